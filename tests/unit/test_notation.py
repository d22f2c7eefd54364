"""A position in one line."""

from __future__ import annotations

import pytest

from fiefdom.errors import FiefdomError
from fiefdom.game import soundness
from fiefdom.game.game import new_game
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position

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


def test_an_edition_in_other_digits_is_refused() -> None:
    with pytest.raises(FiefdomError, match="there is no edition `²`"):
        read_position(LINE.replace("fief1 2", "fief1 ²", 1))
    with pytest.raises(FiefdomError, match="there is no edition `3`"):
        read_position(LINE.replace("fief1 2", "fief1 3", 1))
    with pytest.raises(FiefdomError, match="there is no edition"):
        read_position(LINE.replace("fief1 2", f"fief1 {'2' * 5000}", 1))


def test_the_order_of_play_of_several_seats_is_kept() -> None:
    """Nobody but the player whose turn it is has cards in play today; own cards may let others play."""
    record = START.record()
    for seat, slot in ((1, 0), (0, 0), (1, 3), (0, 0)):
        record["in_play"][record["play_size"]] = seat * 32 + slot
        record["play_size"] += 1
        record["rest"][seat][slot] -= 1
    soundness.fill_in(record, 17)
    position = Position.from_record(START.kingdom, record)
    assert position.broken_law() == ""
    line = write_position(position)
    assert " | order 1,0,1,0 | " in line
    assert "play=copper,copper" in line
    assert "play=copper,estate" in line
    assert read_position(line) == position
    for order, message in (("1,0,0,0", "does not fit"), ("1,0,1", "4 numbers"), ("1,0,1,9", "numbers up to 5")):
        with pytest.raises(FiefdomError, match=message):
            read_position(line.replace("order 1,0,1,0", f"order {order}"))
    without = read_position(line.replace(" | order 1,0,1,0", ""))
    assert without.record()["in_play"][:4].tolist() == [0, 0, 32, 35]


@pytest.mark.parametrize("name", ["Copper", "COPPER", "copper"])
def test_cards_are_read_in_any_spelling(name: str) -> None:
    assert read_position(LINE.replace("hand=copper", f"hand={name}", 1)) == START


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rest=copper*5", "rest=copper*5,gold*251", "numbers up to 250"),
        ("rest=copper*5", "rest=copper*200,copper*100", "too many copies of a card"),
        ("rest=copper*5", f"known={','.join(['copper'] * 129)}", "`129` cards of known order are too many"),
        ("rest=copper*5", f"play={','.join(['copper'] * 513)}", "`513` cards in play are too many"),
        ("rest=copper*5", "rest=witch", "`Witch` is not in this kingdom"),
        ("pending ", "pending " + "no_step:0,0,0,0,0,0,0 " * 96, "`97` pending steps are too many"),
        ("treasure 1,1,0,0,0", "treasure 1,1,30001,0,0", "numbers up to 30000"),
        ("treasure 1,1,0,0,0", "treasure 1,1,0,256,0", "`256` is too large for `merchants`"),
        ("turns=0", "turns=10000000000", "numbers up to 9999999999"),
        (" | ask", " | seat 4 turns=0 random=00000000.00000000.00000000.00000000 | ask", "contradicts itself"),
        ("seat 1 turns=0", "seat 1 turns=0 top=copper", "contradicts itself"),
        ("hand=", "gloves=", "nothing that a seat has"),
        ("| ask 2", "| ask 63", "question `63` that does not exist"),
        ("pending treasure_chosen:0,255,0,0,255,0,0", "pending -", "no step waits for the answer"),
        ("pending treasure_chosen:0,255,0,0,255,0,0", "pending treasure_chosen:0,255,0,0,255,0", "7 numbers"),
        ("| supply 46,40,30,8,8,8,10,", "| supply 46,40,30,8,8,8,251,", "numbers up to 250"),
    ],
)
def test_what_cannot_be_is_refused_with_the_value_and_a_hint(old: str, new: str, message: str) -> None:
    assert old in LINE
    with pytest.raises(FiefdomError, match=message) as refusal:
        read_position(LINE.replace(old, new, 1))
    assert refusal.value.hint
