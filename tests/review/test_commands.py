from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fiefdom.cli.main import main
from fiefdom.game.game import Game
from fiefdom.review.advice import KINDS
from fiefdom.review.appraisal import Appraisal
from fiefdom.review.review import ReviewedStep, Reviewing
from fiefdom.review.weighing import Weighing
from fiefdom.text.languages import LANGUAGES
from tests.review.conftest import played

pytestmark = pytest.mark.usefixtures("own_cache")

Out = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.fief"
    path.write_text(str(played(turns=3).record), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, finished: Game) -> Path:
    path = tmp_path_factory.mktemp("records") / "whole.fief"
    path.write_text(str(finished.record), encoding="utf-8")
    return path


QUICK = ["--rollouts", "60", "--threads", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_advise_speaks_every_language(language: str, file: Path, capsys: Out) -> None:
    assert main(["advise", str(file), *QUICK, "--lang", language]) == 0
    assert "%" in capsys.readouterr().out


def test_advise_says_chance_answers_and_plan(file: Path, capsys: Out) -> None:
    assert main(["advise", str(file), *QUICK, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for words in ("Turn 3 – Ola", "Win chance of Ola: ", "Behind", "Plan: ", "Main cards: ", "Buys now, "):
        assert words in out


def test_advise_prints_json(file: Path, capsys: Out) -> None:
    assert main(["advise", str(file), *QUICK, "--at", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["at"] == 3
    assert found["options"][0]["answer"] == found["answer"]
    assert found["plan"]["kind"] in KINDS
    assert sum(found["chances"]) == pytest.approx(1)


def test_advise_goes_back_to_the_last_question_of_a_player(whole: Path, capsys: Out) -> None:
    assert main(["advise", str(whole), *QUICK, "--lang", "en"]) == 2
    assert "the game is over" in capsys.readouterr().err
    assert main(["advise", str(whole), *QUICK, "--seat", "Ola", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["player"] == "Ola"
    assert main(["advise", str(whole), *QUICK, "--seat", "1", "--at", "0", "--lang", "en"]) == 2
    assert "`Ola` is not asked anything up to moment `0`" in capsys.readouterr().err


def test_review_prints_curve_split_and_mistakes_and_writes_a_page(file: Path, tmp_path: Path, capsys: Out) -> None:
    target = tmp_path / "review.html"
    assert main(["review", str(file), *QUICK, "--lang", "en", "--html", str(target)]) == 0
    out = capsys.readouterr().out
    for words in ("Review of the game: Ana, Ola", "Fair share", "Decisions of the others", "The decisions that cost most"):
        assert words in out
    assert any(sign in out for sign in "▃▄▅▆")
    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_review_prints_json(file: Path, capsys: Out) -> None:
    assert main(["review", str(file), *QUICK, "--json"]) == 0
    first = capsys.readouterr().out
    assert json.loads(first)["decisions"]
    assert main(["review", str(file), "--rollouts", "60", "--threads", "2", "--json"]) == 0
    assert capsys.readouterr().out == first


def test_ctrl_c_prints_the_part_of_the_review_that_there_is(file: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Reviewing.__iter__

    def interrupted(work: Reviewing) -> Iterator[ReviewedStep]:
        for number, step in enumerate(whole(work), 1):
            yield step
            if number == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(Reviewing, "__iter__", interrupted)
    assert main(["review", str(file), *QUICK, "--lang", "en"]) == 130
    out = capsys.readouterr().out
    assert "Decisions reviewed: 3 of " in out
    assert "Win chance so far" in out


def test_ctrl_c_prints_the_advice_that_there_is(file: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    measure = Weighing.measure

    def interrupted(weighing: Weighing, deals: int) -> None:
        if len(weighing.points) > 60:
            raise KeyboardInterrupt
        measure(weighing, deals)

    monkeypatch.setattr(Weighing, "measure", interrupted)
    assert main(["advise", str(file), *QUICK, "--lang", "en"]) == 130
    assert "Win chance of Ola" in capsys.readouterr().out


@pytest.mark.parametrize("verb", ["advise", "review"])
def test_ctrl_c_before_there_is_anything_says_so(verb: str, file: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Weighing if verb == "advise" else Appraisal, "compete", interrupted)
    assert main([verb, str(file), *QUICK, "--lang", "en"]) == 130
    out, err = capsys.readouterr()
    assert out == ""
    assert err


@pytest.mark.parametrize("verb", ["advise", "review"])
def test_bad_records_are_explained(verb: str, file: Path, tmp_path: Path, capsys: Out) -> None:
    text = file.read_text(encoding="utf-8")
    bad = tmp_path / "bad.fief"
    for content, code, words in (
        ("no record", 2, "is not the beginning of a record"),
        (text.replace("seed 3\n", ""), 2, "without its seed"),
        (text.replace("buy -> ", "buy -> Province, ", 1), 1, "does not fit"),
    ):
        bad.write_text(content, encoding="utf-8")
        assert main([verb, str(bad), *QUICK, "--lang", "en"]) == code
        said = capsys.readouterr().err
        assert words in said
        assert f"error: {bad}:" in said
    assert main([verb, str(tmp_path / "none.fief"), "--lang", "en"]) == 2
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["advise", "--at", "999"], "there is no moment `999`"),
        (["advise", "--seat", "Nobody"], "there is no player `Nobody`"),
        (["advise", "--rollouts", "0"], "`0` rollouts cannot be played"),
        (["advise", "--rollouts", "99999999999"], "1 to 10000000 can"),
        (["review", "--rollouts", "-1"], "`-1` rollouts cannot be played"),
        (["review", "--threads", "0"], "`0` threads cannot be used"),
        (["review", "--html", "/dev/null/x.html", "--rollouts", "10000000"], "there is no folder `/dev/null`"),
    ],
)
def test_wrong_use_is_explained(words: list[str], message: str, file: Path, capsys: Out) -> None:
    assert main([words[0], str(file), *words[1:], "--lang", "en"]) == 2
    assert message in capsys.readouterr().err


def test_a_record_without_decisions_has_nothing_to_review(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "new.fief"
    path.write_text(str(played(turns=0).record), encoding="utf-8")
    assert main(["review", str(path), "--lang", "en"]) == 2
    assert "nothing to review" in capsys.readouterr().err
