"""Work shared out among processes. Whoever stops early, by Ctrl-C or otherwise, stops all of them at once."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, cast

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class WorkerGone(RuntimeError):
    """A process that ended in the middle of its work: killed, or out of memory."""


def share_out(work: Callable[[Piece], Result], pieces: Sequence[Piece], processes: int) -> Generator[tuple[Piece, Result], None, None]:
    """Do every piece on one of so many processes; each with its result, as it is done.

    `work` must be a function that another process can import, or a partial of one. Its `finally` blocks are carried out when the
    work is stopped in the middle, so that it can put its things away.
    """
    waiting = list(reversed(pieces))
    workers = _start(work, min(processes, len(pieces)))
    doing: dict[Connection, Piece] = {}
    try:
        for line in workers:
            doing[line] = waiting.pop()
            line.send(doing[line])
        while doing:
            for done in wait(list(doing)):
                line = cast(Connection, done)
                piece = doing.pop(line)
                result = _result(line)
                if waiting:
                    doing[line] = waiting.pop()
                    line.send(doing[line])
                yield piece, result
    finally:
        for line, process in workers.items():
            process.terminate()
            line.close()
        for process in workers.values():
            process.join()


def _start(work: Callable[[Any], Any], number: int) -> dict[Connection, BaseProcess]:
    """So many processes, each at the other end of a line. Ctrl-C at the keyboard is for this process alone."""
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, BaseProcess] = {}
    with _deaf_to_interrupts():
        for _ in range(number):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, work), daemon=False)
            process.start()
            theirs.close()
            workers[ours] = process
    return workers


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started meanwhile inherits it. Only the main thread can do this."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _result(line: Connection) -> Any:
    try:
        result, problem = line.recv()
    except EOFError:
        raise WorkerGone("a process ended in the middle of its work") from None
    if problem is not None:
        raise problem
    return result


def _work(line: Connection, work: Callable[[Any], Any]) -> None:
    """What a process does: piece after piece, until there is nobody to work for or it is told to end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            piece = line.recv()
            try:
                result, problem = work(piece), None
            except Exception as caught:
                result, problem = None, caught
            line.send((result, problem))
