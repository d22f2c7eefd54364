"""Writes a version of the evaluation suite: its kingdoms, what the opponents know on them, and what these are rated.

    python -m benchmarks.suite src/fiefdom/evaluation/suites/2.json

A version that anybody has used is never written again: what is found for the kingdoms gets better, and results would mean something else.
It can be interrupted: games that were played stand in a file beside it, `2.games.jsonl`, until it is done.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

from fiefdom.agents.levels import EXPERT, best_single_card
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.evaluation.contenders import AgentContender, DealtPairs, StrategyContender
from fiefdom.evaluation.evaluation import MOST_POINTS, seed_of
from fiefdom.evaluation.suite import FIRST_UNSEEN, Suite, SuiteKingdom, SuiteOpponent, read_suite
from fiefdom.evolve.find import quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.simulation.tournament import rate
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy

SEED = 20
LISTS = {
    "seen": [random_kingdom(seed) for seed in range(10)],
    "unseen": [random_kingdom(FIRST_UNSEEN + 100 + seed) for seed in range(20)],
    "mixed": [random_kingdom(FIRST_UNSEEN + 200 + seed, sets="base, intrigue=5") for seed in range(10)],
}
FIRST_SEEDS = {"seen": 0, "unseen": FIRST_UNSEEN + 100, "mixed": FIRST_UNSEEN + 200}
PAIRS = 500
MASTER = 4_000
"""Rollouts of the master here: a quarter of those at a table, which is hardly weaker, and four times as fast."""
BIG_MONEY = 1000.0


@functools.cache
def leaders_of(kingdom: Kingdom) -> Leaders:
    """The leaders that are found in a second."""
    return quick_leaders(kingdom, 2)


STRATEGIES: dict[str, Callable[[Kingdom], Strategy]] = {
    "big-money": lambda _: library()["big-money"],
    "big-money-ultimate": lambda _: library()["big-money-ultimate"],
    "smithy": lambda _: library()["smithy"],
    "one-card": lambda kingdom: best_single_card(kingdom, 2),
    "leader": lambda kingdom: leaders_of(kingdom).best,
}
THINKERS = (
    SuiteOpponent("expert", 0, rollouts=EXPERT.rollouts, most_pairs=2),
    SuiteOpponent("master", 0, rollouts=MASTER, most_pairs=1),
)
RATED = 12
"""Kingdoms on which thinkers play to be rated."""

MONEY = ("big-money", "big-money-ultimate", "smithy")
LADDER = (*(SuiteOpponent(name, 0, needs="Smithy" if name == "smithy" else "") for name in STRATEGIES), *THINKERS)


def entry(listed: str, seed: int, kingdom: Kingdom) -> dict[str, Any]:
    """A kingdom of the file."""
    strategies = {name: str(find(kingdom)) for name, find in STRATEGIES.items()}
    cards = [card.name for card in kingdom.kingdom_cards]
    return {"list": listed, "seed": seed, "cards": cards, "strategies": strategies, "leaders": leaders_of(kingdom).as_dict()}


def share(suite: Suite, kingdom: SuiteKingdom, one: SuiteOpponent, other: SuiteOpponent) -> tuple[float, int]:
    """What an opponent gets of its games against another on a kingdom, and how many they are."""
    pairs = min(one.most_pairs or PAIRS, other.most_pairs or PAIRS)
    player = kingdom.player(one)
    contender: Any = (
        StrategyContender(one.name, lambda *_: player) if isinstance(player, Strategy) else AgentContender(one.name, player.agent)
    )
    points = contender.play([DealtPairs(kingdom.kingdom, kingdom.player(other), seed_of(suite, kingdom), pairs)])[0]
    return float(points.mean()) / MOST_POINTS, 2 * pairs


def played(suite: Suite, path: Path) -> dict[tuple[str, str, int], tuple[float, int]]:
    """Everybody against everybody on the unseen kingdoms; money and thinkers need no games to know who is better."""
    known = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        one, other, seed, won, games = json.loads(line)
        known[one, other, seed] = won, games
    unseen = [kingdom for kingdom in suite.kingdoms if kingdom.listed == "unseen"]
    for (number, kingdom), (one, other) in itertools.product(enumerate(unseen), itertools.combinations(LADDER, 2)):
        key = one.name, other.name, kingdom.seed
        pointless = other.rollouts and (one.name in MONEY or number >= RATED)
        if key in known or pointless or not (one.is_met(kingdom) and other.is_met(kingdom)):
            continue
        known[key] = share(suite, kingdom, one, other)
        with path.open("a") as file:
            file.write(json.dumps([*key, *known[key]]) + "\n")
    return known


def ratings(found: dict[tuple[str, str, int], tuple[float, int]]) -> list[dict[str, Any]]:
    """The opponents with what they are rated by these games, from the weakest to the strongest. Every kingdom counts alike."""
    names = tuple(opponent.name for opponent in LADDER)
    points, games = numpy.zeros((len(names), len(names))), numpy.zeros((len(names), len(names)))
    for (one, other, _), (won, number) in found.items():
        first, second = names.index(one), names.index(other)
        points[first, second] += won * number
        points[second, first] += (1 - won) * number
        games[[first, second], [second, first]] += number
    rated = {rating.name: rating.value for rating in rate(names, points, games, games)}
    rows = [
        {"name": each.name, "rating": round(rated[each.name] - rated["big-money"] + BIG_MONEY, 1), "needs": each.needs}
        | ({"rollouts": each.rollouts, "most_pairs": each.most_pairs} if each.rollouts else {})
        for each in LADDER
    ]
    return sorted(rows, key=lambda row: float(row["rating"]))


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    path: Path = parser.parse_args().path
    games, draft = path.with_suffix(".games.jsonl"), path.with_suffix(".draft.json")
    if not draft.exists():
        numbered = [(listed, FIRST_SEEDS[listed] + place, each) for listed, listing in LISTS.items() for place, each in enumerate(listing)]
        entries = [entry(*each) for each in numbered]
        suite = {"version": int(path.stem), "seed": SEED, "opponents": [], "kingdoms": entries}
        draft.write_text(json.dumps(suite, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    suite = json.loads(draft.read_text(encoding="utf-8"))
    suite["opponents"] = ratings(played(read_suite(suite), games))
    path.write_text(json.dumps(suite, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for written in (games, draft):
        written.unlink()


if __name__ == "__main__":
    main()
