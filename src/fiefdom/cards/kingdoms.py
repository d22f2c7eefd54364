"""Kingdoms: the ten Kingdom cards of a game, and the ways to choose them (R-SETUP-14 to R-SETUP-17)."""

from __future__ import annotations

import functools
import json
import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from fiefdom.cards.card import Card, CardQuestion
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.card_writer import write_card
from fiefdom.cards.catalogue import BASE_GAME, BASIC_CARDS, EDITIONS, SET_NAMES, Sets, find_card, find_sets, find_shares, is_own, pool
from fiefdom.cards.kind_table import make_kinds
from fiefdom.cards.limits import check_own, is_blank
from fiefdom.cards.recommended import PRINTED_SETS, RECOMMENDED_SETS, RecommendedSet, set_key
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.engine.kinds import TREASURE, Kinds
from fiefdom.engine.layout import SEATS
from fiefdom.errors import BadCards, BadKingdom, BadPlayers, BadSeed, NeedsExpansion, UnknownKingdom, nearest
from fiefdom.lengths import LONGEST_CARDS, LONGEST_KINGDOM

Cards: TypeAlias = str | Iterable[str | Card]
"""Several cards: names, cards or a mixture, or a code: names with commas or line breaks between them."""

CARDS_IN_KINGDOM = 10  # R-SETUP-1


