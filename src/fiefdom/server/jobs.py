"""The jobs of all visitors: who waits for what, and whose turn it is. The work itself is done in other processes, a slice at a time.

Everybody gets a first sketch before anybody's job is finished; then first come, first served. Several who want the same share one job, and
a job that nobody waits for any more is dropped. What came out is kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from fiefdom import __version__
from fiefdom.errors import FiefdomError
from fiefdom.game.engines import is_compiled
from fiefdom.server import reviewer
from fiefdom.server.faults import StorageFailed
from fiefdom.server.feed import ENCODER
from fiefdom.server.guard import Address
from fiefdom.server.refusal import Refused
from fiefdom.server.reviewer import Slice
from fiefdom.server.settings import Settings
from fiefdom.server.storage import Storage
from fiefdom.server.studio import Studio
from fiefdom.server.work import ReviewPart

FORMAT = 3
"""Of what is kept; reviews in another one are made anew."""

SLOWLY = 24
"""Games for each decision where the engine is not compiled: a review still takes minutes."""

MOST_OWED = 5.0
"""Seconds that short work counts as at most: it may have waited for others."""

T = TypeVar("T")

KEPT: msgspec.json.Decoder[ReviewPart] = msgspec.json.Decoder(ReviewPart)

log = logging.getLogger("fiefdom.server")


@dataclass(eq=False)
class Job:
    """A review that somebody waits for: what there is of it so far. `watching` are the bells of those who wait."""

    key: str
    number: int
    record: str
    payer: Address
    found: ReviewPart = field(default_factory=ReviewPart)
    done: int = 0
    of: int = 0
    place: int = 0
    is_sketched: bool = False
    is_finished: bool = False
    problem: FiefdomError | None = None
    watching: list[asyncio.Event] = field(default_factory=list)

    @property
    def rank(self) -> tuple[bool, int]:
        """Whose turn it is: the least."""
        return self.is_sketched, self.number

    @property
    def is_over(self) -> bool:
        return self.is_finished or self.problem is not None

    def add(self, work: Slice) -> None:
        """Take what a slice of work has brought."""
        self.done, self.of = work.done, work.of
        self.is_sketched, self.is_finished = work.is_sketched, work.is_finished
        points = [*self.found.points, *work.part.points]
        rows = work.part.rows if work.is_finished else [*self.found.rows, *work.part.rows]
        self.found = ReviewPart(points=points, rows=rows, splits=work.part.splits, strokes=work.part.strokes)
        self.ring()

    def ring(self) -> None:
        """Tell those who wait that there is something new."""
        for bell in self.watching:
            bell.set()


class Jobs:
    """All jobs. `settings` say how many processes there are, how much is played for a decision, and how much an address may ask for."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.jobs: dict[str, Job] = {}
        self.is_slow = not is_compiled()
        self.rollouts = min(settings.study_rollouts, SLOWLY) if self.is_slow else settings.study_rollouts
        self._studios = [Studio(reviewer.get_ready) for _ in range(settings.study_workers)]
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = list(self._studios)
        self._homes: dict[str, Studio] = {}
        self._number = 0

    async def watch(self, record: str, payer: Address, bell: asyncio.Event) -> Job:
        """Join a job, or begin it; one whose result was kept is over at once."""
        key = key_of(record, self.rollouts)
        job = self.jobs.get(key) or await self._begun(key, record, payer)
        job.watching.append(bell)
        bell.set()
        self._go_on()
        return job

    async def _begun(self, key: str, record: str, payer: Address) -> Job:
        kept = await self.storage.load_review(key)
        if key in self.jobs:  # somebody else was as quick
            return self.jobs[key]
        self._number += 1
        job = Job(key, self._number, record, payer)
        if kept is not None:
            job.found, job.is_finished = KEPT.decode(kept), True
            return job
        self._check(payer)
        self.jobs[key] = job
        payer.studies += 1
        return job

    def _check(self, payer: Address) -> None:
        """Refuse an address that has had enough, and everybody when too many wait."""
        payer.studied.check(asyncio.get_running_loop().time(), Refused("too-fast.too-much-study"))
        if payer.in_all.studies >= self.settings.studies_per_address:
            raise Refused("too-fast.too-much-study")
        if len(self.jobs) >= self.settings.most_studies:
            raise Refused("busy")

    async def make(self, payer: Address, work: Callable[..., T], *what: object) -> T:
        """Something short that is not worth a place in the line, between two slices of reviews; it is on the same bill."""
        clock = asyncio.get_running_loop().time
        payer.studied.check(clock(), Refused("too-fast.too-much-study"))
        studio = min(self._studios, key=lambda studio: studio.waiting)
        began = clock()
        try:
            return await studio.make(work, *what)
        finally:
            payer.studied.owe(clock(), min(clock() - began, MOST_OWED))

    def leave(self, job: Job, bell: asyncio.Event) -> None:
        """Wait no longer."""
        if bell in job.watching:
            job.watching.remove(bell)
        if not job.watching and job.key in self.jobs and not job.is_over:
            self._end(job)
            studio = self._homes.pop(job.key, None)
            if studio:
                self._run(studio.make(reviewer.forget, job.key))

    def _end(self, job: Job) -> None:
        del self.jobs[job.key]
        job.payer.studies -= 1
        self._count_places()

    def _count_places(self) -> None:
        for place, job in enumerate(sorted(self.jobs.values(), key=lambda job: job.rank)):
            if place != job.place:
                job.place = place
                job.ring()

    # The work

    def _go_on(self) -> None:
        """Give every free process something to do."""
        self._count_places()
        busy = {job.key for job in self.jobs.values() if self._homes.get(job.key) not in (None, *self._free)}
        for job in sorted(self.jobs.values(), key=lambda job: job.rank):
            home = self._homes.get(job.key) or (self._free[0] if self._free else None)
            if home in self._free and job.key not in busy:
                self._free.remove(home)
                self._homes[job.key] = home
                self._run(self._work(job, home))

    async def _work(self, job: Job, studio: Studio) -> None:
        """One slice of a job."""
        try:
            work: Slice = await studio.make(reviewer.advance, job.key, job.record, self.rollouts)
            job.payer.studied.owe(asyncio.get_running_loop().time(), work.seconds)
            job.add(work)
            if work.is_finished:
                await self.storage.add_review(job.key, ENCODER.encode(job.found))
        except FiefdomError as problem:
            job.problem = problem
        except StorageFailed as problem:
            log.error("a review could not be kept: %s", problem)
        except Exception:
            log.exception("a review could not be made")
            job.problem = Refused("server-error")
        finally:
            self._free.append(studio)
            if job.is_over and self.jobs.get(job.key) is job:
                self._end(job)
                self._homes.pop(job.key, None)
            job.ring()
            self._go_on()

    def _run(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """End the processes, whatever they do."""
        for task in self._tasks:
            task.cancel()
        for studio in self._studios:
            studio.close()


def key_of(record: str, rollouts: int) -> str:
    """What a review is kept under: it is the same as long as the game, the effort and this program are."""
    return hashlib.sha256(f"{__version__} {FORMAT} {rollouts} {record}".encode()).hexdigest()[:32]
