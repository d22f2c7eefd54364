"""What is counted in real games: how they end, and every turn of a short one counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.kinds import COPPER, ESTATE
from fiefdom.engine.layout import SLOTS, TURNS
from fiefdom.game import plain
from fiefdom.game.position import Position
from fiefdom.simulation.openings import choices, openings_of
from fiefdom.simulation.run import simulate
from fiefdom.strategy.board import Board
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.play import GameBlock, group_seed, play_block, seating
from fiefdom.strategy.strategy import Strategy
from fiefdom.strategy.tally import BY_LIMIT, BY_PILES, BY_PROVINCES, EVERY, PAIRS
from tests.stages import ENGINES

CHEAP = "end while losing: yes\nEstate\nCellar\nMoat\nCopper"
MONEY = "Province; Gold; Silver"


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("rules", "most_turns", "ending"), [(CHEAP, 100, BY_PILES), (MONEY, 100, BY_PROVINCES), (MONEY, 5, BY_LIMIT), (CHEAP, 5, BY_LIMIT)]
)
def test_games_end_by_provinces_by_piles_or_at_the_limit(rules: str, most_turns: int, ending: int, engine: Any) -> None:
    board = Board((find_card("Cellar"), find_card("Moat")))
    tally = play_block(board, [Strategy.parse(rules)] * 2, GameBlock(8, seed=1, most_turns=most_turns), engine)
    assert tally.endings.tolist() == [8 if each == ending else 0 for each in (BY_PROVINCES, BY_PILES, BY_LIMIT)]


def test_a_result_names_the_endings() -> None:
    board = Board((find_card("Cellar"), find_card("Moat")))
    assert simulate([CHEAP, CHEAP], board, games=4).endings == {"provinces": 0, "piles": 1, "limit": 0}
    assert simulate([MONEY, MONEY], board, games=4).endings == {"provinces": 1, "piles": 0, "limit": 0}
    assert simulate([MONEY, MONEY], board, games=4, most_turns=3).endings == {"provinces": 0, "piles": 0, "limit": 1}


# A Copper every turn, counted by hand: without questions, and with every purchase asked because of its condition


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("rules", ["Copper", "Copper if hand_size < 99"])
def test_the_turns_of_a_short_game(rules: str, engine: Any) -> None:
    board = Board(())
    players = [Strategy.parse(rules), Strategy.parse("Estate if coins > 9; nothing")]
    tally = play_block(board, players, GameBlock(2, seed=6, most_turns=2), engine)
    assert tally.counted[:, :3].tolist() == [[2, 2, 0], [2, 2, 0]]
    assert tally.cards_at[:, :3].tolist() == [[22, 24, 0], [20, 20, 0]]
    assert tally.money_at[:, :3].tolist() == [[16, 18, 0], [14, 14, 0]]
    assert tally.score_at[:, :3].tolist() == [[6, 6, 0], [6, 6, 0]]
    assert not tally.provinces_at.any()
    assert tally.coins_at[:, :3].tolist() == [[first, 14 - first, 0] for first in first_coins(2, seed=6)]
    assert tally.bought[0, COPPER, :3].tolist() == [2, 2, 0]
    assert tally.bought.sum() == 4
    assert (tally.games, tally.groups, tally.rounds, tally.rounds_squared) == (2, 1, 4, 8)
    assert tally.lengths.nonzero()[0].tolist() == [2]
    assert (tally.turns.tolist(), tally.turns_squared.tolist()) == ([4, 4], [8, 8])
    assert (tally.scores.tolist(), tally.scores_squared.tolist()) == ([6, 6], [18, 18])
    assert tally.outcomes.tolist() == [[0, 2, 0], [0, 2, 0]]  # level, in as many turns
    assert (tally.outcomes_squared.tolist(), tally.points_squared.tolist()) == ([[0, 4, 0], [0, 4, 0]], [4, 4])


def first_coins(players: int, seed: int) -> list[int]:
    """The Coppers of the first hands of each player, in all games of the first group."""
    kingdom = find_kingdom("First Game")
    hands = Position.new(kingdom, seats=players, seed=group_seed(seed, 0)).record()["hand"][:, COPPER]
    return [sum(int(hands[seating(players, game).index(player)]) for game in range(players)) for player in range(players)]


@pytest.mark.parametrize("engine", ENGINES)
def test_several_purchases_of_a_turn_count_its_coins_once(engine: Any) -> None:
    """Festivals bring Buys: the coins of a turn are those before the first purchase."""
    festival = Board((find_card("Festival"),))
    rules = ("Festival if count(Festival) < 3; Copper", "Festival if count(Festival) < 3; Copper if hand_size >= 0")
    quick, asked = (play_block(festival, [Strategy.parse(each)] * 2, GameBlock(2, seed=2, most_turns=12), engine) for each in rules)
    assert asked == quick
    assert quick.bought[0, COPPER].sum() > 24  # more than one a turn
    assert (quick.coins_at[0, :12] >= 2 * 2).all()


@pytest.mark.parametrize("engine", ENGINES)
def test_only_every_fourth_group_is_counted_turn_by_turn(engine: Any) -> None:
    players = [Strategy.parse("Copper")] * 2
    tallies = [play_block(Board(()), players, GameBlock(2, seed=1, first=2 * group, most_turns=3), engine) for group in range(EVERY + 1)]
    assert [bool(tally.counted.any()) for tally in tallies] == [True, False, False, False, True]
    assert [int(tally.bought.sum()) for tally in tallies] == [12] * (EVERY + 1)


@pytest.mark.parametrize("engine", ENGINES)
def test_what_comes_after_the_last_row_is_counted_in_it(engine: Any) -> None:
    tally = play_block(Board(()), [Strategy.parse("Copper if turn < 3")] * 2, GameBlock(2, seed=1, most_turns=TURNS + 10), engine)
    assert tally.counted[0, TURNS - 2 :].tolist() == [2, 2 * 11]
    assert tally.lengths[TURNS - 1] == 2
    assert tally.bought[0, COPPER, :4].tolist() == [2, 2, 0, 0]


@pytest.mark.parametrize("engine", ENGINES)
def test_places_and_outcomes_of_three(engine: Any) -> None:
    """Whoever buys Estates wins, from every place."""
    players = [Strategy.parse(rules) for rules in ("Estate if count(Estate) < 5", "nothing", "nothing")]
    tally = play_block(Board(()), players, GameBlock(3, seed=3, most_turns=6), engine)
    assert tally.outcomes.tolist() == [[3, 0, 0], [0, 0, 3], [0, 0, 3]]
    assert tally.by_place[0].tolist() == [[1, 0, 0]] * 3
    assert tally.by_place[1].tolist() == [[0, 0, 1]] * 3
    assert (tally.outcomes_squared[0].tolist(), tally.points_squared.tolist()) == ([9, 0, 0], [36, 0, 0])
    assert tally.bought[0, ESTATE].sum() == 6
    assert tally.scores.tolist() == [15, 9, 9]


# Gains and openings


@pytest.mark.parametrize("engine", ENGINES)
def test_gains_without_buying_are_counted_for_whoever_gets_them(engine: Any) -> None:
    board = Board((find_card("Witch"), find_card("Workshop")))
    players = [Strategy.parse("Province; Witch if count(Witch) < 1; Silver"), Strategy.parse("Workshop if count(Workshop) < 2; Silver")]
    tally = play_block(board, players, GameBlock(8, seed=2, most_turns=12), engine)
    gained = {card.name: tally.gained[:, slot].sum(axis=1).tolist() for slot, card in enumerate(board.cards)}
    assert gained["Curse"][0] == 0
    assert gained["Curse"][1] > 0
    assert gained["Silver"][0] == 0
    assert gained["Silver"][1] > 0
    assert not tally.gained[:, :, :2].any()  # nothing that is bought can be played before turn 3
    assert not tally.gained[:, :, 12:].any()


@pytest.mark.parametrize("engine", ENGINES)
def test_every_engine_counts_the_same_gains_and_openings(engine: Any) -> None:
    names = ("first-game", "ultimate+remodel", "witch")
    board = Board(tuple(map(find_card, ("Cellar", "Market", "Militia", "Remodel", "Smithy", "Village", "Witch", "Workshop"))))
    plainly, here = (play_block(board, [find_strategy(name) for name in names], GameBlock(9, seed=3), each) for each in (plain, engine))
    assert plainly.gained.any(axis=(1, 2))[:2].all()
    assert plainly == here


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    "rules", ["Smithy if count(Smithy) < 1; Silver; Moat", "Smithy if hand_size < 99 and count(Smithy) < 1; Silver; Moat"]
)
def test_openings_are_what_was_bought_in_two_turns_with_which_coins(rules: str, engine: Any) -> None:
    board = Board((find_card("Moat"), find_card("Smithy")))
    tally = play_block(board, [Strategy.parse(rules)] * 2, GameBlock(40, seed=6, most_turns=8), engine)
    found = {(opening.coins, tuple(map(str, opening.cards))): opening.games for opening in openings_of(tally, 0, board.cards)}
    fives = sum(coins in (2, 5) for coins in coins_of_player(20, seed=6))
    assert found == {("4/3", ("Smithy", "Silver")): 40 - fives, ("5/2", ("Smithy", "Moat")): fives}
    assert 0 < fives < 20


def coins_of_player(groups: int, seed: int) -> list[int]:
    """What player 0 has to spend in the first turn of each game."""
    kingdom = find_kingdom("First Game")
    starts = [Position.new(kingdom, seed=group_seed(seed, group)).record()["hand"] for group in range(groups)]
    return [int(hands[seating(2, game).index(0)][COPPER]) for hands in starts for game in range(2)]


def test_who_buys_nothing_has_an_opening_too_and_one_turn_is_none() -> None:
    players = [Strategy.parse("nothing")] * 2
    (four, five) = openings_of(play_block(Board(()), players, GameBlock(60, most_turns=2)), 0, ())
    assert (four.coins, four.cards, five.coins, five.cards) == ("4/3", (), "5/2", ())
    assert four.games + five.games == 60
    assert openings_of(play_block(Board(()), players, GameBlock(60, most_turns=1)), 0, ()) == ()


def test_every_pair_of_choices_has_a_number_of_its_own() -> None:
    assert sorted(map(choices, range(PAIRS))) == [(larger, smaller) for larger in range(SLOTS + 1) for smaller in range(larger + 1)]
