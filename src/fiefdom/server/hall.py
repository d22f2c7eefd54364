"""All the tables of a server: made, found, brought back from disk, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import re
import secrets
from collections.abc import Collection, Sequence
from random import Random

import msgspec

from fiefdom.cards.card import Card
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.catalogue import BASE_GAME, KINGDOM_CARDS
from fiefdom.cards.choosing import Wishes, begin_again, begin_choosing
from fiefdom.cards.design import plain_code
from fiefdom.cards.kingdoms import CARDS_IN_KINGDOM, Kingdom, random_kingdom
from fiefdom.game.game import next_starter
from fiefdom.lessons.lesson import LEARNER, Lesson
from fiefdom.puzzles.puzzle import RIVAL, SOLVER, Puzzle
from fiefdom.server.advising import Advisers
from fiefdom.server.attendance import Clock, LoopClock
from fiefdom.server.card_info import kingdom_state
from fiefdom.server.chairs import Chair, add_device, chair_of_token, digest, free_name, new_table_id, new_token, seated_anew, set_chairs
from fiefdom.server.faults import StorageFailed
from fiefdom.server.forms import (
    ChoosingWish,
    HandedOver,
    HandOver,
    Join,
    Joined,
    KingdomRead,
    NewLesson,
    NewSeat,
    NewTable,
    TableInfo,
)
from fiefdom.server.handover import SECONDS
from fiefdom.server.house import Elsewhere, House, Lease
from fiefdom.server.leases import NO_LEASE, ONLY_LOOKED_AT
from fiefdom.server.metrics import Metrics
from fiefdom.server.openings import Openings
from fiefdom.server.people import KnownPerson, People, has_ratings
from fiefdom.server.picture import TableOptions
from fiefdom.server.puzzle_forms import NewPuzzle, PuzzleMade
from fiefdom.server.refusal import Refused
from fiefdom.server.room import Room
from fiefdom.server.settings import Settings
from fiefdom.server.storage import Storage, StoredTable
from fiefdom.server.table import Table
from fiefdom.server.table_plan import TablePlan
from fiefdom.server.thinkers import Thinkers
from fiefdom.server.wire import Invitation, Moved, TableMade
from fiefdom.text.letters import visible
from fiefdom.text.named import cards_named, kingdom_named
from fiefdom.text.texts import Texts, search_cards

SWEEP = 15.0
"""Seconds between two looks for rooms that can be put away."""

FORGETTING = 3600.0
"""Seconds between two looks for games that are too old; whether a day has gone by is the storage's to know."""

RESTORED_AT_ONCE = 2
"""Tables that are brought back from disk at the same time, beside the event loop: a game is played through for that."""

log = logging.getLogger("fiefdom.server")


