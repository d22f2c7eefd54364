"""A card is its definition, its texts and its scenarios: no other place names one, but those that are about certain cards."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fiefdom.cards.catalogue import KINGDOM_CARDS, SET_NAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fiefdom"

MEANT = {
}
"""Where cards are named on purpose, and why."""

NAMES = "|".join(card.name for card in KINGDOM_CARDS)
SLUGS = "|".join(sorted({word for card in KINGDOM_CARDS for word in (card.slug, card.underscored)}, key=len, reverse=True))
NAMED = re.compile(rf"\b(?:{NAMES})\b|^(?:{SLUGS})$|(?<![\w.-])(?:{SLUGS})\.[a-z]|[+-](?:{SLUGS})\b|\b(?:{SLUGS})-")
"""A name as it stands on the card, or a slug that can be nothing else: alone, or as a part of an id."""

QUOTED = re.compile(r'"([^"\n]*)"|`([^`\n]*)`')


def strings(path: Path) -> Iterator[str]:
    """What a file says to a program: no comments, no docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from strings_of_python(ast.parse(text))
    elif path.suffix in (".ts", ".tsx"):
        code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
        yield from (each for found in QUOTED.findall(code) for each in found if each)
    else:
        yield from (line for line in text.splitlines() if not line.startswith("#"))


def strings_of_python(tree: ast.Module) -> Iterator[str]:
    words = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in words:
            yield node.value


def files() -> list[Path]:
    found = [path for folder in (SOURCE, ROOT / "web" / "src", ROOT / "native") for path in folder.rglob("*")]
    kinds = (".py", ".ts", ".tsx", ".ftl", ".md", ".json", ".tsv", ".strategy", ".css", ".html")
    return sorted(path for path in found if path.suffix in kinds and "static" not in path.parts and not in_a_set(path))


def in_a_set(path: Path) -> bool:
    return any(path.is_relative_to(SOURCE / "cards" / name) for name in SET_NAMES)


def named_in(path: Path) -> list[str]:
    return [found[0] for each in strings(path) for found in NAMED.finditer(each)]


def test_x():
    for path in files():
        n = named_in(path)
        if n: print(path.relative_to(ROOT), len(n), sorted(set(n))[:12])
    assert 0
