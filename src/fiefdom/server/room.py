"""A table with people around it: what they send is carried out one after the other, stored, and then shown to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from fiefdom import __version__
from fiefdom.game.question import PASS
from fiefdom.server.ballot import Ballot
from fiefdom.server.curtain import Curtain, Scenery
from fiefdom.server.drawing import Scene, draw
from fiefdom.server.feed import ENCODER, Feed
from fiefdom.server.habits import Wish
from fiefdom.server.messages import Moved, ServerMessage, Spoken, Waiting, Welcome
from fiefdom.server.picture import Pace, Result, Said, SeatState, State, UndoState
from fiefdom.server.refusal import Refused
from fiefdom.server.result import result_of
from fiefdom.server.settings import Settings
from fiefdom.server.storage import Storage
from fiefdom.server.table import Act, Table
from fiefdom.server.thinkers import Thinkers

SAID = 50
"""What was said lately, for those who come later; it is not kept anywhere else."""

PACES: Mapping[Pace, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0}
"""How much of the pause after what a bot does people want."""

log = logging.getLogger("fiefdom.server")


class Preferences(NamedTuple):
    """How somebody wants to play: the questions that are settled for them, and how fast bots are shown."""

    habits: Mapping[str, Wish]
    pace: Pace


class Guest(Protocol):
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

    def __init__(self, table: Table, storage: Storage, thinkers: Thinkers, settings: Settings) -> None:
        self.table = table
        self.storage = storage
        self.thinkers = thinkers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.chat: deque[Said] = deque(maxlen=SAID)
        self.curtain: Curtain | None = None
        self.ballot: Ballot | None = None
        self.is_broken = False
        self.requests: dict[tuple[int, int], int] = {}
        self.preferences: dict[int, Preferences] = {}
        self.last_used = self.now
        self._feeds: dict[tuple[int | None, str], Feed] = {}
        self._said = 0
        self._ballots = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._result: Result | None = None

    @property
    def now(self) -> float:
        """The time of the event loop."""
        return asyncio.get_running_loop().time()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if the room were put away."""
        return not self.guests and not self._tasks and self.curtain is None and not self.lock.locked()

    # Guests

    async def enter(self, guest: Guest, feed: str, after: int) -> None:
        """Let a guest in: show the others that they are there, and send them what they have missed."""
        async with self.lock:
            self._check_whole()
            self.guests.add(guest)
            self.publish()
            guest.send(ENCODER.encode(self._welcome(guest)))
            self.show_all(guest, feed, after)
        self.drive()

    def _welcome(self, guest: Guest) -> Welcome:
        seat = guest.seat
        owner = seat is not None and self.table.chairs[seat].owner
        feed = self.feed_for(guest).id
        return Welcome(table=self.table.id, seat=seat, owner=owner, language=guest.language, feed=feed, version=__version__)

    def show_all(self, guest: Guest, feed: str = "", after: int = 0) -> None:
        """Send a guest what came after a message of a feed, or everything."""
        own = guest.feed = self.feed_for(guest)
        state = self.draw(own)
        missed = own.since(after, state) if feed == own.id else None
        guest.send(own.snapshot(state, self.chat) if missed is None else missed)

    async def exit(self, guest: Guest) -> None:
        """Let a guest go."""
        self.guests.discard(guest)
        self.last_used = self.now
        async with self.lock:
            if not self.is_broken:
                self.publish()

    def is_connected(self, seat: int) -> bool:
        """Whether anybody with this seat's token is here."""
        return any(guest.seat == seat for guest in self.guests)

    def feed_for(self, guest: Guest) -> Feed:
        """The feed of a guest's seat and language, which begins with everything that it may know."""
        key = guest.seat, guest.language
        if key not in self._feeds:
            feed = Feed(guest.seat, guest.language, self.table.names)
            batches = self.table.events()
            hidden = self.curtain is not None and self.hides_from(guest.seat)
            shown = self.curtain.seen_by(guest.seat).batches if self.curtain and hidden else len(batches)
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

    def publish(self) -> None:
        """Show everybody what there is to see."""
        for feed in self._feeds.values():
            hidden = feed.pending if self.hides_from(feed.viewer) else []
            if hidden:
                feed.pending = []
            message = feed.update(self.draw(feed))
            feed.pending += hidden
            if message is not None:
                self._send_all(message, feed)

    def _send_all(self, message: bytes, feed: Feed | None = None) -> None:
        for guest in list(self.guests):
            if feed is None or guest.feed is feed:
                guest.send(message)

    def tell(self, message: ServerMessage) -> None:
        """Send everybody the same message."""
        self._send_all(ENCODER.encode(message))

    def draw(self, feed: Feed) -> State:
        """The table as the viewer of a feed may see it now."""
        game = self.table.game
        if game is None:
            return draw(None, feed.viewer, self._scene(feed.viewer), feed.texts)
        if not self.hides_from(feed.viewer):
            return draw(game.position, feed.viewer, self._scene(feed.viewer), feed.texts)
        assert self.curtain is not None
        state = draw(self.curtain.seen_by(feed.viewer).position, feed.viewer, self._scene(feed.viewer), feed.texts)
        state.question = None
        state.prompt = feed.texts.format("wait-for-reactions")
        for pile in state.supply:
            pile.legal = pile.ends_game = False
            pile.margin = None
        return state

    def hides_from(self, viewer: int | None) -> bool:
        """Whether the curtain is down for a viewer: for all but whoever is asked for a Reaction."""
        return self.curtain is not None and self._reacting() != viewer

    def _reacting(self) -> int:
        """The seat that is asked for a Reaction, -1 if none is."""
        question = self.table.question
        return question.seat if question and question.id.endswith(".reveal") else -1

    def _scene(self, viewer: int | None) -> Scene:
        table = self.table
        hidden = self.hides_from(viewer)
        return Scene(
            table.id,
            "playing" if hidden else table.stage,
            table.kingdom,
            table.plan.options,
            self.seats(),
            spectators=sum(guest.seat is None for guest in self.guests),
            question_number=0 if viewer is None or table.game is None else table.question_number(viewer),
            question_seconds=self._seconds_to_react(viewer),
            undo=None if viewer is None else self._undo_state(viewer, hidden=hidden),
            request=self.ballot.shown_to(viewer, self.now) if self.ballot else None,
            result=None if hidden else self.result(),
        )

    def seats(self) -> list[SeatState]:
        """The chairs, for everybody to see."""
        return [
            SeatState(
                seat=chair.seat,
                name=chair.name,
                kind=chair.kind,
                bot=chair.bot,
                owner=chair.owner,
                connected=chair.kind == "bot" or self.is_connected(chair.seat),
            )
            for chair in self.table.chairs
        ]

    def _undo_state(self, seat: int, *, hidden: bool) -> UndoState:
        policy, marked = self.table.plan.options.undo, self.table.taken_back
        if hidden:
            return UndoState(policy=policy, taken_back=marked)
        table = self.table
        return UndoState(policy=policy, now=table.can_undo(seat), redo=table.can_redo(seat), ask=table.can_ask(seat), taken_back=marked)

    def _seconds_to_react(self, viewer: int | None) -> int | None:
        if self.curtain is None or viewer is None or self._reacting() != viewer:
            return None
        return max(0, round(self.curtain.answer_by - self.now))

    def result(self) -> Result | None:
        """The end of the game, when it has come."""
        if self._result is None and self.table.stage == "over" and self.table.game:
            self._result = result_of(self.table.game, self.table.id)
        return self._result if self.table.stage == "over" else None

    # Acting

    async def carry_out(self, deed: Callable[[Table], Act | None]) -> None:
        """Let somebody act: change the game, store it, show it. None of it happens if it is refused.

        Where bots make no pauses, what they do next is shown together with it.
        """
        async with self.lock:
            self._check_whole()
            act = await self._do(deed)
            if act is None:
                return
            while act and act.is_new:
                act = await self._do(self._by_habit)
            if self.pause or not self._bot_may_decide():
                self.publish()
        self.drive()

    async def _do(self, deed: Callable[[Table], Act | None]) -> Act | None:
        """Let the game go on, and store it; what it looks like now is not shown yet."""
        before = self.table.game.position if self.table.game else None
        act = deed(self.table)
        if act is None:
            return None
        await self._stored(self.storage.add_act(self.table.id, self.table.acts, act.lines))
        self._draw_curtain(act, before)
        self.last_used = self.now
        if self.table.stage == "over":
            self.thinkers.forget(self.table.id)
        if self.ballot and self.ballot.acts != self.table.acts:
            self.ballot = None
        for feed in self._feeds.values():
            feed.pending.append(act.events)
        return act

    # What people prefer

    async def follow(self, seat: int, preferences: Preferences) -> None:
        """From now on play as somebody prefers it."""
        self.preferences[seat] = preferences
        await self.carry_out(self._by_habit)

    def _by_habit(self, table: Table) -> Act | None:
        """Answer what its person does not want to be asked. Nobody acts on what they cannot see yet, by habit neither."""
        question = table.question
        wanted = self.preferences.get(question.seat) if question and table.chairs[question.seat].kind == "person" else None
        if question is None or wanted is None or self.hides_from(question.seat):
            return None
        return table.follow_habit(question.seat, wanted.habits)

    @property
    def pause(self) -> float:
        """How long to wait after what a bot does: as the slowest of the people who are here wants it."""
        here = [PACES[wanted.pace] for seat, wanted in self.preferences.items() if self.is_connected(seat)]
        return self.settings.bot_pace * max(here, default=1.0)

    async def settled(self) -> None:
        """Wait until everything that has happened so far is on disk."""
        async with self.lock:
            self._check_whole()

    async def _stored(self, writing: Awaitable[None]) -> None:
        """Wait until something is on disk; if it cannot be, the room is given up, and what is on disk holds."""
        try:
            await writing
        except Exception as problem:
            self.give_up()
            log.exception("table %s could not be stored", self.table.id)
            raise Refused("storage") from problem

    def give_up(self) -> None:
        """Close the room; guests come again and find what was stored."""
        self.is_broken = True
        for task in self._tasks:
            task.cancel()
        for guest in list(self.guests):
            guest.leave(1012, "storage")

    def _check_whole(self) -> None:
        if self.is_broken:
            raise Refused("server-error", "setting-up")

    # What is said and asked

    def say(self, seat: int | None, name: str, text: str) -> None:
        """Tell everybody what somebody says."""
        said = Said(number=self._said, seat=seat, name=name, text=text)
        self._said += 1
        self.chat.append(said)
        self.tell(Spoken(said=said))

    def open_ballot(self, ballot: Ballot) -> None:
        """Put a request to the vote. (Whoever calls this holds the lock.)"""
        self.ballot = ballot
        self.publish()
        self.run(self._close_ballot(ballot))

    def next_ballot(self) -> int:
        """The number of the next request."""
        self._ballots += 1
        return self._ballots

    async def _close_ballot(self, ballot: Ballot) -> None:
        await asyncio.sleep(ballot.deadline - self.now)
        async with self.lock:
            if self.ballot is ballot:
                self.ballot = None
                self.publish()

    async def save_chairs(self) -> None:
        """Store who sits where."""
        await self._stored(self.storage.save_chairs(self.table.id, msgspec.json.encode(self.table.chairs), self.table.successor))

    def move(self, successor: str) -> None:
        """Tell everybody where the next game is."""
        self.tell(Moved(table=successor))

    # Tasks

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; it ends with the room."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """End what is going on."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # Bots

    def drive(self) -> None:
        """Let the bots play, if it is theirs to decide, as long as anybody is here."""
        if self._driver is None and self._bot_may_decide():
            self._driver = self.run(self._drive())

    def _bot_may_decide(self) -> bool:
        chair = self.table.bot_to_decide
        if chair is None or self.is_broken or not self.guests:
            return False
        return self.curtain is None or self._reacting() == chair.seat

    async def _drive(self) -> None:
        try:
            while self._bot_may_decide():
                await self._bot_turn()
        except Refused:
            pass  # the room was given up
        except Exception:
            log.exception("a bot at table %s could not go on", self.table.id)
        finally:
            self._driver = None

    async def _bot_turn(self) -> None:
        """Let one bot decide, and give people the time to see it. A bot that plays a Treasure plays all of them."""
        chair, game = self.table.bot_to_decide, self.table.game
        assert chair is not None
        assert game is not None
        acts, question = self.table.acts, game.question
        assert question is not None
        view = game.view(chair.seat, open_counts=self.table.plan.options.open_counts)
        seen = functools.partial(game.seen_by, chair.seat)
        chosen = await self.thinkers.answer(view, chair.bot, f"{self.table.id}/{chair.seat}", seen)

        def deed(table: Table) -> Act | None:
            """Answer, unless somebody has taken back in the meantime what the bot thought about."""
            if table.acts != acts or table.bot_to_decide is not chair:
                return None
            is_treasure = question.id == "treasure" and chosen != PASS
            return table.play_all(chair.seat) if is_treasure else table.decide(chair.seat, chosen)

        await self.carry_out(deed)
        if question.id != "treasure":
            await asyncio.sleep(self.pause)

    # The curtain

    def _draw_curtain(self, act: Act, before: Any) -> None:
        """Let the curtain down if an Attack was played to which somebody could react in secret."""
        if self.curtain:
            self.curtain.note(act.events)
        seconds = {seat: self._window(seat) for seat in act.reactors}
        seats = {seat for seat in seconds if seconds[seat]}
        total = act.attacks * sum(seconds.values())
        if total and self.curtain is None:
            self.curtain = Curtain(Scenery(before, len(self.table.batches) - 1), self.now + total, seats)
            self.curtain.note(act.events)
            self.run(self._raise_curtain())
            self._tell_to_wait(total)
        elif total and self.curtain:
            self.curtain.extend(total, seats)
        reacting = self._reacting()
        if self.curtain and self.table.game and reacting >= 0:
            self.curtain.answer_by = self.now + self._window(reacting)
            self.curtain.asked[reacting] = Scenery(self.table.game.position, len(self.table.batches))

    def _window(self, seat: int) -> float:
        """How long a seat may think about a Reaction: no limit (0) where nobody else could notice."""
        others = [person for person in self.table.people if person != seat]
        if not others:
            return 0.0
        is_bot = self.table.chairs[seat].kind == "bot"
        return self.settings.bot_reaction_window if is_bot else self.settings.reaction_window

    def _tell_to_wait(self, seconds: float) -> None:
        for feed in self._feeds.values():
            if self.hides_from(feed.viewer):
                message = Waiting(seconds=seconds, prompt=feed.texts.format("wait-for-reactions"))
                self._send_all(ENCODER.encode(message), feed)

    async def _raise_curtain(self) -> None:
        """Answer for whoever does not react in time, and raise the curtain when it is time."""
        while (curtain := self.curtain) is not None and not curtain.is_up(self.now):
            reacting = self._reacting()
            until = min(curtain.deadline, curtain.answer_by) if reacting >= 0 else curtain.deadline
            await asyncio.sleep(max(0.005, min(until - self.now, 0.1)))
            if reacting >= 0 and reacting == self._reacting() and self.now >= curtain.answer_by:
                await self._reveal(reacting)
        async with self.lock:
            self.curtain = None
            while await self._do(self._by_habit):
                pass
            self.publish()
        self.drive()

    async def _reveal(self, seat: int) -> None:
        """Show the Reaction of somebody whose time is over: that is nearly always wanted, and it is no secret any more."""

        def deed(table: Table) -> Act | None:
            question = table.question
            return table.decide(seat, question.cards[0].name) if question and self._reacting() == seat else None

        await self.carry_out(deed)
