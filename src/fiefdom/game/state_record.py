"""A state as a NumPy record, with types: what it may be asked for, and its numbers as Python has them."""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any, Protocol, TypeAlias, cast

import numpy
from numpy.typing import ArrayLike, NDArray

from fiefdom.engine.knowledge import MOST_WITNESSED, row_of_other
from fiefdom.engine.layout import SEATS, SLOTS, Field, dtype, fields
from fiefdom.engine.state import IN_PLAY_SLOTS, Frame, State

Numbers = NDArray[numpy.uint64]
"""A field of a record. (Its numbers are as wide as the field says; a single number is an array without dimensions to the type checker.)"""


BITS_OF_FOUR = numpy.arange(4) * 2
"""Where the two bits of each of four slots begin in a byte."""


Bytes: TypeAlias = bytes | bytearray

LETTERS = {"uint8": "B", "uint16": "H", "uint32": "I", "uint64": "Q"}
"""How `struct` calls the numbers of a state."""


class StateRecord(Protocol):
    """The NumPy record of a state; its fields are those of `fiefdom.engine.state.State`."""

    def __getitem__(self, name: str) -> Numbers: ...
    def __setitem__(self, name: str, value: ArrayLike) -> None: ...
    def copy(self) -> StateRecord: ...
    def tobytes(self) -> bytes: ...
    def fill(self, value: int) -> None: ...
    @property
    def dtype(self) -> numpy.dtype[Any]: ...


class _Part:
    """A field of the bytes of a state, read when it is asked for and then kept: number by number a NumPy record is slow to read."""

    __slots__ = ("name", "reader")

    def __init__(self, name: str, reader: Callable[[Bytes], Any]) -> None:
        self.name = name
        self.reader = reader

    def __get__(self, read: _Read, _: object) -> Any:
        value = read.__dict__[self.name] = self.reader(read._value)
        return value


class _Read:
    """The fields of a state. Its numbers are read at once, because most are always needed; `_readable` adds the rows."""

    def __init__(self, value: Bytes) -> None:
        names, unpack = _numbers()
        self.__dict__.update(zip(names, unpack(value), strict=True))
        self._value = value


@functools.cache
def _numbers() -> tuple[Sequence[str], Callable[[Bytes], tuple[int, ...]]]:
    """The fields that are one number, and what takes them out of the bytes of a state."""
    places: Any = dtype(State).fields
    names = [field.name for field in fields(State) if not field.lent and not field.shape]
    form, end = "=", 0
    for name in names:
        kind, start = places[name][:2]
        form += f"{start - end}x{LETTERS[str(kind)]}"
        end = start + kind.itemsize
    return names, struct.Struct(form).unpack_from


@functools.cache
def _readable() -> type[_Read]:
    places: Any = dtype(State).fields
    rows = (field for field in fields(State) if field.shape and not field.lent)
    return type("_Read", (_Read,), {field.name: _Part(field.name, _reader(field, *places[field.name][:2])) for field in rows})


def _reader(field: Field, kind: numpy.dtype[Any], start: int) -> Callable[[Bytes], Any]:
    """What takes a field out of the bytes of a state: a row of numbers, or a row for each seat."""
    letter = LETTERS.get(field.ctype) if field.ctype != "uint8" else None
    if letter and len(field.shape) == 1:
        unpack = struct.Struct("=" + letter * field.shape[0]).unpack_from
        return lambda value: unpack(value, start)
    if len(field.shape) > 2:
        return lambda value: numpy.ndarray(field.shape, field.ctype, value, start).tolist()
    width = kind.itemsize // field.shape[0]
    rows = [slice(place, place + width) for place in range(start, start + kind.itemsize, width)]
    return itemgetter(slice(start, start + kind.itemsize)) if width == 1 else itemgetter(*rows)


def read(record: StateRecord) -> State:
    """A record to be read like the state of the plain engine; its rows of small numbers are bytes, and so are its frames."""
    return reading(record.tobytes())


def reading(value: Bytes) -> State:
    """The bytes of a state to be read in the same way."""
    return cast(State, _readable()(value))


@functools.cache
def place_of(name: str) -> int:
    """Where a field begins in the bytes of a state."""
    places: Any = dtype(State).fields
    return int(places[name][1])


@functools.cache
def _writer(name: str) -> Callable[..., None]:
    places: Any = dtype(State).fields
    kind = places[name][0]
    return struct.Struct("=" + LETTERS[str(kind.base)] * math.prod(kind.shape)).pack_into


def put(value: bytearray, name: str, *numbers: int) -> None:
    """Write a field into the bytes of a state: a number, or a row of them."""
    _writer(name)(value, place_of(name), *numbers)


def frame_at(depth: int) -> int:
    """Where a frame of the stack begins in the bytes of a state, the lowest first; each of its numbers is a byte."""
    return place_of("stack") + depth * len(Frame._fields)


def played_by(state: State, seat: int) -> list[int]:
    """The slots of a seat's cards in play, in the order of play (R-ACT-13)."""
    return [entry % IN_PLAY_SLOTS for entry in state.in_play[: state.play_size] if entry // IN_PLAY_SLOTS == seat]


def players_in_play(state: State) -> list[int]:
    """The seat of each card in play."""
    return [entry // IN_PLAY_SLOTS for entry in state.in_play[: state.play_size]]


def entries_of(seat: int, slots: Iterable[int]) -> list[int]:
    """Cards of a seat as the play area has them."""
    return [seat * IN_PLAY_SLOTS + slot for slot in slots]


def cards_in(record: StateRecord, zone: int, seat: int) -> Numbers:
    """The counts per slot of a zone, the seat's own if every seat has one; none for a zone that is kept in no counts."""
    for field in fields(State):
        if field.seen and field.seen.zone == zone and field.shape[-1] == SLOTS:
            return record[field.name][seat] if field.shape[0] == SEATS else record[field.name]
    return numpy.zeros(0, numpy.uint64)


def witnessed_by(record: StateRecord, viewer: int) -> NDArray[numpy.int64]:
    """What a seat has witnessed of the cards of each seat, as counts per slot (`fiefdom.engine.knowledge`)."""
    packed = record["witnessed"][viewer].astype(int)
    counts = (packed[:, :, None] >> BITS_OF_FOUR & 3).reshape(SEATS - 1, SLOTS)
    return numpy.insert(counts, viewer, 0, axis=0)


def set_witnessed(record: StateRecord, viewer: int, seat: int, counts: ArrayLike) -> None:
    """Write what a seat has witnessed of another."""
    four = numpy.minimum(counts, MOST_WITNESSED).astype(int).reshape(-1, 4)
    record["witnessed"][viewer][row_of_other(viewer, seat)] = (four << BITS_OF_FOUR).sum(axis=1)


def counts_in_play(record: StateRecord) -> NDArray[numpy.int64]:
    """How many cards of each slot each seat has in play."""
    entries = record["in_play"][: int(record["play_size"])]
    return numpy.bincount(entries, minlength=SEATS * IN_PLAY_SLOTS).reshape(SEATS, SLOTS)
