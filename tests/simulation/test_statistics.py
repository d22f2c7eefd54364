"""Shares, means and intervals, on games whose statistics are known."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.simulation import statistics
from fiefdom.simulation.report import turns_sheet
from fiefdom.simulation.statistics import Share, design_effect, outcome_shares, points, precision, spread, wilson
from fiefdom.strategy.play import Tally
from fiefdom.text.texts import Texts
from tests.simulation.tallies import LOSS, TIE, WIN, blank, duel, random_duels, result_of, tally_of_groups


def effect(tally: Tally) -> float:
    """The design effect of the points of the first player."""
    return design_effect(tally, statistics.points_share(tally.outcomes[0]), float(tally.points_squared[0]) / 4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (81, 263, 0.25529, 0.36621), (10, 10, 0.72247, 1.0)],
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins / games, games)
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)
    assert found.low <= found.value <= found.high


def test_without_games_everything_is_possible() -> None:
    assert wilson(0.0, 0) == Share(0.0, 0.0, 1.0)


def test_mean_and_deviation_come_from_sums() -> None:
    scores = [30, 36, 42, 24]
    found = spread(sum(scores), sum(score**2 for score in scores), len(scores))
    assert [found.mean, found.deviation] == pytest.approx([33, float(numpy.std(scores, ddof=1))])
    assert spread(0, 0, 0) == statistics.Spread(0.0, 0.0)
    assert spread(7, 49, 1).deviation == 0


def test_wins_ties_and_losses_are_shares_of_all_games() -> None:
    tally = tally_of_groups([[duel(WIN), duel(TIE)], [duel(WIN), duel(LOSS)]])
    assert [share.value for share in outcome_shares(tally, 0)] == [0.5, 0.25, 0.25]
    assert [share.value for share in outcome_shares(tally, 1)] == [0.25, 0.25, 0.5]
    assert points(tally, 0).value == 0.625


def test_games_that_always_split_leave_no_doubt() -> None:
    """With the same shuffles each wins once: the shares are exactly a half, whatever the shuffles are."""
    split = tally_of_groups([[duel(WIN), duel(LOSS)]] * 1000)
    for share in (points(split, 0), outcome_shares(split, 0)[0]):
        assert share.value == 0.5
        assert share.half_width < 0.002


def test_a_few_groups_that_split_may_have_been_chance() -> None:
    """None of 30 groups did otherwise, so fewer than one in ten does: a twentieth of the games, if it is always the same player's."""
    assert points(tally_of_groups([[duel(WIN), duel(LOSS)]] * 30), 0).half_width == pytest.approx(0.045, abs=0.005)


def test_ties_of_a_group_make_wins_less_sure_than_points() -> None:
    """Each wins once, or both games are shared: half of the points are sure, the games won alone are not."""
    tally = tally_of_groups([[duel(WIN), duel(LOSS)], [duel(TIE), duel(TIE)]] * 200)
    assert points(tally, 0).half_width < 0.005
    won, shared, _ = outcome_shares(tally, 0)
    assert won.half_width == pytest.approx(wilson(0.5, 400).half_width / 2, rel=0.02)  # half of the games can be won at all
    assert shared.half_width == pytest.approx(wilson(0.5, 400).half_width, rel=0.02)  # a group is shared or not


def test_games_that_always_agree_count_only_once() -> None:
    agreeing = tally_of_groups([[duel(WIN)] * 2, [duel(LOSS)] * 2] * 100)
    assert effect(agreeing) == pytest.approx(2, rel=0.01)
    found = outcome_shares(agreeing, 0)[0]
    assert found.half_width == pytest.approx(wilson(0.5, 200).half_width, rel=0.01)


def test_independent_games_count_fully() -> None:
    assert effect(random_duels(0.6, 20_000, seed=3)) == pytest.approx(1, abs=0.03)


def test_a_few_groups_are_taken_as_independent_games() -> None:
    assert effect(tally_of_groups([[duel(WIN), duel(LOSS)]] * 5)) == 1


