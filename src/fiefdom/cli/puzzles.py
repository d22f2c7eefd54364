"""Solve puzzles, one after the other; or dig for new ones, which can take as long as one likes and goes on where it was interrupted."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom

from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import exit_code, note, put, put_json, put_sheet, visibly, warn_if_slow
from fiefdom.options import check, option
from fiefdom.puzzles.puzzle import THEMES, Collection, Puzzle, load_puzzles, shipped_puzzles
from fiefdom.puzzles.selection import next_puzzle
from fiefdom.puzzles.telling import themes_text
from fiefdom.terminal.puzzle_game import PuzzleGame, PuzzleResults, load_results
from fiefdom.terminal.session import data_directory
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts

MINE, CHECK = "mine", "check"
"""Instead of a puzzle: dig for new ones; measure those there are again."""

MINED, CHECKED = "mined.jsonl", "checked.jsonl"


@dataclass(frozen=True)
class PuzzlesOptions:
    """Which puzzles; and where, and how much to dig."""

    list: bool = option(default=False)
    theme: str | None = option(None, choices=THEMES)
    file: Path | None = option(None, flag="from", metavar="FILE")
    out: Path | None = option(None, metavar="FILE")
    kingdoms: int = option(20, low=1, high=100_000, metavar="N")
    processes: int = option(1, low=1, high=256, metavar="N")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help=texts.format("help-puzzles-puzzle"))
    add_options(parser, texts, PuzzlesOptions, "puzzles")
    add_shared(parser, texts, "seed", "json")


def run(arguments: argparse.Namespace) -> int:
    check(arguments, PuzzlesOptions)
    if arguments.puzzle == MINE:
        return mine(arguments)
    if arguments.puzzle == CHECK:
        return check_again(arguments)
    collection = load_puzzles(arguments.file) if arguments.file else shipped_puzzles()
    puzzles = collection.about([arguments.theme] if arguments.theme else [])
    if arguments.json:
        chosen = [collection.find(arguments.puzzle)] if arguments.puzzle else puzzles
        put_json([puzzle.as_dict() for puzzle in chosen])
        return 0
    if arguments.list:
        put_sheet(sheet_of(puzzles, arguments.texts))
        return 0
    return solve(collection, puzzles, arguments)


def solve(collection: Collection, puzzles: tuple[Puzzle, ...], arguments: argparse.Namespace) -> int:
    """Ask one puzzle after the other, as long as somebody wants to."""
    texts: Texts = arguments.texts
    lots = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    puzzle = collection.find(arguments.puzzle) if arguments.puzzle else following(puzzles, lots, "")
    if puzzle is None:
        put(texts.format("puzzle-none"))
        return 0
    while puzzle is not None:
        game = PuzzleGame(puzzle, texts, seed=lots.getrandbits(63), bidi=arguments.bidi)
        code = game.run()
        if not game.wants_another and (game.riddle.is_open or not wants_more(texts)):
            return code
        puzzle = following(puzzles, lots, puzzle.id)
    return 0


def following(puzzles: tuple[Puzzle, ...], lots: Random, last: str) -> Puzzle | None:
    """The next puzzle that fits whoever sits here."""
    results = load_results(os.environ)
    return next_puzzle([puzzle for puzzle in puzzles if puzzle.id != last], results.tries, results.rating, lots)


def wants_more(texts: Texts) -> bool:
    """Whether somebody at a keyboard wants another puzzle."""
    if not sys.stdin.isatty():
        return False
    sys.stdout.write(texts.format("puzzle-next") + " ")
    sys.stdout.flush()
    return sys.stdin.readline().strip() == ""


def sheet_of(puzzles: tuple[Puzzle, ...], texts: Texts) -> Sheet:
    """All puzzles, with what became of them here; nothing that gives an answer away."""
    results = load_results(os.environ)
    columns = ("puzzle", "themes", "kingdom", "result", "rating")
    rows = [
        (
            puzzle.id,
            themes_text(puzzle, texts),
            texts.set_name(puzzle.start.kingdom) or texts.cards(puzzle.start.kingdom.kingdom_cards),
            result_text(puzzle, results, texts),
            str(puzzle.rating),
        )
        for puzzle in puzzles
    ]
    return Sheet(tuple(texts.format(f"puzzle-column-{column}") for column in columns), rows, numbers=4)


def result_text(puzzle: Puzzle, results: PuzzleResults, texts: Texts) -> str:
    if puzzle.id not in results.tries:
        return ""
    return texts.format("puzzle-solved-word" if results.tries[puzzle.id] else "puzzle-missed-word")


# New ones


def mine(arguments: argparse.Namespace) -> int:
    """Dig for puzzles on so many kingdoms; what is found stays, whenever it is interrupted."""
    from fiefdom.puzzles.digging import dig_into
    from fiefdom.puzzles.mining import Mine

    texts: Texts = arguments.texts
    path = arguments.out or data_directory(os.environ) / MINED
    warn_if_slow()
    found, finished = visibly(
        lambda tell: dig_into(path, Mine(arguments.seed or 0), arguments.kingdoms, processes=arguments.processes, tell=tell),
        texts.format("puzzle-mining"),
        arguments.kingdoms,
        lambda so_far: (so_far.dug, texts.format("puzzle-mined", puzzles=len(so_far.puzzles))),
        Collection(seed=arguments.seed or 0),
    )
    if arguments.json:
        put_json({"path": str(path), "seed": found.seed, "kingdoms": found.dug, "puzzles": len(found.puzzles)})
    else:
        note(texts.format("puzzle-mine-done", puzzles=len(found.puzzles), kingdoms=found.dug, path=str(path)))
    return exit_code(texts, finished=finished)


def check_again(arguments: argparse.Namespace) -> int:
    """Measure puzzles again, and keep those that hold."""
    from fiefdom.puzzles.digging import check_into

    texts: Texts = arguments.texts
    path = arguments.out or data_directory(os.environ) / CHECKED
    puzzles = load_puzzles(arguments.file) if arguments.file else shipped_puzzles()
    warn_if_slow()
    found, finished = visibly(
        lambda tell: check_into(path, puzzles, processes=arguments.processes, tell=tell),
        texts.format("puzzle-checking"),
        len(puzzles.puzzles),
        lambda so_far: (len(puzzles.puzzles) - len(so_far.puzzles) + so_far.checked, texts.format("puzzle-mined", puzzles=so_far.checked)),
        puzzles,
    )
    if arguments.json:
        put_json({"path": str(path), "before": len(puzzles.puzzles), "checked": found.checked, "puzzles": len(found.puzzles)})
    else:
        dropped = len(puzzles.puzzles) - len(found.puzzles)
        note(texts.format("puzzle-check-done", puzzles=found.checked, dropped=dropped, path=str(path)))
    return exit_code(texts, finished=finished)
