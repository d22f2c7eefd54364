"""All limits of a server in one place: whose they are, and how whoever comes to one is refused.

The numbers are settings. `docs/reference/limits.md` is held against this list.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class Limit(NamedTuple):
    """A setting that keeps somebody from spoiling it for the others. Of a code that is empty nobody hears: they wait, or are let go.

    In a house what holds of an address holds in all processes together; of the `machine`, its processes have equal shares.
    """

    setting: str
    of: Literal["connection", "address", "process", "machine", "server"]
    code: str


LIMITS = (
    Limit("largest_message", "connection", "too-large"),
    Limit("largest_record", "connection", "too-large"),
    Limit("message_rate", "connection", "too-fast.too-many-messages"),
    Limit("message_burst", "connection", "too-fast.too-many-messages"),
    Limit("most_waiting", "connection", "too-slow"),
    Limit("header_time", "connection", "too-slow"),
    Limit("request_time", "connection", ""),
    Limit("hello_time", "connection", "no-hello"),
    Limit("close_time", "connection", ""),
    Limit("busy_connections", "address", "too-fast.too-many-messages"),
    Limit("connections_per_address", "address", "too-fast.too-many-connections"),
    Limit("requests_per_address", "address", "too-fast.too-many-requests"),
    Limit("request_rate", "address", "too-fast.too-many-requests"),
    Limit("request_burst", "address", "too-fast.too-many-requests"),
    Limit("tables_per_minute", "address", "too-fast.too-many-tables"),
    Limit("work_rate", "address", "too-fast.too-much-work"),
    Limit("work_burst", "address", "too-fast.too-much-work"),
    Limit("study_rate", "address", "too-fast.too-much-study"),
    Limit("study_burst", "address", "too-fast.too-much-study"),
    Limit("studies_per_address", "address", "too-fast.too-much-study"),
    Limit("lab_rate", "address", "too-fast.too-many-experiments"),
    Limit("lab_burst", "address", "too-fast.too-many-experiments"),
    Limit("experiments_per_address", "address", "too-fast.too-many-experiments"),
    Limit("most_connections", "process", "busy.no-place-connection"),
    Limit("most_tables", "process", "busy.no-place-table"),
    Limit("most_studies", "machine", "busy"),
    Limit("most_experiments", "machine", "busy"),
    Limit("study_rollouts", "server", ""),
    Limit("lab_games", "server", ""),
    Limit("lab_seconds", "server", ""),
    Limit("bot_budget", "server", ""),
    Limit("bot_patience", "server", ""),
    Limit("bot_breeding", "server", ""),
)
