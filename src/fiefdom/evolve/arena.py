"""Where strategies meet: shares of points, always with the same shuffles for all who are compared."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

import numpy
from numpy.typing import NDArray

from fiefdom.strategy.board import Piles
from fiefdom.strategy.play import Tally, play_block
from fiefdom.strategy.strategy import Strategy

POINTS = numpy.array([1.0, 0.5, 0.0])
"""What it is worth to win alone, to share the victory, and to lose."""

Numbers = NDArray[numpy.float64]
Item = TypeVar("Item")
Result = TypeVar("Result")


class Opponent(NamedTuple):
    """A strategy to be played against, and how much that counts."""

    strategy: Strategy
    weight: float


class Arena:
    """A kingdom, a number of players and a stream of shuffles. It counts the games it plays."""

    def __init__(self, board: Piles, players: int = 2, *, seed: int = 0, threads: int = 1) -> None:
        self.board = board
        self.players = players
        self.seed = seed
        self.games = 0
        self._counting = threading.Lock()
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
    def fair(self) -> float:
        """The share of one of several equals."""
        return 1 / self.players

    def tally(self, strategy: Strategy, opponent: Strategy, games: int, first: int = 0) -> Tally:
        """One seat for the strategy, all others for the opponent; `first` chooses the shuffles."""
        seats = [strategy] + [opponent] * (self.players - 1)
        groups = math.ceil(games / self.players)
        return play_block(self.board, seats, seed=self.seed, first=first * self.players, games=groups * self.players)

    def share(self, strategy: Strategy, opponent: Strategy, games: int, first: int = 0) -> float:
        """The strategy's share of points, ties half. Against itself it has a fair share without a game."""
        if strategy == opponent:
            return self.fair
        played = self.tally(strategy, opponent, games, first)
        with self._counting:
            self.games += played.games
        return float(played.outcomes[0] @ POINTS) / played.games

    def score(self, strategy: Strategy, opponents: Sequence[Opponent], games: int, first: int = 0) -> float:
        """The share against a mixture of opponents, each met as often as it counts."""
        total = sum(opponent.weight for opponent in opponents)
        parts = [opponent.weight / total for opponent in opponents]
        shares = [
            self.share(strategy, each.strategy, max(self.players, round(games * part)), first)
            for each, part in zip(opponents, parts, strict=True)
        ]
        return sum(part * share for part, share in zip(parts, shares, strict=True))

    def scores(self, strategies: Sequence[Strategy], opponents: Sequence[Opponent], games: int, first: int = 0) -> list[float]:
        """The scores of several strategies with the same shuffles."""
        return self._each(lambda strategy: self.score(strategy, opponents, games, first), strategies)

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
        shares = self._each(lambda cell: self.share(strategies[cell[0]], strategies[cell[1]], games, first), cells)
        for (row, column), share in zip(cells, shares, strict=True):
            larger[row, column] = share
            if self.players == 2:
                larger[column, row] = 1 - share
        return larger

    def _each(self, work: Callable[[Item], Result], items: Iterable[Item]) -> list[Result]:
        """The results in the order of the items, however many threads there are."""
        return list(self._pool.map(work, items)) if self._pool else [work(item) for item in items]
