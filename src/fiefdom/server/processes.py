"""The processes of a house on one machine: started together, replaced when they die or freeze, and one by one when the host wants it.

They accept visitors on one socket that they have in common, and are copies of one template. SIGHUP to their parent starts each anew, from
a new template, the new one first.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import os
import queue
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait

import uvicorn

from fiefdom.errors import BadPath
from fiefdom.server.app import Server
from fiefdom.server.database import database_at
from fiefdom.server.door import Gate, config
from fiefdom.server.settings import Settings
from fiefdom.server.template import STARTING, ProcessTemplate
from fiefdom.server.thinkers import Thinkers, fork_first

SIGN = 1.0
"""Seconds between two words of a process to its parent."""

FROZEN = 15.0
"""Seconds of silence after which a process is killed and another one started: its visitors come again, and their games go on."""

STOPPING = 15.0
"""Seconds in which it has stopped."""

LAST_VISITORS = 0.3
"""Seconds in which whoever has come just before the door was closed is answered."""

BETWEEN = 1.0
"""Seconds between two starts in the place of a process that dies at once."""

SHARED_OUT = ("bot_workers", "study_workers", "lab_workers", "most_studies", "most_experiments")
"""Settings that say how much there is on the whole machine."""

log = logging.getLogger("fiefdom.server")


# A process


class HouseServer(Gate):
    """Hands its tables over before it stops."""

    def __init__(self, server: Server) -> None:
        super().__init__(config(server.app(), server.settings, server.metrics.note_refusal))
        self.house_server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody any more, let the others have the tables, and let go of everybody."""
        for listener in self.servers:
            listener.close()
        await self.house_server.hall.leave()
        await asyncio.sleep(LAST_VISITORS)
        await super().shutdown(sockets)


def serve_house(settings: Settings, listening: socket.socket, parent: Connection) -> None:
    """Be one of the processes, until the parent says stop or is gone. The one for its bots is forked before it has threads."""
    share = own_share(settings)
    thinkers = Thinkers.of(share, fork_first(settings.programs, listening, parent))
    try:
        database_at(settings.database, settings.data, "shared").close()
    except BadPath as problem:  # it may be back when the next process is tried
        log.error("a process cannot start: %s", problem)
        sys.exit(1)
    private = socket.create_server((settings.private_address, 0), family=_family(settings.private_address))
    address = _shown(private)
    server = HouseServer(Server(share, thinkers, address))
    threading.Thread(target=_stop_with, args=(parent,), daemon=True).start()

    async def main() -> None:
        signs = asyncio.create_task(_give_signs(server, parent))
        await server.serve([listening, private])
        signs.cancel()

    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(main())


