"""How a server behaves; the defaults are for friends around one machine. The messages `help-serve-…` say what each setting is about."""

from __future__ import annotations

import functools
import ipaddress
import re
import urllib.parse
from dataclasses import dataclass
from pathlib import Path

from fiefdom.errors import BadPath, BadUsage
from fiefdom.game.engines import cores
from fiefdom.options import check, option
from fiefdom.server.pace import PATIENCE

DAY = 86_400
seconds = functools.partial(option, low=0, high=DAY, metavar="SECONDS")
number = functools.partial(option, low=1, high=10**9, metavar="N")
rate = functools.partial(option, low=0, high=10**9, metavar="N")


def origin(text: str) -> str:
    """An address under which the pages are reached, as browsers name it: without a path."""
    parts = urllib.parse.urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise BadPath("origin", text=text)
    return text.rstrip("/")


def host(name: str) -> str:
    """A name under which the pages are reached: without `https://` and without a port; `*.example.org` and `*` are patterns."""
    if not re.fullmatch(r"\*|(\*\.)?[\w-]+(\.[\w-]+)*", name):
        raise BadPath("server-name", name=name)
    return name


def proxy(address: str) -> str:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        raise BadPath("proxy", address=address) from None
    return address


def address(text: str) -> str:
    """An address of this machine, in digits."""
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise BadPath("private-address", address=text) from None


def database(address: str) -> str:
    """The address of a PostgreSQL database."""
    if urllib.parse.urlsplit(address).scheme not in ("postgresql", "postgres"):
        raise BadPath("database-address", text=address)
    return address


@dataclass(frozen=True)
class Settings:
    """Limits and times. Times are in seconds. All of them are options of `fiefdom serve`."""

    data: Path | None = option(None, metavar="DIR")  # None keeps everything in memory
    database: str | None = option(None, metavar="URL", read=database)  # otherwise a file in the folder
    workers: int = option(0, low=0, high=64, metavar="N")  # 0: one process that has the database alone
    private_address: str = option("127.0.0.1", metavar="ADDRESS", read=address)
    origins: tuple[str, ...] = option((), flag="origin", metavar="URL", read=origin)
    hosts: tuple[str, ...] = option((), flag="allow-host", metavar="NAME", read=host)
    proxies: tuple[str, ...] = option(("127.0.0.1", "::1"), flag="proxy", metavar="ADDRESS", read=proxy)
    watchers: tuple[str, ...] = option(("127.0.0.1", "::1"), flag="metrics-for", metavar="ADDRESS", read=proxy)
    log: str = option("text", choices=("text", "json"))
    programs: tuple[str, ...] = option((), flag="bot", metavar="COMMAND", read=str.strip)

    printed_cards_only: bool = option(default=False)  # otherwise tables may have own cards

    bot_pace: float = seconds(0.45)
    bot_budget: float = seconds(20.0)
    bot_patience: float = seconds(PATIENCE)
    bot_breeding: float = seconds(10.0)
    bot_workers: int = option(factory=lambda: max(1, min(4, cores() - 1)), low=1, high=256, metavar="N")
    reaction_window: float = seconds(4.0)
    bot_reaction_window: float = seconds(0.4)
    vote_time: float = seconds(30.0)
    requests_per_turn: int = number(2)
    grace_time: float = seconds(60.0)
    absence_time: float = seconds(120.0)

    largest_message: int = number(16 * 1024)
    largest_record: int = number(200_000)
    message_rate: float = rate(20.0)  # what is more work counts as several (`connection.PRICES`)
    message_burst: int = number(60)
    busy_connections: int = number(10)
    most_waiting: int = number(500_000)
    tables_per_minute: int = number(30)
    request_rate: float = rate(100.0)
    request_burst: int = number(2000)
    work_rate: float = rate(0.25)
    work_burst: float = rate(10.0)
    study_workers: int = option(factory=lambda: max(1, min(4, cores() // 2)), low=1, high=256, metavar="N")
    study_rollouts: int = option(2000, low=1, high=100_000, metavar="N")
    study_rate: float = rate(0.2)
    study_burst: float = rate(120.0)
    studies_per_address: int = number(4)
    most_studies: int = number(64)
    lab_workers: int = option(factory=lambda: max(1, min(4, cores() // 2)), low=0, high=256, metavar="N")  # 0 closes the lab
    lab_games: int = number(120_000)
    lab_seconds: int = option(300, low=1, high=3_600, metavar="SECONDS")
    lab_rate: float = rate(0.5)
    lab_burst: float = rate(600.0)
    experiments_per_address: int = number(16)
    most_experiments: int = number(128)
    connections_per_address: int = number(64)
    requests_per_address: int = number(256)
    most_connections: int = number(5000)
    most_tables: int = number(5000)

    header_time: float = seconds(10.0)
    request_time: float = seconds(120.0)
    hello_time: float = seconds(10.0)
    close_time: float = seconds(5.0)
    idle_time: float = seconds(600.0)
    keep_days: float = option(90.0, low=0, high=36_500, metavar="DAYS")

    def __post_init__(self) -> None:
        check(self)
        if self.workers and not self.database:
            raise BadUsage("option-needs", option="--workers", other="--database")
