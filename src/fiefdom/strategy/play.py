"""Games between strategies, played in blocks and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray

from fiefdom.engine.layout import SEATS, SLOTS, TURNS, dtype, fields
from fiefdom.engine.setup import set_up
from fiefdom.engine.state import Adviser, State
from fiefdom.errors import BadNumber, BadPlayers
from fiefdom.game import engines
from fiefdom.game.engines import Engine
from fiefdom.game.plain import pack
from fiefdom.game.position import check_seats, packed_kinds, split_seed
from fiefdom.strategy.board import Piles
from fiefdom.strategy.compiler import compile_strategy, packed_program
from fiefdom.strategy.decide import decide_for_card
from fiefdom.strategy.program import Program
from fiefdom.strategy.strategy import Strategy
from fiefdom.strategy.tally import OPENINGS, OUTCOMES, Counters, close_group, count_game, play_counted

MOST_TURNS = 100
"""A game that is not over after so many turns of each player is cut off and scored as it stands."""

BY_PLAYER = {
    "by_place": (SEATS, SEATS, OUTCOMES),
    "bought": (SEATS, SLOTS, TURNS),
    "gained": (SEATS, SLOTS, TURNS),
    "openings": (SEATS, OPENINGS, OUTCOMES),
}
"""Counters with a row for each player and something else."""

SUMS = frozenset(field.name for field in fields(Counters))


GroupPoints: TypeAlias = NDArray[numpy.uint8]


class Tally:
    """The sums of the games played so far, all whole numbers: adding blocks in any order gives the same.

    Each field of `Counters` is an attribute, without the rows of absent players. A group is a set of games with the same shuffles, one
    for each starter; see `seating`. What is counted by turn (`counted` to `provinces_at`) is counted at the end of it, in every fourth
    group; everything else in all games. The tally of a block has the `points` of its groups besides, which are no sum: twice those of
    the first player.
    """

    def __init__(self, counters: Any, players: int, points: GroupPoints | None = None) -> None:
        self.counters = counters
        self.players = players
        self.points = points

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.counters["games"])

    @property
    def groups(self) -> int:
        """How many groups of games with the same shuffles."""
        return int(self.counters["groups"])

    def __getattr__(self, name: str) -> Any:
        if name not in SUMS:
            raise AttributeError(f"nothing called `{name}` is counted")
        sums = self.counters[name].reshape(BY_PLAYER.get(name, self.counters[name].shape))
        if not sums.ndim:
            return int(sums)
        return sums[: self.players, : self.players] if name == "by_place" else sums[: self.players] if len(sums) == SEATS else sums

    def __add__(self, other: Tally) -> Tally:
        if self.players != other.players:
            raise BadPlayers("not-added", number=self.players, other=other.players)
        words = numpy.frombuffer(self.counters, numpy.int64) + numpy.frombuffer(other.counters, numpy.int64)
        return Tally(words.view(self.counters.dtype)[0], self.players)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tally):
            return NotImplemented
        return bool(self.players == other.players and self.counters.tobytes() == other.counters.tobytes())

    __hash__ = None  # type: ignore[assignment]


class GameBlock(NamedTuple):
    """Some games of the run with a seed: number `first` and those after it; each is cut off after `most_turns` turns of a player.

    `games` and `first` are multiples of the number of players, since each group of shuffles is played once with every starter.
    """

    games: int
    seed: int = 1
    first: int = 0
    most_turns: int = MOST_TURNS


def play_block(board: Piles, strategies: Sequence[Strategy], block: GameBlock, engine: Engine | None = None) -> Tally:
    """Play the games of a block."""
    players = len(strategies)
    check_block(players, block)
    split_seed(block.seed)
    native = engines.native(engine or engines.best())
    if native is None:
        counters, points = play_plainly(board, strategies, block)
    else:
        buffer = numpy.zeros(1, dtype(Counters))
        table = native.KindTable(packed_kinds(board))
        programs = [packed_program(strategy, board) for strategy in strategies]
        groups = block.first // players, block.games // players
        points = numpy.zeros(block.games // players, numpy.uint8)
        native.play_programs(table, programs, block.seed, *groups, block.most_turns, buffer.view(numpy.uint8), points)
        counters = buffer[0]
    return Tally(counters, players, points)


def check_block(players: int, block: GameBlock) -> None:
    """Refuse what is no block of games."""
    check_seats(players)
    for number in (block.first, block.games):
        if number < 0 or number % players:
            raise BadNumber("groups", number=number, players=players)


def play_plainly(board: Piles, strategies: Sequence[Strategy], block: GameBlock) -> tuple[Any, GroupPoints]:
    """The counters and points of the same games on the plain engine."""
    players = len(strategies)
    kinds = board.kinds()
    programs = [compile_strategy(strategy, board) for strategy in strategies]
    counters = Counters()
    points = []
    for group in range(block.first // players, (block.first + block.games) // players):
        for starter in range(players):
            state = State()
            state.kinds, state.gains = kinds, counters
            seated = [programs[player] for player in seating(players, starter)]
            state.adviser = adviser_for(seated)
            set_up(state, players, *split_seed(group_seed(block.seed, group)), 0)
            play_counted(state, seated, counters, group, starter, block.most_turns)
            count_game(state, counters, starter)
        points.append(close_group(counters, players))
    return pack(counters), numpy.array(points, numpy.uint8)


def adviser_for(seated: Sequence[Program]) -> Adviser:
    """Answers the questions of cards by the programs of the seats."""
    return lambda state: decide_for_card(state, seated[state.decider])


WORD = (1 << 64) - 1

STREAMS = 4
"""Which games a seed gives. Until 1 a player kept its seat and its luck in all games of a group; from 2 on both go with the order of turns.
From 3 on strategies end a game that they win by it, and Chapel, Remodel and Artisan have other defaults; from 4 on they weigh their last
gains, and see wins by two purchases or by a gain."""


def seating(players: int, game: int) -> tuple[int, ...]:
    """The player on each seat in a game of a group: seat 0 starts, and everybody gets every seat once.

    The luck of a game belongs to its seats, so whoever starts has the luck of those who started before, and like players come out even.
    """
    return tuple((seat + game) % players for seat in range(players))


def group_seed(seed: int, group: int) -> int:
    """The seed of the games of a group: `Position.new(kingdom, seed=group_seed(seed, group))`, with the players as `seating` says."""
    return mixed(mixed(seed + 0x9E3779B97F4A7C15) + (group + 1) * 0x9E3779B97F4A7C15)


def mixed(word: int) -> int:
    """The finisher of splitmix64: neighbouring seeds give unrelated ones."""
    word &= WORD
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & WORD
    return word ^ (word >> 31)
