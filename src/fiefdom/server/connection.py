"""One connection of a client: what it sends is checked, limited, carried out and answered; what it is sent waits in a queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from fiefdom.errors import FiefdomError
from fiefdom.server import messages as m
from fiefdom.server.chairs import chair_of_token
from fiefdom.server.desk import Desk
from fiefdom.server.feed import ENCODER, Feed
from fiefdom.server.hall import Hall
from fiefdom.server.limits import Bucket
from fiefdom.server.refusal import Refused, code_of, words_of
from fiefdom.text.languages import LANGUAGES, check_language

MOST_WAITING = 256
"""Messages that may wait for a slow client; then it is let go, and comes again for a snapshot."""

MOST_REFUSED = 100
"""Refusals in a row after which a client is let go: it will not learn."""

GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013
"""Reasons for closing a connection (RFC 6455)."""

DECODER: msgspec.json.Decoder[m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage)

log = logging.getLogger("fiefdom.server")


class Connection:
    """A guest: knows how to receive texts and to send bytes, not how they travel."""

    def __init__(self, hall: Hall, language: str = LANGUAGES[0]) -> None:
        self.hall = hall
        self.seat: int | None = None
        self.language = language
        self.feed: Feed | None = None
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.is_leaving = False
        self._desk: Desk | None = None
        self._refused = 0
        settings = hall.settings
        self._bucket = Bucket(settings.message_rate, settings.message_burst, at=asyncio.get_running_loop().time())

    # Sending

    def send(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.is_leaving:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.leave(TRY_LATER)
        else:
            self.outbox.put_nowait(message)

    def leave(self, code: int) -> None:
        """Close the connection when everything before it is sent."""
        if not self.is_leaving:
            self.is_leaving = True
            self.outbox.put_nowait(code)

    def tell(self, message: m.ServerMessage) -> None:
        """Send one message to this client alone."""
        self.send(ENCODER.encode(message))

    # Receiving

    async def receive(self, data: str | bytes) -> None:
        """Carry out a message and answer it. Whatever arrives, this does not fail."""
        number = 0
        try:
            message = self._read(data)
            number = message.number
            await self._answer(message)
            self._refused = 0
        except FiefdomError as problem:
            self.refuse(problem, number)
        except Exception:
            log.exception("a message could not be carried out")
            self.refuse(Refused("server-error"), number)

    def _read(self, data: str | bytes) -> m.ClientMessage:
        if not self._bucket.take(asyncio.get_running_loop().time()):
            raise Refused("too-fast", "too-many-messages")
        if len(data) > self.hall.settings.largest_message:
            raise Refused("too-large", most=self.hall.settings.largest_message)
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("bad-message", details=str(problem)[:200]) from None

    async def _answer(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.Ping):
            self.tell(m.Pong(to=message.number))
        elif isinstance(message, m.Hello) and self._desk is None:
            await self._enter(message)
            self.tell(m.Done(to=message.number))
        elif self._desk is None:
            raise Refused("no-hello", value="hello")
        else:
            desk = self._desk
            if desk.room.is_broken:
                self.leave(GOING_AWAY)
                raise Refused("server-error", "setting-up")
            text = await desk.handle(message)
            self.tell(m.Done(to=message.number, text=text))

    async def _enter(self, hello: m.Hello) -> None:
        self.language = check_language(hello.language)
        room = await self.hall.find(hello.table)
        seat = None
        if hello.token:
            chair = chair_of_token(room.table.chairs, hello.token)
            if chair is None:
                raise Refused("bad-token")
            seat = chair.seat
        elif not room.table.plan.options.spectators:
            raise Refused("no-spectators")
        self.seat = seat
        await room.enter(self, hello.feed, hello.after)
        self._desk = Desk(self.hall, room, self)

    def refuse(self, problem: FiefdomError, number: int) -> None:
        """Tell the client what it may not do, and let it go if it will not learn."""
        message, hint = words_of(problem, self.language)
        self.tell(m.Refused(code=code_of(problem), message=message, hint=hint, to=number))
        self._refused += 1
        if self._refused >= MOST_REFUSED:
            self.leave(POLICY)

    @property
    def has_entered(self) -> bool:
        """Whether the client has said hello."""
        return self._desk is not None

    async def close(self) -> None:
        """Leave the table."""
        self.is_leaving = True
        if self._desk is not None:
            await self._desk.room.exit(self)


async def pump(connection: Connection, send: Callable[[str], Awaitable[None]], close: Callable[[int], Awaitable[None]]) -> None:
    """Send what waits in the queue, in order, until the connection is to be closed."""
    while True:
        message = await connection.outbox.get()
        if isinstance(message, int):
            await close(message)
            return
        await send(message.decode())
