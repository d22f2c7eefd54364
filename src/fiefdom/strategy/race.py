"""The race for the last Provinces: how likely a player wins it, by lead and strength of both decks (`fiefdom.strategy.race_table`)."""

from __future__ import annotations

import functools
from pathlib import Path

from fiefdom.engine.rules import over_numbers, written_in_c

LAST_PROVINCES = 5
FARTHEST = 12  # leads beyond count as this one
LEADS = 25
WEAKEST = 300  # coins of a turn, in hundredths
STEP = 100
STRENGTHS = 9
SURE = 250  # what stands in the table for a certain win
CERTAIN = 2500000  # and what is reckoned with: SURE for each of STEP times STEP parts

TABLE = Path(__file__).parent / "files" / "race.bin"


@functools.cache
def table() -> bytes:
    """The chances of the player whose turn comes: by Duchies left or none, Provinces, seat in the order of turns, lead, both strengths."""
    return TABLE.read_bytes()


@written_in_c
def race(place: int) -> int:
    """A number of the table."""
    return table()[place]


@over_numbers
def chance_to_win(stage: int, lead: int, mine: int, theirs: int) -> int:
    """How likely the player whose turn comes wins, between the nearest strengths of which that is known."""
    ahead = lead if lead > -FARTHEST else -FARTHEST
    place = (stage * LEADS + FARTHEST + (ahead if ahead < FARTHEST else FARTHEST)) * STRENGTHS * STRENGTHS
    own = parts_above(mine)
    other = parts_above(theirs)
    assert own >= 0
    assert other >= 0
    place += own // STEP * STRENGTHS + other // STEP
    upper = race(place) * (STEP - own % STEP) + race(place + STRENGTHS) * (own % STEP)
    lower = race(place + 1) * (STEP - own % STEP) + race(place + STRENGTHS + 1) * (own % STEP)
    return upper * (STEP - other % STEP) + lower * (other % STEP)


@over_numbers
def parts_above(strength: int) -> int:
    """How far a strength is above the weakest that the table knows, and below the strongest."""
    if strength <= WEAKEST:
        return 0
    most = (STRENGTHS - 1) * STEP - 1
    return strength - WEAKEST if strength - WEAKEST < most else most
