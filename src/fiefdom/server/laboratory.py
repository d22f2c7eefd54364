"""The experiments of all visitors: everybody gets first numbers before anybody's are refined, and whoever types on is forgotten at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from fiefdom.errors import FiefdomError
from fiefdom.server.guard import Address
from fiefdom.server.lab_work import (
    BreedWork,
    Export,
    ExportFound,
    Found,
    LabFound,
    LabLimits,
    LabWork,
    MadeFile,
    MadeGame,
    OneGame,
    SurveyWork,
    WorthWork,
)
from fiefdom.server.refusal import Refused
from fiefdom.server.reviewer import get_ready
from fiefdom.server.settings import Settings
from fiefdom.server.studio import Studio

log = logging.getLogger("fiefdom.server")

POLITENESS = 5
"""By how much those who play matches step back behind the tables; whoever breeds steps back further."""

SURVEYS = 256
"""Kingdoms that are remembered."""


class Made(Protocol):
    """What was made for somebody."""

    @property
    def seconds(self) -> float:
        """The work that it took."""
        ...


T = TypeVar("T", bound=Made)


@dataclass(eq=False)
class Experiment:
    """Something that somebody wants to know, and what is known. `slices` is how often it had its turn."""

    number: int
    work: LabWork
    payer: Address
    bell: asyncio.Event
    found: LabFound | None = None
    slices: int = 0
    place: int = 0
    is_finished: bool = False
    is_paused: bool = False
    problem: FiefdomError | None = None

    @property
    def is_over(self) -> bool:
        return self.is_finished or self.problem is not None


class Bench:
    """Processes for experiments of one kind; breeding takes long breaths, and nobody who types should wait for it."""

    def __init__(self, workers: int, get_ready: Callable[[], None]) -> None:
        self.studios = [Studio(get_ready) for _ in range(workers)]
        self.free = list(self.studios)
        self.homes: dict[int, Studio] = {}
        self.forgotten: dict[Studio, list[int]] = {studio: [] for studio in self.studios}

    def next_free(self, number: int) -> Studio | None:
        """Where an experiment can go on now."""
        home = self.homes.get(number)
        if home is not None:
            return home if home in self.free else None
        return self.free[0] if self.free else None


# What the processes of the lab do. The server itself loads nothing of it.


def begin_to_play() -> None:
    """Begin, politely, but before those whose work takes long: somebody waits for each number. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITENESS)


def is_ready() -> bool:
    """Get ready for the first visitor."""
    from fiefdom.server import experimenter

    return experimenter.is_ready()


def advance(number: int, work: LabWork, limits: LabLimits, forgotten: Sequence[int]) -> Found:
    """Go on with an experiment."""
    from fiefdom.server import experimenter

    return experimenter.advance(number, work, limits, forgotten)


def one_game(wish: OneGame) -> MadeGame:
    """Play a game of a match."""
    from fiefdom.server import lab_files

    return lab_files.one_game(wish)


def exported(wish: Export, most_games: int) -> MadeFile:
    """Write results into a file."""
    from fiefdom.server import lab_files

    return lab_files.exported(wish, most_games)


def found_exported(wish: ExportFound) -> MadeFile:
    """Write what a search has found into a file."""
    from fiefdom.server import lab_files

    return lab_files.found_exported(wish)


