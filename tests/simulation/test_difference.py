"""Differences between versions with the same shuffles: smaller intervals that still hold the truth."""

from __future__ import annotations

import json
from typing import Any

import numpy
import pytest

import fiefdom
from fiefdom.bots.guests import AgentGuest
from fiefdom.cli.main import main
from fiefdom.errors import BadPlayers
from fiefdom.game import plain
from fiefdom.simulation import difference
from fiefdom.simulation.comparison import compare
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.difference import difference_of
from fiefdom.simulation.export import tables_of
from fiefdom.simulation.run import simulate
from fiefdom.simulation.statistics import points, variance_of
from fiefdom.simulation.sweep import play_sweep
from fiefdom.simulation.tournament import play_tournament
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.play import GameBlock, Tally, play_block
from fiefdom.strategy.strategy import Strategy
from tests.stages import ENGINES

NEW = Strategy.parse("weigh last gains: no; Province; Gold; Smithy if count(Smithy) < 2; Silver", "new")
OLD = Strategy.parse("weigh last gains: no; Province; Gold; Smithy if count(Smithy) < 1; Silver", "old")
MONEY = find_strategy("big-money")
BOARD = board_of([NEW, MONEY])
GAMES, RUNS = 160, 400


def played(strategy: Strategy, run: int, games: int = GAMES) -> Tally:
    """A match of a version against money; each run has shuffles of its own."""
    return play_block(BOARD, [strategy, MONEY], GameBlock(games, seed=1000 + run))


def noted(tally: Tally) -> Any:
    assert tally.points is not None
    return tally.points


# What is noted of each group


@pytest.mark.parametrize("engine", ENGINES)
def test_the_points_of_the_first_player_are_noted_group_by_group(engine: Any) -> None:
    tally = play_block(BOARD, [NEW, MONEY], GameBlock(20, seed=3), engine)
    alone = [play_block(BOARD, [NEW, MONEY], GameBlock(2, seed=3, first=first), plain) for first in range(0, 20, 2)]
    assert noted(tally).tolist() == [int(2 * each.outcomes[0, 0] + each.outcomes[0, 1]) for each in alone]


def test_guests_and_blocks_note_the_same_points() -> None:
    fast = fiefdom.simulate(["smithy", "big-money-ultimate"], "First Game", games=8, seed=5)
    slow = fiefdom.simulate([find_strategy("smithy"), AgentGuest("big-money-ultimate")], "First Game", games=8, seed=5)
    assert fast.noted.by_group.tolist() == slow.noted.by_group.tolist()
    assert len(fast.noted.by_group) == 4
    one, two = (simulate([NEW, MONEY], games=20_000, threads=threads).noted.by_group.tolist() for threads in (1, 2))
    assert one == two
    assert len(one) == 10_000


def test_no_more_groups_are_noted_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(difference, "MOST_GROUPS", 4000)
    assert len(simulate([NEW, MONEY], games=20_000).noted.by_group) == 4000


# Intervals that hold what they say: what is true is taken from many more games


def covered(intervals: list[tuple[float, float]], truth: float) -> float:
    return sum(low <= truth <= high for low, high in intervals) / len(intervals)


def test_stated_intervals_of_pairs_hold_the_truth_as_often_as_they_say() -> None:
    truth = points(played(NEW, -1, 400_000), 0).value
    shares = [points(played(NEW, run), 0) for run in range(RUNS)]
    assert 0.925 <= covered([(share.low, share.high) for share in shares], truth) <= 0.975
    stated = numpy.mean([share.half_width for share in shares]) / 1.96
    assert stated == pytest.approx(numpy.std([share.value for share in shares]), rel=0.1)


def test_stated_intervals_of_differences_hold_the_truth_and_are_smaller() -> None:
    truth = points(played(NEW, -1, 400_000), 0).value - points(played(OLD, -1, 400_000), 0).value
    pairs = [(played(NEW, run), played(OLD, run)) for run in range(RUNS)]
    found = [difference_of([noted(new)], [noted(old)], 2) for new, old in pairs]
    known = [each for each in found if each]
    assert len(known) == RUNS
    assert 0.925 <= covered([(each.low, each.high) for each in known], truth) <= 0.975
    empirical = numpy.std([each.value for each in known])
    assert numpy.mean([(each.high - each.low) / 2 / 1.96 for each in known]) == pytest.approx(empirical, rel=0.1)
    apart = [points(new, 0).value - points(played(OLD, run + 5000), 0).value for run, (new, _) in enumerate(pairs)]
    assert empirical < 0.9 * numpy.std(apart)
    saved = float(numpy.var([each.value for each in known]) / numpy.var(apart))
    assert numpy.mean([each.effect for each in known]) == pytest.approx(saved, rel=0.2)


