"""Games that are over, step by step, as a seat saw them or with all cards open. Played through and drawn in a process of its own.

A long game takes seconds for that, in which nobody else could be answered.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import re
import signal
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from fiefdom.engine.layout import SEATS
from fiefdom.errors import BadRecord, FiefdomError
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.scenario.stage import set_the_stage
from fiefdom.scenario.syntax import Setting, statement
from fiefdom.server.card_info import kingdom_state
from fiefdom.server.chronicle import chronicle
from fiefdom.server.ending import result_of
from fiefdom.server.feed import ENCODER, Journal
from fiefdom.server.forms import Moments, Replay, ReplayStep
from fiefdom.server.last_turns import LastTurn, LastTurns
from fiefdom.server.picture import LogEntry, Scene, SeatState, TableOptions, counted, draw, events_seen
from fiefdom.server.refusal import Refused
from fiefdom.text.texts import QuickTexts, Texts

OPTIONS = TableOptions(undo="off", score_counter=True)

LONGEST = 10_000
"""Decisions of the longest game that is shown."""

REMEMBERED = 20_000
"""Steps of games that are kept ready, together; some five kilobytes each."""

PAGES = 16
"""Whole games with their logs that are kept ready as they are sent."""

UPLOADED = re.compile(r"r[0-9a-f]{20}")
"""How records are called that were uploaded; no table is called so."""

POLITENESS = 5
"""By how much the process steps back behind the server."""

NOTATION = "fief1 "
"""What the notation of a position begins with."""

SEAT_NAME = "Player"

MOST_MOMENTS = 64
"""Steps that are sent at once: some four kilobytes, compressed."""

LEVEL = 6
"""How hard to compress; more is hardly smaller."""


class ReplayWish(NamedTuple):
    """What somebody wants to see: the whole game with its log, one step (`step`), or all steps from there to before `until`; `seat` is
    a number, `none` or `open`."""

    name: str
    record: str
    seat: str
    language: str
    step: int | None = None
    until: int | None = None
    compressed: bool = False


class Shown(NamedTuple):
    """The answer as it is sent, and the seconds of work it took."""

    body: bytes
    seconds: float


class Kept(NamedTuple):
    """A record that can be kept: its name, and its text in one form."""

    name: str
    record: str
    seconds: float


class Film:
    """A game as a list of steps: the opening, and one for everything that was decided or taken back."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        record = Record.parse(text)
        if len(record.entries) > LONGEST:
            raise Refused("record.too-long", value=len(record.entries), most=LONGEST)
        game = Game(record.setup)
        self.steps: list[tuple[Position, list[GameEvent]]] = [(game.position, list(game.events))]
        for number, entry in enumerate(record.entries):
            before = len(game.events)
            try:
                game._replay(entry)
            except FiefdomError as problem:
                raise BadRecord("does-not-fit", number=number, entry=entry, cause=problem) from problem
            self.steps.append((game.position, game.events[before:]))
        self.game = game
        self.turns = list(turns_at_each([events for _, events in self.steps]))

    def page(self, seat: int | None, texts: Texts, *, hidden: bool) -> Replay:
        return Replay(
            replay=self.name,
            kingdom=kingdom_state(self.game.kingdom),
            players=list(self.game.players),
            steps=len(self.steps),
            log=self.log(seat, texts, hidden=hidden),
            turns=chronicle(self.steps, self.game.entries),
            result=result_of(self.game, self.name),
        )

    def log(self, seat: int | None, texts: Texts, *, hidden: bool) -> list[LogEntry]:
        journal = Journal(self.game.players, texts, seat)
        return [
            entry
            for number, (_, events) in enumerate(self.steps)
            for entry in journal.add(events if hidden else [opened(event) for event in events], decision=number)
        ]

    def step(self, number: int, seat: int | None, texts: Texts, *, hidden: bool) -> ReplayStep:
        if not 0 <= number < len(self.steps):
            raise Refused("not-now.no-step", value=number, last=len(self.steps) - 1)
        position, events = self.steps[number]
        views = [] if hidden else [view(position, each) for each in range(position.seats)]
        hands = None if hidden else [counted(seen, seen.state.hand[each]) for each, seen in enumerate(views)]
        shown = events_seen(events if hidden else [opened(event) for event in events], seat)
        state = draw(position, seat, self._scene(position), texts)
        state.last_turns = self.turns[number]
        return ReplayStep(step=number, state=state, hands=hands, events=shown)

    def moments(self, first: int, until: int, seat: int | None, texts: Texts, *, hidden: bool) -> Moments:
        """Several steps at once, as far as there are so many: they have so much in common that they are hardly longer than a few."""
        numbers = range(first, min(until, first + MOST_MOMENTS, len(self.steps)))
        if not numbers:
            raise Refused("not-now.no-step", value=first, last=len(self.steps) - 1)
        return Moments(first=first, moments=[self.step(number, seat, texts, hidden=hidden) for number in numbers])

    def _scene(self, position: Position) -> Scene:
        seats = [SeatState(seat=seat, name=name, kind="person", connected=True) for seat, name in enumerate(self.game.players)]
        return Scene(self.name, "over" if position.is_over else "playing", self.game.kingdom, OPTIONS, seats)