class Laboratory:
    """All experiments. `settings` say how many processes there are, none if the lab is closed, and how much an address may ask for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = LabLimits(settings.lab_games, settings.lab_seconds)
        self.experiments: dict[int, Experiment] = {}
        self._quick = Bench(settings.lab_workers, begin_to_play)
        self._slow = Bench(min(1, settings.lab_workers), get_ready)
        self._tasks: set[asyncio.Task[object]] = set()
        self._number = 0
        self._surveys: OrderedDict[SurveyWork, LabFound] = OrderedDict()

    @property
    def is_open(self) -> bool:
        return self.settings.lab_workers > 0

    def warm(self) -> None:
        """Start a process for somebody who has come to the lab and will type soon."""
        if self.is_open and self._quick.free:
            self._run(asyncio.ensure_future(self._quick.studios[0].make(is_ready)))

    def start(self, work: LabWork, payer: Address, bell: asyncio.Event) -> Experiment:
        """Begin an experiment; the bell rings whenever there is something new."""
        self._check(payer)
        self._number += 1
        experiment = Experiment(self._number, work, payer, bell)
        self.experiments[experiment.number] = experiment
        payer.experiments += 1
        if isinstance(work, SurveyWork) and work in self._surveys:
            experiment.found, experiment.is_finished = self._surveys[work], True
            bell.set()
        self._go_on()
        return experiment

    def pause(self, experiment: Experiment) -> None:
        """Let an experiment rest after the slice that runs; it can go on as long as its line is open."""
        experiment.is_paused = True

    def resume(self, experiment: Experiment) -> None:
        experiment.is_paused = False
        self._go_on()

    async def make(self, work: Callable[..., T], payer: Address, *what: object) -> T:
        """Have something made for somebody who waits for it."""
        self._check(payer)
        payer.experiments += 1
        try:
            made = await self._quick.studios[-1].make(work, *what)
        finally:
            payer.experiments -= 1
        payer.experimented.owe(asyncio.get_running_loop().time(), made.seconds)
        return made

    def _check(self, payer: Address) -> None:
        """Refuse everybody if the lab is closed, an address that has had enough, and everybody when too many wait."""
        if not self.is_open:
            raise Refused("not-now.lab-closed")
        payer.experimented.check(asyncio.get_running_loop().time(), Refused("too-fast.too-many-experiments"))
        if payer.in_all.experiments >= self.settings.experiments_per_address:
            raise Refused("too-fast.too-many-experiments")
        if len(self.experiments) >= self.settings.most_experiments:
            raise Refused("busy")

    def leave(self, experiment: Experiment) -> None:
        """Forget an experiment; a slice of it that runs is the last one."""
        if self.experiments.pop(experiment.number, None) is None:
            return
        experiment.payer.experiments -= 1
        bench = self._bench(experiment)
        home = bench.homes.pop(experiment.number, None)
        if home is not None and not experiment.is_over:
            bench.forgotten[home].append(experiment.number)

    def _bench(self, experiment: Experiment) -> Bench:
        return self._slow if isinstance(experiment.work, BreedWork | SurveyWork | WorthWork) else self._quick

    def _go_on(self) -> None:
        """Give every free process something to do: whoever had the fewest turns comes first."""
        awake = (each for each in self.experiments.values() if not each.is_over and not each.is_paused)
        waiting = sorted(awake, key=lambda each: (each.slices, each.number))
        for place, experiment in enumerate(waiting):
            experiment.place = place if experiment.found is None else 0
            bench = self._bench(experiment)
            studio = bench.next_free(experiment.number)
            if studio is not None:
                bench.free.remove(studio)
                bench.homes[experiment.number] = studio
                self._run(asyncio.ensure_future(self._work(experiment, bench, studio)))

    async def _work(self, experiment: Experiment, bench: Bench, studio: Studio) -> None:
        """One slice of an experiment."""
        forgotten, bench.forgotten[studio] = bench.forgotten[studio], []
        try:
            found: Found = await studio.make(advance, experiment.number, experiment.work, self.limits, forgotten)
            experiment.payer.experimented.owe(asyncio.get_running_loop().time(), found.seconds)
            experiment.found, experiment.is_finished = found.found or experiment.found, found.is_finished
            self._remember(experiment)
        except FiefdomError as problem:
            experiment.problem = problem
        except Exception:
            log.exception("an experiment failed")
            experiment.problem = Refused("server-error")
        finally:
            bench.free.append(studio)
            experiment.slices += 1
            if experiment.number not in self.experiments and not experiment.is_over:
                bench.forgotten[studio].append(experiment.number)
            experiment.bell.set()
            self._go_on()

    def _remember(self, experiment: Experiment) -> None:
        """Keep what a kingdom is like, until somebody has bred: then there may be better leaders."""
        if not experiment.is_finished or experiment.found is None:
            return
        if isinstance(experiment.work, BreedWork):
            self._surveys.clear()
        if isinstance(experiment.work, SurveyWork):
            self._surveys[experiment.work] = experiment.found
            while len(self._surveys) > SURVEYS:
                self._surveys.popitem(last=False)

    def _run(self, task: asyncio.Future[object] | asyncio.Future[bool] | asyncio.Future[None]) -> None:
        self._tasks.add(task)  # type: ignore[arg-type]
        task.add_done_callback(self._done)  # type: ignore[arg-type]

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("the lab could not get ready: %s", task.exception())

    def close(self) -> None:
        """End the processes, whatever they do."""
        for task in list(self._tasks):
            task.cancel()
        for studio in (*self._quick.studios, *self._slow.studios):
            studio.close()
