"""One connection of a client: what it sends is checked, limited, carried out and answered; what it is sent waits in its outbox."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

import msgspec

from fiefdom.errors import FiefdomError
from fiefdom.server import wire as m
from fiefdom.server.chairs import chair_of_token
from fiefdom.server.desk import Desk
from fiefdom.server.faults import StorageFailed, StorageInDoubt, storage_refusal
from fiefdom.server.feed import ENCODER, Feed
from fiefdom.server.frames import never
from fiefdom.server.guard import Address, Bucket
from fiefdom.server.hall import Hall
from fiefdom.server.house import Elsewhere
from fiefdom.server.leases import Neighbour
from fiefdom.server.logs import CURRENT
from fiefdom.server.refusal import Refused, retry_of
from fiefdom.server.room import Room
from fiefdom.text.languages import LANGUAGES, check_language
from fiefdom.text.texts import QuickTexts

MOST_MESSAGES = 256
"""Messages that may wait, however small they are."""

WHOLE = f'{{"type":"{m.Snapshot.__struct_config__.tag}"'.encode()
PICTURES = (WHOLE, f'{{"type":"{m.Update.__struct_config__.tag}"'.encode())
"""How messages begin that show the table; a whole picture replaces all that were to come before it."""


class Goodbye(NamedTuple):
    """Why a connection is closed: a code (RFC 6455), and one of the codes of refusals."""

    code: int
    reason: str = ""


class Outbox:
    """A queue of messages, and its end."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self.goodbye: Goodbye | None = None
        self._messages: deque[bytes] = deque()
        self._is_watched = False
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes) -> bool:
        """Let a message wait; not if too much waits already. One message may always wait, whatever its size."""
        if message.startswith(WHOLE):
            self._keep([each for each in self._messages if not each.startswith(PICTURES)])
        if self._messages and (self.bytes + len(message) > self.most_bytes or len(self._messages) >= MOST_MESSAGES):
            return False
        self._messages.append(message)
        self.bytes += len(message)
        self._changed.set()
        return True

    def _keep(self, messages: list[bytes]) -> None:
        self._messages = deque(messages)
        self.bytes = sum(map(len, messages))

    def end(self, goodbye: Goodbye) -> None:
        """Close the queue after what waits; the first reason holds."""
        self.goodbye = self.goodbye or goodbye
        self._changed.set()

    def clear(self) -> None:
        self._keep([])

    async def get(self) -> bytes | None:
        """The next message, when there is one; None at the end."""
        while not self._messages and self.goodbye is None:
            self._changed.clear()
            self._is_watched = True
            try:
                await self._changed.wait()
            finally:
                self._is_watched = False
        return self.get_now()

    @property
    def is_idle(self) -> bool:
        """Whether all that was put here is sent, and nothing else is to come before what is sent now."""
        return self._is_watched and not self._messages and self.goodbye is None

    def get_now(self) -> bytes | None:
        if not self._messages:
            return None
        message = self._messages.popleft()
        self.bytes -= len(message)
        return message


MOST_REFUSED = 100
"""Refusals in a row after which a client is let go: it will not learn."""

BREATH = 0.1
"""Seconds for which nothing more is read from a client that is too fast: refusing is work, too."""

GOING_AWAY, POLICY, RESTART, TRY_LATER = 1001, 1008, 1012, 1013
"""Reasons for closing a connection (RFC 6455)."""

PRICES: Mapping[type, int] = {
    m.After: 3,
    m.AskSnapshot: 5,
    m.RequestUndo: 5,
    m.Language: 10,
    m.Rename: 10,
    m.Rematch: 10,
    m.AskAdvice: 5,
    m.AskBots: 5,
}
"""Messages that are more work than an answer count as several; a rename, for example, is stored, and everybody is shown it."""

STORED = 9
"""What it costs beside to come to a table that has to be brought back from disk."""

SETTING_UP = "server-error.setting-up"
"""The refusal of a table that has no process just now."""

DECODER: msgspec.json.Decoder[m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage)


