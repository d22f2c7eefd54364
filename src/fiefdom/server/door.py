"""Who comes in: connections are counted before anything is read from them, and nobody may stand in the door for long.

A connection is waiting until it has asked for something, which is when the server knows on whose behalf a proxy has come. Of those the door
counts how many there are of one address; requests and sockets at tables are counted by the application.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import logging
import socket
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from fiefdom.server.frames import ENCODED, SENT_AT_ONCE, framed
from fiefdom.server.guard import MOST_REMEMBERED, QUIET, Bucket, network_of
from fiefdom.server.refusal import Refusal, Refused
from fiefdom.server.settings import Settings

RESERVED = 128
"""Files that are left for everything but connections: the database, the pipes of the bots, the files of the web client."""

BETWEEN_REPORTS = 10.0
"""Seconds between two lines in the log about the same thing: floods must not flood the log, too."""

PIECE = 512
"""Bytes that are read of one WebSocket in one round of the event loop: more than messages of players have, and few enough frames."""

AHEAD = 4
"""Messages that are read before the application has taken the first of them."""

FRAME_RATE, FRAME_BURST = 50.0, 500.0
"""Frames of a WebSocket that are read in a second, and at once. They need not be messages: an empty one is work, too."""

FRAMES_A_MESSAGE = 2.5
"""Where more messages are allowed, so many times more frames are."""

AT_ONCE = 16
"""Connections that are accepted in one round of the event loop."""

BACKLOG = 2048
"""Connections that may wait to be accepted."""

CONNECTION = 5
"""Requests that a new connection counts as, where it does not come from a proxy."""

log = logging.getLogger("fiefdom.server")


def unnoticed(_: str) -> None:
    """What somebody hears who does not count refusals."""


class Door:
    """Counts the connections of a server."""

    def __init__(
        self, settings: Settings, clock: Callable[[], float], files: int | None = None, refused: Callable[[str], None] = unnoticed
    ) -> None:
        """`refused` is told the code of every refusal."""
        self.settings = settings
        self.refused = refused
        self.most = settings.most_connections if files is None else max(1, min(settings.most_connections, files - RESERVED))
        self.most_waiting = min(settings.requests_per_address, max(1, self.most // 4))
        self.inside = 0
        self.waiting: Counter[str] = Counter()
        self._proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self._newcomers: dict[str, Bucket] = {}
        self._clock = clock
        self._turned_away: Counter[str] = Counter()
        self._reported: dict[str, float] = {}

    def enter(self, address: str) -> Refused | None:
        """Let a connection in to wait, or say why not."""
        if self.inside >= self.most:
            return self._turn_away(Refused("busy.no-place-connection"), address)
        if not self.wait(address):
            return Refused("too-fast.too-many-connections")
        self.inside += 1
        return None

    def may_come(self, address: str) -> bool:
        """Whether somebody has not made too many connections. What a proxy makes is others' doing: their requests are counted later."""
        may = self._may_come(network_of(address), self._clock())
        if not may:
            self._turn_away(Refused("too-fast.too-many-connections"), address)
        return may

    def _may_come(self, network: str, now: float) -> bool:
        if network not in self._newcomers:
            if self._is_proxy(network):
                return True
            if len(self._newcomers) >= MOST_REMEMBERED:
                self._newcomers = {each: bucket for each, bucket in self._newcomers.items() if now - bucket.at < QUIET}
            rate, burst = self.settings.request_rate, self.settings.request_burst
            self._newcomers[network] = Bucket(rate / CONNECTION, max(1.0, burst / CONNECTION), at=now)
        return self._newcomers[network].take(now)

    def _is_proxy(self, network: str) -> bool:
        """Whether others come by way of it: a proxy, or a process of the house."""
        try:
            address = ipaddress.ip_address(network.partition("/")[0])
        except ValueError:
            return False
        is_neighbour = bool(self.settings.workers) and address.is_private
        return is_neighbour or any(address in proxies for proxies in self._proxies)

    def wait(self, address: str) -> bool:
        """Count a connection that has nothing to ask yet, if there may be another one."""
        network = network_of(address)
        if self.waiting[network] >= self.most_waiting:
            self._turn_away(Refused("too-fast.too-many-connections"), address)
            return False
        self.waiting[network] += 1
        return True

    def serve(self, address: str) -> None:
        """A connection does not wait any more: it has asked for something, or is gone."""
        network = network_of(address)
        self.waiting[network] -= 1
        if self.waiting[network] <= 0:
            del self.waiting[network]

    def leave(self) -> None:
        self.inside -= 1

    def _turn_away(self, problem: Refused, address: str) -> Refused:
        """Say in the log who is kept out, now and then."""
        self.refused(problem.code)
        now, reason = self._clock(), problem.key
        self._turned_away[reason] += 1
        if now - self._reported.get(reason, -BETWEEN_REPORTS) >= BETWEEN_REPORTS:
            number, self._reported[reason] = self._turned_away.pop(reason), now
            log.warning("%d connections refused (%s), the last one from %s; %d are open", number, reason, address, self.inside)
        return problem


