"""What the server refuses: a code for programs, and words for people in their language."""

from __future__ import annotations

import math
from typing import Any

from msgspec import Struct

from fiefdom.errors import FiefdomError, Speaker, Words

STATUS = {
    "unknown-table": 404,
    "unknown-address": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "too-fast": 429,
    "too-large": 413,
    "token": 403,
    "wrong-origin": 403,
    "banned": 403,
    "unknown-host": 421,
    "busy": 503,
    "storage": 503,
    "server-error": 500,
}
"""The HTTP status of the kinds of refusals; 400 of all others."""

AS_AN_EXCEPTION = {"server-error.setting-up": 503}
"""Other ones: nothing is wrong where another process is about to take a table."""


RETRY = {"too-slow": 1, "too-fast": 5, "busy": 10, "storage": 3, "server-error": 1}
"""Seconds to wait after a refusal that time can mend, where nobody knows better."""

WORTH_SAYING = 2
"""Seconds from which on people are told how long to wait."""


class Refused(FiefdomError):
    """A message or a request that the server does not carry out; its code says of which kind it is: `not-now.not-begun`.

    `retry` is the seconds after which it is worth trying again; 0 where waiting does not help.
    """

    def __init__(self, code: str, **values: Any) -> None:
        kind, _, key = code.partition(".")
        super().__init__(key, **values)
        self.kind = kind
        self.status = AS_AN_EXCEPTION.get(code, STATUS.get(kind, 400))
        self.is_timed = False
        self.retry = RETRY.get(kind, 0)

    def until(self, seconds: float) -> Refused:
        """The same, when it is known how long to wait."""
        self.is_timed, self.retry = True, max(1, math.ceil(seconds))
        return self

    def words(self, speaker: Speaker) -> Words:
        """What happened, and what to do about it: to wait, mostly, and for how long."""
        message, hint = super().words(speaker)
        if self.is_timed and self.retry >= WORTH_SAYING:
            hint = speaker.says("error-retry", {"seconds": self.retry})
        return Words(message, hint)


class Refusal(Struct, kw_only=True):
    """What every failed HTTP request is answered with. `retry` is the seconds after which it is worth trying again; 0 if that is no use."""

    code: str
    message: str
    hint: str = ""
    retry: int = 0
    values: dict[str, str | int | list[str]] = {}


def retry_of(problem: FiefdomError) -> int:
    """After how many seconds it is worth trying again; 0 if that does not help."""
    return problem.retry if isinstance(problem, Refused) else 0
