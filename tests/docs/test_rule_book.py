"""Every rule that anything cites stands in the rule book, once, and leads to its rulings."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "docs" / "rules"
DEFINITION = re.compile(r"^- \*\*(R-[A-Z0-9_-]+-\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"\bR-[A-Z0-9]+(?:-[A-Z_]+)?-\d+\b")
INVENTED = {"R-CARD-OLD_BEACON-1"}
"""Of a card that a test makes up."""


def defined() -> Counter[str]:
    """The rules of the rule book, and how often each is defined."""
    return Counter(rule for page in RULES.glob("*.md") for rule in DEFINITION.findall(page.read_text(encoding="utf-8")))


def sources() -> list[Path]:
    """All files of the project that people write."""
    folders = (ROOT / name for name in ("src", "tests", "docs", "native", "web/src", "examples", "benchmarks"))
    found = (path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".md", ".ts", ".tsx", ".tsv", ".ftl"})
    return [*found, *ROOT.glob("*.md")]


def test_every_rule_is_defined_once() -> None:
    rules = defined()
    assert len(rules) > 500
    assert [rule for rule, times in rules.items() if times > 1] == []


def test_every_cited_rule_exists() -> None:
    known = set(defined()) | INVENTED
    unknown = {rule: path.name for path in sources() for rule in CITED.findall(path.read_text(encoding="utf-8")) if rule not in known}
    assert unknown == {}


def test_every_page_is_listed_on_the_first_one() -> None:
    listed = set(re.findall(r"\]\(([a-z]+\.md)\)", (RULES / "index.md").read_text(encoding="utf-8")))
    assert listed == {page.name for page in RULES.glob("*.md")} - {"index.md"} | {"checklist.md"}


def test_numbers_are_links_from_rules_to_rulings_and_back(site: Path) -> None:
    turn = (site / "rules" / "turn.html").read_text(encoding="utf-8")
    assert re.search(r'<a id="r-draw-6"></a><strong><a href="../rulings/rule-ids.html#r-draw-6">R-DRAW-6</a>', turn)
    adventurer = (site / "rulings" / "base" / "adventurer.html").read_text(encoding="utf-8")
    assert '<a href="../../rules/turn.html#r-draw-6">R-DRAW-6</a>' in adventurer
    checklist = (site / "rules" / "checklist.html").read_text(encoding="utf-8")
    assert '<a href="setup.html#r-setup-5">R-SETUP-5</a>' in checklist
    assert '<a id="t-001"></a>T-001' in checklist
    rulings = "".join(page.read_text(encoding="utf-8") for page in (site / "rulings" / "rules").glob("*.html"))
    assert re.search(r'<a href="../../rules/checklist.html#t-\d+">(?:<code>)?T-\d+', rulings)
