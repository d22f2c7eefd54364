"""The reliability of stated chances: a table in ten bins, Brier scores with their parts, and how often intervals hold the truth."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, get_type_hints

import numpy
from numpy.typing import NDArray

BINS = 10
RESAMPLES = 400
EARLY = 4
LATE = 12

Numbers = NDArray[numpy.float64]


class Sample(NamedTuple):
    """A position: where it is from, who is asked (`player`), the stated chance with its interval, what the same players reach on so many
    deals (nothing if there are none), and the result."""

    kingdom: int
    game: int
    number: int
    player: str
    opponent: str
    turn: int
    stated: float
    low: float
    high: float
    same: float
    deals: int
    result: float

    @property
    def bin(self) -> int:
        """Which tenth the stated chance is in."""
        return min(BINS - 1, int(self.stated * BINS))


def read_samples(path: Path) -> list[Sample]:
    """The samples of a file."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        return [Sample(**{name: kind(row[name]) for name, kind in COLUMNS.items()}) for row in rows]


COLUMNS: dict[str, type] = get_type_hints(Sample)


def write_samples(path: Path, samples: Sequence[Sample], header: str) -> None:
    """Keep samples, and how they were made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(f"# {header}\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows([f"{value:.4f}" if isinstance(value, float) else value for value in sample] for sample in samples)


# The table


def tables(samples: Sequence[Sample]) -> Iterator[str]:
    """The reliability table, and what it comes to."""
    if not samples:
        yield "no positions"
        return
    yield "| stated | n | mean stated | same players | n | mean stated | results |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for place in range(BINS):
        members = [sample for sample in samples if sample.bin == place]
        known = with_truth(members)
        same, results = interval(known, lambda each: each.same), interval(members, lambda each: each.result)
        numbers = f"{len(known)} | {stated(known)} | {same} | {len(members)} | {stated(members)} | {results}"
        yield f"| {10 * place}–{10 * place + 10} | {numbers} |"
    yield ""
    yield from summary(samples)


def with_truth(samples: Sequence[Sample]) -> list[Sample]:
    """Those of which it is known what the same players reach."""
    return [sample for sample in samples if sample.deals]


def summary(samples: Sequence[Sample]) -> Iterator[str]:
    """What the table comes to."""
    known = with_truth(samples)
    games = len({(sample.kingdom, sample.game) for sample in samples})
    yield f"{len(samples)} positions of {games} games on {len({sample.kingdom for sample in samples})} kingdoms"
    yield f"stated less same players: {interval(known, lambda each: each.stated - each.same)}"
    yield f"stated less results: {interval(samples, lambda each: each.stated - each.result)}"
    yield f"the row that is furthest off: {worst_row(samples)}"
    open_ones = [sample for sample in known if 0 < sample.bin < BINS - 1]
    for name, group in (
        ("all", known),
        ("10–90 %", open_ones),
        (f"10–90 %, turn {LATE} on", [each for each in open_ones if each.turn >= LATE]),
    ):
        yield f"same players less results, {name} ({len(group)}): {interval(group, lambda each: each.same - each.result)}"
    yield f"Brier score against results: {brier(samples, lambda each: each.result)}"
    yield f"Brier score against same players: {brier(known, lambda each: each.same)}"
    yield f"the 95 % interval holds what the same players reach: {held(known)}"
    yield f"– half of it on average: {mean([*samples], lambda each: (each.high - each.low) / 2)}; error: {error(known):.1f}"
    for name, group in groups(samples):
        known = with_truth(group)
        words = interval(known, lambda each: each.stated - each.same), interval(group, lambda each: each.stated - each.result)
        yield f"– {name} ({len(group)}): stated less same {words[0]}, less results {words[1]}, error {error(known):.1f}, held {held(known)}"


def worst_row(samples: Sequence[Sample]) -> str:
    """The row whose results differ most from what is stated, in standard errors, and how often chance alone does as much in ten rows."""
    rows = [[each for each in samples if each.bin == place] for place in range(BINS)]
    off, place = max((errors_off(row), place) for place, row in enumerate(rows))
    by_chance = 1 - (1 - math.erfc(off / math.sqrt(2))) ** BINS
    row = f"{10 * place}–{10 * place + 10} %, {off:.1f} standard errors"
    return f"{row}; by chance one of ten is as far off in {100 * by_chance:.0f} % of such tables"


def errors_off(samples: Sequence[Sample]) -> float:
    """By how many standard errors results differ from what is stated; positions of a kingdom are not independent."""
    kingdoms: dict[int, float] = {}
    for sample in samples:
        kingdoms[sample.kingdom] = kingdoms.get(sample.kingdom, 0.0) + sample.stated - sample.result
    sums = numpy.array([*kingdoms.values()])
    return abs(float(sums.sum())) / math.sqrt(float((sums**2).sum())) if sums.any() else 0.0


def groups(samples: Sequence[Sample]) -> Iterator[tuple[str, list[Sample]]]:
    """Positions that may be better or worse than others."""
    newcomers = ("beginner", "novice", "apprentice")
    yield f"turns 1 to {EARLY}", [each for each in samples if each.turn < EARLY]
    yield "later", [each for each in samples if each.turn >= EARLY]
    yield "a newcomer's chance", [each for each in samples if each.player in newcomers and each.opponent not in newcomers]
    yield "against a newcomer", [each for each in samples if each.player not in newcomers and each.opponent in newcomers]
    yield "odd against leader or expert", [each for each in samples if each.player == "odd" and each.opponent in ("leader", "expert")]
    yield "strategies", [each for each in samples if not {each.player, each.opponent} & {*newcomers, "master"}]


def stated(samples: Sequence[Sample]) -> str:
    """The mean of what was stated, in percent."""
    return mean(samples, lambda each: each.stated)


def mean(samples: Sequence[Sample], of: Callable[[Sample], float]) -> str:
    """A mean in percent."""
    return f"{100 * numpy.mean([of(sample) for sample in samples]):.1f}" if samples else "–"


def error(samples: Sequence[Sample]) -> float:
    """The root of the mean squared error against the truth in percent, the noise of the truth taken off."""
    if not samples:
        return math.nan
    squares = [(each.stated - each.same) ** 2 - each.same * (1 - each.same) / max(1, each.deals - 1) for each in samples]
    return 100 * math.sqrt(max(0.0, float(numpy.mean(squares))))


def held(samples: Sequence[Sample]) -> str:
    """How often intervals hold the truth, where it is known well enough."""
    return interval([each for each in samples if each.deals >= 100], lambda each: float(each.low <= each.same <= each.high))


def interval(samples: Sequence[Sample], of: Callable[[Sample], float]) -> str:
    """A mean in percent, with its 95 % interval by drawing kingdoms anew."""
    kingdoms: dict[int, list[float]] = {}
    for sample in samples:
        kingdoms.setdefault(sample.kingdom, []).append(of(sample))
    if len(kingdoms) < 2:
        return "–"
    sums = numpy.array([sum(values) for values in kingdoms.values()])
    sizes = numpy.array([len(values) for values in kingdoms.values()])
    drawn = numpy.random.default_rng(1).integers(len(sums), size=(RESAMPLES, len(sums)))
    low, high = numpy.quantile(sums[drawn].sum(axis=1) / sizes[drawn].sum(axis=1), [0.025, 0.975])
    return f"{100 * sums.sum() / sizes.sum():.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def brier(samples: Sequence[Sample], of: Callable[[Sample], float]) -> str:
    """The Brier score, and its parts by the ten bins: reliability (0 is best), resolution (the more the better), uncertainty.

    What stated chances differ by within a bin is a fourth part, which is small.
    """
    if not samples:
        return "–"
    stated, truth = numpy.array([each.stated for each in samples]), numpy.array([of(each) for each in samples])
    bins = numpy.array([each.bin for each in samples])
    sizes = numpy.bincount(bins, minlength=BINS)
    usual = [numpy.bincount(bins, values, BINS) / numpy.maximum(1, sizes) for values in (stated, truth)]
    reliability = float((sizes * (usual[0] - usual[1]) ** 2).sum()) / len(samples)
    resolution = float((sizes * (usual[1] - truth.mean()) ** 2).sum()) / len(samples)
    uncertainty = float(((truth - truth.mean()) ** 2).mean())
    score = float(((stated - truth) ** 2).mean())
    parts = f"reliability {reliability:.4f} − resolution {resolution:.4f} + uncertainty {uncertainty:.4f}"
    return f"{score:.4f} = {parts} + within bins {score - reliability + resolution - uncertainty:.4f}"
