"""A budget is a bound: no game and no second more, whatever is bred, and leaders in any case."""

from __future__ import annotations

from typing import Any

import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve import contest
from fiefdom.evolve.budget import Budget, Spent
from fiefdom.evolve.contest import SLICE, Contest
from fiefdom.evolve.evolution import BREEDING, Evolution
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, Tally, play_block
from fiefdom.strategy.strategy import Strategy

KINGDOM = find_kingdom("silver-and-gold-2")
MONEY, BASIC = library()["big-money-ultimate"], library()["big-money"]


class Counted:
    """Counts the games that are really played, and lets a clock run by them."""

    def __init__(self, patch: pytest.MonkeyPatch, seconds_a_game: float = 0.001) -> None:
        self.games = 0
        self.seconds_a_game = seconds_a_game
        patch.setattr(contest, "play_block", self.play)

    def play(self, board: Any, strategies: Any, block: GameBlock) -> Tally:
        self.games += block.games
        return play_block(board, strategies, block)

    def clock(self) -> float:
        return self.games * self.seconds_a_game


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


def bred(budget: Budget, counted: Counted, players: int = 2) -> tuple[Evolution, Leaders]:
    evolution = Evolution(Contest(KINGDOM, players, seed=5, budget=budget, clock=counted.clock))
    evolution.run()
    assert counted.games <= max(1, (budget.games or 10**9) * BREEDING)
    return evolution, evolution.leaders()


@pytest.mark.parametrize("games", [1, 1000, 14_000, 70_000])
def test_no_more_games_are_played_than_the_budget_has(games: int, counted: Counted) -> None:
    evolution, leaders = bred(Budget(games=games), counted)
    assert counted.games == evolution.arena.games == leaders.games
    assert counted.games <= games
    assert sum(leaders.weights) == pytest.approx(1)
    assert len(leaders.table) == len(leaders.strategies) >= 1
    if games == 70_000:
        assert evolution.is_founded
        assert counted.games > games * BREEDING / 2


@pytest.mark.parametrize("seconds", [0.5, 30])
def test_no_more_time_is_used_than_the_budget_has(seconds: float, counted: Counted) -> None:
    _, leaders = bred(Budget(seconds=seconds), counted)
    assert counted.clock() <= seconds + SLICE * counted.seconds_a_game
    assert leaders.strategies


def test_the_final_fits_into_the_time_where_games_have_become_slow(counted: Counted) -> None:
    evolution = Evolution(Contest(KINGDOM, seed=5, budget=Budget(seconds=60), clock=counted.clock))
    evolution.run()
    counted.seconds_a_game, counted.games = 0.1, 500  # fifty seconds, and a hundred times slower from now on
    leaders = evolution.leaders()
    assert counted.clock() <= 60 + SLICE * counted.seconds_a_game
    assert leaders.strategies


def test_a_budget_is_a_bound_for_more_players(counted: Counted) -> None:
    bred(Budget(games=20_000), counted, players=3)
    assert counted.games <= 20_000


def test_a_cell_is_given_up_when_the_time_is_over(counted: Counted) -> None:
    slow = Contest(KINGDOM, budget=Budget(seconds=1.0), clock=counted.clock)
    with pytest.raises(Spent):
        slow.share(MONEY, BASIC, 100_000)
    assert counted.games == 1000


def test_a_cell_that_does_not_fit_is_not_begun(counted: Counted) -> None:
    small = Contest(KINGDOM, budget=Budget(games=100))
    small.share(MONEY, BASIC, 60)
    for work in (lambda: small.share(MONEY, BASIC, 60), lambda: small.table([MONEY, BASIC, library()["smithy"]], 20)):
        with pytest.raises(Spent):
            work()
    assert counted.games == small.games == 60


def test_games_that_nobody_would_end_are_cut_off_soon() -> None:
    """Two decks that buy nothing play on for ever."""
    idle = Strategy.parse("Curse if turn > 1000")
    assert Contest(KINGDOM).tally(idle, idle, 10).turns.max() <= 10 * contest.LAST_TURN
