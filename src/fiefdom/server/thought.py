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
import threading
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
from fiefdom.game.driver import Agent, Cancellable, Lasting, Seated
from fiefdom.game.events import GameEvent
from fiefdom.game.plain import record_of
from fiefdom.game.view import View

REMEMBERED = 1024
"""Bots that a process keeps ready. One that was forgotten has to begin anew, which takes some of them twenty milliseconds."""

RUNNING = 256
"""Programs that it keeps running."""

TOGETHER = 0.02
"""Seconds for which answers are collected before they are handed back: messages for each would be slow, and nobody waits longer."""

AGAIN = 0.05
"""Seconds after which a bot is hurried again: it may not have begun to think when it was told first."""

FindBot = Callable[[str, int], Agent]
"""From a name and a seed to the bot."""


@dataclass(frozen=True)
class BotTask:
    """A view as bytes, and the bot that is to answer; `player` is the same at every question of one seat of one game.

    `events` are what its seat saw from number `first` on, for a bot that remembers. After `seconds` it answers with its best so far.
    """

    bot: str
    player: str
    kingdom: str
    seat: int
    open_counts: bool
    record: bytes
    first: int = 0
    events: tuple[GameEvent, ...] = ()
    seconds: float | None = None
    is_settled: bool = False
    """Whether the answer needs no thought: such a question does not wait behind those that do."""

    @classmethod
    def about(cls, view: View, bot: str, player: str) -> BotTask:
        assert view.seat is not None
        assert view.question is not None
        record, settled = view.record.tobytes(), is_settled(view.question)
        return cls(bot, player, write_kingdom(view.kingdom), view.seat, view.open_counts, record, is_settled=settled)

    def view(self) -> View:
        return View(_kingdom(self.kingdom), record_of(self.record), self.seat, open_counts=self.open_counts)


@functools.lru_cache(maxsize=1024)
def _kingdom(line: str) -> Kingdom:
    return read_kingdom(line)


@dataclass(frozen=True)
class Answered:
    """An answer. `problem` says why it is a simple bot's, `was_hurried` that the bot wanted to think longer.

    `has_forgotten` is in place of an answer: the bot has to be told everything from the beginning first.
    """

    answer: str
    problem: str = ""
    was_hurried: bool = False
    has_forgotten: bool = False


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

    def answer(self, thought: BotTask) -> Answered:
        """The answer of a bot; one that fails is answered for by a simple one."""
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

    def _ask(self, thought: BotTask, resident: Seated) -> Answered:
        is_told = bool(thought.first or thought.events)
        if is_told and resident.told != thought.first:
            return Answered("", has_forgotten=True)
        if thought.events:
            resident.tell(thought.events)
            resident.told = thought.events[-1].number + 1
        with hurried(resident.agent, thought.seconds) as was_hurried:
            chosen = resident.ask(thought.view())
        return Answered(chosen, was_hurried=was_hurried())

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


@contextlib.contextmanager
def hurried(agent: Agent, seconds: float | None) -> Iterator[Callable[[], bool]]:
    """Let an agent that can be cancelled think for so many seconds; yields whether it came to that."""
    was_hurried, is_over = threading.Event(), threading.Event()
    if seconds is None or not isinstance(agent, Cancellable):
        yield was_hurried.is_set
        return

    def hurry() -> None:
        while not is_over.wait(AGAIN if was_hurried.is_set() else seconds):
            was_hurried.set()
            agent.cancel()

    watch = threading.Thread(target=hurry, daemon=True, name="fiefdom hurry")
    watch.start()
    try:
        yield was_hurried.is_set
    finally:
        is_over.set()
        watch.join()


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
