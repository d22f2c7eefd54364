"""The rule book: pages of numbered rules in English, and as HTML a web of links between them.

It stands in `docs/rules` of the repository; a wheel has a copy beside this file.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

DEFINITION = re.compile(r"^- \*\*(R-[A-Z0-9_-]+-\d+)\*\* ", re.MULTILINE)
"""A rule begins its line with its number."""
CITED = re.compile(r"(?<![\w/#\[\"-])(R-[A-Z0-9]+(?:-[A-Z_]+)?-\d+)(?![\w-])")
OF_CARD = re.compile(r"R-CARD-([A-Z_]+)-1")
FIRST = "index"
PAGE_LINK = re.compile(r'<a href="([a-z-]+)\.md(#[^"]*)?">([^<]*)</a>')
OTHER_LINK = re.compile(r'<a href="(?!/rules/)[^"]*">([^<]*)</a>')
CONTENTS = re.compile(r"(?:^- \[[^]]+\]\([a-z-]+\.md\).*\n)+", re.MULTILINE)
HEADING = re.compile(r"<h1>[^<]*</h1>\n?")
DEFINED_ITEM = re.compile(r"<li>(\s*(?:<p>)?)<strong>(R-[A-Z0-9_-]+-\d+)</strong>")


@cache
def pages() -> dict[str, str]:
    """The Markdown of each page, by name; none if they were not installed."""
    beside, above = Path(__file__).parent / "rules", Path(__file__).parents[3] / "docs" / "rules"
    folder = beside if beside.is_dir() else above
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md"))}


@cache
def rules() -> dict[str, str]:
    """The page that defines each rule."""
    return {rule: name for name, text in pages().items() for rule in DEFINITION.findall(text)}


def page_of(name: str) -> str | None:
    """The page of a name: its own, or that of the card with this slug; None if there is none."""
    return name if name in pages() else rules().get(f"R-CARD-{name.upper().replace('-', '_')}-1")


@cache
def order() -> tuple[str, ...]:
    """The names of the pages in the order of the book, as the first one lists them."""
    return (FIRST, *(name for name in re.findall(r"^- \[[^]]+\]\(([a-z-]+)\.md\)", pages()[FIRST], re.MULTILINE) if name in pages()))


@cache
def html(name: str) -> str:
    """A page as HTML without its heading and the list of pages, which readers have beside it in their language.

    Every rule has an anchor, every number that it cites is a link, and a card's first rule goes by the card's slug.
    """
    from markdown_it import MarkdownIt  # here, because few readers want it

    source = CONTENTS.sub("", pages()[name], count=1) if name == FIRST else pages()[name]
    text = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(source))
    text = HEADING.sub("", text, count=1)
    text = text.replace("<table>", '<table tabindex="0">')  # a wide one is scrolled, with the keyboard, too
    parts = re.split(r"(<li id=[^>]*>(?:<[^>]*>|\s)*<strong>[^<]*</strong>|<[^>]*>)", DEFINED_ITEM.sub(_item, _with_links(text)))
    return "".join(part if place % 2 else CITED.sub(_cited, part) for place, part in enumerate(parts))


def _with_links(text: str) -> str:
    """With links to the other pages; of what is only on the site of the documentation the words are left."""

    def link(found: re.Match[str]) -> str:
        return f'<a href="/rules/{found[1]}{found[2] or ""}">{found[3]}</a>' if found[1] in pages() else found[3]

    return OTHER_LINK.sub(r"\1", PAGE_LINK.sub(link, text))


def _item(found: re.Match[str]) -> str:
    card = OF_CARD.fullmatch(found[2])
    own = f'<a id="{card[1].lower().replace("_", "-")}"></a>' if card else ""
    return f'<li id="{found[2].lower()}">{found[1]}{own}<strong>{found[2]}</strong>'


def _cited(found: re.Match[str]) -> str:
    home = rules().get(found[1])
    return f'<a href="/rules/{home}#{found[1].lower()}">{found[1]}</a>' if home else found[1]
