"""Conditions that say no more than between which bounds a quantity lies, as most do: the engine tests them without a tree."""

from __future__ import annotations

import math
from typing import NamedTuple

from fiefdom.strategy.expression import Binary, Expression, Not, Number, Quantity

FAR = 10**9
"""Farther than any quantity gets."""

SIGNED = ("score", "lead", "hand")
"""Quantities that can be below zero; `hand`, since cards picked among others than the hand's count as gone from it."""

MIRRORED = {"<": ">", "<=": ">=", "=": "=", ">=": "<=", ">": "<"}
"""What a comparison is with its sides exchanged."""


class Bounds(NamedTuple):
    """A quantity, the least and the most that it may be."""

    quantity: Quantity
    low: int = -FAR
    high: int = FAR

    @property
    def allow_zero(self) -> bool:
        """Whether a quantity of cards that are not there would do."""
        return self.low <= 0 <= self.high

    def opposite(self) -> Bounds | None:
        """The bounds where these do not hold, if one pair of bounds can say it."""
        if self.low == -FAR:
            return Bounds(self.quantity, self.high + 1)
        return Bounds(self.quantity, high=self.low - 1) if self.high == FAR else None


def bounds(condition: Expression) -> Bounds | None:
    """What a condition says as bounds; None if it says something else."""
    match condition:
        case Quantity(name) if name not in SIGNED:
            return Bounds(condition, low=1)
        case Not(inner):
            found = bounds(inner)
            return found.opposite() if found else None
        case Binary(sign, Quantity() as quantity, Number(number)) if sign in MIRRORED:
            return compared(quantity, sign, number)
        case Binary(sign, Number(number), Quantity() as quantity) if sign in MIRRORED:
            return compared(quantity, MIRRORED[sign], number)
    return None


def compared(quantity: Quantity, sign: str, number: float) -> Bounds:
    """The bounds of a quantity that is compared with a number. Quantities are whole, the number need not be."""
    limit = min(FAR, max(-FAR, number))
    if sign == "<":
        return Bounds(quantity, high=math.ceil(limit) - 1)
    if sign == "<=":
        return Bounds(quantity, high=math.floor(limit))
    if sign == ">":
        return Bounds(quantity, low=math.floor(limit) + 1)
    if sign == ">=":
        return Bounds(quantity, low=math.ceil(limit))
    return Bounds(quantity, math.ceil(limit), math.floor(limit))
