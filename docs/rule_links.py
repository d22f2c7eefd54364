"""Rules, rulings and all other pages are one web of links: a cited `R-DRAW-6` leads to that rule, and a rule to its rulings.

The pages in `docs/rules` define the rules; the checklist beside them is made from the statements that the tests cover.
"""

from __future__ import annotations

import csv
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fiefdom.text.rule_book import DEFINITION

DOCS = Path(__file__).parent
CHECKLIST = DOCS.parent / "tests" / "checklist.tsv"
INDEXED = re.compile(r"^\*\*(R-[A-Z0-9_-]+-\d+)\*\*$", re.MULTILINE)
"""A rule in the index of rulings."""
CITED = re.compile(r"(?<![\w/#\[-])(`?)(R-[A-Z0-9]+(?:-[A-Z_]+)?-\d+|T-\d+)\1(?![\w`-])")
"""A rule, or a statement of the checklist."""
UNTOUCHED = re.compile(
    r"(^(?:```|~~~~?)[\s\S]*?^(?:```|~~~~?)$|^#.*$|(?<!`)`[^`\n]*`(?!`)|\[[^\]\n]*\]\([^)\n]*\)|<a [^>]*></a>)", re.MULTILINE
)
"""Code, headings and links that are there already; of code a number that stands alone becomes a link, too."""
INDEX = "rulings/rule-ids.md"
STATEMENTS = "rules/checklist.md"


@cache
def rules() -> dict[str, str]:
    """The page, seen from `docs`, that defines each rule."""
    pages = sorted((DOCS / "rules").glob("*.md"))
    return {rule: f"rules/{page.name}" for page in pages for rule in DEFINITION.findall(page.read_text(encoding="utf-8"))}


def with_links(pages: Mapping[str, str]) -> dict[str, str]:
    """The pages of the site, every rule with an anchor and every number that a page cites with a link."""
    ruled = set(INDEXED.findall(pages[INDEX]))
    return {place: linked(anchored(text, place, ruled), place) for place, text in pages.items()}


def anchored(markdown: str, here: str, ruled: set[str]) -> str:
    """A page with an anchor at each rule that it defines, or lists the rulings of."""
    if here == INDEX:
        return INDEXED.sub(lambda found: f"{anchor(found[1])}**{found[1]}**", markdown)
    return DEFINITION.sub(lambda found: f"- {definition(found[1], ruled)} ", markdown) if here.startswith("rules/") else markdown


def anchor(rule: str) -> str:
    """Where a link to a rule leads."""
    return f'<a id="{rule.lower()}"></a>'


def definition(rule: str, ruled: set[str]) -> str:
    """The number that begins a rule: an anchor, and a link to the rulings that cite it."""
    return f"{anchor(rule)}**[{rule}](../{INDEX}#{rule.lower()})**" if rule in ruled else f"{anchor(rule)}**{rule}**"


def linked(markdown: str, here: str) -> str:
    """A page with a link at each number of a rule outside of code."""
    parts = UNTOUCHED.split(markdown)
    return "".join(
        part if place % 2 and not CITED.fullmatch(part) else CITED.sub(lambda f: link(f, here), part) for place, part in enumerate(parts)
    )


def link(found: re.Match[str], here: str) -> str:
    """A cited rule as a link; of what no page defines only the words."""
    rule = found[2]
    target = rules().get(rule) or (STATEMENTS if rule in statements() and here != STATEMENTS else None)
    return f"[{found[0]}]({os.path.relpath(target, os.path.dirname(here))}#{rule.lower()})" if target else found[0]


@cache
def statements() -> dict[str, dict[str, str]]:
    """The rows of the checklist, by id."""
    with CHECKLIST.open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def checklist() -> str:
    """The statements that tests cover, each with its rules."""
    rows = statements().values()
    lines = ["# Checklist", "", f"{len(rows)} statements, from easy to nasty. A test fails for each that no scenario or test covers.", ""]
    lines += ["| id | level | statement | rules |", "|---|---|---|---|"]
    lines += [f"| {anchor(row['id'])}{row['id']} | {row['level']} | {row['statement']} | {row['rules']} |" for row in rows]
    return "\n".join(lines) + "\n"
