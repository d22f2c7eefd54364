"""Matches: the same games whoever plays them, as many as needed, and what there is when somebody stops them."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import numpy
import pytest

import fiefdom
from fiefdom.cards.card import card, plus
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadCluster, BadKingdom, BadNumber, BadPlayers, BadStrategy
from fiefdom.game import engines
from fiefdom.simulation import job
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.job import BLOCK, LAST_BLOCK, MatchJob, number_of_threads, play_here
from fiefdom.simulation.result import Result
from fiefdom.simulation.run import play_match, simulate
from fiefdom.strategy.board import board_of
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.play import Tally

PLAYERS = ("smithy", "big-money-ultimate")


def small_job(games: int = 1200, *names: str) -> MatchJob:
    players = tuple(map(find_strategy, names or PLAYERS))
    return MatchJob(board_of(players), players, games, seed=5)


def summed(tallies: list[Tally]) -> Tally:
    total = tallies[0]
    for tally in tallies[1:]:
        total += tally
    return total


# The same games


@pytest.mark.parametrize("size", [60, 300, 1200])
def test_the_size_of_blocks_does_not_matter(size: int) -> None:
    whole = small_job()
    assert summed([whole.play(block) for block in whole.blocks(size)]) == whole.play(whole.block(0, 1200))


def test_the_order_of_blocks_does_not_matter() -> None:
    whole = small_job()
    tallies = [whole.play(block) for block in whole.blocks(120)]
    assert summed(tallies[::-1]) == summed(tallies)


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_number_of_threads_does_not_matter(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job, "BLOCK", 120)
    whole = small_job()
    assert list(play_here(whole, threads)) == [whole.play(block) for block in whole.blocks()]


def test_the_last_blocks_of_several_threads_are_small() -> None:
    whole = small_job(5 * BLOCK)
    blocks = list(whole.blocks(threads=2))
    assert [block.games for block in blocks] == [BLOCK] * 3 + [LAST_BLOCK] * (2 * BLOCK // LAST_BLOCK)
    assert [block.first for block in blocks] == [sum(block.games for block in blocks[:place]) for place in range(len(blocks))]
    assert {block.first for block in whole.blocks()} <= {block.first for block in blocks}


@pytest.mark.parametrize("threads", [1, 2])
def test_a_match_is_its_seed(threads: int) -> None:
    first = simulate(PLAYERS, games=2 * BLOCK, seed=7, threads=threads)
    assert first == simulate(PLAYERS, games=2 * BLOCK, seed=7)
    assert first.tally != simulate(PLAYERS, games=2 * BLOCK, seed=8).tally


def test_a_longer_match_begins_with_the_shorter_one() -> None:
    seen: list[Result] = []
    simulate(PLAYERS, games=3 * BLOCK, threads=1, progress=seen.append)
    assert seen[0].tally == simulate(PLAYERS, games=BLOCK).tally
    assert [result.games for result in seen] == [BLOCK, 2 * BLOCK, 3 * BLOCK]


def test_the_plain_engine_plays_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = simulate(PLAYERS, games=40)
    monkeypatch.setenv("FIEFDOM_ENGINE", "plain")
    assert not engines.is_compiled()
    assert simulate(PLAYERS, games=40) == compiled


# How many games


def test_everybody_starts_equally_often() -> None:
    result = simulate(("smithy", "moat", "big-money"), games=1000)
    assert result.games == 1002
    assert (result.tally.by_place.sum(axis=2) == 334).all()


def test_a_match_ends_when_the_precision_is_reached() -> None:
    result = simulate(PLAYERS, until=0.01)
    assert result.precision <= 0.01
    assert result.games % BLOCK == 0
    before = simulate(PLAYERS, games=result.games - BLOCK)
    assert before.precision > 0.01


@pytest.mark.parametrize("threads", [1, 3])
def test_when_it_ends_does_not_depend_on_who_was_fastest(threads: int) -> None:
    assert simulate(PLAYERS, until=0.006, threads=threads) == simulate(PLAYERS, until=0.006, threads=2)


def test_small_blocks_stop_at_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = simulate(PLAYERS, until=0.01).games
    blocks = MatchJob.blocks
    monkeypatch.setattr(MatchJob, "blocks", lambda job, size=None: blocks(job, 600))
    assert simulate(PLAYERS, until=0.01, threads=1).games == wanted


def test_a_precision_out_of_reach_ends_with_the_games() -> None:
    result = simulate(PLAYERS, games=BLOCK, until=0.001)
    assert (result.games, result.interrupted) == (BLOCK, False)


@pytest.mark.parametrize("games", [0, -5, 10**13])
def test_a_senseless_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(BadNumber, match="`games` cannot be"):
        simulate(PLAYERS, games=games)


def test_one_game_is_enough_and_everybody_starts_one() -> None:
    assert simulate(PLAYERS, games=1).games == len(PLAYERS)


@pytest.mark.parametrize("until", [0, -0.1, 0.5, 7])
def test_a_senseless_precision_is_refused(until: float) -> None:
    with pytest.raises(BadNumber, match="`until` cannot be"):
        simulate(PLAYERS, until=until)


def test_a_senseless_seed_limit_or_number_of_threads_is_refused() -> None:
    with pytest.raises(BadNumber, match="`seed` cannot be -1"):
        simulate(PLAYERS, seed=-1)
    with pytest.raises(BadNumber, match="`most-turns` cannot be 0"):
        simulate(PLAYERS, most_turns=0)
    with pytest.raises(BadNumber, match="`threads` cannot be -1"):
        simulate(PLAYERS, threads=-1)


def test_one_thread_for_each_core_unless_said() -> None:
    if not engines.is_compiled():
        pytest.skip("on the plain engine a second thread would only wait for the first")
    assert number_of_threads(0) >= 1
    assert number_of_threads(3) == 3


def test_a_game_that_never_ends_is_stopped() -> None:
    result = simulate(("Copper", "Copper"), games=20, most_turns=12)
    assert result.endings["limit"] == 1
    assert result.length.mean == 12


# Stopped


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_gives_what_there_is(threads: int) -> None:
    def stop_after_three(result: Result) -> None:
        if result.games == 3 * BLOCK:
            signal.raise_signal(signal.SIGINT)

    result = simulate(PLAYERS, games=100 * BLOCK, threads=threads, progress=stop_after_three)
    assert result.interrupted
    assert result.tally == simulate(PLAYERS, games=3 * BLOCK).tally


def test_ctrl_c_before_the_first_block_is_over_gives_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatchJob, "play", lambda *_: signal.raise_signal(signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAYERS, threads=1)


# Who plays what


def test_the_board_has_the_cards_that_the_players_buy() -> None:
    result = simulate(("smithy", "witch"), games=2)
    assert [card.name for card in result.job.board.kingdom_cards] == ["Smithy", "Witch"]
    assert result.missing == {}


def test_a_card_that_is_not_in_the_kingdom_is_played_without() -> None:
    kingdom = find_kingdom("Big Money", 1)
    assert "Smithy" not in kingdom.slots
    result = simulate(PLAYERS, kingdom, games=2)
    assert {name: [card.name for card in cards] for name, cards in result.missing.items()} == {"Smithy": ["Smithy"]}


def test_kingdoms_are_found_by_name() -> None:
    assert simulate(PLAYERS, "First Game", games=2, edition=1).job.board == find_kingdom("First Game", 1)
    with pytest.raises(BadKingdom):
        simulate(PLAYERS, "Smithy, Moat", games=2)


def test_players_are_strategies_slugs_or_rules() -> None:
    result = simulate((find_strategy("smithy"), "ultimate+market", "Province; Gold; Silver"), games=3)
    assert result.names == ("Smithy", "Ultimate with one Market", "Province; Gold; Silver")


def test_own_cards_are_on_the_board_and_in_the_rules() -> None:
    hut = card("Hut", 4, ACTION, plus(cards=3, actions=1))
    result = simulate(("Province; Gold; Hut; Silver", "big-money"), cards=[hut], games=600)
    assert [each.name for each in result.job.board.kingdom_cards] == ["Hut"]
    assert result.purchases(0)[hut].sum() > 1
    assert result.players[0].win.low > 0.8


def test_the_same_player_twice_is_told_apart() -> None:
    assert simulate(("smithy", "smithy"), games=2).names == ("Smithy", "Smithy (2)")


def test_a_file_is_a_player(tmp_path: Path) -> None:
    (tmp_path / "mine.strategy").write_text("Province; Gold; Silver", encoding="utf-8")
    assert simulate((str(tmp_path / "mine.strategy"), "smithy"), games=2).names[0] == "mine"


def test_wrong_players_are_refused() -> None:
    with pytest.raises(BadPlayers, match="`1` players"):
        simulate(("smithy",))
    with pytest.raises(BadPlayers, match="`7` players"):
        simulate(("smithy",) * 7)
    with pytest.raises(BadStrategy, match="smithi"):
        simulate(("smithi", "witch"))


def test_a_cluster_that_is_none_is_refused() -> None:
    with pytest.raises(BadCluster, match="`spark://x` is no cluster"):
        simulate(PLAYERS, on="spark://x")
    with pytest.raises(BadCluster, match="contradict"):
        simulate(PLAYERS, on="ray", threads=2)


# What comes out


def test_smithy_beats_big_money_as_published() -> None:
    result = simulate(PLAYERS, games=40_000)
    smithy, money = result.players
    assert smithy.win.low <= 0.7133 <= smithy.win.high
    assert money.win.low <= 0.2246 <= money.win.high
    assert result.length.mean == pytest.approx(19.9, abs=0.1)
    assert 0.03 < result.starter_edge < 0.06


def test_json_has_the_fields_that_programs_rely_on() -> None:
    shown = json.loads(json.dumps(simulate(PLAYERS, games=600).as_dict()))
    assert {"games", "seconds", "games_per_second", "mean_turns", "players", "by_seat"} <= shown.keys()
    assert [player.keys() >= {"name", "win", "loss", "tie", "low", "high", "mean_score"} for player in shown["players"]] == [True, True]
    assert shown["games"] == 600
    for player in shown["players"]:
        assert player["win"] + player["loss"] + player["tie"] == pytest.approx(1, abs=1e-5)
        assert player["low"] <= player["win"] <= player["high"]
    assert [seat["seat"] for seat in shown["by_seat"]] == [1, 2]
    assert len(shown["by_turn"]["score"][0]) == len(shown["purchases"][0]["Silver"])


def test_an_edition_takes_the_cards_off_the_board_that_it_does_not_have() -> None:
    players = ["Province; Adventurer; Gold; Silver", "Province; Smithy; Silver"]
    assert [card.name for card in simulate(players, games=2).job.board.kingdom_cards] == ["Adventurer", "Smithy"]
    result = simulate(players, games=2, edition=2)
    assert [card.name for card in result.job.board.kingdom_cards] == ["Smithy"]
    assert [card.name for cards in result.missing.values() for card in cards] == ["Adventurer"]


def test_the_length_of_very_long_games_is_their_length() -> None:
    result = simulate(["Gold", "Gold"], games=2, most_turns=90)
    assert (result.length.mean, result.players[0].turns.mean) == (90, 90)


def test_a_result_reads_well() -> None:
    text = str(simulate(PLAYERS, games=600))
    assert text.startswith("Smithy: won ")
    assert "600 games" in text


def test_results_of_the_same_games_are_equal_however_long_they_took() -> None:
    one, two = simulate(PLAYERS, games=600), simulate(PLAYERS, games=600, threads=1)
    assert one == two
    assert one != simulate(PLAYERS, games=602)


def test_the_package_has_it() -> None:
    assert fiefdom.simulate(PLAYERS, games=60) == simulate(PLAYERS, games=60)
    assert fiefdom.Result is Result


def test_purchases_add_up_to_what_was_bought() -> None:
    result = simulate(PLAYERS, games=600)
    bought = {card.name: copies.sum() for card, copies in result.purchases(0).items()}
    assert bought["Province"] == pytest.approx(
        result.tally.bought[0, result.job.board.cards.index(find_kingdom("First Game").cards[5])].sum() / 600
    )
    assert 1 < bought["Smithy"] < 3
    assert numpy.isclose(sum(result.endings.values()), 1)


def test_conditions_give_the_same_match() -> None:
    assert play_match(PLAYERS, Conditions(games=600, seed=3)) == simulate(PLAYERS, games=600, seed=3)
