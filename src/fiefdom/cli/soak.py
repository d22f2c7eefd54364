"""Play random games and check every law of the engine on the way.

Cards are conserved; legal answers are accepted and all others refused unchanged; copies are independent; saved positions and
replays are exact on both engines; views hold nothing that a seat may not know. On a failure the smallest game found that shows
it is printed, as a record and as a scenario. Exit code 0: all laws held, 1: one was broken, 2: wrong use, 130: interrupted.
"""

from __future__ import annotations

import argparse
import secrets
from dataclasses import dataclass

from fiefdom.cli.arguments import add_options, add_shared, own_cards
from fiefdom.cli.output import exit_code, note, put, put_json, visibly, warn_if_slow
from fiefdom.options import check, option
from fiefdom.simulation.statistics import whole
from fiefdom.soak.random_games import SoakReport, shrink, soak
from fiefdom.soak.write import as_scenario
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class SoakOptions:
    """How long to soak."""

    decisions: int = option(100_000, low=1, high=10**12, metavar="N")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    add_options(parser, texts, SoakOptions, "soak")
    add_shared(parser, texts, "seed", "cards", "json")


def run(arguments: argparse.Namespace) -> int:
    check(arguments, SoakOptions)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    warn_if_slow()
    cards, total = own_cards(arguments), arguments.decisions
    report, finished = visibly(
        lambda tell: soak(total, seed, cards=cards, progress=tell),
        arguments.texts.format("soak-decisions"),
        total,
        lambda so_far: (so_far.decisions, f"{so_far.decisions / so_far.seconds:,.0f}/s"),
    )
    if report.violation:
        note(arguments.texts.format("soak-shrinking"))
        report.violation = shrink(report.violation)
    if arguments.json:
        scenario = {"scenario": as_scenario(report.violation)} if report.violation else {}
        put_json({**report.as_dict(), **scenario})
    else:
        show(report, arguments.texts)
    return 1 if report.violation else exit_code(arguments.texts, finished=finished)


def show(report: SoakReport, texts: Texts) -> None:
    numbers = {"decisions": report.decisions, "games": report.games, "rate": report.decisions / report.seconds}
    written = {name: whole(number, texts) for name, number in numbers.items()}
    put(texts.format("soak-done", seed=str(report.seed), engine=report.engine, **written))
    if report.violation is None:
        put(texts.format("soak-held"))
        return
    put(f"{texts.format('soak-broken', law=report.violation.law)}\n\n{report.violation.trace}\n\n{as_scenario(report.violation)}")
