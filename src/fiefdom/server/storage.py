"""What the server keeps: tables, records and reviews. One thread writes; whatever waits is committed together, with one sync of the disk.

A table is its plan, its chairs and its acts, nothing else; everything is restored from these. What a method was awaited for is on disk and
survives a crash; what fails raises `StorageFailed`, or `StorageInDoubt` where nobody knows whether it has.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from fiefdom.server.crowd import Crowd
from fiefdom.server.database import CommitInDoubt, Database, attempt
from fiefdom.server.faults import StorageFailed, StorageInDoubt
from fiefdom.server.leases import NO_LEASE, LostLease, lost_tables
from fiefdom.server.metrics import Metrics
from fiefdom.server.schema import ACTS, BRANCHES, KEPT, PARTS, REPLAYS, REVIEWS, TABLES, insert, put


@dataclass(frozen=True)
class StoredTable:
    """A table as it lies on disk: plan and chairs are JSON, each act is some lines of a record."""

    id: str
    plan: bytes
    chairs: bytes
    successor: str = ""
    acts: Sequence[str] = ()


T = TypeVar("T")

DAY = 86400.0
OLD = 16
"""Games that are deleted at once, a few milliseconds' work; what others write goes between."""

BREATH = 0.01
"""Seconds between two such steps."""

LATELY = 20.0
PROBE = "?"
"""The replay that shows whether the database can be written and read; no address leads to it."""

MOST_TOGETHER = 512
"""Acts and other jobs from which on no more are done in the same transaction: a statement takes only so many values."""

MOST_TOUCHED = 10_000
"""Tables of which is known that they were played at today; to forget it only costs writing the day once more."""

ActRow: TypeAlias = tuple[str, int, str]
"""An act as it is kept: its table, its number, its lines."""


