"""Conditions that say between which bounds a quantity lies, or a sum of two: the engine tests them without a tree.

Most conditions are of this kind: `count(Gold) < 2`, `terminals > count(Village) + 1`, `count(Smithy) < treasures / 11`.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from fiefdom.strategy.expression import Binary, Expression, Not, Number, Quantity

FAR = 10**9
"""Farther than any quantity gets."""

LARGE = 1000
"""Numbers up to this size are reckoned with here."""

SIGNED = ("score", "lead", "hand")
"""Quantities that can be below zero; `hand`, since cards picked among others than the hand's count as gone from it."""

MIRRORED = {"<": ">", "<=": ">=", "=": "=", ">=": "<=", ">": "<"}
"""What a comparison is with its sides exchanged."""

Terms = dict[Quantity, int]
"""Quantities, each times a whole number."""


class Bounds(NamedTuple):
    """One or two quantities, each with its factor, and the least and the most that their sum may be."""

    terms: Terms
    low: int = -FAR
    high: int = FAR

    @property
    def allow_zero(self) -> bool:
        """Whether cards that are not there would do."""
        return self.low <= 0 <= self.high

    def opposite(self) -> Bounds | None:
        """The bounds where these do not hold, if one pair of bounds can say it."""
        if self.low == -FAR:
            return Bounds(self.terms, self.high + 1)
        return Bounds(self.terms, high=self.low - 1) if self.high == FAR else None


def bounds(condition: Expression) -> Bounds | None:
    """What a condition says as bounds; None if it says something else."""
    match condition:
        case Quantity(name) if name not in SIGNED:
            return Bounds({condition: 1}, low=1)
        case Not(inner):
            found = bounds(inner)
            return found.opposite() if found else None
        case Binary(sign, Quantity() as quantity, Number(number)) if sign in MIRRORED:
            return compared({quantity: 1}, sign, number)
        case Binary(sign, Number(number), Quantity() as quantity) if sign in MIRRORED:
            return compared({quantity: 1}, MIRRORED[sign], number)
        case Binary(sign, left, right) if sign in MIRRORED:
            return difference(left, sign, right)
    return None


def compared(terms: Terms, sign: str, number: float) -> Bounds:
    """The bounds of a sum that is compared with a number. Quantities are whole, the number need not be."""
    limit = min(FAR, max(-FAR, number))
    if sign == "<":
        return Bounds(terms, high=math.ceil(limit) - 1)
    if sign == "<=":
        return Bounds(terms, high=math.floor(limit))
    if sign == ">":
        return Bounds(terms, low=math.floor(limit) + 1)
    if sign == ">=":
        return Bounds(terms, low=math.ceil(limit))
    return Bounds(terms, math.ceil(limit), math.floor(limit))


# Sums. Whole numbers alone, and one division at most: then what is reckoned here is what floating-point numbers would give.


class Sum(NamedTuple):
    """Quantities with their factors and a whole number, all divided by another one."""

    terms: Terms
    number: int = 0
    divisor: int = 1

    def times(self, factor: int) -> Sum:
        """All of it so many times."""
        return Sum({quantity: own * factor for quantity, own in self.terms.items()}, self.number * factor, self.divisor)

    def plus(self, other: Sum) -> Sum | None:
        """Both together; None if both are divided."""
        if self.divisor > 1 and other.divisor > 1:
            return None
        mine, theirs = self.times(other.divisor), other.times(self.divisor)
        terms = {quantity: mine.terms.get(quantity, 0) + theirs.terms.get(quantity, 0) for quantity in (*mine.terms, *theirs.terms)}
        return Sum(terms, mine.number + theirs.number, self.divisor * other.divisor)


def difference(left: Expression, sign: str, right: Expression) -> Bounds | None:
    """The bounds of the quantities on both sides of a comparison, if these are two, or one."""
    mine, theirs = summed(left), summed(right)
    both = mine.plus(theirs.times(-1)) if mine and theirs else None
    if not both:
        return None
    terms = {quantity: factor for quantity, factor in both.terms.items() if factor}
    if not 1 <= len(terms) <= 2 or max(*map(abs, terms.values()), abs(both.number)) > LARGE:
        return None
    return compared(terms, sign, -both.number)


def summed(expression: Expression) -> Sum | None:
    """An expression as a sum; None if it is none, or not of whole numbers."""
    match expression:
        case Quantity():
            return Sum({expression: 1})
        case Number(number) if abs(number) <= LARGE and number == int(number):
            return Sum({}, int(number))
        case Binary("+" | "-" as sign, left, right):
            mine, theirs = summed(left), summed(right)
            return mine.plus(theirs.times(1 if sign == "+" else -1)) if mine and theirs else None
        case Binary("*", left, Number() as factor) | Binary("*", Number() as factor, left):
            found, times = summed(left), summed(factor)
            return found.times(times.number) if found and times and found.divisor == 1 else None
        case Binary("/", left, Number() as divisor):
            found, by = summed(left), summed(divisor)
            return found._replace(divisor=by.number) if found and by and found.divisor == 1 and by.number > 0 else None
    return None
