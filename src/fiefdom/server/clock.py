"""The clock of a table: what time it is, and waiting for a while. Tests have one that goes only when they say so."""

from __future__ import annotations

import asyncio
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
        """The time of the event loop."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Wait, and let others go on."""
        await asyncio.sleep(seconds)
