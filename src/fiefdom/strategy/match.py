"""A match between two menus, played in chunks until the time is up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.engine.state import State
from fiefdom.game import engines, plain
from fiefdom.game.position import Position, packed_kinds, split_seed
from fiefdom.strategy.menu import ALWAYS, MONEY_ABOVE, PROVINCES_AT_MOST, TREASURES_PER_COPY, Menu, play_out
from fiefdom.strategy.play import MOST_TURNS

BIG_MONEY = (
    ("Province", MONEY_ABOVE, 18),
    ("Duchy", PROVINCES_AT_MOST, 4),
    ("Estate", PROVINCES_AT_MOST, 2),
    ("Gold", ALWAYS, 0),
    ("Duchy", PROVINCES_AT_MOST, 6),
    ("Silver", ALWAYS, 0),
)
"""Big Money Ultimate, by WanderingWinder."""

SMITHY = (
    ("Province", MONEY_ABOVE, 15),
    ("Duchy", PROVINCES_AT_MOST, 4),
    ("Estate", PROVINCES_AT_MOST, 2),
    ("Gold", ALWAYS, 0),
    ("Duchy", PROVINCES_AT_MOST, 6),
    ("Smithy", TREASURES_PER_COPY, 11),
    ("Silver", ALWAYS, 0),
)
"""Big Money with a few Smithies, by HiveMindEmulator."""


@dataclass(frozen=True)
class Match:
    """What has been played so far. A game that nobody won alone is a tie."""

    names: tuple[str, ...]
    wins: tuple[int, ...]
    games: int
    turns: int
    seconds: float
    engine: str

    @property
    def games_per_second(self) -> float:
        """The speed."""
        return self.games / self.seconds

    def as_dict(self) -> dict[str, Any]:
        """The match as JSON shows it."""
        players = [{"name": name, "win": won / self.games} for name, won in zip(self.names, self.wins, strict=True)]
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second),
            "players": players,
            "tie": 1 - sum(self.wins) / self.games,
            "engine": self.engine,
        }

    def __str__(self) -> str:
        shares = ", ".join(f"{name} won {won / self.games:.1%}" for name, won in zip(self.names, self.wins, strict=True))
        mean = self.turns / self.games / len(self.names)
        return (
            f"{shares}, ties {1 - sum(self.wins) / self.games:.1%}, {mean:.1f} turns a player\n"
            f"{self.games:,} games in {self.seconds:.1f} s: {self.games_per_second:,.0f} games a second on one core ({self.engine} engine)"
        )


def menu_of(rules: Sequence[tuple[str, int, int]], kingdom: Kingdom) -> Menu:
    """The rules as a menu for a kingdom's slots; a rule about a card that is not there is left out."""
    slots = {card.name: slot for slot, card in enumerate(kingdom.cards)}
    menu = Menu()
    for name, condition, limit in rules:
        if name in slots:
            menu.slot[menu.number] = slots[name]
            menu.condition[menu.number] = condition
            menu.limit[menu.number] = limit
            menu.number += 1
    return menu


def play_games(kingdom: Kingdom, menus: Sequence[Menu], seed: int, games: int, engine: Any = None) -> tuple[list[int], int]:
    """Play games with seeds from `seed` on: how many each player won alone, and how many turns were taken."""
    engine = engine or engines.best()
    if engine is not plain:
        packed = [plain.pack(menu).tobytes() for menu in menus]
        wins, turns = engine.play_menus(engine.Table(packed_kinds(kingdom)), packed, seed, games, MOST_TURNS)
        return wins, turns
    return play_plainly(kingdom, menus, seed, games)


def play_plainly(kingdom: Kingdom, menus: Sequence[Menu], seed: int, games: int) -> tuple[list[int], int]:
    """The same on the plain engine."""
    wins = [0] * len(menus)
    turns = 0
    for game in range(games):
        split_seed(seed + game)
        position = Position.new(kingdom, seats=len(menus), seed=seed + game, starter=game % len(menus), engine=plain)
        state: State = position.handle.data
        play_out(state, list(menus), MOST_TURNS)
        turns += sum(state.turns)
        if len(position.winners) == 1:
            wins[position.winners[0]] += 1
    return wins, turns


def play_match(seconds: float, seed: int, *, progress: Callable[[Match], None] | None = None) -> Match:
    """Play Big Money against Smithy on the set First Game for about so many seconds."""
    kingdom = find_kingdom("First Game", 1)
    menus = [menu_of(BIG_MONEY, kingdom), menu_of(SMITHY, kingdom)]
    chunk = 20_000 if engines.is_compiled() else 100
    engine = "compiled" if engines.is_compiled() else "plain"
    match = Match(("Big Money", "Smithy"), (0, 0), 0, 0, 0.0, engine)
    started = time.perf_counter()
    while match.seconds < seconds:
        wins, turns = play_games(kingdom, menus, seed + match.games, chunk)
        total = tuple(before + more for before, more in zip(match.wins, wins, strict=True))
        match = Match(match.names, total, match.games + chunk, match.turns + turns, time.perf_counter() - started, engine)
        if progress:
            progress(match)
    return match
