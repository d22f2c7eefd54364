"""A program in a process of its own, talked to in lines: it may crash, hang or babble, and nobody else is disturbed.

Three threads do what could block: one writes to the program, one reads its lines, one keeps the end of what it complains about. So
whoever talks to it waits for a line, and never longer than said. The process has a group of its own, and the whole group is killed
in the end, so that nothing it started is left behind.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from io import BufferedReader
from typing import IO

from fiefdom.errors import BadAgent, BotFailed, SystemProblem

MOST_UNREAD = 64
"""Lines that nobody asked for before the program is no longer listened to."""

MOST_COMPLAINTS = 8_192
"""Bytes that are kept of the end of standard error."""


class Ended:
    """In place of a line: the program has closed its output."""


class Flood:
    """In place of a line: the line is too long, or there are too many that nobody asked for."""


class Tail:
    """The end of what was written somewhere. One thread writes it, others look at it whenever they like."""

    def __init__(self) -> None:
        self.kept = b""


class BotProgram:
    """A running program and the three threads around it."""

    def __init__(self, command: str | Sequence[str], longest_line: int) -> None:
        self.command = split_command(command)
        self._process = _start(self.command)
        self._lines: queue.SimpleQueue[bytes | Ended | Flood] = queue.SimpleQueue()
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._complaints = Tail()
        process = self._process
        self._threads = [
            _thread(_write, process.stdin, self._outgoing),
            _thread(_read, process.stdout, self._lines, longest_line),
            _thread(_collect, process.stderr, self._complaints),
        ]
        self._end = weakref.finalize(self, _finish, self._process, self._outgoing)

    @property
    def pid(self) -> int:
        """The process, and its group."""
        return self._process.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote to standard error."""
        return self._complaints.kept.decode(errors="replace").strip()

    def tell(self, line: bytes) -> None:
        """Send a line; this never waits."""
        self._outgoing.put(line)

    def hear(self, seconds: float) -> bytes | Ended | Flood | None:
        """The next line, without its end; None if there is none for so many seconds."""
        try:
            return self._lines.get(timeout=max(seconds, 0))
        except queue.Empty:
            return None

    def unasked(self) -> bytes | Ended | Flood | None:
        """A line that has come although nobody waits for one."""
        return self.hear(0)

    def close_input(self) -> None:
        """Let the program read the end of its input, after everything it was told."""
        self._outgoing.put(None)

    def wait(self, seconds: float) -> int | None:
        """The exit code, negative for a signal; None if it still runs after so many seconds."""
        try:
            return self._process.wait(max(seconds, 0))
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> str:
        """The last line that it complained, when it has ended."""
        self._threads[-1].join(1)
        return self.complaints.rpartition("\n")[2].strip()

    def kill(self) -> int:
        """End the program and everything that it started; the exit code."""
        self._end()
        for thread in self._threads:
            thread.join(1)  # what left the group and keeps a pipe open may keep a thread, but not us
        return self._process.wait()


def split_command(command: str | Sequence[str]) -> tuple[str, ...]:
    """The words of a command, as a shell would split them; no shell is involved."""
    try:
        words = tuple(shlex.split(command) if isinstance(command, str) else command)
    except ValueError as problem:
        raise BadAgent("unreadable", command=command, why=problem) from problem
    if not words:
        raise BadAgent("no-command")
    return words


def check_command(command: Sequence[str]) -> None:
    """Refuse a command whose program is not there."""
    if shutil.which(command[0]) is None:
        if os.path.exists(command[0]):
            raise BadAgent("cannot-run", program=command[0])
        raise BadAgent("not-there", program=command[0])


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except OSError as problem:
        raise BotFailed("no-start", command=shlex.join(command), why=SystemProblem.of(problem), fault="start") from problem


def _finish(process: subprocess.Popen[bytes], outgoing: queue.SimpleQueue[bytes | None]) -> None:
    """Kill the group, also what is left of it when the program itself has gone, and leave no zombie."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    outgoing.put(None)


# The threads


def _thread(target: object, *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=target, args=arguments, daemon=True, name="fiefdom-bot")  # type: ignore[arg-type]
    thread.start()
    return thread


def _write(pipe: IO[bytes], outgoing: queue.SimpleQueue[bytes | None]) -> None:
    """Write what there is to say until there is no more, or nobody to read it."""
    with contextlib.suppress(OSError, ValueError):
        while (line := outgoing.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError):
        pipe.close()


def _read(pipe: IO[bytes], lines: queue.SimpleQueue[bytes | Ended | Flood], longest: int) -> None:
    """Read lines, and stop listening to a program that does not stop talking."""
    with pipe:
        while line := pipe.readline(longest + 1):
            if len(line) > longest or lines.qsize() >= MOST_UNREAD:
                lines.put(Flood())
                return
            if line.strip():
                lines.put(line.strip())
    lines.put(Ended())


def _collect(pipe: BufferedReader, complaints: Tail) -> None:
    """Keep the end of what is written there."""
    with pipe:
        while piece := pipe.read1(MOST_COMPLAINTS):
            complaints.kept = (complaints.kept + piece)[-MOST_COMPLAINTS:]
