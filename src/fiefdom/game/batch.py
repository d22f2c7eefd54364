"""Many games at once in NumPy arrays: for learners, search and simulation.

batch = Batch(find_kingdom("First Game"), 1024, seeds=7)
generator = numpy.random.default_rng(7)
while not batch.over.all():
    batch.step(batch.random_answers(generator))
points, winners = batch.scores()
"""

from __future__ import annotations

import functools
import struct
import zlib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy
from numpy.typing import ArrayLike, NDArray

from fiefdom.cards.kingdoms import Kingdom, read_kingdom, write_kingdom
from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import SEATS, SLOTS, dtype
from fiefdom.engine.state import State
from fiefdom.engine.words import GAME_OVER
from fiefdom.errors import BadBatch, BadBytes, BadPlayers, BadSeed, FiefdomError, IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.engines import BatchEngine, Threads
from fiefdom.game.plain import value_size
from fiefdom.game.position import Position, fingerprint, packed_kinds, split_seed, unsound
from fiefdom.game.question import legal_numbers

PASS_ANSWER = -1
"""The answer that names nothing; all others are slots, labels or numbers."""

MAGIC = b"FIEB"
VERSION = 1
HEADER = struct.Struct("<4sHI8sII")  # magic, version, checksum, fingerprint of the layout, games, length of the kingdoms' text

Numbers: TypeAlias = int | Sequence[int] | NDArray[Any]
"""One whole number for all games, or one for each."""


