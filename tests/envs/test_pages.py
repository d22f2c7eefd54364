"""The page about the encoding says what the code does, and every environment has a page of the same pattern."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.envs.encoding import ACTION_NAMES, Encoding, Field

DOCS = Path(__file__).parents[2] / "docs"
ENCODING = (DOCS / "reference" / "encoding.md").read_text(encoding="utf-8")
HEADINGS = ["Usage", "Description", "Spaces", "Rewards", "Termination", "Illegal actions", "Version history"]


def row(field: Field) -> str:
    """The line of the page for a field."""
    place = str(field.start) if field.length == 1 else f"{field.start}–{field.start + field.length - 1}"
    return f"| `{field.name}` | {place} | {field.low} to {field.high} | {field.meaning} |"


def test_every_field_stands_on_the_page_in_its_place() -> None:
    encoding = Encoding(2)
    wanted = [row(field) for field in (*encoding.table_fields, *encoding.card_fields) if not field.name.endswith("_1")]
    assert [line for line in ENCODING.splitlines() if line.startswith("| `")] == wanted


def test_every_action_stands_on_the_page() -> None:
    for number, name in enumerate(ACTION_NAMES):
        assert f"| {number} | {name} |" in ENCODING


@pytest.mark.parametrize("players", range(2, 7))
def test_the_sizes_on_the_page_are_right(players: int) -> None:
    encoding = Encoding(players)
    assert f"| {players} | {encoding.table_width} | {encoding.card_width} | {encoding.size} |" in ENCODING


@pytest.mark.parametrize("page", ["batch", "gymnasium", "vector", "pettingzoo", "openspiel"])
def test_the_pages_of_environments_are_alike(page: str) -> None:
    lines = (DOCS / "envs" / f"{page}.md").read_text(encoding="utf-8").splitlines()
    headings = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
    assert [heading for heading in headings if heading in HEADINGS] == HEADINGS
