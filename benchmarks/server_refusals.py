"""What abuse costs the server in processor time, piece by piece: `python benchmarks/server_refusals.py`.

The whole server runs in this process, with its usual limits; connections are made of memory (`wires.py`). Somebody at one address sends as
much as the server reads of it. For each kind of abuse: what a piece costs, how much of the processor one address takes with it, and the
longest time for which nobody else had a turn. By way of a proxy, and directly.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.floods import LANGUAGES, long_record
from benchmarks.wires import Line, Served, frame, packed, serving
from fiefdom.server import film

RUBBISH = [
    b'{"type":',
    b"\x00" * 2000,
    b'{"type":"answer","question":-1}',
    b'["hello"]' * 500,
    b"{" * 10_000,
    b'{"type":"hello","table":7}',
]
PING = b"\x89\x80\0\0\0\0"
LUMP = 2_000
"""Pieces of which a lump is made: as many bytes as a socket gives at once."""

VISITOR = "X-Forwarded-For: 192.0.2.1\r\n"
GET = f"GET /api/kingdoms HTTP/1.1\r\nHost: 127.0.0.1\r\n{VISITOR}\r\n".encode()
BOMB = packed(b"0" * 15_000_000)
DECISIONS = 6_000
CLOSE = b"\x88\x80\0\0\0\0"
SECONDS = 3.0
BURST = 3.0
NEW_ONES = 4
"""Connections that are made in one round: four hundred a second."""

PAUSE = 0.01
"""Seconds between two rounds of abuse."""


class HandLoop(asyncio.SelectorEventLoop):
    """A loop whose seconds pass only when it has nothing to do: what else the machine does changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.longest = 0.0
        """The longest round of the loop, in processor time: so long others wait."""
        self.is_waited_for: Callable[[], bool] = lambda: False
        """Whether another process does something for the server just now: no time passes meanwhile."""
        self._selector: Any = Idle(self._selector, self)

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        began = time.thread_time()
        super()._run_once()  # type: ignore[misc]
        self.longest = max(self.longest, time.thread_time() - began)


class Idle:
    """A selector that does not wait for the clock."""

    def __init__(self, selector: Any, loop: HandLoop) -> None:
        self._selector = selector
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        found = self._selector.select(0 if timeout is not None else None)
        if not found and timeout and self._loop.is_waited_for():
            return self._selector.select(PAUSE)
        if not found and timeout:
            self._loop.now += timeout
        return found

    def __getattr__(self, name: str) -> Any:
        return getattr(self._selector, name)


class Abuse:
    """Somebody at one address, with so many connections."""

    def __init__(self, served: Served, peer: str, connections: int, piece: Callable[[int], bytes], *, calls: bool = True) -> None:
        self.served, self.peer, self.piece, self.calls = served, peer, piece, calls
        self.pieces = self.connected = 0
        self.lines = [self.connect() for _ in range(connections)]

    def connect(self) -> Line:
        self.connected += 1
        return Line(self.served.make, self.peer, calls=self.calls)

    def go_on(self) -> None:
        """On each connection a piece, and for those that were closed new ones, as many as the wire brings."""
        left = NEW_ONES
        for place, line in enumerate(self.lines):
            if line.is_over and left:
                left -= 1
                line.hang_up()
                self.lines[place] = self.connect()
            elif not line.is_over:
                self.pieces += line.feed(self.piece(self.pieces))


def babbling(served: Served, peer: str) -> Abuse:
    """What is no message."""
    return Abuse(served, peer, 64, lambda number: frame(RUBBISH[number % len(RUBBISH)]))


def pinging(served: Served, peer: str) -> Abuse:
    """Empty frames, as many as a socket gives at once."""
    return Abuse(served, peer, 4, lambda _: PING * LUMP)


def calling(served: Served, peer: str) -> Abuse:
    """New sockets, each with a hello to a table that there is not, and then closed."""
    return Abuse(served, peer, 64, lambda _: frame(b'{"type":"hello","table":"nowhere","number":1}') + CLOSE)


def asking(served: Served, peer: str) -> Abuse:
    """Requests, on the same connections as long as they stay."""
    return Abuse(served, peer, 16, lambda _: GET, calls=False)


def bombing(served: Served, peer: str) -> Abuse:
    """Messages of fifteen megabytes, packed so small that they are let in."""
    return Abuse(served, peer, 16, lambda _: BOMB)


def reading(served: Served, peer: str) -> Abuse:
    """A replay of some thousand decisions, over and over, in one language after the other."""
    name, record = film.PROJECTOR.keep(long_record(DECISIONS))
    served.server.archive._remember((name, 0), record)
    page = (
        "GET /api/replays/{}?language={}&seat={} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: {}\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n"
    )

    def piece(number: int) -> bytes:
        return page.format(name, LANGUAGES[number % 5], number % 2, ("gzip", "identity")[number % 2]).encode()

    return Abuse(served, peer, 4, piece, calls=False)


def posting(served: Served, peer: str) -> Abuse:
    """Bodies as large as they may be, of as many small things as fit."""
    body = b'{"seats":[' + b"{}," * 5_400 + b"{}]}"
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{VISITOR}Content-Length: {len(body)}\r\n\r\n"
    return Abuse(served, peer, 16, lambda _: head.encode() + body, calls=False)


FLOODS: dict[str, Callable[[Served, str], Abuse]] = {
    each.__name__: each for each in (babbling, pinging, calling, asking, bombing, reading, posting)
}
PEERS = {"by a proxy": "127.0.0.1", "directly": "192.0.2.1"}


async def measure(flood: Callable[[Served, str], Abuse], peer: str, seconds: float) -> str:
    """Let somebody do it, and see what it costs after the first seconds, in which bursts are allowed."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, HandLoop)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as served:
            abuse = flood(served, peer)
            loop.is_waited_for = lambda: served.server.archive.studio.waiting > 0
            await asyncio.sleep(0)
            loop.longest = 0.0
            await go_on(abuse, loop.now + BURST)
            first = loop.longest
            loop.longest, abuse.pieces, abuse.connected = 0.0, 0, 0
            used = time.thread_time()
            await go_on(abuse, loop.now + seconds)
            used = time.thread_time() - used
            longest = loop.longest
    each = 1e6 * used / max(1, abuse.pieces + abuse.connected)
    share = 100 * used / seconds
    return (
        f"{abuse.pieces / seconds:8.0f} pieces/s {abuse.connected / seconds:6.0f} lines/s {each:9.1f} us each {share:6.1f} % of a core"
        f"; others wait {1e3 * longest:6.1f} ms at most, {1e3 * first:6.1f} ms in the first seconds"
    )


async def go_on(abuse: Abuse, until: float) -> None:
    while asyncio.get_running_loop().time() < until:
        abuse.go_on()
        await asyncio.sleep(PAUSE)


def main() -> None:
    """Try them one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=f"{', '.join(FLOODS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    for name in given.floods or FLOODS:
        for way, peer in PEERS.items():
            with asyncio.Runner(loop_factory=HandLoop) as runner:
                print(f"{name:9} {way:10}", runner.run(measure(FLOODS[name], peer, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
