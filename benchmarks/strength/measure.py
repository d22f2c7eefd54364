"""Shares of points with intervals: paired seeds, seats swapped, ties half."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy

from benchmarks.strength.players import Fixed, Player
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.arena import POINTS
from fiefdom.strategy.play import Tally, play_block
from fiefdom.strategy.strategy import Strategy

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""

SEED = 20_260_101
"""Shuffles that nothing is bred with."""


@dataclass(frozen=True)
class Share:
    """A share of points with half of its 95 % interval."""

    where: str
    against: str
    share: float
    reach: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:6.1%} ± {self.reach:.1%}  {self.games:>7,} games  against {self.against}  {self.where}"


def measure(player: Player, opponent: Strategy, kingdom: Kingdom, games: int, *, always_second: bool = False) -> Share:
    """A player against a strategy; half of the games are started by each, or all by the opponent."""
    if not isinstance(player, Fixed):
        raise TypeError("players that think are not measured yet")
    tally = play_block(kingdom, [player.strategy, opponent], seed=SEED, games=games)
    where = f"{kingdom.name} {kingdom.edition}" if kingdom.name else kingdom.code()
    if always_second:
        outcomes = tally.by_place[0, 1]
        played = int(outcomes.sum())
        share = float(outcomes @ POINTS) / played
        return Share(where, opponent.name, share, Z * math.sqrt(share * (1 - share) / played), played)
    share = float(tally.outcomes[0] @ POINTS) / tally.games
    return Share(where, opponent.name, share, Z * math.sqrt(variance(tally, share)), tally.games)


def variance(tally: Tally, share: float) -> float:
    """The variance of a share, from how much pairs of games with the same shuffles differ."""
    between = float(tally.points_squared[0]) / 4 - tally.groups * (2 * share) ** 2
    return max(0.0, between) / (tally.groups - 1) / tally.groups / 4


def mean(shares: Sequence[Share], where: str, against: str) -> Share:
    """The mean over kingdoms; its interval is of the kingdoms, as if others had been drawn."""
    values = numpy.array([each.share for each in shares])
    reach = Z * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else shares[0].reach
    return Share(where, against, float(values.mean()), reach, sum(each.games for each in shares))
