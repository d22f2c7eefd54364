"""The sections of a strategy: what its rules are about."""

from __future__ import annotations

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.engine.words import ASK_BUY, QUESTION_NAMES
from fiefdom.errors import did_you_mean
from fiefdom.strategy.place import Place

GENERAL = ("buy", "play", "gain", "trash", "discard", "topdeck", "set-aside", "reveal", "discard-deck")
"""The sections that are not about a single card."""

VERBS = QUESTION_NAMES[ASK_BUY + 1 :]
"""What a card can ask for."""


def section_name(word: str, own: tuple[Card, ...], place: Place) -> str:
    """The name of a section as the questions have it."""
    name = word.lower()
    slugs = [card.slug for card in (*CATALOGUE, *own)]
    card, dot, verb = name.partition(".")
    if name in GENERAL or (dot and verb in VERBS and card.replace(" ", "-") in slugs):
        return name.replace(" ", "-") if dot else name
    known = [*GENERAL, *(f"{slug}.{each}" for slug in slugs for each in VERBS)]
    hint = did_you_mean(name, known) or f"there are {', '.join(GENERAL)}, and questions such as chapel.trash"
    raise place.error(f"there is no section `{word}`", hint)
