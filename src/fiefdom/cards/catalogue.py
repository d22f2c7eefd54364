"""The cards of all sets, found by name or number."""

from __future__ import annotations

from collections.abc import Iterable

from fiefdom.cards.card import Card
from fiefdom.cards.sets import card_sets
from fiefdom.engine.kinds import BASIC
from fiefdom.errors import UnknownCard, did_you_mean
from fiefdom.lengths import LONGEST_NAME

CATALOGUE: tuple[Card, ...] = tuple(card for each in card_sets() for card in each.cards)
"""Every card; its place here is its number. The cards of a later set go to the end, so that numbers stay what they are."""

BASIC_CARDS = CATALOGUE[:BASIC]
"""The seven basic cards, in the order of their slots."""

KINGDOM_CARDS = CATALOGUE[BASIC:]
"""The Kingdom cards of all sets and editions."""

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
