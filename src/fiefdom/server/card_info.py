"""Cards as a client is told of them: those of the catalogue once for all, own cards with the kingdom that they are in."""

from __future__ import annotations

import functools

from msgspec import Struct

from fiefdom.cards.card import Card
from fiefdom.cards.card_writer import effect_in_a_line
from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.text.languages import LANGUAGES


class CardInfo(Struct, kw_only=True):
    """A card of the catalogue; texts are in `/locales`."""

    slug: str
    name: str
    cost: int
    types: list[str]
    editions: list[int]
    is_basic: bool
    worth: int = 0
    points: int = 0
    points_per_ten: int = 0
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


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
        cards=card.plus.cards,
        actions=card.plus.actions,
        buys=card.plus.buys,
        coins=card.plus.coins,
    )


def own_card(card: Card) -> OwnCard:
    texts = dict(card.texts) or {LANGUAGES[0]: effect_in_a_line(card)}
    return OwnCard(card=card_info(card), names={LANGUAGES[0]: card.name, **card.names}, texts=texts)
