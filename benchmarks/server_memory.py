"""Whether memory stays flat: `python benchmarks/server_memory.py [GAMES] [--people 8]`, from the top folder of a clone.

Games are played to their end through one hall, with a real database in a file and its bot in the same process, each at a table of its own,
as browsers would: hello, answers, goodbye; then the table is put away. Memory is what the process has for itself after the garbage is
collected, first after a thousand games, then after every further part. The exit code is 1 if it has grown by more than a tenth.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.clients import Greedy
from tests.server.local import Local, local

FIRST = 1000
STEPS = 20
MOST_GROWTH = 0.1
RESIDENT = 1
"""The place of what is in memory in `/proc/self/statm`."""


def memory() -> float:
    """The memory of this process, in MiB."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[RESIDENT]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def one_game(here: Local, seed: int) -> int:
    """Play a game against a bot; how many answers it took."""
    (client,) = await here.seated("Ana", "bot:big-money")
    choose, answers = Greedy(seed), 0
    while client.state["stage"] != "over":
        await client.until(lambda: client.question or client.state["stage"] == "over")
        question = client.question
        if question and question["id"] == "treasure":
            await client.ask("play_treasures", question=question["number"])
        elif question:
            await client.answer(*choose(client.state))
        answers += 1
    await client.connection.close()
    return answers


async def play(games: int, people: int) -> bool:
    """Play them all, several at a time; whether memory is what it was."""
    first = now = 0.0
    played = answers = 0
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        async with local(Path(folder), idle_time=0.0, keep_days=36_500.0) as here:
            for part in (min(FIRST, games), *[(games - FIRST) // STEPS] * (STEPS if games > FIRST else 0)):
                answers += await play_part(here, range(played, played + part), people)
                played += part
                now = memory()
                first = first or now
                seconds = time.process_time() - began
                print(f"{played:>9,} games {answers:>11,} answers {seconds:8.1f} s {now:7.1f} MiB {now / first:6.3f}", flush=True)
            print(f"tables in memory: {len(here.hall.rooms)}")
    return abs(now / first - 1) <= MOST_GROWTH


async def play_part(here: Local, numbers: range, people: int) -> int:
    """Play some games; how many answers they took."""
    left = iter(numbers)

    async def somebody() -> int:
        answers = 0
        for number in left:
            answers += await one_game(here, number)
            here.hall.put_away_idle(here.hall.clock.now + 1)
        return answers

    return sum(await asyncio.gather(*(somebody() for _ in range(people))))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=8)
    given = parser.parse_args()
    sys.exit(0 if asyncio.run(play(given.games, given.people)) else 1)
