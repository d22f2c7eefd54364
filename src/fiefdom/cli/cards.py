"""List the cards of both editions, or show one with its text and rulings."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cli.arguments import add_options, add_shared, own_cards
from fiefdom.cli.output import exit_code, put, put_json, put_sheet, step_by_step
from fiefdom.errors import BadCards
from fiefdom.options import option
from fiefdom.terminal.lines import card_lines
from fiefdom.text.named import card_named
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class CardOptions:
    """What else to tell about a card."""

    worth: bool = option(default=False)


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help=texts.format("help-cards-name"))
    add_options(parser, texts, CardOptions, "cards")
    add_shared(parser, texts, "cards", "json")


def run(arguments: argparse.Namespace) -> int:
    texts: Texts = arguments.texts
    among = (*CATALOGUE, *own_cards(arguments))
    found = [card_named(arguments.name, texts, among)] if arguments.name is not None else list(among)
    if arguments.worth:
        return put_worth(found, arguments)
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


def put_worth(found: list[Card], arguments: argparse.Namespace) -> int:
    """How strong a card is; of all of them it would take too long."""
    texts: Texts = arguments.texts
    if len(found) != 1:
        raise BadCards("worth-of-one")
    from fiefdom.evolve.card_worth import KINGDOMS, measuring_worth
    from fiefdom.simulation.statistics import decimal, interval, percent

    known, finished = step_by_step(measuring_worth(found[0]), texts.format("kingdom-searching"), KINGDOMS)
    if arguments.json:
        put_json(known.as_dict())
        return exit_code(texts, finished=finished)
    rows = []
    for each in known.kingdoms:
        share, reach, copies = percent(each.points.value, texts), interval(each.points, texts), decimal(each.copies, texts)
        rows.append((texts.cards(each.kingdom.kingdom_cards), share, reach, copies))
    strength = texts.format("invent-strength-is", n=decimal(100 * known.points, texts))
    put_sheet(Sheet((strength, "", "95 %", ""), rows, title=texts.card(found[0])))
    put(texts.format("invent-strength-about"))
    return exit_code(texts, finished=finished)


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
