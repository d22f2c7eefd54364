"""Where a game is after each of its events: whose turn it is, inside which cards, and what is left of the piles.

Events say what happened, one by one; a log also needs to know how deep they are nested, and where an undo has led back to.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASIC_CARDS, find_card
from fiefdom.cards.table import make_kinds
from fiefdom.engine.setup import pile_size
from fiefdom.game.events import GameEvent


@dataclass(frozen=True, slots=True)
class Play:
    """A card that is being followed; `is_doubled` once it is followed for the second time (Throne Room)."""

    card: Card
    origin: str
    is_doubled: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the game is. `turn` counts the turns of the whole game, `turns` those of each seat; `plays` go inwards."""

    turn: int = 0
    seat: int = 0
    turns: Mapping[int, int] = field(default_factory=dict)
    plays: tuple[Play, ...] = ()
    taken: Mapping[Card, int] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """Which turn of its player the running turn is."""
        return self.turns.get(self.seat, 0)

    def after(self, event: GameEvent) -> Moment:
        """Where the game is when this has happened."""
        if event.verb == "start-turn":
            turns = {**self.turns, event.seat: self.turns.get(event.seat, 0) + 1}
            return Moment(self.turn + 1, event.seat, turns, (), self.taken)
        if event.verb == "play" and event.card:
            return self._inside(self._plays_after(event, event.card))
        plays = self._plays_inside(event.cause)
        if event.origin == "supply" and event.card:
            return Moment(self.turn, self.seat, self.turns, plays, {**self.taken, event.card: self.taken.get(event.card, 0) + 1})
        return self._inside(plays)

    def _inside(self, plays: tuple[Play, ...]) -> Moment:
        return self if plays == self.plays else Moment(self.turn, self.seat, self.turns, plays, self.taken)

    def _plays_after(self, event: GameEvent, card: Card) -> tuple[Play, ...]:
        if event.origin != event.target:
            return (*self._plays_inside(event.cause), Play(card, event.origin))
        place = self._place_of_doubled(card)
        return (*self.plays[:place], Play(card, event.origin, is_doubled=True))

    def _plays_inside(self, cause: Card | None) -> tuple[Play, ...]:
        """The plays that are still going on when this card has its say; an act of the turn itself is inside none."""
        if cause is None:
            return ()
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
        return sum(number >= _pile_size(card, seats) for card, number in self.taken.items())

    def is_without_provinces(self, seats: int) -> bool:
        """Whether the last Province has been taken (R-END-2)."""
        province = find_card("Province")
        return self.taken.get(province, 0) >= _pile_size(province, seats)


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
        self.now = Moment()
        self.is_complete = True
        self._next_number = 0
        self._decisions: list[Moment] = []

    def follow(self, event: GameEvent) -> Moment:
        """Where the game is when this has happened."""
        self.is_complete = self.is_complete and event.number == self._next_number
        self._next_number = event.number + 1
        if event.verb == "undo":
            self._go_back(event.to)
        elif event.verb == "choose":
            self._decisions.append(self.now)
        elif event.verb != "forced":
            self.now = self.now.after(event)
        return self.now

    def _go_back(self, to: int) -> None:
        if self.is_complete and to < len(self._decisions):
            self.now = self._decisions[to]
            del self._decisions[to:]
