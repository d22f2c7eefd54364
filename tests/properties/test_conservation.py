"""No card is ever lost or made, and there is always somebody who can answer."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy
import pytest
from hypothesis import given

from fiefdom.cards.catalogue import KINGDOM_CARDS
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING
from fiefdom.engine.words import NO_QUESTION
from fiefdom.errors import IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.position import Position
from tests.properties.games import Play, examples, plays

ENGINE = engines.compiled() or plain
GAMES = 10_000 if engines.compiled() else 100
CHUNKS = 20


def recount(position: Position) -> list[int]:
    """The cards of each slot in the whole game, counted zone by zone without the engine's help."""
    record = position.record()
    found = record["supply"].astype(int) + record["trash"] + record["looked"]
    for zone in ("hand", "rest", "discard", "aside"):
        found += record[zone].sum(axis=0, dtype=int)
    for seat in range(position.seats):
        found += numpy.bincount(record["known"][seat][: record["known_size"][seat]], minlength=SLOTS)
    found += numpy.bincount(record["in_play"][: record["play_size"]] % IN_PLAY_SLOTS, minlength=SLOTS)
    return [int(number) for number in found]


@examples(60)
@given(plays(640))
def test_cards_are_conserved_at_every_question(play: Play) -> None:
    """T-290."""
    cards = play.start().cards_in_game()
    for position in play.positions():
        assert position.cards_in_game() == cards
        assert position.broken_law() == ""
    counted = dict(zip(play.kingdom.cards, recount(position), strict=False))
    assert counted == cards
    assert sum(cards.values()) in {268, 270, 295, 297, 308, 310, 454, 456, 470, 472}


@examples(60)
@given(plays(640))
def test_somebody_can_answer_until_the_game_is_over(play: Play) -> None:
    """T-291."""
    for position in play.positions():
        question = position.question
        assert (question is None) == position.is_over
        if question is not None:
            assert question.seat in range(position.seats)
            assert len(question.answers) > 1 or question.answers == ("pass",) and question.id == "buy"


@examples(40)
@given(plays())
def test_cards_that_were_not_chosen_for_the_kingdom_are_in_no_zone(play: Play) -> None:
    """T-080."""
    for position in play.positions():
        record = position.record()
        for zone in ("supply", "trash", "looked", "loot", "picked", "hand", "rest", "discard", "aside", "owned"):
            assert not record[zone][..., 17:].any()
        assert (record["known"] < 17).all()
        assert (record["in_play"] % IN_PLAY_SLOTS < 17).all()
    chosen = {card.name for card in play.kingdom.kingdom_cards}
    for card in KINGDOM_CARDS:
        if card.name not in chosen:
            with pytest.raises(IllegalAnswer, match=f"`{card}` is not in this game"):
                position.slot(card)


@examples(60)
@given(plays(40))
def test_nobody_has_an_action_in_hand_in_the_first_two_turns(play: Play) -> None:
    """T-072."""
    poor = Play(play.kingdom, play.seats, play.seed, play.starter, None, play.choices)
    for position in poor.positions():
        record = position.record()
        if record["turns"][position.turn] < 2 and not position.is_over:
            actions = [slot for slot, card in enumerate(play.kingdom.cards) if card.has_type(ACTION)]
            assert not record["hand"][position.turn][actions].any()
            assert position.question is not None
            assert position.question.id in ("treasure", "buy")


# Ten thousand games, at the engine's own speed


def random_slot(handle: Any, lots: Random) -> int:
    """A legal slot, or NOTHING once in eight times where one may pass."""
    legal = handle.legal
    if handle.may_pass and (not legal or lots.random() < 0.125):
        return NOTHING
    return lots.choice([slot for slot in range(17) if legal >> slot & 1])


def play_to_the_end(kingdom: Kingdom, lots: Random, asked: Counter[tuple[int, int]]) -> None:
    """Play a whole game with random answers and check the laws after each of them."""
    seats = lots.randint(2, 6)
    position = Position.new(kingdom, seats=seats, seed=lots.getrandbits(64), starter=lots.randrange(seats), engine=ENGINE)
    handle = position._handle
    cards = handle.cards_of_kinds()
    while handle.question != NO_QUESTION:
        asked[handle.question, handle.asker if handle.question > 3 else NOTHING] += 1
        assert handle.legal or handle.may_pass
        handle.answer(random_slot(handle, lots))
        assert handle.cards_of_kinds() == cards
        assert handle.broken_law() == 0
    assert position.is_over


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_thousand_random_games_conserve_all_cards_at_every_step(chunk: int) -> None:
    """T-290, T-291."""
    seen: set[str] = set()
    questions: set[str] = set()
    for number in range(chunk, GAMES, CHUNKS):
        kingdom = random_kingdom(number, (1, 2, "both")[number % 3])
        asked: Counter[tuple[int, int]] = Counter()
        play_to_the_end(kingdom, Random(number), asked)
        seen.update(card.name for card in kingdom.kingdom_cards)
        questions.update(f"{question}.{kingdom.cards[asker]}" for question, asker in asked if asker != NOTHING)
    if engines.compiled():
        assert seen == {card.name for card in KINGDOM_CARDS}
        assert len(questions) == 27
