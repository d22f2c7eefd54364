"""A game that remembers little still knows all of itself."""

from __future__ import annotations

from random import Random

from fiefdom.game.game import new_game
from fiefdom.server.lean_game import FORGOTTEN, LeanGame


def played(match: LeanGame, decisions: int, lots: Random) -> None:
    for _ in range(decisions):
        question = match.question
        assert question is not None
        match.answer(lots.choice(question.answers))
        match.forget()


def test_the_history_is_that_of_the_whole_game_also_after_take_backs() -> None:
    lots = Random(1)
    match = LeanGame(new_game("First Game", seed=5, starter=0).setup)
    played(match, 60, lots)
    match.take_back(20, seed=7)
    played(match, 30, lots)
    match.take_back(45, seed=8)
    played(match, 10, lots)
    assert list(match.history()) == list(match.whole().history())
    assert match.whole() == match


def test_what_is_forgotten_takes_no_place() -> None:
    match = LeanGame(new_game("First Game", seed=5, starter=0).setup)
    played(match, 60, Random(1))
    assert set(match.events) == {FORGOTTEN}
    assert len({id(moment) for moment in match._past}) < 20
    assert len(match.events) == len(match.whole().events)
