from __future__ import annotations

import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve.contest import LARGEST, Contest, LeaderPanel, Opponent
from fiefdom.evolve.evolution import Evolution, Progress
from fiefdom.evolve.final import Polish, all_different
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.compiler import compile_strategy
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy

KINGDOM = find_kingdom("silver-and-gold-2")
GAMES = 60_000


def bred(threads: int, seed: int = 1) -> tuple[Leaders, list[Progress]]:
    seen: list[Progress] = []
    with Contest(KINGDOM, seed=seed, threads=threads) as contest:
        evolution = Evolution(contest)
        evolution.run(lambda games: games < GAMES, seen.append)
        return evolution.leaders(), seen


def test_the_same_seed_and_games_give_the_same_leaders_however_many_threads_there_are() -> None:
    (one, seen), (two, _) = bred(threads=1), bred(threads=2)
    assert one == two
    assert [progress.generation for progress in seen] == list(range(1, len(seen) + 1))
    assert len(seen) >= 1


def test_leaders_are_few_readable_and_complete() -> None:
    found, _ = bred(threads=2, seed=2)
    assert 1 <= sum(weight > 0 for weight in found.weights) <= 5
    assert sum(found.weights) == pytest.approx(1)
    assert len({strategy.name for strategy in found.strategies}) == len(found.strategies)
    for strategy in found.strategies:
        assert strategy.about
        assert Strategy.parse(str(strategy)) == strategy
        compile_strategy(strategy, KINGDOM)


def test_more_than_two_players_are_bred_for() -> None:
    evolution = Evolution(Contest(KINGDOM, 3, seed=1))
    evolution.run(lambda games: games < 40_000)
    assert evolution.leaders().strategies


def test_a_share_counts_ties_half_and_is_fair_against_oneself() -> None:
    arena = Contest(KINGDOM, 3)
    money = library()["big-money-ultimate"]
    assert arena.share(money, money, 100) == pytest.approx(1 / 3)
    assert arena.games == 0
    tally = Contest(KINGDOM).tally(money, library()["big-money"], 200)
    won, shared, _ = tally.outcomes[0]
    assert Contest(KINGDOM).share(money, library()["big-money"], 200) == pytest.approx((won + shared / 2) / 200)


def test_opponents_are_met_as_often_as_they_count() -> None:
    arena = Contest(KINGDOM)
    money, basic = library()["big-money-ultimate"], library()["big-money"]
    laboratory = library()["laboratory"]
    arena.score(laboratory, [Opponent(money, 3.0), Opponent(basic, 1.0)], 400)
    assert arena.games == 400


def test_a_cross_table_is_antisymmetric_with_two_players() -> None:
    strategies = [library()[slug] for slug in ("big-money", "big-money-ultimate", "laboratory")]
    table = Contest(KINGDOM).table(strategies, 100)
    assert table + table.T == pytest.approx(1)
    assert Contest(KINGDOM).extended(table[:2, :2], strategies, 100) == pytest.approx(table)


def test_the_panel_lets_the_least_useful_leaders_go_and_remembers_them() -> None:
    panel = LeaderPanel(Contest(KINGDOM), [library()["big-money"]])
    strategies = [Strategy.parse(f"Province if money > {number}; Gold; Silver", f"at {number}") for number in range(LARGEST + 2)]
    panel.add(*strategies, games=20)
    assert len(panel.leaders) == LARGEST
    assert {*panel.leaders, *panel.former} == set(strategies)
    assert sum(opponent.weight for opponent in panel.opponents()) == pytest.approx(1, abs=0.15)


def test_rules_that_never_matter_are_left_out() -> None:
    strategy = Strategy.parse("open 4/3: Silver, Silver\nProvince\nGold\nGold if turn > 3\nSilver\n[mine.trash]\nSilver\nCopper")
    shorter = Polish(Contest(KINGDOM), [library()["big-money"]]).shortened(strategy)
    assert [str(rule) for rule in shorter.sections["buy"]] == ["Province", "Gold", "Silver"]
    assert set(shorter.sections) == {"buy"}
    assert not shorter.openings


def test_strategies_of_the_same_name_are_numbered() -> None:
    money = library()["big-money"]
    assert [strategy.name for strategy in all_different([money, money])] == [money.name, f"{money.name} (2)"]
