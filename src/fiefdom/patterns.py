"""What a parsed message of Fluent says: its words with values, other messages and the forms that numbers choose put in.

The library that would do this brings tables of dates and numbers for all languages, thirty times what Fiefdom is. Its parser comes alone;
a test holds every message of every language against what the whole library says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast


class Unsayable(Exception):
    """A message needs a value, a message or a function that is not there."""


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def _romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or 1 <= number % 100 <= 19 else "other"


PLURALS: dict[str, Callable[[int], str]] = {
    "en": lambda number: "one" if number == 1 else "other",
    "ro": _romanian,
    "pl": _polish,
    "is": lambda number: "one" if number % 10 == 1 and number % 100 != 11 else "other",
    "he": lambda number: {1: "one", 2: "two"}.get(number, "other"),
}
"""The form that a number wants, by language (CLDR)."""


@dataclass(frozen=True)
class Patterns:
    """The parsed messages of a language; terms go by their name with the `-`."""

    language: str
    around: str
    """What stands around a value, such as `{}`."""
    entries: dict[str, dict[str, ast.Pattern | None]] = field(default_factory=dict)
    """For each message its attributes, and by the name "" what it says itself."""

    def add(self, key: str, source: str) -> None:
        """Parse a message."""
        for entry in FluentParser(with_spans=False).parse(f"{key} ={source}").body:
            if isinstance(entry, (ast.Message, ast.Term)):
                attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
                self.entries[key] = {"": entry.value, **attributes}

    def say(self, key: str, values: Mapping[str, object], attribute: str = "", *, within: tuple[tuple[str, str], ...] = ()) -> str:
        """A message, or an attribute of one, which stands within others if they refer to it."""
        pattern = self.entries.get(key, {}).get(attribute)
        if pattern is None or (key, attribute) in within:
            raise Unsayable(key)
        return _Saying(self, values, (*within, (key, attribute))).pattern(pattern)


@dataclass(frozen=True)
class _Saying:
    """One message being said."""

    patterns: Patterns
    values: Mapping[str, object]
    within: tuple[tuple[str, str], ...]

    def pattern(self, pattern: ast.Pattern) -> str:
        around = self.patterns.around if len(pattern.elements) > 1 else "{}"
        return "".join(self._element(element, around) for element in pattern.elements)

    def _element(self, element: ast.TextElement | ast.Placeable, around: str) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        text = str(self._value(element.expression))
        return text if isinstance(element.expression, ast.StringLiteral) else around.format(text)

    def _value(self, expression: object) -> str | int:
        match expression:
            case ast.VariableReference():
                return self._given(expression.id.name)
            case ast.SelectExpression():
                return self._selected(expression)
            case ast.MessageReference() | ast.TermReference():
                return self._referred(expression)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral() if expression.value.lstrip("-").isdigit():
                return int(expression.value)
        raise Unsayable(type(expression).__name__)

    def _given(self, name: str) -> str | int:
        value = self.values.get(name)
        if not isinstance(value, (str, int)):
            raise Unsayable(name)
        return value

    def _selected(self, expression: ast.SelectExpression) -> str:
        value = self._value(expression.selector)
        found = next((variant for variant in expression.variants if self._fits(value, variant.key)), None)
        return self.pattern((found or next(variant for variant in expression.variants if variant.default)).value)

    def _fits(self, value: str | int, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and value == float(key.value)
        return key.name == (value if isinstance(value, str) else PLURALS[self.patterns.language](abs(value)))

    def _referred(self, reference: ast.MessageReference | ast.TermReference) -> str:
        attribute = reference.attribute.name if reference.attribute else ""
        if isinstance(reference, ast.MessageReference):
            return self.patterns.say(reference.id.name, self.values, attribute, within=self.within)
        named = reference.arguments.named if reference.arguments else ()
        given = {argument.name.name: self._value(argument.value) for argument in named}
        return self.patterns.say(f"-{reference.id.name}", given, attribute, within=self.within)
