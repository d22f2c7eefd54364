"""What hosts do with a database beside the server: look through it, carry it elsewhere, delete what has to go.

An export is a text of one JSON value a line: first what it is, then the rows of all tables. It fits every kind of database.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from fiefdom.errors import BadPath, FiefdomError
from fiefdom.server.chairs import Chair
from fiefdom.server.database import Database
from fiefdom.server.schema import CALENDAR, KEPT, PARTS, TABLES, VERSION, KeptTable, Kind, insert
from fiefdom.server.table import Table
from fiefdom.server.table_plan import TablePlan

BY_NAME = {kept.name: kept for kept in KEPT}
ENCODER = msgspec.json.Encoder()


PAGE = 1000
"""Rows that are read at once."""

WHAT = "database"

PYTHON: Mapping[Kind, tuple[type, ...]] = {
    "text": (str,),
    "bytes": (str,),
    "number": (int,),
    "seconds": (int, float),
    "points": (int, float),
}
"""What the values of a row are in JSON."""


class Header(msgspec.Struct):
    """The first line of an export. Where `rows` are said, so many follow: a copy that was cut off is noticed."""

    fiefdom: str
    version: int
    rows: int | None = None


class Row(msgspec.Struct):
    """A row of a table; bytes are in Base64."""

    table: str
    row: list[Any]


class Fault(NamedTuple):
    """A table of players that cannot be brought back."""

    table: str
    why: FiefdomError | Exception


# Carrying it elsewhere


def export(database: Database) -> Iterator[bytes]:
    """All lines of an export, as everything is at one moment; others go on writing meanwhile."""
    with database.looking():
        yield ENCODER.encode(Header(WHAT, VERSION, sum(_count(database, kept) for kept in KEPT)))
        for kept in KEPT:
            for row in _rows(database, kept):
                yield ENCODER.encode(Row(kept.name, list(row)))


def _rows(database: Database, kept: KeptTable) -> Iterator[Sequence[Any]]:
    """All rows in the order of their keys, some at a time: PostgreSQL hands over whatever is asked for at once, and that may be much."""
    columns, key = list(kept.columns), kept.key or tuple(kept.columns)
    beyond = f"WHERE ({', '.join(key)}) > ({', '.join('?' * len(key))})"
    last: tuple[Any, ...] = ()
    while True:
        where = beyond if last else ""
        sql = f"SELECT {', '.join(columns)} FROM {kept.name} {where} ORDER BY {', '.join(key)} LIMIT {PAGE}"
        rows = list(database.execute(sql, last))
        yield from rows
        if len(rows) < PAGE:
            return
        last = tuple(rows[-1][columns.index(name)] for name in key)


def _count(database: Database, kept: KeptTable) -> int:
    return int(database.execute(f"SELECT COUNT(*) FROM {kept.name}").fetchone()[0])


def rows_in(line: bytes) -> int | None:
    """How many rows follow, if that is the first line of an export and says so."""
    try:
        return msgspec.json.decode(line, type=Header).rows
    except msgspec.DecodeError:
        return None


def read_in(database: Database, lines: Iterable[bytes], source: str) -> Iterator[int]:
    """Put everything of an export into a database that holds nothing yet, all of it or nothing; the number of rows so far."""
    database.begin()
    try:
        if any(_count(database, kept) for kept in KEPT if kept.key):
            raise BadPath("database-full", path=database.name)
        database.execute(f"DELETE FROM {CALENDAR.name}")
        for number, (kept, values) in enumerate(read_export(lines, source), 1):
            try:
                database.execute(insert(kept), values)
            except database.conflict as problem:
                raise BadPath("no-export", path=source, line=number + 1) from problem
            yield number
        database.commit()
    except BaseException:
        database.rollback()
        raise


def read_export(lines: Iterable[bytes], source: str) -> Iterator[tuple[KeptTable, list[object]]]:
    """The rows of an export, each of a table that there is, with values that fit its columns."""
    number, header = 0, Header("", VERSION)
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                header = _header(line, source)
            else:
                yield _values(msgspec.json.decode(line, type=Row))
        except FiefdomError:
            raise
        except (msgspec.DecodeError, ValueError, KeyError) as problem:
            raise BadPath("no-export", path=source, line=number) from problem
    if not number:
        raise BadPath("no-export", path=source, line=1)
    if header.rows not in (None, number - 1):
        raise BadPath("cut-export", path=source, rows=number - 1, of=header.rows)


def _header(line: bytes, source: str) -> Header:
    header = msgspec.json.decode(line, type=Header)
    if header.fiefdom != WHAT:
        raise ValueError
    if header.version != VERSION:
        raise BadPath("other-version", path=source)
    return header


def _values(row: Row) -> tuple[KeptTable, list[object]]:
    """A row as it is kept."""
    kept = BY_NAME[row.table]
    values = [base64.b64decode(value, validate=True) if kind == "bytes" else value for kind, value in _checked(kept, row)]
    return kept, values


def _checked(kept: KeptTable, row: Row) -> Iterator[tuple[Kind, Any]]:
    for kind, value in zip(kept.columns.values(), row.row, strict=True):
        if not isinstance(value, PYTHON[kind]) or isinstance(value, bool):
            raise ValueError
        yield kind, value


# Looking through it


def faults(database: Database) -> Iterator[tuple[str, Fault | None]]:
    """Every table of players, brought back as the server would, with what is wrong with it."""
    with database.looking():
        for (table,) in list(database.execute("SELECT id FROM tables ORDER BY id")):
            yield table, _fault(database, table)


def _fault(database: Database, table: str) -> Fault | None:
    plan, chairs = database.execute("SELECT plan, chairs FROM tables WHERE id = ?", (table,)).fetchone()
    acts = list(database.execute("SELECT number, lines FROM acts WHERE table_id = ? ORDER BY number", (table,)))
    try:
        if [number for number, _ in acts] != list(range(1, len(acts) + 1)):
            raise BadPath("acts-missing", path=table)
        found = Table(table, msgspec.json.decode(plan, type=TablePlan), msgspec.json.decode(chairs, type=list[Chair]))
        found.restore([lines for _, lines in acts])
    except Exception as problem:  # whatever is wrong, the others are looked at, too
        return Fault(table, problem)
    return None


# Deleting


def tables_of(database: Database, name: str) -> Iterator[str | None]:
    """Every table: its id if somebody sits or sat there under a name, whatever its capitals, otherwise None."""
    wanted = name.strip().casefold()
    for table, chairs in database.execute("SELECT id, chairs FROM tables ORDER BY id"):
        people = [chair for chair in msgspec.json.decode(chairs, type=list[Chair]) if chair.kind == "person" or chair.person]
        yield table if any((chair.person or chair.name).casefold() == wanted for chair in people) else None


def delete_tables(database: Database, tables: Iterable[str]) -> None:
    """Delete tables with everything that was made of them, all or none."""
    database.begin()
    try:
        for table in tables:
            for part, owner in PARTS[TABLES.name]:
                database.execute(f"DELETE FROM {part.name} WHERE {owner} = ?", (table,))
            database.execute(f"DELETE FROM {TABLES.name} WHERE id = ?", (table,))
        database.commit()
    except BaseException:
        database.rollback()
        raise
