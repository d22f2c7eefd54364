"""Who is at the table, and for how long the others have been gone, by a clock that tests can have go as they say."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol


class Clock(Protocol):
    """Tells the time in seconds, from any beginning on."""

    @property
    def now(self) -> float:
        """The time."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class LoopClock:
    """The clock of the event loop: it never jumps."""

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Attendance:
    """Notes who comes and goes. After a restart everybody has just gone."""

    def __init__(self, clock: Clock, grace: float, absence: float = 0.0) -> None:
        self.clock = clock
        self.grace = grace
        self.absence = absence
        self._opened = clock.now
        self._here: dict[int, int] = {}
        self._gone: dict[int, float] = {}

    def note(self, seat: int, connections: int) -> None:
        """Note with how many connections somebody is here."""
        if self._here.get(seat, 0) and not connections:
            self.expect(seat)
        self._here[seat] = connections

    def expect(self, seat: int) -> None:
        self._gone[seat] = self.clock.now

    def is_here(self, seat: int) -> bool:
        """Whether anybody with this seat's token is connected."""
        return self._here.get(seat, 0) > 0

    def is_missing(self, seat: int) -> bool:
        """Whether somebody has been gone so long that the others can do without them."""
        return not self.is_here(seat) and self.clock.now >= self.expected_until(seat)

    def is_absent(self, seat: int) -> bool:
        """Whether somebody has stayed away for so long that they have lost."""
        return not self.is_here(seat) and self.clock.now >= self.expected_until(seat) + self.absence

    def expected_until(self, seat: int) -> float:
        """Until when the others wait for somebody who has gone."""
        return self._gone.get(seat, self._opened) + self.grace

    def next_missing(self, seats: Iterable[int]) -> float | None:
        """When the next of these seats will be missing, or absent, if one is away."""
        away = [self.expected_until(seat) for seat in seats if not self.is_here(seat)]
        times = [at + more for at in away for more in (0.0, self.absence) if at + more > self.clock.now]
        return min(times, default=None)