def test_equal_versions_do_not_differ_and_nothing_is_certain() -> None:
    same = noted(played(NEW, 0))
    found = difference_of([same], [same], 2)
    assert found
    assert found.value == 0
    assert found.low < 0 < found.high
    assert not found.is_sure


def test_with_few_games_there_is_no_difference_to_speak_of() -> None:
    assert difference_of([noted(played(NEW, 0, 40))], [noted(played(OLD, 0, 40))], 2) is None


# Where they are shown


def test_results_are_compared_where_opponents_and_shuffles_are_the_same() -> None:
    new, old = (simulate([version, MONEY], BOARD, games=2000) for version in (NEW, OLD))
    found, turned = new.minus(old), old.minus(new)
    assert found
    assert turned
    assert found.value == pytest.approx(new.players[0].points.value - old.players[0].points.value)
    assert (turned.value, turned.low) == pytest.approx((-found.value, -found.high))
    assert new.minus(simulate([OLD, MONEY], BOARD, games=2000, seed=2)) is None
    assert new.minus(simulate([OLD, NEW], BOARD, games=2000)) is None


def test_versions_are_compared_with_the_second_one() -> None:
    found = compare([NEW, OLD, NEW], [MONEY], Conditions(games=2000))
    assert found.names == ("new", "old", "new (2)")
    assert found.difference(1) is None
    assert found.difference(0) == found.difference(2)
    shown = found.as_dict()
    assert shown["compared_with"] == "old"
    new, old = shown["versions"][:2]
    assert new["difference"]["value"] == pytest.approx(new["points"] - old["points"], abs=1e-5)
    assert [row["difference"] is None for row in tables_of(found)["versions"]] == [False, True, False]
    assert str(found).splitlines()[1].startswith("old: points ")
    with pytest.raises(BadPlayers, match="cannot be compared"):
        compare([NEW], [MONEY])


@pytest.mark.parametrize("language", ["en", "ro", "pl", "is", "he"])
def test_sim_compares_versions(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("sim", "Province; Gold; Silver", "big-money", "--compare", "smithy", "--games", "600")
    assert main(("--lang", language, *words)) == 0
    assert "Smithy" in capsys.readouterr().out
    assert main((*words, "--json")) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [version["difference"] is None for version in shown["versions"]] == [False, True]
    assert shown["variance"]["from"] == "groups"


def test_a_sweep_says_how_far_each_value_is_from_the_best() -> None:
    rules = "weigh last gains: no; Province; Gold; Smithy if count(Smithy) < {n}; Silver"
    sweep = play_sweep(rules, [MONEY], {"n": ("0", "1", "2")}, Conditions(games=6000))
    steps = sweep.as_dict()["steps"]
    best = [step["values"] for step in steps].index(sweep.best.values)
    assert steps[best]["to_best"] is None
    assert all(step["to_best"]["value"] < 0 for step in steps if step["to_best"])
    assert steps[0]["to_best"]["high"] < -0.2


def test_a_tournament_says_how_much_better_each_is_than_the_next() -> None:
    tournament = play_tournament([NEW, OLD, MONEY], Conditions(games=2000))
    one, two = (pairing.result for pairing in tournament.pairings[1:])
    found = tournament.difference(0, 1)
    assert found
    assert found.value == pytest.approx(one.players[0].points.value - two.players[0].points.value)
    turned = tournament.difference(2, 0)  # both against `old`, one of them as its second player
    assert turned
    met = tournament.points
    assert turned.value == pytest.approx(met[2, 1] - met[0, 1])
    assert tournament.over_next(2) is None
    assert play_tournament([NEW, OLD], Conditions(games=200)).difference(0, 1) is None


def test_every_report_says_which_variance_it_has() -> None:
    assert variance_of([played(NEW, 0, 40)]).as_dict() == {"from": "games", "worth": 40, "effect": 1.0}
    paired = variance_of([played(NEW, 0, 2000)])
    assert paired.origin == "groups"
    assert paired.effect < 0.95
    assert paired.worth == pytest.approx(2000 / paired.effect)
