"""The one open question: name a card, a label or a number, or pass. A question with a single answer is not asked."""

from __future__ import annotations

from collections.abc import Callable

from fiefdom.engine.bits import bit, lowest, members, single
from fiefdom.engine.layout import SLOTS, Mask
from fiefdom.engine.rules import Dealt, over_numbers, step, written_in_c
from fiefdom.engine.stack import frame_of, push, record, run
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import CHOOSE, FORCED, HAND, LABELS, NO_QUESTION, NOWHERE, NUMBERS, PUBLIC
from fiefdom.engine.zones import copies_in, kinds_in

ALL_KINDS = 0xFFFFFFFF

# When a choice of several cards may end before all are picked
ANY_TIME = 1
AT_FIRST = 2

MOST_PICKS = 255  # a byte; only invented cards bring a hand that large


def ask(
    state: State, seat: int, question: int, card: int, source: int, among: Mask, legal: Mask, may_pass: int, remaining: int = 1
) -> None:
    """Ask a seat to name one of the legal cards, or to pass. What to do then lies on top of the stack.

    `legal` is what the source zone has `among` the kinds that would do. With a single answer the question is settled at once
    (R-DECIDE-1).
    """
    if legal == 0 and may_pass:
        settle(state, seat, question, card, source, NOTHING)
    elif single(legal) and not may_pass:
        settle(state, seat, question, card, source, lowest(legal))
    else:
        state.remaining = remaining
        open_question(state, seat, question, card, source, among, legal, may_pass)
        if state.adviser:
            answer_at_once(state)


@written_in_c
def advised(state: State) -> int:
    """The answer of whoever is lent to the game for its questions."""
    assert state.adviser is not None
    return state.adviser(state)


def answer_at_once(state: State) -> None:
    """Settle the question of a card that has just been opened as the adviser says; nobody else sees that it was open."""
    slot = advised(state)
    close_question(state)
    state.answer = slot


def ask_from_hand(state: State, seat: int, question: int, card: int, among: Mask, may_pass: int) -> None:
    """Ask a seat to name a card of the own hand."""
    ask(state, seat, question, card, HAND, among, state.hand_mask[seat] & among, may_pass)


def ask_number(state: State, seat: int, question: int, card: int, highest: int) -> None:
    """Ask a seat for a number from 0 to the highest. What to do then lies on top of the stack."""
    assert highest >= 0
    if highest == 0:
        settle(state, seat, question, card, NUMBERS, 0)
    else:
        state.remaining = 1
        open_question(state, seat, question, card, NUMBERS, highest, highest, 0)
        if state.adviser:
            answer_at_once(state)


def open_question(state: State, seat: int, question: int, card: int, source: int, among: Mask, legal: Mask, may_pass: int) -> None:
    """Open a question, whatever the number of answers."""
    state.question = question
    state.decider = seat
    state.asker = card
    state.source = source
    state.among = among
    state.legal = legal
    state.may_pass = may_pass
    state.answer = 0  # the last answer may be a secret


def settle(state: State, seat: int, question: int, card: int, source: int, slot: int) -> None:
    """Give the only answer there is; it is noted like a chosen one."""
    state.answer = slot
    if state.recorder:
        note_answer(state, FORCED, seat, question, card, source, slot)


def note_answer(state: State, verb: int, seat: int, question: int, card: int, source: int, slot: int) -> None:
    """Note an answer. What comes from no zone is said aloud; of the rest others see what follows."""
    assert state.recorder is not None
    if source == NOWHERE or source >= LABELS:
        state.recorder.cause = card
        record(state, verb, seat, slot, question, NOWHERE, PUBLIC)
    else:
        record(state, verb, seat, slot, question, NOWHERE, 1 << seat)


def is_legal(state: State, slot: int) -> bool:
    """Whether the open question can be answered so."""
    if state.question == NO_QUESTION:
        return False
    if slot == NOTHING:
        return state.may_pass != 0
    if state.source == NUMBERS:
        highest: int = state.legal  # a byte
        return 0 <= slot <= highest
    return 0 <= slot < state.kinds.number and state.legal & bit(slot) != 0


@over_numbers
def answer_bits(source: int, legal: Mask) -> Mask:
    """The legal answers as bits: slots, labels, or numbers as far as a word has room for them."""
    if source != NUMBERS:
        return legal
    highest: Mask = bit(legal & 31) if legal < SLOTS else bit(SLOTS - 1)
    return (highest | (highest - 1)) & ALL_KINDS


