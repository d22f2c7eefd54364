"""Comparing lines of play by rollouts: sequential halving, the same deals and luck for all, and a bias for what is already planned."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray

from fiefdom.strategy.rollouts import Arm, Rollouts

CHUNK = 16
"""The fewest deals between two looks at the clock."""

CHUNK_ROLLOUTS = 256
"""Rollouts between two looks at the clock, a few milliseconds."""

SMOOTH = 0.5
"""How much the lead in victory points counts beside the point for a win. It says more about a rollout than who has won, so that fewer
are needed; and games that are as good as decided are still played well."""

WIDE = 15.0
"""A lead of so many victory points is three quarters of what a lead can be worth."""

CLEAR = 3.5
"""Standard errors by which the best arm leads when it is not worth going on."""

LEAST = 4 * CHUNK
"""Deals before anything is clear."""

SAME = 1e-9
"""Differences below this come from rounding."""

DOUBT = 1.0
"""Standard errors by which another arm must be better than what is planned."""


@dataclass(frozen=True)
class ThinkingTime:
    """How long to think: a number of rollouts, so many seconds, or until `stop` says so."""

    rollouts: int
    seconds: float | None = None
    stop: Callable[[], bool] = lambda: False

    def begin(self) -> Callable[[], bool]:
        """A function that tells whether the time is up."""
        if self.seconds is None:
            return self.stop
        deadline = time.monotonic() + self.seconds
        return lambda: time.monotonic() >= deadline or self.stop()


class Comparison:
    """Arms and what their rollouts brought.

    The first arm is the plan: it is in every round, and it wins where nothing else is clearly better.
    """

    def __init__(self, rollouts: Rollouts, arms: Sequence[Arm], doubts: Sequence[float] | None = None) -> None:
        self.rollouts = rollouts
        self.arms = tuple(arms)
        self.doubts = tuple(doubts or [DOUBT] * len(arms))
        self.points: list[NDArray[numpy.uint8]] = [numpy.zeros(0, numpy.uint8) for _ in arms]
        self.values: list[NDArray[numpy.float64]] = [numpy.zeros(0) for _ in arms]

    def run(self, budget: ThinkingTime) -> None:
        """Spend the budget: each round drops the worse half of the arms."""
        is_up = budget.begin()
        alive = list(range(len(self.arms)))
        rounds = max(1, math.ceil(math.log2(max(2, len(alive)))))
        for _ in range(rounds):
            deals = max(CHUNK, budget.rollouts // (rounds * len(alive)))
            if not self._extend(alive, deals, is_up) or len(alive) < 2:
                return
            alive = self._better_half(alive)

    def _extend(self, alive: Sequence[int], deals: int, is_up: Callable[[], bool]) -> bool:
        """Play more deals with the arms that are left; False when it is time to stop."""
        chunk = max(CHUNK, CHUNK_ROLLOUTS // len(alive))
        for start in range(0, deals, chunk):
            self._play(alive, min(chunk, deals - start))
            if is_up() or self._is_clear(alive):
                return False
        return True

    def _play(self, alive: Sequence[int], deals: int) -> None:
        outcomes = self.rollouts.play([self.arms[place] for place in alive], deals, first=len(self.values[alive[0]]))
        worth = (1 - SMOOTH) * outcomes.points / 2 + SMOOTH * (1 + numpy.tanh(outcomes.leads / WIDE)) / 2
        for column, place in enumerate(alive):
            self.points[place] = numpy.concatenate([self.points[place], outcomes.points[:, column]])
            self.values[place] = numpy.concatenate([self.values[place], worth[:, column]])

    def _better_half(self, alive: Sequence[int]) -> list[int]:
        """The plan and the best others, half as many as before but at least two."""
        others = sorted((place for place in alive if place), key=lambda place: -self.worth(place))
        return [0, *others[: max(1, math.ceil(len(alive) / 2) - 1)]]

    def _is_clear(self, alive: Sequence[int]) -> bool:
        """Whether one of the arms is far better than all others that are left."""
        if len(self.values[alive[0]]) < LEAST:
            return False
        best = max(alive, key=self.worth)
        return all(self.lead(best, other) > CLEAR for other in alive if other != best)

    def lead(self, first: int, second: int) -> float:
        """By how many standard errors an arm is better than another on the deals that both have played."""
        common = min(len(self.values[first]), len(self.values[second]))
        if common < 2:
            return 0.0
        differences = self.values[first][:common] - self.values[second][:common]
        error = float(differences.std(ddof=1)) / math.sqrt(common)
        mean = float(differences.mean())
        return mean / error if error > SAME else math.copysign(math.inf, mean) if abs(mean) > SAME else 0.0

    def share(self, place: int) -> float:
        """The mean share of points of an arm."""
        points = self.points[place]
        return float(points.mean()) / 2 if len(points) else math.nan

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return max(len(values) for values in self.values)

    @property
    def best(self) -> int:
        """The arm to choose: of those with the most rollouts the best, if it is better than the plan beyond doubt."""
        most = max(len(values) for values in self.values)
        finalists = [place for place, values in enumerate(self.values) if len(values) == most]
        if not most:
            return 0
        found = max(finalists, key=self.worth)
        return found if self.lead(found, 0) > self.doubts[found] else 0

    def worth(self, place: int) -> float:
        """The mean worth of an arm."""
        values = self.values[place]
        return float(values.sum()) / len(values) if len(values) else -math.inf
