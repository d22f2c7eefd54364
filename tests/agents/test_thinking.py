"""Thinking: it sees how games end, keeps to its budget, repeats itself with the same seed, and stops when told."""

from __future__ import annotations

import dataclasses
import threading
from typing import Any

import numpy
import pytest

from fiefdom.agents.candidates import baskets, candidates, candidates_of_turn, gains_to_end
from fiefdom.agents.plans import Plans
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import BRIEF, GENERATIONS, Comparison, Deliberation, ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.kinds import DUCHY, ESTATE, PROVINCE
from fiefdom.errors import BadAgent
from fiefdom.evolve.archetypes import archetypes, without_provinces
from fiefdom.game import plain
from fiefdom.game.position import Position
from fiefdom.game.view import View, view
from fiefdom.strategy.library import library
from fiefdom.strategy.rollouts import Arm, Rollouts
from tests.agents.sparring import TWO, thinker, two_leaders, views
from tests.stages import needs_compiler, staged

LEVEL_GAME = """
players = alice, bob
kingdom = Smithy, Village, Market
phase = buy
alice.deck = Copper x10
bob.deck = Gold x10
"""


def buying(more: str) -> View:
    """What alice sees when she is asked what to buy."""
    position = staged(LEVEL_GAME + more)
    return view(position, 0)


@needs_compiler
def test_the_last_province_is_taken_if_it_wins() -> None:
    seen = buying("supply.Province = 1\nalice.coins = 8\nalice.discard = Province x3\nbob.discard = Province x3, Duchy")
    assert thinker().choose(seen) == "Province"


@needs_compiler
def test_the_last_province_is_left_if_it_loses() -> None:
    rich_and_poor = LEVEL_GAME.replace("bob.deck = Gold", "bob.deck = Smithy").replace("alice.deck = Copper", "alice.deck = Gold")
    more = "supply.Province = 1\nalice.coins = 8\nalice.discard = Province x2\nbob.discard = Province x3, Duchy"
    assert thinker().choose(view(staged(rich_and_poor + more), 0)) != "Province"


@needs_compiler
def test_two_buys_together_end_the_game_on_piles_while_ahead() -> None:
    piles = "supply.Smithy = 0\nsupply.Village = 0\nsupply.Estate = 2\nalice.buys = 2\nalice.coins = 4\n"
    position = staged(LEVEL_GAME + piles + "alice.discard = Duchy\nbob.discard = Estate")
    agent = thinker(rollouts=600)
    for _ in range(2):
        answer = agent.choose(view(position, 0))
        assert answer == "Estate"
        position.answer(answer)
    assert position.is_over
    assert position.winners == (0,)


@needs_compiler
def test_thinking_explains_what_it_compared() -> None:
    thought = thinker().think(buying("supply.Province = 1\nalice.coins = 8\nalice.discard = Province x3\nbob.discard = Province x3"))
    assert thought.options[0].answer == thought.answer == "Province"
    assert thought.options[0].share == 1.0
    assert all(0 <= option.share <= 1 and option.rollouts > 0 for option in thought.options)
    assert len({option.answer for option in thought.options}) == len(thought.options) > 3
    assert sorted((option.share for option in thought.options[1:]), reverse=True) == [option.share for option in thought.options[1:]]


@needs_compiler
def test_the_same_seed_gives_the_same_game() -> None:
    players = 3

    def game() -> list[str]:
        agents = [thinker(seed, rollouts=16, threads=1 + seed % 2) for seed in range(players)]
        position = Position.new(find_kingdom("First Game"), seats=players, seed=5)
        return [seen.record.tobytes().hex() for seen in views(position, agents)]

    first = game()
    assert first == game()


@needs_compiler
def test_a_cancelled_thought_ends_at_once() -> None:
    agent = thinker(rollouts=10**9)
    seen = buying("alice.coins = 5")
    answers: list[str] = []
    thread = threading.Thread(target=lambda: answers.append(agent.choose(seen)))
    thread.start()
    while not answers:
        agent.cancel()
        thread.join(0.01)
    assert answers[0] in (seen.question.answers if seen.question else ())


