"""A table with people around it: what they send is carried out one after the other, stored, and then shown to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from typing import Any, Protocol

import msgspec

from fiefdom import __version__
from fiefdom.errors import OffTheLesson, PuzzleAnswered
from fiefdom.puzzles.puzzle import SOLVER
from fiefdom.server import rated_games
from fiefdom.server.attendance import Attendance, Clock, LoopClock
from fiefdom.server.ballot import Voting
from fiefdom.server.bot_driver import Driver
from fiefdom.server.choosing import ChoosingState, choosing_state
from fiefdom.server.coaching import coach_state
from fiefdom.server.ending import TableResult, result_of
from fiefdom.server.faults import StorageInDoubt, storage_refusal
from fiefdom.server.feed import ENCODER, Feed
from fiefdom.server.habits import Preferences
from fiefdom.server.handover import Handovers
from fiefdom.server.leases import NO_LEASE, LostLease
from fiefdom.server.ledger import Ledger, RatedTry
from fiefdom.server.picture import Pace, Picture, Said, Scene, SeatState, UndoState, draw
from fiefdom.server.puzzling import puzzle_state
from fiefdom.server.reactions import Reactions
from fiefdom.server.refusal import Refused
from fiefdom.server.seating import Seating, seat_state
from fiefdom.server.settings import Settings
from fiefdom.server.storage import Storage
from fiefdom.server.table import Table, TableAct
from fiefdom.server.telling import tellers
from fiefdom.server.thinkers import Thinkers
from fiefdom.server.timing import Timing
from fiefdom.server.wire import ServerMessage, Spoken, Welcome

SAID = 50
"""What was said lately, for those who come later; it is not kept anywhere else."""

PACES: Mapping[Pace, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0}
"""How much of the pause after what a bot does people want."""

log = logging.getLogger("fiefdom.server")


class Visitor(Protocol):
    """A connection, as a room knows it: a seat or a spectator (None), with a language."""

    seat: int | None
    language: str
    feed: Feed | None

    def send(self, message: bytes) -> None:
        """Send a message, without waiting for it to arrive."""

    def leave(self, code: int, reason: str = "") -> None:
        """Close the connection."""


class Room:
    """A table, its guests, its bots and its clock."""

    def __init__(
        self, table: Table, storage: Storage, thinkers: Thinkers, settings: Settings, clock: Clock | None = None, fence: int = NO_LEASE
    ) -> None:
        self.clock = clock or LoopClock()
        self.fence = fence
        self.table = table
        self.storage = storage
        self.thinkers = thinkers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.guests: set[Visitor] = set()
        self.chat: deque[Said] = deque(maxlen=SAID)
        self.attendance = Attendance(self.clock, settings.grace_time, settings.absence_time)
        self.reactions = Reactions(self)
        self.voting = Voting(self)
        self.handovers = Handovers(self.clock)
        self.driver = Driver(self)
        self.seating = Seating(self)
        self.timing = Timing(self)
        self.is_broken = False
        self.preferences: dict[int, Preferences] = {}
        self.last_used = self.now
        self._feeds: dict[tuple[int | None, str], Feed] = {}
        self._said = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._watch: asyncio.Task[None] | None = None
        self.rated: RatedTry | None = None
        """What the first try at a puzzle has changed."""
        self._result: TableResult | None = None
        self.reactions.resume()

    @property
    def now(self) -> float:
        return self.clock.now

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if the room were put away."""
        return not self.guests and self._tasks <= {self._watch} and not self.lock.locked()

    # Guests

    async def enter(self, guest: Visitor, feed: str, after: int) -> None:
        """Let a guest in: show the others that they are there, and send them what they have missed."""
        async with self.lock:
            self._check_whole()
            if guest.seat is not None and self.table.chairs[guest.seat].kind == "bot":
                await self.seating.give_back(guest.seat)
            self.guests.add(guest)
            self._note_presence(guest)
            self.publish()
            guest.send(ENCODER.encode(self._welcome(guest)))
            self.show_all(guest, feed, after)
            self.timing.follow()
            self.timing.show_to(guest)
        self.driver.start()

    def _welcome(self, guest: Visitor) -> Welcome:
        seat = guest.seat
        owner = seat is not None and seat == self.table.owner
        feed = self.feed_for(guest).id
        return Welcome(table=self.table.id, seat=seat, owner=owner, language=guest.language, feed=feed, version=__version__)

    def show_all(self, guest: Visitor, feed: str = "", after: int = 0) -> None:
        """Send a guest what came after a message of a feed, or everything."""
        own = guest.feed = self.feed_for(guest)
        state = self.draw(own)
        missed = own.since(after, state) if feed == own.id else None
        guest.send(own.snapshot(state, self.chat) if missed is None else missed)

    async def exit(self, guest: Visitor) -> None:
        self.guests.discard(guest)
        self._note_presence(guest)
        self.last_used = self.now
        async with self.lock:
            if not self.is_broken:
                self.publish()
                await self.timing.pause_if_empty()

    def _note_presence(self, guest: Visitor) -> None:
        """Note who is here; when somebody has been gone for too long, that is shown, and votes may be decided by it."""
        if guest.seat is not None:
            self.attendance.note(guest.seat, sum(other.seat == guest.seat for other in self.guests))
        if self._watch is None:
            self._watch = self.run(self._watch_for_missing())

    async def _watch_for_missing(self) -> None:
        while self.guests and (at := self.attendance.next_missing(self.table.people)) is not None:
            await self.clock.sleep(at - self.now)
            async with self.lock:
                self.publish()
            await self.voting.settle()
        self._watch = None

    @property
    def spectators(self) -> int:
        return sum(guest.seat is None for guest in self.guests)

    def feed_for(self, guest: Visitor) -> Feed:
        """The feed of a guest's seat and language, which begins with everything that it may know."""
        key = guest.seat, guest.language
        if key not in self._feeds:
            feed = Feed(guest.seat, guest.language, self.table.names)
            batches = self.table.events()
            hidden = self.reactions.hides_from(guest.seat)
            shown = self.reactions.seen_by(guest.seat).batches if hidden else len(batches)
            feed.fill(batches[:shown])
            feed.pending = list(batches[shown:])
            self._feeds[key] = feed
        return self._feeds[key]

    def rename(self) -> None:
        """Use the names that players have now from now on. What was written before keeps theirs: writing it anew would be much work."""
        for feed in self._feeds.values():
            feed.rename(self.table.names)
        self.publish()

    def forget_feeds(self) -> None:
        """Write everything anew for everybody, because somebody new sits at the table."""
        self._feeds.clear()
        for guest in self.guests:
            self.show_all(guest)

    def drop_unused_feeds(self) -> None:
        """Forget what nobody reads."""
        used = {(guest.seat, guest.language) for guest in self.guests}
        self._feeds = {key: feed for key, feed in self._feeds.items() if key in used}

    # Showing

    @property
    def feeds(self) -> Collection[Feed]:
        """Everything that is read here."""
        return self._feeds.values()

    def publish(self) -> None:
        """Show everybody what there is to see."""
        for feed in self.feeds:
            self._show(feed)

    def show(self, seat: int) -> None:
        """Show one seat what there is to see. What happens in secret reaches nobody else, not even as a message without news."""
        for feed in self.feeds:
            if feed.viewer == seat:
                self._show(feed)

    def show_scenery(self) -> None:
        """Show those for whom the curtain has just come down what was before it."""
        for feed in self.feeds:
            if self.reactions.hides_from(feed.viewer):
                self._send_update(feed)

    def _show(self, feed: Feed) -> None:
        hidden = feed.pending if self.reactions.hides_from(feed.viewer) else []
        if hidden:
            feed.pending = []
        self._send_update(feed)
        feed.pending += hidden

    def _send_update(self, feed: Feed) -> None:
        message = feed.update(self.draw(feed))
        if message is not None:
            self.send_all(message, feed)

    def send_all(self, message: bytes, feed: Feed | None = None) -> None:
        """Send the readers of a feed, or everybody, a message."""
        for guest in list(self.guests):
            if feed is None or guest.feed is feed:
                guest.send(message)

    def tell(self, message: ServerMessage) -> None:
        self.send_all(ENCODER.encode(message))

    def draw(self, feed: Feed) -> Picture:
        picture = self._draw(feed)
        if self.table.coach:
            picture.coach = coach_state(self.table.coach, feed.texts)
        if self.table.riddle and feed.viewer == SOLVER:
            picture.puzzle = puzzle_state(self.table.riddle, self.rated, feed.texts)
        return picture

    async def note_try(self) -> None:
        """Count the first try at a puzzle."""
        riddle, solver = self.table.riddle, self.table.plan.solver
        if riddle and solver and riddle.counts and self.rated is None:
            self.rated = await Ledger(self.storage).note(solver, riddle.puzzle, solved=riddle.solved)

    def _draw(self, feed: Feed) -> Picture:
        game, hidden = self.table.game, self.reactions.hides_from(feed.viewer)
        scene = self._scene(feed.viewer, hidden=hidden)
        if game is None:
            return draw(None, feed.viewer, scene, feed.texts)
        if not hidden:
            shown = draw(game.position, feed.viewer, scene, feed.texts)
            if self.table.given_up is not None:
                shown.question, shown.prompt, shown.hint = None, "", ""
            return shown
        state = draw(self.reactions.seen_by(feed.viewer).position, feed.viewer, scene, feed.texts)
        state.question = None
        state.prompt = feed.texts.format("wait-for-reactions")
        for pile in state.supply:
            pile.legal = pile.ends_game = False
            pile.margin = None
        return state

    def _scene(self, viewer: int | None, *, hidden: bool) -> Scene:
        table = self.table
        return Scene(
            table.id,
            "playing" if hidden else table.stage,
            table.kingdom,
            table.plan.options,
            self.seats(),
            spectators=self.spectators,
            question_number=0 if viewer is None or table.game is None else table.question_number(viewer),
            question_seconds=self.reactions.seconds_left(viewer),
            undo=None if viewer is None else self._undo_state(viewer, hidden=hidden),
            request=self.voting.ballot.shown_to(viewer, self.now) if self.voting.ballot else None,
            result=None if hidden else self.result(),
            name=table.plan.name,
            successor=table.successor,
            choosing=self._choosing(),
        )

    def _choosing(self) -> ChoosingState | None:
        table, choosing = self.table, self.table.plan.choosing
        if choosing is None or table.game is not None:
            return None
        return choosing_state(choosing, table.plan.own_cards(), has_begun=table.is_full)

    def seats(self) -> list[SeatState]:
        telling = {chair.seat for chair in tellers(self.table)}
        owner = self.table.owner
        is_two = len(self.table.chairs) == 2
        return [
            seat_state(chair, self.attendance, is_owner=chair.seat == owner, tells=chair.seat in telling, is_of_two=is_two)
            for chair in self.table.chairs
        ]

    def _undo_state(self, seat: int, *, hidden: bool) -> UndoState:
        policy, marked = self.table.plan.options.undo, self.table.taken_back
        if hidden:
            return UndoState(policy=policy, taken_back=marked)
        table, now = self.table, self.table.can_undo(seat)
        return UndoState(policy=policy, now=now, redo=table.can_redo(seat), ask=not now and table.can_ask(seat), taken_back=marked)

    def result(self) -> TableResult | None:
        if self.table.stage != "over":
            return None
        if self._result is None and self.table.game:
            given_up = self.table.given_up
            out_of_time = given_up is not None and self.table.chairs[given_up].out_of_time
            self._result = result_of(self.table.game, self.table.id, given_up, out_of_time=out_of_time)
        return self._result

    # Acting

    async def carry_out(self, deed: Callable[[Table], TableAct | None], *, quietly: bool = False) -> None:
        """Let somebody act: change the game, store it, show it. None of it happens if it is refused.

        `quietly` is for bots that make no pauses: what they do next is shown together with it.
        """
        async with self.lock:
            self._check_whole()
            acted = self.table.question.seat if self.table.question else None
            try:
                act = await self.do(deed)
            except (OffTheLesson, PuzzleAnswered):
                await self.note_try()
                self.publish()  # the coach says why, or the puzzle how good it was
                raise
            if act is None:
                return
            try:
                await self.go_on(acted, by_habit=act.is_new, quietly=quietly)
            except (Refused, StorageInDoubt):  # what follows could not be stored, but the deed is, and whoever did it is told so
                if not self.is_broken:
                    raise
        self.driver.start()

    async def take_back(self, to: int, acts: int) -> None:
        """Take back what all have agreed to, unless the game has gone on since it had so many acts."""
        await self.carry_out(lambda table: table.take_back(to) if table.acts == acts else None)

    async def go_on(self, acted: int | None = None, *, by_habit: bool = True, quietly: bool = False) -> None:
        """Do what follows of itself after somebody has `acted`: let others react, answer by habit; then show it."""
        while not await self.reactions.go_on(acted):
            if not by_habit or not await self.do(self.by_habit):
                self.timing.follow()
                if not (quietly and self.driver.may_decide):
                    self.publish()
                return
        self.timing.follow()

    async def do(self, deed: Callable[[Table], TableAct | None]) -> TableAct | None:
        """Let the game go on, and store it; what it looks like now is not shown yet."""
        act = deed(self.table)
        if act is None:
            return None
        await self._stored(self._keep(act))
        self.last_used = self.now
        if self.table.stage == "over":
            self.thinkers.forget(self.table.id, but_those_who_tell=True)
            await rated_games.count(self)
        self.voting.note_act()
        self.reactions.follow(act)
        for feed in self.feeds:
            feed.pending += [each.events for each in (*act.before, act)]
        return act

    async def _keep(self, act: TableAct) -> None:
        """Store an act with those before it, and with clocks the time that it took."""
        table, number = self.table, self.table.acts
        if act.before:
            lines = [each.lines for each in (*act.before, act)]
            keeping = self.storage.add_acts(table.id, number - len(act.before), lines, self.fence)
        else:
            keeping = self.storage.add_act(table.id, number, act.lines, self.fence)
        if self.timing.rule is None:
            await keeping
        else:
            self.timing.count()
            await asyncio.gather(keeping, self.storage.save_chairs(*self._chairs_to_keep()))

    # What people prefer

    async def follow(self, seat: int, preferences: Preferences) -> None:
        """From now on play as somebody prefers it."""
        self.preferences[seat] = preferences
        await self.carry_out(self.by_habit)

    def by_habit(self, table: Table) -> TableAct | None:
        """Answer what its person does not want to be asked. Nobody acts on what they cannot see yet, by habit neither."""
        if table.riddle and table.riddle.is_open:
            return None  # what is to be found is nobody's habit
        question = table.question
        wanted = self.preferences.get(question.seat) if question and table.chairs[question.seat].kind == "person" else None
        if question is None or wanted is None or self.reactions.hides_from(question.seat):
            return None
        return table.follow_habit(question.seat, wanted.habits)

    @property
    def pause(self) -> float:
        """How long to wait after what a bot does: as the slowest of the people who are here wants it."""
        here = [PACES[wanted.pace] for seat, wanted in self.preferences.items() if self.attendance.is_here(seat)]
        return self.settings.bot_pace * max(here, default=1.0)

    async def settled(self) -> None:
        """Wait until everything that has happened so far is on disk."""
        async with self.lock:
            self._check_whole()

    async def _stored(self, writing: Awaitable[None]) -> None:
        """Wait until something is on disk; if it cannot be, the room is given up, and what is on disk holds."""
        try:
            await writing
        except LostLease as problem:
            self.abandon()
            log.warning("table %s is another process's now", self.table.id)
            raise Refused("server-error.setting-up") from problem
        except Exception as problem:
            self.abandon()
            log.exception("table %s could not be stored", self.table.id)
            if isinstance(problem, StorageInDoubt):
                raise
            raise storage_refusal(problem) from problem

    def abandon(self) -> None:
        """Close the room; guests come again and find what was stored."""
        self.is_broken = True
        for task in self._tasks:
            task.cancel()
        for guest in list(self.guests):
            guest.leave(1012, "storage")

    def _check_whole(self) -> None:
        if self.is_broken:
            raise Refused("server-error.setting-up")

    # What is said

    def say(self, seat: int | None, name: str, text: str) -> None:
        """Tell everybody what somebody says."""
        said = Said(number=self._said, seat=seat, name=name, text=text)
        self._said += 1
        self.chat.append(said)
        self.tell(Spoken(said=said))

    # Chairs

    async def save_chairs(self) -> None:
        await self._stored(self.storage.save_chairs(*self._chairs_to_keep()))

    async def save_plan(self) -> None:
        """Keep what the players have chosen, where they choose."""
        if self.table.plan.choosing:
            await self._stored(self.storage.save_plan(self.table.id, msgspec.json.encode(self.table.plan), self.fence))

    def _chairs_to_keep(self) -> tuple[str, bytes, str, int]:
        return self.table.id, msgspec.json.encode(self.table.chairs), self.table.successor, self.fence

    # Tasks

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; it ends with the room."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem and not isinstance(problem, (Refused, StorageInDoubt)):  # which means that the room was given up
            log.error("something at table %s could not go on", self.table.id, exc_info=problem)

    async def close(self) -> None:
        """End what is going on."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
