"""Watching games that are over: step by step, as a seat saw them or with all cards open."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

from fiefdom.engine.layout import SEATS
from fiefdom.errors import BadRecord, FiefdomError
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.position import Position
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.server.drawing import Scene, counted, draw, events_seen, kingdom_state
from fiefdom.server.forms import Replay, ReplayMade, ReplayStep
from fiefdom.server.hall import Hall
from fiefdom.server.journal import Journal
from fiefdom.server.picture import LogEntry, Options, SeatState
from fiefdom.server.refusal import Refused
from fiefdom.server.result import result_of
from fiefdom.text.texts import Texts

OPTIONS = Options(undo="off", score_counter=True)
REMEMBERED = 8
"""Games that are kept ready for the next step."""

LONGEST = 20_000
"""Decisions of the longest game that is shown."""


class Film:
    """A game as a list of steps: the opening, and one for everything that was decided or taken back."""

    def __init__(self, name: str, record: Record) -> None:
        self.name = name
        if len(record.entries) > LONGEST:
            raise Refused("bad-record", "record-too-long", value=len(record.entries), most=LONGEST)
        game = Game(record.setup)
        self.steps: list[tuple[Position, list[GameEvent]]] = [(game.position, list(game.events))]
        for number, entry in enumerate(record.entries):
            before = len(game.events)
            try:
                game._replay(entry)
            except FiefdomError as problem:
                raise BadRecord(f"decision {number} (`{entry}`) does not fit: {problem.message}", 0, problem.hint) from problem
            self.steps.append((game.position, game.events[before:]))
        self.game = game

    def page(self, seat: int | None, texts: Texts, *, hidden: bool) -> Replay:
        """The whole game with its log."""
        return Replay(
            replay=self.name,
            kingdom=kingdom_state(self.game.kingdom),
            players=list(self.game.players),
            steps=len(self.steps),
            log=self.log(seat, texts, hidden=hidden),
            result=result_of(self.game, self.name),
        )

    def log(self, seat: int | None, texts: Texts, *, hidden: bool) -> list[LogEntry]:
        """The log, each entry with the step at which it has happened."""
        journal = Journal(self.game.players, texts, seat)
        return [
            entry
            for number, (_, events) in enumerate(self.steps)
            for entry in journal.add(events if hidden else [opened(event) for event in events], decision=number)
        ]

    def step(self, number: int, seat: int | None, texts: Texts, *, hidden: bool) -> ReplayStep:
        """A moment."""
        if not 0 <= number < len(self.steps):
            raise Refused("not-now", "no-step", value=number, last=len(self.steps) - 1)
        position, events = self.steps[number]
        hands = None if hidden else [counted(view(position, each).hand) for each in range(position.seats)]
        shown = events_seen(events if hidden else [opened(event) for event in events], seat)
        return ReplayStep(step=number, state=draw(position, seat, self._scene(position), texts), hands=hands, events=shown)

    def _scene(self, position: Position) -> Scene:
        seats = [SeatState(seat=seat, name=name, kind="person", connected=True) for seat, name in enumerate(self.game.players)]
        return Scene(self.name, "over" if position.is_over else "playing", self.game.kingdom, OPTIONS, seats)


def opened(event: GameEvent) -> GameEvent:
    """An event with its card face up for everybody."""
    return event._replace(seen=event.seen | {None, *range(SEATS)})


class Archive:
    """The replays of a server: games that were finished here, and records that somebody has uploaded."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._films: OrderedDict[str, Film] = OrderedDict()

    async def add(self, text: str) -> ReplayMade:
        """Keep a record, after playing it through."""
        if len(text) > self.hall.settings.largest_record:
            raise Refused("too-large", most=self.hall.settings.largest_record)
        record = Record.parse(text)
        name = "r" + hashlib.sha256(str(record).encode()).hexdigest()[:20]
        self._remember(await asyncio.to_thread(Film, name, record))
        await self.hall.storage.add_replay(name, str(record))
        return ReplayMade(replay=name)

    async def find(self, name: str) -> Film:
        """The film of a replay or of a finished table."""
        if name not in self._films:
            text = await self.hall.storage.load_replay(name)
            record = Record.parse(text) if text is not None else await self.record(name)
            self._remember(await asyncio.to_thread(Film, name, record))
        self._films.move_to_end(name)
        return self._films[name]

    async def record(self, table: str) -> Record:
        """The record of a table; while its game runs it is secret."""
        room = await self.hall.find(table)
        if room.table.stage != "over":
            raise Refused("not-now", "not-over")
        return room.table.record()

    def _remember(self, film: Film) -> None:
        self._films[film.name] = film
        while len(self._films) > REMEMBERED:
            self._films.popitem(last=False)
