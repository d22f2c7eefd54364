"""Tables in one SQLite file. One thread writes; whatever waits is committed together, with one sync of the disk."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from fiefdom.errors import BadPath
from fiefdom.server.storage import StorageFailed, StoredTable

T = TypeVar("T")

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, plan BLOB NOT NULL, chairs BLOB NOT NULL, successor TEXT NOT NULL, touched REAL NOT NULL
    ) STRICT""",
    """CREATE TABLE IF NOT EXISTS acts (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE IF NOT EXISTS replays (id TEXT PRIMARY KEY, record TEXT NOT NULL, touched REAL NOT NULL) STRICT",
)
VERSION = 1
LATELY = 20.0
PROBE = "?"
"""The replay that shows whether the database can be written and read; no address leads to it."""

MOST_TOGETHER = 512
FEW = 2
GATHERING = 0.006
"""Seconds to wait for more after a commit of more than a few: under load, fewer and larger commits are faster for everybody."""


@dataclass
class Job:
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
    """A connection to a database of tables, which is made if it is not there."""
    try:
        if isinstance(path, Path):
            make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version not in (0, VERSION):
            raise BadPath(f"`{path}` was written by another version of Fiefdom", "use that version, or another `--data`")
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={VERSION}")
    except (sqlite3.Error, OSError) as problem:
        raise BadPath(f"`{path}` cannot be used as a database: {problem}", "choose another `--data`") from problem
    return connection


class SQLiteStorage:
    """Keeps tables in a file; `:memory:` is one that is gone afterwards.

    WAL with `synchronous=FULL` syncs at every commit, so that not even a power failure loses what was acknowledged. That would be slow
    for one answer at a time, but all answers that wait are committed at once.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.failed_at: float | None = None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection = open_database(path)
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    # The writing thread

    def _run(self) -> None:
        busy = False
        while True:
            job = self._jobs.get()
            if job is None:
                self._connection.close()
                return
            if busy:
                time.sleep(GATHERING)
            jobs, ending = self._waiting(job)
            busy = len(jobs) > FEW
            self._carry_out(jobs)
            for loop in {each.loop for each in jobs}:
                _tell(loop, [each for each in jobs if each.loop is loop])
            if ending:
                self._connection.close()
                return

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
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

    def _carry_out(self, jobs: Sequence[Job]) -> None:
        """Do all of it in one transaction; a job that fails spoils none of the others."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in self._write_acts(jobs):
                self._try(job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as problem:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for job in jobs:
                job.problem = job.problem or problem

    def _write_acts(self, jobs: Sequence[Job]) -> list[Job]:
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
        return others

    def _try(self, job: Job) -> None:
        self._connection.execute("SAVEPOINT job")
        try:
            job.value = job.work(self._connection)
        except Exception as problem:  # whoever waits for the job is told; the thread must go on
            job.problem = problem
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")

    async def _do(self, work: Callable[[sqlite3.Connection], T], act: tuple[str, int, str] | None = None) -> T:
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future(), act)
        self._jobs.put(job)
        try:
            value: T = await job.done
        except sqlite3.Error as problem:
            self.failed_at = time.monotonic()
            raise StorageFailed(f"{self.path}: {problem}") from problem
        return value

    # What is kept

    async def add_table(self, table: StoredTable) -> None:
        """Keep a new table."""
        row = (table.id, table.plan, table.chairs, table.successor, time.time())
        await self._do(lambda database: database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row) and None)

    async def load_table(self, table: str) -> StoredTable | None:
        """A table with all its acts, or None."""

        def work(database: sqlite3.Connection) -> StoredTable | None:
            row = database.execute("SELECT id, plan, chairs, successor FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            acts = database.execute("SELECT lines FROM acts WHERE table_id = ? ORDER BY number", (table,))
            database.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time(), table))
            return StoredTable(row[0], row[1], row[2], row[3], [lines for (lines,) in acts])

        return await self._do(work)

    async def add_act(self, table: str, number: int, lines: str) -> None:
        """Keep the act of this number; the same number twice is an error."""
        row = (table, number, lines)
        await self._do(lambda database: database.execute("INSERT INTO acts VALUES (?, ?, ?)", row) and None, row)

    async def save_chairs(self, table: str, chairs: bytes, successor: str = "") -> None:
        """Keep who sits where, and the table at which they go on."""
        row = (chairs, successor, time.time(), table)
        sql = "UPDATE tables SET chairs = ?, successor = ?, touched = ? WHERE id = ?"
        await self._do(lambda database: database.execute(sql, row) and None)

    async def add_replay(self, replay: str, record: str) -> None:
        """Keep an uploaded record; the same one again is no mistake."""
        sql = "INSERT INTO replays VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET touched = excluded.touched"
        await self._do(lambda database: database.execute(sql, (replay, record, time.time())) and None)

    async def load_replay(self, replay: str) -> str | None:
        """An uploaded record, or None."""
        row = await self._do(lambda database: database.execute("SELECT record FROM replays WHERE id = ?", (replay,)).fetchone())
        return None if row is None else str(row[0])

    async def forget(self, days: float) -> int:
        """Delete the tables and replays that nobody has touched for so many days; how many."""
        before = (time.time() - days * 86400,)

        def work(database: sqlite3.Connection) -> int:
            database.execute("DELETE FROM acts WHERE table_id IN (SELECT id FROM tables WHERE touched < ?)", before)
            tables = database.execute("DELETE FROM tables WHERE touched < ?", before).rowcount
            return tables + database.execute("DELETE FROM replays WHERE touched < ?", before).rowcount

        return await self._do(work)

    async def check(self) -> None:
        """Write something and read it back; and nothing may have failed lately, because a file can be damaged in other places."""
        if self.failed_at is not None and time.monotonic() - self.failed_at < LATELY:
            raise StorageFailed(f"{self.path}: something could not be written or read a moment ago")
        now = time.time()
        row = (PROBE, str(now), now)
        await self._do(lambda database: database.execute("INSERT OR REPLACE INTO replays VALUES (?, ?, ?)", row) and None)
        if await self.load_replay(PROBE) != str(now):
            raise StorageFailed(f"{self.path}: what was written is not there")

    async def close(self) -> None:
        """Finish what is to be written, and let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _tell(loop: asyncio.AbstractEventLoop, jobs: Sequence[Job]) -> None:
    def settle() -> None:
        for job in jobs:
            job.settle()

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
