"""Play Big Money against Smithy for a few seconds: how fast this machine is, and who wins.

Two strategies of the library, on the set First Game, everybody starting equally often, on one core.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import exit_code, put, put_json, visibly, warn_if_slow
from fiefdom.game import engines
from fiefdom.options import check, option
from fiefdom.simulation.statistics import decimal, percent, whole
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, Tally, play_block
from fiefdom.text.texts import Texts

PLAYERS = {"Big Money": "big-money-ultimate", "Smithy": "smithy"}


class Benchmark(NamedTuple):
    """What has been played so far. A game that nobody won alone is a tie."""

    tally: Tally
    seconds: float

    @property
    def wins(self) -> dict[str, float]:
        """The share of the games that each player won alone."""
        return {name: row[0] / self.tally.games for name, row in zip(PLAYERS, self.tally.outcomes.tolist(), strict=True)}

    @property
    def games_per_second(self) -> float:
        return self.tally.games / self.seconds

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.tally.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second),
            "players": [{"name": name, "win": won} for name, won in self.wins.items()],
            "tie": 1 - sum(self.wins.values()),
            "engine": engine_name(),
        }


@dataclass(frozen=True)
class BenchOptions:
    """How long to measure."""

    seconds: float = option(3.0, low=0.001, high=86_400)


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    add_options(parser, texts, BenchOptions, "bench")
    add_shared(parser, texts, "seed", "json", seed=1)


def run(arguments: argparse.Namespace) -> int:
    check(arguments, BenchOptions)
    warn_if_slow()
    texts: Texts = arguments.texts
    match, finished = visibly(
        lambda tell: play_for(arguments.seconds, arguments.seed, progress=tell),
        texts.format("evolve-seconds"),
        round(arguments.seconds),
        lambda so_far: (round(so_far.seconds), texts.format("sim-rate", value=whole(so_far.games_per_second, texts))),
    )
    if arguments.json:
        put_json(match.as_dict())
    else:
        show(match, arguments.texts)
    return exit_code(arguments.texts, finished=finished)


def engine_name() -> str:
    return "compiled" if engines.is_compiled() else "plain"


def show(match: Benchmark, texts: Texts) -> None:
    for name, won in match.wins.items():
        put(texts.format("bench-won", player=name, value=percent(won, texts)))
    games, speed = whole(match.tally.games, texts), whole(match.games_per_second, texts)
    put(texts.format("bench-speed", games=games, seconds=decimal(match.seconds, texts), rate=speed, engine=engine_name()))


def play_for(seconds: float, seed: int, *, progress: Callable[[Benchmark], None]) -> Benchmark:
    """Play for about so many seconds."""
    kingdom = find_kingdom("First Game", 1)
    strategies = [library()[name] for name in PLAYERS.values()]
    chunk = 20_000 if engines.is_compiled() else 100
    started = time.perf_counter()
    match = Benchmark(play_block(kingdom, strategies, GameBlock(chunk, seed=seed)), time.perf_counter() - started)
    while match.seconds < seconds:
        progress(match)
        more = play_block(kingdom, strategies, GameBlock(chunk, seed=seed, first=match.tally.games))
        match = Benchmark(match.tally + more, time.perf_counter() - started)
    progress(match)
    return match
