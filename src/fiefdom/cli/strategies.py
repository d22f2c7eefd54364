"""List the strategies of the library, or show one: who wrote it, where it is from, its rules."""

from __future__ import annotations

import argparse
from typing import Any

from fiefdom.cli.output import put, put_json
from fiefdom.strategy.library import find_strategy, library
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom strategies`."""
    parser.add_argument("name", nargs="?", metavar="NAME", help=texts.format("help-strategies-name"))
    parser.add_argument("--json", action="store_true", help=texts.format("help-json"))


def run(arguments: argparse.Namespace) -> int:
    """Print the strategies."""
    texts: Texts = arguments.texts
    found = library() if arguments.name is None else (find_strategy(arguments.name),)
    if arguments.json:
        put_json([as_dict(strategy) for strategy in found])
    elif arguments.name is None:
        width = max(len(strategy.name) for strategy in found)
        for strategy in found:
            put(f"{strategy.name:<{width}}  {strategy.author}".rstrip())
    else:
        show(found[0], texts)
    return 0


def show(strategy: Strategy, texts: Texts) -> None:
    """Print one strategy for people."""
    put(strategy.name)
    for key, value in (("sim-strategy-author", strategy.author), ("sim-strategy-source", strategy.source)):
        if value:
            put(texts.format(key, value=value))
    put(f"\n{str(strategy).rstrip()}")


def as_dict(strategy: Strategy) -> dict[str, Any]:
    """A strategy as JSON shows it."""
    return {
        "slug": strategy.name,
        "author": strategy.author,
        "source": strategy.source,
        "cards": [card.name for card in strategy.cards],
        "text": str(strategy),
    }
