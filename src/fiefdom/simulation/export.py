"""Tables as CSV and Parquet files, and the paths that things are written to."""

from __future__ import annotations

import csv
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType

from fiefdom.errors import BadPath, MissingExtra
from fiefdom.simulation.tables import Table

FORMS = ("csv", "parquet")


def check_form(form: str) -> None:
    """Refuse tables of a form that there is not, or that needs what is not installed."""
    if form not in FORMS:
        raise BadPath(f"there is no form `{form}` of tables", f"the forms are {', '.join(FORMS)}")
    if form == "parquet":
        _polars()


def check_folder(folder: Path) -> None:
    """Refuse a folder that nothing can be written to, before hours are spent; make it if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadPath(f"`{folder}` is no folder to write to: {problem.strerror}", "name one that can be made") from None
    if not os.access(folder, os.W_OK):
        raise BadPath(f"nothing can be written into `{folder}`", "choose a folder of your own")


def check_file(path: Path, endings: Sequence[str] = ()) -> None:
    """Refuse a file that cannot be written, or whose ending is not among these."""
    if endings and path.suffix.lower() not in endings:
        raise BadPath(f"`{path}` could be anything", f"its name must end in {', '.join(endings)}")
    if not path.parent.is_dir():
        raise BadPath(f"there is no folder `{path.parent}`", "make it first")
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadPath(f"`{path}` cannot be written", "choose another place")


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
        raise MissingExtra("writing Parquet needs `polars`", "data") from None
    return polars
