"""Look after a server while it runs: see who is there, close a table, keep somebody out, say something to everybody."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.cli.arguments import add_options, add_shared, chosen
from fiefdom.cli.output import note, put, put_json
from fiefdom.errors import BadPath, BadUsage
from fiefdom.options import check, option
from fiefdom.server.settings import database, origin
from fiefdom.terminal.session import data_directory
from fiefdom.text.texts import Texts

ABOUT_SOMETHING = {"close": "TABLE", "ban": "ADDRESS", "unban": "ADDRESS", "say": "TEXT"}
TASKS = ("tables", "visitors", "bots", "reports", "bans", *ABOUT_SOMETHING)
PATIENCE = 30


@dataclass(frozen=True)
class AdminOptions:
    """Which server, and where the word lies that it knows its host by."""

    url: str = option("http://127.0.0.1:8000", metavar="URL", read=origin)
    data: Path | None = option(None, metavar="DIR", help="help-serve-data")
    database: str | None = option(None, metavar="URL", read=database, help="help-serve-database")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("task", choices=TASKS, help=texts.format("help-admin-task"))
    parser.add_argument("value", nargs="?", default="", metavar="VALUE", help=texts.format("help-admin-value"))
    add_options(parser, texts, AdminOptions, "admin")
    add_shared(parser, texts, "json")


def run(arguments: argparse.Namespace) -> int:
    from fiefdom.server.admin import SILENT

    check(arguments, AdminOptions)
    vars(arguments).update(chosen(AdminOptions, arguments))
    if arguments.task in ABOUT_SOMETHING and not arguments.value:
        raise BadUsage("task-needs", task=arguments.task, option=ABOUT_SOMETHING[arguments.task])
    lines = asked(arguments.url or AdminOptions.url, host_word(arguments), arguments.task, arguments.value)
    if arguments.json:
        put_json(lines)
    else:
        show([line for line in lines if SILENT not in line], arguments.texts)
        for line in lines:
            if SILENT in line:
                note(arguments.texts.format("admin-silent", process=line["process"]))
    return 0


def show(lines: list[dict[str, Any]], texts: Texts) -> None:
    """One line for each, in columns."""
    if not lines:
        put(texts.format("admin-nothing"))
        return
    rows = [[texts.format(f"admin-{name}") for name in lines[0]], *([str(value) for value in line.values()] for line in lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        put("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())


def host_word(arguments: argparse.Namespace) -> str:
    """What the server knows its host by: whoever can read the database is one."""
    from fiefdom.server.admin import WORD
    from fiefdom.server.database import existing_at

    with contextlib.closing(existing_at(arguments.database, arguments.data or data_directory(os.environ), "looking")) as kept:
        row = kept.execute("SELECT value FROM secrets WHERE name = ?", (WORD,)).fetchone()
        if row is None:
            raise BadPath("never-served", path=kept.name)
        return str(row[0])


def asked(url: str, word: str, task: str, value: str) -> list[dict[str, Any]]:
    """What the server says."""
    body = json.dumps({"task": task, "value": value}).encode()
    headers = {"Authorization": f"Bearer {word}", "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{url}/api/admin", body, headers), timeout=PATIENCE) as answer:
            return list(json.load(answer))
    except urllib.error.HTTPError as problem:
        said = json.loads(problem.read() or b"{}")
        raise BadPath("not-by-host", address=url, why=said.get("message", str(problem))) from problem
    except (OSError, ValueError) as problem:
        raise BadPath("no-server", address=url, why=str(problem)) from problem
