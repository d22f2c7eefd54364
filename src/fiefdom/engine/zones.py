"""Moving cards between zones, one verb a function, each with its event."""

from __future__ import annotations

from fiefdom.engine.bits import bit, lowest, mask_of, mask_of_more
from fiefdom.engine.deck import below, put_into_deck, put_on_deck, shuffle, take_by_lot, take_known, take_top, take_unknown
from fiefdom.engine.kinds import DEAREST
from fiefdom.engine.knowledge import hide_giving, hide_receiving, lose, show_owned
from fiefdom.engine.later import copies_in_mind, kinds_in_mind
from fiefdom.engine.layout import SLOTS, TURNS, Counts, Long, Mask
from fiefdom.engine.rules import Dealt, apart, over_numbers, step
from fiefdom.engine.stack import record
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, Frame, State
from fiefdom.engine.words import (
    ASIDE,
    BUY,
    DECK,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    GAIN,
    GIVE,
    HAND,
    LOOK,
    LOOKED,
    LOOT,
    PLAY,
    PLAY_AREA,
    PUBLIC,
    PUT_BACK,
    RECEIVE,
    REVEAL,
    REVEAL_HAND,
    SUPPLY,
    TAKE,
    TRASH,
    TRASH_HEAP,
)

REDUCTION = 2  # by how much all cards are cheaper in this turn (R-I-COST-1)
COUNTERS = {"reduction": REDUCTION}

FEW = 2  # so many cards are drawn one by one faster than together


def put_in_hand(state: State, seat: int, slot: int) -> None:
    """Add a card to a hand."""
    state.hand[seat][slot] += 1
    state.hand_size[seat] += 1
    state.hand_mask[seat] |= bit(slot)


def take_from_hand(state: State, seat: int, slot: int) -> None:
    """Remove a card from a hand that holds it. Whether it was the last of its kind nobody foresees, so nothing branches by it."""
    state.hand[seat][slot] -= 1
    state.hand_size[seat] -= 1
    is_last: Mask = state.hand[seat][slot] == 0
    state.hand_mask[seat] ^= is_last << slot


def put_on_discard(state: State, seat: int, slot: int) -> None:
    """Put a card on top of a discard pile."""
    state.discard[seat][slot] += 1
    state.discard_size[seat] += 1
    state.top[seat] = slot


def draw(state: State, seat: int, number: int) -> None:
    """Draw cards into the hand (R-TERM-1); only their owner sees them."""
    if state.recorder:
        draw_noted(state, seat, number)
    elif state.known_size[seat] > 0 or state.rest_size[seat] < number:
        draw_in_parts(state, seat, number)
    elif number > FEW:
        draw_by_lot(state, seat, number)
    else:
        for _ in range(number):
            put_in_hand(state, seat, take_unknown(state, seat))


@apart
def draw_in_parts(state: State, seat: int, number: int) -> None:
    """The same where some of the cards are known, or the discard pile is needed."""
    left = number
    while left > 0:
        if state.known_size[seat] > 0:
            put_in_hand(state, seat, take_known(state, seat))
            left -= 1
        elif left == 1 and state.rest_size[seat] > 0:
            put_in_hand(state, seat, take_unknown(state, seat))
            left = 0
        elif state.rest_size[seat] > 0:
            if left < state.rest_size[seat]:
                draw_by_lot(state, seat, left)
                return
            left -= state.rest_size[seat]
            draw_rest(state, seat)
        elif state.discard_size[seat] > 0:
            shuffle(state, seat)
        else:
            return


def draw_rest(state: State, seat: int) -> None:
    """Draw all cards of the unordered rest of a deck. In which order does not matter, but the lots are cast."""
    hand: Counts = state.hand[seat]
    rest: Counts = state.rest[seat]
    size = state.rest_size[seat]
    for taken in range(size):
        below(state.random[seat], size - taken)
    state.hand_mask[seat] |= mask_of(rest)
    for slot in range(SLOTS):
        hand[slot] += rest[slot]
        rest[slot] = 0
    state.hand_size[seat] += size
    state.rest_size[seat] = 0


@apart
def draw_by_lot(state: State, seat: int, number: int) -> None:
    """Draw so many cards of the unordered rest of a deck, which has them."""
    size = state.rest_size[seat]
    drawn: Mask = take_by_lot(state.rest[seat], size, number, state.random[seat], state.hand[seat])
    state.hand_mask[seat] |= drawn
    state.hand_size[seat] += number
    state.rest_size[seat] = size - number


