"""Marks that keep a piece of text together where left-to-right and right-to-left are mixed."""

from __future__ import annotations

FIRST_STRONG_ISOLATE = "\u2068"
LEFT_TO_RIGHT_ISOLATE = "\u2066"
POP_ISOLATE = "\u2069"

MARKS = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))


def isolate(text: str) -> str:
    """A text that does not disturb the order of what stands around it; its own direction is that of its first letter."""
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"


def isolate_left_to_right(text: str) -> str:
    """A text such as `×3`, which has no letter to tell its direction by."""
    return f"{LEFT_TO_RIGHT_ISOLATE}{text}{POP_ISOLATE}"


def strip_isolates(text: str) -> str:
    """The text without marks of direction: for comparing, and for terminals once the text has been put into visual order."""
    return text.translate(MARKS)
