"""The messages of a language as its Fluent files have them."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

from fiefdom import fluent
from fiefdom.cards.sets import card_texts
from fiefdom.text.languages import RIGHT_TO_LEFT

WORDS = ("names", "sets", "game", "ui", "simulate", "table", "serve", "opponents", "research")
CARD_TEXTS = ("names", "sets", "cards")
ERRORS = ("errors",)
"""The files of the three parts. The long texts of the cards and what goes wrong are apart: most programs never show them."""

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
    return fluent.source(language, file)


def _home(language: str, key: str) -> FluentBundle:
    errors = _bundle(language, ERRORS) if key.startswith("error-") else None
    if errors and errors.has_message(key):
        return errors
    return _bundle(language, CARD_TEXTS if key.startswith(LONG) else WORDS)


@functools.cache
def _bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    return fluent.bundle(language, *(source(language, file) for file in files), isolating=language in RIGHT_TO_LEFT)


def has_message(language: str, key: str) -> bool:
    """Whether a language has a message."""
    return _home(language, key).has_message(key)


def attributes(language: str, key: str) -> tuple[str, ...]:
    """The attributes of a message, in the order of the file."""
    return tuple(_home(language, key).get_message(key).attributes) if has_message(language, key) else ()


def render(language: str, key: str, arguments: Mapping[str, object], attribute: str = "") -> str | None:
    """A message, or an attribute of one, in a language; None if the language lacks it, or anything it needs."""
    return fluent.render(_home(language, key), key, arguments, attribute)


@functools.cache
def card_name(language: str, slug: str) -> str | None:
    """The name of a card in a language, if it has one there."""
    return render(language, f"card-{slug}", {})
