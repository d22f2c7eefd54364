"""The little Markdown that our own pages are written in, as HTML: headings, paragraphs, lists, strong, emphasis, code."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

HEADING = re.compile(r"(#{1,4}) +(.+)")
ITEM = re.compile(r"(?:(-)|\d+\.) +(.+)", re.DOTALL)
INLINE = ((re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"), (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"))
CODE = re.compile(r"`([^`]+)`")


def to_html(text: str) -> str:
    """A page as HTML; whatever is not Markdown is shown as it stands, never run."""
    return "\n".join(html for block in re.split(r"\n\s*\n", text.strip()) for html in _block(block))


def _block(block: str) -> Iterator[str]:
    lines = block.strip().splitlines()
    heading = HEADING.fullmatch(lines[0]) if lines else None
    if heading:
        level = len(heading[1])
        yield f"<h{level}>{_inline(heading[2])}</h{level}>"
        lines = lines[1:]
    if lines and ITEM.match(lines[0]):
        yield _list(lines)
    elif lines:
        yield f"<p>{_inline(' '.join(lines))}</p>"


def _list(lines: list[str]) -> str:
    items: list[str] = []
    for line in lines:
        item = ITEM.fullmatch(line)
        if item:
            items.append(item[2])
        else:
            items[-1] += f" {line.strip()}"
    tag = "ul" if lines[0].startswith("-") else "ol"
    return f"<{tag}>{''.join(f'<li>{_inline(item)}</li>' for item in items)}</{tag}>"


def _inline(text: str) -> str:
    pieces = CODE.split(html.escape(text, quote=False))
    return "".join(f"<code>{piece}</code>" if place % 2 else _styled(piece) for place, piece in enumerate(pieces))


def _styled(text: str) -> str:
    for pattern, replacement in INLINE:
        text = pattern.sub(replacement, text)
    return text
