"""What a bot is asked, and how it answers, in a process of its own: it gets the bytes of a view and the events that its seat saw.

Nothing else crosses, so no bot can see more than its seat may.
"""

from __future__ import annotations

import contextlib
import functools
import os
import pickle
import secrets
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from fiefdom.agents.agent import is_settled
from fiefdom.agents.big_money import BigMoney
from fiefdom.bots.bot import find_player
from fiefdom.cards.kingdoms import Kingdom, read_kingdom, write_kingdom
from fiefdom.errors import BotFailed
from fiefdom.game.driver import Adjustable, Agent, Lasting, Seated, hurried
from fiefdom.game.events import GameEvent
from fiefdom.game.plain import record_of
from fiefdom.game.position import Position
from fiefdom.game.view import View
from fiefdom.text.texts import Texts

REMEMBERED = 1024
"""Bots that a process keeps ready. One that was forgotten has to begin anew, which takes some of them twenty milliseconds."""

RUNNING = 256
"""Programs that it keeps running."""

TOGETHER = 0.02
"""Seconds for which answers are collected before they are handed back: messages for each would be slow, and nobody waits longer."""

FindBot = Callable[[str, int], Agent]
"""From a name and a seed to the bot."""


@dataclass(frozen=True)
class BotTask:
    """A view as bytes, and the bot that is to answer; `player` is the same at every question of one seat of one game.

    `events` are what its seat saw from number `first` on, for a bot that remembers. It thinks for a `share` of what it would; after
    `seconds` it answers with its best so far.
    """

    bot: str
    player: str
    kingdom: str
    seat: int
    open_counts: bool
    record: bytes
    first: int = 0
    events: tuple[GameEvent, ...] = ()
    share: float = 1.0
    seconds: float | None = None
    language: str = ""
    """Where it is not to answer but to tell what it is up to: in which language. Then the record is what the asker knows or supposes."""
    is_settled: bool = False
    """Whether the answer needs no thought: such a question does not wait behind those that do."""

    @classmethod
    def about(cls, view: View, bot: str, player: str) -> BotTask:
        assert view.seat is not None
        assert view.question is not None
        record, settled = view.value, is_settled(view.question)
        return cls(bot, player, _line(view.kingdom), view.seat, view.open_counts, record, is_settled=settled)

    def view(self) -> View:
        return View.of_value(_kingdom(self.kingdom), self.record, self.seat, open_counts=self.open_counts)


@functools.lru_cache(maxsize=1024)
def _line(kingdom: Kingdom) -> str:
    return write_kingdom(kingdom)


@functools.lru_cache(maxsize=1024)
def _kingdom(line: str) -> Kingdom:
    return read_kingdom(line)


@dataclass(frozen=True)
class ToldByBot:
    """What a bot told, in words; `thought` is what it had seen at the purchase that it explains, nothing where it does not remember one."""

    plan: tuple[str, ...] = ()
    purchase: tuple[str, ...] = ()
    thought: bytes = b""


@dataclass(frozen=True)
class Answered:
    """An answer. `problem` says why it is a simple bot's, `was_hurried` that the bot wanted to think longer, `seconds` how long one
    took that would think less if told to.

    `has_forgotten` is in place of an answer: the bot has to be told everything from the beginning first.
    """

    answer: str
    problem: str = ""
    was_hurried: bool = False
    seconds: float | None = None
    has_forgotten: bool = False
    told: ToldByBot | None = None


@dataclass(frozen=True)
class Errand:
    """What is sent to a process at once: thoughts, and the players whose games are over."""

    thoughts: tuple[BotTask, ...] = ()
    gone: tuple[str, ...] = ()


