"""Rules for learners: which actions are legal, and what the columns of an observation (`fiefdom.envs.columns`) are made with."""

from __future__ import annotations

from fiefdom.engine.bits import bit, lowest
from fiefdom.engine.layout import SLOTS, Counts, Flags, Long, Mask
from fiefdom.engine.questions import picked
from fiefdom.engine.rules import over_numbers
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import ASIDE, DISCARD_PILE, LOOKED, LOOT, NO_QUESTION, TOPDECK

PASS_ACTION = 0
PASS_SLOT = -1
NO_SLOT = -2
"""The slot of an action whose card is not in the game."""

MOST = 32_767
"""Numbers above this are written as this; only endless games get there."""


@over_numbers
def at_most(number: Long) -> int:
    """A number as far as an observation can hold it."""
    if number >= MOST:
        return MOST
    small: int = number
    return small


def total_of(counts: Counts) -> int:
    """How many cards are counted."""
    total = 0
    for slot in range(SLOTS):
        total += counts[slot]
    return total


def looks_through_discard(state: State) -> bool:
    """Whether the seat that is asked chooses from its discard pile (R-CARD-HARBINGER-3)."""
    return state.question == TOPDECK and state.source == DISCARD_PILE


def write_mask(state: State, numbers: Counts, canonical: int, mask: Flags) -> None:
    """Mark the legal actions of the seat that is asked in a blank mask; `numbers` are the actions by slot."""
    if state.question == NO_QUESTION:
        return
    mask[PASS_ACTION] = state.may_pass
    left: Mask = legal_slots(state, canonical)
    while left != 0:
        mask[numbers[lowest(left)]] = 1
        left &= left - 1


def legal_slots(state: State, canonical: int) -> Mask:
    """The slots that may be named; in `canonical` order several cards of one choice are named in ascending order only."""
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
    total = total_of(cards) - total_of(state.picked)
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
