"""The replays of a server: games that were finished here, and records that somebody has uploaded."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fiefdom import __version__
from fiefdom.game.record import Record
from fiefdom.server import film
from fiefdom.server.film import Kept, ReplayWish, Shown
from fiefdom.server.hall import Hall
from fiefdom.server.refusal import Refused
from fiefdom.server.room import Room

T = TypeVar("T")

REMEMBERED = 64
"""Records that are kept ready."""

MOST_WAITING = 16
"""Wishes that wait for the process; it is better to come again than to wait for more."""


class Studio:
    """A process in which something is made, replays for example, started when the first one is wanted."""

    def __init__(self, get_ready: Callable[[], None] = film.get_ready) -> None:
        self._get_ready = get_ready
        self._waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def make(self, work: Callable[..., T], *what: object) -> T:
        """Do something there. A process that dies is replaced."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reach(), work, *what)
        except BrokenProcessPool as problem:
            self._pool = None
            raise Refused("busy") from problem
        finally:
            self._waiting -= 1

    def _reach(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), self._get_ready)
        return self._pool

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pool:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class Archive:
    """Finds records, and has them shown."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.studio = Studio()
        self._records: OrderedDict[tuple[str, int], str] = OrderedDict()

    async def add(self, text: str) -> Kept:
        """Keep a record, after playing it through."""
        if len(text) > self.hall.settings.largest_record:
            raise Refused("too-large", most=self.hall.settings.largest_record)
        kept = await self.studio.make(film.keep, text)
        await self.hall.storage.add_replay(kept.name, kept.record)
        return kept

    async def show(self, wish: ReplayWish) -> Shown:
        return await self.studio.make(film.show, wish)

    async def text(self, name: str) -> str:
        """The record of a replay or of a finished table."""
        if not film.UPLOADED.fullmatch(name):
            return self._of_table(await self._finished(name))
        if (name, 0) not in self._records:
            uploaded = await self.hall.storage.load_replay(name)
            if uploaded is None:
                raise Refused("unknown-table", value=name)
            self._remember((name, 0), uploaded)
        return self._records[name, 0]

    async def record(self, table: str) -> Record:
        """The record of a table; while its game runs it is secret."""
        return (await self._finished(table)).table.record()

    async def _finished(self, table: str) -> Room:
        room = await self.hall.find(table)
        if room.table.stage != "over":
            raise Refused("not-now.not-over")
        return room

    def _of_table(self, room: Room) -> str:
        """The text of a record, which is another one if the game has gone on after its end was taken back."""
        key = room.table.id, room.table.acts
        if key not in self._records:
            self._remember(key, str(room.table.record()))
        return self._records[key]

    def _remember(self, key: tuple[str, int], record: str) -> None:
        self._records[key] = record
        while len(self._records) > REMEMBERED:
            self._records.popitem(last=False)


def tag_of(wish: ReplayWish) -> str:
    """What tells whether a browser has the answer already: it is the same as long as the wish and this program are."""
    return f'W/"{hashlib.sha256(f"{__version__} {wish._replace(compressed=False)!r}".encode()).hexdigest()[:16]}"'
