"""Train a player against random play with MaskablePPO, and plot how it learns: a few minutes on two cores.

    python -m pip install '.[gymnasium]' torch sb3-contrib matplotlib
    python examples/train.py

The learner gets the observation of its seat and a mask of legal actions, and a reward at the end of each game: 1, 0 or -1.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import matplotlib
import numpy
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

from fiefdom.envs.gymnasium import FiefdomEnv, FiefdomVectorEnv

KINGDOM = "First Game"
GAMES_AT_ONCE = 32
EVALUATION_GAMES = 400


class Counts(BaseFeaturesExtractor):
    """Counts of cards as a network likes them: small numbers, however many cards there are."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, observation_space.shape[0])

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """The signed square root, which tells 0, 1 and 2 apart and 30 from 40 hardly."""
        return torch.sign(observations) * torch.sqrt(torch.abs(observations))


@dataclass
class Curve:
    """How the learner did over time."""

    steps: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def score(model: MaskablePPO, games: int, seed: int) -> float:
    """The share of games won against random play, ties counting half. Actions are drawn as the model likes them, as in training."""
    env = FiefdomVectorEnv(games, kingdom=KINGDOM, opponents="random")
    observations, info = env.reset(seed=seed)
    rewards = numpy.full(games, numpy.nan)
    while numpy.isnan(rewards).any():
        actions, _ = model.predict(observations, action_masks=info["action_mask"].astype(bool) | ended(info))
        observations, reward, terminated, truncated, info = env.step(actions)
        rewards = numpy.where(numpy.isnan(rewards) & (terminated | truncated), reward, rewards)
    return float((rewards.mean() + 1) / 2)


def ended(info: dict[str, Any]) -> Any:
    """Games without a legal action have ended; whatever is chosen there only begins the next one."""
    return ~info["action_mask"].any(axis=1, keepdims=True)


class Evaluation(BaseCallback):
    """Measures the learner every so many steps."""

    def __init__(self, every: int, games: int, seed: int) -> None:
        super().__init__()
        self.every, self.games, self.seed = every, games, seed
        self.curve = Curve()
        self.started = time.perf_counter()

    def _on_rollout_start(self) -> None:
        if not self.curve.steps or self.num_timesteps - self.curve.steps[-1] >= self.every:
            self.measure()

    def _on_step(self) -> bool:
        return True

    def measure(self) -> None:
        """Add a point to the curve."""
        assert isinstance(self.model, MaskablePPO)
        self.curve.steps.append(self.num_timesteps)
        self.curve.scores.append(score(self.model, self.games, self.seed))
        self.curve.seconds.append(time.perf_counter() - self.started)
        print(f"{self.num_timesteps:>8} steps {self.curve.seconds[-1]:>5.0f} s   wins {self.curve.scores[-1]:.1%}", flush=True)


def train(steps: int, seed: int, every: int = 4_000) -> tuple[MaskablePPO, Curve]:
    """A trained model, and how it went."""
    torch.set_num_threads(1)  # the network is small: more threads only wait for each other
    envs = DummyVecEnv([lambda: FiefdomEnv(kingdom=KINGDOM, opponents="random") for _ in range(GAMES_AT_ONCE)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=1024,
        n_epochs=3,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.002,
        learning_rate=1e-3,
        policy_kwargs={"features_extractor_class": Counts, "net_arch": [64, 64], "activation_fn": nn.ReLU},
        seed=seed,
        device="cpu",
    )
    evaluation = Evaluation(every, EVALUATION_GAMES, seed + 1)
    model.learn(steps, callback=evaluation)
    evaluation.measure()
    return model, evaluation.curve


def plot(curve: Curve, path: Path) -> None:
    """Draw the learning curve."""
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(curve.steps, [100 * value for value in curve.scores], color="#7a4b2a", linewidth=2)
    axes.axhline(95, color="#999999", linewidth=1, linestyle="--")
    axes.set(xlabel="decisions of the learner", ylabel="games won, %", ylim=(0, 101), title=f"MaskablePPO against random play, {KINGDOM}")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path)
    print(f"the curve is in {path}")


def main() -> None:
    """Train, measure once more on other games, and plot."""
    parser = argparse.ArgumentParser(description="Train a player against random play.")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions of the learner (default 60000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("learning-curve.svg"), help="where to draw the curve")
    options = parser.parse_args()
    model, curve = train(options.steps, options.seed)
    print(f"in 2,000 other games it wins {score(model, 2000, 10_000):.1%}")
    plot(curve, options.plot)


if __name__ == "__main__":
    main()
