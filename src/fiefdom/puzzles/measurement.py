"""Measuring deeds by rollouts. The assumption is the same for all: every seat, the asked one too, then plays on by a plan drawn by lot.

As in a review, the best deeds are found on some deals and measured on others. A second look asks whether the best one is still best if each
deed is followed by the plan that suits it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy
from numpy.typing import NDArray

from fiefdom.agents.chance import AS_THEY_SEEM, Chance, Value
from fiefdom.game.view import View
from fiefdom.puzzles.deed import Deed
from fiefdom.review.weighing import Z99, Difference, Outlook
from fiefdom.strategy.rollout import BY_LOT
from fiefdom.strategy.rollouts import Arm

LEAST = 24
"""Deals of the first round; each round after it has twice as many."""


class DeedMeasurement:
    """The best deeds at the question of a view, and what they are worth on fresh deals."""

    def __init__(self, view: View, outlook: Outlook, deeds: Sequence[Deed], *, seed: int, finalists: int = 5) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.outlook = outlook
        self.finalists = list(deeds)
        self.most = finalists
        self.points: NDArray[numpy.uint8] = numpy.zeros((0, 0), numpy.uint8)
        self.leads: NDArray[numpy.int16] = numpy.zeros((0, 0), numpy.int16)
        self.value = Value(view.seats)
        self._rollouts = outlook.rollouts(view, seed=seed)
        self._deals = 0

    def compete(self, deals: int = LEAST) -> float:
        """Drop the worse half of the deeds until few are left, the best one first; with every round the deals are doubled.

        By how much the best one led in the last round, which says whether it is worth going on.
        """
        while True:
            shares = self._play(self.finalists, deals).mean(axis=0) / 2
            order = numpy.argsort(-shares, kind="stable")[: max(self.most, math.ceil(len(shares) / 2))]
            is_last = len(self.finalists) <= self.most
            self.finalists = [self.finalists[place] for place in order]
            if is_last:
                break
            deals *= 2
        self.points = numpy.zeros((0, len(self.finalists)), numpy.uint8)
        self.leads = numpy.zeros((0, len(self.finalists)), numpy.int16)
        return float(shares[order[0]] - shares[order[1]])

    def _play(self, deeds: Sequence[Deed], deals: int) -> NDArray[numpy.uint8]:
        points = self._rollouts.play([Arm(BY_LOT, deed.numbers) for deed in deeds], deals, first=self._deals).points
        self._deals += deals
        return points

    def measure(self, deals: int) -> None:
        """Play more deals with the best deeds, and with everybody playing on as they seem to."""
        arms = [*(Arm(BY_LOT, deed.numbers) for deed in self.finalists), AS_THEY_SEEM]
        more = self._rollouts.play(arms, deals, first=self._deals)
        self.value.add(more.victors[:, -1], self._rollouts.plans(deals, first=self._deals))
        self.points = numpy.concatenate([self.points, more.points[:, :-1]])
        self.leads = numpy.concatenate([self.leads, more.leads[:, :-1]])
        self._deals += deals

    @property
    def deals(self) -> int:
        """How many deals were measured."""
        return len(self.points)

    @property
    def order(self) -> list[int]:
        """The places of the finalists, the best one first."""
        return sorted(range(len(self.finalists)), key=lambda place: -int(self.points[:, place].sum()))

    @property
    def best(self) -> Deed:
        return self.finalists[self.order[0]]

    def chance(self, place: int) -> Chance:
        """The win chance with a deed."""
        return self.value.around(float(self.points[:, place].mean()) / 2, self.seat)

    def gap(self, place: int | None = None) -> Difference:
        """By how much the best deed is better than another one; unless said, than the one that comes nearest to it."""
        best, nearest = self.order[:2]
        return difference(self.points[:, best], self.points[:, nearest if place is None else place])

    def least_gap(self, z: float = Z99) -> float:
        """What the best deed is better by than each of the others, as sure as that."""
        best, *others = self.order
        gaps = [difference(self.points[:, best], self.points[:, place]) for place in others]
        return min(gap.mean - z * gap.error for gap in gaps)

    # With the plan that suits each deed

    def holds_with_plans(self, deals: int) -> bool:
        """Whether the best deed stays the best one, beyond doubt, if each is followed by the one of the own plans that suits it."""
        places = range(len(self.finalists))
        lines = [(place, Arm(plan, self.finalists[place].numbers)) for place in places for plan in range(len(self.outlook.own))]
        found = self._rollouts.play([arm for _, arm in lines], deals, first=self._deals).points
        self._deals += deals
        means = found.mean(axis=0)
        column = {place: max((n for n, line in enumerate(lines) if line[0] == place), key=lambda n: float(means[n])) for place in places}
        again = self._rollouts.play([lines[column[place]][1] for place in places], 4 * deals, first=self._deals).points
        self._deals += 4 * deals
        best, *others = self.order
        return all(difference(again[:, best], again[:, place]).is_clear() for place in others)


def difference(better: NDArray[numpy.uint8], other: NDArray[numpy.uint8]) -> Difference:
    """By how much one column of twice the points is better than another one."""
    differences = (better.astype(float) - other) / 2
    return Difference(float(differences.mean()), float(differences.std(ddof=1)) / math.sqrt(len(differences)))
