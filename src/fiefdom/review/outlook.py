"""How everybody is taken to play on: by the strategies known for the kingdom. A player's share of the win then is the win chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from fiefdom.agents.plans import FindLeaders, Plans
from fiefdom.agents.strategy_agent import strategy_answer
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.find import find_leaders
from fiefdom.game import engines
from fiefdom.game.memory import Memory
from fiefdom.game.view import View
from fiefdom.strategy.rollouts import Rollouts
from fiefdom.strategy.strategy import Strategy

NEVER_NONE = 1e-12
"""The least chance of a strategy, so that some plan is left for a player who buys like none of them."""


class Outlook:
    """The leaders of a kingdom and the published strategies: what each seat is taken to follow, going by what it owns.

    It is the same for the seat that is asked and for the others: if these were taken to play worse than oneself, every player would begin
    with more than a fair share of the win. Of the strategies the first few, `own`, are worth considering as a plan.
    """

    def __init__(self, kingdom: Kingdom, players: int, find: FindLeaders = find_leaders, engine: Any = None) -> None:
        self.leaders = find(kingdom, players)
        self.kingdom = kingdom
        self.players = players
        self.engine = engine or engines.best()
        self.plans = Plans(kingdom, players, lambda *_: self.leaders)
        self.strategies = self.plans.strategies
        self.own: Sequence[Strategy] = self.strategies[: self.plans.own]

    def rollouts(self, view: View, *, seed: int, threads: int = 1, memory: Memory | None = None) -> Rollouts:
        """Games played on from a view of the seat that is asked, and what that seat remembers."""
        return Rollouts(view, self.strategies, self.chances(view), seed=seed, threads=threads, memory=memory, engine=self.engine)

    def chances(self, view: View) -> list[list[float]]:
        """How likely each seat follows each strategy."""
        return [numpy.maximum(self.plans.posterior(view, seat), NEVER_NONE).tolist() for seat in range(view.seats)]

    def choices(self, view: View) -> list[int]:
        """What each of the own plans answers to the open question, as slots."""
        return [strategy_answer(strategy, view, self.engine) for strategy in self.own]
