"""Going on with another device: codes by which a person gets a second token for their seat. They are kept in memory alone."""

from __future__ import annotations

import secrets

from fiefdom.server.attendance import Clock
from fiefdom.server.chairs import digest

CODE_BYTES = 12
SECONDS = 600
"""How long a code is good for; it is used at once."""

MOST_OPEN = 8


class Handovers:
    """The open codes of a table, as digests, with the seat and the time until which they are good."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._open: dict[str, tuple[int, float]] = {}

    def offer(self, seat: int) -> str:
        """A new code for a seat; of many, the oldest is forgotten."""
        code = secrets.token_urlsafe(CODE_BYTES)
        self._open[digest(code)] = seat, self.clock.now + SECONDS
        while len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]
        return code

    def take(self, code: str) -> int | None:
        """The seat of a code, which is used up; None if it is none."""
        seat, until = self._open.pop(digest(code), (None, 0.0))
        return seat if self.clock.now < until else None
