"""Let every strategy play every other one: ratings and a cross table."""

from __future__ import annotations

import argparse

from fiefdom.cli.conditions import add_condition_arguments, conditions_of, contenders, finish, shown_progress
from fiefdom.cli.output import warn_if_slow
from fiefdom.simulation.tournament import find_entrants, play_tournament
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom tournament`."""
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=texts.format("help-tournament-players"))
    add_condition_arguments(parser, texts, games="help-sim-pair-games")


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    conditions = conditions_of(arguments)
    players = find_entrants(contenders(arguments.players, conditions), conditions.cards)
    warn_if_slow()
    with shown_progress(len(players) * (len(players) - 1) // 2, conditions, arguments.texts) as show:
        tournament = play_tournament(players, conditions, show)
    return finish(tournament, arguments)
