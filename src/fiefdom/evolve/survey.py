"""What a kingdom is like: the strongest strategies known for it, how they open, and whether engines, attacks or plain money win there."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import ACTION, ATTACK, TREASURE
from fiefdom.evolve.find import Cache, find_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.result import Result
from fiefdom.simulation.run import play_match
from fiefdom.simulation.statistics import Share, rounded, wilson
from fiefdom.strategy.expression import Target
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import NOTHING, Opening, Strategy

SEED = 1
GAMES = 2_400
"""Of each match between a leader and itself or Big Money."""

ROUGHLY, WELL = {"4/3": 240, "5/2": 1_200}, {"4/3": 3_600, "5/2": 18_000}
"""Games of each opening, first all of them, then the best: only every sixth game begins with 5 and 2 coins."""

STEPS = 6
"""What there is after the leaders, their character, and the openings of both splits, first roughly and then well."""

SHOWN = 8
"""Openings of each split."""


@dataclass(frozen=True)
class OpeningTried:
    """A leader that opens so: its share of points in the games that began with these coins, against the leader as it is."""

    coins: str
    cards: tuple[Card, ...]
    games: int
    points: Share

    def as_dict(self) -> dict[str, Any]:
        names = [card.name for card in self.cards]
        low, high = rounded(self.points.low), rounded(self.points.high)
        return {"coins": self.coins, "cards": names, "games": self.games, "points": rounded(self.points.value), "low": low, "high": high}


@dataclass(frozen=True)
class Character:
    """How the best leader wins. `engine`: Actions among the Actions and Treasures that it gets; `attack`: Attacks among its Actions;
    `money`: what Big Money wins against it; `piles`: games that end by three empty piles; `turns`: how long they take."""

    engine: float
    attack: float
    money: Share
    piles: float
    turns: float

    def as_dict(self) -> dict[str, Any]:
        return {
            "engine": rounded(self.engine),
            "attack": rounded(self.attack),
            "money": rounded(self.money.value),
            "money_low": rounded(self.money.low),
            "money_high": rounded(self.money.high),
            "piles": rounded(self.piles),
            "turns": rounded(self.turns),
        }


@dataclass(frozen=True)
class Survey:
    """What is known about a kingdom so far. `copies` are the cards that the best leader gets in a game against itself."""

    kingdom: Kingdom
    leaders: Leaders
    copies: tuple[tuple[Card, float], ...] = ()
    character: Character | None = None
    openings: tuple[OpeningTried, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        return {
            **self.leaders.as_dict(),
            "copies": {card.name: rounded(copies) for card, copies in self.copies},
            "character": self.character.as_dict() if self.character else None,
            "openings": [opening.as_dict() for opening in self.openings],
        }


def survey(kingdom: Kingdom, *, cache: Cache | None = None) -> Survey:
    """All of it, which takes some seconds."""
    *_, last = surveying(kingdom, cache=cache)
    return last


def surveying(kingdom: Kingdom, *, cache: Cache | None = None) -> Iterator[Survey]:
    """The same step by step: first the leaders, then what they are like, then their openings."""
    found = Survey(kingdom, find_leaders(kingdom, cache=cache))
    yield found
    best = found.leaders.best
    mirror, money = (_played([best, other], kingdom, GAMES) for other in (best, library()["big-money-ultimate"]))
    copies = copies_of(mirror)
    found = replace(found, copies=copies, character=_character(dict(copies), mirror, money))
    yield found
    for openings in _openings(best, kingdom):
        found = replace(found, openings=openings)
        yield found


def _played(players: list[Strategy], kingdom: Kingdom, games: int) -> Result:
    return play_match(players, Conditions(kingdom, games=games, seed=SEED, threads=1))


def copies_of(result: Result) -> tuple[tuple[Card, float], ...]:
    """The cards that the first player gets in a game, bought or gained, the most frequent first."""
    copies: dict[Card, float] = {}
    for card, by_turn in itertools.chain(result.purchases(0).items(), result.gains(0).items()):
        copies[card] = copies.get(card, 0.0) + float(by_turn.sum())
    return tuple(sorted(copies.items(), key=lambda pair: -pair[1]))


def _character(copies: dict[Card, float], mirror: Result, money: Result) -> Character:
    actions, treasures, attacks = (
        sum(number for card, number in copies.items() if card.has_type(kind)) for kind in (ACTION, TREASURE, ATTACK)
    )
    engine = actions / (actions + treasures) if actions + treasures else 0.0
    return Character(engine, attacks / actions if actions else 0.0, money.players[1].points, mirror.endings["piles"], mirror.length.mean)


# Openings


def _openings(best: Strategy, kingdom: Kingdom) -> Iterator[tuple[OpeningTried, ...]]:
    """All openings roughly, then the best of them well."""
    known: dict[str, list[OpeningTried]] = {}
    for coins in ROUGHLY:
        tried = sorted((_tried(best, kingdom, coins, pair, ROUGHLY[coins]) for pair in pairs(kingdom, coins)), key=_by_points)
        known[coins] = tried[:SHOWN]
        yield _together(known)
    for coins, openings in known.items():
        known[coins] = sorted((_tried(best, kingdom, coins, each.cards, WELL[coins]) for each in openings), key=_by_points)
        yield _together(known)


def _together(known: dict[str, list[OpeningTried]]) -> tuple[OpeningTried, ...]:
    return tuple(itertools.chain.from_iterable(known.values()))


def _by_points(opening: OpeningTried) -> float:
    return -opening.points.value


def pairs(kingdom: Kingdom, coins: str) -> list[tuple[Card, ...]]:
    """What can be bought with the first two hands, the larger one first: Kingdom cards and Silver, each pair once."""
    larger, smaller = (
        [card for card in (*kingdom.kingdom_cards, find_card("Silver")) if card.cost <= int(most)] for most in coins.split("/")
    )
    found = {tuple(sorted((one, two), key=str)): (one, two) for one, two in itertools.product(larger, smaller)}
    alone = [] if smaller else [(one,) for one in larger]
    return [*alone, *found.values()]


def _tried(best: Strategy, kingdom: Kingdom, coins: str, pair: tuple[Card, ...], games: int) -> OpeningTried:
    buys: tuple[Target, ...] = (*pair, NOTHING)
    others = tuple(opening for opening in best.openings if opening.split != coins)
    opened = replace(best, openings=(*others, Opening(coins, (buys[0], buys[1]))))
    seen = [opening for opening in _played([opened, best], kingdom, games).openings(0) if opening.coins == coins]
    number = sum(opening.games for opening in seen)
    share = sum(opening.points * opening.games for opening in seen) / number if number else 0.5
    return OpeningTried(coins, pair, number, wilson(share, max(number, 1)))
