"""The final of a breeding: a cross table of the best with new shuffles, their trial, answers, and strategies that people can read.

It gets what the budget has left, and leaves out what does not fit.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from fiefdom.evolve.answers import cells, with_answers
from fiefdom.evolve.arena import Arena
from fiefdom.evolve.budget import Spent
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.mixture import trimmed
from fiefdom.evolve.panel import Panel
from fiefdom.evolve.polish import Polish, all_different, named
from fiefdom.evolve.trial import LEADERS, Trial, chosen, sound_leaders
from fiefdom.strategy.strategy import Strategy

PART = 3
"""A final takes at most the third part of the games that were played before: who stops early does not want to wait for it."""

TABLE, ANSWERS = 0.4, 0.35
"""What the cross table and the answers get of a final; the trial and the shortening of strategies have the rest."""

MOST_GAMES, FEWEST_GAMES = 2000, 20
"""Games of a cell."""


class Final:
    """The final of those whom a panel and families have brought forth; `first` is where unused shuffles begin."""

    def __init__(self, arena: Arena, panel: Panel, plans: Sequence[Strategy], *, first: int) -> None:
        self.arena = arena
        self.panel = panel
        self.trial = Trial(arena, plans, first=first)
        self.first = first + (1 << 16)

    def leaders(self, entrants: Sequence[Strategy], *, pool: Sequence[Strategy], targets: Sequence[Strategy]) -> Leaders:
        """The leaders of the entrants, with answers out of the pool to the targets; shortened and named."""
        account = self.arena.account
        allowance = min(account.left, account.games / PART)
        found = self.of_panel()
        with contextlib.suppress(Spent):
            found = self.of_table(entrants, allowance * TABLE)
        with contextlib.suppress(Spent):
            found = self.answered(found, pool, targets, allowance * ANSWERS)
        strategies = all_different([self.polished(strategy) for strategy in found.strategies])
        return replace(found, strategies=strategies, games=account.games)

    def of_panel(self) -> Leaders:
        """What the panel says: all there is if nothing is left of the budget."""
        weights = trimmed(self.panel.weights, LEADERS)
        order = sorted((place for place, weight in enumerate(weights) if weight > 0), key=lambda place: -weights[place])
        strategies = [self.panel.leaders[place] for place in order]
        return chosen(
            strategies,
            {strategy: float(weights[place]) for strategy, place in zip(strategies, order, strict=True)},
            self.panel.leaders,
            self.panel.table,
        )

    def of_table(self, entrants: Sequence[Strategy], allowance: float) -> Leaders:
        """The leaders of a cross table who stand their trial."""
        games = self.games_a_cell(allowance, len(entrants) * (len(entrants) - 1) / 2)
        table = self.arena.table(entrants, games, self.first)
        return sound_leaders(entrants, table, self.panel.field, self.trial, games=games)

    def answered(self, leaders: Leaders, pool: Sequence[Strategy], targets: Sequence[Strategy], allowance: float) -> Leaders:
        """The leaders and the answers."""
        games = self.games_a_cell(allowance, cells(len(leaders.strategies), len(pool), len(targets)))
        return with_answers(leaders, pool, targets, self.arena, games=games, first=self.first + 2 * MOST_GAMES)

    def games_a_cell(self, allowance: float, number: float) -> int:
        """How many games each of so many cells gets; with too few there is no point in it."""
        games = int(min(MOST_GAMES, allowance / max(1.0, number)))
        if games < FEWEST_GAMES:
            raise Spent
        return games

    def polished(self, strategy: Strategy) -> Strategy:
        """A strategy as it is shown to people; as it was bred if there is no budget left for that."""
        opponents = list(dict.fromkeys([self.panel.best, *self.panel.field]))[:4]
        polish = Polish(self.arena, opponents)
        try:
            return named(polish.shortened(strategy), polish.games(strategy)[0], self.arena.board, strategy.name)
        except Spent:
            return strategy