@dataclass(frozen=True, repr=False)
class Kingdom:
    """Ten different Kingdom cards, in alphabetical order, and the edition they are played in: 1, 2 or `both`.

    No other Kingdom exists: whichever way one is made, its cards are checked.
    """

    kingdom_cards: tuple[Card, ...]
    edition: int | str

    def __post_init__(self) -> None:
        """Check the cards and put them into order."""
        ordered = tuple(sorted(self.kingdom_cards, key=str))
        edition = find_edition(self.edition)
        _check_cards(ordered, edition)
        _check_number(ordered)
        object.__setattr__(self, "kingdom_cards", ordered)
        object.__setattr__(self, "edition", edition)

    @classmethod
    def of(cls, cards: Cards, edition: int | str | None = None, own: Iterable[Card] = ()) -> Kingdom:
        """The kingdom of these cards; without an edition the one that has them all, rather 2 than 1, or else `both`.

        Names can also be those of the cards in `own`, such as a `CardFile`.
        """
        found = _cards_in(cards, tuple(own))
        return cls(found, edition_of(found) if edition is None else edition)

    @functools.cached_property
    def cards(self) -> tuple[Card, ...]:
        """All 17 cards of the game in the order of their slots: the seven basic cards, then the ten (R-SETUP-1)."""
        return BASIC_CARDS + self.kingdom_cards

    @functools.cached_property
    def slots(self) -> dict[str, int]:
        """The slot of each card, by name."""
        return {card.name: slot for slot, card in enumerate(self.cards)}

    def cards_of(self, bits: int) -> tuple[Card, ...]:
        """The cards whose slots are set in a number."""
        return tuple([card for slot, card in enumerate(self.cards) if bits >> slot & 1])

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of cards that the ten are from, the base game first; own cards are from none."""
        return find_sets({card.set_name for card in self.kingdom_cards if card.set_name})

    @functools.cached_property
    def questions(self) -> dict[str, CardQuestion]:
        """All questions that can come up in this game, by their ids."""
        return questions_by_id(self.cards)

    @functools.cached_property
    def slugs(self) -> tuple[str, ...]:
        """The slug of each card."""
        return tuple(card.slug for card in self.cards)

    @functools.cached_property
    def treasures(self) -> tuple[int, ...]:
        """The slots of the Treasures."""
        return tuple(slot for slot, card in enumerate(self.cards) if card.has_type(TREASURE))

    @functools.cached_property
    def worths(self) -> tuple[int, ...]:
        """How many coins each card gives when it is played as a Treasure."""
        return tuple(card.worth for card in self.cards)

    @functools.cached_property
    def own_cards(self) -> tuple[Card, ...]:
        """Those of the ten that somebody has invented."""
        return tuple(card for card in self.kingdom_cards if is_own(card))

    @functools.cached_property
    def definitions(self) -> str:
        """The own cards as a file has them, nothing if there are none; with the code it says all about a kingdom."""
        return "\n\n".join(write_card(card) for card in self.own_cards if not is_blank(card))

    def find(self, name: str) -> Card:
        """The card of this name, an own card of this game or one of the catalogue."""
        return find_card(name, self.own_cards)

    def kinds(self) -> Kinds:
        """The table of the 17 cards that the rules read."""
        return make_kinds(self.cards, self.edition)

    @property
    def key(self) -> str:
        """The key of the recommended set that this kingdom is, or nothing."""
        found = self._recommended()
        return found.key if found else ""

    @property
    def name(self) -> str:
        """The name of the recommended set that this kingdom is, or nothing."""
        found = self._recommended()
        return found.name if found else ""

    def _recommended(self) -> RecommendedSet | None:
        alike = (each for each in RECOMMENDED_SETS if set(each.cards) == {card.name for card in self.kingdom_cards})
        return next((each for each in alike if self == Kingdom.of(each.cards, each.edition)), None)

    def code(self, style: Literal["names", "underscore"] = "names") -> str:
        """The ten cards as text to be pasted: `Cellar, Council Room, …`, or `cellar,council_room,…`; `Kingdom.of` reads both."""
        if style == "names":
            return ", ".join(card.name for card in self.kingdom_cards)
        if style == "underscore":
            return ",".join(card.underscored for card in self.kingdom_cards)
        raise BadKingdom("style", style=style)

    def __hash__(self) -> int:
        """Names and edition are enough to tell kingdoms apart."""
        return self._hash

    @functools.cached_property
    def _hash(self) -> int:
        return hash((tuple(card.name for card in self.kingdom_cards), self.edition))

    def __repr__(self) -> str:
        """Python that gives this kingdom."""
        own = f", own=CardFile.parse({self.definitions!r})" if self.definitions else ""
        return f"find_kingdom({self.key!r})" if self.key else f"Kingdom.of({self.code()!r}, edition={self.edition!r}{own})"

    def __str__(self) -> str:
        """The name, if it has one, the cards and the edition."""
        edition = "both editions" if self.edition == "both" else f"edition {self.edition}"
        return f"{self.name} ({edition}): {self.code()}" if self.name else f"{self.code()} ({edition})"


def find_edition(edition: int | str) -> int | str:
    """The edition meant: 1, 2 or `both` (R-ED-1); numbers may be text."""
    for known in EDITIONS:
        if str(edition).strip().lower() == str(known):
            return known
    raise BadKingdom("edition", edition=edition)


def edition_of(cards: Sequence[Card]) -> int | str:
    """The edition that has all the cards, rather 2 than 1; `both` if neither has."""
    return next((edition for edition in (2, 1) if all(edition in card.editions for card in cards)), "both")


def write_kingdom(kingdom: Kingdom) -> str:
    """A kingdom in one line for saved games: `2|Cellar, Market, …`, and a third part with the own cards if there are any."""
    own = f"|{json.dumps(kingdom.definitions, ensure_ascii=False)}" if kingdom.definitions else ""
    return f"{kingdom.edition}|{kingdom.code()}{own}"


def read_kingdom(line: str) -> Kingdom:
    """The kingdom of such a line."""
    edition, _, rest = line.partition("|")
    code, _, own = rest.partition("|")
    return Kingdom.of(code, edition, read_definitions(own) if own else ())


def read_definitions(text: str) -> CardFile:
    """The own cards that stand in one line, in quotes."""
    if len(text) > 2 * LONGEST_CARDS:  # quoted, a line break is two characters
        raise BadCards("too-long", number=len(text), most=LONGEST_CARDS)
    try:
        definitions = json.loads(text) if text.startswith('"') else None  # a list of lists of lists could go too deep
    except ValueError:
        definitions = None
    if not isinstance(definitions, str):
        raise BadCards("no-text", text=text[:40])
    return CardFile.parse(definitions)


def _cards_in(cards: Cards, own: Sequence[Card] = ()) -> tuple[Card, ...]:
    """The cards of a code, or of a mixture of names and cards."""
    if isinstance(cards, str):
        check_length(cards)
        cards = [name for name in re.split(r"[,\n]", cards) if name.strip()]
    return tuple(_card(card, own) for card in cards)


def check_length(text: str) -> None:
    if len(text) > LONGEST_KINGDOM:
        raise BadKingdom("too-long", number=len(text), most=LONGEST_KINGDOM)


def _card(card: str | Card, own: Sequence[Card] = ()) -> Card:
    return find_card(card.strip(), own) if isinstance(card, str) else card


def _check_cards(cards: Sequence[Card], edition: int | str) -> None:
    """Refuse what cannot be in a kingdom of this edition, however many cards it has so far."""
    _check_not_basic(cards)
    _check_different(cards)
    _check_edition(cards, edition)
    check_own(cards)


def _check_not_basic(cards: Iterable[Card]) -> None:
    basic = {card.name for card in BASIC_CARDS}
    wrong = [card for card in cards if card.name in basic]
    if wrong:
        raise BadKingdom("basic", cards=wrong)


def _check_different(cards: Iterable[Card]) -> None:
    numbers = Counter(card.slug for card in cards)
    repeated = list({card.slug: card for card in cards if numbers[card.slug] > 1}.values())
    if repeated:
        raise BadKingdom("twice", cards=repeated)


def _check_number(cards: Sequence[Card]) -> None:
    surplus = len(cards) - CARDS_IN_KINGDOM
    if surplus:
        if surplus < 0:
            raise BadKingdom("not-ten", number=len(cards), missing=-surplus)
        raise BadKingdom("too-many", number=len(cards), surplus=surplus)


def _check_edition(cards: Iterable[Card], edition: int | str) -> None:
    strange = [card for card in cards if edition != "both" and edition not in card.editions]
    if strange:
        homes = ", ".join(sorted({str(home) for card in strange for home in card.editions}))
        raise BadKingdom("other-edition", cards=strange, edition=edition, other=homes)


# Found by name


def find_kingdom(text: str, edition: int | str | None = None, cards: Iterable[Card] = ()) -> Kingdom:
    """The recommended set of this name (`First Game`) or key (`first-game-1`), or the kingdom of a code.

    A name of both editions means the second unless an edition is given; with `both` the set is played in the mixed pool.
    A code can name own cards, too, such as those of a `CardFile`.
    """
    check_length(text)
    if re.search(r"[,\n]", text.strip()):
        return Kingdom.of(text, edition, cards)
    found = _sets_called(text)
    if edition is None:
        return Kingdom.of(found[-1].cards, found[-1].edition)
    wanted = find_edition(edition)
    fitting = [each for each in found if wanted in (each.edition, "both")]
    if not fitting:
        raise UnknownKingdom("edition", edition=wanted, name=text, found=found[-1].key, other=found[-1].edition)
    return Kingdom.of(fitting[-1].cards, wanted)


def _sets_called(text: str) -> list[RecommendedSet]:
    """The recommended sets of this name or key, at least one, the newest edition last."""
    key = set_key(text)
    found = [each for each in PRINTED_SETS if key in (each.key, set_key(each.name))]
    if not found:
        raise _no_such_set(text)
    if found[-1].missing:
        raise _needs_expansion(found[-1])
    return found


def _needs_expansion(found: RecommendedSet) -> NeedsExpansion:
    return NeedsExpansion("cards", name=found.name, expansion=found.expansion, missing=", ".join(found.missing), sets=_set_names())


def _no_such_set(text: str) -> UnknownKingdom:
    near = nearest(text, [word for each in RECOMMENDED_SETS for word in (each.key, each.name)])
    return UnknownKingdom("none", name=text, near=near, sets=_set_names())


def _set_names() -> str:
    return ", ".join(sorted({each.name for each in RECOMMENDED_SETS}))


# Chosen by lot


def random_kingdom(
    seed: int,
    edition: int | str = 2,
    required: Cards = (),
    excluded: Cards = (),
    cards: Iterable[Card] = (),
    *,
    sets: Sets = BASE_GAME,
) -> Kingdom:
    """The kingdom that a seed draws: the required cards, filled up with others of the edition, each as likely as the next (R-SETUP-15).

    They are drawn from these sets of cards, of `intrigue=5` five, required ones included. Excluded cards are not drawn; excluding a card
    that the edition does not have is no mistake.
    Own cards come in if they are required; then they may be named like others.
    """
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
        raise BadSeed("range", seed=seed)
    edition = find_edition(edition)
    own = tuple(cards)
    wanted = _cards_in(required, own)
    unwanted = _cards_in(excluded, own)
    check_wishes(wanted, unwanted, edition)
    settled = {card.name for card in wanted + unwanted}
    candidates = [card for card in pool(edition, sets) if card.name not in settled]
    rooms = rooms_left(wanted, sets)
    lots = random.Random(seed)
    candidates.sort(key=lambda _: lots.random())  # `sample` may change from one Python to the next
    drawn: list[Card] = []
    for names, room in rooms.items():
        fitting = [card for card in candidates if card.set_name in names]
        if len(fitting) < room:
            raise BadKingdom("too-few-left", missing=room, left=len(fitting))
        drawn += fitting[:room]
    return Kingdom((*wanted, *drawn), edition)


def rooms_left(wanted: Sequence[Card], sets: Sets) -> dict[tuple[str, ...], int]:
    """How many cards are to be drawn beside these: from each set of which a number is asked for, and from the others together."""
    shares = find_shares(sets)
    numbers = {name: number for name, number in shares.items() if number is not None}
    others = tuple(name for name in shares if name not in numbers)
    rooms: dict[tuple[str, ...], int] = {}
    for name, number in numbers.items():
        already = sum(card.set_name == name for card in wanted)
        if already > number:
            raise BadKingdom("share-required", name=name, number=number, required=already)
        rooms[name,] = number - already
    left = CARDS_IN_KINGDOM - len(wanted) - sum(rooms.values())
    if left < 0 or (left > 0 and not others):
        raise BadKingdom("shares", number=CARDS_IN_KINGDOM - left, example=f"{SET_NAMES[0]},{SET_NAMES[-1]}=5")
    return {**rooms, others: left}


def check_wishes(wanted: Sequence[Card], unwanted: Sequence[Card], edition: int | str) -> None:
    """Refuse cards to be in a kingdom, and others not to be, that contradict each other, or what a kingdom can have."""
    _check_cards(wanted, edition)
    _check_not_basic(unwanted)
    names = {card.name for card in unwanted}
    both = [card for card in wanted if card.name in names]
    if both:
        raise BadKingdom("both", cards=both)
    if len(wanted) > CARDS_IN_KINGDOM:
        raise BadKingdom("too-many-required", number=len(wanted), surplus=len(wanted) - CARDS_IN_KINGDOM)


# Chosen by the players


@dataclass(frozen=True)
class Draft:
    """Players name cards in turn, seat 0 first, until ten different ones are chosen (R-SETUP-16)."""

    seats: int
    edition: int | str = 2
    chosen: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        """Check what there is so far."""
        _check_seats(self.seats)
        object.__setattr__(self, "edition", find_edition(self.edition))
        if len(self.chosen) > CARDS_IN_KINGDOM:
            raise BadKingdom("all-chosen")
        _check_cards(self.chosen, self.edition)

    @property
    def is_over(self) -> bool:
        """Whether ten cards are chosen."""
        return len(self.chosen) == CARDS_IN_KINGDOM

    @property
    def seat(self) -> int | None:
        """The seat to name the next card, None when the draft is over."""
        return None if self.is_over else len(self.chosen) % self.seats

    def choose(self, seat: int, card: str | Card) -> Draft:
        """The draft after this seat has named a card."""
        if self.seat not in (seat, None):
            raise BadPlayers("not-their-turn", seat=seat, turn=self.seat)
        return replace(self, chosen=(*self.chosen, _card(card)))

    def kingdom(self) -> Kingdom:
        """The kingdom of the ten cards."""
        return Kingdom(self.chosen, self.edition)


def swap(kingdom: Kingdom, exchanges: Sequence[tuple[str | Card, str | Card] | None]) -> Kingdom:
    """The kingdom of the next game of a series, for which each player may exchange one card (R-SETUP-17).

    One entry for each seat, carried out in that order: `("Moat", "Witch")` takes Moat out and puts Witch in; None leaves all as it is.
    """
    _check_seats(len(exchanges))
    for exchange in exchanges:
        if exchange is not None:
            kingdom = _swap_one(kingdom, *map(_card, exchange))
    return kingdom


def _swap_one(kingdom: Kingdom, old: Card, new: Card) -> Kingdom:
    kept = [card for card in kingdom.kingdom_cards if card.name != old.name]
    if len(kept) == CARDS_IN_KINGDOM:
        raise BadKingdom("not-in-it", card=old, cards=kingdom.kingdom_cards)
    if old.name == new.name:
        return kingdom
    return Kingdom((*kept, new), kingdom.edition)


def _check_seats(seats: int) -> None:
    if not 2 <= seats <= SEATS:
        raise BadPlayers("number", number=seats, most=SEATS)
