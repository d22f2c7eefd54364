"""A place in a text, for errors."""

from __future__ import annotations

from typing import NamedTuple

from fiefdom.errors import BadStrategy


class Place(NamedTuple):
    """Where something stands in a text."""

    line: int
    column: int

    def on(self, columns: int) -> Place:
        """A place further to the right."""
        return Place(self.line, self.column + columns)

    def error(self, message: str, hint: str = "") -> BadStrategy:
        """What is wrong there."""
        return BadStrategy(message, self.line, self.column, hint)
