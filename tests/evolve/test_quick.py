from __future__ import annotations

import pytest

from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import quick_leaders, quick_strategy
from fiefdom.strategy.library import library

HOW_TO_BASE_DOMINION = "Harbinger, Laboratory, Militia, Mine, Moat, Poacher, Sentry, Throne Room, Vassal, Witch"


@pytest.mark.parametrize(
    ("kingdom", "share"), [("first-game-1", 0.7), ("first-game-2", 0.7), ("size-distortion-1", 0.7), (HOW_TO_BASE_DOMINION, 0.85)]
)
def test_the_quick_strategy_beats_big_money_by_a_margin(kingdom: str, share: float) -> None:
    board = find_kingdom(kingdom)
    assert Contest(board, seed=77).share(quick_strategy(board), library()["big-money-ultimate"], 600) > share


def test_quick_leaders_are_the_same_for_the_same_seed() -> None:
    board = random_kingdom(8, 2)
    assert quick_leaders(board, seed=3) == quick_leaders(board, seed=3)


@pytest.mark.parametrize("players", [3, 6])
def test_there_are_quick_leaders_for_more_players(players: int) -> None:
    found = quick_leaders(random_kingdom(9, 1), players)
    assert 1 <= sum(weight > 0 for weight in found.weights) <= 5
    assert sum(found.weights) == pytest.approx(1)
