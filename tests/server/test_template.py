"""Processes of a house are forked from a template: they have its program loaded, and live on without it."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path

import pytest

from fiefdom.server.processes import Child, Signals
from fiefdom.server.settings import Settings
from fiefdom.server.template import LOADED, ProcessTemplate
from fiefdom.server.thinkers import fork_first
from tests.server.clients import PATIENCE


def tell(settings: Settings, listening: socket.socket, line: Connection) -> None:
    """A process that says what it has, then repeats what it is told."""
    line.send((settings.most_tables, listening.getsockname()[1], os.getpid(), [name for name in LOADED if name not in sys.modules]))
    while True:
        line.send(line.recv())


def be_helped(settings: Settings, listening: socket.socket, line: Connection) -> None:
    """A process that has another one for its bots."""
    process, connection = fork_first(settings.programs, listening, line)
    assert connection.poll(PATIENCE)
    line.send(process.pid)
    signal.pause()


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as found:
        yield found


@pytest.fixture
def template(listening: socket.socket) -> Iterator[ProcessTemplate]:
    found = ProcessTemplate(tell, Settings(most_tables=17), listening)
    yield found
    found.kill()


def heard(line: Connection) -> object:
    assert line.poll(PATIENCE)
    return line.recv()


def test_a_copy_has_the_settings_the_socket_and_the_program(template: ProcessTemplate, listening: socket.socket) -> None:
    for _ in range(2):
        number, line = template.fork()
        assert heard(line) == (17, listening.getsockname()[1], number, [])
        line.close()


def test_copies_live_on_without_their_template_which_forks_no_more(template: ProcessTemplate) -> None:
    _, line = template.fork()
    heard(line)
    os.kill(template.number, signal.SIGKILL)
    assert wait([template.fileno()], PATIENCE)
    assert template.has_ended
    with pytest.raises(OSError):  # noqa: PT011 – which one depends on the moment
        template.fork()
    line.send("still here")
    assert heard(line) == "still here"
    line.close()


def test_the_end_of_a_copy_is_heard_at_once(template: ProcessTemplate) -> None:
    child = Child(template)
    assert child.wait_until_ready()
    os.kill(child.number, signal.SIGKILL)
    assert wait([child.line], PATIENCE)
    while not child.has_ended:
        child.listen()
    assert not child.is_well
    child.kill()  # which is nobody's any more


def test_what_thinks_for_a_process_ends_with_it_and_keeps_nothing_of_its_open(listening: socket.socket) -> None:
    template = ProcessTemplate(be_helped, Settings(), listening)
    number, line = template.fork()
    helper = heard(line)
    assert Path(f"/proc/{helper}").exists()
    os.kill(number, signal.SIGKILL)
    assert line.poll(PATIENCE)
    with pytest.raises((EOFError, ConnectionResetError)):  # which nobody would hear of if the helper had the line, too
        line.recv()
    until = time.monotonic() + PATIENCE
    while Path(f"/proc/{helper}").exists():
        assert time.monotonic() < until
        time.sleep(0.01)
    line.close()
    template.kill()


def test_a_signal_is_heard_once_and_does_not_ring_for_ever(request: pytest.FixtureRequest) -> None:
    signals = Signals()
    request.addfinalizer(signals.close)
    signals.note(signal.SIGHUP)
    signals.note(signal.SIGTERM)
    assert wait([signals.bell], PATIENCE)
    assert list(signals.taken()) == [signal.SIGHUP, signal.SIGTERM]
    assert not wait([signals.bell], 0)
