"""The pause after an Attack, so that nobody can tell by the clock who holds a Reaction.

While the curtain is down the table looks as it did before the Attack, to everybody but whoever is asked for a Reaction. Each play of an
Attack has a window for each player who could react to it for all that anybody can know, one after the other in turn order, and in
their window, not before, players see that they are asked. A window is over when its time is, or when a Reaction was shown, which
everybody will see. Whether somebody was asked makes no difference to anything that others can notice: not even whether the engine has
stopped, for the windows of the next play of an Attack are not told before those of the last one are over.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from fiefdom.engine.kinds import ATTACK, REACTION
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.game.question import Question
from fiefdom.game.view import view


class Scenery(NamedTuple):
    """A position, and the number of batches of events that led to it."""

    position: Position
    batches: int


@dataclass
class Volley:
    """The Attacks that one command has led to; answers about Reactions belong to it. `before` is where the game stood then.

    Each play of an Attack is the seats that could react to it, in turn order, without those that have shown a Reaction.
    """

    before: Scenery
    plays: list[list[int]] = field(default_factory=list)

    def note(self, events: Iterable[GameEvent], question: Question | None) -> None:
        """See which Attacks were played, and who is asked."""
        attacks = [event for event in events if is_attack(event)]
        self.plays += [possible_reactors(self.before.position, event.seat) for event in attacks]
        if self.plays and question and question.is_reaction and question.seat not in self.plays[-1]:
            self.plays[-1].append(question.seat)  # only invented cards can give somebody a Reaction in between

    def note_shown(self, seat: int) -> None:
        """Somebody has shown a Reaction."""
        self.plays[-1].remove(seat)


def is_attack(event: GameEvent) -> bool:
    """Whether an Attack was played."""
    return event.verb == "play" and event.card is not None and event.card.has_type(ATTACK)


def possible_reactors(position: Position, attacker: int) -> list[int]:
    """The seats that could react to an Attack for all that anybody can know, in turn order: they own a Reaction and have a hand."""
    seen = view(position, None)
    others = [(attacker + distance) % seen.seats for distance in range(1, seen.seats)]
    return [seat for seat in others if seen.hand_size(seat) and any(card.has_type(REACTION) for card in seen.owned(seat))]


@dataclass
class Curtain:
    """The windows of a volley. `length` says how long a seat's is; 0 is one without a limit, which lasts only while they are asked."""

    volley: Volley
    length: Callable[[int], float]
    play: int = -1
    seat: int = -1
    """The play of an Attack, and the seat, whose window it is."""

    number: int = 0
    """Counts the windows."""

    ends: float = 0.0
    """When the window is over; infinite without a limit."""

    asked: dict[int, Scenery] = field(default_factory=dict)
    """Those who were asked have seen more than the others."""

    _waiting: deque[int] = field(default_factory=deque)

    def seen_by(self, viewer: int | None) -> Scenery:
        """What a viewer has seen before it was hidden."""
        before = self.volley.before
        return before if viewer is None else self.asked.get(viewer, before)

    @property
    def seconds(self) -> float:
        """How long the windows of this play last together, at most."""
        return sum(self.length(seat) for seat in self.volley.plays[self.play])

    def is_asking(self, question: Question | None) -> bool:
        """Whether the open question is one for a Reaction, of whoever's window it is."""
        is_last = self.play == len(self.volley.plays) - 1
        return is_last and question is not None and question.is_reaction and question.seat == self.seat

    def go_on(self, now: float, question: Question | None) -> bool:
        """Go on to the window that is open now; False when all are over."""
        while self._is_over(now, question):
            if self._waiting:
                self._open(self._waiting.popleft(), now)
            elif self.play + 1 < len(self.volley.plays):
                self.play += 1
                self.seat = -1
                self._waiting.extend(self.volley.plays[self.play])
            else:
                return False
        return True

    def _open(self, seat: int, now: float) -> None:
        self.seat = seat
        self.number += 1
        self.ends = now + (self.length(seat) or math.inf)

    def _is_over(self, now: float, question: Question | None) -> bool:
        if self.play < 0 or self.seat not in self.volley.plays[self.play]:
            return True
        return now >= self.ends if self.ends < math.inf else not self.is_asking(question)
