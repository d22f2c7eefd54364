"""What rules mean on a board: the slots that they name, and the tests that their conditions consist of."""

from __future__ import annotations

import functools
import itertools
import math
import operator
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.kind_table import about, step_numbers
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.words import QUESTION_NAMES
from fiefdom.errors import BadStrategy
from fiefdom.strategy import program as tables
from fiefdom.strategy.bounds import FAR, LARGE, MIRRORED, Bounds, bounds
from fiefdom.strategy.expression import OF_CARDS, OF_THE_GAME, TYPES, Binary, Expression, Not, Number, Quantity, Target, Would, words_of
from fiefdom.strategy.program import ASKERS, CHAIN, MOST_COINS, MOST_PROVINCES, SAYS_NOTHING
from fiefdom.strategy.strategy import NOTHING, Rule

OF_ONE = {
    tables.COUNT: tables.COUNT_OF_ONE,
    tables.HAND_COUNT: tables.HAND_COUNT_OF_ONE,
    tables.LEFT_COUNT: tables.LEFT_COUNT_OF_ONE,
}
"""Quantities with a short way to the cards of one slot."""

WHERE_CARDS_LIE = (tables.HAND_COUNT, tables.HAND_COUNT_OF_ONE, tables.PLAY_COUNT, tables.HAND_SIZE_NOW, tables.MINE, tables.SPARE)
"""Quantities that differ between Treasures in hand and in play, or without the frame of a question."""

RULES_KEPT = 4096
"""Rules of a board that are remembered as they were read: variants of a plan have most of them in common."""


class Term(NamedTuple):
    """A quantity, what it is about (a slot or a set of slots), and how many times it counts."""

    which: int
    about: int
    factor: int = 1

    @property
    def looks(self) -> bool:
        """Whether it depends on where cards lie."""
        return self.which in WHERE_CARDS_LIE


COSTLY = {
    **dict.fromkeys((tables.MONEY, tables.CARDS, tables.SUM_OF_TWO), 1),
    **dict.fromkeys((tables.SCORE, tables.LEAD, tables.GAINS_TO_END, tables.THEIR_COUNT, tables.PLAY_COUNT), 2),
    **dict.fromkeys((tables.TRUTH, tables.WOULD_NAME, tables.SPARE), 3),
}
"""What takes longest to find out."""


class Test(NamedTuple):
    """Something that lies between two numbers, at `low` or above and below `stop`.

    It is about a slot, a set of slots, two terms, an expression, or where the chain of a question begins, as `which` says. Where
    it compares the value of an expression, the truth of `condition` is what the engine finds out.
    """

    which: int
    about: Hashable
    low: float
    stop: float
    condition: Expression | None = None

    def cost(self) -> int:
        """How long it takes, roughly."""
        return COSTLY.get(self.which, int(self.which < tables.COINS))

    def contains(self, other: Test) -> bool:
        """Whether whatever passes another test about the same thing passes this one."""
        return self.low <= other.low and other.stop <= self.stop


NEVER = Test(tables.PLAYERS, 0, math.inf, -math.inf)
"""A test that nothing passes; a rule with it is left out."""


class Listed(NamedTuple):
    """What is known before a purchase: a quantity, from 0 to a number that stands for all above it."""

    which: int
    about: Hashable
    last: int

    def bounds(self, tests: Sequence[Test]) -> tuple[float, float]:
        """What tests say about it together."""
        said = [test for test in tests if test.which == self.which and test.about == self.about]
        return max((test.low for test in said), default=-math.inf), min((test.stop for test in said), default=math.inf)

    def is_said(self, test: Test) -> bool:
        """Whether a list by it says all that a test says."""
        is_about = test.which == self.which and test.about == self.about
        return is_about and test.low <= self.last and (test.stop <= self.last or test.stop == math.inf)

    def rows(self, bounds: Sequence[tuple[float, float]]) -> list[int]:
        """For each number the bits of those that may apply, going by their bounds."""
        changes = [0] * (self.last + 2)
        for place, (low, stop) in enumerate(bounds):
            first = int(min(max(low, 0), self.last))
            changes[first] ^= 1 << place
            changes[max(first, int(min(max(stop, 0), self.last + 1)))] ^= 1 << place
        return list(itertools.accumulate(changes[:-1], operator.xor))


BY_COINS = Listed(tables.COINS, 0, MOST_COINS)
BY_PROVINCES = Listed(tables.LEFT_COUNT_OF_ONE, PROVINCE, MOST_PROVINCES)
NOWHERE = (0.0, 0.0)


