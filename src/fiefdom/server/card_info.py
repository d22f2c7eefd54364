"""Cards as a client is told of them: those of the catalogue once for all, own cards with the kingdom that they are in."""

from __future__ import annotations

import functools

from msgspec import Struct

from fiefdom.cards.card import Card
from fiefdom.cards.card_writer import effect_in_a_line
from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.vocabulary import Verb, vocabulary
from fiefdom.text.languages import LANGUAGES


class CardInfo(Struct, kw_only=True):
    """A card of the catalogue; texts are in `/locales`. `also` is what other printings call it."""

    slug: str
    name: str
    cost: int
    types: list[str]
    editions: list[int]
    is_basic: bool
    worth: int = 0
    points: int = 0
    points_per_ten: int = 0
    points_per_duchy: int = 0
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0
    also: list[str] = []


class OwnCard(Struct, kw_only=True):
    """A card that somebody has invented: its names and texts by language. Without a text it has its instructions, in English."""

    card: CardInfo
    names: dict[str, str]
    texts: dict[str, str]


class KingdomState(Struct, kw_only=True):
    """The cards of the game. `key` is that of a recommended set (`first-game-2`), or nothing; `own` are those of no catalogue."""

    key: str
    edition: int | str
    cards: list[str]
    own: list[OwnCard] = []


class PileSize(Struct, kw_only=True):
    """How many cards a pile begins with, by the number of players, from two on."""

    card: str
    sizes: list[int]


class KingdomPage(Struct, kw_only=True):
    """A kingdom: its cards, its codes for people and for other programs, and its piles."""

    kingdom: KingdomState
    code: str
    underscore_code: str
    seats: list[int]
    piles: list[PileSize]


class VerbInfo(Struct, kw_only=True):
    """A verb that own cards are made of: how a line with it looks, one to begin with, and what it does."""

    form: str
    example: str
    about: str


def card_verbs() -> list[VerbInfo]:
    """Those that a line can begin with."""
    verbs = (verb for name, verb in vocabulary().items() if WITH_OTHERS.get(name) != "")
    return [VerbInfo(form=verb.form, example=example_of(verb), about=verb.about) for verb in verbs]


TWO_OPTIONS = ":\n    option +card:\n        draw cards 1\n    option +coin:\n        add coins 1"

WITH_OTHERS = {
    "choose": f"choose 1{TWO_OPTIONS}",
    "choose per type": f"choose per type{TWO_OPTIONS}",
    "option": "",
    "reveal to thief": "for each victim:\n    reveal to thief 2\nmay gain loot",
}
"""Verbs that need others around them."""


def example_of(verb: Verb) -> str:
    """A line with a verb, with something in place of what it has to be told."""
    if verb.words in WITH_OTHERS:
        return WITH_OTHERS[verb.words]
    said = " ".join(map(str, (verb.words, *(EXAMPLES[each.kind] for each in verb.parameters if each.default is None))))
    return f"{said}:\n    draw cards 1" if verb.takes_block else said


EXAMPLES = {"number": 2, "card": "Curse", "zone": "hand", "label": "+card"}
"""Something of each kind that a verb can be told."""


@functools.lru_cache(maxsize=1024)
def kingdom_state(kingdom: Kingdom) -> KingdomState:
    cards = [card.slug for card in kingdom.kingdom_cards]
    return KingdomState(key=kingdom.key, edition=kingdom.edition, cards=cards, own=[own_card(card) for card in kingdom.own_cards])


def card_info(card: Card) -> CardInfo:
    return CardInfo(
        slug=card.slug,
        name=card.name,
        cost=card.cost,
        types=list(card.type_names),
        editions=list(card.editions),
        is_basic=card in BASIC_CARDS,
        worth=card.worth,
        points=card.points,
        points_per_ten=card.points_per_ten,
        points_per_duchy=card.points_per_duchy,
        cards=card.plus.cards,
        actions=card.plus.actions,
        buys=card.plus.buys,
        coins=card.plus.coins,
        also=list(card.also),
    )


def own_card(card: Card) -> OwnCard:
    texts = dict(card.texts) or {LANGUAGES[0]: effect_in_a_line(card)}
    return OwnCard(card=card_info(card), names={LANGUAGES[0]: card.name, **card.names}, texts=texts)
