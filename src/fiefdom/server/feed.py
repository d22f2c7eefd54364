"""What one viewer is sent, one message after the other: the log as it grows, in one language, and nothing that says nothing new."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from fiefdom.game.events import GameEvent
from fiefdom.server.last_turns import LastTurns
from fiefdom.server.picture import LogEntry, Picture, Said, ShownEvent, shown_event
from fiefdom.server.wire import FromServer, Snapshot, Update
from fiefdom.text.log import Log
from fiefdom.text.texts import QuickTexts, Texts


class Journal:
    """Writes the entries of a log; what belongs together is added together (one command, one turn of a bot)."""

    def __init__(self, players: Sequence[str], texts: Texts, viewer: int | None) -> None:
        self.language = texts.language
        self.entries = 0
        self._log = Log(players, texts, viewer)

    def rename(self, players: Sequence[str]) -> None:
        self._log.players = tuple(players)

    def add(self, events: Sequence[GameEvent], decision: int | None = None) -> list[LogEntry]:
        """The entries for further events; `decision` only where nothing is secret any more."""
        added = [
            LogEntry(
                number=number,
                turn=line.turn,
                seat=line.seat,
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
        return [entry for batch in batches for entry in self.add(batch)]


REMEMBERED = 200
"""Updates after which a client that was away is sent everything anew."""

ENCODER = msgspec.json.Encoder()


class DrawnUpdate(FromServer, tag="update"):
    """An `Update` whose state is encoded already."""

    sequence: int
    state: msgspec.Raw
    log: list[LogEntry]
    events: list[ShownEvent]


class Feed:
    """The messages for a seat, or for spectators (None), in a language. All their browsers get the same ones."""

    def __init__(self, viewer: int | None, language: str, names: Sequence[str]) -> None:
        self.viewer = viewer
        self.texts = QuickTexts(language)
        self.id = secrets.token_urlsafe(6)
        self.sequence = 0
        self.entries: list[LogEntry] = []
        self.pending: list[Sequence[GameEvent]] = []
        """What has happened and is not to be told yet."""
        self._journal = Journal(names, self.texts, viewer)
        self._turns = LastTurns(viewer)
        self._marks: deque[int] = deque([0], REMEMBERED)
        self._last = b""

    def fill(self, batches: Iterable[Sequence[GameEvent]]) -> None:
        """Write the log of what has happened before anybody looked."""
        for batch in batches:
            self.entries += self._journal.add(batch)
            self._turns.add(batch)
        self._marks[-1] = len(self.entries)

    def rename(self, names: Sequence[str]) -> None:
        self._journal.rename(names)

    def update(self, state: Picture) -> bytes | None:
        """The next message with all that is pending; None if there is nothing that the viewer could notice."""
        batches, self.pending = self.pending, []
        entries = self._journal.add_all(batches)
        seen = [event.seen_by(self.viewer) for batch in batches for event in batch if event.is_for(self.viewer)]
        self._turns.add_seen(seen)
        drawn = self._encoded(state)
        if drawn == self._last and not entries and not seen:
            return None
        events = [shown_event(event) for event in seen]
        self._last = drawn
        self.sequence += 1
        self.entries += entries
        self._marks.append(len(self.entries))
        return ENCODER.encode(DrawnUpdate(sequence=self.sequence, state=msgspec.Raw(drawn), log=entries, events=events))

    def snapshot(self, state: Picture, chat: Sequence[Said]) -> bytes:
        """Everything up to now, without what is pending."""
        drawn = self._encoded(state)
        self._last = self._last or drawn
        return ENCODER.encode(Snapshot(sequence=self.sequence, state=state, log=self.entries, chat=list(chat)))

    def _encoded(self, state: Picture) -> bytes:
        state.last_turns = self._turns.now()
        return ENCODER.encode(state)

    def since(self, sequence: int, state: Picture) -> bytes | None:
        """What came after a message, as one; None if that is too long ago."""
        first = self.sequence - len(self._marks) + 1
        if not first <= sequence <= self.sequence:
            return None
        entries = self.entries[self._marks[sequence - first] :]
        state.last_turns = self._turns.now()
        return ENCODER.encode(Update(sequence=self.sequence, state=state, log=entries))
