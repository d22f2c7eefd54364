"""Better leaders are bred beside a game, kept if they are surely better, and taken up by bots that play."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.agents.levels import LeaderAgent
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.evolve import nursery as nursery_module
from fiefdom.evolve.budget import ENDLESS, Budget
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import Cache, LatestLeaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.nursery import Nursery, improve, is_surely_better
from fiefdom.game.game import new_game
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy
from tests.stages import needs_compiler

KINGDOM = random_kingdom(12, 2)
SMALL = Budget(games=60_000)
POOR = Leaders((library()["big-money"],), (1.0,), ((0.5,),), games=10)


def leaders_of(rules: str, games: int) -> Leaders:
    return Leaders((Strategy.parse(rules, rules),), (1.0,), ((0.5,),), games=games)


@needs_compiler
def test_what_is_bred_is_kept_if_it_is_better(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.keep(KINGDOM, 2, POOR)
    found = improve(KINGDOM, 2, SMALL, cache=cache)
    assert found is not None
    kept = cache.find(KINGDOM, 2)
    assert kept is not None
    assert kept.strategies == found.strategies


@needs_compiler
def test_what_is_not_surely_better_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = Cache(tmp_path)
    cache.keep(KINGDOM, 2, POOR)
    monkeypatch.setattr(nursery_module, "is_surely_better", lambda *_: False)
    assert improve(KINGDOM, 2, SMALL, cache=cache) is None
    assert cache.find(KINGDOM, 2) == POOR


@needs_compiler
def test_equals_are_not_surely_better() -> None:
    arena = Contest(KINGDOM, seed=2)
    money, ultimate = library()["big-money"], library()["big-money-ultimate"]
    assert is_surely_better(ultimate, money, arena)
    assert not is_surely_better(money, money, arena)


def test_there_is_nothing_to_breed_where_leaders_were_bred(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.keep(KINGDOM, 2, leaders_of("Gold", 1_000_000))
    assert improve(KINGDOM, 2, SMALL, cache=cache) is None
    assert improve(find_kingdom("first-game-1"), 2, SMALL, cache=cache) is None


def test_leaders_that_were_bred_meanwhile_are_noticed_once(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.keep(KINGDOM, 2, leaders_of("Silver", 10))
    latest = LatestLeaders(KINGDOM, cache=cache)
    assert not latest.refresh()
    cache.keep(KINGDOM, 2, leaders_of("Gold", 20))
    assert latest.refresh()
    assert latest.leaders.best.name == "Gold"
    assert not latest.refresh()


def test_an_expert_goes_over_with_its_next_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIEFDOM_CACHE", str(tmp_path))
    Cache().keep(KINGDOM, 2, leaders_of("Silver", 10))
    game, expert = new_game(KINGDOM, players=["a", "b"], seed=3), LeaderAgent()

    def turns(number: int) -> list[str]:
        bought = []
        while game.question and game.view(0).turns(0) < number:
            answer = expert.choose(game.view(game.question.seat))
            if game.question.id == "buy" and game.question.seat == 0:
                bought.append(answer)
            game.answer(answer)
        return bought

    assert "Copper" not in turns(2)
    Cache().keep(KINGDOM, 2, leaders_of("Copper", 20))
    assert set(turns(4)) == {"Copper"}


def test_a_nursery_is_asked_once_for_a_kingdom_and_breeds_nothing_without_a_budget() -> None:
    nursery = Nursery(ENDLESS)
    nursery.ask(KINGDOM, 2)
    assert not nursery.asked
    nursery.close()


@needs_compiler
def test_a_process_breeds_beside_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIEFDOM_CACHE", str(tmp_path))
    Cache().keep(KINGDOM, 2, POOR)
    nursery = Nursery(SMALL)
    nursery.ask(KINGDOM, 2)
    nursery.ask(KINGDOM, 2)
    assert len(nursery.asked) == 1
    nursery.finish()
    latest = LatestLeaders(KINGDOM)
    assert latest.leaders.games > POOR.games
