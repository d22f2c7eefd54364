"""A hall without a network: clients whose messages go straight to their connections. Bots answer at once, in the same process."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import math
import signal
import weakref
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

from fiefdom.agents.agent import find_agent
from fiefdom.game.view import View
from fiefdom.server.connection import Connection
from fiefdom.server.database import database_at
from fiefdom.server.forms import Join, NewSeat, NewTable
from fiefdom.server.hall import Hall
from fiefdom.server.picture import TableOptions
from fiefdom.server.room import Room
from fiefdom.server.settings import Settings
from fiefdom.server.storage import Storage
from fiefdom.server.thinkers import Seen, Thinkers

SETTINGS = Settings(bot_pace=0.0, reaction_window=0.0, bot_reaction_window=0.0, message_rate=1e9, message_burst=10**9)


class QuickThinkers(Thinkers):
    """Bots that answer without another process."""

    def warm(self) -> None:
        pass

    async def answer(self, view: View, bot: str, player: str, seen: Seen | None = None) -> str:
        return find_agent(bot, 1).choose(view)


class SlowThinkers(QuickThinkers):
    """Bots that can be made to think until they are told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking, self.done = asyncio.Event(), asyncio.Event()
        self.done.set()

    def answer_at_once(self, view: View, bot: str) -> None:
        """Never: all of them think."""

    async def answer(self, view: View, bot: str, player: str, seen: Seen | None = None) -> str:
        self.thinking.set()
        await self.done.wait()
        return await super().answer(view, bot, player, seen)


class SetTime:
    """What the time is said to be, for whoever only asks."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class HandClock:
    """A clock that goes only when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.sleeping: dict[asyncio.Task[Any], tuple[float, asyncio.Future[None]]] = {}

    async def sleep(self, seconds: float) -> None:
        task = asyncio.current_task()
        assert task is not None
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleeping[task] = self.now + seconds, waking
        try:
            await waking
        finally:
            self.sleeping.pop(task, None)

    @property
    def next(self) -> float:
        """When the next sleeper wakes up."""
        return min((at for at, _ in self.sleeping.values()), default=math.inf)

    def go_to(self, time: float) -> None:
        """Set the clock, and wake whoever has slept long enough."""
        self.now = time
        for task, (at, waking) in list(self.sleeping.items()):
            if at <= time:
                del self.sleeping[task]
                waking.set_result(None)


