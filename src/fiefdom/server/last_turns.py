"""What every player did in their last turn: for those who looked away, or to whom bots are too fast."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fiefdom.game.events import GameEvent

GAINS = ("buy", "gain", "take")
FOLLOWED = frozenset(("play", *GAINS))


class LastTurn(Struct, kw_only=True):
    """The last turn of a seat, or the one it has now: the cards it has played, in this order, and those it has bought and gained."""

    seat: int
    played: list[str] = []
    gained: list[str] = []


class LastTurns:
    """Follows a game for one viewer. Each message gets what is so by then; nothing that was given out is changed later."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self._turns: dict[int, LastTurn] = {}
        self._seat: int | None = None
        """Whose turn is the latest."""

    def now(self) -> list[LastTurn]:
        """The turns, the latest at the end."""
        return [LastTurn(seat=turn.seat, played=list(turn.played), gained=list(turn.gained)) for turn in self._turns.values()]

    def add(self, events: Iterable[GameEvent]) -> None:
        """Follow what has happened."""
        self.add_seen([event.seen_by(self.viewer) for event in events if event.is_for(self.viewer)])

    def add_seen(self, events: Iterable[GameEvent]) -> None:
        """Follow what the viewer has seen. After an undo nothing is sure, and it begins anew."""
        for event in events:
            if event.verb in FOLLOWED:
                if event.seat == self._seat:
                    self._note(event)
            elif event.verb == "undo":
                self._turns.clear()
                self._seat = None
            elif event.verb == "start-turn":
                self._turns.pop(event.seat, None)
                self._turns[event.seat] = LastTurn(seat=event.seat)
                self._seat = event.seat

    def _note(self, event: GameEvent) -> None:
        turn = self._turns[event.seat]
        if event.card is None:
            return
        if event.verb == "play" and event.origin != "play":
            turn.played.append(event.card.slug)
        elif event.verb != "play":
            turn.gained.append(event.card.slug)
