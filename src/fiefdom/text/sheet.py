"""A table of texts, which terminals and pages draw."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import NamedTuple


class Sheet(NamedTuple):
    """Headings and rows. The columns from `numbers` on hold numbers."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    numbers: int = 1
    title: str = ""

    def as_html(self) -> str:
        """The sheet as a table of a page; numbers are written from left to right in every language."""
        caption = f"<caption>{html.escape(self.title)}</caption>\n" if self.title else ""
        head = "".join(f'<th scope="col"{self._kind(place)}>{html.escape(text)}</th>' for place, text in enumerate(self.head))
        rows = ("".join(self._cell(text, place) for place, text in enumerate(row)) for row in self.rows)
        body = "\n".join(f"<tr>{row}</tr>" for row in rows)
        return f'<div class="scroll"><table>\n{caption}<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'

    def _cell(self, text: str, place: int) -> str:
        direction = "ltr" if place >= self.numbers else "auto"
        return f'<td{self._kind(place)}><bdi dir="{direction}">{html.escape(text)}</bdi></td>'

    def _kind(self, place: int) -> str:
        return ' class="number"' if place >= self.numbers else ""
