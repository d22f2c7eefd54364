"""What the server keeps: tables in one SQLite file. One thread writes; whatever waits is committed together, with one sync of the disk.

A table is its plan, its chairs and its acts, nothing else; everything is restored from these. What a method was awaited for is on disk and
survives a crash; what fails raises `StorageFailed`.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from fiefdom.errors import BadPath
from fiefdom.server.crowd import Crowd


@dataclass(frozen=True)
class StoredTable:
    """A table as it lies on disk: plan and chairs are JSON, each act is some lines of a record."""

    id: str
    plan: bytes
    chairs: bytes
    successor: str = ""
    acts: Sequence[str] = ()


class StorageFailed(Exception):
    """What cannot be kept or read now: the disk is full, say, or the file is damaged. Nothing has changed."""


LOCK = "fiefdom.lock"
"""The file in the data folder. It stays behind, but the lock on it ends with the process that holds it, however that ends."""

TAKEN = frozenset((errno.EACCES, errno.EAGAIN, errno.EDEADLK))
LONGEST = 20
PLACE = 1 << 20
"""What is locked on Windows is a byte far behind the text: there, nobody else could read what is locked."""

log = logging.getLogger("fiefdom.server")


class FolderLock:
    """Holds a data folder until `release`, or until this process ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise BadPath("unlockable", path=folder, why=problem.strerror) from problem
        try:
            lock(self._file)
        except OSError as problem:
            self._complain(folder, problem)
        with contextlib.suppress(OSError):  # a full disk; it is only a remark
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, b"%d\n" % os.getpid(), 0) if hasattr(os, "pwrite") else os.write(self._file, b"%d\n" % os.getpid())

    def _complain(self, folder: Path, problem: OSError) -> None:
        """Refuse a folder that is taken; where nothing can be locked, as on some network drives, go on with a warning."""
        if problem.errno not in TAKEN:
            log.warning("`%s` cannot be locked (%s): take care that no other server uses it", folder, problem.strerror)
            return
        with contextlib.suppress(OSError):
            holder = os.read(self._file, LONGEST).decode("ascii", "replace").strip()
        os.close(self._file)
        raise BadPath("in-use", path=folder, process=holder if holder.isdecimal() else "?") from problem

    def release(self) -> None:
        os.close(self._file)


def lock(file: int) -> None:
    """Lock an open file for this process alone, or fail at once."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, PLACE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


T = TypeVar("T")


SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, plan BLOB NOT NULL, chairs BLOB NOT NULL, successor TEXT NOT NULL, day INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE IF NOT EXISTS acts (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE IF NOT EXISTS replays (id TEXT PRIMARY KEY, record TEXT NOT NULL, day INTEGER NOT NULL) STRICT",
    "CREATE TABLE IF NOT EXISTS reviews (id TEXT PRIMARY KEY, review BLOB NOT NULL, day INTEGER NOT NULL) STRICT",
    "CREATE INDEX IF NOT EXISTS reviews_by_day ON reviews (day)",
    "CREATE INDEX IF NOT EXISTS tables_by_day ON tables (day)",
    "CREATE INDEX IF NOT EXISTS replays_by_day ON replays (day)",
    "CREATE TABLE IF NOT EXISTS calendar (day INTEGER NOT NULL, since REAL NOT NULL) STRICT",
    "INSERT INTO calendar SELECT 0, 0.0 WHERE NOT EXISTS (SELECT * FROM calendar)",
)
"""`day` is when a thing was last touched, in days that servers have seen go by on this database; `calendar` has today.

Clocks jump. So nobody trusts them with more than a day: a day goes by when the clock has gone on by one or more, however many.
"""

TO_VERSION = {
    2: [
        statement
        for table in ("tables", "replays")
        for statement in (f"ALTER TABLE {table} ADD COLUMN day INTEGER NOT NULL DEFAULT 0", f"ALTER TABLE {table} DROP COLUMN touched")
    ],
}
"""How a database of the version before becomes one of this version; new tables come with `SCHEMA`. What was there before days were
counted is touched today."""

VERSION = 3
DAY = 86400.0
OLD = 16
"""Games that are deleted at once, a few milliseconds' work; what others write goes between."""

