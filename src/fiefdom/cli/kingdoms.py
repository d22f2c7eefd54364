"""List the recommended sets, show one, or draw one at random."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import dataclass
from typing import Any

from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.recommended import PRINTED_SETS, RECOMMENDED_SETS, RecommendedSet
from fiefdom.cli.arguments import add_options, add_shared, own_cards
from fiefdom.cli.output import note, put, put_json
from fiefdom.errors import BadKingdom
from fiefdom.options import option
from fiefdom.text.named import cards_named, kingdom_named
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class KingdomOptions:
    """How to draw a kingdom."""

    random: bool = option(default=False)
    all: bool = option(default=False)
    required: str | None = option(None, flag="with", metavar="CARDS")
    excluded: str | None = option(None, flag="without", metavar="CARDS")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help=texts.format("help-kingdoms-name"))
    add_options(parser, texts, KingdomOptions, "kingdoms")
    add_shared(parser, texts, "edition", "seed", "cards", "json")


def run(arguments: argparse.Namespace) -> int:
    edition = arguments.edition if arguments.edition in (None, "both") else int(arguments.edition)
    found = chosen(arguments, edition)
    texts: Texts = arguments.texts
    later = later_sets(arguments, edition)
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
    lost = next((f"--{word}" for word, given in (("with", arguments.required), ("without", arguments.excluded)) if given), "")
    if lost and not arguments.random:
        raise BadKingdom("not-random", option=lost)
    if arguments.random:
        seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
        note(f"seed {seed}")
        own, texts = own_cards(arguments), arguments.texts
        required, excluded = (cards_named(names or "", texts, own) for names in (arguments.required, arguments.excluded))
        return [random_kingdom(seed, edition or 2, required, excluded, own)]
    if arguments.name:
        return [kingdom_named(arguments.name, edition, arguments.texts, own_cards(arguments))]
    return [find_kingdom(found.key) for found in RECOMMENDED_SETS if edition in (None, "both", found.edition)]


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
