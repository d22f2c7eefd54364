"""The processes of a house on one machine: started together, replaced when they die or freeze, and one by one when the host wants it.

They accept visitors on one socket that they have in common. SIGHUP to their parent starts each anew, the new one first.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import multiprocessing
import os
import queue
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait

import uvicorn

from fiefdom.errors import BadPath
from fiefdom.server.app import Server
from fiefdom.server.database import database_at
from fiefdom.server.door import Gate, config
from fiefdom.server.logs import start_logging
from fiefdom.server.settings import Settings

SIGN = 1.0
"""Seconds between two words of a process to its parent."""

FROZEN = 15.0
"""Seconds of silence after which a process is killed and another one started: its visitors come again, and their games go on."""

STARTING = 60.0
"""Seconds in which a process has started."""

STOPPING = 15.0
"""Seconds in which it has stopped."""

LAST_VISITORS = 0.3
"""Seconds in which whoever has come just before the door was closed is answered."""

BETWEEN = 1.0
"""Seconds between two starts in the place of a process that dies at once."""

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
    """Be one of the processes, until the parent says stop or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    start_logging(settings.log)
    try:
        database_at(settings.database, settings.data, "shared").close()
    except BadPath as problem:  # it may be back when the next process is tried
        log.error("a process cannot start: %s", problem)
        sys.exit(1)
    private = socket.create_server((settings.private_address, 0), family=_family(settings.private_address))
    address = _shown(private)
    server = HouseServer(Server(own_share(settings), address=address))
    threading.Thread(target=_stop_with, args=(parent,), daemon=True).start()

    async def main() -> None:
        signs = asyncio.create_task(_give_signs(server, parent))
        await server.serve([listening, private])
        signs.cancel()

    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(main())


def own_share(settings: Settings) -> Settings:
    """What one process has of the processes for bots, studies and the lab that the machine is to have: of each at least one."""
    shares = {name: -(-getattr(settings, name) // settings.workers) for name in ("bot_workers", "study_workers", "lab_workers")}
    return dataclasses.replace(settings, **shares)


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
    """A process, as its parent knows it."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve_house, args=(settings, listening, theirs), name="fiefdom house")
        self.process.start()
        theirs.close()
        self.heard = time.monotonic()
        self.is_ready = False

    def listen(self) -> None:
        """Take what it says."""
        with contextlib.suppress(EOFError, OSError):
            while self.pipe.poll():
                self.pipe.recv()
                self.heard, self.is_ready = time.monotonic(), True

    @property
    def is_well(self) -> bool:
        """Whether it lives and speaks."""
        patience = FROZEN if self.is_ready else STARTING
        return self.process.is_alive() and time.monotonic() - self.heard < patience

    def wait_until_ready(self) -> bool:
        while not self.is_ready and self.is_well:
            wait([self.pipe, self.process.sentinel], timeout=SIGN)
            self.listen()
        return self.is_ready

    def stop(self) -> None:
        """Let it hand over what it has, and end."""
        if self.process.is_alive():
            self.process.terminate()

    def end(self) -> None:
        """Wait for its end, but not for ever."""
        self.process.join(STOPPING)
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Processes:
    """All of them. `run` returns when they are to stop."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings, self.listening = settings, listening
        self.children: list[Child] = []
        self._signals: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._bell, self._ringer = socket.socketpair()

    def run(self, ready: Callable[[], None]) -> bool:
        """Start them, call `ready`, and look after them until SIGTERM or SIGINT; False if one does not start."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._note)
        try:
            self.children = [self._child() for _ in range(self.settings.workers)]
            if not all(child.wait_until_ready() for child in self.children):
                log.error("a process did not start; the house ends")
                return False
            ready()
            self._look_after()
            return True
        finally:
            for child in self.children:
                child.stop()
            for child in self.children:
                child.end()

    def _child(self) -> Child:
        return Child(self.settings, self.listening)

    def _note(self, number: int, _: object) -> None:
        self._signals.put(number)
        self._ringer.send(b".")

    def _look_after(self) -> None:
        while True:
            wait([self._bell, *(child.pipe for child in self.children), *(child.process.sentinel for child in self.children)], timeout=SIGN)
            while not self._signals.empty():
                if self._signals.get() != signal.SIGHUP:
                    return
                self._replace_all()
            for place, child in enumerate(self.children):
                child.listen()
                if not child.is_well:
                    self._replace_lost(place)

    def _replace_lost(self, place: int) -> None:
        """Start a process in the place of one that has died, or that does not speak any more."""
        lost = self.children[place]
        log.warning("process %s %s and is replaced", lost.process.pid, "is frozen" if lost.process.is_alive() else "has died")
        lost.kill()
        if not lost.is_ready:
            time.sleep(BETWEEN)
        self.children[place] = self._child()

    def _replace_all(self) -> None:
        """Start all anew, each when its successor is ready."""
        for place, old in enumerate(self.children):
            new = self._child()
            if not new.wait_until_ready():
                log.error("a new process did not start; the old ones go on")
                new.kill()
                return
            self.children[place] = new
            old.stop()
            old.end()
