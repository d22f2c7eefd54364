"""List the cards of both editions, or show one."""

from __future__ import annotations

import argparse
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE, find_card
from fiefdom.cli.output import put, put_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `fiefdom cards`."""
    parser.add_argument("name", nargs="?", help="a card; case, hyphens and underscores do not matter")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Print the cards."""
    found = [find_card(arguments.name)] if arguments.name else list(CATALOGUE)
    if arguments.json:
        put_json([as_dict(card) for card in found])
        return 0
    for card in found:
        editions = " ".join(map(str, card.editions))
        put(f"{card.name:<13} {card.cost}  {'-'.join(card.type_names):<16} {editions}")
    return 0


def as_dict(card: Card) -> dict[str, Any]:
    """A card as JSON shows it."""
    return {"name": card.name, "slug": card.slug, "cost": card.cost, "types": card.type_names, "editions": card.editions}
