"""Archetypes that trash nearly everything, then draw their whole deck. What they do with it depends on whether a card brings Buys."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from fiefdom.evolve.archetype import PAYING, Archetype, penultimate, plan
from fiefdom.evolve.roles import Roles


def thin_engines(roles: Roles) -> Iterator[Archetype]:
    """Chapel or Sentry, with no Attack, one or two, and every way to draw and to pay."""
    strongest = roles.named(("Witch", "Militia"))
    choices = [(), *[(card,) for card in (*strongest, *roles.named(("Thief", "Bureaucrat")))], *itertools.combinations(strongest, 2)]
    for trasher in roles.named(("Chapel", "Sentry")):
        for attacks in choices:
            for kind in (laboratory_engines, festival_engines, gold_engines, village_and_gold_engines):
                yield from kind(roles, trasher, attacks)


def thin(roles: Roles, trasher: str, attacks: Sequence[str], name: str, gate: str, *rules: str | Iterable[str]) -> Archetype:
    """What they share: the opening, one copy of each Attack, and points once the deck can do what the gate says."""
    lines = itertools.chain.from_iterable([rule] if isinstance(rule, str) else rule for rule in rules)
    return plan(
        roles,
        f"{name} after {trasher}",
        f"{trasher}, {name}" + "".join(f", {card}" for card in attacks),
        chapel_openings(roles, attacks) if trasher == "Chapel" else sentry_openings(attacks),
        penultimate(roles),
        "Province if count(Province) > 0 or left(Province) <= 4",
        gate,
        "Duchy if left(Province) <= 4",
        "Estate if left(Province) <= 2",
        [f"{card} if count({card}) < 1" for card in attacks],
        "Sentry if count(Sentry) < 4" if trasher == "Sentry" else (),
        lines,
    )


def coppers_down_to(trasher: str, money: int) -> tuple[str, ...]:
    """What Chapel trashes: Coppers as long as the deck has more coins than that."""
    return ("[chapel.trash]", "Curse", "Estate if left(Province) > 4", f"Copper if money > {money}") if trasher == "Chapel" else ()


def chapel_openings(roles: Roles, attacks: Sequence[str]) -> Iterator[str]:
    """Chapel, and the best other card that the first hands buy."""
    best = [card for card in (*attacks, "Laboratory", "Market", "Festival") if roles.has(card) and roles.cost(card) == 5]
    yield f"open 5/2: {best[0]}, Chapel" if best else "open 5/2: Chapel, nothing"
    cheap = [card for card in ("Militia", "Thief") if card in attacks] + list(roles.named(("Poacher", "Merchant")))
    yield f"open 4/3: {cheap[0] if cheap else 'Silver'}, Chapel"


def sentry_openings(attacks: Sequence[str]) -> Iterator[str]:
    """The strongest Attack; a Sentry comes with the first five coins."""
    yield f"open 5/2: {'Witch' if 'Witch' in attacks else 'Sentry'}, nothing"
    yield f"open 4/3: {'Militia' if 'Militia' in attacks else 'Silver'}, Silver"


def laboratory_engines(roles: Roles, trasher: str, attacks: Sequence[str]) -> Iterator[Archetype]:
    """Laboratories, and a card that pays for every one of them."""
    for laboratory, paying in itertools.product(roles.laboratories, roles.named(PAYING)):
        yield thin(
            roles,
            trasher,
            attacks,
            f"{laboratory} and {paying}",
            "Province if coins > 14",
            f"{laboratory} if count({laboratory}) < count({paying}) + 2",
            paying,
            "Silver if treasures < 8",
            coppers_down_to(trasher, 4),
        )


def festival_engines(roles: Roles, trasher: str, attacks: Sequence[str]) -> Iterator[Archetype]:
    """Festivals, and a card that draws for every other one of them."""
    if not roles.has("Festival"):
        return
    for draw in [card for card in roles.draw if card not in attacks][:2]:
        yield thin(
            roles,
            trasher,
            attacks,
            f"Festival and {draw}",
            "Province if coins > 14",
            f"{draw} if count({draw}) < count(Festival) / 2",
            "Festival",
            [f"{card} if count({card}) < 3" for card in roles.villages if card != "Festival"],
            "Silver if treasures < 7",
            coppers_down_to(trasher, 4),
        )
    draws = [card for card in roles.draw if card not in attacks][:2]
    if draws and not attacks:
        yield thin(
            roles,
            trasher,
            attacks,
            "Festivals, " + " and ".join(draws),
            "Province if coins > 12 and count(Festival) > 5",
            f"{draws[0]} if count({draws[0]}) < 1",
            "Festival if count(Festival) < 3",
            f"{draws[0]} if count({draws[0]}) < 2 and terminals <= count(splitter)",
            "Festival",
            f"{draws[-1]} if count({draws[-1]}) < 4 and terminals <= count(splitter)",
            "Silver if treasures < 9",
        )


def gold_engines(roles: Roles, trasher: str, attacks: Sequence[str]) -> Iterator[Archetype]:
    """Gold, Laboratories, and villages for a few cards that draw; the best where no card brings Buys."""
    villages = [card for card in roles.villages if roles.cost(card) < 5][:1]
    draws = [card for card in roles.draw if card not in attacks][:1] if villages else []
    yield thin(
        roles,
        trasher,
        attacks,
        "Gold" + "".join(f", {card}" for card in (*villages, *draws)),
        "Province if money >= 13",
        ["Artisan if count(Artisan) < 1"] if roles.has("Artisan") and villages else [],
        "Gold",
        list(roles.laboratories),
        [f"{card} if count({card}) < 2" for card in roles.named(PAYING)],
        [f"{card} if count({card}) < terminals" for card in villages],
        [f"{card} if count({card}) < 3 and count(splitter) > 1" for card in draws],
        [f"{card} if count({card}) < {2 if villages else 1}" for card in roles.named(("Cellar",))],
        [f"Merchant if count(Silver) > {0 if 'Bureaucrat' in attacks else 1}"] if roles.has("Merchant") else [],
        ["Poacher if count(Poacher) < 3"] if roles.has("Poacher") else [],
        "Silver if treasures < 8" if villages else "Silver",
        coppers_down_to(trasher, 3 if roles.named(("Merchant", "Poacher")) else 5 if villages else 6),
    )


def village_and_gold_engines(roles: Roles, trasher: str, attacks: Sequence[str]) -> Iterator[Archetype]:
    """A few Festivals, a village more than there are terminals, as many cards that draw, and Gold."""
    draws = [card for card in roles.draw if card not in attacks][:2]
    for village, draw in itertools.product([card for card in roles.villages if roles.cost(card) < 5], draws):
        yield thin(
            roles,
            trasher,
            attacks,
            f"{village} and {draw}",
            "Province if money > 18",
            "Gold if count(Gold) < 1",
            [f"{card} if count({card}) < 3" for card in roles.named(PAYING)],
            f"{village} if count(splitter) < terminals + 1",
            "Gold",
            f"{draw} if count({draw}) < count(splitter)",
        )
