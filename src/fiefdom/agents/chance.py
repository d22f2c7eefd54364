"""Win chances: the share of the win that a seat has if everybody plays on as they seem to.

The own plan is drawn by lot in each rollout, by what the seat owns, as the plans of the others are. If the asked seat had the best of its
plans and the others the average of theirs, each of two players would be told to win. What an answer is worth is that value and the
difference that the answer makes. See docs/concepts/thinking.md.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray

from fiefdom.strategy.rollout import BY_LOT
from fiefdom.strategy.rollouts import Arm, Rollouts

Z95 = 1.959963984540054

UNKNOWN = 0.06
"""Nobody plays exactly by a known plan: the standard deviation that comes from this where both are equally likely to win. Measured on
kingdoms for tuning, so that nineteen of twenty intervals hold what the true strategies reach."""

MANY = 1000
"""More than there are plans, so that one number stands for the plans of all seats."""

AS_THEY_SEEM = Arm(BY_LOT)
"""The arm whose share is the value of the position."""

Numbers = NDArray[numpy.float64]


@dataclass(frozen=True)
class Chance:
    """A share of the win, with its 95 % interval."""

    share: float
    low: float
    high: float

    @staticmethod
    def of(share: float, number: int, spread: float = 0.0) -> Chance:
        """From so many rollouts, and the standard deviation of the share itself, where it depends on what is not known.

        As far as it comes from rollouts the interval is Wilson's, which does not collapse where all of them agree.
        """
        middle = (share + Z95**2 / (2 * number)) / (1 + Z95**2 / number)
        reach = Z95 / (1 + Z95**2 / number) * math.sqrt(share * (1 - share) / number + Z95**2 / (4 * number**2))
        below, above = (math.hypot(part, Z95 * spread) for part in (share - middle + reach, middle + reach - share))
        return Chance(share, max(0.0, share - below), min(1.0, share + above))


CERTAIN = Chance(1.0, 1.0, 1.0)
NONE = Chance(0.0, 0.0, 0.0)


class Value:
    """What a position is worth to each seat, from rollouts in which everybody plays on by a plan drawn by lot. All seats add up to 1."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.shares: Numbers = numpy.zeros((0, seats))
        self.plans: NDArray[numpy.int64] = numpy.zeros((0, seats), numpy.int64)

    def add(self, victors: NDArray[numpy.uint8], plans: NDArray[numpy.int64]) -> None:
        """Take in rollouts: who has won, as bits, and the plans that were drawn."""
        self.shares = numpy.concatenate([self.shares, shares_of(victors, self.seats)])
        self.plans = numpy.concatenate([self.plans, plans])

    def __len__(self) -> int:
        return len(self.shares)

    def share(self, seat: int) -> float:
        """The share of a seat."""
        return float(self.shares[:, seat].mean())

    def chance(self, seat: int) -> Chance:
        """The win chance of a seat."""
        return self.around(self.share(seat), seat)

    def around(self, share: float, seat: int) -> Chance:
        """A chance of a seat that differs from the value by what an answer changes: it is as uncertain."""
        share = min(1.0, max(0.0, share))
        return Chance.of(share, len(self), math.hypot(self.spread(seat), 2 * UNKNOWN * math.sqrt(share * (1 - share))))

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The win chances of all seats."""
        return tuple(self.chance(seat) for seat in range(self.seats))

    def spread(self, seat: int) -> float:
        """By how much the chance would differ if one knew who follows which plan: the standard deviation between such rollouts.

        What rollouts of the same plans differ by, is taken off it.
        """
        return spread_between(self.shares[:, seat], self.plans)


def shares_of(victors: NDArray[numpy.uint8], seats: int) -> Numbers:
    """The share of the win of each seat, a row for each rollout, from the seats that have won as bits."""
    won = (victors[:, numpy.newaxis] >> numpy.arange(seats) & 1).astype(float)
    return numpy.asarray(won / won.sum(axis=1, keepdims=True))


def spread_between(values: Numbers, plans: NDArray[numpy.int64]) -> float:
    """The standard deviation of a mean between groups of rollouts with the same plans, what comes from their noise taken off."""
    _, group = numpy.unique(plans @ MANY ** numpy.arange(plans.shape[1]), return_inverse=True)
    sizes = numpy.bincount(group)
    means = numpy.bincount(group, values) / sizes
    if not 1 < len(sizes) < len(values):
        return 0.0
    within = float(((values - means[group]) ** 2).sum()) / (len(values) - len(sizes))
    between = float((sizes * (means - values.mean()) ** 2).sum()) / len(values)
    return math.sqrt(max(0.0, between - within * (len(sizes) - 1) / len(values)))


def value_of(rollouts: Rollouts, deals: int, *, first: int = 0) -> Value:
    """The value of the position that rollouts begin with."""
    found = Value(rollouts.view.seats)
    found.add(rollouts.play([AS_THEY_SEEM], deals, first=first).victors[:, 0], rollouts.plans(deals, first=first))
    return found


def expected_answers(choices: Mapping[int, int], chances: Sequence[float]) -> dict[int, float]:
    """How likely a seat gives each answer: what each of its plans chooses, and how likely it follows that plan."""
    found: dict[int, float] = {}
    total = sum(chances[plan] for plan in choices)
    for plan, slot in choices.items():
        found[slot] = found.get(slot, 0.0) + chances[plan] / total
    return found
