"""Finding a card by what somebody types: in the own language or in English, with or without accents, in full or in part."""

from __future__ import annotations

from collections.abc import Iterable

from fiefdom.cards.card import Card
from fiefdom.text.folding import fold
from fiefdom.text.languages import LANGUAGES, check_language
from fiefdom.text.texts import Texts

EXACT, EXACT_IN_ENGLISH, BEGINNING, BEGINNING_OF_WORD, PART, NO_MATCH = range(6)
"""How well a text fits a name, best first."""


def search_cards(text: str, among: Iterable[Card], language: str = LANGUAGES[0]) -> list[Card]:
    """The cards that a text fits best, in the order they were given in; none if it fits no name at all.

    A whole name beats a beginning, that the beginning of a later word, that any other part.
    """
    wanted = fold(text)
    texts = Texts(check_language(language))
    ranks = [(card, _rank(wanted, card, texts)) for card in among] if wanted else []
    best = min((rank for _, rank in ranks), default=NO_MATCH)
    return [card for card, rank in ranks if rank == best != NO_MATCH]


def _rank(wanted: str, card: Card, texts: Texts) -> int:
    own = _rank_of_name(wanted, fold(texts.name(card)))
    english = _rank_of_name(wanted, fold(card.name))
    return min(own, EXACT_IN_ENGLISH if english == EXACT else english)


def _rank_of_name(wanted: str, name: str) -> int:
    if wanted == name:
        return EXACT
    if name.startswith(wanted):
        return BEGINNING
    if f" {wanted}" in name:
        return BEGINNING_OF_WORD
    return PART if wanted in name else NO_MATCH