def turns_at_each(steps: Iterable[Sequence[GameEvent]]) -> Iterator[list[LastTurn]]:
    """Everybody's last turn at each step, as everybody saw it."""
    turns = LastTurns(None)
    for events in steps:
        turns.add(events)
        yield turns.now()


def opened(event: GameEvent) -> GameEvent:
    """An event with its card face up for everybody."""
    return event._replace(seen=event.seen | {None, *range(SEATS)})


def watching(seat: str, seats: int) -> tuple[int | None, bool]:
    """Who watches a replay: a seat, a spectator, or somebody to whom all cards are open; and whether anything is hidden from them."""
    if seat in ("open", "none"):
        return None, seat == "none"
    if not seat.isdecimal() or not 0 <= int(seat) < seats:
        raise Refused("seats.no-seat", value=seat)
    return int(seat), True


class Projector:
    """Keeps films and pages ready, in the process in which they are made."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._pages: OrderedDict[ReplayWish, bytes] = OrderedDict()

    def show(self, wish: ReplayWish) -> bytes:
        if wish.step is not None:
            return self._drawn(wish)
        if wish not in self._pages:
            self._pages[wish] = self._drawn(wish)
            while len(self._pages) > PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(wish)
        return self._pages[wish]

    def _drawn(self, wish: ReplayWish) -> bytes:
        film, texts = self.film(wish.name, wish.record), QuickTexts(wish.language)
        seat, hidden = watching(wish.seat, len(film.game.players))
        if wish.step is None:
            body = ENCODER.encode(film.page(seat, texts, hidden=hidden))
        elif wish.until is not None:
            body = ENCODER.encode(film.moments(wish.step, wish.until, seat, texts, hidden=hidden))
        else:
            body = ENCODER.encode(film.step(wish.step, seat, texts, hidden=hidden))
        return gzip.compress(body, LEVEL) if wish.compressed else body

    def film(self, name: str, record: str) -> Film:
        if name not in self._films or self._films[name].text != record:
            self._films[name] = Film(name, record)
        self._films.move_to_end(name)
        while len(self._films) > 1 and sum(len(film.steps) for film in self._films.values()) > REMEMBERED:
            self._films.popitem(last=False)
        return self._films[name]

    def keep(self, text: str) -> tuple[str, str]:
        """The name and the one form of a record, after playing it through."""
        record = str(Record.parse(text))
        name = "r" + hashlib.sha256(record.encode()).hexdigest()[:20]
        self.film(name, record)
        return name, record


# What the process does


PROJECTOR = Projector()
"""The one of this process."""


def get_ready() -> None:
    """Begin, politely; Ctrl-C is for the server, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITENESS)


def show(wish: ReplayWish) -> Shown:
    began = time.process_time()
    return Shown(PROJECTOR.show(wish), time.process_time() - began)


def keep(text: str) -> Kept:
    """A record that can be kept, and what it cost to find out."""
    began = time.process_time()
    return Kept(*PROJECTOR.keep(text), time.process_time() - began)


class LaidOut(NamedTuple):
    """A position in the notation, its picture as whoever is asked sees it, and a record that begins with it."""

    position: str
    picture: bytes
    record: str
    seat: int | None
    seconds: float


def lay_out(text: str, language: str) -> LaidOut:
    """Read a position, in the notation or as lines of a scenario, and draw it."""
    began = time.process_time()
    position = read_position(text) if text.lstrip().startswith(NOTATION) else described(text)
    names = [f"{SEAT_NAME} {seat + 1}" for seat in range(position.seats)]
    game = Game.starting_at(position, names, seed=0)
    film = Film("", str(game.record))
    seat = game.question.seat if game.question else None
    drawn = film.step(0, seat, QuickTexts(language), hidden=True).state
    return LaidOut(write_position(position), ENCODER.encode(drawn), str(game.record), seat, time.process_time() - began)


def described(text: str) -> Position:
    """The position that lines of a scenario describe."""
    lines = [statement(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    return set_the_stage([line for line in lines if isinstance(line, Setting)], 0).position


def position_at(name: str, record: str, step: int) -> str:
    """The position at a step of a game that is over, in the notation; all of it is open then."""
    film = PROJECTOR.film(name, record)
    if not 0 <= step < len(film.steps):
        raise Refused("not-now.no-step", value=step, last=len(film.steps) - 1)
    return write_position(film.steps[step][0])
