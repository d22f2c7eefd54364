"""A game that a server can hold by the hundred: it remembers only as far back as undo is free, and replays its record for the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TypeVar

from fiefdom.game.decision import Decision, TakeBack
from fiefdom.game.engines import Engine
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, Moment
from fiefdom.game.position import Position
from fiefdom.game.record import Setup

T = TypeVar("T")

FORGOTTEN = GameEvent(-1, "shuffle", 0)
"""Stands where an event was that nobody needs at hand. It informs, so nothing is taken back for free across it."""

KEPT = 128
"""Events that stay at hand where a bot listens: more than happen between two of its questions, nearly always."""


class LeanGame(Game):
    """A game of which, after `forget`, only the present and the decisions are in memory."""

    def __init__(self, setup: Setup, engine: Engine | None = None) -> None:
        super().__init__(setup, engine)
        self._is_listened_to = False
        self._gone = Moment(self.position, Decision("", "", ""), (FORGOTTEN,), informs=True)

    def forget(self) -> None:
        """Let go of what came before the last moment at which somebody learned something."""
        barrier = max(0, len(self._past) - 1)
        while barrier > 0 and not self._past[barrier].informs:
            barrier -= 1
        replace_last(self._past, barrier, self._gone)
        replace_last(self.events, max(0, len(self.events) - (KEPT if self._is_listened_to else 0)), FORGOTTEN)
        self.opening = []

    async def seen_by(self, seat: int, first: int) -> list[GameEvent]:
        """What a seat saw from an event on, for a bot that remembers; what is forgotten is replayed, beside the event loop."""
        self._is_listened_to = True
        is_here = all(event is not FORGOTTEN for event in self.events[first : first + 1])
        game = self if is_here else await asyncio.to_thread(Game.from_record, self.record)
        return game.events_for(seat, first)

    def whole(self) -> Game:
        """The same game with all its memory."""
        return Game.from_record(self.record)

    def history(self) -> Iterator[Position]:
        """The positions of the game as it stands: the decisions are made again, without telling what comes of them."""
        if any(isinstance(entry, TakeBack) and entry.seed is not None for entry in self.entries):
            yield from self.whole().history()  # what was dealt anew depends on what had been seen
            return
        past: list[Position] = []
        position = Game(self.setup).position
        for entry in self.entries:
            if isinstance(entry, Decision):
                past.append(position)
                position = position.copy()
                position.answer(entry.answer)
            else:
                position = past[entry.to]
                del past[entry.to :]
        yield from past
        yield position

    def _go_back(self, entry: TakeBack) -> None:
        if entry.seed is not None or self._past[entry.to] is self._gone:
            whole = self.whole()
            self._past[:], self.opening = whole._past, whole.opening
        super()._go_back(entry)


def replace_last(things: list[T], end: int, other: T) -> None:
    """Put something else for all before `end`, back to where it stands already: a long game has a long past, and little of it is new."""
    while end and things[end - 1] is not other:
        end -= 1
        things[end] = other
