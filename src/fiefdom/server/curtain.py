"""The pause after an Attack, so that nobody can tell by the clock who holds a Reaction.

While the curtain is down the table looks as it did before the Attack, to everybody but whoever is asked for a Reaction. It goes up when
the time is over, or when all who could react have shown that they do. Whether somebody was asked makes no difference to when.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position


class Scenery(NamedTuple):
    """A position, and the number of batches of events that led to it."""

    position: Position
    batches: int


@dataclass
class Curtain:
    """Hides what has happened since a moment, until `deadline`."""

    seen: Scenery
    deadline: float
    waiting: set[int]
    """Those who could react and have not shown a Reaction."""

    answer_by: float = 0.0
    """When the one who is asked has to have answered."""

    asked: dict[int, Scenery] = field(default_factory=dict)
    """Those who were asked have seen more than the others."""

    def seen_by(self, viewer: int | None) -> Scenery:
        """What a viewer has seen before it was hidden."""
        return self.seen if viewer is None else self.asked.get(viewer, self.seen)

    def extend(self, seconds: float, seats: Collection[int]) -> None:
        """Another Attack was played: stay down longer, in any case as long as if nobody had reacted to the one before."""
        self.deadline += seconds
        self.waiting |= set(seats)

    def note(self, events: Collection[GameEvent]) -> None:
        """See who has shown a Reaction."""
        for event in events:
            if event.verb == "reveal" and event.origin == "hand":
                self.waiting.discard(event.seat)

    def is_up(self, now: float) -> bool:
        """Whether it is time to show everything."""
        return now >= self.deadline or not self.waiting
