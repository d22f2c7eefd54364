"""Where output goes: data to standard output, everything else to standard error."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fiefdom.game import engines
from fiefdom.text.texts import Texts


def put(text: str) -> None:
    """A line of data."""
    sys.stdout.write(text + "\n")


def put_json(value: Any) -> None:
    """Data as JSON."""
    put(json.dumps(value, indent=2, ensure_ascii=False))


def note(text: str) -> None:
    """A remark."""
    sys.stderr.write(text + "\n")


def progress(*more: TextColumn) -> Progress:
    """A progress bar on standard error; nothing where that is no terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *more, TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def with_default(texts: Texts, key: str, default: int | str) -> str:
    """The help of an option, with what it is if nobody says anything."""
    return texts.format("ui-default", value=texts.format(key), default=default)


def warn_if_slow() -> None:
    """Say once how to get the compiled engine where it is missing."""
    if not engines.is_compiled():
        note(engines.SLOW_NOTE)
