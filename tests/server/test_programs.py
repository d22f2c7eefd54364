"""Programs of the operator's own at the tables of a server."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fiefdom.bots.bot import Bot, find_player
from fiefdom.cli.main import main
from fiefdom.errors import BadAgent
from fiefdom.game.game import new_game
from fiefdom.server import thought as thoughts
from fiefdom.server.chairs import set_chairs
from fiefdom.server.forms import NewSeat, choices
from fiefdom.server.thought import Answered, BotTask, Mind
from fiefdom.text.texts import Texts

PROGRAM = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'big_money.py'}"
SEATS = [NewSeat(), NewSeat(kind="bot", bot=PROGRAM)]


def test_a_program_sits_at_a_table_only_where_the_operator_allows_it() -> None:
    with pytest.raises(BadAgent, match="not allowed"):
        set_chairs(SEATS, Texts())
    chairs, _ = set_chairs(SEATS, Texts(), [PROGRAM])
    assert (chairs[1].kind, chairs[1].bot, chairs[1].name) == ("bot", PROGRAM, "big_money")


def test_it_is_among_the_choices_with_a_title() -> None:
    assert [bot.title for bot in choices([PROGRAM]).bots if bot.name == PROGRAM] == ["big_money"]
    assert [bot.name for bot in choices().bots if bot.title] == []


def mind(*programs: str) -> Mind:
    return Mind(lambda name, seed: find_player(name, seed, allow_commands=name in programs))


def test_it_answers_and_is_ended_when_it_is_forgotten() -> None:
    game = new_game("First Game", players=["Ana", "Bot"], seed=1, starter=1)
    own = mind(PROGRAM)
    assert own.answer(BotTask.about(game.view(1), PROGRAM, "a table")) == Answered("Copper")
    bot = own.residents[PROGRAM, "a table"].agent
    assert isinstance(bot, Bot)
    own.forget(["a table"])
    assert bot._program is None
    assert not own.residents


def test_of_many_programs_those_that_were_not_asked_for_long_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "RUNNING", 1)
    view = new_game("First Game", seed=1, starter=1).view(1)
    own = mind(PROGRAM)
    own.answer(BotTask.about(view, PROGRAM, "first"))
    first = own.residents[PROGRAM, "first"].agent
    for player in ("second", "third"):
        own.answer(BotTask.about(view, "random", player))
    assert len(own.residents) == 3
    own.answer(BotTask.about(view, PROGRAM, "fourth"))
    assert [key[1] for key in own.residents] == ["second", "third", "fourth"]
    assert isinstance(first, Bot)
    assert first._program is None
    own.forget(["fourth"])


def test_after_a_restart_without_leave_a_simple_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "simple_answer", lambda _: "the simple one")
    game = new_game("First Game", players=["Ana", "Bot"], seed=1, starter=1)
    answered = mind().answer(BotTask.about(game.view(1), PROGRAM, "a table"))
    assert answered.answer == "the simple one"
    assert "not allowed here" in answered.problem


def test_serve_refuses_a_folder_that_is_none_and_an_origin_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["serve", "--port", "0", "--no-open", "--data", str(tmp_path / "file")]) == 2
    assert "cannot be used as a folder: File exists" in capsys.readouterr().err
    for origin in ("games.example.org", "https://", "https://games.example.org/table"):
        assert main(["serve", "--port", "0", "--no-open", "--origin", origin]) == 2
        assert f"`{origin}` is no address of a site\nhint: for example `https://games.example.org`" in capsys.readouterr().err


def test_serve_refuses_what_is_no_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--no-open", "--bot", "expert"]) == 2
    assert "`expert` is no program" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--no-open", "--bot", "cmd:./there-is-no-such-program"]) == 2
