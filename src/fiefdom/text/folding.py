"""Letters as people type them who have no key for the marks on them."""

from __future__ import annotations

import unicodedata

LETTERS = str.maketrans(
    {
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ı": "i",
        "ך": "כ",
        "ם": "מ",
        "ן": "נ",
        "ף": "פ",
        "ץ": "צ",
    }
)
"""Letters that are no letter with a mark to Unicode; the Hebrew ones have another form at the end of a word."""

DROPPED = str.maketrans("", "", "'’‘`\"״׳")
"""Signs that nobody types."""


def fold(text: str) -> str:
    """The text without case, accents, vowel points, signs and double spaces: `Kuźnia` is `kuznia`, `Sala-Tronowa` is `sala tronowa`."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    bare = "".join(" " if unicodedata.category(sign) == "Pd" else sign for sign in decomposed if not unicodedata.combining(sign))
    return " ".join(bare.translate(LETTERS).translate(DROPPED).replace("_", " ").split())
