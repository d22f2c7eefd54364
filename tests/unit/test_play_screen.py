"""Complete games of `fiefdom play` in a real terminal, through tmux, in English and in Hebrew."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fiefdom.game.game import Game
from fiefdom.terminal.session import Session
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed (Debian: apt install tmux)")
PATIENCE = 600.0
"""Seconds after which something will not happen any more, however busy the machine is. What happens is not waited for any longer."""


class Terminal:
    """A tmux server of its own with one window."""

    def __init__(self, folder: Path, command: str) -> None:
        self.socket = str(folder / "tmux")
        environment = {**os.environ, "FIEFDOM_DATA": str(folder), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
        start = ["tmux", "-u", "-S", self.socket, "-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "30", command]
        subprocess.run(start, check=True, env=environment)

    def run(self, *arguments: str) -> str:
        done = subprocess.run(["tmux", "-u", "-S", self.socket, *arguments], capture_output=True, text=True, check=False)
        return done.stdout

    def screen(self) -> str:
        return self.run("capture-pane", "-p")

    def send(self, text: str) -> None:
        """Type a command, see it on the screen, and send it off."""
        self.run("send-keys", "-l", text)
        self.wait_for(rf"(?m)^ *{re.escape(text)} *$")
        self.run("send-keys", "Enter")

    def open_command_line(self) -> None:
        """Press / until it is typed: when the program first hears it, it goes to the command line; the next one is written there."""
        deadline = time.monotonic() + PATIENCE
        while not re.search(r"(?m)^ */+ *$", self.screen()):
            assert time.monotonic() < deadline, f"the command line is not to be had:\n{self.screen()}"
            self.run("send-keys", "/")
            time.sleep(0.2)
        self.run("send-keys", "C-u")
        while re.search(r"(?m)^ */+ *$", self.screen()):
            assert time.monotonic() < deadline, f"the command line does not become empty:\n{self.screen()}"
            self.run("send-keys", "C-u")
            time.sleep(0.2)

    def wait_for(self, pattern: str) -> str:
        """The screen, as soon as it shows the pattern."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = self.screen()
            if re.search(pattern, shown):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"`{pattern}` did not appear:\n{self.screen()}")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    subprocess.run(["tmux", "-S", str(tmp_path / "tmux"), "kill-server"], capture_output=True, check=False)


def saved_game(folder: Path) -> Game | None:
    """The game as it was saved after the last decision."""
    files = list(folder.rglob("*.fief"))
    return Session.load(files[0]).game if files else None


def first_saved_game(folder: Path) -> Game:
    """The game as soon as it is saved for the first time."""
    deadline = time.monotonic() + PATIENCE
    while (game := saved_game(folder)) is None:
        assert time.monotonic() < deadline, "no game is saved"
        time.sleep(0.05)
    return game


def answer(terminal: Terminal, folder: Path, before: Game, text: str) -> Game:
    """Type a command, and wait until the game has gone on."""
    terminal.send(text)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        game = saved_game(folder)
        if game and game.decisions > before.decisions:
            return game
        time.sleep(0.05)
    raise AssertionError(f"the game does not go on after `{text}`:\n{terminal.screen()}")


def command(game: Game) -> str:
    """What a simple player types."""
    assert game.question is not None
    if game.question.id == "treasure":
        return "treasures"
    wanted = next(name for name in ("Province", "Gold", "Duchy", "Silver", "pass") if name in game.question.answers)
    return "pass" if wanted == "pass" else f"buy {wanted.lower()}"


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_complete_game_on_the_screen(folder: Path, language: str) -> None:
    """Buy what the coins allow until the game is over; the final sheet names the winner, and Q leaves."""
    texts = Texts(language)
    options = f"--players Ana,Bot=bot:big-money --seed 5 --bidi visual --lang {language}"
    terminal = Terminal(folder, f"{sys.executable} -m fiefdom play 'First Game' {options}")
    terminal.wait_for(r"(?m)^ t .* / ")  # the line with the keys comes last
    terminal.open_command_line()
    title = "".join(reversed(texts.format("ui-final-scores"))) if texts.is_rtl else texts.format("ui-final-scores")
    title = strip_isolates(title)
    game = first_saved_game(folder)
    while game.question:
        game = answer(terminal, folder, game, command(game))
    shown = terminal.wait_for(re.escape(title))
    assert "Ana" in shown
    assert "Bot" in shown
    terminal.run("send-keys", "q")
    deadline = time.monotonic() + PATIENCE
    while terminal.run("list-sessions") and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not terminal.run("list-sessions"), "the program has not ended"
