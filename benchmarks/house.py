"""Several processes on PostgreSQL while everything goes wrong: `python -m benchmarks.house [--workers 4] [--tables 200] [--kills 500] …`.

The processes of `fiefdom serve --workers N` are killed (`kill -9`), frozen (SIGSTOP, ten seconds later SIGCONT), the database is restarted,
and the lines between processes are cut, in an order drawn by lot, while people play at all tables and come back as browsers do. At the
end everybody gives one more answer, and the history of what all of them did and saw is held against what is stored
(`tests/server/history.py`). The exit code is 1 if anything is lost, doubled or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx

from fiefdom.server import leases
from fiefdom.server.database import Database, database_at
from tests.server.history import History, SeatAt, Witness, problems
from tests.server.postgres import Postgres, binaries, running_postgres

KINGDOM = "Militia, Moat, Witch, Village, Smithy, Market, Workshop, Cellar, Remodel, Mine"
FROZEN = 10.0
STUCK = 60.0
"""Seconds after the last fault in which everybody must have given one more answer."""

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


class Household:
    """The processes, their database, and all that can happen to them."""

    def __init__(self, workers: int, postgres: Postgres, folder: Path, lots: Random) -> None:
        command = [sys.executable, "-m", "fiefdom", "serve", "--port", "0", "--data", str(folder), "--no-open", "--lang", "en"]
        command += ["--workers", str(workers), "--database", postgres.address, "--bot-pace", "0", "--bot-workers", "1", *LIMITS]
        command += ["--reaction-window", "0.2", "--bot-reaction-window", "0.05", "--study-workers", "1"]
        self.log = (folder / "log").open("w+b")
        self.parent = subprocess.Popen(command, stderr=self.log)
        self.postgres, self.lots, self.workers = postgres, lots, workers
        self.links: dict[str, Link] = {}
        self.cut_lines = 0

    async def ready(self) -> str:
        """Where it listens, as soon as it does."""
        while True:
            found = re.search(rb"http://([\d.]+:\d+)/", Path(self.log.name).read_bytes())
            if found:
                return found[1].decode()
            await asyncio.sleep(0.1)

    def processes(self) -> list[int]:
        found = []
        for path in Path(f"/proc/{self.parent.pid}/task").iterdir():
            for child in (path / "children").read_text().split():
                with contextlib.suppress(OSError):
                    if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                        found.append(int(child))
        return found

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
        os.kill(self.lots.choice(self.processes()), signal.SIGKILL)

    async def freeze(self) -> None:
        victim = self.lots.choice(self.processes())
        os.kill(victim, signal.SIGSTOP)
        await asyncio.sleep(FROZEN)
        with contextlib.suppress(ProcessLookupError):
            os.kill(victim, signal.SIGCONT)

    async def restart(self) -> None:
        await asyncio.to_thread(self.postgres.stop, self.lots.choice(("fast", "immediate")))
        await asyncio.sleep(self.lots.random() * 2)
        await asyncio.to_thread(self.postgres.start)

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


async def people(host: str, tables: int, history: History, think: float) -> AsyncIterator[Witness]:
    """Two people at every other table, one and a bot at the others."""
    async with httpx.AsyncClient(timeout=60) as client:
        for number in range(tables):
            seats: list[dict[str, Any]] = [{"name": "P0x0"}, {} if number % 2 else {"kind": "bot"}]
            made = (await client.post(f"http://{host}/api/tables", json={"kingdom": KINGDOM, "seats": seats})).json()
            yield Witness(history, host, SeatAt(made["table"], made["seat"]), made["token"], number, think)
            for invitation in made["invitations"]:
                wish = {"invitation": invitation["token"], "name": "P1x0"}
                joined = (await client.post(f"http://{host}/api/tables/{made['table']}/join", json=wish)).json()
                yield Witness(history, host, SeatAt(made["table"], joined["seat"]), joined["token"], number + tables, think)


async def trouble(given: argparse.Namespace, house: Household) -> None:
    """Everything that was ordered, in an order drawn by lot."""
    kinds = {"kill": given.kills, "freeze": given.freezes, "restart": given.restarts, "cut": given.cuts, "roll": given.rolls}
    order = [kind for kind, number in kinds.items() for _ in range(number)]
    house.lots.shuffle(order)
    for number, kind in enumerate(order, 1):
        await asyncio.sleep(given.pause * (0.5 + house.lots.random()))
        print(f"\r{number}/{len(order)} {kind:<10}", end="", file=sys.stderr, flush=True)
        await getattr(house, kind)()
    print(file=sys.stderr)


async def play(given: argparse.Namespace, house: Household, history: History) -> dict[str, float]:
    """Let people play through it all; the numbers."""
    host = await house.ready()
    watching = asyncio.create_task(house.watch())
    await asyncio.sleep(1)
    everybody: list[Witness] = []
    ends: list[asyncio.Event] = []
    tasks: list[asyncio.Task[None]] = []

    async def seat(witness: Witness) -> None:
        everybody.append(witness)
        ends.append(asyncio.Event())
        tasks.append(asyncio.create_task(witness.live(ends[-1])))

    async for witness in people(host, given.tables, history, given.think):
        await seat(witness)
    began = time.monotonic()
    await trouble(given, house)
    before = [witness.answers for witness in everybody]
    stuck = set(range(len(before)))
    until = time.monotonic() + STUCK
    while stuck and time.monotonic() < until:
        stuck = {place for place in stuck if everybody[place].answers == before[place] and not everybody[place].is_over}
        await asyncio.sleep(0.1)
    for place in sorted(stuck):
        print(f"stuck: {everybody[place].who} after {everybody[place].answers} answers; {everybody[place].shown}")
    for end in ends:
        end.set()
    await asyncio.wait(tasks, timeout=30)
    watching.cancel()
    away = sorted(seconds for witness in everybody for seconds in witness.away)
    fates = Counter(deed.fate for deed in history.deeds)
    return {
        "seconds": time.monotonic() - began,
        "answers_confirmed": sum(witness.answers for witness in everybody),
        "deeds_confirmed": fates["done"],
        "deeds_refused": fates["refused"],
        "deeds_unknown": fates["unknown"],
        "games_over": sum(witness.is_over for witness in everybody),
        "lines_cut": house.cut_lines,
        "lines_lost": len(away),
        "back_p50_s": away[len(away) // 2] if away else 0,
        "back_p99_s": away[int(len(away) * 0.99)] if away else 0,
        "back_longest_s": away[-1] if away else 0,
        "people_stuck": len(stuck),
    }


def stored(address: str) -> contextlib.closing[Database]:
    return contextlib.closing(database_at(address, None, "looking"))


def main() -> int:
    """Start the database and the processes, let it happen, check, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--restarts", type=int, default=50)
    parser.add_argument("--freezes", type=int, default=50)
    parser.add_argument("--cuts", type=int, default=20)
    parser.add_argument("--rolls", type=int, default=2, help="rolling restarts")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two faults, on average")
    parser.add_argument("--think", type=float, default=1.0, help="seconds that people think")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    programs = binaries()
    if programs is None:
        raise SystemExit("PostgreSQL is not installed (Debian: `apt install postgresql`)")
    history = History()
    with running_postgres(programs) as postgres, tempfile.TemporaryDirectory() as folder:
        house = Household(given.workers, postgres, Path(folder), Random(given.seed))
        try:
            result = asyncio.run(play(given, house, history))
        finally:
            house.end()
        with stored(postgres.address) as database:
            wrong = problems(history, database)
        if wrong:
            print(Path(house.log.name).read_text(encoding="utf-8")[-5000:], file=sys.stderr)
    for name, value in {**result, "problems": len(wrong)}.items():
        print(f"{name:>20} {value:10.2f}")
    for problem in wrong[:20]:
        print(problem)
    return 1 if wrong or result["people_stuck"] else 0


if __name__ == "__main__":
    sys.exit(main())
