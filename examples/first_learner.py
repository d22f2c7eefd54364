"""A learner on one page, with NumPy alone: it finds out by playing what to buy with how many coins.

    python examples/first_learner.py

It has one number for each card and each sum of coins. The larger the number, the more often it buys that card for that sum; after each
game against itself the numbers of what the winner bought go up, and those of the loser down ("policy gradient"). All other choices are
left to luck. Now and then it plays Big Money, without learning from it.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.envs.arena import Arena
from fiefdom.envs.encoding import ACTION_NAMES, Encoding

GAMES = 1024  # at once
COINS = 9  # 0 to 7, and 8 or more
STEP = 0.2
KINGDOM = "First Game"
FIELDS = {field.name: field.start for field in Encoding(players=2).table_fields}
BUYING = FIELDS["question"] + 2  # of all kinds of questions the third: see the reference of the encoding
NOT_PASS = numpy.array([1e-9] + [1.0] * (len(ACTION_NAMES) - 1))


class Learner:
    """Likings, by coins and card, and what the running games say about them."""

    def __init__(self, seed: int) -> None:
        self.lots = numpy.random.default_rng(seed)
        self.likings = numpy.zeros((COINS, len(ACTION_NAMES)))
        self.reasons = numpy.zeros((GAMES, 2, COINS, len(ACTION_NAMES)))

    def choose(self, arena: Arena) -> NDArray[Any]:
        """An action for each game: purchases by liking, everything else by lot, but pass only if nothing else is legal."""
        legal = arena.masks.astype(bool)
        buys = (arena.observations[:, BUYING] == 1).nonzero()[0]
        coins = numpy.minimum(arena.observations[buys, FIELDS["coins"]], COINS - 1)
        actions: NDArray[Any] = (self.lots.random(legal.shape) * legal * NOT_PASS).argmax(axis=1)
        chances = softmax(self.likings[coins], legal[buys])
        actions[buys] = (chances.cumsum(axis=1) > self.lots.random((len(buys), 1))).argmax(axis=1)
        seats = arena.deciders[buys]
        self.reasons[buys, seats, coins] -= chances
        self.reasons[buys, seats, coins, actions[buys]] += 1
        return actions

    def learn(self, arena: Arena) -> int:
        """Like better what the winners of ended games bought; how many have ended."""
        ended = (arena.terminated | arena.truncated).nonzero()[0]
        self.likings += STEP * numpy.tensordot(arena.rewards[ended], self.reasons[ended], axes=2) / max(len(ended), 1)
        self.reasons[ended] = 0
        return len(ended)


def softmax(likings: NDArray[Any], legal: NDArray[Any]) -> NDArray[Any]:
    """Chances that add up to one, 0 for what is not legal."""
    weights = numpy.exp(likings - likings.max(axis=1, keepdims=True)) * legal
    chances: NDArray[Any] = weights / weights.sum(axis=1, keepdims=True)
    return chances


def train(learner: Learner, games: int, seed: int) -> None:
    """Play against itself, and tell from time to time what that was good for."""
    arena = Arena(GAMES, kingdom=KINGDOM, opponents=None)
    arena.seed(seed)
    arena.reset()
    played = 0
    for goal in range(0, games + 1, games // 5):
        while played < goal:
            arena.step(learner.choose(arena))
            played += learner.learn(arena)
        print(f"{goal:>7,} games: wins {score(learner, seed + 1):4.0%} against Big Money")


def score(learner: Learner, seed: int) -> float:
    """The share of games won against Big Money, ties counting half."""
    arena = Arena(GAMES, kingdom=KINGDOM, opponents="big-money")
    arena.seed(seed)
    arena.reset()
    rewards = numpy.full(GAMES, numpy.nan)
    while numpy.isnan(rewards).any():
        arena.step(learner.choose(arena))
        ended = (arena.terminated | arena.truncated).astype(bool) & numpy.isnan(rewards)
        rewards[ended] = arena.rewards[ended, 0]
    learner.reasons[:] = 0
    return float((1 + rewards.mean()) / 2)


def main() -> None:
    """Learn, then tell what was learned."""
    parser = argparse.ArgumentParser(description="Learn what to buy, by playing against Big Money.")
    parser.add_argument("--games", type=int, default=60_000, help="how many games to learn from; 60000")
    parser.add_argument("--seed", type=int, default=1, help="the same number learns the same; 1")
    wanted = parser.parse_args()
    learner = Learner(wanted.seed)
    train(learner, wanted.games, wanted.seed)
    for coins in range(COINS):
        best = learner.likings[coins].argsort()[::-1][:2]
        print(f"with {coins}{'+' if coins == COINS - 1 else ' '} coins: {', '.join(ACTION_NAMES[card] for card in best)}")


if __name__ == "__main__":
    main()
