"""The kinds of card in one game, by slot: what they cost, what they are, what playing them does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, NamedTuple

from fiefdom.engine.layout import INSTRUCTIONS, SLOTS, Byte, Counts, Layout, Mask, Of, Weights

if TYPE_CHECKING:
    from fiefdom.engine.state import Frame, State

# Slots of the seven basic cards (R-COMP-10)
COPPER = 0
SILVER = 1
GOLD = 2
ESTATE = 3
DUCHY = 4
PROVINCE = 5
CURSE = 6
BASIC = 7

# What else a card may be worth points for, besides each copy of a basic card, by its slot
TENS = BASIC  # every ten cards, whatever they are (Gardens)
MEASURES = TENS + 1

DEAREST = 31  # no card that can be had costs more, so more coins than that buy no more kinds

# Types (R-TYPE-2)
ACTION = 1
TREASURE = 2
VICTORY = 4
CURSED = 8
ATTACK = 16
REACTION = 32


class Instruction(NamedTuple):
    """One instruction of a card: a step and its numbers. The next `size` instructions belong to it.

    `label` is what an option is called; the rules have no use for it.
    """

    step: Callable[[State, Frame], None]
    amount: int = 0
    number: int = 0
    size: int = 0
    label: str = ""


class Kinds(Layout):
    """What the rules need to know about the cards of one game. Made by `fiefdom.cards.kind_table`, never changed."""

    number: Byte
    cost: Counts
    types: Counts
    worth: Counts  # coins of a Treasure when played
    points: Weights
    points_per: Annotated[list[list[int]], Of("int8", (MEASURES, SLOTS))]  # for what else is owned, by its measure
    printed: Weights  # the coins that are printed on it, Treasure or not
    reacts: Counts  # index of the head of what a Reaction does, if it does not only protect
    plus_cards: Counts
    plus_actions: Counts
    plus_buys: Counts
    plus_coins: Counts
    first: Counts  # index of the first instruction
    last: Counts  # index after the last instruction
    actions: Mask
    treasures: Mask
    bonuses: Mask  # the Actions that give their printed bonuses and do nothing else, and attack nobody
    plain: Mask  # the Treasures that bring coins and do nothing else
    victories: Mask
    reactions: Mask
    guards: Mask  # the Reactions that protect, and do nothing else
    measures: Mask  # the measures by which any of the cards is worth points
    measured: Mask  # the cards that are
    up_to: Annotated[list[int], Of("uint32", (SLOTS,))]  # the slots that cost at most n
    instructions: Annotated[list[Instruction], Of("Instruction", (INSTRUCTIONS,))]
