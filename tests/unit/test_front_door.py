"""What a stranger finds beside the code says the same as the code."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import yaml

import fiefdom

ROOT = Path(__file__).parent.parent.parent


def project() -> dict[str, Any]:
    """What the package says of itself."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def test_the_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == project()["version"] == fiefdom.__version__
    assert citation["license"] == project()["license"]
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in project()["authors"]]


def test_the_readme_leads_to_all_of_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = [page.name for page in ROOT.glob("*.md") if page.name != "README.md"]
    assert [name for name in (*pages, "CITATION.cff", "LICENSE") if f"({name})" not in readme] == []
