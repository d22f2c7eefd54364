"""What a seat may know (R-INFO, the table in section 8 of the rules). This is the one place where it is decided.

A view is a state's record with everything blanked that the seat may not know. Two states that differ only in that give the same view.
"""

from __future__ import annotations

import functools
import operator
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from fiefdom.cards.card import Card
from fiefdom.cards.kind_table import about, step_for
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.layout import SEATS, Seen, Who, dtype, fields
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.turn import piles_that_end
from fiefdom.engine.words import (
    ACTION_PHASE,
    ASK_ACTION,
    ASK_BUY,
    ASK_TREASURE,
    BUY_PHASE,
    DISCARD_PILE,
    HAND,
    NO_QUESTION,
    NOWHERE,
    PHASE_NAMES,
)
from fiefdom.engine.zones import REDUCTION, reduced
from fiefdom.errors import BadPlayers, BadView
from fiefdom.game.plain import record_of, value_size
from fiefdom.game.position import Position
from fiefdom.game.question import Question, question_id, question_of
from fiefdom.game.state_record import StateRecord, counts_in_play, frame_at, played_by, put, reading, witnessed_by

FRAME_SEAT = Frame._fields.index("seat")


class View:
    """What one seat, or a spectator (seat None), may know of a position: its record, and as `state` the same to be read."""

    __slots__ = ("_record", "kingdom", "open_counts", "seat", "state", "value")

    def __init__(self, kingdom: Kingdom, record: StateRecord, seat: int | None, *, open_counts: bool) -> None:
        self._set(kingdom, record.tobytes()[: value_size()], seat, open_counts=open_counts)
        self._record: StateRecord | None = record

    @classmethod
    def of_value(cls, kingdom: Kingdom, value: bytes, seat: int | None, *, open_counts: bool) -> View:
        """A view by its `value`: the bytes of its record."""
        seen = cls.__new__(cls)
        seen._set(kingdom, value, seat, open_counts=open_counts)
        seen._record = None
        return seen

    def _set(self, kingdom: Kingdom, value: bytes, seat: int | None, *, open_counts: bool) -> None:
        self.kingdom = kingdom
        self.value = value
        self.state = reading(value)
        self.seat = seat
        self.open_counts = open_counts

    @property
    def record(self) -> StateRecord:
        """The view as a NumPy record, made when it is asked for: to draw a view nobody needs it."""
        if self._record is None:
            self._record = record_of(self.value)
        return self._record

    @property
    def certain_record(self) -> StateRecord:
        """The record without what may be others' besides: for rules, which would take that for a part of `owned`."""
        record = self.record
        if any(self.state.unknown):
            record = record.copy()
            record["unsure"] = record["unknown"] = 0
        return record

    @property
    def question(self) -> Question | None:
        """The open question, with its answers only for the seat that is asked. A Reaction is hidden from all others.

        Of the questions of a turn the others see the one that the player's deeds have shown, as with `phase`.
        """
        state = self.state
        if state.question == NO_QUESTION or state.decider == NOTHING:
            return None
        return question_of(self.kingdom, (state.question, state.asker, state.decider, state.legal, state.may_pass, state.remaining))

    @property
    def is_asked(self) -> bool:
        """Whether it is this seat that has to answer."""
        return self.seat is not None and self.state.question != NO_QUESTION and self.state.decider == self.seat

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.state.seats

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def phase(self) -> str:
        """`action`, `treasure`, `buy` or `over`: for the seat that is asked as it is, for the others as far as deeds have shown it."""
        return PHASE_NAMES[self.state.phase]

    @property
    def actions(self) -> int:
        """Actions left, for everybody to see (R-ACT-12)."""
        return self.state.actions

    @property
    def buys(self) -> int:
        """Buys left."""
        return self.state.buys

    @property
    def coins(self) -> int:
        """Coins to spend."""
        return self.state.coins

    @property
    def supply(self) -> Mapping[Card, int]:
        """Every pile and its size, empty ones too (R-INFO-8, R-SETUP-13)."""
        return dict(zip(self.kingdom.cards, self.state.supply, strict=False))

    def cost(self, card: Card) -> int:
        """What a card costs now, which everybody can count (R-I-COST-1)."""
        return reduced(card.cost, self.state.counters[REDUCTION])

    @property
    def costs(self) -> Sequence[int]:
        """What each card of the game costs now."""
        return _costs(self.kingdom, self.state.counters[REDUCTION])

    @property
    def empty_piles(self) -> int:
        """How many piles are empty."""
        return sum(number == 0 for number in self.supply.values())

    @property
    def piles_that_end(self) -> int:
        """How many empty piles end the game."""
        return piles_that_end(self.seats)

    @property
    def trash(self) -> Counter[Card]:
        """The Trash (R-INFO-7)."""
        return self._counter(self.state.trash)

    @property
    def hand(self) -> Counter[Card]:
        """The own hand."""
        return self._counter(self.state.hand[self._own()])

    @property
    def picked(self) -> Counter[Card]:
        """What this seat has named so far in the running choice."""
        return self._counter(self.state.picked)

    def hand_size(self, seat: int) -> int:
        """The number of cards in a hand (R-INFO-5)."""
        return self.state.hand_size[seat]

    def deck_size(self, seat: int) -> int | None:
        """The number of cards in a deck: the own (R-INFO-1), others' only by the house rule (R-INFO-4, R-INFO-13)."""
        if seat == self.seat or self.open_counts:
            return self.state.rest_size[seat]
        return None

    def discard_size(self, seat: int) -> int | None:
        """The number of cards in a discard pile: by the house rule alone (R-INFO-2)."""
        return self.state.discard_size[seat] if self.open_counts else None

    def discard_top(self, seat: int) -> Card | None:
        """The visible card of a discard pile (R-INFO-6)."""
        slot = self.state.top[seat]
        return None if slot == NOTHING else self.kingdom.cards[slot]

    @property
    def searches_discard(self) -> bool:
        """Whether this seat is just choosing from its discard pile (R-CARD-HARBINGER-3)."""
        return self.is_asked and self.state.source == DISCARD_PILE and hides_answers(self.kingdom, self.state)

    def discard(self) -> Counter[Card]:
        """The own discard pile while a card lets one look through it."""
        if not self.searches_discard:
            raise BadView("no-looking")
        return self._counter(self.state.discard[self._own()])

    def in_play(self, seat: int) -> list[Card]:
        """A play area in the order of play (R-ACT-13)."""
        return [self.kingdom.cards[slot] for slot in played_by(self.state, seat)]

    def aside(self, seat: int) -> Counter[Card]:
        """The cards of a seat that lie revealed or set aside face up, and the own ones that one is looking at."""
        return self._counter(self.beside(seat))

    def beside(self, seat: int) -> list[int]:
        """The same as counts per slot."""
        state = self.state
        if not seat == self.seat == state.looker:
            return state.aside[seat]
        return [number + looked for number, looked in zip(state.aside[seat], state.looked, strict=True)]

    def looked_at(self, seat: int) -> int:
        """How many cards a seat is looking at, whoever may see them."""
        return self.state.looked_size if self.state.looker == seat else 0

    def owned(self, seat: int) -> Counter[Card]:
        """All the cards that a player owns for certain: starting decks, gains and trashings were there for all to see."""
        return self._counter(self.state.owned[seat])

    def unknown(self, seat: int) -> int:
        """How many cards a player owns besides, which only those know who passed them on unseen; of the own ones none is."""
        return self.state.unknown[seat]

    def possible(self, seat: int) -> Counter[Card]:
        """The cards that a player may own for all that this view shows: the certain ones, and those of which nobody can be sure."""
        pool = self._counter(self.state.unsure[0]) if self.unknown(seat) else Counter()
        return self.owned(seat) + pool

    def turns(self, seat: int) -> int:
        """How many turns a player has taken."""
        return self.state.turns[seat]

    def _own(self) -> int:
        if self.seat is None:
            raise BadView("spectator")
        return self.seat

    def _counter(self, counts: Sequence[int]) -> Counter[Card]:
        return Counter({card: number for card, number in zip(self.kingdom.cards, counts, strict=False) if number})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.seat, self.open_counts, self.kingdom, self.value

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self.kingdom}>"


