"""From a strategy to the tables that the engine executes, for the cards of one game."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy

from fiefdom.cards.card import Card
from fiefdom.cards.verbs import do_trash_this
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.layout import dtype, fields
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, GAIN, QUESTION_NAMES
from fiefdom.errors import BadStrategy
from fiefdom.strategy import program as tables
from fiefdom.strategy.board import Piles
from fiefdom.strategy.bounds import FAR, Bounds, bounds
from fiefdom.strategy.expression import (
    OF_CARDS,
    OF_THE_GAME,
    TYPES,
    Binary,
    Expression,
    Not,
    Number,
    Quantity,
    Target,
    Would,
    coins,
    turn,
    words_of,
)
from fiefdom.strategy.library import defaults
from fiefdom.strategy.program import ASKERS, BY_PHASE, CHAIN, NODES, RULES, SECTIONS, TESTS, Program
from fiefdom.strategy.strategy import NOTHING, Rule, Strategy

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

OF_ONE = {
    tables.COUNT: tables.COUNT_OF_ONE,
    tables.HAND_COUNT: tables.HAND_COUNT_OF_ONE,
    tables.LEFT_COUNT: tables.LEFT_COUNT_OF_ONE,
}
"""Quantities with a short way to the cards of one slot."""

NO_CARDS = Quantity("buys")
"""Stands where a sum of two has only one term."""

COSTLY = {tables.SUM_OF_TWO: 1, tables.SCORE: 2, tables.LEAD: 2, tables.GAINS_TO_END: 2, tables.TRUTH: 3}
"""What takes longest to find out."""

WHERE_CARDS_LIE = (tables.HAND_COUNT, tables.HAND_COUNT_OF_ONE, tables.PLAY_COUNT, tables.HAND_SIZE_NOW, tables.MINE)
"""Quantities that differ between Treasures in hand and in play, or without the frame of a question."""

LENGTHS = {
    **dict.fromkeys(("targets", "first_test", "last_test"), "rules"),
    **dict.fromkeys(("tested", "about", "low", "high"), "tests"),
    **dict.fromkeys(("operation", "left", "right", "mask", "factor", "number"), "nodes"),
}
"""Which field says how much of a table is in use."""

Chain = tuple[tuple[bool, str], ...]
"""The sections to try for a question, the own ones marked."""

TURNED = {">": "<", ">=": "<="}
"""Comparisons that are another one with the sides exchanged."""

OPENING_TURNS = 2


def compile_strategy(strategy: Strategy, board: Piles) -> Program:
    """The program of a strategy for a kingdom. Rules about cards that are not there are left out; their counts are 0."""
    compiler = Compiler(strategy, board.cards)
    compiler.add_chains()
    return compiler.program


class Test(NamedTuple):
    """A row of the tables of tests: what it is about, and the bounds it must lie between."""

    which: int
    about: int
    low: int
    high: int

    def cost(self) -> int:
        """How long it takes, roughly."""
        return COSTLY.get(self.which, int(self.which < tables.COINS))


NEVER = Test(tables.PLAYERS, 0, 1, 0)
"""A test that nothing passes; a rule with it is left out."""


class Compiler:
    """A program in the making."""

    def __init__(self, strategy: Strategy, cards: Sequence[Card]) -> None:
        self.strategy = strategy
        self.cards = tuple(cards)
        self.known_masks = known_masks(self.cards)
        self.program = Program()
        self.program.careless = int(strategy.ends_while_losing)
        self.numbers: dict[tuple[bool, str], int] = {}
        self.open: list[tuple[bool, str]] = []
        self.own = dict(strategy.sections)
        self.own["buy"] = (*opening_rules(strategy), *self.own.get("buy", ()))
        for card in self.cards:
            if trashes_itself(card):
                self.own.setdefault(f"{card.slug}.{QUESTION_NAMES[GAIN]}", gains_for(card, self.own))

    # Which sections answer a question

    def add_chains(self) -> None:
        """Name the sections of every question that can come up."""
        for (question, asker), chain in all_chains(self.cards, frozenset(self.own)).items():
            self.add_chain(question, asker, chain)
        self.list_purchases()

    def add_chain(self, question: int, asker: int, chain: Chain) -> None:
        """Write the sections of a question down."""
        start = (question * ASKERS + asker) * CHAIN
        for place, key in enumerate(chain):
            self.program.chains[start + place] = self.section(*key)

    def list_purchases(self) -> None:
        """Note with how many coins, and with how many Provinces left, the first rules of `buy` can apply."""
        section = self.program.chains[tables.BUYING]
        rules = range(self.program.first[section], self.program.last[section])
        for place, rule in enumerate(rules[: tables.PURCHASES]):
            list_where(self.program.with_coins, place, *self.coins_of(rule))
            list_where(self.program.with_provinces, place, *self.limits(rule, tables.LEFT_COUNT_OF_ONE, PROVINCE))
        self.program.looks = int(len(rules) > tables.PURCHASES or any(self.rule_looks(rule) for rule in rules))

    # Whether Treasures must be played before `buy` is answered

    def rule_looks(self, rule: int) -> bool:
        """Whether a rule of `buy` asks where cards lie, and can apply at all."""
        row = self.program
        low, high = self.coins_of(rule)
        return low <= high and any(self.test_looks(test) for test in range(row.first_test[rule], row.last_test[rule]))

    def test_looks(self, test: int) -> bool:
        row = self.program
        which, about = row.tested[test], row.about[test]
        if which == tables.SUM_OF_TWO:
            return row.left[about] in WHERE_CARDS_LIE or row.left[about + 1] in WHERE_CARDS_LIE
        return self.node_looks(about) if which == tables.TRUTH else which in WHERE_CARDS_LIE

    def node_looks(self, node: int) -> bool:
        row = self.program
        match row.operation[node]:
            case tables.NUMBER:
                return False
            case tables.QUANTITY:
                return row.left[node] in WHERE_CARDS_LIE
            case tables.TEST:
                return self.test_looks(row.left[node])
            case tables.WOULD:
                return True
            case tables.NOT:
                return self.node_looks(row.left[node])
        return self.node_looks(row.left[node]) or self.node_looks(row.right[node])

    def coins_of(self, rule: int) -> tuple[int, int]:
        """The least and the most coins with which a rule can apply to a purchase: those of its cheapest card, and what it says."""
        row = self.program
        cheapest = min((card.cost for slot, card in enumerate(self.cards) if row.targets[rule] >> slot & 1), default=0)
        low, high = self.limits(rule, tables.COINS)
        phases = self.limits(rule, tables.ACTION_PHASE_NOW)
        return max(low, cheapest), high if phases[0] <= 0 <= phases[1] else -1

    def limits(self, rule: int, which: int, about: int = 0) -> tuple[int, int]:
        """What the tests of a rule say about one thing."""
        row = self.program
        low, high = -FAR, FAR
        for test in range(row.first_test[rule], row.last_test[rule]):
            if row.tested[test] == which and row.about[test] == about:
                low, high = max(low, row.low[test]), min(high, row.high[test])
        return low, high

    # Sections, rules and conditions

    def section(self, own: bool, name: str) -> int:  # noqa: FBT001 - one half of a key
        """The number of a section, which is compiled when it is first needed."""
        if (own, name) not in self.numbers:
            number = len(self.numbers) + 1
            if number >= SECTIONS:
                raise BadStrategy("too-many-sections", name=self.strategy.name, most=SECTIONS - 1)
            self.numbers[own, name] = number
            rules = self.own[name] if own else defaults().sections[name]
            self.open.append((own, name))
            masks = [(rule, self.mask(rule.target, name)) for rule in rules]
            compiled = [(mask, self.condition(rule.condition)) for rule, mask in masks if mask or rule.target == NOTHING]
            self.open.pop()
            self.program.first[number] = self.program.rules
            for mask, condition in compiled:
                if NEVER not in condition:
                    self.add_rule(mask, condition)
            self.program.last[number] = self.program.rules
        return self.numbers[own, name]

    def add_rule(self, mask: int, condition: Sequence[Test]) -> None:
        """Write a rule down."""
        if self.program.rules == RULES:
            raise BadStrategy("too-many-rules", name=self.strategy.name, most=RULES)
        self.program.targets[self.program.rules] = mask
        self.program.first_test[self.program.rules] = self.program.tests
        for test in condition:
            self.add_test(test)
        self.program.last_test[self.program.rules] = self.program.tests
        self.program.rules += 1

    def mask(self, target: Target, section: str) -> int:
        """The slots that a rule names, or the label, or the number."""
        if words := words_of(section, self.cards):
            return sum(1 << place for place, word in enumerate(words) if word == target)
        return 0 if target == NOTHING else self.masks((target,))

    def masks(self, targets: Sequence[Target]) -> int:
        """The slots that several targets mean together."""
        found = 0
        for target in targets:
            if target not in self.known_masks:
                self.known_masks[target] = mask_of(target, self.cards)
            found |= self.known_masks[target]
        return found

    def condition(self, condition: Expression | None) -> list[Test]:
        """The tests of a condition, the cheap ones first: they change nothing, so their order does not matter."""
        return [] if condition is None else sorted(self.tests(condition), key=Test.cost)

    def tests(self, condition: Expression) -> list[Test]:
        """The tests that a condition consists of."""
        if isinstance(condition, Number):
            return [] if condition.number else [NEVER]
        if isinstance(condition, Binary) and condition.operator == "and":
            return self.tests(condition.left) + self.tests(condition.right)
        found = bounds(condition)
        if not found:
            return [Test(tables.TRUTH, self.node(condition), 1, 1)]
        here = {quantity: factor for quantity, factor in found.terms.items() if not quantity.of or self.masks(quantity.of)}
        if not here:
            return [] if found.allow_zero else [NEVER]
        return [self.test(found._replace(terms=here))]

    def test(self, found: Bounds) -> Test:
        """Bounds as a test."""
        if list(found.terms.values()) == [1]:
            return Test(*self.quantity(*found.terms), found.low, found.high)
        terms = [*found.terms.items(), (NO_CARDS, 0)]
        first, _ = (self.add_term(quantity, factor) for quantity, factor in terms[:2])
        return Test(tables.SUM_OF_TWO, first, found.low, found.high)

    def add_term(self, quantity: Quantity, factor: int) -> int:
        """Write a term of a sum down and return its node."""
        which, about = self.quantity(quantity)
        node = self.add_node(tables.QUANTITY, which, mask=about)
        self.program.factor[node] = factor
        return node

    def quantity(self, quantity: Quantity) -> tuple[int, int]:
        """The number of a quantity, and the set of slots, or the single slot, that it is about."""
        which, mask = OF_CARDS[quantity.name] if quantity.of else OF_THE_GAME[quantity.name], self.masks(quantity.of)
        return (OF_ONE[which], mask.bit_length() - 1) if which in OF_ONE and mask.bit_count() == 1 else (which, mask)

    def add_test(self, test: Test) -> int:
        """Write a test down and return its number."""
        place = self.program.tests
        if place == TESTS:
            raise self.too_long()
        row = self.program
        row.tested[place], row.about[place], row.low[place], row.high[place] = test
        row.tests += 1
        return place

    def node(self, expression: Expression) -> int:
        """Write an expression down and return its node."""
        if found := None if isinstance(expression, Quantity) else bounds(expression):
            return self.add_node(tables.TEST, self.add_test(self.test(found)))
        match expression:
            case Number(number):
                return self.add_node(tables.NUMBER, number=number)
            case Quantity():
                which = OF_CARDS[expression.name] if expression.of else OF_THE_GAME[expression.name]
                return self.add_node(tables.QUANTITY, which, mask=self.masks(expression.of))
            case Not(inner):
                return self.add_node(tables.NOT, self.node(inner))
            case Would(question):
                return self.would(question)
            case Binary(sign, left, right) if sign in TURNED:
                return self.node(Binary(TURNED[sign], right, left))
            case Binary(sign, left, right):
                return self.add_node(OPERATIONS[sign], self.node(left), self.node(right))
        raise TypeError(expression)

    def would(self, question: str) -> int:
        """Whether the first section that answers a question names a card in hand; false if nobody can be asked it here."""
        slug, _, word = question.partition(".")
        card = next((card for card in self.cards if card.slug == slug), None)
        chain = chain_of(word, card, frozenset(self.own)) if card else ()
        if words_of(question, self.cards):
            raise BadStrategy("would-of-no-card", question=question)
        if not chain:
            return self.add_node(tables.NUMBER)
        if chain[0] in self.open:
            raise BadStrategy("asks-itself", question=question, name=self.strategy.name)
        return self.add_node(tables.WOULD, self.section(*chain[0]))

    def add_node(self, operation: int, left: int = 0, right: int = 0, *, mask: int = 0, number: float = 0.0) -> int:
        """Write a node down and return its number."""
        place = self.program.nodes
        if place == NODES:
            raise self.too_long()
        row = self.program
        row.operation[place], row.left[place], row.right[place], row.mask[place], row.number[place] = operation, left, right, mask, number
        row.nodes += 1
        return place

    def too_long(self) -> BadStrategy:
        """What is said where a table is full."""
        return BadStrategy("conditions-too-long", name=self.strategy.name, most=NODES)


def chain_of(word: str, card: Card | None, own: frozenset[str]) -> Chain:
    """The sections to try: the strategy's own, for gains what it buys, then the defaults."""
    name = f"{card.slug}.{word}" if card else word
    found = [(True, name)]
    if card and word != "play":  # [play] is about the Action phase, not about what Throne Room doubles
        found.append((True, word))
    found.append((False, name))
    if card and word == QUESTION_NAMES[GAIN]:
        found.append((True, "buy"))
    if card:
        found.append((False, word))
    return tuple(key for key in dict.fromkeys(found) if key[1] in (own if key[0] else defaults().sections))


