"""Victory points and winners (R-SCORE), and what a deck is worth in coins."""

from __future__ import annotations

from fiefdom.engine.bits import lowest
from fiefdom.engine.kinds import DUCHY
from fiefdom.engine.knowledge import certain_copies
from fiefdom.engine.layout import Counts, Mask
from fiefdom.engine.state import State


def cards_owned(state: State, seat: int) -> int:
    """How many cards a player owns, wherever they are (R-ZONE-6)."""
    total = 0
    for slot in range(state.kinds.number):
        total += state.owned[seat][slot]
    return total


def score(state: State, seat: int) -> int:
    """The victory points of all the cards a player owns (R-SCORE-1, R-SCORE-2)."""
    owned: Counts = state.owned[seat]
    left: Mask = state.kinds.scoring
    points = 0
    per_ten = 0
    per_duchy = 0
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        points += owned[slot] * state.kinds.points[slot]
        per_ten += owned[slot] * state.kinds.points_per_ten[slot]
        per_duchy += owned[slot] * state.kinds.points_per_duchy[slot]
    points += per_duchy * owned[DUCHY]
    if per_ten == 0:
        return points
    cards = cards_owned(state, seat)
    assert cards >= 0
    return points + per_ten * (cards // 10)


def known_score(state: State, seat: int, other: int) -> int:
    """What a seat knows of the victory points of another: those of the cards that are certain to be its own."""
    if other == seat or state.unknown[other] == 0:
        return score(state, other)
    points = 0
    per_ten = 0
    per_duchy = 0
    cards = 0
    for slot in range(state.kinds.number):
        certain = certain_copies(state, seat, other, slot)
        points += certain * state.kinds.points[slot]
        per_ten += certain * state.kinds.points_per_ten[slot]
        per_duchy += certain * state.kinds.points_per_duchy[slot]
        cards += certain
    assert cards >= 0
    points += per_duchy * certain_copies(state, seat, other, DUCHY)
    return points + per_ten * (cards // 10)


def printed_coins(state: State, counts: Counts) -> int:
    """The coins that counted cards would bring together, those of Actions included."""
    left: Mask = state.kinds.moneyed
    coins = 0
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        coins += counts[slot] * (state.kinds.worth[slot] + state.kinds.plus_coins[slot])
    return coins


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
