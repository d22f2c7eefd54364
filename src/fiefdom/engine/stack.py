"""Pending work: a stack of frames. Nested work finishes before its siblings (R-ORD-6)."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.engine.layout import DEPTH, Byte, Mask
from fiefdom.engine.rules import written_in_c
from fiefdom.engine.state import EMPTY, NOTHING, Event, Frame, State
from fiefdom.engine.words import NO_QUESTION

ROOM_TO_PLAY = 14  # frames that playing any card may need before the next card is played, see docs/concepts/state.md


@written_in_c
def frame_of(
    step: Callable[[State, Frame], None],
    seat: Byte,
    card: Byte = NOTHING,
    immune: Byte = 0,
    amount: Byte = 0,
    slot: Byte = NOTHING,
    place: Byte = 0,
    number: Byte = 0,
) -> Frame:
    """A step and its numbers. What would be pushed last can be called with it at once."""
    return Frame(step, seat, card, immune, amount, slot, place, number)


def push(state: State, pending: Frame) -> None:
    """Leave a step to be done, before everything that was left earlier."""
    state.stack[state.depth] = pending
    state.depth += 1


def has_room(state: State, frames: int) -> bool:
    """Whether so many more frames fit on the stack; only absurd set-ups come near."""
    return state.depth + frames <= DEPTH


def pop(state: State) -> Frame:
    """Take the step to be done next. The place it leaves is blanked, so that equal states are equal bytes."""
    state.depth -= 1
    frame: Frame = state.stack[state.depth]
    state.stack[state.depth] = EMPTY
    return frame


@written_in_c
def perform(state: State, pending: Frame) -> None:
    """Do a step."""
    pending.step(state, pending)


def run(state: State) -> None:
    """Do pending steps until a question is open or the game is over."""
    while state.question == NO_QUESTION and state.depth > 0:
        frame: Frame = pop(state)
        if state.recorder:
            state.recorder.cause = frame.card
        perform(state, frame)


def run_down_to(state: State, depth: int) -> None:
    """Do the steps that lie above a depth, where an adviser answers all questions and nothing is noted."""
    while state.depth > depth:
        frame: Frame = pop(state)
        perform(state, frame)


@written_in_c
def record(state: State, verb: Byte, seat: Byte, card: Byte, origin: Byte, target: Byte, seen: Mask) -> None:
    """Note an event; callers ask `if state.recorder` first."""
    assert state.recorder is not None
    state.recorder.events.append(Event(verb, seat, card, state.recorder.cause, origin, target, seen))