@dataclass
class StorageJob:
    """Something to do in the database, and who waits for it; acts are their rows, so that many can be written at once.

    `lease` is the table that it changes and the fence by which this process has it, where processes share a database.
    """

    work: Callable[[Database], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    acts: Sequence[ActRow] = ()
    lease: tuple[str, int] | None = None
    value: Any = None
    problem: BaseException | None = None

    @property
    def size(self) -> int:
        return max(1, len(self.acts))

    def settle(self) -> None:
        """Tell whoever waits; runs in their loop."""
        if self.done.cancelled():
            return
        if self.problem is None:
            self.done.set_result(self.value)
        else:
            self.done.set_exception(self.problem)


def next_day(day: int, since: float, now: float) -> tuple[int, float]:
    """The day, and since when it is; a clock that jumps makes one day at most."""
    if now - since >= DAY:
        return day + 1, now
    return day, min(since, now)


class Storage:
    """Keeps everything in a database. A sync for each answer would be slow, but all answers that wait are committed at once."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float] = time.time,
        metrics: Metrics | None = None,
        process: str = "",
        most_together: int = MOST_TOGETHER,
    ) -> None:
        self._database = database
        self._process = process
        self._most_together = most_together
        self._metrics = metrics
        self._clock = clock
        self.failed_at: float | None = None
        self._jobs: queue.SimpleQueue[StorageJob | None] = queue.SimpleQueue()
        self._touched: set[str] = set()  # tables that were played at today
        self._day = self._tick(database)
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        """Where it keeps things, as people know it."""
        return self._database.name

    # The writing thread

    def _run(self) -> None:
        crowd = Crowd()
        while True:
            job = self._jobs.get()
            if job is None:
                break
            crowd.wait()
            jobs, ending = self._waiting(job)
            crowd.note(act[0] for job in jobs for act in job.acts[:1])
            began = time.perf_counter()
            self._carry_out(jobs)
            if self._metrics:
                self._metrics.note_transaction(time.perf_counter() - began)
            for loop in {each.loop for each in jobs}:
                _tell(loop, [each for each in jobs if each.loop is loop])
            if ending:
                break
        self._database.close()

    def _waiting(self, first: StorageJob) -> tuple[list[StorageJob], bool]:
        """Everything that waits, and whether that is all there will be."""
        jobs, size = [first], first.size
        while size < self._most_together:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
            size += job.size
        return jobs, False

    def _carry_out(self, jobs: Sequence[StorageJob]) -> None:
        """Do all of it in one transaction; a job that fails spoils none of the others."""
        try:
            self._database.begin()
            for job in self._write_acts(self._leased(jobs)):
                self._try(job)
            self._database.commit()
        except self._database.failure as problem:
            if self._metrics:
                self._metrics.database_failures.inc()
            self._touched.clear()
            self._database.rollback()
            for job in jobs:
                job.problem = job.problem or problem

    def _leased(self, jobs: Sequence[StorageJob]) -> Sequence[StorageJob]:
        """The jobs that this process may do; until the end of the transaction nobody else can take their tables."""
        wanted = {job.lease for job in jobs if job.lease}
        lost = lost_tables(self._database, self._process, wanted) if wanted else set()
        for job in jobs:
            if job.lease in lost:
                job.problem = LostLease(job.lease[0])
        return [job for job in jobs if job.problem is None]

    def _write_acts(self, jobs: Sequence[StorageJob]) -> list[StorageJob]:
        """Write all acts with one statement, and give back what is left to do.

        Between two statements this thread has to wait for the event loop to let it go on, so a hundred of them are slow.
        """
        acts = [act for job in jobs for act in job.acts]
        others = [job for job in jobs if not job.acts]
        if not acts:
            return others
        try:
            self._database.try_to(insert(ACTS, len(acts)), [value for act in acts for value in act])
        except self._database.conflict:
            return list(jobs)  # one of them is wrong: find out which
        self._touch({act[0] for act in acts})
        return others

    def _touch(self, tables: set[str]) -> None:
        """Note that tables were played at today, each once a day."""
        fresh = sorted(tables - self._touched)
        if fresh:
            sql = f"UPDATE tables SET day = ? WHERE id IN ({', '.join('?' * len(fresh))})"
            self._database.execute(sql, [self._day, *fresh])
            if len(self._touched) >= MOST_TOUCHED:
                self._touched.clear()
            self._touched.update(fresh)

    def _tick(self, database: Database) -> int:
        """Look at the clock; today's number."""
        now = self._clock()
        before: tuple[int, float] = database.execute("SELECT day, since FROM calendar").fetchone()
        today = next_day(before[0], before[1], now)
        if today != before:  # another server may have seen it first
            database.execute("UPDATE calendar SET day = ?, since = ? WHERE day = ? AND since = ?", (*today, *before))
        if today[0] != before[0]:
            self._touched.clear()
        self._day = today[0]
        return self._day

    def _try(self, job: StorageJob) -> None:
        try:
            with attempt(self._database):
                job.value = job.work(self._database)
        except Exception as problem:  # whoever waits for the job is told; the thread must go on
            job.problem = problem

    async def run(self, work: Callable[[Database, int], T]) -> T:
        """Have something done with the database, all of it or nothing; it is told the day."""
        return await self._do(lambda database: work(database, self._day))

    async def _do(self, work: Callable[[Database], T], acts: Sequence[ActRow] = (), lease: tuple[str, int] | None = None) -> T:
        loop = asyncio.get_running_loop()
        job = StorageJob(work, loop, loop.create_future(), acts, lease if lease and lease[1] != NO_LEASE else None)
        self._jobs.put(job)
        try:
            value: T = await job.done
        except self._database.failure as problem:
            self.failed_at = time.monotonic()
            failed = StorageInDoubt if isinstance(problem, CommitInDoubt) else StorageFailed
            raise failed(f"{self.name}: {problem}", self._database.fault(problem)) from problem
        return value

    # What is kept

    async def add_table(self, table: StoredTable) -> None:
        row = (table.id, table.plan, table.chairs, table.successor, self._day)
        await self._do(lambda database: database.execute(insert(TABLES), row) and None)

    async def load_table(self, table: str) -> StoredTable | None:
        """A table with all its acts, or None."""

        def work(database: Database) -> StoredTable | None:
            database.execute("UPDATE tables SET day = ? WHERE id = ?", (self._day, table))  # first: from now on nobody deletes it
            row = database.execute("SELECT id, plan, chairs, successor FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            acts = database.execute("SELECT lines FROM acts WHERE table_id = ? ORDER BY number", (table,))
            return StoredTable(row[0], row[1], row[2], row[3], [lines for (lines,) in acts])

        return await self._do(work)

    async def delete_table(self, table: str, fence: int = NO_LEASE) -> None:
        """Delete a table and all its acts."""

        def work(database: Database) -> None:
            for part, owner in PARTS[TABLES.name]:
                database.execute(f"DELETE FROM {part.name} WHERE {owner} = ?", (table,))
            database.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._do(work, lease=(table, fence))

    async def add_act(self, table: str, number: int, lines: str, fence: int = NO_LEASE) -> None:
        """Keep the act of this number; the same number twice is an error. So is a fence that was passed, here and below: `LostLease`."""
        await self.add_acts(table, number, (lines,), fence)

    async def add_acts(self, table: str, first: int, acts: Sequence[str], fence: int = NO_LEASE) -> None:
        """Keep several acts, from this number on: all of them, or none."""
        rows = [(table, number, lines) for number, lines in enumerate(acts, start=first)]

        def work(database: Database) -> None:
            database.execute(insert(ACTS, len(rows)), [value for row in rows for value in row])
            database.execute("UPDATE tables SET day = ? WHERE id = ?", (self._day, table))

        await self._do(work, rows, (table, fence))

    async def count_acts(self, table: str) -> int:
        sql = "SELECT COUNT(*) FROM acts WHERE table_id = ?"
        return await self._do(lambda database: int(database.execute(sql, (table,)).fetchone()[0]))

    async def save_chairs(self, table: str, chairs: bytes, successor: str = "", fence: int = NO_LEASE) -> None:
        """Keep who sits where, and the table at which they go on."""
        row = (chairs, successor, self._day, table)
        sql = "UPDATE tables SET chairs = ?, successor = ?, day = ? WHERE id = ?"
        await self._do(lambda database: database.execute(sql, row) and None, lease=(table, fence))

    async def save_plan(self, table: str, plan: bytes, fence: int = NO_LEASE) -> None:
        """Keep what a table is to be played with, where its players choose that."""
        row = (plan, self._day, table)
        sql = "UPDATE tables SET plan = ?, day = ? WHERE id = ?"
        await self._do(lambda database: database.execute(sql, row) and None, lease=(table, fence))

    async def add_replay(self, replay: str, record: str) -> None:
        """Keep an uploaded record; the same one again is no mistake."""
        row = (replay, record, self._day)
        await self._do(lambda database: database.execute(put(REPLAYS), row) and None)

    async def load_replay(self, replay: str) -> str | None:
        def work(database: Database) -> str | None:
            row = database.execute("SELECT record FROM replays WHERE id = ?", (replay,)).fetchone()
            database.execute("UPDATE replays SET day = ? WHERE id = ?", (self._day, replay))
            return None if row is None else str(row[0])

        return await self._do(work)

    async def add_review(self, key: str, review: bytes) -> None:
        """Keep what came out of a review."""
        row = (key, review, self._day)
        await self._do(lambda database: database.execute(put(REVIEWS), row) and None)

    async def load_review(self, key: str) -> bytes | None:
        def work(database: Database) -> bytes | None:
            row = database.execute("SELECT review FROM reviews WHERE id = ?", (key,)).fetchone()
            database.execute("UPDATE reviews SET day = ? WHERE id = ?", (self._day, key))
            return None if row is None else bytes(row[0])

        return await self._do(work)

    async def add_branch(self, replay: str, branch: str, body: bytes) -> None:
        """Keep a branch of a game."""
        row = (replay, branch, time.time_ns(), body, self._day)
        await self._do(lambda database: database.execute(insert(BRANCHES), row) and None)

    async def load_branches(self, replay: str, most: int) -> list[bytes]:
        """The branches of a game, the oldest first; those that are looked at stay."""

        def work(database: Database) -> list[bytes]:
            database.execute("UPDATE branches SET day = ? WHERE replay = ?", (self._day, replay))
            sql = "SELECT branch FROM branches WHERE replay = ? ORDER BY made LIMIT ?"
            return [bytes(body) for (body,) in database.execute(sql, (replay, most))]

        return await self._do(work)

    async def load_branch(self, replay: str, branch: str) -> bytes | None:
        """One branch of a game."""

        def work(database: Database) -> bytes | None:
            row = database.execute("SELECT branch FROM branches WHERE replay = ? AND id = ?", (replay, branch)).fetchone()
            return None if row is None else bytes(row[0])

        return await self._do(work)

    async def touch(self, tables: Collection[str]) -> None:
        """Note that tables are in use, and what day it is by now: others may have seen it first."""

        def work(database: Database) -> None:
            self._tick(database)
            self._touch(set(tables))

        await self._do(work)

    async def forget(self, days: float) -> int:
        """Delete the tables, replays and reviews that nobody has touched for so many days, a few at a time; how many."""
        number = 0
        before = await self._do(self._tick) - days
        while gone := await self._do(lambda database: _delete_some(database, before)):
            number += gone
            await asyncio.sleep(BREATH)
        while await self._do(lambda database: database.shrink()):
            await asyncio.sleep(BREATH)
        return number

    async def check(self) -> None:
        """Write something and read it back; and nothing may have failed lately, because a file can be damaged in other places."""
        if self.failed_at is not None and time.monotonic() - self.failed_at < LATELY:
            raise StorageFailed(f"{self.name}: something could not be written or read a moment ago")
        row = (PROBE, str(time.time()), self._day)

        def work(database: Database) -> bool:
            database.execute(put(REPLAYS), row)
            return bool(database.execute("SELECT record FROM replays WHERE id = ?", (PROBE,)).fetchone()[0] == row[1])

        if not await self._do(work):
            raise StorageFailed(f"{self.name}: what was written is not there")

    async def close(self) -> None:
        """Finish what is to be written, and let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _delete_some(database: Database, before: float) -> int:
    """Delete some games that were last touched before a day, or when there are none, replays, reviews or solvers; how many were looked at.

    What somebody opens in the same moment is touched today, and stays with everything that belongs to it.
    """
    for table in (kept.name for kept in KEPT if kept.ages):
        old = [each for (each,) in database.execute(f"SELECT id FROM {table} WHERE day < ? LIMIT ?", (before, OLD))]
        if old:
            marks = ", ".join("?" * len(old))
            database.execute(f"DELETE FROM {table} WHERE id IN ({marks}) AND day < ?", [*old, before])
            left = {each for (each,) in database.execute(f"SELECT id FROM {table} WHERE id IN ({marks})", old)}
            _delete_parts(database, table, [each for each in old if each not in left])
            return len(old)
    return 0


def _delete_parts(database: Database, table: str, gone: Sequence[str]) -> None:
    marks = ", ".join("?" * len(gone))
    for part, owner in PARTS.get(table, ()) if gone else ():
        database.execute(f"DELETE FROM {part.name} WHERE {owner} IN ({marks})", gone)


def _tell(loop: asyncio.AbstractEventLoop, jobs: Sequence[StorageJob]) -> None:
    def settle() -> None:
        for job in jobs:
            job.settle()

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
