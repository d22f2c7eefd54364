"""The examples of the README and of the documentation pages run, and show what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from fiefdom.scenario.runner import run_block
from fiefdom.scenario.syntax import ScenarioBlock, blocks

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in PAGES}
BLOCKS = [(name, block) for name, text in TEXTS.items() for block in blocks(text)]
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("name", [name for name, text in TEXTS.items() if SESSION.search(text)])
def test_python_examples_give_what_they_show(name: str) -> None:
    """The sessions of a page are one after the other, as a reader would type them."""
    sessions = "\n".join(SESSION.findall(TEXTS[name]))
    test = doctest.DocTestParser().get_doctest(sessions, {}, name, name, 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(test, out=report.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(report)


@pytest.mark.parametrize("block", [pytest.param(block, id=f"{name}:{block.line}") for name, block in BLOCKS])
def test_scenarios_hold(block: ScenarioBlock) -> None:
    problem = run_block(block)
    assert problem is None, f"line {problem.line}: {problem}"


def test_the_readme_has_examples_of_both_kinds() -> None:
    assert len(SESSION.findall(TEXTS["README.md"])) >= 3
    assert "README.md" in {name for name, _ in BLOCKS}


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"])
def test_links_of_the_project_pages_lead_somewhere(name: str) -> None:
    links = LINK.findall((ROOT / name).read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_readme_says_that_it_is_unofficial() -> None:
    assert "unofficial" in TEXTS["README.md"].split("\n## ")[0].lower()
