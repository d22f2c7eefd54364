"""No card is ever lost or made, and there is always somebody who can answer."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy
import pytest
from hypothesis import given

from fiefdom.cards.catalogue import CATALOGUE, KINGDOM_CARDS, SET_NAMES
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.engine.deck import HOLE
from fiefdom.engine.kinds import ACTION, ATTACK, REACTION, VICTORY
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING
from fiefdom.engine.words import NO_QUESTION
from fiefdom.errors import IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.position import Position
from tests.properties.games import Play, examples, plays

ENGINE = engines.compiled() or plain
GAMES = 2_000 if engines.compiled() else 300  # CI soaks a million decisions besides
CHUNKS = 10
QUESTIONS = questions_by_id(CATALOGUE)
"""Everything that is ever asked."""
LONGEST = 1000  # answers; players who trash all they have can go on forever


def recount(position: Position) -> list[int]:
    """The cards of each slot in the whole game, counted zone by zone without the engine's help."""
    record = position.record()
    found = record["supply"].astype(int) + record["trash"] + record["looked"]
    for zone in ("hand", "rest", "discard", "aside"):
        found += record[zone].sum(axis=0, dtype=int)
    for seat in range(position.seats):
        known = record["known"][seat][: record["known_size"][seat]]
        found += numpy.bincount(known[known != HOLE], minlength=SLOTS)
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
    piles = sum(card.has_type(VICTORY) for card in play.kingdom.kingdom_cards)
    assert (
        sum(cards.values())
        == {2: 270 - 2 * piles, 3: 295 + 2 * piles, 4: 308 + 2 * piles, 5: 454 + 2 * piles, 6: 470 + 2 * piles}[play.seats]
    )


@examples(60)
@given(plays(640))
def test_somebody_can_answer_until_the_game_is_over(play: Play) -> None:
    """T-291."""
    for position in play.positions():
        question = position.question
        assert (question is None) == position.is_over
        if question is not None:
            assert question.seat in range(position.seats)
            assert len(question.answers) > 1 or (question.answers == ("pass",) and question.id == "buy")


@examples(40)
@given(plays())
def test_cards_that_were_not_chosen_for_the_kingdom_are_in_no_zone(play: Play) -> None:
    """T-080."""
    for position in play.positions():
        record = position.record()
        for zone in ("supply", "trash", "looked", "picked", "hand", "rest", "discard", "aside", "owned"):
            assert not record[zone][..., 17:].any()
        assert ((record["known"] < 17) | (record["known"] == HOLE)).all()
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


# Two thousand games, at the engine's own speed


def random_slot(handle: Any, lots: Random, costs: list[int]) -> int:
    """A legal slot, rather a dear one; NOTHING once in eight times where one may pass."""
    legal = handle.legal
    if handle.may_pass and (not legal or lots.random() < 0.125):
        return NOTHING
    slots = [slot for slot in range(17) if legal >> slot & 1]
    return max(lots.choice(slots), lots.choice(slots), key=costs.__getitem__)


def play_to_the_end(kingdom: Kingdom, lots: Random) -> bool:
    """Play a game with random answers and check the laws after each of them; whether it came to its end."""
    seats = lots.randint(2, 6)
    position = Position.new(kingdom, seats=seats, seed=lots.getrandbits(64), starter=lots.randrange(seats), engine=ENGINE)
    handle = position.handle
    cards, costs = handle.cards_of_kinds(), [card.cost for card in kingdom.cards]
    for _ in range(LONGEST):
        if handle.question == NO_QUESTION:
            break
        assert handle.legal or handle.may_pass
        handle.answer(random_slot(handle, lots, costs))
        assert handle.cards_of_kinds() == cards
        assert handle.broken_law() == 0
    return position.is_over


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_conserve_all_cards_at_every_step(chunk: int) -> None:
    """T-290, T-291."""
    seen: set[str] = set()
    finished = 0
    for number in range(chunk, GAMES, CHUNKS):
        kingdom = random_kingdom(number, (1, 2, "both")[number % 3], sets=SET_NAMES)
        finished += play_to_the_end(kingdom, Random(number))
        seen.update(card.name for card in kingdom.kingdom_cards)
    assert seen == {card.name for card in KINGDOM_CARDS}
    assert finished > 0.9 * GAMES / CHUNKS


def test_random_games_come_to_every_question() -> None:
    """What the laws of this folder are tried on covers every card."""
    asked: set[str] = set()
    for number in range(2000):
        lots = Random(number)
        play = Play(random_kingdom(number, "both", sets=SET_NAMES), 2 + number % 5, number, 0, number, lots.randbytes(300))
        for position in play.positions(ENGINE):
            if position.question:
                assert_as_declared(position)
                asked.add(position.question.id)
        if asked == QUESTIONS.keys():
            break
    assert asked == QUESTIONS.keys()


def is_reaction_of(position: Position) -> bool:
    """Whether a Reaction asks its holder for more, in the turn of whoever attacks."""
    question = position.question
    return question is not None and position.kingdom.find(question.id.partition(".")[0]).has_type(REACTION)


def assert_as_declared(position: Position) -> None:
    """The open question comes from where its card says, to whom it says, and can be passed only if it says so."""
    question, record = position.question, position.record()
    assert question is not None
    declared = QUESTIONS[question.id]
    assert record["source"] == declared.source
    assert declared.may_pass or not question.may_pass
    assert question.remaining == 1 or declared.picks != "1"
    assert (
        question.seat == position.turn
        or declared.of in ("other", "everyone")
        or is_reaction_of(position)
        or position.kingdom.find(question.id.partition(".")[0]).has_type(ATTACK)
    )
    assert question.seat == position.turn or declared.of != "attacker"
