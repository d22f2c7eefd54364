"""Serve the table in the browser: play bots and friends on one's own machine."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING

from fiefdom.agents.agent import is_program
from fiefdom.bots.bot import try_out
from fiefdom.cli.arguments import add_options, chosen
from fiefdom.cli.output import WRONG_USE, note, warn_if_slow
from fiefdom.errors import BadAgent, BadNumber, BadPath, SystemProblem
from fiefdom.server.logs import start_logging
from fiefdom.server.reach import addresses_for, shown_host
from fiefdom.server.settings import Settings
from fiefdom.terminal.session import data_directory
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    import uvicorn


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=texts.format("help-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=texts.format("help-serve-port"))
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help=texts.format("help-serve-open"))
    add_options(parser, texts, Settings, "serve")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    listening = bind(arguments.host, arguments.port)
    port = listening.getsockname()[1]
    address = f"http://{shown_host(arguments.host)}:{port}/"
    warn_if_slow()
    warn_if_bare(arguments.texts)

    def ready() -> None:
        note(arguments.texts.format("serve-ready", address=address))
        if friends := [f"http://{shown_host(each)}:{port}/" for each in addresses_for(arguments.host)]:
            note(arguments.texts.format("serve-friends", addresses=" ".join(friends)))
        note(arguments.texts.format("serve-stop"))
        if arguments.open:
            webbrowser.open(address)

    start_logging(settings.log)
    if settings.workers:
        from fiefdom.server.door import BACKLOG
        from fiefdom.server.processes import Processes

        listening.listen(BACKLOG)
        return 0 if Processes(settings, listening).run(ready) else WRONG_USE
    server = make_server(settings)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve(server, listening, ready))
    return 0


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that the arguments ask for; programs are tried out, and so is the folder."""
    said = chosen(Settings, arguments)
    settings = Settings(**{"data": data_directory(os.environ), **said, "hosts": (arguments.host, *said.get("hosts", ()))})
    for program in settings.programs:
        if not is_program(program):
            raise BadAgent("no-program", name=program)
        try_out(program)
    check_database(settings)
    return settings


def check_database(settings: Settings) -> None:
    """Refuse a database in which games cannot be kept, or that another server uses, before anything is served."""
    from fiefdom.server.database import database_at

    database_at(settings.database, settings.data, "shared" if settings.workers else "alone").close()


def warn_if_bare(texts: Texts) -> None:
    """Say how to get the web client where it was not built: there would be nothing to see in the browser."""
    from fiefdom.server.web_client import client_files

    if client_files() is None:
        note(texts.format("serve-no-client"))


def make_server(settings: Settings) -> uvicorn.Server:
    from fiefdom.server.app import Server
    from fiefdom.server.door import Gate, config

    server = Server(settings)
    return Gate(config(server.app(), settings, server.metrics.note_refusal))


async def serve(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket; say when all is ready. SIGHUP ends it like SIGTERM: what started it starts it anew, with the program of today."""
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, server.handle_exit, signal.SIGTERM, None)
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
        raise BadNumber("port", port=port)
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as problem:
        raise BadPath("address", address=f"{host}:{port}", why=SystemProblem.of(problem)) from problem
    return listening