def own_share(settings: Settings) -> Settings:
    """What one process has of what the machine is to have: of the processes for bots, studies and the lab, and of what waits for them.

    Of each at least one, unless there is to be none.
    """
    return dataclasses.replace(settings, **{name: -(-getattr(settings, name) // settings.workers) for name in SHARED_OUT})


def _family(address: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in address else socket.AF_INET


def _shown(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _stop_with(parent: Connection) -> None:
    """End when the parent ends, however that ends."""
    with contextlib.suppress(EOFError, OSError):
        parent.recv()
    os.kill(os.getpid(), signal.SIGTERM)


async def _give_signs(server: uvicorn.Server, parent: Connection) -> None:
    """Tell the parent now and then that all is well, as soon as it is."""
    while True:
        if server.started:
            with contextlib.suppress(OSError):
                parent.send("well")
        await asyncio.sleep(SIGN if server.started else 0.05)


# Their parent


class Child:
    """A process, as its parent knows it: what it says over its line, which ends when it does."""

    def __init__(self, template: ProcessTemplate) -> None:
        self.number, self.line = template.fork()
        self.heard = time.monotonic()
        self.is_ready = False
        self.has_ended = False

    def listen(self) -> None:
        """Take what it says."""
        try:
            while self.line.poll():
                self.line.recv()
                self.heard, self.is_ready = time.monotonic(), True
        except (EOFError, OSError):
            self.has_ended = True

    @property
    def is_well(self) -> bool:
        """Whether it lives and speaks."""
        patience = FROZEN if self.is_ready else STARTING
        return not self.has_ended and time.monotonic() - self.heard < patience

    def wait_until_ready(self) -> bool:
        while not self.is_ready and self.is_well:
            wait([self.line], timeout=SIGN)
            self.listen()
        return self.is_ready and self.is_well

    def stop(self) -> None:
        """Let it hand over what it has, and end."""
        self._signal(signal.SIGTERM)

    def end(self) -> None:
        """Wait for its end, but not for ever."""
        until = time.monotonic() + STOPPING
        while not self.has_ended and time.monotonic() < until:
            wait([self.line], timeout=SIGN)
            self.listen()
        self.kill()

    def kill(self) -> None:
        self._signal(signal.SIGKILL)
        self.line.close()

    def _signal(self, number: int) -> None:
        """Tell it something, unless it has ended: the template lays it to rest only when it forks again, so its number is still its own."""
        self.listen()
        if not self.has_ended:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.number, number)


class Signals:
    """Those that the parent was sent; `bell` can be waited for."""

    def __init__(self) -> None:
        self.bell, self._ringer = socket.socketpair()
        self._sent: queue.SimpleQueue[int] = queue.SimpleQueue()

    def note(self, number: int, _: object = None) -> None:
        """Called by the system."""
        self._sent.put(number)
        self._ringer.send(b".")

    def taken(self) -> Iterator[int]:
        """Each once, in order."""
        while not self._sent.empty():
            self.bell.recv(1)
            yield self._sent.get()

    def close(self) -> None:
        self.bell.close()
        self._ringer.close()


class Processes:
    """All of them. `run` returns when they are to stop."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings, self.listening = settings, listening
        self.template = self._template()
        self.children: dict[int, Child] = {}
        """By their places."""
        self._empty: dict[int, float] = {}
        """Places without a process, and when there is to be one."""
        self._signals = Signals()

    def run(self, ready: Callable[[], None]) -> bool:
        """Start them, call `ready`, and look after them until SIGTERM or SIGINT; False if one does not start."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._signals.note)
        try:
            for place in range(self.settings.workers):
                self._fill(place)
            if self._empty or not all(child.wait_until_ready() for child in self.children.values()):
                log.error("a process did not start; the house ends")
                return False
            ready()
            self._look_after()
            return True
        finally:
            for child in self.children.values():
                child.stop()
            for child in self.children.values():
                child.end()
            self.template.end()

    def _template(self) -> ProcessTemplate:
        return ProcessTemplate(serve_house, self.settings, self.listening)

    def _look_after(self) -> None:
        while True:
            wait([self._signals.bell, self.template.fileno(), *(child.line for child in self.children.values())], timeout=SIGN)
            for number in self._signals.taken():
                if number != signal.SIGHUP:
                    return
                self._replace_all()
            self._look_at_all()

    def _look_at_all(self) -> None:
        """Replace what has died, or what does not speak any more."""
        if self.template.has_ended:
            self._renew_template()
        for place, child in list(self.children.items()):
            child.listen()
            if not child.is_well:
                self._lose(place, child)
        for place in [place for place, due in self._empty.items() if due <= time.monotonic()]:
            self._fill(place)

    def _lose(self, place: int, lost: Child) -> None:
        """Let go of a process. Another one comes at once, or, where it never spoke, soon."""
        log.warning("process %d %s and is replaced", lost.number, "has died" if lost.has_ended else "is frozen")
        lost.kill()
        del self.children[place]
        self._empty[place] = time.monotonic() + (0 if lost.is_ready else BETWEEN)

    def _fill(self, place: int) -> None:
        """Start a process in a place that is empty, or try that again soon."""
        try:
            self.children[place] = Child(self.template)
        except OSError:
            self._renew_template()
            self._empty[place] = time.monotonic() + BETWEEN
        else:
            self._empty.pop(place, None)

    def _renew_template(self) -> None:
        log.warning("the template of the processes has died and is replaced")
        self.template.kill()
        self.template = self._template()

    def _replace_all(self) -> None:
        """Start all anew, with the program as it is by now, each when its successor is ready."""
        before, self.template = self.template, self._template()
        for place, old in list(self.children.items()):
            new = self._successor()
            if new is None:
                log.error("a new process did not start; the old ones go on")
                before, self.template = self.template, before
                break
            self.children[place] = new
            old.stop()
            old.end()
        before.end()

    def _successor(self) -> Child | None:
        """A process that is ready, if one gets so far."""
        try:
            new = Child(self.template)
        except OSError:
            return None
        if not new.wait_until_ready():
            new.kill()
            return None
        return new
