"""The database under the storage: the little that databases do differently, and the one that is a file.

Statements are written once, with `?` for values, in the SQL that all of them understand.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias

from fiefdom.errors import BadPath
from fiefdom.server.faults import StorageFault
from fiefdom.server.folder_lock import lock_folder_of
from fiefdom.server.schema import SQLITE, VERSION, statements

DATABASE = "fiefdom.sqlite"

PAGES = 128
"""Pages that are given back to the disk at once."""

SPARE = 256
"""Empty pages that may stay: they will be needed."""

log = logging.getLogger("fiefdom.server")


class CommitInDoubt(Exception):
    """The answer to a commit was lost."""


class Rows(Protocol):
    """What a statement has found."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection to a database, for one thread."""

    @property
    def name(self) -> str:
        """What people know it by; without passwords."""

    @property
    def failure(self) -> type[Exception]:
        """What everything here raises that cannot be done."""

    @property
    def conflict(self) -> type[Exception]:
        """What a row raises that is there already."""

    def fault(self, problem: BaseException) -> StorageFault:
        """What is wrong, as far as people can be told."""

    def execute(self, sql: str, values: Sequence[object] = ()) -> Rows:
        """Carry out a statement."""

    def try_to(self, sql: str, values: Sequence[object]) -> None:
        """Carry out a statement; the transaction goes on if it cannot be."""

    def begin(self) -> None:
        """Begin a transaction."""

    def commit(self) -> None:
        """Keep what it has done; afterwards it is safe. After `CommitInDoubt` it may be or not."""

    def rollback(self) -> None:
        """Forget what it has done, if there is one."""

    def looking(self) -> contextlib.AbstractContextManager[None]:
        """Read everything as it is at one moment, while others go on."""

    def wait_for_others(self) -> None:
        """Let others finish who change what many have in common, until this transaction is over."""

    def shrink(self) -> bool:
        """Give back some room that is not needed; whether there is more."""

    def close(self) -> None:
        """Let go of it."""


Use: TypeAlias = Literal["alone", "shared", "leasing", "looking"]
"""How somebody has a database: `alone`, `shared` with the other processes of a house, only for its leases, or beside whoever
serves, to look at it or to delete what nobody uses (`looking`)."""


@contextlib.contextmanager
def attempt(database: Database) -> Iterator[None]:
    """Do something inside a transaction; if it raises, it has done nothing."""
    database.execute("SAVEPOINT attempt")
    try:
        yield
    except BaseException:
        database.execute("ROLLBACK TO attempt")
        raise
    finally:
        database.execute("RELEASE attempt")


TO_VERSION = {
    2: [
        statement
        for table in ("tables", "replays")
        for statement in (f"ALTER TABLE {table} ADD COLUMN day INTEGER NOT NULL DEFAULT 0", f"ALTER TABLE {table} DROP COLUMN touched")
    ],
}
"""How a file of the version before becomes one of this version; new tables are made anyway. What was there before days were counted is
touched today."""


FAULTS: Mapping[int, StorageFault] = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "read-only", sqlite3.SQLITE_CANTOPEN: "away"}


class SQLiteFile:
    """A database in a file; `:memory:` is one that is gone afterwards. Its folder is locked, one server for each, unless it is only to
    be looked at.

    WAL with `synchronous=FULL` syncs at every commit, so that not even a power failure loses what was acknowledged.
    """

    failure: type[Exception] = sqlite3.Error
    conflict: type[Exception] = sqlite3.IntegrityError

    def __init__(self, path: Path | str, use: Use = "alone") -> None:
        self.name = str(path)
        self._lock = lock_folder_of(path) if use == "alone" else None
        try:
            self._connection = open_file(path)
        except BadPath:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._lock:
            self._lock.release()

    def fault(self, problem: BaseException) -> StorageFault:
        return FAULTS.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF, "")

    def execute(self, sql: str, values: Sequence[object] = ()) -> Rows:
        return self._connection.execute(sql, tuple(values))

    def try_to(self, sql: str, values: Sequence[object]) -> None:
        self._connection.execute(sql, tuple(values))  # which does all of it or nothing

    def begin(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def looking(self) -> Iterator[None]:
        self._connection.execute("BEGIN")
        try:
            yield
        finally:
            self._connection.execute("ROLLBACK")

    def wait_for_others(self) -> None:
        """There are none: whoever writes is alone."""

    def shrink(self) -> bool:
        empty = self._empty_pages()
        if empty <= SPARE:
            return False
        for _ in range(PAGES):  # Python takes one step of a statement without rows, and that is one page, whatever number is asked for
            self._connection.execute("PRAGMA incremental_vacuum(1)")
        return self._empty_pages() < empty

    def _empty_pages(self) -> int:
        return int(self._connection.execute("PRAGMA freelist_count").fetchone()[0])

    def backup(self, path: Path) -> None:
        """Write a copy of everything as it is at this moment into an empty file, while others go on."""
        with contextlib.closing(sqlite3.connect(path)) as copy:
            self._connection.backup(copy)

    def close(self) -> None:
        self._connection.close()
        self._let_go()


def database_at(address: str | None, data: Path | None, use: Use = "alone") -> Database:
    """The database of this address, or without one the file in a folder, or without a folder one in memory.

    Whoever changes something that is in use has it `alone`, or `shared` where tables have leases; others may look at it meanwhile.
    """
    if not address:
        return SQLiteFile(data / DATABASE if data else ":memory:", use)
    from fiefdom.server.postgres import PostgresDatabase  # an extra

    return PostgresDatabase(address, use)


def existing_at(address: str | None, data: Path, use: Use) -> Database:
    """The same, but a file has to be there: whoever has mistyped a folder wants no new one."""
    if not (address or (data / DATABASE).is_file()):
        raise BadPath("never-served", path=data / DATABASE)
    return database_at(address, data, use)


def make_private(path: Path) -> None:
    """Make the file, and its folder if need be, for this user alone: seeds are secrets. SQLite gives its other files the same rights."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)
    for file in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        with contextlib.suppress(PermissionError):  # somebody else's, who may be right to share it
            if file.is_file():
                file.chmod(0o600)


def open_file(path: Path | str) -> sqlite3.Connection:
    """A connection to a file of tables, which is made if it is not there, and brought up to date if it is old."""
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
    for statement in (*changes, *statements(SQLITE), f"PRAGMA user_version={VERSION}"):
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
