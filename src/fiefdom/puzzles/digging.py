"""Digging for long: kingdom after kingdom into one file, on several processes, to be gone on with whenever it was interrupted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadPuzzle
from fiefdom.files import write_whole
from fiefdom.puzzles.mining import Mine, measured_again
from fiefdom.puzzles.puzzle import Collection, Puzzle, load_puzzles

T = TypeVar("T")
R = TypeVar("R")

NICE = 19
"""Mining takes what nobody else wants of the processor."""

Tell = Callable[[Collection], None]


def dig_into(path: Path, mine: Mine, kingdoms: int, *, processes: int = 1, nice: int = NICE, tell: Tell | None = None) -> Collection:
    """Dig until so many kingdoms are done, and write after each of them; what the file already holds is not dug again.

    The file is the same, whatever the number of processes and however often it was interrupted.
    """
    found = begun(path, mine)
    for number, puzzles in in_order(mine.dig, range(found.dug, kingdoms), processes, nice):
        new = [puzzle for puzzle in puzzles if puzzle.id not in found.by_id]
        found = replace(found, puzzles=(*found.puzzles, *new), dug=number + 1)
        _keep(path, found, tell)
    return found


def check_into(path: Path, puzzles: Collection, *, processes: int = 1, nice: int = NICE, tell: Tell | None = None) -> Collection:
    """Measure puzzles again, twice each, as if they had just been found, and drop those that do not hold.

    It is written after each kingdom: first what was measured again, then what is still to be. A file that was begun is gone on with.
    """
    found = load_puzzles(path) if path.exists() else replace(puzzles, checked=0)
    for group, held in in_order(measured_again, by_kingdom(found.puzzles[found.checked :]), processes, nice):
        rest = [puzzle for puzzle in found.puzzles[found.checked :] if puzzle not in group]
        done = (*found.puzzles[: found.checked], *held)
        found = replace(found, puzzles=(*done, *rest), checked=len(done))
        _keep(path, found, tell)
    return found


def by_kingdom(puzzles: Sequence[Puzzle]) -> list[tuple[Puzzle, ...]]:
    """Puzzles of the same kingdom together: what is known of it is found once."""
    groups: dict[Kingdom, list[Puzzle]] = {}
    for puzzle in puzzles:
        groups.setdefault(puzzle.start.kingdom, []).append(puzzle)
    return [tuple(group) for group in groups.values()]


def _keep(path: Path, found: Collection, tell: Tell | None) -> None:
    write_whole(path, str(found))
    if tell:
        tell(found)


def begun(path: Path, mine: Mine) -> Collection:
    """What a file holds so far; a file that was dug with another seed is not gone on with."""
    if not path.exists():
        return Collection(seed=mine.seed)
    found = load_puzzles(path)
    if found.seed != mine.seed:
        raise BadPuzzle("other-seed", path=path, seed=found.seed, wanted=mine.seed)
    return found


def in_order(work: Callable[[T], R], items: Sequence[T], processes: int, nice: int = NICE) -> Iterator[tuple[T, R]]:
    """What comes of each, in their order; as many are under way as there are processes, all of them polite."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=os.nice, initargs=(nice,))
    try:
        waiting: list[tuple[T, Future[R]]] = []
        for item in items:
            waiting.append((item, pool.submit(work, item)))
            if len(waiting) > processes:
                first, future = waiting.pop(0)
                yield first, future.result()
        yield from ((item, future.result()) for item, future in waiting)
    finally:
        pool.shutdown(cancel_futures=True)
