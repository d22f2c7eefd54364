"""A million bad messages for the server: `python benchmarks/server_fuzz.py [MESSAGES]`, from the top folder of a clone.

They go through the same path as those of browsers, in one process. What is looked for: an error that is the server's own, a game that
is stuck, memory that grows. See `tests/server/fuzz.py` for how they are made.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.fuzz import Fuzz
from tests.server.local import local

SHARE_OF_RIGHT_ONES = 0.03
STEPS = 20


def memory() -> float:
    """The most memory that this process has used so far, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def main(messages: int, seed: int) -> bool:
    """Send them, and say what came of it."""
    async with local(reaction_window=0.001, bot_reaction_window=0.001, vote_time=0.01) as here:
        fuzz = Fuzz(here, seed, SHARE_OF_RIGHT_ONES)
        await fuzz.set_up()
        started = time.process_time()
        for step in range(STEPS):
            await fuzz.run(messages // STEPS)
            print(f"{(step + 1) * messages // STEPS:>9,} messages  {time.process_time() - started:7.1f} s  {memory():6.1f} MiB", flush=True)
        for client in fuzz.clients:
            client.read()
            assert (await client.ask("ping"))["type"] == "pong"
        stuck = [room for room in here.hall.rooms.values() if room.is_broken or not (room.table.stage == "over" or room.table.question)]
        print(f"refusals: {dict(fuzz.codes.most_common())}")
        print(f"acts: {sum(room.table.acts for room in here.hall.rooms.values())}, stuck games: {len(stuck)}")
        return not stuck and not fuzz.codes["server-error"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("messages", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(0 if asyncio.run(main(given.messages, given.seed)) else 1)
