"""One connection to `/ws/work`: jobs are started and stopped, and told about at most ten times a second.

Nothing queues up for a slow reader: a part has all that is new since the last one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import FiefdomError
from fiefdom.game.record import Record
from fiefdom.server.adviser import option_in_words
from fiefdom.server.circles import Circles, Member
from fiefdom.server.faults import StorageFailed, storage_refusal
from fiefdom.server.feed import ENCODER
from fiefdom.server.guard import Address
from fiefdom.server.jobs import Job, Jobs
from fiefdom.server.lab_work import part_of
from fiefdom.server.laboratory import Experiment, Laboratory
from fiefdom.server.refusal import Refused, retry_of
from fiefdom.server.replays import Archive
from fiefdom.server.work import (
    FollowStudy,
    LeadStudy,
    PauseWork,
    ResumeWork,
    ReviewPart,
    ReviewRow,
    ReviewWork,
    StartWork,
    StudyFollowed,
    WorkFinished,
    WorkMessage,
    WorkPart,
    WorkRefused,
    WorkWish,
)
from fiefdom.text.answers import answer_text, question_text
from fiefdom.text.languages import check_language
from fiefdom.text.reasons import Reason, plan_in_brief, why_lines
from fiefdom.text.texts import QuickTexts, Texts

PAUSE = 0.1
"""Seconds between two rounds of parts."""

MOST_JOBS = 8
"""Jobs of one connection."""

DECODER: msgspec.json.Decoder[WorkWish] = msgspec.json.Decoder(WorkWish)

log = logging.getLogger("fiefdom.server")


@dataclass(eq=False)
class WatchedJob:
    """A job as one connection follows it: how much of it has been told, and in which words."""

    job: Job
    record: Record
    texts: Texts
    points: int = 0
    rows: int = 0
    said: tuple[int, ...] = field(default=())

    def news(self) -> ReviewPart:
        """What has not been told yet."""
        found = self.job.found
        part = ReviewPart(points=found.points[self.points :], rows=[self._in_words(row) for row in found.rows[self.rows :]])
        self.points, self.rows = len(found.points), len(found.rows)
        return part

    def result(self) -> ReviewPart:
        found = self.job.found
        return msgspec.structs.replace(found, rows=[self._in_words(row) for row in found.rows])

    def _in_words(self, row: ReviewRow) -> ReviewRow:
        return in_words(row, self.record.setup.kingdom, self.texts)


def in_words(row: ReviewRow, kingdom: Kingdom, texts: Texts) -> ReviewRow:
    """A decision as people read it."""
    reasons = [Reason(each.code, each.here / 1000, each.there / 1000, each.card) for each in row.reasons]
    plan = plan_in_brief(row.plan.kind, [kingdom.cards[kingdom.slots[name]] for name in row.plan.cards], texts) if row.plan else ()
    return msgspec.structs.replace(
        row,
        question=question_text(row.question, kingdom, texts),
        answer=answer_text(row.answer, kingdom, texts),
        best=answer_text(row.best, kingdom, texts),
        compared=answer_text(row.compared, kingdom, texts) if row.compared else "",
        answers=[option_in_words(option, kingdom, texts) for option in row.answers],
        why=[*why_lines(reasons, kingdom, texts), *plan],
        reasons=[],
        plan=None,
    )


class WorkLine:
    """The jobs of one connection."""

    def __init__(
        self, jobs: Jobs, laboratory: Laboratory, archive: Archive, address: Address, language: str, circles: Circles | None = None
    ) -> None:
        self.jobs = jobs
        self.laboratory = laboratory
        self.archive = archive
        self.address = address
        self.language = language
        self.bell = asyncio.Event()
        self.circles = circles or Circles()
        self._members: dict[str, Member] = {}
        self._watched: dict[str, WatchedJob] = {}
        self._experiments: dict[str, Experiment] = {}
        self._refusals: list[WorkRefused] = []

    async def receive(self, data: str | bytes) -> None:
        """Start or stop something. Whatever arrives, this does not fail."""
        job = ""
        try:
            message = self._read(data)
            job = message.job
            if isinstance(message, PauseWork | ResumeWork):
                self._hold(message)
                return
            if isinstance(message, LeadStudy | FollowStudy):
                self._go_along(message)
                return
            self.stop(job)
            if isinstance(message, StartWork):
                await self._start(message)
        except FiefdomError as problem:
            self._refuse(job, problem)
        except StorageFailed as problem:
            log.error("a job could not be started: %s", problem)
            self._refuse(job, storage_refusal(problem))

    def _read(self, data: str | bytes) -> WorkWish:
        now = asyncio.get_running_loop().time()
        if len(data) > self.jobs.settings.largest_message:
            raise Refused("too-large", most=self.jobs.settings.largest_message)
        self.address.said.pay(now, Refused("too-fast.too-many-messages"))
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("message", details=str(problem)[:200]) from None

    async def _start(self, message: StartWork) -> None:
        self.language = check_language(message.language)
        if len(self._watched) + len(self._experiments) >= MOST_JOBS:
            raise Refused("too-fast.too-much-study")
        if not isinstance(message.of, ReviewWork):
            self._experiments[message.job] = self.laboratory.start(message.of, self.address, self.bell)
            return
        text = await self.archive.text(message.of.replay)
        job = await self.jobs.watch(text, self.address, self.bell)
        self._watched[message.job] = WatchedJob(job, Record.parse(text), QuickTexts(self.language))

    def _hold(self, message: PauseWork | ResumeWork) -> None:
        """Let an experiment rest or go on, if there is one."""
        experiment = self._experiments.get(message.job)
        if experiment and isinstance(message, PauseWork):
            self.laboratory.pause(experiment)
        elif experiment:
            self.laboratory.resume(experiment)

    def _go_along(self, message: LeadStudy | FollowStudy) -> None:
        """Follow a study, or lead it."""
        if message.job not in self._members:
            if len(self._members) >= MOST_JOBS:
                raise Refused("too-fast.too-much-study")
            self._members[message.job] = self.circles.join(message.study, self.bell)
        if isinstance(message, LeadStudy):
            self.circles.lead(self._members[message.job], message.at)
        self.bell.set()

    def stop(self, name: str) -> None:
        """Follow a job no longer."""
        member = self._members.pop(name, None)
        if member:
            self.circles.leave(member)
        watched = self._watched.pop(name, None)
        if watched:
            self.jobs.leave(watched.job, self.bell)
        experiment = self._experiments.pop(name, None)
        if experiment:
            self.laboratory.leave(experiment)

    def close(self) -> None:
        for name in [*self._watched, *self._experiments, *self._members]:
            self.stop(name)

    def _refuse(self, job: str, problem: FiefdomError) -> None:
        message, hint = problem.words(QuickTexts(self.language))
        retry = retry_of(problem)
        self._refusals.append(WorkRefused(job=job, code=problem.code, values=problem.data, message=message, hint=hint, retry=retry))
        self.bell.set()

    # Telling

    async def tell_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is new, for ever."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            for message in self._news():
                await send(ENCODER.encode(message).decode())
            await asyncio.sleep(PAUSE)

    def _news(self) -> list[WorkMessage]:
        messages: list[WorkMessage] = []
        for name, watched in list(self._watched.items()):
            job = watched.job
            if job.problem:
                self._refuse(name, job.problem)
                self.stop(name)
            elif job.is_finished:
                messages.append(WorkFinished(job=name, result=watched.result()))
                self.stop(name)
            else:
                messages += self._part(name, watched)
        messages += self._of_the_lab()
        messages += self._of_circles()
        refusals, self._refusals = self._refusals, []
        return [*messages, *refusals]

    def _of_circles(self) -> list[WorkMessage]:
        """Where the leaders are, if that has changed."""
        messages: list[WorkMessage] = []
        for name, member in self._members.items():
            if member.said != member.news:
                member.said = member.news
                at, people, led = member.news
                messages.append(StudyFollowed(job=name, at=at, people=people, led=led))
        return messages

    def _of_the_lab(self) -> list[WorkMessage]:
        """What experiments have found so far."""
        messages: list[WorkMessage] = []
        for name, experiment in list(self._experiments.items()):
            if experiment.problem:
                self._refuse(name, experiment.problem)
            elif experiment.found is not None or experiment.is_finished:
                texts = QuickTexts(self.language)
                messages.append(part_of(name, experiment.place, experiment.found, texts, is_finished=experiment.is_finished))
            if experiment.is_over:
                self.stop(name)
        return messages

    def _part(self, name: str, watched: WatchedJob) -> list[WorkMessage]:
        """How far a job is, if that has changed."""
        job = watched.job
        said = job.done, job.of, job.place, len(job.found.points)
        if said == watched.said:
            return []
        watched.said = said
        return [WorkPart(job=name, done=job.done, of=job.of, place=job.place, result=watched.news(), slow=self.jobs.is_slow)]


async def attend(socket: WebSocket, line: WorkLine) -> None:
    """Do what a client wants, until it goes; then all of it stops."""
    telling = asyncio.create_task(line.tell_all(socket.send_text))
    try:
        async for text in socket.iter_text():
            await line.receive(text)
    finally:
        line.close()
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await telling
