"""Play random games and check every law of the engine on the way.

Cards are conserved; legal answers are accepted and all others refused unchanged; copies are independent; saved positions and
replays are exact on both engines; views hold nothing that a seat may not know. On a failure the smallest game found that shows
it is printed, as a record and as a scenario. Exit code 0: all laws held, 1: one was broken, 2: wrong use.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence

from rich.progress import TextColumn

from fiefdom.cards.card import Card
from fiefdom.cli.output import note, progress, put, put_json, warn_if_slow, with_default
from fiefdom.cli.own_cards import add_cards_argument, own_cards
from fiefdom.errors import BadNumber
from fiefdom.soak.run import Report, soak
from fiefdom.soak.shrink import shrink
from fiefdom.soak.write import as_scenario
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom soak`."""
    about = with_default(texts, "help-soak-decisions", 100_000)
    parser.add_argument("--decisions", type=int, default=100_000, metavar="N", help=about)
    parser.add_argument("--seed", type=int, default=None, help=texts.format("help-seed"))
    add_cards_argument(parser, texts)
    parser.add_argument("--json", action="store_true", help=texts.format("help-json"))


def run(arguments: argparse.Namespace) -> int:
    """Soak, then print what was done, and the violation if there is one."""
    if arguments.decisions < 1:
        raise BadNumber(f"`{arguments.decisions}` decisions cannot be made", "ask for at least 1")
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    warn_if_slow()
    report = soak_visibly(arguments.decisions, seed, own_cards(arguments))
    if report.violation:
        note("a law is broken; looking for the smallest game that shows it")
        report.violation = shrink(report.violation)
    if arguments.json:
        scenario = {"scenario": as_scenario(report.violation)} if report.violation else {}
        put_json({**report.as_dict(), **scenario})
    else:
        show(report)
    return 1 if report.violation else 0


def soak_visibly(decisions: int, seed: int, cards: Sequence[Card] = ()) -> Report:
    """Soak with a progress bar."""
    with progress(TextColumn("{task.fields[rate]}")) as bar:
        task = bar.add_task("decisions", total=decisions, rate="")

        def advance(report: Report) -> None:
            bar.update(task, completed=report.decisions, rate=f"{report.decisions / report.seconds:,.0f}/s")

        return soak(decisions, seed, cards=cards, progress=advance)


def show(report: Report) -> None:
    """Print a report for people."""
    rate = report.decisions / report.seconds
    put(f"{report.decisions:,} decisions in {report.games:,} games, seed {report.seed}, {report.engine} engine, {rate:,.0f} a second")
    if report.violation is None:
        put("all laws held")
        return
    put(f"broken: {report.violation.law}\n\n{report.violation.trace}\n\n{as_scenario(report.violation)}")
