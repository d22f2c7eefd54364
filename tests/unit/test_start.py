"""Who starts a first game, and who starts a rematch."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.kinds import ESTATE
from fiefdom.engine.scoring import winners
from fiefdom.engine.setup import set_up
from fiefdom.engine.state import State
from fiefdom.errors import BadPlayers
from fiefdom.game.game import first_starter, next_starter

GAMES = 6000


def finished_game(estates: list[int], turns: list[int]) -> State:
    """A game in which the seats own so many Estates and have had so many turns."""
    state = State()
    state.kinds = find_kingdom("First Game").kinds()
    set_up(state, len(estates), 1, 0, 0)
    for seat, number in enumerate(estates):
        state.owned[seat][ESTATE] = number
    state.turns[: len(turns)] = turns
    return state


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(6) if bits >> seat & 1]


def assert_even(counts: Counter[int], seats: list[int]) -> None:
    """Exactly these seats occur, each about as often as the others; the seeds are fixed, so that this never changes."""
    assert sorted(counts) == seats
    expected = counts.total() / len(seats)
    assert all(abs(number - expected) < 5 * expected**0.5 for number in counts.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_seat_starts_a_first_game_equally_often(seats: int) -> None:
    """T-168."""
    assert_even(Counter(first_starter(seats, Random(seed)) for seed in range(GAMES)), list(range(seats)))


@pytest.mark.parametrize(("winner", "seats", "starter"), [(0, 2, 1), (1, 2, 0), (0, 4, 1), (2, 4, 3), (3, 4, 0), (5, 6, 0)])
def test_the_player_to_the_left_of_the_winner_starts_the_rematch(winner: int, seats: int, starter: int) -> None:
    """T-169."""
    assert {next_starter([winner], seats, Random(seed)) for seed in range(20)} == {starter}


def test_after_a_shared_victory_one_of_the_others_starts() -> None:
    assert_even(Counter(next_starter([0, 2], 5, Random(seed)) for seed in range(GAMES)), [1, 3, 4])


def test_after_a_victory_shared_by_all_anyone_starts() -> None:
    """T-268."""
    state = finished_game(estates=[3, 3, 3], turns=[12, 12, 12])
    shared = seats_of(winners(state))
    assert shared == [0, 1, 2]
    assert_even(Counter(next_starter(shared, 3, Random(seed)) for seed in range(GAMES)), [0, 1, 2])


def test_after_a_tie_broken_by_turns_the_player_to_the_left_of_the_winner_starts() -> None:
    """T-269."""
    state = finished_game(estates=[6, 6, 2], turns=[12, 11, 11])
    won = seats_of(winners(state))
    assert won == [1]
    assert {next_starter(won, 3, Random(seed)) for seed in range(20)} == {2}


def test_a_single_winner_uses_no_luck() -> None:
    random = Random(5)
    before = random.getstate()
    next_starter([1], 3, random)
    assert random.getstate() == before


@pytest.mark.parametrize("winners", [[], [3], [-1], [0, 3]])
def test_winners_who_have_no_seat_are_refused(winners: list[int]) -> None:
    with pytest.raises(BadPlayers, match="the seats are 0 to 2"):
        next_starter(winners, 3, Random(1))


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(seats: int) -> None:
    with pytest.raises(BadPlayers):
        first_starter(seats, Random(1))
    with pytest.raises(BadPlayers):
        next_starter([0], seats, Random(1))
