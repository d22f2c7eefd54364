"""A sound strategy at once: the archetypes of a kingdom, ranked by a small tournament."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy

from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.arena import Arena
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.mixture import Numbers, equilibrium, trimmed
from fiefdom.evolve.ranking import rank, sparring_partners
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy

FINALISTS = 8
LEADERS = 5
"""More than this nobody reads, and the mixture hardly ever needs."""

GAMES_A_CELL = 200

ALIKE = 0.015
"""Two strategies whose shares differ by less than this against everybody are one."""


def quick_leaders(board: Piles, players: int = 2, *, seed: int = 0) -> Leaders:
    """The best archetypes and their mixture; well under two seconds on one core."""
    arena = Arena(board, players, seed=seed)
    ranked = rank(archetypes(board), arena)
    sparring = sparring_partners(ranked)
    entrants = list(dict.fromkeys([*[archetype.strategy for _, archetype in ranked[:FINALISTS]], *sparring]))
    table = arena.table(entrants, GAMES_A_CELL, first=10_000)
    return leaders_of(entrants, table, sparring, arena.games)


def quick_strategy(board: Piles, players: int = 2, *, seed: int = 0) -> Strategy:
    """The best archetype."""
    return quick_leaders(board, players, seed=seed).best


def leaders_of(strategies: Sequence[Strategy], table: Numbers, sparring: Collection[Strategy], games: int) -> Leaders:
    """The few strategies of a cross table that its mixture needs.

    First comes the one to play alone: best against the mixture and against sparring partners, which count half.
    """
    kept = distinct(table)
    strategies, table = [strategies[place] for place in kept], table[numpy.ix_(kept, kept)]
    weights = trimmed(equilibrium(table), LEADERS)
    field = numpy.array([float(strategy in sparring) for strategy in strategies])
    worth = table @ weights + (table @ (field / field.sum()) if field.any() else 0)
    order = sorted(numpy.flatnonzero(weights).tolist(), key=lambda place: (-worth[place], place))
    smaller = table[numpy.ix_(order, order)]
    rows = tuple(tuple(float(share) for share in row) for row in smaller)
    return Leaders(tuple(strategies[place] for place in order), tuple(map(float, equilibrium(smaller))), rows, games)


def distinct(table: Numbers) -> list[int]:
    """The rows of a cross table without those that do as an earlier one against everybody: they are the same plan."""
    kept: list[int] = []
    for row in range(len(table)):
        if all(numpy.abs(table[row] - table[other]).max() >= ALIKE for other in kept):
            kept.append(row)
    return kept
