"""Sweeps: a parameter in braces, its values, and the same shuffles for all of them."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from fiefdom.errors import BadParameter, BadStrategy
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.job import BLOCK
from fiefdom.simulation.result import Result
from fiefdom.simulation.run import simulate
from fiefdom.simulation.sweep import MOST_STEPS, find_template, play_sweep, read_values
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy

RULES = "Province; Gold; Smithy if count(Smithy) < {n}; Silver"
FEW = Conditions(games=600)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("1..4", ("1", "2", "3", "4")),
        ("1,2,8", ("1", "2", "8")),
        (" 3 ", ("3",)),
        ("0..20..5", ("0", "5", "10", "15", "20")),
        ("0..1..0.5", ("0.0", "0.5", "1.0")),
        ("Smithy,Witch", ("Smithy", "Witch")),
    ],
)
def test_values_are_lists_or_ranges(text: str, values: tuple[str, ...]) -> None:
    assert read_values(text) == values


@pytest.mark.parametrize("text", ["5..1", "a..b", "1..2..3..4", "1..5..0", "1..9..-1", "..", "0..100000"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(BadParameter, match="is no range"):
        read_values(text)


def test_every_value_is_the_match_with_that_number() -> None:
    sweep = play_sweep(RULES, ["big-money-ultimate"], {"n": ("0", "1", "2")}, FEW)
    assert [step.label for step in sweep.steps] == ["n=0", "n=1", "n=2"]
    two = Strategy.parse(RULES.replace("{n}", "2"), "n=2")
    board = board_of([two, find_strategy("big-money-ultimate")])
    assert sweep.steps[2].result == simulate([two, "big-money-ultimate"], board, games=600)


def test_a_sweep_as_json_has_the_numbers_of_the_varied_strategy() -> None:
    sweep = play_sweep(RULES, ["big-money-ultimate"], {"n": ("0", "1")}, FEW)
    shown = sweep.as_dict()
    for step, result in zip(shown["steps"], (step.result for step in sweep.steps), strict=True):
        varied, other = (player.as_dict() for player in result.players)
        assert {key: step[key] for key in varied} == varied
        assert step["win"] != other["win"]
        assert step["games"] == 600
    assert [step["values"] for step in shown["steps"]] == [{"n": "0"}, {"n": "1"}]
    assert (shown["best"], shown["games"], shown["against"], shown["interrupted"]) == ({"n": "1"}, 1200, ["Big Money Ultimate"], False)


def test_a_range_has_at_most_a_thousand_values_wherever_it_begins() -> None:
    assert read_values("500..600") == tuple(map(str, range(500, 601)))
    assert len(read_values("5001..6000")) == MOST_STEPS
    assert len(read_values("-500..499")) == MOST_STEPS
    with pytest.raises(BadParameter, match="not more than 1000 values"):
        read_values("5000..6000")


def test_one_smithy_is_better_than_none() -> None:
    sweep = play_sweep(RULES, ["big-money"], {"n": ("0", "1")}, Conditions(games=6000))
    none, one = (step.result.players[0].win for step in sweep.steps)
    assert none.high < one.low
    assert sweep.best.values == {"n": "1"}


def test_several_parameters_are_combined() -> None:
    rules = "Province if money > {m}; Gold; Smithy if count(Smithy) < {n}; Silver"
    sweep = play_sweep(rules, ["big-money"], {"m": ("10", "18"), "n": ("1", "2")}, Conditions(games=60))
    assert [step.label for step in sweep.steps] == ["m=10, n=1", "m=10, n=2", "m=18, n=1", "m=18, n=2"]


def test_a_value_may_be_a_card_and_the_board_has_all_of_them() -> None:
    sweep = play_sweep(
        "Province; Gold; {card} if count({card}) < 1; Silver", ["big-money"], {"card": ("Smithy", "Witch")}, Conditions(games=60)
    )
    assert {card.name for step in sweep.steps for card in step.result.job.board.kingdom_cards} == {"Smithy", "Witch"}
    assert sweep.steps[0].result.job.board == sweep.steps[1].result.job.board


def test_a_template_may_stand_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.strategy"
    path.write_text(RULES.replace("; ", "\n"), encoding="utf-8")
    assert find_template(str(path)).parameters == ("n",)


def test_the_example_of_the_guide_can_be_played() -> None:
    example = Path(__file__).parent.parent.parent / "examples" / "strategies" / "smithies.strategy"
    none, one, three = (
        step.result.players[0].win
        for step in play_sweep(str(example), ["big-money-ultimate"], {"n": ("0", "1", "3")}, Conditions(games=6000)).steps
    )
    assert none.high < three.low
    assert three.high < one.low


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(BadParameter, match="no parameter `m`"):
        play_sweep(RULES, ["big-money"], {"n": ("1",), "m": ("1",)})
    with pytest.raises(BadParameter, match="`n` has no value"):
        play_sweep(RULES, ["big-money"], {})
    with pytest.raises(BadParameter, match="no value for `n`"):
        play_sweep(RULES, ["big-money"], {"n": ()})
    with pytest.raises(BadParameter, match="has no parameter"):
        find_template("smithy")
    with pytest.raises(BadParameter, match="combinations"):
        play_sweep("{a} {b}", ["big-money"], {"a": read_values("1..40"), "b": read_values("1..40")})


def test_a_value_that_makes_no_strategy_is_refused_before_anything_is_played() -> None:
    def must_not_play(done: int, result: Result) -> None:
        raise AssertionError((done, result))

    with pytest.raises(BadStrategy):
        play_sweep(RULES, ["big-money"], {"n": ("1", "many")}, FEW, must_not_play)


def test_ctrl_c_gives_the_values_played_so_far() -> None:
    def stop_in_the_second(done: int, result: Result) -> None:
        if done == 1:
            signal.raise_signal(signal.SIGINT)

    sweep = play_sweep(RULES, ["big-money"], {"n": ("1", "2", "3")}, Conditions(games=BLOCK), stop_in_the_second)
    assert sweep.interrupted
    assert [step.label for step in sweep.steps] == ["n=1", "n=2"]


def test_json_has_a_step_for_each_value() -> None:
    shown = play_sweep(RULES, ["big-money"], {"n": ("1", "2")}, Conditions(games=60)).as_dict()
    assert [step["values"] for step in shown["steps"]] == [{"n": "1"}, {"n": "2"}]
    assert {"win", "low", "high", "points", "games"} <= shown["steps"][0].keys()
