"""Messages as frames of a WebSocket: what is sent all the time is put together here, which takes a third of the time of the general way."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import OPEN, Protocol

ENCODED = "fiefdom.encoded"
"""The extension of a `Call` that sends text as the bytes that it is: by way of ASGI it would be decoded, and encoded again."""

SENT_AT_ONCE = "fiefdom.sent-at-once"
"""The extension that does so without waiting, if that is possible now."""

LITTLE = 64
"""Bytes up to which a message is sent as it is: to compress them would take longer than to send them."""

TEXT, COMPRESSED = 0x81, 0xC1
"""How a frame begins that is a whole text."""

SHORT, MEDIUM = 126, 1 << 16
"""Lengths from which on a frame needs two, and eight, more bytes to say how long it is."""

END = 4
"""Bytes at the end of what is compressed that are the same each time, and are left out (RFC 7692, 7.2.1)."""


def framed(line: Protocol, message: bytes) -> bytes | None:
    """A text as a frame of an open line to a client; None where the general way has to be gone."""
    if line.state is not OPEN or line.expect_continuation_frame:
        return None
    for extension in line.extensions:
        if not isinstance(extension, PerMessageDeflate) or extension.local_no_context_takeover:
            return None
        if len(message) > LITTLE:
            packed = extension.encoder.compress(message) + extension.encoder.flush(zlib.Z_SYNC_FLUSH)
            return _frame(COMPRESSED, packed[:-END])
    return _frame(TEXT, message)


def _frame(first: int, body: bytes) -> bytes:
    size = len(body)
    if size < SHORT:
        return bytes((first, size)) + body
    if size < MEDIUM:
        return struct.pack("!BBH", first, SHORT, size) + body
    return struct.pack("!BBQ", first, SHORT + 1, size) + body


# From the application to the line


def sender_of(socket: WebSocket) -> Callable[[bytes], Awaitable[None]]:
    """What sends messages that are encoded already: as they are if the connection is a `Call`, else as text."""
    send_encoded: Callable[[bytes], Awaitable[None]] | None = (socket.scope.get("extensions") or {}).get(ENCODED)
    if send_encoded:
        return send_encoded

    async def send_text(message: bytes) -> None:
        await socket.send_text(message.decode())

    return send_text


def sender_at_once(socket: WebSocket) -> Callable[[bytes], bool]:
    """What sends a message that is encoded already without waiting, if the connection is a `Call` and that is possible now."""
    send_at_once: Callable[[bytes], bool] = (socket.scope.get("extensions") or {}).get(SENT_AT_ONCE, never)
    return send_at_once


def never(_: bytes) -> bool:
    """The way of a connection over which nothing can be sent at once."""
    return False
