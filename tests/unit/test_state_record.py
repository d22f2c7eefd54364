"""A record that is read like a state has the same numbers as the NumPy record."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.engine.layout import fields
from fiefdom.engine.state import State
from fiefdom.game.state_record import played_by, players_in_play, read
from tests.properties.games import Play

PLAY = Play(random_kingdom(0), 3, 0, 0, 1, bytes(40))


@pytest.mark.parametrize("name", [field.name for field in fields(State) if not field.lent and field.name != "random"])
def test_a_field_is_read_as_it_is(name: str) -> None:
    """But for the random streams, which nobody reads."""
    record = PLAY.end().record()
    value = getattr(read(record), name)
    is_table = numpy.ndim(record[name]) == 2
    assert ([list(row) for row in value] if is_table else list(value) if numpy.ndim(record[name]) else value) == record[name].tolist()


def test_cards_in_play_belong_to_who_has_played_them() -> None:
    positions = [position for position in PLAY.positions() if position.record()["play_size"]]
    assert positions
    for position in positions:
        state = read(position.record())
        assert len(played_by(state, position.turn)) == len(players_in_play(state)) == state.play_size
