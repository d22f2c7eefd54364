"""Numbers as people of a language write them."""

from __future__ import annotations

import math

from fiefdom.simulation.statistics import Share, Spread
from fiefdom.text.letters import isolate_left_to_right
from fiefdom.text.texts import Texts

UNKNOWN = "–"
LONGEST_NAME = 32


def whole(number: float, texts: Texts) -> str:
    """A whole number with its thousands apart: `12,000`."""
    return _written(number, "#,##0", texts)


def decimal(number: float, texts: Texts, digits: int = 1) -> str:
    """A number with some digits behind the point: `19.9`."""
    return _written(number, f"#,##0.{'0' * digits}", texts)


def percent(share: float, texts: Texts, digits: int = 1) -> str:
    """A share in percent: `71.3%`."""
    return _written(share, f"#,##0.{'0' * digits}%", texts)


def signed_percent(share: float, texts: Texts) -> str:
    """A difference of shares: `+5.6%`."""
    return _written(share, "+#,##0.0%;−#,##0.0%", texts)


def interval(share: Share, texts: Texts) -> str:
    """The interval of a share: `70.4–72.2%`."""
    return from_to(decimal(100 * share.low, texts), percent(share.high, texts), texts)


def from_to(low: str, high: str, texts: Texts) -> str:
    """A range, which reads from left to right in every language: `7–19`."""
    text = f"{low}–{high}"
    return isolate_left_to_right(text) if texts.is_rtl else text


def spread(found: Spread, texts: Texts) -> str:
    """A mean and its deviation: `37.2 ± 8.1`."""
    text = f"{decimal(found.mean, texts)} ± {decimal(found.deviation, texts)}"
    return isolate_left_to_right(text) if texts.is_rtl else text


def _written(number: float, pattern: str, texts: Texts) -> str:
    from babel.numbers import format_decimal, format_percent  # here, because it is slow to import

    if math.isnan(number):
        return UNKNOWN
    write = format_percent if "%" in pattern else format_decimal
    return str(write(number, format=pattern, locale=texts.language))


def shortened(name: str) -> str:
    """A name that fits beside others; rules written on the spot can be long."""
    name = " ".join(name.split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
