"""Every statement of the checklist is tested somewhere, and no test names a statement that does not exist."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from fiefdom.scenario.syntax import blocks
from tests.scenario_pages import DOCUMENTS

TESTS = Path(__file__).parent.parent
STATEMENT = re.compile(r"(?<![\w-])T-(?:I-)?\d+")  # not the end of a rule's id, such as R-INT-37


def checklist() -> dict[str, dict[str, str]]:
    """The statements of the rules' checklist, by id."""
    with (TESTS / "checklist.tsv").open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def named_by_scenarios(paths: Iterable[Path]) -> Iterator[str]:
    """The ids in the words that introduce a scenario which runs."""
    for path in paths:
        for block in blocks(path.read_text(encoding="utf-8")):
            yield from STATEMENT.findall(f"{block.heading}\n{block.about}")


def named_by_tests(root: Path) -> Iterator[str]:
    """The ids in the docstrings of test functions."""
    for path in root.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from STATEMENT.findall(ast.get_docstring(node) or "")


def named_anywhere() -> dict[str, Path]:
    """Every id in every document and test, with a file that names it."""
    paths = [*DOCUMENTS.values(), *TESTS.rglob("test_*.py")]
    return {found: path for path in paths for found in STATEMENT.findall(path.read_text(encoding="utf-8"))}


def test_the_checklist_is_complete() -> None:
    rows = checklist()
    assert len(rows) == 286 + 163
    assert list(rows) == sorted(rows)
    assert {row["level"] for row in rows.values()} == {"easy", "medium", "hard", "nasty"}
    assert all(row["statement"].endswith(".") for row in rows.values())
    assert all(re.fullmatch(r"R-[A-Z0-9_-]+-\d+( R-[A-Z0-9_-]+-\d+)*", row["rules"]) for row in rows.values())


@pytest.fixture(scope="module")
def tested() -> set[str]:
    """The ids that a scenario or a test function is about."""
    return {*named_by_scenarios(DOCUMENTS.values()), *named_by_tests(TESTS)}


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "nasty"])
def test_every_statement_is_tested(level: str, tested: set[str]) -> None:
    untested = [f"{row['id']}: {row['statement']}" for row in checklist().values() if row["level"] == level and row["id"] not in tested]
    assert untested == []


def test_no_test_names_a_statement_that_does_not_exist() -> None:
    known = checklist()
    assert {found: str(path) for found, path in named_anywhere().items() if found not in known} == {}


def test_a_statement_counts_only_where_something_runs(tmp_path: Path) -> None:
    (tmp_path / "words.md").write_text("## Heading\n\nOnly words, T-001.\n\n```text\nT-001\n```\n", encoding="utf-8")
    (tmp_path / "test_words.py").write_text('"""T-001"""\ndef helper():\n    "T-001"\n', encoding="utf-8")
    assert [*named_by_scenarios(tmp_path.rglob("*.md")), *named_by_tests(tmp_path)] == []
    (tmp_path / "runs.md").write_text("## Heading\n\nT-002, R-INT-2.\n\n```scenario\n```\n", encoding="utf-8")
    (tmp_path / "test_runs.py").write_text('def test_something():\n    "T-003"\n', encoding="utf-8")
    assert [*named_by_scenarios(tmp_path.rglob("*.md")), *named_by_tests(tmp_path)] == ["T-002", "T-003"]
