"""The seven Kingdom cards of the second edition alone (R-ED-4)."""

from __future__ import annotations

from fiefdom.cards.card import SeenAnswer, asks, card, plus
from fiefdom.cards.verbs import (
    ask_to_discard,
    discard_picked,
    for_each_victim,
    gain_card,
    gain_up_to,
    reveal_treasures,
    topdeck_card,
    trash_picked,
)
from fiefdom.engine.bits import bit, lowest, mask_of
from fiefdom.engine.deck import put_on_deck, take_top
from fiefdom.engine.kinds import ACTION, ATTACK, COPPER, GOLD, Instruction
from fiefdom.engine.layout import Mask
from fiefdom.engine.plays import count_merchant, play_found
from fiefdom.engine.questions import ALL_KINDS, ask, pick
from fiefdom.engine.rules import step
from fiefdom.engine.stack import ROOM_TO_PLAY, frame_of, has_room, pop, push, record
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import (
    ASIDE,
    DECK,
    DISCARD,
    DISCARD_PILE,
    HAND,
    LOOKED,
    PLAY,
    PUBLIC,
    PUT_BACK,
    TOPDECK,
    TRASH,
)
from fiefdom.engine.zones import (
    kinds_in,
    look_at_deck,
    put_on_discard,
    take_looked,
)

EDITIONS = (2,)

ARTISAN = card("Artisan", 6, ACTION, gain_up_to(5, to=HAND), topdeck_card())


# Bandit


@asks(TRASH, ASIDE)
def lose_treasure(number: int) -> Instruction:
    """Reveal cards of the deck, trash a Treasure other than Copper among them, discard the rest."""
    return Instruction(do_lose_treasure, number)


def do_lose_treasure(state: State, frame: Frame) -> None:
    """Ask the victim (R-CARD-BANDIT-4); nobody gains what is trashed (R-CARD-BANDIT-5)."""
    reveal_treasures(state, frame, frame.seat, state.kinds.treasures & ~bit(COPPER), 0)


BANDIT = card("Bandit", 5, ACTION | ATTACK, gain_card(GOLD), for_each_victim(lose_treasure(2)))


# Harbinger


@asks(TOPDECK, DISCARD_PILE, may_pass=True)
def may_topdeck_from_discard() -> Instruction:
    """A card of the own discard pile may go onto the deck."""
    return Instruction(do_topdeck_from_discard)


def do_topdeck_from_discard(state: State, frame: Frame) -> None:
    """Look through the discard pile, unless it is empty (R-CARD-HARBINGER-3, R-CARD-HARBINGER-6)."""
    legal: Mask = kinds_in(state, frame.seat, DISCARD_PILE)
    if legal != 0:
        push(state, frame_of(topdecked_from_discard, frame.seat, card=frame.card))
        ask(state, frame.seat, TOPDECK, frame.card, DISCARD_PILE, ALL_KINDS, legal, 1)
        if state.adviser:
            topdecked_from_discard(state, pop(state))


def topdecked_from_discard(state: State, frame: Frame) -> None:
    """Put the card onto the deck unseen (R-INFO-11)."""
    if state.answer != NOTHING:
        take_from_discard(state, frame.seat, state.answer)
        put_on_deck(state, frame.seat, state.answer)
        if state.recorder:
            record(state, PUT_BACK, frame.seat, state.answer, DISCARD_PILE, DECK, 1 << frame.seat)


def take_from_discard(state: State, seat: int, slot: int) -> None:
    """Take a card out of a discard pile; its top stays unless it was the last of its kind (R-CARD-HARBINGER-7)."""
    state.discard[seat][slot] -= 1
    state.discard_size[seat] -= 1
    if state.top[seat] == slot and state.discard[seat][slot] == 0:
        left: Mask = kinds_in(state, seat, DISCARD_PILE)
        state.top[seat] = lowest(left) if left != 0 else NOTHING


HARBINGER = card("Harbinger", 3, ACTION, plus(cards=1, actions=1), may_topdeck_from_discard())


# Merchant


def first_silver_brings(coins: int) -> Instruction:
    """The first Silver played this turn brings more coins."""
    return Instruction(count_merchant, coins)


MERCHANT = card("Merchant", 3, ACTION, plus(cards=1, actions=1), first_silver_brings(1))


# Poacher


@asks(DISCARD, HAND, picks="empty piles")
def discard_per_empty_pile() -> Instruction:
    """Discard a card for each empty Supply pile."""
    return Instruction(do_discard_per_empty_pile)


