"""A process in which something is made, beside the server: replays, reviews, advice."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fiefdom.server.refusal import Refused

T = TypeVar("T")

MOST_WAITING = 16
"""Wishes that wait for the process; it is better to come again than to wait for more."""


def begin(get_ready: Callable[[], None]) -> None:
    """Get ready, and end when the server ends, however that ends: a process of a pool does not notice when nobody is left to ask it."""
    server = multiprocessing.parent_process()

    def end_with_it() -> None:
        if server:
            server.join()
            os._exit(1)

    threading.Thread(target=end_with_it, daemon=True).start()
    get_ready()


class Studio:
    """A process in which something is made, started when the first thing is wanted."""

    def __init__(self, get_ready: Callable[[], None]) -> None:
        self._get_ready = get_ready
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def make(self, work: Callable[..., T], *what: object) -> T:
        """Do something there. A process that dies is replaced."""
        if self.waiting >= MOST_WAITING:
            raise Refused("busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reach(), work, *what)
        except BrokenProcessPool as problem:
            self._pool = None
            raise Refused("busy") from problem
        finally:
            self.waiting -= 1

    def _reach(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (self._get_ready,))
        return self._pool

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pool:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
