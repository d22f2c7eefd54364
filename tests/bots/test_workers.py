"""Work shared out among processes: all of it is done, and nothing runs on when somebody stops."""

from __future__ import annotations

import functools
import multiprocessing
import os
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from fiefdom.bots.workers import WorkerGone, share_out
from fiefdom.errors import BadNumber


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise BadNumber("check", games=number)


def vanish(number: int) -> int:
    os._exit(number)


def sleep_and_tell(folder: Path, number: int) -> int:
    try:
        if number:
            (folder / f"started {number}").touch()
            time.sleep(600)
    finally:
        (folder / f"ended {number}").touch()
    return number


@pytest.fixture
def others() -> set[BaseProcess]:
    """Processes that were there before: other tests of this run may have some for all of its time, such as a server's."""
    return set(multiprocessing.active_children())


def test_every_piece_comes_back_with_its_result(others: set[BaseProcess]) -> None:
    assert dict(share_out(square, range(7), 2)) == {number: number * number for number in range(7)}
    assert set(multiprocessing.active_children()) <= others


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    with pytest.raises(BadNumber, match="`1` games check nothing"):
        dict(share_out(refuse, [1], 1))


def test_a_process_that_vanishes_is_noticed() -> None:
    with pytest.raises(WorkerGone):
        dict(share_out(vanish, [1], 1))


def test_whoever_stops_early_stops_the_others_and_lets_them_clear_up(tmp_path: Path, others: set[BaseProcess]) -> None:
    results = share_out(functools.partial(sleep_and_tell, tmp_path), [1, 0], 2)
    assert next(results) == (0, 0)
    while not (tmp_path / "started 1").exists():
        time.sleep(0.01)
    results.close()
    assert (tmp_path / "ended 1").exists()
    assert set(multiprocessing.active_children()) <= others
