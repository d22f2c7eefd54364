"""The final of a breeding: a cross table of the best with new shuffles, their trial, answers, and strategies that people can read.

It gets what the budget has left, and leaves out what does not fit.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from fiefdom.evolve.answers import cells, with_answers
from fiefdom.evolve.budget import Spent
from fiefdom.evolve.contest import Contest, LeaderPanel
from fiefdom.evolve.gauntlet import LEADERS, Gauntlet, chosen, sound_leaders
from fiefdom.evolve.leaders import Leaders, trimmed
from fiefdom.evolve.mutation import KingdomDefaults, with_buys
from fiefdom.evolve.order import in_order
from fiefdom.strategy.board import Piles
from fiefdom.strategy.play import Tally
from fiefdom.strategy.strategy import Strategy

PART = 3
"""A final takes at most the third part of the games that were played before: who stops early does not want to wait for it."""

TABLE, TRIAL, ORDER, ANSWERS = 0.2, 0.45, 0.15, 0.1
"""What the cross table, the trial, the order of the leaders and the answers get of a final; shortening of strategies has the rest."""

MOST_GAMES, FEWEST_GAMES = 2000, 20
"""Games of a cell."""


class Final:
    """The final of those whom a panel and families have brought forth; `first` is where unused shuffles begin."""

    def __init__(self, arena: Contest, panel: LeaderPanel, plans: Sequence[Strategy], *, first: int) -> None:
        self.arena = arena
        self.panel = panel
        self.trial = Gauntlet(arena, plans, first=first)
        self.first = first + (1 << 16)

    def leaders(self, entrants: Sequence[Strategy], *, pool: Sequence[Strategy], targets: Sequence[Strategy]) -> Leaders:
        """The leaders of the entrants, with answers out of the pool to the targets; shortened and named."""
        account = self.arena.account
        allowance = min(account.left, account.games / PART)
        found = self.of_panel()
        with contextlib.suppress(Spent):
            found = self.of_table(entrants, allowance)
        if all(strategy in self.trial.rivals for strategy in found.strategies):
            found = in_order(found, self.trial.rivals, self.arena, allowance=allowance * ORDER, first=self.first + (1 << 18))
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
        """The leaders of a cross table who stand their trial; both take no more than their part of the allowance."""
        account = self.arena.account
        whole, account.limit = account.limit, account.within(allowance * (TABLE + TRIAL))
        self.trial.enough = account.games + allowance * (TABLE + TRIAL / 2)
        try:
            return self.tried(entrants, allowance * TABLE)
        finally:
            account.limit = whole

    def tried(self, entrants: Sequence[Strategy], allowance: float) -> Leaders:
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


GAMES = 60
"""A rule that changes nothing in so many games against each opponent is left out."""

SELDOM = 0.4
"""Cards bought less often in a game are not worth a place in the name."""

SHUFFLES = 1 << 40
"""Far from all shuffles that breeding uses."""


class Polish:
    """Plays the same games with and without a rule."""

    def __init__(self, arena: Contest, opponents: Sequence[Strategy]) -> None:
        self.arena = arena
        self.opponents = opponents

    def games(self, strategy: Strategy) -> list[Tally]:
        """The games that must not change."""
        return [self.arena.tally(strategy, opponent, GAMES, SHUFFLES) for opponent in self.opponents]

    def shortened(self, strategy: Strategy) -> Strategy:
        """The strategy without what never matters."""
        wanted = self.games(strategy)
        for shorter in (self.without_section, self.without_opening, self.without_rule):
            place = 0
            while (candidate := shorter(strategy, place)) is not None:
                if self.games(candidate) == wanted:
                    strategy = candidate
                else:
                    place += 1
        return strategy

    def without_rule(self, strategy: Strategy, place: int) -> Strategy | None:
        """The strategy without one rule for buying, counted from the end."""
        rules = strategy.sections["buy"]
        if place >= len(rules) or len(rules) == 1:
            return None
        last = len(rules) - 1 - place
        return with_buys(strategy, rules[:last] + rules[last + 1 :])

    def without_opening(self, strategy: Strategy, place: int) -> Strategy | None:
        """The strategy without one opening."""
        if place >= len(strategy.openings):
            return None
        return replace(strategy, openings=strategy.openings[:place] + strategy.openings[place + 1 :])

    def without_section(self, strategy: Strategy, place: int) -> Strategy | None:
        """The strategy with the defaults instead of one section."""
        names = [name for name in strategy.sections if name != "buy"]
        if place >= len(names):
            return None
        sections = {name: rules for name, rules in strategy.sections.items() if name != names[place]}
        return replace(strategy, sections=KingdomDefaults(self.arena.board).whole(sections))


def named(strategy: Strategy, tally: Tally, board: Piles, origin: str = "") -> Strategy:
    """The strategy called by the Kingdom cards it buys most."""
    mean = tally.bought[0].sum(axis=1) / tally.games
    often = sorted(((float(mean[slot]), card.name) for slot, card in enumerate(board.cards) if slot >= 7), reverse=True)
    bought = [name for number, name in often if number >= SELDOM][:4]
    numbers = ", ".join(f"{name} {number:.1f}" for number, name in often if number >= SELDOM)
    about = f"Bought in a game: {numbers}." if numbers else "Buys no Kingdom card."
    if origin:
        about = f"Bred from {origin}. {about}"
    return replace(strategy, name=", ".join(bought) or "Money", about=about)


def all_different(strategies: Sequence[Strategy]) -> tuple[Strategy, ...]:
    """The strategies with a number where two have the same name."""
    seen: dict[str, int] = {}
    found = []
    for strategy in strategies:
        seen[strategy.name] = seen.get(strategy.name, 0) + 1
        number = seen[strategy.name]
        found.append(strategy if number == 1 else replace(strategy, name=f"{strategy.name} ({number})"))
    return tuple(found)
