"""Bots think in other processes, never on the event loop. Bots that cost alike share a lane, and lanes do not wait for each other.

So a beginner's answer never stands behind a master's. The driver of a room asks them (`bot_driver.py`). Those that play a strategy of
the library do not think: what it says is looked up at once, which takes less than to ask anybody.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import multiprocessing
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, NamedTuple, Protocol

from fiefdom.agents.agent import find_agent, is_program, read_player
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import write_kingdom
from fiefdom.errors import FiefdomError
from fiefdom.game.driver import Observer, Seated
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.game.view import View
from fiefdom.server.pace import PATIENCE
from fiefdom.server.thought import Answered, BotTask, ToldByBot, think
from fiefdom.server.worker import Started, Worker

if TYPE_CHECKING:
    from fiefdom.evolve.nursery import Nursery
    from fiefdom.server.settings import Settings


GRACE = 0.5
"""Seconds that processes have to end by themselves."""

Seen = Callable[[int], Awaitable[Sequence[GameEvent]]]
"""From the number of an event to what a seat has seen from there on."""


class Closeable(Protocol):
    """A socket, or a line to another process."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class Lane:
    """Processes for bots that cost alike: how many thoughts they get at once, and by how much they step back behind the server."""

    most_together: int
    politeness: int


AT_ONCE = "at-once"
PROGRAMS = "programs"
LANES = {
    AT_ONCE: Lane(most_together=64, politeness=3),
    "once-a-kingdom": Lane(most_together=16, politeness=4),
    "each-answer": Lane(most_together=1, politeness=5),
    PROGRAMS: Lane(most_together=1, politeness=4),
}
"""The lanes by the effort of a bot (`AgentKind.effort`), and one for programs of the operator's own."""


def lane_of(bot: str) -> str:
    try:
        player = read_player(bot, allow_commands=True)
    except FiefdomError:
        return AT_ONCE  # there was such a bot when the table was made
    return PROGRAMS if player.command is not None else player.effort


@functools.lru_cache(maxsize=1024)
def remembers(bot: str) -> bool:
    """Whether a bot wants to be told what happens."""
    try:
        return is_program(bot) or isinstance(find_agent(bot), Observer)
    except FiefdomError:
        return False  # as above


@functools.lru_cache(maxsize=1024)
def strategist(bot: str) -> Seated | None:
    """Whoever answers for a bot, at all tables, if all it does is to play a strategy: then it remembers nothing."""
    try:
        agent = None if is_program(bot) else find_agent(bot)
    except FiefdomError:
        return None  # as above
    return Seated(agent) if isinstance(agent, StrategyAgent) else None


@functools.lru_cache(maxsize=1024)
def goes_by_leaders(bot: str) -> bool:
    """Whether a bot plays better if better leaders are known."""
    try:
        kind = read_player(bot, allow_commands=True).kind
        return kind is not None and kind.goes_by_leaders
    except FiefdomError:
        return False  # as above


class LaneReport(NamedTuple):
    """A lane as hosts see it: for how many players it thinks, how many questions wait, and how much is thought about them.

    `strength` is the part of their thought that bots had lately, `reduced` how many answers had less than all of it since the start.
    """

    lane: str
    bots: int
    waiting: int
    strength: float
    reduced: int


@functools.lru_cache(maxsize=1024)
def tells(bot: str) -> bool:
    """Whether a bot can be asked what it is up to: those that think can."""
    from fiefdom.agents.thinking import ThinkingAgent  # here, because most servers start without

    try:
        return not is_program(bot) and isinstance(find_agent(bot), ThinkingAgent)
    except FiefdomError:
        return False  # as above


@dataclass
class BotSeat:
    """Where the bot of a seat is thought for, and how far it was told what happened."""

    worker: Worker
    told: int = 0


