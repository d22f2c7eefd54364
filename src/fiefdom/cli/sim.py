"""Play thousands of games between strategies: who wins, how surely, and how the games go."""

from __future__ import annotations

import argparse

from fiefdom.cli.conditions import add_condition_arguments, conditions_of, contenders, finish, shown_progress, warn_about
from fiefdom.cli.output import warn_if_slow
from fiefdom.simulation.players import find_players
from fiefdom.simulation.run import play_match
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom sim`."""
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=texts.format("help-sim-players"))
    add_condition_arguments(parser, texts, games="help-sim-games")


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    conditions = conditions_of(arguments)
    players = find_players(contenders(arguments.players, conditions), conditions.cards)
    warn_if_slow()
    with shown_progress(1, conditions, arguments.texts) as show:
        result = play_match(players, conditions, lambda so_far: show(0, so_far))
    warn_about(result, arguments.texts, conditions.until)
    return finish(result, arguments)
