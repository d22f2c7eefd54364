"""Dealing what a view does not show: the same as `fiefdom.game.determinise` for the seat that is asked, at the speed of rollouts.

Rollouts deal by it thousands of times, and a game that is taken back deals by it what its player had not seen.

A view's record is the template. Whatever is drawn comes from the streams of the seats, which are seeded anew for every deal.
Where the viewer remembers more than the view shows (`fiefdom.game.memory`), the template says so: cards of discard piles, cards on decks.
"""

from __future__ import annotations

from fiefdom.engine.bits import bit, take_at
from fiefdom.engine.layout import SLOTS, Counts, Word
from fiefdom.engine.random import below, seed_stream
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, State

FACE_DOWN = 31
"""The slot in which a view counts looked-at cards whose faces it does not show."""


def redeal(state: State, viewer: int, open_counts: int, low: Word, high: Word) -> None:
    """Fill a view's state up: every seat's unseen cards go to its hand, discard pile and deck by lot."""
    for seat in range(state.seats):
        seed_stream(state.random[seat], low, high, seat)
        deck = state.rest_size[seat]
        show_top(state, seat)
        gather_unseen(state, seat, viewer)
        if seat != viewer:
            deal_hand(state, seat)
            deal_looked(state, seat)
        if state.discard_size[seat] > 0:
            left = state.known_size[seat] + state.rest_size[seat]
            known = seat == viewer or open_counts != 0
            deal_pile(state, seat, left - deck if known else below(state.random[seat], state.rest_size[seat] + 1))


def show_top(state: State, seat: int) -> None:
    """Count the visible top of a discard pile into it, unless cards of the pile are known anyway."""
    for slot in range(SLOTS):
        if state.discard[seat][slot] > 0:
            return
    if state.top[seat] != NOTHING:
        state.discard[seat][state.top[seat]] = 1


def gather_unseen(state: State, seat: int, viewer: int) -> None:
    """Put all cards of a seat that the viewer does not see into the rest of its deck."""
    rest: Counts = state.rest[seat]
    state.discard_size[seat] = 0
    for slot in range(SLOTS):
        rest[slot] = state.owned[seat][slot] - state.aside[seat][slot] - state.discard[seat][slot]
        state.discard_size[seat] += state.discard[seat][slot]
        if seat == viewer:
            rest[slot] -= state.hand[seat][slot] + (state.looked[slot] if state.looker == seat else 0)
    for place in range(state.play_size):
        if state.in_play[place] // IN_PLAY_SLOTS == seat:
            rest[state.in_play[place] % IN_PLAY_SLOTS] -= 1
    for place in range(state.known_size[seat]):
        rest[state.known[seat][place]] -= 1
    state.rest_size[seat] = 0
    for slot in range(SLOTS):
        state.rest_size[seat] += rest[slot]


def deal_hand(state: State, seat: int) -> None:
    """Deal a hand that the viewer does not see."""
    for _ in range(state.hand_size[seat]):
        slot = deal_card(state, seat)
        state.hand[seat][slot] += 1
        state.hand_mask[seat] |= bit(slot)


def deal_looked(state: State, seat: int) -> None:
    """Deal the cards that another seat looks at."""
    if state.looker == seat and state.looked[FACE_DOWN] > 0:
        number = state.looked[FACE_DOWN]
        state.looked[FACE_DOWN] = 0
        for _ in range(number):
            state.looked[deal_card(state, seat)] += 1


def deal_pile(state: State, seat: int, number: int) -> None:
    """Deal so many cards to a discard pile."""
    for _ in range(number):
        state.discard[seat][deal_card(state, seat)] += 1
        state.discard_size[seat] += 1


def deal_card(state: State, seat: int) -> int:
    """One of the unseen cards by lot."""
    size = state.rest_size[seat]
    state.rest_size[seat] = size - 1
    return take_at(state.rest[seat], size, below(state.random[seat], size))
