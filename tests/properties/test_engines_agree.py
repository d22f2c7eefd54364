"""The compiled engine and the plain one play the same games, to the byte."""

from __future__ import annotations

import pytest
from hypothesis import given

from fiefdom.game import engines, plain
from fiefdom.game.position import Position
from tests.properties.games import Play, chosen, examples, plays
from tests.stages import NOT_COMPILED

pytestmark = pytest.mark.skipif(not engines.compiled(), reason=NOT_COMPILED)


@examples(40)
@given(plays())
def test_states_and_events_agree_at_every_question(play: Play) -> None:
    fast, reference = play.start(engines.compiled()), play.start(plain)
    assert (fast.engine, reference.engine) == ("compiled", "plain")
    for choice in play.choices:
        assert bytes(fast) == bytes(reference)
        assert fast.question == reference.question
        if fast.question is None:
            break
        answer = chosen(fast.question, choice)
        assert fast.answer(answer, recording=True) == reference.answer(answer, recording=True)
    assert fast.scores == reference.scores
    assert fast.winners == reference.winners
    assert fast == reference


@examples(15)
@given(plays())
def test_they_agree_without_recording_too(play: Play) -> None:
    assert bytes(play.end(engines.compiled())) == bytes(play.end(plain))


@examples(10)
@given(plays())
def test_a_game_can_go_on_in_the_other_engine(play: Play) -> None:
    fast, reference = play.end(engines.compiled()), play.end(plain)
    swapped = Position.from_bytes(bytes(fast), plain), Position.from_bytes(bytes(reference), engines.compiled())
    assert [position.engine for position in swapped] == ["plain", "compiled"]
    for choice in play.choices[:20]:
        if fast.question is None:
            break
        answer = chosen(fast.question, choice)
        for position in (fast, *swapped):
            position.answer(answer)
    assert bytes(swapped[0]) == bytes(swapped[1]) == bytes(fast)


@examples(15)
@given(plays())
def test_playing_all_treasures_agrees(play: Play) -> None:
    for fast, reference in zip(play.positions(engines.compiled()), play.positions(plain), strict=True):
        if fast.question and fast.question.id == "treasure":
            copies = fast.copy(), reference.copy()
            assert copies[0].play_all_treasures(recording=True) == copies[1].play_all_treasures(recording=True)
            assert bytes(copies[0]) == bytes(copies[1])
            fast.copy().play_all_treasures()


@examples(15)
@given(plays())
def test_laws_and_counts_agree(play: Play) -> None:
    fast, reference = play.end(engines.compiled()), play.end(plain)
    assert fast.cards_in_game() == reference.cards_in_game()
    assert fast.broken_law() == reference.broken_law() == ""
    record = fast.record()
    record["hand_size"][0] += 1
    broken = [Position.from_record(play.kingdom, record, engine).broken_law() for engine in (engines.compiled(), plain)]
    assert broken == ["the size of a zone is not the number of its cards"] * 2
