"""Which process of a house has which table: leases in the database, each with a number that only grows.

Whoever takes a table over raises its `fence`. Everything that is written for a table names the fence by which it was taken, and is refused
if that was passed. So a process that was frozen and wakes up can do no harm, and a lease may be taken away at any time: it is only rude.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from fiefdom.server.database import Database

NO_LEASE = 0
"""The fence of a table where one server has the database alone."""

ONLY_LOOKED_AT = -1
"""The fence of a table that another process has: with it, nothing can be written."""

EXPIRY = 4.0
"""Seconds after which a process that was not seen has lost its tables."""

NOW = "EXTRACT(EPOCH FROM clock_timestamp())::DOUBLE PRECISION"
"""The time by the one clock that all processes have in common."""

ALIVE = f"processes.seen BETWEEN {NOW} - {EXPIRY} AND {NOW} + {EXPIRY}"
"""What holds for a process that gives signs of life. One that was seen in the future died before that clock was set back."""


class LostLease(Exception):
    """Somebody else has the table now. Nothing has changed."""


class Neighbour(NamedTuple):
    """A process of the house: how the others reach it, and the word by which it knows them."""

    id: str
    address: str
    secret: str

    @property
    def short(self) -> str:
        """What people call it."""
        return self.id.rpartition("-")[2]


def claim(database: Database, table: str, process: str) -> int | Neighbour | None:
    """Take a table: its fence, or who has it; None if there is no such table."""
    while True:
        row = database.execute(
            f"SELECT leases.owner, leases.fence, address, secret FROM tables LEFT JOIN leases ON leases.table_id = tables.id "
            f"LEFT JOIN processes ON processes.id = leases.owner AND {ALIVE} WHERE tables.id = ?",
            (table,),
        ).fetchone()
        if row is None:
            return None
        owner, fence, address, secret = row
        if address is not None and owner != process:
            return Neighbour(owner, address, secret)
        taken = database.execute(
            "INSERT INTO leases VALUES (?, ?, 1) ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, fence = leases.fence + 1 "
            "WHERE leases.owner = ? AND leases.fence = ? RETURNING fence",
            (table, process, owner or "", fence or 0),
        ).fetchone()
        if taken:
            return int(taken[0])


def release(database: Database, table: str, process: str, fence: int) -> None:
    """Let go of a table, unless it is somebody else's already."""
    sql = "UPDATE leases SET owner = '' WHERE table_id = ? AND owner = ? AND fence = ?"
    database.execute(sql, (table, process, fence))


def lost_tables(database: Database, process: str, leases: Collection[tuple[str, int]]) -> set[tuple[str, int]]:
    """Those of some leases that this process does not have any more; the others are its own until the transaction ends."""
    return set(leases) - _held(database, process, leases, "ORDER BY table_id FOR SHARE")


def lost_lately(database: Database, process: str, leases: Collection[tuple[str, int]]) -> set[tuple[str, int]]:
    """Those of some leases that this process does not have any more, at this moment."""
    return set(leases) - _held(database, process, leases)


def _held(database: Database, process: str, leases: Collection[tuple[str, int]], how: str = "") -> set[tuple[str, int]]:
    tables = sorted({table for table, _ in leases})
    rows = database.execute(f"SELECT table_id, owner, fence FROM leases WHERE table_id = ANY(?) {how}", (tables,))
    return {(table, fence) for table, owner, fence in rows if owner == process}


def renew(database: Database, neighbour: Neighbour) -> bool:
    """Note that a process is alive; False if nobody knew of it, because it is new or was dismissed."""
    if database.execute(f"UPDATE processes SET seen = {NOW} WHERE id = ? RETURNING id", (neighbour.id,)).fetchone():
        return True
    database.execute(f"INSERT INTO processes VALUES (?, ?, ?, {NOW})", neighbour)
    return False


def dismiss(database: Database, process: str) -> None:
    """Note that a process is gone: its tables are anybody's. So are those of others that were not seen for long."""
    database.execute(f"DELETE FROM processes WHERE id = ? OR ABS(seen - {NOW}) > ?", (process, 60 * EXPIRY))


def neighbours(database: Database) -> list[Neighbour]:
    """All processes that are alive, the eldest first by their names."""
    rows = database.execute(f"SELECT id, address, secret FROM processes WHERE {ALIVE} ORDER BY id")
    return [Neighbour(*row) for row in rows]
