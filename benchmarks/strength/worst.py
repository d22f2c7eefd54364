"""The worst case: `python -m benchmarks.strength.worst [--player quick] [--list unseen] [--kingdoms N] [--anew] [--table]`.

A player meets every archetype, rush, published strategy and leader of a kingdom. The five that leave it least in a screening are met
again on fresh shuffles, and the least of these shares is the worst case. Kingdoms that are done are kept in `results/`, so an interrupted
run goes on.

`--player expert` and `--player master` are the levels that think, with quick leaders and without a clock. Their games take a thousand times
as long, so those whom they meet are the ones that leave their leaders least; whoever leaves a thinker least in some games is met again in
so many more with other shuffles, which make up the share. `--player master --suspects expert` takes one suspect on each kingdom, whoever
left an expert least, in games with other shuffles than those.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy

from benchmarks.strength.lists import kingdoms
from benchmarks.strength.measure import Z
from benchmarks.strength.players import bred_leaders
from benchmarks.strength.rows import read_rows, write_rows
from benchmarks.strength.thinking import OF_LEVELS, plans_of, play
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.archetype_ranking import published
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.contest import Contest, Numbers
from fiefdom.evolve.find import find_leaders, quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.play import group_seed
from fiefdom.strategy.strategy import Strategy

RESULTS = Path(__file__).parent / "results"

SEED = 20_261_118
"""Shuffles that nothing is bred with."""

SCREENING, GAMES, SUSPECTS = 120, 2000, 5

THINKER_SUSPECTS = 6
THINKER_LAPS = ((2, 3), (6, 1))
"""Pairs of games of a thinker against the suspects that are left, and how many of them go on; the last one is met in `--pairs` more."""

ELSEWHERE = 10_000
"""The first pair of games of a thinker against somebody whom another thinker has met."""


@dataclass(frozen=True)
class WorstCase:
    """What a leader keeps against whoever leaves it least, and the processor seconds that finding it took."""

    edition: int
    kingdom: str
    leader: str
    worst: float
    reach: float
    nemesis: str
    best_money: float
    seconds: float


def leaders_of(word: str, kingdom: Kingdom) -> Leaders:
    """The leaders that are measured: `quick`, `known`, or those of so many games of breeding."""
    if word == "quick":
        return quick_leaders(kingdom)
    return find_leaders(kingdom) if word == "known" else bred_leaders(kingdom, int(word), threads=1)


def opposition(kingdom: Kingdom, leaders: Leaders) -> list[Strategy]:
    """Everything that somebody might play."""
    return list(dict.fromkeys([*[each.strategy for each in archetypes(kingdom)], *published(kingdom), *leaders.strategies]))


def worst_case(kingdom: Kingdom, word: str, pairs: int, suspect: str = "") -> WorstCase:
    """Measure one kingdom; a thinker meets one suspect alone if that one is named."""
    begun = time.process_time()
    leaders = leaders_of("quick" if word in OF_LEVELS else word, kingdom)
    seconds = time.process_time() - begun
    arena = Contest(kingdom, seed=SEED)
    if suspect:
        nemesis = next(each for each in opposition(kingdom, leaders) if each.name == suspect)
        points = pairs_of(kingdom, word, nemesis, pairs, first=ELSEWHERE)
    elif word in OF_LEVELS:
        points, nemesis = worst_of_thinker(kingdom, word, suspects_of(leaders, opposition(kingdom, leaders), arena), pairs)
    else:
        points, nemesis = worst_of_strategy(leaders.best, opposition(kingdom, leaders), arena)
    money = min(arena.share(leaders.best, each, GAMES // 4, first=20_000) for each in published(kingdom))
    return WorstCase(
        int(kingdom.edition),
        kingdom.code(),
        leaders.best.name,
        round(float(points.mean()), 4),
        round(Z * float(points.std(ddof=1)) / math.sqrt(len(points)), 4) if len(points) > 1 else math.nan,
        nemesis.name,
        round(money, 4),
        round(seconds, 2),
    )


def worst_of_strategy(strategy: Strategy, opponents: Sequence[Strategy], arena: Contest) -> tuple[Numbers, Strategy]:
    """The shares of a strategy in pairs of games against whoever leaves it least, and who that is."""
    shares = arena.shares([strategy], opponents, SCREENING)[0]
    suspects = [opponents[place] for place in numpy.argsort(shares, kind="stable")[:SUSPECTS]]
    points = [arena.points(strategy, suspect, GAMES, first=10_000) / 4 for suspect in suspects]
    place = min(range(len(points)), key=lambda place: float(points[place].mean()))
    return points[place], suspects[place]


def suspects_of(leaders: Leaders, opponents: Sequence[Strategy], arena: Contest) -> list[Strategy]:
    """Those that leave the first leader least, and those that leave least whichever of the leaders answers them best, in turn."""
    shares = arena.shares(leaders.strategies, opponents, SCREENING)
    orders = (numpy.argsort(each, kind="stable").tolist() for each in (shares[0], shares.max(axis=0)))
    places = dict.fromkeys(place for pair in zip(*orders, strict=True) for place in pair)
    return [opponents[place] for place in list(places)[:THINKER_SUSPECTS]]


def worst_of_thinker(kingdom: Kingdom, word: str, suspects: Sequence[Strategy], pairs: int) -> tuple[Numbers, Strategy]:
    """The shares of a thinker in pairs of games against whoever leaves it least, and who that is. The last games are new ones."""
    known = {suspect: numpy.zeros(0) for suspect in suspects}
    for games, left in THINKER_LAPS:
        for suspect in known:
            known[suspect] = numpy.append(known[suspect], pairs_of(kingdom, word, suspect, games, first=len(known[suspect])))
        known = dict(sorted(known.items(), key=lambda item: float(item[1].mean()))[:left])
    ((nemesis, played),) = known.items()
    return pairs_of(kingdom, word, nemesis, pairs, first=len(played)), nemesis


def pairs_of(kingdom: Kingdom, word: str, opponent: Strategy, pairs: int, *, first: int) -> Numbers:
    """The shares of a thinker in pairs of games with the same shuffles."""
    time_to_think, plans = ThinkingTime(OF_LEVELS[word], None), plans_of(kingdom, "quick")
    found = []
    for seed in (group_seed(SEED, first + pair) for pair in range(pairs)):
        thinkers = (ThinkingAgent(seed, time_to_think, plans=plans) for _ in range(2))
        shares = [play(kingdom, [thinker, StrategyAgent(opponent)], seed, starter) for starter, thinker in enumerate(thinkers)]
        found.append(sum(shares) / len(shares))
    return numpy.array(found)


def measured(arguments: argparse.Namespace) -> Iterator[WorstCase]:
    """The kingdoms one by one; those that are done already come from the file."""
    path = RESULTS / f"worst-{arguments.player}-{arguments.list}.csv"
    known = {} if arguments.anew else by_kingdom(path)
    suspects = by_kingdom(RESULTS / f"worst-{arguments.suspects}-{arguments.list}.csv") if arguments.suspects else {}
    chosen = [kingdom for edition in (1, 2) for kingdom in of_edition(arguments.list, edition)[: arguments.kingdoms]]
    done = []
    for kingdom in chosen:
        found = known.get((int(kingdom.edition), kingdom.code()))
        if found is None and not arguments.table:
            suspect = suspects[int(kingdom.edition), kingdom.code()].nemesis if suspects else ""
            found = worst_case(kingdom, arguments.player, arguments.pairs, suspect)
            print(f"{found.worst:6.1%}  {found.leader}  <-  {found.nemesis}   {found.kingdom}", file=sys.stderr, flush=True)
        if found is not None:
            done.append(found)
            write_rows(path, done + [each for each in known.values() if each not in done], WorstCase)
            yield found


def by_kingdom(path: Path) -> dict[tuple[int, str], WorstCase]:
    """What was measured before."""
    return {(each.edition, each.kingdom): each for each in read_rows(path, WorstCase)}


def of_edition(name: str, edition: int) -> list[Kingdom]:
    """The kingdoms of a list that are of one edition."""
    return [kingdom for kingdom in kingdoms(name) if kingdom.edition == edition]


def table(found: Sequence[WorstCase]) -> str:
    """Means with intervals, and how many fall below the bars."""
    lines = [
        "| edition | kingdoms | worst case | below 45 % | below 40 % | least | worst of the published | CPU s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for edition in (1, 2, 0):
        rows = [each for each in found if edition in (0, each.edition)]
        if not rows:
            continue
        worst = numpy.array([each.worst for each in rows])
        reach = Z * float(worst.std(ddof=1)) / math.sqrt(len(worst)) if len(worst) > 1 else math.nan
        money, seconds = (float(numpy.mean([getattr(each, name) for each in rows])) for name in ("best_money", "seconds"))
        lines.append(
            f"| {edition or 'both'} | {len(rows)} | {worst.mean():.1%} ± {reach:.1%} | {(worst < 0.45).sum()} | {(worst < 0.4).sum()} "
            f"| {worst.min():.1%} | {money:.1%} | {seconds:.2f} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="quick", help="quick, known, a number of games to breed with, expert or master")
    parser.add_argument("--list", default="unseen", help="a list of kingdoms")
    parser.add_argument("--kingdoms", type=int, default=None, help="only the first so many of each edition")
    parser.add_argument("--pairs", type=int, default=20, help="of games of a thinker against whoever leaves it least")
    parser.add_argument("--suspects", default="", choices=("", *OF_LEVELS), help="meet only whoever left this thinker least")
    parser.add_argument("--anew", action="store_true", help="measure again what was measured before")
    parser.add_argument("--table", action="store_true", help="only print what was measured before")
    arguments = parser.parse_args()
    print(table(list(measured(arguments))))


if __name__ == "__main__":
    main()
