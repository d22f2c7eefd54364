"""Playing the blocks of a job on a Ray cluster.

Ray is only asked to run `MatchJob.play` elsewhere. The tallies come back in the order of the blocks, so the results are those of a
local run, however many workers there are. Blocks of a worker or a machine that is lost are played again.
"""

from __future__ import annotations

import itertools
import warnings
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from types import ModuleType
from typing import Any

from fiefdom import __version__
from fiefdom.errors import BadCluster, MissingExtra
from fiefdom.game.position import fingerprint
from fiefdom.simulation.job import MatchJob
from fiefdom.strategy.play import GameBlock, Tally

SCHEME = "ray"
TOGETHER = 4
"""Blocks in one task: sending it should take a small part of the time that it takes to play it."""

AHEAD = 3
"""Tasks that wait for each core of the cluster."""


def check_address(address: str) -> str:
    """The address, if it is one: `ray` or `ray://host:port`."""
    if address == SCHEME or (address.startswith(f"{SCHEME}://") and len(address) > len(f"{SCHEME}://")):
        return address
    raise BadCluster("address", address=address)


def load_ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise MissingExtra("cluster", extra="cluster") from None
    return ray


def connect(address: str) -> ModuleType:
    """Ray, connected to the cluster of this address; `ray` alone joins the cluster that runs here, or starts one."""
    ray = load_ray()
    if ray.is_initialized():
        return ray
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Ray's remarks about itself
            ray.init(address=None if address == SCHEME else address, log_to_driver=False, logging_level="error")
    except (ConnectionError, OSError, RuntimeError, ValueError) as problem:
        raise BadCluster("none", address=address, why=str(problem).partition("\n")[0]) from None
    return ray


def play_there(job: MatchJob, address: str) -> Generator[Tally, None, None]:
    """The tallies of a job's blocks in the order of the blocks. Closing the iterator cancels what has not been played."""
    check_address(address)
    ray = connect(address)
    play = ray.remote(num_cpus=1, max_retries=-1)(play_blocks)  # -1: run again as often as workers are lost
    shared = ray.put(job)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[tuple[list[GameBlock], Any]] = deque()
    try:
        for blocks in _bundles(job):
            waiting.append((blocks, play.remote(shared, blocks, version())))
            if len(waiting) > most:
                yield from _fetch(ray, play, shared, *waiting.popleft())
        while waiting:
            yield from _fetch(ray, play, shared, *waiting.popleft())
    finally:
        for _, running in waiting:
            ray.cancel(running, force=False)


def version() -> str:
    """What must be the same on all machines for the games to be the same: Fiefdom's version, and its rules."""
    return f"{__version__} ({fingerprint().hex()})"


def play_blocks(job: MatchJob, blocks: Sequence[GameBlock], wanted: str) -> list[Tally]:
    """What a worker does."""
    if version() != wanted:
        raise BadCluster("version", version=version(), wanted=wanted)
    return [job.play(block) for block in blocks]


def _bundles(job: MatchJob) -> Iterator[list[GameBlock]]:
    blocks = iter(job.blocks())
    while bundle := list(itertools.islice(blocks, TOGETHER)):
        yield bundle


def _fetch(ray: Any, play: Any, shared: Any, blocks: list[GameBlock], running: Any) -> list[Tally]:
    """What a task found. If its answer is lost with the machine that had it, the task runs again."""
    while True:
        try:
            found: list[Tally] = ray.get(running)
        except (ray.exceptions.ObjectLostError, ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
            running = play.remote(shared, blocks, version())
        except ray.exceptions.RayTaskError as problem:
            raise problem.as_instanceof_cause() from None
        else:
            return found
