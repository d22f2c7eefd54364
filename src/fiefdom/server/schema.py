"""What a database of the server holds, declared once: both kinds of databases make their tables from it, and exports have its rows.

`day` is when a thing was last touched, in days that servers have seen go by on this database; `calendar` has today.
Clocks jump. So nobody trusts them with more than a day: a day goes by when the clock has gone on by one or more, however many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

VERSION = 5
"""Of the tables below. A database of an older version is brought up to date, one of a newer version is left alone."""

Kind: TypeAlias = Literal["text", "bytes", "number", "seconds", "points"]


class KeptTable(NamedTuple):
    """A table of the database: its columns, and those of them that name a row. `ages`: whether rows have a `day`, and go in the end."""

    name: str
    columns: Mapping[str, Kind]
    key: tuple[str, ...] = ("id",)

    @property
    def ages(self) -> bool:
        return "day" in self.columns and bool(self.key)


TABLES = KeptTable("tables", {"id": "text", "plan": "bytes", "chairs": "bytes", "successor": "text", "day": "number"})
ACTS = KeptTable("acts", {"table_id": "text", "number": "number", "lines": "text"}, ("table_id", "number"))
REPLAYS = KeptTable("replays", {"id": "text", "record": "text", "day": "number"})
REVIEWS = KeptTable("reviews", {"id": "text", "review": "bytes", "day": "number"})
BRANCHES = KeptTable("branches", {"replay": "text", "id": "text", "made": "number", "branch": "bytes", "day": "number"}, ("replay", "id"))
SOLVERS = KeptTable("solvers", {"id": "text", "rating": "points", "results": "number", "day": "number"})
TRIES = KeptTable("tries", {"solver": "text", "puzzle": "text", "solved": "number"}, ("solver", "puzzle"))
PUZZLES = KeptTable("puzzles", {"id": "text", "rating": "points", "results": "number"})
DAILIES = KeptTable("dailies", {"date": "text", "solver": "text", "table_id": "text"}, ("date", "solver"))
PEOPLE = KeptTable("people", {"id": "text", "name": "text", "key": "text", "day": "number"})
BLOCKS = KeptTable("blocks", {"person": "text", "other": "text"}, ("person", "other"))
RATINGS = KeptTable("ratings", {"id": "text", "seats": "number", "mu": "points", "sigma": "points", "games": "number"}, ("id", "seats"))
RATED = KeptTable("rated", {"id": "text", "day": "number"})
OPENINGS = KeptTable("openings", {"id": "text", "owner": "text", "info": "bytes", "seen": "seconds", "day": "number"})
REPORTS = KeptTable("reports", {"id": "text", "report": "bytes", "day": "number"})
BANS = KeptTable("bans", {"id": "text", "day": "number"})
SECRETS = KeptTable("secrets", {"name": "text", "value": "text"}, ("name",))
CALENDAR = KeptTable("calendar", {"day": "number", "since": "seconds"}, ())

PROCESSES = KeptTable("processes", {"id": "text", "address": "text", "secret": "text", "seen": "seconds"})
LEASES = KeptTable("leases", {"table_id": "text", "owner": "text", "fence": "number"}, ("table_id",))

PASSING = (PROCESSES, LEASES)
"""What is true only while servers run: the processes of a house, and which of them has which table. Nobody takes it elsewhere."""

KEPT = (
    TABLES,
    ACTS,
    REPLAYS,
    REVIEWS,
    BRANCHES,
    SOLVERS,
    TRIES,
    PUZZLES,
    DAILIES,
    PEOPLE,
    BLOCKS,
    RATINGS,
    RATED,
    OPENINGS,
    REPORTS,
    BANS,
    SECRETS,
    CALENDAR,
)
"""Everything that is kept."""

PARTS = {
    TABLES.name: ((ACTS, "table_id"), (LEASES, "table_id"), (OPENINGS, "id"), (BRANCHES, "replay")),
    REPLAYS.name: ((BRANCHES, "replay"),),
    SOLVERS.name: ((TRIES, "solver"), (DAILIES, "solver")),
    PEOPLE.name: ((BLOCKS, "person"), (BLOCKS, "other"), (RATINGS, "id")),
}
"""What goes with a row that is deleted, and the column that says whose it is."""


class Dialect(NamedTuple):
    """How a database calls the kinds of columns, and what it wants to be told of a table."""

    kinds: Mapping[Kind, str]
    plain: str = ""
    without_number: str = ""


SQLITE = Dialect(
    {"text": "TEXT", "bytes": "BLOB", "number": "INTEGER", "seconds": "REAL", "points": "REAL"}, " STRICT", " STRICT, WITHOUT ROWID"
)
POSTGRES = Dialect({"text": "TEXT", "bytes": "BYTEA", "number": "BIGINT", "seconds": "DOUBLE PRECISION", "points": "DOUBLE PRECISION"})


def statements(dialect: Dialect) -> Iterator[str]:
    """What makes all tables that are not there yet."""
    for kept in (*KEPT, *PASSING):
        yield _table(kept, dialect)
        if kept.ages:
            yield f"CREATE INDEX IF NOT EXISTS {kept.name}_by_day ON {kept.name} (day)"
    yield "INSERT INTO calendar SELECT 0, 0.0 WHERE NOT EXISTS (SELECT * FROM calendar)"


def _table(kept: KeptTable, dialect: Dialect) -> str:
    columns = [f"{name} {dialect.kinds[kind]} NOT NULL" for name, kind in kept.columns.items()]
    if kept.key:
        columns.append(f"PRIMARY KEY ({', '.join(kept.key)})")
    ending = dialect.without_number if len(kept.key) > 1 else dialect.plain
    return f"CREATE TABLE IF NOT EXISTS {kept.name} ({', '.join(columns)}){ending}"


def insert(kept: KeptTable, rows: int = 1) -> str:
    """The statement that adds whole rows."""
    row = f"({', '.join('?' * len(kept.columns))})"
    return f"INSERT INTO {kept.name} VALUES {', '.join([row] * rows)}"


def put(kept: KeptTable) -> str:
    """The statement that adds a whole row, or takes the place of the one that is there."""
    others = ", ".join(f"{column} = excluded.{column}" for column in kept.columns if column not in kept.key)
    instead = f"UPDATE SET {others}" if others else "NOTHING"
    return f"{insert(kept)} ON CONFLICT ({', '.join(kept.key)}) DO {instead}"
