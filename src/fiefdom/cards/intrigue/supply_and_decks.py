"""The Kingdom cards of Intrigue that change what lies in the Supply, the Trash and decks."""

from __future__ import annotations

from fiefdom.cards.card import SeenAnswer, Slot, asks, card, plus
from fiefdom.cards.verbs import ask_to_gain, choose, for_each_victim, option, trash_picked
from fiefdom.engine.bits import bit, counted, lowest, mask_of, members
from fiefdom.engine.deck import deck_size, put_on_deck, take_top
from fiefdom.engine.kinds import ACTION, ATTACK, CURSE, SILVER, TREASURE, VICTORY, Instruction
from fiefdom.engine.later import mind_what_is_left
from fiefdom.engine.layout import Mask
from fiefdom.engine.plays import below_this_play, has_left_play, play_again, play_trashed, seat_after
from fiefdom.engine.questions import ALL_KINDS, ask, ask_from_hand, ask_number, pick
from fiefdom.engine.rules import Dealt, over_numbers, step
from fiefdom.engine.stack import frame_of, push, record
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, Frame, State
from fiefdom.engine.words import (
    ASIDE,
    ASK_CARD,
    ASK_PLACE,
    DECK,
    DISCARD_PILE,
    GAIN,
    HAND,
    NUMBERS,
    PLAY_AREA,
    PUBLIC,
    PUT_BACK,
    SUPPLY,
    TOPDECK,
    TRASH,
    TRASH_HEAP,
)
from fiefdom.engine.zones import (
    cost_of,
    costing_exactly,
    costing_up_to,
    draw,
    gain,
    hide_in_deck,
    put_in_hand,
    put_in_trash,
    reveal_cards,
    take_from_pile,
    take_from_play,
    take_loot,
    trash_from_hand,
)

EDITIONS = (1, 2)


# Ironworks


@asks(GAIN, SUPPLY)
def gain_for_types(cost: int) -> Instruction:
    """Gain a card that costs at most so much: for an Action +1 Action, for a Treasure +$1, for a Victory card +1 Card."""
    return Instruction(do_gain_for_types, cost)


def do_gain_for_types(state: State, frame: Frame) -> None:
    """Ask which card to gain (R-CARD-IRONWORKS-2)."""
    legal: Mask = costing_up_to(state, frame.amount) & state.stocked
    if legal != 0:
        push(state, frame_of(gained_for_types, frame.seat, card=frame.card))
        ask(state, frame.seat, GAIN, frame.card, SUPPLY, legal, legal, 0)


def gained_for_types(state: State, frame: Frame) -> None:
    """Gain the card, then one bonus for each type that brings one (R-CARD-IRONWORKS-3, R-CARD-IRONWORKS-5)."""
    types = state.kinds.types[state.answer]
    gain(state, frame.seat, state.answer, DISCARD_PILE)
    if types & ACTION:
        state.actions += 1
    if types & TREASURE:
        state.coins += 1
    if types & VICTORY:
        draw(state, frame.seat, 1)


IRONWORKS = card("Ironworks", 4, ACTION, gain_for_types(4))


# Lurker


@asks(TRASH, SUPPLY)
def trash_action_from_supply() -> Instruction:
    """Trash an Action from the Supply."""
    return Instruction(do_trash_from_supply)


def do_trash_from_supply(state: State, frame: Frame) -> None:
    """Ask which Action; compulsory if there is one (R-CARD-LURKER-4, R-CARD-LURKER-5)."""
    legal: Mask = state.kinds.actions & state.stocked
    if legal != 0:
        push(state, frame_of(trashed_from_supply, frame.seat, card=frame.card))
        ask(state, frame.seat, TRASH, frame.card, SUPPLY, legal, legal, 0)


def trashed_from_supply(state: State, frame: Frame) -> None:
    """Nobody gains the card; its pile is one card smaller (R-I-TRASH-1)."""
    take_from_pile(state, state.answer)
    state.trash[state.answer] += 1
    if state.recorder:
        record(state, TRASH, frame.seat, state.answer, SUPPLY, TRASH_HEAP, PUBLIC)


@asks(GAIN, TRASH_HEAP)
def gain_action_from_trash() -> Instruction:
    """Gain an Action from the Trash."""
    return Instruction(do_gain_from_trash)


def do_gain_from_trash(state: State, frame: Frame) -> None:
    """Ask which Action of the Trash, whoever has trashed it; compulsory if there is one (R-I-TRASH-3)."""
    legal: Mask = mask_of(state.trash) & state.kinds.actions
    if legal != 0:
        push(state, frame_of(gained_from_trash, frame.seat, card=frame.card))
        ask(state, frame.seat, GAIN, frame.card, TRASH_HEAP, legal, legal, 0)


