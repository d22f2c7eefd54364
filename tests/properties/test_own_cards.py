"""Cards invented at random: whatever the limits let through plays soundly, on both engines alike, and can be written down."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.cards.base.both_editions import discard_to_draw, draw_to, may_play_twice, upgrade_card
from fiefdom.cards.base.first_edition import may_gain_loot, reveal_to_thief
from fiefdom.cards.base.second_edition import discard_top_and_may_play, first_silver_brings, sort_top_cards
from fiefdom.cards.card import Card, card, plus
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.verbs import add_actions, add_coins, discard_down_to, draw_cards, for_each_player, gain_card, gain_up_to, trash_up_to
from fiefdom.engine.kinds import ACTION, ATTACK, COPPER, VICTORY, Instruction
from fiefdom.engine.words import HAND
from fiefdom.errors import BadCards
from fiefdom.game import engines, plain
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.soundness import fill_in, owned_by_zones
from fiefdom.scenario.stage import push_phase
from fiefdom.soak.random_games import broken_by_views
from tests.properties.checked import CheckedEngine
from tests.properties.games import Play, chosen, examples
from tests.properties.inventions import NAMES, invented_kingdoms, inventions
from tests.stages import NOT_COMPILED


@st.composite
def invented_plays(draw: st.DrawFn, length: int = 120) -> Play:
    """A game with ten invented cards, of which everybody has some from the start."""
    seats = draw(st.integers(2, 6))
    seed, riches = draw(st.integers(0, 2**64 - 1)), draw(st.integers(0, 2**32 - 1))
    return Play(draw(invented_kingdoms()), seats, seed, 0, riches, draw(st.binary(min_size=length, max_size=length)))


@examples(25)
@given(invented_plays())
def test_invented_cards_stay_within_bounds_and_keep_the_laws(play: Play) -> None:
    cards = play.start().cards_in_game()
    for position in play.positions(CheckedEngine):
        assert position.broken_law() == ""
    assert position.cards_in_game() == cards


@pytest.mark.skipif(not engines.compiled(), reason=NOT_COMPILED)
@examples(25)
@given(invented_plays())
def test_both_engines_play_invented_cards_alike(play: Play) -> None:
    fast, reference = play.start(engines.compiled()), play.start(plain)
    for choice in play.choices:
        assert bytes(fast) == bytes(reference)
        if fast.question is None:
            break
        answer = chosen(fast.question, choice)
        assert fast.answer(answer, recording=True) == reference.answer(answer, recording=True)
    assert fast == reference
    assert (fast.scores, fast.winners) == (reference.scores, reference.winners)


@examples(15)
@given(invented_plays(60))
def test_positions_with_invented_cards_are_values_and_hide_what_they_must(play: Play) -> None:
    position = play.end()
    assert Position.from_bytes(bytes(position)) == position
    assert read_position(write_position(position)) == position
    assert broken_by_views(position, Random(1)) == ""


@examples(60)
@given(inventions("Card A"))
def test_an_invented_card_parses_back(invention: Card) -> None:
    file = CardFile((invention,))
    assert CardFile.parse(str(file)) == file


@examples(150)
@given(st.text(st.sampled_from("card Acost47typesin +1:\n\t#,forechvmu"), max_size=80) | st.text(max_size=40))
def test_any_text_is_a_file_or_an_error_with_its_place(text: str) -> None:
    for tried in (text, f"card A\ncost 4\ntypes action\n{text}"):
        problem = problem_of(tried)
        if problem:
            assert 1 <= problem.line <= tried.count("\n") + 1
            assert problem.column >= 1


def problem_of(text: str) -> BadCards | None:
    """What is wrong with a file; nothing else may be raised."""
    try:
        CardFile.parse(text)
    except BadCards as problem:
        return problem
    return None


# The limits, driven to the end


FILLERS = [card(name, 0, ACTION | VICTORY, plus(cards=1, actions=1)) for name in NAMES]

EXTREMES = {
    "plays upon plays": [discard_top_and_may_play(), may_play_twice(), draw_cards(10), may_play_twice()],
    "everybody plays": [*for_each_player(may_play_twice(), discard_top_and_may_play(), draw_cards(10)), sort_top_cards(9)],
    "coins": [*for_each_player(add_coins(16)), may_play_twice()],
    "merchants": [first_silver_brings(40), draw_cards(30), add_actions(20)],
    "a huge hand": [*[gain_card(COPPER, to=HAND)] * 20, discard_to_draw(), draw_to(60), trash_up_to(30)],
    "dear cards": [upgrade_card(31), gain_up_to(40, to=HAND), may_play_twice(), draw_cards(20)],
    "thieves": [*for_each_player(reveal_to_thief(5), sort_top_cards(2)), may_gain_loot(), may_play_twice(), draw_cards(40)],
}


def rich_start(kingdom: Kingdom, seats: int, engine: Any) -> Position:
    """A game in which the first player has nearly all cards of the kingdom in hand, the others the rest."""
    record = Position.new(kingdom, seats=seats, seed=5).record()
    for slot in range(7, 17):
        number = int(record["supply"][slot]) - 1
        record["supply"][slot] = 1
        for seat in range(seats):
            share = number - (seats - 1) if seat == 0 else 1
            record["owned"][seat][slot] += share
            record["rest"][seat][slot] += share
            record["rest_size"][seat] += share
    return Position.from_record(kingdom, record, engine)


@pytest.mark.parametrize("name", EXTREMES)
@pytest.mark.parametrize("seats", [2, 6])
def test_extreme_cards_stay_within_bounds(name: str, seats: int) -> None:
    extreme = [dataclasses.replace(card(each, 0, ACTION | VICTORY | ATTACK, plus(actions=2), *EXTREMES[name]), points=50) for each in NAMES]
    kingdom = Kingdom.of([*extreme[:8], *FILLERS[8:]], 2)
    position = rich_start(kingdom, seats, CheckedEngine)
    twin = rich_start(kingdom, seats, engines.compiled() or plain)
    lots = Random(name)
    for _ in range(400):
        if position.question is None:
            break
        answers = [answer for answer in position.question.answers if answer != "pass" or lots.random() < 0.1] or ["pass"]
        answer = lots.choice(answers)
        position.answer(answer)
        twin.answer(answer)
        assert position.broken_law() == ""
    assert bytes(twin) == bytes(position)


@pytest.mark.parametrize("effect", [discard_to_draw(), discard_down_to(3)])
def test_a_hand_of_more_cards_than_a_byte_can_count_is_picked_from_as_far_as_that_goes(effect: Instruction) -> None:
    kingdom = Kingdom.of([card("Card A", 0, ACTION, effect), *FILLERS[1:]], 2)
    record = Position.new(kingdom, seats=6, seed=5).record()
    for slot, number in ((0, 70), (1, 70), (2, 55), (8, 9), (9, 9), (10, 9), (11, 9), (12, 9), (13, 9), (14, 9), (15, 9), (7, 9)):
        record["supply"][slot] -= number
        record["hand"][0][slot] += number
    fill_in(record, len(kingdom.cards))
    record["owned"] = owned_by_zones(record)
    record["question"] = record["depth"] = record["legal"] = record["among"] = record["may_pass"] = 0
    push_phase(record, None)
    twins = [Position.from_record(kingdom, record, engine) for engine in (CheckedEngine, engines.compiled() or plain)]
    for position in twins:
        position.handle.resume()
        position.answer("Card A")
        assert position.question
        assert position.question.remaining == 255
        while not position.question.is_phase:
            position.answer(position.question.answers[0])
        assert position.broken_law() == ""
    assert bytes(twins[0]) == bytes(twins[1])
