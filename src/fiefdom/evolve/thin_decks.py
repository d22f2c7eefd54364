"""Archetypes that trash what they begin with: thin decks of the strongest cards."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from fiefdom.evolve.archetype import Archetype, greens, late_greens, plan
from fiefdom.evolve.roles import Roles


def trashing(trasher: str, copies: int = 1) -> list[str]:
    """The rules to get a trasher early."""
    if trasher == "Sentry":
        return [f"Sentry if count(Sentry) < {copies + 1}"]
    return [f"{trasher} if count({trasher}) < {copies} and turn <= 4"]


def thin_decks(roles: Roles) -> Iterator[Archetype]:
    """A trasher first, then money or the strongest cards, with or without cards that draw."""
    for trasher in roles.trashers[:3]:
        yield plan(roles, f"thin by {trasher}", f"{trasher} and money", greens(roles, 10, gardens=3), trashing(trasher), "Gold", "Silver")
        for card in [card for card in roles.attacks + roles.draw + roles.payload if card != trasher][:6]:
            rules = (*trashing(trasher), f"{card} if count({card}) = 0", "Gold", f"{card} if count({card}) < 2", "Silver")
            yield plan(roles, f"thin by {trasher}", f"{trasher} and {card}", greens(roles, 9, gardens=3), rules)
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
    return plan(
        roles,
        f"thin by {trasher}" + (f", drawing by {draw}" if draw else ""),
        f"{trasher}, then " + ", ".join(filter(None, (*attacks, draw, *strong, "Gold"))),
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
            f"{number} Sentries" + "".join(f", {card}" for card in attacks),
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
