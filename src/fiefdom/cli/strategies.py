"""List the strategies of the library, or show one: who wrote it, where it is from, its rules."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import put_code, put_json
from fiefdom.files import read_whole
from fiefdom.options import option
from fiefdom.strategy.foreign import converted
from fiefdom.strategy.library import find_strategy, is_strategy, library
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class StrategyOptions:
    """Strategies from elsewhere."""

    convert: Path | None = option(None, metavar="FILE")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help=texts.format("help-strategies-name"))
    add_options(parser, texts, StrategyOptions, "strategies")
    add_shared(parser, texts, "json")


def run(arguments: argparse.Namespace) -> int:
    if arguments.convert is not None:
        made = converted(read_whole(arguments.convert, "strategy"), arguments.convert.stem)
        put_json([as_dict("", made)]) if arguments.json else put_code(str(made))
        return 0
    found = library() if arguments.name is None else {slug_of(arguments.name): find_strategy(arguments.name)}
    if arguments.json:
        put_json([as_dict(slug, strategy) for slug, strategy in found.items()])
    elif arguments.name is None:
        width = max(map(len, found))
        for slug, strategy in found.items():
            put_code(f"{slug:<{width}}  {strategy.name}{f', {strategy.author}' if strategy.author else ''}")
    else:
        put_code(str(*found.values()))
    return 0


def slug_of(word: str) -> str:
    """The word by which a strategy of the library is called; nothing for rules and files."""
    slug = word.strip().lower()
    return slug if is_strategy(slug) else ""


def as_dict(slug: str, strategy: Strategy) -> dict[str, Any]:
    return {
        "slug": slug,
        "name": strategy.name,
        "author": strategy.author,
        "source": strategy.source,
        "cards": [card.name for card in strategy.cards],
        "text": str(strategy),
    }