PAGES = 128
"""Pages that are given back to the disk at once."""

SPARE = 256
"""Empty pages that may stay: they will be needed."""

BREATH = 0.01
"""Seconds between two such steps."""

LATELY = 20.0
PROBE = "?"
"""The replay that shows whether the database can be written and read; no address leads to it."""

MOST_TOGETHER = 512


@dataclass
class StorageJob:
    """Something to do in the database, and who waits for it; an act is its row, so that many can be written at once."""

    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    act: tuple[str, int, str] | None = None
    value: Any = None
    problem: BaseException | None = None

    def settle(self) -> None:
        """Tell whoever waits; runs in their loop."""
        if self.done.cancelled():
            return
        if self.problem is None:
            self.done.set_result(self.value)
        else:
            self.done.set_exception(self.problem)


def make_private(path: Path) -> None:
    """Make the file, and its folder if need be, for this user alone: seeds are secrets. SQLite gives its other files the same rights."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)
    for file in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        with contextlib.suppress(PermissionError):  # somebody else's, who may be right to share it
            if file.is_file():
                file.chmod(0o600)


def open_database(path: Path | str) -> sqlite3.Connection:
    """A connection to a database of tables, which is made if it is not there, and brought up to date if it is old."""
    try:
        if isinstance(path, Path):
            make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version not in range(VERSION + 1):
            raise BadPath("other-version", path=path)
        if not version:
            connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        _bring_up_to_date(connection, version)
    except (sqlite3.Error, OSError) as problem:
        raise BadPath("no-database", path=path, why=problem) from problem
    return connection


def _bring_up_to_date(connection: sqlite3.Connection, version: int) -> None:
    """Make what is missing, all of it or nothing."""
    changes = [statement for to in range(version + 1, VERSION + 1) for statement in TO_VERSION.get(to, ())] if version else []
    connection.execute("BEGIN IMMEDIATE")
    for statement in (*changes, *SCHEMA, f"PRAGMA user_version={VERSION}"):
        connection.execute(statement)
    connection.execute("COMMIT")
    if connection.execute("PRAGMA auto_vacuum").fetchone()[0] == 0:
        _let_it_shrink(connection)


def _let_it_shrink(connection: sqlite3.Connection) -> None:
    """Write an old file anew, so that from now on it gives back what it does not need."""
    connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
    try:
        connection.execute("VACUUM")
    except sqlite3.Error as problem:
        log.warning("the database cannot be made smaller now (%s); that is tried again at the next start", problem)


def next_day(day: int, since: float, now: float) -> tuple[int, float]:
    """The day, and since when it is; a clock that jumps makes one day at most."""
    if now - since >= DAY:
        return day + 1, now
    return day, min(since, now)


class SQLiteStorage:
    """Keeps tables in a file; `:memory:` is one that is gone afterwards.

    WAL with `synchronous=FULL` syncs at every commit, so that not even a power failure loses what was acknowledged. That would be slow
    for one answer at a time, but all answers that wait are committed at once.
    """

    def __init__(self, path: Path | str, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._clock = clock
        self.failed_at: float | None = None
        self._jobs: queue.SimpleQueue[StorageJob | None] = queue.SimpleQueue()
        self._lock = lock_folder_of(path)
        try:
            self._connection = open_database(path)
        except BadPath:
            self._let_go()
            raise
        self._touched: set[str] = set()  # tables that were played at today
        self._day = self._tick(self._connection)
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    def _let_go(self) -> None:
        if self._lock:
            self._lock.release()

    # The writing thread

    def _run(self) -> None:
        crowd = Crowd()
        while True:
            job = self._jobs.get()
            if job is None:
                break
            crowd.wait()
            jobs, ending = self._waiting(job)
            crowd.note(job.act[0] for job in jobs if job.act)
            self._carry_out(jobs)
            for loop in {each.loop for each in jobs}:
                _tell(loop, [each for each in jobs if each.loop is loop])
            if ending:
                break
        self._connection.close()
        self._let_go()

    def _waiting(self, first: StorageJob) -> tuple[list[StorageJob], bool]:
        """Everything that waits, and whether that is all there will be."""
        jobs = [first]
        while len(jobs) < MOST_TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _carry_out(self, jobs: Sequence[StorageJob]) -> None:
        """Do all of it in one transaction; a job that fails spoils none of the others."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in self._write_acts(jobs):
                self._try(job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as problem:
            self._touched.clear()
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for job in jobs:
                job.problem = job.problem or problem

    def _write_acts(self, jobs: Sequence[StorageJob]) -> list[StorageJob]:
        """Write all acts with one statement, and give back what is left to do.

        Between two statements this thread has to wait for the event loop to let it go on, so a hundred of them are slow.
        """
        acts = [job.act for job in jobs if job.act]
        others = [job for job in jobs if not job.act]
        if not acts:
            return others
        sql = f"INSERT INTO acts VALUES {', '.join(['(?, ?, ?)'] * len(acts))}"
        try:
            self._connection.execute(sql, [value for act in acts for value in act])
        except sqlite3.IntegrityError:
            return list(jobs)  # one of them is wrong: find out which
        self._touch({act[0] for act in acts})
        return others

    def _touch(self, tables: set[str]) -> None:
        """Note that tables were played at today, each once a day."""
        fresh = sorted(tables - self._touched)
        if fresh:
            sql = f"UPDATE tables SET day = ? WHERE id IN ({', '.join('?' * len(fresh))})"
            self._connection.execute(sql, [self._day, *fresh])
            self._touched.update(fresh)

    def _tick(self, database: sqlite3.Connection) -> int:
        """Look at the clock; today's number."""
        now = self._clock()
        before: tuple[int, float] = database.execute("SELECT day, since FROM calendar").fetchone()
        today = next_day(before[0], before[1], now)
        if today != before:
            database.execute("UPDATE calendar SET day = ?, since = ?", today)
        if today[0] != before[0]:
            self._touched.clear()
        self._day = today[0]
        return self._day

    def _try(self, job: StorageJob) -> None:
        self._connection.execute("SAVEPOINT job")
        try:
            job.value = job.work(self._connection)
        except Exception as problem:  # whoever waits for the job is told; the thread must go on
            job.problem = problem
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")

    async def _do(self, work: Callable[[sqlite3.Connection], T], act: tuple[str, int, str] | None = None) -> T:
        loop = asyncio.get_running_loop()
        job = StorageJob(work, loop, loop.create_future(), act)
        self._jobs.put(job)
        try:
            value: T = await job.done
        except sqlite3.Error as problem:
            self.failed_at = time.monotonic()
            raise StorageFailed(f"{self.path}: {problem}") from problem
        return value

    # What is kept

    async def add_table(self, table: StoredTable) -> None:
        row = (table.id, table.plan, table.chairs, table.successor, self._day)
        await self._do(lambda database: database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row) and None)

    async def load_table(self, table: str) -> StoredTable | None:
        """A table with all its acts, or None."""

        def work(database: sqlite3.Connection) -> StoredTable | None:
            row = database.execute("SELECT id, plan, chairs, successor FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            acts = database.execute("SELECT lines FROM acts WHERE table_id = ? ORDER BY number", (table,))
            found = StoredTable(row[0], row[1], row[2], row[3], [lines for (lines,) in acts])
            database.execute("UPDATE tables SET day = ? WHERE id = ?", (self._day, table))
            return found

        return await self._do(work)

    async def add_act(self, table: str, number: int, lines: str) -> None:
        """Keep the act of this number; the same number twice is an error."""
        row = (table, number, lines)

        def work(database: sqlite3.Connection) -> None:
            database.execute("INSERT INTO acts VALUES (?, ?, ?)", row)
            database.execute("UPDATE tables SET day = ? WHERE id = ?", (self._day, table))

        await self._do(work, row)

    async def count_acts(self, table: str) -> int:
        sql = "SELECT COUNT(*) FROM acts WHERE table_id = ?"
        return await self._do(lambda database: int(database.execute(sql, (table,)).fetchone()[0]))

    async def save_chairs(self, table: str, chairs: bytes, successor: str = "") -> None:
        """Keep who sits where, and the table at which they go on."""
        row = (chairs, successor, self._day, table)
        sql = "UPDATE tables SET chairs = ?, successor = ?, day = ? WHERE id = ?"
        await self._do(lambda database: database.execute(sql, row) and None)

    async def add_replay(self, replay: str, record: str) -> None:
        """Keep an uploaded record; the same one again is no mistake."""
        sql = "INSERT INTO replays VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET day = excluded.day"
        await self._do(lambda database: database.execute(sql, (replay, record, self._day)) and None)

    async def load_replay(self, replay: str) -> str | None:
        def work(database: sqlite3.Connection) -> str | None:
            row = database.execute("SELECT record FROM replays WHERE id = ?", (replay,)).fetchone()
            database.execute("UPDATE replays SET day = ? WHERE id = ?", (self._day, replay))
            return None if row is None else str(row[0])

        return await self._do(work)

    async def add_review(self, key: str, review: bytes) -> None:
        """Keep what came out of a review."""
        row = (key, review, self._day)
        await self._do(lambda database: database.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", row) and None)

    async def load_review(self, key: str) -> bytes | None:
        def work(database: sqlite3.Connection) -> bytes | None:
            row = database.execute("SELECT review FROM reviews WHERE id = ?", (key,)).fetchone()
            database.execute("UPDATE reviews SET day = ? WHERE id = ?", (self._day, key))
            return None if row is None else bytes(row[0])

        return await self._do(work)

    async def forget(self, days: float) -> int:
        """Delete the tables, replays and reviews that nobody has touched for so many days, a few at a time; how many."""
        number = 0
        before = await self._do(self._tick) - days
        while gone := await self._do(lambda database: _delete_some(database, before)):
            number += gone
            await asyncio.sleep(BREATH)
        while await self._do(_shrink):
            await asyncio.sleep(BREATH)
        return number

    async def check(self) -> None:
        """Write something and read it back; and nothing may have failed lately, because a file can be damaged in other places."""
        if self.failed_at is not None and time.monotonic() - self.failed_at < LATELY:
            raise StorageFailed(f"{self.path}: something could not be written or read a moment ago")
        now = time.time()
        row = (PROBE, str(now), self._day)
        await self._do(lambda database: database.execute("INSERT OR REPLACE INTO replays VALUES (?, ?, ?)", row) and None)
        if await self.load_replay(PROBE) != str(now):
            raise StorageFailed(f"{self.path}: what was written is not there")

    async def close(self) -> None:
        """Finish what is to be written, and let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def lock_folder_of(path: Path | str) -> FolderLock | None:
    """The lock of the folder of a database, which is made if it is not there; None for one in memory."""
    if not isinstance(path, Path):
        return None
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise BadPath("no-folder", path=path.parent, why=problem.strerror) from problem
    return FolderLock(path.parent)


def _delete_some(database: sqlite3.Connection, before: float) -> int:
    """Delete some games that were last touched before a day, or when there are none, replays or reviews; how many."""
    for table in ("tables", "replays", "reviews"):
        old = [each for (each,) in database.execute(f"SELECT id FROM {table} WHERE day < ? LIMIT ?", (before, OLD))]
        marks = ", ".join("?" * len(old))
        if old and table == "tables":
            database.execute(f"DELETE FROM acts WHERE table_id IN ({marks})", old)
        if old:
            database.execute(f"DELETE FROM {table} WHERE id IN ({marks})", old)
            return len(old)
    return 0


def _shrink(database: sqlite3.Connection) -> bool:
    """Give some empty pages back to the disk; whether that helped."""
    empty = database.execute("PRAGMA freelist_count").fetchone()[0]
    if empty <= SPARE:
        return False
    for _ in range(PAGES):  # Python takes one step of a statement without rows, and that is one page, whatever number is asked for
        database.execute("PRAGMA incremental_vacuum(1)")
    return bool(database.execute("PRAGMA freelist_count").fetchone()[0] < empty)


def _tell(loop: asyncio.AbstractEventLoop, jobs: Sequence[StorageJob]) -> None:
    def settle() -> None:
        for job in jobs:
            job.settle()

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