@pytest.mark.parametrize("share", [0.05, 0.5, 0.8])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(share: float) -> None:
    hits = 0
    for seed in range(400):
        found = outcome_shares(random_duels(share, 100, seed), 0)[0]
        hits += found.low <= share <= found.high
    assert 0.92 < hits / 400 < 0.98


def test_precision_is_half_of_the_widest_interval() -> None:
    tally = random_duels(0.7, 500, seed=1)
    assert precision(tally) == max(outcome_shares(tally, player)[0].half_width for player in (0, 1))


def test_everybody_who_always_wins_has_an_interval_that_ends_at_one() -> None:
    sure = outcome_shares(tally_of_groups([[duel(WIN)] * 2] * 50), 0)[0]
    assert sure.high == 1
    assert 0.95 < sure.low < 1


# What a result makes of it


def test_the_edge_of_the_starter_is_what_starting_is_worth() -> None:
    """Whoever starts wins three games of four."""
    starter_wins = [duel(WIN), duel(LOSS)]
    starter_loses = [duel(LOSS), duel(WIN)]
    result = result_of(tally_of_groups([starter_wins, starter_wins, starter_wins, starter_loses]))
    assert result.starter_edge == 0.25
    assert [seat.win.value for seat in result.by_seat] == [0.75, 0.25]
    assert [seat.seat for seat in result.by_seat] == [1, 2]
    assert result.by_seat[0].win == wilson(0.75, 4)  # both games of a group have the same luck at each place


def test_three_players_sit_in_the_order_of_turns() -> None:
    """Whoever starts wins."""
    result = result_of(
        tally_of_groups([[(WIN, LOSS, LOSS), (LOSS, WIN, LOSS), (LOSS, LOSS, WIN)]] * 4, players=3), "smithy", "witch", "moat"
    )
    assert [seat.win.value for seat in result.by_seat] == [1, 0, 0]
    assert [player.win.value for player in result.players] == [pytest.approx(1 / 3)] * 3
    assert result.starter_edge == pytest.approx(2 / 3)


def test_averages_by_turn_count_only_games_that_got_there() -> None:
    tally = blank(games=2, groups=1)
    tally.counted[0, :3] = [2, 2, 1]
    tally.score_at[0, :3] = [6, 8, 10]
    averages = result_of(tally).averages("score")[0]
    assert averages[:3].tolist() == [3, 4, 10]
    assert numpy.isnan(averages[3])


def test_games_end_for_one_of_three_reasons_and_take_some_rounds() -> None:
    lengths = numpy.zeros(64, numpy.int64)
    lengths[[18, 20]] = 2, 2
    sums = {"rounds": 2 * (18 + 20), "rounds_squared": 2 * (18**2 + 20**2)}
    tally = tally_of_groups([[duel(WIN), duel(LOSS)]] * 2, lengths=lengths, endings=numpy.array([3, 1, 0]), **sums)
    result = result_of(tally)
    assert result.endings == {"provinces": 0.75, "piles": 0.25, "limit": 0.0}
    assert [result.length.mean, result.length.deviation] == pytest.approx([19, 1.1547], abs=1e-4)


def test_purchases_are_copies_in_an_average_game() -> None:
    tally = tally_of_groups([[duel(WIN), duel(LOSS)]] * 2)
    tally.bought[0, 1, 4] = 6
    result = result_of(tally)
    (card, copies), *others = result.purchases(0).items()
    assert (card, float(copies[4]), others) == (result.job.board.cards[1], 1.5, [])
    assert result.purchases(1) == {}


@pytest.mark.parametrize(
    ("last", "shown"), [(1, [1]), (9, [*range(1, 10)]), (10, [*range(1, 11)]), (20, [*range(2, 21, 2)]), (21, [*range(3, 22, 3)])]
)
def test_the_table_by_turn_ends_with_the_last_turn_worth_showing(last: int, shown: list[int]) -> None:
    tally = blank(games=2, groups=1)
    tally.counted[:, :last] = 2
    tally.score_at[:, :last] = numpy.arange(1, last + 1) * 2
    sheet = turns_sheet(result_of(tally), Texts())
    assert [row[0] for row in sheet.rows] == [str(turn) for turn in shown]
    assert [row[1] for row in sheet.rows] == [f"{turn}.0" for turn in shown]
