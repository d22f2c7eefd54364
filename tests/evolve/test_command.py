from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cli.main import main
from fiefdom.errors import BadNumber
from fiefdom.evolve.budget import Budget
from fiefdom.evolve.evolution import Evolution
from fiefdom.evolve.leaders import read_leaders


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIEFDOM_CACHE", str(tmp_path / "cache"))


COMMAND = ["evolve", "silver-and-gold-2", "--budget", "60000 games", "--threads", "2", "--lang", "en"]


def test_evolve_prints_leaders_and_a_cross_table_and_writes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["evolve", "First Game", "--budget", "10h", "--out", str(tmp_path / "file")]) == 2  # before hours are spent
    assert "is no folder to write to" in capsys.readouterr().err
    assert main([*COMMAND, "--out", str(tmp_path / "out")]) == 0
    out = capsys.readouterr().out
    assert "Share of points in percent, row against column:" in out
    found = read_leaders(tmp_path / "out")
    for strategy in found.strategies:
        assert str(strategy) in out
    assert list((tmp_path / "cache").rglob("*.json"))


def test_leaders_and_their_numbers_are_said_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND[:-1], "ro"]) == 0
    heading, table = (part for part in capsys.readouterr().out.split("1. ")[:2])
    assert re.search(r"jocuri: \d+\.\d{3}\)", heading)
    assert "Argint" in table.splitlines()[0] or not re.search(r"\b(Silver|Village|Market)\b", table.splitlines()[0])
    assert "Cota de puncte" in table


def test_evolve_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["kingdom"]["key"] == "silver-and-gold-2"
    assert found["players"] == 2
    assert sum(leader["weight"] for leader in found["leaders"]) == pytest.approx(1, abs=0.01)
    assert len(found["table"]) == len(found["leaders"])


def test_ctrl_c_gives_what_there_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Evolution, "step", interrupted)
    assert main(["evolve", "silver-and-gold-2", "--budget", "1h", "--lang", "en"]) == 130
    assert "name: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "budget"),
    [("60s", Budget(60)), ("1.5m", Budget(90)), ("2h", Budget(7200)), ("45", Budget(45)), ("200000 games", Budget(games=200_000))],
)
def test_budgets_are_seconds_or_games(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["", "0s", "soon", "-5s", "5 weeks"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadNumber, match="is no budget"):
        Budget.parse(text)


@pytest.mark.parametrize("wrong", [["--players", "7"], ["--threads", "0"], ["--budget", "x"], ["--edition", "1"]])
def test_wrong_use_is_explained(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evolve", "silver-and-gold-2", "--lang", "en", *wrong]) == 2
    assert "`" in capsys.readouterr().err
