"""Write games or decisions to Parquet files for learners. The same command again goes on with a run that was interrupted."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cards.catalogue import BASE_GAME
from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import INTERRUPTED, note, put, put_json, visibly, warn_if_slow
from fiefdom.cli.play import RANDOM
from fiefdom.datasets.dataset_files import Written, write_dataset
from fiefdom.datasets.dataset_plan import WHAT, DatasetPlan
from fiefdom.errors import BadKingdom
from fiefdom.game.engines import cores
from fiefdom.options import option
from fiefdom.simulation.statistics import decimal
from fiefdom.text.named import kingdom_named
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class DatasetOptions:
    """What to write, and how much of it."""

    kingdom: str = option(RANDOM, metavar="KINGDOM")
    games: int = option(10_000, metavar="N")
    players: str = option("random,random", metavar="NAMES")
    kingdoms: int = option(0, low=0, high=1_000_000, metavar="N")
    what: str = option(WHAT[0], choices=WHAT)
    part: int = option(256, metavar="N")
    processes: int | None = option(None, metavar="N", help="help-bot-processes")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("out", type=Path, metavar="OUT", help=texts.format("help-dataset-out"))
    add_options(parser, texts, DatasetOptions, "dataset")
    add_shared(parser, texts, "edition", "sets", "seed", "json", seed=1)


def run(arguments: argparse.Namespace) -> int:
    texts: Texts = arguments.texts
    plan = plan_of(arguments, texts)
    warn_if_slow()
    written, finished = visibly(
        lambda tell: write_dataset(plan, arguments.out, arguments.processes or cores(), tell),
        texts.format("dataset-writing"),
        plan.files,
        lambda so_far: (so_far.already + so_far.files, ""),
        Written(0, 0, 0, 0, 0.0),
    )
    show(written, texts, as_json=arguments.json)
    if not finished:
        note(texts.format("error-interrupted"))
    return 0 if finished else INTERRUPTED


def plan_of(arguments: argparse.Namespace, texts: Texts) -> DatasetPlan:
    is_random = arguments.kingdom.strip().lower() == RANDOM
    if arguments.sets and not is_random:
        raise BadKingdom("sets-of-lot", kingdom=arguments.kingdom)
    kingdom = None if is_random else kingdom_named(arguments.kingdom, arguments.edition, texts)
    edition = kingdom.edition if kingdom else arguments.edition if arguments.edition == "both" else int(arguments.edition or 2)
    players = tuple(name.strip() for name in arguments.players.split(","))
    amounts = arguments.games, arguments.seed, arguments.part
    return DatasetPlan(arguments.what, kingdom, edition, players, *amounts, arguments.sets or BASE_GAME, arguments.kingdoms)


def show(written: Written, texts: Texts, *, as_json: bool) -> None:
    if as_json:
        rate = written.rows / written.seconds if written.seconds else 0.0
        numbers = {"games": written.games, "rows": written.rows, "files": written.files, "already": written.already}
        put_json({**numbers, "seconds": round(written.seconds, 3), "rows_per_second": round(rate)})
        return
    if written.already:
        put(texts.format("dataset-already", files=written.already))
    numbers = {"games": written.games, "rows": written.rows, "files": written.files}
    put(texts.format("dataset-done", **numbers, seconds=decimal(written.seconds, texts)))
