"""A server that can be killed again and again: this process loads everything once, then forks a server for every line that it reads.

`python -m tests.server.forked DATA` prints the port, then the process id of each server.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from pathlib import Path

from fiefdom.server.app import Server, get_ready
from fiefdom.server.door import Gate, config
from tests.server.clients import data_of
from tests.server.local import QuickThinkers


def serve(listening: socket.socket, data: Path) -> None:
    """Be a server until somebody kills this process."""
    settings = data_of(data, reaction_window=0.01)
    server = Server(settings, QuickThinkers())
    asyncio.run(Gate(config(server.app(), settings, log_level="error")).serve([listening]))


def main() -> None:
    """Fork a server for every line."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(128)
    sys.stdout.write(f"{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    get_ready(())  # this takes longer than everything else
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if child == 0:
            serve(listening, Path(sys.argv[1]))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    if child:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
