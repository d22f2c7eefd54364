"""Sharing out the games of an array among threads. The compiled engine lets go of the interpreter, so they run side by side."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fiefdom.errors import BadBatch

SMALLEST_PIECE = 1024
"""Games for which it pays to wake another thread; waking takes as long as some hundred steps."""


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Threads:
    """So many threads (0: one for each core), the calling one among them; the others start when they are first needed."""

    __slots__ = ("_pool", "number")

    def __init__(self, number: int) -> None:
        if number < 0:
            raise BadBatch("threads", number=number)
        self.number = number or cores()
        self._pool: ThreadPoolExecutor | None = None

    def spread(self, games: int, call: Callable[[int, int], Any]) -> None:
        """Make a call for the places 0 to `games`, in as many pieces as pay; the first one is for this thread."""
        pieces = min(self.number, games // SMALLEST_PIECE)
        if pieces <= 1:
            call(0, games)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.number - 1, "fiefdom-games")
        bounds = [games * piece // pieces for piece in range(pieces + 1)]
        others = [self._pool.submit(call, bounds[piece], bounds[piece + 1]) for piece in range(1, pieces)]
        call(0, bounds[1])
        for other in others:
            other.result()
