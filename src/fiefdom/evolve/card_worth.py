"""How strong a card is: what a strategy that buys it wins against the best one that may not, in several kingdoms."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.engine.kinds import VICTORY
from fiefdom.evolve.archetype_ranking import rank
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.contest import Contest, Opponent
from fiefdom.evolve.survey import copies_of
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.run import play_match
from fiefdom.simulation.statistics import Share, rounded
from fiefdom.strategy.board import Board
from fiefdom.strategy.expression import count
from fiefdom.strategy.strategy import Rule, Strategy

KINGDOMS = 5
COPIES = (1, 2, 4)
EXTENDED = 3
"""How many of the best without the card are tried with it."""

LAPS = ((120, 8), (600, 2), (2_400, 1))
"""Games of those that buy the card against the best that does not, and how many of them go on."""

GAMES = 12_000
"""Of the one that is left, with new shuffles."""

SEED = 1


@dataclass(frozen=True)
class WorthHere:
    """One kingdom: who buys the card, the best who does not, and the share of points of the first, and how many copies it gets in a game.

    Whoever may buy a card need not: a half and hardly a copy is a card that nobody wants there."""

    kingdom: Kingdom
    buyer: Strategy
    other: Strategy
    points: Share
    copies: float


@dataclass(frozen=True)
class CardWorth:
    """A card in all kingdoms that were tried so far."""

    card: Card
    kingdoms: tuple[WorthHere, ...]

    @property
    def points(self) -> float:
        """The average share: more than a half where the card is worth its price."""
        return sum(each.points.value for each in self.kingdoms) / len(self.kingdoms)

    def as_dict(self) -> dict[str, Any]:
        return {
            "card": self.card.name,
            "points": rounded(self.points),
            "kingdoms": [
                {
                    "cards": [card.name for card in each.kingdom.kingdom_cards],
                    "buyer": each.buyer.text,
                    "other": each.other.text,
                    "points": rounded(each.points.value),
                    "low": rounded(each.points.low),
                    "high": rounded(each.points.high),
                    "copies": rounded(each.copies),
                }
                for each in self.kingdoms
            ],
        }


def measuring_worth(card: Card, kingdoms: Sequence[Kingdom] = ()) -> Iterator[CardWorth]:
    """The worth of a card, kingdom by kingdom: in these, or in some drawn by lot, always the same."""
    edition = max(card.editions)
    tried: list[WorthHere] = []
    for kingdom in kingdoms or [random_kingdom(seed, edition, [card]) for seed in range(1, KINGDOMS + 1)]:
        tried.append(worth_in(card, kingdom))
        yield CardWorth(card, tuple(tried))


def card_worth(card: Card, kingdoms: Sequence[Kingdom] = ()) -> CardWorth:
    """All of it, which takes some seconds."""
    *_, last = measuring_worth(card, kingdoms)
    return last


def worth_in(card: Card, kingdom: Kingdom) -> WorthHere:
    """The worth of a card in one kingdom."""
    others = Board(tuple(each for each in kingdom.kingdom_cards if each != card), kingdom.edition)
    arena = Contest(kingdom, seed=SEED)
    ranked = [archetype.strategy for _, archetype in rank(archetypes(others), arena)]
    best = ranked[0]
    with_it = [plan.strategy for plan in archetypes(kingdom) if card in plan.strategy.wanted]
    added = itertools.chain.from_iterable(additions(strategy, card) for strategy in ranked[:EXTENDED])
    buyer = _best([*with_it, *added], best, arena)
    result = play_match([buyer, best], Conditions(kingdom, games=GAMES, seed=SEED + 1, threads=1))
    return WorthHere(kingdom, buyer, best, result.players[0].points, dict(copies_of(result)).get(card, 0.0))


def _best(candidates: Sequence[Strategy], opponent: Strategy, arena: Contest) -> Strategy:
    left, first = list(dict.fromkeys(candidates)), 50_000
    for games, places in LAPS:
        scores = arena.scores(left, [Opponent(opponent, 1.0)], games, first)
        left = [left[place] for place in sorted(range(len(left)), key=lambda place: -scores[place])[:places]]
        first += games
    return left[0]


def additions(strategy: Strategy, card: Card) -> Iterator[Strategy]:
    """A strategy that also buys some copies of a card, before any of its rules but those for points, or after all."""
    rules = strategy.sections["buy"]
    places = [place for place, rule in enumerate(rules) if not (isinstance(rule.target, Card) and rule.target.has_type(VICTORY))]
    for place, copies in itertools.product([*places, len(rules)], COPIES):
        wish = Rule(card, count(card) < copies)
        sections = {**strategy.sections, "buy": (*rules[:place], wish, *rules[place:])}
        yield replace(strategy, name=f"{strategy.name}, {card}", sections=sections)
