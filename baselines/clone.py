"""Behaviour cloning: a network learns to buy what good players bought, from a dataset of their games.

    fiefdom dataset games --players leader,leader --games 3000 --kingdoms 100 --seed 0
    python baselines/clone.py games --out runs/clone.npz

Every purchase of the dataset is an example; the result of its game is what the value learns. Kingdoms of the split `validation` are
kept aside, to see how well it guesses on kingdoms that it has not seen. What comes out can be where `ppo.py --start` begins.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the network is small: more threads only wait for each other

import numpy
from numpy.typing import NDArray

from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.datasets.examples import read_examples
from fiefdom.learning.curve import LearningCurve
from fiefdom.learning.features import Features, base_cards
from fiefdom.learning.model import Model
from fiefdom.learning.network import Adam, Network, softmax
from fiefdom.learning.scores import score

HIDDEN = (256, 128)
BATCH = 1024
RATE = 1e-3
VALUE_WEIGHT = 0.5


@dataclass
class Purchases:
    """Examples as a network takes them."""

    inputs: NDArray[numpy.float32]
    legal: NDArray[numpy.bool_]
    actions: NDArray[numpy.int64]
    results: NDArray[numpy.float32]

    @staticmethod
    def of(folder: Path, split: str, features: Features) -> Purchases:
        """The purchases of a split of a dataset; results from -1 to 1."""
        places = {int(action): place for place, action in enumerate(features.actions)}
        parts = []
        for rows in read_examples(folder, split, questions=("buy", "gain")):
            legal = features.legal(rows.masks)
            actions = numpy.array([places[action] for action in rows.actions.tolist()], numpy.int64)
            parts.append((features.of(rows.observations), legal, actions, 2 * rows.results - 1))
        return Purchases(*(numpy.concatenate(each) for each in zip(*parts, strict=True)))

    def __len__(self) -> int:
        return len(self.actions)


def learn(network: Network, adam: Adam, examples: Purchases, chosen: NDArray[Any]) -> None:
    """One step towards what was bought, and towards the results."""
    layers = network.layers(examples.inputs[chosen])
    chances = softmax(numpy.where(examples.legal[chosen], layers[-1][:, :-1], numpy.float32(-1e9)))
    wanted = numpy.empty_like(layers[-1])
    wanted[:, :-1] = chances
    wanted[numpy.arange(len(chosen)), examples.actions[chosen]] -= 1
    wanted[:, -1] = VALUE_WEIGHT * (layers[-1][:, -1] - examples.results[chosen])
    adam.step(network.gradients(layers, wanted / numpy.float32(len(chosen))), RATE)


def accuracy(network: Network, examples: Purchases) -> float:
    """How often the likeliest purchase is the one that was made."""
    logits = network.evaluate(examples.inputs, examples.legal)[0]
    return float((logits.argmax(axis=1) == examples.actions).mean())


def clone(folder: Path, epochs: int, seed: int = 1, curve: LearningCurve | None = None) -> tuple[Model, dict[str, float]]:
    """A model of the players of a dataset, and how well it guesses on kingdoms that it has learned from and on others."""
    generator, began = numpy.random.default_rng(seed), time.process_time()
    features = Features(base_cards())
    examples, aside = (Purchases.of(folder, split, features) for split in ("train", "validation"))
    network = Network.fresh((features.size, *HIDDEN, len(features.actions) + 1), generator)
    adam = Adam(network.parameters)
    found = {"examples": float(len(examples))}
    for epoch in range(epochs):
        order = generator.permutation(len(examples))
        for start in range(0, len(order), BATCH):
            learn(network, adam, examples, order[start : start + BATCH])
        found |= {"seen": accuracy(network, examples), "unseen": accuracy(network, aside)}
        if curve:
            curve.add({"epoch": epoch + 1, "cpu_seconds": round(time.process_time() - began, 1)} | found)
    about = {"algorithm": "clone", "epochs": epochs, "seed": seed, **found, "cpu_seconds": round(time.process_time() - began)}
    return Model(network, features, about=about), found


def main() -> None:
    """Read the command line, learn, and tell what that was good for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a dataset of decisions, as `fiefdom dataset` writes it")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--out", type=Path, default=Path("runs/clone.npz"), help="the model; its curve lies beside it")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    model, found = clone(wanted.folder, wanted.epochs, wanted.seed, LearningCurve(wanted.out.with_suffix(".csv"), wanted.seed))
    model.save(wanted.out)
    unseen = [random_kingdom(1_000_000 + seed) for seed in range(50)]
    shares = "  ".join(f"{name} {score(model, name, unseen, 1000, seed=5):.3f}" for name in ("big-money", "smithy"))
    print(f"examples {found['examples']:,.0f}  guessed {found['seen']:.1%}, on other kingdoms {found['unseen']:.1%}  {shares}")


if __name__ == "__main__":
    main()
