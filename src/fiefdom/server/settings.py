"""How a server behaves; the defaults are for friends around one machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fiefdom.game.threads import cores


@dataclass(frozen=True)
class Settings:
    """Limits and times. Times are in seconds."""

    data: Path | None = None
    """The folder of the database; None keeps everything in memory."""

    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect, such as `https://games.example.org`; the server's own always may."""

    hosts: tuple[str, ...] = ()
    """Names under which browsers reach the server, such as `games.example.org` or `*.example.org`; `*` is any. Addresses in digits, the
    names of this machine and those in `origins` are known anyway."""

    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    programs: tuple[str, ...] = ()
    """Bots of the operator's own that may be seated, such as `cmd:./mybot`; they run with the rights of the server."""

    bot_pace: float = 0.45
    """The pause after what a bot does, so that people can follow."""

    bot_budget: float = 20.0
    """The longest a bot may think about one answer; then a simple one answers for it."""

    bot_workers: int = field(default_factory=lambda: max(1, min(4, cores() - 1)))
    """Processes in which bots think."""

    reaction_window: float = 4.0
    """How long people have to reveal a Reaction when somebody else would notice that they think."""

    bot_reaction_window: float = 0.4
    """The same for bots."""

    vote_time: float = 30.0
    requests_per_turn: int = 2

    grace_time: float = 60.0
    """How long whoever has lost the connection is waited for: until then their vote is needed, and nobody takes their seat."""

    largest_message: int = 16 * 1024
    largest_record: int = 200_000
    message_rate: float = 20.0
    message_burst: int = 60
    """Messages a second from one connection, and how many at once. What is more work counts as several (`connection.PRICES`)."""

    busy_connections: int = 10
    """How many connections of one address may be as busy as that at the same time."""

    most_waiting: int = 500_000
    """Bytes that may wait for a client that does not read; then it is let go."""

    tables_per_minute: int = 30
    """New tables, joins and uploads from one address."""

    request_rate: float = 100.0
    request_burst: int = 2000
    """Requests a second from one address, and how many at once; a page is some thirty."""

    work_rate: float = 0.25
    work_burst: float = 10.0
    """Seconds of work for replays and stored tables that one address may ask for, each second, and at once."""

    connections_per_address: int = 64
    """Sockets at tables from one address."""

    requests_per_address: int = 256
    """Requests of one address that are answered at the same time, and connections of it that wait to be asked something."""

    most_connections: int = 5000
    most_tables: int = 5000
    """Tables in memory; others come back when they are asked for."""

    header_time: float = 10.0
    """How long a connection may take to ask for something."""

    request_time: float = 120.0
    """How long a request may take to arrive, and its answer to be taken."""

    hello_time: float = 10.0
    close_time: float = 5.0
    """How long a client may take to read what it is sent last."""

    idle_time: float = 600.0
    """How long a table stays in memory that nobody is connected to."""

    keep_days: float = 90.0
    """How long games are kept that nobody touches."""
