"""Under load work is done together; what few people send is not kept waiting. What goes out together is what was sent, in order."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from websockets.asyncio.client import connect

from fiefdom.server.crowd import MANY, PACE, Crowd
from fiefdom.server.door import LetterBox
from tests.server.clients import Running


class Clock:
    """A clock that sleepers set."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def rounds(tables: int, seconds: float) -> list[float]:
    """How long each of fifty rounds waits, so many seconds apart, one table after the other."""
    clock = Clock()
    crowd = Crowd(lambda: clock.now, clock.sleep)
    for number in range(50):
        crowd.wait()
        crowd.note([f"table {number % tables}"])
        clock.now += seconds
    return clock.slept


def test_few_tables_wait_for_nobody() -> None:
    assert rounds(MANY, 0.05) == []


def test_a_crowd_is_served_in_rounds() -> None:
    waits = rounds(MANY + 4, 0.05)
    assert waits
    assert set(waits) == {0.0}  # the next round is late enough by itself


def test_rounds_of_a_crowd_are_a_pace_apart() -> None:
    clock = Clock()
    crowd = Crowd(lambda: clock.now, clock.sleep)
    for number in range(MANY + 1):
        crowd.note([str(number)])
    clock.now += 1.0
    crowd.note(["0"])
    began = clock.now
    clock.now += PACE / 4
    crowd.wait()
    assert abs(clock.now - began - PACE) < 1e-9


class Wire:
    """A transport that notes what it is given."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


def test_what_is_sent_in_one_moment_goes_out_together() -> None:
    async def play() -> list[bytes]:
        wire = Wire()
        box = LetterBox(cast("Any", wire), asyncio.get_running_loop())
        box.write(b"one ")
        box.write(b"two")
        assert wire.sent == []
        await asyncio.sleep(0)
        box.write(b"three")
        box.close()
        assert box.is_closing()
        await asyncio.sleep(0)
        return wire.sent

    assert asyncio.run(play()) == [b"one two", b"three"]


def test_messages_are_compressed_with_a_window_for_two_pictures(server: Running) -> None:
    async def agreed() -> str:
        async with connect(f"ws://{server.host}/ws") as connection:
            assert connection.response is not None
            return connection.response.headers["Sec-WebSocket-Extensions"]

    assert "server_max_window_bits=13" in asyncio.run(agreed())