@functools.lru_cache(maxsize=1024)
def _costs(kingdom: Kingdom, reduction: int) -> Sequence[int]:
    return tuple(reduced(card.cost, reduction) for card in kingdom.cards)


class Sight(NamedTuple):
    """Where a seat stands towards a position: all that decides which fields it sees."""

    seat: int | None
    open_counts: bool
    is_asked: bool
    is_looking: bool
    lies_open: bool
    """Whether the cards that may be named are not the secret of the seat that is asked."""
    searched: int
    """The zone of the own cards that this seat looks through."""

    def sees(self, seen: Seen) -> bool:
        """Whether this seat sees a field, with the rows of all seats."""
        return {
            Who.NOBODY: False,
            Who.OWNER: False,
            Who.SEARCHER: False,
            Who.COUNTER: self.open_counts,
            Who.OPEN: self.open_counts,
            Who.DECIDER: self.is_asked,
            Who.LOOKER: self.is_looking,
            Who.SOURCE: self.is_asked or self.lies_open,
        }.get(seen.by, True)

    def sees_own(self, seen: Seen) -> bool:
        """Whether this seat sees its own row of a field."""
        return seen.by in (Who.OWNER, Who.COUNTER) or (seen.by is Who.SEARCHER and seen.zone == self.searched)


@functools.lru_cache(maxsize=1024)
def visible_bits(sight: Sight) -> NDArray[numpy.uint64]:
    """The bits of a state that are to be seen, by what its fields declare: worked out once for all views of a kind."""
    mask = numpy.zeros(value_size(), numpy.uint8)
    places: Any = dtype(State).fields
    for field in fields(State):
        if field.seen is None:
            continue
        start, size = places[field.name][1], places[field.name][0].itemsize
        if sight.sees(field.seen):
            mask[start : start + size] = 255
        elif sight.seat is not None and sight.sees_own(field.seen):
            row = size // SEATS
            mask[start + sight.seat * row : start + (sight.seat + 1) * row] = 255
    return mask.view(numpy.uint64)


