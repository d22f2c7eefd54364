"""What waits to be sent to one client: counted in bytes, without pictures that a later one makes worthless, and closed with a reason."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple

from fiefdom.server.messages import Snapshot, Update

MOST_MESSAGES = 256
"""Messages that may wait, however small they are."""

WHOLE = f'{{"type":"{Snapshot.__struct_config__.tag}"'.encode()
PICTURES = (WHOLE, f'{{"type":"{Update.__struct_config__.tag}"'.encode())
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
        """Forget what waits."""
        self._keep([])

    async def get(self) -> bytes | None:
        """The next message, when there is one; None at the end."""
        while not self._messages and self.goodbye is None:
            self._changed.clear()
            await self._changed.wait()
        return self.get_now()

    def get_now(self) -> bytes | None:
        """The next message, if there is one."""
        if not self._messages:
            return None
        message = self._messages.popleft()
        self.bytes -= len(message)
        return message
