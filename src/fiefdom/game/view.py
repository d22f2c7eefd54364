"""What a seat may know (R-INFO, the table in section 8 of the rules). This is the one place where it is decided.

A view is a state's record with everything blanked that the seat may not know. Two states that differ only in that give the same view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.table import step_numbers, steps
from fiefdom.engine.redeal import FACE_DOWN
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING
from fiefdom.engine.turn import action_chosen, piles_that_end, treasure_chosen
from fiefdom.engine.words import (
    ACTION_PHASE,
    ASK_ACTION,
    ASK_BUY,
    ASK_TREASURE,
    BUY_PHASE,
    DISCARD_PILE,
    HAND,
    NO_QUESTION,
    PHASE_NAMES,
)
from fiefdom.errors import BadPlayers, BadView
from fiefdom.game.position import Position, is_reaction, question_id
from fiefdom.game.question import Question

IMMUNE, PLACE, NUMBER = 3, 6, 7  # where these numbers stand in a frame


class View:
    """What one seat, or a spectator (seat None), may know of a position."""

    __slots__ = ("kingdom", "open_counts", "record", "seat")

    def __init__(self, kingdom: Kingdom, record: Any, seat: int | None, *, open_counts: bool) -> None:
        self.kingdom = kingdom
        self.record = record
        self.seat = seat
        self.open_counts = open_counts

    @property
    def question(self) -> Question | None:
        """The open question, with its answers only for the seat that is asked. A Reaction is hidden from all others.

        Of the questions of a turn the others see the one that the player's deeds have shown, as with `phase`.
        """
        record = self.record
        if record["question"] == NO_QUESTION or record["decider"] == NOTHING:
            return None
        name = question_id(self.kingdom, int(record["question"]), int(record["asker"]))
        return Question(
            name,
            int(record["decider"]),
            self.kingdom.cards_of(int(record["legal"])),
            bool(record["may_pass"]),
            int(record["remaining"]) or 1,
            is_reaction=is_reaction(self.kingdom, name),
        )

    @property
    def is_asked(self) -> bool:
        """Whether it is this seat that has to answer."""
        return self.seat is not None and self.record["question"] != NO_QUESTION and self.record["decider"] == self.seat

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self.record["seats"])

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.record["turn"])

    @property
    def phase(self) -> str:
        """`action`, `treasure`, `buy` or `over`: for the seat that is asked as it is, for the others as far as deeds have shown it."""
        return PHASE_NAMES[self.record["phase"]]

    @property
    def actions(self) -> int:
        """Actions left, for everybody to see (R-ACT-12)."""
        return int(self.record["actions"])

    @property
    def buys(self) -> int:
        """Buys left."""
        return int(self.record["buys"])

    @property
    def coins(self) -> int:
        """Coins to spend."""
        return int(self.record["coins"])

    @property
    def supply(self) -> Mapping[Card, int]:
        """Every pile and its size, empty ones too (R-INFO-8, R-SETUP-13)."""
        return dict(zip(self.kingdom.cards, self.record["supply"].tolist(), strict=False))

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
        return self._counter(self.record["trash"])

    @property
    def hand(self) -> Counter[Card]:
        """The own hand."""
        return self._counter(self.record["hand"][self._own()])

    @property
    def picked(self) -> Counter[Card]:
        """What this seat has named so far in the running choice."""
        return self._counter(self.record["picked"])

    def hand_size(self, seat: int) -> int:
        """The number of cards in a hand (R-INFO-5)."""
        return int(self.record["hand_size"][seat])

    def deck_size(self, seat: int) -> int | None:
        """The number of cards in a deck: the own (R-INFO-1), others' only by the house rule (R-INFO-4, R-INFO-13)."""
        if seat == self.seat or self.open_counts:
            return int(self.record["rest_size"][seat])
        return None

    def discard_size(self, seat: int) -> int | None:
        """The number of cards in a discard pile: by the house rule alone (R-INFO-2)."""
        return int(self.record["discard_size"][seat]) if self.open_counts else None

    def discard_top(self, seat: int) -> Card | None:
        """The visible card of a discard pile (R-INFO-6)."""
        slot = self.record["top"][seat]
        return None if slot == NOTHING else self.kingdom.cards[slot]

    def discard(self) -> Counter[Card]:
        """The own discard pile while Harbinger lets one look through it."""
        if not looks_through_discard(self.kingdom, self.record, self.seat):
            raise BadView("no-looking")
        return self._counter(self.record["discard"][self._own()])

    def in_play(self, seat: int) -> list[Card]:
        """A play area in the order of play (R-ACT-13)."""
        entries = self.record["in_play"][: self.record["play_size"]].tolist()
        return [self.kingdom.cards[entry % IN_PLAY_SLOTS] for entry in entries if entry // IN_PLAY_SLOTS == seat]

    def aside(self, seat: int) -> Counter[Card]:
        """The cards of a seat that lie revealed or set aside face up, and the own ones that one is looking at."""
        counter = self._counter(self.record["aside"][seat])
        if seat == self.seat and self.record["looker"] == seat:
            counter.update(self._counter(self.record["looked"]))
        return counter

    def looked_at(self, seat: int) -> int:
        """How many cards a seat is looking at, whoever may see them."""
        return int(self.record["looked"].sum()) if self.record["looker"] == seat else 0

    def owned(self, seat: int) -> Counter[Card]:
        """All the cards a player owns: starting decks, gains and trashings were there for all to see."""
        return self._counter(self.record["owned"][seat])

    def turns(self, seat: int) -> int:
        """How many turns a player has taken."""
        return int(self.record["turns"][seat])

    def _own(self) -> int:
        if self.seat is None:
            raise BadView("spectator")
        return self.seat

    def _counter(self, counts: Any) -> Counter[Card]:
        return Counter({card: number for card, number in zip(self.kingdom.cards, counts.tolist(), strict=False) if number})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.seat, self.open_counts, self.kingdom, self.record.tobytes()

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self.kingdom}>"


