"""Leaders that need no tournament, and games between agents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fiefdom.agents.thinking import ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.driver import Agent
from fiefdom.game.position import Position
from fiefdom.game.view import View, view
from fiefdom.strategy.library import find_strategy

TWO = Leaders((find_strategy("big-money-ultimate"), find_strategy("smithy")), (0.5, 0.5), ((0.5, 0.3), (0.7, 0.5)))


def two_leaders(kingdom: Kingdom, players: int) -> Leaders:
    """The same two strategies everywhere."""
    del kingdom, players
    return TWO


def thinker(seed: int = 0, *, rollouts: int = 120, **more: Any) -> ThinkingAgent:
    """A quick thinker without a clock."""
    return ThinkingAgent(seed, ThinkingTime(rollouts, None), find=two_leaders, **more)


def views(position: Position, agents: Sequence[Agent], most: int = 2000) -> Iterator[View]:
    """Play a game; the view of everyone who is asked, before the answer is given."""
    for _ in range(most):
        if position.is_over:
            return
        seen = view(position, position.handle.decider)
        yield seen
        position.answer(agents[position.handle.decider].choose(seen))
    raise AssertionError("the game does not end")


def points(position: Position, agents: Sequence[Agent]) -> float:
    """The points of seat 0 in a game."""
    for _ in views(position, agents):
        pass
    return 0.0 if 0 not in position.winners else 1.0 if position.winners == (0,) else 0.5
