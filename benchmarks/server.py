"""Many tables on one core: `python benchmarks/server.py [--tables 500] [--seconds 60] [--every 1] [--workers 4] [--bot master]`.

The server runs in a process of its own, with a real database and its bots, all on one core (where the system can pin processes). The
clients, one at each table against a bot, run on the others and answer once a second. Measured is the time from sending an answer to
having the `done` that says it is on disk, the processor time of the server and of its bots for each answer (what bots do in between
included), and their memory for each table. Processor time tells more than the clock on the wall where other work runs beside.

With `--bot` all tables are against that bot, and what is told is also how long its turns take: from the answer that ends the own turn to
the next question.

With `--workers` several processes serve, with a PostgreSQL database; they, the database and the clients share all cores.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.serving import ANY, ONE_ADDRESS, served
from tests.server.postgres import binaries, running_postgres

SERVER_CORE = 0
WARM_UP = 0.25
"""The share of the time that is not counted: the first turns are played."""

ARRIVING = 50
"""People who come at the same moment. The door lets a quarter of all connections of one address wait before it, and refuses the rest."""

MAKING = 8
"""Tables that are made at the same moment."""


# The server

SETTINGS = {**ONE_ADDRESS, "bot_pace": 0.0, "bot_workers": 1, "bot_reaction_window": 0.0}


def memory_of(pid: int) -> int:
    """The memory in KiB that a process and all that it has started have for themselves alone."""
    total = 0
    for process in family(pid):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Clean", "Private_Dirty")):
                total += int(line.split()[1])
    return total


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    others = [Path(path / "children").read_text() for path in Path(f"/proc/{pid}/task").iterdir()]
    return sorted({int(child) for part in (text, *others) for child in part.split()})


def family(pid: int) -> Iterator[int]:
    """A process, what it has started, and what these have started."""
    yield pid
    for child in children_of(pid):
        yield from family(child)


# The clients


class Shown(msgspec.Struct):
    """What a client has to know of a picture."""

    stage: str
    question: dict[str, Any] | None = None


class Message(msgspec.Struct):
    """A message of the server, as far as it is wanted."""

    type: str
    state: Shown | None = None


MESSAGES = msgspec.json.Decoder(Message)


class Player:
    """One client: answers the open question every so many seconds, and takes the time."""

    def __init__(self, host: str, made: dict[str, Any], lots: Random, every: float = 1.0) -> None:
        self.host, self.made, self.lots, self.every = host, made, lots, every
        self.times: list[float] = []
        self.turns: list[float] = []
        self.sent = 0.0
        self.question: dict[str, Any] | None = None
        self.last = ""
        self.done = asyncio.Event()
        self.games = 0
        self.refusals = 0
        self.lost = 0

    async def play(self, until: float, counted_from: float) -> None:
        """Play until a time."""
        async with self.line() as (connection, reading):
            await self.go_on(connection, reading, until, counted_from)

    @contextlib.asynccontextmanager
    async def line(self) -> Any:
        """Come to the table: the connection, and who reads what comes over it."""
        async with connect(f"ws://{self.host}/ws", max_size=None, open_timeout=60) as connection:
            reading = asyncio.create_task(self.read(connection))
            try:
                await connection.send(json.dumps({"type": "hello", "table": self.made["table"], "token": self.made["token"]}))
                await self.done.wait()
                yield connection, reading
            finally:
                reading.cancel()  # also if the one who plays is: then nobody is left to hear of the closed line

    async def go_on(self, connection: Any, reading: asyncio.Task[None], until: float, counted_from: float) -> None:
        await asyncio.sleep(self.lots.random() * self.every)  # not all at the same moment
        try:
            while time.perf_counter() < until and not reading.done():
                await self.move(connection, reading, counted_from)
        except ConnectionClosed:
            self.lost += 1

    async def move(self, connection: Any, reading: asyncio.Task[None], counted_from: float) -> None:
        """Answer the open question, if there is one, and wait until that is done; then think about the next."""
        tick = time.perf_counter()
        if self.question:
            self.done.clear()
            self.sent = tick if tick > counted_from else 0.0
            await connection.send(json.dumps(self.answer(self.question)))
            waiting = asyncio.create_task(self.done.wait())
            await asyncio.wait([waiting, reading], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if tick > counted_from:
                self.times.append(time.perf_counter() - tick)
        await asyncio.sleep(max(0.0, self.every - (time.perf_counter() - tick)))

    async def read(self, connection: Any) -> None:
        """Note what the server sends."""
        async for text in connection:
            if text.startswith(('{"type":"done"', '{"type":"refused"')):
                self.refusals += text.startswith('{"type":"refused"')
                self.done.set()
            elif state := MESSAGES.decode(text).state:
                self.show(state.question if state.question and state.question["number"] else None)
                if state.stage == "over":
                    self.games += 1
                    return

    def show(self, question: dict[str, Any] | None) -> None:
        """Take the question that is shown now. If it is the first of a turn, the others have had theirs."""
        if question and question["id"] in ("action", "treasure") and self.last == "buy" and self.sent:
            self.turns.append(time.perf_counter() - self.sent)
        self.question, self.last = question, question["id"] if question else self.last

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The Treasures together, the first Action, something to buy."""
        if question["id"] == "treasure":
            return {"type": "play_treasures", "question": question["number"], "number": 1}
        cards = question["cards"]
        wanted = [card for card in ("province", "gold", "smithy", "militia", "silver") if card in cards]
        if question["id"] == "buy":
            return {"type": "answer", "question": question["number"], "cards": wanted[:1], "number": 1}
        needed = question["remaining"] if not question["may_pass"] and question["source"] == "hand" else 1
        return {"type": "answer", "question": question["number"], "cards": (cards * needed)[:1] if needed == 1 else cards[:1], "number": 1}


