"""Saved positions: they come back as they were, and bytes that are none are refused."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.errors import BadBytes
from fiefdom.game import plain
from fiefdom.game.plain import value_size
from fiefdom.game.position import HEADER, Position
from fiefdom.game.view import view
from tests.properties.games import Play, chosen, examples, plays


def signed(data: bytes) -> bytes:
    """The same bytes with the checksum that fits them, as somebody would send who knows the format."""
    magic, version, _, layout, length = HEADER.unpack_from(data)
    body = data[HEADER.size :]
    return HEADER.pack(magic, version, zlib.crc32(body), layout, length) + body


SAVED = bytes(Play(random_kingdom(7), 3, 7, 1, 7, bytes(range(60))).end())


def test_the_checksum_of_an_unchanged_position_stays() -> None:
    assert signed(SAVED) == SAVED


@examples(40)
@given(plays())
def test_a_saved_position_comes_back_and_goes_on_as_before(play: Play) -> None:
    position = play.end()
    loaded = Position.from_bytes(bytes(position))
    assert loaded == position
    assert bytes(loaded) == bytes(position)
    assert (loaded.kingdom, loaded.question, loaded.scores) == (position.kingdom, position.question, position.scores)
    for choice in play.choices[:20]:
        if position.question is None:
            break
        answer = chosen(position.question, choice)
        assert loaded.answer(answer, recording=True) == position.answer(answer, recording=True)
    assert loaded == position


@examples(20)
@given(plays())
def test_the_repr_of_a_position_is_python_for_it(play: Play) -> None:
    position = play.end()
    assert eval(repr(position), {"Position": Position, "zlib": zlib}) == position


@pytest.mark.parametrize("length", [*range(64), len(SAVED) // 2, len(SAVED) - 100, len(SAVED) - 2, len(SAVED) - 1])
def test_a_position_cut_short_is_refused(length: int) -> None:
    with pytest.raises(BadBytes):
        Position.from_bytes(SAVED[:length])


@examples(200)
@given(st.integers(0, len(SAVED) * 8 - 1))
def test_a_position_with_a_flipped_bit_is_refused(bit: int) -> None:
    flipped = bytearray(SAVED)
    flipped[bit // 8] ^= 1 << bit % 8
    with pytest.raises(BadBytes):
        Position.from_bytes(bytes(flipped))


@examples(50)
@given(st.binary(min_size=1, max_size=40))
def test_a_position_with_more_bytes_is_refused(more: bytes) -> None:
    with pytest.raises(BadBytes, match="damaged"):
        Position.from_bytes(SAVED + more)


@examples(100)
@given(st.binary(max_size=5000))
def test_foreign_bytes_are_refused(data: bytes) -> None:
    for foreign in (data, SAVED[:4] + data, SAVED[: HEADER.size] + data, data.ljust(len(SAVED), b"\0")):
        with pytest.raises(BadBytes):
            Position.from_bytes(foreign)


@pytest.mark.parametrize(
    ("start", "replacement", "message"),
    [
        (0, b"GIF8", "is not the beginning of a saved position"),
        (4, b"\x63\x00", "saved in format `99`"),
        (10, b"\0" * 8, "saved by a version of Fiefdom with other rules"),
        (HEADER.size, b"\xff", "names a kingdom that cannot be"),
        (HEADER.size, b"9", "names a kingdom that cannot be"),
        (HEADER.size + 2, b"Xxxxxx", "names a kingdom that cannot be"),
    ],
)
def test_bytes_of_another_format_say_what_is_wrong(start: int, replacement: bytes, message: str) -> None:
    changed = SAVED[:start] + replacement + SAVED[start + len(replacement) :]
    with pytest.raises(BadBytes, match=message):
        Position.from_bytes(signed(changed))


@examples(400)
@given(st.integers(len(SAVED) - value_size(), len(SAVED) - 1), st.integers(0, 255))
def test_a_forged_position_is_refused_or_sound(place: int, value: int) -> None:
    """Whatever byte of the state is changed by somebody who also forges the checksum."""
    forged = bytearray(SAVED)
    forged[place] = value
    try:
        position = Position.from_bytes(signed(bytes(forged)))
    except BadBytes:
        return
    assert position.broken_law() == ""
    assert Position.from_bytes(bytes(position), plain) == position
    for seat in (None, *range(position.seats)):
        assert view(position, seat).seats == position.seats
