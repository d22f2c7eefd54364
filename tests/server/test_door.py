"""Before anything is made of a connection, and while it is read: one who floods does not keep the others from having their turn."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import httpx
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from fiefdom.server import guard
from fiefdom.server.connection import Connection
from fiefdom.server.door import AHEAD, CONNECTION, FRAME_BURST, FRAME_RATE, PIECE, Call, Door, Entrance, config
from fiefdom.server.frames import ENCODED
from fiefdom.server.guard import MOST_HELD, Addresses, Bucket
from fiefdom.server.settings import Settings
from tests.server.clients import PATIENCE, Running, running
from tests.server.local import local

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\0"


def text(message: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(message)]) + b"\0\0\0\0" + message


class Wire(asyncio.Transport):
    """A transport made of memory."""

    def __init__(self, peer: str = "192.0.2.1") -> None:
        super().__init__({"peername": (peer, 1), "sockname": ("127.0.0.1", 8000)})
        self.sent = b""
        self.is_paused = self.is_gone = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.sent += data

    def abort(self) -> None:
        self.is_gone = True

    close = abort

    def is_closing(self) -> bool:
        return self.is_gone

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


class Listener:
    """An application that takes a message whenever it may."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.may = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event["text"])
            await self.may.wait()


def called(listener: Listener) -> Wire:
    """A wire over which somebody has asked for a WebSocket."""
    served = config(listener, Settings())
    served.load()
    wire = Wire()
    served.http_protocol_class(config=served, server_state=ServerState(), app_state={}).connection_made(wire)  # type: ignore[call-arg]
    wire.protocol.data_received(UPGRADE)
    return wire