def fork_first(programs: Sequence[str], *files: Closeable) -> Started:
    """A process for those who answer at once, forked by one that has no threads yet; it lets go of the files that are not its own."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()
    what = (theirs, programs, LANES[AT_ONCE].politeness, (*files, ours))
    process = context.Process(target=_think_alone, args=what, daemon=True, name="fiefdom bots")
    process.start()
    theirs.close()
    return process, ours


def _think_alone(connection: Connection, programs: Sequence[str], politeness: int, files: Sequence[Closeable]) -> None:
    for file in files:
        file.close()
    think(connection, programs, politeness)


class Thinkers:
    """A few processes for each lane that think for all bots; each is started when it is needed first."""

    def __init__(
        self,
        workers: int = 1,
        budget: float = 20.0,
        programs: Sequence[str] = (),
        *,
        breeding: float = 0.0,
        patience: float = PATIENCE,
        first: Started | None = None,
    ) -> None:
        """`first` is a process for those who answer at once, where there is one already."""
        self.budget = budget
        self.patience = patience
        self.programs = tuple(programs)
        self._context = multiprocessing.get_context("spawn")
        self._lanes = {name: [self._worker(name, number) for number in range(workers)] for name in LANES}
        self._seats: dict[tuple[str, str], BotSeat] = {}
        self._first = first
        self.breeding = breeding

    @classmethod
    def of(cls, settings: Settings, first: Started | None = None) -> Thinkers:
        """As the settings of a server say."""
        workers, budget, breeding, patience = settings.bot_workers, settings.bot_budget, settings.bot_breeding, settings.bot_patience
        return cls(workers, budget, settings.programs, breeding=breeding, patience=patience, first=first)

    def _worker(self, lane: str, number: int) -> Worker:
        start = functools.partial(self._start, LANES[lane])
        return Worker(f"{lane} {number}", start, self.budget, LANES[lane].most_together, patience=self.patience)

    def _start(self, lane: Lane) -> Started:
        if self._first and lane is LANES[AT_ONCE]:
            found, self._first = self._first, None
            return found
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=think, args=(theirs, self.programs, lane.politeness), daemon=True, name="fiefdom bots")
        process.start()
        theirs.close()
        return process, ours

    @functools.cached_property
    def nursery(self) -> Nursery:
        """Where better leaders are bred for the kingdoms that are played."""
        from fiefdom.evolve.budget import Budget
        from fiefdom.evolve.nursery import Nursery

        return Nursery(Budget(seconds=self.breeding))

    @property
    def workers(self) -> list[Worker]:
        """All that there could be."""
        return [worker for lane in self._lanes.values() for worker in lane]

    @property
    def processes(self) -> list[BaseProcess]:
        return [worker.process for worker in self.workers if worker.process]

    def waiting_by_lane(self) -> dict[str, Callable[[], float]]:
        """How many questions wait in each lane, to be asked again and again."""
        return {name: functools.partial(_waiting, lane) for name, lane in self._lanes.items()}

    def strength_by_lane(self) -> dict[str, Callable[[], float]]:
        """How much of what they would the bots of each lane think lately, from 0 to 1, to be asked again and again."""
        return {name: functools.partial(_strength, lane) for name, lane in self._lanes.items()}

    def lanes(self) -> list[LaneReport]:
        """How each lane does, for the host."""
        return [
            LaneReport(name, _players(lane), int(_waiting(lane)), _strength(lane), _reduced(lane)) for name, lane in self._lanes.items()
        ]

    @property
    def players(self) -> int:
        return len(self._seats)

    def warm(self) -> None:
        """Start a process for the bots that most people play."""
        self._lanes[AT_ONCE][0].warm()

    def answer_at_once(self, view: View, bot: str) -> str | None:
        """What a bot answers that plays a strategy; None for all that have to think."""
        player = strategist(bot)
        if player is None:
            return None
        try:
            return player.ask(view)
        except Exception:  # it is asked as those are that think: then a simple bot answers for it, and the log says why
            return None

    async def answer(self, view: View, bot: str, player: str, seen: Seen | None = None) -> str:
        """What the bot answers to the question of the view; `seen` tells one that remembers what its seat saw."""
        if self.breeding and (bot, player) not in self._seats and goes_by_leaders(bot):
            self.nursery.ask(view.kingdom, view.seats)
        seat = self._seat(bot, player)
        thought = BotTask.about(view, bot, player)
        if seen is None or not remembers(bot):
            return (await seat.worker.ask(thought)).answer
        answered = await self._told(seat, thought, seen, seat.told)
        if answered.has_forgotten:  # its process is another one, or has let it go
            answered = await self._told(seat, thought, seen, 0)
        return answered.answer

    async def tell(self, known: Position, seat: int, bot: str, player: str, language: str) -> ToldByBot:
        """What the bot at a seat is up to, for somebody who knows or supposes this position."""
        record = known.handle.dump()
        task = BotTask(bot, player, write_kingdom(known.kingdom), seat, open_counts=False, record=record, language=language)
        task = dataclasses.replace(task, is_settled=True)  # it does not wait behind those that think
        answered = await self._seat(bot, player).worker.ask(task)
        return answered.told or ToldByBot()

    async def _told(self, seat: BotSeat, thought: BotTask, seen: Seen, first: int) -> Answered:
        """Ask a bot that was told what happened before a certain event."""
        events = tuple(await seen(first))
        answered = await seat.worker.ask(dataclasses.replace(thought, first=first, events=events))
        if not answered.has_forgotten:
            seat.told = events[-1].number + 1 if events else first
        return answered

    def _seat(self, bot: str, player: str) -> BotSeat:
        """A player stays with one process, which remembers its bot: the one that has the fewest."""
        seat = self._seats.get((bot, player))
        if seat is None:
            worker = min(self._lanes[lane_of(bot)], key=lambda worker: worker.players)
            worker.players += 1
            seat = self._seats[bot, player] = BotSeat(worker)
        return seat

    def forget(self, table: str, *, but_those_who_tell: bool = False) -> None:
        """Let the bots of a table go, whose players are called `TABLE/SEAT`: it is put away, or its game is over.

        Those who tell what they were up to may still be asked after a game.
        """
        gone = [key for key in self._seats if key[1].partition("/")[0] == table and not (but_those_who_tell and tells(key[0]))]
        for key in gone:
            worker = self._seats.pop(key).worker
            worker.players -= 1
            worker.line.forget([key[1]])

    async def close(self) -> None:
        """End the processes at once. What still waits is dropped: games are stored, and bots are asked again."""
        if self.breeding:
            self.nursery.close()
        for worker in self.workers:
            worker.close()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        deadline = time.monotonic() + GRACE
        for worker in self.workers:
            worker.join(deadline)


def _waiting(workers: Sequence[Worker]) -> float:
    return sum(len(worker.line) for worker in workers)


def _players(workers: Sequence[Worker]) -> int:
    return sum(worker.players for worker in workers)


def _strength(workers: Sequence[Worker]) -> float:
    """That of the weakest process, which is the one that somebody will complain about."""
    return min(worker.pace.strength for worker in workers)


def _reduced(workers: Sequence[Worker]) -> int:
    return sum(worker.pace.reduced for worker in workers)
