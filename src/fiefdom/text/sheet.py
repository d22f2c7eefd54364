"""A table of texts, for whoever draws it: a terminal or a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Sheet(NamedTuple):
    """Headings and rows. The columns from `numbers` on hold numbers."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    numbers: int
