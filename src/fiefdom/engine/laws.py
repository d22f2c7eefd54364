"""What is true of every state of every game. Checked at every question of a soak, and of every position that is loaded."""

from __future__ import annotations

from fiefdom.engine.bits import counted, mask_of, single
from fiefdom.engine.deck import HOLE, number_unknown
from fiefdom.engine.knowledge import witnessed_copies
from fiefdom.engine.later import copies_in_mind, number_in_mind
from fiefdom.engine.layout import SEATS, SLOTS
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, State
from fiefdom.engine.words import ASK_BUY, GAME_OVER, NO_QUESTION, NUMBERS

# The laws a state can break; their words are in `fiefdom.game.soundness`
SOUND = 0
WRONG_SIZE = 1
WRONG_MASK = 2
WRONG_OWNER = 3
WRONG_PILE = 4
WRONG_TOP = 5
NO_ANSWER = 6
NO_CHOICE = 7
NO_QUESTION_OPEN = 8
CARD_LEFT_OVER = 9
WRONG_WITNESS = 10


def broken_law(state: State) -> int:
    """The first law that a state within bounds breaks, SOUND if none."""
    for seat in range(state.seats):
        law = broken_at_seat(state, seat)
        if law != SOUND:
            return law
    law = broken_at_supply(state)
    if law != SOUND:
        return law
    return broken_by_question(state)


def broken_at_seat(state: State, seat: int) -> int:
    """Sizes, masks and the total of a seat must agree with its zones."""
    if has_wrong_size(state, seat):
        return WRONG_SIZE
    if mask_of(state.hand[seat]) != state.hand_mask[seat]:
        return WRONG_MASK
    for slot in range(SLOTS):
        if copies_of(state, seat, slot) != state.owned[seat][slot] or state.unsure[seat][slot] > state.owned[seat][slot]:
            return WRONG_OWNER
        for viewer in range(state.seats):
            if witnessed_copies(state, viewer, seat, slot) > state.unsure[seat][slot]:
                return WRONG_WITNESS
    if state.discard_size[seat] == 0:
        return SOUND if state.top[seat] == NOTHING else WRONG_TOP
    return SOUND if state.top[seat] < SLOTS and state.discard[seat][state.top[seat]] > 0 else WRONG_TOP


def has_wrong_size(state: State, seat: int) -> bool:
    """Whether a size is not that of its zone, or the lowest known place of a deck is a hole."""
    if counted(state.hand[seat]) != state.hand_size[seat] or counted(state.rest[seat]) != number_unknown(state, seat):
        return True
    if counted(state.discard[seat]) != state.discard_size[seat] or counted(state.unsure[seat]) != state.unknown[seat]:
        return True
    return counted(state.looked) != state.looked_size or (state.known_size[seat] > 0 and state.known[seat][0] == HOLE)


def copies_of(state: State, seat: int, slot: int) -> int:
    """How many cards of a kind lie in the zones of a seat (R-ZONE-6)."""
    number = state.hand[seat][slot] + state.rest[seat][slot] + state.discard[seat][slot] + state.aside[seat][slot]
    if state.looker == seat:
        number += state.looked[slot]
    for place in range(state.known_size[seat]):
        if state.known[seat][place] == slot:
            number += 1
    for place in range(state.play_size):
        if state.in_play[place] == seat * IN_PLAY_SLOTS + slot:
            number += 1
    return number


def broken_at_supply(state: State) -> int:
    """The set of stocked piles and the number of empty ones must agree with the piles; what is kept in mind lies in the Trash."""
    empty = 0
    for slot in range(state.kinds.number):
        if state.supply[slot] == 0:
            empty += 1
        if state.later_size > 0 and copies_in_mind(state, slot) > state.trash[slot]:
            return CARD_LEFT_OVER
    return SOUND if mask_of(state.supply) == state.stocked and empty == state.empty_piles else WRONG_PILE


def broken_by_question(state: State) -> int:
    """Until the game is over one question is open, and it can be answered in more than one way (design: forced choices)."""
    if state.question == NO_QUESTION:
        return SOUND if state.phase == GAME_OVER and state.depth == 0 else NO_QUESTION_OPEN
    if state.phase == GAME_OVER:
        return NO_QUESTION_OPEN
    if state.legal == 0 and state.may_pass == 0:
        return NO_ANSWER
    if state.question != ASK_BUY and state.source != NUMBERS and (state.legal == 0 or (state.may_pass == 0 and single(state.legal))):
        return NO_CHOICE
    return broken_by_leftovers(state)


def broken_by_leftovers(state: State) -> int:
    """Between the plays of a turn nothing lies aside, is looked at, or is picked."""
    if state.question > ASK_BUY:
        return SOUND
    if counted(state.picked) + counted(state.looked) + number_in_mind(state) > 0:
        return CARD_LEFT_OVER
    for seat in range(state.seats):
        if counted(state.aside[seat]) > 0:
            return CARD_LEFT_OVER
    return SOUND


def cards_of_kind(state: State, slot: int) -> int:
    """How many cards of a kind the game has in all zones, the Supply and the Trash; it never changes (R-ZONE-7)."""
    number = state.supply[slot] + state.trash[slot]
    for seat in range(SEATS):
        number += copies_of(state, seat, slot)
    return number
