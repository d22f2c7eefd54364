"""Observations: the engine writes what the view holds, and two states that a seat cannot tell apart give the same numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy
import pytest
from hypothesis import given

from fiefdom.cards.catalogue import SET_NAMES
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.envs.arrays import action_masks, observe
from fiefdom.envs.encoding import Encoding, mask
from fiefdom.game import engines, plain
from fiefdom.game.batch import Batch
from fiefdom.game.driver import Chronicle
from fiefdom.game.engines import BatchEngine
from fiefdom.game.memory import Memory
from fiefdom.game.position import Position
from fiefdom.game.record import Setup
from fiefdom.game.view import view
from tests.properties.games import Play, chosen, examples, plays
from tests.properties.test_views import some, swapped


def one_game(position: Position, engine: BatchEngine | None = None) -> Batch:
    """A batch of this one game."""
    batch = Batch(position.kingdom, 1, seats=position.seats, engine=engine)
    batch.states[0] = position.record()
    return batch


def rows(position: Position, *, open_counts: bool, engine: BatchEngine | None = None) -> Iterator[tuple[Any, Any]]:
    """For each seat the numbers from the view, and those that the engine writes."""
    encoding, batch = Encoding(position.seats), one_game(position, engine)
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


def passed_around(seats: int, seed: int) -> Iterator[Position]:
    """The questions of a game in which everybody buys and plays Masquerade, and what else there is by lot."""
    lots = Random(seed)
    position = Position.new(random_kingdom(seed, required=["Masquerade"], sets=tuple(SET_NAMES)), seats=seats, seed=seed)
    while position.question and position.record()["turns"].sum() < 12 * seats:
        yield position
        wanted = position.question.is_phase and "Masquerade" in position.question.answers
        position.answer("Masquerade" if wanted else chosen(position.question, lots.randrange(256)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("engine", [engines.best(), plain], ids=["best", "plain"])
def test_what_was_passed_on_unseen_is_as_unsure_to_the_engine_as_to_the_view(seats: int, engine: BatchEngine) -> None:
    """Of three and more players only two have seen it (R-I-PASS-5); to all others a card is certain that lies open, too."""
    low, _ = Encoding(seats).bounds
    unsure = 0
    for position in some(passed_around(seats, seats)):
        unsure += int(position.record()["unknown"].any())
        for from_view, written in rows(position, open_counts=False, engine=engine):
            assert from_view.tolist() == written.tolist()
            assert (low <= written).all()
    assert unsure > 20


@given(plays())
@examples(40)
def test_states_that_a_seat_cannot_tell_apart_give_equal_observations(play: Play) -> None:
    lots = Random(play.seed)
    for position in some(play.positions()):
        seat = lots.randrange(position.seats)
        before = observe(one_game(position), numpy.array([seat]))[0].tolist()
        for other in swapped(position, seat, lots):
            assert observe(one_game(other), numpy.array([seat]))[0].tolist() == before


@given(plays(most=160))
@examples(40)
def test_what_is_remembered_is_what_the_engine_writes(play: Play) -> None:
    """A seat that has seen all events of a game knows its own piles to the card, and the sizes of others': all that `memory` tells."""
    chronicle = Chronicle(Setup(play.kingdom, tuple("abcdef"[: play.seats]), play.starter, play.seed))
    memories = [Memory() for _ in range(play.seats)]
    encoding = Encoding(play.seats)
    first = Encoding(play.seats, version=1).size  # where the columns of memory begin
    for number, choice in enumerate(play.choices):
        position = chronicle.position
        if position.question is None:
            break
        for seat, memory in enumerate(memories) if number % 4 == 0 or not position.question.is_phase else ():
            memory.observe(event.seen_by(seat) for event in chronicle.events if event.is_for(seat))
            written = observe(one_game(position), numpy.array([seat]), memory=True)[0, first:].tolist()
            assert encoding.observe(view(position, seat), memory)[first:].tolist() == written
        chronicle.answer(position.legal_number(chosen(position.question, choice)))