async def rounds(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_a_lump_of_messages_is_read_in_pieces_and_arrives_in_order() -> None:
    async def main() -> None:
        listener = Listener()
        wire = called(listener)
        await rounds(5)
        assert isinstance(wire.protocol, Call)
        wanted = [f"message {number}" for number in range(400)]
        wire.protocol.data_received(b"".join(text(message.encode()) for message in wanted))
        await rounds(3)
        assert wire.is_paused
        assert wire.protocol.queue.qsize() <= PIECE // len(text(b"message 0")) + AHEAD, "the others have had their turn in between"
        listener.may.set()
        while len(listener.heard) < len(wanted):
            await rounds(1)
        assert listener.heard == wanted
        await rounds(3)
        assert not wire.is_paused

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_message_alone_is_read_at_once_without_pausing() -> None:
    async def main() -> None:
        listener = Listener()
        wire = called(listener)
        await rounds(5)
        wire.protocol.data_received(text(b"hello"))
        assert not wire.is_paused
        await rounds(3)
        assert listener.heard == ["hello"]

    asyncio.run(main())


def test_empty_frames_are_counted_and_wait() -> None:
    async def main() -> int:
        wire = called(Listener())
        await rounds(5)
        first = len(wire.sent)
        assert FRAME_RATE * PATIENCE < 10 * FRAME_BURST
        wire.protocol.data_received(PING * round(20 * FRAME_BURST))
        await rounds(2000)
        assert wire.is_paused
        return wire.sent[first:].count(PONG)

    assert FRAME_BURST <= asyncio.run(main()) < 10 * FRAME_BURST


def test_what_is_encoded_already_goes_out_as_the_text_that_it_is_until_the_line_is_gone() -> None:
    said = "Smithy ×2".encode()

    async def main() -> bytes:
        wire = called(Listener())
        await rounds(5)
        first = len(wire.sent)
        send = wire.protocol.scope["extensions"][ENCODED]
        assert send == wire.protocol.send_encoded
        await send(said)
        await rounds(2)
        sent = wire.sent[first:]
        wire.abort()
        with pytest.raises(ClientDisconnected):
            await send(said)
        return sent

    assert asyncio.run(main()) == bytes([0x81, len(said)]) + said


def test_what_comes_before_the_handshake_waits_for_it() -> None:
    async def main() -> None:
        listener = Listener()
        wire = called(listener)
        wire.protocol.data_received(text(b"hasty"))
        assert wire.protocol.queue.qsize() == 1, "the call itself"
        while not listener.heard:
            await rounds(1)
        assert listener.heard == ["hasty"]
        assert wire.sent.startswith(b"HTTP/1.1 101 ")

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


# Newcomers


class HandTime:
    """A time that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_whoever_connects_again_and_again_is_kept_out_for_a_while_but_no_proxy_is() -> None:
    time = HandTime()
    door = Door(Settings(request_rate=CONNECTION, request_burst=3 * CONNECTION, proxies=("198.51.100.0/24",)), time)
    assert [door.may_come("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert door.may_come("192.0.2.2")
    assert all(door.may_come("198.51.100.7") for _ in range(10))
    time.now += 1
    assert [door.may_come("192.0.2.1") for _ in range(2)] == [True, False]


def test_who_is_kept_out_is_hung_up_on_before_anything_is_made_of_it() -> None:
    async def main() -> None:
        door = Door(Settings(request_rate=0, request_burst=1), HandTime())
        served = config(Listener(), Settings())
        served.load()
        wires = [Wire(), Wire()]
        for wire in wires:
            Entrance(door=door, config=served, server_state=ServerState(), app_state={}).connection_made(wire)
        assert [wire.is_gone for wire in wires] == [False, True]
        assert wires[1].protocol is None
        assert (door.inside, wires[1].sent) == (1, b"")

    asyncio.run(main())


class ForeignWire:
    """A transport of an event loop that has classes of its own, as uvloop has."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def __getattr__(self, name: str) -> Any:
        return getattr(self._wire, name)


def test_other_event_loops_have_transports_of_their_own() -> None:
    async def main() -> None:
        door = Door(Settings(), HandTime())
        served = config(Listener(), Settings())
        served.load()
        wire = Wire()
        entrance = Entrance(door=door, config=served, server_state=ServerState(), app_state={})
        entrance.connection_made(cast("asyncio.Transport", ForeignWire(wire)))
        assert (door.inside, wire.is_gone) == (1, False)
        assert wire.protocol is not None

    asyncio.run(main())


# Refusals


@pytest.fixture
def no_penance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PENANCE", 0.0)


@pytest.mark.usefixtures("no_penance")
def test_an_address_that_was_told_often_enough_is_hung_up_on() -> None:
    async def main() -> None:
        async with local() as here:
            address = Addresses(Settings()).of("192.0.2.1", 0.0)
            address.excused = Bucket(0.0, 3.0)
            connection = Connection(here.hall, of=address)
            for _ in range(5):
                await connection.receive("nonsense")
            told = [json.loads(message)["type"] for message in iter(connection.outbox.get_now, None)]
            assert told == ["refused"] * 3
            assert connection.outbox.goodbye == (1008, "message")

    asyncio.run(main())


def test_whoever_is_hung_up_on_waits_first_but_not_too_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PENANCE", PATIENCE)

    async def main() -> None:
        address = Addresses(Settings()).of("192.0.2.1", 0.0)
        waiting = [asyncio.create_task(address.do_penance()) for _ in range(MOST_HELD + 3)]
        await rounds(3)
        assert sum(task.done() for task in waiting) == 3
        assert address.is_busy
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        assert address.held == 0

    asyncio.run(main())


@pytest.mark.usefixtures("no_penance")
def test_requests_are_refused_with_a_reason_and_then_without() -> None:
    def answers(server: Running) -> list[tuple[int, bool, str]]:
        found = [httpx.get(f"http://{server.host}/api/cards", headers={"X-Forwarded-For": "192.0.2.9"}, timeout=PATIENCE) for _ in range(2)]
        return [(each.status_code, bool(each.content), each.headers.get("connection", "")) for each in found]

    with running() as server:
        address = server.server.addresses.of("192.0.2.9", 0.0)
        address.asked, address.excused = Bucket(0.0, 0.0), Bucket(0.0, 1.0)
        assert answers(server) == [(429, True, ""), (429, False, "close")]
