"""Archetypes that draw their whole deck: villages and cards that draw, Laboratories, Throne Rooms."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from fiefdom.evolve.archetype import Archetype, late_greens, penultimate, plan
from fiefdom.evolve.roles import Roles
from fiefdom.evolve.thin_decks import trashing
from fiefdom.text.plan_names import called


def engines(roles: Roles) -> Iterator[Archetype]:
    """Villages and cards that draw, then coins and Buys; Provinces only when the deck draws itself."""
    for village, draw in itertools.product(roles.villages, roles.draw[:4]):
        attacks = ("", *[card for card in roles.attacks if card != draw][:1])
        for support, attack in itertools.product(supports(roles), attacks):
            yield engine(roles, village, draw, support, attack)


def village_engines(roles: Roles) -> Iterator[Archetype]:
    """Engines whose parts are cheap: no Silver, one card that trashes, villages for every terminal, then Markets."""
    trashers = ("", *roles.named(("Remodel", "Moneylender", "Sentry", "Workshop")))
    attacks = ("", *[card for card in roles.attacks if card in ("Militia", "Witch")][:2])
    for village, draw in itertools.product([card for card in roles.villages if roles.cost(card) < 5], roles.draw[:3]):
        for trasher, attack in itertools.product(trashers, attacks):
            if draw != attack:
                yield village_engine(roles, village, draw, trasher, attack)
                yield from market_engine(roles, village, draw, trasher, attack)


def village_engine(roles: Roles, village: str, draw: str, trasher: str, attack: str) -> Archetype:
    """One of them. Provinces come when the parts are there, and then nothing else does."""
    buys = roles.named(("Market", "Festival", "Woodcutter"))
    return plan(
        roles,
        f"{village} and {draw}" + (f" after {trasher}" if trasher else ""),
        called("pair", village, draw, behind=[trasher, attack]),
        penultimate(roles),
        "Province if count(Province) > 0 or left(Province) <= 4",
        f"Province if count({draw}) > 4 and coins > 13 and buys > 1" if buys else f"Province if count({draw}) > 4",
        "Province if money > 26",
        "Duchy if left(Province) <= 5",
        "Estate if left(Province) <= 2",
        [f"{card} if count({card}) < 1" for card in roles.named(("Festival", "Mine"))],
        helping(trasher, draw) if trasher else (),
        f"{attack} if count({attack}) = 0 and count({draw}) > 2" if attack else (),
        [f"{card} if count({card}) < 5 and not action_phase and count({draw}) > 1" for card in roles.named(("Market", "Laboratory"))],
        f"{village} if count(splitter) < terminals",
        f"{draw} if count({draw}) < 6",
        f"{village} if count(splitter) < 9",
        roles.named(("Market", "Festival")),
        cheap_fillers(roles),
        () if buys else "Gold",
    )


def market_engine(roles: Roles, village: str, draw: str, trasher: str, attack: str) -> Iterator[Archetype]:
    """Markets before villages, the Attack at once, a few Golds when the Markets are there."""
    if not trasher or not roles.has("Market") or roles.cost(draw) > 4:
        return
    yield plan(
        roles,
        f"Market, {village} and {draw} after {trasher}",
        called("markets", village, draw, behind=[trasher, attack]),
        penultimate(roles),
        "Province if count(Province) > 0 or left(Province) <= 4",
        "Province if money >= 20 or coins > 15 and buys > 1",
        "Duchy if left(Province) <= 4",
        "Estate if left(Province) <= 1",
        helping(trasher, draw),
        "Gold if count(Gold) < 3 and count(Market) > 4",
        "Market if count(Market) < 5",
        f"{village} if count(splitter) < terminals - 1",
        f"{attack} if count({attack}) = 0" if attack else (),
        f"{village} if count(splitter) < terminals + 1 and left({village}) > 1",
        f"{draw} if count({draw}) < 7",
        "Market",
        "Silver if treasures < 7",
    )


def supports(roles: Roles) -> Iterator[tuple[str, ...]]:
    """What helps an engine to get going: nothing, a trasher, a gainer, or both."""
    helpers = roles.named(("Chapel", "Sentry", "Remodel", "Workshop", "Moneylender"))[:3]
    yield ()
    for number in (1, 2):
        yield from itertools.combinations(helpers, number)


def engine(roles: Roles, village: str, draw: str, support: tuple[str, ...], attack: str) -> Archetype:
    """One engine."""
    paying = [card for card in roles.payload if card not in (village, "Merchant", *roles.terminals)]
    dear = max(roles.cost(village), roles.cost(draw)) > 4
    return plan(
        roles,
        f"engine of {village} and {draw}" + "".join(f", {card}" for card in support),
        called("engine", village, draw, behind=[*support, attack]),
        late_greens(roles, 20),
        [helping(card, draw) for card in support],
        "Gold if count(Gold) < 1",
        ["Silver if treasures < 9 and turn <= 4"] if dear else (),
        f"{village} if count(splitter) < terminals - 1",
        [f"{attack} if count({attack}) = 0 and count({draw}) > 1"] if attack else (),
        [f"{card} if count({card}) < 5 and count({draw}) > 1" for card in paying if roles.cost(card) > 4],
        [f"Laboratory if count({draw}) > 0"] if roles.has("Laboratory") else (),
        f"{village} if count(splitter) < terminals",
        f"{draw} if count({draw}) < 6",
        paying,
        [card for card in roles.villages if card != village],
        f"{village} if count(splitter) < 9",
        cheap_fillers(roles),
        "Silver if treasures < 7",
    )


def cheap_fillers(roles: Roles) -> list[str]:
    """A few cards that cost neither an Action nor much; Merchant is not among them, since engines have no Silver."""
    return [f"{card} if count({card}) < 2" for card in roles.fillers if roles.cost(card) < 5 and card != "Merchant"]


def helping(card: str, draw: str) -> str:
    """When an engine gets a card that helps it."""
    if card == "Sentry":
        return "Sentry if count(Sentry) < 2"
    if card == "Workshop":
        return f"Workshop if count(Workshop) = 0 and count({draw}) < 4"
    return f"{card} if count({card}) = 0 and turn <= 8"


def laboratories(roles: Roles) -> Iterator[Archetype]:
    """As many Laboratories as there are, with a trasher or an Attack."""
    for card in roles.laboratories:
        for trasher, attack in itertools.product(("", *roles.trashers[:2]), ("", *roles.attacks[:2])):
            name = called("stack", card, behind=[trasher, attack])
            yield plan(
                roles,
                f"{card} stack",
                name,
                late_greens(roles, 11 if trasher else 14),
                trashing(trasher) if trasher else (),
                [f"{attack} if count({attack}) = 0"] if attack else (),
                "Gold if count(Gold) < 1",
                card,
                "Gold",
                [f"{each} if count({each}) < 4" for each in roles.payload if each not in roles.terminals],
                "Silver if treasures < 11",
            )


THRONED = ("Laboratory", "Sentry", "Witch", "Market", "Festival", "Council Room", "Smithy", "Militia", "Bandit", "Merchant", "Poacher")


def throne_rooms(roles: Roles) -> Iterator[Archetype]:
    """Throne Rooms and what is best played twice."""
    if not roles.has("Throne Room"):
        return
    targets = roles.named(THRONED)
    for trasher, main in itertools.product(("", *roles.trashers[:1]), targets[:4]):
        terminal = main in roles.terminals
        yield plan(
            roles,
            f"Throne Room on {main}",
            called("throne", main, behind=[trasher]),
            late_greens(roles, 14),
            trashing(trasher) if trasher else (),
            "Gold if count(Gold) < 1",
            [f"{village} if count(splitter) + count(Throne Room) < terminals" for village in roles.villages],
            f"{main} if count({main}) < {3 if terminal else 9}",
            f"Throne Room if count(Throne Room) < count({main}) and count(action) > 2",
            [f"{card} if count({card}) < 3" for card in targets if card != main and card not in roles.terminals],
            "Gold",
            cheap_fillers(roles),
            "Silver if treasures < 9",
        )
