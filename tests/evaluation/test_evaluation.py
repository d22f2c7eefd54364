"""The suite is what it says, all ways to play a pair give the same games, and lines of the leaderboard can be checked."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import numpy
import pytest

from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.cli.main import main
from fiefdom.envs.arena import POOL
from fiefdom.errors import BadEvaluation
from fiefdom.evaluation.contenders import AgentContender, ModelContender, StrategyContender, read_contender
from fiefdom.evaluation.evaluation import check_line, evaluate, pairings, rate
from fiefdom.evaluation.leaderboard import read_lines
from fiefdom.evaluation.profile import profile_of
from fiefdom.evaluation.suite import FIRST_UNSEEN, load_suite
from fiefdom.strategy.compiler import compile_strategy
from tests.learning.test_model import fresh_model

SUITE = load_suite(1)
THINKING = load_suite(2)


def test_the_kingdoms_are_those_of_their_seeds_and_those_unseen_are_not_for_learning() -> None:
    assert [sum(each.listed == listed for each in SUITE.kingdoms) for listed in SUITE.lists] == [20, 40]
    training = {random_kingdom(seed) for seed in range(POOL)}
    for each in SUITE.kingdoms:
        assert each.kingdom == random_kingdom(each.seed)
        assert (each.seed >= FIRST_UNSEEN) == (each.listed == "unseen") == (each.kingdom not in training)


def test_every_opponent_has_rules_for_every_kingdom_and_stands_where_it_is_rated() -> None:
    assert [opponent.rating for opponent in SUITE.opponents] == sorted(opponent.rating for opponent in SUITE.opponents)
    assert SUITE.opponents[0].rating == 1000
    for kingdom in SUITE.kingdoms:
        assert set(kingdom.strategies) == {opponent.name for opponent in SUITE.opponents}
        for strategy in kingdom.strategies.values():
            compile_strategy(strategy, kingdom.kingdom)


def test_the_second_suite_has_kingdoms_of_its_own_and_a_ladder_up_to_the_master() -> None:
    assert [(listed, sum(each.listed == listed for each in THINKING.kingdoms)) for listed in THINKING.lists] == [
        ("seen", 10),
        ("unseen", 20),
        ("mixed", 10),
    ]
    used = {each.kingdom for each in SUITE.kingdoms if each.listed == "unseen"} | {random_kingdom(seed) for seed in range(POOL)}
    for each in THINKING.kingdoms:
        sets = "base, intrigue=5" if each.listed == "mixed" else "base"
        assert each.kingdom == random_kingdom(each.seed, sets=sets)
        assert (each.seed >= FIRST_UNSEEN) == (each.listed != "seen") == (each.kingdom not in used)
        assert each.leaders is not None
        assert each.leaders.best == each.strategies["leader"]
    assert [opponent.name for opponent in THINKING.opponents if opponent.rollouts] == ["expert", "master"]
    assert [opponent.rating for opponent in THINKING.opponents] == sorted(opponent.rating for opponent in THINKING.opponents)


def test_opponents_that_think_play_the_same_games_whenever_they_are_met() -> None:
    expert, master = THINKING.opponents_named(["expert", "master"])
    assert pairings(THINKING, expert, "seen", 25) == []
    assert {pairing.pairs for pairing in pairings(THINKING, expert, "mixed", 25)} == {2}
    brief = [dataclasses.replace(pairing, pairs=1) for pairing in pairings(THINKING, expert, "unseen", 1)[:2]]
    contender = read_contender("big-money-ultimate")
    numpy.testing.assert_array_equal(contender.play(brief), contender.play(brief))
    hasty = dataclasses.replace(master, rollouts=100)
    model = ModelContender("fresh", fresh_model(4))
    assert sum(map(sum, model.play(pairings(THINKING, hasty, "unseen", 1)[:2]))) == 0


def test_whoever_does_not_know_the_cards_of_a_list_is_not_asked_to_play_on_it() -> None:
    few = ["big-money", "big-money-ultimate"]
    trained = evaluate(ModelContender("fresh", fresh_model(4)), THINKING, pairs=1, opponents=few)
    assert trained.lists == ("seen", "unseen")
    assert "mixed" not in trained.line()
    strategy = evaluate(read_contender("smithy"), THINKING, pairs=1, opponents=few)
    assert strategy.lists == ("seen", "unseen", "mixed")
    assert strategy.line()["mixed"]["big-money"]["kingdoms"] == 10


def some_pairings(pairs: int = 2) -> list[Any]:
    return pairings(SUITE, SUITE.opponents_named(["big-money-ultimate"])[0], "unseen", pairs)[:3]


def test_strategies_play_the_same_games_question_by_question() -> None:
    contender = read_contender("militia")
    assert isinstance(contender, StrategyContender)
    slowly = AgentContender("militia", contender.agent)
    numpy.testing.assert_array_equal(contender.play(some_pairings()), slowly.play(some_pairings()))


def test_models_play_the_same_games_question_by_question() -> None:
    contender = ModelContender("fresh", fresh_model(4))
    slowly = AgentContender("fresh", contender.agent)
    numpy.testing.assert_array_equal(contender.play(some_pairings()), slowly.play(some_pairings()))


def test_a_rating_is_found_again() -> None:
    opponents, generator = numpy.array([1000.0, 1200, 1500]), numpy.random.default_rng(1)
    chances = 1 / (1 + 10 ** ((opponents - 1300) / 400))
    won = generator.binomial(50, chances, size=(40, 3))
    found = rate(opponents, won, numpy.full((40, 3), 50))
    assert found.low < 1300 < found.high
    assert found.high - found.low < 60


def test_whoever_never_wins_has_a_rating_too() -> None:
    found = rate(numpy.array([1000.0]), numpy.zeros((4, 1)), numpy.full((4, 1), 10))
    assert -1000 < found.value < 1000


def test_a_line_can_be_checked_and_a_false_one_is_found() -> None:
    contender = read_contender("big-money-ultimate")
    evaluation = evaluate(contender, SUITE, pairs=2, opponents=["big-money", "smithy"])
    line = evaluation.line()
    assert line["unseen"]["big-money"]["share"] > 0.6
    assert line["unseen"]["smithy"]["kingdoms"] == 15
    assert check_line(contender, SUITE, line) == []
    assert check_line(read_contender("big-money"), SUITE, line) == ["big-money", "smithy"]


def test_a_profile_tells_what_is_done() -> None:
    known = SUITE.opponents_named(["big-money"])[0]
    some = [each for each in pairings(SUITE, known, "unseen", 1) if "Chapel" in str(each.kingdom) and "Militia" in str(each.kingdom)][:1]
    contender = read_contender("Province; Gold; Chapel if count(Chapel) = 0; Militia if count(Militia) < 2; Silver")
    found = profile_of(contender, some).as_dict()
    assert found["games"] == 2
    assert found["attack_share"] == 1
    assert found["engine_share"] == 0
    assert found["trashed"] > 3
    assert found["bought"]["Chapel"] == 1
    assert found["answers"] > 20


def test_functions_of_python_files_can_be_evaluated(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Lazy:\n    def choose(self, view):\n        return view.question.answers[-1]\n\ndef make(seed):\n    return Lazy()\n"
    )
    contender = read_contender(f"{tmp_path}/mine.py:make")
    assert sum(map(sum, contender.play(some_pairings(1)))) == 0
    with pytest.raises(BadEvaluation, match="has no function `made`"):
        read_contender(f"{tmp_path}/mine.py:made")
    with pytest.raises(BadEvaluation, match="cannot be imported"):
        read_contender("no.such.module:make")


def test_the_command_writes_a_line_and_checks_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = tmp_path / "board.jsonl"
    options = ["--pairs", "1", "--against", "big-money", "--leaderboard", str(board)]
    assert main(["evaluate", "smithy", *options]) == 0
    assert "Rating: " in capsys.readouterr().out
    assert main(["evaluate", "big-money-ultimate", "--json", "--name", "mine", *options]) == 0
    shown = json.loads(capsys.readouterr().out)
    lines = read_lines(board)
    assert [line["agent"] for line in lines] == ["smithy", "mine"]
    assert "microseconds_per_answer" not in lines[1]
    assert shown["rating"] == lines[1]["rating"]
    assert main(["evaluate", "smithy", "--check", str(board)]) == 0
    assert main(["evaluate", "militia", "--name", "smithy", "--check", str(board)]) == 1
    assert main(["evaluate", "witch", "--check", str(board)]) == 2
    assert main(["evaluate", "smithy", "--against", "grandmaster"]) == 2
    assert main(["evaluate", "smithy", "--suite", "9"]) == 2