@needs_compiler
def test_a_budget_of_seconds_ends_the_thought() -> None:
    agent = ThinkingAgent(budget=ThinkingTime(10**9, 0.01), find=two_leaders)
    seen = buying("alice.coins = 5")
    assert seen.question
    assert agent.choose(seen) in seen.question.answers


def test_it_thinks_without_the_compiled_engine() -> None:
    seen = buying("supply.Province = 1\nalice.coins = 8\nalice.discard = Province x3\nbob.discard = Province x3")
    agent = ThinkingAgent(budget=ThinkingTime(32, None), find=two_leaders, engine=plain)
    assert agent.choose(seen) == "Province"


def test_it_does_not_answer_for_others() -> None:
    position = staged(LEVEL_GAME)
    with pytest.raises(BadAgent):
        thinker().choose(view(position, 1))


# Candidates


def test_candidates_begin_with_the_plan_and_hold_every_plan() -> None:
    seen = buying("alice.coins = 8")
    arms = candidates(seen, {0: PROVINCE, 1: DUCHY}, 1, [library()["smithy"], library()["big-money-ultimate"]])
    assert arms[:2] == [Arm(1, (DUCHY,)), Arm(0, (PROVINCE,))]
    assert len(arms) == len(set(arms))
    assert Arm(1, (255,)) in arms or len({arm.answers for arm in arms}) == 10


def test_baskets_are_paid_for_and_in_stock() -> None:
    kingdom = find_kingdom("First Game")
    supply = [10] * 17
    supply[PROVINCE] = 1
    found = set(baskets([card.cost for card in kingdom.cards], [PROVINCE, DUCHY, ESTATE], 12, 2, supply))
    assert found == {(), (PROVINCE,), (DUCHY,), (ESTATE,), (PROVINCE, ESTATE), (DUCHY, DUCHY), (DUCHY, ESTATE), (ESTATE, ESTATE)}


@pytest.mark.parametrize(("players", "gains"), [(2, 3), (5, 6)])
def test_the_end_is_counted_in_gains(players: int, gains: int) -> None:
    names = "alice, bob, carol, dave, eve"
    few = ", ".join(names.split(", ")[:players])
    piles = "supply.Smithy = 0\nsupply.Village = 1\nsupply.Market = 2\nsupply.Estate = 3\n"
    position = staged(f"players = {few}\nkingdom = Smithy, Village, Market\nphase = buy\nalice.coins = 1\n{piles}")
    assert gains_to_end(view(position, 0)) == gains


# Comparison


class Fixed(Rollouts):
    """Rollouts whose outcomes are made up: arm n wins a share of `shares[n]`."""

    def __init__(self, shares: list[float]) -> None:
        self.shares = shares
        self.played = [0] * len(shares)

    def play(self, arms, number, *, first=0):  # type: ignore[no-untyped-def]
        lots = numpy.random.default_rng(first)
        luck = lots.random((number, len(arms)))
        for arm in arms:
            self.played[arm.plan] += number
        wins = luck < numpy.array([[self.shares[arm.plan] for arm in arms]])
        return type("Made", (), {"points": 2 * wins.astype(numpy.uint8), "leads": 0 * wins.astype(numpy.int16)})


def test_the_better_arm_wins_and_gets_more_rollouts() -> None:
    made = Fixed([0.4, 0.1, 0.5, 0.2, 0.3])
    comparison = Comparison(made, [Arm(plan) for plan in range(5)])
    comparison.run(ThinkingTime(4000))
    assert comparison.best == 2
    assert made.played[2] > made.played[1]
    assert sum(made.played) <= 4400


def test_the_plan_stays_where_nothing_is_clearly_better() -> None:
    comparison = Comparison(Fixed([0.5, 0.5, 0.5]), [Arm(plan) for plan in range(3)])
    comparison.run(ThinkingTime(600))
    assert comparison.best == 0


