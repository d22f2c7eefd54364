"""Self-play by proximal policy optimisation with masks (PPO), in one file of NumPy: which cards to buy, on a thousand kingdoms at once.

    python baselines/ppo.py --minutes 60 --out runs/ppo.npz

The learner decides purchases and gains; a default strategy plays the cards (`decisions="purchases"`). One network plays both seats of
most games. With `--against leader:0.3` three games of ten are against that opponent. The run can be interrupted: the same command
goes on where it was. Each line of its log is a point of the learning curve.
"""

from __future__ import annotations

import argparse
import os
import pickle
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the network is small: more threads only wait for each other

import numpy
from numpy.typing import NDArray

from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.envs.arena import Arena
from fiefdom.envs.encoding import LATEST
from fiefdom.learning.curve import LearningCurve
from fiefdom.learning.features import Features, base_cards
from fiefdom.learning.model import Model
from fiefdom.learning.network import Adam, Network, sample, softmax
from fiefdom.learning.scores import score

WATCHED = ("big-money", "smithy")
"""The opponents of the curve, on kingdoms that nothing is learned on."""


@dataclass(frozen=True)
class Settings:
    """What can be chosen."""

    seed: int = 1
    games: int = 512
    """Games that are played side by side."""
    steps: int = 96
    """Steps in each game before the network learns from them."""
    kingdoms: int = 1000
    hidden: tuple[int, ...] = (256, 128)
    rate: float = 1e-3
    last_rate: float = 1e-4
    epochs: int = 3
    batch: int = 8192
    clip: float = 0.2
    decay: float = 0.95
    """Of the advantage: the lambda of its estimate."""
    entropy: float = 0.02
    last_entropy: float = 0.003
    value_weight: float = 0.5
    version: int = LATEST
    """Of the encoding: 1 is without memory."""
    against: str = ""
    """`leader:0.3,big-money:0.1`: opponents and their share of the games; the others are against itself."""


@dataclass
class Rollout:
    """What was seen and done: an array by step and game for each."""

    inputs: list[NDArray[Any]] = field(default_factory=list)
    legal: list[NDArray[Any]] = field(default_factory=list)
    actions: list[NDArray[Any]] = field(default_factory=list)
    chances: list[NDArray[Any]] = field(default_factory=list)
    values: list[NDArray[Any]] = field(default_factory=list)
    deciders: list[NDArray[Any]] = field(default_factory=list)
    rewards: list[NDArray[Any]] = field(default_factory=list)
    ended: list[NDArray[Any]] = field(default_factory=list)


class Table:
    """Games that are played on from one rollout to the next."""

    def __init__(self, games: int, opponents: str | None, settings: Settings) -> None:
        kingdoms = [random_kingdom(seed) for seed in range(settings.kingdoms)]
        self.arena = Arena(games, kingdom=kingdoms, opponents=opponents, decisions="purchases", most_turns=60)
        self.arena.seed(settings.seed * 1_000_003 + len(opponents or "") * 7919)
        self.arena.reset()

    def play(self, model: Model, steps: int, generator: numpy.random.Generator) -> Rollout:
        """Play some steps with a network that does not change meanwhile."""
        arena, rollout, features = self.arena, Rollout(), model.features
        games = numpy.arange(len(arena))
        for _ in range(steps):
            inputs, legal = features.of(arena.observations), features.legal(arena.masks)
            logits, values = model.network.evaluate(inputs, legal)
            chances = softmax(logits)
            actions = sample(chances, generator)
            rollout.inputs.append(inputs)
            rollout.legal.append(legal)
            rollout.actions.append(actions)
            rollout.chances.append(chances[games, actions])
            rollout.values.append(values)
            rollout.deciders.append(arena.deciders.copy())
            arena.step(features.actions[actions])
            rollout.rewards.append(arena.rewards.copy())
            rollout.ended.append(arena.ended.copy())
        rollout.values.append(model.network.evaluate(features.of(arena.observations), features.legal(arena.masks))[1])
        rollout.deciders.append(arena.deciders.copy())
        return rollout


