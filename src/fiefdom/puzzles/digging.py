"""Digging for long: kingdom after kingdom into one file, on several processes, to be gone on with whenever it was interrupted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from fiefdom.errors import BadPuzzle
from fiefdom.files import write_whole
from fiefdom.puzzles.mining import Mine
from fiefdom.puzzles.puzzle import Collection, Puzzle, load_puzzles

NICE = 19
"""Mining takes what nobody else wants of the processor."""


def dig_into(path: Path, mine: Mine, kingdoms: int, *, processes: int = 1, tell: Callable[[Collection], None] | None = None) -> Collection:
    """Dig until so many kingdoms are done, and write after each of them; what the file already holds is not dug again.

    The file is the same, whatever the number of processes and however often it was interrupted.
    """
    found = begun(path, mine)
    for number, puzzles in _digs(mine, range(found.dug, kingdoms), processes):
        new = [puzzle for puzzle in puzzles if puzzle.id not in found.by_id]
        found = Collection((*found.puzzles, *new), mine.seed, number + 1)
        write_whole(path, str(found))
        if tell:
            tell(found)
    return found


def begun(path: Path, mine: Mine) -> Collection:
    """What a file holds so far; a file that was dug with another seed is not gone on with."""
    if not path.exists():
        return Collection(seed=mine.seed)
    found = load_puzzles(path)
    if found.seed != mine.seed:
        raise BadPuzzle("other-seed", path=path, seed=found.seed, wanted=mine.seed)
    return found


def _digs(mine: Mine, numbers: range, processes: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """The digs in their order; as many are under way as there are processes."""
    if processes == 1:
        yield from ((number, mine.dig(number)) for number in numbers)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=os.nice, initargs=(NICE,))
    try:
        waiting: list[tuple[int, Future[list[Puzzle]]]] = []
        for number in numbers:
            waiting.append((number, pool.submit(mine.dig, number)))
            if len(waiting) > processes:
                first, future = waiting.pop(0)
                yield first, future.result()
        yield from ((number, future.result()) for number, future in waiting)
    finally:
        pool.shutdown(cancel_futures=True)
