"""The race for the last Provinces, solved: who wins it, for every stage and every strength of two decks.

Both players draw so many coins a turn by a normal distribution and buy the best of Province, Duchy, Estate and nothing. What is bought
weakens its deck. Chances are worked out from the last Province back; those of a stage that can come again, by going through its turns
until they no longer change. `python -m fiefdom.strategy.race_table` writes them to `files/race.bin`, and compiled rules have them built in.
"""

from __future__ import annotations

import math

import numpy
from numpy.typing import NDArray

from fiefdom.strategy.race import FARTHEST, LAST_PROVINCES, LEADS, STEP, STRENGTHS, SURE, TABLE, WEAKEST

Chances = NDArray[numpy.float64]
"""By lead, own strength and the other's, for the player whose turn comes."""

SPREAD = 3.0
"""The standard deviation of the coins of a turn."""

WEAKENED = 0.2
"""Coins a turn that a deck loses by a card without coins."""

SWEEPS = 60
PRICES = (8, 5, 2)
PRECISION = 9
"""Decimals of chances from the mathematical library, so that the table is the same everywhere."""


def reaching(price: int) -> Chances:
    """How likely each strength has so many coins in a turn."""
    means = (WEAKEST + STEP * numpy.arange(STRENGTHS)) / 100
    return numpy.array([round((1 - math.erf((price - 0.5 - mean) / SPREAD / math.sqrt(2))) / 2, PRECISION) for mean in means])


def further_ahead(chances: Chances, points: int) -> Chances:
    """What they are with so many points more."""
    return chances[numpy.clip(numpy.arange(LEADS) + points, 0, LEADS - 1)]


def weakened(chances: Chances) -> Chances:
    """What they are with a weaker deck of one's own."""
    part = 100 * WEAKENED / STEP
    found = chances.copy()
    found[:, 1:] = chances[:, 1:] * (1 - part) + chances[:, :-1] * part
    return found


def at_an_end(*, starter: bool) -> Chances:
    """Whoever ends the game wins with more points, or shares the victory with as many in as many turns (R-SCORE-6)."""
    leads = numpy.arange(LEADS) - FARTHEST
    won = (leads > 0) + (0.0 if starter else 0.5) * (leads == 0)
    return numpy.broadcast_to(won[:, None, None], (LEADS, STRENGTHS, STRENGTHS))


def turned(chances: Chances) -> Chances:
    """The chances of the one player, from those of the other whose turn comes."""
    found: Chances = 1 - chances[::-1].transpose(0, 2, 1)
    return found


def turn(waiting: Chances, bought: Chances, *, duchies: bool) -> Chances:
    """The chances before a turn, from those after it without and with a Province bought."""
    province, duchy, estate = (reaching(price)[None, :, None] for price in PRICES)
    with_two = numpy.maximum(waiting, weakened(further_ahead(waiting, 1)))
    with_five = numpy.maximum(with_two, weakened(further_ahead(waiting, 3))) if duchies else with_two
    with_eight = numpy.maximum(with_five, further_ahead(bought, 6))
    return (1 - estate) * waiting + (estate - duchy) * with_two + (duchy - province) * with_five + province * with_eight


def solve() -> NDArray[numpy.uint8]:
    """All chances, in the order in which `race` looks them up."""
    shape = (2, LAST_PROVINCES, 2, LEADS, STRENGTHS, STRENGTHS)
    found = numpy.full(shape, 0.5)
    for duchies in (False, True):
        for provinces in range(LAST_PROVINCES):
            stage = found[int(duchies), provinces]
            for _ in range(SWEEPS):
                for second in (0, 1):
                    fewer = weakened(turned(found[int(duchies), provinces - 1, 1 - second])) if provinces else at_an_end(starter=not second)
                    stage[second] = turn(turned(stage[1 - second]), fewer, duchies=duchies)
    numbers: NDArray[numpy.uint8] = numpy.rint(found * SURE).astype(numpy.uint8).ravel()
    return numbers


if __name__ == "__main__":
    TABLE.write_bytes(solve().tobytes())
