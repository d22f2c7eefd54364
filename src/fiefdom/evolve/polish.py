"""Making bred strategies readable: rules that never matter go, and the name says what is bought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fiefdom.evolve.arena import Arena
from fiefdom.evolve.choices import Choices
from fiefdom.evolve.mutation import with_buys
from fiefdom.strategy.board import Piles
from fiefdom.strategy.play import Tally
from fiefdom.strategy.strategy import Strategy

GAMES = 60
"""A rule that changes nothing in so many games against each opponent is left out."""

SELDOM = 0.4
"""Cards bought less often in a game are not worth a place in the name."""

SHUFFLES = 1 << 40
"""Far from all shuffles that breeding uses."""


class Polish:
    """Plays the same games with and without a rule."""

    def __init__(self, arena: Arena, opponents: Sequence[Strategy]) -> None:
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
        return replace(strategy, sections=Choices(self.arena.board).whole(sections))


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
