"""The 19 Kingdom cards that both editions share (R-ED-2)."""

from __future__ import annotations

from fiefdom.cards.card import asks, card, plus
from fiefdom.cards.verbs import (
    ask_to_gain,
    discard_down_to,
    discard_picked,
    draw_cards,
    for_each_other,
    for_each_victim,
    gain_card,
    gain_up_to,
    trash_up_to,
)
from fiefdom.engine.bits import bit
from fiefdom.engine.deck import take_top
from fiefdom.engine.kinds import ACTION, ATTACK, COPPER, CURSE, REACTION, SILVER, VICTORY, Instruction
from fiefdom.engine.plays import play_again, play_from_hand
from fiefdom.engine.questions import ALL_KINDS, ask, ask_from_hand, pick
from fiefdom.engine.rules import Dealt, step
from fiefdom.engine.stack import ROOM_TO_PLAY, frame_of, has_room, pop, push, record
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import (
    ASIDE,
    DECK,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    GAIN,
    HAND,
    LOOKED,
    PLAY,
    PUBLIC,
    SET_ASIDE,
    SUPPLY,
    TOPDECK,
    TRASH,
)
from fiefdom.engine.zones import (
    cost_of,
    costing_up_to,
    discard_aside,
    draw,
    look_at,
    put_in_hand,
    reveal_hand,
    take_looked,
    topdeck_from_hand,
    trash_from_hand,
)

EDITIONS = (1, 2)

# Cards of printed bonuses and shared verbs alone

CHAPEL = card("Chapel", 2, ACTION, trash_up_to(4))
COUNCIL_ROOM = card("Council Room", 5, ACTION, plus(cards=4, buys=1), for_each_other(draw_cards(1)))
FESTIVAL = card("Festival", 5, ACTION, plus(actions=2, buys=1, coins=2))
GARDENS = card("Gardens", 4, VICTORY, points_per={"ten": 1})
LABORATORY = card("Laboratory", 5, ACTION, plus(cards=2, actions=1))
MARKET = card("Market", 5, ACTION, plus(cards=1, actions=1, buys=1, coins=1))
MILITIA = card("Militia", 4, ACTION | ATTACK, plus(coins=2), for_each_victim(discard_down_to(3)))
MOAT = card("Moat", 2, ACTION | REACTION, plus(cards=2))
SMITHY = card("Smithy", 4, ACTION, plus(cards=3))
VILLAGE = card("Village", 3, ACTION, plus(cards=1, actions=2))
WITCH = card("Witch", 5, ACTION | ATTACK, plus(cards=2), for_each_victim(gain_card(CURSE)))
WORKSHOP = card("Workshop", 3, ACTION, gain_up_to(4))


# Bureaucrat


@asks(TOPDECK, HAND)
def topdeck_victory() -> Instruction:
    """Put a Victory card from hand onto the deck, or show a hand without one."""
    return Instruction(do_topdeck_victory)


def do_topdeck_victory(state: State, frame: Frame) -> None:
    """Ask the victim which Victory card; without one the whole hand is revealed (R-CARD-BUREAUCRAT-3, R-CARD-BUREAUCRAT-4)."""
    if state.hand_mask[frame.seat] & state.kinds.victories:
        push(state, frame_of(victory_chosen, frame.seat, card=frame.card))
        ask_from_hand(state, frame.seat, TOPDECK, frame.card, state.kinds.victories, 0)
    else:
        reveal_hand(state, frame.seat)


def victory_chosen(state: State, frame: Frame) -> None:
    """Reveal the Victory card and put it onto the deck."""
    topdeck_from_hand(state, frame.seat, state.answer, PUBLIC)


BUREAUCRAT = card("Bureaucrat", 4, ACTION | ATTACK, gain_card(SILVER, to=DECK), for_each_victim(topdeck_victory()))


# Cellar


@asks(DISCARD, HAND, may_pass=True, picks="any number")
def discard_to_draw() -> Instruction:
    """Discard any number of cards, then draw as many."""
    return Instruction(do_discard_to_draw)


def do_discard_to_draw(state: State, frame: Frame) -> None:
    """Ask which cards to discard, none to all (R-CARD-CELLAR-3)."""
    push(state, frame_of(draw_as_many, frame.seat, card=frame.card, slot=HAND))
    pick(state, frame, DISCARD, HAND, state.hand_size[frame.seat], 1)
    if state.adviser:
        draw_as_many(state, pop(state))


