"""The cards of all sets, found by name or number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from fiefdom.cards.card import Card, slug_of
from fiefdom.cards.sets import card_sets
from fiefdom.engine.kinds import BASIC, TENS, VICTORY
from fiefdom.errors import BadKingdom, UnknownCard, nearest
from fiefdom.lengths import LONGEST_NAME

CATALOGUE: tuple[Card, ...] = tuple(card for each in card_sets() for card in each.cards)
"""Every card; its place here is its number. The cards of a later set go to the end, so that numbers stay what they are."""

BASIC_CARDS = CATALOGUE[:BASIC]
"""The seven basic cards, in the order of their slots."""

MEASURES = {"ten": TENS, **{card.slug: slot for slot, card in enumerate(BASIC_CARDS) if card.has_type(VICTORY)}}
"""What a card may be worth points for besides itself, by the word for it: every ten cards, or each copy of a basic Victory card."""

KINGDOM_CARDS = CATALOGUE[BASIC:]
"""The Kingdom cards of all sets and editions."""

EDITIONS: tuple[int | str, ...] = (*sorted({edition for each in card_sets() for edition in each.editions}), "both")
"""The editions a game can be played in (R-ED-1, R-ED-6)."""

SET_NAMES = tuple(each.name for each in card_sets())
"""All sets of cards, the base game first."""

BASE_GAME = SET_NAMES[0]

_BY_NAME = {card.name: card for card in CATALOGUE}
_BY_SLUG = {card.slug: card for card in CATALOGUE}
_BY_OTHER_NAME = {slug_of(name): card for card in CATALOGUE for name in card.also}


def find_card(name: str, own: Iterable[Card] = ()) -> Card:
    """The card of this name, of the catalogue or one's own; case, hyphens, underscores and apostrophes do not matter."""
    if name in _BY_NAME:
        return _BY_NAME[name]
    slug = slug_of(name[: LONGEST_NAME + 1])
    card = _BY_SLUG.get(slug) or next((card for card in own if card.slug == slug), None) or _BY_OTHER_NAME.get(slug)
    if card is None:
        names = {each.name: each for each in (*CATALOGUE, *own)}
        raise UnknownCard("none", name=name, near=names.get(nearest(slug.replace("-", " "), names)))
    return card


def is_own(card: Card) -> bool:
    """Whether somebody has invented this card: it is not one of the catalogue."""
    return _BY_SLUG.get(card.slug) != card


Sets: TypeAlias = str | Iterable[str]
"""Names of sets of cards, or one text with commas between them. `intrigue=5` is five cards of Intrigue, where cards are drawn."""


def find_sets(names: Sets) -> tuple[str, ...]:
    """The sets of cards of these names, the base game first."""
    return tuple(find_shares(names))


def find_shares(names: Sets) -> dict[str, int | None]:
    """The same, and how many cards of each are asked for; None where no number is said."""
    found: dict[str, int | None] = {}
    for text in names.split(",") if isinstance(names, str) else names:
        name, equals, number = text.partition("=")
        slug = slug_of(name)
        if slug not in SET_NAMES:
            raise BadKingdom("no-set", name=slug, near=nearest(slug, SET_NAMES), sets=", ".join(SET_NAMES))
        if equals and not re.fullmatch(r"\s*\d{1,2}\s*", number, re.ASCII):
            raise BadKingdom("set-number", text=text.strip(), name=slug)
        found[slug] = int(number) if equals else None
    return {name: found[name] for name in SET_NAMES if name in found}


def pool(edition: int | str, sets: Sets = BASE_GAME) -> tuple[Card, ...]:
    """The Kingdom cards of these sets in an edition; `both` is all of them (R-ED-3, R-ED-4, R-ED-6)."""
    names = find_sets(sets)
    return tuple(card for card in KINGDOM_CARDS if card.set_name in names and (edition == "both" or edition in card.editions))
