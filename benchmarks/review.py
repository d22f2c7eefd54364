"""How fast advice and reviews are: `python benchmarks/review.py [--rounds N] [--json]`.

Processor seconds, the best of some rounds, and each as a ratio to a yardstick of the same run: what a hundred thousand games of Smithy
against Big Money Ultimate take. The games that are reviewed are played by levels with fixed seeds; leaders are found anew each time, where
none come with Fiefdom.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from fiefdom.agents.agent import find_agent  # noqa: E402
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom  # noqa: E402
from fiefdom.evolve.find import quick_leaders, shipped_leaders  # noqa: E402
from fiefdom.game.driver import Seated  # noqa: E402
from fiefdom.game.game import Game, new_game  # noqa: E402
from fiefdom.review.advice import PARTS, advising  # noqa: E402
from fiefdom.review.review import Reviewing  # noqa: E402
from fiefdom.review.weighing import Outlook  # noqa: E402
from fiefdom.strategy.library import library  # noqa: E402
from fiefdom.strategy.play import GameBlock, play_block  # noqa: E402

GAMES = 100_000
KINGDOMS = {"First Game": find_kingdom("First Game", 2), "random 5": random_kingdom(5, 2), "random 8": random_kingdom(8, 1)}
PLAYERS = ("adept", "craftsman")
TURN = 5
"""Advice is asked for at the first purchase of this turn."""


def seconds(work: Callable[[], object], rounds: int) -> float:
    """The fewest processor seconds of some rounds."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return min(found)


def played(kingdom: Kingdom, turns: int = 100) -> Game:
    """A game of two levels, or its first turns up to a purchase."""
    game = new_game(kingdom, players=("Ana", "Ola"), seed=3, starter=0)
    seated = [Seated(find_agent(name, 1)) for name in PLAYERS]
    while (question := game.question) is not None:
        if question.id == "buy" and game.view(question.seat).turns(question.seat) >= turns:
            break
        game.answer(seated[question.seat].answer(game.position, game.events))
    return game


def rows_of(name: str, kingdom: Kingdom, rounds: int) -> dict[str, float]:
    """What takes how long on one kingdom."""
    leaders = shipped_leaders(kingdom) or quick_leaders(kingdom)
    outlook = Outlook(kingdom, 2, lambda *_: leaders)
    game, moment = played(kingdom), played(kingdom, TURN)
    turns = sum(int(number) for number in game.position.record()["turns"])

    def outlook_anew() -> Outlook:
        return Outlook(kingdom, 2, lambda *_: shipped_leaders(kingdom) or quick_leaders(kingdom))

    def reviewing() -> Reviewing:
        found = Reviewing(game, find=lambda *_: leaders)
        found.outlook = outlook
        return found

    return {
        f"{name}: leaders and plans": seconds(
            lambda: Outlook(kingdom, 2, lambda *_: shipped_leaders(kingdom) or quick_leaders(kingdom)), rounds
        ),
        f"{name}: first curve of {turns} turns": seconds(lambda: list(reviewing().sketch()), rounds),
        f"{name}: review of {len(reviewing())} decisions": seconds(lambda: list(reviewing()), rounds),
        f"{name}: first advice": seconds(lambda: next(advising(moment, outlook=outlook)), rounds),
        f"{name}: sure advice": seconds(lambda: list(itertools.islice(advising(moment, outlook=outlook), PARTS)), rounds),
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    pair = [library()[name] for name in ("smithy", "big-money-ultimate")]
    yardstick = seconds(lambda: play_block(KINGDOMS["First Game"], pair, GameBlock(GAMES, seed=1)), arguments.rounds)
    rows = {"100,000 games of Smithy v Big Money Ultimate": yardstick}
    for name, kingdom in KINGDOMS.items():
        rows |= rows_of(name, kingdom, arguments.rounds)
    if arguments.json:
        print(json.dumps(rows))
        return
    print("| what | CPU seconds | to the yardstick |\n|---|--:|--:|")
    for name, number in rows.items():
        print(f"| {name} | {number:.3f} | {number / yardstick:.2f} × |")


if __name__ == "__main__":
    main()
