"""Lines of play that go together come out as if each had been played by itself."""

from __future__ import annotations

from random import Random

import numpy
import pytest

from fiefdom.agents.candidates import legal_slots
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.engine.words import DISCARD, TOPDECK
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.mutation import Mutation
from fiefdom.game import engines, plain
from fiefdom.game.position import Position
from fiefdom.game.view import View, view
from fiefdom.strategy.compiler import compile_strategy
from fiefdom.strategy.program import BUYING
from fiefdom.strategy.reading import chain_place
from fiefdom.strategy.rollout import BY_LOT
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy
from tests.stages import needs_compiler


def seen_after(kingdom: Kingdom, answers: int, *, seed: int, seats: int) -> View:
    """What the next to answer sees, after so many answers of two archetypes."""
    position = Position.new(kingdom, seed=seed, seats=seats)
    agent = StrategyAgent(archetypes(kingdom)[seed].strategy)
    for _ in range(answers):
        assert position.question is not None
        position.answer(agent.choose(view(position, position.question.seat)))
    assert position.question is not None
    return view(position, position.question.seat)


def variants(kingdom: Kingdom, number: int, seed: int) -> list[Strategy]:
    """Plans and small changes of one of them."""
    lots = Random(seed)
    plans = [archetype.strategy for archetype in lots.sample(archetypes(kingdom), 4)]
    mutation = Mutation(kingdom, lots)
    return [*plans, *(mutation.child(plans[0], lots.choice(plans)) for _ in range(number))]


@needs_compiler
@pytest.mark.parametrize("seed", range(12))
def test_company_changes_nothing(seed: int) -> None:
    """Variants of a plan, by their own first answer and by given ones, some more than there is room for in one company."""
    kingdom = random_kingdom(seed, sets="base=5,intrigue=5")
    seen = seen_after(kingdom, 9 * seed % 40, seed=seed, seats=2 + seed % 3)
    strategies = variants(kingdom, 80 if seed == 0 else 12, seed)
    rollouts = Rollouts(seen, PlanLots(strategies, [[1.0] * len(strategies)] * seen.seats), seed=seed)
    given = legal_slots(seen)
    arms = [*(Arm(plan) for plan in range(len(strategies))), *(Arm(plan, (slot,)) for plan in (0, 4) for slot in given), Arm(BY_LOT)]
    together = rollouts.play(arms, 6)
    for place, arm in enumerate(arms):
        alone = rollouts.play([arm], 6)
        assert numpy.array_equal(together.points[:, place], alone.points[:, 0]), arm
        assert numpy.array_equal(together.leads[:, place], alone.leads[:, 0]), arm
        assert numpy.array_equal(together.ends[:, place], alone.ends[:, 0]), arm


@needs_compiler
def test_company_plays_as_the_plain_engine_does() -> None:
    """There every arm is played by itself."""
    kingdom = find_kingdom("First Game", 2)
    seen = seen_after(kingdom, 12, seed=3, seats=2)
    strategies = variants(kingdom, 4, seed=3)
    lots = PlanLots(strategies, [[1.0] * len(strategies)] * 2)
    arms = [Arm(plan) for plan in range(len(strategies))]
    both = [Rollouts(seen, lots, seed=5, engine=engine).play(arms, 3) for engine in (engines.best(), plain)]
    for ours, theirs in zip(*both, strict=True):
        assert numpy.array_equal(ours, theirs)


def test_marks_tell_what_sections_say() -> None:
    """Equal sections have equal marks wherever they stand; what is bought also tells apart who asks what it spares."""
    kingdom = find_kingdom("First Game", 2)
    texts = ("Gold\nSilver", "Gold\nSilver\n\n[cellar.discard]\nvictory", "Silver\nGold", "Gold if count(Gold) < 2\nSilver")
    programs = [compile_strategy(Strategy.parse(text), kingdom) for text in texts]
    bought = [program.marks[program.chains[BUYING]] for program in programs]
    assert bought[0] == bought[1]
    assert len({bought[0], bought[2], bought[3]}) == 3
    cellar = chain_place(DISCARD, kingdom.slots["Cellar"])
    discards = [program.marks[program.chains[cellar]] for program in programs]
    assert discards[0] != discards[1]


def test_what_is_spared_depends_on_what_is_bought() -> None:
    """`spare` asks the rules of `buy`, so their marks are part of the mark of whoever says it."""
    kingdom = random_kingdom(1, required=["Artisan"])
    asking = "[artisan.topdeck]\nGold if spare(Gold)"
    programs = [compile_strategy(Strategy.parse(f"{text}\n\n{asking}"), kingdom) for text in ("Gold\nSilver", "Silver\nGold")]
    asked = chain_place(TOPDECK, kingdom.slots["Artisan"])
    assert programs[0].marks[programs[0].chains[asked]] != programs[1].marks[programs[1].chains[asked]]
