"""Writing a dataset, file after file, on several processes. What is there is complete, and what is missing is written: so a run
that was killed goes on where it was, and no game is there twice or lost."""

from __future__ import annotations

import contextlib
import functools
import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.agents.agent import read_player
from fiefdom.bots.workers import share_out
from fiefdom.datasets.plan import DatasetPlan, begin_or_go_on, missing_files
from fiefdom.datasets.play import GAMES_AT_ONCE, ObservationBuffers, play_together
from fiefdom.datasets.tables import arrow, decision_table, record_table, schema
from fiefdom.errors import BadNumber

HOW: dict[str, Any] = {"compression": "zstd", "compression_level": 1, "write_statistics": ["game"]}
"""How Parquet is written; the bounds of `game` in each row group let a reader find games without reading everything."""


LEFT_BEHIND = 86_400
"""Seconds after which half a file that nobody has touched is nobody's."""

ROW_GROUP = 8192
"""Rows that are written at once: larger groups hardly shrink the files, and take much more memory."""


@dataclass(frozen=True)
class Written:
    """What a run has written, and how many files were there already."""

    files: int
    rows: int
    games: int
    already: int
    seconds: float


def write_dataset(plan: DatasetPlan, folder: Path, processes: int = 1, progress: Callable[[Written], None] | None = None) -> Written:
    """Write what is missing of a dataset."""
    _check(plan, processes)
    begin_or_go_on(plan, folder)
    _clear_away(folder)
    missing = list(missing_files(plan, folder))
    started = time.perf_counter()
    already = plan.files - len(missing)
    written = Written(0, 0, 0, already, 0.0)
    for file, rows in _files(plan, folder, missing, processes):
        games = written.games + len(plan.games_of(file))
        written = Written(written.files + 1, written.rows + rows, games, already, time.perf_counter() - started)
        if progress:
            progress(written)
    return written


def _clear_away(folder: Path) -> None:
    """Remove what a run has left that was killed in the middle of a file; one that is still at it has touched its file lately."""
    for partial in folder.glob(".*.partial"):
        with contextlib.suppress(FileNotFoundError):
            if time.time() - partial.stat().st_mtime > LEFT_BEHIND:
                partial.unlink()


def _check(plan: DatasetPlan, processes: int) -> None:
    """Refuse what cannot be written before anything is."""
    arrow()
    if processes < 1:
        raise BadNumber("processes", number=processes)
    for name in plan.players:
        read_player(name, files=True, allow_commands=True).agent()  # refuses who cannot play


def _files(plan: DatasetPlan, folder: Path, missing: Sequence[int], processes: int) -> Iterator[tuple[int, int]]:
    """Write files; each as it is done, with its number of rows."""
    if processes == 1 or len(missing) < 2:
        for file in missing:
            yield file, write_file(plan, folder, file)
        return
    yield from share_out(functools.partial(write_file, plan, folder), missing, processes)


def write_file(plan: DatasetPlan, folder: Path, file: int) -> int:
    """Write one file: under another name, row group after row group, and then all at once under its own; the number of rows."""
    path = plan.path(folder, file)
    partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}.partial")  # of nobody else: two runs may write the same dataset
    try:
        rows = _write_rows(plan, plan.games_of(file), partial)
        _settle(partial)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return rows


def _write_rows(plan: DatasetPlan, games: range, path: Path) -> int:
    """Play games and write their rows; the number of rows."""
    rows, room = 0, ObservationBuffers()
    with arrow().parquet.ParquetWriter(path, schema(plan), **HOW) as writer:
        for first in range(games.start, games.stop, GAMES_AT_ONCE):
            together = range(first, min(first + GAMES_AT_ONCE, games.stop))
            played = play_together(plan, together, observing=plan.what == "decisions", room=room)
            table = decision_table(played) if plan.what == "decisions" else record_table(played)
            writer.write_table(table, row_group_size=ROW_GROUP)
            rows += len(table)
    return rows


def _settle(path: Path) -> None:
    """Have the bytes on the disk before the name says that they are there."""
    with path.open("rb+") as written:
        os.fsync(written.fileno())