class Entrance(asyncio.Protocol):
    """A connection before anything is made of it: whoever is not let in costs next to nothing."""

    def __init__(self, *, door: Door, **named: Any) -> None:
        self.door = door
        self._named = named

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Come in, or be told why not; a flood of those who come in vain is told nothing."""
        transport = cast("asyncio.Transport", transport)  # that of another event loop need not be one by its class
        address = (get_remote_addr(transport) or ("",))[0]
        if not self.door.may_come(address):
            transport.abort()
            return
        problem = self.door.enter(address)
        if problem is None:
            visit = Visit(door=self.door, **self._named)
            transport.set_protocol(visit)
            visit.connection_made(transport)
        else:
            transport.write(turned_away(problem))
            transport.close()


class Visit(H11Protocol):
    """A connection that asks over HTTP; what uvicorn makes of it, with a door before it and a clock beside it."""

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.door = door
        self.ws_protocol_class = cast("type[asyncio.Protocol]", functools.partial(Call, door=door))
        self._state = "outside"
        self._clock: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """Where it comes from; behind a proxy, the proxy's."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Be waited for."""
        super().connection_made(transport)
        self._go("waiting", self.door.settings.header_time)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def handle_events(self) -> None:
        """Read what has come; with the head of a request the waiting ends."""
        super().handle_events()
        if self._state == "waiting" and self.cycle and not self.cycle.response_complete:
            self.door.serve(self.address)
            self._go("asking", self.door.settings.request_time)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        if self._state == "asking":
            if self.door.wait(self.address):
                self._go("waiting", self.door.settings.header_time)
            else:
                self._leave()
                self.transport.close()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Go on as a call; the door still counts it."""
        self.door.serve(self.address)
        self._go("outside", None)
        super().handle_websocket_upgrade(event)

    def _go(self, state: str, patience: float | None) -> None:
        if self._clock:
            self._clock.cancel()
        self._state = state
        self._clock = None if patience is None else self.loop.call_later(patience, self._too_late)

    def _too_late(self) -> None:
        """End it; who is still reading the last answer gets some time for that."""
        if self.transport.is_closing() or not self.transport.get_write_buffer_size():
            log.info("a connection from %s took too long (%s)", self.address, self._state)
            self.transport.abort()
        else:
            self.transport.close()
            self._go(self._state, self.door.settings.request_time)

    def _leave(self) -> None:
        if self._state == "waiting":
            self.door.serve(self.address)
        if self._state != "outside":
            self.door.leave()
        self._go("outside", None)


class LetterBox:
    """A transport whose letters are collected once for each round of the event loop: a system call for each would be slow."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._letters: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send something at the end of this round."""
        if not self._letters:
            self._loop.call_soon(self.empty)
        self._letters.append(data)

    def empty(self) -> None:
        """Send what was collected."""
        letters, self._letters = self._letters, []
        if letters and not self._transport.is_closing():
            self._transport.write(b"".join(letters))

    def close(self) -> None:
        """Close, after what was written."""
        self.empty()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        """Everything else is the transport's own."""
        return getattr(self._transport, name)