def advantages(rollout: Rollout, decay: float) -> NDArray[numpy.float32]:
    """How much better each decision turned out than was expected (GAE), for each seat by its own next decision.

    What a seat expects that has not been asked yet is the opposite of what the one expects that is.
    """
    games = numpy.arange(len(rollout.actions[0]))
    found = numpy.zeros((len(rollout.actions), len(games)), numpy.float32)
    last, decider = rollout.values[-1], rollout.deciders[-1]
    coming = numpy.where(decider[:, None] == numpy.arange(2), last[:, None], -last[:, None]) * (decider >= 0)[:, None]
    better = numpy.zeros((len(games), 2), numpy.float32)
    for step in reversed(range(len(found))):
        ended = rollout.ended[step][:, None]
        coming = numpy.where(ended, rollout.rewards[step], coming)
        better = numpy.where(ended, 0, better)
        asked = rollout.deciders[step] >= 0
        whose, who = games[asked], rollout.deciders[step][asked]
        values = rollout.values[step][asked]
        better[whose, who] = coming[whose, who] - values + decay * better[whose, who]
        found[step, asked] = better[whose, who]
        coming[whose, who] = values
    return found


@dataclass
class Samples:
    """Decisions to learn from, in a row."""

    inputs: NDArray[Any]
    legal: NDArray[Any]
    actions: NDArray[Any]
    chances: NDArray[Any]
    advantages: NDArray[Any]
    returns: NDArray[Any]

    @staticmethod
    def of(rollouts: list[Rollout], decay: float) -> Samples:
        """The decisions of rollouts that somebody was asked for and that were not forced."""
        parts = []
        for rollout in rollouts:
            better = advantages(rollout, decay)
            legal = numpy.stack(rollout.legal)
            asked = (numpy.stack(rollout.deciders[:-1]) >= 0) & (legal.sum(axis=2) > 1)
            returns = better + numpy.stack(rollout.values[:-1])
            stacks = [numpy.stack(each) for each in (rollout.inputs, rollout.actions, rollout.chances)]
            parts.append([each[asked] for each in (stacks[0], legal, stacks[1], stacks[2], better, returns)])
        return Samples(*(numpy.concatenate(each) for each in zip(*parts, strict=True)))

    def batches(self, size: int, generator: numpy.random.Generator) -> Iterator[Samples]:
        """All of them once, shuffled, some at a time."""
        order = generator.permutation(len(self.actions))
        for start in range(0, len(order), size):
            chosen = order[start : start + size]
            yield Samples(*(getattr(self, name)[chosen] for name in self.__dataclass_fields__))


def learn(network: Network, adam: Adam, samples: Samples, settings: Settings, rate: float, entropy: float) -> float:
    """One step of the optimiser: the clipped objective, the value's error, and some entropy. Gives the share that was clipped."""
    layers = network.layers(samples.inputs)
    logits = numpy.where(samples.legal, layers[-1][:, :-1], numpy.float32(-1e9))
    chances = softmax(logits)
    rows = numpy.arange(len(chances))
    scale = numpy.float32(1 / len(chances))
    better = (samples.advantages - samples.advantages.mean()) / (samples.advantages.std() + 1e-6)
    ratio = chances[rows, samples.actions] / samples.chances
    clipped = ((ratio > 1 + settings.clip) & (better > 0)) | ((ratio < 1 - settings.clip) & (better < 0))
    pull = numpy.where(clipped, 0, -better * ratio) * scale
    wanted = numpy.empty_like(layers[-1])
    wanted[:, :-1] = -pull[:, None] * chances
    wanted[rows, samples.actions] += pull
    logs = numpy.log(chances + numpy.float32(1e-12))
    wanted[:, :-1] += entropy * scale * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    wanted[:, -1] = settings.value_weight * (layers[-1][:, -1] - samples.returns) * scale
    adam.step(network.gradients(layers, wanted), rate)
    return float(clipped.mean())


