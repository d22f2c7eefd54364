"""The examples of the README and of the documentation pages run, and show what they say."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest

from benchmarks.readme import ROWS
from fiefdom.scenario.runner import run_block
from fiefdom.scenario.syntax import ScenarioBlock, blocks
from tests.docs.walk import Typed, Walk, steps

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
    assert SESSION.search(TEXTS["README.md"])
    assert "README.md" in {name for name, _ in BLOCKS}


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"])
def test_links_of_the_project_pages_lead_somewhere(name: str) -> None:
    links = LINK.findall((ROOT / name).read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_readme_is_short_and_says_where_its_numbers_come_from() -> None:
    readme = TEXTS["README.md"]
    assert readme.count("\n") < 120
    measured = readme.partition("<!-- measured by benchmarks/readme.py -->\n")[2].partition("<!-- end -->")[0]
    assert re.match(r"One core of .+, Python 3\.\d+\.\d+, \d{4}-\d\d-\d\d:\n", measured)
    assert all(f"| {said} |" in measured for said in ROWS.values())


def test_what_the_readme_prints_is_what_is_printed(tmp_path: Path) -> None:
    walk = Walk(tmp_path, Path(sys.executable).parent)
    shown = [step for step in steps(TEXTS["README.md"]) if isinstance(step, Typed) and step.printed]
    assert shown
    for step in shown:
        walk.do(step)


def test_the_readme_says_that_it_is_unofficial() -> None:
    assert "unofficial" in TEXTS["README.md"].split("\n## ")[0].lower()
