"""The order in which players are shown when a game is over."""

from __future__ import annotations

import pytest

from fiefdom.game.game import ranking
from tests.stages import staged

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay")


def ranks(estates: list[int], turns: list[int]) -> list[list[int]]:
    """The ranking of players with so many Estates who have had so many turns."""
    names = NAMES[: len(estates)]
    lines = [f"players = {', '.join(names)}"]
    lines += [f"{name}.deck = Estate x{number}" for name, number in zip(names, estates, strict=True) if number]
    lines += [f"{name}.turns = {number}" for name, number in zip(names, turns, strict=True)]
    return ranking(staged("\n".join(lines)))


@pytest.mark.parametrize(
    ("estates", "turns", "expected"),
    [
        ([1, 3, 2], [9, 9, 9], [[1], [2], [0]]),
        ([1, 1, 2], [9, 8, 9], [[2], [1], [0]]),
        ([5, 1, 1], [9, 9, 8], [[0], [2], [1]]),
        ([2, 2], [8, 8], [[0, 1]]),
        ([2, 4, 2, 4, 2, 0], [8, 8, 7, 8, 8, 1], [[1, 3], [2], [0, 4], [5]]),
    ],
)
def test_losers_are_shown_by_points_and_then_by_fewer_turns(estates: list[int], turns: list[int], expected: list[list[int]]) -> None:
    """T-289."""
    assert ranks(estates, turns) == expected


def test_points_below_zero_are_shown_after_none() -> None:
    position = staged("players = ann, ben, cat\nann.deck = Curse\nben.deck = Curse x3")
    assert ranking(position) == [[2], [0], [1]]


def test_the_first_place_is_the_winners() -> None:
    position = staged("players = ann, ben, cat\nben.deck = Duchy\ncat.deck = Duchy\nann.turns = 1")
    assert ranking(position) == [[1, 2], [0]]
    assert tuple(ranking(position)[0]) == position.winners
