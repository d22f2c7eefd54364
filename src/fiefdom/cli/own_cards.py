"""The option `--cards FILE` of several verbs: cards of one's own, besides those there are."""

from __future__ import annotations

import argparse
from pathlib import Path

from fiefdom.cards.card import Card
from fiefdom.cards.card_file import load_cards
from fiefdom.text.texts import Texts


def add_cards_argument(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Let a verb take own cards."""
    parser.add_argument("--cards", type=Path, metavar="FILE", help=texts.format("help-own-cards"))


def own_cards(arguments: argparse.Namespace) -> tuple[Card, ...]:
    """The own cards that were asked for, if any were."""
    return load_cards(arguments.cards).cards if arguments.cards is not None else ()
