"""The order of leaders: sure, or they share a place; within the budget in any case."""

from __future__ import annotations

from typing import Any

import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cli.evolve import equals
from fiefdom.evolve.budget import Budget
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.order import FIRST_ROUND, ROUNDS, LeaderOrder, in_order
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts

KINGDOM = find_kingdom("First Game")
MONEY, BASIC, SMITHY = (library()[name] for name in ("big-money-ultimate", "big-money", "smithy"))
TWIN = Strategy.parse(f"{SMITHY.text}\nCurse if turn > 90", "twin")
"""Plays as Smithy does, as long as games last."""

ENOUGH = FIRST_ROUND << ROUNDS + 3


def leaders(*strategies: Strategy) -> Leaders:
    number = len(strategies)
    table = tuple(tuple((10 * row + column) / 100 for column in range(number)) for row in range(number))
    return Leaders(strategies, tuple((place + 1) / 10 for place in range(number)), table)


def ordered(found: Leaders, *, budget: int = 0, allowance: float = ENOUGH, seed: int = 1) -> tuple[Leaders, int]:
    arena = Contest(KINGDOM, seed=seed, budget=Budget(games=budget))
    rivals = dict.fromkeys(found.strategies, MONEY)
    return in_order(found, rivals, arena, allowance=allowance, first=100), arena.games


def test_leaders_are_sorted_by_what_they_get_of_their_rivals_and_keep_what_is_theirs() -> None:
    found, games = ordered(leaders(BASIC, MONEY, SMITHY))
    assert found.strategies == (SMITHY, MONEY, BASIC)
    assert found.places == (1, 2, 3)
    assert found.weights == (0.3, 0.2, 0.1)
    assert found.table == ((0.22, 0.21, 0.2), (0.12, 0.11, 0.1), (0.02, 0.01, 0.0))
    assert games < 6 * FIRST_ROUND  # it is plain to see


def test_who_cannot_be_told_apart_shares_a_place_and_keeps_the_order() -> None:
    for pair in ((SMITHY, TWIN), (TWIN, SMITHY)):
        found, games = ordered(leaders(BASIC, *pair))
        assert found.strategies == (*pair, BASIC)
        assert found.places == (1, 1, 3)
        assert games > FIRST_ROUND << ROUNDS  # they were tried as long as there were rounds; the third was not


def test_one_leader_needs_no_game() -> None:
    found, games = ordered(leaders(SMITHY))
    assert (found.places, games) == ((1,), 0)


@pytest.mark.parametrize("allowance", [0, 500, 3000, 20_000])
def test_no_more_games_are_played_than_there_are(allowance: int) -> None:
    for more in ({"allowance": allowance}, {"budget": allowance or 1}):
        found, games = ordered(leaders(SMITHY, TWIN, BASIC), **more)
        assert games <= max(allowance, 0)
        assert found.places == ((1, 1, 1) if allowance < 3 * FIRST_ROUND else (1, 1, 3))


def test_equals_are_seldom_told_apart() -> None:
    """Two that are equally good, though their games differ, share their place in nearly all of many orders."""
    later = Strategy.parse(f"{SMITHY.text}\n", "later")
    wrong = 0
    for seed in range(60):
        order = LeaderOrder((SMITHY, later), 2)
        for number in range(4):
            order.add(SMITHY, Contest(KINGDOM, seed=seed).points(SMITHY, MONEY, FIRST_ROUND << number, 10_000 * number))
            order.add(later, Contest(KINGDOM, seed=seed + 500).points(SMITHY, MONEY, FIRST_ROUND << number, 10_000 * number))
            if order.is_sure(SMITHY, later):
                wrong += 1
                break
    assert wrong <= 60 * 0.05


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_places_are_said(language: str) -> None:
    found = Leaders((SMITHY, TWIN, BASIC, MONEY), (0.5, 0.3, 0.2, 0.0), ((0.5,) * 4,) * 4, places=(1, 1, 3))
    said = [equals(found, number, Texts(language)) for number in (1, 2, 3, 4)]
    assert "2" in said[0]
    assert "1" in said[1]
    assert said[2:] == ["", ""]


def test_places_survive_json_and_answers_have_none() -> None:
    found = Leaders((SMITHY, BASIC, MONEY), (0.6, 0.4, 0.0), ((0.5,) * 3,) * 3, places=(1, 1))
    shown: Any = found.as_dict()
    assert [leader["place"] for leader in shown["leaders"]] == [1, 1, None]
    assert Leaders.from_dict(shown) == found
    for leader in shown["leaders"]:
        del leader["place"]  # as files were written before there were places
    assert Leaders.from_dict(shown).places == ()
