"""Studies beside a table: `python benchmarks/server_studies.py [--studies 20] [--tables 4] [--seconds 40]`.

The server runs in a process of its own with its usual settings, only that one address may have everything. So many visitors have a game of
their own reviewed at the same time, and begin another one when it is done; beside them people play against a bot and answer once a second.
Measured is the time from sending an answer to having the `done` that says it is on disk, first without studies and then beside them, and
how soon each study has its first curve. *Bar: p99 of the answers under 100 ms with 20 studies on two cores.*
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

from benchmarks.server import Player  # noqa: E402
from benchmarks.serving import MANY, ONE_ADDRESS, served  # noqa: E402
from fiefdom.agents.agent import find_agent  # noqa: E402
from fiefdom.game.game import new_game  # noqa: E402

GAMES_EACH = 12
"""Games that there are for each visitor; more than can be reviewed meanwhile."""


SETTINGS = {**ONE_ADDRESS, "bot_pace": 0.0, "study_burst": MANY, "studies_per_address": MANY, "most_studies": MANY}


def record(seed: int) -> str:
    """A game of two bots, another one for each seed."""
    game, bot = new_game("First Game", players=["Ana", "Ola"], seed=seed), find_agent("ultimate+smithy")
    while game.question:
        game.answer(bot.choose(game.view(game.question.seat)))
    return str(game.record)


class Visitors:
    """Those who study: one game after the other, and how long each first curve and each whole review took."""

    def __init__(self, host: str, games: Iterator[str]) -> None:
        self.host = host
        self.games = games
        self.first: list[float] = []
        self.whole: list[float] = []

    async def study(self, client: httpx.AsyncClient) -> None:
        """Have games reviewed as long as there are some."""
        for text in self.games:
            replay = (await client.post(f"http://{self.host}/api/replays", content=text)).json()["replay"]
            await self._review(replay)

    async def _review(self, replay: str) -> None:
        began, points = time.perf_counter(), 0
        async with connect(f"ws://{self.host}/ws/work", max_size=None) as socket_:
            await socket_.send(json.dumps({"type": "start", "job": "study", "of": {"kind": "review", "replay": replay}}))
            async for text in socket_:
                message: dict[str, Any] = json.loads(text)
                if not points and message["type"] != "refused" and message["result"]["points"]:
                    points = len(message["result"]["points"])
                    self.first.append(time.perf_counter() - began)
                if message["type"] != "part":
                    self.whole.append(time.perf_counter() - began)
                    return


async def answers(host: str, tables: int, seconds: float, client: httpx.AsyncClient) -> list[float]:
    """Play at some tables; how long each answer took, in milliseconds. A game that ends is followed by another one."""
    lots, until = Random(1), time.perf_counter() + seconds
    times: list[float] = []

    async def play() -> None:
        while time.perf_counter() < until:
            made = (await client.post(f"http://{host}/api/tables", content=b'{"kingdom": "first-game-2"}')).json()
            player = Player(host, made, Random(lots.random()))
            await player.play(until, 0)
            times.extend(1000 * value for value in player.times)

    await asyncio.gather(*(play() for _ in range(tables)))
    return sorted(times)


async def measure(host: str, studies: int, tables: int, seconds: float) -> None:
    async with httpx.AsyncClient(timeout=120) as client:
        await answers(host, 1, 3, client)
        print(f"{'without studies':>24}  {summed_up(await answers(host, tables, seconds / 2, client))}", flush=True)
        visitors = Visitors(host, iter([record(seed) for seed in range(GAMES_EACH * studies)]))
        studying = [asyncio.create_task(visitors.study(client)) for _ in range(studies)]
        await asyncio.sleep(3)
        print(f"{f'beside {studies} studies':>24}  {summed_up(await answers(host, tables, seconds, client))}")
        for task in studying:
            task.cancel()
        await asyncio.gather(*studying, return_exceptions=True)
    if visitors.first:
        print(f"{'first curve, s':>24}  median {statistics.median(visitors.first):.2f}, longest {max(visitors.first):.2f}")
    print(f"{'reviews finished':>24}  {len(visitors.whole)}")


def summed_up(times: list[float]) -> str:
    shares = {name: times[min(int(len(times) * share), len(times) - 1)] for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))}
    return f"{len(times)} answers, ms: " + ", ".join(f"{name} {value:.1f}" for name, value in shares.items()) + f", longest {times[-1]:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--studies", type=int, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=40)
    given = parser.parse_args()
    with served(SETTINGS) as server:
        asyncio.run(measure(server.host, given.studies, given.tables, given.seconds))


if __name__ == "__main__":
    main()