@functools.lru_cache(maxsize=256)
def all_chains(cards: tuple[Card, ...], own: frozenset[str]) -> dict[tuple[int, int], Chain]:
    """The sections for every question, by whoever asks it, of a strategy with these sections of its own; variants share them."""
    found = {(ASK_ACTION, BY_PHASE): chain_of("play", None, own), (ASK_BUY, BY_PHASE): chain_of("buy", None, own)}
    for slot, card in enumerate(cards):
        for question in range(ASK_BUY + 1, len(QUESTION_NAMES)):
            found[question, slot] = chain_of(QUESTION_NAMES[question], card, own)
    return {question: chain for question, chain in found.items() if chain}


def list_where(table: list[int], place: int, low: int, high: int) -> None:
    """Set a bit from row `low` to row `high`; the last row stands for all above it."""
    last = len(table) - 1
    for row in range(min(max(low, 0), last), min(high, last) + 1):
        table[row] |= 1 << place


@functools.lru_cache(maxsize=256)
def known_masks(cards: tuple[Card, ...]) -> dict[Target, int]:
    """The slots that targets mean among these cards, as far as anybody has asked."""
    del cards
    return {}


def mask_of(target: Target, cards: tuple[Card, ...]) -> int:
    """The slots that one target means among these cards."""
    return sum(1 << slot for slot, card in enumerate(cards) if is_meant(card, target))


