"""The verbs that cards are made of, each beside the step that does it.

A verb (`discard_down_to(3)`) is what stands on a card; it returns the instruction. The step (`do_discard_down_to`) carries it out.
Verbs used by one card only stand beside that card.
"""

from __future__ import annotations

from fiefdom.cards.card import Block, Slot, Zone, asks
from fiefdom.engine.bits import lowest, mask_of
from fiefdom.engine.kinds import Instruction
from fiefdom.engine.later import leave_for_later
from fiefdom.engine.layout import Mask
from fiefdom.engine.plays import carry_out, each_other, each_player, each_victim
from fiefdom.engine.questions import ALL_KINDS, ask, ask_from_hand, pick
from fiefdom.engine.stack import frame_of, push, record
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import (
    DISCARD,
    DISCARD_PILE,
    GAIN,
    HAND,
    LOOKED,
    PLAY_AREA,
    PUBLIC,
    SUPPLY,
    TOPDECK,
    TRASH,
)
from fiefdom.engine.zones import (
    costing_up_to,
    discard_from_hand,
    draw,
    gain,
    put_in_trash,
    put_on_discard,
    take_from_play,
    take_looked,
    topdeck_from_hand,
    trash_from_hand,
)

# Bonuses in the middle of a card


def draw_cards(number: int) -> Instruction:
    """Draw cards."""
    return Instruction(do_draw, number)


def do_draw(state: State, frame: Frame) -> None:
    """Draw for whoever the instruction is about."""
    draw(state, frame.seat, frame.amount)


def add_actions(number: int) -> Instruction:
    """+Actions."""
    return Instruction(do_add_actions, number)


def do_add_actions(state: State, frame: Frame) -> None:
    """Add Actions (R-TERM-2)."""
    state.actions += frame.amount


def add_buys(number: int) -> Instruction:
    """+Buys."""
    return Instruction(do_add_buys, number)


def do_add_buys(state: State, frame: Frame) -> None:
    """Add Buys (R-TERM-3)."""
    state.buys += frame.amount


def add_coins(number: int) -> Instruction:
    """+$."""
    return Instruction(do_add_coins, number)


def do_add_coins(state: State, frame: Frame) -> None:
    """Add coins (R-TERM-4)."""
    state.coins += frame.amount


# Who


def for_each_victim(*inner: Instruction) -> Block:
    """Each other player whom the Attack touches does this, in turn order."""
    return (Instruction(each_victim, size=len(inner)), *inner)


def for_each_other(*inner: Instruction) -> Block:
    """Each other player does this, in turn order; no Reaction applies."""
    return (Instruction(each_other, size=len(inner)), *inner)


def for_each_player(*inner: Instruction) -> Block:
    """The acting player, then each victim, does this."""
    return (Instruction(each_player, size=len(inner)), *inner)


def next_turn(*inner: Instruction) -> Block:
    """Do this at the start of your next turn."""
    return (Instruction(do_next_turn, size=len(inner)), *inner)


def do_next_turn(state: State, frame: Frame) -> None:
    """Leave the inner instructions for the next turn of whoever this is about."""
    waiting: Frame = frame_of(carry_out, frame.seat, card=frame.card, place=frame.place, number=frame.place + frame.number)
    leave_for_later(state, waiting)


# Gaining


def gain_card(slot: Slot, to: Zone = DISCARD_PILE) -> Instruction:
    """Gain a certain basic card, if there is one left."""
    return Instruction(do_gain_card, slot, to)


def do_gain_card(state: State, frame: Frame) -> None:
    """Gain the card if its pile is not empty (R-TERM-14)."""
    if state.supply[frame.amount] > 0:
        gain(state, frame.seat, frame.amount, frame.number)


@asks(GAIN, SUPPLY)
def gain_up_to(cost: int, to: Zone = DISCARD_PILE) -> Instruction:
    """Gain a card that costs at most so much."""
    return Instruction(do_gain_up_to, cost, to)


def do_gain_up_to(state: State, frame: Frame) -> None:
    """Ask which card to gain; coins do not raise the limit (R-BUY-15)."""
    ask_to_gain(state, frame, costing_up_to(state, frame.amount), frame.number)


