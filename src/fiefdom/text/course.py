"""Where a game is after each of its events: whose turn it is, inside which cards, and what is left of the piles.

Events say what happened, one by one; a log also needs to know how deep they are nested, and where an undo has led back to.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias, TypeVar

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASIC_CARDS, find_card
from fiefdom.cards.kind_table import make_kinds
from fiefdom.engine.setup import pile_size
from fiefdom.engine.words import PHASE_QUESTIONS
from fiefdom.game.events import SET_UP, GameEvent

T = TypeVar("T")

Chain: TypeAlias = "tuple[T, Chain[T]] | None"
"""A last thing, and the chain of those before it."""

UNUSUAL = frozenset((SET_UP, "undo", "forced"))
"""Verbs that say nothing of where the game goes on from where it is."""

GOING_ON = frozenset(("start-turn", "play"))
"""Verbs after which the game is elsewhere, whatever they are about."""

PHASES = frozenset(("", *PHASE_QUESTIONS))
"""The questions of the turn."""


class Play(NamedTuple):
    """A card that is being followed; `is_doubled` once it is followed for the second time (Throne Room)."""

    card: Card
    origin: str
    is_doubled: bool = False


class Whereabouts(NamedTuple):
    """Where the game is. `turn` counts the turns of the whole game; `plays` go inwards.

    `turns` (their seats) and `taken` (cards out of the Supply) are chains, the last one first: a long game has many moments, and so
    they share nearly everything. `earlier` are seats with turns that they had before the first event. (Tuples, as events are.)
    """

    turn: int = 0
    seat: int = 0
    turns: Chain[int] = None
    plays: tuple[Play, ...] = ()
    taken: Chain[Card] = None
    earlier: tuple[tuple[int, int], ...] = ()

    @property
    def number(self) -> int:
        """Which turn of its player the running turn is."""
        return dict(self.earlier).get(self.seat, 0) + sum(seat == self.seat for seat in each(self.turns))

    def having_had(self, seat: int, turns: int) -> Whereabouts:
        """The same moment after so many more turns of a seat, of which nothing else is known."""
        return Whereabouts(self.turn + turns, seat, earlier=(*self.earlier, (seat, turns)))

    def after(self, event: GameEvent) -> Whereabouts:
        """Where the game is when this has happened."""
        if event.cause is None and not self.plays and event.verb not in GOING_ON and event.origin != "supply":
            return self  # hands that are put down and drawn: most of what happens
        if event.verb == "start-turn":
            return Whereabouts(self.turn + 1, event.seat, (event.seat, self.turns), (), self.taken, self.earlier)
        if event.verb == "play" and event.card:
            return self.inside(self._plays_after(event, event.card))
        plays = self._plays_inside(event.cause)
        if event.origin == "supply" and event.card:
            return Whereabouts(self.turn, self.seat, self.turns, plays, (event.card, self.taken), self.earlier)
        return self.inside(plays)

    def inside(self, plays: tuple[Play, ...]) -> Whereabouts:
        """The same moment inside these plays."""
        return self if plays == self.plays else Whereabouts(self.turn, self.seat, self.turns, plays, self.taken, self.earlier)

    def _plays_after(self, event: GameEvent, card: Card) -> tuple[Play, ...]:
        if event.origin != event.target:
            return (*self._plays_inside(event.cause), Play(card, event.origin))
        place = self._place_of_doubled(card)
        return (*self.plays[:place], Play(card, event.origin, is_doubled=True))

    def _plays_inside(self, cause: Card | None) -> tuple[Play, ...]:
        """The plays that are still going on when this card has its say; an act of the turn itself is inside none."""
        if cause is None:
            return ()
        if self.plays and (self.plays[-1].card is cause or self.plays[-1].card == cause):
            return self.plays
        places = [place for place, play in enumerate(self.plays) if play.card == cause]
        return self.plays[: places[-1] + 1] if places else (*self.plays, Play(cause, ""))

    def _place_of_doubled(self, card: Card) -> int:
        """Where the card stands that is now followed again: the innermost that came from a hand and has not been doubled yet."""
        candidates = [place for place, play in enumerate(self.plays) if play.card == card and play.origin == "hand" and not play.is_doubled]
        return candidates[-1] if candidates else len(self.plays)

    @property
    def depth(self) -> int:
        """How many cards what happens now is inside of."""
        return len(self.plays)

    def empty_piles(self, seats: int) -> int:
        """How many piles have been taken to the last card."""
        return sum(number >= _pile_size(card, seats) for card, number in Counter(each(self.taken)).items())

    def is_without_provinces(self, seats: int) -> bool:
        """Whether the last Province has been taken (R-END-2)."""
        province = find_card("Province")
        return Counter(each(self.taken))[province] >= _pile_size(province, seats)


def each(chain: Chain[T]) -> Iterator[T]:
    """What hangs on a chain, the last one first."""
    while chain:
        last, chain = chain
        yield last


@functools.cache
def _pile_size(card: Card, seats: int) -> int:
    kinds = make_kinds((*BASIC_CARDS, card), edition=2)
    slot = BASIC_CARDS.index(card) if card in BASIC_CARDS else len(BASIC_CARDS)
    return pile_size(kinds, seats, slot)


class Course:
    """Follows the events of a game, also back through an undo.

    If events are missing, `is_complete` is False: then nobody can tell where an undo leads, nor how large the piles are.
    """

    def __init__(self) -> None:
        self.now = Whereabouts()
        self.is_complete = True
        self.knows_piles = True
        """Whether nothing was taken from the Supply before the first event: a game can begin in the middle."""
        self._next_number = 0
        self._decisions: list[Whereabouts] = []

    def follow(self, event: GameEvent) -> Whereabouts:
        """Where the game is when this has happened."""
        number, verb = event.number, event.verb
        if number != self._next_number:
            self.is_complete = False
        self._next_number = number + 1
        if verb == "choose":
            self._note_decision(event)
        elif verb not in UNUSUAL:
            self.now = self.now.after(event)
        elif verb == SET_UP:
            self.knows_piles = False
            self.now = self.now.having_had(event.seat, event.to)
        elif verb == "undo":
            self._go_back(event.to)
        return self.now

    def _note_decision(self, event: GameEvent) -> None:
        """Remember where a decision was made. What the turn asks is asked outside all cards: one moment for several decisions."""
        if event.question in PHASES:
            self.now = self.now.inside(())
        last = self._decisions[-1] if self._decisions else None
        if last is not None and last is not self.now and last == self.now:
            self.now = last
        self._decisions.append(self.now)

    def _go_back(self, to: int) -> None:
        if self.is_complete and to < len(self._decisions):
            self.now = self._decisions[to]
            del self._decisions[to:]
