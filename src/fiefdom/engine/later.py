"""What waits for another turn, and what a play keeps in mind: one public list of frames, `State.later`.

An entry waits for the next turn of its seat, where it is done as often as `amount` says. `immune` is 1 while it cannot be due: it was left
in a turn that still lasts.
"""

from __future__ import annotations

from fiefdom.engine.bits import bit
from fiefdom.engine.layout import LATER, Mask
from fiefdom.engine.rules import over_numbers
from fiefdom.engine.stack import frame_of, push
from fiefdom.engine.state import EMPTY, Frame, State

MOST_TIMES = 25  # ten cards and ten doublings are fewer; see docs/concepts/state.md
MOST_IN_MIND = 255  # a byte


def leave_for_later(state: State, waiting: Frame, most: int = MOST_TIMES) -> None:
    """Let a step wait for the next turn of its seat, once more if it does already. What is too much is lost: only invented cards are."""
    for place in range(state.later_size):
        entry: Frame = state.later[place]
        if is_same_work(entry, waiting):
            put_later(state, place, entry, 1, entry.amount + 1 if entry.amount < most else most)
            return
    if state.later_size < LATER:
        put_later(state, state.later_size, waiting, 1, 1)
        state.later_size += 1


@over_numbers
def is_same_work(entry: Frame, waiting: Frame) -> bool:
    """Whether an entry that is not due is the same work for the same seat."""
    if entry.step != waiting.step or entry.immune == 0:
        return False
    same_card = entry.card == waiting.card and entry.slot == waiting.slot
    return same_card and entry.seat == waiting.seat and entry.place == waiting.place and entry.number == waiting.number


def put_later(state: State, place: int, work: Frame, fresh: int, times: int) -> None:
    """Write an entry of the list."""
    entry: Frame = frame_of(work.step, work.seat, work.card, fresh, times, work.slot, work.place, work.number)
    state.later[place] = entry


def remove_later(state: State, place: int) -> None:
    """Take an entry out of the list."""
    state.later_size -= 1
    for index in range(place, state.later_size):
        state.later[index] = state.later[index + 1]
    state.later[state.later_size] = EMPTY


def is_due(state: State, seat: int) -> bool:
    """Make everything due that has waited for the turn of a seat; whether there is anything."""
    found = False
    for place in range(state.later_size):
        entry: Frame = state.later[place]
        if entry.seat == seat:
            put_later(state, place, entry, 0, entry.amount)
            found = True
    return found


def take_up_later(state: State, frame: Frame) -> None:
    """Begin with the first thing that is due for this seat; the next one comes when it is done."""
    for place in range(state.later_size):
        entry: Frame = state.later[place]
        if entry.seat == frame.seat and entry.immune == 0:
            if entry.amount > 1:
                put_later(state, place, entry, 0, entry.amount - 1)
            else:
                remove_later(state, place)
            push(state, frame_of(take_up_later, frame.seat))
            push(state, frame_of(entry.step, entry.seat, card=entry.card, slot=entry.slot, place=entry.place, number=entry.number))
            return


# Cards that a play keeps in mind: they lie in the Trash, and it may gain them before it is over


def kept_in_mind(state: State, frame: Frame) -> None:
    """No work: an entry with this step is `amount` copies of the card in `slot`."""


def keep_in_mind(state: State, slot: int) -> None:
    """Keep one more copy of a card in mind."""
    leave_for_later(state, frame_of(kept_in_mind, state.turn, slot=slot), MOST_IN_MIND)


def copies_in_mind(state: State, slot: int) -> int:
    """How many copies of a card are kept in mind."""
    for place in range(state.later_size):
        entry: Frame = state.later[place]
        if entry.step == kept_in_mind and entry.slot == slot:
            return entry.amount
    return 0


def kinds_in_mind(state: State) -> Mask:
    """The slots of which more copies are kept in mind than have been picked in the running choice."""
    kinds: Mask = 0
    for place in range(state.later_size):
        entry: Frame = state.later[place]
        if entry.step == kept_in_mind and entry.amount > state.picked[entry.slot]:
            kinds |= bit(entry.slot)
    return kinds


def number_in_mind(state: State) -> int:
    """How many cards are kept in mind."""
    number = 0
    for place in range(state.later_size):
        entry: Frame = state.later[place]
        if entry.step == kept_in_mind:
            number += entry.amount
    return number


def mind_what_is_left(state: State, slot: int) -> None:
    """Somebody has gained a card out of the Trash: no more copies of it are kept in mind than lie there."""
    for place in range(state.later_size):
        entry: Frame = state.later[place]
        if entry.step == kept_in_mind and entry.slot == slot and entry.amount > state.trash[slot]:
            if entry.amount > 1:
                put_later(state, place, entry, entry.immune, entry.amount - 1)
            else:
                remove_later(state, place)
            return


def put_out_of_mind(state: State) -> None:
    """Forget them all."""
    place = 0
    while place < state.later_size:
        entry: Frame = state.later[place]
        if entry.step == kept_in_mind:
            remove_later(state, place)
        else:
            place += 1
