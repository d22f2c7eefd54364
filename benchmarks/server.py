"""Many tables on one core: `python benchmarks/server.py [--tables 500] [--seconds 60]`.

The server runs in a process of its own, with a real database and its bots, all on one core (where the system can pin processes). The
clients, one at each table against a bot, run on the others and answer once a second. Measured is the time from sending an answer to
having the `done` that says it is on disk, the processor time of the server and of its bots for each answer (what bots do in between
included), and their memory for each table. Processor time tells more than the clock on the wall where other work runs beside.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.serving import ONE_ADDRESS, served

SERVER_CORE = 0
WARM_UP = 0.25
"""The share of the time that is not counted: everybody connects, the first turns are played."""


# The server

SETTINGS = {**ONE_ADDRESS, "bot_pace": 0.0, "bot_workers": 1, "bot_reaction_window": 0.0}


def memory_of(pid: int) -> int:
    """The memory in KiB that a process and its children have for themselves alone."""
    total = 0
    for process in (pid, *children_of(pid)):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Clean", "Private_Dirty")):
                total += int(line.split()[1])
    return total


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    others = [Path(path / "children").read_text() for path in Path(f"/proc/{pid}/task").iterdir()]
    return sorted({int(child) for part in (text, *others) for child in part.split()})


# The clients


class Player:
    """One client: answers the open question once a second, and takes the time."""

    def __init__(self, host: str, made: dict[str, Any], lots: Random) -> None:
        self.host, self.made, self.lots = host, made, lots
        self.times: list[float] = []
        self.question: dict[str, Any] | None = None
        self.done = asyncio.Event()
        self.games = 0
        self.refusals = 0

    async def play(self, until: float, counted_from: float) -> None:
        """Play until a time."""
        async with connect(f"ws://{self.host}/ws", max_size=None, open_timeout=60) as connection:
            await connection.send(json.dumps({"type": "hello", "table": self.made["table"], "token": self.made["token"]}))
            reading = asyncio.create_task(self.read(connection))
            try:
                await asyncio.sleep(self.lots.random())  # not all at the same moment
                while time.perf_counter() < until and not reading.done():
                    await self.move(connection, reading, counted_from)
            finally:
                reading.cancel()  # also if the one who plays is: then nobody is left to hear of the closed line

    async def move(self, connection: Any, reading: asyncio.Task[None], counted_from: float) -> None:
        """A second: answer the open question, if there is one, and wait until that is done."""
        tick = time.perf_counter()
        if self.question:
            self.done.clear()
            await connection.send(json.dumps(self.answer(self.question)))
            waiting = asyncio.create_task(self.done.wait())
            await asyncio.wait([waiting, reading], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if tick > counted_from:
                self.times.append(time.perf_counter() - tick)
        await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - tick)))

    async def read(self, connection: Any) -> None:
        """Note what the server sends."""
        async for text in connection:
            if text.startswith(('{"type":"done"', '{"type":"refused"')):
                self.refusals += text.startswith('{"type":"refused"')
                self.done.set()
            elif '"type":"update"' in text or '"type":"snapshot"' in text:
                state = json.loads(text)["state"]
                question = state["question"]
                self.question = question if question and question["number"] else None
                if state["stage"] == "over":
                    self.games += 1
                    return

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


async def measure(host: str, tables: int, seconds: float, pid: int) -> dict[str, float]:
    """Make the tables, play, and sum up."""
    lots = Random(1)
    async with httpx.AsyncClient() as client:
        warm = (await client.post(f"http://{host}/api/tables", content=b"{}")).json()
        await Player(host, warm, lots).play(time.perf_counter() + 3, 0)
        before = memory_of(pid)
        players = []
        began = time.perf_counter()
        for _ in range(tables):
            made = (await client.post(f"http://{host}/api/tables", content=b'{"kingdom": "first-game-2"}')).json()
            players.append(Player(host, made, Random(lots.random())))
    print(f"{tables} tables made in {time.perf_counter() - began:.1f} s", flush=True)
    start = time.perf_counter()
    playing = asyncio.gather(*(player.play(start + seconds, start + seconds * WARM_UP) for player in players))
    await asyncio.sleep(seconds * WARM_UP)
    server, bots = cpu_seconds(pid)
    await asyncio.sleep(max(0.0, start + seconds - 0.1 - time.perf_counter()))
    server, bots = (now - before for now, before in zip(cpu_seconds(pid), (server, bots), strict=True))
    await playing
    after = memory_of(pid)
    times = sorted(value * 1000 for player in players for value in player.times)
    return {
        "tables": tables,
        "answers": len(times),
        "answers_per_second": len(times) / (seconds * (1 - WARM_UP)),
        "p50_ms": statistics.median(times),
        "p95_ms": times[int(len(times) * 0.95)],
        "p99_ms": times[int(len(times) * 0.99)],
        "longest_ms": times[-1],
        "server_cpu_ms_per_answer": 1000 * server / len(times),
        "bots_cpu_ms_per_answer": 1000 * bots / len(times),
        "KiB_per_table": (after - before) / tables,
        "finished_games": sum(player.games for player in players),
        "refusals": sum(player.refusals for player in players),
    }


def main() -> None:
    """Start the server, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    with served(SETTINGS, core=SERVER_CORE) as server:
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - {SERVER_CORE})
        result = asyncio.run(measure(server.host, given.tables, given.seconds, server.pid))
        seconds = sum(cpu_seconds(server.pid))
    for name, value in {**result, "server_cpu_seconds": seconds}.items():
        print(f"{name:>24} {value:10.2f}")


def cpu_seconds(pid: int) -> tuple[float, float]:
    """The time that the server has computed, and its bots."""
    server, *bots = (_ticks(process) / os.sysconf("SC_CLK_TCK") for process in (pid, *children_of(pid)))
    return server, sum(bots)


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


if __name__ == "__main__":
    main()
