"""Serve the table in the browser: play bots and friends on one's own machine."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import urllib.parse
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from fiefdom.bots.players import find_player, is_command
from fiefdom.cli.output import note, warn_if_slow
from fiefdom.errors import BadAgent, BadNumber, BadPath
from fiefdom.server.settings import Settings
from fiefdom.terminal.saved import data_directory
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    import uvicorn


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom serve`."""
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=texts.format("help-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=texts.format("help-serve-port"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=texts.format("help-serve-data"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=texts.format("help-serve-origin"))
    parser.add_argument("--bot", action="append", default=[], metavar="COMMAND", help=texts.format("help-serve-bot"))
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help=texts.format("help-serve-open"))


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    programs = tuple(map(checked_program, arguments.bot))
    origins = tuple(map(checked_origin, arguments.origin))
    data = arguments.data or data_directory(os.environ)
    check_database(data)
    listening = bind(arguments.host, arguments.port)
    address = f"http://{shown_host(arguments.host)}:{listening.getsockname()[1]}/"
    warn_if_slow()

    def ready() -> None:
        note(arguments.texts.format("serve-ready", address=address))
        note(arguments.texts.format("serve-stop"))
        if arguments.open:
            webbrowser.open(address)

    server = make_server(Settings(data=data, origins=origins, programs=programs))
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve(server, listening, ready))
    return 0


def check_database(data: Path) -> None:
    """Refuse a folder in which games cannot be kept, or that another server uses, before anything is served."""
    from fiefdom.server.app import DATABASE
    from fiefdom.server.sqlite_storage import lock_folder_of, open_database

    held = lock_folder_of(data / DATABASE)
    try:
        open_database(data / DATABASE).close()
    finally:
        if held:
            held.release()


def checked_origin(origin: str) -> str:
    """An address under which the pages are reached, as browsers name it: without a path."""
    parts = urllib.parse.urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise BadPath(f"`{origin}` is no address of a site", "for example `https://games.example.org`")
    return origin.rstrip("/")


def checked_program(name: str) -> str:
    """A program that guests may play against, `cmd:./mybot`; refused if it cannot be started."""
    if not is_command(name):
        raise BadAgent(f"`{name}` is no program", "write `cmd:` and its command: `--bot cmd:./mybot`; all other bots are there anyway")
    find_player(name, allow_commands=True)
    return name.strip()


def make_server(settings: Settings) -> uvicorn.Server:
    """The server with these settings."""
    from uvicorn import Config, Server

    from fiefdom.server.app import make_app

    config = Config(
        make_app(settings),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=settings.largest_message * 4,  # larger ones are cut off; up to there they are refused with a reason
        timeout_graceful_shutdown=3,
        server_header=False,
        access_log=False,
    )
    return Server(config)


async def serve(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket; say when all is ready."""
    starting = asyncio.create_task(when_started(server, ready))
    await server.serve([listening])
    starting.cancel()


async def when_started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    """Call `ready` as soon as the server answers, without keeping it from answering."""
    while not server.started:
        await asyncio.sleep(0.02)
    await asyncio.to_thread(ready)


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one."""
    if not 0 <= port <= 65535:
        raise BadNumber(f"`{port}` is no port", "a port is a number from 0 to 65535")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as problem:
        hint = "try another one: `--port 8001`, or `--host 0.0.0.0`"
        raise BadPath(f"`{host}:{port}` cannot be used: {problem.strerror}", hint) from problem
    return listening


def shown_host(host: str) -> str:
    """The host as it stands in an address to click: where the server listens everywhere, this machine."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
