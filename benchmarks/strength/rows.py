"""Rows of results in CSV files: a dataclass a row, its fields the columns."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, TypeVar

Row = TypeVar("Row")


def read_rows(path: Path, kind: type[Row]) -> list[Row]:
    """What was measured before."""
    if not path.exists():
        return []
    types = {field.name: field.type for field in fields(kind)}  # type: ignore[arg-type]
    with path.open(encoding="utf-8", newline="") as lines:
        return [kind(**{name: typed(text, types[name]) for name, text in row.items()}) for row in csv.DictReader(lines)]


def typed(text: str, kind: Any) -> str | int | float:
    """A value of a column. Annotations are text."""
    if kind == "int":
        return int(text)
    return float(text) if kind == "float" else text


def write_rows(path: Path, rows: Sequence[Any], kind: type) -> None:
    """Keep what was measured."""
    path.parent.mkdir(exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, [field.name for field in fields(kind)], lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows)
