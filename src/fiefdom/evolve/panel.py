"""The panel: the leaders so far, their cross table and their mixture, which newcomers are measured against."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from fiefdom.evolve.arena import Contest, Numbers, Opponent
from fiefdom.evolve.mixture import robust_equilibrium
from fiefdom.strategy.strategy import Strategy

LARGEST = 8
GAMES_A_CELL = 500

MIXTURE, SPREAD = 0.5, 0.1
"""How much of the opposition is the mixture, and how much all leaders alike; the rest is the field."""


class LeaderPanel:
    """Leaders that did better than the ones before them. Those that left it are remembered, so that nothing goes round in circles."""

    def __init__(self, arena: Contest, field: Sequence[Strategy]) -> None:
        self.arena = arena
        self.field = tuple(field)
        self.leaders: list[Strategy] = []
        self.table: Numbers = numpy.zeros((0, 0))
        self.against_field: list[float] = []
        self.weights: Numbers = numpy.zeros(0)
        self.former: list[Strategy] = []

    def add(self, *strategies: Strategy, games: int = GAMES_A_CELL, first: int = 0) -> None:
        """Let strategies join, and the least useful leaders go."""
        new = [strategy for strategy in strategies if strategy not in self.leaders]
        against_field = self.arena.scores(new, [Opponent(strategy, 1.0) for strategy in self.field], games, first)
        self.table = self.arena.extended(self.table, [*self.leaders, *new], games, first)
        self.leaders += new
        self.against_field += against_field
        self.weights = robust_equilibrium(self.table, self.against_field)
        while len(self.leaders) > LARGEST:
            self._drop(min(range(len(self.leaders)), key=lambda place: (self.weights[place], place)))

    def alone(self, strategy: Strategy) -> None:
        """One leader that nothing is known about yet, without a game."""
        self.leaders, self.against_field = [strategy], [self.arena.fair]
        self.table, self.weights = numpy.full((1, 1), self.arena.fair), numpy.ones(1)

    def begin(self, strategies: Sequence[Strategy], *, games: int, first: int) -> None:
        """Leaders that are measured, instead of the one that nothing is known about."""
        measured = LeaderPanel(self.arena, self.field)
        measured.add(*strategies, games=games, first=first)
        self.leaders, self.against_field, self.table, self.weights = (
            measured.leaders,
            measured.against_field,
            measured.table,
            measured.weights,
        )

    def _drop(self, place: int) -> None:
        self.former.append(self.leaders.pop(place))
        self.against_field.pop(place)
        self.table = numpy.delete(numpy.delete(self.table, place, 0), place, 1)
        self.weights = robust_equilibrium(self.table, self.against_field)

    @property
    def best(self) -> Strategy:
        """The leader that the mixture plays most."""
        return self.leaders[int(self.weights.argmax())]

    def opponents(self) -> list[Opponent]:
        """What a newcomer is measured against."""
        even = SPREAD / len(self.leaders)
        found = {strategy: MIXTURE * float(weight) + even for strategy, weight in zip(self.leaders, self.weights, strict=True)}
        for strategy in self.field:
            found[strategy] = found.get(strategy, 0.0) + (1 - MIXTURE - SPREAD) / len(self.field)
        return [Opponent(strategy, weight) for strategy, weight in found.items() if weight > 0.015]
