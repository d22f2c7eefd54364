"""The observations and masks of many games at once, for the seats that decide: the numbers of `Encoding.observe` and `mask`."""

from __future__ import annotations

import functools
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.cards.table import steps
from fiefdom.engine.layout import SEATS
from fiefdom.engine.state import IN_PLAY_SLOTS
from fiefdom.engine.words import ASK_BUY, DISCARD_DECK, GAME_OVER, LOOT, TOPDECK
from fiefdom.envs.encoding import ACTIONS, MOST, PASS_ACTION, UNKNOWN, Encoding, action_slots, card_numbers
from fiefdom.game.batch import Batch

Games = NDArray[numpy.int64]
Array = NDArray[Any]


@functools.cache
def _looks_through_discard() -> int:
    """The number of Harbinger's step (R-CARD-HARBINGER-3)."""
    return next(number for number, step in enumerate(steps()) if step.__name__ == "topdecked_from_discard")


class Observer:
    """Looks at the games of a batch through the eyes of whoever decides. All games asked for must have a question open."""

    def __init__(self, batch: Batch, encoding: Encoding) -> None:
        self.batch = batch
        self.encoding = encoding
        kingdoms = batch.kingdoms
        sizes = numpy.array([len(kingdom.cards) for kingdom in kingdoms])
        self.number = int(sizes.max())
        self.slots = numpy.arange(self.number)
        which = batch.which
        self.is_first_edition = numpy.array([kingdom.edition == 1 for kingdom in kingdoms])[which]
        self.in_game = (self.slots < sizes[:, None])[which]
        self.action_of_slot = numpy.stack([card_numbers(kingdom)[: self.number] for kingdom in kingdoms])[which]
        slots = numpy.stack([action_slots(kingdom) for kingdom in kingdoms])[:, 1:].astype(numpy.int64)
        self.slot_of_card = numpy.where(slots < 0, self.number, slots)[which]  # the slot after the last is blank

    def observe(self, games: Games) -> NDArray[numpy.int16]:
        """A row for each of these games."""
        width = self.encoding.table_width
        rows = numpy.empty((len(games), self.encoding.size), numpy.int16)
        rows[:, :width] = numpy.minimum(self._table(games), MOST)
        cells = self._cards(games)
        places = self.slot_of_card[games] + (numpy.arange(len(games)) * cells.shape[1])[:, None]
        rows[:, width:] = cells.reshape(-1, self.encoding.card_width).take(places, axis=0).reshape(len(games), -1)
        return rows

    def masks(self, games: Games) -> NDArray[numpy.uint8]:
        """Which actions are legal: 1 or 0 for each."""
        states = self.batch.states
        legal = numpy.zeros((len(games), ACTIONS), numpy.uint8)
        bits = states["legal"][games][:, None] >> self.slots.astype(numpy.uint32) & 1
        legal[numpy.arange(len(games))[:, None], self.action_of_slot[games]] = bits
        legal[:, PASS_ACTION] = states["may_pass"][games]
        return legal

    def actions(self, games: Games, answers: NDArray[numpy.int16]) -> NDArray[numpy.uint8]:
        """The actions that answers are."""
        numbers = self.action_of_slot[games, numpy.maximum(answers, 0)]
        return numpy.where(answers < 0, PASS_ACTION, numbers).astype(numpy.uint8)

    def _around(self, games: Games, distance: int) -> tuple[Array, Array]:
        """The seat at a distance from the one that decides, and whether there is one."""
        seats = self.batch.seats[games].astype(int)
        return (self.batch.states["decider"][games] + distance) % seats, distance < seats

    # The table

    def _table(self, games: Games) -> Array:
        states = self.batch.states
        columns: list[Array] = [
            numpy.ones((len(games), 1), int),
            _one_hot(states["question"][games], DISCARD_DECK),
            _one_hot(states["source"][games], LOOT),
            numpy.maximum(states["remaining"][games], 1)[:, None],
            states["may_pass"][games][:, None],
            _one_hot(states["phase"][games], GAME_OVER),
            *(states[name][games][:, None] for name in ("actions", "buys", "coins", "merchants", "silver_played", "empty_piles")),
            self.is_first_edition[games][:, None],
        ]
        points, _ = self.batch.scores()
        for distance in range(self.encoding.players):
            seat, there = self._around(games, distance)
            columns.append(_seat(states, games, seat, points[games, seat], own=distance == 0) * there[:, None])
        return numpy.concatenate(columns, axis=1, dtype=numpy.int64)

    # The cards

    def _cards(self, games: Games) -> NDArray[numpy.int16]:
        """For each game a row for each slot, and a blank one."""
        states, own, number = self.batch.states, self.batch.states["decider"][games], self.number
        here = numpy.arange(len(games))
        play = _in_play(states, games)[:, :, :number]
        question, asker = states["question"][games], states["asker"][games]
        looked = states["looked"][games, :number] * (states["looker"][games] == own)[:, None]
        hand, aside, owned = (states[zone][games, own, :number] for zone in ("hand", "aside", "owned"))
        columns: list[Array] = [
            self.in_game[games],
            states["supply"][games, :number],
            states["trash"][games, :number],
            (self.slots == asker[:, None]) & (question > ASK_BUY)[:, None],
            states["picked"][games, :number],
            hand,
            owned - hand - play[here, own] - aside - looked,
            states["discard"][games, own, :number] * _through_discard(states, games)[:, None],
            looked,
            states["loot"][games, :number],
        ]
        for distance in range(self.encoding.players):
            seat, there = self._around(games, distance)
            top = states["top"][games, seat][:, None] == self.slots
            parts = (states["owned"][games, seat, :number], play[here, seat], states["aside"][games, seat, :number], top)
            columns += [part * there[:, None] for part in parts]
        cells = numpy.zeros((len(games), number + 1, self.encoding.card_width), numpy.int16)
        for place, column in enumerate(columns):
            cells[:, :number, place] = column
        return cells


