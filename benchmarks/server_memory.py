"""Whether memory stays flat: `python benchmarks/server_memory.py [GAMES] [--people 64] [--minutes M]`, from the top folder of a clone.

Games are played to their end through one hall, with a real database in a file and its bot in the same process, each at a table of its own,
as browsers would: hello, answers, goodbye; then the table is put away. Memory is what the process has for itself after the garbage is
collected, first after a thousand games, then after every further part. The exit code is 1 if it has grown by more than a tenth. With
`--minutes` no part is begun after so many minutes of processor time: fewer games, and the last line says how many.
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

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from fiefdom.server.connection import Connection
from tests.server.local import Local, local

STEP = 1000
"""Games after which memory is looked at."""
MOST_GROWTH = 0.1
RESIDENT = 1
"""The place of what is in memory in `/proc/self/statm`."""


def memory() -> float:
    """The memory of this process, in MiB."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[RESIDENT]) * os.sysconf("SC_PAGE_SIZE") / 2**20


class AskedNow(msgspec.Struct):
    """What this client wants to know of a question."""

    id: str
    number: int
    cards: list[str]
    may_pass: bool
    remaining: int


class Seen(msgspec.Struct):
    """What this client wants to know of a picture."""

    stage: str
    question: AskedNow | None = None


class Told(msgspec.Struct):
    """A message of the server."""

    type: str
    state: Seen | None = None


TOLD = msgspec.json.Decoder(Told)
WANTED = ("province", "gold", "silver")


def answer(question: AskedNow) -> dict[str, object]:
    """The Treasures together, then the best there is; of anything else the least."""
    if question.id == "treasure":
        return {"type": "play_treasures", "question": question.number}
    if question.id == "buy":
        cards = [card for card in WANTED if card in question.cards][:1]
    else:
        cards = [] if question.may_pass else (question.cards * question.remaining)[: question.remaining]
    return {"type": "answer", "question": question.number, "cards": cards}


async def one_game(here: Local) -> int:
    """Play a game against a bot; how many answers it took."""
    table, (token, _) = await here.table("Ana", "bot:big-money")
    client = Connection(here.hall)
    await client.receive(msgspec.json.encode({"type": "hello", "table": table, "token": token}))
    answers, stage = 0, ""
    while stage != "over":
        asked = None
        while (message := client.outbox.get_now()) is not None:
            told = TOLD.decode(message)
            if told.state:
                stage, asked = told.state.stage, told.state.question
        if stage != "over" and asked and asked.number:
            await client.receive(msgspec.json.encode(answer(asked)))
            answers += 1
        elif stage != "over":
            client.outbox._changed.clear()
            await client.outbox._changed.wait()
    await client.close()
    return answers


async def play(games: int, people: int, minutes: float) -> bool:
    """Play them all, several at a time, as long as there is time; whether memory is what it was."""
    first = now = 0.0
    played = answers = 0
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        async with local(Path(folder), idle_time=0.0, keep_days=36_500.0) as here:
            for part in [STEP] * max(1, games // STEP):
                answers += await play_part(here, part, people)
                played += part
                now = memory()
                first = first or now
                seconds = time.process_time() - began
                print(f"{played:>9,} games {answers:>11,} answers {seconds:8.1f} s {now:7.1f} MiB {now / first:6.3f}", flush=True)
                if seconds > 60 * minutes:
                    print(f"stopped after {minutes:g} minutes of processor time; wanted were {games:,} games")
                    break
            print(f"tables in memory: {len(here.hall.rooms)}")
    return abs(now / first - 1) <= MOST_GROWTH


async def play_part(here: Local, games: int, people: int) -> int:
    """Play some games; how many answers they took."""
    left = iter(range(games))

    async def somebody() -> int:
        answers = 0
        for _ in left:
            answers += await one_game(here)
            here.hall.put_away_idle(here.hall.clock.now + 1)
        return answers

    return sum(await asyncio.gather(*(somebody() for _ in range(people))))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=64)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    given = parser.parse_args()
    sys.exit(0 if asyncio.run(play(given.games, given.people, given.minutes)) else 1)
