"""Play Big Money against one Smithy for a few seconds: how fast this machine is, and who wins.

Two strategies that are lists of buys, on the set First Game, the starting player changing from game to game.
"""

from __future__ import annotations

import argparse

from rich.progress import TextColumn

from fiefdom.cli.output import progress, put, put_json, warn_if_slow, with_default
from fiefdom.errors import BadNumber
from fiefdom.strategy.match import Match, play_match
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom bench`."""
    parser.add_argument("--seconds", type=float, default=3.0, help=with_default(texts, "help-bench-seconds", 3))
    parser.add_argument("--seed", type=int, default=1, help=with_default(texts, "help-seed", 1))
    parser.add_argument("--json", action="store_true", help=texts.format("help-json"))


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    if not 0 < arguments.seconds < 86_400:
        raise BadNumber(f"`{arguments.seconds}` seconds cannot be played", "more than 0, and not more than a day")
    warn_if_slow()
    with progress(TextColumn("{task.fields[rate]}")) as bar:
        task = bar.add_task("seconds", total=round(arguments.seconds), rate="")

        def advance(match: Match) -> None:
            bar.update(task, completed=round(match.seconds), rate=f"{match.games_per_second:,.0f} games/s")

        match = play_match(arguments.seconds, arguments.seed, progress=advance)
    if arguments.json:
        put_json(match.as_dict())
    else:
        put(str(match))
    return 0
