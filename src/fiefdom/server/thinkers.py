"""Bots think here: in other processes, each with a budget, never on the event loop. A process that dies or dawdles is replaced.

What a bot gets is the bytes of a view, and what it gives is an answer; nothing else crosses.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import multiprocessing
import os
import pickle
import queue
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from fiefdom.agents.agent import Agent
from fiefdom.agents.big_money import BigMoney
from fiefdom.bots.bot import Bot
from fiefdom.bots.players import find_player
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.plain import record_of
from fiefdom.game.view import View

MOST_TOGETHER = 64
FEW = 2
GATHERING = 0.006
"""Seconds to wait for more after a batch of more than a few: under load, fewer and larger ones are faster for everybody."""

REMEMBERED = 1024
"""Bots that a process keeps ready. One that was forgotten has to begin anew, which takes some of them twenty milliseconds."""

RUNNING = 256
"""Programs that it keeps running."""

POLITENESS = 5
"""By how much bots step back behind the server, where they share a core with it: what people do goes first."""


@dataclass(frozen=True)
class Thought:
    """A view as bytes, and the bot that is to answer; `player` is the same at every question of one seat of one game."""

    bot: str
    player: str
    kingdom: str
    edition: int | str
    seat: int
    open_counts: bool
    record: bytes

    @classmethod
    def about(cls, view: View, bot: str, player: str) -> Thought:
        """What to think about."""
        assert view.seat is not None
        return cls(bot, player, view.kingdom.code(), view.kingdom.edition, view.seat, view.open_counts, view.record.tobytes())

    def view(self) -> View:
        """The view."""
        return View(_kingdom(self.kingdom, self.edition), record_of(self.record), self.seat, open_counts=self.open_counts)


@functools.lru_cache(maxsize=1024)
def _kingdom(code: str, edition: int | str) -> Kingdom:
    return Kingdom.of(code, edition)


# In the other process


def think(connection: Connection, programs: Sequence[str] = ()) -> None:
    """Answer whatever comes, until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    agents: OrderedDict[tuple[str, str], Agent] = OrderedDict()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            thoughts: list[Thought] = pickle.loads(connection.recv_bytes())
            connection.send_bytes(pickle.dumps([answer(thought, agents, programs) for thought in thoughts]))


def answer(thought: Thought, agents: OrderedDict[tuple[str, str], Agent], programs: Sequence[str] = ()) -> str:
    """The answer of a bot; one that fails is answered for by a simple one."""
    view = thought.view()
    key = thought.bot, thought.player
    try:
        if key not in agents:
            agents[key] = find_player(thought.bot, secrets.randbits(63), allow_commands=thought.bot in programs)
            for old in too_many(agents):
                forget(agents.pop(old))
        agents.move_to_end(key)
        chosen = agents[key].choose(view)
    except Exception:  # a bot's mistake must not stop the others' games
        chosen = ""
    question = view.question
    return chosen if question and chosen in question.answers else simple_answer(view)


def too_many(agents: Mapping[tuple[str, str], Agent]) -> set[tuple[str, str]]:
    """Those who have not been asked for longest, if there are more than can be kept; of programs fewer, because each is a process."""
    programs = [key for key, agent in agents.items() if isinstance(agent, Bot)]
    return {*list(agents)[: max(0, len(agents) - REMEMBERED)], *programs[: max(0, len(programs) - RUNNING)]}


def forget(agent: Agent) -> None:
    """Let a bot go that has not been asked for long; a program is ended."""
    if isinstance(agent, Bot):
        agent.close()


def simple_answer(view: View) -> str:
    """A sensible answer that takes no time."""
    return BigMoney().choose(view)


# In the server's process


@dataclass
class Waiting:
    """A thought and who waits for the answer."""

    thought: Thought
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[str]


class Thinkers:
    """A few processes that think for all bots. They are started when the first bot has to think, or by `warm`."""

    def __init__(self, workers: int = 1, budget: float = 20.0, programs: Sequence[str] = ()) -> None:
        self.budget = budget
        self.programs = tuple(programs)
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._run, name=f"thinker {number}", daemon=True) for number in range(workers)]
        self._context = multiprocessing.get_context("spawn")
        self._started = False
        self.processes: list[BaseProcess] = []

    def warm(self) -> None:
        """Start the processes."""
        if not self._started:
            self._started = True
            for thread in self._threads:
                thread.start()

    async def answer(self, view: View, bot: str, player: str) -> str:
        """What the bot answers to the question of the view."""
        self.warm()
        loop = asyncio.get_running_loop()
        waiting = Waiting(Thought.about(view, bot, player), loop, loop.create_future())
        self._queue.put(waiting)
        return await waiting.done

    def _run(self) -> None:
        """One thread for each process: hand over what waits, and replace the process when it does not answer."""
        process, connection = self._start()
        busy = False
        while (first := self._queue.get()) is not None:
            if busy:
                time.sleep(GATHERING)
            batch, ending = self._waiting(first)
            busy = len(batch) > FEW
            answers = self._ask(connection, batch)
            if answers is None:
                self._stop(process, connection)
                process, connection = self._start()
                answers = [simple_answer(waiting.thought.view()) for waiting in batch]
            _tell(batch, answers)
            if ending:
                break
        self._stop(process, connection)

    def _waiting(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """A share of what waits: handing over many at once costs no more than one, but the other processes want some, too."""
        share = max(1, min(MOST_TOGETHER, -(-(self._queue.qsize() + 1) // len(self._threads))))
        batch = [first]
        while len(batch) < share:
            try:
                waiting = self._queue.get_nowait()
            except queue.Empty:
                break
            if waiting is None:
                return batch, True
            batch.append(waiting)
        return batch, False

    def _ask(self, connection: Connection, batch: Sequence[Waiting]) -> list[str] | None:
        """The answers, or None if the process died or took too long."""
        try:
            connection.send_bytes(pickle.dumps([waiting.thought for waiting in batch]))
            if not connection.poll(self.budget):
                return None
            answers: list[str] = pickle.loads(connection.recv_bytes())
        except (OSError, EOFError):
            return None
        return answers

    def _start(self) -> tuple[BaseProcess, Connection]:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=think, args=(theirs, self.programs), daemon=True, name="fiefdom bots")
        process.start()
        theirs.close()
        self.processes.append(process)
        return process, ours

    def _stop(self, process: BaseProcess, connection: Connection) -> None:
        connection.close()
        process.kill()
        process.join()
        self.processes.remove(process)

    async def close(self) -> None:
        """End the processes; what still waits is answered first."""
        if self._started:
            for _ in self._threads:
                self._queue.put(None)
            await asyncio.gather(*(asyncio.to_thread(thread.join) for thread in self._threads))


def _tell(batch: Sequence[Waiting], answers: Sequence[str]) -> None:
    def settle() -> None:
        for waiting, chosen in zip(batch, answers, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(chosen)

    loop = batch[0].loop
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
