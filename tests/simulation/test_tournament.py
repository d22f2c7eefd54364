"""Tournaments: ratings that recover known strengths, and pairings that are ordinary matches."""

from __future__ import annotations

import itertools
import math
import signal
from pathlib import Path

import numpy
import pytest

from fiefdom.errors import BadPlayers
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.job import BLOCK
from fiefdom.simulation.result import Result
from fiefdom.simulation.run import simulate
from fiefdom.simulation.tournament import Pairing, Tournament, play_tournament, rate
from tests.simulation.tallies import WIN, duel, random_duels, result_of, tally_of_groups

FEW = Conditions(games=600)
NAMES = ("smithy", "big-money-ultimate", "big-money")


def synthetic(strengths: dict[str, float], groups: int, seed: int = 1) -> Tournament:
    """A tournament of players whose ratings are known."""
    names = tuple(strengths)
    pairings = []
    for number, (i, j) in enumerate(itertools.combinations(range(len(names)), 2)):
        chance = 1 / (1 + 10 ** ((strengths[names[j]] - strengths[names[i]]) / 400))
        pairings.append(Pairing(i, j, (names[i], names[j]), result_of(random_duels(chance, groups, seed + number))))
    return Tournament(names, tuple(pairings))


def test_ratings_recover_known_strengths() -> None:
    strengths = {"weak": 1300.0, "good": 1600.0, "fair": 1450.0, "best": 1650.0}  # 1500 on average
    found = synthetic(strengths, groups=10_000).ratings
    assert [rating.name for rating in found] == ["best", "good", "fair", "weak"]
    for rating in found:
        assert rating.value == pytest.approx(strengths[rating.name], abs=8)
        assert rating.low < strengths[rating.name] < rating.high


def test_intervals_of_ratings_hold_the_truth_nineteen_times_in_twenty() -> None:
    strengths = {"weak": 1400.0, "fair": 1500.0, "good": 1600.0}
    hits = 0
    for seed in range(100):
        found = synthetic(strengths, groups=150, seed=1000 * seed).ratings
        hits += sum(rating.low <= strengths[rating.name] <= rating.high for rating in found)
    assert 0.91 < hits / 300 < 0.99


def test_four_hundred_points_are_ten_to_one() -> None:
    games = numpy.array([[0.0, 11_000.0], [11_000.0, 0.0]])
    points = numpy.array([[0.0, 10_000.0], [1_000.0, 0.0]])
    first, second = rate(("strong", "weak"), points, games, games / 4)
    assert first.value - second.value == pytest.approx(400, abs=0.5)
    assert first.value + second.value == pytest.approx(3000)


def test_surer_pairings_make_surer_ratings() -> None:
    """A quarter of the variance is half of the interval, whatever independent games would have."""
    games = numpy.array([[0.0, 1000, 1000], [1000, 0, 1000], [1000, 1000, 0]])
    points = numpy.array([[0.0, 600, 750], [400, 0, 650], [250, 350, 0]])
    alone = games / 4
    wide, narrow = (rate(("a", "b", "c"), points, games, variances) for variances in (alone, alone / 4))
    for one, other in zip(wide, narrow, strict=True):
        assert other.value == one.value
        assert other.high - other.low == pytest.approx((one.high - one.low) / 2)
        assert one.value - one.low == pytest.approx(one.high - one.value)


def test_every_pairing_gets_one_drawn_game_more() -> None:
    games = numpy.array([[0.0, 10], [10, 0]])
    points = numpy.array([[0.0, 9], [1, 0]])
    first, second = rate(("strong", "weak"), points, games, games / 4)
    assert first.value - second.value == pytest.approx(400 * math.log10(9.5 / 1.5))
    assert (first.points, second.points) == (0.9, 0.1)


def test_who_never_loses_has_a_rating_too() -> None:
    sure = Tournament(("a", "b"), (Pairing(0, 1, ("a", "b"), result_of(tally_of_groups([[duel(WIN)] * 2] * 50))),))
    first, second = sure.ratings
    assert math.isfinite(first.value)
    assert first.value - second.value > 600


def test_everybody_plays_everybody() -> None:
    tournament = play_tournament(NAMES, FEW)
    assert [(pairing.first, pairing.second) for pairing in tournament.pairings] == [(0, 1), (0, 2), (1, 2)]
    assert tournament.games == 1800
    assert [rating.name for rating in tournament.ratings] == ["Smithy", "Big Money Ultimate", "Basic Big Money"]
    assert tournament.order == (0, 1, 2)


def test_a_pairing_is_the_match_of_the_two() -> None:
    tournament = play_tournament(NAMES, FEW)
    assert tournament.pairings[1].result == simulate(("smithy", "big-money"), games=600)
    points = tournament.points
    assert points[0, 2] == pytest.approx(1 - points[2, 0])
    assert numpy.isnan(numpy.diag(points)).all()


def test_a_tournament_as_json_has_ratings_and_all_pairings() -> None:
    shown = play_tournament(NAMES, FEW).as_dict()
    assert [rating["name"] for rating in shown["ratings"]] == ["Smithy", "Big Money Ultimate", "Basic Big Money"]
    assert all(rating["low"] < rating["rating"] < rating["high"] for rating in shown["ratings"])
    assert [(pair["name"], pair["opponent"]) for pair in shown["pairings"][:1]] == [("Smithy", "Big Money Ultimate")]
    assert shown["points"][0][0] is None


def test_ctrl_c_gives_the_pairings_played_so_far() -> None:
    def stop_in_the_second(done: int, result: Result) -> None:
        if (done, result.games) == (1, BLOCK):
            signal.raise_signal(signal.SIGINT)

    tournament = play_tournament(NAMES, Conditions(games=2 * BLOCK), stop_in_the_second)
    assert tournament.interrupted
    assert [pairing.result.games for pairing in tournament.pairings] == [2 * BLOCK, BLOCK]
    assert len(tournament.ratings) == 3


def test_one_player_makes_no_tournament() -> None:
    with pytest.raises(BadPlayers, match="no tournament"):
        play_tournament(("smithy",))


def test_tables_of_a_tournament_are_written(tmp_path: Path) -> None:
    written = play_tournament(NAMES, Conditions(games=60)).save_tables(tmp_path)
    assert [path.name for path in written] == ["ratings.csv", "pairings.csv"]
    assert (tmp_path / "ratings.csv").read_text(encoding="utf-8").startswith("name,rating,low,high,points,over_next,")
