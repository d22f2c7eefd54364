"""The published evolutionary method, rebuilt: menus of card counts, bred in a pool of 100 against five leaders for 32 generations.

A menu is a list of cards with a number each: the first card that can be paid and of which there are fewer is bought. Provinces are
bought whenever they can be, Duchies and Estates from a number of Provinces left on. How cards are played is left to our defaults, which
favours the method. Leaders buy different sets of cards, so that the five are not one.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from benchmarks.strength.players import CACHE
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.evolve.contest import Contest, Opponent
from fiefdom.evolve.find import Cache
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.strategy import Strategy

POOL = 100
LEADERS = 5
GENERATIONS = 32
GAMES = 100
"""Of each menu against each leader in a generation, unless another number is asked for."""

LENGTH = 8
NUMBERS = (1, 1, 1, 2, 2, 3, 4, 5, 10)
BASICS = ("Gold", "Silver")


@dataclass(frozen=True)
class Menu:
    """The entries, and how many Provinces are left when Duchies and Estates are bought."""

    entries: tuple[tuple[str, int], ...]
    duchies: int = 4
    estates: int = 2

    def strategy(self) -> Strategy:
        """The menu in the strategy language."""
        greens = ["Province", f"Duchy if left(Province) <= {self.duchies}", f"Estate if left(Province) <= {self.estates}"]
        rules = greens + [card if number >= 10 else f"{card} if count({card}) < {number}" for card, number in self.entries]
        return Strategy.parse("\n".join(rules), "Menu")

    @property
    def cards(self) -> frozenset[str]:
        """What it buys: two menus with the same set are one plan."""
        return frozenset(card for card, _ in self.entries)


class Pool:
    """The menus of one kingdom."""

    def __init__(self, kingdom: Kingdom, seed: int, games: int) -> None:
        self.games = games
        self.lots = random.Random(seed)
        self.names = [card.name for card in kingdom.kingdom_cards] + list(BASICS)
        self.arena = Contest(kingdom, seed=seed, threads=2)
        self.menus = [self.new() for _ in range(POOL)]
        self.leaders = [Menu((("Gold", 10), ("Silver", 10)))]

    def new(self) -> Menu:
        """A menu by lot, dear cards first."""
        chosen = {self.lots.choice(self.names): self.lots.choice(NUMBERS) for _ in range(LENGTH - 2)}
        entries = [*[pair for pair in chosen.items() if pair[0] not in BASICS], ("Gold", 10), ("Silver", 10)]
        entries.sort(key=lambda pair: -find_card(pair[0]).cost)
        return Menu(tuple(entries), self.lots.randint(2, 6), self.lots.randint(0, 3))

    def child(self, one: Menu, other: Menu) -> Menu:
        """Entries of two menus, and a small change."""
        cut = self.lots.randint(0, len(one.entries))
        seen = {card for card, _ in one.entries[:cut]}
        entries = [*one.entries[:cut], *[pair for pair in other.entries if pair[0] not in seen]]
        for _ in range(self.lots.choice((0, 1, 1, 2))):
            self.change(entries)
        duchies = max(0, self.lots.choice((one.duchies, other.duchies)) + self.lots.choice((0, 0, 0, -1, 1)))
        estates = max(0, self.lots.choice((one.estates, other.estates)) + self.lots.choice((0, 0, 0, -1, 1)))
        return replace(one, entries=tuple(entries), duchies=duchies, estates=estates)

    def change(self, entries: list[tuple[str, int]]) -> None:
        """Another number, another card, or another place."""
        place = self.lots.randrange(len(entries))
        kind = self.lots.random()
        card, number = entries[place]
        if kind < 0.35:
            entries[place] = (card, self.lots.choice(NUMBERS))
        elif kind < 0.7:
            new = self.lots.choice([name for name in self.names if name not in {each for each, _ in entries}] or [card])
            entries[place] = (new, number if card not in BASICS else self.lots.choice(NUMBERS))
        else:
            entries.insert(self.lots.randrange(len(entries)), entries.pop(place))

    def step(self, generation: int) -> None:
        """Everybody against the leaders; the best with different cards lead next, and the better half breeds."""
        opponents = [Opponent(menu.strategy(), 1.0) for menu in self.leaders]
        contestants = list(dict.fromkeys([*self.leaders, *self.menus]))
        strategies = [menu.strategy() for menu in contestants]
        scores = self.arena.scores(strategies, opponents, self.games * len(opponents), first=generation * 10_000)
        order = [contestants[place] for place in sorted(range(len(contestants)), key=lambda place: -scores[place])]
        self.leaders = different(order)
        parents = order[: POOL // 2]
        children = [self.child(*self.lots.sample(parents, 2)) for _ in range(POOL - len(parents) - POOL // 10)]
        self.menus = [*parents, *children, *[self.new() for _ in range(POOL // 10)]]


def different(ordered: list[Menu]) -> list[Menu]:
    """The first few that buy different sets of cards."""
    found: dict[frozenset[str], Menu] = {}
    for menu in ordered:
        found.setdefault(menu.cards, menu)
    return list(found.values())[:LEADERS]


def evolve_menu(kingdom: Kingdom, *, seed: int, games: int = GAMES) -> Strategy:
    """The best menu for a kingdom, from the folder of earlier runs if it is there."""
    cache = Cache(CACHE / f"menus-{games}")
    known = cache.find(kingdom, 2)
    if known:
        return known.best
    pool = Pool(kingdom, seed, games)
    with pool.arena:
        for generation in range(GENERATIONS):
            pool.step(generation)
        strategies = [menu.strategy() for menu in pool.leaders]
        table = pool.arena.table(strategies, 1000, first=10_000_000)
    best = strategies[int(table.sum(axis=1).argmax())]
    cache.keep(kingdom, 2, Leaders((best,), (1.0,), ((0.5,),), pool.arena.games))
    return best