def gained_from_trash(state: State, frame: Frame) -> None:
    """Gain the card; no pile changes (R-I-TRASH-2)."""
    take_loot(state, frame.seat, state.answer)
    mind_what_is_left(state, state.answer)


LURKER = card(
    "Lurker",
    2,
    ACTION,
    plus(actions=1),
    choose(1, option("trash-from-supply", trash_action_from_supply()), option("gain-from-trash", gain_action_from_trash())),
)


# Mining Village


@asks(TRASH, PLAY_AREA, may_pass=True)
def may_trash_this_for(coins: int) -> Instruction:
    """The played card itself may be trashed for coins."""
    return Instruction(do_may_trash_this_for, coins)


def do_may_trash_this_for(state: State, frame: Frame) -> None:
    """Ask at once, if this very card still lies in play (R-CARD-MINING_VILLAGE-3 to R-CARD-MINING_VILLAGE-5)."""
    waiting: Frame = state.stack[below_this_play(state, frame.card)]
    has_left = waiting.step == has_left_play and waiting.card == frame.card
    if not has_left and lies_in_play(state, frame.seat, frame.card):
        push(state, frame_of(trashed_for, frame.seat, card=frame.card, amount=frame.amount))
        ask(state, frame.seat, TRASH, frame.card, PLAY_AREA, bit(frame.card), bit(frame.card), 1)


def lies_in_play(state: State, seat: int, slot: int) -> bool:
    """Whether a seat has a card of this kind in play."""
    place = 0
    while place < state.play_size and state.in_play[place] != seat * IN_PLAY_SLOTS + slot:
        place += 1
    return place < state.play_size


def trashed_for(state: State, frame: Frame) -> None:
    """Trash the card from play for the coins; a second play that waits will not find it."""
    if state.answer != NOTHING and take_from_play(state, frame.seat, frame.card):
        put_in_trash(state, frame.seat, frame.card, PLAY_AREA)
        state.coins += frame.amount
        place = below_this_play(state, frame.card)
        waiting: Frame = state.stack[place]
        if waiting.step == play_again and waiting.card == frame.card:
            again: Frame = frame_of(play_trashed, frame.seat, card=frame.card)
            state.stack[place] = again


MINING_VILLAGE = card("Mining Village", 4, ACTION, plus(cards=1, actions=2), may_trash_this_for(2))


# Patrol

MOST_SORTED = 4
COUNTED_FROM = 6  # bits: below are the first three cards of an order, two bits for each, and above how many there are


@asks(TOPDECK, ASIDE, picks="all that are left", seen=SeenAnswer.BY_DECIDER)
def take_points_of_four() -> Instruction:
    """Reveal the top 4 cards of the deck; Victory cards and Curses come to hand, the rest goes back in an order of one's choice."""
    return Instruction(do_take_points_of_four, MOST_SORTED)


def do_take_points_of_four(state: State, frame: Frame) -> None:
    """Reveal, take what scores, and ask for the order of the rest (R-CARD-PATROL-3 to R-CARD-PATROL-7)."""
    reveal_cards(state, frame.seat, frame.amount)
    left = 0
    for slot in range(state.kinds.number):
        if slot == CURSE or state.kinds.types[slot] & VICTORY:
            while state.aside[frame.seat][slot] > 0:
                leave_aside(state, frame.seat, slot, HAND)
        left += state.aside[frame.seat][slot]
    if left > 0:
        ask_for_next(state, frame_of(ask_for_next, frame.seat, card=frame.card, immune=left))


def ask_for_next(state: State, frame: Frame) -> None:
    """Ask for the card that lies below those which are picked; `immune` is how many there are, and `number` the order so far."""
    left: Mask = left_to_sort(state, frame)
    number = frame.number >> COUNTED_FROM
    if number + cards_to_sort(state, frame) != frame.immune:  # an order of other cards, which somebody has made up
        ask_for_next(state, frame_of(ask_for_next, frame.seat, card=frame.card, immune=counted(state.aside[frame.seat])))
        return
    if number == frame.immune - 1:
        push(state, frame_of(put_sorted_back, frame.seat, card=frame.card, immune=frame.immune, number=frame.number))
    else:
        push(state, frame_of(next_picked, frame.seat, card=frame.card, immune=frame.immune, number=frame.number))
    ask(state, frame.seat, TOPDECK, frame.card, ASIDE, mask_of(state.aside[frame.seat]), left, 0, frame.immune - number)


@step(hides="number", dealt=Dealt.FROM_THE_TOP, asked_by=ask_for_next)
def next_picked(state: State, frame: Frame) -> None:
    """Note the card: which kind of those that lie aside it is. The order is its owner's secret (R-I-INFO-1)."""
    rank = rank_of(state, frame.seat, state.answer)
    number = frame.number >> COUNTED_FROM
    assert rank >= 0
    order: int = (frame.number + (1 << COUNTED_FROM) | rank << number * 2) & 255
    ask_for_next(state, frame_of(ask_for_next, frame.seat, card=frame.card, immune=frame.immune, number=order))


