"""Games as numbers for learners: actions, observations and masks of legal actions, the same in all environments.

`docs/reference/encoding.md` describes every number. An observation is made from a `View`, so it holds what the seat may know and
nothing else. The compiled engine writes the same numbers straight from its states (`fiefdom.envs.arrays`); this file is what both
are tested against.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.table import steps
from fiefdom.engine.layout import SEATS, SLOTS
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING
from fiefdom.engine.words import (
    ASIDE,
    ASK_BUY,
    DISCARD_DECK,
    DISCARD_PILE,
    GAME_OVER,
    HAND,
    LOOKED,
    LOOT,
    PHASE_NAMES,
    QUESTION_NAMES,
    ZONE_NAMES,
)
from fiefdom.errors import BadKingdom, BadPlayers, BadView, IllegalAnswer
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.view import View

ACTION_NAMES = (
    "pass",
    "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse",
    "Adventurer", "Artisan", "Bandit", "Bureaucrat", "Cellar", "Chancellor", "Chapel", "Council Room", "Feast", "Festival", "Gardens",
    "Harbinger", "Laboratory", "Library", "Market", "Merchant", "Militia", "Mine", "Moat", "Moneylender", "Poacher", "Remodel", "Sentry",
    "Smithy", "Spy", "Thief", "Throne Room", "Vassal", "Village", "Witch", "Woodcutter", "Workshop",
)  # fmt: skip
"""Every action; its place is its number. It only ever grows at the end, so that a trained player stays of use."""

ACTIONS = len(ACTION_NAMES)
CARDS = ACTIONS - 1
"""Cards that an observation tells about: the card of action n has row n - 1."""

PASS_ACTION = 0
PASS_SLOT = -1
NO_SLOT = -2
"""The slot of an action whose card is not in the game."""

UNKNOWN = -1
"""A number that the seat may not know."""

MOST = 32_767
"""Numbers above this are written as this; only endless games get there."""


@dataclass(frozen=True)
class Field:
    """A named run of numbers in an observation. For a field of cards, `start` is its place in the row of a card."""

    name: str
    start: int
    length: int
    low: int
    high: int
    meaning: str


_TABLE_FIELDS = (
    ("asked", 1, 0, 1, "1 if it is this seat that has to answer; if not, the next four fields are 0"),
    ("question", DISCARD_DECK, 0, 1, "what the card is named for, one of: " + ", ".join(QUESTION_NAMES[1 : DISCARD_DECK + 1])),
    ("source", LOOT, 0, 1, "the zone the card comes from, one of: " + ", ".join(ZONE_NAMES[1:])),
    ("remaining", 1, 0, 255, "how many more cards may be named in this choice, this one included"),
    ("may_pass", 1, 0, 1, "whether pass is legal"),
    ("phase", GAME_OVER, 0, 1, "one of: " + ", ".join(PHASE_NAMES[1:]) + "; of another's turn as far as deeds have shown it"),
    ("actions", 1, 0, MOST, "Actions left of the player whose turn it is"),
    ("buys", 1, 0, MOST, "Buys left"),
    ("coins", 1, 0, MOST, "coins to spend"),
    ("merchants", 1, 0, 255, "coins that the first Silver of this turn brings or has brought besides its own (Merchant)"),
    ("silver_played", 1, 0, 1, "whether a Silver was played this turn"),
    ("empty_piles", 1, 0, SLOTS, "empty piles of the Supply"),
    ("first_edition", 1, 0, 1, "whether the cards have the texts of the first edition"),
)

_SEAT_FIELDS = (
    ("turn", 0, 1, "whether it is this player's turn"),
    ("turns", 0, MOST, "turns taken"),
    ("score", -MOST, MOST, "victory points of all the cards owned"),
    ("hand_size", 0, MOST, "cards in hand"),
    ("deck_size", UNKNOWN, MOST, "cards in the deck; -1 where the view does not tell"),
    ("discard_size", UNKNOWN, MOST, "cards in the discard pile; -1 where the view does not tell"),
    ("looked_at", 0, MOST, "cards that this player is looking at"),
)

_CARD_FIELDS = (
    ("in_game", 0, 1, "whether the card has a pile in this game"),
    ("supply", 0, 255, "left in the Supply"),
    ("trash", 0, 255, "in the Trash"),
    ("asking", 0, 1, "whether it is this card that asks this seat"),
    ("picked", 0, 255, "named so far by this seat in the running choice"),
    ("hand", 0, 255, "in the own hand"),
    ("unseen", 0, 255, "in the own deck and discard pile together"),
    ("discard", 0, 255, "in the own discard pile, while Harbinger lets one look through it"),
    ("looked", 0, 255, "looked at by this seat (Sentry, Library)"),
    ("loot", 0, 255, "trashed by this play of Thief and still to be had"),
)

_CARD_SEAT_FIELDS = (
    ("owned", 0, 255, "owned by this player, wherever it is"),
    ("play", 0, 255, "in this player's play area"),
    ("aside", 0, 255, "revealed or set aside face up"),
    ("top", 0, 1, "whether it is on top of this player's discard pile"),
)


@dataclass(frozen=True)
class Encoding:
    """The places of all numbers in the observations of games of so many players; games of fewer leave some 0.

    An observation is a row of whole numbers: first the table, then a row of `card_width` numbers for each card. Cards that are
    added to the catalogue come last and move nothing. Seats are relative: the first one is the seat that observes, the next is
    the player to the left.
    """

    players: int

    def __post_init__(self) -> None:
        if not isinstance(self.players, int) or not 2 <= self.players <= SEATS:
            raise BadPlayers(f"`{self.players}` players cannot play", f"the game is for 2 to {SEATS} players")

    @functools.cached_property
    def table_fields(self) -> tuple[Field, ...]:
        """The fields before the cards."""
        rows = [*_TABLE_FIELDS]
        for seat in range(self.players):
            rows += [(f"{name}_{seat}", 1, low, high, meaning) for name, low, high, meaning in _SEAT_FIELDS]
        return _placed(rows)

    @functools.cached_property
    def card_fields(self) -> tuple[Field, ...]:
        """The fields in the row of a card."""
        rows = [(name, 1, low, high, meaning) for name, low, high, meaning in _CARD_FIELDS]
        for seat in range(self.players):
            rows += [(f"{name}_{seat}", 1, low, high, meaning) for name, low, high, meaning in _CARD_SEAT_FIELDS]
        return _placed(rows)

    @property
    def table_width(self) -> int:
        """How many numbers come before the cards."""
        return 34 + len(_SEAT_FIELDS) * self.players

    @property
    def card_width(self) -> int:
        """How many numbers there are for each card."""
        return len(_CARD_FIELDS) + len(_CARD_SEAT_FIELDS) * self.players

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.table_width + CARDS * self.card_width

    @property
    def bounds(self) -> tuple[NDArray[numpy.int16], NDArray[numpy.int16]]:
        """The lowest and highest value of each number."""
        ends: list[list[int]] = []
        for end in ("low", "high"):
            table = [getattr(field, end) for field in self.table_fields for _ in range(field.length)]
            ends.append(table + [getattr(field, end) for field in self.card_fields] * CARDS)
        return numpy.array(ends[0], numpy.int16), numpy.array(ends[1], numpy.int16)

    def table_part(self, observations: NDArray[Any], name: str) -> NDArray[Any]:
        """The numbers of a field of the table, from one observation or rows of them."""
        field = _named(self.table_fields, name)
        return observations[..., field.start : field.start + field.length]

    def card_part(self, observations: NDArray[Any], name: str) -> NDArray[Any]:
        """The numbers of a field of the cards, one for each card, from one observation or rows of them."""
        return self.cards(observations)[..., _named(self.card_fields, name).start]

    def cards(self, observations: NDArray[Any]) -> NDArray[Any]:
        """The part about the cards as a table: a row for each card."""
        return observations[..., self.table_width :].reshape(*observations.shape[:-1], CARDS, self.card_width)

    def observe(self, view: View) -> NDArray[numpy.int16]:
        """What the seat of a view sees."""
        if view.seat is None:
            raise BadView("a spectator has no observation", "ask for the view of a seat")
        if view.seats > self.players:
            raise BadPlayers(f"a game of `{view.seats}` does not fit an encoding for {self.players} players")
        row = numpy.zeros(self.size, numpy.int16)
        row[: self.table_width] = numpy.minimum(self._table(view, view.seat), MOST)
        self.cards(row)[card_numbers(view.kingdom)[: len(view.kingdom.cards)] - 1] = self._cards(view, view.seat)
        return row

    def _table(self, view: View, seat: int) -> list[int]:
        record = view.record
        asked = view.is_asked
        kingdom_text = 1 if view.kingdom.edition == 1 else 0
        numbers = [
            int(asked),
            *_one_hot(int(record["question"]) if asked else 0, DISCARD_DECK),
            *_one_hot(int(record["source"]) if asked else 0, LOOT),
            max(int(record["remaining"]), 1) if asked else 0,
            int(record["may_pass"]) if asked else 0,
            *_one_hot(int(record["phase"]), GAME_OVER),
            *(int(record[name]) for name in ("actions", "buys", "coins", "merchants", "silver_played", "empty_piles")),
            kingdom_text,
        ]
        scores = Position.from_record(view.kingdom, record).scores
        for other in _around(view, seat):
            numbers += [int(view.turn == other), view.turns(other), scores[other], view.hand_size(other)]
            numbers += [_or_unknown(view.deck_size(other)), _or_unknown(view.discard_size(other)), view.looked_at(other)]
        return numbers + [0] * (self.table_width - len(numbers))

    def _cards(self, view: View, seat: int) -> NDArray[Any]:
        """A row for each slot of the game."""
        record, slots = view.record, len(view.kingdom.cards)
        play = _counts_in_play(record)
        asked = view.is_asked
        looked = record["looked"].astype(int) * (record["looker"] == seat)
        columns = [
            numpy.ones(SLOTS, int),
            record["supply"],
            record["trash"],
            _only(int(record["asker"]) if asked and record["question"] > ASK_BUY else NOTHING),
            record["picked"] if asked else numpy.zeros(SLOTS),
            record["hand"][seat],
            record["owned"][seat].astype(int) - record["hand"][seat] - play[seat] - record["aside"][seat] - looked,
            record["discard"][seat],
            looked,
            record["loot"],
        ]
        for other in _around(view, seat):
            columns += [record["owned"][other], play[other], record["aside"][other], _only(int(record["top"][other]))]
        columns += [numpy.zeros(SLOTS)] * (self.card_width - len(columns))
        return numpy.stack(columns, axis=1)[:slots]


def _placed(rows: Sequence[tuple[str, int, int, int, str]]) -> tuple[Field, ...]:
    """The fields one after the other."""
    placed, start = [], 0
    for name, length, low, high, meaning in rows:
        placed.append(Field(name, start, length, low, high, meaning))
        start += length
    return tuple(placed)


def _named(fields: tuple[Field, ...], name: str) -> Field:
    found = next((field for field in fields if field.name == name), None)
    if found is None:
        raise BadView(f"an observation has no field `{name}`", f"there are {', '.join(field.name for field in fields)}")
    return found


def _around(view: View, seat: int) -> list[int]:
    """The seats in turn order, from this one on."""
    return [(seat + distance) % view.seats for distance in range(view.seats)]


def _one_hot(number: int, length: int) -> list[int]:
    return [int(number == place + 1) for place in range(length)]


def _only(slot: int) -> NDArray[numpy.bool_]:
    found: NDArray[numpy.bool_] = numpy.arange(SLOTS) == slot
    return found


def _or_unknown(number: int | None) -> int:
    return UNKNOWN if number is None else number


def _counts_in_play(record: Any) -> NDArray[Any]:
    entries = record["in_play"][: record["play_size"]]
    counts: NDArray[Any] = numpy.bincount(entries, minlength=SEATS * IN_PLAY_SLOTS).reshape(SEATS, IN_PLAY_SLOTS)
    return counts


# Actions


@functools.cache
def _numbers_by_name() -> dict[str, int]:
    return {name: number for number, name in enumerate(ACTION_NAMES)}


def action_of(answer: str | Card) -> int:
    """The number of an answer: a card, its name, or `pass`."""
    if answer == PASS:
        return PASS_ACTION
    card = answer if isinstance(answer, Card) else find_card(answer)
    number = _numbers_by_name().get(card.name)
    if number is None:
        raise BadKingdom(f"the card `{card}` has no number in the encoding", "add its name at the end of ACTION_NAMES")
    return number


def answer_of(action: int) -> str:
    """The answer that a number stands for: the name of a card, or `pass`."""
    if not 0 <= action < ACTIONS:
        raise IllegalAnswer(f"there is no action `{action}`", f"actions are 0 to {ACTIONS - 1}")
    return ACTION_NAMES[action]


@functools.lru_cache(maxsize=4096)
def card_numbers(kingdom: Kingdom) -> NDArray[numpy.uint8]:
    """The action of each slot of a kingdom; 0 for slots that it does not use."""
    numbers = numpy.zeros(SLOTS, numpy.uint8)
    numbers[: len(kingdom.cards)] = [action_of(card) for card in kingdom.cards]
    numbers.setflags(write=False)
    return numbers


@functools.lru_cache(maxsize=4096)
def action_slots(kingdom: Kingdom) -> NDArray[numpy.int16]:
    """The slot of each action in a kingdom: -1 for pass, -2 for cards that are not in it."""
    slots = numpy.full(ACTIONS, NO_SLOT, numpy.int16)
    slots[PASS_ACTION] = PASS_SLOT
    slots[card_numbers(kingdom)[: len(kingdom.cards)]] = numpy.arange(len(kingdom.cards))
    slots.setflags(write=False)
    return slots


# Masks


def mask(view: View, *, canonical: bool = False) -> NDArray[numpy.int8]:
    """Which actions are legal for the seat of a view: 1 or 0 for each. All are 0 if it is not asked.

    With `canonical`, several cards of one choice are named in ascending order only: every set of cards can still be chosen,
    and in one way.
    """
    legal = numpy.zeros(ACTIONS, numpy.int8)
    if view.is_asked:
        legal[PASS_ACTION] = view.record["may_pass"]
        bits = int(view.record["legal"]) & (ascending(view.record) if canonical else -1)
        legal[[int(card_numbers(view.kingdom)[slot]) for slot in range(SLOTS) if bits >> slot & 1]] = 1
    return legal


def ascending(record: Any) -> int:
    """The slots that may come next in a choice of several cards if they are named in ascending order; all for other questions."""
    if not record["depth"] or steps()[record["stack"][record["depth"] - 1][0]].__name__ != "picked":
        return -1
    left = _source_counts(record) - record["picked"].astype(int)
    from_here_on = numpy.cumsum(left[::-1])[::-1]
    needed = 1 if record["may_pass"] else min(int(record["remaining"]), int(from_here_on[0]))
    first = 0 if record["last_picked"] == NOTHING else int(record["last_picked"])
    return sum(1 << slot for slot in range(first, SLOTS) if from_here_on[slot] >= needed)


def _source_counts(record: Any) -> Any:
    seat = record["decider"]
    zones = {HAND: record["hand"][seat], LOOKED: record["looked"], ASIDE: record["aside"][seat], DISCARD_PILE: record["discard"][seat]}
    return zones.get(int(record["source"]), record["loot"]).astype(int)
