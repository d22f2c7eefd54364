"""Matches between agents and programs: fair, the same for the same seed, and not disturbed by those who fail."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

import pytest

from fiefdom.bots.bot import Limits
from fiefdom.bots.guests import AgentGuest
from fiefdom.bots.match import play_match, wilson
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.errors import BadAgent, BadNumber, BadPlayers
from fiefdom.simulation.job import MatchJob
from tests.bots.programs import at_question, program

KINGDOM = find_kingdom("First Game")
BROKEN = "cmd:" + shlex.join(at_question("1 / 0"))
GOOD = "cmd:" + shlex.join(program())
PATIENT = Limits(start=300, answer=300, end=300)


def match(names: Sequence[str], games: int, seed: int = 1) -> MatchJob:
    return MatchJob(KINGDOM, tuple(AgentGuest(name, limits=PATIENT) for name in names), games, seed)


def test_a_match_is_the_same_for_the_same_seed_on_any_number_of_processes() -> None:
    one, two = (play_match(match(["big-money", "random"], 6, 3), processes) for processes in (1, 2))
    assert one.games == two.games
    assert one.shares[0] > 0.9


def test_everybody_starts_as_often_with_the_same_luck() -> None:
    result = play_match(match(["big-money", "big-money"], 2, 5))
    assert result.games[0].scores == result.games[1].scores[::-1] or sum(result.wins) == 2


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    play_match(match(["random", "big-money"], 3), progress=lambda result: told.append(len(result.games)))
    assert told == [1, 2, 3, 4]  # everybody starts as often


def test_a_broken_bot_loses_by_rule_and_the_match_goes_on() -> None:
    result = play_match(match([BROKEN, "random"], 5))
    assert result.wins == (0, 6)
    assert [failure.problem.fault for failure in result.failures] == ["crash"] * 3 + ["hopeless"] * 3
    assert "question 1" in str(result.failures[0].problem)
    report = result.as_dict()
    assert report["players"][0]["lost_by_rule"] == 6
    assert "ZeroDivisionError" in report["failures"][0]["stderr"]


def test_two_others_play_on_without_the_broken_one() -> None:
    result = play_match(match(["random", BROKEN, "big-money"], 2))
    assert result.wins == (0, 0, 3)
    assert all(sum(game.turns) > 20 for game in result.games)


def test_if_all_but_one_break_the_last_one_wins() -> None:
    result = play_match(match([BROKEN, "big-money", BROKEN], 1))
    assert result.wins == (0, 3, 0)


def test_a_good_bot_plays_a_match_in_one_process() -> None:
    result = play_match(match(["big-money", GOOD], 2))
    assert (result.failures, result.shares) == ((), (1, 0))


def test_shares_come_with_wilsons_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # the published values
    assert wilson(0, 0) == (0, 1)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_what_makes_no_match_is_refused() -> None:
    with pytest.raises(BadPlayers):
        play_match(match(["random"], 1))
    with pytest.raises(BadNumber):
        play_match(match(["random", "random"], 0))
    with pytest.raises(BadAgent):
        play_match(match(["random", "clever"], 1))
    with pytest.raises(BadAgent):
        play_match(match(["random", "cmd:./no-such-bot"], 1))
