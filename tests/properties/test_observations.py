"""Observations: the engine writes what the view holds, and two states that a seat cannot tell apart give the same numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy
from hypothesis import given

from fiefdom.envs.arrays import action_masks, observe
from fiefdom.envs.encoding import Encoding, mask
from fiefdom.game.batch import Batch
from fiefdom.game.position import Position
from fiefdom.game.view import view
from tests.properties.games import Play, examples, plays
from tests.properties.test_views import some, swapped


def one_game(position: Position) -> Batch:
    """A batch of this one game."""
    batch = Batch(position.kingdom, 1, seats=position.seats)
    batch.states[0] = position.record()
    return batch


def rows(position: Position, *, open_counts: bool) -> Iterator[tuple[Any, Any]]:
    """For each seat the numbers from the view, and those that the engine writes."""
    encoding, batch = Encoding(position.seats), one_game(position)
    for seat in range(position.seats):
        written = observe(batch, numpy.array([seat]), open_counts=open_counts)[0]
        yield encoding.observe(view(position, seat, open_counts=open_counts)), written


@given(plays(most=160))
@examples(40)
def test_the_engine_writes_the_numbers_of_the_view(play: Play) -> None:
    """So it writes nothing that the view does not hold. Masks are compared too."""
    low, high = Encoding(play.seats).bounds
    for position in some(play.positions()):
        for from_view, written in rows(position, open_counts=play.starter == 0):
            assert from_view.tolist() == written.tolist()
            assert ((low <= written) & (written <= high)).all()
        if position.question:
            for canonical in (False, True):
                seen = view(position, position.question.seat)
                assert mask(seen, canonical=canonical).tolist() == action_masks(one_game(position), canonical=canonical)[0].tolist()


@given(plays())
@examples(40)
def test_states_that_a_seat_cannot_tell_apart_give_equal_observations(play: Play) -> None:
    lots = Random(play.seed)
    for position in some(play.positions()):
        seat = lots.randrange(position.seats)
        before = observe(one_game(position), numpy.array([seat]))[0].tolist()
        for other in swapped(position, seat, lots):
            assert observe(one_game(other), numpy.array([seat]))[0].tolist() == before
