"""What a condition says as bounds is what it says as an expression."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.strategy.bounds import bounds
from fiefdom.strategy.condition import Condition, Place
from fiefdom.strategy.expression import Binary, Expression, Not, Number, Quantity, coins, lead, money, turn
from tests.properties.games import examples

OPERATORS: Mapping[str, Callable[[float, float], float]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": lambda left, right: left / right if right else 0,
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}

QUANTITIES = (money, coins, turn, lead)


def value(expression: Expression, values: Mapping[Quantity, int]) -> float:
    """The value of an expression in floating-point numbers."""
    match expression:
        case Number(number):
            return number
        case Quantity():
            return values[expression]
        case Not(inner):
            return not value(inner, values)
        case Binary(sign, left, right):
            return OPERATORS[sign](value(left, values), value(right, values))
    raise TypeError(expression)


def sums() -> st.SearchStrategy[Expression]:
    """Expressions without comparisons."""
    numbers = st.one_of(st.integers(-12, 12).map(float), st.sampled_from([0.5, 2.25, 1e12])).map(Number)
    leaves = st.one_of(numbers, st.sampled_from(QUANTITIES))
    return st.recursive(leaves, lambda inner: st.builds(Binary, st.sampled_from("+-*/"), inner, inner), max_leaves=5)


def conditions() -> st.SearchStrategy[Expression]:
    """Comparisons of such expressions, negated or not."""
    compared = st.builds(Binary, st.sampled_from(["<", "<=", "=", ">=", ">"]), sums(), sums())
    return st.one_of(compared, compared.map(Not), st.sampled_from(QUANTITIES), st.sampled_from(QUANTITIES).map(Not))


@examples(600)
@given(conditions(), st.tuples(*(st.integers(0, 40) for _ in range(3)), st.integers(-30, 30)))
def test_bounds_say_what_the_condition_says(condition: Expression, numbers: tuple[int, ...]) -> None:
    values = dict(zip(QUANTITIES, numbers, strict=True))
    found = bounds(condition)
    if found:
        total = sum(factor * values[quantity] for quantity, factor in found.terms.items())
        assert (found.low <= total <= found.high) == bool(value(condition, values))


@pytest.mark.parametrize(
    "condition",
    [
        "money > 15",
        "3 < turn",
        "not coins >= 4.5",
        "action_phase",
        "terminals > count(Village) + 1",
        "count(Smithy) < treasures / 11",
        "money > 2 * cards",
        "hand(terminal) > 1 + hand(splitter)",
    ],
)
def test_what_strategies_say_most_is_bounds(condition: str) -> None:
    assert bounds(Condition(condition, Place(1, 1)).parse())


@pytest.mark.parametrize("condition", ["lead", "coins != 3", "money * turn > 9", "money / 3 < cards / 7", "money > 0.1 * turn", "3 > 2"])
def test_what_is_no_bounds_is_left_to_a_tree(condition: str) -> None:
    assert bounds(Condition(condition, Place(1, 1)).parse()) is None
