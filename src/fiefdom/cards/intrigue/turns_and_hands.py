"""The Kingdom cards of Intrigue that look at the turn so far, or at hands."""

from __future__ import annotations

from fiefdom.cards.card import Block, asks, block, card, plus
from fiefdom.cards.verbs import (
    add_actions,
    add_buys,
    add_coins,
    ask_for_options,
    choose,
    discard_cards,
    discard_picked,
    draw_cards,
    for_each_victim,
    gain_card,
    option,
    when_attacked,
)
from fiefdom.engine.bits import bit, members
from fiefdom.engine.kinds import ACTION, ATTACK, ESTATE, GOLD, REACTION, VICTORY, Instruction
from fiefdom.engine.plays import ACTIONS_PLAYED, show_reaction
from fiefdom.engine.questions import ALL_KINDS, AT_FIRST, ask_from_hand, pick
from fiefdom.engine.rules import step
from fiefdom.engine.stack import frame_of, push
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import ASK_CHOICE, DISCARD, DISCARD_PILE, HAND, LABELS, PUBLIC, REVEAL
from fiefdom.engine.zones import REDUCTION, discard_from_hand, discard_whole_hand, draw, gain, reveal_hand

EDITIONS = (1, 2)


# Baron


@asks(DISCARD, HAND, may_pass=True, habit="yes")
def discard_estate_for(coins: int) -> Instruction:
    """Discard an Estate from hand for coins; whoever does not gains one."""
    return Instruction(do_discard_estate_for, coins)


def do_discard_estate_for(state: State, frame: Frame) -> None:
    """Ask whether to discard an Estate; without one in hand an Estate is gained (R-CARD-BARON-3, R-CARD-BARON-4)."""
    if state.hand[frame.seat][ESTATE] > 0:
        push(state, frame_of(estate_discarded, frame.seat, card=frame.card, amount=frame.amount))
        ask_from_hand(state, frame.seat, DISCARD, frame.card, bit(ESTATE), 1)
    else:
        gain_estate(state, frame.seat)


def estate_discarded(state: State, frame: Frame) -> None:
    """Coins for the Estate, or an Estate instead of coins."""
    if state.answer != NOTHING:
        discard_from_hand(state, frame.seat, state.answer, PUBLIC)
        state.coins += frame.amount
    else:
        gain_estate(state, frame.seat)


def gain_estate(state: State, seat: int) -> None:
    """Gain an Estate if there is one left (R-CARD-BARON-5)."""
    if state.supply[ESTATE] > 0:
        gain(state, seat, ESTATE, DISCARD_PILE)


BARON = card("Baron", 4, ACTION, plus(buys=1), discard_estate_for(4))


# Bridge


MOST_REDUCED = 255  # a byte; only invented cards get there


def make_cards_cheaper(coins: int) -> Instruction:
    """All cards cost so much less this turn, but not less than nothing."""
    return Instruction(do_make_cards_cheaper, coins)


@step(cheapens=True)
def do_make_cards_cheaper(state: State, frame: Frame) -> None:
    """Count the reduction, which lasts until the end of the turn whatever becomes of the card (R-I-COST-3)."""
    reduction = state.counters[REDUCTION] + frame.amount
    state.counters[REDUCTION] = reduction if reduction < MOST_REDUCED else MOST_REDUCED


BRIDGE = card("Bridge", 4, ACTION, plus(buys=1, coins=1), make_cards_cheaper(1))


# Conspirator


def draw_and_go_on_after(played: int) -> Instruction:
    """If so many Actions have been played this turn, this one among them: +1 Card, +1 Action."""
    return Instruction(do_draw_and_go_on_after, played)


def do_draw_and_go_on_after(state: State, frame: Frame) -> None:
    """Look at the count once, now (R-CARD-CONSPIRATOR-3, R-CARD-CONSPIRATOR-4)."""
    if state.counters[ACTIONS_PLAYED] >= frame.amount:
        draw(state, frame.seat, 1)
        state.actions += 1


CONSPIRATOR = card("Conspirator", 4, ACTION, plus(coins=2), draw_and_go_on_after(3))


# Courtier


@asks(REVEAL, HAND)
@asks(ASK_CHOICE, LABELS, picks="one for each type of the card")
def choose_per_type(*options: Block) -> Block:
    """Reveal a card from hand; for each type it has choose a different one of the options below."""
    return block(Instruction(do_reveal_to_choose), *options)


