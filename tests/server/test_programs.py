"""Programs of the operator's own at the tables of a server."""

from __future__ import annotations

import sys
from collections import OrderedDict
from pathlib import Path

import pytest

from fiefdom.agents.agent import Agent
from fiefdom.bots.bot import Bot
from fiefdom.cli.main import main
from fiefdom.errors import BadAgent
from fiefdom.game.game import new_game
from fiefdom.server import thinkers
from fiefdom.server.catalogue import choices
from fiefdom.server.chairs import set_chairs
from fiefdom.server.forms import NewSeat
from fiefdom.server.thinkers import Thought, answer, forget
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


def test_it_answers_and_is_ended_when_it_is_forgotten() -> None:
    game = new_game("First Game", players=["Ana", "Bot"], seed=1, starter=1)
    thought = Thought.about(game.view(1), PROGRAM, "a table")
    agents: OrderedDict[tuple[str, str], Agent] = OrderedDict()
    assert answer(thought, agents, [PROGRAM]) == "Copper"
    bot = agents[PROGRAM, "a table"]
    assert isinstance(bot, Bot)
    forget(bot)
    assert bot._program is None


def test_after_a_restart_without_leave_a_simple_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "simple_answer", lambda _: "the simple one")
    game = new_game("First Game", players=["Ana", "Bot"], seed=1, starter=1)
    assert answer(Thought.about(game.view(1), PROGRAM, "a table"), OrderedDict()) == "the simple one"


def test_serve_refuses_a_folder_that_is_none_and_an_origin_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["serve", "--port", "0", "--no-open", "--data", str(tmp_path / "file")]) == 2
    assert "cannot be used as a database" in capsys.readouterr().err
    for origin in ("games.example.org", "https://", "https://games.example.org/table"):
        assert main(["serve", "--port", "0", "--no-open", "--origin", origin]) == 2
        assert f"`{origin}` is no address of a site\nhint: for example `https://games.example.org`" in capsys.readouterr().err


def test_serve_refuses_what_is_no_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--no-open", "--bot", "expert"]) == 2
    assert "`expert` is no program" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--no-open", "--bot", "cmd:./there-is-no-such-program"]) == 2
