"""Every environment has a page of the same pattern, and names every option there is."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from fiefdom.envs.arena import EnvConfig

DOCS = Path(__file__).parents[2] / "docs"
HEADINGS = ["Usage", "Description", "Spaces", "Rewards", "Termination", "Illegal actions", "Version history"]


@pytest.mark.parametrize("page", ["batch", "gymnasium", "vector", "pettingzoo", "openspiel"])
def test_the_pages_of_environments_are_alike(page: str) -> None:
    lines = (DOCS / "envs" / f"{page}.md").read_text(encoding="utf-8").splitlines()
    headings = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
    assert [heading for heading in headings if heading in HEADINGS] == HEADINGS


@pytest.mark.parametrize("option", [field.name for field in dataclasses.fields(EnvConfig)])
def test_every_option_is_explained(option: str) -> None:
    pages = [(DOCS / "envs" / f"{page}.md").read_text(encoding="utf-8") for page in ("gymnasium", "pettingzoo")]
    assert any(f"| `{option}` |" in page for page in pages)
