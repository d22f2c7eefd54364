"""A position in one line."""

from __future__ import annotations

import pytest

from fiefdom.errors import FiefdomError
from fiefdom.game.game import new_game
from fiefdom.game.notation import read_position, write_position

START = new_game("First Game", players=["Ana", "Bot"], seed=7, starter=0).position
LINE = write_position(START)


def test_a_line_is_one_line_and_reads_back() -> None:
    assert "\n" not in LINE
    assert LINE.startswith("fief1 2 cellar,market,merchant,")
    assert read_position(LINE) == START


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("fief1", "fen", "beginning of a position"),
        ("cellar,", "", "9"),
        ("turn 0", "turn 9", "numbers up to 5"),
        ("turn 0 treasure", "turn 0 lunch", "no turn"),
        (" | ask", " | whisper", "no field"),
        ("supply 46", "supply 46,1", "17 numbers"),
        ("treasure_chosen", "eat_lunch", "eat_lunch"),
        ("copper*", "kopper*", "kopper"),
        ("seat 1", "seat 0", "twice"),
        ("random=", "random=x", "random stream"),
    ],
)
def test_mistakes_are_refused_with_the_word(old: str, new: str, message: str) -> None:
    assert old in LINE
    with pytest.raises(FiefdomError, match=message):
        read_position(LINE.replace(old, new, 1))


def test_a_position_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(FiefdomError, match="contradicts itself"):
        read_position(LINE.replace("turns=0 hand=", "turns=0 top=gold hand=", 1))