class Batch:
    """Games that are asked and answered together, each independent of the others.

    `kingdoms` is one kingdom for all `games`, or one for each; so are `seats` (2 to 6) and `starters`. `seeds` has one seed for
    each game, or is the seed of the first, and every other game has the next number. A game is the same as the `Position` of the
    same kingdom, seats, seed and starter. Large batches are shared out among so many `threads` (0: one for each core); that
    changes nothing but the time it takes.
    """

    __slots__ = ("_bytes", "_engine", "_kingdoms", "_seats", "_states", "_tables", "_threads", "_which")

    def __init__(
        self,
        kingdoms: Kingdom | Sequence[Kingdom],
        games: int | None = None,
        *,
        seats: Numbers = 2,
        seeds: Numbers = 0,
        starters: Numbers = 0,
        threads: int = 1,
        engine: BatchEngine | None = None,
    ) -> None:
        each = _one_for_each(kingdoms, games)
        distinct = tuple(dict.fromkeys(each))
        number = {kingdom: index for index, kingdom in enumerate(distinct)}
        self._adopt(distinct, [number[kingdom] for kingdom in each], _seats(seats, len(each)), threads, engine)
        self.reset(seeds=seeds, starters=starters)

    def _adopt(self, kingdoms: tuple[Kingdom, ...], which: ArrayLike, seats: ArrayLike, threads: int, engine: BatchEngine | None) -> None:
        """Make the arrays, the states still blank."""
        self._kingdoms = kingdoms
        self._which = _constant(which, numpy.uint32)
        self._seats = _constant(seats, numpy.uint8)
        self._tables = _constant(numpy.frombuffer(b"".join(map(packed_kinds, kingdoms)), dtype(Kinds)), dtype(Kinds))
        self._threads = Threads(threads)
        self._engine = engine or engines.best()
        self._hold(numpy.zeros(len(self._which), dtype(State)))

    def _hold(self, states: NDArray[Any]) -> None:
        self._states = states
        self._bytes = states.view(numpy.uint8)

    # What there is to know

    @property
    def states(self) -> NDArray[Any]:
        """The states as one array of records, whose fields are those of `fiefdom.engine.state.State`.

        It is the memory that the games are played in: what is read is never out of date, and what is written is believed. The
        compiled rules check nothing, so write only what was read from a batch of the same kingdoms.
        """
        return self._states

    @property
    def tables(self) -> NDArray[Any]:
        """The cards of every distinct kingdom, as records with the fields of `fiefdom.engine.kinds.Kinds`; not to be changed."""
        return self._tables

    @property
    def which(self) -> NDArray[numpy.uint32]:
        """For each game the index of its kingdom in `kingdoms` and `tables`; not to be changed."""
        return self._which

    @property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """The distinct kingdoms, in the order in which the games use them first."""
        return self._kingdoms

    @property
    def seats(self) -> NDArray[numpy.uint8]:
        """The number of players of each game; not to be changed."""
        return self._seats

    @property
    def threads(self) -> int:
        """How many threads share the games."""
        return self._threads.number

    @property
    def engine(self) -> str:
        """`compiled` or `plain`."""
        return "plain" if self._engine is plain else "compiled"

    @property
    def over(self) -> NDArray[numpy.bool_]:
        """Which games have ended."""
        ended: NDArray[numpy.bool_] = self._states["phase"] == GAME_OVER
        return ended

    @property
    def deciders(self) -> NDArray[numpy.int8]:
        """The seat that each game asks, -1 where the game is over."""
        return numpy.where(self.over, numpy.int8(-1), self._states["decider"].astype(numpy.int8))

    def masks(self) -> NDArray[numpy.bool_]:
        """Which answers are legal: a row for each game, a column for each slot and the last one for pass.

        Where a label is asked for, column n is label n of the question; where a number is, it is n, and higher ones have no column.
        """
        masks = numpy.empty((len(self), SLOTS + 1), numpy.uint8)
        self.spread(len(self), functools.partial(self._engine.batch_masks, self._bytes, masks))
        return masks.view(numpy.bool_)

    def scores(self) -> tuple[NDArray[numpy.int16], NDArray[numpy.uint8]]:
        """The victory points of every seat as they stand, and the bits of the seats that nobody beats (R-SCORE)."""
        points = numpy.zeros((len(self), SEATS), numpy.int16)
        winners = numpy.zeros(len(self), numpy.uint8)
        call = functools.partial(self._engine.batch_scores, self._bytes, self._table_bytes, self._which, points, winners)
        self.spread(len(self), call)
        return points, winners

    def kingdom(self, game: int) -> Kingdom:
        """The kingdom of a game."""
        return self._kingdoms[int(self._which[self._checked_game(game)])]

    def position(self, game: int) -> Position:
        """A copy of one game."""
        return Position.from_record(self.kingdom(game), self._states[game], self._engine)

    # Going on

    def step(self, answers: NDArray[numpy.int16]) -> None:
        """Answer the open question of each game with a slot, or -1 to pass; a game that is over ignores its answer.

        One answer that is not legal refuses all of them, and no game changes.
        """
        answers = self._checked_answers(answers)
        wrong = self._threads.spread(len(self), functools.partial(self._engine.batch_illegal, self._bytes, answers))
        if any(game >= 0 for game in wrong):
            first = next(game for game in wrong if game >= 0)
            raise self._illegal(first, int(answers[first]))
        self.spread(len(self), functools.partial(self._engine.batch_step, self._bytes, self._table_bytes, self._which, answers))

    def random_answers(self, generator: numpy.random.Generator) -> NDArray[numpy.int16]:
        """A legal answer for each game, all as likely; -1 for a game that is over."""
        answers = numpy.empty(len(self), numpy.int16)
        self.spread(len(self), functools.partial(self._engine.batch_by_lot, self._bytes, generator.random(len(self)), answers))
        return answers

    def reset(self, games: Any = None, *, seeds: Numbers, starters: Numbers = 0) -> None:
        """Lay out anew all games, or those of an index, a slice, an array of indices or a boolean mask.

        Kingdoms and numbers of players stay. Seeds and starters are for the games named, in that order.
        """
        chosen = self._chosen(games)
        seats = self._seats[chosen]
        call = functools.partial(self._engine.batch_reset, self._bytes, self._table_bytes, self._which, chosen, seats)
        self.spread(len(chosen), functools.partial(call, _seeds(seeds, len(chosen)), _starters(starters, seats)))

    def spread(self, number: int, call: Callable[[int, int], Any]) -> None:
        """Make a call for the places 0 to `number`, shared out among the threads."""
        self._threads.spread(number, call)

    @property
    def _table_bytes(self) -> NDArray[numpy.uint8]:
        return self._tables.view(numpy.uint8)

    # What is refused

    def _checked_game(self, game: int) -> int:
        if not 0 <= game < len(self):
            raise BadBatch("no-game", game=game, last=len(self) - 1)
        return game

    def _checked_answers(self, answers: Any) -> NDArray[numpy.int16]:
        if not isinstance(answers, numpy.ndarray) or answers.dtype != numpy.int16:
            found = answers.dtype if isinstance(answers, numpy.ndarray) else type(answers).__name__
            raise BadBatch("answers", found=found)
        if answers.shape != (len(self),):
            raise BadBatch("answers-shape", shape=str(answers.shape), number=len(self))
        return numpy.ascontiguousarray(answers)

    def _chosen(self, games: Any) -> NDArray[numpy.int64]:
        """The games that an index of whatever kind means, none of them twice."""
        every = numpy.arange(len(self), dtype=numpy.int64)
        if games is None:
            return every
        if isinstance(games, list | tuple):
            games = numpy.asarray(games, None if games else int)
        try:
            chosen = numpy.atleast_1d(every[games])
        except IndexError as problem:
            raise BadBatch("games", games=str(games), why=problem, last=len(self) - 1) from problem
        if chosen.ndim != 1 or len(numpy.unique(chosen)) < len(chosen):
            raise BadBatch("games-twice", games=str(games))
        return chosen

    def _illegal(self, game: int, slot: int) -> IllegalAnswer:
        position = self.position(game)
        question = position.question
        assert question is not None
        numbers = legal_numbers(position.handle.question, position.handle.legal) + [PASS_ANSWER] * question.may_pass
        legal = [f"{number} ({answer})" for number, answer in zip(numbers, question.answers, strict=True)]
        return IllegalAnswer("batch", slot=slot, game=game, question=question.id, seat=question.seat, legal=", ".join(legal))

    # As a value

    def clone(self) -> Batch:
        """An independent copy."""
        other = Batch.__new__(Batch)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other._hold(self._bytes.copy().view(dtype(State)))  # to the byte: NumPy copies records field by field
        return other

    def save(self) -> bytes:
        """Everything about the games as bytes, for `Batch.load`."""
        text = "\n".join(map(write_kingdom, self._kingdoms)).encode()
        values = self._bytes.reshape(len(self), -1)[:, : value_size()]
        body = text + self._which.astype("<u4").tobytes() + values.tobytes()
        return HEADER.pack(MAGIC, VERSION, zlib.crc32(body), fingerprint(), len(self), len(text)) + body

    @classmethod
    def load(cls, data: bytes, *, threads: int = 1, engine: BatchEngine | None = None) -> Batch:
        """The batch that `save` saved."""
        kingdoms, which, states = _read(bytes(data))
        for game in range(len(states)):
            if problem := unsound(kingdoms[which[game]], states[game], engine):
                raise BadBytes("contradiction-in-game", game=game, why=problem)
        batch = cls.__new__(cls)
        batch._adopt(kingdoms, which, states["seats"], threads, engine)
        batch._hold(states)
        return batch

    def __len__(self) -> int:
        """The number of games."""
        return len(self._which)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Batch):
            return NotImplemented
        same_cards = self._kingdoms == other._kingdoms and numpy.array_equal(self._which, other._which)
        return same_cards and numpy.array_equal(self._bytes, other._bytes)

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Batch:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.clone()

    def __reduce__(self) -> Any:
        return Batch.load, (self.save(),)

    def __repr__(self) -> str:
        return f"<Batch: {self}>"

    def __str__(self) -> str:
        kingdoms = str(self._kingdoms[0]) if len(self._kingdoms) == 1 else f"{len(self._kingdoms)} kingdoms"
        players = "-".join(str(number) for number in sorted({int(self._seats.min()), int(self._seats.max())}))
        return f"{len(self)} games of {players} players, {int(self.over.sum())} over, {kingdoms}"


