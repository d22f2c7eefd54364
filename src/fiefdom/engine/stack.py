"""Pending work: a stack of frames. Nested work finishes before its siblings (R-ORD-6)."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import NamedTuple

from fiefdom.engine.layout import DEPTH, Mask
from fiefdom.engine.state import EMPTY, NOTHING, Event, Frame, State
from fiefdom.engine.words import NO_QUESTION, NOWHERE

ROOM_TO_PLAY = 12  # frames that playing any card may need before the next card is played, see docs/concepts/state.md


class Dealt(enum.Enum):
    """What is dealt for a number that a waiting step keeps from all but the seat that is asked."""

    AGAIN = "as many as at first: the choice begins again"
    CARD = "the card that the question is about"
    ASKED = "the distance of the seat that is asked"


class About(NamedTuple):
    """What a step that asks, or waits for the answer, says of itself besides its deed."""

    asks: int = NO_QUESTION
    answers: int = NO_QUESTION
    hides: str = ""
    dealt: Dealt | None = None
    shows: int = NOWHERE


def step(
    *, asks: int = NO_QUESTION, answers: int = NO_QUESTION, hides: str = "", dealt: Dealt | None = None, shows: int = NOWHERE
) -> Callable[[Callable[[State, Frame], None]], Callable[[State, Frame], None]]:
    """Declare a step: the question of a turn that it asks or answers, the number of its frame that others may not know, and what
    is dealt for it, or the zone that the asked seat looks through while it waits.
    """

    def declare(function: Callable[[State, Frame], None]) -> Callable[[State, Frame], None]:
        vars(function)["about"] = About(asks, answers, hides, dealt, shows)
        return function

    return declare


def frame_of(
    step: Callable[[State, Frame], None],
    seat: int,
    card: int = NOTHING,
    immune: int = 0,
    amount: int = 0,
    slot: int = NOTHING,
    place: int = 0,
    number: int = 0,
) -> Frame:
    """A step and its numbers. What would be pushed last can be called with it at once. (Compiled, it is made as one word.)"""
    return Frame(step, seat, card, immune, amount, slot, place, number)


def push(
    state: State,
    step: Callable[[State, Frame], None],
    seat: int,
    card: int = NOTHING,
    immune: int = 0,
    amount: int = 0,
    slot: int = NOTHING,
    place: int = 0,
    number: int = 0,
) -> None:
    """Leave a step to be done, before everything that was left earlier."""
    push_frame(state, frame_of(step, seat, card, immune, amount, slot, place, number))


def push_frame(state: State, pending: Frame) -> None:
    """The same with a frame that is already made."""
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


def perform(state: State, pending: Frame) -> None:
    """Do a step. (Compiled, this is a switch over all steps.)"""
    pending.step(state, pending)


def run(state: State) -> None:
    """Do pending steps until a question is open or the game is over."""
    while state.question == NO_QUESTION and state.depth > 0:
        frame: Frame = pop(state)
        if state.recorder:
            state.recorder.cause = frame.card
        perform(state, frame)


def record(state: State, verb: int, seat: int, card: int, origin: int, target: int, seen: Mask) -> None:
    """Note an event; callers ask `if state.recorder` first. (Compiled, this writes into a plain buffer.)"""
    assert state.recorder is not None
    state.recorder.events.append(Event(verb, seat, card, state.recorder.cause, origin, target, seen))
