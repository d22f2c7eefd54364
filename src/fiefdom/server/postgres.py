"""A PostgreSQL database under the storage: for hosts that have one. Needs the extra `postgres`."""

from __future__ import annotations

import contextlib
import urllib.parse
from collections.abc import Iterator, Sequence

from fiefdom.errors import BadPath, MissingExtra
from fiefdom.server.database import CommitInDoubt, Rows, Use, attempt
from fiefdom.server.faults import StorageFault
from fiefdom.server.schema import POSTGRES, VERSION, statements

try:
    import psycopg
except ImportError as problem:  # the extra is not installed, or the library of PostgreSQL is missing
    raise MissingExtra("library", library="psycopg", extra="postgres") from problem

OURS = 0x66696566
"""The advisory lock of the server that uses the database; it ends with its connection, however that ends."""

COMMON = OURS + 1
"""The lock of whoever changes what the processes of a house have in common."""

A_MOMENT = 2
"""Seconds in which PostgreSQL has noticed that the server before this one is gone."""

STARTING = 60
"""Seconds that a process may take between two statements when it starts: on a busy machine it may not get a turn for a while."""

PATIENCE = 5
"""Seconds to wait for a database that does not answer."""


class Taken(psycopg.OperationalError):
    """Another server has the lock."""


class LostInCommit(CommitInDoubt, psycopg.OperationalError):
    """The connection has ended after `COMMIT` was sent, and before PostgreSQL said that it is done."""


class PostgresDatabase:
    """A connection, which is made anew when it was lost: the work that it was lost in has failed, the next one is tried again."""

    failure: type[Exception] = psycopg.Error
    conflict: type[Exception] = psycopg.errors.IntegrityError

    def __init__(self, address: str, use: Use = "alone") -> None:
        self.name = without_password(address)
        self._address = address
        self._use = use
        try:
            self._connection = self._connect()
        except Taken as problem:
            raise BadPath("in-use", path=self.name, process="?") from problem
        except psycopg.Error as problem:
            raise BadPath("no-database", path=self.name, why=str(problem).strip()) from problem
        try:
            self._bring_up_to_date()
        except BaseException:
            self._connection.close()
            raise

    def _connect(self) -> psycopg.Connection[tuple[object, ...]]:
        """A connection, which holds the lock unless it only looks: what two servers did with one table would fit nobody.

        The processes of a house share the lock, because each table is leased to one of them. One that was frozen in the middle of a
        transaction must not keep the others from taking its tables, so PostgreSQL ends that.
        """
        connection = psycopg.connect(
            self._address,
            autocommit=True,
            connect_timeout=PATIENCE,
            application_name="fiefdom",
            keepalives_idle=PATIENCE,
            keepalives_interval=PATIENCE,
            keepalives_count=2,
            tcp_user_timeout=1000 * PATIENCE,
        )
        if self._use == "looking":
            return connection
        take = "pg_advisory_lock" if self._use == "alone" else "pg_advisory_lock_shared"
        try:
            connection.execute(f"SET lock_timeout = {1000 * A_MOMENT}")
            if self._use != "alone":
                connection.execute(f"SET idle_in_transaction_session_timeout = {1000 * A_MOMENT}")
            if self._use == "leasing":  # what is written by a lease is on disk after it, so it need not be itself
                connection.execute("SET synchronous_commit = off")
            connection.execute(f"SELECT {take}(%s)".encode(), (OURS,))
        except psycopg.errors.LockNotAvailable as problem:
            connection.close()
            raise Taken("another server uses the database") from problem
        return connection

    def _bring_up_to_date(self) -> None:
        """Make what is missing, all of it or nothing."""
        with self._connection.transaction():
            self.execute(f"SET LOCAL idle_in_transaction_session_timeout = {1000 * STARTING}")  # no table waits for this
            self.wait_for_others()
            self.execute("CREATE TABLE IF NOT EXISTS fiefdom_version (version BIGINT NOT NULL)")
            found = self.execute("SELECT version FROM fiefdom_version").fetchone()
            if found is not None and found[0] not in range(VERSION + 1):
                raise BadPath("other-version", path=self.name)
            for statement in statements(POSTGRES):
                self.execute(statement)
            if found is None:
                self.execute("INSERT INTO fiefdom_version VALUES (?)", (VERSION,))
            else:
                self.execute("UPDATE fiefdom_version SET version = ?", (VERSION,))

    def fault(self, problem: BaseException) -> StorageFault:
        if isinstance(problem, psycopg.errors.DiskFull):
            return "full"
        if isinstance(problem, psycopg.errors.ReadOnlySqlTransaction):
            return "read-only"
        return "away" if isinstance(problem, psycopg.OperationalError) else ""

    def execute(self, sql: str, values: Sequence[object] = ()) -> Rows:
        return self._connection.execute(sql.replace("?", "%s").encode(), tuple(values))

    def try_to(self, sql: str, values: Sequence[object]) -> None:
        with attempt(self):
            self.execute(sql, values)

    def begin(self) -> None:
        if self._connection.closed or self._connection.broken:
            self._connection = self._connect()
        self._connection.execute("BEGIN")

    def commit(self) -> None:
        try:
            self._connection.execute("COMMIT")
        except psycopg.OperationalError as problem:
            if self._connection.closed:
                raise LostInCommit(str(problem)) from problem
            raise

    def rollback(self) -> None:
        if self._connection.closed or self._connection.info.transaction_status == psycopg.pq.TransactionStatus.IDLE:
            return
        with contextlib.suppress(psycopg.Error):  # a connection that is lost has rolled back
            self._connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def looking(self) -> Iterator[None]:
        self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield
        finally:
            self.rollback()

    def wait_for_others(self) -> None:
        self.execute("SELECT pg_advisory_xact_lock(?)", (COMMON,))

    def shrink(self) -> bool:
        return False  # PostgreSQL sees to that itself

    def close(self) -> None:
        with contextlib.suppress(psycopg.Error):  # it is lost already
            self._connection.execute("SELECT pg_advisory_unlock_all()")
        self._connection.close()


def without_password(address: str) -> str:
    """An address as it may stand in a log."""
    parts = urllib.parse.urlsplit(address)
    if not parts.password:
        return address
    _, _, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{parts.username or ''}@{host}").geturl()
