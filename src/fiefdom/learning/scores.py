"""How a model does against an opponent: the quick measure that learning curves are drawn from. (`fiefdom evaluate` is the exact one.)"""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.envs.arena import Arena
from fiefdom.learning.model import Model


def score(model: Model, opponent: str, kingdoms: Sequence[Kingdom], games: int, *, seed: int) -> float:
    """The share of games won, shared victories counting in part; the model always chooses what it likes best."""
    arena = Arena(games, kingdom=kingdoms, opponents=opponent, decisions="purchases", default_play=model.default_play)
    arena.seed(seed)
    arena.reset()
    rewards = numpy.full(games, numpy.nan)
    while numpy.isnan(rewards).any():
        arena.step(model.act(arena.observations, arena.masks))
        ended = arena.ended & numpy.isnan(rewards)
        rewards[ended] = arena.rewards[ended, 0]
    return float((1 + rewards.mean()) / 2)
