"""Review a recorded game: the win chance over the game, the decisions that cost most, luck and decisions.

Exit code 0: fine, 1: the record does not fit the rules, 2: wrong use, or a file that is no record, 130: interrupted, with what there was.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import exit_code, note, put, put_json, put_sheet, step_by_step, threads_wanted, warn_if_slow
from fiefdom.cli.replay import refused
from fiefdom.errors import BadNumber, BadRecord
from fiefdom.files import write_whole
from fiefdom.options import option
from fiefdom.review.page import (
    by_turn,
    curve_text,
    mistake_sheet,
    mistakes_shown,
    model_text,
    page,
    reach_text,
    sparkline,
    split_sheet,
    step_why,
    swing_sheet,
)
from fiefdom.review.review import ROLLOUTS, Review, Reviewing
from fiefdom.simulation.export import check_file
from fiefdom.terminal.session import in_file, read_record
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class ReviewOptions:
    """How thoroughly, and where to."""

    rollouts: int = option(ROLLOUTS, metavar="N")
    html: Path | None = option(None, metavar="FILE")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help=texts.format("help-replay-file"))
    add_options(parser, texts, ReviewOptions, "review")
    add_shared(parser, texts, "seed", "threads", "json", seed=0)


def run(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.file)
    threads = threads_wanted(arguments.threads)
    if arguments.html:
        check_file(arguments.html)
    try:
        work = Reviewing(record, arguments.rollouts, arguments.seed, threads)
    except BadRecord as problem:
        return refused(in_file(problem, arguments.file), record, arguments.texts)
    if not len(work):
        raise BadNumber("nothing-to-review")
    warn_if_slow()
    _, finished = step_by_step(work, arguments.texts.format("review-progress"), len(work))
    show(work.review, len(work), arguments)
    return exit_code(arguments.texts, finished=finished)


def show(review: Review, decisions: int, arguments: argparse.Namespace) -> None:
    """Print the review for people or programs, and write the page if one is wanted."""
    texts: Texts = arguments.texts
    if arguments.json:
        put_json(review.as_dict())
    else:
        show_report(review, decisions, texts)
    if arguments.html:
        write_whole(arguments.html, page(review, texts))
        note(texts.format("evolve-written", path=str(arguments.html)))


def show_report(review: Review, decisions: int, texts: Texts) -> None:
    put(texts.format("review-title", players=", ".join(review.players)))
    if len(review.steps) < decisions:
        put(texts.format("review-part", n=len(review.steps), of=decisions))
    show_curves(review, texts)
    put(f"\n{texts.format('review-split')}")
    put_sheet(split_sheet(review, texts))
    put(reach_text(review, texts))
    show_mistakes(review, texts)
    show_swings(review, texts)
    put(f"\n{model_text(review, texts)}")


def show_curves(review: Review, texts: Texts) -> None:
    """The win chance of every player, one sign for each turn."""
    put(f"\n{texts.format('review-curve')}")
    for seat in range(len(review.players)):
        put(f"{sparkline(by_turn(review.of(seat)))}  {curve_text(review, seat, texts)}")


def show_mistakes(review: Review, texts: Texts) -> None:
    put(f"\n{texts.format('review-mistakes')}")
    sheet = mistake_sheet(review, texts)
    if not sheet.rows:
        put(texts.format("review-no-mistakes"))
        return
    put_sheet(sheet)
    for step in mistakes_shown(review):
        title, lines = step_why(review, step, texts)
        put(f"\n{title}")
        for line in lines:
            put(f"  {line}")


def show_swings(review: Review, texts: Texts) -> None:
    sheet = swing_sheet(review, texts)
    if sheet.rows:
        put(f"\n{texts.format('review-swings')}")
        put_sheet(sheet)
