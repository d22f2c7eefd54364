"""Why an answer is better than another, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.text.answers import answer_text
from fiefdom.text.numbers import MINUS, written
from fiefdom.text.texts import Texts

SHARES = ("ender", "piles", "fewer-piles")
"""Reasons whose numbers are shares of games."""


class Reason(NamedTuple):
    """Something in which games after the better answer differ from those after the other one: averages `here` and `there`.

    `code` is the message `why-CODE`; `more` and `fewer` are about copies of a `card`, `wins` has no numbers: the answer wins at once.
    """

    code: str
    here: float = 0.0
    there: float = 0.0
    card: str = ""

    def as_dict(self) -> dict[str, Any]:
        return {"code": self.code, "here": self.here, "there": self.there, "card": self.card or None}


def why_title(best: str, other: str, kingdom: Kingdom, texts: Texts) -> str:
    """Which two answers are compared."""
    return texts.format("why-title", answer=answer_text(best, kingdom, texts), other=answer_text(other, kingdom, texts))


def why_lines(reasons: Sequence[Reason], kingdom: Kingdom, texts: Texts) -> Iterator[str]:
    """What speaks for an answer: what it buys towards and gives up, then how the games that were played on differ."""
    for code in ("more", "fewer"):
        cards = [reason for reason in reasons if reason.code == code]
        if cards:
            yield texts.format(f"why-{code}", cards=", ".join(_copies(reason, kingdom, texts) for reason in cards))
    for reason in reasons:
        if not reason.card:
            here, there = (_number(reason.code, number, texts) for number in (reason.here, reason.there))
            yield texts.format(f"why-{reason.code}", here=here, there=there)


def _copies(reason: Reason, kingdom: Kingdom, texts: Texts) -> str:
    """A card, and how many copies more or fewer of it there are at the end."""
    change = reason.here - reason.there
    sign = "+" if change > 0 else MINUS
    return f"{texts.card(kingdom.cards[kingdom.slots[reason.card]])} ({sign}{written(abs(change), texts.language, 1)})"


def _number(code: str, number: float, texts: Texts) -> str:
    if code in SHARES:
        return str(round(100 * number))
    return written(number, texts.language, 1).replace("-", MINUS)


def plan_in_brief(kind: str, cards: Sequence[Card], texts: Texts) -> Iterator[str]:
    """What a plan is after, in two lines at most."""
    yield texts.format("why-plan", name=texts.format(f"plan-{kind}"))
    if cards:
        yield texts.format("plan-cards", cards=", ".join(texts.card(card) for card in cards))
