"""Numbers as each language writes them."""

from __future__ import annotations

import math
from decimal import Decimal

POINTS = {"en": (",", "."), "ro": (".", ","), "pl": ("\u00a0", ","), "is": (".", ","), "he": (",", ".")}
"""What stands between thousands, and before what is behind the whole (CLDR; to ask a library takes longer than most commands last)."""

MINUS = "−"
UNKNOWN = "–"
"""What is not a number."""


def written(number: float, language: str, digits: int = 0) -> str:
    """A number with some digits behind the point: `12,000`, `19.9`, `-3`."""
    if math.isnan(number):
        return UNKNOWN
    return _localised(Decimal(str(number)), language, f",.{digits}f")


def written_percent(share: float, language: str, digits: int = 1) -> str:
    """A share in percent: `71.3%`."""
    if math.isnan(share):
        return UNKNOWN
    return _localised(100 * Decimal(str(share)), language, f",.{digits}f") + "%"


def written_difference(share: float, language: str, digits: int = 1) -> str:
    """A difference of shares with its sign: `+5.6%`, `−1.0%`."""
    if math.isnan(share):
        return UNKNOWN
    return _localised(100 * Decimal(str(share)), language, f"+,.{digits}f").replace("-", MINUS) + "%"


def _localised(number: Decimal, language: str, form: str) -> str:
    thousands, point = POINTS[language]
    whole, _, rest = format(number, form).replace("Infinity", "∞").partition(".")
    return whole.replace(",", thousands) + (point + rest if rest else "")
