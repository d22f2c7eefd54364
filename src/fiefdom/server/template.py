"""A process that has loaded the program and forks those of a house, which listen in a fraction of the time that Python takes to start.

It has one thread, no database and no visitors, so a copy of it begins with nothing that belongs to somebody else. Whoever wants the
program as it is on disk by now takes a new template.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import socket
from collections.abc import Callable
from multiprocessing.connection import Connection, wait

from fiefdom.game.engines import compiled
from fiefdom.server.app import get_ready
from fiefdom.server.logs import start_logging
from fiefdom.server.settings import Settings

LOADED = ("fiefdom.server.postgres", "fiefdom.agents.thinking", "uvicorn.lifespan.on")
"""What a process would otherwise load when it is asked for the first time."""

STARTING = 60.0
"""Seconds in which a template is ready, and in which a copy is."""

A_NUMBER = 8
"""Bytes of a process's number."""

Life = Callable[[Settings, socket.socket, Connection], None]
"""What a copy does: with these settings, on this socket, until its parent says stop."""


class ProcessTemplate:
    """The template as the parent of a house knows it. What it raises when the template is gone is an `OSError`."""

    def __init__(self, life: Life, settings: Settings, listening: socket.socket) -> None:
        self._orders, theirs = socket.socketpair()
        self._orders.settimeout(STARTING)
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=fork_on_order, args=(life, settings, listening, theirs), name="fiefdom template")
        self._process.start()
        theirs.close()

    @property
    def number(self) -> int:
        return self._process.pid or 0

    def fork(self) -> tuple[int, Connection]:
        """Another copy: its number, and the line to it, which ends with it."""
        ours, theirs = multiprocessing.Pipe()
        try:
            socket.send_fds(self._orders, [b"."], [theirs.fileno()])
            number = self._orders.recv(A_NUMBER)
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        if len(number) < A_NUMBER:
            ours.close()
            raise ConnectionResetError
        return int.from_bytes(number), ours

    def fileno(self) -> int:
        """For whoever waits until it has ended: it says nothing that it was not asked for."""
        return self._orders.fileno()

    @property
    def has_ended(self) -> bool:
        return bool(wait([self._orders], 0))

    def end(self) -> None:
        """Let it end, as soon as its copies have."""
        self._orders.close()

    def kill(self) -> None:
        self._orders.close()
        self._process.kill()
        self._process.join()


def fork_on_order(life: Life, settings: Settings, listening: socket.socket, orders: socket.socket) -> None:
    """Be a template, as long as there is anybody who gives orders."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    start_logging(settings.log)
    load(settings)
    context = multiprocessing.get_context("fork")
    while (line := _next_order(orders)) is not None:
        process = context.Process(target=_live, args=(life, settings, listening, orders, line), name="fiefdom house")
        process.start()  # which also lays those to rest that have ended
        line.close()
        orders.sendall((process.pid or 0).to_bytes(A_NUMBER))


def load(settings: Settings) -> None:
    """Load what processes of a house need, at once or soon."""
    for name in LOADED:
        importlib.import_module(name)
    compiled()
    get_ready(settings.programs)


def _next_order(orders: socket.socket) -> Connection | None:
    """The line that the next copy is to have; None if there will be none."""
    order, files, _, _ = socket.recv_fds(orders, 1, 1)
    return Connection(files[0]) if order else None


def _live(life: Life, settings: Settings, listening: socket.socket, orders: socket.socket, line: Connection) -> None:
    orders.close()
    life(settings, listening, line)