def rank_of(state: State, seat: int, slot: int) -> int:
    """How many other kinds lie aside that come before this one."""
    return members(mask_of(state.aside[seat]) & (bit(slot) - 1))


def left_to_sort(state: State, sorting: Frame) -> Mask:
    """The kinds of card that lie aside and have not all been picked."""
    kinds: Mask = mask_of(state.aside[sorting.seat])
    found: Mask = 0
    rank = 0
    while kinds != 0:
        slot = lowest(kinds)
        kinds &= kinds - 1
        if state.aside[sorting.seat][slot] > times_picked(sorting.number, rank):
            found |= bit(slot)
        rank += 1
    return found


def cards_to_sort(state: State, sorting: Frame) -> int:
    """How many of the cards that lie aside have not been picked."""
    kinds: Mask = mask_of(state.aside[sorting.seat])
    found = 0
    rank = 0
    while kinds != 0:
        copies = state.aside[sorting.seat][lowest(kinds)] - times_picked(sorting.number, rank)
        found += copies if copies > 0 else 0
        kinds &= kinds - 1
        rank += 1
    return found


@over_numbers
def times_picked(order: Mask, rank: int) -> int:
    """How often a kind is among the cards of an order."""
    times = 0
    for place in range(order >> COUNTED_FROM & 3):
        if order >> place * 2 & 3 == rank:
            times += 1
    return times


def put_sorted_back(state: State, frame: Frame) -> None:
    """Put the cards back, the last one that is left first, and the one that was picked first on top."""
    kinds: Mask = mask_of(state.aside[frame.seat])
    leave_aside(state, frame.seat, state.answer, DECK)
    for place in range(frame.immune - 1, 0, -1):
        leave_aside(state, frame.seat, kind_of_rank(kinds, frame.number >> (place - 1) * 2 & 3), DECK)


@over_numbers
def kind_of_rank(kinds: Mask, rank: int) -> int:
    """The slot of a set that comes after so many others; the last one if there are fewer."""
    for _ in range(rank):
        if kinds & (kinds - 1) != 0:
            kinds &= kinds - 1
    return lowest(kinds)


def leave_aside(state: State, seat: int, slot: int, target: int) -> None:
    """Take a revealed card into hand, for all to see, or put it back onto the deck, in an order that only its owner knows."""
    state.aside[seat][slot] -= 1
    if target == HAND:
        put_in_hand(state, seat, slot)
    else:
        put_on_deck(state, seat, slot)
    if state.recorder:
        record(state, PUT_BACK, seat, slot, ASIDE, target, PUBLIC if target == HAND else 1 << seat)


PATROL = card("Patrol", 5, ACTION, plus(cards=3), take_points_of_four())


# Replace


@asks(TRASH, HAND)
@asks(GAIN, SUPPLY)
def replace_card(more: int) -> Instruction:
    """Trash a card from hand, gain one up to so much dearer, onto the deck if it can be played; for a Victory card victims get Curses."""
    return Instruction(do_replace_card, more)


def do_replace_card(state: State, frame: Frame) -> None:
    """Ask which card to trash; compulsory with a card in hand (R-CARD-REPLACE-2)."""
    if state.hand_size[frame.seat] > 0:
        push(state, frame_of(replaced_card_trashed, frame.seat, card=frame.card, immune=frame.immune, amount=frame.amount))
        ask_from_hand(state, frame.seat, TRASH, frame.card, ALL_KINDS, 0)


def replaced_card_trashed(state: State, frame: Frame) -> None:
    """Trash it and ask what to gain (R-CARD-REPLACE-3)."""
    slot = state.answer
    trash_from_hand(state, frame.seat, slot)
    legal: Mask = costing_up_to(state, cost_of(state, slot) + frame.amount) & state.stocked
    if legal != 0:
        push(state, frame_of(replacement_gained, frame.seat, card=frame.card, immune=frame.immune))
        ask(state, frame.seat, GAIN, frame.card, SUPPLY, legal, legal, 0)


def replacement_gained(state: State, frame: Frame) -> None:
    """Gain the card where its types say, and give Curses for a Victory card in turn order (R-CARD-REPLACE-4 to R-CARD-REPLACE-6)."""
    slot = state.answer
    types = state.kinds.types[slot]
    gain(state, frame.seat, slot, DECK if types & (ACTION | TREASURE) else DISCARD_PILE)
    for distance in range(1, state.seats):
        victim = seat_after(state, frame.seat, distance)
        if types & VICTORY and frame.immune >> victim & 1 == 0 and state.supply[CURSE] > 0:
            gain(state, victim, CURSE, DISCARD_PILE)


REPLACE = card("Replace", 5, ACTION | ATTACK, replace_card(2))


