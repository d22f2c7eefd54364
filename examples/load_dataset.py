"""A dataset of decisions in three libraries: NumPy, Hugging Face datasets (without a connection) and torch.

fiefdom dataset games --players leader,leader --games 200 --kingdoms 20
python examples/load_dataset.py games
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fiefdom.datasets.examples import read_examples


def hugging_face(folder: Path, split: str) -> Any:
    """The rows of a split as a dataset of Hugging Face."""
    from datasets import load_dataset

    rows = load_dataset("parquet", data_files=str(folder / "*.parquet"), split="train")
    return rows.filter(lambda row: row["split"] == split)


def torch_dataset(folder: Path, split: str) -> Any:
    """The decisions of a split as a dataset of torch: pairs of (observation, mask) and action, in the order of the files."""
    import torch

    class Decisions(torch.utils.data.IterableDataset[Any]):
        def __iter__(self) -> Iterator[Any]:
            for rows in read_examples(folder, split):
                seen, legal = torch.from_numpy(rows.observations.copy()), torch.from_numpy(rows.masks.copy())
                yield from zip(zip(seen, legal, strict=True), rows.actions.tolist(), strict=True)

    return Decisions()


if __name__ == "__main__":
    found = [len(rows.actions) for rows in read_examples(Path(sys.argv[1]), "train")]
    print(f"{sum(found):,} decisions to learn from")
