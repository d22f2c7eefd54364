"""The reference page of the language names every word that the language knows, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fiefdom.strategy.condition import GENERAL
from fiefdom.strategy.expression import OF_CARDS, OF_THE_GAME, TYPES

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "strategies.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("heading", "words"),
    [("Sections", GENERAL), ("Kinds of cards", TYPES), ("Quantities of cards", OF_CARDS), ("Quantities of the game", OF_THE_GAME)],
)
def test_the_table_lists_the_words(heading: str, words: object) -> None:
    part = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    listed = [word.removesuffix("(…)") for word in re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE)]
    assert listed == list(words)  # type: ignore[call-overload]