def do_reveal_to_choose(state: State, frame: Frame) -> None:
    """Ask which card of the hand to reveal; without one nothing is chosen (R-CARD-COURTIER-2, R-CARD-COURTIER-4)."""
    if state.hand_size[frame.seat] > 0:
        push(state, frame_of(revealed_to_choose, frame.seat, frame.card, frame.immune, place=frame.place, number=frame.number))
        ask_from_hand(state, frame.seat, REVEAL, frame.card, ALL_KINDS, 0)


def revealed_to_choose(state: State, frame: Frame) -> None:
    """The card stays in hand; as many options are chosen as it has types (R-CARD-COURTIER-3, R-I-TYPE-5)."""
    show_reaction(state, frame.seat, state.answer)
    ask_for_options(state, frame, members(state.kinds.types[state.answer]))


COURTIER = card(
    "Courtier",
    5,
    ACTION,
    choose_per_type(
        option("+action", add_actions(1)),
        option("+buy", add_buys(1)),
        option("+3-coins", add_coins(3)),
        option("gain-gold", gain_card(GOLD)),
    ),
)


# Diplomat


def add_actions_to_small_hand(number: int, hand: int) -> Instruction:
    """+Actions, if the hand has at most so many cards."""
    return Instruction(do_add_actions_to_small_hand, number, hand)


def do_add_actions_to_small_hand(state: State, frame: Frame) -> None:
    """Count the hand as it is now (R-CARD-DIPLOMAT-2 to R-CARD-DIPLOMAT-4)."""
    if state.hand_size[frame.seat] <= frame.number:
        state.actions += frame.amount


DIPLOMAT = card(
    "Diplomat",
    4,
    ACTION | REACTION,
    plus(cards=2),
    add_actions_to_small_hand(2, hand=5),
    when_attacked(5, draw_cards(2), discard_cards(3)),
)


# Mill


@asks(DISCARD, HAND, may_pass=True, picks="{} or none")
def may_discard_for(number: int, coins: int) -> Instruction:
    """So many cards from hand may be discarded, all or none, for coins."""
    return Instruction(do_may_discard_for, number, coins)


def do_may_discard_for(state: State, frame: Frame) -> None:
    """Ask which cards; a hand with too few may be discarded for nothing (R-CARD-MILL-4 to R-CARD-MILL-6)."""
    coins = frame.number if state.hand_size[frame.seat] >= frame.amount else 0
    push(state, frame_of(discarded_for, frame.seat, card=frame.card, amount=coins, slot=HAND))
    pick(state, frame, DISCARD, HAND, frame.amount if coins > 0 else state.hand_size[frame.seat], AT_FIRST)


def discarded_for(state: State, frame: Frame) -> None:
    """Discard the picked cards together; then there are coins for them."""
    if state.last_picked != NOTHING:
        state.coins += frame.amount
    discard_picked(state, frame)


MILL = card("Mill", 4, ACTION | VICTORY, plus(cards=1, actions=1), may_discard_for(2, coins=2), points=1)


# Minion


def redraw_hand(number: int, least: int) -> Instruction:
    """Whoever has at least that many cards in hand discards the hand and draws so many."""
    return Instruction(do_redraw_hand, number, least)


def do_redraw_hand(state: State, frame: Frame) -> None:
    """What is discarded takes part in a shuffle that the draw needs (R-CARD-MINION-6, R-CARD-MINION-8)."""
    if state.hand_size[frame.seat] >= frame.number:
        discard_whole_hand(state, frame.seat)
        draw(state, frame.seat, frame.amount)


MINION = card(
    "Minion",
    5,
    ACTION | ATTACK,
    plus(actions=1),
    choose(
        1,
        option("+2-coins", add_coins(2)),
        option("discard-hand", redraw_hand(4, least=0), for_each_victim(redraw_hand(4, least=5))),
    ),
)


# Shanty Town


def draw_without_actions(number: int) -> Instruction:
    """Reveal the hand; if there is no Action in it, draw cards."""
    return Instruction(do_draw_without_actions, number)


def do_draw_without_actions(state: State, frame: Frame) -> None:
    """Show the hand, then draw both cards even if the first is an Action (R-CARD-SHANTY_TOWN-2 to R-CARD-SHANTY_TOWN-4)."""
    reveal_hand(state, frame.seat)
    if state.hand_mask[frame.seat] & state.kinds.actions == 0:
        draw(state, frame.seat, frame.amount)


SHANTY_TOWN = card("Shanty Town", 3, ACTION, plus(actions=2), draw_without_actions(2))
