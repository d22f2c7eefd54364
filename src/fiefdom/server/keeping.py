"""What hosts do with a database beside the server: look through it, carry it elsewhere, delete what has to go.

An export is a text of one JSON value a line: first what it is, then the rows of all tables. It fits every kind of database.
"""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from fiefdom.errors import BadPath, FiefdomError
from fiefdom.server.chairs import Chair
from fiefdom.server.database import Database
from fiefdom.server.schema import CALENDAR, KEPT, TABLES, VERSION, KeptTable, insert
from fiefdom.server.table import Table
from fiefdom.server.table_plan import TablePlan

BY_NAME = {kept.name: kept for kept in KEPT}
ENCODER = msgspec.json.Encoder()


class Header(msgspec.Struct):
    """The first line of an export."""

    fiefdom: str
    version: int


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
    yield ENCODER.encode(Header("database", VERSION))
    with database.looking():
        for kept in KEPT:
            for row in database.execute(f"SELECT {', '.join(kept.columns)} FROM {kept.name} ORDER BY {', '.join(kept.key) or 'day'}"):
                yield ENCODER.encode(Row(kept.name, list(row)))


def read_in(database: Database, lines: Iterable[bytes], source: str) -> Counter[str]:
    """Put everything of an export into a database that holds nothing yet, all of it or nothing; the number of rows by table."""
    numbers: Counter[str] = Counter()
    database.begin()
    try:
        if any(database.execute(f"SELECT COUNT(*) FROM {kept.name}").fetchone()[0] for kept in KEPT if kept.key):
            raise BadPath("database-full", path=database.name)
        database.execute(f"DELETE FROM {CALENDAR.name}")
        for row in read_export(lines, source):
            kept = BY_NAME[row.table]
            database.execute(insert(kept), values_of(kept, row))
            numbers[row.table] += 1
        database.commit()
    except BaseException:
        database.rollback()
        raise
    return numbers


def read_export(lines: Iterable[bytes], source: str) -> Iterator[Row]:
    """The rows of an export, each of a table that there is, with as many values as that has columns."""
    header, rows = msgspec.json.Decoder(Header), msgspec.json.Decoder(Row)
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                if header.decode(line).version != VERSION:
                    raise BadPath("other-version", path=source)
                continue
            row = rows.decode(line)
            if len(row.row) != len(BY_NAME[row.table].columns):
                raise ValueError
        except (msgspec.DecodeError, ValueError, KeyError) as problem:
            raise BadPath("no-export", path=source, line=number) from problem
        yield row


def values_of(kept: KeptTable, row: Row) -> list[object]:
    kinds = kept.columns.values()
    return [base64.b64decode(value) if kind == "bytes" else value for kind, value in zip(kinds, row.row, strict=True)]


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


def tables_of(database: Database, name: str) -> list[str]:
    """The tables at which somebody sits or sat under a name, whatever its capitals."""
    wanted = name.strip().casefold()
    found = []
    for table, chairs in database.execute("SELECT id, chairs FROM tables ORDER BY id"):
        people = [chair for chair in msgspec.json.decode(chairs, type=list[Chair]) if chair.kind == "person" or chair.person]
        if any((chair.person or chair.name).casefold() == wanted for chair in people):
            found.append(table)
    return found


def delete_tables(database: Database, tables: Iterable[str]) -> None:
    """Delete tables with everything that was made of them, all or none."""
    database.begin()
    try:
        for table in tables:
            database.execute("DELETE FROM acts WHERE table_id = ?", (table,))
            database.execute(f"DELETE FROM {TABLES.name} WHERE id = ?", (table,))
        database.commit()
    except BaseException:
        database.rollback()
        raise
