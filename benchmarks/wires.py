"""A server in this very process, and connections to it that are made of memory: for counting what the server itself does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple


class Wire(asyncio.Transport):
    """A connection that is made of memory: what the server writes is counted and forgotten."""

    def __init__(self, peer: str = "127.0.0.1") -> None:
        super().__init__({"peername": (peer, 50_000), "sockname": ("127.0.0.1", 8000)})
        self.bytes = 0
        self.closed = False
        self.paused = False
        self.written = asyncio.Event()

    def write(self, data: Any) -> None:
        self.bytes += len(data)
        self.written.set()

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def is_reading(self) -> bool:
        return not self.paused

    def get_write_buffer_size(self) -> int:
        return 0

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol


WINDOW = 12
"""Bits of the window in which clients may compress."""

UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)


TEXT, TEXT_PACKED = 0x81, 0xC1


def frame(message: bytes, kind: int = TEXT) -> bytes:
    """A message of a client as it goes over the wire, masked with zeros."""
    size = len(message)
    if size < 126:
        head = bytes([kind, 0x80 | size])
    else:
        head = bytes([kind, 0xFE]) + size.to_bytes(2) if size < 2**16 else bytes([kind, 0xFF]) + size.to_bytes(8)
    return head + b"\0\0\0\0" + message


def packed(message: bytes) -> bytes:
    """A message, compressed as much as it can be."""
    packing = zlib.compressobj(9, wbits=-WINDOW)
    return frame((packing.compress(message) + packing.flush(zlib.Z_SYNC_FLUSH))[:-4], TEXT_PACKED)


class Line:
    """A client's side of a wire."""

    def __init__(self, make: Any, peer: str = "127.0.0.1", *, calls: bool = True) -> None:
        self.wire = Wire(peer)
        self.wire.set_protocol(make())
        self.protocol.connection_made(self.wire)
        if calls:
            self.feed(UPGRADE.encode())

    @property
    def protocol(self) -> Any:
        return self.wire.get_protocol()

    def feed(self, data: bytes) -> bool:
        """Let bytes arrive, if they are read."""
        if self.wire.closed or self.wire.paused:
            return False
        if isinstance(self.protocol, asyncio.Protocol):
            self.protocol.data_received(data)
        return True

    def send(self, **message: Any) -> None:
        self.feed(frame(json.dumps(message).encode()))

    @property
    def is_over(self) -> bool:
        """Whether the server has said goodbye."""
        return self.wire.closed or bool(getattr(self.protocol, "close_sent", False))

    def hang_up(self) -> None:
        self.wire.close()
        if hasattr(self.protocol, "connections"):
            self.protocol.connection_lost(None)


# The server


def by_lot(seed: int) -> None:
    """Deal the same games in each run."""
    lots = random.Random(seed)
    secrets.randbits = lots.getrandbits  # type: ignore[assignment]


class Served(NamedTuple):
    """A server that runs here, and how a connection to it is made."""

    server: Any
    make: Any


@contextlib.asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    """A server whose bots answer at once."""
    from uvicorn.lifespan.on import LifespanOn
    from uvicorn.server import ServerState

    from fiefdom.agents.agent import find_agent
    from fiefdom.server.app import Server
    from fiefdom.server.door import config
    from fiefdom.server.settings import Settings
    from fiefdom.server.thinkers import Thinkers

    class QuickThinkers(Thinkers):
        """Bots without another process."""

        def warm(self) -> None:
            pass

        async def answer(self, view: Any, bot: str, player: str, seen: Any = None) -> str:  # noqa: ARG002
            return find_agent(bot, 1).choose(view)

    settings = Settings(**{"data": folder, "bot_pace": 0.0, "bot_reaction_window": 0.0, "bot_breeding": 0.0, **changes})
    server = Server(settings, QuickThinkers())
    served = config(server.app(), settings)
    served.load()
    lifespan = LifespanOn(served)
    await lifespan.startup()
    state = ServerState()
    try:
        yield Served(server, lambda: served.http_protocol_class(config=served, server_state=state, app_state={}))  # type: ignore[call-arg]
    finally:
        await lifespan.shutdown()
