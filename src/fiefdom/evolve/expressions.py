"""The numbers and quantities in a condition."""

from __future__ import annotations

from dataclasses import replace

from fiefdom.strategy.expression import Binary, Expression, Not, Number, Quantity


def numbers(expression: Expression) -> list[float]:
    """Every number that stands in a condition, from left to right."""
    if isinstance(expression, Number):
        return [expression.number]
    if isinstance(expression, Binary):
        return numbers(expression.left) + numbers(expression.right)
    return numbers(expression.inner) if isinstance(expression, Not) else []


def with_number(expression: Expression, which: int, number: float) -> Expression:
    """A condition with another number in one place."""
    if isinstance(expression, Number):
        return Number(number) if which == 0 else expression
    if isinstance(expression, Not):
        return Not(with_number(expression.inner, which, number))
    if isinstance(expression, Binary):
        before = len(numbers(expression.left))
        if which < before:
            return replace(expression, left=with_number(expression.left, which, number))
        return replace(expression, right=with_number(expression.right, which - before, number))
    return expression


def quantities(expression: Expression) -> list[Quantity]:
    """Everything that a condition counts."""
    if isinstance(expression, Quantity):
        return [expression]
    if isinstance(expression, Binary):
        return quantities(expression.left) + quantities(expression.right)
    return quantities(expression.inner) if isinstance(expression, Not) else []