def do_discard_per_empty_pile(state: State, frame: Frame) -> None:
    """Ask which cards; the whole hand if there are too few (R-CARD-POACHER-3, R-CARD-POACHER-6)."""
    hand = state.hand_size[frame.seat]
    ask_to_discard(state, frame, state.empty_piles if state.empty_piles < hand else hand)


POACHER = card("Poacher", 4, ACTION, plus(cards=1, actions=1, coins=1), discard_per_empty_pile())


# Sentry


@asks(TRASH, LOOKED, may_pass=True, picks="up to {}")
@asks(DISCARD, LOOKED, may_pass=True, picks="up to {}")
@asks(TOPDECK, LOOKED)
def sort_top_cards(number: int) -> Instruction:
    """Look at the top cards of the deck; trash some, discard some, put the rest back."""
    return Instruction(do_sort_top_cards, number)


def do_sort_top_cards(state: State, frame: Frame) -> None:
    """Look, then ask what to trash (R-CARD-SENTRY-3, R-CARD-SENTRY-4)."""
    number = 0
    for _ in range(frame.amount):
        if look_at_deck(state, frame.seat) != NOTHING:
            number += 1
    push(state, frame_of(sort_discards, frame.seat, card=frame.card, amount=number))
    push(state, frame_of(trash_picked, frame.seat, card=frame.card, slot=LOOKED))
    pick(state, frame, TRASH, LOOKED, number, 1)
    if state.adviser:
        trash_picked(state, pop(state))
        sort_discards(state, pop(state))


@step(follows=do_sort_top_cards)
def sort_discards(state: State, frame: Frame) -> None:
    """Ask what of the rest to discard."""
    push(state, frame_of(sort_order, frame.seat, card=frame.card))
    push(state, frame_of(discard_picked, frame.seat, card=frame.card, slot=LOOKED))
    pick(state, frame, DISCARD, LOOKED, frame.amount, 1)
    if state.adviser:
        discard_picked(state, pop(state))
        sort_order(state, pop(state))


@step(follows=do_sort_top_cards)
def sort_order(state: State, frame: Frame) -> None:
    """Of two different cards left, ask which goes on top (R-CARD-SENTRY-5)."""
    left: Mask = kinds_in(state, frame.seat, LOOKED)
    if left != 0:
        push(state, frame_of(put_back_looked, frame.seat, card=frame.card))
        ask(state, frame.seat, TOPDECK, frame.card, LOOKED, ALL_KINDS, left, 0)
        if state.adviser:
            put_back_looked(state, pop(state))


def put_back_looked(state: State, frame: Frame) -> None:
    """Put the looked-at cards back, the chosen one last."""
    left: Mask = mask_of(state.looked)
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        while state.looked[slot] > (1 if slot == state.answer else 0):
            put_one_back(state, frame.seat, slot)
    put_one_back(state, frame.seat, state.answer)


def put_one_back(state: State, seat: int, slot: int) -> None:
    """Put one looked-at card back onto the deck."""
    take_looked(state, slot)
    put_on_deck(state, seat, slot)
    if state.recorder:
        record(state, PUT_BACK, seat, slot, LOOKED, DECK, 1 << seat)


SENTRY = card("Sentry", 5, ACTION, plus(cards=1, actions=1), sort_top_cards(2))


# Vassal


@asks(PLAY, DISCARD_PILE, may_pass=True, seen=SeenAnswer.BY_ALL, habit="yes")
def discard_top_and_may_play() -> Instruction:
    """Discard the top card of the deck; if it is an Action, it may be played."""
    return Instruction(do_discard_top)


def do_discard_top(state: State, frame: Frame) -> None:
    """Discard the top card, and ask about an Action (R-CARD-VASSAL-3, R-CARD-VASSAL-4)."""
    slot = take_top(state, frame.seat)
    if slot == NOTHING:
        return
    former = state.top[frame.seat]
    put_on_discard(state, frame.seat, slot)
    if state.recorder:
        record(state, DISCARD, frame.seat, slot, DECK, DISCARD_PILE, PUBLIC)
    if state.kinds.types[slot] & ACTION and has_room(state, ROOM_TO_PLAY):
        push(state, frame_of(play_found, frame.seat, card=frame.card, slot=former, number=slot))
        ask(state, frame.seat, PLAY, frame.card, DISCARD_PILE, bit(slot), bit(slot), 1)


VASSAL = card("Vassal", 3, ACTION, plus(coins=2), discard_top_and_may_play())