class ReadRule(NamedTuple):
    """The bits of what a rule names, and the tests of its condition, the quick ones first.

    For purchases: with how many coins and with how many Provinces left it can apply, and the number of tests that this does not say.
    """

    targets: int
    tests: tuple[Test, ...]
    coins: tuple[float, float]
    provinces: tuple[float, float]
    bought: int

    @staticmethod
    def of(targets: int, tests: Sequence[Test], cheapest: int) -> ReadRule:
        """A rule that names nothing cheaper."""
        said = [test for test in tests if test.which == tables.ACTION_PHASE_NOW or BY_COINS.is_said(test) or BY_PROVINCES.is_said(test)]
        others = [test for test in tests if test not in said]
        low, stop = BY_COINS.bounds(tests)
        is_possible = all(test.low <= 0 < test.stop for test in said if test.which == tables.ACTION_PHASE_NOW)
        ordered = (*sorted(others, key=Test.cost), *said)
        return ReadRule(targets, ordered, (max(low, cheapest), stop) if is_possible else NOWHERE, BY_PROVINCES.bounds(tests), len(others))


class RuleReader:
    """Reads rules for the cards of a game."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = tuple(cards)
        self.known_masks: dict[Target, int] = {}
        instructions = (each for card in self.cards for block in card.effects.values() for each in block)
        self.prices_fall = any(about(step_numbers()[each.step]).cheapens for each in instructions)
        self.read = functools.lru_cache(maxsize=RULES_KEPT)(self._read)

    def _read(self, rule: Rule, words: tuple[str, ...], most: int) -> tuple[ReadRule, ...]:
        """What a rule means, where these are the labels or numbers to name, if there are any; nothing if it can never apply.

        `A if b or c` is as good as `A if b` and, below it, `A if c`, which need no tree: up to so many rules for one.
        """
        targets = self.named(rule.target, words)
        found = [()] if rule.condition is None or not targets else self.alternatives(rule.condition, most)
        cheapest = self.cheapest(targets)
        return tuple(ReadRule.of(targets, tests, cheapest) for tests in found if targets and NEVER not in tests)

    def alternatives(self, condition: Expression, most: int) -> list[tuple[Test, ...]]:
        """Lists of tests of which one must be passed as a whole; a single one if there were more than so many."""
        match condition:
            case Binary("or", left, right):
                found = self.alternatives(left, most) + self.alternatives(right, most)
            case Binary("and", left, right):
                found = [one + other for one in self.alternatives(left, most) for other in self.alternatives(right, most)]
            case _:
                found = [()]
        return found if 1 < len(found) <= most else [tuple(self.tests(condition))]

    def named(self, target: Target, words: tuple[str, ...]) -> int:
        """The bits of what a rule names: slots, one of these words, or nothing."""
        if target == NOTHING:
            return 1 << SAYS_NOTHING
        return sum(1 << place for place, word in enumerate(words) if word == target) if words else self.mask((target,))

    def cheapest(self, targets: int) -> int:
        """The least that one of these slots can cost in a turn of this game."""
        if self.prices_fall:
            return 0
        return min((card.cost for slot, card in enumerate(self.cards) if targets >> slot & 1), default=0)

    def mask(self, targets: Sequence[Target]) -> int:
        """The slots that targets mean together."""
        found = 0
        for target in targets:
            if target not in self.known_masks:
                self.known_masks[target] = mask_of(target, self.cards)
            found |= self.known_masks[target]
        return found

    def tests(self, condition: Expression) -> list[Test]:
        """The tests that a condition consists of; they change nothing, so their order does not matter."""
        if isinstance(condition, Number):
            return [] if condition.number else [NEVER]
        if isinstance(condition, Binary) and condition.operator == "and":
            return self.tests(condition.left) + self.tests(condition.right)
        if isinstance(condition, Would):
            chain = self.chain(condition.question)
            return [NEVER] if chain is None else [Test(tables.WOULD_NAME, chain, 1, math.inf)]
        found = bounds(condition)
        if not found:
            return [valued(condition)]
        here = {quantity: factor for quantity, factor in found.terms.items() if not quantity.of or self.mask(quantity.of)}
        if not here:
            return [] if found.allow_zero else [NEVER]
        return [self.bounded(found._replace(terms=here))]

    def bounded(self, found: Bounds) -> Test:
        """Bounds as a test. Two terms stand in one order, the first with a plus: `a < b` and `b > a` are about the same."""
        terms = sorted(self.term(*term) for term in found.terms.items())
        low: float = -math.inf if found.low == -FAR else found.low
        stop: float = math.inf if found.high == FAR else found.high + 1
        if len(terms) == 1 and terms[0].factor == 1:
            return Test(terms[0].which, terms[0].about, low, stop)
        if terms[0].factor < 0:
            terms = [term._replace(factor=-term.factor) for term in terms]
            low, stop = 1 - stop, 1 - low
        return Test(tables.SUM_OF_TWO, tuple(terms), low, stop)

    def term(self, quantity: Quantity, factor: int = 1) -> Term:
        """A quantity by its number, and the set of slots, or the single slot, that it is about."""
        which, mask = OF_CARDS[quantity.name] if quantity.of else OF_THE_GAME[quantity.name], self.mask(quantity.of)
        single = which in OF_ONE and mask.bit_count() == 1
        return Term(OF_ONE[which], mask.bit_length() - 1, factor) if single else Term(which, mask, factor)

    def chain(self, question: str) -> int | None:
        """Where the sections for a card's question stand in a program; None if nobody can be asked it here."""
        slug, _, word = question.partition(".")
        slots = [slot for slot, card in enumerate(self.cards) if card.slug == slug]
        if words_of(question, self.cards):
            raise BadStrategy("would-of-no-card", question=question)
        return chain_place(QUESTION_NAMES.index(word), slots[0]) if slots else None

    # Whether Treasures must be played before `buy` is answered

    def rule_looks(self, rule: ReadRule) -> bool:
        """Whether a rule of `buy` asks where cards lie, and can apply to a purchase at all."""
        return rule.coins[0] < rule.coins[1] and any(self.looks(test) for test in rule.tests[: rule.bought])

    def looks(self, test: Test) -> bool:
        """Whether a test depends on where cards lie."""
        if test.condition is not None:
            return self.expression_looks(test.condition)
        if isinstance(test.about, tuple):
            return any(term.looks for term in test.about)
        return test.which == tables.WOULD_NAME or test.which in WHERE_CARDS_LIE

    def expression_looks(self, expression: Expression) -> bool:
        """The same of an expression."""
        match expression:
            case Quantity():
                return self.term(expression).looks
            case Not(inner):
                return self.expression_looks(inner)
            case Binary(_, left, right):
                return self.expression_looks(left) or self.expression_looks(right)
        return isinstance(expression, Would)