class Numbered(msgspec.Struct):
    """What is wanted of a message that is refused unread: its number."""

    number: int = 0


NUMBERS = msgspec.json.Decoder(Numbered)

log = logging.getLogger("fiefdom.server")


class Connection:
    """A guest: knows how to receive texts and to send bytes, not how they travel."""

    def __init__(self, hall: Hall, language: str = LANGUAGES[0], of: Address | None = None) -> None:
        """A connection `of` somebody, if whose it is counts."""
        self.hall = hall
        self.seat: int | None = None
        self.language = language
        self.feed: Feed | None = None
        self.outbox = Outbox(hall.settings.most_waiting)
        self.send_at_once: Callable[[bytes], bool] = never
        """Sends a message without waiting, if that is possible now; whether it was sent."""
        self.listening: asyncio.Timeout | None = None
        """How long is waited for the next message, while it is waited for."""
        self.address = ""
        self.owner: Neighbour | None = None
        """The process that has the table which was asked for, if it is another one."""
        self._desk: Desk | None = None
        self._refused = 0
        self._is_paid = False
        settings = hall.settings
        self._of = of
        self._bucket = Bucket(settings.message_rate, settings.message_burst, at=asyncio.get_running_loop().time())

    # Sending

    @property
    def is_leaving(self) -> bool:
        return self.outbox.goodbye is not None

    def send(self, message: bytes) -> None:
        """Send a message, or put it into the queue. A client that does not read it is let go, with all that waits for it."""
        if self.outbox.is_idle and self.send_at_once(message):
            return
        if not self.is_leaving and not self.outbox.put(message):
            self.outbox.clear()
            self.leave(TRY_LATER, "too-slow")

    def leave(self, code: int, reason: str = "") -> None:
        """Close the connection when everything before it is sent, which must not take long."""
        self.outbox.end(Goodbye(code, reason))
        if self.listening:
            self.listening.reschedule(asyncio.get_running_loop().time() + self.hall.settings.close_time)

    def tell(self, message: m.ServerMessage) -> None:
        """Send one message to this client alone, also when it is leaving: it has a right to its answer."""
        if self.is_leaving:
            self.outbox.put(ENCODER.encode(message))
        else:
            self.send(ENCODER.encode(message))

    # Receiving

    async def receive(self, data: str | bytes) -> None:
        """Carry out a message and answer it. Whatever arrives, this does not fail."""
        self.owner = None
        CURRENT.set(next(self.hall.requests))
        began = time.perf_counter()
        try:
            self._check_size(data)
            message = self._read(data)
            await self._answer(message)
            self._refused = 0
            self.hall.metrics.note_message(str(message.__struct_config__.tag), time.perf_counter() - began)
        except FiefdomError as problem:
            if self._of and not self._of.excused.take(asyncio.get_running_loop().time()):
                await self._hang_up(problem, self._of)
                return
            self.refuse(problem, self._number_in(data))
            if problem.code == SETTING_UP and not self.has_entered:
                self.leave(RESTART, "setting-up")  # browsers come again when the line ends, and then to another process perhaps
            if problem.kind == "too-fast":
                await asyncio.sleep(BREATH)
        except Elsewhere as problem:
            self.owner = problem.owner
        except StorageFailed as problem:
            log.error("a message could not be carried out: %s", problem)
            is_in_doubt = isinstance(problem, StorageInDoubt)
            if not is_in_doubt:
                self.refuse(storage_refusal(problem), self._number_in(data))
            if is_in_doubt or not self.has_entered:
                self.leave(RESTART, "storage")  # they come again by themselves, and see then what there is
        except Exception:
            log.exception("a message could not be carried out")
            self.refuse(Refused("server-error"), self._number_in(data))

    async def try_again(self, data: str | bytes) -> None:
        """Carry out a message that was paid for, but could not be carried out yet."""
        self._is_paid = True
        try:
            await self.receive(data)
        finally:
            self._is_paid = False

    def _check_size(self, data: str | bytes) -> None:
        if not self._fits(data):
            raise Refused("too-large", most=self.hall.settings.largest_message)

    def _fits(self, data: str | bytes) -> bool:
        return len(data) <= self.hall.settings.largest_message

    def _number_in(self, data: str | bytes) -> int:
        """The number of a message that is refused; what is too large is not looked at."""
        return number_in(data) if self._fits(data) else 0

    def _read(self, data: str | bytes) -> m.ClientMessage:
        self._pay(1)
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("message", details=str(problem)[:200]) from None
        self._pay(PRICES.get(type(message), 1) - 1)
        return message

    def _pay(self, drops: float) -> None:
        """Take drops out of the buckets of the connection and of its address, or refuse."""
        if self._is_paid or not drops:
            return
        now = asyncio.get_running_loop().time()
        for bucket in (self._bucket, self._of.said if self._of else None):
            if bucket and not bucket.take(now, min(drops, bucket.size)):
                raise Refused("too-fast.too-many-messages").until(bucket.wait(now, drops))

    async def _answer(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.Ping):
            self.tell(m.Pong(to=message.number))
        elif isinstance(message, m.EnterTable) and self._desk is None:
            await self._enter(message)
            self.tell(m.Done(to=message.number))
        elif self._desk is None:
            raise Refused("no-hello", value="hello")
        else:
            desk = self._desk
            if desk.room.is_broken:
                self.leave(RESTART, "storage")
                raise Refused("server-error.setting-up")
            text = await desk.handle(message)
            self.tell(m.Done(to=message.number, text=text))

    async def _enter(self, hello: m.EnterTable) -> None:
        self.language = check_language(hello.language)
        if hello.table not in self.hall.rooms:
            self._pay(STORED)
        room = await self.hall.find(hello.table)
        seat = None
        if hello.token:
            chair = chair_of_token(room.table.chairs, hello.token)
            if chair is None:
                raise Refused("token")
            is_spectator = chair.given_up and room.table.stage == "playing"
            seat = None if is_spectator else chair.seat
        elif not room.table.plan.options.spectators:
            raise Refused("no-spectators")
        self.seat = seat
        await room.enter(self, hello.feed, hello.after)
        self._desk = Desk(self.hall, room, self, self._of.studied if self._of else None)
        await self.hall.note_opening(room)

    def refuse(self, problem: FiefdomError, number: int) -> None:
        """Tell the client what it may not do, and let it go if it will not learn."""
        message, hint = problem.words(QuickTexts(self.language))
        self.hall.metrics.note_refusal(problem.code)
        retry = retry_of(problem)
        self.tell(m.MessageRefused(code=problem.code, values=problem.data, message=message, hint=hint, retry=retry, to=number))
        self._refused += 1
        if self._refused >= MOST_REFUSED:
            self.leave(POLICY, problem.kind)

    async def _hang_up(self, problem: FiefdomError, address: Address) -> None:
        """Let the client go without a word, after a while in which nothing is read of it: its address was told often enough."""
        self.hall.metrics.note_refusal(problem.code)
        await address.do_penance()
        self.leave(POLICY, problem.kind)

    @property
    def room(self) -> Room | None:
        """Where the guest is."""
        return self._desk.room if self._desk else None

    @property
    def has_entered(self) -> bool:
        return self._desk is not None

    async def close(self) -> None:
        """Leave the table."""
        self.outbox.end(Goodbye(GOING_AWAY))
        if self._desk is not None:
            self._desk.advice.stop()
            await self._desk.room.exit(self)


def number_in(data: str | bytes) -> int:
    """The number of a message that may be anything; 0 if it has none."""
    try:
        return NUMBERS.decode(data).number
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


async def pump(connection: Connection, send: Callable[[bytes], Awaitable[None]], close: Callable[[int, str], Awaitable[None]]) -> None:
    """Send what waits, in order, until the connection is to be closed."""
    outbox = connection.outbox
    while (message := await outbox.get()) is not None:
        await send(message)
    if outbox.goodbye:
        await close(*outbox.goodbye)
