"""What a decision cost: the same assumption for all answers, shrunk by noise, and in agreement with what the same players reach."""

from __future__ import annotations

import itertools
import math

import pytest

from fiefdom.agents.chance import Z95
from fiefdom.agents.newcomer_plans import newcomer_plans
from fiefdom.agents.thinking import number_of
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.review.appraisal import Appraisal, Cost, Measured
from fiefdom.review.review import appraise
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy
from tests.review.conftest import KINGDOM, played
from tests.stages import needs_compiler

MONEY, WITCH, SMITHY = (find_strategy(name) for name in ("big-money-ultimate", "ultimate+witch", "ultimate+smithy"))


def purchases(strategies: tuple[Strategy, Strategy], *, coins: int, seed: int = 3) -> list[Game]:
    """The purchases of a game between strategies for which there are so many coins."""
    found = []

    def look(game: Game) -> None:
        if game.question and game.question.id == "buy" and game.view(game.question.seat).coins == coins:
            found.append(game.copy())

    played(strategies, seed=seed, meddling=look)
    return found


def remembered(game: Game) -> Memory:
    """What the player who is asked remembers."""
    assert game.question
    memory = Memory()
    memory.observe(game.events_for(game.question.seat))
    return memory


def appraised(game: Game, outlook: Outlook, answer: str, rollouts: int = 3000) -> Appraisal:
    assert game.question
    work = Appraisal(game.view(game.question.seat), outlook, answer, seed=5, memory=remembered(game))
    appraise(work, rollouts)
    return work


def true_cost(game: Game, work: Appraisal, strategies: tuple[Strategy, Strategy]) -> tuple[float, float]:
    """A long measurement in which the same players play on, and its standard error."""
    arms = [Arm(work.seat, (slot,)) for slot in (number_of(work.best_answer, work.view), work.played)]
    rollouts = Rollouts(work.view, PlanLots.known(strategies), seed=77, memory=remembered(game))
    points = rollouts.play(arms, 6000).points.astype(float) / 2
    differences = points[:, 0] - points[:, 1]
    return float(differences.mean()), float(differences.std()) / math.sqrt(len(differences))


@needs_compiler
def test_a_money_deck_is_not_blamed_for_cards_that_do_not_help_it(outlook: Outlook) -> None:
    """Silver with three coins is what money buys; a card that pays only with another plan is not missed."""
    for game in purchases((MONEY, MONEY), coins=3)[:3]:
        assert appraised(game, outlook, "Silver").cost.points < 0.05


@needs_compiler
def test_the_cost_of_an_answer_is_what_the_same_players_lose_by_it(outlook: Outlook) -> None:
    """Who they are is not known, which the interval allows for: it may miss one in ten."""
    held = []
    for pair, coins in itertools.product(((WITCH, SMITHY), (SMITHY, MONEY), (WITCH, MONEY)), (4, 5, 6)):
        for game, wrong in itertools.product(purchases(pair, coins=coins)[:2], ("Silver", "Moat")):
            work = appraised(game, outlook, wrong)
            truth, noise = true_cost(game, work, pair)
            held.append(abs(work.cost.points - truth) <= Z95 * math.hypot(work.cost.error, noise))
    assert len(held) >= 30
    assert sum(held) / len(held) >= 0.9


@needs_compiler
def test_the_best_answer_costs_nothing(outlook: Outlook) -> None:
    game = purchases((MONEY, MONEY), coins=8)[-1]
    work = appraised(game, outlook, "Province")
    assert work.cost == Cost(0.0, 0.0)
    assert work.best_answer == "Province"
    assert work.lines == 2


def test_a_noisy_difference_is_shrunk_more() -> None:
    sure, noisy = Cost.of(Measured(0.1, 0.005, 0.0)), Cost.of(Measured(0.1, 0.06, 0.0))
    assert 0.09 < sure.points < 0.1
    assert noisy.points == pytest.approx(0.05)
    assert sure.is_clear
    assert not noisy.is_clear


def test_not_knowing_the_plan_makes_a_cost_less_sure() -> None:
    known, unknown = Cost.of(Measured(0.1, 0.01, 0.0)), Cost.of(Measured(0.1, 0.01, 0.08))
    assert unknown.points == known.points
    assert unknown.reach > known.reach + 0.05
    assert known.is_clear
    assert not unknown.is_clear


@needs_compiler
def test_what_an_answer_tells_about_a_plan_counts_more_where_the_plan_is_likelier(outlook: Outlook) -> None:
    work = appraised(purchases((MONEY, MONEY), coins=6)[0], outlook, "Gold")
    same, _ = work.known_after(outlook.chances(work.view))
    assert same == pytest.approx(tuple(work.after.mean(axis=0)))
    rows = outlook.chances(work.view)
    plan = max(range(len(outlook.strategies)), key=lambda place: rows[work.seat][place])
    rows[work.seat] = [float(place == plan) or 1e-12 for place in range(len(outlook.strategies))]
    known, _ = work.known_after(rows)
    mine = work.value.plans[:, work.seat] == plan
    assert known[work.seat] == pytest.approx(float(work.after[mine, work.seat].mean()), abs=1e-6)
    assert sum(known) == pytest.approx(1)


@needs_compiler
def test_people_who_are_new_to_the_game_are_reckoned_with(outlook: Outlook) -> None:
    newcomer = newcomer_plans(KINGDOM)[0]
    game = played((newcomer, MONEY), turns=9)
    rows = outlook.chances(game.view(0))
    new = [place for place, strategy in enumerate(outlook.strategies) if strategy in newcomer_plans(KINGDOM)]
    assert len(new) == len(newcomer_plans(KINGDOM)) == 6
    assert sum(rows[0][place] for place in new) > 0.8
    assert sum(rows[1][place] for place in new) < 0.1
    assert not set(new) & set(range(len(outlook.own)))
