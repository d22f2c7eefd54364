"""The numbers of matches, tournaments and sweeps as tidy tables, one row for each thing that was measured, in CSV and Parquet files."""

from __future__ import annotations

import csv
import functools
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

from fiefdom.errors import BadPath, MissingExtra, SystemProblem
from fiefdom.simulation.comparison import VersionComparison
from fiefdom.simulation.difference import ShareDifference
from fiefdom.simulation.result import CURVES, PlayedGames, Result
from fiefdom.simulation.statistics import Counts, rounded
from fiefdom.simulation.sweep import Sweep
from fiefdom.simulation.tournament import Tournament

FORMS = ("csv", "parquet")


def check_form(form: str) -> None:
    """Refuse tables of a form that there is not, or that needs what is not installed."""
    if form not in FORMS:
        raise BadPath("no-form", form=form, forms=", ".join(FORMS))
    if form == "parquet":
        _polars()


def check_folder(folder: Path) -> None:
    """Refuse a folder that nothing can be written to, before hours are spent; make it if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadPath("no-output-folder", path=folder, why=SystemProblem.of(problem)) from None
    if not os.access(folder, os.W_OK):
        raise BadPath("not-into", path=folder)


def check_file(path: Path, endings: Sequence[str] = ()) -> None:
    """Refuse a file that cannot be written, or whose ending is not among these."""
    if endings and path.suffix.lower() not in endings:
        raise BadPath("ending", path=path, endings=", ".join(endings))
    if not path.parent.is_dir():
        raise BadPath("no-such-folder", path=path.parent)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadPath("not-here", path=path)


def save_tables(tables: Mapping[str, Table], folder: Path, form: str) -> list[Path]:
    """Write tables into a folder, one file each."""
    check_form(form)
    check_folder(folder)
    write = _write_csv if form == "csv" else _write_parquet
    return [write(table, folder / f"{name}.{form}") for name, table in tables.items()]


def _write_csv(table: Table, path: Path) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]) if table else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)
    return path


def _write_parquet(table: Table, path: Path) -> Path:
    polars = _polars()
    polars.DataFrame(table, infer_schema_length=None).write_parquet(path)
    return path


def _polars() -> ModuleType:
    try:
        import polars
    except ImportError:
        raise MissingExtra("parquet", extra="data") from None
    return polars


Cell: TypeAlias = str | int | float | None
Table: TypeAlias = list[dict[str, Cell]]
"""Rows with the same columns."""


@functools.singledispatch
def tables_of(shown: PlayedGames) -> dict[str, Table]:
    """The tables of whatever was played, by name."""
    raise NotImplementedError


@tables_of.register
def match_tables(result: Result) -> dict[str, Table]:
    """The tables of a match by name: players, seats, turns, lengths, purchases, gains, openings."""
    return {
        "players": [player.as_dict() for player in result.players],
        "seats": _seats(result),
        "turns": _turns(result),
        "lengths": [{"rounds": rounds, "games": int(games)} for rounds, games in enumerate(result.tally.lengths)],
        "purchases": _copies(result, result.tally.bought),
        "gains": _copies(result, result.tally.gained),
        "openings": _openings(result),
    }


def _seats(result: Result) -> Table:
    return [
        {"seat": seat.seat, "name": name, "win": rounded(win), "loss": rounded(loss), "tie": rounded(tie)}
        for seat in result.by_seat
        for name, win, tie, loss in seat.players
    ]


def _turns(result: Result) -> Table:
    averages = {what: result.averages(what) for what in CURVES}
    return [
        {
            "name": name,
            "turn": turn + 1,
            "games": int(result.tally.counted[player, turn]),
            **{what: rounded(rows[player, turn]) for what, rows in averages.items()},
        }
        for player, name in enumerate(result.names)
        for turn in range(result.last_turn)
    ]


def _copies(result: Result, counted: Counts) -> Table:
    return [
        {"name": name, "card": card.name, "turn": turn + 1, "copies": int(counted[player, slot, turn])}
        for player, name in enumerate(result.names)
        for slot, card in enumerate(result.job.board.cards)
        if counted[player, slot].any()
        for turn in range(result.last_turn)
    ]


def _openings(result: Result) -> Table:
    return [
        {"name": name, **opening.as_dict(), "cards": "/".join(card.name for card in opening.cards)}
        for player, name in enumerate(result.names)
        for opening in result.openings(player)
    ]


@tables_of.register
def tournament_tables(tournament: Tournament) -> dict[str, Table]:
    """The tables of a tournament by name: ratings, pairings."""
    ratings = [{**rating.as_dict(), **_flat("over_next", tournament.over_next(place))} for place, rating in enumerate(tournament.ratings)]
    return {"ratings": ratings, "pairings": [pair.as_dict() for pair in tournament.pairings]}


@tables_of.register
def sweep_tables(sweep: Sweep) -> dict[str, Table]:
    """The table of a sweep: a row for each value."""
    rows = [{**step.values, **step.result.players[0].as_dict(), **_flat("to_best", sweep.to_best(step))} for step in sweep.steps]
    return {"sweep": rows}


@tables_of.register
def comparison_tables(comparison: VersionComparison) -> dict[str, Table]:
    """The table of a comparison: a row for each version."""
    rows = []
    for place, (name, result) in enumerate(zip(comparison.names, comparison.results, strict=False)):
        rows.append({**result.players[0].as_dict(), "name": name, **_flat("difference", comparison.difference(place))})
    return {"versions": rows}


def _flat(name: str, difference: ShareDifference | None) -> dict[str, Cell]:
    """A difference as columns: `to_best`, `to_best_low`, `to_best_high`."""
    edges = (difference.value, difference.low, difference.high) if difference else (None,) * 3
    columns = (name, f"{name}_low", f"{name}_high")
    return {column: None if edge is None else rounded(edge) for column, edge in zip(columns, edges, strict=True)}
