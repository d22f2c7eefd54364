"""From declared options to the command line and back; and the options that many verbs share."""

from __future__ import annotations

import argparse
import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cards.card_file import load_cards
from fiefdom.cards.catalogue import EDITIONS
from fiefdom.options import Declared, option, options_of
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class Shared:
    """Options of many verbs."""

    edition: str | None = option(None, choices=tuple(map(str, EDITIONS)), help="help-play-edition")
    sets: str | None = option(None, metavar="SETS", help="help-sets")
    seed: int | None = option(None, help="help-seed")
    threads: int | None = option(None, metavar="N", help="help-evolve-threads")
    cards: Path | None = option(None, metavar="FILE", help="help-own-cards")
    json: bool = option(default=False, help="help-json")


def add_shared(parser: argparse.ArgumentParser, texts: Texts, *names: str, **defaults: Any) -> None:
    """Give a verb some of the shared options; a default is that of the verb."""
    for each in options_of(Shared):
        if each.name in names:
            _add(parser, texts, each, each.help, defaults.get(each.name, each.default))


def add_options(parser: argparse.ArgumentParser, texts: Texts, declaration: type, group: str, **helps: str) -> None:
    """Give a verb all options that a dataclass declares; `helps` are messages that explain one in the words of the verb."""
    for each in options_of(declaration):
        _add(parser, texts, each, helps.get(each.name) or message_of(each, group), each.default)


def message_of(declared: Declared, group: str) -> str:
    return declared.help or f"help-{group}-{declared.flag}"


def _add(parser: argparse.ArgumentParser, texts: Texts, declared: Declared, message: str, default: Any) -> None:
    default = None if default == () else default
    usual = declared.usual if default is None else default
    has_default = usual is not None and usual is not False and not declared.is_repeated
    about = with_default(texts, message, usual) if has_default else texts.format(message)
    how: dict[str, Any] = {"dest": declared.name, "default": default, "help": about}
    if declared.kind is bool:
        how |= {"action": "store_true"}
    else:
        how |= {"metavar": declared.metavar, "choices": declared.choices}
    if declared.bare is not None:
        how |= {"nargs": "?", "const": declared.bare}
    if declared.is_repeated:
        how |= {"action": "append", "default": []}
    if declared.kind in (int, float, Path):
        how |= {"type": declared.kind}
    parser.add_argument(f"--{declared.flag}", **how)


def declared_by(verb: str) -> dict[str, type]:
    """The classes in which the file of a verb declares its own options, by name."""
    module = importlib.import_module(f"fiefdom.cli.{verb}")
    return {name: value for name, value in vars(module).items() if name.endswith("Options") and value.__module__ == module.__name__}


def chosen(declaration: type, arguments: argparse.Namespace) -> dict[str, Any]:
    """What the arguments say, by field; what they do not say is left to the declaration."""
    found: dict[str, Any] = {}
    for each in options_of(declaration):
        said = getattr(arguments, each.name)
        if said is None or said == []:
            continue
        read = each.read or (lambda value: value)
        found[each.name] = tuple(map(read, said)) if each.is_repeated else read(said)
    return found


def with_default(texts: Texts, key: str, default: float | str) -> str:
    """The help of an option, with what it is if nobody says anything."""
    return texts.format("ui-default", value=texts.format(key), default=f"{default:g}" if isinstance(default, float) else default)


def own_cards(arguments: argparse.Namespace) -> tuple[Card, ...]:
    return load_cards(arguments.cards).cards if arguments.cards is not None else ()
