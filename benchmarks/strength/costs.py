"""What decisions are said to cost, and what they do: `python -m benchmarks.strength.costs [--list held-out] [--kingdoms 60]`.

Decisions are those of the games of `chances.py`, between strategies; every second one is answered by lot instead. What the answer is said
to have cost is compared with a long measurement in which the same two strategies play on, 4,000 deals that have nothing in common
with those of the review. What is found is kept in `results/costs-held-out.csv`; the next run goes on from there.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, get_type_hints

import numpy

from benchmarks.strength.chance_games import SEEDS, PlayedOut, Players, Taken, kingdom_of, read, strategies_of
from benchmarks.strength.chances import header, results_file
from benchmarks.strength.players import CACHE
from fiefdom.agents.chance import Z95
from fiefdom.agents.thinking import number_of
from fiefdom.evolve.find import quick_leaders
from fiefdom.game.decision import Decision
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.record import Record
from fiefdom.game.view import View
from fiefdom.review.appraisal import Appraisal
from fiefdom.review.review import ROLLOUTS, appraise
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy

DEALS = 4000
BINS = (-1.0, 0.005, 0.02, 0.05, 0.10, 0.15, 2.0)
"""Bounds of the rows of the table."""


class WeighedDecision(NamedTuple):
    """A decision, what was measured (`mean`, `noise`, `spread`), what was stated (`cost`, `error`), and the truth with its error."""

    kingdom: int
    game: int
    number: int
    player: str
    opponent: str
    turn: int
    question: str
    answer: str
    best: str
    mean: float
    noise: float
    spread: float
    cost: float
    error: float
    truth: float
    truth_error: float


def main() -> None:
    """Appraise, measure, compare."""
    arguments = parser().parse_args()
    path = results_file("costs", arguments.list)
    found = [] if arguments.again else read_decisions(path)
    done = {each.kingdom for each in found}
    known: dict[int, list[PlayedOut]] = {}
    for game in read(CACHE / f"chances-{arguments.list}.jsonl"):
        known.setdefault(game.kingdom, []).append(game)
    try:
        for number in [] if arguments.table else sorted(known)[: arguments.kingdoms]:
            if number not in done:
                found += decisions_of(arguments.list, number, known[number][: arguments.games])
                write_decisions(path, found, header("costs", arguments.list))
            print(f"\r{number + 1} kingdoms, {len(found)} decisions", end="\x1b[K", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    print("\n".join(table(found)))


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("--list", choices=sorted(SEEDS), default="held-out", help="which kingdoms")
    found.add_argument("--kingdoms", type=int, default=60)
    found.add_argument("--games", type=int, default=40, help="on each kingdom")
    found.add_argument("--again", action="store_true", help="appraise everything anew")
    found.add_argument("--table", action="store_true", help="print what there is, and do nothing")
    return found


# Decisions


def decisions_of(name: str, number: int, games: Sequence[PlayedOut]) -> Iterator[WeighedDecision]:
    """The decisions of the games between strategies on one kingdom."""
    kingdom = kingdom_of(name, number)
    leaders = quick_leaders(kingdom)
    outlook = Outlook(kingdom, 2, lambda *_: leaders)
    table = Players(kingdom, leaders)
    for game in games:
        strategies = strategies_of(name, game, table)
        if len(strategies) == len(game.players):
            yield from decisions_of_game(game, strategies, outlook)


def decisions_of_game(played: PlayedOut, strategies: Sequence[Strategy], outlook: Outlook) -> Iterator[WeighedDecision]:
    """The decisions at the positions taken."""
    record = Record.parse(played.record)
    game = Game(record.setup)
    positions = {position.number: position for position in played.positions}
    for number, entry in enumerate(record.entries):
        assert isinstance(entry, Decision)
        if position := positions.get(number):
            yield weighed(game, entry.answer, played, position, strategies, outlook)
        game.answer(entry.answer)


def weighed(
    game: Game, answer: str, played: PlayedOut, position: Taken, strategies: Sequence[Strategy], outlook: Outlook
) -> WeighedDecision:
    """One decision."""
    seen = game.view(position.seat)
    question = seen.question
    assert question is not None
    memory = Memory()
    memory.observe(game.events_for(position.seat))
    lots = Random(f"{played.kingdom} {played.game} {position.number}")
    answer = answer if lots.random() < 0.5 else lots.choice(question.answers)
    work = Appraisal(seen, outlook, answer, seed=lots.getrandbits(60), memory=memory)
    appraise(work, ROLLOUTS)
    truth = true_difference(seen, memory, strategies, (number_of(work.best_answer, seen), number_of(answer, seen)), lots.getrandbits(60))
    names = played.players[position.seat], played.players[1 - position.seat]
    return WeighedDecision(
        played.kingdom, played.game, position.number, *names, position.turn, question.id, answer, work.best_answer,
        *work.measured, *work.cost, *truth,
    )  # fmt: skip


def true_difference(seen: View, memory: Memory, strategies: Sequence[Strategy], slots: tuple[int, int], seed: int) -> tuple[float, float]:
    """By how much the first answer is better if the true strategies play on, and its standard error."""
    assert seen.seat is not None
    arms = [Arm(seen.seat, (slot,)) for slot in slots]
    points = Rollouts(seen, PlanLots.known(strategies), seed=seed, memory=memory).play(arms, DEALS).points.astype(float)
    differences = (points[:, 0] - points[:, 1]) / 2
    return float(differences.mean()), float(differences.std(ddof=1)) / math.sqrt(DEALS)


# The file and the table


def read_decisions(path: Path) -> list[WeighedDecision]:
    """The decisions of a file."""
    if not path.exists():
        return []
    hints = get_type_hints(WeighedDecision)
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        return [WeighedDecision(**{name: kind(row[name]) for name, kind in hints.items()}) for row in rows]


def write_decisions(path: Path, decisions: Sequence[WeighedDecision], header: str) -> None:
    """Keep decisions, and how they were made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(f"# {header}\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(WeighedDecision._fields)
        writer.writerows([f"{value:.5f}" if isinstance(value, float) else value for value in each] for each in decisions)


def table(decisions: Sequence[WeighedDecision]) -> Iterator[str]:
    """Stated against true costs, where another answer was better."""
    others = [each for each in decisions if each.answer != each.best]
    yield f"{len(decisions)} decisions, {len(others)} of them with a better answer"
    yield "| stated cost | n | mean stated | measured, not shrunk | same players | the interval holds it |"
    yield "|---|--:|--:|--:|--:|--:|"
    for low, high in itertools.pairwise(BINS):
        yield row(f"{100 * max(0, low):g} to {100 * min(1, high):g}", [each for each in others if low <= each.cost < high])
    yield row("all", others)
    yield row("graded", [each for each in others if each.cost >= 0.05 and each.cost > Z95 * each.error])


def row(name: str, members: Sequence[WeighedDecision]) -> str:
    """One row: means in points."""
    if not members:
        return f"| {name} | 0 | | | | |"
    means = [100 * float(numpy.mean(values)) for values in ([each.cost for each in members], [each.mean for each in members])]
    truths = numpy.array([each.truth for each in members])
    reach = 100 * Z95 * float(truths.std(ddof=1)) / math.sqrt(len(truths)) if len(truths) > 1 else math.nan
    held = numpy.mean([abs(each.cost - each.truth) <= Z95 * math.hypot(each.error, each.truth_error) for each in members])
    return f"| {name} | {len(members)} | {means[0]:.1f} | {means[1]:.1f} | {100 * truths.mean():.1f} ± {reach:.1f} | {100 * held:.0f} % |"


if __name__ == "__main__":
    main()