# Columns: what is given for all games or for each


def _constant(values: ArrayLike, kind: Any) -> NDArray[Any]:
    """An array of its own that nobody can change: a wrong number in it would lead the compiled rules astray."""
    column = numpy.array(values, kind)
    column.setflags(write=False)
    return column


def _one_for_each(kingdoms: Kingdom | Sequence[Kingdom], games: int | None) -> Sequence[Kingdom]:
    if isinstance(kingdoms, Kingdom):
        kingdoms = [kingdoms] * (1 if games is None else games)
    elif games not in (None, len(kingdoms)):
        raise BadBatch("kingdoms", number=len(kingdoms), games=games)
    if not kingdoms:
        raise BadBatch("none", number=games or 0)
    return kingdoms


def _column(values: Numbers, number: int, what: str) -> NDArray[Any]:
    column = numpy.asarray(values)
    if column.dtype.kind not in "iu" or column.shape not in ((), (number,)):
        raise BadBatch("column", type=str(column.dtype), shape=str(column.shape), what=what, number=number)
    return numpy.broadcast_to(column, (number,))


def _seats(seats: Numbers, number: int) -> NDArray[numpy.uint8]:
    column = _column(seats, number, "seats")
    wrong = column[(column < 2) | (column > SEATS)]
    if len(wrong):
        raise BadPlayers("number", number=int(wrong[0]), most=SEATS)
    return column.astype(numpy.uint8)


