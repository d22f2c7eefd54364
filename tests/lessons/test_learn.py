"""`fiefdom learn`: lessons in the terminal, and which of them are done."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from fiefdom.cli.main import main

FIRST = ["silver", "treasures", "copper", "silver", "show me", "treasures", "smithy"]
"""The first lesson: something wrong first, something wrong later, a look at the answer, and to the end."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path))
    monkeypatch.setenv("USER", "ola")
    return tmp_path


def learn(lines: list[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return main(["learn", *words])


def test_a_lesson_is_taken_to_its_end_and_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert learn(FIRST, monkeypatch) == 0
    told = capsys.readouterr().out
    assert "Lesson 1 of 10: Your first turn" in told
    assert "» Copper costs nothing and is worth little" in told
    assert "Try: Copper, treasures" in told
    assert "» That was a turn" in told
    assert (home / "lessons.txt").read_text() == "a-turn\n"
    assert learn([], monkeypatch) == 0
    assert "Lesson 2 of 10" in capsys.readouterr().out


def test_a_lesson_that_is_left_is_not_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert learn(["treasures", "quit"], monkeypatch, "a-turn") == 0
    assert "`fiefdom learn a-turn`" in capsys.readouterr().out
    assert not (home / "lessons.txt").exists()


def test_lessons_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    learn(FIRST, monkeypatch, "1")
    capsys.readouterr()
    assert main(["learn", "--list", "--lang", "pl"]) == 0
    assert "Twoja pierwsza tura" in capsys.readouterr().out
    assert main(["learn", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [entry["done"] for entry in listed] == [True] + [False] * 9
    assert listed[0]["title"] == "Your first turn"


def test_a_lesson_can_be_taken_in_hebrew(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert learn(["נחושת, נחושת, נחושת", "כסף", "אוצרות", "quit"], monkeypatch, "1", "--lang", "he") == 0
    assert "התור הראשון שלכם" in capsys.readouterr().out


def test_an_unknown_lesson_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "atacks"]) == 2
    told = capsys.readouterr().err
    assert "there is no lesson `atacks`" in told
    assert "attacks" in told
