"""Somebody types in the lab while others play: `python benchmarks/lab.py [--tables 100] [--keys 60]`.

The server runs in a process of its own with its bots and the processes of the lab, as `fiefdom serve` starts them, on all cores. At each
table a client answers once a second, as in `server.py`. Meanwhile somebody changes a number in a strategy again and again, has the text
checked as the page does, and starts the match anew. Measured are the times from the key to what is wrong with the text and to the first
numbers, the pauses between the numbers after that, and the answers of the tables.
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
from benchmarks.server import Player
from benchmarks.serving import MANY, ONE_ADDRESS, served

TEXT = "Province if money > {n}\nDuchy if left(Province) <= 4\nGold\nVillage if count(Village) < 3\nSmithy if count(Smithy) < {m}\nSilver"
OTHER = "Province if money > 18\nDuchy if left(Province) <= 4\nEstate if left(Province) <= 2\nGold\nMilitia if count(Militia) < 2\nSilver"

WATCHED = 1.5
"""Seconds that somebody looks at the numbers before typing on."""


class Typist:
    """Somebody at the lab."""

    def __init__(self, host: str, keys: int) -> None:
        self.host, self.keys = host, keys
        self.checked: list[float] = []
        self.first: list[float] = []
        self.pauses: list[float] = []

    async def type(self) -> None:
        """Change the text, look, change it again."""
        async with httpx.AsyncClient() as client, connect(f"ws://{self.host}/ws/work", max_size=None) as line:
            await client.get(f"http://{self.host}/api/lab")
            await asyncio.sleep(3)  # whoever comes to the lab looks around first
            for key in range(self.keys):
                text = TEXT.format(n=10 + key % 9, m=1 + key % 5)
                began = time.perf_counter()
                await client.post(f"http://{self.host}/api/strategies/check", content=json.dumps({"text": text}))
                self.checked.append(time.perf_counter() - began)
                work = {"kind": "match", "strategies": [text, OTHER], "kingdom": "First Game"}
                await line.send(json.dumps({"type": "start", "job": f"match {key}", "of": work}))
                await self.look(line, f"match {key}", began)
                await line.send(json.dumps({"type": "stop", "job": f"match {key}"}))

    async def look(self, line: Any, job: str, began: float) -> None:
        """Take the time of what comes, until all is there or enough was seen."""
        last = 0.0
        while time.perf_counter() < began + WATCHED:
            message = json.loads(await line.recv())
            if message["job"] != job or not message.get("match"):
                continue
            now = time.perf_counter()
            (self.pauses if last else self.first).append(now - (last or began))
            last = now
            if message["is_finished"]:
                return


async def measure(host: str, tables: int, keys: int) -> dict[str, float]:
    """Make the tables, let all of them play, and type."""
    lots = Random(1)
    async with httpx.AsyncClient() as client:
        made = [(await client.post(f"http://{host}/api/tables", content=b'{"kingdom": "first-game-2"}')).json() for _ in range(tables)]
    players = [Player(host, each, Random(lots.random())) for each in made]
    start = time.perf_counter()
    playing = asyncio.gather(*(player.play(start + 3600, start + 3) for player in players))
    typist = Typist(host, keys)
    await typist.type()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    answers = sorted(value for player in players for value in player.times) or [0.0]
    return {
        "tables": tables,
        "load": os.getloadavg()[0],
        "answers of tables": len(answers),
        "answers, p50 ms": 1000 * statistics.median(answers),
        "answers, p99 ms": 1000 * answers[int(len(answers) * 0.99)],
        **told("checked", typist.checked),
        **told("first numbers", typist.first),
        **told("pauses after", typist.pauses),
    }


def told(name: str, times: list[float]) -> dict[str, float]:
    """The middle and the end of some times, in milliseconds."""
    ordered = sorted(times) or [0.0]
    return {
        f"{name}, p50 ms": 1000 * statistics.median(ordered),
        f"{name}, p95 ms": 1000 * ordered[int(len(ordered) * 0.95)],
        f"{name}, longest ms": 1000 * ordered[-1],
    }


def main() -> None:
    """Start the server, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--keys", type=int, default=60)
    given = parser.parse_args()
    with served({**ONE_ADDRESS, "lab_burst": MANY}) as server:
        result = asyncio.run(measure(server.host, given.tables, given.keys))
    for name, value in result.items():
        print(f"{name:>28} {value:10.1f}")


if __name__ == "__main__":
    main()
