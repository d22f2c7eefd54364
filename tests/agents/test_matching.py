"""An even match: the level that fits goes by results, and is what a game is played with."""

from __future__ import annotations

from random import Random

import pytest

from fiefdom.agents.levels import LEVELS
from fiefdom.agents.matching import ODDS, LevelResult, fitting_level, result_against


def test_somebody_new_meets_somebody_gentle() -> None:
    assert fitting_level([]).level == 2


def test_a_win_never_leads_down_nor_a_loss_up() -> None:
    lots = Random(1)
    for _ in range(200):
        results = [LevelResult(lots.randint(1, 8), lots.choice((0.0, 0.5, 1.0))) for _ in range(lots.randint(0, 8))]
        level = fitting_level(results).level
        assert fitting_level([LevelResult(level, 1.0), *results[:7]]).level >= fitting_level([LevelResult(level, 0.0), *results[:7]]).level


def test_whoever_always_wins_or_loses_comes_to_an_end_of_the_ladder() -> None:
    for points, end in ((1.0, 8), (0.0, 1)):
        results: list[LevelResult] = []
        for _ in range(20):
            results.insert(0, LevelResult(fitting_level(results).level, points))
        assert results[0].level == end


@pytest.mark.parametrize("strength", [1.0, 3.0, 5.0, 7.0])
def test_it_finds_out_how_strong_somebody_is(strength: float) -> None:
    lots = Random(7)
    levels, points = [], []
    for _ in range(20):
        results: list[LevelResult] = []
        for _ in range(24):
            level = fitting_level(results).level
            chance = 1 / (1 + 2.718281828 ** (-ODDS * (strength - level)))
            results.insert(0, LevelResult(level, float(lots.random() < chance)))
        levels.append(fitting_level(results).level)
        points += [result.points for result in results[:12]]
    assert abs(sum(levels) / len(levels) - strength) < 0.8
    assert 0.35 < sum(points) / len(points) < 0.65


def test_results_count_against_one_level_alone() -> None:
    assert result_against(["expert"], 1.0) == LevelResult(7, 1.0)
    for others in ([], ["expert", "novice"], ["random"], ["smithy"], ["there is no such bot"]):
        assert result_against(others, 1.0) is None


def test_even_matches_go_on() -> None:
    for level in LEVELS:
        assert abs(fitting_level([LevelResult(level.level, 0.5)] * 10).level - level.level) <= 1
