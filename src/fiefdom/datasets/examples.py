"""Reading a dataset of decisions as arrays, row group after row group: for learners in NumPy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.datasets.dataset_files import arrow
from fiefdom.datasets.dataset_plan import SPLITS
from fiefdom.errors import BadData

COLUMNS = ("observation", "mask", "action", "result")


@dataclass(frozen=True)
class Examples:
    """Decisions: what was seen, what was legal, what was chosen, and the share of the victory in the end."""

    observations: NDArray[numpy.int16]
    masks: NDArray[numpy.uint8]
    actions: NDArray[numpy.int16]
    results: NDArray[numpy.float32]


def read_examples(folder: Path, split: str = "train", *, questions: Sequence[str] = ()) -> Iterator[Examples]:
    """The decisions of a split, some thousand at a time; only those whose question ends in one of these words, if any are given."""
    if split not in SPLITS:
        raise BadData("split", split=split, splits=", ".join(SPLITS))
    files = sorted(folder.glob("decisions-*.parquet"))
    if not files:
        raise BadData("no-decisions", folder=folder)
    for path in files:
        file = arrow().parquet.ParquetFile(path)
        for group in range(file.num_row_groups):
            rows = file.read_row_group(group, columns=[*COLUMNS, "split", "question"])
            wanted = [each == split for each in rows.column("split").to_pylist()]
            asked = [not questions or each.rpartition(".")[2] in questions for each in rows.column("question").to_pylist()]
            chosen = rows.filter(arrow().array(numpy.array(wanted) & numpy.array(asked)))
            if len(chosen):
                yield Examples(*(_array(chosen.column(name)) for name in COLUMNS))


def _array(column: Any) -> NDArray[Any]:
    """A column as an array; lists are its rows."""
    chunk = column.combine_chunks()
    is_list = "list" in str(chunk.type)
    flat: NDArray[Any] = (chunk.flatten() if is_list else chunk).to_numpy(zero_copy_only=False)
    return flat.reshape(len(column), -1) if is_list else flat
