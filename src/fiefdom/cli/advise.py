"""Advise the player who is asked at a moment of a recorded game, from what that player can see.

Exit code 0: fine, 1: the record does not fit the rules, 2: wrong use, or nobody is asked then, 130: interrupted, with what there was.
"""

from __future__ import annotations

import argparse
import dataclasses
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import exit_code, put, put_json, put_sheet, step_by_step, threads_wanted, warn_if_slow
from fiefdom.cli.replay import moment_wanted, refused
from fiefdom.errors import BadNumber, BadRecord
from fiefdom.game.game import Game
from fiefdom.game.record import Record
from fiefdom.options import option
from fiefdom.review.advice import PARTS, ROLLOUTS, Advice, advising
from fiefdom.review.page import advice_lines, advice_sheet, plan_lines
from fiefdom.review.review import standing
from fiefdom.terminal.session import in_file
from fiefdom.text.reasons import why_lines, why_title
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class AdviseOptions:
    """Which moment, and how thoroughly."""

    at: int | None = option(None, metavar="N")
    seat: str | None = option(None, metavar="SEAT")
    rollouts: int = option(ROLLOUTS, metavar="N")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help=texts.format("help-replay-file"))
    add_options(parser, texts, AdviseOptions, "advise")
    add_shared(parser, texts, "seed", "threads", "json", seed=0)


def run(arguments: argparse.Namespace) -> int:
    texts: Texts = arguments.texts
    record, at, seat = moment_wanted(arguments)
    threads = threads_wanted(arguments.threads)
    try:
        game, at = game_at(record, at, seat)
    except BadRecord as problem:
        return refused(in_file(problem, arguments.file), record, texts)
    warn_if_slow()
    steps = advising(game, rollouts=arguments.rollouts, seed=arguments.seed, threads=threads)
    advice, finished = step_by_step(steps, texts.format("advice-progress"), PARTS)
    show(advice, game, at, arguments)
    return exit_code(texts, finished=finished)


def game_at(record: Record, at: int, seat: int | None) -> tuple[Game, int]:
    """The game at a moment when a player, or this player, is asked: the last one up to `at`."""
    game = Game.from_record(dataclasses.replace(record, entries=record.entries[:at]))
    if game.question and seat in (None, game.question.seat):
        return game, at
    if seat is None:
        raise BadNumber("over", at=at)
    name = record.setup.players[seat]
    moments = [moment.number for moment in standing(game) if moment.decision.player == name]
    if not moments:
        raise BadNumber("not-asked", name=name, at=at)
    return Game.from_record(dataclasses.replace(record, entries=record.entries[: moments[-1]])), moments[-1]


def show(advice: Advice, game: Game, at: int, arguments: argparse.Namespace) -> None:
    texts: Texts = arguments.texts
    if arguments.json:
        put_json({"at": at, "player": game.players[advice.seat], **advice.as_dict()})
        return
    view, question = game.view(advice.seat), game.question
    assert question is not None
    put(texts.format("log-turn", n=view.turns(view.turn) + 1, player=game.players[view.turn]))
    put(texts.question(question, view, game.players))
    put("")
    for line in advice_lines(advice, game.kingdom, game.players, texts):
        put(line)
    put_sheet(advice_sheet(advice, game.kingdom, texts))
    show_why(advice, game.kingdom, texts)
    put("")
    for line in plan_lines(advice.plan, game.kingdom, texts):
        put(line)


def show_why(advice: Advice, kingdom: Kingdom, texts: Texts) -> None:
    """Why the best answer is better than the next one, if it clearly is."""
    lines = list(why_lines(advice.why, kingdom, texts))
    if lines and len(advice.options) > 1:
        put(f"\n{why_title(advice.answer, advice.options[1].answer, kingdom, texts)}")
    for line in lines:
        put(f"  {line}")
