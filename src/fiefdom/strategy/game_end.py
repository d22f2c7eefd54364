"""Ending the game while winning, and not while losing."""

from __future__ import annotations

from fiefdom.engine.bits import bit, lowest, mask_with, single
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.layout import Mask
from fiefdom.engine.rules import apart
from fiefdom.engine.scoring import score
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import piles_that_end
from fiefdom.engine.words import SUPPLY
from fiefdom.engine.zones import cost_of, costing_up_to
from fiefdom.strategy.program import Program


def might_end(state: State) -> bool:
    """Whether the game might be over by what is bought next, or by the next two cards."""
    cards = 2 if state.buys > 1 else 1
    if 0 < state.supply[PROVINCE] <= cards and state.legal & bit(PROVINCE):
        return True
    missing = piles_that_end(state.seats) - state.empty_piles
    return missing <= cards and (state.supply[PROVINCE] == 0 or piles_might_go(state, missing, cards))


def piles_might_go(state: State, missing: int, cards: int) -> bool:
    """Whether so many piles might go by the next one or two cards, as far as what can be bought now tells."""
    last: Mask = state.legal & mask_with(state.supply, 1)
    if missing == 2:
        return last != 0 and not single(last)
    return missing <= 0 or last != 0 or (cards == 2 and state.legal & mask_with(state.supply, 2) != 0)


@apart
def winning_purchase(state: State, program: Program) -> int:
    """A card that ends the game with this player as its only winner, or the first of two; NOTHING if there is none, or nobody cares."""
    if program.careless:
        return NOTHING
    missing = piles_that_end(state.seats) - state.empty_piles if state.supply[PROVINCE] > 0 else 0
    last: Mask = state.legal & mask_with(state.supply, 1)
    left: Mask = state.legal if missing <= 0 else last if missing == 1 else last & bit(PROVINCE)
    needed = points_to_win(state, state.decider)
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if score_with(state, state.decider, slot, NOTHING) >= needed:
            return slot
    return first_of_two(state, missing, last, needed) if state.buys > 1 else NOTHING


def first_of_two(state: State, missing: int, last: Mask, needed: int) -> int:
    """The first of two purchases that together end the game and win it: points and the last card of a pile, two last cards, one pile."""
    pairs: Mask = state.legal & mask_with(state.supply, 2)
    piles: Mask = state.legal
    if missing > 0:
        piles = last | pairs if missing == 1 else last if missing == 2 and not single(last) else 0
    if piles == 0 and (state.supply[PROVINCE] > 2 or state.legal & bit(PROVINCE) == 0):
        return NOTHING
    left: Mask = state.legal
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        second: Mask = ending_with(state, slot, missing, last, pairs)
        if second != 0:
            second &= costing_up_to(state, state.coins - cost_of(state, slot))
        while second != 0:
            other = lowest(second)
            second &= second - 1
            if score_with(state, state.decider, slot, other) >= needed:
                return slot
    return NOTHING


def ending_with(state: State, slot: int, missing: int, last: Mask, pairs: Mask) -> Mask:
    """The cards that end the game together with one that is bought before them; `last` are last cards, `pairs` piles of two."""
    first: Mask = bit(slot)
    second: Mask = 0
    if missing <= 0:
        second = state.legal
    elif missing == 1:
        second = state.legal if last & first else last | pairs & first
    elif missing == 2 and last & first:
        second = last
    if state.supply[PROVINCE] == 1:
        second |= state.legal if slot == PROVINCE else state.legal & bit(PROVINCE)
    elif state.supply[PROVINCE] == 2:
        second |= first & bit(PROVINCE)
    return second & ~(last & first)


def points_to_win(state: State, seat: int) -> int:
    """With how many points a player would be the only winner if the game ended with this turn (R-SCORE-6)."""
    needed = -1000
    for rival in range(state.seats):
        if rival != seat:
            more = score(state, rival) + (state.turns[rival] <= state.turns[seat] + 1)
            needed = more if more > needed else needed
    return needed


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
    mine = score_with(state, seat, slot, NOTHING)
    for other in range(state.seats):
        theirs = score(state, other)
        if other != seat and (theirs > mine or (theirs == mine and state.turns[other] < state.turns[seat] + 1)):
            return True
    return False


def score_with(state: State, seat: int, slot: int, other: int) -> int:
    """The points of a player who gains a card more, and perhaps another one."""
    if state.kinds.measured == 0:
        return score(state, seat) + state.kinds.points[slot] + (state.kinds.points[other] if other != NOTHING else 0)
    return score_by_deck_with(state, seat, slot, other)


@apart
def score_by_deck_with(state: State, seat: int, slot: int, other: int) -> int:
    """The same where the number of cards may count, too."""
    state.owned[seat][slot] += 1
    if other != NOTHING:
        state.owned[seat][other] += 1
    points = score(state, seat)
    state.owned[seat][slot] -= 1
    if other != NOTHING:
        state.owned[seat][other] -= 1
    return points