def _one_hot(numbers: Array, length: int) -> Array:
    hot: Array = numbers[:, None] == numpy.arange(1, length + 1)
    return hot


def _seat(states: Array, games: Games, seat: Array, points: Array, *, own: bool) -> Array:
    """What is known of a seat; the decks of others and all discard piles are not (R-INFO-2, R-INFO-4)."""
    deck = states["rest_size"][games, seat].astype(int) + states["known_size"][games, seat]
    looked = states["looked"][games].sum(axis=1) * (states["looker"][games] == seat)
    unknown = numpy.full(len(games), UNKNOWN)
    turns = numpy.minimum(states["turns"][games, seat], MOST).astype(int)
    columns = [states["turn"][games] == seat, turns, points, states["hand_size"][games, seat], deck if own else unknown, unknown, looked]
    return numpy.stack([column.astype(int) for column in columns], axis=1)


def _through_discard(states: Array, games: Games) -> Array:
    """Whether the seat looks through its discard pile just now."""
    depth = states["depth"][games].astype(int)
    step = states["stack"][games, numpy.maximum(depth - 1, 0), 0]
    looks: Array = (states["question"][games] == TOPDECK) & (depth > 0) & (step == _looks_through_discard())
    return looks


def _in_play(states: Array, games: Games) -> Array:
    """The play areas as counts: game, seat, slot."""
    sizes = states["play_size"][games]
    longest = int(sizes.max(initial=0))
    entries = states["in_play"][games, :longest].astype(int)
    places = entries + numpy.arange(len(games))[:, None] * (SEATS * IN_PLAY_SLOTS)
    there = numpy.arange(longest) < sizes[:, None]
    counts = numpy.bincount(places[there], minlength=len(games) * SEATS * IN_PLAY_SLOTS)
    return counts.reshape(len(games), SEATS, IN_PLAY_SLOTS)
