from __future__ import annotations

import dataclasses
from random import Random

import pytest

from fiefdom.agents.chance import Chance
from fiefdom.errors import BadNumber, BadView
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game
from fiefdom.game.view import view
from fiefdom.review.advice import KINDS, PARTS, Advice, advise, advising, plan_of
from fiefdom.review.page import advice_lines, advice_sheet, plan_lines
from fiefdom.review.reasons import AdvisedAnswer
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.library import find_strategy
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.review.conftest import KINGDOM, LEADERS, played
from tests.stages import staged


def at_question(question: str, *, turns: int = 4, seed: int = 3) -> Game:
    """A game at the next question of this kind."""
    game = played(turns=turns, seed=seed)
    while game.question and game.question.id != question:
        game.answer(game.question.answers[0])
    return game


def test_advice_uses_nothing_but_the_view(outlook: Outlook) -> None:
    """Two positions that look the same to the player get the same advice, whatever is hidden."""
    for question in ("action", "buy"):
        game = at_question(question, turns=6)
        assert game.question
        other = game.copy()
        other.position = determinise(game.view(game.question.seat), Random(5))
        assert other.position != game.position
        assert view(other.position, game.question.seat) == game.view(game.question.seat)
        assert advise(other, rollouts=400, seed=9, outlook=outlook) == advise(game, rollouts=400, seed=9, outlook=outlook)


def test_the_same_seed_gives_the_same_advice_on_any_number_of_threads(outlook: Outlook) -> None:
    game = at_question("buy")
    first = advise(game, rollouts=600, seed=4, outlook=outlook)
    assert advise(game, rollouts=600, seed=4, outlook=outlook, threads=2) == first
    assert advise(game, rollouts=600, seed=5, outlook=outlook) != first


def test_asking_for_advice_changes_nothing(outlook: Outlook) -> None:
    game = at_question("buy")
    before = game.copy()
    advise(game, rollouts=100, outlook=outlook)
    assert game == before


def test_advice_in_the_making_becomes_the_advice(outlook: Outlook) -> None:
    game = at_question("buy")
    steps = list(advising(game, rollouts=800, outlook=outlook))
    assert len(steps) == PARTS
    assert steps[-1] == advise(game, rollouts=800, outlook=outlook)
    assert steps[0].options[-1].reach > steps[-1].options[-1].reach


def test_the_purchase_that_wins_is_the_best_answer(outlook: Outlook) -> None:
    position = staged(
        "players = ann, ben\nkingdom = Cellar, Chapel, Gardens, Market, Militia, Moat, Remodel, Smithy, Village, Witch\n"
        "ann.hand = Gold x3\nann.deck = Copper x5\nann.discard = Province x3\nben.hand = Copper x5\nben.deck = Province x3, Duchy\n"
        "supply.Province = 1\nphase = treasure"
    )
    position.play_all_treasures()
    advice = advise(view(position, 0), rollouts=300, outlook=Outlook(position.kingdom, 2, lambda *_: LEADERS))
    assert advice.answer == "Province"
    assert advice.chance.share == advice.options[0].chance.share == 1
    assert [chance.share for chance in advice.chances] == [1, 0]
    assert not advice.is_close


def test_treasures_are_simply_played(outlook: Outlook) -> None:
    game = at_question("treasure", turns=5)
    assert game.question
    advice = advise(game, rollouts=100, outlook=outlook)
    assert [option.answer for option in advice.options] == [game.question.answers[0]]


def test_answers_that_nothing_tells_apart_are_too_close_to_call() -> None:
    chance = Chance(0.5, 0.4, 0.6)
    assert AdvisedAnswer("Gold", chance, 0.02, 0.03).is_close
    assert not AdvisedAnswer("Gold", chance, 0.04, 0.03).is_close
    assert AdvisedAnswer("Gold", chance).is_close


def test_advice_needs_a_question_to_the_viewer(finished: Game, outlook: Outlook) -> None:
    game = at_question("buy")
    assert game.question
    for subject in (finished, game.view(1 - game.question.seat), game.view(None)):
        with pytest.raises(BadView, match="nothing to give advice on"):
            advise(subject, outlook=outlook)
    with pytest.raises(BadNumber, match="`0` rollouts"):
        advise(game, rollouts=0, outlook=outlook)


def test_a_plan_says_what_it_buys_and_when_it_turns_to_points(outlook: Outlook) -> None:
    game = at_question("buy", turns=2)
    plan = plan_of(game.view(0), outlook, outlook.strategies.index(find_strategy("ultimate+smithy")))
    assert plan.kind == "money-with"
    assert [card.name for card in plan.cards] == ["Smithy"]
    assert [(coins, card.name) for coins, card in plan.prices] == [(3, "Silver"), (4, "Smithy"), (6, "Gold")]
    assert not plan.provinces_now
    assert plan.province_turn
    assert 5 <= plan.province_turn <= 15
    assert plan.duchies_at
    assert plan.estates_at
    assert plan.duchies_at > plan.estates_at


@pytest.mark.parametrize(
    ("strategy", "kind"),
    [
        ("big-money-ultimate", "money"),
        ("ultimate+witch", "money-with"),
        ("Province; Gold; Village if count(Village) < 5; Smithy; Silver", "engine"),
        ("Province; Gold; Chapel if count(Chapel) = 0; Silver", "thin"),
        ("Gardens; Duchy; Silver; Copper", "gardens"),
    ],
)
def test_plans_are_told_apart(strategy: str, kind: str) -> None:
    leaders = dataclasses.replace(LEADERS, strategies=(find_strategy(strategy),), weights=(1.0,), table=((0.5,),))
    outlook = Outlook(KINGDOM, 2, lambda *_: leaders)
    assert plan_of(played(turns=1).view(0), outlook, outlook.strategies.index(find_strategy(strategy))).kind == kind
    assert kind in KINDS


@pytest.fixture(scope="module")
def advice(outlook: Outlook) -> Advice:
    return advise(at_question("buy"), rollouts=200, outlook=outlook)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_given_in_every_language(language: str, advice: Advice) -> None:
    texts = Texts(language)
    lines = [*advice_lines(advice, KINGDOM, ("Ana", "Ola"), texts), *plan_lines(advice.plan, KINGDOM, texts)]
    assert len(lines) >= 6
    sheet = advice_sheet(advice, KINGDOM, texts)
    assert len(sheet.rows) == len(advice.options)
    assert {len(row) for row in sheet.rows} == {len(sheet.head)}
    for kind in KINDS:
        assert texts.format(f"plan-{kind}")
