"""The uncompiled engine: the same rules as plain Python over lists. The reference, the debugger's view, and the fallback.

`KindTable` and `Handle` here have the interface of the compiled ones in `fiefdom.engine._native`.
"""

from __future__ import annotations

import functools
from typing import Any, TypeAlias

import numpy

from fiefdom.cards.kind_table import step_numbers, steps
from fiefdom.engine.kinds import Instruction, Kinds
from fiefdom.engine.laws import broken_law, cards_of_kind
from fiefdom.engine.layout import SLOTS, Field, dtype, fields
from fiefdom.engine.questions import answer, answer_at, answer_bits, is_legal, number_of_answers
from fiefdom.engine.redeal import redeal
from fiefdom.engine.scoring import score, winners
from fiefdom.engine.setup import set_up
from fiefdom.engine.stack import run
from fiefdom.engine.state import NOTHING, Event, Frame, Recorder, Script, State
from fiefdom.engine.turn import play_all_treasures, shown_phase
from fiefdom.engine.words import NO_QUESTION
from fiefdom.game.question import legal_numbers
from fiefdom.game.state_record import StateRecord

Buffer: TypeAlias = Any
"""Anything with the buffer protocol: bytes, bytearray, a NumPy array."""


def pack(record: object) -> Any:
    """A record of lists as a NumPy record of the same layout."""
    layout: Any = type(record)
    packed = numpy.zeros((), dtype(layout))
    for field in fields(layout):
        if not field.lent:
            packed[field.name] = _numbers(getattr(record, field.name), field)
    return packed


def _numbers(value: Any, field: Field) -> Any:
    if field.ctype not in ("Frame", "Instruction"):
        return value
    number = step_numbers()
    return [(number[entry.step], *(each for each in entry[1:] if each.__class__ is not str)) for entry in value]


def unpack(packed: Any, record: Any) -> None:
    """Fill a record of lists from a NumPy record."""
    layout: Any = type(record)
    for field in fields(layout):
        if field.lent:
            continue
        value = packed[field.name].tolist()
        if field.ctype == "Frame":
            value = [Frame(steps()[row[0]], *row[1:]) for row in value]
        elif field.ctype == "Instruction":
            value = [Instruction(steps()[row[0]], *row[1:]) for row in value]
        setattr(record, field.name, value)


@functools.cache
def value_size() -> int:
    """How many bytes of a state are its value; the lent fields come after."""
    offsets = dtype(State).fields
    assert offsets is not None
    return int(offsets["kinds"][1])


def record_of(value: bytes) -> StateRecord:
    """The NumPy record of a state's bytes, with memory of its own. (Copying a record with so many fields takes fifty times as long.)"""
    record: StateRecord = numpy.frombuffer(bytearray(value.ljust(dtype(State).itemsize, b"\0")), dtype(State))[0]
    return record


class KindTable:
    """The kinds of card of one game."""

    def __init__(self, data: Buffer) -> None:
        self.data = Kinds()
        unpack(numpy.frombuffer(data, dtype(Kinds))[0], self.data)


class Handle:
    """One game, held in lists."""

    question: int
    decider: int
    asker: int
    legal: int
    may_pass: int
    remaining: int
    turn: int
    phase: int
    seats: int

    def __init__(self, table: KindTable) -> None:
        self.table = table
        self.data = self.blank()

    def blank(self) -> State:
        """A state in which nothing has happened."""
        state = State()
        state.kinds = self.table.data
        return state

    def load(self, data: Buffer) -> None:
        """Take over the value of a saved state."""
        padded = bytes(data).ljust(dtype(State).itemsize, b"\0")
        self.data = self.blank()
        unpack(numpy.frombuffer(padded, dtype(State))[0], self.data)

    def dump(self) -> bytes:
        """The value as bytes."""
        packed: bytes = pack(self.data).tobytes()
        return packed[: value_size()]

    def copy(self) -> Handle:
        """An independent copy."""
        other = Handle.__new__(Handle)
        other.table = self.table
        other.data = copy_state(self.data)
        return other

    def same(self, other: Handle) -> bool:
        """Whether two states are equal to the byte."""
        return self.dump() == other.dump()

    def set_up(self, seats: int, low: int, high: int, starter: int, *, recording: bool = False, script: Buffer = None) -> list[Event]:
        """Lay out a new game."""
        self.data = self.blank()
        recorder = self._begin(recording=recording, script=script)
        set_up(self.data, seats, low, high, starter)
        return self._end(recorder, script)

    def resume(self, *, recording: bool = False, script: Buffer = None) -> list[Event]:
        """Go on to the next question."""
        recorder = self._begin(recording=recording, script=script)
        run(self.data)
        return self._end(recorder, script)

    def answer(self, slot: int, *, recording: bool = False, script: Buffer = None) -> list[Event]:
        """Give a legal answer; the caller has checked that it is."""
        recorder = self._begin(recording=recording, script=script)
        answer(self.data, slot)
        return self._end(recorder, script)

    def play_all_treasures(self, *, recording: bool = False) -> list[Event]:
        """Answer `treasure` until no Treasure is left."""
        recorder = self._begin(recording=recording)
        play_all_treasures(self.data)
        return self._end(recorder)

    def redeal(self, viewer: int, open_counts: bool, low: int, high: int) -> None:  # noqa: FBT001
        """Deal what a view's state does not show."""
        redeal(self.data, viewer, int(open_counts), low, high)

    def is_legal(self, slot: int) -> bool:
        """Whether the open question can be answered so."""
        return is_legal(self.data, slot)

    def score(self, seat: int) -> int:
        """The victory points of a seat."""
        return score(self.data, seat)

    def winners(self) -> int:
        """The bits of the seats that nobody beats."""
        return winners(self.data)

    def broken_law(self) -> int:
        """The number of a law that the state breaks, 0 if none; its numbers must be within bounds."""
        return broken_law(self.data)

    def shown_phase(self) -> int:
        """The phase that everybody sees."""
        return shown_phase(self.data)

    def cards_of_kinds(self) -> list[int]:
        """How many cards of each slot the game has."""
        return [cards_of_kind(self.data, slot) for slot in range(self.data.kinds.number)]

    def __getattr__(self, name: str) -> int:
        """The numbers of the open question, as the compiled handle has them."""
        if name not in Handle.__annotations__:
            raise AttributeError(name)
        value: int = getattr(self.data, name)
        return value

    def _begin(self, *, recording: bool, script: Buffer = None) -> Recorder | None:
        self.data.recorder = Recorder() if recording else None
        if script is not None:
            self.data.script = Script()
            unpack(numpy.frombuffer(script, dtype(Script))[0], self.data.script)
        return self.data.recorder

    def _end(self, recorder: Recorder | None, script: Buffer = None) -> list[Event]:
        if script is not None:
            memoryview(script).cast("B")[:] = pack(self.data.script).tobytes()
        self.data.recorder = None
        self.data.script = None
        return recorder.drain() if recorder else []


