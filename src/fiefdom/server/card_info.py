"""Cards as a client is told of them: those of the catalogue once for all, own cards with the kingdom that they are in."""

from __future__ import annotations

import functools

from msgspec import Struct

from fiefdom.cards.card import Card
from fiefdom.cards.card_writer import effect_in_a_line
from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.cards.kind_table import about, step_numbers
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.verbs import no_option
from fiefdom.cards.vocabulary import Verb, vocabulary
from fiefdom.engine.words import LABELS, NOWHERE
from fiefdom.text.languages import LANGUAGES


class CardInfo(Struct, kw_only=True):
    """A card of the catalogue; texts are in `/locales`. `also` is what other printings call it.

    `points_per` has the points for what else one owns: `{"ten": 1}` for every ten cards, `{"duchy": 1}` for every Duchy.
    """

    slug: str
    name: str
    cost: int
    types: list[str]
    editions: list[int]
    is_basic: bool
    worth: int = 0
    points: int = 0
    points_per: dict[str, int] = {}
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
    verbs = (verb for verb in vocabulary().values() if verb.step is not no_option)
    return [VerbInfo(form=verb.form, example=example_of(verb), about=verb.about) for verb in verbs]


TWO_OPTIONS = "option +card:\n        draw cards 1\n    option +coin:\n        add coins 1"


def example_of(verb: Verb) -> str:
    """A line with a verb, with something in place of what it has to be told, and with others if it needs them around it."""
    chooses = any(question.source == LABELS for question in verb.asks)
    told = (1 if chooses else EXAMPLES[each.kind] for each in verb.parameters if each.default is None)
    said = " ".join(map(str, (verb.words, *told)))
    if verb.takes_block:
        return f"{said}:\n    {TWO_OPTIONS if chooses else 'draw cards 1'}"
    if (left := about(step_numbers()[verb.step]).leaves) != NOWHERE:
        offered = next(each.words for each in vocabulary().values() if any(question.source == left for question in each.asks))
        return f"for each victim:\n    {said}\n{offered}"
    return said


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
        points_per=dict(card.points_per),
        cards=card.plus.cards,
        actions=card.plus.actions,
        buys=card.plus.buys,
        coins=card.plus.coins,
        also=list(card.also),
    )


def own_card(card: Card) -> OwnCard:
    texts = dict(card.texts) or {LANGUAGES[0]: effect_in_a_line(card)}
    return OwnCard(card=card_info(card), names={LANGUAGES[0]: card.name, **card.names}, texts=texts)