class Hall:
    """The tables in memory, and the way to the others."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        settings: Settings,
        clock: Clock | None = None,
        metrics: Metrics | None = None,
        house: House | None = None,
    ) -> None:
        self.house = house
        self.metrics = metrics or Metrics()
        self.requests = itertools.count(1)  # every message and request has a number, by which the log names it
        self.clock = clock or LoopClock()
        self.storage = storage
        self.thinkers = thinkers
        self.settings = settings
        self.advisers = Advisers()
        self.people = People(storage)
        self.openings = Openings(storage)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweepers: list[asyncio.Task[None]] = []
        self._restoring = asyncio.Semaphore(RESTORED_AT_ONCE)
        self._check: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start to tidy up now and then."""
        if self.house:
            await self.house.open(self.leases, self.give_up)
        self._sweepers = [asyncio.create_task(self._sweep()), asyncio.create_task(self._forget_now_and_then())]

    async def close(self) -> None:
        for sweeper in self._sweepers:
            sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeper
        for room in list(self.rooms.values()):
            await room.close()
        self.advisers.close()
        await self.thinkers.close()
        await self.storage.close()
        if self.house:
            await self.house.close()

    def leases(self) -> list[Lease]:
        """By which leases tables are shown here."""
        return [(room.table.id, room.fence) for room in self.rooms.values() if not room.is_broken]

    def give_up(self, lost: Collection[Lease]) -> None:
        """Close the rooms whose tables others have."""
        for table, fence in lost:
            room = self.rooms.get(table)
            if room and room.fence == fence:
                room.abandon()

    async def leave(self) -> None:
        """Let other processes have the tables, after what is being done at them; guests come again and find them there."""
        if self.house:
            for room in list(self.rooms.values()):
                async with room.lock:
                    room.abandon()
            await self.house.leave()

    # New tables

    async def make(self, wish: NewTable) -> TableMade:
        texts = Texts(wish.language)
        kingdom = choose_kingdom(wish.kingdom, wish.edition, texts.language, self.own_cards(wish.cards), sets=wish.sets or BASE_GAME)
        person = await self.people.find(wish.person) if wish.person else None
        check_rated(wish.options, person)
        chairs, tokens = set_chairs(wish.seats, texts, self.settings.programs)
        if person:
            name_owner(chairs, person)
        options = msgspec.structs.replace(wish.options, advice=wish.options.advice and not wish.options.rated)
        plan = TablePlan.of(kingdom, len(chairs), options)
        plan = msgspec.structs.replace(plan, name=table_name(wish.name))
        if wish.choosing:
            plan = self._chosen_together(plan, wish, wish.choosing)
        table = await self._add(Table(new_table_id(), plan, chairs))
        owner = next(chair.seat for chair in chairs if chair.owner)
        invitations = [Invitation(seat=seat, token=token) for seat, token in tokens.items() if seat != owner]
        return TableMade(table=table.id, seat=owner, token=tokens[owner], invitations=invitations)

    def _chosen_together(self, plan: TablePlan, wish: NewTable, how: ChoosingWish) -> TablePlan:
        """The plan of a table whose players choose its cards."""
        own, texts = self.own_cards(wish.cards), Texts(wish.language)
        wishes = Wishes(cards_named(how.required, texts, own), cards_named(how.excluded, texts, own), own, how.sets or BASE_GAME)
        choosing = begin_choosing(how.method, plan.seats, plan.the_kingdom(), wishes, secrets.randbits(64))
        return msgspec.structs.replace(plan, choosing=choosing, cards=wish.cards.strip())

    def own_cards(self, text: str) -> Sequence[Card]:
        """The own cards of a text, if the host allows them."""
        if text.strip() and self.settings.printed_cards_only:
            raise Refused("not-allowed.own-cards")
        return CardFile.parse(text).cards if text.strip() else ()

    async def make_lesson(self, lesson: Lesson, wish: NewLesson) -> TableMade:
        """A table at which somebody takes a lesson."""
        table, token = await self.make_prepared(TablePlan.of_lesson(lesson), wish.name, lesson.rival, wish.language)
        return TableMade(table=table, seat=LEARNER, token=token, invitations=[])

    async def make_puzzle(self, puzzle: Puzzle, wish: NewPuzzle) -> PuzzleMade:
        """A table at which somebody solves a puzzle; who comes without a token gets one."""
        solver = wish.solver or new_token()
        table, token = await self.make_prepared(TablePlan.of_puzzle(puzzle, digest(solver)), wish.name, RIVAL, wish.language)
        return PuzzleMade(table=table, seat=SOLVER, token=token, puzzle=puzzle.id, solver=solver)

    async def make_prepared(self, plan: TablePlan, name: str, bot: str, language: str) -> tuple[str, str]:
        """A table of a plan, at which a person has the first seat and a bot the other; its id, and the person's token."""
        chairs, tokens = set_chairs([NewSeat(name=name), NewSeat(kind="bot", bot=bot)], Texts(language))
        table = await self._add(Table(new_table_id(), plan, chairs))
        return table.id, tokens[0]

    async def make_at(self, plan: TablePlan, seats: Sequence[NewSeat], texts: Texts) -> TableMade:
        """A table of a plan, with one person among bots."""
        chairs, tokens = set_chairs(seats, texts, self.settings.programs)
        table = await self._add(Table(new_table_id(), plan, chairs))
        owner = next(chair.seat for chair in chairs if chair.owner)
        return TableMade(table=table.id, seat=owner, token=tokens[owner], invitations=[])

    async def _add(self, table: Table) -> Table:
        """Keep a new table. In a house it is nobody's: whichever process its first guest comes to takes it."""
        self._make_place()
        table.begin()
        stored = StoredTable(table.id, msgspec.json.encode(table.plan), msgspec.json.encode(table.chairs))
        await self.storage.add_table(stored)
        if self.house is None:
            self.rooms[table.id] = self._room(table)
        return table

    def _room(self, table: Table, fence: int = NO_LEASE) -> Room:
        return Room(table, self.storage, self.thinkers, self.settings, self.clock, fence)

    async def rematch(self, room: Room) -> None:
        """The next game of the same players, at a new table where their tokens are valid, too."""
        async with room.lock:
            table = room.table
            if table.stage != "over" or table.game is None:
                raise Refused("not-now.rematch-early")
            if not table.successor:
                seed = secrets.randbits(64)
                starter = next_starter(table.winners, len(table.chairs), Random(seed))
                plan = TablePlan.of(table.kingdom, len(table.chairs), table.plan.options, seed, starter)
                plan = msgspec.structs.replace(plan, name=table.plan.name)
                if table.plan.choosing:
                    choosing = begin_again(table.plan.choosing, secrets.randbits(64))
                    plan = msgspec.structs.replace(plan, choosing=choosing, cards=table.plan.cards)
                chairs = [seated_anew(chair) for chair in table.chairs]
                following = await self._add(Table(new_table_id(), plan, chairs))
                table.successor = following.id
                await room.save_chairs()
                room.publish()
            room.tell(Moved(table=table.successor))

    # Found tables

    async def find(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room and await self._still_has(room):
            return room
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                return await self._load(table)
            finally:
                self._loading.pop(table, None)

    async def _still_has(self, room: Room) -> bool:
        """Whether a room can be shown: nobody is shown a table as it was before others took it."""
        if self.house and not room.is_broken:
            self.house.look_at_the_clock()
            if not await self.house.holds(room.table.id, room.fence):
                room.abandon()
        return not room.is_broken

    async def _load(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room and not room.is_broken:
            return room
        self._make_place()
        fence = await self.house.claim(table) if self.house else NO_LEASE
        found = await self._restored(table, fence)
        other = self.rooms.get(table)
        if other:  # of an earlier lease
            other.abandon()
        room = self.rooms[table] = self._room(found, fence)
        return room if await self._still_has(room) else await self._load(table)  # playing it through may take long

    async def look(self, table: str) -> Room:
        """A table to look at: as it is, or as it is stored if another process has it."""
        try:
            return await self.find(table)
        except Elsewhere:
            copy = self._room(await self._restored(table, ONLY_LOOKED_AT), ONLY_LOOKED_AT)
            await copy.close()  # nothing goes on in it
            return copy

    async def _restored(self, table: str, fence: int) -> Table:
        stored = await self.storage.load_table(table)
        if stored is None:
            raise Refused("unknown-table", value=table)
        plan = msgspec.json.decode(stored.plan, type=TablePlan)
        chairs = msgspec.json.decode(stored.chairs, type=list[Chair])
        found = Table(stored.id, plan, chairs, stored.successor)
        async with self._restoring:
            await asyncio.to_thread(found.restore, stored.acts)
        if found.plan != plan and fence != ONLY_LOOKED_AT:  # a bot has chosen cards
            await self.storage.save_plan(found.id, msgspec.json.encode(found.plan), fence)
        return found

    async def join(self, table: str, wish: Join) -> Joined:
        room = await self.find(table)
        seat = room.handovers.take(wish.invitation)
        if seat is not None:
            return await self._add_device(room, seat)
        person = await self._welcome(room, wish)
        async with room.lock:
            name = person.name if person else wish.name or visible(Texts(wish.language).format("ui-you"))
            chair, token = room.table.take_chair(wish.invitation, name)
            chair.account = person.id if person else ""
            room.attendance.expect(chair.seat)
            await room.save_chairs()
            await room.save_plan()
            room.forget_feeds()
        room.driver.start()
        await self.note_opening(room)
        return Joined(table=table, seat=chair.seat, token=token)

    async def _welcome(self, room: Room, wish: Join) -> KnownPerson | None:
        """Who wants to sit down; not somebody whom others here have blocked, nor anybody without a name where games are rated."""
        person = await self.people.find(wish.person) if wish.person else None
        check_rated(room.table.plan.options, person)
        accounts = {chair.account for chair in room.table.chairs if chair.account}
        if person and (person.id in accounts or accounts & await self.people.avoided(person.id)):
            raise Refused("not-allowed.not-with-these")
        return person

    async def note_opening(self, room: Room) -> None:
        """Let others see that a table has a place, or no longer."""
        if not room.table.plan.options.listed:
            return
        owner = next((chair for chair in room.table.chairs if chair.owner and chair.account), None)
        rating = await self.people.points(owner.account, len(room.table.chairs)) if owner else None
        await self.openings.note(room, rating)

    async def hand_over(self, table: str, wish: HandOver) -> HandedOver:
        """A code by which somebody goes on at their seat with another device."""
        room = await self.find(table)
        chair = chair_of_token(room.table.chairs, wish.token)
        if chair is None:
            raise Refused("token")
        return HandedOver(invitation=room.handovers.offer(chair.seat), seconds=SECONDS)

    async def _add_device(self, room: Room, seat: int) -> Joined:
        async with room.lock:
            token = add_device(room.table.chairs[seat])
            await room.save_chairs()
        return Joined(table=room.table.id, seat=seat, token=token)

    async def info(self, table: str) -> TableInfo:
        room = await self.find(table)
        found = room.table
        return TableInfo(
            table=found.id,
            name=found.plan.name,
            stage=found.stage,
            kingdom=kingdom_state(found.kingdom),
            options=found.plan.options,
            seats=room.seats(),
            choosing=found.plan.choosing.method if found.plan.choosing and found.game is None else None,
        )

    async def check_storage(self) -> None:
        """Whether games can be kept and read now. However many want to know it at once, it is tried once."""
        if self._check is None or self._check.done():
            self._check = asyncio.get_running_loop().create_task(self.storage.check())
        await asyncio.shield(self._check)

    async def forget(self, table: str, token: str) -> bool:
        """Delete a table for whoever holds a token of it, if nobody else has ever played there; whether it was."""
        try:
            room = await self.look(table)
        except Refused:
            return True
        own = chair_of_token(room.table.chairs, token)
        if own is None or any(chair is not own and (chair.kind != "bot" or chair.person) for chair in room.table.chairs):
            return False
        await self.delete(room)
        return True

    async def delete(self, room: Room) -> None:
        """Delete a table, with its lease: nobody can write to it any more."""
        async with room.lock:
            room.abandon()
            if room is self.rooms.get(room.table.id):
                self._put_away(room)
            await self.storage.delete_table(room.table.id)

    # Tidying up

    def _make_place(self) -> None:
        """Put idle rooms away if there are too many; refuse if none is idle."""
        if len(self.rooms) < self.settings.most_tables:
            return
        idle = sorted((room for room in self.rooms.values() if room.is_idle), key=lambda room: room.last_used)
        if not idle:
            raise Refused("busy.no-place-table")
        for room in idle[: max(1, len(idle) // 10)]:
            self._put_away(room)

    def put_away_idle(self, now: float) -> int:
        """Drop the rooms that nobody has used for a while; they come back when they are asked for."""
        old = [room for room in self.rooms.values() if room.is_broken or (room.is_idle and now - room.last_used > self.settings.idle_time)]
        for room in old:
            self._put_away(room)
        for room in self.rooms.values():
            room.drop_unused_feeds()
        return len(old)

    def _put_away(self, room: Room) -> None:
        """Forget a room and its bots."""
        del self.rooms[room.table.id]
        self.thinkers.forget(room.table.id)
        if self.house:
            self.house.release(room.table.id, room.fence)

    async def _sweep(self) -> None:
        while True:
            self.put_away_idle(self.clock.now)
            for room in list(self.rooms.values()):
                if room.guests and room.table.stage == "gathering":
                    with contextlib.suppress(StorageFailed):
                        await self.note_opening(room)
            await self.clock.sleep(SWEEP)

    async def _forget_now_and_then(self) -> None:
        while True:
            await self._keep_what_is_open()
            if self.house is None or self.house.is_eldest:
                await self._forget_old()
            await asyncio.sleep(FORGETTING)

    async def _keep_what_is_open(self) -> None:
        """Touch what is in memory, which others would delete one day if nobody did anything there; and see what day it is."""
        with contextlib.suppress(StorageFailed):
            await self.storage.touch(self.rooms.keys())

    async def _forget_old(self) -> None:
        try:
            number = await self.storage.forget(self.settings.keep_days)
        except Exception:  # the games are more important than the broom
            log.exception("old games could not be deleted")
        else:
            if number:
                log.info("%d old games deleted", number)


def check_rated(options: TableOptions, person: KnownPerson | None) -> None:
    """Games count only for people with names of their own."""
    if options.rated and not has_ratings():
        raise Refused("not-now.no-ratings")
    if options.rated and person is None:
        raise Refused("not-allowed.names-only")


def name_owner(chairs: Sequence[Chair], person: KnownPerson) -> None:
    """Let the owner of a new table go by their own name."""
    owner = next(chair for chair in chairs if chair.owner)
    owner.name = free_name(person.name, [chair.name for chair in chairs if chair is not owner and chair.name])
    owner.account = person.id


def table_name(text: str) -> str:
    """A name for a table as it can be shown: one line of visible letters; it may be none."""
    return " ".join(visible(text).split())


def choose_kingdom(text: str, edition: str | None, language: str, own: Sequence[Card] = (), *, sets: str = BASE_GAME) -> Kingdom:
    """The kingdom of a name, a key or ten cards, whose names may be in a language; `random` is one by lot, with `own` cards."""
    if text.strip().lower() == "random":
        seed = secrets.randbits(64)
        return random_kingdom(seed, edition or 2, Random(seed).sample(own, min(len(own), CARDS_IN_KINGDOM)), sets=sets)
    return kingdom_named(text, edition, Texts(language), own)


def read_kingdom(text: str, language: str) -> KingdomRead:
    """The cards that a code names, which may still be written; the names may be in a language."""
    read = KingdomRead(cards=[], unknown=[])
    for name in filter(None, map(str.strip, re.split(r"[,;\n]", plain_code(text)))):
        found = search_cards(name.replace("_", " ").replace("-", " "), KINGDOM_CARDS, language)
        if len(found) != 1:
            read.unknown.append(name)
        elif found[0].slug not in read.cards:
            read.cards.append(found[0].slug)
    return read
