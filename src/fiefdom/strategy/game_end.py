"""Ending the game while winning, and not while losing."""

from __future__ import annotations

from fiefdom.engine.bits import bit, lowest
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.layout import Mask
from fiefdom.engine.rules import apart
from fiefdom.engine.scoring import score
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import piles_that_end
from fiefdom.engine.words import SUPPLY
from fiefdom.strategy.program import Program


@apart
def winning_purchase(state: State, program: Program) -> int:
    """A card that ends the game with this player as its only winner; NOTHING if there is none, or if nobody cares."""
    if program.careless:
        return NOTHING
    left: Mask = state.legal if state.empty_piles + 1 >= piles_that_end(state.seats) else state.legal & bit(PROVINCE)
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if state.supply[slot] == 1 and would_win(state, slot):
            return slot
    return NOTHING


def would_win(state: State, slot: int) -> bool:
    """Whether this player alone is ahead with the card (R-SCORE-6)."""
    seat = state.decider
    mine = score_with(state, seat, slot)
    for other in range(state.seats):
        theirs = score(state, other)
        if other != seat and (theirs > mine or (theirs == mine and state.turns[other] <= state.turns[seat] + 1)):
            return False
    return True


def loses_by_gaining(state: State, slot: int) -> bool:
    """Whether taking the card from the Supply would end the game with somebody else ahead."""
    if state.source != SUPPLY or state.supply[slot] != 1:
        return False
    if slot != PROVINCE and state.empty_piles + 1 < piles_that_end(state.seats):
        return False
    return would_be_beaten(state, slot)


@apart
def would_be_beaten(state: State, slot: int) -> bool:
    """Whether another player has more points than this one with the card, or as many in fewer turns (R-SCORE-6)."""
    seat = state.decider
    mine = score_with(state, seat, slot)
    for other in range(state.seats):
        theirs = score(state, other)
        if other != seat and (theirs > mine or (theirs == mine and state.turns[other] < state.turns[seat] + 1)):
            return True
    return False


def score_with(state: State, seat: int, slot: int) -> int:
    """The points of a player who gains one more card."""
    state.owned[seat][slot] += 1
    points = score(state, seat)
    state.owned[seat][slot] -= 1
    return points