def view(position: Position, seat: int | None, *, open_counts: bool = False) -> View:
    """What a seat may know of a position; None is a spectator. `open_counts` is the house rule of R-INFO-13."""
    if seat is not None and not 0 <= seat < position.seats:
        raise BadPlayers("no-seat", seat=seat, last=position.seats - 1)
    value = bytearray(position.handle.dump())
    state = reading(value)
    if any(state.known_size):
        _count_whole_decks(value, state)
    if any(state.unknown):
        _be_unsure(value, seat)
    is_open = state.question != NO_QUESTION
    is_asked = is_open and state.decider == seat
    secret = is_open and hides_answers(position.kingdom, state)
    searched = state.source if is_asked and secret else NOWHERE
    bits = _bits(seat, open_counts, is_asked, state.looker == seat, not secret, searched)
    value = bytearray(numpy.frombuffer(value, numpy.uint64) & bits)
    if is_open and not is_asked:
        _hide_question(value, position, state)
    if state.depth > 1:
        _hide_waiting(value, state.depth - 1, seat)
    return View.of_value(position.kingdom, bytes(value), seat, open_counts=open_counts)


@functools.lru_cache(maxsize=1024)
def _bits(seat: int | None, open_counts: bool, is_asked: bool, is_looking: bool, lies_open: bool, searched: int) -> NDArray[numpy.uint64]:  # noqa: FBT001
    """`visible_bits`, without making a `Sight` for each view."""
    return visible_bits(Sight(seat, open_counts, is_asked, is_looking, lies_open, searched))


def _count_whole_decks(value: bytearray, state: State) -> None:
    """Only the deck as a whole can be counted."""
    put(value, "rest_size", *map(operator.add, state.rest_size, state.known_size))


def _be_unsure(value: bytearray, seat: int | None) -> None:
    """Show others' cards as far as they are certain, or lie open; how many more each has, and all these together (R-ZONE-7).

    Of a card that is passed giver and receiver are certain (R-I-PASS-5), so that of two players each is certain of all.
    """
    record = record_of(bytes(value))
    truth = record["owned"].astype(int)
    known = truth - record["unsure"]
    open_ones = counts_in_play(record) + record["aside"]
    for other, top in enumerate(record["top"][: int(record["seats"])].tolist()):
        if top != NOTHING:
            open_ones[other][top] += 1
    certain = numpy.maximum(known, open_ones)
    if seat is not None:
        certain = truth if record["seats"] == 2 else numpy.maximum(certain, known + witnessed_by(record, seat))
        certain[seat] = truth[seat]
    record["owned"] = certain
    record["unknown"] = (truth - certain).sum(axis=1)
    record["unsure"] = 0
    record["unsure"][0] = (truth - certain).sum(axis=0)
    value[:] = record.tobytes()[: len(value)]


def hides_answers(kingdom: Kingdom, state: State) -> bool:
    """Whether the possible answers to the open question lie where only the asked seat sees them."""
    return kingdom.questions[question_id(kingdom, state.question, state.asker)].hides_answers(state.source)


def _hide_question(value: bytearray, position: Position, state: State) -> None:
    """What another seat is asked is known as far as deeds have shown it, without secrets of its frame; a Reaction not at all."""
    frame, shown = frame_at(state.depth - 1), position.handle.shown_phase()
    if state.question <= ASK_BUY and not state.phase == shown == BUY_PHASE:
        _show_phase(value, frame, shown)
    if hidden := hidden_place(value[frame]):
        value[frame + hidden] = 0
    if position.kingdom.questions[question_id(position.kingdom, state.question, state.asker)].is_reaction:
        put(value, "decider", NOTHING)
        put(value, "asker", NOTHING)
        put(value, "among", 0)  # it would tell what kind of Reaction


def _hide_waiting(value: bytearray, depth: int, seat: int | None) -> None:
    """Hide what the steps of others keep to themselves while they wait below the question, as many as there are."""
    for frame in map(frame_at, range(depth)):
        if (hidden := hidden_place(value[frame])) and value[frame + FRAME_SEAT] != seat:
            value[frame + hidden] = 0


@functools.cache
def hidden_place(step: int) -> int:
    """Where the secret of a step stands in its frame; 0 if it has none."""
    return Frame._fields.index(about(step).hides or "step")


def _show_phase(value: bytearray, frame: int, shown: int) -> None:
    """Whether an Action or a Treasure can be played depends on the hand, so others see the phase that deeds have shown (R-INFO-5).

    Neither skipping a phase nor passing a question is a deed: until a Treasure is played or a card bought it could be earlier.
    """
    question = ASK_ACTION if shown == ACTION_PHASE else ASK_TREASURE
    for name, number in (("phase", shown), ("question", question), ("source", HAND), ("among", 0), ("legal", 0)):
        put(value, name, number)
    value[frame] = step_for(answers=question)


def was_seen(positions: Iterable[Position], seat: int, value: bytes) -> bool:
    """Whether a seat has seen this, the value of a view, in one of these positions."""
    return any(view(position, seat).value == value for position in positions)
