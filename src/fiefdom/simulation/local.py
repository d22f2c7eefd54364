"""Playing the blocks of a job on this machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

from fiefdom.errors import BadNumber
from fiefdom.game import engines
from fiefdom.game.threads import cores
from fiefdom.simulation.job import BLOCK, SMALL_BLOCK, Job
from fiefdom.strategy.play import Tally

AHEAD = 3
"""Blocks that wait for each thread, so that none is ever idle."""


def number_of_threads(wanted: int) -> int:
    """How many threads to use; 0 means one for each core. On the plain engine a second one would only wait for the first."""
    if not 0 <= wanted <= 1024:
        raise BadNumber(f"`{wanted}` threads cannot be used", "1 to 1024 can; 0 is one for each core")
    if not engines.is_compiled():
        return 1
    return wanted or cores()


def play_here(job: Job, threads: int = 1) -> Generator[Tally, None, None]:
    """The tallies of a job's blocks in the order of the blocks, whoever finishes first. Closing the iterator stops the threads."""
    if threads == 1:
        yield from map(job.play, job.blocks(BLOCK if engines.is_compiled() else SMALL_BLOCK))
        return
    called_off = Event()
    pool = ThreadPoolExecutor(threads, thread_name_prefix="fiefdom")
    waiting: deque[Future[Tally]] = deque()
    try:
        for block in job.blocks():
            waiting.append(pool.submit(job.play, block, called_off))
            if len(waiting) > threads * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        called_off.set()
        pool.shutdown(wait=True, cancel_futures=True)
