"""`fiefdom sim`, `tournament`, `sweep` and `strategies`: what they print, and how they refuse what makes no sense."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cli.main import main
from fiefdom.cli.sim import expected_games
from fiefdom.errors import BadNumber
from fiefdom.simulation.conditions import Conditions, precision
from fiefdom.simulation.job import BLOCK, MatchJob
from fiefdom.simulation.run import simulate
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, Tally
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts

Capture = pytest.CaptureFixture[str]
ALMSHOUSE = Path(__file__).parent.parent.parent / "examples" / "cards" / "almshouse.cards"
RULES = "Province; Gold; Smithy if count(Smithy) < {n}; Silver"
SWEEP = ("sweep", RULES, "--against", "big-money", "--vary", "n=1..2", "--games", "60")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def printed(capsys: Capture, *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def refused(capsys: Capture, *words: str) -> str:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("error: ")
    return captured.err


def test_sim_shows_who_won_and_how_the_games_went(capsys: Capture) -> None:
    shown = printed(capsys, "sim", "smithy", "big-money-ultimate", "--games", "600")
    for words in (
        "Smithy",
        "Big Money Ultimate",
        "95% interval",
        "Place 1",
        "Provinces",
        "Copies a game",
        "Length of a game",
        "Kingdom cards: Smithy",
    ):
        assert words in shown


def test_sim_prints_json_and_nothing_else(capsys: Capture) -> None:
    shown = json.loads(printed(capsys, "sim", "smithy", "Province; Gold; Silver", "--games", "600", "--seed", "9", "--json"))
    assert (shown["games"], shown["seed"]) == (600, 9)
    assert [player["name"] for player in shown["players"]] == ["Smithy", "Province; Gold; Silver"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_in_the_language(language: str, capsys: Capture) -> None:
    texts = Texts(language)
    shown = strip_isolates(printed(capsys, "sim", "smithy", "witch", "--games", "60", "--lang", language))
    assert strip_isolates(texts.format("sim-purchases")) in shown
    assert strip_isolates(texts.format("sim-won")) in shown
    shown = strip_isolates(printed(capsys, "tournament", "smithy", "witch", "--games", "60", "--lang", language))
    assert strip_isolates(texts.format("sim-cross-table")) in shown
    shown = strip_isolates(printed(capsys, *SWEEP, "--lang", language))
    assert strip_isolates(texts.format("sim-values")) in shown


def test_numbers_are_written_as_in_the_language(capsys: Capture) -> None:
    assert "0,0%" in printed(capsys, "sim", "Copper", "Copper", "--games", "2", "--most-turns", "5", "--lang", "pl")


def test_sim_stops_at_the_wanted_precision(capsys: Capture) -> None:
    shown = json.loads(printed(capsys, "sim", "smithy", "witch", "--until", "1%", "--json"))
    assert shown["games"] % BLOCK == 0
    assert (shown["players"][0]["high"] - shown["players"][0]["low"]) / 2 <= 0.01


def test_sim_says_when_the_precision_was_not_reached(capsys: Capture) -> None:
    assert main(("sim", "smithy", "witch", "--until", "0.1%", "--games", "600")) == 0
    assert "The precision was not reached: ±" in capsys.readouterr().err


def test_sim_writes_everything_that_is_wanted(tmp_path: Path, capsys: Capture) -> None:
    pytest.importorskip("matplotlib", reason="the plots need the extra `plots`")
    plot, folder = tmp_path / "it.svg", tmp_path / "tables"
    printed(capsys, "sim", "smithy", "witch", "--games", "60", "--plot", str(plot), "--csv", str(folder))
    assert plot.exists()
    assert len(list(folder.iterdir())) == 7


def test_a_card_that_is_not_in_the_kingdom_is_only_a_warning(capsys: Capture) -> None:
    assert main(("sim", "smithy", "witch", "--kingdom", "First Game", "--games", "2", "--json")) == 0
    captured = capsys.readouterr()
    assert captured.err == "Not in the kingdom, so Witch plays without: Witch\n"
    assert "Smithy" in json.loads(captured.out)["kingdom"]


def test_a_kingdom_may_be_named_in_the_language(capsys: Capture) -> None:
    shown = json.loads(printed(capsys, "sim", "smithy", "moat", "--kingdom", "first-game-1", "--edition", "1", "--games", "2", "--json"))
    assert (shown["edition"], len(shown["kingdom"])) == (1, 10)


def test_own_cards_are_simulated(capsys: Capture) -> None:
    words = ("ultimate+almshouse", "big-money-ultimate", "--cards", str(ALMSHOUSE), "--games", "6000", "--json")
    shown = json.loads(printed(capsys, "sim", *words))
    assert shown["kingdom"] == ["Almshouse"]
    assert shown["players"][0]["low"] > 0.5
    kingdom = "Almshouse, Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
    shown = json.loads(printed(capsys, "sim", *words, "--kingdom", kingdom))
    assert len(shown["kingdom"]) == 10
    assert "Almshouse" in printed(capsys, "tournament", *words[:-1])
    rules = "Province; Gold; Almshouse if count(Almshouse) < {n}; Silver"
    assert "n=2" in printed(capsys, "sweep", rules, "--against", "big-money", "--vary", "n=1..2", *words[2:4], "--games", "60")


# Refused


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("sim", "smithy"), "`1` players cannot play"),
        (("sim", "smithi", "witch"), "did you mean `smithy`?"),
        (("sim", "smithy", "Province; Golt; Silver"), "Golt"),
        (("sim", "smithy", "witch", "--games", "0"), "`games` cannot be 0"),
        (("sim", "smithy", "witch", "--until", "soon"), "`soon` is no precision"),
        (("sim", "smithy", "witch", "--until", "80%"), "`until` cannot be 0.8"),
        (("sim", "smithy", "witch", "--threads", "-2"), "`threads` cannot be -2"),
        (("sim", "smithy", "witch", "--seed", "-2"), "`seed` cannot be -2"),
        (("sim", "smithy", "witch", "--most-turns", "0"), "`most-turns` cannot be 0"),
        (("sim", "smithy", "witch", "--on", "moon"), "`moon` is no cluster"),
        (("sim", "smithy", "witch", "--on", "ray", "--threads", "2"), "contradict each other"),
        (("sim", "smithy", "witch", "--kingdom", "Smithy, Witch"), "a kingdom has ten cards"),
        (("sim", "smithy", "witch", "--kingdom", "Fist Game"), "there is no set `Fist Game`"),
        (("sim", "smithy", "witch", "--kingdom", "Big Money", "--edition", "2"), "edition 2 has no set"),
        (("sim", "smithy", "witch", "--plot", "it.jpg"), "its name must end in"),
        (("sim", "smithy", "witch", "--plot", "/nowhere/at/all.png"), "there is no folder"),
        (("sim", "smithy", "witch", "--csv", "/dev/null/folder"), "is no folder to write to"),
        (("sim", "smithy", "witch", "--cards", "nowhere.cards"), "nowhere.cards"),
        (("tournament", "smithy"), "no tournament"),
        (("sweep", "smithy", "--against", "witch", "--vary", "n=1..2"), "has no parameter"),
        (("sweep", RULES, "--against", "witch", "--vary", "m=1..2"), "has no parameter `m`"),
        (("sweep", RULES, "--against", "witch", "--vary", "n"), "says no values"),
        (("sweep", RULES, "--against", "witch", "--vary", "n=1", "--vary", "n=2"), "varied twice"),
        (("sweep", RULES, "--against", "witch", "--vary", "n=5..1"), "is no range"),
        (("strategies", "smithi"), "did you mean `smithy`?"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(
    words: tuple[str, ...], message: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MatchJob, "play", lambda *_: pytest.fail("played"))
    assert message in refused(capsys, *words)


@pytest.mark.parametrize(("text", "share"), [("0.5%", 0.005), ("0,5 %", 0.005), ("0.005", 0.005), ("2%", 0.02)])
def test_a_precision_is_a_percentage_or_a_share(text: str, share: float) -> None:
    assert precision(text) == pytest.approx(share)


def test_a_word_is_no_precision() -> None:
    with pytest.raises(BadNumber):
        precision("%")


def test_the_games_to_come_are_guessed_from_the_precision_so_far() -> None:
    result = simulate(("smithy", "witch"), games=BLOCK)
    assert expected_games(result, Conditions(games=7)) == 7
    assert expected_games(result, Conditions(until=result.precision / 2)) == pytest.approx(4 * BLOCK, abs=1)
    assert expected_games(result, Conditions(until=result.precision * 2)) == BLOCK
    assert expected_games(result, Conditions(until=result.precision / 2, games=BLOCK)) == BLOCK


# Interrupted


@pytest.fixture(name="_stopped_in_the_third_block")
def _stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C while the third block is played."""
    play = MatchJob.play

    def stop(job: MatchJob, block: GameBlock) -> Tally:
        if block.first == 2 * BLOCK:
            signal.raise_signal(signal.SIGINT)
        return play(job, block)

    monkeypatch.setattr(MatchJob, "play", stop)


