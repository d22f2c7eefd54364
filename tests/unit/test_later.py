"""What waits for another turn: one public list, done in order when the turn of its seat begins."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy
import pytest

from fiefdom.cards.base.both_editions import may_play_twice
from fiefdom.cards.base.first_edition import may_gain_loot, reveal_to_thief
from fiefdom.cards.card import Card, card, plus
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kind_table import counters, step_numbers
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.limits import check_card
from fiefdom.cards.verbs import discard_down_to, draw_cards, gain_card, next_turn
from fiefdom.engine.kinds import ACTION, GOLD
from fiefdom.engine.later import copies_in_mind, keep_in_mind, mind_what_is_left
from fiefdom.engine.layout import TURN_COUNTERS
from fiefdom.engine.plays import carry_out
from fiefdom.engine.zones import take_loot
from fiefdom.errors import BadBytes, BadCards
from fiefdom.game import plain
from fiefdom.game.determinise import determinise
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.soundness import fill_in, owned_by_zones
from fiefdom.game.view import view
from fiefdom.scenario.stage import push_phase
from tests.properties.forgeries import signed
from tests.stages import ENGINES, staged

COACH = card("Coach", 3, ACTION, plus(actions=1), next_turn(draw_cards(2), discard_down_to(6)))
"""Now an Action, in the next turn two cards, of which one goes."""

STAGE = card("Stage", 5, ACTION, plus(actions=1), next_turn(may_play_twice()))
"""In the next turn another Action, twice."""

CARDS = (COACH, STAGE, *(find_card(name) for name in ("Village", "Smithy", "Market", "Moat", "Cellar", "Militia", "Mine", "Remodel")))


def position_of(engine: Any, hand: dict[Card, int]) -> Position:
    """A game of two at the beginning of a turn, with these cards in the first hand and ten Coppers and Estates in each deck."""
    kingdom = Kingdom.of(CARDS, 2)
    record = Position.new(kingdom, seats=2, seed=1).record()
    for zone in ("hand", "rest", "discard", "stack", "question", "decider", "asker", "may_pass", "source", "remaining", "among", "legal"):
        record[zone] = 0
    record["rest"][:2, [0, 3]] = 10
    record["hand"][1][3] = 5
    for each, number in hand.items():
        record["hand"][0][kingdom.cards.index(each)] = number
    push_phase(record, None)
    fill_in(record, len(kingdom.cards))
    record["owned"] = owned_by_zones(record)
    position = Position.from_record(kingdom, record, engine)
    position.handle.resume()
    return position


def play_on(position: Position) -> None:
    """Pass until it is the turn of the first seat again, and something is asked there."""
    turns = position.record()["turns"][0]
    while position.record()["turns"][0] == turns or position.turn != 0:
        assert read_position(write_position(position)) == position
        position.answer("pass")


def waiting(position: Position) -> list[list[int]]:
    """The entries of the list."""
    record = position.record()
    found: list[list[int]] = record["later"][: record["later_size"]].tolist()
    return found


@pytest.mark.parametrize("engine", ENGINES)
def test_what_is_left_for_the_next_turn_is_done_when_it_begins(engine: Any) -> None:
    position = position_of(engine, {COACH: 2})
    for _ in range(2):
        position.answer("coach")
    assert [entry[4] for entry in waiting(position)] == [2]
    play_on(position)
    question = position.question
    assert question is not None
    assert (question.id, int(position.record()["phase"])) == ("coach.discard", 1)
    assert waiting(position)[0][4] == 1  # the second time is still to come
    assert Position.from_bytes(bytes(position)) == position
    assert read_position(write_position(position)) == position
    position.answer("copper")
    assert waiting(position) == []
    position.answer("copper")
    position.answer("copper")
    assert position.question is not None
    assert (position.question.id, position.record()["hand_size"][0]) == ("treasure", 6)


@pytest.mark.parametrize("engine", ENGINES)
def test_what_is_left_while_a_turn_begins_waits_for_the_next(engine: Any) -> None:
    position = position_of(engine, {STAGE: 1})
    position.answer("stage")
    play_on(position)
    assert waiting(position) == []


def test_everybody_sees_what_waits() -> None:
    position = position_of(None, {COACH: 1})
    position.answer("coach")
    for seat in (0, 1, None):
        assert numpy.array_equal(view(position, seat).record["later"], position.record()["later"])
    assert waiting(determinise(view(position, 1), Random(3))) == waiting(position)


def test_the_same_in_both_engines() -> None:
    found = []
    for engine in ENGINES:
        position = position_of(engine.values[0], {COACH: 1, STAGE: 2})
        for answer in ("stage", "coach", "stage"):
            position.answer(answer)
        play_on(position)
        found.append(bytes(position))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "entry", [(0, 0, 0), (2, 1, 0), (1, 26, 0), (1, 0, 0), (1, 1, 1)], ids=["blank", "immune", "too often", "never", "another place"]
)
def test_what_no_card_leaves_cannot_wait(entry: tuple[int, int, int]) -> None:
    position = position_of(None, {COACH: 1})
    position.answer("coach")
    record = position.record()
    place = int(record["later"][0][6])
    record["later"][0] = (step_numbers()[carry_out], 0, record["later"][0][2], entry[0], entry[1], 255, place + entry[2], place + 2)
    with pytest.raises(BadBytes, match="cannot wait for another turn"):
        Position.from_bytes(signed(bytes(Position.from_record(position.kingdom, record))))


def test_loot_of_an_older_line_is_kept_in_mind() -> None:
    position = staged(
        """
edition = 1
players = alice, bob
kingdom = Thief, Village, Moat, Smithy, Market, Cellar, Mine, Remodel, Chapel, Witch
alice.hand = Thief
bob.deck = Gold, Silver
"""
    )
    position.answer("thief")
    position.answer("gold")
    line = write_position(position)
    old = line.replace(line[line.index("later ") : line.index("pending ")], "loot gold | ")
    assert "kept_in_mind:0,255,1,1,2,0,0" in line
    assert read_position(old) == read_position(line) == position
    assert position.record()["later"][0][5] == GOLD


def test_a_card_that_is_gained_out_of_the_trash_is_out_of_mind() -> None:
    """A play keeps two Villages in mind, of three that lie in the Trash; somebody gains one after the other by another way."""
    position = staged("players = alice, bob\nkingdom = Village\ntrash = Village x3, Gold", plain)
    state = plain.state_of(position.handle)
    village = position.kingdom.slots["Village"]
    for slot in (village, GOLD, village):
        keep_in_mind(state, slot)
    kept = []
    for _ in range(3):
        take_loot(state, 0, village)
        mind_what_is_left(state, village)
        kept.append((copies_in_mind(state, village), copies_in_mind(state, GOLD), state.later_size))
    assert kept == [(2, 1, 2), (1, 1, 2), (0, 1, 1)]


def test_what_is_trashed_in_the_next_turn_must_be_offered_there() -> None:
    check_card(card("Fence", 4, ACTION, next_turn(reveal_to_thief(2), may_gain_loot())))
    with pytest.raises(BadCards):
        check_card(card("Fence", 4, ACTION, next_turn(reveal_to_thief(2)), may_gain_loot()))


def test_counters_have_names_and_places() -> None:
    assert list(counters()) == ["merchants", "silver_played", "reduction", "actions_played"]
    assert len(counters()) <= TURN_COUNTERS


def test_gaining_waits_too() -> None:
    check_card(card("Orchard", 4, ACTION, next_turn(gain_card(GOLD))))
