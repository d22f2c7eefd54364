"""The worst case: `python -m benchmarks.strength.worst [--player quick] [--list unseen] [--kingdoms N] [--anew] [--table]`.

A player meets every archetype, rush, published strategy and leader of a kingdom. The five that leave it least in a screening are met
again on fresh shuffles, and the least of these shares is the worst case. Kingdoms that are done are kept in `results/`, so an interrupted
run goes on.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import numpy

from benchmarks.strength.lists import kingdoms
from benchmarks.strength.measure import Z
from benchmarks.strength.players import bred_leaders
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.archetype_ranking import published
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import find_leaders, quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.strategy import Strategy

RESULTS = Path(__file__).parent / "results"

SEED = 20_261_118
"""Shuffles that nothing is bred with."""

SCREENING, GAMES, SUSPECTS = 120, 2000, 5


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


def worst_case(kingdom: Kingdom, word: str) -> WorstCase:
    """Measure one kingdom."""
    begun = time.process_time()
    leaders = leaders_of(word, kingdom)
    seconds = time.process_time() - begun
    opponents = opposition(kingdom, leaders)
    arena = Contest(kingdom, seed=SEED)
    shares = arena.shares([leaders.best], opponents, SCREENING)[0]
    suspects = [opponents[place] for place in numpy.argsort(shares, kind="stable")[:SUSPECTS]]
    points = [arena.points(leaders.best, suspect, GAMES, first=10_000) / 4 for suspect in suspects]
    place = min(range(len(points)), key=lambda place: float(points[place].mean()))
    reach = Z * float(points[place].std(ddof=1)) / math.sqrt(len(points[place]))
    money = min(arena.share(leaders.best, each, GAMES // 4, first=20_000) for each in published(kingdom))
    worst = round(float(points[place].mean()), 4)
    return WorstCase(
        int(kingdom.edition),
        kingdom.code(),
        leaders.best.name,
        worst,
        round(reach, 4),
        suspects[place].name,
        round(money, 4),
        round(seconds, 2),
    )


def measured(arguments: argparse.Namespace) -> Iterator[WorstCase]:
    """The kingdoms one by one; those that are done already come from the file."""
    path = RESULTS / f"worst-{arguments.player}-{arguments.list}.csv"
    known = {} if arguments.anew else {(each.edition, each.kingdom): each for each in read(path)}
    chosen = [kingdom for edition in (1, 2) for kingdom in of_edition(arguments.list, edition)[: arguments.kingdoms]]
    done = []
    for kingdom in chosen:
        found = known.get((int(kingdom.edition), kingdom.code()))
        if found is None and not arguments.table:
            found = worst_case(kingdom, arguments.player)
            print(f"{found.worst:6.1%}  {found.leader}  <-  {found.nemesis}   {found.kingdom}", file=sys.stderr, flush=True)
        if found is not None:
            done.append(found)
            write(path, done + [each for each in known.values() if each not in done])
            yield found


def of_edition(name: str, edition: int) -> list[Kingdom]:
    """The kingdoms of a list that are of one edition."""
    return [kingdom for kingdom in kingdoms(name) if kingdom.edition == edition]


def read(path: Path) -> list[WorstCase]:
    """What was measured before."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    texts = ("kingdom", "leader", "nemesis")
    return [WorstCase(**{name: value if name in texts else number_of(value) for name, value in row.items()}) for row in rows]  # type: ignore[arg-type]


def number_of(text: str) -> int | float:
    """A whole number or another one."""
    return int(text) if text.isdigit() else float(text)


def write(path: Path, found: Sequence[WorstCase]) -> None:
    """Keep what was measured."""
    path.parent.mkdir(exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, [field.name for field in fields(WorstCase)], lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(each) for each in found)


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
    parser.add_argument("--player", default="quick", help="quick, known, or a number of games to breed with")
    parser.add_argument("--list", default="unseen", help="tuning, development, reporting, held-out or unseen")
    parser.add_argument("--kingdoms", type=int, default=None, help="only the first so many of each edition")
    parser.add_argument("--anew", action="store_true", help="measure again what was measured before")
    parser.add_argument("--table", action="store_true", help="only print what was measured before")
    arguments = parser.parse_args()
    print(table(list(measured(arguments))))


if __name__ == "__main__":
    main()
