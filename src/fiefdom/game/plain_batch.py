"""The batch functions of the compiled engine, over the plain one: the same arrays, the same results, slowly."""

from __future__ import annotations

import functools
from typing import Any

import numpy

from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import SLOTS, dtype
from fiefdom.engine.questions import answer_bits
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.words import NO_QUESTION
from fiefdom.game.plain import Handle, KindTable, value_size
from fiefdom.game.question import legal_numbers


def batch_reset(states: Any, tables: Any, which: Any, games: Any, seats: Any, seeds: Any, starters: Any, start: int, stop: int) -> None:
    """Lay out the games named in `games` from place `start` to `stop`; seats, seeds and starters are in the same order."""
    for place in range(start, stop):
        seed = int(seeds[place])
        handle = Handle(_table(tables, which[games[place]]))
        handle.set_up(int(seats[place]), seed & 0xFFFFFFFF, seed >> 32, int(starters[place]))
        _store(handle, states, games[place])


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


def batch_step(states: Any, tables: Any, which: Any, answers: Any, start: int, stop: int) -> None:
    """Answer the open questions of the games from `start` to `stop`; games that are over stay as they are."""
    for game in range(start, stop):
        handle = _load(states, tables, which, game)
        if handle.question != NO_QUESTION:
            handle.answer(NOTHING if answers[game] < 0 else int(answers[game]))
            _store(handle, states, game)


def batch_masks(states: Any, masks: Any, start: int, stop: int) -> None:
    """Write which answers are legal: a column for each slot, label or number that fits, the last one for pass."""
    records = states.view(dtype(State))[start:stop]
    legal = numpy.array([*map(answer_bits, records["source"].tolist(), records["legal"].tolist())], numpy.uint32)
    masks[start:stop, :SLOTS] = legal[:, None] >> numpy.arange(SLOTS, dtype=numpy.uint32) & 1
    masks[start:stop, SLOTS] = records["may_pass"]


def batch_scores(states: Any, tables: Any, which: Any, scores: Any, victors: Any, start: int, stop: int) -> None:
    """Write the victory points of every seat and the bits of the winners."""
    for game in range(start, stop):
        handle = _load(states, tables, which, game)
        for seat in range(handle.seats):
            scores[game, seat] = handle.score(seat)
        victors[game] = handle.winners()


def _load(states: Any, tables: Any, which: Any, game: int) -> Handle:
    handle = Handle(_table(tables, which[game]))
    handle.load(_row(states, State, game)[: value_size()])
    return handle


def _store(handle: Handle, states: Any, game: int) -> None:
    _row(states, State, game)[: value_size()] = numpy.frombuffer(handle.dump(), numpy.uint8)


def _row(array: Any, record: type, index: int) -> Any:
    """The bytes of one record of an array."""
    return array.reshape(-1, dtype(record).itemsize)[index]


def _table(tables: Any, number: int) -> KindTable:
    return _unpacked(_row(tables, Kinds, number).tobytes())


@functools.lru_cache(maxsize=256)
def _unpacked(data: bytes) -> KindTable:
    """A table as lists. The rules never change it, so games share it."""
    return KindTable(data)
