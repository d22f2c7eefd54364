"""What was measured of the levels that think, in one place: `python -m benchmarks.strength.standing`.

It plays nothing: it reads `results/`, as the other commands have left them, and prints the tables of the documentation.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import numpy

from benchmarks.strength.kinds import Kind, kinds_path
from benchmarks.strength.lists import DRAWN, MIXED
from benchmarks.strength.measure import Z
from benchmarks.strength.rows import read_rows
from benchmarks.strength.thinking import OF_LEVELS, RESULTS, Key, read
from benchmarks.strength.worst import WorstCase

LIST = "unseen"
LISTED = ("bred, ", "level ")
"""Rows of kingdoms of a list, beside those that say the edition; the others have a kingdom of their own."""

SPLIT = ("best-money", "big-money-ultimate")
"""The opponents for which kingdoms of money and others are told apart."""


def main() -> None:
    """Print the tables."""
    for lines in (pairs_table(), worst_table()):
        print("\n".join(lines), end="\n\n")


def pairs_table() -> Iterator[str]:
    """The rows of pairs of games."""
    yield "| player | row | kingdoms | | share of points | games |\n|---|---|---|---|--:|--:|"
    for level, rollouts in OF_LEVELS.items():
        for path in sorted(RESULTS.glob(f"thinking-*-{rollouts}-*.csv")):
            played = read(path)
            for name in dict.fromkeys(row for row, *_ in played):
                of_row = {key: share for key, share in played.items() if key[0] == name}
                for kind, shares in split(of_row):
                    where = list_of(path.stem) if name.startswith(LISTED) or ", edition " in name else "its own"
                    yield f"| `{level}` | {name} | {where} | {kind} | {percent(shares)} | {games_of(name) * len(shares)} |"


def list_of(stem: str) -> str:
    """The list of kingdoms in the name of a file of results."""
    return max((name for name in (*DRAWN, *MIXED) if f"-{name}-" in stem), key=len)


def games_of(row: str) -> int:
    """The games of a pair: one where the opponent always starts."""
    return 1 if "-witch, " in row and row.startswith(("single", "double")) else 2


def split(played: dict[Key, float]) -> Iterator[tuple[str, list[float]]]:
    """The shares of a row, all of them; where that is told apart, also those on kingdoms of each kind."""
    yield "", list(played.values())
    kinds = {(each.edition, each.kingdom): each.word for each in read_rows(kinds_path(LIST), Kind)}
    of_kinds = [(kinds.get((edition_of(key[0]), key[1]), ""), share) for key, share in played.items() if key[2] in SPLIT]
    for kind, found in groupby(sorted(of_kinds), key=lambda pair: pair[0]):
        if kind:
            yield kind, [share for _, share in found]


def edition_of(row: str) -> int:
    """The edition that the name of a row ends with."""
    return int(row[-1]) if row[-1].isdigit() else 0


def percent(shares: Sequence[float]) -> str:
    """A mean with its interval."""
    values = 100 * numpy.array(shares)
    if len(values) < 2:
        return f"{values.mean():.1f} %"
    reach = Z * float(values.std(ddof=1)) / math.sqrt(len(values))
    return f"{values.mean():.1f} ± {reach:.1f} %"


def worst_table() -> Iterator[str]:
    """The worst cases."""
    yield "| player | kingdoms | worst case, mean | below 50 % | below 45 % | below 40 % | least |\n|---|---|--:|--:|--:|--:|--:|"
    for level in OF_LEVELS:
        for edition in (1, 2, 0):
            rows = read_rows(RESULTS / f"worst-{level}-{LIST}.csv", WorstCase)
            worst = [each.worst for each in rows if edition in (0, each.edition)]
            if worst:
                counts = " | ".join(str(number) for number in below(worst, (0.5, 0.45, 0.4)))
                where = f"{len(worst)} of edition {edition}" if edition else f"all {len(worst)}"
                yield f"| `{level}` | {where} | {percent(worst)} | {counts} | {min(worst):.1%} |"


def below(shares: Sequence[float], bars: Iterable[float]) -> list[int]:
    """How many shares are below each bar."""
    return [sum(share < bar for share in shares) for bar in bars]


if __name__ == "__main__":
    main()
