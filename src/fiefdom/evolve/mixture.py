"""The mixture of strategies that no single one of them beats: an equilibrium of the cross table, and one that minds the field."""

from __future__ import annotations

from collections.abc import Sequence

import numpy
from numpy.typing import NDArray

Numbers = NDArray[numpy.float64]

ROUNDS = 4000


def equilibrium(table: Numbers, rounds: int = ROUNDS) -> Numbers:
    """How often to play each row, by regret matching: what would have done better so far is played more.

    `table[row, column]` is the share of points of the row. The later half of the rounds weighs most, since the first ones wander.
    """
    number = len(table)
    if number == 0:
        return numpy.zeros(0)
    regrets = numpy.zeros(number)
    total = numpy.zeros(number)
    current = numpy.full(number, 1 / number)
    for turn in range(1, rounds + 1):
        worth = table @ current
        regrets = numpy.maximum(0.0, regrets + worth - current @ worth)
        gained = regrets.sum()
        current = regrets / gained if gained > 0 else numpy.full(number, 1 / number)
        total += turn * current
    found: Numbers = total / total.sum()
    return found


FIELD = 0.5
"""How much the field counts beside the mixture itself."""


def robust_equilibrium(table: Numbers, against_field: Sequence[float]) -> Numbers:
    """The equilibrium if only half of the opponents play the mixture, and the others what most people would play.

    The best answers to the best answers may do badly against everybody else; this mixture does not.
    """
    return equilibrium((1 - FIELD) * table + FIELD * numpy.array(against_field).reshape(-1, 1))


def trimmed(weights: Numbers, most: int, least: float = 0.02) -> Numbers:
    """The weights without all but the largest few, adding up to 1 again."""
    kept = numpy.zeros_like(weights)
    for place in sorted(range(len(weights)), key=lambda place: (-weights[place], place))[:most]:
        if weights[place] >= least:
            kept[place] = weights[place]
    total = kept.sum()
    return kept / total if total > 0 else trimmed(weights, most, 0.0)


def exploitability(table: Numbers, weights: Numbers) -> float:
    """How much more than the mixture itself the best row gets against the mixture."""
    worth = table @ weights
    return float(worth.max() - weights @ worth)
