"""List the recommended sets, show one, or draw one at random."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.cli.arguments import add_options, add_shared, own_cards
from fiefdom.cli.output import note, put, put_json
from fiefdom.errors import BadKingdom
from fiefdom.options import option
from fiefdom.text.letters import fold
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class KingdomOptions:
    """How to draw a kingdom."""

    random: bool = option(default=False)
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
    if arguments.json:
        put_json([as_dict(kingdom, texts) for kingdom in found])
        return 0
    for kingdom in found:
        heading = f"{texts.set_name(kingdom)} ({kingdom.key})" if kingdom.name else texts.format("ui-edition-text", n=str(kingdom.edition))
        put(f"{heading}: {kingdom.code()}" if len(found) > 1 else kingdom.code())
    return 0


def chosen(arguments: argparse.Namespace, edition: int | str | None) -> list[Kingdom]:
    if arguments.random and arguments.name:
        raise BadKingdom("random-too", name=arguments.name)
    lost = next((f"--{word}" for word, given in (("with", arguments.required), ("without", arguments.excluded)) if given), "")
    if lost and not arguments.random:
        raise BadKingdom("not-random", option=lost)
    if arguments.random:
        seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
        note(f"seed {seed}")
        return [random_kingdom(seed, edition or 2, arguments.required or "", arguments.excluded or "", own_cards(arguments))]
    if arguments.name:
        return [find_set(arguments.name, edition, arguments.texts, own_cards(arguments))]
    return [find_kingdom(found.key) for found in RECOMMENDED_SETS if edition in (None, "both", found.edition)]


def find_set(text: str, edition: int | str | None, texts: Texts, cards: Sequence[Card] = ()) -> Kingdom:
    """The kingdom of a name, a key or a code, also of own cards; names of sets may be in the language of the texts."""
    for each in reversed(RECOMMENDED_SETS):  # of two with the same name the second edition's
        is_called_so = fold(text) == fold(texts.set_name(find_kingdom(each.key)))
        if is_called_so and str(edition) in ("None", "both", str(each.edition)):
            return find_kingdom(each.key, edition)
    return find_kingdom(text, edition, cards)


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
