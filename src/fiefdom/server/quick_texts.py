"""Texts that remember what they have said: the same prompts and lines are wanted at many tables, and Fluent takes its time."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from fiefdom.text.texts import Argument, Texts

REMEMBERED = 20_000
"""Texts; about four megabytes."""


@dataclass(frozen=True)
class QuickTexts(Texts):
    """The same words, sooner."""

    def _render(self, key: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        return _remembered(self.language, key, tuple(arguments.items()), attribute)


@functools.lru_cache(maxsize=REMEMBERED)
def _remembered(language: str, key: str, arguments: tuple[tuple[str, Argument], ...], attribute: str) -> str:
    return Texts(language)._render(key, dict(arguments), attribute)