# Secret Passage


@asks(ASK_CARD, HAND)
@asks(ASK_PLACE, NUMBERS)
def put_anywhere_in_deck() -> Instruction:
    """Put a card from hand anywhere into the deck."""
    return Instruction(do_put_anywhere)


def do_put_anywhere(state: State, frame: Frame) -> None:
    """Ask which card; compulsory with a card in hand (R-CARD-SECRET_PASSAGE-3)."""
    if state.hand_size[frame.seat] > 0:
        push(state, frame_of(card_to_hide_chosen, frame.seat, card=frame.card))
        ask_from_hand(state, frame.seat, ASK_CARD, frame.card, ALL_KINDS, 0)


def card_to_hide_chosen(state: State, frame: Frame) -> None:
    """Ask how many cards lie above it; the card stays in hand until then (R-CARD-SECRET_PASSAGE-6)."""
    size = deck_size(state, frame.seat)
    push(state, frame_of(hide_in_deck, frame.seat, card=frame.card, slot=state.answer))
    ask_number(state, frame.seat, ASK_PLACE, frame.card, size if size < NOTHING else NOTHING - 1)


SECRET_PASSAGE = card("Secret Passage", 4, ACTION, plus(cards=2, actions=1), put_anywhere_in_deck())


# Swindler


@asks(GAIN, SUPPLY, of="attacker")
def exchange_top_card() -> Instruction:
    """Trash the top card of the deck, gain one of the same cost that the attacker chooses."""
    return Instruction(do_exchange_top_card)


def do_exchange_top_card(state: State, frame: Frame) -> None:
    """Trash the card, then ask the attacker what of the same cost its owner gains (R-CARD-SWINDLER-3 to R-CARD-SWINDLER-5)."""
    slot = take_top(state, frame.seat)
    if slot == NOTHING:
        return
    put_in_trash(state, frame.seat, slot, DECK)
    legal: Mask = costing_exactly(state, cost_of(state, slot)) & state.stocked
    if legal != 0:
        push(state, frame_of(exchange_gained, frame.seat, card=frame.card))
        ask(state, state.turn, GAIN, frame.card, SUPPLY, legal, legal, 0)


def exchange_gained(state: State, frame: Frame) -> None:
    """The victim gains the chosen card."""
    gain(state, frame.seat, state.answer, DISCARD_PILE)


SWINDLER = card("Swindler", 3, ACTION | ATTACK, plus(coins=2), for_each_victim(exchange_top_card()))


# Trading Post


@asks(TRASH, HAND, picks="{}")
def trash_cards_for(number: int, slot: Slot) -> Instruction:
    """Trash so many cards from hand, or all if there are fewer; for the full number gain a certain basic card to hand."""
    return Instruction(do_trash_cards_for, number, slot)


def do_trash_cards_for(state: State, frame: Frame) -> None:
    """Ask which cards; compulsory as far as possible (R-CARD-TRADING_POST-2)."""
    gained = frame.number if state.hand_size[frame.seat] >= frame.amount else NOTHING
    push(state, frame_of(trashed_for_card, frame.seat, card=frame.card, slot=HAND, number=gained))
    pick(state, frame, TRASH, HAND, frame.amount, 0)


def trashed_for_card(state: State, frame: Frame) -> None:
    """Trash the picked cards, and gain the card to hand if there were enough and one is left (R-CARD-TRADING_POST-3)."""
    trash_picked(state, frame)
    if frame.number != NOTHING and state.supply[frame.number] > 0:
        gain(state, frame.seat, frame.number, HAND)


TRADING_POST = card("Trading Post", 5, ACTION, trash_cards_for(2, SILVER))


# Upgrade


@asks(TRASH, HAND)
@asks(GAIN, SUPPLY)
def exchange_card(more: int) -> Instruction:
    """Trash a card from hand, gain one that costs exactly so much more."""
    return Instruction(do_exchange_card, more)


def do_exchange_card(state: State, frame: Frame) -> None:
    """Ask which card to trash; compulsory with a card in hand (R-CARD-UPGRADE-3)."""
    if state.hand_size[frame.seat] > 0:
        push(state, frame_of(exchanged_card_trashed, frame.seat, card=frame.card, amount=frame.amount))
        ask_from_hand(state, frame.seat, TRASH, frame.card, ALL_KINDS, 0)


def exchanged_card_trashed(state: State, frame: Frame) -> None:
    """Trash it and ask what to gain, if anything costs just so much (R-CARD-UPGRADE-4)."""
    slot = state.answer
    trash_from_hand(state, frame.seat, slot)
    ask_to_gain(state, frame, costing_exactly(state, cost_of(state, slot) + frame.amount), DISCARD_PILE)


UPGRADE = card("Upgrade", 5, ACTION, plus(cards=1, actions=1), exchange_card(1))