@apart
def draw_hand(state: State, seat: int, number: int) -> None:
    """Draw cards into an empty hand."""
    size = state.rest_size[seat]
    if state.known_size[seat] > 0 or size < number or state.recorder:
        draw(state, seat, number)
        return
    state.hand_mask[seat] = take_by_lot(state.rest[seat], size, number, state.random[seat], state.hand[seat])
    state.hand_size[seat] = number
    state.rest_size[seat] = size - number


@apart
def draw_noted(state: State, seat: int, number: int) -> None:
    """The same with an event for each card. Only here a script may tell the cards, so that drawing without one is fast."""
    for _ in range(number):
        slot = take_top(state, seat)
        if slot == NOTHING:
            return
        put_in_hand(state, seat, slot)
        record(state, DRAW, seat, slot, DECK, HAND, 1 << seat)


def discard_from_hand(state: State, seat: int, slot: int, seen: Mask) -> None:
    """Discard a card from hand (R-TERM-7); `seen` says who sees its face, for it may be covered at once (R-TERM-8)."""
    take_from_hand(state, seat, slot)
    put_on_discard(state, seat, slot)
    if seen == PUBLIC and state.unknown[seat] > 0:
        show_owned(state, seat, slot)
    if state.recorder:
        record(state, DISCARD, seat, slot, HAND, DISCARD_PILE, seen)


def put_in_trash(state: State, seat: int, slot: int, origin: int) -> None:
    """Put a card of this seat into the Trash, face up (R-TERM-9); the caller has taken it from its zone."""
    state.trash[slot] += 1
    lose(state, seat, slot)
    if state.recorder:
        record(state, TRASH, seat, slot, origin, TRASH_HEAP, PUBLIC)


@step(hides="slot", dealt=Dealt.FROM_HAND)
def hand_over(state: State, frame: Frame) -> None:
    """Pass the card that was chosen to the seat in `place`. It waits until all have chosen, and until then only its owner knows it."""
    move_passed(state, frame.seat, frame.place, frame.slot)


def let_go_of_passed(state: State) -> None:
    """All have chosen: each gives up a card of those that it had before one came to it (R-I-PASS-2). They move when the steps are done."""
    for place in range(state.depth):
        frame: Frame = state.stack[place]
        if frame.step == hand_over:
            hide_giving(state, frame.seat, frame.place, frame.slot)


@step(hides="slot", dealt=Dealt.FROM_HAND)
def hide_in_deck(state: State, frame: Frame) -> None:
    """Put the card that was chosen into the deck below as many cards as were answered. Where it lies is public, which it is is not."""
    take_from_hand(state, frame.seat, frame.slot)
    put_into_deck(state, frame.seat, frame.slot, state.answer)
    if state.recorder:
        record(state, PUT_BACK, frame.seat, frame.slot, HAND, DECK, 1 << frame.seat)


def move_passed(state: State, giver: int, receiver: int, slot: int) -> None:
    """Move a card from hand to hand, which only the two see. Of what they own the others, and whoever watches, are less sure then."""
    take_from_hand(state, giver, slot)
    put_in_hand(state, receiver, slot)
    hide_receiving(state, giver, receiver, slot)
    if state.recorder:
        seen: Mask = bit(giver) | bit(receiver)
        record(state, GIVE, giver, slot, HAND, HAND, seen)
        record(state, RECEIVE, receiver, slot, HAND, HAND, seen)


def trash_from_hand(state: State, seat: int, slot: int) -> None:
    """Trash a card from hand."""
    take_from_hand(state, seat, slot)
    put_in_trash(state, seat, slot, HAND)


def gain(state: State, seat: int, slot: int, target: int) -> None:
    """Gain a card from its pile, which must not be empty (R-TERM-11, R-TERM-14)."""
    take_from_pile(state, slot)
    state.owned[seat][slot] += 1
    receive(state, seat, slot, target)
    if state.gains:
        count_gain(state, seat, slot)
    if state.recorder:
        record(state, GAIN, seat, slot, SUPPLY, target, PUBLIC)


def buy(state: State, seat: int, slot: int) -> None:
    """Gain a card by buying it (R-BUY-5)."""
    take_from_pile(state, slot)
    state.owned[seat][slot] += 1
    put_on_discard(state, seat, slot)
    if state.recorder:
        record(state, BUY, seat, slot, SUPPLY, DISCARD_PILE, PUBLIC)


