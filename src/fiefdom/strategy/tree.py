"""Conditions that are no simple bounds, as trees of nodes; and the sets of slots that quantities are about."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from fiefdom.engine.layout import SLOTS
from fiefdom.strategy import program as tables
from fiefdom.strategy.bounds import bounds
from fiefdom.strategy.expression import Binary, Expression, Not, Number, Quantity, Would
from fiefdom.strategy.reading import RuleReader, Term, Test

OPERATIONS = {
    "and": tables.AND,
    "or": tables.OR,
    "+": tables.ADD,
    "-": tables.SUBTRACT,
    "*": tables.MULTIPLY,
    "/": tables.DIVIDE,
    "<": tables.LESS,
    "<=": tables.LESS_EQUAL,
    "=": tables.EQUAL,
    "!=": tables.UNEQUAL,
}

TURNED = {">": "<", ">=": "<="}
"""Comparisons that are another one with the sides exchanged."""

NOWHERE, NODE, SET, TEST = range(4)
"""What a number is the place of, and moves with: of nothing, of a node, a set or a test."""

FARTHEST = 2**31 - 1
NO_TERM = Term(tables.BUYS, 0, 0)
"""Stands where a sum of two has only one term."""

SLOTTED = (tables.COUNT_OF_ONE, tables.HAND_COUNT_OF_ONE, tables.LEFT_COUNT_OF_ONE, tables.WOULD_NAME)


class Trees:
    """Nodes, tests and sets in the making, all counted from 0 on."""

    def __init__(self, reader: RuleReader) -> None:
        self.reader = reader
        names = ("operation", "left", "right", "factor", "number", "tested", "about", "low", "high", "spares", "sets")
        self.rows: dict[str, list[Any]] = {name: [] for name in names}
        self.kinds: dict[str, list[int]] = {"left": [], "right": [], "about": []}
        self.woulds: set[int] = set()
        self.spares = False
        """Whether it matters what is bought."""
        self.known: dict[Hashable, int] = {}

    def resolve(self, test: Test) -> tuple[int, int, int]:
        """What a test asks for, what it is about, and what that is the place of."""
        if test.condition is not None:
            if test.condition not in self.known:
                self.known[test.condition] = self.add(test.condition)
            return tables.TRUTH, self.known[test.condition], NODE
        return test.which, *self.about(test.which, test.about)

    def about(self, which: int, about: Any) -> tuple[int, int]:
        """What a quantity is about, as a number, and what that is the place of."""
        self.spares |= which == tables.SPARE
        if which <= tables.THEIR_COUNT or which == tables.SPARE:
            return self.add_set(about), SET
        if which == tables.SUM_OF_TWO:
            return self.add_sum(about), NODE
        if which == tables.WOULD_NAME:
            self.woulds.add(about)
        return (about if which in SLOTTED else 0), NOWHERE

    def add_set(self, mask: Any) -> int:
        """Write a set of slots down."""
        if mask not in self.known:
            self.known[mask] = len(self.rows["sets"])
            self.rows["sets"].append([255 * (mask >> slot & 1) for slot in range(SLOTS)])
        return self.known[mask]

    def add_sum(self, terms: Any) -> int:
        """Write one or two terms down; the first node."""
        places = [self.add_term(term) for term in (*terms, NO_TERM)[:2]]
        return places[0]

    def add_term(self, term: Term) -> int:
        """Write a quantity with its factor down."""
        about, kind = self.about(term.which, term.about)
        place = self.node(tables.QUANTITY, term.which, about, right_kind=kind)
        self.rows["factor"][place] = term.factor
        return place

    def add(self, expression: Expression) -> int:
        """Write an expression down and return its node."""
        if not isinstance(expression, Quantity) and bounds(expression):
            return self.all_of(self.reader.tests(expression))
        match expression:
            case Number(number):
                return self.node(tables.NUMBER, number=number)
            case Quantity():
                return self.add_term(self.reader.term(expression))
            case Not(inner):
                return self.node(tables.NOT, self.add(inner), left_kind=NODE)
            case Would(question):
                return self.would(question)
            case Binary(sign, left, right) if sign in TURNED:
                return self.add(Binary(TURNED[sign], right, left))
            case Binary(sign, left, right):
                return self.node(OPERATIONS[sign], self.add(left), self.add(right), left_kind=NODE, right_kind=NODE)
        raise TypeError(expression)

    def all_of(self, tests: Sequence[Test]) -> int:
        """What bounds say: one test, or what is known before."""
        if not tests or tests[0].low > tests[0].stop:
            return self.node(tables.NUMBER, number=0.0 if tests else 1.0)
        return self.node(tables.TEST, self.add_test(tests[0], *self.resolve(tests[0])), left_kind=TEST)

    def add_test(self, test: Test, which: int, about: int, kind: int, *, spares: int = 0) -> int:
        """Write a test down as it was resolved."""
        low, high = (1, 1) if test.condition is not None else (max(test.low, -FARTHEST), min(test.stop - 1, FARTHEST))
        row = (("tested", which), ("about", about), ("low", int(low)), ("high", int(high)), ("spares", spares))
        for name, number in row:
            self.rows[name].append(number)
        self.kinds["about"].append(kind)
        return len(self.rows["tested"]) - 1

    def would(self, question: str) -> int:
        """Whether the first section that answers a question names a card in hand; false if nobody can be asked it here."""
        chain = self.reader.chain(question)
        if chain is None:
            return self.node(tables.NUMBER)
        self.woulds.add(chain)
        return self.node(tables.WOULD, chain)

    def node(
        self, operation: int, left: int = 0, right: int = 0, *, left_kind: int = NOWHERE, right_kind: int = NOWHERE, number: float = 0.0
    ) -> int:
        """Write a node down and return its number."""
        for name, value in (("operation", operation), ("left", left), ("right", right), ("factor", 0), ("number", number)):
            self.rows[name].append(value)
        self.kinds["left"].append(left_kind)
        self.kinds["right"].append(right_kind)
        return len(self.rows["operation"]) - 1
