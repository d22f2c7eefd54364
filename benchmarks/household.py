"""A house to be tormented: the processes of `fiefdom serve --workers N`, their database, the lines between them, and all that can happen.

`python -m benchmarks.household serve …` is `fiefdom serve …` with a broken fence, for whoever wants to see that this is noticed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias, get_args
from unittest import mock

from fiefdom.server import leases
from fiefdom.server.database import database_at
from tests.server.postgres import Postgres

Fault: TypeAlias = Literal["kill", "freeze", "restart", "cut", "roll"]
FAULTS: tuple[Fault, ...] = get_args(Fault)
"""What can happen: a process is killed or frozen, the database restarted, all lines cut, all processes replaced one by one."""

FROZEN = 10.0

MANY = "1000000"
LIMITS = [
    word
    for name in (
        *("connections-per-address", "requests-per-address", "busy-connections", "tables-per-minute", "request-rate"),
        *("request-burst", "work-burst", "message-rate", "message-burst"),
    )
    for word in (f"--{name}", MANY)
]
"""All people come from one address."""


class Link:
    """A way to one process that others take, and that can be cut."""

    def __init__(self, address: str) -> None:
        self.host, _, self.port = address.partition(":")
        self.server: asyncio.Server
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return f"127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(self.host, int(self.port))
        except OSError:  # nobody is there any more
            writer.transport.abort()
            self.server.close()
            return
        self._writers |= {writer, back}
        with contextlib.suppress(asyncio.CancelledError):  # which is the end of everything
            await asyncio.gather(self._copy(reader, back), self._copy(there, writer))
        self._writers -= {writer, back}

    async def _copy(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    def cut(self) -> int:
        """Cut all lines; how many."""
        number = len(self._writers) // 2
        for writer in list(self._writers):
            writer.transport.abort()
        return number


def spawned_by(pid: int) -> list[int]:
    """What a process of Python has started of its own kind, or forked; not what helps Python itself."""
    found = []
    with contextlib.suppress(OSError):  # what is gone has started nothing
        for path in Path(f"/proc/{pid}/task").iterdir():
            for child in (path / "children").read_text().split():
                with contextlib.suppress(OSError):
                    if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                        found.append(int(child))
    return found


class Household:
    """The processes, their database, and all that can happen to them."""

    def __init__(self, workers: int, postgres: Postgres, folder: Path, lots: Random, *, fenced: bool = True) -> None:
        command = [sys.executable, "-m", "fiefdom" if fenced else "benchmarks.household", "serve", "--port", "0", "--data", str(folder)]
        command += ["--no-open", "--lang", "en", "--workers", str(workers), "--database", postgres.address, *LIMITS]
        command += ["--bot-pace", "0", "--bot-workers", "1", "--reaction-window", "0.2", "--bot-reaction-window", "0.05"]
        self.log = (folder / "log").open("w+b")
        self.parent = subprocess.Popen(command, stderr=self.log)
        self.postgres, self.lots, self.workers = postgres, lots, workers
        self.links: dict[str, Link] = {}
        self.cut_lines = 0
        self.database_away: list[float] = []
        """Seconds for which nobody could have answered."""
        self._freezing: asyncio.Task[None] | None = None

    def logged(self) -> str:
        return Path(self.log.name).read_text(encoding="utf-8")

    async def ready(self) -> str:
        """Where it listens, as soon as it does."""
        while not (found := re.search(r"http://([\d.]+:\d+)/", self.logged())):
            if self.parent.poll() is not None:
                raise SystemExit(f"the house did not start\n{self.logged()}")
            await asyncio.sleep(0.1)
        return found[1]

    def processes(self) -> list[int]:
        """Those that serve: the copies of the template."""
        return [copy for template in spawned_by(self.parent.pid) for copy in spawned_by(template)]

    async def watch(self) -> None:
        """Let all lines between processes lead through links of our own."""
        while True:
            with contextlib.suppress(Exception):  # the database is away now and then
                await asyncio.to_thread(self._look)
                for process, link in list(self.links.items()):
                    if not hasattr(link, "server"):
                        address = await link.open()
                        await asyncio.to_thread(self._lead, process, address)
            await asyncio.sleep(0.3)

    def _look(self) -> None:
        with contextlib.closing(database_at(self.postgres.address, None, "looking")) as database:
            for each in leases.neighbours(database):
                self.links.setdefault(each.id, Link(each.address))

    def _lead(self, process: str, address: str) -> None:
        with contextlib.closing(database_at(self.postgres.address, None, "looking")) as database:
            database.execute("UPDATE processes SET address = ? WHERE id = ?", (address, process))

    # What can happen

    async def kill(self) -> None:
        while not (processes := self.processes()):  # a parent replaces one that died at once only after a moment
            await asyncio.sleep(0.1)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.lots.choice(processes), signal.SIGKILL)

    async def freeze(self) -> None:
        """Freeze a process; what comes next happens meanwhile, but one is frozen at a time."""
        await self.thaw()
        self._freezing = asyncio.create_task(self._freeze(self.lots.choice(self.processes())))

    async def _freeze(self, victim: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(victim, signal.SIGSTOP)
            await asyncio.sleep(FROZEN)
            os.kill(victim, signal.SIGCONT)

    async def thaw(self) -> None:
        """Wait until nobody is frozen any more."""
        if self._freezing:
            await self._freezing

    async def restart(self) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.postgres.stop, self.lots.choice(("fast", "immediate")))
        await asyncio.sleep(self.lots.random() * 2)
        await asyncio.to_thread(self.postgres.start)
        self.database_away.append(round(time.monotonic() - began, 1))

    async def cut(self) -> None:
        for link in self.links.values():
            self.cut_lines += link.cut()

    async def roll(self) -> None:
        self.parent.send_signal(signal.SIGHUP)

    def end(self) -> None:
        self.parent.terminate()
        try:
            self.parent.wait(60)
        except subprocess.TimeoutExpired:
            self.parent.kill()


# The same without a fence


def break_the_fence() -> None:
    """Let a process write to tables, and show them, whoever has taken them since."""
    mock.patch("fiefdom.server.storage.lost_tables", return_value=set()).start()
    mock.patch("fiefdom.server.leases.lost_lately", return_value=set()).start()
    mock.patch("fiefdom.server.house.House.look_at_the_clock").start()


if __name__ in ("__main__", "__mp_main__"):  # the parent, and the processes that it starts
    break_the_fence()

if __name__ == "__main__":
    from fiefdom.cli.main import main

    sys.exit(main())