def table_against(bot: str) -> dict[str, Any]:
    """A new table, against the usual bot unless another one is named."""
    seats = {"seats": [{"kind": "person"}, {"kind": "bot", "bot": bot}]} if bot else {}
    return {"kingdom": "first-game-2", **seats}


async def made(host: str, given: argparse.Namespace) -> list[Player]:
    """Make the tables."""
    players: list[Player] = []
    lots = Random(2)

    async def make(client: httpx.AsyncClient) -> None:
        while len(players) < given.tables:
            place = len(players)
            players.append(Player(host, {}, Random(lots.random()), given.every))
            response = await client.post(f"http://{host}/api/tables", json=table_against(given.bot))
            players[place].made = response.raise_for_status().json()

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(make(client) for _ in range(MAKING)))
    return players


async def measure(host: str, given: argparse.Namespace, pid: int) -> dict[str, float]:
    """Make the tables, let everybody come, play, and sum up."""
    async with httpx.AsyncClient() as client:
        warm = (await client.post(f"http://{host}/api/tables", content=b"{}")).json()
    await Player(host, warm, Random(1)).play(time.perf_counter() + 3, 0)
    before, began = memory_of(pid), time.perf_counter()
    players = await made(host, given)
    print(f"{given.tables} tables made in {time.perf_counter() - began:.1f} s", flush=True)
    began, door = time.perf_counter(), asyncio.Semaphore(ARRIVING)
    everybody_is_here: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    here = 0

    async def play(player: Player) -> None:
        nonlocal here
        async with contextlib.AsyncExitStack() as stack:
            async with door:
                connection, reading = await stack.enter_async_context(player.line())
            here += 1
            if here == len(players):
                everybody_is_here.set_result(time.perf_counter())
            start = await asyncio.shield(everybody_is_here)
            await player.go_on(connection, reading, start + given.seconds, start + given.seconds * WARM_UP)

    late: list[float] = []
    watching = asyncio.create_task(note_lateness(late))
    playing = asyncio.gather(*(play(player) for player in players))
    waiting: list[asyncio.Future[Any]] = [everybody_is_here, playing]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    print(f"all came in {time.perf_counter() - began:.1f} s", flush=True)
    await asyncio.sleep(given.seconds * WARM_UP)
    earlier = cpu_seconds(pid, given.workers)
    await asyncio.sleep(max(0.0, given.seconds * (1 - WARM_UP) - 0.1))
    server, bots = (now - then for now, then in zip(cpu_seconds(pid, given.workers), earlier, strict=True))
    after = memory_of(pid)
    await playing
    watching.cancel()
    lateness = 1000 * sorted(late)[int(len(late) * 0.99)]
    memory = {"memory_MiB": after / 1024} if given.bot else {}
    return {**summed_up(players, given, server, bots, after - before), **bot_turns(players), **memory, "clients_late_p99_ms": lateness}