def draw_as_many(state: State, frame: Frame) -> None:
    """Discard the picked cards together, then draw; what was discarded can come back (R-CARD-CELLAR-5, R-CARD-CELLAR-6)."""
    before = state.hand_size[frame.seat]
    discard_picked(state, frame)
    draw(state, frame.seat, before - state.hand_size[frame.seat])


CELLAR = card("Cellar", 2, ACTION, plus(actions=1), discard_to_draw())


# Library


@asks(SET_ASIDE, LOOKED, may_pass=True, habit="ask")
def draw_to(number: int) -> Instruction:
    """Draw until the hand has so many cards; Actions may be set aside as they come."""
    return Instruction(do_draw_to, number)


def do_draw_to(state: State, frame: Frame) -> None:
    """Draw up to the number, stopping to ask at each Action (R-CARD-LIBRARY-2, R-CARD-LIBRARY-3)."""
    while state.hand_size[frame.seat] < frame.amount:
        slot = take_top(state, frame.seat)
        if slot == NOTHING:
            break
        if state.kinds.types[slot] & ACTION:
            ask_to_set_aside(state, frame, slot)
            return
        put_in_hand(state, frame.seat, slot)
        if state.recorder:
            record(state, DRAW, frame.seat, slot, DECK, HAND, 1 << frame.seat)
    discard_aside(state, frame.seat, frame.slot)  # R-CARD-LIBRARY-4


def ask_to_set_aside(state: State, frame: Frame, slot: int) -> None:
    """Ask about one drawn Action before the next card is seen."""
    look_at(state, frame.seat, slot)
    push(state, frame_of(set_aside_or_keep, frame.seat, card=frame.card, amount=frame.amount, slot=frame.slot, number=slot))
    ask(state, frame.seat, SET_ASIDE, frame.card, LOOKED, state.kinds.actions, bit(slot), 1)


@step(hides="number", dealt=Dealt.CARD)
def set_aside_or_keep(state: State, frame: Frame) -> None:
    """Set the Action aside face up, out of every shuffle (R-CARD-LIBRARY-6, R-CARD-LIBRARY-7), or keep it; then draw on."""
    slot = frame.number
    last = frame.slot
    take_looked(state, slot)
    if state.answer == NOTHING:
        put_in_hand(state, frame.seat, slot)
        if state.recorder:
            record(state, DRAW, frame.seat, slot, LOOKED, HAND, 1 << frame.seat)
    else:
        last = slot
        state.aside[frame.seat][slot] += 1
        if state.recorder:
            record(state, SET_ASIDE, frame.seat, slot, LOOKED, ASIDE, PUBLIC)
    push(state, frame_of(do_draw_to, frame.seat, card=frame.card, amount=frame.amount, slot=last))


LIBRARY = card("Library", 5, ACTION, draw_to(7))


# Mine


@asks(TRASH, HAND)
@asks(GAIN, SUPPLY)
def must_upgrade_treasure(more: int) -> Instruction:
    """Trash a Treasure from hand, gain one that costs up to so much more to hand."""
    return Instruction(do_upgrade_treasure, more, 0)


@asks(TRASH, HAND, may_pass=True)
@asks(GAIN, SUPPLY)
def may_upgrade_treasure(more: int) -> Instruction:
    """As `must_upgrade_treasure`, if one wants to."""
    return Instruction(do_upgrade_treasure, more, 1)


def do_upgrade_treasure(state: State, frame: Frame) -> None:
    """Ask which Treasure to trash (R-CARD-MINE-2, R-CARD-MINE-3)."""
    if state.hand_mask[frame.seat] & state.kinds.treasures:
        push(state, frame_of(treasure_trashed, frame.seat, card=frame.card, amount=frame.amount))
        ask_from_hand(state, frame.seat, TRASH, frame.card, state.kinds.treasures, frame.number)
        if state.adviser:
            treasure_trashed(state, pop(state))


def treasure_trashed(state: State, frame: Frame) -> None:
    """Trash the Treasure and ask for the better one, which comes to hand (R-CARD-MINE-4)."""
    slot = state.answer
    if slot != NOTHING:
        trash_from_hand(state, frame.seat, slot)
        ask_to_gain(state, frame, costing_up_to(state, cost_of(state, slot) + frame.amount) & state.kinds.treasures, HAND)


