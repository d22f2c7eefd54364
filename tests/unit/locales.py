"""The texts of each language as their Fluent files have them, for tests that compare them."""

from __future__ import annotations

import functools

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fiefdom.text.texts import ERRORS, WORDS, render, source

FILES = (*WORDS, *ERRORS, "cards", "lessons")


class Found(Visitor):
    """The variables, references, plural selectors and the number of letters of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[ast.SelectExpression] = []
        self.letters = 0

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.letters += sum(sign.isalpha() for sign in node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)


@functools.cache
def body(language: str, file: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(source(language, file)).body)


@functools.cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """All texts of a language: messages by their id, attributes as `id.attribute`."""
    texts: dict[str, ast.Pattern] = {}
    for message in (entry for file in FILES for entry in body(language, file) if isinstance(entry, ast.Message)):
        if message.value:
            texts[message.id.name] = message.value
        texts.update({f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes})
    return texts


@functools.cache
def found_in(language: str, name: str) -> Found:
    found = Found()
    found.visit(patterns(language)[name])
    return found


@functools.cache
def variables(language: str, name: str) -> set[str]:
    """The arguments that a text needs, also through the messages it refers to."""
    found = found_in(language, name)
    return found.variables.union(*(variables(language, other) for other in found.messages if other in patterns(language)))


def common(language: str) -> list[str]:
    """The texts that English and another language have."""
    return sorted(patterns("en").keys() & patterns(language).keys())


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def selected_by(selector: ast.SelectExpression) -> str:
    assert isinstance(selector.selector, ast.VariableReference)
    return selector.selector.id.name


@functools.cache
def counted() -> set[str]:
    """The arguments that a plural depends on."""
    return {selected_by(selector) for name in patterns("en") for selector in found_in("en", name).selectors if is_plural(selector)}


def is_plural(selector: ast.SelectExpression) -> bool:
    """Whether a number selects, not a word such as what is expected in a file."""
    return bool({"one", "few", "many"} & {key_of(variant) for variant in selector.variants})


def rendered(language: str, name: str, number: int = 5) -> str | None:
    """A text with something for every argument: a number where the plural depends on it."""
    key, _, attribute = name.partition(".")
    arguments = {variable: number if variable in counted() else "something" for variable in variables(language, name)}
    return render(language, key, arguments, attribute)
