"""How fast simulations are: games per second of strategies as text, with full statistics, and ratios to yardsticks of the same run.

    python benchmarks/simulate.py [--json] [--games N] [--rounds N] [--million] [--peer NAME=COMMAND]

A peer is another simulator: a command that plays Smithy (or whatever it can) against Big Money and prints how many games it played;
`{games}` in it stands for how many it is asked for. `benchmarks/README.md` says what the numbers mean.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import shlex
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from benchmarks import engine  # noqa: E402
from fiefdom.game import engines  # noqa: E402
from fiefdom.simulation.run import simulate  # noqa: E402
from fiefdom.strategy.library import library  # noqa: E402
from fiefdom.strategy.play import GameBlock, play_block  # noqa: E402

PAIR = ("smithy", "big-money-ultimate")
FIRST_GAME = ("first-game", "first-game")
ACTION_HEAVY = ("lab-militia-chapel", "council-room-militia")
MILLION = 1_000_000
MEBIBYTE = 1024  # kilobytes

Measure = Callable[[], float]


def timed(amount: float, work: Callable[[], object]) -> float:
    """How much of `amount` per second of processor time: what else runs does not count."""
    start = time.process_time()
    work()
    return amount / (time.process_time() - start)


def one_block(games: int) -> Measure:
    """The same games as one block of the engine, as its own benchmark plays them."""
    strategies = [library()[name] for name in PAIR]
    return lambda: timed(games, lambda: play_block(engine.KINGDOM, strategies, GameBlock(games, seed=0)))


def matches(games: int, players: tuple[str, ...], kingdom: str | None = None) -> Measure:
    """A match through the public function on one thread, statistics and all."""
    return lambda: timed(games, lambda: simulate(players, kingdom, games, threads=1))


def on_threads(games: int, threads: int, players: tuple[str, ...] = PAIR) -> Measure:
    """The same by the clock on the wall."""
    return lambda: engine.timed(games, lambda: simulate(players, games=games, threads=threads))


def peer(command: str, games: int) -> Measure:
    """Another simulator; the games it says it played, or was asked for, by the time it took."""

    def measure() -> float:
        started = time.perf_counter()
        done = subprocess.run(shlex.split(command.format(games=games)), capture_output=True, text=True, check=True)
        seconds = time.perf_counter() - started
        said = re.findall(r"\d+", done.stdout.replace(",", ""))
        return (games if "{games}" in command or not said else int(said[0])) / seconds

    return measure


def all_measures(games: int, peers: dict[str, str]) -> dict[str, Measure]:
    """Every rate, those that are compared side by side."""
    measures = {
        "block": one_block(games),
        "smithy": matches(games, PAIR, "First Game"),
        "board": matches(games, PAIR),
        "one thread": on_threads(games * 4, 1),
        "two threads": on_threads(games * 4, 2),
        "first game": matches(max(games // 8, 60), FIRST_GAME, "First Game"),
        "actions": matches(max(games // 8, 60), ACTION_HEAVY),
        "money": on_threads(games, 1, ("big-money", "big-money")),
    }
    if importlib.util.find_spec("pyminion"):
        measures["pyminion"] = engine.pyminion(max(games // 2000, 5))
    return measures | {name: peer(command, games) for name, command in peers.items()}


def measure_all(games: int, rounds: int, peers: dict[str, str]) -> engine.Results:
    """Measure everything once a round."""
    measures = all_measures(games, peers)
    results = engine.Results({name: [] for name in measures}, {})
    for _ in range(rounds):
        for name, measure in measures.items():
            results.rates[name].append(measure())
    return results


def rows(results: engine.Results, peers: dict[str, str]) -> list[engine.Row]:
    """What was measured beside what was promised."""
    best, ratio = results.best, results.ratio
    found = [
        engine.Row("one block of the engine", best("block"), "games/s", note="the yardstick"),
        engine.Row("Smithy v Big Money Ultimate, simulate", best("smithy"), "games/s", note="First Game"),
        engine.at_least("  to the block", ratio("smithy", "block"), "×", 0.8),
        engine.Row("  on the board of their own cards", best("board"), "games/s"),
        engine.Row("First Game bot mirror", best("first game"), "games/s"),
        engine.Row("Lab/Militia/Chapel v Council Room/Militia", best("actions"), "games/s", note="action-heavy"),
        engine.at_least("two threads to one", ratio("two threads", "one thread"), "×", 1.7),
        engine.Row("Basic Big Money mirror", best("money"), "games/s"),
        engine.Row("pyminion, Big Money mirror", best("pyminion"), "games/s", note="" if best("pyminion") else "not installed"),
        engine.Row("  Fiefdom to pyminion", ratio("money", "pyminion"), "×"),
    ]
    for name in peers:
        found += [engine.Row(name, best(name), "games/s"), engine.Row(f"  Fiefdom to {name}", ratio("one thread", name), "×")]
    return found


def million_rows() -> list[engine.Row]:
    """A million games with full statistics, each number in a process of its own: how long, and how much memory it takes."""
    few, many = (_in_own_process(games) for games in (MILLION // 100, MILLION))
    return [
        engine.Row("a million games, all statistics, all cores", many["seconds"], "s"),
        engine.Row("  peak memory", many["mebibytes"], "MiB"),
        engine.Row("  peak memory of ten thousand games", few["mebibytes"], "MiB", note="constant in the number of games"),
    ]


def _in_own_process(games: int) -> dict[str, float]:
    program = [sys.executable, __file__, "--play", str(games)]
    found: dict[str, float] = json.loads(subprocess.run(program, capture_output=True, text=True, check=True).stdout)
    return found


def play_once(games: int) -> None:
    """Play and print the seconds and the peak of memory."""
    started = time.perf_counter()
    simulate(("big-money-ultimate", "smithy"), games=games).as_dict()
    seconds = time.perf_counter() - started
    peak = re.search(r"VmHWM:\s*(\d+)", Path("/proc/self/status").read_text(encoding="utf-8"))
    print(json.dumps({"seconds": seconds, "mebibytes": int(peak[1]) / MEBIBYTE if peak else 0}))


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure simulations.")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--games", type=int, default=24_000, help="games of a match per round; slower ones have fewer (default 24000)")
    parser.add_argument("--rounds", type=int, default=15, help="how often everything is measured (default 15)")
    parser.add_argument("--million", action="store_true", help="also play a million games, and measure the memory")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=COMMAND", help="another simulator; {games} in the command")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        return play_once(options.play)
    if engines.compiled() is None:
        sys.exit("there is no compiled engine to measure\nhint: `python hatch_build.py` builds it")
    peers = dict(each.split("=", 1) for each in options.peer)
    results = measure_all(options.games, options.rounds, peers)
    found = rows(results, peers) + (million_rows() if options.million else [])
    if options.json:
        medians = {name: statistics.median(rates) for name, rates in results.rates.items()}
        print(json.dumps({"rows": [asdict(row) for row in found], "medians": medians, "rates": results.rates}, indent=2))
    else:
        engine.print_table(found)
    return None


if __name__ == "__main__":
    main()
