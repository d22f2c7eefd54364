"""Archetypes that trash what they begin with: thin decks of the strongest cards, and engines that draw all of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from fiefdom.evolve.archetype import PAYING, Archetype, greens, late_greens, penultimate, plan
from fiefdom.evolve.roles import Roles
from fiefdom.text.plan_names import PlanName, called


def trashing(trasher: str, copies: int = 1) -> list[str]:
    """The rules to get a trasher early."""
    if trasher == "Sentry":
        return [f"Sentry if count(Sentry) < {copies + 1}"]
    return [f"{trasher} if count({trasher}) < {copies} and turn <= 4"]


def thin_decks(roles: Roles) -> Iterator[Archetype]:
    """A trasher first, then money or the strongest cards, with or without cards that draw."""
    for trasher in roles.trashers[:3]:
        yield plan(
            roles, f"thin by {trasher}", called("and-money", trasher), greens(roles, 10, gardens=3), trashing(trasher), "Gold", "Silver"
        )
        for card in [card for card in roles.attacks + roles.draw + roles.payload if card != trasher][:6]:
            rules = (*trashing(trasher), f"{card} if count({card}) = 0", "Gold", f"{card} if count({card}) < 2", "Silver")
            yield plan(roles, f"thin by {trasher}", called("pair", trasher, card), greens(roles, 9, gardens=3), rules)
        draws = ("", *[card for card in roles.draw if card != "Witch"][:2]) if roles.villages else ("",)
        for attacks, draw in itertools.product(attacking(roles), draws):
            yield thin_deck(roles, trasher, attacks, draw)


def attacking(roles: Roles) -> Iterator[tuple[str, ...]]:
    """No Attack, one or two of the strongest, both of the two strongest; a name for each copy."""
    first, second = (*roles.attacks[:2], "", "")[:2]
    yield ()
    if first:
        yield (first,)
        yield (first, first)
    if second:
        yield (second,)
        yield (first, second)


def thin_deck(roles: Roles, trasher: str, attacks: tuple[str, ...], draw: str) -> Archetype:
    """A thin deck of Gold and whatever costs no Action; one that draws itself needs little money."""
    strong = roles.named(("Laboratory", "Festival", "Market"))
    following = [*filter(None, (*attacks, draw)), *strong, "Gold"]
    return plan(
        roles,
        f"thin by {trasher}" + (f", drawing by {draw}" if draw else ""),
        called("then", trasher, following[0], behind=following[1:]),
        late_greens(roles, 17 if roles.villages else 13),
        [f"{attacks[0]} if count({attacks[0]}) = 0"] if attacks else (),
        trashing(trasher, 2) if trasher == "Sentry" else trashing(trasher),
        [f"{attacks[0]} if count({attacks[0]}) < 2"] if len(attacks) > len(set(attacks)) else (),
        "Gold if count(Gold) < 2" if draw else "Gold",
        strong,
        [f"{draw} if count({draw}) < 4 and count(splitter) >= terminals"] if draw else (),
        [f"{card} if count({card}) = 0" for card in attacks[1:] if card != attacks[0]],
        [f"{village} if count(splitter) < terminals" for village in roles.villages[:1] if draw or attacks],
        [f"{card} if count(Silver) > 1" for card in roles.named(("Merchant", "Poacher"))],
        "Silver if treasures < 8" if draw else "Silver",
    )


def sentries(roles: Roles) -> Iterator[Archetype]:
    """Several Sentries, an Attack or two, and cheap cards that cost no Action before Silver; points from the first Gold on."""
    if not roles.has("Sentry"):
        return
    for number, attacks in itertools.product((3, 4), attacking(roles)):
        wishes = [f"{card} if count({card}) < {attacks.count(card)}" for card in dict.fromkeys(attacks)]
        yield plan(
            roles,
            "Sentries",
            called("sentries", numbers=[number], behind=attacks),
            "Province if count(Gold) > 0",
            "Duchy if left(Province) <= 3",
            ["Gardens if left(Province) <= 2"] if roles.has("Gardens") else (),
            "Estate if left(Province) <= 2",
            [wish for wish in wishes if wish.startswith("Witch")],
            "Sentry if count(Sentry) < 1",
            [wish for wish in wishes if not wish.startswith("Witch")],
            f"Sentry if count(Sentry) < {number}",
            "Gold if count(Gold) < 2",
            ["Laboratory if count(Laboratory) < 3"] if roles.has("Laboratory") else (),
            "Gold",
            [f"{card} if count(splitter) < terminals" for card in roles.villages[:1] if len(attacks) > 1],
            ["Merchant if count(Silver) > 1"] if roles.has("Merchant") else (),
            roles.named(("Poacher",)),
            "Silver",
            ["Cellar if count(Cellar) < 1"] if roles.has("Cellar") else (),
        )


def thin_engines(roles: Roles) -> Iterator[Archetype]:
    """Chapel or Sentry, with no Attack, one or two, and every way to draw and to pay."""
    strongest = roles.named(("Witch", "Militia"))
    choices = [(), *[(card,) for card in (*strongest, *roles.named(("Thief", "Bureaucrat")))], *itertools.combinations(strongest, 2)]
    for trasher in roles.named(("Chapel", "Sentry")):
        for attacks in choices:
            for kind in (laboratory_engines, festival_engines, gold_engines, village_and_gold_engines):
                yield from kind(roles, trasher, attacks)


def thin(roles: Roles, trasher: str, attacks: Sequence[str], name: PlanName, gate: str, *rules: str | Iterable[str]) -> Archetype:
    """What they share: the opening, one copy of each Attack, and points once the deck can do what the gate says."""
    lines = itertools.chain.from_iterable([rule] if isinstance(rule, str) else rule for rule in rules)
    return plan(
        roles,
        f"{name} after {trasher}",
        replace(name, before=(trasher,), behind=(*name.behind, *attacks)),
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
            called("pair", laboratory, paying),
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
            called("pair", "Festival", draw),
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
            called("festivals-pair" if len(draws) > 1 else "festivals", *draws),
            "Province if coins > 12 and count(Festival) > 5 or coins > 7 and left(Festival) = 0",
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
        called("cards", "Gold", behind=[*villages, *draws]),
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
            called("pair", village, draw),
            "Province if money > 18",
            "Gold if count(Gold) < 1",
            [f"{card} if count({card}) < 3" for card in roles.named(PAYING)],
            f"{village} if count(splitter) < terminals + 1",
            "Gold",
            f"{draw} if count({draw}) < count(splitter)",
        )
