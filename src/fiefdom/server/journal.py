"""The log of a game for one viewer in one language, as it grows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fiefdom.game.events import GameEvent
from fiefdom.server.picture import LogEntry
from fiefdom.text.log import Log
from fiefdom.text.texts import Texts


class Journal:
    """Writes the entries of a log; what belongs together is added together (one command, one turn of a bot)."""

    def __init__(self, players: Sequence[str], texts: Texts, viewer: int | None) -> None:
        self.language = texts.language
        self.entries = 0
        self._log = Log(players, texts, viewer)

    def rename(self, players: Sequence[str]) -> None:
        """Call the players so in further entries."""
        self._log.players = tuple(players)

    def add(self, events: Sequence[GameEvent], decision: int | None = None) -> list[LogEntry]:
        """The entries for further events; `decision` only where nothing is secret any more."""
        seats = {event.number: event.seat for event in events}
        added = [
            LogEntry(
                number=number,
                turn=line.turn,
                seat=seats[line.first],
                depth=line.depth,
                text=line.text,
                only_choice=line.only_choice,
                decision=decision,
            )
            for number, line in enumerate(self._log.add(events), start=self.entries)
        ]
        self.entries += len(added)
        return added

    def add_all(self, batches: Iterable[Sequence[GameEvent]]) -> list[LogEntry]:
        """The entries for several batches."""
        return [entry for batch in batches for entry in self.add(batch)]
