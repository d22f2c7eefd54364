"""A process in which bots think, the line of thoughts that wait for it, and the thread between the two.

Each thought has its own time. A process that dies or dawdles is replaced, with a line in the log; what waits goes on waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import pickle
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from fiefdom.server.crowd import Crowd
from fiefdom.server.pace import PATIENCE, Pace
from fiefdom.server.thought import Answered, BotTask, Errand, simple_answer

STARTING = 60.0
"""Seconds that a process has to start."""

TRIES = 2
"""How often a thought is asked of a process that dies with it."""

IN_TIME = 0.75
"""The part of its budget after which a bot that can be hurried is: then there is time for its best answer so far."""

log = logging.getLogger("fiefdom.server")

Started: TypeAlias = tuple[BaseProcess, Connection]
"""A process, and the way to it."""

Start: TypeAlias = Callable[[], Started]
"""Starts a process that attends to what comes over the connection."""


@dataclass(eq=False)
class WaitingTask:
    """A thought and who waits for the answer."""

    thought: BotTask
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Answered]
    tries: int = 0


@dataclass(frozen=True)
class Load:
    """What is handed over at once, and how many wait behind it."""

    batch: Sequence[WaitingTask] = ()
    gone: Sequence[str] = ()
    behind: int = 0


class TaskQueue:
    """What waits for a process, first come first served, those whose answer needs no thought before the others. Any thread may use it."""

    def __init__(self, most_together: int) -> None:
        self.most_together = most_together
        self.is_closed = False
        self._waiting: deque[WaitingTask] = deque()
        self._gone: list[str] = []
        self._changed = threading.Condition()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, waiting: WaitingTask) -> None:
        """Join the line at its end, or behind those who are as quick."""
        with self._changed:
            thinking = (place for place, other in enumerate(self._waiting) if not other.thought.is_settled)
            self._waiting.insert(next(thinking, len(self._waiting)) if waiting.thought.is_settled else len(self._waiting), waiting)
            self._changed.notify()

    def put_back(self, waiting: Iterable[WaitingTask]) -> None:
        """Let some go to its front again."""
        with self._changed:
            self._waiting.extendleft(reversed([*waiting]))
            self._changed.notify()

    def forget(self, players: Iterable[str]) -> None:
        """Note whose games are over."""
        with self._changed:
            self._gone += players
            self._changed.notify()

    def take(self) -> Load | None:
        """Those who are next, as soon as there is anybody; None when the line is closed. Who does not wait any more is left out."""
        with self._changed:
            while not (self._waiting or self._gone or self.is_closed):
                self._changed.wait()
            if self.is_closed:
                return None
            batch: list[WaitingTask] = []
            while self._waiting and self._fits(batch, self._waiting[0]):
                waiting = self._waiting.popleft()
                if not waiting.done.done():
                    batch.append(waiting)
            gone, self._gone = self._gone, []
            return Load(batch, gone, len(self._waiting))

    def _fits(self, batch: Sequence[WaitingTask], waiting: WaitingTask) -> bool:
        """What a process failed with before is tried alone, so that it becomes clear whose fault it was."""
        alone = waiting.tries or any(each.tries for each in batch)
        return not batch or (len(batch) < self.most_together and not alone)

    def close(self) -> list[WaitingTask]:
        """Let nobody in any more; those who waited."""
        with self._changed:
            self.is_closed = True
            left = list(self._waiting)
            self._waiting.clear()
            self._changed.notify()
            return left


class Worker:
    """One process, its line and its thread. The process is started when there is something to think about."""

    def __init__(self, name: str, start: Start, budget: float, most_together: int = 1, *, patience: float = PATIENCE) -> None:
        self.name = name
        self.budget = budget
        self.pace = Pace(patience)
        self.players = 0
        self.replaced = 0
        self.process: BaseProcess | None = None
        self.line = TaskQueue(most_together)
        self._start = start
        self._connection: Connection | None = None
        self._reduced = 0
        self._thread: threading.Thread | None = None

    def warm(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=f"thinkers {self.name}", daemon=True)
            self._thread.start()

    async def ask(self, thought: BotTask) -> Answered:
        self.warm()
        loop = asyncio.get_running_loop()
        waiting = WaitingTask(thought, loop, loop.create_future())
        if self.line.is_closed:
            waiting.done.cancel()
        else:
            self.line.add(waiting)
        return await waiting.done

    # The thread

    def _run(self) -> None:
        with contextlib.suppress(OSError, EOFError):
            self._reach()
        crowd = Crowd()
        while (load := self.line.take()) is not None:
            crowd.note(waiting.thought.player.partition("/")[0] for waiting in load.batch)
            if load.batch or (load.gone and self._connection):
                self._carry_out(load)
            crowd.wait()
        self._stop(patience=1.0)

    def _carry_out(self, load: Load) -> None:
        """Hand over what is next, and pass the answers on as they come."""
        left = deque(load.batch)
        share = self.pace.share(len(load.batch) + load.behind)
        seconds = min(self.budget * IN_TIME, self.pace.seconds(share))
        try:
            connection = self._reach()
            thoughts = [dataclasses.replace(waiting.thought, share=share, seconds=seconds) for waiting in load.batch]
            connection.send_bytes(pickle.dumps(Errand(tuple(thoughts), tuple(load.gone))))
            while left:
                if not connection.poll(self.budget):
                    self._replace(left, load, is_slow=True)
                    return
                answers: list[Answered] = pickle.loads(connection.recv_bytes())
                self._note_pace(answers, share, load.behind)
                self._tell([(left.popleft(), answered) for answered in answers])
        except (OSError, EOFError):
            self._replace(left, load, is_slow=False)

    def _replace(self, left: Sequence[WaitingTask], load: Load, *, is_slow: bool) -> None:
        """Another process for one that died or dawdled; what it left is asked again, or answered for by a simple bot."""
        if self.line.is_closed:
            _cancel(left)
            return
        about = ", ".join(f"`{waiting.thought.bot}` at {waiting.thought.player}" for waiting in left) or "nobody"
        why = f"no answer within {self.budget:g} seconds" if is_slow else "it ended"
        log.warning("a process of bots (%s) is replaced: %s; it thought for %s", self.name, why, about)
        self.replaced += 1
        self._stop()
        for waiting in left:
            waiting.tries += 1
        at_fault = [waiting for waiting in left if waiting.tries >= TRIES or (is_slow and len(left) == 1)]
        self.line.put_back(waiting for waiting in left if waiting not in at_fault)
        self.line.forget(load.gone)
        problem = "it thought too long" if is_slow else "its process ended"
        answers = [Answered(simple_answer(waiting.thought.view()), problem) for waiting in at_fault]
        self._tell([*zip(at_fault, answers, strict=True)])

    def _tell(self, answered: Sequence[tuple[WaitingTask, Answered]]) -> None:
        """Give those who wait their answers, with a line in the log wherever a simple bot answers."""
        for waiting, answer in answered:
            if answer.problem:
                log.warning("a simple bot answers for `%s` at %s: %s", waiting.thought.bot, waiting.thought.player, answer.problem)

        def settle() -> None:
            for waiting, answer in answered:
                if not waiting.done.done():
                    waiting.done.set_result(answer)

        if answered:
            _in_loop(answered[0][0].loop, settle)

    def _note_pace(self, answers: Sequence[Answered], share: float, behind: int) -> None:
        """Say when bots begin to think less than they would, and when that is over: not for every answer."""
        thought = [answer for answer in answers if answer.seconds is not None]
        for answer in thought:
            self.pace.note(answer.seconds or 0.0, share)
        less = share < 1.0 or any(answer.was_hurried for answer in thought)
        if thought and less and not self._reduced:
            log.warning("bots (%s) are weaker: they think %.0f %% of what they would; %d wait behind", self.name, 100 * share, behind)
        if self._reduced and not behind and not less:
            log.warning("bots (%s) think as much as they like again, after %d answers with less", self.name, self._reduced)
            self._reduced = 0
        self._reduced += len(thought) if less else 0

    # The process

    def _reach(self) -> Connection:
        """The connection to the process, which is started if there is none."""
        if self._connection is None:
            self.process, self._connection = self._start()
            if not self._connection.poll(STARTING):
                raise EOFError
            self._connection.recv_bytes()
        return self._connection

    def _stop(self, patience: float = 0.0) -> None:
        """End the process. With patience it may put its things away first: the end of its input tells it to."""
        process, connection, self.process, self._connection = self.process, self._connection, None, None
        if connection:
            connection.close()
        if process:
            process.join(patience)
            process.kill()
            process.join()

    def close(self) -> None:
        """Begin to end: nobody is answered any more."""
        _cancel(self.line.close())

    def join(self, deadline: float) -> None:
        """Wait for the end, until the deadline (of the monotonic clock) politely."""
        if self._thread is None:
            return
        self._thread.join(max(0.0, deadline - time.monotonic()))
        while self._thread.is_alive():
            process = self.process
            if process:
                process.kill()
            self._thread.join(0.05)


def _cancel(left: Sequence[WaitingTask]) -> None:
    """Tell those who wait that there will be no answer: the game is stored, and goes on with another server."""
    for waiting in left:
        _in_loop(waiting.loop, waiting.done.cancel)


def _in_loop(loop: asyncio.AbstractEventLoop, work: Callable[[], object]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
        loop.call_soon_threadsafe(work)
