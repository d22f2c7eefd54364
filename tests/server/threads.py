"""Thinkers whose processes are threads of the test, with bots that wait until the test lets them go on."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from collections import defaultdict
from collections.abc import Iterable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, cast

from fiefdom.game.driver import Agent
from fiefdom.game.events import GameEvent
from fiefdom.game.view import View
from fiefdom.server.thinkers import Lane, Thinkers
from fiefdom.server.thought import Mind, attend


class Bots:
    """Bots by name, and what they have been through. A test closes the gate of a bot to let it think."""

    def __init__(self) -> None:
        self.gates: defaultdict[str, threading.Event] = defaultdict(opened)
        self.asked: defaultdict[str, threading.Semaphore] = defaultdict(lambda: threading.Semaphore(0))
        self.stuck = threading.Event()
        self.agents: list[FakeBot] = []
        self.time = 0.0
        """What the clock shows that thoughts are timed by: set by hand."""

    def find(self, name: str, seed: int) -> Agent:
        kind = ObservingBot if name == "master" else FakeBot
        self.agents.append(kind(name, self))
        return self.agents[-1]

    def close(self, *names: str) -> None:
        """From now on these bots think until the test lets them go on."""
        for name in names:
            self.gates[name].clear()

    def open(self) -> None:
        """Let all bots go on."""
        for gate in list(self.gates.values()):
            gate.set()


def opened() -> threading.Event:
    gate = threading.Event()
    gate.set()
    return gate


class FakeBot:
    """Answers with the last answer there is, which Big Money would not give, when its gate is open."""

    takes = 0.0
    """Seconds on the clock set by hand."""

    def __init__(self, name: str, bots: Bots) -> None:
        self.name, self.bots = name, bots

    def choose(self, view: View) -> str:
        assert view.question
        self.bots.asked[self.name].release()
        if self.name == "hangs":
            self.bots.stuck.set()
        if self.name == "fails":
            raise RuntimeError("no idea")
        self.bots.gates[self.name].wait()
        self.bots.time += self.takes
        return "nonsense" if self.name == "babbles" else view.question.answers[-1]


class ObservingBot(FakeBot):
    """One that remembers, and can be hurried."""

    def __init__(self, name: str, bots: Bots) -> None:
        super().__init__(name, bots)
        self.seen: list[GameEvent] = []
        self.shares: list[float] = []

    def adjust(self, share: float) -> None:
        """Half a second for all that it would think."""
        self.shares.append(share)
        self.takes = 0.5 * share

    def observe(self, events: Iterable[GameEvent]) -> None:
        self.seen += events

    def cancel(self) -> None:
        self.bots.gates[self.name].set()


class ThreadProcess:
    """In place of a process."""

    def __init__(self, connection: Connection, mind: Mind) -> None:
        self.mind = mind
        self._line = socket.socket(fileno=os.dup(connection.fileno()))
        self._thread = threading.Thread(target=attend, args=(connection, mind), daemon=True)
        self._thread.start()

    def kill(self) -> None:
        """Cut the line, in both directions, also for those who listen."""
        with contextlib.suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        self._line.close()

    def join(self, timeout: float | None = 0.0) -> None:
        self._thread.join(timeout)


class PatientConnection:
    """Waits for an answer until there is one, or until a bot says that it hangs: nothing depends on the clock."""

    def __init__(self, connection: Connection, bots: Bots) -> None:
        self.connection, self.bots = connection, bots

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    def poll(self, timeout: float) -> bool:
        while not self.connection.poll(0.005):
            if self.bots.stuck.is_set():
                self.bots.stuck.clear()
                return False
        return True


class ThreadThinkers(Thinkers):
    """Thinkers without processes."""

    def __init__(self, bots: Bots, workers: int = 1) -> None:
        super().__init__(workers, budget=1e6, patience=1e6)
        self.bots = bots
        self.minds: list[Mind] = []

    def answer_at_once(self, view: View, bot: str) -> None:
        """Never: whatever a bot is called, it is a mind that answers."""

    def _start(self, lane: Lane) -> Any:
        ours, theirs = Pipe()
        process = ThreadProcess(theirs, Mind(self.bots.find, clock=lambda: self.bots.time))
        self.minds.append(process.mind)
        return process, cast(Connection, PatientConnection(ours, self.bots))