class Client:
    """A connection, what it was sent, and the state of the table as it knows it."""

    def __init__(self, hall: Hall) -> None:
        self.connection = Connection(hall)
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.times: list[float] = []
        self.sequence = -1
        self.feed = ""
        self.closed_with = 0

    def read(self) -> list[dict[str, Any]]:
        """Everything that has arrived since the last time."""
        first = len(self.got)
        outbox = self.connection.outbox
        while (data := outbox.get_now()) is not None:
            self.raw.append(data)
            self.times.append(self.connection.hall.clock.now)
            self._note(json.loads(data))
        self.closed_with = outbox.goodbye.code if outbox.goodbye else 0
        return self.got[first:]

    def _note(self, message: dict[str, Any]) -> None:
        self.got.append(message)
        if message["type"] == "welcome":
            self.feed = message["feed"]
        if message["type"] in ("snapshot", "update"):
            self.state, self.sequence = message["state"], message["sequence"]
            self.log = self.log + message["log"] if message["type"] == "update" else message["log"]

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message; the `done` or `refused` that answers it."""
        return await self.send(json.dumps({"type": kind, "number": len(self.got) + 1, **fields}))

    async def send(self, data: str | bytes) -> dict[str, Any]:
        """Send any text; what answers it."""
        self.read()
        await self.connection.receive(data)
        return next(message for message in reversed(self.read()) if message["type"] in ("done", "refused", "pong"))

    @property
    def question(self) -> dict[str, Any] | None:
        """The question that this client is to answer."""
        self.read()
        question = self.state.get("question")
        return question if question and question["number"] else None

    async def answer(self, *cards: str) -> dict[str, Any]:
        """Answer the open question."""
        question = self.question
        assert question, self.state.get("prompt")
        return await self.ask("answer", question=question["number"], cards=list(cards))

    async def until(self, met: Callable[[], Any]) -> None:
        """Let others go on until something is so."""
        self.read()
        while not met():
            await asyncio.sleep(0.001)
            self.read()


class Local:
    """A hall and its clients."""

    def __init__(self, hall: Hall, clock: HandClock) -> None:
        self.hall = hall
        self.clock = clock
        self.clients: weakref.WeakSet[Client] = weakref.WeakSet()

    async def settle(self) -> None:
        """Wait until nothing is going on in any room but waiting for the clock."""

        def is_busy(room: Room) -> bool:
            return room.lock.locked() or any(task not in self.clock.sleeping for task in room._tasks)

        while any(is_busy(room) for room in self.hall.rooms.values()):
            await asyncio.sleep(0.001)
        for client in list(self.clients):
            client.read()

    async def wait(self, seconds: float) -> None:
        """Let time pass: whatever is to happen in it happens, one after the other, and everybody reads it when it does."""
        until = self.clock.now + seconds
        await self.settle()
        while self.clock.next <= until:
            self.clock.go_to(self.clock.next)
            await self.settle()
        self.clock.go_to(until)

    async def restart(self) -> None:
        """Forget everything that is not stored."""
        for room in self.hall.rooms.values():
            await room.close()
        self.hall = Hall(self.hall.storage, self.hall.thinkers, self.hall.settings, self.clock)
        self.clients.clear()

    async def table(
        self, *seats: str, kingdom: str = "first-game-2", edition: str | None = None, cards: str = "", name: str = "", **options: Any
    ) -> tuple[str, list[str]]:
        """A table with everybody seated: its id, and the tokens by seat (empty for bots)."""
        wanted = [NewSeat(kind="bot", bot=seat[4:]) if seat.startswith("bot:") else NewSeat(name=seat) for seat in seats]
        wish = NewTable(name=name, kingdom=kingdom, cards=cards, edition=edition, seats=wanted, options=TableOptions(**options))
        made = await self.hall.make(wish)
        tokens = [""] * len(seats)
        tokens[made.seat] = made.token
        for invitation in made.invitations:
            joined = await self.hall.join(made.table, Join(invitation=invitation.token, name=seats[invitation.seat]))
            tokens[invitation.seat] = joined.token
        return made.table, tokens

    async def client(self, table: str, token: str = "", **hello: Any) -> Client:
        """A client that has said hello."""
        client = Client(self.hall)
        self.clients.add(client)
        reply = await client.ask("hello", table=table, token=token, **hello)
        assert reply["type"] == "done", reply
        return client

    async def seated(self, *seats: str, **options: Any) -> list[Client]:
        """A table with a client for each person."""
        table, tokens = await self.table(*seats, **options)
        return [await self.client(table, token) for token in tokens if token]

    def room(self, client: Client) -> Room:
        """The room of a client."""
        return self.hall.rooms[client.state["table"]]


@contextlib.asynccontextmanager
async def local(
    data: Path | None = None, clock: HandClock | None = None, thinkers: Thinkers | None = None, **changes: Any
) -> AsyncIterator[Local]:
    """A hall that is open. With a clock, time passes only by `wait`; without, it passes."""
    settings = dataclasses.replace(SETTINGS, **changes)
    hall = Hall(Storage(database_at(None, data)), thinkers or QuickThinkers(), settings, clock)
    problems = Problems()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.found.append(str(context)))
    logging.getLogger("fiefdom.server").addHandler(problems)
    await hall.open()
    here = Local(hall, clock or HandClock())
    try:
        yield here
    finally:
        await here.hall.close()
        logging.getLogger("fiefdom.server").removeHandler(problems)
    assert problems.found == []


class Problems(logging.Handler):
    """Whatever the server reports as its own mistake."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits."""
    asyncio.run(asyncio.wait_for(work, 60))


def ignore_interrupts() -> None:
    """How a process of a server begins in tests: Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
