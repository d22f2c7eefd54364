"""A server to be measured: `fiefdom serve` in a process of its own, with a folder of its own, at any free port."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
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
def served(settings: Mapping[str, object] | None = None, *, core: int = ANY) -> Iterator[MeasuredServer]:
    """A running server with these settings, on one core if it is named and the system can pin processes."""
    options = [f"--{name.replace('_', '-')}={value}" for name, value in (settings or {}).items()]
    pinned = core != ANY and hasattr(os, "sched_setaffinity")
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "fiefdom", "serve", "--no-open", "--port=0", f"--data={data}", "--lang=en", *options]
        pin = (lambda: os.sched_setaffinity(0, {core})) if pinned else None  # its threads and bots stay there, too
        with Path(data, "log").open("wb") as log:
            process = subprocess.Popen(command, stderr=log, stdout=subprocess.DEVNULL, preexec_fn=pin)
        try:
            yield MeasuredServer(_host(process, Path(log.name)), process.pid)
        finally:
            process.terminate()
            process.wait()
            warnings = Counter(re.sub(r"\d+", "N", line) for line in _lines(Path(log.name)) if line.startswith(("WARNING", "ERROR")))
            for line, number in warnings.most_common(8):
                print(f"{number} × {line[:160]}", file=sys.stderr)


def _lines(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8", errors="replace").splitlines()


def _host(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where the server says that it answers."""
    while process.poll() is None:
        for line in _lines(log):
            if "ready: " in line:
                return line.partition("://")[2].strip().rstrip("/")
        time.sleep(0.05)
    raise SystemExit("\n".join(["the server did not start", *_lines(log)]))
