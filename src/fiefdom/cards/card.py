"""A card as data: name, cost, types, printed bonuses and instructions."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from fiefdom.engine.kinds import ACTION, ATTACK, CURSED, REACTION, TREASURE, VICTORY, Instruction

Block: TypeAlias = tuple[Instruction, ...]
"""An instruction with the inner ones that belong to it."""

Slot: TypeAlias = int
"""In the signature of a verb: which basic card."""

Zone: TypeAlias = int
"""In the signature of a verb: where a card goes."""

TYPE_NAMES = {ACTION: "action", TREASURE: "treasure", VICTORY: "victory", CURSED: "curse", ATTACK: "attack", REACTION: "reaction"}
"""The words for types (R-TYPE-2)."""


class Plus(NamedTuple):
    """The bonuses printed on a card, given before its instructions are carried out."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


NO_BONUS = Plus()

Part: TypeAlias = Plus | Instruction | Block | Mapping[int, Block]


def slug_of(name: str) -> str:
    """A name in one word, without case, apostrophes, underscores and double spaces: `Throne Room` is `throne-room`."""
    return "-".join(name.replace("_", " ").replace("-", " ").replace("'", "").lower().split())


@dataclass(frozen=True, repr=False)
class Card:
    """A kind of card. `effects` holds its instructions by edition."""

    name: str
    cost: int
    types: int
    plus: Plus = NO_BONUS
    effects: Mapping[int, Block] = field(default_factory=dict)
    worth: int = 0
    points: int = 0
    points_per_ten: int = 0
    editions: tuple[int, ...] = (1, 2)
    set_name: str = field(default="", compare=False)
    """The set it belongs to; an own card is in none."""
    number: int | None = field(default=None, compare=False)
    """Its place among all cards of all sets, which never changes; an own card has none."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What an own card is called in other languages, by their codes."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """What stands on an own card, by language."""

    @functools.cached_property
    def slug(self) -> str:
        """The name as it stands in question ids and addresses: `throne-room`."""
        return slug_of(self.name)

    @property
    def underscored(self) -> str:
        """The slug as other programs write it: `throne_room`."""
        return self.slug.replace("-", "_")

    @property
    def type_names(self) -> tuple[str, ...]:
        """The types in words: `("action", "attack")`."""
        return tuple(word for bit, word in TYPE_NAMES.items() if self.types & bit)

    def has_type(self, types: int) -> bool:
        """Whether the card is of one of these types (R-TYPE-3)."""
        return self.types & types != 0

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        from fiefdom.cards.card_writer import write_card  # both know cards
        from fiefdom.cards.catalogue import is_own

        return f"CardFile.parse({write_card(self)!r})[{self.name!r}]" if is_own(self) else f"find_card({self.name!r})"

    def __str__(self) -> str:
        return self.name


def plus(*, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> Plus:
    """The printed bonuses of a card: +Cards, +Actions, +Buys, +$."""
    return Plus(cards, actions, buys, coins)


def card(name: str, cost: int, types: int, *parts: Part, worth: int = 0, points: int = 0, points_per_ten: int = 0) -> Card:
    """Define a card. A part is its bonuses, an instruction, or instructions by edition: `{1: must(), 2: may()}`."""
    bonuses = NO_BONUS
    effects: dict[int, Block] = {1: (), 2: ()}
    for part in parts:
        if isinstance(part, Plus):
            bonuses = part
        else:
            for edition in effects:
                effects[edition] += _block(part, edition)
    return Card(name, cost, types, bonuses, effects, worth, points, points_per_ten)


def _block(part: Instruction | Block | Mapping[int, Block], edition: int) -> Block:
    if isinstance(part, Mapping):
        return _block(part[edition], edition)
    return (part,) if isinstance(part, Instruction) else part
