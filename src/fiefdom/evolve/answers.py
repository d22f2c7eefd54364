"""Answers: strategies that the mixture does not need, but that do best against something that people often play.

A rush that loses to the leaders may win nine games of ten against plain money. Whoever sees what the other is up to can change over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy

from fiefdom.evolve.contest import Contest
from fiefdom.evolve.leaders import Leaders, Numbers
from fiefdom.strategy.strategy import Strategy

MOST = 4
WORTH = 0.03
"""How much more than the best leader an answer has to have against one of the field."""

SCREENING = 0.3
"""The part of the games that all of the pool play; the rest is for those that did best against somebody."""

PROMISING = 2
"""How many against each strategy of the field."""


def with_answers(
    leaders: Leaders, pool: Sequence[Strategy], field: Sequence[Strategy], arena: Contest, *, games: int, first: int = 0
) -> Leaders:
    """Leaders, and after them the answers of a pool to the field, which have no weight."""
    pool = [strategy for strategy in pool if strategy not in leaders.strategies]
    pool = promising(pool, field, arena, games=round(SCREENING * games), first=first)
    chosen = best_answers(arena.shares(leaders.strategies, field, games, first), arena.shares(pool, field, games, first + games))
    strategies = (*leaders.strategies, *[pool[place] for place in chosen])
    table = arena.extended(numpy.array(leaders.table), strategies, games, first)
    weights = (*leaders.weights, *[0.0] * len(chosen))
    return replace(leaders, strategies=strategies, weights=weights, table=tuple(tuple(map(float, row)) for row in table), games=arena.games)


def cells(leaders: int, pool: int, field: int) -> float:
    """How many cells of so many games `with_answers` plays, at most."""
    left = min(pool, PROMISING * field)
    return SCREENING * pool * field + (leaders + left) * field + MOST * leaders + MOST * (MOST - 1) / 2


def promising(pool: Sequence[Strategy], field: Sequence[Strategy], arena: Contest, *, games: int, first: int) -> list[Strategy]:
    """Those that are among the best against somebody."""
    order = numpy.argsort(-arena.shares(pool, field, games, first), axis=0, kind="stable")
    return [pool[place] for place in dict.fromkeys(order[:PROMISING].ravel().tolist())]


def best_answers(known: Numbers, others: Numbers) -> list[int]:
    """The few rows of `others` that add most to the best row of `known` in each column."""
    best = known.max(axis=0)
    found: list[int] = []
    while len(others) and len(found) < MOST:
        gains = numpy.where(others - best > WORTH, others - best, 0.0).sum(axis=1)
        place = int(gains.argmax())
        if gains[place] <= 0:
            break
        found.append(place)
        best = numpy.maximum(best, others[place])
    return found