@pytest.mark.usefixtures("_stopped_in_the_third_block")
@pytest.mark.parametrize("words", [("sim", "smithy", "big-money"), ("tournament", "smithy", "big-money"), (*SWEEP[:-2],)])
def test_ctrl_c_prints_what_there_is(words: tuple[str, ...], capsys: Capture) -> None:
    assert main((*words, "--games", "600000", "--threads", "1", "--json")) == 130
    captured = capsys.readouterr()
    shown: Any = json.loads(captured.out)
    assert (shown["games"], shown["interrupted"]) == (2 * BLOCK, True)
    assert captured.err == "Interrupted: these are the results so far\n"


# The other verbs


def test_tournament_shows_ratings_and_a_cross_table(capsys: Capture) -> None:
    shown = printed(capsys, "tournament", "smithy", "big-money-ultimate", "big-money", "--games", "600")
    assert shown.index("Smithy") < shown.index("Big Money Ultimate") < shown.index("Basic Big Money")
    assert "Cross table" in shown


def test_sweep_shows_a_row_for_each_value(capsys: Capture) -> None:
    shown = printed(capsys, *SWEEP)
    assert "n=1" in shown
    assert "n=2" in shown
    assert "Most points: n=" in shown


def test_strategies_lists_the_library(capsys: Capture) -> None:
    shown = printed(capsys, "strategies")
    assert [line.split()[0] for line in shown.splitlines()] == list(library())
    listed = json.loads(printed(capsys, "strategies", "--json"))
    assert [each["slug"] for each in listed] == list(library())
    assert {"slug", "name", "author", "source", "cards", "text"} == listed[0].keys()


def test_a_strategy_is_shown_as_its_text(capsys: Capture) -> None:
    assert Strategy.parse(printed(capsys, "strategies", "smithy")) == library()["smithy"]
    (shown,) = json.loads(printed(capsys, "strategies", "ultimate+market", "--json"))
    assert shown["slug"] == "ultimate+market"
    assert "Market" in shown["cards"]
