"""The rules of a section as pages and tests for the cards of one game, wherever in a program they will stand."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.layout import fields
from fiefdom.strategy import program as tables
from fiefdom.strategy.program import MOST_COINS, MOST_PROVINCES, PAGE_ENDS, SAYS_NOTHING, Program
from fiefdom.strategy.reading import ReadRule, RuleReader, Test
from fiefdom.strategy.tree import Trees

PAGE = 64
"""The rules of a page: the bits of a word."""

MANY = 8
"""Tests of a page about the same thing from which on the widest of them is looked at first."""

END_OF_PAGE = ReadRule(PAGE_ENDS << SAYS_NOTHING, ())
"""Stands behind the rules of a page, so that whoever looks for the next one need not count."""

LENGTHS = {
    "rules": ("targets", "first_test", "last_test"),
    "tests": ("tested", "about", "low", "high", "spares"),
    "nodes": ("operation", "left", "right", "factor", "number"),
    "set_rows": ("sets",),
}
"""The tables, by the field that says how much of them is in use."""

ROOM = {field.name: field.shape[0] for field in fields(Program) if field.shape}
TYPES_OF_TABLES = {field.name: field.ctype for field in fields(Program)}
PLACES = ("first_test", "last_test", "about", "left", "right")
"""Tables whose numbers are places in others, and move with these."""


class CompiledSection:
    """The tables of a section, all places in them counted from 0 on. `kinds` say what numbers are the places of, where they differ."""

    def __init__(self, reader: RuleReader, rules: Sequence[ReadRule]) -> None:
        self.trees = Trees(reader)
        rows: dict[str, list[Any]] = {name: [] for names in LENGTHS.values() for name in names} | self.trees.rows
        self.pages: list[tuple[int, int]] = []
        """Where the rules of each page begin and end."""
        for first in range(0, max(len(rules), 1), PAGE):
            page = rules[first : first + PAGE]
            spared = Spared(page)
            self.pages.append((len(rows["targets"]), len(rows["targets"]) + len(page)))
            for rule in (*page, END_OF_PAGE):
                self.add_rule(rows, rule, spared)
        self.tables = {name: table_of(name, row) for name, row in rows.items() if row}
        self.kinds = {name: numpy.array(kinds) for name, kinds in self.trees.kinds.items() if any(kinds)}
        self.woulds = frozenset(self.trees.woulds)
        self.sizes = {counter: len(rows[names[0]]) for counter, names in LENGTHS.items()}

    def add_rule(self, rows: dict[str, list[Any]], rule: ReadRule, spared: Spared) -> None:
        """Write a rule down, and its tests one behind the other, the quick ones first."""
        tests = [each for test in sorted(rule.tests, key=Test.cost) for each in spared.before(test)]
        resolved = [self.trees.resolve(test) for test in tests]  # the trees have tests, too, which come before
        rows["targets"].append(rule.targets)
        rows["first_test"].append(len(rows["tested"]))
        for test, (which, about, kind) in zip(tests, resolved, strict=True):
            self.trees.add_test(test, which, about, kind, spares=spared.by(test))
        rows["last_test"].append(len(rows["tested"]))


def table_of(name: str, row: list[Any]) -> NDArray[Any]:
    """A table as an array; places as numbers that can be added to."""
    return numpy.array(row, numpy.int64 if name in PLACES else TYPES_OF_TABLES[name])


class Spared:
    """Which rules of a page can still hold where a test has failed: those that do not say the same or more of the same thing."""

    def __init__(self, page: Sequence[ReadRule]) -> None:
        self.everything = (1 << len(page)) - 1
        self.said: dict[Hashable, list[tuple[int, Test]]] = {}
        for place, rule in enumerate(page):
            for test in rule.tests:
                self.said.setdefault(test[:2], []).append((1 << place, test))

    def by(self, test: Test) -> int:
        """The rules that a failure of this test spares."""
        spared = self.everything
        for bit, other in self.said[test[:2]]:
            if test.contains(other):
                spared &= ~bit
        return spared

    def before(self, test: Test) -> list[Test]:
        """A test, and before it, if many rules ask about the same, the one that takes all of them out if it fails."""
        others = self.said[test[:2]]
        widest = (other for _, other in others if all(other.contains(each) for _, each in others))
        gate = next(widest, test) if len(others) >= MANY else test
        return [test] if test.contains(gate) else [gate, test]


# Purchases: the rules that can apply are listed by coins and by Provinces left


class Listed(NamedTuple):
    """What is known before a purchase: a quantity, from 0 to a number that stands for all above it."""

    which: int
    about: Hashable
    last: int

    def bounds(self, rule: ReadRule) -> tuple[float, float]:
        """What the tests of a rule say about it."""
        said = [test for test in rule.tests if test[:2] == (self.which, self.about)]
        return max((test.low for test in said), default=-math.inf), min((test.stop for test in said), default=math.inf)

    def is_said(self, test: Test) -> bool:
        """Whether the list says all that a test says."""
        return test[:2] == (self.which, self.about) and test.low <= self.last and (test.stop <= self.last or test.stop == math.inf)

    def rows(self, bounds: Sequence[tuple[float, float]]) -> list[int]:
        """For each number the bits of those that may apply, going by their bounds."""
        words = [0] * (self.last + 1)
        for place, (low, stop) in enumerate(bounds):
            for row in range(int(min(max(low, 0), self.last)), int(min(max(stop, 0), self.last + 1))):
                words[row] |= 1 << place
        return words


BY_COINS = Listed(tables.COINS, 0, MOST_COINS)
BY_PROVINCES = Listed(tables.LEFT_COUNT_OF_ONE, PROVINCE, MOST_PROVINCES)


class Purchases(NamedTuple):
    """The rules of `buy` for purchases: their section, the lists by page, and whether they depend on where Treasures lie."""

    section: CompiledSection
    with_coins: NDArray[Any]
    with_provinces: NDArray[Any]
    looks: bool


def purchases_of(reader: RuleReader, rules: Sequence[ReadRule]) -> Purchases:
    """The rules of `buy` as the engine tries them at purchases."""
    found = [purchase for purchase in (purchase_of(rule, reader.cheapest(rule.targets)) for rule in rules) if purchase]
    section = CompiledSection(reader, [purchase.rule for purchase in found])
    looks = any(reader.looks(test) for purchase in found for test in purchase.rule.tests)
    return Purchases(
        section,
        by_page(BY_COINS.rows([purchase.coins for purchase in page]) for page in pages(found)),
        by_page(BY_PROVINCES.rows([purchase.provinces for purchase in page]) for page in pages(found)),
        looks,
    )


class Purchase(NamedTuple):
    """A rule of `buy` with the tests that are left, and with how many coins and Provinces left it can apply."""

    rule: ReadRule
    coins: tuple[float, float]
    provinces: tuple[float, float]


def purchase_of(rule: ReadRule, cheapest: int) -> Purchase | None:
    """A rule as one for purchases; None if it can never be one."""
    low, stop = BY_COINS.bounds(rule)
    phases = [test for test in rule.tests if test.which == tables.ACTION_PHASE_NOW]
    if max(low, cheapest) >= stop or not all(test.low <= 0 < test.stop for test in phases):
        return None
    left = tuple(test for test in rule.tests if test not in phases and not BY_COINS.is_said(test) and not BY_PROVINCES.is_said(test))
    return Purchase(rule._replace(tests=left), (max(low, cheapest), stop), BY_PROVINCES.bounds(rule))


def pages(purchases: Sequence[Purchase]) -> Iterator[Sequence[Purchase]]:
    """Rules page by page."""
    return (purchases[first : first + PAGE] for first in range(0, len(purchases), PAGE))


def by_page(rows: Iterator[list[int]]) -> NDArray[Any]:
    """A list for each page as an array."""
    return numpy.array(list(rows), numpy.uint64)
