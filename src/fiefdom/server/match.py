"""A game that a server can hold by the hundred: it remembers only as far back as undo is free, and replays its record for the rest."""

from __future__ import annotations

import functools
from typing import Any

from fiefdom.game.decision import Decision, Entry
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, Moment
from fiefdom.game.record import Setup

FORGOTTEN = GameEvent(-1, "shuffle", 0)
"""Stands where an event was that nobody needs at hand. It informs, so nothing is taken back for free across it."""


class Match(Game):
    """A game of which, after `forget`, only the present and the decisions are in memory."""

    def __init__(self, setup: Setup, engine: Any = None) -> None:
        super().__init__(setup, engine)
        self._gone = Moment(self.position, Decision("", "", ""), (FORGOTTEN,))

    def forget(self) -> None:
        """Let go of what came before the last moment at which somebody learned something."""
        barrier = next((place for place in reversed(range(len(self._past))) if self._past[place].informs), 0)
        if barrier and self._past[barrier - 1] is not self._gone:
            self._past[:barrier] = [self._gone] * barrier
        self.events[:] = [FORGOTTEN] * len(self.events)
        self.opening = []
        self.entries[-8:] = [_same(entry) for entry in self.entries[-8:]]

    def whole(self) -> Game:
        """The same game with all its memory."""
        return Game.from_record(self.record)

    def _go_back_to(self, to: int, seed: int | None) -> None:
        if self._past[to] is self._gone:
            self._past[:] = self.whole()._past
        super()._go_back_to(to, seed)


@functools.lru_cache(maxsize=4096)
def _same(entry: Entry) -> Entry:
    """One object for all equal decisions: the same few are made again and again."""
    return entry