def count_gain(state: State, seat: int, slot: int) -> None:
    """Count a card that was gained without buying it, in the turn that is being played, whoever has it."""
    assert state.gains is not None
    starter: int = state.gains.starter
    player = seat + starter if seat + starter < state.seats else seat + starter - state.seats
    state.gains.gained[player * SLOTS + slot][row_of(state.turns[state.turn])] += 1


@over_numbers
def row_of(turns: Long) -> int:
    """The row of the turn after so many, where something is counted by turn."""
    if turns >= TURNS - 1:
        return TURNS - 1
    row: int = turns
    return row


def cost_of(state: State, slot: int) -> int:
    """What a card costs now (R-I-COST-1)."""
    return reduced(state.kinds.cost[slot], state.counters[REDUCTION])


@over_numbers
def reduced(cost: int, reduction: int) -> int:
    """A cost that is so much lower, but not less than nothing (R-I-COST-1)."""
    return cost - reduction if cost > reduction else 0


def costing_up_to(state: State, coins: int) -> Mask:
    """The kinds of card that cost at most so much now."""
    most = coins + state.counters[REDUCTION]
    return state.kinds.up_to[most if most < DEAREST else DEAREST]


def costing_exactly(state: State, coins: int) -> Mask:
    """The kinds of card that cost just so much now."""
    fewer: Mask = costing_up_to(state, coins - 1) if coins > 0 else 0
    return costing_up_to(state, coins) & ~fewer


def take_from_pile(state: State, slot: int) -> None:
    """Take a card from a Supply pile."""
    state.supply[slot] -= 1
    if state.supply[slot] == 0:
        state.stocked ^= bit(slot)
        state.empty_piles += 1


def receive(state: State, seat: int, slot: int, target: int) -> None:
    """Put a gained card where the card that gives it says."""
    if target == HAND:
        put_in_hand(state, seat, slot)
    elif target == DECK:
        put_on_deck(state, seat, slot)
    else:
        put_on_discard(state, seat, slot)


def take_loot(state: State, seat: int, slot: int) -> None:
    """Gain a Treasure out of the Trash (R-CARD-THIEF-5)."""
    state.trash[slot] -= 1
    state.owned[seat][slot] += 1
    put_on_discard(state, seat, slot)
    if state.gains:
        count_gain(state, seat, slot)
    if state.recorder:
        record(state, TAKE, seat, slot, TRASH_HEAP, DISCARD_PILE, PUBLIC)


def topdeck_from_hand(state: State, seat: int, slot: int, seen: Mask) -> None:
    """Put a card from hand onto the deck."""
    take_from_hand(state, seat, slot)
    put_on_deck(state, seat, slot)
    if seen == PUBLIC and state.unknown[seat] > 0:
        show_owned(state, seat, slot)
    if state.recorder:
        record(state, PUT_BACK, seat, slot, HAND, DECK, seen)


def reveal_hand(state: State, seat: int) -> None:
    """Show a whole hand (R-INFO-12)."""
    for slot in range(state.kinds.number):
        if state.hand[seat][slot] > 0 and state.unknown[seat] > 0:
            show_owned(state, seat, slot)
        if state.recorder:
            for _ in range(state.hand[seat][slot]):
                record(state, REVEAL_HAND, seat, slot, HAND, HAND, PUBLIC)


def put_in_play(state: State, seat: int, slot: int, origin: int) -> None:
    """Lay a card into the play area; the caller has taken it from its zone (R-ACT-4)."""
    state.in_play[state.play_size] = seat * IN_PLAY_SLOTS + slot
    state.play_size += 1
    if state.unknown[seat] > 0:
        show_owned(state, seat, slot)
    if state.recorder:
        record(state, PLAY, seat, slot, origin, PLAY_AREA, PUBLIC)


def take_from_play(state: State, seat: int, slot: int) -> bool:
    """Take the copy that entered play last out of the play area; False if there is none."""
    wanted = seat * IN_PLAY_SLOTS + slot
    place = state.play_size - 1
    while place >= 0 and state.in_play[place] != wanted:
        place -= 1
    if place < 0:
        return False
    state.play_size -= 1
    while place < state.play_size:
        state.in_play[place] = state.in_play[place + 1]
        place += 1
    state.in_play[state.play_size] = 0
    return True


