"""How fast simulations are: games per second of strategies as text, with full statistics, and ratios to yardsticks of the same run.

    python benchmarks/simulate.py [--json] [--games N] [--rounds N] [--million] [--peer NAME=COMMAND]
    python benchmarks/simulate.py --matches [--rounds N] [--baseline CHECKOUT] [--yardstick PATH]

With `--matches` decks, numbers of rules and of players, and rollouts are measured (`matches.py`), by processor time, the best of a few in
each of the rounds; beside a baseline, another checkout with its compiled engine, in turn. A yardstick is a program in C++ that plays
Smithy against Big Money, its source or its folder: called with `c 1 GAMES TIMES` it says how many `games/s` of processor time.

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

from benchmarks import engine, matches  # noqa: E402
from fiefdom.game import engines  # noqa: E402
from fiefdom.simulation.run import simulate  # noqa: E402
from fiefdom.strategy.library import library  # noqa: E402
from fiefdom.strategy.play import GameBlock, play_block  # noqa: E402

PAIR = ("smithy", "big-money-ultimate")
FIRST_GAME = ("first-game", "first-game")
ACTION_HEAVY = ("lab-militia-chapel", "council-room-militia")
MILLION = 1_000_000
THREADED = 100_000
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


def simulated(games: int, players: tuple[str, ...], kingdom: str | None = None) -> Measure:
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
        "smithy": simulated(games, PAIR, "First Game"),
        "board": simulated(games, PAIR),
        "one thread": on_threads(games * 4, 1),
        "two threads": on_threads(games * 4, 2),
        "first game": simulated(max(games // 8, 60), FIRST_GAME, "First Game"),
        "actions": simulated(max(games // 8, 60), ACTION_HEAVY),
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


# Matches, beside a baseline and a yardstick


def play_matches(package: Path) -> dict[str, float]:
    """Microseconds for a game of every match, in a process of its own that uses this package."""
    program = [sys.executable, str(ROOT / "benchmarks" / "matches.py"), str(package)]
    found: dict[str, float] = json.loads(subprocess.run(program, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return found


def package_of(checkout: str) -> Path:
    """The folder of a checkout that holds the package."""
    found = [folder for folder in (Path(checkout) / "src", Path(checkout)) if (folder / "fiefdom").is_dir()]
    if not found:
        sys.exit(f"there is no package `fiefdom` in `{checkout}`\nhint: name a checkout, in which `python hatch_build.py` has run")
    return found[0]


def built(yardstick: str) -> Path:
    """The program of a yardstick; a source is compiled."""
    path = Path(yardstick)
    sources = sorted(path.glob("*.cpp")) if path.is_dir() else [path] if path.suffix == ".cpp" else []
    if not sources:
        return path
    target = ROOT / "build" / "benchmarks" / sources[0].stem
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["g++", "-O3", "-o", str(target), str(sources[0])], check=True)
    return target


def yardstick_rate(program: Path) -> float:
    """Games in a second of processor time, as the yardstick says itself."""
    said = subprocess.run([str(program), "c", "1", "200000", "4"], capture_output=True, text=True, check=True).stdout
    rate = re.search(r"([\d.]+) games/s", said)
    if not rate:
        sys.exit(f"the yardstick said `{said.strip()}`\nhint: it should say how many `games/s` it plays")
    return float(rate[1])


def match_results(rounds: int, baseline: str, yardstick: str) -> engine.Results:
    """Every match once a round; rates are games in a second of processor time, those of the baseline are called so."""
    packages = {"": ROOT / "src"} | ({"baseline ": package_of(baseline)} if baseline else {})
    program = built(yardstick) if yardstick else None
    results = engine.Results({}, {})
    for _ in range(rounds):
        for prefix, package in packages.items():
            for name, micros in play_matches(package).items():
                results.rates.setdefault(prefix + name, []).append(matches.MICRO / micros)
        if program:
            results.rates.setdefault("yardstick", []).append(yardstick_rate(program))
        for threads in (1, 2):
            results.rates.setdefault(f"{threads} threads", []).append(on_threads(THREADED, threads)())
    return results


def match_rows(results: engine.Results) -> list[engine.Row]:
    """How fast each match is, and its ratios: to the baseline, to the yardstick, to no rules, to two players."""
    best, ratio = results.best, results.ratio
    smithy, *_ = matches.DECKS
    found = []
    for name in matches.COMPARED:
        found.append(engine.Row(name, best(name), "games/s" if name in matches.DECKS else "/s"))
        if f"baseline {name}" in results.rates:
            found.append(engine.Row("  to the baseline", ratio(name, f"baseline {name}"), "×"))
    if "yardstick" in results.rates:
        found.append(engine.at_least(f"{smithy}, to the yardstick", ratio(smithy, "yardstick"), "×", 0.95))
    for kind in matches.NEVER:
        for number in matches.RULES[1:]:
            time_of = ratio(f"0 rules, {kind}", f"{number} rules, {kind}")
            found.append(engine.below(f"time with {number} rules to none, {kind}", time_of or 0.0, "×", 2.0))
    for number in matches.PLAYERS:
        share = ratio("2 players", f"{number} players")
        found.append(engine.Row(f"time of {number} players to two", share, "×", note="a game"))
    return [*found, engine.at_least("two threads to one, by the clock on the wall", ratio("2 threads", "1 threads"), "×", 1.9)]


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
    parser.add_argument("--matches", action="store_true", help="decks, numbers of rules and of players, and rollouts")
    parser.add_argument("--baseline", default="", metavar="CHECKOUT", help="another checkout, measured in turn (with --matches)")
    parser.add_argument("--yardstick", default="", metavar="PATH", help="a program in C++, its source or its folder (with --matches)")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        return play_once(options.play)
    if engines.compiled() is None:
        sys.exit("there is no compiled engine to measure\nhint: `python hatch_build.py` builds it")
    if options.matches:
        results = match_results(options.rounds, options.baseline, options.yardstick)
        found = match_rows(results)
    else:
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
