"""A server for the tests: in a thread, without pauses, its bots in the same process; the shuffles can be fixed."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import secrets
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Self
from unittest import mock

import uvicorn

from fiefdom.server import app as server_app
from fiefdom.server.door import config
from fiefdom.server.settings import Settings
from tests.server.local import QuickThinkers

ROOT = Path(__file__).parents[2]

SETTINGS = Settings(
    bot_pace=0.0,
    reaction_window=0.3,
    bot_reaction_window=0.0,
    vote_time=3600.0,
    grace_time=0.0,
    message_rate=1e9,
    message_burst=10**9,
    tables_per_minute=10**6,
    connections_per_address=10**6,
    request_rate=1e6,
    work_burst=1e6,
    study_rollouts=400,
    study_burst=1e6,
)


def web_build() -> ModuleType:
    """The script that builds the client."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["web_build"] = module
    spec.loader.exec_module(module)
    return module


class Serving:
    """A running server, with the client as it is in this source tree."""

    def __init__(self, settings: Settings = SETTINGS, port: int = 0) -> None:
        web_build().build_web()
        with mock.patch.object(server_app, "Thinkers", QuickThinkers):
            self.server = server_app.Server(settings)
        self.listening = socket.create_server(("127.0.0.1", port))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.running = uvicorn.Server(config(self.server.app(), settings, log_level="error", lifespan="on"))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        with mock.patch.object(server_app, "Thinkers", QuickThinkers):
            self.loop.run_until_complete(self.running.serve([self.listening]))

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.running.should_exit = True
        self.thread.join(10)
        self.loop.close()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def hang_up(self) -> None:
        """Cut all connections, as a closed laptop would."""
        for connection in list(self.server.connections):
            self.loop.call_soon_threadsafe(connection.leave, 1001)


@contextlib.contextmanager
def same_shuffles(seed: int) -> Iterator[None]:
    """Tables made in here have this seed, so that their games go the same way every time."""
    with mock.patch.object(secrets, "randbits", return_value=seed):
        yield
