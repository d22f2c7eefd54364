"""Look after the games that a server keeps: check them, carry them elsewhere, delete what has to go."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cli.arguments import add_options, add_shared, chosen
from fiefdom.cli.output import FOUND_WRONG, exit_code, put, put_json, step_by_step
from fiefdom.errors import BadPath, BadUsage, SystemProblem
from fiefdom.options import check, option
from fiefdom.server import keeping
from fiefdom.server.database import Database, SQLiteFile, Use, database_at
from fiefdom.server.settings import database
from fiefdom.server.storage import Storage
from fiefdom.terminal.session import data_directory
from fiefdom.text.texts import Texts


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


def opened(arguments: argparse.Namespace, use: Use) -> contextlib.closing[Database]:
    """The database that is meant: whoever changes it must have it alone, and a running server is in the way."""
    return contextlib.closing(database_at(arguments.database, arguments.data or data_directory(os.environ), use))


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
    """Write everything into a new file that only this user can read: seeds are secrets."""
    path, rows = file_of(arguments), -1
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as problem:
        raise BadPath("unwritable", path=path, why=SystemProblem.of(problem)) from problem
    with os.fdopen(file, "wb") as out, opened(arguments, "looking") as games:
        for line in keeping.export(games):
            out.write(line + b"\n")
            rows += 1
    return tell(arguments, "data-exported", rows=rows, file=str(path))


def run_import(arguments: argparse.Namespace) -> int:
    path = file_of(arguments)
    try:
        source = path.open("rb")
    except OSError as problem:
        raise BadPath("unreadable", path=path, why=SystemProblem.of(problem), expected="export") from problem
    with source, opened(arguments, "alone") as games:
        numbers = keeping.read_in(games, source, str(path))
    return tell(arguments, "data-imported", rows=sum(numbers.values()), file=str(path))


def run_backup(arguments: argparse.Namespace) -> int:
    path = file_of(arguments)
    with opened(arguments, "looking") as games:
        if not isinstance(games, SQLiteFile):
            raise BadPath("no-copy")
        games.backup(path)
    return tell(arguments, "data-copied", file=str(path))


def run_prune(arguments: argparse.Namespace) -> int:
    if arguments.days is None:
        raise BadUsage("task-needs", task="prune", option="--days")

    async def work() -> int:
        storage = Storage(database_at(arguments.database, arguments.data or data_directory(os.environ)))
        try:
            return await storage.forget(arguments.days)
        finally:
            await storage.close()

    return tell(arguments, "data-pruned", things=asyncio.run(work()))


def run_delete(arguments: argparse.Namespace) -> int:
    if not arguments.name:
        raise BadUsage("task-needs", task="delete", option="--name")
    with opened(arguments, "alone") as games:
        tables = keeping.tables_of(games, arguments.name)
        keeping.delete_tables(games, tables)
    return tell(arguments, "data-deleted", tables=len(tables))


TASKS: dict[str, Callable[[argparse.Namespace], int]] = {
    "check": run_check,
    "export": run_export,
    "import": run_import,
    "backup": run_backup,
    "prune": run_prune,
    "delete": run_delete,
}
