"""The events of a game that is played elsewhere without noting them, as arrays of games are: its answers are given here once more."""

from __future__ import annotations

from typing import Any

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.events import GameEvent, game_events
from fiefdom.game.game import opening_of
from fiefdom.game.record import Setup


class Chronicle:
    """What has happened in a game, for the agents at its seats that remember. Nobody else pays for it."""

    def __init__(self, kingdom: Kingdom, seats: int, seed: int, starter: int, engine: Any = None) -> None:
        players = tuple(str(seat + 1) for seat in range(seats))
        self.position, self.events = opening_of(Setup(kingdom, players, starter, seed), engine)
        self._told = [0] * seats

    def answer(self, slot: int) -> None:
        """Note a legal answer, by its slot, and what came of it."""
        position = self.position
        raw = position.handle.answer(slot, recording=True)
        self.events += game_events(raw, position.kingdom, position.seats, len(self.events))

    def news_for(self, seat: int) -> list[GameEvent]:
        """What a seat has seen since it was told last."""
        first, self._told[seat] = self._told[seat], len(self.events)
        return [event.seen_by(seat) for event in self.events[first:] if event.is_for(seat)]
