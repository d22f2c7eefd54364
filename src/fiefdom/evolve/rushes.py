"""Archetypes that end the game before others are ready, or score without Provinces: Gardens, three piles."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from fiefdom.evolve.archetype import WORTH_MORE_THAN_GOLD, Archetype, greens, plan
from fiefdom.evolve.roles import Roles
from fiefdom.text.plan_names import called

FEW = 2
"""Copies of the gainer with which to begin where somebody else wants the same piles: whoever gets more of them gets fewer Gardens."""


def alone(gainer: str) -> str:
    """Nobody else is after the gainer's pile. Two copies are no sign of a rush: money decks have them."""
    return f"theirs({gainer}) <= 2"


def contested(gainer: str) -> str:
    """Somebody else wants the same piles: whoever goes on waiting for the last copies of the gainer gets neither."""
    return f"left({gainer}) <= 2 or count({gainer}) >= {FEW} and (theirs({gainer}) > 1 or theirs(Gardens) > 0)"


def garden_rushes(roles: Roles) -> Iterator[Archetype]:
    """Gardens by many copies of a card that gains them."""
    if not roles.has("Gardens"):
        return
    for gainer, number, cap in itertools.product(roles.named(("Workshop", "Ironworks", "Bureaucrat", "Artisan")), (3, 5, 9), (3, 4)):
        yield plan(
            roles,
            f"Gardens rush by {gainer}",
            called("gardens-rush", gainer, numbers=[number, cap]),
            f"Gardens if count({gainer}) >= {number} or {contested(gainer)}",
            "Duchy if left(Gardens) = 0",
            [f"{card} if not action_phase and {alone(gainer)}" for card in roles.named(("Festival", "Market"))[:1]],
            [f"Throne Room if count(Throne Room) < 2 and count({gainer}) > 2 and {alone(gainer)}"] if roles.has("Throne Room") else (),
            f"{gainer} if count({gainer}) < {cap} or {alone(gainer)}",
            f"Estate if left(Gardens) <= 4 or not {alone(gainer)}",
            "Silver",
            "Estate",
            "Copper",
        )


def gardens(roles: Roles) -> Iterator[Archetype]:
    """Gardens in the deck of Big Money, or with some cards that gain or buy more than one card a turn."""
    if not roles.has("Gardens"):
        return
    yield plan(roles, "Gardens", called("gardens-late"), greens(roles)[:2], "Gold", "Gardens if left(Province) <= 5", "Silver")
    for gainer in roles.named(
        ("Workshop", "Ironworks", "Bureaucrat", "Woodcutter", "Market", "Festival", "Council Room", "Artisan", "Feast")
    ):
        for number, splitters in itertools.product((3, 6), ("", *roles.villages[:1])):
            yield plan(
                roles,
                f"Gardens by {gainer}",
                called("gardens-with" if splitters else "gardens-by", *filter(None, (gainer, splitters)), numbers=[number]),
                f"Gardens if count({gainer}) >= {number} or {contested(gainer)}",
                "Province if left(Gardens) = 0",
                "Duchy if left(Gardens) <= 2",
                f"{gainer} if count({gainer}) < {number + 2}",
                [f"{splitters} if count({splitters}) < terminals - 2"] if splitters else (),
                "Estate if left(Gardens) <= 3 or empty_piles > 0",
                "Silver",
                gainer,
                "Estate",
                "Copper",
            )


def markets_and_gardens(roles: Roles) -> Iterator[Archetype]:
    """Gardens in a deck of many Buys that never gets a Province; against a rush they are bought at once."""
    if not roles.has("Gardens"):
        return
    rush = " or theirs(Workshop) > 2" if roles.has("Workshop") else ""
    for card in roles.named(("Market", "Festival", "Woodcutter", "Council Room")):
        for helper in ("", *roles.named(("Workshop", "Bureaucrat", "Militia", "Witch"))[:2]):
            yield plan(
                roles,
                f"{card} and Gardens",
                called("gardens-and", card, behind=[helper]),
                "Duchy if left(Province) <= 5 or left(Gardens) <= 2",
                f"Gardens if left(Province) <= 6{rush}",
                "Estate if left(Province) <= 4 or left(Gardens) <= 4",
                [f"{helper} if count({helper}) < 1"] if helper in WORTH_MORE_THAN_GOLD else (),
                card if card in ("Market", "Festival") else f"{card} if count({card}) < 3",
                "Gold",
                [f"{helper} if count({helper}) < 1 and turn <= 6"] if helper else (),
                [f"{filler} if count({filler}) < 4" for filler in roles.named(("Poacher", "Merchant"))],
                "Silver",
                f"Copper if left(Province) <= 6{rush}",
            )


def thieves(roles: Roles) -> Iterator[Archetype]:
    """So many Thieves that others have no money left."""
    if not roles.has("Thief"):
        return
    villages = [f"{card} if count(splitter) < terminals" for card in roles.villages[:1]]
    throne = ["Throne Room if count(Throne Room) < 2"] if roles.has("Throne Room") else []
    copper = ["Copper if left(Province) <= 5"] if roles.has("Gardens") else []
    for number in (6, 10):
        yield plan(
            roles,
            "Thieves",
            called("thieves", numbers=[number]),
            "Province if money > 12 or theirs(Province) > 2",
            "Duchy if left(Province) <= 5",
            ["Gardens if left(Province) <= 6"] if roles.has("Gardens") else (),
            "Estate if left(Province) <= 3",
            "Silver if turn <= 2 and coins < 5 and count(Thief) > 0",
            f"Thief if count(Thief) < {number}",
            throne,
            villages,
            "Silver",
            ["Cellar if count(Cellar) < 4"] if roles.has("Cellar") else (),
            copper,
            "[thief.gain]",
            "Gold",
            () if villages else "Silver",
            copper,
        )


def piles(roles: Roles) -> Iterator[Archetype]:
    """Three piles gone before the others are ready: cheap gains, then Duchies and Estates."""
    for gainer in roles.named(("Workshop", "Ironworks", "Woodcutter", "Market", "Festival")):
        cheap = next(
            (
                card
                for card in ("Village", "Shanty Town", "Merchant", "Cellar", "Moat", "Workshop", "Chapel", "Pawn", "Courtyard")
                if roles.has(card)
            ),
            "Estate",
        )
        yield plan(
            roles,
            "three piles",
            called("piles", gainer),
            "Province",
            f"Duchy if count({gainer}) > 3 or left(Duchy) < 6",
            f"{gainer} if count({gainer}) < 6",
            "Gold",
            f"Estate if left({gainer}) <= 4 or left(Duchy) <= 3",
            cheap,
            gainer,
            "Silver",
            "Estate",
        )
