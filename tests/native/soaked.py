"""What a checked engine is made to do: a million decisions by lot, matches between all strategies, rollouts, environments.

FIEFDOM_ENGINE=build/checked/_native….so python -m tests.native.soaked
"""

from __future__ import annotations

import itertools
import sys

import numpy

from fiefdom.cards.catalogue import EDITIONS
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.envs.arena import Arena
from fiefdom.game.batch import Batch
from fiefdom.game.position import Position
from fiefdom.game.view import view
from fiefdom.soak.random_games import soak
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.rollout import BY_LOT
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts

DECISIONS = 1_000_000
GAMES = 500
KINGDOMS = [random_kingdom(seed, edition) for seed in range(GAMES // 10) for edition in EDITIONS]


def decide_by_lot(decisions: int) -> int:
    """Answer so many questions of games of two to six players in all sorts of kingdoms; how many were answered."""
    kingdoms = [KINGDOMS[game % len(KINGDOMS)] for game in range(GAMES)]
    batch = Batch(kingdoms, seats=[2 + game % 5 for game in range(GAMES)], seeds=1)
    generator = numpy.random.default_rng(1)
    answered = 0
    while answered < decisions:
        over = batch.over
        if over.any():
            batch.reset(over, seeds=int(generator.integers(2**63)))
        batch.step(batch.random_answers(generator))
        answered += GAMES
    return answered


def play_strategies() -> None:
    """Let each strategy of the library play some games against the next, two to six at a table."""
    strategies = list(library().values())
    for number, strategy in enumerate(strategies):
        players = 2 + number % 5
        table = [strategy, *itertools.islice(itertools.cycle(strategies), number + 1, number + players)]
        play_block(KINGDOMS[number % len(KINGDOMS)], table, GameBlock(2 * players, seed=number))


def roll_out() -> None:
    """Rollouts from the first questions of some games."""
    strategies = list(library().values())[:4]
    for seed, kingdom in enumerate(KINGDOMS[:20]):
        position = Position.new(kingdom, seats=2 + seed % 5, seed=seed)
        for _ in range(12):
            question = position.question
            assert question is not None
            seen = view(position, question.seat)
            lots = PlanLots(strategies, [[0.25] * 4] * position.seats)
            Rollouts(seen, lots, seed=seed).play([Arm(0), Arm(BY_LOT)], 3)
            position.answer(question.answers[seed % len(question.answers)])


def step_environments() -> None:
    """Observations, memories and opponents."""
    for opponents in ("random", "big-money"):
        arena = Arena(games=64, kingdom=KINGDOMS[:16], players=3, opponents=opponents)
        arena.seed(1)
        arena.reset()
        generator = numpy.random.default_rng(1)
        for _ in range(300):
            arena.step(arena.random_actions(generator))


def main() -> None:
    """Do all of it; whatever is wrong ends the process with a message."""
    assert soak(10_000, 1).violation is None  # with events, copies and laws
    play_strategies()
    roll_out()
    step_environments()
    sys.stdout.write(f"{decide_by_lot(DECISIONS)} decisions on {sys.modules['fiefdom.engine._native'].__file__}\n")


if __name__ == "__main__":
    main()
