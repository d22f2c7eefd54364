"""Let every strategy play every other one: ratings and a cross table."""

from __future__ import annotations

import argparse

from fiefdom.cli.sim import add_condition_arguments, conditions_of, contenders, play_visibly
from fiefdom.simulation.tournament import play_tournament
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=texts.format("help-tournament-players"))
    add_condition_arguments(parser, texts, games="help-sim-pair-games")


def run(arguments: argparse.Namespace) -> int:
    conditions = conditions_of(arguments)
    players = contenders(arguments.players, conditions)
    pairings = len(players) * (len(players) - 1) // 2
    return play_visibly(lambda show: play_tournament(players, conditions, show), pairings, conditions, arguments)
