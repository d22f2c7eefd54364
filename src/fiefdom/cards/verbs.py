"""The verbs that cards are made of, each beside the step that does it.

A verb (`discard_down_to(3)`) is what stands on a card; it returns the instruction. The step (`do_discard_down_to`) carries it out.
Verbs used by one card only stand beside that card. Where an adviser has answered, the step that waits for the answer need not wait until
the stack gets to it: `if state.adviser` the common cards do it at once.
"""

from __future__ import annotations

from fiefdom.cards.card import Block, Label, Slot, Zone, asks, block
from fiefdom.engine.bits import bit, lowest, mask_of
from fiefdom.engine.deck import put_on_deck
from fiefdom.engine.kinds import DEAREST, Instruction
from fiefdom.engine.later import keep_in_mind, leave_for_later
from fiefdom.engine.layout import Mask
from fiefdom.engine.plays import carry_out, each_other, each_player, each_victim, seat_after, when_attacked_do
from fiefdom.engine.questions import ALL_KINDS, ask, ask_from_hand, ask_number, pick
from fiefdom.engine.stack import frame_of, pop, push, record
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import (
    ASIDE,
    ASK_CHOICE,
    ASK_NAME,
    ASK_PASS,
    ASK_PAYMENT,
    DECK,
    DISCARD,
    DISCARD_PILE,
    GAIN,
    HAND,
    LABELS,
    LOOKED,
    NOWHERE,
    NUMBERS,
    PLAY_AREA,
    PUBLIC,
    PUT_BACK,
    SUPPLY,
    TOPDECK,
    TRASH,
)
from fiefdom.engine.zones import (
    costing_up_to,
    discard_aside,
    discard_from_hand,
    draw,
    gain,
    hand_over,
    kinds_in,
    let_go_of_passed,
    put_in_hand,
    put_in_trash,
    put_on_discard,
    reveal_cards,
    reveal_from_deck,
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


def for_each_victim(*inner: Instruction | Block) -> Block:
    """Each other player whom the Attack touches does this, in turn order."""
    return block(Instruction(each_victim), *inner)


def for_each_other(*inner: Instruction | Block) -> Block:
    """Each other player does this, in turn order; no Reaction applies."""
    return block(Instruction(each_other), *inner)


def when_attacked(hand: int, *inner: Instruction | Block) -> Block:
    """A Reaction: whoever reveals it from a hand of at least so many cards when another plays an Attack does this."""
    return block(Instruction(when_attacked_do, hand), *inner)


def for_each_player(*inner: Instruction | Block) -> Block:
    """The acting player, then each victim, does this."""
    return block(Instruction(each_player), *inner)


# What


@asks(ASK_CHOICE, LABELS, picks="{}")
def choose(number: int, *options: Block) -> Block:
    """Choose so many different ones of the options below it; they are carried out from top to bottom."""
    return block(Instruction(do_choose, number), *options)


def option(label: Label, *inner: Instruction | Block) -> Block:
    """One of the things to choose from, by the label that answers name it by."""
    return block(Instruction(no_option, label=label), *inner)


def no_option(state: State, frame: Frame) -> None:
    """The head of an option, which `do_option` steps over."""


def do_choose(state: State, frame: Frame) -> None:
    """Ask for the options."""
    ask_for_options(state, frame, frame.amount)


def ask_for_options(state: State, frame: Frame, number: int) -> None:
    """Let a seat choose so many different options among those that stand below an instruction."""
    next_option(state, frame_of(next_option, frame.seat, frame.card, frame.immune, number, 0, frame.place, frame.number))


def next_option(state: State, frame: Frame) -> None:
    """Ask for an option that is not chosen yet; after the last one they are carried out. `slot` has the bits of the chosen ones."""
    legal: Mask = options_below(state, frame.place, frame.place + frame.number) & ~frame.slot
    if frame.amount > 0 and legal != 0:
        push(state, frame_of(option_chosen, frame.seat, frame.card, frame.immune, frame.amount, frame.slot, frame.place, frame.number))
        ask(state, frame.seat, ASK_CHOICE, frame.card, LABELS, legal, legal, 0, frame.amount)
    else:
        do_options(state, frame)


def options_below(state: State, place: int, end: int) -> Mask:
    """A bit for each option from one instruction up to another."""
    found: Mask = 0
    while place < end:
        found = found << 1 | 1
        place += 1 + state.kinds.instructions[place].size
    return found


def option_chosen(state: State, frame: Frame) -> None:
    """Note the option and go on choosing."""
    chosen: int = frame.slot | bit(state.answer)
    left = frame.amount - 1
    next_option(state, frame_of(next_option, frame.seat, frame.card, frame.immune, left, chosen, frame.place, frame.number))


def do_options(state: State, frame: Frame) -> None:
    """Carry out the first of the chosen options; the others wait until it is done."""
    left: Mask = frame.slot
    if left == 0:
        return
    place = frame.place
    for _ in range(lowest(left)):
        place += 1 + state.kinds.instructions[place].size
    others: int = left & (left - 1)
    if others != 0:
        push(state, frame_of(do_options, frame.seat, frame.card, frame.immune, slot=others, place=frame.place, number=frame.number))
    size = state.kinds.instructions[place].size
    if size > 0:
        carry_out(state, frame_of(carry_out, frame.seat, card=frame.card, immune=frame.immune, place=place + 1, number=place + 1 + size))


@asks(ASK_NAME, NOWHERE)
def name_top_card() -> Instruction:
    """Name a card, then reveal the top card of the deck; if it has that name, it comes to hand."""
    return Instruction(do_name_top_card)


def do_name_top_card(state: State, frame: Frame) -> None:
    """Ask for any card of the game, also without a deck."""
    known: Mask = costing_up_to(state, DEAREST)
    push(state, frame_of(top_card_named, frame.seat, card=frame.card))
    ask(state, frame.seat, ASK_NAME, frame.card, NOWHERE, known, known, 0)


def top_card_named(state: State, frame: Frame) -> None:
    """Reveal the card, and take it or put it back."""
    named = state.answer
    slot = reveal_from_deck(state, frame.seat)
    if slot == NOTHING:
        return
    state.aside[frame.seat][slot] -= 1
    if slot == named:
        put_in_hand(state, frame.seat, slot)
    else:
        put_on_deck(state, frame.seat, slot)
    if state.recorder:
        record(state, PUT_BACK, frame.seat, slot, ASIDE, HAND if slot == named else DECK, PUBLIC)


@asks(ASK_PAYMENT, NUMBERS)
def pay_to_draw(most: int) -> Instruction:
    """Pay up to so many coins, and draw a card for each."""
    return Instruction(do_pay_to_draw, most)


def do_pay_to_draw(state: State, frame: Frame) -> None:
    """Ask how many of the coins of the turn to pay."""
    push(state, frame_of(paid_to_draw, frame.seat, card=frame.card))
    ask_number(state, frame.seat, ASK_PAYMENT, frame.card, frame.amount if frame.amount < state.coins else state.coins)


def paid_to_draw(state: State, frame: Frame) -> None:
    """Take the coins and draw."""
    state.coins -= state.answer
    draw(state, frame.seat, state.answer)


@asks(ASK_PASS, HAND, of="everyone")
def pass_left() -> Instruction:
    """Everyone passes a card from hand to the left, all at once; who has no cards is left out."""
    return Instruction(do_pass_left)


def do_pass_left(state: State, frame: Frame) -> None:
    """Ask for the cards one player after the other, from the acting one on."""
    next_to_pass(state, frame_of(next_to_pass, frame.seat, card=frame.card))


def next_to_pass(state: State, frame: Frame) -> None:
    """Ask the next player with cards in hand, `place` seats to the left or further; after the last one the cards move."""
    for distance in range(frame.place, state.seats):
        seat = seat_after(state, frame.seat, distance)
        if state.hand_size[seat] > 0:
            push(state, frame_of(pass_chosen, frame.seat, card=frame.card, place=distance))
            ask_from_hand(state, seat, ASK_PASS, frame.card, ALL_KINDS, 0)
            return
    let_go_of_passed(state)


def pass_chosen(state: State, frame: Frame) -> None:
    """Keep the card for the next player on the left who has cards; it stays in hand until all have chosen."""
    giver = seat_after(state, frame.seat, frame.place)
    receiver = seat_after(state, giver, 1)
    while state.hand_size[receiver] == 0:
        receiver = seat_after(state, receiver, 1)
    if receiver != giver:
        push(state, frame_of(hand_over, giver, card=frame.card, slot=state.answer, place=receiver))
    next_to_pass(state, frame_of(next_to_pass, frame.seat, card=frame.card, place=frame.place + 1))


def next_turn(*inner: Instruction | Block) -> Block:
    """Do this at the start of your next turn."""
    return block(Instruction(do_next_turn), *inner)


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
        push(state, frame_of(gain_chosen, frame.seat, card=frame.card, number=target))
        ask(state, frame.seat, GAIN, frame.card, SUPPLY, legal, legal, 0)
        if state.adviser:
            gain_chosen(state, pop(state))


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
        push(state, frame_of(discard_picked, frame.seat, card=frame.card, slot=HAND))
        pick(state, frame, DISCARD, HAND, number, 0)
        if state.adviser:
            discard_picked(state, pop(state))


@asks(DISCARD, HAND, picks="{}")
def discard_cards(number: int) -> Instruction:
    """Discard so many cards from hand, or all if there are fewer."""
    return Instruction(do_discard_cards, number)


def do_discard_cards(state: State, frame: Frame) -> None:
    """Ask which cards to discard; compulsory as far as possible."""
    hand = state.hand_size[frame.seat]
    ask_to_discard(state, frame, frame.amount if frame.amount < hand else hand)


def discard_picked(state: State, frame: Frame) -> None:
    """Discard the picked cards, the last one picked on top (R-DECIDE-2); nobody else sees the ones below (R-TERM-8)."""
    last = state.last_picked
    state.last_picked = 0
    if last == NOTHING:
        return
    left: Mask = mask_of(state.picked)
    state.picked[last] -= 1
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
    push(state, frame_of(trash_picked, frame.seat, card=frame.card, slot=HAND))
    pick(state, frame, TRASH, HAND, frame.amount, 1)
    if state.adviser:
        trash_picked(state, pop(state))


@asks(TRASH, HAND, picks="{}")
def trash_cards(number: int) -> Instruction:
    """Trash so many cards from hand, or all if there are fewer."""
    return Instruction(do_trash_cards, number)


def do_trash_cards(state: State, frame: Frame) -> None:
    """Ask which cards to trash; compulsory as far as possible."""
    push(state, frame_of(trash_picked, frame.seat, card=frame.card, slot=HAND))
    pick(state, frame, TRASH, HAND, frame.amount, 0)


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


def reveal_treasures(state: State, frame: Frame, seat: int, among: Mask, keeps: int) -> None:
    """Reveal `amount` cards of the deck; a seat says which Treasure among these kinds is trashed, a lone one goes unasked.

    The rest is discarded. With `keeps` the play keeps in mind what was trashed, for an instruction that offers it.
    """
    last = reveal_cards(state, frame.seat, frame.amount)
    legal: Mask = kinds_in(state, frame.seat, ASIDE) & among
    if legal == 0:
        discard_aside(state, frame.seat, last)
    else:
        push(state, frame_of(revealed_one_trashed, frame.seat, card=frame.card, slot=last, number=keeps))
        ask(state, seat, TRASH, frame.card, ASIDE, legal, legal, 0)


def revealed_one_trashed(state: State, frame: Frame) -> None:
    """Trash the chosen Treasure and discard the rest, the card that was revealed last on top (R-CARD-THIEF-4, R-CARD-BANDIT-6)."""
    state.aside[frame.seat][state.answer] -= 1
    if frame.number != 0:
        keep_in_mind(state, state.answer)
    put_in_trash(state, frame.seat, state.answer, ASIDE)
    discard_aside(state, frame.seat, frame.slot)


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
        push(state, frame_of(topdeck_chosen, frame.seat, card=frame.card))
        ask_from_hand(state, frame.seat, TOPDECK, frame.card, ALL_KINDS, 0)


def topdeck_chosen(state: State, frame: Frame) -> None:
    """Put the chosen card onto the deck unseen (R-INFO-11)."""
    topdeck_from_hand(state, frame.seat, state.answer, 1 << frame.seat)