def number_of_answers(state: State) -> int:
    """How many answers are legal, pass among them."""
    highest: int = state.legal if state.source == NUMBERS else 0
    return (highest + 1 if state.source == NUMBERS else members(state.legal)) + state.may_pass


def answer_at(state: State, place: int) -> int:
    """The legal answer at a place in their order, which counts from 0; NOTHING, to pass, is the last one."""
    if state.source == NUMBERS:
        highest: int = state.legal
        return place if place <= highest else NOTHING
    left: Mask = state.legal
    for _ in range(place):
        left &= left - 1
    return lowest(left) if left != 0 else NOTHING


def answer(state: State, slot: int) -> None:
    """Answer the open question with a legal slot, or NOTHING to pass, and go on to the next one."""
    question = state.question
    seat = state.decider
    card = state.asker
    source = state.source
    state.answer = slot
    close_question(state)
    if state.recorder:
        state.recorder.cause = NOTHING
        note_answer(state, CHOOSE, seat, question, card, source, slot)
    run(state)


def close_question(state: State) -> None:
    """Take the question off the table."""
    state.question = NO_QUESTION
    state.decider = 0
    state.asker = 0
    state.source = 0
    state.among = 0
    state.legal = 0
    state.may_pass = 0
    state.remaining = 0


def pick(state: State, asking: Frame, question: int, zone: int, most: int, may_stop: int) -> None:
    """Let the seat that a step is about pick cards of a zone one at a time; they stay there until the choice ends.

    It may stop at no, ANY_TIME, or only AT_FIRST, which is to pick none.
    The step that moves `state.picked` must have been pushed before.
    """
    state.last_picked = NOTHING
    number = most if most < MOST_PICKS else MOST_PICKS
    if state.adviser:
        pick_at_once(state, asking, question, zone, number, may_stop)
    else:
        first: Frame = frame_of(pick_next, asking.seat, asking.card, number, question, zone, may_stop, number)
        pick_next(state, first)


def pick_at_once(state: State, asking: Frame, question: int, zone: int, most: int, may_stop: int) -> None:
    """Let the adviser pick under one question, which stays open from one card to the next as long as `pick_next` would ask."""
    legal: Mask = kinds_in(state, asking.seat, zone)
    if most == 0 or legal == 0:
        return
    open_question(state, asking.seat, question, asking.card, zone, ALL_KINDS, legal, 1 if may_stop else 0)
    state.remaining = most
    slot = NOTHING
    while state.remaining > 0 and state.legal != 0:
        slot = lowest(state.legal) if single(state.legal) and not state.may_pass else advised(state)
        if slot == NOTHING:
            break
        state.picked[slot] += 1
        state.last_picked = slot
        state.remaining -= 1
        if may_stop == AT_FIRST:
            state.may_pass = 0
        if state.picked[slot] == copies_in(state, asking.seat, zone, slot):
            state.legal ^= bit(slot)
    close_question(state)
    state.answer = slot


def pick_next(state: State, frame: Frame) -> None:
    """Ask for the next card of a choice, unless it is over."""
    legal: Mask = kinds_in(state, frame.seat, frame.slot)
    if frame.number > 0 and legal != 0:
        push(state, next_of_choice(picked, frame, frame.number))
        may_stop = 1 if frame.place == ANY_TIME or (frame.place == AT_FIRST and frame.number == frame.immune) else 0
        ask(state, frame.seat, frame.amount, frame.card, frame.slot, ALL_KINDS, legal, may_stop, frame.number)


@step(hides="number", dealt=Dealt.AGAIN)
def picked(state: State, frame: Frame) -> None:
    """Note a picked card and go on picking, or stop at a pass."""
    if state.answer != NOTHING:
        state.picked[state.answer] += 1
        state.last_picked = state.answer
        pick_next(state, next_of_choice(pick_next, frame, frame.number - 1))


def next_of_choice(step: Callable[[State, Frame], None], frame: Frame, left: int) -> Frame:
    """The next step of a choice of several cards. `immune`, of no use here, keeps how many it was about at first."""
    return frame_of(step, frame.seat, frame.card, frame.immune, frame.amount, frame.slot, frame.place, left)
