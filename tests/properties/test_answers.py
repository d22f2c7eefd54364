"""Answers: the legal ones are taken, all others are refused and change nothing; copies and replays."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.envs.encoding import LABEL_NAMES
from fiefdom.errors import FiefdomError, IllegalAnswer, UnknownCard
from fiefdom.game import plain
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from tests.properties.games import Play, chosen, examples, plays

NAMES = [*(card.name for card in CATALOGUE), PASS]
"""Everything that could be an answer."""


def accepts(position: Position, name: str) -> bool:
    """Whether a position takes an answer; a position that refuses stays as it was."""
    saved = bytes(position)
    try:
        position.answer(name)
    except (IllegalAnswer, UnknownCard):
        assert bytes(position) == saved
        return False
    assert bytes(position) != saved
    return True


@examples(25)
@given(plays(40))
def test_exactly_the_legal_answers_are_accepted(play: Play) -> None:
    """T-292."""
    for position in play.positions():
        saved = bytes(position)
        accepted = {name for name in (*NAMES, *LABEL_NAMES, *map(str, range(60))) if accepts(position.copy(), name)}
        assert accepted == set(position.question.answers if position.question else ())
        assert bytes(position) == saved


@examples(10)
@given(plays(40))
def test_the_plain_engine_refuses_the_same_answers(play: Play) -> None:
    """T-292."""
    for position in play.positions(plain):
        legal = set(position.question.answers if position.question else ())
        saved = bytes(position)
        for name in NAMES:
            if name not in legal:
                with pytest.raises(IllegalAnswer):
                    position.answer(name)
        assert bytes(position) == saved


@examples(15)
@given(plays(40))
def test_what_is_no_card_is_refused(play: Play) -> None:
    """T-292."""
    for position in play.positions():
        saved = bytes(position)
        for nonsense in ("", "Pass", "nothing", "Platinum", "255", "Copper, Silver", "Copper x2"):
            with pytest.raises(FiefdomError):
                position.answer(nonsense)
        assert bytes(position) == saved


@examples(40)
@given(plays())
def test_case_hyphens_and_underscores_do_not_matter_in_names(play: Play) -> None:
    position = play.end()
    if position.question and position.question.cards:
        card = position.question.cards[-1]
        one, other = position.copy(), position.copy()
        one.answer(card)
        other.answer(f" {card.name.upper().replace(' ', '_')}")
        assert one == other


# Copies


@examples(40)
@given(plays())
def test_a_copy_never_affects_its_original(play: Play) -> None:
    """At every question, also in the middle of an effect."""
    for number, position in enumerate(play.positions()):
        saved, twin = bytes(position), position.copy()
        assert twin == position
        assert hash(twin) == hash(position)
        for choice in (play.choices * 2)[number : number + 5]:
            if twin.question:
                twin.answer(chosen(twin.question, choice ^ 0x55))
        assert bytes(position) == saved
        assert (twin == position) == position.is_over


@examples(20)
@given(plays())
def test_an_original_never_affects_its_copy(play: Play) -> None:
    twins = [(position.copy(), bytes(position)) for position in play.positions()]
    assert all(bytes(twin) == saved for twin, saved in twins)


@examples(6)
@given(plays(40))
def test_copies_of_the_plain_engine_share_nothing(play: Play) -> None:
    twins = [(position.copy(), bytes(position)) for position in play.positions(plain)]
    assert all(bytes(twin) == saved for twin, saved in twins)


@examples(20)
@given(plays())
def test_copy_deepcopy_and_pickle_give_the_same_game(play: Play) -> None:
    position = play.end()
    for twin in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin == position
        assert twin is not position
        if twin.question:
            twin.answer(twin.question.answers[0])
            assert twin != position


# Replays


@examples(30)
@given(plays())
def test_the_same_seed_and_answers_give_the_same_game(play: Play) -> None:
    one, other = play.start(), play.start()
    for answer in play.answers():
        assert one.answer(answer, recording=True) == other.answer(answer, recording=True)
        assert one == other
    assert one == play.end()


@examples(30)
@given(plays())
def test_recording_events_changes_nothing(play: Play) -> None:
    recorded = play.start()
    for answer in play.answers():
        assert recorded.answer(answer, recording=True) != []
    assert recorded == play.end()
    silent = play.start()
    assert all(silent.answer(answer) == [] for answer in play.answers())


@examples(30)
@given(plays(40))
def test_another_seed_gives_another_game(play: Play) -> None:
    other = Play(play.kingdom, play.seats, play.seed ^ 1, play.starter, play.riches, play.choices)
    assert other.start() != play.start()


# Treasures


@examples(60)
@given(plays())
def test_playing_all_treasures_is_playing_them_one_by_one(play: Play) -> None:
    for position in play.positions():
        if position.question and position.question.id == "treasure":
            at_once, recorded, one_by_one = position.copy(), position.copy(), position.copy()
            at_once.play_all_treasures()
            events = recorded.play_all_treasures(recording=True)
            happened = []
            while one_by_one.question and one_by_one.question.id == "treasure":
                happened += one_by_one.answer(one_by_one.question.answers[0], recording=True)
            assert at_once == one_by_one
            assert recorded == one_by_one
            assert events == happened
        else:
            with pytest.raises(IllegalAnswer, match="there are no Treasures to be played now"):
                position.copy().play_all_treasures()
