"""Groups of games: the same luck for whoever starts, so that like players come out even."""

from __future__ import annotations

from typing import Any

import pytest

import fiefdom
from fiefdom.bots.guests import AgentGuest
from fiefdom.bots.match import play_match
from fiefdom.game import engines, plain
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.job import MatchJob
from fiefdom.simulation.statistics import design_effect, points_share
from fiefdom.simulation.tournament import play_tournament
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.play import STREAMS, GameBlock, Tally, play_block, seating

BOTH = tuple(engine for engine in (plain, engines.compiled()) if engine)


def test_everybody_gets_every_seat_once_and_seat_0_starts() -> None:
    assert [seating(3, game) for game in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


@pytest.mark.parametrize("engine", BOTH)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_mirror_match_comes_out_exactly_even(players: int, engine: Any) -> None:
    strategy = find_strategy("double-witch")
    tally = play_block(board_of([strategy]), [strategy] * players, GameBlock(4 * players, seed=4), engine)
    assert_even(tally)
    assert tally.points_squared[0] > 0
    for name in ("score_at", "money_at", "coins_at", "cards_at", "provinces_at", "counted", "bought"):
        rows = getattr(tally, name)
        assert rows[0].any()
        assert all((rows[player] == rows[0]).all() for player in range(players)), name


def assert_even(tally: Tally) -> None:
    """Everybody has the same sums, and the same as everybody else at each place."""
    for name in ("outcomes", "outcomes_squared", "points_squared", "scores", "scores_squared", "turns", "turns_squared", "by_place"):
        rows = getattr(tally, name)
        assert all((rows[player] == rows[0]).all() for player in range(tally.players)), name


def test_a_mirror_match_of_agents_comes_out_exactly_even() -> None:
    for agent in ("random", "big-money"):
        result = fiefdom.simulate([AgentGuest(agent), AgentGuest(agent)], "First Game", games=6, seed=3)
        assert_even(result.tally)
        assert result.players[0].points.value == 0.5


def test_a_mirror_match_of_bots_comes_out_exactly_even() -> None:
    result = play_match(MatchJob(fiefdom.find_kingdom("First Game"), (AgentGuest("random"),) * 3, 6, seed=2))
    assert len(set(result.wins)) == 1
    assert len({result.mean_score(player) for player in range(3)}) == 1


def effect(tally: Tally) -> float:
    """How many times the variance of independent games that of the first player's points is."""
    return design_effect(tally, points_share(tally.outcomes[0]), float(tally.points_squared[0]) / 4)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("smithy", "big-smithy"),
        ("big-money-ultimate", "big-money"),
        ("single-witch", "double-witch"),
        ("militia", "double-militia"),
        ("smithy", "big-money-ultimate"),
    ],
)
def test_pairs_of_games_say_more_than_as_many_independent_ones(one: str, two: str) -> None:
    players = [find_strategy(one), find_strategy(two)]
    tally = play_block(board_of(players), players, GameBlock(1200, seed=1))
    assert effect(tally) < 0.95


def test_results_say_which_streams_their_seeds_mean() -> None:
    result = fiefdom.simulate(["smithy", "witch"], games=2)
    assert result.as_dict()["streams"] == STREAMS == 4
    assert play_tournament(["smithy", "witch"], Conditions(games=2)).as_dict()["streams"] == STREAMS
    match = play_match(MatchJob(fiefdom.find_kingdom("First Game"), (AgentGuest("random"),) * 2, 1, seed=2))
    assert match.as_dict()["streams"] == STREAMS
