"""Finding a card by what somebody types: in the own language or in English, with or without accents, in full or in part."""

from __future__ import annotations

from collections.abc import Iterable

from fiefdom.cards.card import Card
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import fold
from fiefdom.text.texts import Texts

EXACT, BEGINNING, BEGINNING_OF_WORD, PART, NO_MATCH = range(5)
"""How well a text fits a name, best first."""


def search_cards(text: str, among: Iterable[Card], language: str = LANGUAGES[0]) -> list[Card]:
    """The cards that a text fits best, in the order they were given in; none if it fits no name at all.

    A whole name beats a beginning, that the beginning of a later word, that any other part.
    """
    wanted = fold(text)
    texts = Texts(language)
    ranks = [(card, min(_rank(wanted, texts.name(card)), _rank(wanted, card.name))) for card in among] if wanted else []
    best = min((rank for _, rank in ranks), default=NO_MATCH)
    return [card for card, rank in ranks if rank == best != NO_MATCH]


def _rank(wanted: str, name: str) -> int:
    name = fold(name)
    if wanted == name:
        return EXACT
    if name.startswith(wanted):
        return BEGINNING
    if f" {wanted}" in name:
        return BEGINNING_OF_WORD
    return PART if wanted in name else NO_MATCH
