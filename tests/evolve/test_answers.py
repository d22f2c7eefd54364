"""Answers: what the mixture of the leaders does not need, but what beats that which many people play."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve.answers import WORTH, best_answers, with_answers
from fiefdom.evolve.archetype_ranking import published
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.library import library

RUSH = "Adventurer, Chancellor, Gardens, Laboratory, Mine, Remodel, Thief, Throne Room, Woodcutter, Workshop"
CHAPEL = "Adventurer, Bureaucrat, Chancellor, Chapel, Laboratory, Market, Militia, Mine, Moat, Thief"


def test_answers_are_those_that_add_most_to_what_is_known() -> None:
    known = numpy.array([[0.5, 0.5, 0.9]])
    others = numpy.array([[0.9, 0.4, 0.2], [0.4, 0.6, 0.95], [0.5 + WORTH / 2, 0.5, 0.9]])
    assert best_answers(known, others) == [0, 1]


def test_nothing_is_an_answer_where_the_leaders_are_as_good() -> None:
    assert best_answers(numpy.array([[0.8, 0.8]]), numpy.array([[0.81, 0.7], [0.6, 0.82]])) == []
    assert best_answers(numpy.array([[0.8]]), numpy.zeros((0, 1))) == []


def test_answers_follow_the_leaders_without_weight_and_with_their_rows() -> None:
    kingdom = find_kingdom(CHAPEL)
    smithy = library()["big-money"]
    leaders = Leaders((smithy,), (1.0,), ((0.5,),), 10)
    found = with_answers(leaders, [library()["militia"], smithy], [library()["big-money-ultimate"]], Contest(kingdom), games=200)
    assert found.strategies == (smithy, library()["militia"])
    assert found.weights == (1.0, 0.0)
    assert found.table[1][0] == pytest.approx(1 - found.table[0][1])
    assert found.table[1][0] > 0.5


@pytest.mark.parametrize(("code", "opponent", "share"), [(RUSH, "laboratory", 0.85), (CHAPEL, "militia", 0.75)])
def test_quick_leaders_have_an_answer_to_the_best_money(code: str, opponent: str, share: float) -> None:
    kingdom = find_kingdom(code)
    arena = Contest(kingdom, seed=99)
    assert max(arena.share(strategy, library()[opponent], 400) for strategy in quick_leaders(kingdom).strategies) > share


def test_published_strategies_buy_only_what_the_kingdom_has() -> None:
    kingdom = find_kingdom(CHAPEL)
    names = {strategy.name for strategy in published(kingdom)}
    assert {"Laboratory", "Ultimate with one Thief"} <= names
    assert "Smithy" not in names
