"""Evaluate a player on a suite that is the same for everybody: shares against a ladder of opponents, a rating, a profile, its cost.

With `--leaderboard` the result becomes a line of a file; with `--check` the line that is there is played again.
"""

from __future__ import annotations

import argparse
import dataclasses
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cards.catalogue import find_card
from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import FOUND_WRONG, note, progress, put, put_json, put_sheet, warn_if_slow
from fiefdom.evaluation.contenders import Contender, read_contender
from fiefdom.evaluation.evaluation import PAIRS, Evaluation, check_line, evaluate, known_lists
from fiefdom.evaluation.leaderboard import add_line, line_of
from fiefdom.evaluation.suite import USUAL, Suite, load_suite
from fiefdom.options import check, option
from fiefdom.simulation.statistics import decimal, from_to, percent, whole
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts

MOST_BOUGHT = 8
"""Cards of the profile that are shown; the JSON has all of them."""


@dataclass(frozen=True)
class EvaluateOptions:
    """Against whom and how often, and where the result goes."""

    pairs: int = option(PAIRS, low=1, high=100_000, metavar="N")
    against: tuple[str, ...] = option((), metavar="OPPONENT")
    suite: int = option(USUAL, metavar="VERSION")
    name: str | None = option(None, metavar="NAME")
    leaderboard: Path | None = option(None, metavar="FILE")
    check: Path | None = option(None, metavar="FILE")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("agent", metavar="AGENT", help=texts.format("help-evaluate-agent"))
    add_options(parser, texts, EvaluateOptions, "evaluate")
    add_shared(parser, texts, "json")


def run(arguments: argparse.Namespace) -> int:
    check(arguments, EvaluateOptions)
    texts: Texts = arguments.texts
    suite = load_suite(arguments.suite)
    contender = read_contender(arguments.agent)
    if arguments.name:
        contender = dataclasses.replace(contender, name=arguments.name)  # type: ignore[type-var]
    warn_if_slow()
    if arguments.check:
        return check_again(contender, suite, arguments.check, texts)
    evaluation = play(contender, suite, arguments)
    if arguments.json:
        put_json(evaluation.as_dict())
    else:
        show(evaluation, texts)
    if arguments.leaderboard:
        add_line(arguments.leaderboard, evaluation.line())
        note(texts.format("evaluate-written", path=str(arguments.leaderboard)))
    return 0


def play(contender: Contender, suite: Suite, arguments: argparse.Namespace) -> Evaluation:
    """Evaluate with a progress bar."""
    opponents = suite.opponents_named(arguments.against)
    total = sum(len(suite.met_by(opponent, listed)) for opponent in opponents for listed in known_lists(contender, suite))
    with progress() as bar:
        task = bar.add_task(arguments.texts.format("evaluate-playing"), total=total)
        return evaluate(
            contender,
            suite,
            pairs=arguments.pairs,
            opponents=arguments.against,
            progress=lambda done: bar.update(task, completed=done),
        )


def check_again(contender: Contender, suite: Suite, path: Path, texts: Texts) -> int:
    """Play the first pairs of a player's line again; 1 if something else comes out."""
    wrong = check_line(contender, suite, line_of(path, contender.name, suite.version))
    put(texts.format("evaluate-wrong", opponents=", ".join(wrong)) if wrong else texts.format("evaluate-right"))
    return FOUND_WRONG if wrong else 0


def show(evaluation: Evaluation, texts: Texts) -> None:
    """A table for each list of kingdoms, then what there is to say besides."""
    for listed in evaluation.lists:
        put_sheet(shares_sheet(evaluation, listed, texts))
    rating, profile = evaluation.rating, evaluation.profile.as_dict()
    reach = from_to(whole(rating.low, texts), whole(rating.high, texts), texts)
    put(texts.format("evaluate-rating", rating=whole(rating.value, texts), interval=reach))
    shares = {name: percent(profile[f"{name}_share"], texts) for name in ("engine", "attack")}
    put(texts.format("evaluate-profile", **shares, trashed=decimal(profile["trashed"], texts)))
    most = list(profile["bought"].items())[:MOST_BOUGHT]
    put(
        texts.format("evaluate-bought", cards=", ".join(f"{texts.card(find_card(name))} {decimal(copies, texts)}" for name, copies in most))
    )
    put(texts.format("evaluate-cost", microseconds=whole(profile["microseconds_per_answer"], texts)))


def shares_sheet(evaluation: Evaluation, listed: str, texts: Texts) -> Sheet:
    """The share of games won against each opponent on a list of kingdoms."""
    rows = []
    for opponent in evaluation.met(listed):
        share = evaluation.share(listed, opponent.name)
        reach = from_to(percent(share.low, texts), percent(share.high, texts), texts)
        rows.append((opponent.name, whole(opponent.rating, texts), str(share.kingdoms), percent(share.value, texts), reach))
    keys = ("evaluate-opponent", "sim-rating", "evaluate-kingdoms", "sim-won", "sim-interval")
    return Sheet(tuple(map(texts.format, keys)), tuple(rows), title=texts.format(f"evaluate-{listed}"))
