"""A deck at the full number of cards whose order is known: the deepest one sinks into the rest, and none is lost."""

from __future__ import annotations

from typing import Any

import pytest

from fiefdom.cards.card import card
from fiefdom.cards.kind_table import step_numbers
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.cards.verbs import topdeck_card
from fiefdom.engine.deck import put_on_deck
from fiefdom.engine.kinds import ACTION
from fiefdom.engine.layout import KNOWN
from fiefdom.engine.turn import action_chosen
from fiefdom.game import plain, soundness
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from tests.stages import ENGINES

TOPPER = card("Topper", 2, ACTION, topdeck_card())
ORDER = [place * 7 % 3 for place in range(KNOWN)]  # Copper, Gold and Silver, from the bottom up, in no order of slots


def full_deck(engine: Any = None, size: int = KNOWN) -> Position:
    """A deck of so many cards of known order over one Estate, and a hand of a Topper, a Duchy and an Estate."""
    kingdom = type(random_kingdom(1)).of([*random_kingdom(1).kingdom_cards[:9], TOPPER])
    record = Position.new(kingdom, seats=2, engine=plain).record()
    slot = kingdom.slots["Topper"]
    for zone in ("hand", "rest", "discard"):
        record[zone][0] = 0
    record["hand"][0][[3, 4, slot]] = 1
    record["rest"][0][3] = 1
    record["known"][0][:size] = ORDER[:size]
    record["known_size"][0] = size
    soundness.fill_in(record, 17)
    record["owned"] = soundness.owned_by_zones(record)
    record["question"], record["phase"] = 1, 1
    record["legal"] = 1 << slot
    record["among"] = sum(1 << place for place, each in enumerate(kingdom.cards) if each.has_type(ACTION))
    record["stack"][0] = (step_numbers()[action_chosen], 0, 255, 0, 0, 255, 0, 0)
    return Position.from_record(kingdom, record, engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_deepest_known_card_sinks_and_the_others_keep_their_order(engine: Any) -> None:
    position = full_deck(engine)
    cards = position.cards_in_game()
    position.answer("Topper")
    position.answer("Duchy")
    record = position.record()
    assert record["known"][0].tolist() == [*ORDER[1:], 4]
    assert record["known_size"][0] == KNOWN
    sunk = [0] * 32
    sunk[3] += 1
    sunk[ORDER[0]] += 1
    assert record["rest"][0].tolist() == sunk
    assert record["rest_size"][0] == 2
    assert position.cards_in_game() == cards
    assert position.broken_law() == ""


@pytest.mark.parametrize("engine", ENGINES)
def test_with_one_place_left_nothing_sinks(engine: Any) -> None:
    position = full_deck(engine, KNOWN - 1)
    position.answer("Topper")
    position.answer("Duchy")
    record = position.record()
    assert record["known"][0].tolist() == [*ORDER[: KNOWN - 1], 4]
    assert record["rest_size"][0] == 1


def test_a_deck_with_the_most_known_cards_can_be_written_and_read() -> None:
    position = full_deck()
    assert read_position(write_position(position)) == position


def test_many_cards_sink_one_after_the_other() -> None:
    position = full_deck(plain)
    state = plain.state_of(position.handle)
    for slot in (5, 6, 4):
        put_on_deck(state, 0, slot)
    assert state.known[0] == [*ORDER[3:], 5, 6, 4]
    assert state.rest_size[0] == 4
    assert sum(state.rest[0]) == 4
    assert [state.rest[0][slot] for slot in range(3)] == [ORDER[:3].count(slot) for slot in range(3)]