def test_thinking_stops_early_where_the_answer_is_clear() -> None:
    made = Fixed([0.0, 1.0])
    Comparison(made, [Arm(0), Arm(1)]).run(ThinkingTime(100_000))
    assert sum(made.played) < 2000


# What others are up to


def test_purchases_tell_the_plan() -> None:
    kingdom = find_kingdom("size-distortion-1")
    plans = Plans(kingdom, 2, two_leaders)
    names = [strategy.name for strategy in plans.strategies]
    position = Position.new(kingdom, seed=1)
    agents = [StrategyAgent(library()["workshop-gardens"]), StrategyAgent(library()["double-witch"])]
    for seen in views(position, agents):
        if seen.turns(0) == 10 and seen.turns(1) == 10:
            break
    rush, witches = (plans.posterior(seen, seat) for seat in (0, 1))
    assert {"Workshop", "Gardens"} <= {card.name for card in plans.strategies[int(rush.argmax())].wanted}
    assert "Witch" in names[int(witches.argmax())]
    assert rush.sum() == pytest.approx(1)


def test_a_rush_that_nobody_published_is_not_taken_for_a_deck_of_money() -> None:
    kingdom = find_kingdom("Bandit, Cellar, Council Room, Duke, Gardens, Ironworks, Moat, Remodel, Smithy, Village", 2)
    rush = next(each.strategy for each in archetypes(kingdom) if each.strategy.name.startswith("Gardens after 5 Ironworks"))
    plans = Plans(kingdom, 2, two_leaders)
    agents = [StrategyAgent(rush), StrategyAgent(library()["smithy"])]
    for seen in views(Position.new(kingdom, seed=1), agents):
        if seen.turns(0) == 8 and seen.turns(1) == 8:
            break
    without = numpy.array([any(strategy == each for each in without_provinces(kingdom)) for strategy in plans.strategies])
    assert plans.posterior(seen, 0)[without].sum() > 0.9
    assert plans.posterior(seen, 1)[without].sum() < 0.1


def test_published_strategies_that_beat_the_leader_become_plans() -> None:
    plans = Plans(find_kingdom("size-distortion-2"), 2, two_leaders)
    own = [strategy.name for strategy in plans.strategies[: plans.own]]
    assert any("Witch" in name for name in own)
    assert sum(plans.prior) == pytest.approx(1)
    assert plans.prior[[strategy.name for strategy in plans.strategies].index("Smithy")] == pytest.approx(0.3)


def test_thinkers_of_one_process_share_the_plans_of_a_kingdom() -> None:
    game = views(Position.new(find_kingdom("First Game"), seed=3), [StrategyAgent(library()["smithy"])] * 2)
    seen = next(each for each in game if each.question and each.question.id == "buy")
    first, second, other = thinker(1), thinker(2), thinker(3)
    other.find = lambda *_: dataclasses.replace(TWO, strategies=TWO.strategies[::-1])
    for agent in (first, second, other):
        agent.choose(seen)
    assert first.plans is second.plans
    assert other.plans is not None
    assert other.plans is not first.plans


def test_nothing_bought_tells_nothing() -> None:
    kingdom = find_kingdom("First Game")
    plans = Plans(kingdom, 2, two_leaders)
    assert plans.posterior(view(Position.new(kingdom), 0), 1) == pytest.approx(plans.prior)


def first_purchase(agent: ThinkingAgent) -> Deliberation:
    """What an agent thinks of its first purchase in First Game."""
    position = Position.new(find_kingdom("First Game"), seed=3)
    for seen in views(position, [StrategyAgent(library()["smithy"])] * 2):
        if seen.question is not None and seen.question.id == "buy":
            return agent.think(seen)
    raise AssertionError("nobody buys")


