"""Win chances are the same from both sides of the table: they add up, and nobody is told to win because he is the one who asks."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.agents.chance import Chance, Value, expected_answers, value_of
from fiefdom.game.game import Game, new_game
from fiefdom.game.view import View
from fiefdom.review.advice import advise
from fiefdom.review.appraisal import Cost
from fiefdom.review.review import Review, ReviewedStep
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.rollouts import Arm
from tests.review.conftest import KINGDOM, find, played
from tests.stages import needs_compiler

EXCHANGED = (
    "turns",
    "hand_mask",
    "hand_size",
    "rest_size",
    "discard_size",
    "known_size",
    "top",
    "hand",
    "rest",
    "discard",
    "owned",
    "known",
)
"""What a state has for each seat."""

SEAT = 1
"""The byte of a frame that is a seat."""


def first_purchases(seed: int, starter: int) -> list[Game]:
    """The game at the first purchase of each player."""
    found: list[Game] = []
    game = new_game(KINGDOM, players=("Ana", "Ola"), seed=seed, starter=starter)
    while len(found) < 2:
        game.play_all_treasures()
        found.append(game.copy())
        game.answer("Silver")
    return found


@needs_compiler
@pytest.mark.parametrize("turns", [0, 6])
@pytest.mark.parametrize("players", [2, 3])
def test_the_chances_of_all_seats_add_up_to_100(turns: int, players: int) -> None:
    game = played(("ultimate+witch", "big-money", "smithy")[:players], turns=turns)
    advice = advise(game, rollouts=600, find=find)
    assert len(advice.chances) == players
    assert sum(chance.share for chance in advice.chances) == pytest.approx(1)
    assert advice.chance == advice.chances[advice.seat]
    assert sum(advice.as_dict()["chances"]) == pytest.approx(1)


@needs_compiler
def test_the_first_purchases_of_both_players_add_up_to_100(outlook: Outlook) -> None:
    """It was 119 when the asked player had the best of the plans and the other one the average. Hands differ, so over several starts."""
    values, answers, reach = [], [], []
    for seed in range(6):
        for starter in (0, 1):
            both = [advise(game, rollouts=2000, seed=seed, outlook=outlook) for game in first_purchases(seed, starter)]
            values.append(sum(advice.chance.share for advice in both))
            answers.append(sum(advice.options[0].chance.share for advice in both))
            reach.append(sum((advice.chance.high - advice.chance.low) / 2 for advice in both))
    assert numpy.mean(values) == pytest.approx(1, abs=float(numpy.mean(reach)))
    assert numpy.mean(answers) == pytest.approx(1, abs=float(numpy.mean(reach)))
    assert numpy.mean(values) == pytest.approx(1, abs=0.06)


@needs_compiler
@pytest.mark.parametrize("turns", [0, 5])
def test_a_position_is_worth_the_same_whichever_seat_is_asked(turns: int, outlook: Outlook) -> None:
    """The same cards in the same places, the seats exchanged; deals and plans are by lot, so within what is left to chance."""
    game = played(turns=turns)
    assert game.question
    seat = game.question.seat
    seen = game.view(seat)
    record = seen.record.copy()
    for name in EXCHANGED:
        record[name][[0, 1]] = seen.record[name][[1, 0]]
    for name in ("turn", "decider"):
        record[name] = 1 - seen.record[name]
    record["stack"][0][SEAT] = 1 - seen.record["stack"][0][SEAT]
    assert (seen.state.depth, seen.state.play_size) == (1, 0)
    other = View(seen.kingdom, record, 1 - seat, open_counts=False)
    shares = [value_of(outlook.rollouts(each, seed=4), 3000).share(place) for each, place in ((seen, seat), (other, 1 - seat))]
    assert shares[0] == pytest.approx(shares[1], abs=0.04)


@needs_compiler
def test_the_value_is_that_of_the_plans_drawn_as_for_the_others(outlook: Outlook) -> None:
    game = played(turns=2)
    assert game.question
    rollouts = outlook.rollouts(game.view(game.question.seat), seed=3)
    deals = 400
    value = value_of(rollouts, deals)
    plans = rollouts.plans(deals)
    fixed = rollouts.play([Arm(plan) for plan in range(len(outlook.strategies))], deals).points / 2
    assert value.shares[:, rollouts.seat] == pytest.approx(fixed[numpy.arange(deals), plans[:, rollouts.seat]])
    likely = numpy.bincount(plans[:, rollouts.seat], minlength=len(outlook.strategies)) / deals
    assert likely == pytest.approx(outlook.chances(rollouts.view)[rollouts.seat], abs=0.08)


def test_an_interval_is_wider_where_it_is_not_known_who_plays_what() -> None:
    value = Value(2)
    plans = numpy.array([[0, 0], [1, 0]] * 200)
    value.add(numpy.array([1, 2] * 200, numpy.uint8), plans)  # the first plan always wins, the second one never
    assert value.share(0) == 0.5
    assert value.spread(0) == pytest.approx(0.5)
    assert value.chance(0).low < 0.1
    alike = Value(2)
    alike.add(numpy.array([1, 1, 2, 2] * 100, numpy.uint8), plans)
    assert alike.spread(0) == pytest.approx(0, abs=0.02)
    assert 0.3 < alike.chance(0).low < 0.4
    assert Chance.of(0.5, 400, 0.1).low < Chance.of(0.5, 400).low - 0.1


def test_a_shared_win_is_shared_by_all_who_have_it() -> None:
    value = Value(3)
    value.add(numpy.array([0b111, 0b011, 0b100], numpy.uint8), numpy.zeros((3, 3), numpy.int64))
    assert value.shares.tolist() == [[1 / 3] * 3, [0.5, 0.5, 0.0], [0.0, 0.0, 1.0]]


def test_the_expected_answer_is_that_of_the_likely_plans() -> None:
    assert expected_answers({0: 7, 1: 7, 2: 9}, [0.2, 0.2, 0.1, 0.5]) == pytest.approx({7: 0.8, 9: 0.2})


@needs_compiler
def test_answers_are_worth_the_value_and_the_difference_they_make(outlook: Outlook) -> None:
    game = first_purchases(3, 0)[0]
    advice = advise(game, rollouts=3000, outlook=outlook)
    assert advice.options[0].chance.share >= advice.chance.share - 0.03
    for option in advice.options[1:]:
        assert advice.options[0].chance.share - option.chance.share == pytest.approx(option.behind, abs=1e-6)


# One costly decision a turn


def costly(number: int, loss: float, *, turn: int = 1, seat: int = 0, question: str = "buy") -> ReviewedStep:
    even = (Chance(0.5, 0.5, 0.5),) * 2
    return ReviewedStep(number, seat, seat, turn, question, "Copper", "Gold", Cost(loss, 0.001), even, (0.5, 0.5))


def review_of(*steps: ReviewedStep) -> Review:
    return Review(played(turns=0).record, (), steps, None, 1, 0)


def test_each_turn_has_one_costly_decision_the_costliest() -> None:
    steps = costly(0, 0.06, question="action"), costly(1, 0.2), costly(2, 0.11), costly(3, 0.07, seat=1), costly(4, 0.08, turn=2)
    found = review_of(*steps)
    assert [step.number for step in found.mistakes] == [1, 4, 3]
    assert found.as_dict()["mistakes"] == [1, 4, 3]
    decisions = found.as_dict()["decisions"]
    assert [decision["grade"] for decision in decisions] == [None, "blunder", None, "inaccuracy", "inaccuracy"]
    assert [decision["part_of"] for decision in decisions] == [1, 1, 1, 3, 4]


def test_decisions_in_a_row_within_a_card_stand_under_the_first() -> None:
    chain = [costly(number, loss, question="chapel.trash") for number, loss in enumerate((0.06, 0.18, 0.09))]
    found = review_of(*chain, costly(3, 0.12))
    assert [step.number for step in found.mistakes] == [0]
    assert set(found.costly.values()) == {0}


def test_decisions_that_cost_little_are_part_of_nothing() -> None:
    found = review_of(costly(0, 0.01), costly(1, 0.06))
    assert found.costly == {1: 1}
    assert found.as_dict()["decisions"][0]["part_of"] is None