class Run:
    """A training run: everything that a checkpoint keeps, and the games."""

    def __init__(self, settings: Settings, network: Network | None = None) -> None:
        self.settings = settings
        self.generator = numpy.random.default_rng(settings.seed)
        features = Features(base_cards(), settings.version)
        sizes = (features.size, *settings.hidden, len(features.actions) + 1)
        network = network or Network.fresh(sizes, self.generator)
        self.model = Model(network, features, about={"algorithm": "ppo", "settings": asdict(settings)})
        self.adam = Adam(network.parameters)
        self.steps = 0
        self.seconds = 0.0
        self.tables = tables(settings)

    def iterate(self, progress: float) -> float:
        """Play, learn. `progress` is from 0 at the beginning to 1 at the end."""
        settings = self.settings
        rate = settings.rate + (settings.last_rate - settings.rate) * progress
        entropy = settings.entropy + (settings.last_entropy - settings.entropy) * progress
        samples = Samples.of([table.play(self.model, settings.steps, self.generator) for table in self.tables], settings.decay)
        clipped = [
            learn(self.model.network, self.adam, batch, settings, rate, entropy)
            for _ in range(settings.epochs)
            for batch in samples.batches(settings.batch, self.generator)
        ]
        self.steps += len(samples.actions)
        return float(numpy.mean(clipped))

    def save(self, path: Path) -> None:
        """Write the model, and beside it what it takes to go on."""
        self.model.about.update(steps=self.steps, cpu_seconds=round(self.seconds))
        self.model.save(path)
        kept = (self.model.network, self.adam, self.steps, self.seconds, self.generator)
        path.with_suffix(".checkpoint").write_bytes(pickle.dumps(kept))

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint of one's own, if there is one."""
        checkpoint = path.with_suffix(".checkpoint")
        if checkpoint.exists():
            network, self.adam, self.steps, self.seconds, self.generator = pickle.loads(checkpoint.read_bytes())
            self.model = Model(network, self.model.features, about=self.model.about)
            self.adam.parameters = network.parameters


def tables(settings: Settings) -> list[Table]:
    """The games against itself, and those against each opponent."""
    shares = {name: float(share) for name, _, share in (word.partition(":") for word in settings.against.split(",") if word)}
    own = round(settings.games * (1 - sum(shares.values())))
    found = [Table(own, None, settings)] if own else []
    return found + [Table(round(settings.games * share), name, settings) for name, share in shares.items()]


def train(run: Run, minutes: float, out: Path, every: int = 20, games: int = 1000) -> None:
    """Learn for so many minutes of processor time, and add a point to the curve now and then, and at the end."""
    curve, iteration, is_over = LearningCurve(out.with_suffix(".csv"), run.settings.seed), 0, run.seconds >= 60 * minutes
    unseen = [random_kingdom(1_000_000 + seed) for seed in range(50)]
    began = time.process_time() - run.seconds
    while not is_over:
        clipped = run.iterate(min(1.0, run.seconds / (60 * minutes)))
        run.seconds = time.process_time() - began
        is_over = run.seconds >= 60 * minutes
        if iteration % every == 0 or is_over:
            evaluated = time.process_time()
            scores = {name: score(run.model, name, unseen, games, seed=5) for name in WATCHED}
            curve.add({"steps": run.steps, "cpu_seconds": round(run.seconds, 1)} | scores | {"clipped": clipped})
            run.save(out)
            began += time.process_time() - evaluated
        iteration += 1


def main() -> None:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60, help="of processor time; 60")
    parser.add_argument("--out", type=Path, default=Path("runs/ppo.npz"), help="the model; its log and checkpoint lie beside it")
    parser.add_argument("--start", type=Path, help="a model to begin with, as `clone.py` makes it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="", help="opponents and their share of the games, such as leader:0.3")
    parser.add_argument("--encoding", type=int, default=LATEST, metavar="VERSION", help="what is seen: 1 is without memory")
    parser.add_argument("--kingdoms", type=int, default=1000, help="how many kingdoms to learn on; 1000")
    parser.add_argument("--rate", type=float, default=Settings.rate, help="the first learning rate")
    parser.add_argument("--entropy", type=float, default=Settings.entropy, help="the first weight of entropy")
    wanted = parser.parse_args()
    start = Model.load(wanted.start) if wanted.start else None
    settings = Settings(
        wanted.seed,
        kingdoms=wanted.kingdoms,
        against=wanted.against,
        rate=wanted.rate,
        entropy=wanted.entropy,
        version=start.features.version if start else wanted.encoding,
    )
    run = Run(settings, start.network if start else None)
    run.resume(wanted.out)
    train(run, wanted.minutes, wanted.out)


if __name__ == "__main__":
    main()
