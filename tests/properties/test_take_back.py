"""Whoever takes back may have seen the others' cards meanwhile: everything that they could not see at that moment is dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.game.game import Game, new_game
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.server.lean_game import LeanGame
from tests.properties.games import Play, chosen, examples, plays


def played(play: Play) -> Game:
    """The game of a play."""
    game = new_game(play.kingdom, players=[f"P{seat}" for seat in range(play.seats)], seed=play.seed, starter=play.starter)
    for choice in play.choices:
        if game.question is None:
            break
        game.answer(chosen(game.question, choice))
    return game


def hand(game: Game, seat: int) -> tuple[int, ...]:
    return tuple(game.position.record()["hand"][seat].tolist())


@examples(40)
@given(plays(), st.lists(st.tuples(st.integers(0, 639), st.integers(0, 2**64 - 1)), min_size=1, max_size=4))
def test_who_takes_back_sees_the_same_as_then_and_the_record_leads_there_again(play: Play, steps: list[tuple[int, int]]) -> None:
    game = played(play)
    for place, seed in steps:
        to = place % game.decisions
        past = list(game.history())[to]
        assert past.question is not None
        game.take_back(to, seed)
        assert view(game.position, past.question.seat) == view(past, past.question.seat)
        assert game.position.question == past.question
        assert game.position.broken_law() == ""
        assert game.position.cards_in_game() == past.cards_in_game()
        for choice in play.choices[:20]:
            if game.question is not None:
                game.answer(chosen(game.question, choice))
    assert Game.from_record(Record.parse(str(game.record))) == game


@examples(10)
@given(plays(160), st.integers(0, 639), st.integers(0, 2**64 - 1))
def test_a_game_that_has_forgotten_goes_back_to_the_same_position(play: Play, place: int, seed: int) -> None:
    game = played(play)
    match = LeanGame.from_record(game.record)
    assert isinstance(match, LeanGame)
    match.forget()
    to = place % game.decisions
    game.take_back(to, seed)
    match.take_back(to, seed)
    assert match.position == game.position
    assert list(match.history()) == list(game.history())


def test_the_opponents_hand_is_dealt_anew_as_by_lot() -> None:
    """Of seven Coppers and three Estates, five are dealt: k Estates come C(3, k) * C(7, 5 - k) times of 252."""
    game = new_game("First Game", players=["Ana", "Ola"], seed=1, starter=0)
    game.answer("Copper")
    seen, estates = game.view(0), Counter[int]()
    for seed in range(1000):
        game.answer("pass")
        game.take_back(1, seed)
        assert game.view(0) == seen
        estates[hand(game, 1)[game.kingdom.slots["Estate"]]] += 1
    for number, ways in ((0, 21), (1, 105), (2, 105), (3, 21)):
        expected = 1000 * ways / 252
        assert abs(estates[number] - expected) < 5 * expected**0.5


def test_who_takes_back_cannot_go_by_what_the_opponent_has_shown_since() -> None:
    """Ola plays her hand, Ana takes back her last purchase: what Ola showed is no longer what she holds."""
    game = new_game("First Game", players=["Ana", "Ola"], seed=3, starter=0)
    game.play_all_treasures()
    bought = game.decisions
    held = hand(game, 1)
    game.answer("pass")
    game.play_all_treasures()
    hands = set()
    for seed in range(30):
        branch = game.copy()
        branch.take_back(bought, seed)
        hands.add(hand(branch, 1))
    assert len(hands) == 4
    assert held in hands


@pytest.mark.parametrize("seed", range(8))
def test_what_was_seen_stays(seed: int) -> None:
    """Bureaucrat's Silver lies on Ana's deck for all to see, and she knows what is in her discard pile."""
    game = new_game(
        "Bureaucrat, Cellar, Chapel, Moat, Village, Festival, Gardens, Laboratory, Market, Mine", players=["Ana", "Ola"], seed=4, starter=0
    )
    while "Bureaucrat" not in [card.name for card in game.view(0).in_play(0)]:
        question = game.question
        assert question is not None
        wanted = ("Bureaucrat", "Estate") if question.id == "buy" and question.seat == 0 else ("Bureaucrat", "Copper", "Silver")
        game.answer(next((name for name in wanted if name in question.answers), "pass" if question.may_pass else question.answers[0]))
    while game.question and (game.question.seat != 0 or game.question.id not in ("action", "treasure")):
        game.answer(game.question.answers[0])
    before = game.position.record()
    to = game.decisions
    game.answer("pass")
    game.take_back(to, seed)
    after = game.position.record()
    silver = game.kingdom.slots["Silver"]
    assert before["known"][0][: before["known_size"][0]].tolist() == [silver]
    assert after["known"][0][: after["known_size"][0]].tolist() == [silver]
    for zone in ("hand", "discard", "rest_size"):
        assert (after[zone][0] == before[zone][0]).all()
    assert after["rest_size"][1] == before["rest_size"][1]