def view(position: Position, seat: int | None, *, open_counts: bool = False) -> View:
    """What a seat may know of a position; None is a spectator. `open_counts` is the house rule of R-INFO-13."""
    if seat is not None and not 0 <= seat < position.seats:
        raise BadPlayers("no-seat", seat=seat, last=position.seats - 1)
    record = position.record()
    looks = looks_through_discard(position.kingdom, record, seat)
    _blank_decks(record, seat, open_counts=open_counts, looks=looks)
    _blank_hands(record, seat)
    _blank_looked(record, seat)
    if record["decider"] != seat:
        _blank_phase(record, position.handle.shown_phase())
        _blank_question(position.kingdom, record)
    return View(position.kingdom, record, seat, open_counts=open_counts)


def looks_through_discard(kingdom: Kingdom, record: Any, seat: int | None) -> bool:
    """Whether a seat is just choosing from its discard pile (R-CARD-HARBINGER-3)."""
    return bool(record["source"] == DISCARD_PILE and record["decider"] == seat) and answers_are_secret(kingdom, record)


def _blank_decks(record: Any, seat: int | None, *, open_counts: bool, looks: bool) -> None:
    """Decks and discard piles: sizes as allowed, no faces, no order (R-INFO-1 to R-INFO-4)."""
    sizes = record["rest_size"] + record["known_size"]
    pile = record["discard"][seat].copy() if looks else 0
    for field in ("rest", "known", "known_size", "random", "discard"):
        record[field] = 0
    record["rest_size"] = sizes if open_counts else 0
    if not open_counts:
        record["discard_size"] = 0
    if seat is not None:
        record["rest_size"][seat] = sizes[seat]
        record["discard"][seat] = pile


def _blank_hands(record: Any, seat: int | None) -> None:
    for other in range(record["seats"]):
        if other != seat:
            record["hand"][other] = 0
            record["hand_mask"][other] = 0


def _blank_looked(record: Any, seat: int | None) -> None:
    """Looked-at cards are their owner's to see; the others know how many (R-TERM-16)."""
    if record["looker"] != seat:
        number = int(record["looked"].sum())
        record["looked"] = 0
        record["looked"][FACE_DOWN] = number


def _blank_phase(record: Any, shown: int) -> None:
    """Whether an Action or a Treasure can be played depends on the hand, so others see the phase that deeds have shown (R-INFO-5).

    Neither skipping a phase nor passing a question is a deed: until a Treasure is played or a card bought it could be earlier.
    """
    if record["phase"] == shown == BUY_PHASE or not NO_QUESTION < record["question"] <= ASK_BUY:
        return
    record["phase"] = shown
    record["question"], step = (ASK_ACTION, action_chosen) if shown == ACTION_PHASE else (ASK_TREASURE, treasure_chosen)
    record["source"], record["among"], record["legal"] = HAND, 0, 0
    record["stack"][int(record["depth"]) - 1][0] = step_numbers()[step]


def _blank_question(kingdom: Kingdom, record: Any) -> None:
    """What another seat is asked is known, but not the answers out of hidden zones, nor its picks; a Reaction not at all."""
    if record["question"] == NO_QUESTION:
        return
    if answers_are_secret(kingdom, record):
        record["legal"] = 0
    for field in ("remaining", "picked", "last_picked"):
        record[field] = 0
    frame = record["stack"][max(int(record["depth"]) - 1, 0)]
    name = steps()[frame[0]].__name__
    if name == "picked":
        frame[NUMBER] = 0
    elif name == "set_aside_or_keep":
        frame[NUMBER] = NOTHING
    elif name == "reacted":
        frame[PLACE] = 0
    if is_reaction(kingdom, question_id(kingdom, int(record["question"]), int(record["asker"]))):
        record["decider"] = NOTHING
        record["asker"] = NOTHING


def answers_are_secret(kingdom: Kingdom, record: Any) -> bool:
    """Whether the answers come from a zone that only the asked seat sees."""
    asked = kingdom.questions[question_id(kingdom, int(record["question"]), int(record["asker"]))]
    return asked.hides_answers(int(record["source"]))
