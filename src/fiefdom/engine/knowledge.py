"""Who owns which cards, as far as the others can know. What is gained, trashed or played is there for all to see; what is passed from
hand to hand only two players see.

Of the cards that a seat owns, `unsure` are those that its public past does not account for. Some of them a single other seat has seen:
`witnessed`. Everything here is a bound from below that holds whatever was passed, so that nobody is sure of anything false; of more than
three copies of a kind a witness forgets.
"""

from __future__ import annotations

from fiefdom.engine.rules import apart, over_numbers
from fiefdom.engine.state import IN_PLAY_SLOTS, State

MOST_WITNESSED = 3  # two bits


def certain_copies(state: State, viewer: int, seat: int, slot: int) -> int:
    """How many copies of a card a seat owns for all that another can be sure of; of two players each has seen all that was passed."""
    if state.seats == 2 or state.unsure[seat][slot] == 0:
        return state.owned[seat][slot]
    known = state.owned[seat][slot] - state.unsure[seat][slot] + witnessed_copies(state, viewer, seat, slot)
    lying_open = open_copies(state, seat, slot)
    return known if known > lying_open else lying_open


def open_copies(state: State, seat: int, slot: int) -> int:
    """How many copies of a card lie open before a seat: in play, aside, on top of its discard pile."""
    copies = state.aside[seat][slot] + (state.top[seat] == slot)
    for place in range(state.play_size):
        copies += state.in_play[place] == seat * IN_PLAY_SLOTS + slot
    return copies


def witnessed_copies(state: State, viewer: int, seat: int, slot: int) -> int:
    """How many of the unsure copies of a card that a seat owns another is sure of."""
    if viewer == seat:
        return 0
    assert slot >= 0
    return state.witnessed[viewer][row_of_other(viewer, seat)][slot >> 2] >> (slot & 3) * 2 & 3


@over_numbers
def row_of_other(viewer: int, seat: int) -> int:
    """Where a seat keeps what it knows of another: it has no row for itself."""
    return seat if seat < viewer else seat - 1


def witness(state: State, viewer: int, seat: int, slot: int) -> None:
    """A seat is sure of one card more of another. Two players need no note of it; only who watches them is unsure."""
    assert slot >= 0
    if state.seats > 2 and witnessed_copies(state, viewer, seat, slot) < MOST_WITNESSED:
        one: int = 1 << (slot & 3) * 2  # at most 64
        state.witnessed[viewer][row_of_other(viewer, seat)][slot >> 2] += one


def lose(state: State, seat: int, slot: int) -> None:
    """A seat no longer owns a card, for all to see: if nobody could be sure of it, it is one of the unsure ones."""
    state.owned[seat][slot] -= 1
    if state.unsure[seat][slot] > state.owned[seat][slot]:
        be_less_unsure(state, seat, slot)


def show_owned(state: State, seat: int, slot: int) -> None:
    """Everybody sees that a seat owns a card of this kind."""
    if state.unsure[seat][slot] > 0 and state.unsure[seat][slot] == state.owned[seat][slot]:
        be_less_unsure(state, seat, slot)


@apart
def be_less_unsure(state: State, seat: int, slot: int) -> None:
    """One of the unsure cards has come to light. Who has witnessed one of its kind may have seen this very card."""
    state.unsure[seat][slot] -= 1
    state.unknown[seat] -= 1
    for viewer in range(state.seats):
        forget_one(state, viewer, seat, slot)


@apart
def forget_one(state: State, viewer: int, seat: int, slot: int) -> None:
    """A seat is sure of one card less of another."""
    assert slot >= 0
    if witnessed_copies(state, viewer, seat, slot) > 0:
        one: int = 1 << (slot & 3) * 2  # at most 64
        state.witnessed[viewer][row_of_other(viewer, seat)][slot >> 2] -= one


@apart
def hide_giving(state: State, giver: int, receiver: int, slot: int) -> None:
    """A card leaves its giver, of whose cards any may be the one: of each kind one copy less is certain. The receiver knows better."""
    for kind in range(state.kinds.number):
        if state.owned[giver][kind] > state.unsure[giver][kind]:
            state.unsure[giver][kind] += 1
            state.unknown[giver] += 1
            if kind != slot:
                witness(state, receiver, giver, kind)
        else:
            be_unsure_of(state, giver, receiver, kind)
            if kind == slot:
                forget_one(state, receiver, giver, kind)
    state.unsure[giver][slot] -= 1
    state.unknown[giver] -= 1
    state.owned[giver][slot] -= 1


@apart
def hide_receiving(state: State, giver: int, receiver: int, slot: int) -> None:
    """A card comes to its receiver, of which the giver is sure, and nobody else."""
    state.owned[receiver][slot] += 1
    state.unsure[receiver][slot] += 1
    state.unknown[receiver] += 1
    witness(state, giver, receiver, slot)


def be_unsure_of(state: State, giver: int, receiver: int, kind: int) -> None:
    """Whoever else has witnessed a card of this kind cannot tell whether it is the one that was passed."""
    for viewer in range(state.seats):
        if viewer != receiver:
            forget_one(state, viewer, giver, kind)