@dataclass
class Mind:
    """The bots of one process; those that were asked last are at the end."""

    find: FindBot
    residents: OrderedDict[tuple[str, str], Seated] = field(default_factory=OrderedDict)
    failed: set[tuple[str, str]] = field(default_factory=set)
    clock: Callable[[], float] = time.perf_counter

    def answer(self, thought: BotTask) -> Answered:
        """The answer of a bot; one that fails is answered for by a simple one."""
        if thought.language:
            return self._tell(thought)
        try:
            return self._ask(thought, self._resident(thought))
        except Exception as problem:  # a bot's mistake must not stop the others' games
            return self._instead(thought, problem.message if isinstance(problem, BotFailed) else f"{type(problem).__name__}: {problem}")

    def _resident(self, thought: BotTask) -> Seated:
        """The bot of a player, a new one where there is none, or where a game is told from its beginning again."""
        key = thought.bot, thought.player
        resident = self.residents.get(key)
        if resident is None or (resident.told and thought.events and not thought.first):
            self._let_go([key])
            resident = self.residents[key] = Seated(self.find(thought.bot, secrets.randbits(63)))
            self._let_go(self._too_many())
        self.residents.move_to_end(key)
        return resident

    def _tell(self, thought: BotTask) -> Answered:
        """What a bot is up to, and why it bought what it bought last; one that is not here has no plan yet."""
        resident = self.residents.get((thought.bot, thought.player))
        try:
            return Answered("", told=told_by(resident.agent if resident else None, thought))
        except Exception as problem:  # as above
            return Answered("", told=told_by(None, thought), problem=f"{type(problem).__name__}: {problem}")

    def _ask(self, thought: BotTask, resident: Seated) -> Answered:
        is_told = bool(thought.first or thought.events)
        if is_told and resident.told != thought.first:
            return Answered("", has_forgotten=True)
        if thought.events:
            resident.tell(thought.events)
            resident.told = thought.events[-1].number + 1
        is_adjustable = isinstance(resident.agent, Adjustable)
        if isinstance(resident.agent, Adjustable):
            resident.agent.adjust(thought.share)
        began = self.clock()
        with hurried(resident.agent, thought.seconds) as was_hurried:
            chosen = resident.ask(thought.view())
        return Answered(chosen, was_hurried=was_hurried(), seconds=self.clock() - began if is_adjustable else None)

    def _instead(self, thought: BotTask, problem: str) -> Answered:
        """A simple answer; what is wrong with a bot is told once a game. A program that failed has ended: it begins anew."""
        key = thought.bot, thought.player
        is_known = key in self.failed
        self.failed.add(key)
        resident = self.residents.get(key)
        if resident and isinstance(resident.agent, Lasting):
            self._let_go([key])
        return Answered(simple_answer(thought.view()), "" if is_known else problem)

    def _too_many(self) -> list[tuple[str, str]]:
        """Those who have not been asked for longest, if there are more than can be kept; of programs fewer, because each is a process."""
        programs = [key for key, resident in self.residents.items() if isinstance(resident.agent, Lasting)]
        old = {*list(self.residents)[: max(0, len(self.residents) - REMEMBERED)], *programs[: max(0, len(programs) - RUNNING)]}
        return list(old)

    def forget(self, players: Sequence[str]) -> None:
        """Let the bots of these players go: their games are over, or put away."""
        gone = set(players)
        self._let_go([key for key in self.residents if key[1] in gone])
        self.failed = {key for key in self.failed if key[1] not in gone}

    def _let_go(self, keys: Iterable[tuple[str, str]]) -> None:
        for key in keys:
            resident = self.residents.pop(key, None)
            if resident and isinstance(resident.agent, Lasting):
                resident.agent.close()


def told_by(agent: Agent | None, task: BotTask) -> ToldByBot:
    """What an agent that thinks tells, from what the asker knows."""
    from fiefdom.agents.thinking import ThinkingAgent  # here, because most bots never think
    from fiefdom.review import bot_plan

    kingdom, texts = _kingdom(task.kingdom), Texts(task.language)
    known = Position.from_record(kingdom, record_of(task.record))
    told = bot_plan.told_by(agent, task.seat, known) if isinstance(agent, ThinkingAgent) else bot_plan.BotPlan(task.seat, None, None)
    thought = agent.purchase.view.value if isinstance(agent, ThinkingAgent) and agent.purchase else b""
    plan, purchase = bot_plan.told_plan_lines(told.plan, kingdom, texts), bot_plan.purchase_lines(told.purchase, kingdom, texts)
    return ToldByBot(tuple(plan), tuple(purchase), thought)


def simple_answer(view: View) -> str:
    """A sensible answer that takes no time."""
    return Seated(BigMoney()).ask(view)


# The process


def think(connection: Connection, programs: Sequence[str] = (), politeness: int = 0) -> None:
    """Be a process in which bots think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    if hasattr(os, "nice"):
        os.nice(politeness)
    attend(connection, Mind(lambda name, seed: find_player(name, seed, allow_commands=name in programs)))


def attend(connection: Connection, mind: Mind) -> None:
    """Say that all is ready, then answer whatever comes, until nothing comes any more."""
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        connection.send_bytes(pickle.dumps([]))
        while True:
            errand: Errand = pickle.loads(connection.recv_bytes())
            mind.forget(errand.gone)
            for answers in collected(map(mind.answer, errand.thoughts)):
                connection.send_bytes(pickle.dumps(answers))


def collected(answers: Iterable[Answered]) -> Iterator[list[Answered]]:
    """Answers in heaps: what comes quickly goes together, what takes long is not waited for."""
    heap: list[Answered] = []
    since = time.monotonic()
    for answer in answers:
        heap.append(answer)
        if time.monotonic() - since >= TOGETHER:
            yield heap
            heap, since = [], time.monotonic()
    if heap:
        yield heap
