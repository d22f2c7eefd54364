"""What a plan is called: a kind, cards and numbers. Files have the name in English, people read it in their language.

The messages `plan-called-KIND` are its only declaration: English names are written by them, and read back by them.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts, messages_beginning

PREFIX = "plan-called-"
CARDS = ("card", "other")
NUMBERS = ("number", "most")
PLANS = ("plan", "answer")
"""What a name may speak of: cards, numbers, and other plans, by their names."""

SHAPES = {**dict.fromkeys(CARDS, "[^,;]+?"), **dict.fromkeys(NUMBERS, r"\d+"), **dict.fromkeys(PLANS, ".+?")}
SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class PlanName:
    """A name. Cards are called by their English names; some may stand before what the kind says, and some behind it."""

    kind: str
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    before: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()

    def __str__(self) -> str:
        """As files have it."""
        values = dict(zip((*CARDS[: len(self.cards)], *NUMBERS), (*self.cards, *self.numbers), strict=False))
        return ", ".join((*self.before, english(self.kind).format(**values), *self.behind))

    def said(self, texts: Texts, cards: Mapping[str, Card]) -> str:
        """In words."""
        named = [texts.card(cards[name]) for name in self.cards]
        values: dict[str, str | int] = {**dict(zip(CARDS, named, strict=False)), **dict(zip(NUMBERS, self.numbers, strict=False))}
        before, behind = ([texts.card(cards[name]) for name in names] for names in (self.before, self.behind))
        return ", ".join((*before, texts.format(PREFIX + self.kind, **values), *behind))


def called(kind: str, *cards: str, numbers: Sequence[int] = (), before: Iterable[str] = (), behind: Iterable[str] = ()) -> PlanName:
    """A name; an empty text is no card."""
    return PlanName(kind, cards, tuple(numbers), tuple(filter(None, before)), tuple(filter(None, behind)))


def plan_words(name: str, texts: Texts, own: Iterable[Card] = ()) -> str:
    """The name of a plan in words. One that somebody has made up stays as it is."""
    return _words(name, texts, {card.name: card for card in (*CATALOGUE, *own)}) or name


def _words(name: str, texts: Texts, cards: Mapping[str, Card]) -> str | None:
    found = read_plan_name(name, cards)
    return found.said(texts, cards) if found else next(_of_other_plans(name, texts, cards), None)


def _of_other_plans(name: str, texts: Texts, cards: Mapping[str, Card]) -> Iterator[str]:
    """A name that is made of other names."""
    for kind in kinds():
        match = pattern(kind).fullmatch(name)
        if match and PLANS[0] in match.groupdict():
            said = {slot: _words(text, texts, cards) if slot in PLANS else text for slot, text in match.groupdict().items()}
            if all(said.values()) and said.get(CARDS[0], "") in ("", *cards):
                yield texts.format(PREFIX + kind, **{slot: cards.get(text or "", text or "") for slot, text in said.items()})


def read_plan_name(name: str, cards: Mapping[str, Card]) -> PlanName | None:
    """What an English name says; None if it is none, or speaks of a card that is not among these."""
    parts = name.split(", ")
    for first in range(len(parts)):
        for last in range(first + 1, len(parts) + 1):
            before, behind = parts[:first], parts[last:]
            if all(each in cards for each in (*before, *behind)):
                found = _of_a_kind(", ".join(parts[first:last]), cards)
                if found:
                    kind, named, numbers = found
                    return called(kind, *named, numbers=numbers, before=before, behind=behind)
    return None


def _of_a_kind(text: str, cards: Mapping[str, Card]) -> tuple[str, list[str], list[int]] | None:
    """The kind, the cards and the numbers of a name that no cards stand around."""
    for kind in kinds():
        match = pattern(kind).fullmatch(text)
        slots = match.groupdict() if match else {PLANS[0]: text}
        named = [slots[slot] for slot in CARDS if slot in slots]
        if PLANS[0] not in slots and all(card in cards for card in named):
            return kind, named, [int(slots[slot]) for slot in NUMBERS if slot in slots]
    return None


@functools.cache
def kinds() -> tuple[str, ...]:
    """The kinds of names."""
    return tuple(key.removeprefix(PREFIX) for key in messages_beginning(PREFIX))


@functools.cache
def english(kind: str) -> str:
    """The English message of a kind, with its values in braces."""
    return Texts(LANGUAGES[0]).format(PREFIX + kind, **{slot: f"{{{slot}}}" for slot in SHAPES})


@functools.cache
def pattern(kind: str) -> re.Pattern[str]:
    """What a name of a kind looks like."""
    parts = SLOT.split(english(kind))
    return re.compile("".join(f"(?P<{part}>{SHAPES[part]})" if place % 2 else re.escape(part) for place, part in enumerate(parts)))
