"""Archetypes: the plans that people know, written for the cards of a kingdom. Breeding begins with them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.evolve.archetype import WORTH_MORE_THAN_GOLD, Archetype, greens, plan, with_money
from fiefdom.evolve.combinations import attackers, bridges, conspirators, dukes, minions
from fiefdom.evolve.engine_decks import engines, laboratories, throne_rooms, village_engines
from fiefdom.evolve.roles import Roles
from fiefdom.evolve.rushes import garden_rushes, gardens, markets_and_gardens, piles, thieves
from fiefdom.evolve.thin_decks import sentries, thin_decks, thin_engines
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.plan_names import called

VERSION = 8
"""Counts up whenever archetypes or breeding change, so that cached results are found anew."""


def archetypes(board: Piles) -> tuple[Archetype, ...]:
    """Every archetype for a kingdom, each once; the first is Big Money."""
    roles = Roles(tuple(card for card in board.cards if card not in BASIC_CARDS))
    kinds = (
        money, doubles, witches, cantrips, mixed_money, thin_decks, sentries, thin_engines, village_engines, engines, laboratories,
        throne_rooms, garden_rushes, gardens, markets_and_gardens, thieves, upgrades, piles, dukes, bridges, minions, attackers,
        conspirators,
    )  # fmt: skip
    found: dict[str, Archetype] = {}
    for archetype in itertools.chain.from_iterable(kind(roles) for kind in kinds):
        found.setdefault("\n".join(archetype.strategy.text.splitlines()[1:]), archetype)
    return tuple(found.values())


def without_provinces(board: Piles) -> list[Strategy]:
    """One plan of each family that wins by other points than Provinces, or by others' poverty."""
    roles = Roles(tuple(card for card in board.cards if card not in BASIC_CARDS))
    found: dict[str, Strategy] = {}
    for archetype in itertools.chain.from_iterable(kind(roles) for kind in (garden_rushes, markets_and_gardens, thieves, dukes)):
        found.setdefault(archetype.family, archetype.strategy)
    return list(found.values())


# Money


def money(roles: Roles) -> Iterator[Archetype]:
    """Big Money, alone and with one, two or a few copies of each Action."""
    yield plan(roles, "money", called("money"), with_money(roles, threshold=18))
    for card in roles.actions:
        for copies in (1, 2):
            wish = f"{card.name} if count({card.name}) < {copies}"
            first = card.name in WORTH_MORE_THAN_GOLD or card.cost > 5
            rules = with_money(roles, gold_first=[wish]) if first else with_money(roles, wish)
            yield plan(roles, f"money with {card.name}", called("money-copies", card.name, numbers=[copies]), rules)
        if card.name in roles.draw:
            wish = f"{card.name} if count({card.name}) < treasures / 8"
            yield plan(roles, f"money with {card.name}", called("money-few", card.name), with_money(roles, wish))


def doubles(roles: Roles) -> Iterator[Archetype]:
    """Two different terminals with money."""
    best = roles.beside_money[:6]
    for pair in itertools.combinations(best, 2):
        strong = [card for card in pair if card in WORTH_MORE_THAN_GOLD]
        wishes = {card: f"{card} if count({card}) < {2 if card == 'Witch' else 1}" for card in pair}
        rest = [wishes[card] for card in pair if card not in strong]
        rules = with_money(roles, *rest, gold_first=[wishes[card] for card in strong])
        yield plan(roles, f"money with {pair[0]}", called("money-pair", *pair), rules)


def witches(roles: Roles) -> Iterator[Archetype]:
    """Two Witches without a card that trashes: money, Festivals for the terminals, and Estates sooner than others."""
    if not roles.has("Witch"):
        return
    for draw in ("", *roles.named(("Library", "Smithy", "Council Room"))[:1]):
        yield plan(
            roles,
            "money with Witch",
            called("witches", behind=[draw]),
            "Province if count(Gold) > 0",
            "Witch if count(Witch) < 2",
            "Duchy if gains_to_end <= 5",
            "Estate if gains_to_end <= 4",
            "Gold",
            ["Festival if count(Festival) < terminals"] if roles.has("Festival") else (),
            [f"{draw} if count({draw}) < 2"] if draw else (),
            ["Moat if count(Moat) < 1"] if roles.has("Moat") else (),
            "Silver",
            ["Moat if count(Moat) < 2"] if roles.has("Moat") else (),
            ["Cellar if count(Cellar) < 2"] if roles.has("Cellar") else (),
        )


STRONG_CANTRIPS = ("Laboratory", "Market", "Festival", "Sentry", "Minion", "Upgrade", "Secret Passage", "Poacher", "Wishing Well", "Mill")


def cantrips(roles: Roles) -> Iterator[Archetype]:
    """Cards that cost no Action, as many as there are, with and without a terminal."""
    if not roles.fillers:
        return
    fillers = [f"{card} if count({card}) < 3" if card in ("Cellar", "Harbinger") else card for card in roles.fillers]
    strong = [card for card in fillers if card in WORTH_MORE_THAN_GOLD]
    rest = [card for card in fillers if card not in strong]
    for terminal in ("", *[card for card in roles.attacks + roles.draw if card in roles.terminals][:4]):
        wish = [f"{terminal} if count({terminal}) = 0"] if terminal else []
        name = called("cantrips-and", terminal) if terminal else called("cantrips")
        yield plan(roles, "cantrips", name, greens(roles, 13), "Gold if count(Gold) = 0", wish, strong, "Gold", rest, "Silver")


MIXED = ("mixed", "mixed-one", "mixed-two")
"""What such a deck is called, by the number of its terminals."""


def mixed_money(roles: Roles) -> Iterator[Archetype]:
    """Money with up to two terminals and everything that costs no Action, before Silver."""
    cantrips = [*roles.named(STRONG_CANTRIPS), *[f"{card} if count(Silver) > 1" for card in roles.named(("Merchant",))]]
    if not cantrips:
        return
    best = roles.beside_money[:4]
    for number in range(len(MIXED)):
        for chosen in itertools.combinations(best, number):
            wishes = {card: f"{card} if count({card}) < {2 if card == 'Witch' else 1}" for card in chosen}
            strong = [wish for card, wish in wishes.items() if card in WORTH_MORE_THAN_GOLD]
            rest = [wish for card, wish in wishes.items() if card not in WORTH_MORE_THAN_GOLD]
            name = called(MIXED[number], *chosen)
            yield plan(roles, "mixed money", name, with_money(roles, *rest, *cantrips, gold_first=strong))


# Better cards for worse ones


def upgrades(roles: Roles) -> Iterator[Archetype]:
    """Remodel, Mine and Artisan as the heart of a money deck."""
    if roles.has("Remodel"):
        sections = ("[remodel.trash]", "Gold if left(Province) <= 6", "Curse", "Estate if left(Province) > 2", "Gold if coins >= 5")
        wishes = with_money(roles, "Remodel if count(Remodel) < 2")
        yield plan(roles, "money with Remodel", called("remodelled"), wishes, sections)
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
        yield plan(roles, "money with Artisan", called("artisans"), rules, best, "Silver")
    if roles.has("Feast"):
        best = [f"{card} if count({card}) < 2" for card in roles.named(("Witch", "Laboratory", "Council Room", "Market", "Festival"))]
        yield plan(roles, "money with Feast", called("feast"), greens(roles), best, "Gold", "Feast if turn <= 3", "Silver")
