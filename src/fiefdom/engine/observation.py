"""Rules for learners: which actions are legal, and what the columns of an observation (`fiefdom.envs.columns`) are made with."""

from __future__ import annotations

from fiefdom.engine.bits import bit, counted, lowest
from fiefdom.engine.layout import SLOTS, Counts, Flags, Long, Mask, Row
from fiefdom.engine.questions import answer_bits, picked
from fiefdom.engine.rules import over_numbers
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import ASIDE, DISCARD_PILE, LABELS, LOOKED, LOOT, MOST_LABELS, NO_QUESTION, NUMBERS, TOPDECK

PASS_ACTION = 0
PASS_SLOT = -1
NO_SLOT = -2
"""The slot of an action whose card is not in the game."""

NUMBERS_FROM = SLOTS + SLOTS * MOST_LABELS
ANSWERS = NUMBERS_FROM + SLOTS
"""What can be named in a game: its cards, the labels of each, and numbers as far as a word has bits."""

MOST = 32_767
"""Numbers above this are written as this; only endless games get there."""


@over_numbers
def at_most(number: Long) -> int:
    """A number as far as an observation can hold it."""
    if number >= MOST:
        return MOST
    small: int = number
    return small


def copies_in_deck(state: State, seat: int, slot: int) -> int:
    """How many copies of a card are in a deck, wherever they lie."""
    copies = state.rest[seat][slot]
    for place in range(state.known_size[seat]):
        copies += state.known[seat][place] == slot
    return copies


def top_of_deck(state: State, seat: int) -> int:
    """The card that is known to lie on top of a deck, or NOTHING."""
    size = state.known_size[seat]
    return state.known[seat][size - 1] if size > 0 else NOTHING


def looks_through_discard(state: State) -> bool:
    """Whether the seat that is asked chooses from its discard pile (R-CARD-HARBINGER-3)."""
    return state.question == TOPDECK and state.source == DISCARD_PILE


def write_mask(state: State, numbers: Row, canonical: int, mask: Flags) -> None:
    """Mark the legal actions of the seat that is asked in a blank mask; `numbers` are the actions of all answers."""
    if state.question == NO_QUESTION:
        return
    first = first_answer_of(state.source, state.asker)
    left: Mask = legal_slots(state, canonical)
    while left != 0:
        mask[numbers[first + lowest(left)]] = 1
        left &= left - 1
    mask[PASS_ACTION] = state.may_pass  # last, since what no version has a number for is marked here


@over_numbers
def first_answer_of(source: int, asker: int) -> int:
    """Where the actions of a question begin among those of all answers: slots, the labels of each card, numbers."""
    if source < LABELS:
        return 0
    return SLOTS + asker * MOST_LABELS if source == LABELS else NUMBERS_FROM


def answer_by(state: State, numbers: Row, slots: Row, action: int, canonical: int) -> int:
    """The legal answer that an action stands for, PASS_SLOT to pass, or NO_SLOT."""
    if action == PASS_ACTION:
        return PASS_SLOT if state.may_pass else NO_SLOT
    left: Mask = legal_slots(state, canonical)
    if state.source < LABELS:
        slot: int = slots[action]
        return slot if slot >= 0 and left & bit(slot) != 0 else NO_SLOT
    first = first_answer_of(state.source, state.asker)
    while left != 0:
        if numbers[first + lowest(left)] == action:
            return lowest(left)
        left &= left - 1
    return NO_SLOT


def legal_slots(state: State, canonical: int) -> Mask:
    """What may be named, as bits; in `canonical` order several cards of one choice are named in ascending order only."""
    if state.source == NUMBERS:
        return answer_bits(state.source, state.legal)
    if not canonical or state.depth == 0:
        return state.legal
    frame: Frame = state.stack[state.depth - 1]
    return state.legal & ascending(state) if frame.step == picked else state.legal


def ascending(state: State) -> Mask:
    """The slots that may come next in a choice of several cards if they are named in ascending order."""
    if state.source == LOOT:  # from which as few may be named as one likes
        return state.legal if state.last_picked == NOTHING else state.legal & ~(bit(state.last_picked) - 1)
    cards: Counts = state.hand[state.decider]
    if state.source == LOOKED:
        cards = state.looked
    elif state.source == ASIDE:
        cards = state.aside[state.decider]
    elif state.source == DISCARD_PILE:
        cards = state.discard[state.decider]
    total = counted(cards) - counted(state.picked)
    needed = 1 if state.may_pass else state.remaining if state.remaining < total else total
    found: Mask = 0
    left = 0
    for place in range(SLOTS):
        slot = SLOTS - 1 - place
        if state.last_picked != NOTHING and slot < state.last_picked:
            return found
        left += cards[slot] - state.picked[slot]
        if left >= needed:
            found |= bit(slot)
    return found