def _starters(starters: Numbers, seats: NDArray[numpy.uint8]) -> NDArray[numpy.uint8]:
    column = _column(starters, len(seats), "starters")
    wrong = numpy.flatnonzero((column < 0) | (column >= seats))
    if len(wrong):
        first = wrong[0]
        raise BadPlayers("no-starter", seat=int(column[first]), last=int(seats[first]) - 1)
    return column.astype(numpy.uint8)


def _seeds(seeds: Numbers, number: int) -> NDArray[numpy.uint64]:
    """One seed for each game; from a single one they count up, after the last one from 0."""
    if isinstance(seeds, int | numpy.integer):
        split_seed(int(seeds))
        return numpy.arange(number, dtype=numpy.uint64) + numpy.uint64(seeds)
    column = _column(seeds, number, "seeds")
    wrong = column[column < 0]
    if len(wrong):
        raise BadSeed("range", seed=int(wrong[0]))
    return column.astype(numpy.uint64)


# Saved batches


def _read(data: bytes) -> tuple[tuple[Kingdom, ...], NDArray[numpy.uint32], NDArray[Any]]:
    """Take saved bytes apart, trusting none of them."""
    if len(data) < HEADER.size or data[:4] != MAGIC:
        raise BadBytes("start", start=data[:8].hex())
    _, version, checksum, layout, games, length = HEADER.unpack_from(data)
    if version != VERSION:
        raise BadBytes("format", version=version, wanted=VERSION)
    if layout != fingerprint():
        raise BadBytes("rules")
    body = data[HEADER.size :]
    if games == 0 or len(body) != length + games * (4 + value_size()) or zlib.crc32(body) != checksum:
        raise BadBytes("damaged", number=len(data))
    kingdoms = tuple(_kingdom_of(line) for line in body[:length].split(b"\n"))
    which = numpy.frombuffer(body, "<u4", games, length)
    if which.max() >= len(kingdoms):
        raise BadBytes("no-such-kingdom", kingdom=int(which.max()), number=len(kingdoms))
    return kingdoms, which, _states_of(body[length + 4 * games :], games)


def _kingdom_of(line: bytes) -> Kingdom:
    try:
        return read_kingdom(line.decode())
    except (FiefdomError, ValueError) as problem:
        raise BadBytes("kingdom", why=problem) from problem


def _states_of(values: bytes, games: int) -> NDArray[Any]:
    states = numpy.zeros(games, dtype(State))
    states.view(numpy.uint8).reshape(games, -1)[:, : value_size()] = numpy.frombuffer(values, numpy.uint8).reshape(games, -1)
    return states