def chain_place(question: int, asker: int) -> int:
    """Where the sections for a question of somebody begin."""
    return (question * ASKERS + asker) * CHAIN


def mask_of(target: Target, cards: Sequence[Card]) -> int:
    """The slots that one target means among these cards."""
    return sum(1 << slot for slot, card in enumerate(cards) if is_meant(card, target))


def is_meant(card: Card, target: Target) -> bool:
    """Whether a target means this card."""
    return card.name == target.name if isinstance(target, Card) else bool(TYPES[target](card))


def valued(condition: Expression) -> Test:
    """What is no bounds: the truth of a condition. Where it compares an expression with a number, the bounds of that are known."""
    match condition:
        case Binary(sign, expression, Number(number)) if sign in MIRRORED and are_small(expression):
            return Test(tables.TRUTH, expression, *limits(sign, number), condition)
        case Binary(sign, Number(number), expression) if sign in MIRRORED and are_small(expression):
            return Test(tables.TRUTH, expression, *limits(MIRRORED[sign], number), condition)
    return Test(tables.TRUTH, (condition,), 1, math.inf, condition)


def limits(sign: str, number: float) -> tuple[float, float]:
    """Where a value lies that is compared with a number."""
    above = math.nextafter(number, math.inf)
    low = {"=": number, ">=": number, ">": above}.get(sign, -math.inf)
    return low, {"=": above, "<=": above, "<": number}.get(sign, math.inf)


def are_small(expression: Expression) -> bool:
    """Whether no product of the numbers in an expression can be anything but a number."""
    return all(abs(number) <= LARGE for number in numbers_in(expression))


def numbers_in(expression: Expression) -> list[float]:
    """The numbers that are written in an expression."""
    match expression:
        case Number(number):
            return [number]
        case Not(inner):
            return numbers_in(inner)
        case Binary(_, left, right):
            return numbers_in(left) + numbers_in(right)
    return []
