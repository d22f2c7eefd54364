"""The panel: the leaders so far, their cross table and their mixture. Whoever wants to join has to beat the mixture."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from fiefdom.evolve.arena import Arena, Numbers, Opponent
from fiefdom.evolve.mixture import equilibrium
from fiefdom.strategy.strategy import Strategy

LARGEST = 10
GAMES_A_CELL = 600

MIXTURE, SPREAD = 0.65, 0.1
"""How much of the opposition is the mixture, and how much all leaders alike; the rest are sparring partners."""


class Panel:
    """Leaders that have beaten the ones before them. Those that left it are remembered, so that nothing goes round in circles."""

    def __init__(self, arena: Arena, sparring: Sequence[Strategy]) -> None:
        self.arena = arena
        self.sparring = tuple(sparring)
        self.leaders: list[Strategy] = []
        self.table: Numbers = numpy.zeros((0, 0))
        self.weights: Numbers = numpy.zeros(0)
        self.former: list[Strategy] = []

    def add(self, *strategies: Strategy, games: int = GAMES_A_CELL, first: int = 0) -> None:
        """Let strategies join, and the least useful leaders go."""
        self.leaders += [strategy for strategy in strategies if strategy not in self.leaders]
        self.table = self.arena.extended(self.table, self.leaders, games, first)
        self.weights = equilibrium(self.table)
        while len(self.leaders) > LARGEST:
            self._drop(min(range(len(self.leaders)), key=lambda place: (self.weights[place], place)))

    def _drop(self, place: int) -> None:
        self.former.append(self.leaders.pop(place))
        self.table = numpy.delete(numpy.delete(self.table, place, 0), place, 1)
        self.weights = equilibrium(self.table)

    @property
    def best(self) -> Strategy:
        """The leader that the mixture plays most."""
        return self.leaders[int(self.weights.argmax())]

    def opponents(self) -> list[Opponent]:
        """What a newcomer is measured against."""
        even = SPREAD / len(self.leaders)
        found = {strategy: MIXTURE * float(weight) + even for strategy, weight in zip(self.leaders, self.weights, strict=True)}
        for strategy in self.sparring:
            found[strategy] = found.get(strategy, 0.0) + (1 - MIXTURE - SPREAD) / len(self.sparring)
        return [Opponent(strategy, weight) for strategy, weight in found.items() if weight > 0.015]