def is_meant(card: Card, target: Target) -> bool:
    """Whether a target means this card."""
    return card.name == target.name if isinstance(target, Card) else bool(TYPES[target](card))


def opening_rules(strategy: Strategy) -> tuple[Rule, ...]:
    """Openings as rules: the coins of the first two hands tell the split."""
    found = []
    for opening in strategy.openings:
        for amount, target in zip(opening.split.split("/"), opening.buys, strict=True):
            found.append(Rule(target, (turn <= OPENING_TURNS) & coins.equals(int(amount))))
    return tuple(found)


def trashes_itself(card: Card) -> bool:
    """Whether a card is gone when it has been played, as Feast is."""
    return any(instruction.step is do_trash_this for block in card.effects.values() for instruction in block)


def gains_for(card: Card, own: Mapping[str, tuple[Rule, ...]]) -> tuple[Rule, ...]:
    """What to gain with a card that trashes itself: as with any card, but not another one of it, though none is left to count."""
    rules = own.get(QUESTION_NAMES[GAIN], ()) + own["buy"]
    return tuple(rule for rule in rules if rule.target != card)


@functools.lru_cache(maxsize=256)
def packed_program(strategy: Strategy, board: Piles) -> bytes:
    """The program as bytes for the compiled engine."""
    program = compile_strategy(strategy, board)
    packed = numpy.zeros((), dtype(Program))
    for field in fields(Program):
        value, length = getattr(program, field.name), LENGTHS.get(field.name)
        if length:  # what is not in use stays zero: most of these tables is not
            packed[field.name][: getattr(program, length)] = value[: getattr(program, length)]
        else:
            packed[field.name] = value
    return packed.tobytes()
