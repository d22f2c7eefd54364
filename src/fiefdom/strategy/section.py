"""The rules of a section as pages and tests for the cards of one game, wherever in a program they will stand."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from fiefdom.engine.layout import fields
from fiefdom.strategy.program import PAGE_ENDS, SAYS_NO_MORE, SAYS_NOTHING, Program
from fiefdom.strategy.reading import BY_COINS, BY_PROVINCES, ReadRule, RuleReader, Test
from fiefdom.strategy.tree import Trees

PAGE = 64
"""The rules of a page: the bits of a word."""

MANY = 8
"""Tests of a page about the same thing from which on the widest of them is looked at first."""

END_OF_PAGE = ReadRule.of(PAGE_ENDS << SAYS_NOTHING, (), 0)
"""Stands behind the rules of a page, so that whoever looks for the next one need not count."""

LENGTHS = {
    "rules": ("targets", "first_test", "last_bought", "last_test"),
    "tests": ("tested", "about", "low", "high", "spares"),
    "nodes": ("operation", "left", "right", "factor", "number"),
    "set_rows": ("sets",),
}
"""The tables, by the field that says how much of them is in use."""

ROOM = {field.name: field.shape[0] for field in fields(Program) if field.shape}
TYPES_OF_TABLES = {field.name: field.ctype for field in fields(Program)}
PLACES = ("first_test", "last_bought", "last_test", "about", "left", "right")
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
        self.mark = mark_of(repr((self.pages, sorted(self.woulds))).encode(), *(table.tobytes() for table in self.tables.values()))
        """Where it is equal, sections say the same, but for what they ask of others."""

    def add_rule(self, rows: dict[str, list[Any]], rule: ReadRule, spared: Spared) -> None:
        """Write a rule down, and its tests one behind the other."""
        tests = [each for test in rule.tests[: rule.bought] for each in spared.before(test)]
        bought = len(tests)
        tests += rule.tests[rule.bought :]
        resolved = [self.trees.resolve(test) for test in tests]  # the trees have tests, too, which come before
        first = len(rows["tested"])
        rows["targets"].append(rule.targets | (not tests and rule is not END_OF_PAGE) << SAYS_NO_MORE)
        rows["first_test"].append(first)
        rows["last_bought"].append(first + bought)
        rows["last_test"].append(first + len(tests))
        for test, (which, about, kind) in zip(tests, resolved, strict=True):
            self.trees.add_test(test, which, about, kind, spares=spared.by(test))


def mark_of(*parts: bytes) -> bytes:
    """Eight bytes that tell contents apart."""
    mark = hashlib.blake2b(digest_size=8)
    for part in parts:
        mark.update(len(part).to_bytes(4, "little") + part)
    return mark.digest()


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
        self.gates = {about: self._widest(others) for about, others in self.said.items() if len(others) >= MANY}
        self._spared: dict[Test, int] = {}

    def by(self, test: Test) -> int:
        """The rules that a failure of this test spares."""
        found = self._spared.get(test)
        if found is None:
            found = self._spared[test] = self.everything & ~sum({bit for bit, other in self.said[test[:2]] if test.contains(other)})
        return found

    def before(self, test: Test) -> list[Test]:
        """A test, and before it, if many rules ask about the same, the one that takes all of them out if it fails."""
        gate = self.gates.get(test[:2])
        return [test] if gate is None or test.contains(gate) else [gate, test]

    @staticmethod
    def _widest(others: Sequence[tuple[int, Test]]) -> Test | None:
        """The first test that holds wherever one of the others does, if there is one."""
        return next((wide for _, wide in others if all(wide.contains(each) for _, each in others)), None)


class Purchases(NamedTuple):
    """What is known before a purchase of the rules of `buy`: a row for each page; and whether they depend on where Treasures lie."""

    with_coins: NDArray[Any]
    with_provinces: NDArray[Any]
    looks: bool
    mark: bytes

    @staticmethod
    def of(reader: RuleReader, rules: Sequence[ReadRule]) -> Purchases:
        """The lists of rules by coins and by Provinces left."""
        pages = [rules[first : first + PAGE] for first in range(0, len(rules), PAGE)]
        coins = [BY_COINS.rows([rule.coins for rule in page]) for page in pages]
        provinces = [BY_PROVINCES.rows([rule.provinces for rule in page]) for page in pages]
        looks = any(reader.rule_looks(rule) for rule in rules)
        rows = numpy.array(coins, numpy.uint64), numpy.array(provinces, numpy.uint64)
        return Purchases(*rows, looks, mark_of(*(row.tobytes() for row in rows)))
