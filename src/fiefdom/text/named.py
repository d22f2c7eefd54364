"""What people mean by a name, whichever of the languages it is in: cards, recommended sets, kingdoms.

Their own language comes first; what was perhaps meant is told in it.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.design import plain_code
from fiefdom.cards.kingdoms import Kingdom, check_length, find_kingdom
from fiefdom.cards.recommended import PRINTED_SETS, RecommendedSet, set_key
from fiefdom.errors import NeedsExpansion, UnknownCard, UnknownKingdom, nearest
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import fold
from fiefdom.text.texts import Texts, search_cards

BETWEEN = re.compile(r"[,;\n]")
"""What stands between the names of several cards."""


def card_named(name: str, texts: Texts, among: Sequence[Card] = CATALOGUE) -> Card:
    """The card of a name; a part of it that fits only one will do."""
    found = search_cards(name.replace("_", " "), among, texts.language)
    if len(found) > 1:
        raise UnknownCard("several", name=name, cards=found)
    if not found:
        near = nearest(name, [each for card in among for each in (card.name, texts.name(card))])
        raise UnknownCard("none", name=name, near=near)
    return found[0]


def cards_named(text: str, texts: Texts, own: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The cards of a list of names."""
    among = (*CATALOGUE, *own)
    return tuple(card_named(name.strip(), texts, among) for name in BETWEEN.split(text) if name.strip())


def kingdom_named(text: str, edition: int | str | None, texts: Texts, own: Sequence[Card] = ()) -> Kingdom:
    """The kingdom of the name or key of a recommended set, or of the names of ten cards."""
    check_length(text)
    text = plain_code(text)
    if BETWEEN.search(text.strip()):
        return Kingdom.of(cards_named(text, texts, own), edition)
    found = set_named(text, edition)
    if found is None:
        near = nearest(text, [name for each in PRINTED_SETS if not each.missing for name in (each.key, each.name, texts.printed_set(each))])
        raise UnknownKingdom("none", name=text, near=near, sets=set_names(texts))
    if found.missing:
        raise NeedsExpansion(
            "cards", name=texts.printed_set(found), expansion=found.expansion, missing=", ".join(found.missing), sets=set_names(texts)
        )
    is_key = set_key(text) in (each.key for each in PRINTED_SETS)
    return find_kingdom(text if is_key else found.name, edition)


def set_named(text: str, edition: int | str | None = None) -> RecommendedSet | None:
    """The recommended set of a key or of a name in any language; of two editions the wanted one, or the second."""
    key, name = set_key(text), fold(text)
    found = [each for each in PRINTED_SETS if key in _keys(each) or name in _names(each)]
    fitting = [each for each in found if str(edition) == str(each.edition)] or found
    return fitting[-1] if fitting else None


def set_names(texts: Texts) -> str:
    """The sets that can be played, by their names in a language."""
    return ", ".join(sorted({texts.printed_set(each) for each in PRINTED_SETS if not each.missing}))


@functools.cache
def _keys(printed: RecommendedSet) -> frozenset[str]:
    return frozenset((printed.key, set_key(printed.name)))


@functools.cache  # a table is made by name: all sets in all languages, each time anew, took most of that
def _names(printed: RecommendedSet) -> frozenset[str]:
    return frozenset(fold(Texts(language).printed_set(printed)) for language in LANGUAGES)
