"""The six Kingdom cards of the first edition alone (R-ED-3)."""

from __future__ import annotations

from fiefdom.cards.card import SeenAnswer, asks, card, plus
from fiefdom.cards.verbs import for_each_player, for_each_victim, gain_up_to, reveal_treasures, trash_this
from fiefdom.engine.bits import bit
from fiefdom.engine.deck import HOLE, bottom_card, deck_size, put_on_deck
from fiefdom.engine.kinds import ACTION, ATTACK, TREASURE, Instruction
from fiefdom.engine.later import number_in_mind, put_out_of_mind
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.questions import ask, pick
from fiefdom.engine.rules import step
from fiefdom.engine.stack import frame_of, push, record
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import (
    ASIDE,
    DECK,
    DISCARD,
    DISCARD_DECK,
    DISCARD_PILE,
    GAIN,
    HAND,
    LOOT,
    PUBLIC,
    PUT_BACK,
    TRASH,
)
from fiefdom.engine.zones import (
    discard_aside,
    discard_one_aside,
    put_in_hand,
    reveal_from_deck,
    take_loot,
)

EDITIONS = (1,)

FEAST = card("Feast", 4, ACTION, trash_this(), gain_up_to(5))
WOODCUTTER = card("Woodcutter", 3, ACTION, plus(buys=1, coins=2))


# Adventurer


def dig_for_treasures(number: int) -> Instruction:
    """Reveal cards until so many Treasures are found; they come to hand, the rest is discarded."""
    return Instruction(do_dig_for_treasures, number)


def do_dig_for_treasures(state: State, frame: Frame) -> None:
    """Reveal card by card; revealed cards are in no shuffle (R-CARD-ADVENTURER-2 to R-CARD-ADVENTURER-6)."""
    found = 0
    last = NOTHING
    while found < frame.amount:
        slot = reveal_from_deck(state, frame.seat)
        if slot == NOTHING:
            break
        if state.kinds.types[slot] & TREASURE:
            found += 1
        else:
            last = slot
    take_treasures_aside(state, frame.seat)
    discard_aside(state, frame.seat, last)


def take_treasures_aside(state: State, seat: int) -> None:
    """Put the revealed Treasures into hand."""
    for slot in range(state.kinds.number):
        while state.kinds.types[slot] & TREASURE and state.aside[seat][slot] > 0:
            state.aside[seat][slot] -= 1
            put_in_hand(state, seat, slot)
            if state.recorder:
                record(state, PUT_BACK, seat, slot, ASIDE, HAND, PUBLIC)


ADVENTURER = card("Adventurer", 6, ACTION, dig_for_treasures(2))


# Chancellor


@asks(DISCARD_DECK, DECK, may_pass=True, seen=SeenAnswer.BY_DEEDS, habit="ask")
def may_discard_deck() -> Instruction:
    """The whole deck may go to the discard pile."""
    return Instruction(do_ask_to_discard_deck)


def do_ask_to_discard_deck(state: State, frame: Frame) -> None:
    """Ask at once (R-CARD-CHANCELLOR-4), unless the deck is empty (R-CARD-CHANCELLOR-8)."""
    if deck_size(state, frame.seat) > 0:
        push(state, frame_of(deck_discarded, frame.seat, card=frame.card))
        ask(state, frame.seat, DISCARD_DECK, frame.card, DECK, bit(frame.card), bit(frame.card), 1)


def deck_discarded(state: State, frame: Frame) -> None:
    """Turn the deck over as one block: its bottom card is the new top of the discard pile (R-CARD-CHANCELLOR-7)."""
    if state.answer != NOTHING:
        state.top[frame.seat] = bottom_card(state, frame.seat)
        move_deck_to_discard(state, frame.seat)
        if state.recorder:
            record(state, DISCARD_DECK, frame.seat, state.top[frame.seat], DECK, DISCARD_PILE, PUBLIC)


def move_deck_to_discard(state: State, seat: int) -> None:
    """Move every card of a deck; nobody looks at them (R-CARD-CHANCELLOR-5)."""
    for slot in range(SLOTS):
        state.discard[seat][slot] += state.rest[seat][slot]
        state.rest[seat][slot] = 0
    for place in range(state.known_size[seat]):
        if state.known[seat][place] != HOLE:
            state.discard[seat][state.known[seat][place]] += 1
        state.known[seat][place] = 0
    state.discard_size[seat] += deck_size(state, seat)
    state.rest_size[seat] = 0
    state.known_size[seat] = 0


CHANCELLOR = card("Chancellor", 3, ACTION, plus(coins=2), may_discard_deck())


# Spy


@asks(DISCARD, ASIDE, may_pass=True, of="attacker")
def reveal_and_judge() -> Instruction:
    """Reveal the top card of the deck; the attacker has it discarded or put back."""
    return Instruction(do_reveal_and_judge)


def do_reveal_and_judge(state: State, frame: Frame) -> None:
    """Ask the attacker about one player's card before the next one is revealed (R-CARD-SPY-4, R-CARD-SPY-7)."""
    slot = reveal_from_deck(state, frame.seat)
    if slot != NOTHING:
        push(state, frame_of(judged, frame.seat, card=frame.card, slot=slot))
        ask(state, state.turn, DISCARD, frame.card, ASIDE, bit(slot), bit(slot), 1)


def judged(state: State, frame: Frame) -> None:
    """Discard the revealed card, or put it back."""
    if state.answer != NOTHING:
        discard_one_aside(state, frame.seat, frame.slot)
    else:
        state.aside[frame.seat][frame.slot] -= 1
        put_on_deck(state, frame.seat, frame.slot)
        if state.recorder:
            record(state, PUT_BACK, frame.seat, frame.slot, ASIDE, DECK, PUBLIC)


SPY = card("Spy", 4, ACTION | ATTACK, plus(cards=1, actions=1), for_each_player(reveal_and_judge()))


# Thief


@asks(TRASH, ASIDE, of="attacker")
def reveal_to_thief(number: int) -> Instruction:
    """Reveal cards of the deck; the attacker trashes one Treasure among them, the rest is discarded."""
    return Instruction(do_reveal_to_thief, number)


@step(leaves=LOOT)
def do_reveal_to_thief(state: State, frame: Frame) -> None:
    """Ask the attacker, also about Copper (R-CARD-THIEF-3); what is trashed may be taken later (R-CARD-THIEF-4)."""
    reveal_treasures(state, frame, state.turn, state.kinds.treasures, 1)


@asks(GAIN, LOOT, may_pass=True, picks="any number")
def may_gain_loot() -> Instruction:
    """Gain any of the Treasures that this play has trashed."""
    return Instruction(do_ask_for_loot)


def do_ask_for_loot(state: State, frame: Frame) -> None:
    """Ask which of them to gain: none, some or all (R-CARD-THIEF-5)."""
    push(state, frame_of(loot_taken, frame.seat, card=frame.card))
    pick(state, frame, GAIN, LOOT, number_in_mind(state), 1)


def loot_taken(state: State, frame: Frame) -> None:
    """Gain the picked Treasures, the last one on top; what is left cannot be taken any more (R-CARD-THIEF-6)."""
    last = state.last_picked
    state.last_picked = 0
    for slot in range(state.kinds.number):
        while state.picked[slot] > 0:
            state.picked[slot] -= 1
            take_loot(state, frame.seat, slot)
    put_out_of_mind(state)
    if last != NOTHING:
        state.top[frame.seat] = last


THIEF = card("Thief", 4, ACTION | ATTACK, for_each_victim(reveal_to_thief(2)), may_gain_loot())
