"""Play a strategy with one value of a parameter after the other, with the same shuffles."""

from __future__ import annotations

import argparse

from fiefdom.cli.sim import add_condition_arguments, conditions_of, contenders, play_visibly
from fiefdom.errors import BadParameter
from fiefdom.simulation.sweep import combined, find_template, play_sweep, read_values
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("strategy", metavar="STRATEGY", help=texts.format("help-sweep-strategy"))
    parser.add_argument("--against", action="append", required=True, metavar="PLAYER", help=texts.format("help-sweep-against"))
    parser.add_argument("--vary", action="append", required=True, metavar="NAME=VALUES", help=texts.format("help-sweep-vary"))
    add_condition_arguments(parser, texts, games="help-sim-games")


def run(arguments: argparse.Namespace) -> int:
    template = find_template(arguments.strategy)
    values = read_vary(arguments.vary)
    number = len(combined(template, values))
    conditions = conditions_of(arguments)
    against = contenders(arguments.against, conditions)
    return play_visibly(lambda show: play_sweep(template, against, values, conditions, show), number, conditions, arguments)


def read_vary(words: list[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for word in words:
        name, equals, values = word.partition("=")
        if not equals or not name.strip():
            raise BadParameter("no-values", word=word)
        if name.strip() in found:
            raise BadParameter("twice", name=name.strip())
        found[name.strip()] = read_values(values)
    return found
