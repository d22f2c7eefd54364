"""The messages of a language as its Fluent files have them, read when they are first needed."""

from __future__ import annotations

import functools
import importlib.resources
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

from fiefdom.cards.sets import card_texts
from fiefdom.text.languages import RIGHT_TO_LEFT

WORDS = ("names", "sets", "game", "ui", "simulate", "table", "serve", "opponents", "research", "refusals")
CARD_TEXTS = ("names", "sets", "cards")
"""The files of the two halves. The long texts of the cards are apart: most programs never show them."""

LONG = "card-text-"
ENTRY = re.compile(r"^(?=[a-z#])", re.MULTILINE)
"""Where a message or a comment begins."""


def source(language: str, file: str) -> str:
    """What stands in a file of a language; nothing if the language does not have it yet.

    `sets` and `cards` are what the sets of cards bring along: names and questions, and the long texts.
    """
    if file in ("sets", "cards"):
        entries = ENTRY.split(card_texts(language))
        return "".join(entry for entry in entries if entry.startswith(LONG) == (file == "cards"))
    path = importlib.resources.files("fiefdom.text").joinpath("locales", language, f"{file}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@functools.cache
def _resource(language: str, file: str) -> Resource:
    from fluent.runtime import FluentResource  # here, because it is slow to import

    return FluentResource(source(language, file))


@functools.cache
def _bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
    for file in files:
        bundle.add_resource(_resource(language, file))
    return bundle


def _home(language: str, key: str) -> FluentBundle:
    return _bundle(language, CARD_TEXTS if key.startswith(LONG) else WORDS)


def has_message(language: str, key: str) -> bool:
    """Whether a language has a message."""
    return _home(language, key).has_message(key)


def attributes(language: str, key: str) -> tuple[str, ...]:
    """The attributes of a message, in the order of the file."""
    return tuple(_home(language, key).get_message(key).attributes) if has_message(language, key) else ()


def render(language: str, key: str, arguments: Mapping[str, object], attribute: str = "") -> str | None:
    """A message, or an attribute of one, in a language; None if the language lacks it, or anything it needs."""
    if not has_message(language, key):
        return None
    bundle = _home(language, key)
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    return None if errors else str(text)


@functools.cache
def card_name(language: str, slug: str) -> str | None:
    """The name of a card in a language, if it has one there."""
    return render(language, f"card-{slug}", {})