class Call(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket.

    It is read a little at a time, so that nobody else waits for a lump of a thousand frames; and only as fast as a client can have
    something to say, be it messages or empty frames.
    """

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [compression()]
        self.door = door
        settings = door.settings
        self._unread = bytearray()
        self._going_on: asyncio.Handle | None = None
        rate, burst = (FRAMES_A_MESSAGE * each for each in (settings.message_rate, settings.message_burst))
        self._frames = Bucket(max(FRAME_RATE, rate), max(FRAME_BURST, burst), at=self.loop.time())
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Write through a letter box: what is sent in one moment goes out together."""
        super().connection_made(cast("asyncio.Transport", LetterBox(transport, self.loop)))

    # Reading

    def data_received(self, data: bytes) -> None:
        """Read what has come, if it is little and the client may go on; else put it to what waits."""
        is_little = not self._unread and len(data) <= PIECE and self._frames.left(self.loop.time()) >= 1
        if not self.handshake_initiated or (is_little and self.handshake_complete):
            super().data_received(data)
        else:
            self._unread += data
            self._pause()
            self._wait()

    def _read_on(self) -> None:
        """Read the next piece; the rest has to wait for another round of the event loop."""
        self._going_on = None
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        super().data_received(piece)
        self._go_on()

    def _go_on(self) -> None:
        """Go on reading when the application has taken what was read, and the client has paused long enough."""
        if self._unread:
            self._wait()
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _wait(self) -> None:
        may_go_on = self.handshake_complete and self.queue.qsize() < AHEAD and not self.transport.is_closing()
        if may_go_on and self._going_on is None:
            pause = self._frames.wait(self.loop.time(), 1)
            self._going_on = self.loop.call_later(pause, self._read_on) if pause else self.loop.call_soon(self._read_on)

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_events(self) -> None:
        """Count the frames, whatever is in them."""
        self._frames.owe(self.loop.time(), len(self.conn.events))
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Read on as long as the application keeps up: uvicorn stops after each message, which takes two calls of the system for each."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if self.queue.qsize() >= AHEAD:
            self._pause()

    async def run_asgi(self) -> None:
        """Let the application use this call, and send what it has encoded already as it is."""
        scope = cast("dict[str, Any]", self.scope)
        scope["extensions"] = {**(scope.get("extensions") or {}), ENCODED: self.send_encoded, SENT_AT_ONCE: self.send_at_once}
        await super().run_asgi()

    async def send_encoded(self, message: bytes) -> None:
        """Send a text as the bytes that it is, when the client has read enough of what came before it."""
        await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.send_at_once(message):
            try:
                self.conn.send_text(message)
            except InvalidState:
                raise ClientDisconnected from None
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_at_once(self, message: bytes) -> bool:
        """Send a text if the client has read enough of what came before it, and the line is as lines are; whether it was sent."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        frame = framed(self.conn, message)
        if frame is not None:
            self.transport.write(frame)
        return frame is not None

    async def receive(self) -> Any:
        """The next message, for the application."""
        self._go_on()
        message = await self.queue.get()
        self._go_on()
        return message

    # Ending

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Wait for a client that does not read its last messages, but not for ever."""
        super().on_task_complete(task)
        self._end = self.loop.call_later(self.door.settings.close_time, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave()
        for waiting in (self._end, self._going_on):
            if waiting:
                waiting.cancel()


def compression() -> ServerPerMessageDeflateFactory:
    """How messages are made smaller: each picture of a table is nearly the one before, if the window is large enough to hold both.

    With uvicorn's own window of four kilobytes they take three times the bytes and twice the time.
    """
    settings = {"level": 5, "memLevel": 5}
    return ServerPerMessageDeflateFactory(server_max_window_bits=13, client_max_window_bits=12, compress_settings=settings)


class Gate(Server):
    """A server that lets in a few connections in a round, and lets many wait outside.

    The event loop takes one number for both, and with it would accept thousands before anybody else has a turn.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and let more wait."""
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)


def turned_away(problem: Refused) -> bytes:
    """The answer to a connection that may not ask: nobody has read yet which language it would like."""
    said = Refusal(code=problem.code, values=problem.data, message=problem.message, hint=problem.hint, retry=problem.retry)
    body = msgspec.json.encode(said)
    status = HTTPStatus(problem.status)
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Retry-After: {problem.retry}\r\nConnection: close\r\n\r\n".encode() + body


def config(app: Any, settings: Settings, refused: Callable[[str], None] = unnoticed, **changes: Any) -> Config:
    """How uvicorn serves an application with such a door; `refused` is told the code of everything that it refuses."""
    door = Door(settings, lambda: asyncio.get_running_loop().time(), most_files(), refused)
    return Config(
        app,
        http=cast("type[asyncio.Protocol]", functools.partial(Entrance, door=door)),
        ws="websockets-sansio",
        ws_max_size=settings.largest_message * 4,  # larger ones are cut off; up to there they are refused with a reason
        timeout_graceful_shutdown=1,
        proxy_headers=False,  # the application reads them itself
        server_header=False,
        access_log=False,
        log_config=None,  # `start_logging` sees to that
        backlog=AT_ONCE,
        **{"log_level": "warning", **changes},
    )


def most_files() -> int | None:
    """How many files this process may open, after asking for as many as the system allows; None where nobody counts."""
    try:
        import resource
    except ImportError:  # pragma: no cover – Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # some systems allow less than they say
            return soft
    return wanted
