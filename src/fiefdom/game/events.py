"""What happens in a game, as everything above the engine sees it: one event after the other, each with who saw it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine import words
from fiefdom.engine.state import NOTHING, Event
from fiefdom.game.question import answer_text, question_id

INFORMING = frozenset(("draw", "look", "reveal", "reveal-hand", "shuffle", "start-turn", "end-game", "discard-deck", "receive"))
"""Verbs after which somebody knows, or could know, more than before."""

FROM_DECK = frozenset(("discard", "trash"))
"""Verbs that do so too, where a card comes straight from a deck."""


SET_UP = "set-up"
"""The verb of the events before a game that begins in the middle: for each seat, how many turns (`to`) it has had."""

CHOSEN = (words.CHOOSE, words.FORCED)

PRIVATE = frozenset(("choose", "forced", "start-buying", "undo"))
"""Verbs that only the seats in `seen` get to know of: what is chosen among hidden cards, that no Treasure follows, and that something
was taken back of which they had noticed nothing."""


class GameEvent(NamedTuple):
    """One thing that happened. (A tuple, because games make thousands of them, and tuples are made five times as fast.)

    `card` is None where there is none, or where the viewer may not see it. `seen` are the seats that see the card; None in it
    stands for spectators. `question` is what was decided, for the verbs `choose` and `forced`; `label` is the label or the number that
    was chosen, and without it a card None is a pass.
    """

    number: int
    verb: str
    seat: int
    card: Card | None = None
    cause: Card | None = None
    origin: str = ""
    target: str = ""
    seen: frozenset[int | None] = frozenset()
    question: str = ""
    to: int = 0
    label: str = ""

    @property
    def informs(self) -> bool:
        """Whether somebody learned something: from here on nothing can be taken back for free."""
        return self.verb in INFORMING or (self.verb in FROM_DECK and self.origin == "deck")

    def shows_hand_to(self, seat: int) -> bool:
        """Whether a card of another's hand has come to light, or may have: its owner had no choice, so whoever decided knows it now."""
        return self.origin == "hand" and self.seat != seat

    def seen_by(self, seat: int | None) -> GameEvent:
        """The event as a seat, or a spectator, may know it."""
        if self.card is None or seat in self.seen:
            return self
        seen = (self.number, self.verb, self.seat, None, self.cause, self.origin, self.target, self.seen, self.question, self.to, "")
        return _new(GameEvent, seen)  # `_replace` takes six times as long, and servers do this all the time

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat gets to know of it at all."""
        return self.verb not in PRIVATE or seat in self.seen


def do_inform(events: Iterable[GameEvent], decider: int) -> bool:
    """Whether anybody has learned anything from what came of a decision: `informs` or `shows_hand_to` of any event.

    (Said once more, in one go: every event of every game is asked.)
    """
    for event in events:
        origin, verb = event.origin, event.verb
        if verb in INFORMING or (origin == "hand" and event.seat != decider) or (origin == "deck" and verb in FROM_DECK):
            return True
    return False


def game_events(events: Sequence[Event], kingdom: Kingdom, seats: int, first: int) -> list[GameEvent]:
    """The engine's events with names, numbered from `first` on."""
    cards, names, zones = kingdom.cards, words.EVENT_NAMES, words.ZONE_NAMES
    happened = []
    for number, event in enumerate(events, start=first):
        verb, seat, card, cause, origin, target, seen, _ = event
        because = None if cause == NOTHING else cards[cause]
        label = asked = ""
        if verb in CHOSEN:
            label, asked, came = _label(event, kingdom), words.QUESTION_NAMES[origin], ""
        else:
            came = zones[origin]
        shown = None if card == NOTHING or label else cards[card]
        event_of = (number, names[verb], seat, shown, because, came, zones[target], _seen(seen, seats), asked, 0, label)
        happened.append(_new(GameEvent, event_of))  # by way of its class it takes three times as long
    return happened


_new = tuple.__new__


def _label(event: Event, kingdom: Kingdom) -> str:
    """The label or the number that was chosen; nothing for cards."""
    if words.ASKS[event.origin].answer == "card":
        return ""
    return answer_text(kingdom, question_id(kingdom, event.origin, event.cause), event.card)


@functools.cache
def _seen(bits: int, seats: int) -> frozenset[int | None]:
    if bits == words.PUBLIC:
        return frozenset((None, *range(seats)))
    return frozenset(seat for seat in range(seats) if bits >> seat & 1)
