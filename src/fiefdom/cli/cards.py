"""List the cards of both editions, or show one with its text and rulings."""

from __future__ import annotations

import argparse
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cli.arguments import add_shared, own_cards
from fiefdom.cli.output import put, put_json
from fiefdom.terminal.lines import card_lines
from fiefdom.text.named import card_named
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help=texts.format("help-cards-name"))
    add_shared(parser, texts, "cards", "json")


def run(arguments: argparse.Namespace) -> int:
    texts: Texts = arguments.texts
    among = (*CATALOGUE, *own_cards(arguments))
    found = [card_named(arguments.name, texts, among)] if arguments.name is not None else list(among)
    if arguments.json:
        put_json([as_dict(card, texts) for card in found])
    elif arguments.name is not None:
        for line in card_lines(found[0], texts):
            put(line)
    else:
        width = max(len(texts.card(card)) for card in found)
        for card in found:
            put(f"{texts.card(card):<{width}}  {card.cost}  {texts.types(card):<18} {' '.join(map(str, card.editions))}")
    return 0


def as_dict(card: Card, texts: Texts) -> dict[str, Any]:
    """A card as JSON shows it; summaries and texts by edition, in the language."""
    return {
        "name": card.name,
        "slug": card.slug,
        "cost": card.cost,
        "types": card.type_names,
        "editions": card.editions,
        "title": texts.card(card),
        "summary": {str(edition): texts.summary(card, edition) for edition in card.editions},
        "text": {str(edition): texts.text(card, edition) for edition in card.editions},
        "rulings": texts.rulings(card),
    }
