"""When many tables are played at, what comes in drops is done in cups: a commit, or a message to the bots, costs as much for one.

Where few play nobody waits for anybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

MANY = 16
"""Tables that were played at in the last second, beyond which it is a crowd."""

PACE = 0.02
"""Seconds between two cups in a crowd."""


class Crowd:
    """Lets rounds of work follow each other at once where few play, and in a crowd no faster than `PACE`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep) -> None:
        self._clock, self._sleep = clock, sleep
        self._last = self._since = clock()
        self._tables: set[str] = set()
        self._size = 0

    def wait(self) -> None:
        """Wait for others who will want the same."""
        if self._size > MANY:
            self._sleep(max(0.0, self._last + PACE - self._clock()))

    def note(self, tables: Iterable[str]) -> None:
        """Note that a round begins, and for which tables."""
        self._last = self._clock()
        if self._last - self._since >= 1.0:
            self._size, self._since = len(self._tables), self._last
            self._tables.clear()
        self._tables.update(tables)
