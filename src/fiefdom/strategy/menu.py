"""Menus: the smallest strategies there are, lists of buys with a condition each, played at native speed.

A menu plays every Action and every Treasure it can and buys the first card of its list that it can pay and whose condition holds.
"""

from __future__ import annotations

from typing import Annotated

from fiefdom.engine.bits import bit, lowest
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.layout import Byte, Layout, Long, Mask, Of
from fiefdom.engine.questions import answer
from fiefdom.engine.scoring import printed_coins
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import play_all_treasures
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, ASK_TREASURE, NO_QUESTION

WISHES = 32

# Conditions, each with a number
ALWAYS = 0
MONEY_ABOVE = 1  # coins of all the cards owned
PROVINCES_AT_MOST = 2  # left in the Supply
OWNED_BELOW = 3  # copies of the card itself
TREASURES_PER_COPY = 4  # fewer copies than one per so many Treasures


class Menu(Layout):
    """The rules of a menu: the slot to buy, the kind of condition and its number."""

    number: Byte
    slot: Annotated[list[int], Of("uint8", (WISHES,))]
    condition: Annotated[list[int], Of("uint8", (WISHES,))]
    limit: Annotated[list[int], Of("uint8", (WISHES,))]


Menus = list[Menu]


def treasures(state: State, seat: int) -> int:
    """How many Treasures a player owns."""
    total = 0
    left: Mask = state.kinds.treasures
    while left != 0:
        total += state.owned[seat][lowest(left)]
        left &= left - 1
    return total


def menu_holds(state: State, menu: Menu, rule: int) -> bool:
    """Whether the condition of a rule holds for the player to decide."""
    condition = menu.condition[rule]
    limit = menu.limit[rule]
    owned = state.owned[state.decider][menu.slot[rule]]
    if condition == ALWAYS:
        return True
    if condition == MONEY_ABOVE:
        return printed_coins(state, state.owned[state.decider]) > limit
    if condition == PROVINCES_AT_MOST:
        return state.supply[PROVINCE] <= limit
    if condition == OWNED_BELOW:
        return owned < limit
    return owned * limit < treasures(state, state.decider)


def wish(state: State, menu: Menu) -> int:
    """What a menu buys, NOTHING if none of its rules applies."""
    for rule in range(menu.number):
        if state.legal & bit(menu.slot[rule]) and menu_holds(state, menu, rule):
            return menu.slot[rule]
    return NOTHING


def menu_answer(state: State, menu: Menu) -> int:
    """A menu's answer to the open question; where it has no opinion, it passes or names the first card it can."""
    if state.question == ASK_BUY:
        return wish(state, menu)
    if state.question == ASK_ACTION or state.may_pass == 0:
        return lowest(state.legal)
    return NOTHING


def play_out(state: State, menus: Menus, most_turns: Long) -> None:
    """Let menus play a game to its end, or until a player has had so many turns."""
    while state.question != NO_QUESTION and state.turns[state.turn] < most_turns:
        if state.question == ASK_TREASURE:
            play_all_treasures(state)
        else:
            answer(state, menu_answer(state, menus[state.decider]))
