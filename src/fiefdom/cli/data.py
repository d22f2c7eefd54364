"""Look after the games that a server keeps: check them, carry them elsewhere, delete what has to go."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from fiefdom.cli.arguments import add_options, add_shared, chosen
from fiefdom.cli.output import FOUND_WRONG, exit_code, progress, put, put_json, step_by_step
from fiefdom.errors import BadPath, BadUsage, SystemProblem
from fiefdom.files import new_file
from fiefdom.options import check, option
from fiefdom.server import keeping
from fiefdom.server.database import Database, SQLiteFile, Use, database_at, existing_at
from fiefdom.server.faults import StorageFailed
from fiefdom.server.settings import database
from fiefdom.server.storage import Storage
from fiefdom.terminal.session import data_directory
from fiefdom.text.texts import Texts

T = TypeVar("T")

A_DAY = 1
"""Whoever deletes what was touched less than a day ago must have the database alone."""

OFTEN = 100
"""Steps after which a progress bar is drawn anew."""


@dataclass(frozen=True)
class DataOptions:
    """Which games, and what to do with them."""

    data: Path | None = option(None, metavar="DIR", help="help-serve-data")
    database: str | None = option(None, metavar="URL", read=database, help="help-serve-database")
    days: float | None = option(None, low=0, high=36_500, metavar="DAYS")
    name: str | None = option(None, metavar="NAME")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("task", choices=tuple(TASKS), help=texts.format("help-data-task"))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=texts.format("help-data-file"))
    add_options(parser, texts, DataOptions, "data")
    add_shared(parser, texts, "json")


def run(arguments: argparse.Namespace) -> int:
    check(arguments, DataOptions)
    vars(arguments).update(chosen(DataOptions, arguments))
    return TASKS[arguments.task](arguments)


@contextlib.contextmanager
def opened(arguments: argparse.Namespace, use: Use, *, may_be_new: bool = False) -> Iterator[Database]:
    """The database that is meant: whoever changes it must have it alone, and a running server is in the way.

    Unless it `may_be_new` it is not made: whoever has mistyped a folder is told so. What it cannot do is told as well.
    """
    find = database_at if may_be_new else existing_at
    with contextlib.closing(find(arguments.database, arguments.data or data_directory(os.environ), use)) as games:
        try:
            yield games
        except games.failure as problem:
            raise BadPath("no-database", path=games.name, why=str(problem).strip()) from problem


def visible(steps: Iterable[T], title: str, total: int | None = None) -> Iterator[T]:
    """The same steps, with a progress bar while they are taken."""
    with progress() as bar:
        task = bar.add_task(title, total=total)
        for number, step in enumerate(steps, 1):
            if number % OFTEN == 0:
                bar.update(task, completed=number)
            yield step


def file_of(arguments: argparse.Namespace) -> Path:
    if arguments.file is None:
        raise BadUsage("task-needs", task=arguments.task, option="FILE")
    path: Path = arguments.file
    return path


def tell(arguments: argparse.Namespace, message: str, **values: object) -> int:
    """Say what was done."""
    if arguments.json:
        put_json(values)
    else:
        put(arguments.texts.format(message, **values))
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """Bring every game back; 1 if one cannot be."""
    with opened(arguments, "looking") as games:
        number = games.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
        looked_at, finished = step_by_step(looking_through(games), arguments.texts.format("data-checking"), number)
    wrong = [fault for fault in looked_at if fault]
    if arguments.json:
        put_json({"tables": len(looked_at), "wrong": [{"table": fault.table, "why": str(fault.why)} for fault in wrong]})
    else:
        for fault in wrong:
            put(arguments.texts.format("data-wrong", table=fault.table, why=str(fault.why)))
        tell(arguments, "data-checked", tables=len(looked_at), wrong=len(wrong))
    return FOUND_WRONG if wrong else exit_code(arguments.texts, finished=finished)


def looking_through(games: Database) -> Iterator[list[keeping.Fault | None]]:
    """What was found so far, table by table."""
    looked_at: list[keeping.Fault | None] = []
    yield looked_at
    for _, fault in keeping.faults(games):
        looked_at.append(fault)
        yield looked_at


def run_export(arguments: argparse.Namespace) -> int:
    """Write everything into a new file."""
    path, title = file_of(arguments), arguments.texts.format("data-exporting")
    with opened(arguments, "looking") as games, new_file(path) as part, part.open("wb") as out:
        lines = keeping.export(games)
        first = next(lines)
        out.write(first + b"\n")
        rows = 0
        for line in visible(lines, title, keeping.rows_in(first)):
            out.write(line + b"\n")
            rows += 1
        out.flush()
        os.fsync(out.fileno())
    return tell(arguments, "data-exported", rows=rows, file=str(path))


def run_import(arguments: argparse.Namespace) -> int:
    path, title = file_of(arguments), arguments.texts.format("data-importing")
    try:
        source = path.open("rb")
    except OSError as problem:
        raise BadPath("unreadable", path=path, why=SystemProblem.of(problem), expected="export") from problem
    with source, opened(arguments, "alone", may_be_new=True) as games:
        first = source.readline()
        reading = keeping.read_in(games, itertools.chain([first] if first else [], source), str(path))
        rows = sum(1 for _ in visible(reading, title, keeping.rows_in(first)))
    return tell(arguments, "data-imported", rows=rows, file=str(path))


def run_backup(arguments: argparse.Namespace) -> int:
    path = file_of(arguments)
    with opened(arguments, "looking") as games:
        if not isinstance(games, SQLiteFile):
            raise BadPath("no-copy")
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with new_file(path) as part, progress() as bar:
            bar.add_task(arguments.texts.format("data-copying"), total=None)
            try:
                games.backup(part)
            except games.failure as problem:
                raise BadPath("unwritable", path=path, why=problem) from problem
    return tell(arguments, "data-copied", file=str(path))


def run_prune(arguments: argparse.Namespace) -> int:
    """Delete what is old, also beside a server: what that has open it touches once a day."""
    if arguments.days is None:
        raise BadUsage("task-needs", task="prune", option="--days")
    with opened(arguments, "looking"):
        pass  # there is something

    use: Use = "alone" if arguments.days < A_DAY else "looking"

    async def work() -> int:
        storage = Storage(database_at(arguments.database, arguments.data or data_directory(os.environ), use))
        try:
            return await storage.forget(arguments.days)
        except StorageFailed as problem:
            raise BadPath("no-database", path=storage.name, why=problem.__cause__ or problem) from problem
        finally:
            await storage.close()

    with progress() as bar:
        bar.add_task(arguments.texts.format("data-deleting"), total=None)
        things = asyncio.run(work())
    return tell(arguments, "data-pruned", things=things)


def run_delete(arguments: argparse.Namespace) -> int:
    if not (arguments.name or "").strip():
        raise BadUsage("task-needs", task="delete", option="--name")
    with opened(arguments, "alone") as games:
        number = games.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
        looked_at = visible(keeping.tables_of(games, arguments.name), arguments.texts.format("data-checking"), number)
        tables = [table for table in looked_at if table]
        keeping.delete_tables(games, visible(tables, arguments.texts.format("data-deleting"), len(tables)))
    return tell(arguments, "data-deleted", tables=len(tables))


TASKS: dict[str, Callable[[argparse.Namespace], int]] = {
    "check": run_check,
    "export": run_export,
    "import": run_import,
    "backup": run_backup,
    "prune": run_prune,
    "delete": run_delete,
}
