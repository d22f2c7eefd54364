"""How fast the engine is: absolute numbers, and ratios to yardsticks measured in the same run.

    python benchmarks/engine.py [--json] [--games N] [--rounds N]

`benchmarks/README.md` says what the numbers mean.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from fiefdom.cards.kingdoms import find_kingdom  # noqa: E402
from fiefdom.game import engines, plain  # noqa: E402
from fiefdom.game.batch import Batch  # noqa: E402
from fiefdom.game.position import packed_kinds  # noqa: E402
from fiefdom.strategy.library import library  # noqa: E402
from fiefdom.strategy.play import GameBlock, play_block  # noqa: E402

KINGDOM = find_kingdom("First Game", 2)
BATCH = 1024
LARGE_BATCH = 16_384
IMPORTS = {"package": "import fiefdom", "games": "from fiefdom import Batch, Position"}
IMPORT_ROUNDS = 5

Measure = Callable[[], float]
"""Does a fixed amount of work and says how much it did per second."""

BIG_MONEY = "big-money"
ULTIMATE = "big-money-ultimate"
SMITHY = "smithy"


def timed(amount: float, work: Callable[[], object]) -> float:
    """How much of `amount` per second."""
    start = time.perf_counter()
    work()
    return amount / (time.perf_counter() - start)


# The measures


def big_money_loop(games: int) -> Measure:
    """The yardstick: a loop that can play Big Money Ultimate and nothing else, built with the engine's compiler and flags."""
    import hatch_build

    with contextlib.redirect_stdout(sys.stderr):
        path = hatch_build.build_extension("big_money_loop", ROOT / "benchmarks" / "big_money_loop.pyx", ROOT / "build" / "benchmarks")
    spec = importlib.util.spec_from_file_location("big_money_loop", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return lambda: timed(games, lambda: module.play_games(games, 1))


def match(engine: Any, games: int, *players: str) -> Measure:
    """Games between strategies of the library, with every statistic."""
    strategies = [library()[name] for name in players]
    return lambda: timed(games, lambda: play_block(KINGDOM, strategies, GameBlock(games, seed=1), engine))


def pyminion(games: int) -> Measure:
    """The peer: Big Money against Big Money, silent."""
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions.base import base_set, smithy
    from pyminion.game import Game

    game = Game(players=[BigMoney("first"), BigMoney("second")], expansions=[base_set], kingdom_cards=[smithy], log_stdout=False)

    def work() -> None:
        random.seed(1)
        for _ in range(games):
            game.play()

    return lambda: timed(games, work)


def random_batch(steps: int) -> Measure:
    """Decisions in a batch: answers chosen by lot, games that end replaced by new ones."""
    batch = Batch(KINGDOM, BATCH, engine=engines.compiled())
    generator = numpy.random.default_rng(1)

    def work() -> None:
        for _ in range(steps):
            batch.step(batch.random_answers(generator))
            over = batch.over
            if over.any():
                batch.reset(over, seeds=int(generator.integers(2**63)))

    return lambda: timed(steps * BATCH, work)


def large_batch(steps: int, threads: int) -> Measure:
    """Stepping alone, in a batch that is worth sharing out."""
    batch = Batch(KINGDOM, LARGE_BATCH, threads=threads, engine=engines.compiled())

    def measure() -> float:
        generator = numpy.random.default_rng(1)
        batch.reset(seeds=1)
        seconds = 0.0
        for _ in range(steps):
            answers = batch.random_answers(generator)
            start = time.perf_counter()
            batch.step(answers)
            seconds += time.perf_counter() - start
        return steps * LARGE_BATCH / seconds

    return measure


def copies(native: Any, times: int) -> Measure:
    """Copies of a state, from C to C."""
    handle = native.Handle(native.KindTable(packed_kinds(KINGDOM)))
    return lambda: timed(times, lambda: native.copy_many(handle, times))


def import_seconds(statement: str) -> float:
    """How long an import takes in a fresh interpreter, its start-up not counted."""
    code = f"import time; start = time.perf_counter(); {statement}; print(time.perf_counter() - start)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return float(subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True).stdout)


# From measures to rows


@dataclass(frozen=True)
class Row:
    """One line of the table; `met` is None where there is no bar."""

    name: str
    value: float | None
    unit: str
    bar: str = ""
    met: bool | None = None
    note: str = ""


@dataclass(frozen=True)
class Results:
    """The rates of all rounds by name, and the seconds of the imports."""

    rates: dict[str, list[float]]
    seconds: dict[str, list[float]]

    def best(self, name: str) -> float | None:
        """The highest rate: what the machine gives when nothing else runs."""
        return max(self.rates[name]) if name in self.rates else None

    def ratio(self, name: str, other: str) -> float | None:
        """The median of the ratios within a round: what else runs slows both down."""
        if name not in self.rates or other not in self.rates:
            return None
        return statistics.median(one / two for one, two in zip(self.rates[name], self.rates[other], strict=True))

    def median_seconds(self, name: str) -> float:
        """The median time of an import."""
        return statistics.median(self.seconds[name])


def all_measures(native: Any, games: int) -> dict[str, Measure]:
    """Every rate, those that are compared side by side; each takes some hundredths of a second."""
    measures: dict[str, Measure] = {
        "mirror": match(native, games, ULTIMATE, ULTIMATE),
        "loop": big_money_loop(games * 4),
        "smithy": match(native, games, SMITHY, ULTIMATE),
        "batch": random_batch(max(games // 50, 20)),
        "one thread": large_batch(10, threads=1),
        "two threads": large_batch(10, threads=2),
        "copies": copies(native, games * 40),
        "plain": match(plain, max(games // 500 * 2, 10), ULTIMATE, ULTIMATE),
        "big money": match(native, games, BIG_MONEY, BIG_MONEY),
    }
    if importlib.util.find_spec("pyminion"):
        measures["pyminion"] = pyminion(max(games // 1000, 5))
    return measures


def measure_all(native: Any, games: int, rounds: int) -> Results:
    """Measure everything once a round, and the imports in the first few rounds."""
    measures = all_measures(native, games)
    results = Results({name: [] for name in measures}, {name: [] for name in IMPORTS})
    for number in range(rounds):
        for name, measure in measures.items():
            results.rates[name].append(measure())
        for name, statement in IMPORTS.items():
            if number < IMPORT_ROUNDS:
                results.seconds[name].append(import_seconds(statement))
    return results


def at_least(name: str, value: float | None, unit: str, bar: float) -> Row:
    """A row whose value should reach a bar."""
    return Row(name, value, unit, f"≥ {bar:g}", None if value is None else value >= bar)


def below(name: str, value: float, unit: str, bar: float) -> Row:
    """A row whose value should stay under a bar."""
    return Row(name, value, unit, f"< {bar:g}", value < bar)


def rows(native: Any, results: Results) -> list[Row]:
    """What was measured beside what was promised."""
    best, ratio = results.best, results.ratio
    peer_note = "" if "pyminion" in results.rates else "not installed: pip install pyminion"
    return [
        Row("Big-Money-only loop", best("loop"), "games/s", note="the yardstick"),
        Row("Big Money Ultimate mirror", best("mirror"), "games/s"),
        at_least("  to the loop", ratio("mirror", "loop"), "×", 0.2),
        Row("Smithy v Big Money Ultimate", best("smithy"), "games/s"),
        at_least("  to the loop", ratio("smithy", "loop"), "×", 0.2),
        Row(f"batch of {BATCH}, random answers", best("batch"), "decisions/s"),
        at_least("  per game of the loop", ratio("batch", "loop"), "decisions", 2),
        Row(f"batch of {LARGE_BATCH}, steps alone", best("one thread"), "decisions/s"),
        Row("  two threads to one", ratio("two threads", "one thread"), "×"),
        below("state", native.SIZES["State"], "bytes", 4096),
        below("copy of a state", 1e9 / max(results.rates["copies"]), "ns", 200),
        Row("Big Money mirror", best("big money"), "games/s"),
        Row("pyminion, Big Money mirror", best("pyminion"), "games/s", note=peer_note),
        at_least("  Fiefdom to pyminion", ratio("big money", "pyminion"), "×", 50),
        at_least("plain Python, Ultimate mirror", best("plain"), "games/s", 200),
        below("import fiefdom", results.median_seconds("package"), "s", 0.3),
        Row("import of Position and Batch", results.median_seconds("games"), "s", note="with NumPy"),
    ]


def shown(value: float | None) -> str:
    """A number with the digits that mean something."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def print_table(found: list[Row]) -> None:
    """The rows for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"Fiefdom on {platform.processor() or platform.machine()}, Python {platform.python_version()}")
    table.add_column("what", no_wrap=True)
    table.add_column("measured", justify="right", no_wrap=True)
    table.add_column("unit", no_wrap=True)
    table.add_column("bar", justify="right", no_wrap=True)
    table.add_column("verdict")
    for row in found:
        verdict = row.note if row.met is None else "[green]met[/]" if row.met else "[red]not met[/]"
        table.add_row(row.name, shown(row.value), row.unit, row.bar, verdict)
    Console(width=None if sys.stdout.isatty() else 110).print(table)


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure the engine on one core.")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--games", type=int, default=5_000, help="games of a strategy per round; slower measures have fewer (default 5000)")
    parser.add_argument("--rounds", type=int, default=30, help="how often everything is measured (default 30)")
    options = parser.parse_args()
    native = engines.compiled()
    if native is None:
        sys.exit("there is no compiled engine to measure\nhint: `python hatch_build.py` builds it")
    results = measure_all(native, options.games, options.rounds)
    found = rows(native, results)
    if options.json:
        print(json.dumps({"rows": [asdict(row) for row in found], **asdict(results)}, indent=2))
    else:
        print_table(found)


if __name__ == "__main__":
    main()
