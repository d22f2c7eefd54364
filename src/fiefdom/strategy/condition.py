"""Reading the condition of a rule: words, numbers and operators, from the loosest to the tightest."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.engine.words import ASK_BUY, QUESTION_NAMES
from fiefdom.errors import BadStrategy, FiefdomError, nearest
from fiefdom.strategy.expression import (
    OF_CARDS,
    OF_THE_GAME,
    SHORT_FORMS,
    Binary,
    Expression,
    Not,
    Number,
    Quantity,
    Target,
    Would,
    find_target,
    words_of,
)


class Place(NamedTuple):
    """Where something stands in a text."""

    line: int
    column: int

    def on(self, columns: int) -> Place:
        """A place further to the right."""
        return Place(self.line, self.column + columns)

    def error(self, key: str, /, **values: Any) -> BadStrategy:
        """What is wrong there."""
        return BadStrategy(key, line=self.line, column=self.column, **values)


TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|(<=|>=|!=|==|[<>=+\-*/()])|([^\W\d]\w*)|(\S))")
COMPARISONS = ("<", "<=", "=", "==", "!=", ">=", ">")
WORDS = (*OF_THE_GAME, *SHORT_FORMS, *OF_CARDS, "would", "not", "true", "false")
DEEPEST = 60
"""Brackets within brackets."""

LONGEST = 250
"""Words, numbers and signs of one condition; no table is made for more."""


class Token(NamedTuple):
    """A word, number or sign, and where it begins."""

    text: str
    start: int


@dataclass
class Condition:
    """A condition being read."""

    text: str
    place: Place
    own: tuple[Card, ...] = ()
    position: int = 0
    depth: int = 0

    def parse(self) -> Expression:
        """The whole condition."""
        words = len(TOKEN.findall(self.text))
        if words > LONGEST:
            raise self.place.error("condition-too-long", number=words, most=LONGEST)
        found = self.either()
        token = self.next()
        if token.text:
            raise self.expected("expected-end", token)
        return found

    # Words

    def peek(self) -> Token:
        """The next word, number or sign; empty at the end."""
        match = TOKEN.match(self.text, self.position)
        if not match:
            return Token("", len(self.text))
        return Token(match[match.lastindex or 0], match.start(match.lastindex or 0))

    def next(self) -> Token:
        token = self.peek()
        self.position = token.start + len(token.text)
        return token

    def takes(self, *texts: str) -> str:
        """Take the next one if it is one of these."""
        token = self.peek()
        return self.next().text.lower() if token.text.lower() in texts else ""

    def expected(self, key: str, token: Token, **values: Any) -> BadStrategy:
        """What stands there and what should."""
        return self.place.on(token.start).error(key, found=token.text, at="word" if token.text else "end", **values)

    # From the loosest to the tightest

    def either(self) -> Expression:
        """`a or b`."""
        found = self.both()
        while self.takes("or"):
            found = Binary("or", found, self.both())
        return found

    def both(self) -> Expression:
        """`a and b`."""
        found = self.negated()
        while self.takes("and"):
            found = Binary("and", found, self.negated())
        return found

    def negated(self) -> Expression:
        """`not a`."""
        if not self.takes("not"):
            return self.compared()
        self.enter()
        return Not(self.leave(self.negated()))

    def compared(self) -> Expression:
        """`a < b`."""
        found = self.summed()
        sign = self.takes(*COMPARISONS)
        if not sign:
            return found
        found = Binary(sign.replace("==", "="), found, self.summed())
        if self.peek().text in COMPARISONS:
            raise self.expected("chained", self.peek())
        return found

    def summed(self) -> Expression:
        """`a + b - c`."""
        found = self.multiplied()
        while sign := self.takes("+", "-"):
            found = Binary(sign, found, self.multiplied())
        return found

    def multiplied(self) -> Expression:
        """`a * b / c`."""
        found = self.atom()
        while sign := self.takes("*", "/"):
            found = Binary(sign, found, self.atom())
        return found

    def atom(self) -> Expression:
        """A number, a word, or something in brackets."""
        token = self.next()
        if re.fullmatch(r"\d+(\.\d+)?", token.text):
            return Number(float(token.text))
        if token.text == "-":
            return self.negative()
        if token.text == "(":
            self.enter()
            return self.closed(self.leave(self.either()))
        return self.word(token)

    def negative(self) -> Expression:
        """A sign before a number belongs to it; before anything else it takes it from nothing."""
        self.enter()
        inner = self.leave(self.atom())
        return Number(-inner.number) if isinstance(inner, Number) else Binary("-", Number(0), inner)

    def enter(self) -> None:
        """One level deeper."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.expected("too-deep", self.peek(), most=DEEPEST)

    def leave(self, found: Expression) -> Expression:
        """One level up again."""
        self.depth -= 1
        return found

    def closed(self, found: Expression) -> Expression:
        """Whatever was opened must be closed."""
        token = self.next()
        if token.text != ")":
            raise self.expected("expected-bracket", token)
        return found

    def word(self, token: Token) -> Expression:
        """A quantity."""
        word = token.text.lower()
        if word in OF_THE_GAME:
            return Quantity(word)
        if word in SHORT_FORMS:
            name, kind = SHORT_FORMS[word]
            return Quantity(name, (kind,))
        if word in ("true", "false"):
            return Number(1.0 if word == "true" else 0.0)
        if word in OF_CARDS:
            return Quantity(word, self.targets(word))
        if word == "would":
            return self.question()
        raise self.expected("expected-quantity", token, near=nearest(token.text, WORDS), words=", ".join(WORDS))

    def inside(self, word: str, example: str) -> tuple[str, int]:
        """The text between brackets, and where it begins."""
        token = self.next()
        if token.text != "(":
            raise self.expected("expected-opening", token, word=word, example=example)
        start = self.position
        end = self.text.find(")", start)
        if end < 0:
            raise self.expected("expected-bracket", Token("", len(self.text)))
        self.position = end + 1
        return self.text[start:end], start

    def targets(self, word: str) -> tuple[Target, ...]:
        """The cards that a quantity is about."""
        text, start = self.inside(word, "Gold")
        found = []
        for piece in text.split(","):
            try:
                found.append(find_target(piece, self.own))
            except FiefdomError as problem:
                raise self.place.on(start + len(piece) - len(piece.lstrip())).error("", cause=problem) from None
            start += len(piece) + 1
        return tuple(found)

    def question(self) -> Would:
        """The question in `would(chapel.trash)`."""
        text, start = self.inside("would", "chapel.trash")
        asked = section_name(text.strip(), self.own, self.place.on(start))
        if words_of(asked, (*CATALOGUE, *self.own)):
            raise self.place.on(start).error("would-of-no-card", question=asked)
        return Would(asked)


GENERAL = ("buy", "play", "gain", "trash", "discard", "topdeck", "set-aside", "reveal", "discard-deck")
"""The sections that are not about a single card."""

VERBS = QUESTION_NAMES[ASK_BUY + 1 :]
"""What a card can ask for."""


def section_name(word: str, own: tuple[Card, ...], place: Place) -> str:
    """The name of a section as the questions have it."""
    name = word.lower()
    slugs = [card.slug for card in (*CATALOGUE, *own)]
    card, dot, verb = name.partition(".")
    if name in GENERAL or (dot and verb in VERBS and card.replace(" ", "-") in slugs):
        return name.replace(" ", "-") if dot else name
    known = [*GENERAL, *(f"{slug}.{each}" for slug in slugs for each in VERBS)]
    raise place.error("no-section", name=word, near=nearest(name, known), sections=", ".join(GENERAL))