async def note_lateness(late: list[float]) -> None:
    """How much later than wanted the clients themselves wake up: where that is much, they are what is measured."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.02)
        late.append(time.perf_counter() - began - 0.02)


def summed_up(players: Sequence[Player], given: argparse.Namespace, server: float, bots: float, memory: int) -> dict[str, float]:
    times = sorted(value * 1000 for player in players for value in player.times)
    return {
        "tables": given.tables,
        "answers": len(times),
        "answers_per_second": len(times) / (given.seconds * (1 - WARM_UP)),
        "p50_ms": statistics.median(times),
        "p95_ms": times[int(len(times) * 0.95)],
        "p99_ms": times[int(len(times) * 0.99)],
        "longest_ms": times[-1],
        "server_cpu_ms_per_answer": 1000 * server / len(times),
        "bots_cpu_ms_per_answer": 1000 * bots / len(times),
        "KiB_per_table": memory / given.tables,
        "finished_games": sum(player.games for player in players),
        "refusals": sum(player.refusals for player in players),
        "lines_lost": sum(player.lost for player in players),
        "load": os.getloadavg()[0],
    }


def bot_turns(players: Sequence[Player]) -> dict[str, float]:
    """How long people wait for the turns of the others."""
    times = sorted(value * 1000 for player in players for value in player.turns)
    if not times:
        return {}
    return {"bot_turns": len(times), "bot_turn_p50_ms": statistics.median(times), "bot_turn_p99_ms": times[int(len(times) * 0.99)]}


@contextlib.contextmanager
def database(workers: int) -> Iterator[dict[str, object]]:
    """The settings of several processes, and a database for them; nothing for one."""
    programs = binaries() if workers else None
    if workers and programs is None:
        raise SystemExit("PostgreSQL is not installed (Debian: `apt install postgresql`)")
    if programs is None:
        yield {}
        return
    with running_postgres(programs) as postgres:
        yield {"workers": workers, "database": postgres.address}


def main() -> None:
    """Start the server, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=1.0, help="seconds from one answer to the next")
    parser.add_argument("--bot", default="", help="the opponent at all tables")
    parser.add_argument("--workers", type=int, default=0, help="processes that serve, with PostgreSQL; 0: one, with a file")
    given = parser.parse_args()
    core = ANY if given.workers else SERVER_CORE
    with database(given.workers) as more, served({**SETTINGS, **more}, core=core) as server:
        if core != ANY and hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - {SERVER_CORE})
        result = asyncio.run(measure(server.host, given, server.pid))
        seconds = sum(cpu_seconds(server.pid, given.workers))
    for name, value in {**result, "server_cpu_seconds": seconds}.items():
        print(f"{name:>24} {value:10.2f}")


def cpu_seconds(pid: int, workers: int = 0) -> tuple[float, float]:
    """The time that the server has computed, all of its processes together, and its bots."""
    children = children_of(pid) if workers else []  # the template, and what helps Python
    serving = [pid, *children, *(copy for child in children for copy in children_of(child))]
    rest = set(family(pid)) - set(serving)
    return sum(map(_seconds, serving)), sum(map(_seconds, rest))


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
