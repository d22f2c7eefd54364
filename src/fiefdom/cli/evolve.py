"""Find strategies for a kingdom: breed them for a while, then print the leaders, their mixture and their cross table.

With `--out` every leader becomes a file that can be edited and simulated. Ctrl-C ends the breeding and shows what there is.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.kingdoms import as_dict
from fiefdom.cli.output import exit_code, note, put, put_code, put_json, threads_wanted, visibly, warn_if_slow
from fiefdom.cli.play import choose_kingdom
from fiefdom.evolve.atlas import shipped_atlas
from fiefdom.evolve.budget import Budget
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.evolution import Evolution, Progress
from fiefdom.evolve.find import Cache
from fiefdom.evolve.leaders import Leaders, write_leaders
from fiefdom.game.position import check_seats
from fiefdom.options import option
from fiefdom.simulation.export import check_folder
from fiefdom.simulation.statistics import decimal, whole
from fiefdom.strategy.play import STREAMS
from fiefdom.text.plan_names import plan_words
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class EvolveOptions:
    """What to breed for, and how long."""

    players: int = option(2, metavar="N")
    budget: str = option("60s")
    out: Path | None = option(None, metavar="DIR")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("kingdom", metavar="KINGDOM", help=texts.format("help-play-kingdom"))
    add_options(parser, texts, EvolveOptions, "evolve")
    add_shared(parser, texts, "edition", "sets", "seed", "threads", "json", seed=0)


def run(arguments: argparse.Namespace) -> int:
    check_seats(arguments.players)
    threads = threads_wanted(arguments.threads)
    budget = Budget.parse(arguments.budget)
    if arguments.out:
        check_folder(arguments.out)
    kingdom = choose_kingdom(arguments.kingdom, arguments.edition, arguments.seed, arguments.texts, sets=arguments.sets)
    warn_if_slow()
    with Contest(kingdom, arguments.players, seed=arguments.seed, threads=threads, budget=budget) as contest:
        evolution = Evolution(contest, shipped_atlas().lent(kingdom, arguments.players))
        finished = breed(evolution, budget, arguments.texts)
        leaders = evolution.leaders()
    if evolution.is_founded:
        Cache().keep(kingdom, arguments.players, leaders)
    show(leaders, kingdom, arguments)
    if arguments.out:
        write_leaders(leaders, arguments.out)
        note(arguments.texts.format("evolve-written", path=str(arguments.out)))
    return exit_code(arguments.texts, finished=finished)


def breed(evolution: Evolution, budget: Budget, texts: Texts) -> bool:
    """Breed with a progress bar; False if somebody pressed Ctrl-C, once there is something to show."""
    evolution.begin()
    started, nothing = time.monotonic(), Progress(0, 0, 0, "")

    def work(tell: Callable[[Progress], None]) -> Progress:
        evolution.breed(progress=tell)
        return nothing

    def shown(done: Progress) -> tuple[int, str]:
        completed = done.games if budget.games else round(time.monotonic() - started)
        return completed, texts.format("evolve-progress", generation=done.generation, best=plan_words(done.best, texts))

    word = texts.format("evolve-games" if budget.games else "evolve-seconds")
    return visibly(work, word, budget.games or round(budget.seconds), shown, nothing)[1]


def show(leaders: Leaders, kingdom: Kingdom, arguments: argparse.Namespace) -> None:
    texts: Texts = arguments.texts
    if arguments.json:
        put_json(
            {
                "kingdom": as_dict(kingdom, texts),
                "players": arguments.players,
                "seed": arguments.seed,
                "streams": STREAMS,
                **leaders.as_dict(),
            }
        )
        return
    put(texts.format("evolve-found", n=len(leaders.strategies), games=whole(leaders.games, texts)))
    for place, (strategy, weight) in enumerate(zip(leaders.strategies, leaders.weights, strict=True), 1):
        said = plan_words(strategy.name, texts, kingdom.cards), texts.format("evolve-weight", percent=round(100 * weight))
        put(f"\n{place}. {' · '.join(said)}{equals(leaders, place, texts)}")
        put_code(str(strategy))
    put(f"\n{texts.format('evolve-table')}")
    for place, row in enumerate(leaders.table, 1):
        put_code(f"{place:>3}  " + "  ".join(f"{decimal(100 * share, texts):>5}" for share in row))


def equals(leaders: Leaders, number: int, texts: Texts) -> str:
    """A remark on a leader that shares its place with others."""
    place = leaders.places[number - 1] if number <= len(leaders.places) else None
    others = [str(other) for other, at in enumerate(leaders.places, 1) if at == place and other != number]
    return f" · {texts.format('evolve-equal', others=', '.join(others))}" if others else ""