MINE = card("Mine", 5, ACTION, {1: (must_upgrade_treasure(3),), 2: (may_upgrade_treasure(3),)})


# Moneylender


@asks(TRASH, HAND)
def must_trash_copper_for(coins: int) -> Instruction:
    """Trash a Copper from hand for coins."""
    return Instruction(do_trash_copper_for, coins, 0)


@asks(TRASH, HAND, may_pass=True, habit="yes")
def may_trash_copper_for(coins: int) -> Instruction:
    """As `must_trash_copper_for`, if one wants to."""
    return Instruction(do_trash_copper_for, coins, 1)


def do_trash_copper_for(state: State, frame: Frame) -> None:
    """Ask whether to trash a Copper (R-CARD-MONEYLENDER-2, R-CARD-MONEYLENDER-3)."""
    if state.hand[frame.seat][COPPER] > 0:
        push(state, frame_of(copper_trashed, frame.seat, card=frame.card, amount=frame.amount))
        ask_from_hand(state, frame.seat, TRASH, frame.card, bit(COPPER), frame.number)


def copper_trashed(state: State, frame: Frame) -> None:
    """Coins for a trashed Copper, nothing otherwise (R-CARD-MONEYLENDER-4, R-CARD-MONEYLENDER-5)."""
    if state.answer != NOTHING:
        trash_from_hand(state, frame.seat, state.answer)
        state.coins += frame.amount


MONEYLENDER = card("Moneylender", 4, ACTION, {1: (must_trash_copper_for(3),), 2: (may_trash_copper_for(3),)})


# Remodel


@asks(TRASH, HAND)
@asks(GAIN, SUPPLY)
def upgrade_card(more: int) -> Instruction:
    """Trash a card from hand, gain one that costs up to so much more."""
    return Instruction(do_upgrade_card, more)


def do_upgrade_card(state: State, frame: Frame) -> None:
    """Ask which card to trash; compulsory in both editions (R-CARD-REMODEL-2)."""
    if state.hand_size[frame.seat] > 0:
        push(state, frame_of(card_trashed, frame.seat, card=frame.card, amount=frame.amount))
        ask_from_hand(state, frame.seat, TRASH, frame.card, ALL_KINDS, 0)
        if state.adviser:
            card_trashed(state, pop(state))


def card_trashed(state: State, frame: Frame) -> None:
    """Trash it and ask what to gain (R-CARD-REMODEL-3)."""
    slot = state.answer
    trash_from_hand(state, frame.seat, slot)
    ask_to_gain(state, frame, costing_up_to(state, cost_of(state, slot) + frame.amount), DISCARD_PILE)


REMODEL = card("Remodel", 4, ACTION, upgrade_card(2))


# Throne Room


@asks(PLAY, HAND)
def must_play_twice() -> Instruction:
    """Choose an Action in hand and play it twice."""
    return Instruction(do_play_twice, 0, 0)


@asks(PLAY, HAND, may_pass=True, habit="yes")
def may_play_twice() -> Instruction:
    """As `must_play_twice`, if one wants to."""
    return Instruction(do_play_twice, 0, 1)


def do_play_twice(state: State, frame: Frame) -> None:
    """Ask which Action to double (R-CARD-THRONE_ROOM-2, R-CARD-THRONE_ROOM-3)."""
    if state.hand_mask[frame.seat] & state.kinds.actions and has_room(state, ROOM_TO_PLAY):
        push(state, frame_of(play_doubled, frame.seat, card=frame.card))
        ask_from_hand(state, frame.seat, PLAY, frame.card, state.kinds.actions, frame.number)
        if state.adviser:
            play_doubled(state, pop(state))


def play_doubled(state: State, frame: Frame) -> None:
    """Play the chosen Action; it is played again when that is completely done (R-CARD-THRONE_ROOM-4)."""
    if state.answer != NOTHING:
        push(state, frame_of(play_again, frame.seat, card=state.answer))
        play_from_hand(state, frame.seat, state.answer)


THRONE_ROOM = card("Throne Room", 4, ACTION, {1: (must_play_twice(),), 2: (may_play_twice(),)})
