"""Dealing what a view does not show, at the speed of rollouts, which deal by it thousands of times.

`fiefdom.game.determinise` deals by it, and a game that is taken back what its player had not seen.

A view's record is the template. Whatever is drawn comes from the streams of the seats, which are seeded anew for every deal.
Where the viewer remembers more than the view shows (`fiefdom.game.memory`), the template says so: cards of discard piles, cards on decks.
"""

from __future__ import annotations

from fiefdom.engine.bits import any_of, bit, counted, take_at
from fiefdom.engine.deck import HOLE, below, number_unknown, seed_stream
from fiefdom.engine.layout import SEATS, SLOTS, Counts, Word
from fiefdom.engine.plays import play_found
from fiefdom.engine.rules import over_numbers
from fiefdom.engine.stack import frame_of
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, Frame, State
from fiefdom.engine.zones import hand_over, hide_in_deck


def redeal(state: State, viewer: int, open_counts: int, low: Word, high: Word) -> None:
    """Fill a view's state up: every seat's unseen cards go to its hand, discard pile and deck by lot. What it shows stays as it is."""
    if any_of(state.unsure[0]):
        seed_stream(state.random[0], low, high, SEATS)
        deal_unsure(state)
    for seat in range(state.seats):
        seed_stream(state.random[seat], low, high, seat)
        deck = state.rest_size[seat]
        show_top(state, seat)
        gather_unseen(state, seat)
        put_former_top_down(state, seat)
        deal_hand(state, seat)
        deal_looked(state, seat)
        holes = number_unknown(state, seat) - state.rest_size[seat]
        if state.discard_size[seat] > 0 and not is_new_pile(state, seat):
            left = state.known_size[seat] - holes + state.rest_size[seat]
            known = seat == viewer or open_counts != 0
            deal_pile(state, seat, left - deck if known else below(state.random[seat], state.rest_size[seat] - holes + 1))
        state.rest_size[seat] -= holes
    deal_chosen(state, viewer)


def deal_unsure(state: State) -> None:
    """Say by lot who owns which of the cards of which nobody can be sure; they lie in a view's first row."""
    heap: Counts = state.rest[0]
    left = 0
    for slot in range(SLOTS):
        heap[slot] = state.unsure[0][slot]
        left += heap[slot]
        state.unsure[0][slot] = 0
    for seat in range(state.seats):
        for _ in range(state.unknown[seat]):
            slot = take_at(heap, left, below(state.random[0], left))
            left -= 1
            state.unsure[seat][slot] += 1
            state.owned[seat][slot] += 1


def show_top(state: State, seat: int) -> None:
    """Count the visible top of a discard pile into it, unless cards of the pile are known anyway."""
    for slot in range(SLOTS):
        if state.discard[seat][slot] > 0:
            return
    if state.top[seat] != NOTHING:
        state.discard[seat][state.top[seat]] = 1


def gather_unseen(state: State, seat: int) -> None:
    """Put all cards of a seat that lie nowhere yet into the rest of its deck."""
    rest: Counts = state.rest[seat]
    state.discard_size[seat] = 0
    for slot in range(SLOTS):
        rest[slot] = state.owned[seat][slot] - state.aside[seat][slot] - state.discard[seat][slot] - state.hand[seat][slot]
        state.discard_size[seat] += state.discard[seat][slot]
        if state.looker == seat:
            rest[slot] -= state.looked[slot]
    for place in range(state.play_size):
        if state.in_play[place] // IN_PLAY_SLOTS == seat:
            rest[state.in_play[place] % IN_PLAY_SLOTS] -= 1
    for place in range(state.known_size[seat]):
        if state.known[seat][place] != HOLE:
            rest[state.known[seat][place]] -= 1
    state.rest_size[seat] = 0
    for slot in range(SLOTS):
        state.rest_size[seat] += rest[slot]


def put_former_top_down(state: State, seat: int) -> None:
    """Below an Action that was found on top of a discard pile, and may be played, lies the card that all have seen there before."""
    if not has_found(state, seat):
        return
    former = state.stack[state.depth - 1].slot
    if former == NOTHING:
        return
    needed = 2 if former == state.top[seat] else 1
    if state.discard[seat][former] < needed and state.rest[seat][former] > 0:
        state.rest[seat][former] -= 1
        state.rest_size[seat] -= 1
        state.discard[seat][former] += 1
        state.discard_size[seat] += 1


def is_new_pile(state: State, seat: int) -> bool:
    """Whether an Action that was found, and may be played, is all there is of a discard pile: there was none before it."""
    return has_found(state, seat) and state.stack[state.depth - 1].slot == NOTHING


def has_found(state: State, seat: int) -> bool:
    """Whether a seat may play an Action that was found on top of its discard pile; the step that waits says what lay below it."""
    return state.depth > 0 and state.stack[state.depth - 1].step == play_found and state.stack[state.depth - 1].seat == seat


def deal_hand(state: State, seat: int) -> None:
    """Deal what a hand lacks."""
    for _ in range(state.hand_size[seat] - counted(state.hand[seat])):
        slot = deal_card(state, seat)
        state.hand[seat][slot] += 1
        state.hand_mask[seat] |= bit(slot)


def deal_chosen(state: State, viewer: int) -> None:
    """Say by lot which card of the hand others have chosen to pass, or to hide."""
    for place in range(state.depth):
        frame: Frame = state.stack[place]
        if is_chosen_from_hand(frame) and frame.seat != viewer:
            slot = kind_at(state.hand[frame.seat], below(state.random[frame.seat], state.hand_size[frame.seat]))
            chosen: Frame = frame_of(frame.step, frame.seat, card=frame.card, slot=slot, place=frame.place)
            state.stack[place] = chosen


@over_numbers
def is_chosen_from_hand(frame: Frame) -> bool:
    """Whether a step waits with a card that was chosen from a hand and is still there."""
    return frame.step == hand_over or frame.step == hide_in_deck


def kind_at(counts: Counts, place: int) -> int:
    """The slot of the card at this place, counted from the first one on."""
    slot = 0
    while place >= counts[slot]:
        place -= counts[slot]
        slot += 1
    return slot


def deal_looked(state: State, seat: int) -> None:
    """Deal what the cards lack that a seat looks at."""
    if state.looker == seat:
        for _ in range(state.looked_size - counted(state.looked)):
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
