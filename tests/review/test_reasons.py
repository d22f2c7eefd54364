"""Why an answer is better: only what differs clearly between the games after it, and what a player would notice."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.engine.kinds import GOLD, PROVINCE, SILVER
from fiefdom.game.game import Game
from fiefdom.review.appraisal import Appraisal
from fiefdom.review.reasons import SIGNS, Endings, clear_change, numbers_of
from fiefdom.review.review import Review, appraise, review
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.rollout import END_HOW, END_PROVINCES, END_SEAT, END_TURN
from fiefdom.strategy.rollouts import Outcomes
from fiefdom.strategy.tally import BY_PILES
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.reasons import Reason, plan_in_brief, why_lines, why_title
from fiefdom.text.texts import Texts
from tests.review.conftest import KINGDOM, find, played


def endings(
    game: Game, *, golds: tuple[int, int] = (3, 3), provinces: tuple[int, int] = (4, 4), turns: tuple[int, int] = (18, 18)
) -> Endings:
    """Games of two lines that differ in this; a little noise, the same for both, so that they are not all alike."""
    outcomes = Outcomes.room(100, 2)
    noise = numpy.arange(100) % 3
    for line in range(2):
        outcomes.ends[:, line, GOLD] = golds[line] + noise
        outcomes.ends[:, line, PROVINCE] = provinces[line]
        outcomes.ends[:, line, END_TURN] = turns[line]
        outcomes.ends[:, line, END_SEAT] = noise
        outcomes.ends[:, line, END_PROVINCES] = 3
        outcomes.ends[:, line, END_HOW] = BY_PILES
    seat = game.question.seat if game.question else 0
    found = Endings(game.view(seat))
    found.add(outcomes)
    return found


def test_what_differs_is_a_reason_and_what_does_not_is_none() -> None:
    game = played(turns=2)
    assert endings(game).reasons(0, 1) == ()
    assert endings(game, provinces=(5, 4)).reasons(0, 1) == (Reason("provinces", 5.0, 4.0),)
    assert endings(game, provinces=(4, 5)).reasons(0, 1) == (), "the answer is better in spite of it"
    assert [reason.code for reason in endings(game, turns=(16, 18)).reasons(0, 1)] == ["sooner"]
    assert [reason.code for reason in endings(game, turns=(19, 18)).reasons(0, 1)] == ["later"]


def test_cards_are_bought_towards_or_given_up_but_not_those_that_were_answered() -> None:
    game = played(turns=2)
    gold = Reason("more", 5.99, 2.99, "Gold")
    assert [(found.code, found.card) for found in endings(game, golds=(5, 2)).reasons(0, 1)] == [(gold.code, gold.card)]
    assert [(found.code, found.card) for found in endings(game, golds=(2, 5)).reasons(0, 1)] == [("fewer", "Gold")]
    assert endings(game, golds=(5, 2)).reasons(0, 1, [GOLD, SILVER]) == ()


def test_a_difference_that_may_be_an_accident_is_none() -> None:
    noisy = numpy.zeros((50, 1))
    noisy[:3] = 20
    assert clear_change(noisy, numpy.zeros((50, 1)), 0, 0.25) == 0
    steady = numpy.ones((50, 1)) + numpy.arange(50).reshape(-1, 1) % 2
    assert clear_change(steady, numpy.zeros((50, 1)), 0, 0.25) == 1.5
    assert clear_change(steady[:1], numpy.zeros((1, 1)), 0, 0.25) == 0, "one game says nothing"


def test_the_course_of_games_is_their_average() -> None:
    course = endings(played(turns=2), provinces=(5, 4), turns=(16, 18)).course(0)
    assert (course.turn, course.provinces, course.rival, course.piles) == (16, 5, 3, 1)
    assert 0 < course.ender < 1


def test_only_so_many_deals_are_kept(outlook: Outlook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fiefdom.review.reasons.MOST_WATCHED", 150)
    found = endings(played(turns=2))
    found.add(Outcomes.room(100, 2))
    found.add(Outcomes.room(100, 2))
    assert found.numbers.shape[:2] == (150, 2)
    assert numbers_of(Outcomes.room(1, 2), 0).shape[-1] > len(SIGNS)


def test_a_purchase_that_gives_the_game_away_is_explained_by_what_the_rollouts_saw(outlook: Outlook) -> None:
    """Copper instead of a Province."""
    game = played(("ultimate+witch", "ultimate+witch"), turns=15)
    while game.question and not (game.question.id == "buy" and "Province" in game.question.answers):
        game.answer("Silver" if "Silver" in game.question.answers and game.question.id == "buy" else game.question.answers[0])
    assert game.question
    work = Appraisal(game.view(game.question.seat), outlook, "Copper", seed=5)
    appraise(work, 2000)
    assert work.answers[0].answer == work.best_answer == "Province"
    given = next(answer for answer in work.answers if answer.answer == "Copper")
    assert given.behind == work.cost.points > 0
    assert work.answers[0].chance.share - given.chance.share == pytest.approx(given.behind)
    codes = {reason.code: reason for reason in work.reasons}
    assert codes["provinces"].here - codes["provinces"].there > 0.5


def test_answers_come_with_every_decision_of_a_review_and_in_its_json(reviewed: Review) -> None:
    for step in reviewed.steps:
        assert step.answers[0].answer == step.best
        assert step.answer in [answer.answer for answer in step.answers]
        assert [answer.behind for answer in step.answers] == sorted(answer.behind for answer in step.answers)
        assert not step.why or step.compared != step.best
    found = reviewed.as_dict()["decisions"]
    assert any(len(decision["answers"]) > 2 for decision in found)
    assert {"answer", "chance", "interval", "behind", "behind_reach", "close", "course"} == {*found[0]["answers"][0]}
    assert all("too_close_to_call" in decision and "why" in decision and "plan" in decision for decision in found)


def test_measuring_more_answers_leaves_the_others_as_they_were(finished: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Costs have been calibrated: what is measured for comparison must not move them."""
    whole = review(finished, rollouts=60, seed=1, find=find)
    monkeypatch.setattr("fiefdom.review.appraisal.SHOWN", 2)
    bare = review(finished, rollouts=60, seed=1, find=find)
    assert [(step.best, step.cost, step.chances, step.after) for step in whole.steps] == [
        (step.best, step.cost, step.chances, step.after) for step in bare.steps
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_in_every_language(language: str) -> None:
    texts = Texts(language)
    reasons = [
        Reason("more", 3, 2, "Gold"),
        Reason("fewer", 1, 2.5, "Duchy"),
        Reason("wins"),
        *(Reason(code, 0.5, -0.25) for sign in SIGNS for code in (sign.more, sign.less) if texts.has(f"why-{code}")),
    ]
    lines = list(why_lines(reasons, KINGDOM, texts))
    assert len(lines) == len(reasons)
    assert "50" in lines[-2] or any("50" in line for line in lines)
    assert why_title("Gold", "pass", KINGDOM, texts)
    assert len(list(plan_in_brief("engine", KINGDOM.cards[:2], texts))) == 2
