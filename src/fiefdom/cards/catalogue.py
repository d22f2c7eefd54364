"""All 39 cards, found by name or number."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from types import ModuleType

from fiefdom.cards import basic, both_editions, first_edition, second_edition
from fiefdom.cards.card import Card
from fiefdom.errors import UnknownCard, did_you_mean
from fiefdom.lengths import LONGEST_NAME


def _defined_in(module: ModuleType) -> list[Card]:
    return [dataclasses.replace(card, editions=module.EDITIONS) for card in vars(module).values() if isinstance(card, Card)]


BASIC_CARDS: tuple[Card, ...] = tuple(_defined_in(basic))
"""The seven basic cards, in the order of their slots."""

KINGDOM_CARDS: tuple[Card, ...] = tuple(
    sorted((card for module in (both_editions, first_edition, second_edition) for card in _defined_in(module)), key=str)
)
"""The 32 Kingdom cards of both editions."""

CATALOGUE: tuple[Card, ...] = BASIC_CARDS + KINGDOM_CARDS
"""Every card; its place here is its number. The cards of a later set go to the end, so that numbers stay what they are."""

EDITIONS = (1, 2, "both")
"""The editions a game can be played in (R-ED-1, R-ED-6)."""

_BY_NAME = {card.name: card for card in CATALOGUE}
_BY_KEY = {card.name.lower(): card for card in CATALOGUE}


def normalised(name: str) -> str:
    """A card's name without case, underscores, hyphens, apostrophes and double spaces: `council_room` is `Council Room`."""
    return " ".join(name.replace("_", " ").replace("-", " ").replace("'", "").lower().split())


def find_card(name: str, own: Iterable[Card] = ()) -> Card:
    """The card of this name, of the catalogue or one's own; case, hyphens, underscores and apostrophes do not matter."""
    if name in _BY_NAME:
        return _BY_NAME[name]
    key = normalised(name[: LONGEST_NAME + 1])
    card = _BY_KEY.get(key) or next((card for card in own if normalised(card.name) == key), None)
    if card is None:
        hint = did_you_mean(key, (card.name for card in (*CATALOGUE, *own))) or "`fiefdom cards` lists all of them"
        raise UnknownCard(f"there is no card `{name}`", hint)
    return card


def is_own(card: Card) -> bool:
    """Whether somebody has invented this card: it is not one of the catalogue."""
    return _BY_KEY.get(card.name.lower()) != card


def pool(edition: int | str) -> tuple[Card, ...]:
    """The Kingdom cards of an edition; `both` is all 32 (R-ED-3, R-ED-4, R-ED-6)."""
    return tuple(card for card in KINGDOM_CARDS if edition == "both" or edition in card.editions)
