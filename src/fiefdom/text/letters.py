"""Letters as people type them who have no key for the marks on them, and the marks that keep a text of another direction together."""

from __future__ import annotations

import unicodedata

LETTERS = str.maketrans("łđðøı" + "ךםןףץ", "lddoi" + "כמנפצ") | {ord("þ"): "th", ord("æ"): "ae", ord("œ"): "oe"}
"""Letters that are no letter with a mark to Unicode; the Hebrew ones have another form at the end of a word."""

DROPPED = str.maketrans("", "", "'’‘`\"״׳")
"""Signs that nobody types."""


def fold(text: str) -> str:
    """The text without case, accents, vowel points, signs and double spaces: `Kuźnia` is `kuznia`, `Sala-Tronowa` is `sala tronowa`."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    bare = "".join(" " if unicodedata.category(sign) == "Pd" else sign for sign in decomposed if not unicodedata.combining(sign))
    return " ".join(bare.translate(LETTERS).translate(DROPPED).replace("_", " ").split())


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


def visible(text: str) -> str:
    """A text without marks for the direction of writing, which names cannot have."""
    return "".join(character for character in text if character.isprintable())
