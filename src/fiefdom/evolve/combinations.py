"""Archetypes around a card that wants many copies of itself, or a partner: Dukes, Bridges, Minions, Torturers, Conspirators."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from fiefdom.evolve.archetype import Archetype, greens, late_greens, plan
from fiefdom.evolve.roles import Roles
from fiefdom.text.plan_names import called


def dukes(roles: Roles) -> Iterator[Archetype]:
    """Money for Duchies from early on, then Dukes, and no Province before all of these are gone."""
    if not roles.has("Duke"):
        return
    helpers = roles.beside_money[:7]
    groups: list[tuple[str, ...]] = [(), *[(card,) for card in helpers], *itertools.combinations(helpers[:3], 2)]
    for chosen, money in itertools.product(groups, (18, 22)):
        yield plan(
            roles,
            "Dukes",
            called("dukes", numbers=[money], behind=chosen),
            f"Duchy if money >= {money}",
            "Duke if left(Duchy) = 0",
            "Province if left(Duke) = 0",
            [f"{card} if count({card}) < 1" for card in chosen[:1]],
            "Gold",
            "Estate if left(Duke) <= 5 and left(Duchy) <= 6",
            [f"{card} if count({card}) < 1" for card in chosen[1:]],
            "Silver",
        )


def bridges(roles: Roles) -> Iterator[Archetype]:
    """As many Bridges in one turn as the deck can play: Actions and cards for them, then several Provinces at once."""
    if not roles.has("Bridge"):
        return
    villages, draws = ("", *roles.villages[:2]), ("", *(*roles.laboratories, *roles.draw)[:2])
    for village, draw, number in itertools.product(villages, draws, (2, 5)):
        yield plan(
            roles,
            "Bridges",
            called("bridges", numbers=[number], behind=[village, draw]),
            late_greens(roles, 12) if village else greens(roles),
            [f"{village} if count(splitter) < terminals"] if village else (),
            f"Bridge if count(Bridge) < {number}",
            [f"{draw} if count({draw}) < {number if village else 1}"] if draw else (),
            "Gold",
            "Silver",
        )


def minions(roles: Roles) -> Iterator[Archetype]:
    """All the Minions there are: their coins buy more of them, and new hands hurt the others."""
    if not roles.has("Minion"):
        return
    for helper, number in itertools.product(("", *roles.trashers[:2], *roles.villages[:1]), (5, 10)):
        yield plan(
            roles,
            "Minions",
            called("minions", numbers=[number], behind=[helper]),
            f"Province if count(Minion) >= {number - 2} or money > 16",
            "Duchy if left(Province) <= 4",
            "Estate if left(Province) <= 2",
            f"Minion if count(Minion) < {number}",
            "Gold",
            [f"{helper} if count({helper}) < 1"] if helper else (),
            "Silver",
        )


def attackers(roles: Roles) -> Iterator[Archetype]:
    """A strong Attack in every turn, or several: with what gives Actions, and with what thins the own deck."""
    strong = roles.named(("Torturer", "Replace", "Swindler"))
    for attack, village, helper in itertools.product(strong, ("", *roles.villages[:1]), ("", *roles.trashers[:2])):
        if helper != attack:
            yield plan(
                roles,
                f"{attack} chain",
                called("attack", attack, behind=[village, helper]),
                greens(roles, 14),
                f"{attack} if count({attack}) < 1",
                [f"{helper} if count({helper}) < 1 and turn <= 5"] if helper else (),
                [f"{village} if count(splitter) < terminals - 1"] if village else (),
                f"{attack} if count({attack}) < {4 if village else 2}",
                "Gold",
                "Silver",
            )


def conspirators(roles: Roles) -> Iterator[Archetype]:
    """Many Actions that cost nothing, so that each Conspirator is one of them."""
    cheap = [card for card in roles.fillers if card not in roles.terminals and card != "Conspirator"]
    if not roles.has("Conspirator") or not cheap:
        return
    for trasher in ("", *roles.trashers[:2]):
        yield plan(
            roles,
            "Conspirators",
            called("conspirators", behind=[trasher]),
            greens(roles, 14),
            [f"{trasher} if count({trasher}) < 1 and turn <= 5"] if trasher else (),
            [f"{card} if count({card}) < 4" for card in cheap[:2]],
            "Conspirator if count(Conspirator) < 6",
            "Gold",
            [f"{card} if count({card}) < 6" for card in cheap[:3]],
            "Silver",
        )