@needs_compiler
def test_small_changes_of_the_plan_are_tried_by_oneself_and_by_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Comparison] = []

    def kept(agent: ThinkingAgent, *given: Any) -> Comparison:
        made.append(compare(agent, *given))
        return made[-1]

    compare = ThinkingAgent._comparison
    monkeypatch.setattr(ThinkingAgent, "_comparison", kept)
    agent = thinker(rollouts=4000)
    first_purchase(agent)
    assert agent.plans is not None
    known = len(agent.plans.strategies)
    *generations, answers = made
    assert len(generations) == GENERATIONS
    for comparison in generations:
        parent, *children = comparison.rollouts.strategies[known:]
        assert len(children) > 2
        assert not set(children) & {parent, *agent.plans.strategies}
        assert {arm.plan for arm in comparison.arms} == set(range(known, len(comparison.rollouts.strategies)))
        assert (comparison.rollouts.thresholds[:, known - 1 :] == comparison.rollouts.thresholds.max()).all()
    parents = [comparison.rollouts.strategies[known] for comparison in generations]
    for before, after, comparison in zip(parents, parents[1:], generations, strict=False):
        assert after == comparison.rollouts.strategies[comparison.arms[comparison.best].plan]
        assert (after != before) == bool(comparison.best)
    assert answers.arms[0].plan == (known if agent.variant else 0)


@needs_compiler
def test_whoever_looks_briefly_breeds_nothing() -> None:
    agent = thinker(rollouts=BRIEF)
    thought = first_purchase(agent)
    assert thought.comparison is not None
    assert agent.plans is not None
    assert agent.variant is None
    assert thought.comparison.rollouts.strategies == agent.plans.strategies


@needs_compiler
def test_within_a_turn_two_answers_in_a_row_are_compared() -> None:
    position = staged(
        "players = alice, bob\nkingdom = Chapel, Smithy, Village\nphase = action\nalice.hand = Chapel, Copper x2, Estate x2\n"
        "alice.deck = Gold x5\nbob.deck = Gold x5"
    )
    position.answer("Chapel")
    seen = view(position, 0)
    slots = {card.name: slot for slot, card in enumerate(seen.kingdom.cards)}
    copper, estate = slots["Copper"], slots["Estate"]
    arms = candidates_of_turn(seen, {0: 255, 1: copper}, 0)
    assert {arm.plan for arm in arms} == {0}
    assert arms[0] == Arm(0, (255,))
    assert {arm.answers for arm in arms} == {(255,), (copper,), (estate,), (copper, copper), (copper, estate), (estate, estate)}
    agent = thinker(rollouts=2000)
    thought = agent.think(seen)
    assert thought.answer == "Estate"
    assert thought.comparison is not None
    assert any(len(arm.answers) == 2 for arm in thought.comparison.arms)


@needs_compiler
def test_a_change_of_the_plan_is_followed_until_the_game_is_over() -> None:
    agent = thinker(rollouts=200)
    agent.variant = library()["big-smithy"]
    thought = first_purchase(agent)
    assert thought.comparison is not None
    assert agent.plans is not None
    assert thought.comparison.arms[0].plan < len(agent.plans.strategies), "a new game begins with a plan"
    position = Position.new(find_kingdom("First Game"), seed=3)
    for seen in views(position, [StrategyAgent(library()["smithy"])] * 2):
        if seen.question is not None and seen.question.id == "buy" and seen.turns(seen.seat or 0) > 3:
            agent.variant = library()["big-money"]
            later = agent.think(seen).comparison
            assert later is not None
            assert later.rollouts.strategies[later.arms[0].plan] == library()["big-money"]
            return


def test_changes_of_the_plan_have_to_be_better_by_more_than_other_plans() -> None:
    for doubts, best in ((None, 1), ([1.0, 99.0], 0)):
        comparison = Comparison(Fixed([0.4, 0.6]), [Arm(0), Arm(1)], doubts)
        comparison.run(ThinkingTime(400))
        assert comparison.best == best
