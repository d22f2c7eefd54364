"""Where strategies meet: shares of points, always with the same shuffles for all who are compared."""

from __future__ import annotations

import functools
import math
import operator
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

import numpy
from numpy.typing import NDArray

from fiefdom.evolve.budget import ENDLESS, Account, Budget, Clock
from fiefdom.evolve.leaders import robust_equilibrium
from fiefdom.strategy.board import Piles
from fiefdom.strategy.play import GameBlock, GroupPoints, Tally, play_block
from fiefdom.strategy.strategy import Strategy

POINTS = numpy.array([1.0, 0.5, 0.0])
"""What it is worth to win alone, to share the victory, and to lose."""

LAST_TURN = 60
"""A game that is not over after so many turns of each player is scored as it stands: whoever has no end in sight need not be bred."""

SLICE = 200
"""Games between two looks at the clock."""

Numbers = NDArray[numpy.float64]
Item = TypeVar("Item")
Result = TypeVar("Result")


class Opponent(NamedTuple):
    """A strategy to be played against, and how much that counts."""

    strategy: Strategy
    weight: float


class Contest:
    """A kingdom, a number of players and a stream of shuffles. It counts the games it plays, and plays no more than its budget allows."""

    def __init__(
        self,
        board: Piles,
        players: int = 2,
        *,
        seed: int = 0,
        threads: int = 1,
        budget: Budget = ENDLESS,
        clock: Clock = time.monotonic,
    ) -> None:
        self.board = board
        self.players = players
        self.seed = seed
        self.account = Account(budget, clock)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let the threads go; games that have not begun are not played."""
        if self._pool:
            self._pool.shutdown(cancel_futures=True)

    @property
    def games(self) -> int:
        """How many games were played so far."""
        return self.account.games

    @property
    def fair(self) -> float:
        """The share of one of several equals."""
        return 1 / self.players

    # One strategy against others

    def tally(self, strategy: Strategy, opponent: Strategy, games: int, first: int = 0) -> Tally:
        """One seat for the strategy, all others for the opponent; `first` chooses the shuffles."""
        self.account.book(self._whole(games))
        return self._played(strategy, opponent, games, first)

    def points(self, strategy: Strategy, opponent: Strategy, games: int, first: int = 0) -> GroupPoints:
        """Twice the strategy's points in each group of games, as `tally` plays them."""
        self.account.book(self._whole(games))
        parts = [tally.points for tally in self._slices(strategy, opponent, games, first) if tally.points is not None]
        return numpy.concatenate(parts)

    def share(self, strategy: Strategy, opponent: Strategy, games: int, first: int = 0) -> float:
        """The strategy's share of points, ties half. Against itself it has a fair share without a game."""
        self.account.book(self._cost(strategy, opponent, games))
        return self._share(strategy, opponent, games, first)

    def _share(self, strategy: Strategy, opponent: Strategy, games: int, first: int) -> float:
        if strategy == opponent:
            return self.fair
        played = self._played(strategy, opponent, games, first)
        return float(played.outcomes[0] @ POINTS) / played.games

    def _played(self, strategy: Strategy, opponent: Strategy, games: int, first: int) -> Tally:
        return functools.reduce(operator.add, self._slices(strategy, opponent, games, first))

    def _slices(self, strategy: Strategy, opponent: Strategy, games: int, first: int) -> Iterator[Tally]:
        """Games in slices, with a look at the clock before each: strategies that never end a game are slow."""
        seats = [strategy] + [opponent] * (self.players - 1)
        for start in range(0, self._whole(games), self._whole(SLICE)):
            self.account.check()
            number = min(self._whole(SLICE), self._whole(games) - start)
            begin = first * self.players + start
            yield play_block(self.board, seats, GameBlock(number, seed=self.seed, first=begin, most_turns=LAST_TURN))

    def _whole(self, games: int) -> int:
        """So many games or a few more: everybody starts equally often."""
        return math.ceil(games / self.players) * self.players

    def _cost(self, strategy: Strategy, opponent: Strategy, games: int) -> int:
        return 0 if strategy == opponent else self._whole(games)

    def score(self, strategy: Strategy, opponents: Sequence[Opponent], games: int, first: int = 0) -> float:
        """The share against a mixture of opponents, each met as often as it counts."""
        return self.scores([strategy], opponents, games, first)[0]

    def scores(self, strategies: Sequence[Strategy], opponents: Sequence[Opponent], games: int, first: int = 0) -> list[float]:
        """The scores of several strategies with the same shuffles."""
        parts = [opponent.weight / sum(each.weight for each in opponents) for opponent in opponents]
        numbers = [max(self.players, round(games * part)) for part in parts]
        meetings = list(zip([opponent.strategy for opponent in opponents], numbers, strict=True))
        self.account.book(sum(self._cost(strategy, other, number) for strategy in strategies for other, number in meetings))

        def score(strategy: Strategy) -> float:
            shares = [self._share(strategy, other, number, first) for other, number in meetings]
            return sum(part * share for part, share in zip(parts, shares, strict=True))

        return self._each(score, strategies)

    def shares(self, strategies: Sequence[Strategy], opponents: Sequence[Strategy], games: int, first: int = 0) -> Numbers:
        """Each strategy against each of the opponents: row against column."""
        pairs = [(strategy, other) for strategy in strategies for other in opponents]
        self.account.book(sum(self._cost(strategy, other, games) for strategy, other in pairs))
        found = self._each(lambda pair: self._share(*pair, games, first), pairs)
        return numpy.array(found).reshape(len(strategies), len(opponents))

    def table(self, strategies: Sequence[Strategy], games: int, first: int = 0) -> Numbers:
        """Everybody against everybody: row against column. With two players each pair meets once."""
        return self.extended(numpy.zeros((0, 0)), strategies, games, first)

    def extended(self, table: Numbers, strategies: Sequence[Strategy], games: int, first: int = 0) -> Numbers:
        """A cross table with the rows and columns of the strategies that it does not have yet."""
        known, number = len(table), len(strategies)
        larger = numpy.full((number, number), self.fair)
        larger[:known, :known] = table
        cells = [(row, column) for row in range(number) for column in range(number) if row != column and max(row, column) >= known]
        if self.players == 2:
            cells = [(row, column) for row, column in cells if row < column]
        self.account.book(sum(self._cost(strategies[row], strategies[column], games) for row, column in cells))
        shares = self._each(lambda cell: self._share(strategies[cell[0]], strategies[cell[1]], games, first), cells)
        for (row, column), share in zip(cells, shares, strict=True):
            larger[row, column] = share
            if self.players == 2:
                larger[column, row] = 1 - share
        return larger

    def _each(self, work: Callable[[Item], Result], items: Iterable[Item]) -> list[Result]:
        """The results in the order of the items, however many threads there are."""
        return list(self._pool.map(work, items)) if self._pool else [work(item) for item in items]


LARGEST = 8
GAMES_A_CELL = 500

MIXTURE, SPREAD, FEARED = 0.4, 0.1, 0.25
"""How much of the opposition is the mixture, how much all leaders alike, and how much those that are feared; the rest is the field."""

MOST_FEARED = 6


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
        self.feared: list[Strategy] = []

    def fear(self, strategies: Sequence[Strategy]) -> None:
        """Breed against these, too; the latest first, and not too many."""
        self.feared = list(dict.fromkeys([*strategies, *self.feared]))[:MOST_FEARED]

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
        feared = FEARED if self.feared else 0.0
        for group, part in ((self.feared, feared), (self.field, 1 - MIXTURE - SPREAD - feared)):
            for strategy in group:
                found[strategy] = found.get(strategy, 0.0) + part / len(group)
        return [Opponent(strategy, weight) for strategy, weight in found.items() if weight > 0.015]
