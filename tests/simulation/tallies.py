"""Tallies of games that were never played, for statistics with a known answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from fiefdom.engine.layout import dtype
from fiefdom.simulation.job import MatchJob
from fiefdom.simulation.result import Result
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.play import Tally
from fiefdom.strategy.tally import OUTCOMES, Counters

WIN, TIE, LOSS = range(3)


def blank(players: int = 2, **sums: Any) -> Tally:
    """A tally without a game, or with these sums; all others can be written to."""
    counters: Any = numpy.zeros(1, dtype(Counters))[0]
    for name, value in sums.items():
        counters[name] = value
    return Tally(counters, players)


def tally_of_groups(groups: Sequence[Sequence[Sequence[int]]], players: int = 2, **more: Any) -> Tally:
    """A tally of groups, each the games with every starter, each the outcome of every player."""
    tally = blank(players, games=sum(map(len, groups)), groups=len(groups), **more)
    for group in groups:
        outcomes = numpy.zeros((players, OUTCOMES), numpy.int64)
        for starter, game in enumerate(group):
            for player, outcome in enumerate(game):
                tally.by_place[player, (player - starter) % players, outcome] += 1
                outcomes[player, outcome] += 1
        tally.outcomes[:] += outcomes
        tally.outcomes_squared[:] += outcomes**2
        tally.points_squared[:] += (2 * outcomes[:, WIN] + outcomes[:, TIE]) ** 2
    return tally


def duel(first: int) -> tuple[int, int]:
    """The outcomes of a game of two, from that of the first player."""
    return first, LOSS - first


def random_duels(share: float, groups: int, seed: int) -> Tally:
    """Independent games that the first player wins with this chance."""
    wins = numpy.random.default_rng(seed).random((groups, 2)) < share
    return tally_of_groups([[duel(WIN if won else LOSS) for won in group] for group in wins])


def result_of(tally: Tally, *names: str) -> Result:
    """A result with a tally of one's own."""
    players = tuple(map(find_strategy, names or ("smithy", "big-money-ultimate")))
    return Result(MatchJob(board_of(players), players, tally.games, seed=1), tally, took=1.0)
