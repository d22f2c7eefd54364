"""Several processes that share a database, on one machine or on many: a house. This is one of them, as it knows the others.

It says every now and then that it is alive. When it could not do so for too long it gives up its tables, because others will have taken
them. Nothing depends on that: what it would still write is refused (`leases`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias, TypeVar

from fiefdom.server import leases
from fiefdom.server.attendance import Clock, LoopClock
from fiefdom.server.database import Database
from fiefdom.server.faults import StorageFailed
from fiefdom.server.leases import EXPIRY, Neighbour
from fiefdom.server.refusal import Refused
from fiefdom.server.storage import Storage

BEAT = 1.5
"""Seconds between two signs of life."""

CALLS = 32
"""Questions to other processes at the same time; more have to wait."""

T = TypeVar("T")

Lease: TypeAlias = tuple[str, int]
"""A table, and the fence by which it was taken."""

log = logging.getLogger("fiefdom.server")


def new_process(address: str) -> Neighbour:
    """A process that is reached at an address. The names of older ones come first."""
    return Neighbour(f"{time.time_ns():020}-{secrets.token_hex(4)}", address, secrets.token_urlsafe(24))


class Elsewhere(Exception):
    """Another process has the table."""

    def __init__(self, owner: Neighbour) -> None:
        super().__init__(owner.address)
        self.owner = owner


class House:
    """The leases of this process. `storage` and `pulse` are ways to the database of their own: signs of life wait for nothing."""

    def __init__(self, own: Neighbour, storage: Storage, pulse: Storage, clock: Clock | None = None) -> None:
        self.own = own
        self.storage = storage
        self.pulse = pulse
        self.clock = clock or LoopClock()
        self.others: tuple[Neighbour, ...] = ()
        self.is_leaving = False
        self._leases: Callable[[], Collection[Lease]] = tuple
        self._give_up: Callable[[Collection[Lease]], None] = lambda _: None
        self._seen = self.clock.now
        self._is_known = False
        self._calls = ThreadPoolExecutor(CALLS, "calls")
        self._living: list[asyncio.Task[None]] = []
        self._releasing: set[asyncio.Task[None]] = set()

    async def open(self, leases: Callable[[], Collection[Lease]], give_up: Callable[[Collection[Lease]], None]) -> None:
        """Come into being. `leases` says by which ones tables are shown here, `give_up` is called with those that are lost."""
        self._leases, self._give_up = leases, give_up
        await self.beat()
        self._living = [asyncio.create_task(self._live()), asyncio.create_task(self._watch())]

    async def _live(self) -> None:
        while True:
            await self.clock.sleep(BEAT)
            try:
                await self.beat()
            except StorageFailed as problem:
                log.warning("no sign of life could be given: %s", problem)

    async def _watch(self) -> None:
        while True:
            await self.clock.sleep(BEAT / 3)
            self.look_at_the_clock()

    async def beat(self) -> None:
        """Give a sign of life; after a gap, first give up what others may have taken. Then give up what they have.

        Who only waits at a table writes nothing, and would never hear that it is played on elsewhere.
        """
        self.look_at_the_clock()
        began, shown = self.clock.now, list(self._leases())
        was_known, self.others, lost = await self.pulse.run(lambda database, _: self._renew(database, shown))
        self.look_at_the_clock()
        if self._is_known and not was_known:
            log.warning("others took this process for dead; it gives its tables up")
            self._give_up(self._leases())
        elif lost:
            log.warning("%d tables are other processes' now", len(lost))
            self._give_up(lost)
        self._seen, self._is_known = began, True

    def _renew(self, database: Database, shown: Collection[Lease]) -> tuple[bool, tuple[Neighbour, ...], set[Lease]]:
        was_known = leases.renew(database, self.own)
        others = tuple(each for each in leases.neighbours(database) if each.id != self.own.id)
        return was_known, others, leases.lost_lately(database, self.own.id, shown)

    def look_at_the_clock(self) -> None:
        """Give all tables up if others may have taken them: this process was frozen, or the database away."""
        if self.clock.now - self._seen > EXPIRY:
            log.warning("this process was away for %.1f seconds and gives its tables up", self.clock.now - self._seen)
            self._give_up(self._leases())
            self._seen = self.clock.now

    @property
    def is_eldest(self) -> bool:
        """Whether this process does what one of them has to do."""
        return all(self.own.id < other.id for other in self.others)

    async def claim(self, table: str) -> int:
        """Take a table; its fence. Refuses one that there is not, and raises `Elsewhere` for one that another process has."""
        if self.is_leaving:
            raise Refused("server-error.setting-up")
        found = await self.storage.run(lambda database, _: leases.claim(database, table, self.own.id))
        if found is None:
            raise Refused("unknown-table", value=table)
        if isinstance(found, Neighbour):
            raise Elsewhere(found)
        return found

    async def holds(self, table: str, fence: int) -> bool:
        """Whether a table is this process's still. What it would write is refused anyway; this is for what it shows."""
        return not await self.storage.run(lambda database, _: leases.lost_lately(database, self.own.id, [(table, fence)]))

    def release(self, table: str, fence: int) -> None:
        """Let go of a table, soon."""

        async def work() -> None:
            with contextlib.suppress(StorageFailed):  # then it stays ours until somebody asks for it
                await self.storage.run(lambda database, _: leases.release(database, table, self.own.id, fence))

        task = asyncio.create_task(work())
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    async def call(self, work: Callable[..., T], *what: object) -> T:
        """Ask another process something, in a thread for that alone: one that is frozen must not hold up what has to be done here."""
        return await asyncio.get_running_loop().run_in_executor(self._calls, work, *what)

    async def dismiss(self, process: str) -> None:
        """Note that a process is gone: nobody answers where it was."""
        await self.storage.run(lambda database, _: leases.dismiss(database, process))

    async def leave(self) -> None:
        """Let the others have all tables."""
        self.is_leaving = True
        for task in self._living:
            task.cancel()
        with contextlib.suppress(StorageFailed):  # they will notice
            await self.dismiss(self.own.id)

    async def close(self) -> None:
        await self.leave()
        self._calls.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(self.storage.close(), self.pulse.close())
