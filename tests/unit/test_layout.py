"""The layout of the state: no gaps, small, the same for NumPy and for the compiled engine."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import dtype, fields
from fiefdom.engine.state import Script, State


def test_the_state_has_no_gaps() -> None:
    """Bytes between fields would be copied or not as NumPy likes, and equal states would be unequal bytes."""
    layout = dtype(State)
    assert layout.fields is not None
    sizes = [layout.fields[field.name][0].itemsize for field in fields(State)]
    offsets = [layout.fields[field.name][1] for field in fields(State)]
    assert offsets == [sum(sizes[:place]) for place in range(len(sizes))]


def test_the_state_is_under_four_kibibytes() -> None:
    assert dtype(State).itemsize < 4096


def test_rows_of_cards_and_frames_begin_where_processors_like_it() -> None:
    """Sixteen counts are read at once; across two lines of a cache that is slower. Games in an array begin alike."""
    layout = dtype(State)
    assert layout.fields is not None
    rows = [field.name for field in fields(State) if field.seen and field.seen.zone]
    assert len(rows) == 10
    assert [layout.fields[name][1] % 16 for name in (*rows, "owned", "unsure", "stack")] == [0] * (len(rows) + 3)
    assert layout.itemsize % 16 == 0


def test_what_is_lent_comes_last() -> None:
    lent = [field.lent for field in fields(State)]
    assert lent == sorted(lent)
    assert sum(lent) == 6


def test_the_compiled_engine_has_the_same_layout() -> None:
    native = pytest.importorskip("fiefdom.engine._native", reason="no C compiler was found when Fiefdom was installed")
    for record in (State, Kinds, Script):
        assert native.SIZES[record.__name__] == dtype(record).itemsize


def test_fields_are_as_wide_as_the_game_needs() -> None:
    """R-SETUP: 120 Coppers, 490 cards; a turn counter that no game can run over."""
    layout = dtype(State)
    assert numpy.iinfo(layout["hand"].base).max >= 120
    assert numpy.iinfo(layout["hand_size"].base).max >= 490
    assert numpy.iinfo(layout["turns"].base).bits == 64
