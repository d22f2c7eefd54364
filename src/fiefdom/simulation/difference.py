"""Differences between versions of a player that had the same opponents and the same shuffles.

What luck does to both is in neither: group by group one result is taken from the other, and what is left varies less than either.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy

from fiefdom.simulation.statistics import FEWEST_GROUPS, UNSEEN, Numbers, Z, rounded
from fiefdom.strategy.play import GroupPoints, Tally

MOST_GROUPS = 1 << 24
"""Groups whose points are remembered, a byte each; differences go by these."""


class NotedPoints:
    """Twice the points of the first player, group by group, as blocks are added."""

    def __init__(self) -> None:
        self._parts: list[GroupPoints] = []
        self._groups = 0

    def add(self, tally: Tally) -> None:
        """Note the groups of a block, as long as there is room."""
        if tally.points is not None and self._groups < MOST_GROUPS:
            self._parts.append(tally.points[: MOST_GROUPS - self._groups])
            self._groups += len(self._parts[-1])

    @property
    def by_group(self) -> GroupPoints:
        """All of them."""
        if len(self._parts) > 1:
            self._parts = [numpy.concatenate(self._parts)]
        return self._parts[0] if self._parts else numpy.zeros(0, numpy.uint8)


@dataclass(frozen=True)
class ShareDifference:
    """How much larger one share of points is than another, with its 95 % interval."""

    value: float
    low: float
    high: float
    effect: float
    """How many times as large its variance is as if both had been measured with shuffles of their own."""

    @property
    def is_sure(self) -> bool:
        """Whether the interval says which one is larger."""
        return self.low > 0 or self.high < 0

    def as_dict(self) -> dict[str, Any]:
        return {
            "value": rounded(self.value),
            "low": rounded(self.low),
            "high": rounded(self.high),
            "effect": rounded(self.effect),
        }


def difference_of(ones: Sequence[GroupPoints], others: Sequence[GroupPoints], players: int) -> ShareDifference | None:
    """The difference of the shares of points of one version and another against the same opponents, as many groups as both have.

    With too few groups there is no difference to speak of.
    """
    groups = min(map(len, (*ones, *others)), default=0)
    if groups < FEWEST_GROUPS:
        return None
    one, other = (_mean_shares(points, groups, players) for points in (ones, others))
    least = UNSEEN / (players * len(ones)) ** 2
    variance = _variance(one - other, least)
    value = float((one - other).mean())
    reach = Z * math.sqrt(variance)
    alone = _variance(one, least) + _variance(other, least)
    return ShareDifference(value, value - reach, value + reach, variance / alone)


def _mean_shares(points: Sequence[GroupPoints], groups: int, players: int) -> Numbers:
    """The share of points in each group, over all opponents."""
    total: Numbers = sum((each[:groups].astype(float) for each in points), numpy.zeros(groups))
    return total / (2 * players * len(points))


def _variance(shares: Numbers, least: float) -> float:
    """How uncertain the mean of the shares of groups is; `least` is the sum of squares of what might have been seen."""
    squares = max(float(((shares - shares.mean()) ** 2).sum()), least)
    return squares / (len(shares) - 1) / len(shares)
