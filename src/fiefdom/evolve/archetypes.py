"""Archetypes: the plans that people know, written for the cards of a kingdom. Breeding begins with them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.evolve.roles import Roles
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy

VERSION = 1
"""Counts up whenever archetypes or breeding change, so that cached results are found anew."""

WORTH_MORE_THAN_GOLD = ("Witch", "Laboratory", "Sentry", "Artisan", "Bandit", "Festival", "Market")
"""Cards to take while there are none, even for the price of a Gold."""


class Archetype(NamedTuple):
    """A strategy and the family it belongs to; families are bred side by side."""

    family: str
    strategy: Strategy


def archetypes(board: Piles) -> tuple[Archetype, ...]:
    """Every archetype for a kingdom, each once; the first is Big Money."""
    roles = Roles(tuple(card for card in board.cards if card not in BASIC_CARDS))
    kinds = (money, doubles, cantrips, mixed_money, thin_decks, engines, laboratories, throne_rooms, gardens, upgrades, piles)
    found: dict[str, Archetype] = {}
    for archetype in itertools.chain.from_iterable(kind(roles) for kind in kinds):
        found.setdefault("\n".join(archetype.strategy.text.splitlines()[1:]), archetype)
    return tuple(found.values())


def plan(roles: Roles, family: str, name: str, *rules: str | Iterable[str]) -> Archetype:
    """An archetype out of rules; sections follow the rules for buying."""
    lines = itertools.chain.from_iterable([rule] if isinstance(rule, str) else rule for rule in rules)
    return Archetype(family, Strategy.parse("\n".join(lines), name, roles.cards))


# Greening: when to buy points


def greens(roles: Roles, threshold: int = 15, *, gardens: int = 6) -> tuple[str, ...]:
    """Provinces once the deck has so many coins, then whatever scores when the end is near."""
    return (
        f"Province if money > {threshold}",
        "Duchy if left(Province) <= 5",
        *([f"Gardens if left(Province) <= {gardens}"] if roles.has("Gardens") else ()),
        "Estate if left(Province) <= 2",
    )


def late_greens(roles: Roles, money: int) -> tuple[str, ...]:
    """For decks that draw themselves: build up first, then buy nothing else."""
    return (
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


# Money


def money(roles: Roles) -> Iterator[Archetype]:
    """Big Money, alone and with one, two or a few copies of each Action."""
    yield plan(roles, "money", "Big Money", with_money(roles, threshold=18))
    for card in roles.actions:
        for copies in (1, 2):
            wish = f"{card.name} if count({card.name}) < {copies}"
            first = card.name in WORTH_MORE_THAN_GOLD or card.cost > 5
            rules = with_money(roles, gold_first=[wish]) if first else with_money(roles, wish)
            yield plan(roles, f"money with {card.name}", f"Money with {card.name} x{copies}", rules)
        if card.name in roles.attacks:
            yield plan(roles, f"many {card.name}", f"As many {card.name} as there are", with_money(roles, gold_first=[card.name]))
        if card.name in roles.draw:
            wish = f"{card.name} if count({card.name}) < treasures / 8"
            yield plan(roles, f"money with {card.name}", f"Money with a few {card.name}", with_money(roles, wish))


GOOD_TERMINALS = (
    "Witch", "Militia", "Smithy", "Council Room", "Bandit", "Library", "Mine", "Moneylender", "Bureaucrat", "Artisan", "Moat", "Remodel",
)  # fmt: skip


def doubles(roles: Roles) -> Iterator[Archetype]:
    """Two different terminals with money."""
    best = roles.named(GOOD_TERMINALS)[:6]
    for pair in itertools.combinations(best, 2):
        strong = [card for card in pair if card in WORTH_MORE_THAN_GOLD]
        wishes = {card: f"{card} if count({card}) < {2 if card == 'Witch' else 1}" for card in pair}
        rest = [wishes[card] for card in pair if card not in strong]
        rules = with_money(roles, *rest, gold_first=[wishes[card] for card in strong])
        yield plan(roles, f"money with {pair[0]}", f"Money with {pair[0]} and {pair[1]}", rules)


STRONG_CANTRIPS = ("Laboratory", "Market", "Festival", "Sentry", "Poacher")


def cantrips(roles: Roles) -> Iterator[Archetype]:
    """Cards that cost no Action, as many as there are, with and without a terminal."""
    if not roles.fillers:
        return
    fillers = [f"{card} if count({card}) < 3" if card in ("Cellar", "Harbinger") else card for card in roles.fillers]
    strong = [card for card in fillers if card in WORTH_MORE_THAN_GOLD]
    rest = [card for card in fillers if card not in strong]
    for terminal in ("", *[card for card in roles.attacks + roles.draw if card in roles.terminals][:4]):
        wish = [f"{terminal} if count({terminal}) = 0"] if terminal else []
        name = " and ".join(filter(None, ("Cantrips", terminal)))
        yield plan(roles, "cantrips", name, greens(roles, 13), "Gold if count(Gold) = 0", wish, strong, "Gold", rest, "Silver")


def mixed_money(roles: Roles) -> Iterator[Archetype]:
    """Money with up to two terminals and everything that costs no Action, before Silver."""
    cantrips = [*roles.named(STRONG_CANTRIPS), *[f"{card} if count(Silver) > 1" for card in roles.named(("Merchant",))]]
    if not cantrips:
        return
    best = roles.named(GOOD_TERMINALS)[:4]
    for number in (0, 1, 2):
        for chosen in itertools.combinations(best, number):
            wishes = {card: f"{card} if count({card}) < {2 if card == 'Witch' else 1}" for card in chosen}
            strong = [wish for card, wish in wishes.items() if card in WORTH_MORE_THAN_GOLD]
            rest = [wish for card, wish in wishes.items() if card not in WORTH_MORE_THAN_GOLD]
            name = "Money with " + ", ".join((*chosen, "everything that costs no Action"))
            yield plan(roles, "mixed money", name, with_money(roles, *rest, *cantrips, gold_first=strong))


# Thin decks


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


# Engines


def engines(roles: Roles) -> Iterator[Archetype]:
    """Villages and cards that draw, then coins and Buys; Provinces only when the deck draws itself."""
    for village, draw in itertools.product(roles.villages, roles.draw[:4]):
        attacks = ("", *[card for card in roles.attacks if card != draw][:1])
        for support, attack in itertools.product(supports(roles), attacks):
            yield engine(roles, village, draw, support, attack)


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
        f"{village} and {draw} engine" + "".join(f", {card}" for card in (*support, attack) if card),
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
            name = f"{card} stack" + "".join(f", {each}" for each in (trasher, attack) if each)
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
            f"Throne Rooms on {main}" + (f", {trasher}" if trasher else ""),
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


# Rushes


def gardens(roles: Roles) -> Iterator[Archetype]:
    """Gardens, by cards that gain or buy more than one card a turn, or in the deck of Big Money."""
    if not roles.has("Gardens"):
        return
    yield plan(roles, "Gardens", "Money, then Gardens", greens(roles)[:2], "Gold", "Gardens if left(Province) <= 5", "Silver")
    for gainer, number in itertools.product(roles.named(("Workshop", "Bureaucrat", "Artisan")), (3, 5, 9)):
        yield plan(
            roles,
            f"Gardens rush by {gainer}",
            f"Gardens after {number} {gainer}, then Estates",
            f"Gardens if count({gainer}) >= {number}",
            "Duchy if left(Gardens) = 0",
            gainer,
            "Estate",
            "Silver",
            "Copper",
        )
    for gainer in roles.named(("Workshop", "Bureaucrat", "Woodcutter", "Market", "Festival", "Council Room", "Artisan", "Feast")):
        for number, splitters in itertools.product((3, 6), ("", *roles.villages[:1])):
            yield plan(
                roles,
                f"Gardens by {gainer}",
                f"Gardens by {number} {gainer}" + (f" with {splitters}" if splitters else ""),
                f"Gardens if count({gainer}) >= {number}",
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


def piles(roles: Roles) -> Iterator[Archetype]:
    """Three piles gone before the others are ready: cheap gains, then Duchies and Estates."""
    for gainer in roles.named(("Workshop", "Woodcutter", "Market", "Festival")):
        cheap = next((card for card in ("Village", "Merchant", "Cellar", "Moat", "Workshop", "Chapel") if roles.has(card)), "Estate")
        yield plan(
            roles,
            "three piles",
            f"Three piles by {gainer}",
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


# Better cards for worse ones


def upgrades(roles: Roles) -> Iterator[Archetype]:
    """Remodel, Mine and Artisan as the heart of a money deck."""
    if roles.has("Remodel"):
        sections = ("[remodel.trash]", "Gold if left(Province) <= 6", "Curse", "Estate if left(Province) > 2", "Gold if coins >= 5")
        wishes = with_money(roles, "Remodel if count(Remodel) < 2")
        yield plan(roles, "money with Remodel", "Golds remodelled to Provinces", wishes, sections)
    if roles.has("Artisan"):
        best = [f"{card} if count({card}) < 3" for card in roles.named(("Witch", "Laboratory", "Market", "Festival", "Sentry"))]
        rules = (
            *greens(roles, 14),
            *best,
            "Artisan if count(Artisan) < 2",
            "Gold",
            "Silver",
            "[artisan.gain]",
            "Duchy if left(Province) <= 4",
        )
        yield plan(roles, "money with Artisan", "Artisans", rules, best, "Silver")
    if roles.has("Feast"):
        best = [f"{card} if count({card}) < 2" for card in roles.named(("Witch", "Laboratory", "Council Room", "Market", "Festival"))]
        yield plan(roles, "money with Feast", "Feast for the best", greens(roles), best, "Gold", "Feast if turn <= 3", "Silver")
