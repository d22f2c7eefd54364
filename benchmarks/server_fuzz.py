"""Ten million bad messages for the server: `python benchmarks/server_fuzz.py [MESSAGES] [--minutes M] [--after PARTS]`.

They go through the same path as those of browsers, in one process. What is looked for: an error that is the server's own, a game that
is stuck, memory that grows. They are sent in parts, each to tables of its own, which are deleted afterwards: so what is left in memory is
the server's. The exit code is 1 if anything is wrong, or if memory has grown by more than a tenth since the first million. With `--minutes`
no part is begun after so many minutes of processor time, and the last line says how to go on: `--after 7` leaves out the first seven
parts. See `tests/server/fuzz.py` for how messages are made.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.server_memory import MOST_GROWTH, memory
from tests.server.fuzz import Fuzz
from tests.server.local import Local, local

SHARE_OF_RIGHT_ONES = 0.03
PART = 100_000
"""Messages between two looks at the memory."""
SETTLING = 10
"""Parts after which memory is compared: until then texts are kept ready, of which there is a fixed number."""


async def send(here: Local, messages: int, seed: int) -> Counter[str]:
    """Send a part, and delete the tables; how often what was refused, and how many games were stuck or did not answer any more."""
    fuzz = Fuzz(here, seed, SHARE_OF_RIGHT_ONES)
    await fuzz.set_up()
    await fuzz.run(messages)
    found = fuzz.codes
    for client in fuzz.clients:
        client.read()
        found["deaf"] += (await client.ask("ping"))["type"] != "pong"
    rooms = list(here.hall.rooms.values())
    found["acts"] = sum(room.table.acts for room in rooms)
    found["stuck"] = sum(room.is_broken or not (room.table.stage == "over" or room.table.question) for room in rooms)
    for client in fuzz.clients:
        await client.connection.close()
    for room in rooms:
        await here.hall.delete(room)
    return found


async def main(messages: int, part: int, seed: int, after: int, minutes: float) -> bool:
    """Send them, part by part, as long as there is time, and say what came of it."""
    first = now = 0.0
    found: Counter[str] = Counter()
    parts = -(-messages // part)
    async with local(reaction_window=0.001, bot_reaction_window=0.001, vote_time=0.01) as here:
        for number in range(after, parts):
            found += await send(here, part, seed + number)
            now = memory()
            first = now if number - after < SETTLING else first
            seconds = time.process_time()
            print(f"{(number + 1) * part:>11,} messages {seconds:8.1f} s {now:7.1f} MiB {now / first:6.3f}", flush=True)
            if seconds > 60 * minutes and number + 1 < parts:
                print(f"stopped after {minutes:g} minutes of processor time; go on with --after {number + 1}")
                break
    print(dict(found.most_common()))
    return not (found["stuck"] or found["deaf"] or found["server-error"]) and now <= (1 + MOST_GROWTH) * first


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("messages", nargs="?", type=int, default=10_000_000)
    parser.add_argument("--part", type=int, default=PART)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=int, default=0, metavar="PARTS")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    given = parser.parse_args()
    sys.exit(0 if asyncio.run(main(given.messages, given.part, given.seed, given.after, given.minutes)) else 1)
