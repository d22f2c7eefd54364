"""Write games or decisions to Parquet files for learners. The same command again goes on with a run that was interrupted."""

from __future__ import annotations

import argparse
from pathlib import Path

from fiefdom.cli.arguments import add_shared, with_default
from fiefdom.cli.kingdoms import find_set
from fiefdom.cli.output import INTERRUPTED, note, progress, put, put_json, warn_if_slow
from fiefdom.cli.play import RANDOM
from fiefdom.datasets.plan import WHAT, Plan
from fiefdom.datasets.write import Written, write_dataset
from fiefdom.game.threads import cores
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("out", type=Path, metavar="OUT", help=texts.format("help-dataset-out"))
    parser.add_argument("--kingdom", default=RANDOM, metavar="KINGDOM", help=texts.format("help-dataset-kingdom"))
    add_shared(parser, texts, "edition")
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help=with_default(texts, "help-dataset-games", 10_000))
    parser.add_argument("--players", default="random,random", metavar="NAMES", help=texts.format("help-dataset-players"))
    parser.add_argument("--what", choices=WHAT, default=WHAT[0], help=texts.format("help-dataset-what"))
    parser.add_argument("--part", type=int, default=256, metavar="N", help=with_default(texts, "help-dataset-part", 256))
    parser.add_argument("--processes", type=int, metavar="N", help=texts.format("help-bot-processes"))
    add_shared(parser, texts, "seed", "json", seed=1)


def run(arguments: argparse.Namespace) -> int:
    texts: Texts = arguments.texts
    plan = plan_of(arguments, texts)
    warn_if_slow()
    written = Written(0, 0, 0, 0, 0.0)
    interrupted = False
    with progress() as bar:
        task = bar.add_task(texts.format("dataset-writing"), total=plan.files)

        def advance(so_far: Written) -> None:
            nonlocal written
            written = so_far
            bar.update(task, completed=so_far.already + so_far.files)

        try:
            written = write_dataset(plan, arguments.out, arguments.processes or cores(), advance)
        except KeyboardInterrupt:
            interrupted = True
    show(written, texts, as_json=arguments.json)
    if interrupted:
        note(texts.format("error-interrupted"))
    return INTERRUPTED if interrupted else 0


def plan_of(arguments: argparse.Namespace, texts: Texts) -> Plan:
    """The dataset that the arguments ask for."""
    is_random = arguments.kingdom.strip().lower() == RANDOM
    kingdom = None if is_random else find_set(arguments.kingdom, arguments.edition, texts)
    edition = kingdom.edition if kingdom else arguments.edition if arguments.edition == "both" else int(arguments.edition or 2)
    players = tuple(name.strip() for name in arguments.players.split(","))
    return Plan(arguments.what, kingdom, edition, players, arguments.games, arguments.seed, arguments.part)


def show(written: Written, texts: Texts, *, as_json: bool) -> None:
    """Print what was written."""
    if as_json:
        rate = written.rows / written.seconds if written.seconds else 0.0
        numbers = {"games": written.games, "rows": written.rows, "files": written.files, "already": written.already}
        put_json({**numbers, "seconds": round(written.seconds, 3), "rows_per_second": round(rate)})
        return
    if written.already:
        put(texts.format("dataset-already", files=written.already))
    numbers = {"games": written.games, "rows": written.rows, "files": written.files}
    put(texts.format("dataset-done", **numbers, seconds=f"{written.seconds:.1f}"))
