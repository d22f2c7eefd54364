"""A sound strategy at once: the archetypes of a kingdom, ranked by a small tournament."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy

from fiefdom.evolve.answers import with_answers
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.arena import Arena
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.mixture import Numbers, robust_equilibrium, trimmed
from fiefdom.evolve.ranking import best_published, field_of, rank, survivors
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy

FINALISTS = 8
LEADERS = 5
"""More than this nobody reads, and the mixture hardly ever needs."""

GAMES_A_CELL = 200

ANSWERING_GAMES = 100
"""Of those that might be an answer, against each strategy of the field."""

ALIKE = 0.015
"""Two strategies whose shares differ by less than this against everybody are one."""


def quick_leaders(board: Piles, players: int = 2, *, seed: int = 0) -> Leaders:
    """The best archetypes, their mixture and answers; about a second on one core, up to three where a kingdom has many good cards."""
    arena = Arena(board, players, seed=seed)
    ranked = rank(archetypes(board), arena)
    field = field_of(ranked)
    entrants = list(dict.fromkeys([*[archetype.strategy for _, archetype in ranked[:FINALISTS]], *field]))
    table = arena.table(entrants, GAMES_A_CELL, first=10_000)
    leaders = leaders_of(entrants, table, field, arena.games)
    targets = list(dict.fromkeys([*field, *best_published(board, arena, first=15_000)]))
    return with_answers(leaders, survivors(ranked), targets, arena, games=ANSWERING_GAMES, first=20_000)


def quick_strategy(board: Piles, players: int = 2, *, seed: int = 0) -> Strategy:
    """The best archetype."""
    return quick_leaders(board, players, seed=seed).best


def leaders_of(strategies: Sequence[Strategy], table: Numbers, field: Collection[Strategy], games: int) -> Leaders:
    """The few strategies of a cross table that its mixture needs. The field must be in the table.

    Whatever is in the mixture is worth the same against mixture and field together. First comes the one with the best worst result
    against the field.
    """
    kept = distinct(table)
    columns = [place for place, strategy in enumerate(strategies) if strategy in field]
    against_field = table[numpy.ix_(kept, columns)]
    weights = trimmed(robust_equilibrium(table[numpy.ix_(kept, kept)], against_field.mean(axis=1).tolist()), LEADERS)
    worst = against_field.min(axis=1)
    played = sorted(numpy.flatnonzero(weights).tolist(), key=lambda place: (-worst[place], place))
    order = [kept[place] for place in played]
    rows = tuple(tuple(map(float, row)) for row in table[numpy.ix_(order, order)])
    return Leaders(tuple(strategies[place] for place in order), tuple(float(weights[place]) for place in played), rows, games)


def distinct(table: Numbers) -> list[int]:
    """The rows of a cross table without those that do as an earlier one against everybody: they are the same plan."""
    kept: list[int] = []
    for row in range(len(table)):
        if all(numpy.abs(table[row] - table[other]).max() >= ALIKE for other in kept):
            kept.append(row)
    return kept
