"""Deep Monte Carlo, a cousin of DQN: a network learns what each purchase was worth in the end, and plays what it thinks is worth most.

    python baselines/dmc.py --minutes 10 --out runs/dmc.npz

Instead of the best next value, as DQN has it, the goal of an action is simply the result of the game, as in DouZero (Zha et al., 2021):
games are short, and nothing has to be believed. It plays against itself on a thousand kingdoms, and now and then chooses by lot.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the network is small: more threads only wait for each other

import numpy
from numpy.typing import NDArray

from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.envs.arena import Arena
from fiefdom.learning.curve import LearningCurve
from fiefdom.learning.features import Features, base_cards
from fiefdom.learning.model import Model
from fiefdom.learning.network import Adam, Network
from fiefdom.learning.scores import score

WATCHED = ("big-money", "smithy")
"""The opponents of the curve, on kingdoms that nothing is learned on."""

POINTS = 10
"""Of the curve."""


@dataclass(frozen=True)
class Settings:
    """What can be chosen."""

    seed: int = 1
    games: int = 512
    kingdoms: int = 1000
    hidden: tuple[int, ...] = (256, 128)
    rate: float = 1e-3
    by_lot: float = 0.05
    """How often an action is drawn by lot."""
    batch: int = 8192
    room: int = 200_000
    """Decisions that are remembered, and shuffled, before the oldest are forgotten."""


@dataclass
class Replay:
    """Decisions of games that have ended, with their results: as many as there is room for."""

    room: int
    inputs: NDArray[Any]
    actions: NDArray[Any] = field(init=False)
    results: NDArray[Any] = field(init=False)
    written: int = 0

    def __post_init__(self) -> None:
        self.actions = numpy.zeros(self.room, numpy.int64)
        self.results = numpy.zeros(self.room, numpy.float32)

    def add(self, inputs: NDArray[Any], actions: NDArray[Any], results: NDArray[Any]) -> None:
        """Remember decisions in the places of the oldest."""
        places = (self.written + numpy.arange(len(actions))) % self.room
        self.inputs[places], self.actions[places], self.results[places] = inputs, actions, results
        self.written += len(actions)

    def draw(self, number: int, generator: numpy.random.Generator) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Some of them by lot."""
        places = generator.integers(min(self.written, self.room), size=number)
        return self.inputs[places].astype(numpy.float32), self.actions[places], self.results[places]


class Run:
    """The games, what was decided in them so far, and what is learned."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.generator = numpy.random.default_rng(settings.seed)
        features = Features(base_cards())
        network = Network.fresh((features.size, *settings.hidden, len(features.actions) + 1), self.generator)
        self.model = Model(network, features, about={"algorithm": "dmc", "settings": asdict(settings)})
        self.adam = Adam(network.parameters)
        self.replay = Replay(settings.room, numpy.zeros((settings.room, features.size), numpy.float16))
        kingdoms = [random_kingdom(seed) for seed in range(settings.kingdoms)]
        self.arena = Arena(settings.games, kingdom=kingdoms, opponents=None, decisions="purchases", most_turns=60)
        self.arena.seed(settings.seed)
        self.arena.reset()
        self.running: list[list[tuple[NDArray[Any], int, int]]] = [[] for _ in range(settings.games)]
        self.steps = 0
        self.seconds = 0.0
        self.error = 0.0

    def step(self) -> None:
        """One decision in each game; games that end are remembered."""
        arena, features = self.arena, self.model.features
        inputs, legal = features.of(arena.observations), features.legal(arena.masks)
        worth = self.model.network.evaluate(inputs, legal)[0]
        by_lot = self.generator.random(len(arena)) < self.settings.by_lot
        worth[by_lot] = self.generator.random((int(by_lot.sum()), worth.shape[1])) + numpy.where(legal[by_lot], 0, -9)
        actions = worth.argmax(axis=1)
        small = inputs.astype(numpy.float16)
        for game, seat in enumerate(arena.deciders.tolist()):
            if seat >= 0:
                self.running[game].append((small[game], int(actions[game]), seat))
        arena.step(features.actions[actions])
        for game in numpy.flatnonzero(arena.ended).tolist():
            self._remember(game)

    def _remember(self, game: int) -> None:
        if self.running[game]:
            inputs, actions, seats = zip(*self.running[game], strict=True)
            self.replay.add(numpy.stack(inputs), numpy.array(actions), self.arena.rewards[game, list(seats)])
            self.steps += len(actions)
            self.running[game] = []

    def learn(self) -> float:
        """One step of the optimiser towards the results; the mean error."""
        inputs, actions, results = self.replay.draw(self.settings.batch, self.generator)
        layers = self.model.network.layers(inputs)
        rows = numpy.arange(len(actions))
        errors = layers[-1][rows, actions] - results
        wanted = numpy.zeros_like(layers[-1])
        wanted[rows, actions] = errors / len(actions)
        self.adam.step(self.model.network.gradients(layers, wanted), self.settings.rate)
        return float(numpy.abs(errors).mean())


def train(run: Run, minutes: float, *, steps_between: int = 4) -> None:
    """Play and learn for so many more minutes of processor time."""
    began = time.process_time()
    while time.process_time() - began < 60 * minutes:
        for _ in range(steps_between):
            run.step()
        if run.replay.written:
            run.error = run.learn()
    run.seconds += time.process_time() - began
    run.model.about.update(steps=run.steps, cpu_seconds=round(run.seconds))


def main() -> None:
    """Read the command line, learn, and tell what that was good for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time; 10")
    parser.add_argument("--out", type=Path, default=Path("runs/dmc.npz"), help="the model; its curve lies beside it")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    run, curve = Run(Settings(wanted.seed)), LearningCurve(wanted.out.with_suffix(".csv"), wanted.seed)
    unseen = [random_kingdom(1_000_000 + seed) for seed in range(50)]
    for _ in range(POINTS):
        train(run, wanted.minutes / POINTS)
        scores = {name: score(run.model, name, unseen, 1000, seed=5) for name in WATCHED}
        curve.add({"steps": run.steps, "cpu_seconds": round(run.seconds, 1)} | scores | {"error": run.error})
        run.model.save(wanted.out)


if __name__ == "__main__":
    main()
