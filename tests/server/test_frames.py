"""Messages as frames: whoever reads them as RFC 6455 and 7692 say gets what was sent."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol, State

from fiefdom.server.connection import Connection, Outbox
from fiefdom.server.frames import LITTLE, framed
from tests.server.local import local, run

SIZES = (0, 1, LITTLE, LITTLE + 1, 125, 126, 5000, 65_535, 65_536, 70_000)


def lines(*, is_compressed: bool) -> tuple[Protocol, Protocol]:
    """A server's end and a client's."""
    server, client = Protocol(SERVER, state=OPEN), Protocol(CLIENT, state=OPEN, max_size=None)
    if is_compressed:
        server.extensions = [PerMessageDeflate(False, False, 12, 13, {"level": 5, "memLevel": 5})]
        client.extensions = [PerMessageDeflate(False, False, 13, 12)]
    return server, client


def texts() -> Iterator[bytes]:
    """Texts of all sizes, such as are easily compressed and such as are not."""
    lots = Random(4)
    for size in SIZES:
        yield b"x" * size
        yield bytes(lots.randrange(32, 127) for _ in range(size))


@pytest.mark.parametrize("is_compressed", [True, False])
def test_what_is_framed_is_read_as_it_was_said(is_compressed: bool) -> None:
    server, client = lines(is_compressed=is_compressed)
    for number, text in enumerate([*texts(), *texts()]):
        if number % 3:
            frame = framed(server, text)
        else:  # the general way, in turn: both go on from what the other has sent
            server.send_text(text)
            frame = b"".join(server.data_to_send())
        assert frame is not None
        client.receive_data(frame)
        (event,) = client.events_received()
        assert isinstance(event, Frame)
        assert bytes(event.data) == text


def test_little_messages_go_as_they_are_and_large_ones_compressed() -> None:
    server, _ = lines(is_compressed=True)
    little, large = framed(server, b"x" * LITTLE), framed(server, b"x" * (LITTLE + 1))
    assert little == bytes([0x81, LITTLE]) + b"x" * LITTLE
    assert large is not None
    assert large[0] == 0xC1
    assert zlib.decompressobj(-13).decompress(large[2:] + b"\0\0\xff\xff") == b"x" * (LITTLE + 1)


def closed(line: Protocol) -> None:
    line.state = State.CLOSING


def within_a_message(line: Protocol) -> None:
    line.expect_continuation_frame = True


def forgetful(line: Protocol) -> None:
    line.extensions = [PerMessageDeflate(False, True, 12, 13, {})]


@pytest.mark.parametrize("unusual", [closed, within_a_message, forgetful])
def test_where_a_line_is_not_as_lines_are_the_general_way_is_gone(unusual: Callable[[Protocol], None]) -> None:
    server, _ = lines(is_compressed=True)
    unusual(server)
    assert framed(server, b"x") is None


# In which order they leave


def test_nothing_overtakes_what_waits() -> None:
    """A message goes out at once only where whoever sends has nothing in hand and nothing before it."""

    async def main() -> None:
        async with local() as here:
            connection, sent, line = Connection(here.hall), list[bytes](), SimpleNamespace(is_free=True)

            def at_once(message: bytes) -> bool:
                sent.extend([message] if line.is_free else [])
                return bool(line.is_free)

            async def take(outbox: Outbox) -> None:
                while (message := await outbox.get()) is not None:
                    await asyncio.sleep(0)
                    sent.append(message)

            connection.send_at_once = at_once
            connection.send(b"0")  # nobody sends yet
            taking = asyncio.create_task(take(connection.outbox))
            connection.send(b"1")
            for _ in range(2):
                await asyncio.sleep(0)
            connection.send(b"2")  # while another is in hand
            await asyncio.sleep(0.01)
            connection.send(b"3")
            assert sent == [b"0", b"1", b"2", b"3"]  # the last one at once
            line.is_free = False
            connection.send(b"4")
            line.is_free = True
            connection.send(b"5")
            assert sent[4:] == []
            await asyncio.sleep(0.01)
            connection.leave(1000)
            connection.send(b"6")
            await taking
            assert sent == [b"0", b"1", b"2", b"3", b"4", b"5"]

    run(main())
