"""Environments of others, stepped with random legal actions as ours are: what `benchmarks/envs.py --peers` puts beside our rates.

    python -m pip install envpool jax pgx rlcard

Each is measured if it is installed. All make observations, and masks where a game has them, at every step, and begin anew where a game
has ended. Rates are by processor time of all threads, so that what else runs on the machine does not count.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy

Rate = Callable[[], float]
"""Plays on for a while; steps in a second of processor time."""

GAMES = 1024
STEPS = 60
SINGLE_STEPS = 2000


def by_processor(steps: int, work: Callable[[], object]) -> float:
    """Steps in a second of processor time."""
    started = time.process_time()
    work()
    return steps / (time.process_time() - started)


def ours(players: str | None = None, **options: Any) -> Rate:
    """Our vector environment: all seats are the learner's unless somebody else has them."""
    from fiefdom.envs.gymnasium import FiefdomVectorEnv

    env = FiefdomVectorEnv(GAMES, kingdom="First Game", opponents=players, threads=1, copy=False, **options)
    env.reset(seed=1)
    generator = numpy.random.default_rng(1)

    def work() -> None:
        for _ in range(STEPS):
            env.step(env.random_actions(generator))

    return lambda: by_processor(GAMES * STEPS, work)


def ours_alone() -> Rate:
    """One game of ours as a Gymnasium environment."""
    from fiefdom.envs.gymnasium import FiefdomEnv

    env = FiefdomEnv(kingdom="First Game")
    env.reset(seed=1)
    generator = numpy.random.default_rng(1)

    def work() -> None:
        for _ in range(SINGLE_STEPS):
            _, _, terminated, truncated, _ = env.step(generator.choice(numpy.flatnonzero(env.arena.masks[0])))
            if terminated or truncated:
                env.reset()

    return lambda: by_processor(SINGLE_STEPS, work)


def envpool(task: str) -> Rate:
    """A game of EnvPool, whose environments are written in C++."""
    pool = importlib.import_module("envpool")
    env = pool.make_gymnasium(task, num_envs=GAMES, num_threads=1, seed=1)
    env.reset()
    actions = env.action_space.n
    generator = numpy.random.default_rng(1)

    def work() -> None:
        for _ in range(STEPS):
            env.step(generator.integers(actions, size=GAMES).astype(numpy.int32))

    return lambda: by_processor(GAMES * STEPS, work)


def pgx(game: str) -> Rate:
    """A game of pgx, compiled by JAX for this processor: all steps in one call."""
    jax, games = importlib.import_module("jax"), importlib.import_module("pgx")
    env = games.make(game)
    step, reset = jax.vmap(env.step), jax.vmap(env.init)

    def one(carry: Any, key: Any) -> Any:
        state, _ = carry
        lots = jax.random.gumbel(key, state.legal_action_mask.shape)
        keys = jax.random.split(key, GAMES)
        state = step(state, jax.numpy.where(state.legal_action_mask, lots, -jax.numpy.inf).argmax(axis=1), keys)
        fresh = reset(keys)

        def pick(new: Any, old: Any) -> Any:
            return jax.numpy.where(state.terminated.reshape(-1, *[1] * (new.ndim - 1)), new, old)

        return (jax.tree_util.tree_map(pick, fresh, state), state.observation.astype(jax.numpy.float32).sum()), None

    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, jax.numpy.float32(0)), jax.random.split(key, STEPS))[0]

    play_fast = jax.jit(play)
    state = jax.jit(reset)(jax.random.split(jax.random.PRNGKey(1), GAMES))
    jax.block_until_ready(play_fast(state, jax.random.PRNGKey(2)))
    return lambda: by_processor(GAMES * STEPS, lambda: jax.block_until_ready(play_fast(state, jax.random.PRNGKey(3))))


def rlcard(game: str) -> Rate:
    """A card game of RLCard, one at a time: it has no vector environment."""
    cards = importlib.import_module("rlcard")
    env = cards.make(game, config={"seed": 1})
    generator = numpy.random.default_rng(1)
    state = [env.reset()[0]]

    def work() -> None:
        for _ in range(SINGLE_STEPS):
            state[0] = env.step(int(generator.choice(list(state[0]["legal_actions"]))))[0]
            if env.is_over():
                state[0] = env.reset()[0]

    return lambda: by_processor(SINGLE_STEPS, work)


def open_spiel(game: str) -> Rate:
    """A card game of OpenSpiel, written in C++ and stepped from Python, one at a time."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    generator = numpy.random.default_rng(1)
    state = [loaded.new_initial_state()]

    def step() -> int:
        if state[0].is_terminal():
            state[0] = loaded.new_initial_state()
        if state[0].is_chance_node():
            outcomes, chances = zip(*state[0].chance_outcomes(), strict=True)
            state[0].apply_action(int(generator.choice(outcomes, p=chances)))
            return 0
        state[0].apply_action(int(generator.choice(state[0].legal_actions())))
        if not state[0].is_terminal() and not state[0].is_chance_node():
            state[0].information_state_tensor() if "poker" in game else state[0].observation_tensor()
        return 1

    def work() -> int:
        return sum(step() for _ in range(SINGLE_STEPS))

    def rate() -> float:
        started = time.process_time()
        steps = work()
        return steps / (time.process_time() - started)

    return rate


MEASURES: dict[str, tuple[str, Callable[[], Rate]]] = {
    "Fiefdom, 1024 games, all seats": ("fiefdom", ours),
    "– without memory": ("fiefdom", lambda: ours(memory=False)),
    "– purchases only": ("fiefdom", lambda: ours(decisions="purchases")),
    "EnvPool CartPole-v1, 1024 games": ("envpool", lambda: envpool("CartPole-v1")),
    "EnvPool Blackjack-v1, 1024 games": ("envpool", lambda: envpool("Blackjack-v1")),
    "EnvPool Taxi-v3, 1024 games": ("envpool", lambda: envpool("Taxi-v3")),
    "pgx backgammon, 1024 games": ("pgx", lambda: pgx("backgammon")),
    "pgx leduc_holdem, 1024 games": ("pgx", lambda: pgx("leduc_holdem")),
    "pgx gardner_chess, 1024 games": ("pgx", lambda: pgx("gardner_chess")),
    "Fiefdom, one game, Gymnasium": ("fiefdom", ours_alone),
    "RLCard gin-rummy, one game": ("rlcard", lambda: rlcard("gin-rummy")),
    "RLCard limit-holdem, one game": ("rlcard", lambda: rlcard("limit-holdem")),
    "OpenSpiel gin_rummy, one game": ("pyspiel", lambda: open_spiel("gin_rummy")),
}
"""By name: the library, and what makes the measure."""


def measured(rounds: int) -> dict[str, list[float]]:
    """The rates of all that is installed, round after round so that all suffer alike from what else runs."""
    there = {name: make() for name, (library, make) in MEASURES.items() if importlib.util.find_spec(library)}
    rates: dict[str, list[float]] = {name: [] for name in there}
    for _, (name, rate) in itertools.product(range(rounds), there.items()):
        rates[name].append(rate())
    return rates


def show_peers(rounds: int) -> None:
    """A line for each: the best round, and by how much our vector environment is faster in the median of the rounds."""
    rates = measured(rounds)
    first = next(iter(rates))
    for name, own in rates.items():
        ratio = statistics.median(one / other for one, other in zip(rates[first], own, strict=True))
        print(f"{name:<36} {max(own):>12,.0f} steps/s of processor time   the first line is {ratio:8.2f} times that")