def state_of(handle: object) -> State:
    """The lists of a game that is held in such."""
    assert isinstance(handle, Handle)
    return handle.data


def copy_state(state: State) -> State:
    """A copy of a state that shares nothing it could change."""
    other = State.__new__(State)
    for name, value in vars(state).items():
        setattr(other, name, _copied(value))
    return other


def _copied(value: Any) -> Any:
    if type(value) is not list:
        return value
    return [_copied(row) for row in value] if type(value[0]) is list else value[:]


def batch_reset(states: Any, tables: Any, which: Any, games: Any, seats: Any, seeds: Any, starters: Any, start: int, stop: int) -> None:
    """Lay out the games named in `games` from place `start` to `stop`; seats, seeds and starters are in the same order."""
    for place in range(start, stop):
        seed = int(seeds[place])
        handle = Handle(table_at(tables, which[games[place]]))
        handle.set_up(int(seats[place]), seed & 0xFFFFFFFF, seed >> 32, int(starters[place]))
        store_game(handle, states, games[place])


def batch_illegal(states: Any, answers: Any, start: int, stop: int) -> int:
    """The first game whose answer is not legal, or -1. Games that are over take any answer."""
    for game in range(start, stop):
        record = states.view(dtype(State))[game]
        slot = int(answers[game])
        number = int(record["question"])
        legal = record["may_pass"] != 0 if slot == -1 else slot in legal_numbers(number, int(record["legal"]))
        if number != NO_QUESTION and not legal:
            return game
    return -1


def batch_by_lot(states: Any, lots: Any, answers: Any, start: int, stop: int) -> None:
    """Write a legal answer for each game, chosen by a lot from 0 to 1; pass where a game is over."""
    state = State()
    for game in range(start, stop):
        record = states.view(dtype(State))[game]
        state.source, state.legal, state.may_pass = (int(record[name]) for name in ("source", "legal", "may_pass"))
        slot = answer_at(state, int(lots[game] * number_of_answers(state)))
        answers[game] = -1 if slot == NOTHING else slot


def batch_step(states: Any, tables: Any, which: Any, answers: Any, start: int, stop: int) -> None:
    """Answer the open questions of the games from `start` to `stop`; games that are over stay as they are."""
    for game in range(start, stop):
        handle = load_game(states, tables, which, game)
        if handle.question != NO_QUESTION:
            handle.answer(NOTHING if answers[game] < 0 else int(answers[game]))
            store_game(handle, states, game)


def batch_masks(states: Any, masks: Any, start: int, stop: int) -> None:
    """Write which answers are legal: a column for each slot, label or number that fits, the last one for pass."""
    records = states.view(dtype(State))[start:stop]
    legal = numpy.array([*map(answer_bits, records["source"].tolist(), records["legal"].tolist())], numpy.uint32)
    masks[start:stop, :SLOTS] = legal[:, None] >> numpy.arange(SLOTS, dtype=numpy.uint32) & 1
    masks[start:stop, SLOTS] = records["may_pass"]


def batch_scores(states: Any, tables: Any, which: Any, scores: Any, victors: Any, start: int, stop: int) -> None:
    """Write the victory points of every seat and the bits of the winners."""
    for game in range(start, stop):
        handle = load_game(states, tables, which, game)
        for seat in range(handle.seats):
            scores[game, seat] = handle.score(seat)
        victors[game] = handle.winners()


def load_game(states: Any, tables: Any, which: Any, game: int) -> Handle:
    """A game of an array."""
    handle = Handle(table_at(tables, which[game]))
    handle.load(_row(states, State, game)[: value_size()])
    return handle


def store_game(handle: Handle, states: Any, game: int) -> None:
    """Put a game back into its array."""
    _row(states, State, game)[: value_size()] = numpy.frombuffer(handle.dump(), numpy.uint8)


def _row(array: Any, record: type, index: int) -> Any:
    """The bytes of one record of an array."""
    return array.reshape(-1, dtype(record).itemsize)[index]


def table_at(tables: Any, number: int) -> KindTable:
    """A table of an array."""
    return _unpacked(_row(tables, Kinds, number).tobytes())


@functools.lru_cache(maxsize=256)
def _unpacked(data: bytes) -> KindTable:
    """A table as lists. The rules never change it, so games share it."""
    return KindTable(data)
