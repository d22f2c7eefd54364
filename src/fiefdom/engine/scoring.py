"""Victory points and winners (R-SCORE), and what a deck is worth in coins."""

from __future__ import annotations

from fiefdom.engine.bits import counted, lowest, weighted_sum
from fiefdom.engine.kinds import BASIC
from fiefdom.engine.knowledge import certain_copies
from fiefdom.engine.layout import Counts, Mask
from fiefdom.engine.rules import apart, over_numbers
from fiefdom.engine.state import State


def cards_owned(state: State, seat: int) -> int:
    """How many cards a player owns, wherever they are (R-ZONE-6)."""
    return counted(state.owned[seat])


def score(state: State, seat: int) -> int:
    """The victory points of all the cards a player owns (R-SCORE-1, R-SCORE-2)."""
    points = weighted_sum(state.owned[seat], state.kinds.points)
    left: Mask = state.kinds.measured
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if state.owned[seat][slot] > 0:
            points += state.owned[seat][slot] * score_by_measures(state, seat, slot)
    return points


@apart
def score_by_measures(state: State, seat: int, slot: int) -> int:
    """The points that a card is worth for what else its owner has."""
    left: Mask = state.kinds.measures
    points = 0
    while left != 0:
        measure = lowest(left)
        left &= left - 1
        measured = state.owned[seat][measure] if measure < BASIC else tens(cards_owned(state, seat))
        points += state.kinds.points_per[measure][slot] * measured
    return points


@over_numbers
def tens(cards: int) -> int:
    """How often there are ten of so many cards."""
    assert cards >= 0
    return cards // 10


def known_score(state: State, seat: int, other: int) -> int:
    """What a seat knows of the victory points of another: those of the cards that are certain to be its own."""
    if other == seat or state.unknown[other] == 0:
        return score(state, other)
    points = 0
    cards = 0
    for slot in range(state.kinds.number):
        certain = certain_copies(state, seat, other, slot)
        points += certain * state.kinds.points[slot]
        cards += certain
    left: Mask = state.kinds.measures
    while left != 0:
        measure = lowest(left)
        left &= left - 1
        measured = certain_copies(state, seat, other, measure) if measure < BASIC else tens(cards)
        for slot in range(state.kinds.number):
            points += certain_copies(state, seat, other, slot) * state.kinds.points_per[measure][slot] * measured
    return points


def printed_coins(state: State, counts: Counts) -> int:
    """The coins that counted cards would bring together, those of Actions included."""
    return weighted_sum(counts, state.kinds.printed)


def beats(state: State, seat: int, other: int) -> bool:
    """Whether a player stands before another: more points, or as many in fewer turns (R-SCORE-5, R-SCORE-6)."""
    mine = score(state, seat)
    theirs = score(state, other)
    return mine > theirs or (mine == theirs and state.turns[seat] < state.turns[other])


def winners(state: State) -> Mask:
    """The bits of the seats that nobody beats; several share the victory (R-SCORE-7)."""
    best = 0
    found: Mask = 1
    for seat in range(1, state.seats):
        if beats(state, seat, best):
            best = seat
            found = 1 << seat
        elif not beats(state, best, seat):
            found |= 1 << seat
    return found
