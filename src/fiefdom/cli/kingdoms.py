"""List the recommended sets, show one, or draw one at random."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fiefdom.cards.catalogue import BASE_GAME
from fiefdom.cards.design import designed_kingdom
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.cards.recommended import PRINTED_SETS, RECOMMENDED_SETS, RecommendedSet
from fiefdom.cli.arguments import add_options, add_shared, own_cards
from fiefdom.cli.output import exit_code, note, put, put_code, put_json, put_sheet, step_by_step
from fiefdom.errors import BadKingdom
from fiefdom.options import option
from fiefdom.text.named import cards_named, kingdom_named
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    from fiefdom.evolve.survey import Survey


@dataclass(frozen=True)
class KingdomOptions:
    """How to draw a kingdom."""

    random: bool = option(default=False)
    all: bool = option(default=False)
    required: str | None = option(None, flag="with", metavar="CARDS")
    excluded: str | None = option(None, flag="without", metavar="CARDS")
    needs: str | None = option(None, flag="need", metavar="TRAITS")
    avoids: str | None = option(None, flag="avoid", metavar="TRAITS")
    survey: bool = option(default=False)


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help=texts.format("help-kingdoms-name"))
    add_options(parser, texts, KingdomOptions, "kingdoms")
    add_shared(parser, texts, "edition", "sets", "seed", "cards", "json")


def run(arguments: argparse.Namespace) -> int:
    edition = arguments.edition if arguments.edition in (None, "both") else int(arguments.edition)
    found = chosen(arguments, edition)
    texts: Texts = arguments.texts
    later = later_sets(arguments, edition)
    if arguments.survey:
        return put_survey(found, arguments)
    if arguments.json:
        put_json([*(as_dict(kingdom, texts) for kingdom in found), *(missing_as_dict(each, texts) for each in later)])
        return 0
    if len(found) == 1:
        put_one(found[0], texts)
        return 0
    for kingdom in found:
        put(f"{texts.set_name(kingdom)} ({kingdom.key}): {texts.cards(kingdom.kingdom_cards)}")
    for each in later:
        put(texts.format("kingdoms-needs", name=texts.printed_set(each), expansion=each.expansion, missing=", ".join(each.missing)))
    if not later:
        note(texts.format("kingdoms-more", n=sum(bool(each.missing) for each in PRINTED_SETS)))
    return 0


def put_one(kingdom: Kingdom, texts: Texts) -> None:
    """The cards of a kingdom in the language, and the code that other programs read, where that is another one."""
    names = ", ".join(texts.name(card) for card in kingdom.kingdom_cards)
    for line in dict.fromkeys((names, kingdom.code())):
        put(line)


def chosen(arguments: argparse.Namespace, edition: int | str | None) -> list[Kingdom]:
    if arguments.random and arguments.name:
        raise BadKingdom("random-too", name=arguments.name)
    cards = {"with": arguments.required, "without": arguments.excluded, "sets": arguments.sets}
    wishes = {**cards, "need": arguments.needs, "avoid": arguments.avoids}
    lost = next((f"--{word}" for word, given in wishes.items() if given), "")
    if lost and not arguments.random:
        raise BadKingdom("not-random", option=lost)
    if arguments.random:
        seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
        note(f"seed {seed}")
        own, texts = own_cards(arguments), arguments.texts
        required, excluded = (cards_named(names or "", texts, own) for names in (arguments.required, arguments.excluded))
        needs, avoids = (traits_in(traits) for traits in (arguments.needs, arguments.avoids))
        return [designed_kingdom(seed, edition or 2, required, excluded, needs=needs, avoids=avoids, sets=arguments.sets or BASE_GAME)]
    if arguments.name:
        return [kingdom_named(arguments.name, edition, arguments.texts, own_cards(arguments))]
    return [find_kingdom(found.key) for found in RECOMMENDED_SETS if edition in (None, "both", found.edition)]


def traits_in(text: str | None) -> list[str]:
    """The traits of a list: `villages, buys`."""
    return [word.strip().lower() for word in (text or "").split(",") if word.strip()]


def put_survey(found: list[Kingdom], arguments: argparse.Namespace) -> int:
    """What a kingdom is like; of several it would take too long."""
    if len(found) != 1:
        raise BadKingdom("survey")
    from fiefdom.evolve.survey import STEPS, surveying

    texts: Texts = arguments.texts
    known, finished = step_by_step(surveying(found[0]), texts.format("kingdom-searching"), STEPS)
    if arguments.json:
        put_json({**as_dict(found[0], texts), "survey": known.as_dict()})
        return exit_code(texts, finished=finished)
    put_one(found[0], texts)
    put_code(f"\n{known.leaders.best}\n")
    for sheet in (character_sheet(known, texts), openings_sheet(known, texts)):
        put_sheet(sheet)
    return exit_code(texts, finished=finished)


def character_sheet(known: Survey, texts: Texts) -> Sheet:
    """How the best leader wins."""
    from fiefdom.simulation.statistics import decimal, percent

    character = known.character
    if character is None:
        return Sheet(("",), [])
    shares = (("engine", character.engine), ("attack", character.attack), ("money", character.money.value), ("piles", character.piles))
    rows = [(texts.format(f"kingdom-{word}-about"), percent(share, texts)) for word, share in shares]
    return Sheet((texts.format("kingdom-turns", n=decimal(character.turns, texts)), ""), rows, title=texts.format("kingdom-character"))


def openings_sheet(known: Survey, texts: Texts) -> Sheet:
    """The openings that were tried."""
    from fiefdom.simulation.statistics import interval, percent

    rows = [
        (", ".join(texts.card(card) for card in each.cards), each.coins, percent(each.points.value, texts), interval(each.points, texts))
        for each in known.openings
    ]
    return Sheet(("", "", "", "95 %"), rows, title=texts.format("kingdom-openings"))


def later_sets(arguments: argparse.Namespace, edition: int | str | None) -> list[RecommendedSet]:
    """The sets that need an expansion, where all sets of an edition are listed; whoever wants one kingdom gets that one."""
    if not arguments.all or arguments.name or arguments.random:
        return []
    return [each for each in PRINTED_SETS if each.missing and edition in (None, "both", each.edition)]


def missing_as_dict(printed: RecommendedSet, texts: Texts) -> dict[str, Any]:
    """A set that cannot be played yet, as JSON shows it."""
    return {
        "key": printed.key,
        "name": printed.name,
        "title": texts.printed_set(printed),
        "edition": printed.edition,
        "cards": list(printed.cards),
        "expansion": printed.expansion,
        "missing": list(printed.missing),
    }


def as_dict(kingdom: Kingdom, texts: Texts) -> dict[str, Any]:
    """A kingdom as JSON shows it; `title` is its name in the language."""
    return {
        "key": kingdom.key,
        "name": kingdom.name,
        "title": texts.set_name(kingdom),
        "edition": kingdom.edition,
        "cards": [card.name for card in kingdom.kingdom_cards],
        "code": kingdom.code(),
        "underscore_code": kingdom.code("underscore"),
    }