def ask_to_gain(state: State, frame: Frame, among: Mask, target: int) -> None:
    """Ask which card among these to gain; compulsory as long as there is one (R-TERM-14)."""
    legal: Mask = among & state.stocked
    if legal != 0:
        push(state, gain_chosen, frame.seat, card=frame.card, number=target)
        ask(state, frame.seat, GAIN, frame.card, SUPPLY, legal, legal, 0)


def gain_chosen(state: State, frame: Frame) -> None:
    """Gain the chosen card."""
    gain(state, frame.seat, state.answer, frame.number)


# Discarding


@asks(DISCARD, HAND, picks="hand - {}")
def discard_down_to(number: int) -> Instruction:
    """Discard cards of one's choice until so many are left in hand."""
    return Instruction(do_discard_down_to, number)


def do_discard_down_to(state: State, frame: Frame) -> None:
    """Ask which cards to discard."""
    ask_to_discard(state, frame, state.hand_size[frame.seat] - frame.amount)


def ask_to_discard(state: State, frame: Frame, number: int) -> None:
    """Ask for exactly so many cards of the hand, and discard them together."""
    if number > 0:
        push(state, discard_picked, frame.seat, card=frame.card, slot=HAND)
        pick(state, frame.seat, DISCARD, frame.card, HAND, number, 0)


def discard_picked(state: State, frame: Frame) -> None:
    """Discard the picked cards, the last one picked on top (R-DECIDE-2); nobody else sees the ones below (R-TERM-8)."""
    last = state.last_picked
    state.last_picked = 0
    if last == NOTHING:
        return
    state.picked[last] -= 1
    left: Mask = mask_of(state.picked)
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        while state.picked[slot] > 0:
            state.picked[slot] -= 1
            discard_from(state, frame.seat, slot, frame.slot, 1 << frame.seat)
    discard_from(state, frame.seat, last, frame.slot, PUBLIC)


def discard_from(state: State, seat: int, slot: int, zone: int, seen: Mask) -> None:
    """Discard a card from hand or from the looked-at cards."""
    if zone == HAND:
        discard_from_hand(state, seat, slot, seen)
    else:
        take_looked(state, slot)
        put_on_discard(state, seat, slot)
        if state.recorder:
            record(state, DISCARD, seat, slot, LOOKED, DISCARD_PILE, seen)


# Trashing


@asks(TRASH, HAND, may_pass=True, picks="up to {}")
def trash_up_to(number: int) -> Instruction:
    """Trash up to so many cards from hand."""
    return Instruction(do_trash_up_to, number)


def do_trash_up_to(state: State, frame: Frame) -> None:
    """Ask which cards of the hand to trash."""
    push(state, trash_picked, frame.seat, card=frame.card, slot=HAND)
    pick(state, frame.seat, TRASH, frame.card, HAND, frame.amount, 1)


def trash_picked(state: State, frame: Frame) -> None:
    """Trash the picked cards."""
    left: Mask = mask_of(state.picked)
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        while state.picked[slot] > 0:
            state.picked[slot] -= 1
            if frame.slot == HAND:
                trash_from_hand(state, frame.seat, slot)
            else:
                take_looked(state, slot)
                put_in_trash(state, frame.seat, slot, frame.slot)
    state.last_picked = 0


def trash_this() -> Instruction:
    """Trash the played card itself."""
    return Instruction(do_trash_this)


def do_trash_this(state: State, frame: Frame) -> None:
    """Trash the card from play, if it is still there (R-CARD-FEAST-2, R-CARD-FEAST-6)."""
    if take_from_play(state, frame.seat, frame.card):
        put_in_trash(state, frame.seat, frame.card, PLAY_AREA)


# Onto the deck


@asks(TOPDECK, HAND)
def topdeck_card() -> Instruction:
    """Put a card from hand onto the deck."""
    return Instruction(do_topdeck)


def do_topdeck(state: State, frame: Frame) -> None:
    """Ask which card of the hand goes onto the deck; compulsory."""
    if state.hand_size[frame.seat] > 0:
        push(state, topdeck_chosen, frame.seat, card=frame.card)
        ask_from_hand(state, frame.seat, TOPDECK, frame.card, ALL_KINDS, 0)


def topdeck_chosen(state: State, frame: Frame) -> None:
    """Put the chosen card onto the deck unseen (R-INFO-11)."""
    topdeck_from_hand(state, frame.seat, state.answer, 1 << frame.seat)
