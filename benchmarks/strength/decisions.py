"""What a decision of each level takes: `python -m benchmarks.strength.decisions [--list development] [--kingdoms 3] [--level expert]`.

Each level plays itself in a process of its own, a game on each kingdom. Told are the processor milliseconds of its answers, the median and
what one of a hundred takes: at purchases, and within turns where there is a choice, each player's first answer left out; those of the
longest answer, which is mostly the first on a kingdom of which nothing is known yet; and the memory that the process had at most.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import resource
import tempfile
import time
from dataclasses import dataclass, field

import numpy

from benchmarks.strength.lists import kingdoms
from fiefdom.agents.agent import is_settled
from fiefdom.agents.levels import LEVELS
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.driver import Seated
from fiefdom.game.game import Game
from fiefdom.game.record import Setup

SEED = 552_000


@dataclass
class Taken:
    """Processor milliseconds of answers, and the memory in MiB that the process had at most."""

    longest: float = 0.0
    buy: list[float] = field(default_factory=list)
    turn: list[float] = field(default_factory=list)
    memory: float = 0.0


def taken_by(number: int, chosen: list[Kingdom]) -> Taken:
    """What the answers of a level take."""
    found = Taken()
    with tempfile.TemporaryDirectory() as nothing_known:
        os.environ["FIEFDOM_CACHE"] = nothing_known
        for place, kingdom in enumerate(chosen):
            play(number, kingdom, SEED + place, found)
    found.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return found


def play(number: int, kingdom: Kingdom, seed: int, found: Taken) -> None:
    """A game of a level against itself."""
    seated = [Seated(LEVELS[number - 1].make(seed + seat)) for seat in range(2)]
    game = Game(Setup(kingdom, ("a", "b"), 0, seed))
    begun: set[int] = set()
    while (question := game.question) is not None:
        began = time.process_time()
        answer = seated[question.seat].answer(game.position, game.events)
        milliseconds = 1000 * (time.process_time() - began)
        found.longest = max(found.longest, milliseconds)
        if not is_settled(question) and question.seat in begun:
            (found.buy if question.id == "buy" else found.turn).append(milliseconds)
        begun |= set() if is_settled(question) else {question.seat}
        game.answer(answer)


def row(number: int, chosen: list[Kingdom]) -> str:
    """A level in a process of its own."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.apply(taken_by, (number, chosen))
    told = [f"{value:.1f}" for times in (found.buy, found.turn) for value in numpy.percentile(times, (50, 99))]
    name = LEVELS[number - 1].name
    return f"| `{name}` | {' | '.join(told)} | {found.longest:.0f} | {found.memory:.0f} | {len(found.buy)}, {len(found.turn)} |"


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", default="development", help="a list of kingdoms")
    parser.add_argument("--kingdoms", type=int, default=3, help="the first so many of the list")
    parser.add_argument("--level", default="", choices=("", *(kind.name for kind in LEVELS)), help="this one alone")
    arguments = parser.parse_args()
    print("| level | purchases, p50 | p99 | within turns, p50 | p99 | longest | MiB | answers |\n|---|--:|--:|--:|--:|--:|--:|--:|")
    for number, kind in enumerate(LEVELS, 1):
        if arguments.level in ("", kind.name):
            print(row(number, kingdoms(arguments.list)[: arguments.kingdoms]), flush=True)


if __name__ == "__main__":
    main()
