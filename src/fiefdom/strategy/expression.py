"""Conditions of rules, as values: made by reading text, or in Python with the operators.

count("Smithy") < treasures / 11          is   count(Smithy) < treasures / 11
(money > 15) & ~(left("Province") < 3)    is   money > 15 and not left(Province) < 3
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION, ATTACK, CURSED, REACTION, TREASURE, VICTORY
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.words import ASKS
from fiefdom.errors import BadStrategy, UnknownCard, nearest
from fiefdom.strategy import program

TYPES: dict[str, Any] = {
    "action": lambda card: card.has_type(ACTION),
    "treasure": lambda card: card.has_type(TREASURE),
    "victory": lambda card: card.has_type(VICTORY),
    "curses": lambda card: card.has_type(CURSED),
    "attack": lambda card: card.has_type(ATTACK),
    "reaction": lambda card: card.has_type(REACTION),
    "terminal": lambda card: card.has_type(ACTION) and card.plus.actions == 0,
    "cantrip": lambda card: card.has_type(ACTION) and card.plus.actions > 0 and card.plus.cards > 0,
    "splitter": lambda card: card.has_type(ACTION) and card.plus.actions > 1,
    "any": lambda _: True,
}
"""Words for sets of cards. A terminal gives no +Action, a cantrip replaces itself, a splitter gives +2 Actions."""

OF_CARDS = {
    "count": program.COUNT,
    "hand": program.HAND_COUNT,
    "left": program.LEFT_COUNT,
    "play": program.PLAY_COUNT,
    "theirs": program.THEIR_COUNT,
    "spare": program.SPARE,
}
"""Quantities of cards: `count(Gold)`, `hand(action)`, `left(Curse)`, `play(Village)`, `theirs(Witch)`, `spare(Copper)`."""

OF_THE_GAME = {
    "money": program.MONEY,
    "coins": program.COINS,
    "buys": program.BUYS,
    "actions": program.ACTIONS_LEFT,
    "turn": program.TURN_NUMBER,
    "cards": program.CARDS,
    "score": program.SCORE,
    "lead": program.LEAD,
    "gains_to_end": program.GAINS_TO_END,
    "empty_piles": program.EMPTY_PILES,
    "players": program.PLAYERS,
    "action_phase": program.ACTION_PHASE_NOW,
    "mine": program.MINE,
    "starter": program.STARTER,
    "hand_size": program.HAND_SIZE_NOW,
    "deck_size": program.DECK_SIZE_NOW,
    "remaining": program.REMAINING,
}
"""Quantities that need no card."""

SHORT_FORMS = {"treasures": ("count", "treasure"), "terminals": ("count", "terminal")}
"""Words that stand for a count: `treasures` is `count(treasure)`."""

Target: TypeAlias = Card | str
"""A card, or one of the words of `TYPES`; in the section of a question about labels or numbers, one of these."""

Operand: TypeAlias = "Expression | int | float"


class Expression:
    """A number, a quantity or something made of them. Truth is 1 and 0, as in Python."""

    def __add__(self, other: Operand) -> Binary:
        return Binary("+", self, lift(other))

    def __radd__(self, other: Operand) -> Binary:
        return Binary("+", lift(other), self)

    def __sub__(self, other: Operand) -> Binary:
        return Binary("-", self, lift(other))

    def __rsub__(self, other: Operand) -> Binary:
        return Binary("-", lift(other), self)

    def __mul__(self, other: Operand) -> Binary:
        return Binary("*", self, lift(other))

    def __rmul__(self, other: Operand) -> Binary:
        return Binary("*", lift(other), self)

    def __truediv__(self, other: Operand) -> Binary:
        return Binary("/", self, lift(other))

    def __rtruediv__(self, other: Operand) -> Binary:
        return Binary("/", lift(other), self)

    def __lt__(self, other: Operand) -> Binary:
        return Binary("<", self, lift(other))

    def __le__(self, other: Operand) -> Binary:
        return Binary("<=", self, lift(other))

    def __gt__(self, other: Operand) -> Binary:
        return Binary(">", self, lift(other))

    def __ge__(self, other: Operand) -> Binary:
        return Binary(">=", self, lift(other))

    def equals(self, other: Operand) -> Binary:
        """Whether two values are equal; `==` compares expressions."""
        return Binary("=", self, lift(other))

    def differs(self, other: Operand) -> Binary:
        """Whether two values are not equal."""
        return Binary("!=", self, lift(other))

    def __and__(self, other: Operand) -> Binary:
        return Binary("and", self, lift(other))

    def __or__(self, other: Operand) -> Binary:
        return Binary("or", self, lift(other))

    def __invert__(self) -> Not:
        return Not(self)

    def targets(self) -> Iterator[Target]:
        """The cards and words it is about."""
        yield from ()

    def __bool__(self) -> bool:
        raise TypeError("a condition has no truth before the game; combine conditions with `&`, `|` and `~`, not `and`, `or` and `not`")


LEVELS = {"or": 1, "and": 2, "not": 3, "<": 4, "<=": 4, "=": 4, "!=": 4, ">=": 4, ">": 4, "+": 5, "-": 5, "*": 6, "/": 6}
"""How tightly each operator binds."""

HIGHEST = 7


@dataclass(frozen=True)
class Number(Expression):
    """A number that is written down."""

    number: float

    def __str__(self) -> str:
        return f"{self.number:g}"


@dataclass(frozen=True)
class Quantity(Expression):
    """Something to be counted: `Quantity("money")`, `Quantity("count", (find_card("Gold"),))`."""

    name: str
    of: tuple[Target, ...] = ()

    def targets(self) -> Iterator[Target]:
        """The cards and words it is about."""
        yield from self.of

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.of))})" if self.of else self.name


@dataclass(frozen=True)
class Would(Expression):
    """Whether the rules of a choice, `chapel.trash`, name a card of the hand as it is."""

    question: str

    def __str__(self) -> str:
        return f"would({self.question})"


@dataclass(frozen=True)
class Not(Expression):
    """The opposite."""

    inner: Expression

    def targets(self) -> Iterator[Target]:
        """The cards and words it is about."""
        yield from self.inner.targets()

    def __str__(self) -> str:
        return f"not {_bracketed(self.inner, LEVELS['not'])}"


@dataclass(frozen=True)
class Binary(Expression):
    """Two expressions with an operator between them."""

    operator: str
    left: Expression
    right: Expression

    def targets(self) -> Iterator[Target]:
        """The cards and words it is about."""
        yield from self.left.targets()
        yield from self.right.targets()

    def __str__(self) -> str:
        level = LEVELS[self.operator]
        chained = level != LEVELS["<"]  # comparisons are not chained: a < b < c would surprise
        return f"{_bracketed(self.left, level if chained else level + 1)} {self.operator} {_bracketed(self.right, level + 1)}"


def _bracketed(expression: Expression, level: int) -> str:
    own = LEVELS[expression.operator] if isinstance(expression, Binary) else LEVELS["not"] if isinstance(expression, Not) else HIGHEST
    negative = isinstance(expression, Number) and expression.number < 0 and level > LEVELS["+"]
    return f"({expression})" if own < level or negative else str(expression)


def lift(value: Operand) -> Expression:
    """A number as an expression."""
    return value if isinstance(value, Expression) else Number(value)


def find_target(name: str, own: tuple[Card, ...] = ()) -> Target:
    """The word for a set of cards, or the card of this name, which may be an own one."""
    word = name.strip()
    if word.lower() in TYPES:
        return word.lower()
    try:
        return find_card(word, own)
    except UnknownCard as problem:
        near = nearest(word, [*TYPES, *(card.name for card in own)])
        raise UnknownCard("none", name=word, near=near or problem.values["near"]) from None


NUMBER_WORDS = tuple(map(str, range(SLOTS)))
"""The numbers that a rule can name."""


def words_of(section: str, cards: Iterable[Card]) -> tuple[str, ...]:
    """The labels or the numbers that the rules of a section name; none if they name cards."""
    slug, _, word = section.partition(".")
    asked = next((card.questions.get(word) for card in cards if word and card.slug == slug), None)
    if asked is None:
        return ()
    return NUMBER_WORDS if ASKS[asked.number].answer == "number" else asked.labels


def _of_cards(name: str, targets: tuple[Target, ...]) -> Quantity:
    if not targets:
        raise BadStrategy("needs-card", name=name)
    return Quantity(name, tuple(find_target(target) if isinstance(target, str) else target for target in targets))


def count(*targets: Target) -> Quantity:
    """How many of these cards one owns."""
    return _of_cards("count", targets)


def hand(*targets: Target) -> Quantity:
    """How many of these cards one has in hand."""
    return _of_cards("hand", targets)


def left(*targets: Target) -> Quantity:
    """How many of these cards are left in the Supply."""
    return _of_cards("left", targets)


def play(*targets: Target) -> Quantity:
    """How many of these cards one has in play."""
    return _of_cards("play", targets)


def theirs(*targets: Target) -> Quantity:
    """The most of these cards that another player owns."""
    return _of_cards("theirs", targets)


def spare(*targets: Target) -> Quantity:
    """How many of these cards in hand could go without a change of what one buys this turn."""
    return _of_cards("spare", targets)


def would(question: str) -> Would:
    """Whether the rules for a question name a card in hand."""
    return Would(question)


money, coins, buys, actions, turn, cards, score, lead = map(
    Quantity, ("money", "coins", "buys", "actions", "turn", "cards", "score", "lead")
)
gains_to_end, empty_piles, players, action_phase, mine, starter, hand_size, deck_size = map(
    Quantity, ("gains_to_end", "empty_piles", "players", "action_phase", "mine", "starter", "hand_size", "deck_size")
)
treasures, terminals = Quantity("count", ("treasure",)), Quantity("count", ("terminal",))
