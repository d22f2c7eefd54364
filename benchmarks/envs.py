"""How fast the environments are, beside the raw batch and the Big-Money-only loop, all measured in one run.

    python benchmarks/envs.py [--json] [--rounds N]
    python benchmarks/envs.py --peers [--rounds N]

`benchmarks/README.md` says what the numbers mean.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import numpy

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from benchmarks.engine import (  # noqa: E402
    BATCH,
    KINGDOM,
    LARGE_BATCH,
    Measure,
    Results,
    Row,
    at_least,
    big_money_loop,
    print_table,
    random_batch,
    timed,
)
from benchmarks.peers import show_peers  # noqa: E402
from fiefdom.envs import fiefdom_v0  # noqa: E402
from fiefdom.envs.arena import Arena  # noqa: E402
from fiefdom.envs.arrays import action_masks, observe  # noqa: E402
from fiefdom.envs.gymnasium import FiefdomEnv, FiefdomVectorEnv  # noqa: E402
from fiefdom.game import engines  # noqa: E402
from fiefdom.game.batch import Batch  # noqa: E402

STEPS = 60
SINGLE_STEPS = 400
OWN = "self-play"


def vector(games: int, opponents: str | None, *, threads: int = 1, copy: bool = False) -> Measure:
    """The vector environment with random legal actions: choosing, stepping, observing, masking, beginning anew."""
    env = FiefdomVectorEnv(games, kingdom=KINGDOM, opponents=opponents, threads=threads, copy=copy)
    env.reset(seed=1)
    generator = numpy.random.default_rng(1)
    steps = max(1, STEPS * BATCH // games)

    def work() -> None:
        for _ in range(steps):
            env.step(env.random_actions(generator))

    return lambda: timed(steps * games, work)


def observed_batch() -> Measure:
    """A batch with observations and masks of all games at every step, made one after the other."""
    batch = Batch(KINGDOM, BATCH, engine=engines.compiled())
    generator = numpy.random.default_rng(1)

    def work() -> None:
        for _ in range(STEPS):
            batch.step(batch.random_answers(generator))
            observe(batch)
            action_masks(batch)
            over = batch.over
            if over.any():
                batch.reset(over, seeds=int(generator.integers(2**63)))

    return lambda: timed(STEPS * BATCH, work)


def single() -> Measure:
    """One Gymnasium environment against random play."""
    env = FiefdomEnv(kingdom=KINGDOM)
    _, info = env.reset(seed=1)
    lots = numpy.random.default_rng(1).random(SINGLE_STEPS)

    def work() -> None:
        mask = env.arena.masks[0]
        for lot in lots:
            legal = mask.nonzero()[0]
            _, _, terminated, truncated, _ = env.step(legal[int(lot * len(legal))])
            if terminated or truncated:
                env.reset()

    del info
    return lambda: timed(SINGLE_STEPS, work)


def pettingzoo(make: Callable[[], object]) -> Measure:
    """A PettingZoo environment: `last`, a random legal action, `step`."""
    env = make()
    env.reset(seed=1)  # type: ignore[attr-defined]
    lots = numpy.random.default_rng(1).random(SINGLE_STEPS)

    def work() -> None:
        for lot in lots:
            observation, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                env.reset()  # type: ignore[attr-defined]
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(lot * len(legal))])  # type: ignore[attr-defined]

    return lambda: timed(SINGLE_STEPS, work)


def arena_of_one() -> Measure:
    """What is under PettingZoo: an arena of one game, all of whose seats are played."""
    arena = Arena(kingdom=KINGDOM, opponents=None)
    arena.seed(1)
    arena.reset()
    lots = numpy.random.default_rng(1).random(SINGLE_STEPS)

    def work() -> None:
        mask = arena.masks[0]
        for lot in lots:
            legal = mask.nonzero()[0]
            arena.step([legal[int(lot * len(legal))] if len(legal) else 0])

    return lambda: timed(SINGLE_STEPS, work)


def all_measures() -> dict[str, Measure]:
    """Every rate; those that are compared stand side by side."""
    return {
        "loop": big_money_loop(20_000),
        "batch": random_batch(STEPS),
        "vector": vector(BATCH, None),
        "vector copied": vector(BATCH, None, copy=True),
        "vector random": vector(BATCH, "random"),
        "vector money": vector(BATCH, "big-money"),
        "observed": observed_batch(),
        "large": vector(LARGE_BATCH, None),
        "large threads": vector(LARGE_BATCH, None, threads=0),
        "single": single(),
        "arena": arena_of_one(),
        "raw env": pettingzoo(lambda: fiefdom_v0.raw_env(kingdom=KINGDOM)),
        "env": pettingzoo(lambda: fiefdom_v0.env(kingdom=KINGDOM)),
    }


def microseconds(results: Results, name: str) -> float:
    """How long one step takes."""
    return 1e6 / max(results.rates[name])


def rows(results: Results) -> list[Row]:
    """What was measured beside what was promised."""
    best, ratio = results.best, results.ratio
    return [
        Row("Big-Money-only loop", best("loop"), "games/s", note="the yardstick"),
        Row(f"batch of {BATCH}, random answers", best("batch"), "steps/s", note="raw: no observations"),
        Row(f"vector environment of {BATCH}, {OWN}", best("vector"), "steps/s"),
        at_least("  to the raw batch", ratio("vector", "batch"), "×", 0.6),
        at_least("  per game of the loop", ratio("vector", "loop"), "steps", 1),
        Row("  with copies of the arrays", best("vector copied"), "steps/s"),
        Row("  against random play", best("vector random"), "steps/s", note="opponents' steps not counted"),
        Row("  against big-money", best("vector money"), "steps/s", note="opponents' steps not counted"),
        Row("batch, observe and mask apart", best("observed"), "steps/s"),
        Row(f"vector environment of {LARGE_BATCH}", best("large"), "steps/s"),
        Row(f"  {os.cpu_count()} threads to one", ratio("large threads", "large"), "×"),
        Row("Gymnasium, one game", microseconds(results, "single"), "µs/step"),
        Row("arena of one game", microseconds(results, "arena"), "µs/step"),
        Row("PettingZoo, no wrappers", microseconds(results, "raw env"), "µs/step"),
        Row("  its part", microseconds(results, "raw env") - microseconds(results, "arena"), "µs/step"),
        Row("PettingZoo, usual wrappers", microseconds(results, "env"), "µs/step"),
    ]


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--rounds", type=int, default=20, help="how often everything is measured (default 20)")
    parser.add_argument("--peers", action="store_true", help="environments of others beside ours instead, as far as they are installed")
    options = parser.parse_args()
    if options.peers:
        show_peers(options.rounds)
        return
    if engines.compiled() is None:
        sys.exit("there is no compiled engine to measure\nhint: `python hatch_build.py` builds it")
    started = time.perf_counter()
    measures = all_measures()
    results = Results({name: [measure() for _ in range(1)] for name, measure in measures.items()}, {})
    for _ in range(options.rounds - 1):
        for name, measure in measures.items():
            results.rates[name].append(measure())
    found = rows(results)
    if options.json:
        print(json.dumps({"rows": [asdict(row) for row in found], **asdict(results)}, indent=2))
    else:
        print_table(found)
        print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
