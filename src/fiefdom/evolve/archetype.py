"""An archetype: a plan that people know, written for the cards of a kingdom; and the rules that many of them share."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import NamedTuple

from fiefdom.evolve.roles import Roles
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.plan_names import PlanName

WORTH_MORE_THAN_GOLD = ("Witch", "Laboratory", "Sentry", "Artisan", "Bandit", "Festival", "Market")
"""Cards to take while there are none, even for the price of a Gold."""


class Archetype(NamedTuple):
    """A strategy and the family it belongs to; families are bred side by side."""

    family: str
    strategy: Strategy


def plan(roles: Roles, family: str, name: PlanName, *rules: str | Iterable[str]) -> Archetype:
    """An archetype out of rules; sections follow the rules for buying."""
    lines = itertools.chain.from_iterable([rule] if isinstance(rule, str) else rule for rule in rules)
    return Archetype(family, Strategy.parse("\n".join(lines), str(name), roles.cards))


# Greening: when to buy points


USEFUL_POINTS = {"Harem": "count(Gold) >= 2", "Nobles": "count(Gold) >= 3", "Mill": "left(Province) <= 5"}
"""Cards that score beside what else they do, and when a deck of money takes them instead of Gold or Silver."""


def greens(roles: Roles, threshold: int = 15, *, gardens: int = 6) -> tuple[str, ...]:
    """Provinces once the deck has so many coins, then whatever scores when the end is near."""
    return (
        f"Province if money > {threshold}",
        "Duchy if left(Province) <= 5",
        *([f"Gardens if left(Province) <= {gardens}"] if roles.has("Gardens") else ()),
        *[f"{card} if {USEFUL_POINTS[card]}" for card in roles.named(USEFUL_POINTS)],
        "Estate if left(Province) <= 2",
    )


PAYING = ("Market", "Festival")
"""Cards that cost no Action and bring coins and a Buy: with them, Gold is only in the way."""


def penultimate(roles: Roles) -> tuple[str, ...]:
    """Whoever is behind does not buy the last Province but one, which would let the other end the game; if the deck can buy two."""
    return ("Duchy if left(Province) = 2 and lead < 0 and coins < 16 and not action_phase",) if roles.named(PAYING) else ()


def late_greens(roles: Roles, money: int) -> tuple[str, ...]:
    """For decks that draw themselves: build up first, then buy nothing else."""
    return (
        *penultimate(roles),
        "Province if count(Province) > 0 or left(Province) <= 4",
        f"Province if money >= {money} or coins > 15 and buys > 1",
        "Duchy if left(Province) <= 4",
        *(["Gardens if left(Province) <= 3"] if roles.has("Gardens") else ()),
        "Estate if left(Province) <= 2",
    )


def with_money(roles: Roles, *wishes: str, gold_first: Iterable[str] = (), threshold: int = 15) -> tuple[str, ...]:
    """Big Money with wishes before Silver, and others before Gold. Where there are Gardens, even Coppers score in the end."""
    copper = ("Copper if left(Province) <= 6",) if roles.has("Gardens") else ()
    return (*greens(roles, threshold), *gold_first, "Gold", "Duchy if left(Province) <= 6", *wishes, "Silver", *copper)
