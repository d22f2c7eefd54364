"""Laying out a game: the piles of R-SETUP, the starting decks, the first hands."""

from __future__ import annotations

from fiefdom.engine.bits import bit
from fiefdom.engine.deck import seed_stream
from fiefdom.engine.kinds import BASIC, COPPER, CURSE, ESTATE, GOLD, PROVINCE, SILVER, VICTORY, Kinds
from fiefdom.engine.layout import Word
from fiefdom.engine.stack import frame_of, push, run
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import HAND_SIZE, start_turn
from fiefdom.engine.zones import draw

STARTING_COPPERS = 7  # R-SETUP-3
STARTING_ESTATES = 3


def pile_size(kinds: Kinds, seats: int, slot: int) -> int:
    """How many cards a pile holds at the start (R-SETUP-5 to R-SETUP-11)."""
    boxes = 2 if seats >= 5 else 1
    if slot == COPPER:
        return 60 * boxes - STARTING_COPPERS * seats
    if slot == SILVER:
        return 40 * boxes
    if slot == GOLD:
        return 30 * boxes
    if slot == CURSE:
        return 10 * (seats - 1)
    if slot == PROVINCE and seats >= 5:
        return 3 * seats
    if slot < BASIC or kinds.types[slot] & VICTORY:
        return 8 if seats == 2 else 12
    return 10


def lay_out_supply(state: State, seats: int) -> None:
    """Fill the piles of a blank state."""
    state.seats = seats
    for slot in range(state.kinds.number):
        state.supply[slot] = pile_size(state.kinds, seats, slot)
        state.stocked |= bit(slot)
    for seat in range(seats):
        state.top[seat] = NOTHING


def seed_streams(state: State, low: Word, high: Word) -> None:
    """Give every seat its stream of random numbers."""
    for seat in range(state.seats):
        seed_stream(state.random[seat], low, high, seat)


def deal(state: State, starter: int) -> None:
    """Deal the starting decks and first hands (R-SETUP-3, R-SETUP-4) and begin the first turn."""
    for seat in range(state.seats):
        state.rest[seat][COPPER] = STARTING_COPPERS
        state.rest[seat][ESTATE] = STARTING_ESTATES
        state.rest_size[seat] = STARTING_COPPERS + STARTING_ESTATES
        state.owned[seat][COPPER] = STARTING_COPPERS
        state.owned[seat][ESTATE] = STARTING_ESTATES
        draw(state, seat, HAND_SIZE)
    push(state, frame_of(start_turn, starter))
    run(state)


def set_up(state: State, seats: int, low: Word, high: Word, starter: int) -> None:
    """Turn a blank state into a game at its first question; the seed comes in two halves."""
    lay_out_supply(state, seats)
    seed_streams(state, low, high)
    deal(state, starter)
