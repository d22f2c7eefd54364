"""A card as data: name, cost, types, printed bonuses and instructions."""

from __future__ import annotations

import enum
import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from fiefdom.engine.kinds import ACTION, ATTACK, CURSED, REACTION, TREASURE, VICTORY, Instruction, Kinds
from fiefdom.engine.layout import Who, fields
from fiefdom.engine.state import State
from fiefdom.engine.words import ASKS

Block: TypeAlias = tuple[Instruction, ...]
"""An instruction with the inner ones that belong to it."""

Slot: TypeAlias = int
"""In the signature of a verb: which basic card."""

Zone: TypeAlias = int
"""In the signature of a verb: where a card goes."""

Label: TypeAlias = str
"""In the signature of a verb: what an option is called, `+2-coins`."""

TYPE_NAMES = {ACTION: "action", TREASURE: "treasure", VICTORY: "victory", CURSED: "curse", ATTACK: "attack", REACTION: "reaction"}
"""The words for types (R-TYPE-2)."""


class Plus(NamedTuple):
    """The bonuses printed on a card, given before its instructions are carried out."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


NO_BONUS = Plus()


class SeenAnswer(enum.IntEnum):
    """Who gets to know what a question was answered with, the most open first."""

    BY_ALL = 0
    BY_DEEDS = 1
    """Everybody, by what follows; of a pass nothing follows."""
    AS_REACTION = 2
    """As `BY_DEEDS`; until then not even that somebody is asked."""
    UNASKED = 3
    """As `BY_DEEDS`; but that there was a choice is not known, since it hangs on hidden cards (R-DECIDE-1)."""
    BY_DECIDER = 4
    """By nobody else."""


Habit: TypeAlias = Literal["", "yes", "ask"]


@dataclass(frozen=True)
class CardQuestion:
    """A question as it is declared, beside the verb that asks it. Its id is `<card>.<word>`."""

    number: int
    """What is asked, `fiefdom.engine.words.ASKS`."""
    source: int
    """The zone that the answer comes from, LABELS or NUMBERS."""
    may_pass: bool = False
    picks: str = "1"
    """How many answers, in words; `{}` stands for what the verb is told."""
    of: str = "player"
    """Who is asked: the `player` whom the instruction is about, or the `attacker`."""
    seen: SeenAnswer = SeenAnswer.BY_ALL
    labels: tuple[str, ...] = ()
    habit: Habit = ""
    """What a person usually wants where at most one card can be named: `yes` names it, `ask` leaves it open; nothing if it is no matter
    of habit."""

    @property
    def word(self) -> str:
        """The last word of its id."""
        return ASKS[self.number].word

    @property
    def is_reaction(self) -> bool:
        """Whether it asks for a Reaction: that others hold one is not theirs to know."""
        return self.seen is SeenAnswer.AS_REACTION

    def hides_answers(self, source: int) -> bool:
        """Whether nobody else may know which answers are possible, above all where they lie hidden; own cards may ask alike from several
        zones."""
        is_secret = self.source not in HIDDEN and source == self.source and self.seen is SeenAnswer.BY_DECIDER
        return is_secret or (source in HIDDEN and self.seen is not SeenAnswer.BY_ALL)


HIDDEN = frozenset(
    each.seen.zone for each in fields(State) if each.seen and each.seen.zone and each.seen.by in (Who.OWNER, Who.LOOKER, Who.SEARCHER)
)
"""Zones in which only their owner knows what there is to be named."""

V = TypeVar("V", bound=Callable[..., Any])


def asks(
    number: int,
    source: int,
    *,
    may_pass: bool = False,
    picks: str = "1",
    of: str = "player",
    seen: SeenAnswer | None = None,
    habit: Habit = "",
) -> Callable[[V], V]:
    """Declare a question that a verb asks. Unless it says otherwise the answer is seen as the cards it comes from are."""
    if seen is None and source in HIDDEN:
        seen = SeenAnswer.UNASKED if ASKS[number].lies_open else SeenAnswer.BY_DECIDER
    question = CardQuestion(number, source, may_pass, picks, of, seen or SeenAnswer.BY_ALL, habit=habit)

    def declare(verb: V) -> V:
        vars(verb)["asks"] = (question, *vars(verb).get("asks", ()))
        return verb

    return declare


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
    points_per: Mapping[str, int] = field(default_factory=dict)
    """Points for what else its owner has: for each copy of a basic card, or every `ten` cards (`fiefdom.cards.catalogue.MEASURES`)."""
    editions: tuple[int, ...] = (1, 2)
    set_name: str = field(default="", compare=False)
    """The set it belongs to; an own card is in none."""
    number: int | None = field(default=None, compare=False)
    """Its place among all cards of all sets, which never changes; an own card has none."""
    also: tuple[str, ...] = field(default=(), compare=False)
    """What other printings call it; it is found by these names, too."""
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

    @functools.cached_property
    def questions(self) -> Mapping[str, CardQuestion]:
        """The questions that it asks in any edition, by the last words of their ids."""
        from fiefdom.cards.vocabulary import questions_of  # verbs know cards

        return questions_of(self)

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


def card(
    name: str,
    cost: int,
    types: int,
    *parts: Part,
    worth: int = 0,
    points: int = 0,
    points_per: Mapping[str, int] | None = None,
    also: tuple[str, ...] = (),
) -> Card:
    """Define a card. A part is its bonuses, an instruction, or instructions by edition: `{1: must(), 2: may()}`."""
    bonuses = NO_BONUS
    effects: dict[int, Block] = {1: (), 2: ()}
    for part in parts:
        if isinstance(part, Plus):
            bonuses = part
        else:
            for edition in effects:
                effects[edition] += _block(part, edition)
    return Card(name, cost, types, bonuses, effects, worth, points, points_per or {}, also=also)


def block(head: Instruction, *inner: Instruction | Block) -> Block:
    """An instruction and what belongs to it."""
    below = tuple(each for part in inner for each in ((part,) if isinstance(part, Instruction) else part))
    return (head._replace(size=len(below)), *below)


def _block(part: Instruction | Block | Mapping[int, Block], edition: int) -> Block:
    if isinstance(part, Mapping):
        return _block(part[edition], edition)
    return (part,) if isinstance(part, Instruction) else part


class Piles(Protocol):
    """The cards of a game in the order of their slots, and the table that the rules read."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in the order of their slots."""
        ...

    @property
    def edition(self) -> int | str:
        """Whose texts the cards have."""
        ...

    def kinds(self) -> Kinds:
        """The table that the rules read."""
        ...

    def __hash__(self) -> int: ...
