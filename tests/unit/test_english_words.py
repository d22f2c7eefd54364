"""No English in the texts of other languages: every message, every error and its hints, but for names, code and what people type."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from fiefdom.text.languages import LANGUAGES
from tests.unit.locales import FILES, body

OTHERS = LANGUAGES[1:]

ENGLISH = """
    able about
    after again all also and another answer answers any because been before between both but button buy buys can cannot card cards
    choose chosen command could deck decision discard does each edition error every file first folder found from gain game games given
    has have here hint how into its kingdom known language last left less line lines many more most must name named names need needs never
    next nobody not nothing number numbers only open other others out pile piles play played player players question read seat seats seed
    should something such take takes than that the their them then there these they this those three times together too trash turn two
    under until use used was were what when where which while who whoever why wide will with without word words wrong you your
"""
"""Words that people of other languages do not use; what one of them has as a word of its own is left out below."""

OWN: dict[str, set[str]] = {
    "ro": set(),
    "pl": {"folder", "most"},
    "is": set(),
    "he": set(),
}

TYPED = {
    "help-play-edition": {"both"},
    "help-evolve-budget": {"games"},
    "error-kingdom-other-edition": {"both"},
    "error-notation-field": {"turn", "trash", "seat"},
}
"""Words that are typed as they are, in every language."""

CODE = re.compile(r"`[^`]*`|--[a-z-]+|«[^»]*»|„[^”“]*[”“]|\b[A-Z_]{2,}\b|\b\w+\.\w+\b|https?://\S+")
WORD = re.compile(r"[A-Za-zÀ-ɏ]+")


def said(entry: ast.Message | ast.Term) -> str:
    """What a message says in its own words: no values, no code, no other messages."""
    parts = [entry.value, *(attribute.value for attribute in entry.attributes)]
    return " ".join(text for part in parts if part for text in _texts(part))


def _texts(pattern: ast.Pattern) -> list[str]:
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            found += [text for variant in element.expression.variants for text in _texts(variant.value)]
        else:
            found.append("…")
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_no_english_word_is_left(language: str, file: str) -> None:
    left = {}
    for entry in body(language, file):
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("word-"):
            strange = set(ENGLISH.split()) - OWN[language] - TYPED.get(entry.id.name, set())
            words = {word for word in WORD.findall(CODE.sub(" ", said(entry))) if word.lower() in strange}
            if words:
                left[entry.id.name] = words
    assert left == {}


def test_the_test_would_notice() -> None:
    from fluent.syntax import FluentParser

    entry = FluentParser().parse("error-x = there is no card `{ $name }`").body[0]
    assert isinstance(entry, ast.Message)
    assert set(WORD.findall(CODE.sub(" ", said(entry)))) & set(ENGLISH.split()) == {"there", "card"}
