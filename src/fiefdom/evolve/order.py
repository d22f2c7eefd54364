"""The order of leaders: each meets its worst rival in new games, more and more of them, until it is sure who does better.

Those that the games do not tell apart share a place.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import NormalDist

import numpy

from fiefdom.evolve.budget import Spent
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.leaders import Leaders
from fiefdom.simulation.difference import difference_of
from fiefdom.simulation.statistics import Z
from fiefdom.strategy.play import GroupPoints
from fiefdom.strategy.strategy import Strategy

FIRST_ROUND = 200
ROUNDS = 8
"""Each has twice the games of the one before, for those whose place is not sure yet."""

DOUBT = 0.05
"""The chance that any two are told apart wrongly, over all pairs and all looks at them."""


class LeaderOrder:
    """What is known of the order of some leaders: twice the points of each, group by group, all with the same shuffles."""

    def __init__(self, ranked: Sequence[Strategy], players: int) -> None:
        self.ranked = tuple(ranked)
        self.players = players
        self.points: dict[Strategy, GroupPoints] = {strategy: numpy.zeros(0, numpy.uint8) for strategy in ranked}
        looks = ROUNDS * max(1, len(ranked) * (len(ranked) - 1) // 2)
        self.strictness = NormalDist().inv_cdf(1 - DOUBT / 2 / looks) / Z

    def add(self, strategy: Strategy, points: GroupPoints) -> None:
        """Note more groups of a leader."""
        self.points[strategy] = numpy.concatenate([self.points[strategy], points])

    def is_sure(self, one: Strategy, two: Strategy) -> bool:
        """Whether it is sure which of two does better."""
        found = difference_of([self.points[one]], [self.points[two]], self.players)
        return found is not None and abs(found.value) > (found.high - found.low) / 2 * self.strictness

    @property
    def unsure(self) -> list[Strategy]:
        """Those that cannot be told from somebody else."""
        pairs = [pair for pair in itertools.combinations(self.ranked, 2) if not self.is_sure(*pair)]
        return [strategy for strategy in self.ranked if any(strategy in pair for pair in pairs)]

    @property
    def places(self) -> dict[Strategy, int]:
        """The place of each, the best first. A new one begins where everybody before it is surely better than everybody after it."""
        means = {strategy: float(points.mean()) if len(points) else 0.0 for strategy, points in self.points.items()}
        order = sorted(self.ranked, key=lambda strategy: -means[strategy])
        places, place = {}, 1
        for number, strategy in enumerate(order):
            pairs = itertools.product(order[:number], order[number:])
            place = number + 1 if all(self.is_sure(*pair) for pair in pairs) else place
            places[strategy] = place
        return places


def in_order(leaders: Leaders, rivals: Mapping[Strategy, Strategy], arena: Contest, *, allowance: float, first: int) -> Leaders:
    """Leaders in the order of their results against their rivals, with their places. Equal ones keep the order that they had.

    No more games are played than the allowance has, and none where the budget is spent.
    """
    order = LeaderOrder(leaders.strategies, arena.players)
    with contextlib.suppress(Spent):
        for number in range(ROUNDS):
            games, unsure = FIRST_ROUND << number, order.unsure
            allowance -= games * len(unsure)
            if not unsure or allowance < 0:
                break
            for strategy in unsure:
                order.add(strategy, arena.points(strategy, rivals[strategy], games, first))
            first += games
    return with_places(leaders, order.places)


def with_places(leaders: Leaders, places: Mapping[Strategy, int]) -> Leaders:
    """Leaders sorted by their places."""
    order = sorted(range(len(leaders.strategies)), key=lambda number: places[leaders.strategies[number]])
    return replace(
        leaders,
        strategies=tuple(leaders.strategies[number] for number in order),
        weights=tuple(leaders.weights[number] for number in order),
        table=tuple(tuple(leaders.table[row][column] for column in order) for row in order),
        places=tuple(places[leaders.strategies[number]] for number in order),
    )
