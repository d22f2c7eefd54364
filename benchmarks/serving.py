"""A server to be measured: `fiefdom serve` in a process of its own, with a folder of its own, at any free port."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

MANY = 10**6
ONE_ADDRESS = {
    "connections_per_address": MANY,
    "requests_per_address": MANY,
    "busy_connections": MANY,
    "tables_per_minute": MANY,
    "request_rate": MANY,
    "request_burst": MANY,
    "work_burst": MANY,
}
"""All clients of a benchmark come from one address, and at the same moment."""


ANY = -1
"""All cores."""


class MeasuredServer(NamedTuple):
    """Where it answers, and its process."""

    host: str
    pid: int


@contextmanager
def served(settings: Mapping[str, float] | None = None, *, core: int = ANY) -> Iterator[MeasuredServer]:
    """A running server with these settings, on one core if it is named and the system can pin processes."""
    options = [f"--{name.replace('_', '-')}={value}" for name, value in (settings or {}).items()]
    pinned = core != ANY and hasattr(os, "sched_setaffinity")
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "fiefdom", "serve", "--no-open", "--port=0", f"--data={data}", "--lang=en", *options]
        pin = (lambda: os.sched_setaffinity(0, {core})) if pinned else None  # its threads and bots stay there, too
        process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="utf-8", preexec_fn=pin)
        try:
            yield MeasuredServer(_host(process), process.pid)
        finally:
            process.terminate()
            process.communicate()


def _host(process: subprocess.Popen[str]) -> str:
    """Where the server says that it answers."""
    assert process.stderr is not None
    said = ""
    for line in process.stderr:
        if "ready: " in line:
            return line.partition("://")[2].strip().rstrip("/")
        said += line
    raise SystemExit(f"the server did not start\n{said}")
