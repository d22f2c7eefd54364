"""Where output goes: data to standard output, everything else to standard error; and what the shell is told at the end.

Tables, bars and the engine are imported when they are first needed: most commands show no table, some only a word.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

from fiefdom.cli.right_to_left import TurnedStream
from fiefdom.errors import BadNumber

if TYPE_CHECKING:
    from rich.progress import Progress, Task
    from rich.text import Text

    from fiefdom.bots.match import LostGame
    from fiefdom.text.sheet import Sheet
    from fiefdom.text.texts import Texts

FOUND_WRONG = 1
"""Something was found wrong, or nobody reads the output any more."""

WRONG_USE = 2
"""It could not be done as asked."""

INTERRUPTED = 130
"""Somebody pressed Ctrl-C."""


T = TypeVar("T")

Side: TypeAlias = Literal["left", "right"]

WIDTH = 140
"""Of tables, where there is no terminal that has a width."""


def put(text: str) -> None:
    sys.stdout.write(text + "\n")


def put_code(text: str) -> None:
    """What is read from left to right in every language, such as a strategy: no terminal's order of reading changes it."""
    stream = sys.stdout.logical if isinstance(sys.stdout, TurnedStream) else sys.stdout
    stream.write(text + "\n")


def put_json(value: Any) -> None:
    put_code(json.dumps(value, indent=2, ensure_ascii=False))


def put_sheet(sheet: Sheet) -> None:
    """Data as a table; one with a title is framed."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    turned = sys.stdout if isinstance(sys.stdout, TurnedStream) else None
    begins: Side = "right" if turned else "left"
    ends: Side = "left" if turned else "right"
    shown = turned.shown if turned else str
    look: dict[str, Any] = {"title_justify": begins, "title_style": "bold"} if sheet.title else {"box": SIMPLE_HEAD, "pad_edge": False}
    table = Table(title=Text(shown(sheet.title)) if sheet.title else None, **look)
    columns = list(enumerate(sheet.head))
    order = columns[::-1] if turned else columns
    for place, head in order:
        table.add_column(Text(shown(head)), justify=ends if place >= sheet.numbers else begins)
    for row in sheet.rows:
        table.add_row(*(Text(shown(row[place])) for place, _ in order))
    console = Console(file=turned.logical if turned else sys.stdout)
    console.width = console.width if console.is_terminal else WIDTH
    console.print(table, justify=begins)


def note(text: str) -> None:
    sys.stderr.write(text + "\n")


def note_failure(failure: LostGame) -> None:
    """Say which game a program has lost by rule, and why."""
    note(f"game {failure.game}: {failure.problem}")


def progress(*fields: str) -> Progress:
    """A progress bar on standard error, with more `fields` of its task; nothing where that is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn
    from rich.text import Text

    turned = sys.stderr if isinstance(sys.stderr, TurnedStream) else None
    console = Console(file=turned.logical if turned else sys.stderr)

    class Said(ProgressColumn):
        """What a task says, in the order of reading."""

        def __init__(self, field: str = "") -> None:
            super().__init__()
            self.field = field

        def render(self, task: Task) -> Text:
            said = str(task.fields[self.field]) if self.field else task.description
            return Text(turned.shown(said) if turned else said)

    more = map(Said, fields)
    columns = (Said(), BarColumn(), MofNCompleteColumn(), *more, TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def visibly(
    work: Callable[[Callable[[T], None]], T], title: str, total: int, shown: Callable[[T], tuple[int, str]], nothing: T | None = None
) -> tuple[T, bool]:
    """Work that tells how far it has come, with a progress bar of what is `shown` of that: how much is done, and a remark.

    After Ctrl-C the latest that it told, or `nothing`, and False; if there is neither, it is as if nothing had been begun.
    """
    latest = nothing
    with progress("remark") as bar:
        task = bar.add_task(title, total=total, remark="")

        def tell(so_far: T) -> None:
            nonlocal latest
            latest = so_far
            completed, remark = shown(so_far)
            bar.update(task, completed=completed, remark=remark)

        try:
            return work(tell), True
        except KeyboardInterrupt:
            if latest is None:
                raise
            return latest, False


def step_by_step(steps: Iterable[T], title: str, total: int) -> tuple[T, bool]:
    """The last of some steps, with a progress bar; after Ctrl-C the latest, and False."""

    def work(tell: Callable[[tuple[int, T]], None]) -> tuple[int, T]:
        for numbered in enumerate(steps, start=1):
            tell(numbered)
        return numbered

    (_, last), finished = visibly(work, title, total, lambda numbered: (numbered[0], ""))
    return last, finished


def exit_code(texts: Texts, *, finished: bool) -> int:
    """0, or after Ctrl-C a remark that this is not all, and the code for that."""
    if finished:
        return 0
    note(texts.format("sim-interrupted"))
    return INTERRUPTED


def warn_if_slow() -> None:
    """Say once how to get the compiled engine where it is missing."""
    from fiefdom.game import engines

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the note below says the same
        why = engines.missing()
    if why:
        note(why)


def threads_wanted(number: int | None) -> int:
    """How many threads to use: as many as asked for, or as there are cores."""
    from fiefdom.game.engines import cores

    threads = cores() if number is None else number
    if not 1 <= threads <= 256:
        raise BadNumber("threads", number=threads)
    return threads