def reveal_from_deck(state: State, seat: int) -> int:
    """Reveal the next card of a deck and keep it aside (R-DRAW-13); NOTHING if there is none."""
    slot = take_top(state, seat)
    if slot != NOTHING:
        state.aside[seat][slot] += 1
        if state.unknown[seat] > 0:
            show_owned(state, seat, slot)
        if state.recorder:
            record(state, REVEAL, seat, slot, DECK, ASIDE, PUBLIC)
    return slot


def reveal_cards(state: State, seat: int, number: int) -> int:
    """Reveal so many cards of a deck, as far as there are; the last one, NOTHING if there was none."""
    last = NOTHING
    for _ in range(number):
        slot = reveal_from_deck(state, seat)
        if slot != NOTHING:
            last = slot
    return last


def look_at_deck(state: State, seat: int) -> int:
    """Look at the next card of the own deck, which nobody else sees (R-TERM-16); NOTHING if there is none."""
    slot = take_top(state, seat)
    if slot != NOTHING:
        look_at(state, seat, slot)
    return slot


def look_at(state: State, seat: int, slot: int) -> None:
    """Look at a card that was taken from the own deck."""
    state.looked[slot] += 1
    state.looked_size += 1
    state.looker = seat
    if state.recorder:
        record(state, LOOK, seat, slot, DECK, LOOKED, 1 << seat)


def take_looked(state: State, slot: int) -> None:
    """Take a card from the looked-at ones."""
    state.looked[slot] -= 1
    state.looked_size -= 1


def discard_aside(state: State, seat: int, last: int) -> None:
    """Discard everything set aside, the card `last` on top if it is still there."""
    left: Mask = mask_of(state.aside[seat])
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        while state.aside[seat][slot] > (1 if slot == last else 0):
            discard_one_aside(state, seat, slot)
    if last != NOTHING and state.aside[seat][last] > 0:
        discard_one_aside(state, seat, last)


def discard_one_aside(state: State, seat: int, slot: int) -> None:
    """Discard one card that was revealed or set aside."""
    state.aside[seat][slot] -= 1
    put_on_discard(state, seat, slot)
    if state.recorder:
        record(state, DISCARD, seat, slot, ASIDE, DISCARD_PILE, PUBLIC)


def discard_whole_hand(state: State, seat: int) -> None:
    """Put the whole hand down unseen (R-CLEAN-1, R-CLEAN-3)."""
    hand: Counts = state.hand[seat]
    discard: Counts = state.discard[seat]
    if state.recorder:
        for slot in range(SLOTS):
            for _ in range(hand[slot]):
                record(state, DISCARD, seat, slot, HAND, DISCARD_PILE, 1 << seat)
    if state.hand_size[seat] > 0:
        state.top[seat] = lowest(state.hand_mask[seat])
    for slot in range(SLOTS):
        discard[slot] += hand[slot]
        hand[slot] = 0
    state.discard_size[seat] += state.hand_size[seat]
    state.hand_size[seat] = 0
    state.hand_mask[seat] = 0


def discard_play_area(state: State, seat: int) -> None:
    """Put the play area down, the card that entered play last on top (R-CLEAN-1)."""
    discard: Counts = state.discard[seat]
    kept = 0
    top = state.top[seat]
    size = state.play_size
    for place in range(size):
        entry = state.in_play[place]
        state.in_play[place] = 0
        if entry // IN_PLAY_SLOTS == seat:
            top = entry % IN_PLAY_SLOTS
            discard[top] += 1
            if state.recorder:
                record(state, DISCARD, seat, top, PLAY_AREA, DISCARD_PILE, PUBLIC)
        else:
            state.in_play[kept] = entry
            kept += 1
    state.top[seat] = top
    state.discard_size[seat] += size - kept
    state.play_size = kept


def kinds_in(state: State, seat: int, zone: int) -> Mask:
    """The slots with cards in a zone that have not been picked yet in the running choice."""
    if zone == LOOT:
        return kinds_in_mind(state)
    row: Counts = state.hand[seat]
    if zone == LOOKED:
        row = state.looked
    elif zone == ASIDE:
        row = state.aside[seat]
    elif zone == DISCARD_PILE:
        row = state.discard[seat]
    return mask_of_more(row, state.picked)


def copies_in(state: State, seat: int, zone: int, slot: int) -> int:
    """How many copies of a card there are in a zone, picked ones among them."""
    if zone == HAND:
        return state.hand[seat][slot]
    if zone == LOOT:
        return copies_in_mind(state, slot)
    if zone == LOOKED:
        return state.looked[slot]
    if zone == ASIDE:
        return state.aside[seat][slot]
    return state.discard[seat][slot]
