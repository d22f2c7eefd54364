"""Play Big Money against one Smithy for a few seconds: how fast this machine is, and who wins.

Two strategies that are lists of buys, on the set First Game, the starting player changing from game to game.
"""

from __future__ import annotations

import argparse

from rich.progress import TextColumn

from fiefdom.cli.arguments import add_shared, with_default
from fiefdom.cli.output import exit_code, progress, put, put_json, warn_if_slow
from fiefdom.errors import BadNumber
from fiefdom.simulation.numbers import decimal, percent, whole
from fiefdom.strategy.match import Match, play_match
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom bench`."""
    parser.add_argument("--seconds", type=float, default=3.0, help=with_default(texts, "help-bench-seconds", 3))
    add_shared(parser, texts, "seed", "json", seed=1)


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    if not 0 < arguments.seconds < 86_400:
        raise BadNumber(f"`{arguments.seconds}` seconds cannot be played", "more than 0, and not more than a day")
    warn_if_slow()
    match, finished = play_visibly(arguments.seconds, arguments.seed, arguments.texts)
    if arguments.json:
        put_json(match.as_dict())
    else:
        show(match, arguments.texts)
    return exit_code(arguments.texts, finished=finished)


def show(match: Match, texts: Texts) -> None:
    """Print who won, and how fast that was."""
    for name, won in zip(match.names, match.wins, strict=True):
        put(texts.format("bench-won", player=name, value=percent(won / match.games, texts)))
    speed = whole(match.games_per_second, texts)
    put(
        texts.format("bench-speed", games=whole(match.games, texts), seconds=decimal(match.seconds, texts), rate=speed, engine=match.engine)
    )


def play_visibly(seconds: float, seed: int, texts: Texts) -> tuple[Match, bool]:
    """Play with a progress bar; after Ctrl-C what there is, and False."""
    latest: Match | None = None
    with progress(TextColumn("{task.fields[rate]}")) as bar:
        task = bar.add_task(texts.format("evolve-seconds"), total=round(seconds), rate="")

        def advance(match: Match) -> None:
            nonlocal latest
            latest = match
            bar.update(task, completed=round(match.seconds), rate=texts.format("sim-rate", value=whole(match.games_per_second, texts)))

        try:
            return play_match(seconds, seed, progress=advance), True
        except KeyboardInterrupt:
            if latest is None:
                raise
            return latest, False
