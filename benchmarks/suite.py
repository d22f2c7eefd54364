"""Writes a version of the evaluation suite: its kingdoms, the rules of the opponents on them, and what these are rated.

    python -m benchmarks.suite src/fiefdom/evaluation/suites/1.json

A version that anybody has used is never written again: what is found for the kingdoms gets better, and results would mean something else.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

from fiefdom.agents.levels import best_single_card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.evaluation.suite import FIRST_UNSEEN
from fiefdom.evolve.find import quick_strategy
from fiefdom.simulation.tournament import rate
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.strategy import Strategy

SEED = 19
SEEN, UNSEEN = 20, 40
GAMES = 1000
BIG_MONEY = 1000.0
LADDER: dict[str, Callable[[Kingdom], Strategy]] = {
    "big-money": lambda _: library()["big-money"],
    "big-money-ultimate": lambda _: library()["big-money-ultimate"],
    "smithy": lambda _: library()["smithy"],
    "adept": lambda kingdom: best_single_card(kingdom, 2),
    "expert": lambda kingdom: quick_strategy(kingdom, 2),
}
NEEDS = {"smithy": "Smithy"}


def kingdoms() -> list[tuple[str, int, Kingdom]]:
    """The list, the seed and the kingdom of each."""
    seeds = [*(("seen", seed) for seed in range(SEEN)), *(("unseen", FIRST_UNSEEN + seed) for seed in range(UNSEEN))]
    return [(listed, seed, random_kingdom(seed)) for listed, seed in seeds]


def entry(listed: str, seed: int, kingdom: Kingdom) -> dict[str, Any]:
    """A kingdom of the file."""
    strategies = {name: str(find(kingdom)) for name, find in LADDER.items()}
    return {"list": listed, "seed": seed, "cards": [card.name for card in kingdom.kingdom_cards], "strategies": strategies}


def ratings(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the opponents are rated, by games of everybody against everybody."""
    names = tuple(LADDER)
    points, games = numpy.zeros((len(names), len(names))), numpy.zeros((len(names), len(names)))
    for each, (one, other) in itertools.product(entries, itertools.combinations(range(len(names)), 2)):
        if all(NEEDS.get(names[place], "Copper") in [*each["cards"], "Copper"] for place in (one, other)):
            players = [Strategy.parse(each["strategies"][names[place]]) for place in (one, other)]
            won, shared, lost = play_block(find_kingdom(", ".join(each["cards"]), 2), players, GameBlock(GAMES, SEED)).outcomes[0].tolist()
            points[one, other] += won + shared / 2
            points[other, one] += lost + shared / 2
            games[[one, other], [other, one]] += GAMES
    found = {rating.name: rating.value for rating in rate(names, points, games, games)}
    return [
        {"name": name, "rating": round(found[name] - found["big-money"] + BIG_MONEY, 1), "needs": NEEDS.get(name, "")} for name in names
    ]


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    path = parser.parse_args().path
    entries = [entry(*each) for each in kingdoms()]
    suite = {"version": int(path.stem), "seed": SEED, "opponents": ratings(entries), "kingdoms": entries}
    path.write_text(json.dumps(suite, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
