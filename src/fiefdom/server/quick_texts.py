"""Texts that remember what they have said: the same prompts and lines are wanted at many tables, and Fluent takes its time."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from fiefdom.cards.card import Card
from fiefdom.text.texts import Argument, Texts

REMEMBERED = 20_000
"""Texts; about four megabytes."""


@dataclass(frozen=True)
class QuickTexts(Texts):
    """The same words, sooner, for browsers."""

    hints: ClassVar[tuple[str, ...]] = ("hint",)

    def _render(self, key: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        return _remembered(self.language, key, tuple(arguments.items()), attribute)

    def cards(self, cards: Iterable[Card] | Mapping[Card, int]) -> str:
        """Several cards, as `Texts.cards` says them."""
        counted = cards if isinstance(cards, Mapping) else Counter(cards)
        return _remembered_cards(self.language, frozenset(counted.items()))


@functools.lru_cache(maxsize=REMEMBERED)
def _remembered(language: str, key: str, arguments: tuple[tuple[str, Argument], ...], attribute: str) -> str:
    return Texts(language)._render(key, dict(arguments), attribute)


@functools.lru_cache(maxsize=REMEMBERED)
def _remembered_cards(language: str, counted: frozenset[tuple[Card, int]]) -> str:
    return Texts(language).cards(dict(counted))
