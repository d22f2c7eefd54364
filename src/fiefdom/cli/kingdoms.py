"""List the recommended sets, show one, or draw one at random."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.cli.output import note, put, put_json
from fiefdom.errors import BadKingdom


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `fiefdom kingdoms`."""
    parser.add_argument("name", nargs="?", help="a recommended set (`First Game`, `first-game-1`) or ten cards (`Cellar, Market, …`)")
    parser.add_argument("--random", action="store_true", help="draw ten cards at random")
    parser.add_argument("--edition", choices=("1", "2", "both"), default=None, help="the edition (default: 2, or the one that fits)")
    parser.add_argument("--seed", type=int, default=None, help="with --random: the same kingdom every time")
    parser.add_argument("--with", dest="required", default="", metavar="CARDS", help="with --random: cards that must be in it")
    parser.add_argument("--without", dest="excluded", default="", metavar="CARDS", help="with --random: cards that must not")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Print kingdoms."""
    edition = arguments.edition if arguments.edition in (None, "both") else int(arguments.edition)
    found = chosen(arguments, edition)
    if arguments.json:
        put_json([as_dict(kingdom) for kingdom in found])
        return 0
    for kingdom in found:
        heading = f"{kingdom.name} ({kingdom.key})" if kingdom.name else f"edition {kingdom.edition}"
        put(f"{heading}: {kingdom.code()}" if len(found) > 1 else kingdom.code())
    return 0


def chosen(arguments: argparse.Namespace, edition: int | str | None) -> list[Kingdom]:
    """The kingdoms that the arguments ask for."""
    if arguments.random and arguments.name:
        raise BadKingdom(f"`{arguments.name}` and `--random` contradict each other", "leave one of them out")
    if arguments.random:
        seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
        note(f"seed {seed}")
        return [random_kingdom(seed, edition or 2, arguments.required, arguments.excluded)]
    if arguments.name:
        return [find_kingdom(arguments.name, edition)]
    return [find_kingdom(found.key) for found in RECOMMENDED_SETS if edition in (None, "both", found.edition)]


def as_dict(kingdom: Kingdom) -> dict[str, Any]:
    """A kingdom as JSON shows it."""
    cards = [card.name for card in kingdom.kingdom_cards]
    return {"key": kingdom.key, "name": kingdom.name, "edition": kingdom.edition, "cards": cards, "code": kingdom.code()}
