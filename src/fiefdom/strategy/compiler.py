"""From a strategy to the tables that the engine executes, for the cards of one game."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from fiefdom.cards.card import Card
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, GAIN, QUESTION_NAMES
from fiefdom.errors import BadStrategy
from fiefdom.strategy import program as tables
from fiefdom.strategy.board import Piles
from fiefdom.strategy.defaults import defaults
from fiefdom.strategy.expression import OF_CARDS, OF_THE_GAME, TYPES, Binary, Expression, Not, Number, Quantity, Target, Would, coins, turn
from fiefdom.strategy.program import ASKERS, BY_PHASE, CHAIN, NODES, RULES, SECTIONS, Program
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

WITH_NUMBER = {
    "<": tables.QUANTITY_LESS,
    "<=": tables.QUANTITY_LESS_EQUAL,
    "=": tables.QUANTITY_EQUAL,
    ">=": tables.QUANTITY_GREATER_EQUAL,
    ">": tables.QUANTITY_GREATER,
}

MIRRORED = {">": "<", ">=": "<="}
"""Comparisons that are another one with the sides exchanged."""

OPENING_TURNS = 2


def compile_strategy(strategy: Strategy, board: Piles) -> Program:
    """The program of a strategy for a kingdom. Rules about cards that are not there are left out; their counts are 0."""
    compiler = Compiler(strategy, board.cards)
    compiler.add_chains()
    return compiler.program


class Compiler:
    """A program in the making."""

    def __init__(self, strategy: Strategy, cards: Sequence[Card]) -> None:
        self.strategy = strategy
        self.cards = tuple(cards)
        self.program = Program()
        self.program.careless = int(strategy.ends_while_losing)
        self.numbers: dict[tuple[bool, str], int] = {}
        self.open: list[tuple[bool, str]] = []
        self.own = dict(strategy.sections)
        self.own["buy"] = (*opening_rules(strategy), *self.own.get("buy", ()))

    # Which sections answer a question

    def add_chains(self) -> None:
        """Name the sections of every question that can come up."""
        self.add_chain(ASK_ACTION, BY_PHASE, self.chain("play"))
        self.add_chain(ASK_BUY, BY_PHASE, [(True, "buy")])
        for slot, card in enumerate(self.cards):
            for question in range(ASK_BUY + 1, len(QUESTION_NAMES)):
                self.add_chain(question, slot, self.chain(QUESTION_NAMES[question], card))

    def chain(self, word: str, card: Card | None = None) -> list[tuple[bool, str]]:
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
        return [key for key in dict.fromkeys(found) if key[1] in (self.own if key[0] else defaults().sections)]

    def add_chain(self, question: int, asker: int, chain: list[tuple[bool, str]]) -> None:
        """Write the sections of a question down."""
        start = (question * ASKERS + asker) * CHAIN
        for place, key in enumerate(chain):
            self.program.chains[start + place] = self.section(*key)

    # Sections, rules and conditions

    def section(self, own: bool, name: str) -> int:  # noqa: FBT001 - one half of a key
        """The number of a section, which is compiled when it is first needed."""
        if (own, name) not in self.numbers:
            number = len(self.numbers) + 1
            if number >= SECTIONS:
                raise BadStrategy(f"`{self.strategy.name}` has too many sections", hint=f"at most {SECTIONS - 1} fit")
            self.numbers[own, name] = number
            rules = self.own[name] if own else defaults().sections[name]
            self.open.append((own, name))
            compiled = [(self.mask(rule.target), self.condition(rule.condition)) for rule in rules if self.is_here(rule)]
            self.open.pop()
            self.program.first[number] = self.program.rules
            for mask, condition in compiled:
                self.add_rule(mask, condition)
            self.program.last[number] = self.program.rules
        return self.numbers[own, name]

    def is_here(self, rule: Rule) -> bool:
        """Whether there is anything that the rule can name."""
        return rule.target == NOTHING or self.mask(rule.target) != 0

    def add_rule(self, mask: int, condition: int) -> None:
        """Write a rule down."""
        if self.program.rules == RULES:
            raise BadStrategy(f"`{self.strategy.name}` has too many rules", hint=f"at most {RULES} fit, defaults included")
        self.program.targets[self.program.rules] = mask
        self.program.condition[self.program.rules] = condition
        self.program.rules += 1

    def mask(self, target: Target) -> int:
        """The slots that a target means."""
        return 0 if target == NOTHING else self.masks((target,))

    def masks(self, targets: Sequence[Target]) -> int:
        """The slots that several targets mean together."""
        found = 0
        for target in targets:
            found |= mask_of(target, self.cards)
        return found

    def condition(self, condition: Expression | None) -> int:
        """1 + the node of a condition, 0 for none."""
        return 0 if condition is None else 1 + self.node(condition)

    def node(self, expression: Expression) -> int:
        """Write an expression down and return its node."""
        match expression:
            case Number(number):
                return self.add_node(tables.NUMBER, number=number)
            case Quantity():
                return self.quantity(tables.QUANTITY, expression)
            case Binary(sign, Quantity() as quantity, Number(number)) if sign in WITH_NUMBER:
                return self.quantity(WITH_NUMBER[sign], quantity, number)
            case Not(inner):
                return self.add_node(tables.NOT, self.node(inner))
            case Would(question):
                return self.would(question)
            case Binary(sign, left, right) if sign in MIRRORED:
                return self.node(Binary(MIRRORED[sign], right, left))
            case Binary(sign, left, right):
                return self.add_node(OPERATIONS[sign], self.node(left), self.node(right))
        raise TypeError(expression)

    def quantity(self, operation: int, quantity: Quantity, number: float = 0.0) -> int:
        """A quantity, alone or compared with a number."""
        which = OF_CARDS[quantity.name] if quantity.of else OF_THE_GAME[quantity.name]
        return self.add_node(operation, which, mask=self.masks(quantity.of), number=number)

    def would(self, question: str) -> int:
        """Whether the first section that answers a question names a card in hand; false if nobody can be asked it here."""
        slug, _, word = question.partition(".")
        card = next((card for card in self.cards if card.slug == slug), None)
        chain = self.chain(word, card) if card else []
        if not chain:
            return self.add_node(tables.NUMBER)
        if chain[0] in self.open:
            raise BadStrategy(f"`would({question})` of `{self.strategy.name}` asks itself", hint="take it out of the section it is about")
        return self.add_node(tables.WOULD, self.section(*chain[0]))

    def add_node(self, operation: int, left: int = 0, right: int = 0, *, mask: int = 0, number: float = 0.0) -> int:
        """Write a node down and return its number."""
        place = self.program.nodes
        if place == NODES:
            raise BadStrategy(f"the conditions of `{self.strategy.name}` are too long", hint=f"at most {NODES} words and signs fit")
        row = self.program
        row.operation[place], row.left[place], row.right[place], row.mask[place], row.number[place] = operation, left, right, mask, number
        row.nodes += 1
        return place


@functools.lru_cache(maxsize=4096)
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


@functools.lru_cache(maxsize=256)
def packed_program(strategy: Strategy, board: Piles) -> bytes:
    """The program as bytes for the compiled engine."""
    from fiefdom.game.plain import pack

    packed: bytes = pack(compile_strategy(strategy, board)).tobytes()
    return packed
