from __future__ import annotations

import pytest

from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import find_leaders, shipped_leaders
from fiefdom.strategy.library import library

SETS = [each.key for each in RECOMMENDED_SETS]


@pytest.mark.parametrize("key", SETS)
def test_every_recommended_set_comes_with_leaders_that_beat_big_money(key: str) -> None:
    kingdom = find_kingdom(key)
    leaders = shipped_leaders(kingdom)
    assert leaders is not None
    assert find_leaders(kingdom) == leaders
    assert 1 <= sum(weight > 0 for weight in leaders.weights) <= 5
    assert len(leaders.strategies) <= 9
    assert sum(leaders.weights) == pytest.approx(1, abs=0.001)
    for strategy in leaders.strategies:
        assert {card.name for card in strategy.wanted} <= set(kingdom.slots)
    assert Contest(kingdom, seed=5).share(leaders.best, library()["big-money-ultimate"], 300) > 0.6


def test_leaders_come_for_two_players_and_the_edition_of_the_set_only() -> None:
    kingdom = find_kingdom("first-game-1")
    assert shipped_leaders(kingdom, 3) is None
    assert shipped_leaders(Kingdom(kingdom.kingdom_cards, "both")) is None
