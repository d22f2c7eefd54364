"""Agents that choose a strategy when they see the kingdom, and then play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.evolve.find import find_leaders
from fiefdom.game.view import View
from fiefdom.strategy.library import library, ultimate_with
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.strategy import Strategy

GAMES = 240
"""Games of each strategy in a small trial; a multiple of every number of players."""

FindStrategy = Callable[[Kingdom, int], Strategy]
"""From a kingdom and the number of players to a strategy."""


class KingdomAgent:
    """Plays the strategy that a function finds for the kingdom of the first question."""

    def __init__(self, find: FindStrategy, engine: Any = None) -> None:
        self.find = find
        self.engine = engine
        self._found: tuple[Kingdom, int, StrategyAgent] | None = None

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if self._found is None or self._found[:2] != (view.kingdom, view.seats):
            strategy = self.find(view.kingdom, view.seats)
            self._found = view.kingdom, view.seats, StrategyAgent(strategy, self.engine)
        return self._found[2].choose(view)


def best_leader(kingdom: Kingdom, players: int) -> Strategy:
    """The best strategy known for a kingdom."""
    return find_leaders(kingdom, players).best


def best_single_card(kingdom: Kingdom, players: int) -> Strategy:
    """Big Money Ultimate with one copy of the Action that helps it most."""
    base = library()["big-money-ultimate"]
    candidates = [base, *(ultimate_with(card) for card in kingdom.kingdom_cards if card.has_type(ACTION))]
    return max(candidates, key=lambda strategy: _points(strategy, base, kingdom, players))


def _points(strategy: Strategy, base: Strategy, kingdom: Kingdom, players: int) -> int:
    """Twice the points of a strategy in a trial against others that play the base."""
    won, shared, _ = play_block(kingdom, [strategy, *[base] * (players - 1)], GameBlock(GAMES, seed=1)).outcomes[0].tolist()
    return int(2 * won + shared)
