"""A third party's learner as a client: PPO of RLlib, with its own module for masks, learns on the environment."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.spaces import Box, Dict

pytest.importorskip("torch", reason="torch is large and not part of the test extra: pip install torch 'ray[rllib]'")
pytest.importorskip("tree", reason="what RLlib needs is not part of the test extra: pip install torch 'ray[rllib]'")

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from fiefdom.envs.gymnasium import FiefdomEnv

# RLlib, Ray and torch warn about things of their own, such as each other's deprecations.
pytestmark = pytest.mark.filterwarnings("ignore")

Masked = dict[str, Any]


class MaskedEnv(gymnasium.Env[Masked, numpy.int64]):
    """The environment as RLlib's module wants it: numbers and mask in one dictionary, and not too large."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.env = FiefdomEnv(**options)
        self.action_space = self.env.action_space
        numbers = Box(-numpy.inf, numpy.inf, self.env.observation_space.shape, numpy.float32)
        self.observation_space = Dict(
            {"action_mask": Box(0, 1, (self.env.arena.encoding.actions,), numpy.float32), "observations": numbers}
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Masked, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        return self._masked(observation, info), info

    def step(self, action: numpy.int64) -> tuple[Masked, float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        assert not info["illegal"]
        return self._masked(observation, info), reward, terminated, truncated, info

    def _masked(self, observation: Any, info: dict[str, Any]) -> Masked:
        return {"action_mask": info["action_mask"].astype(numpy.float32), "observations": numpy.arcsinh(observation, dtype=numpy.float32)}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Ray on this machine alone, and nothing written into the home directory."""
    monkeypatch.setattr("ray.tune.trainable.trainable.DEFAULT_STORAGE_PATH", str(tmp_path))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it keeps a token there
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "600")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


OPTIONS = {"kingdom": "First Game", "opponents": "big-money", "decisions": "purchases", "margin": 1.0}


@pytest.mark.usefixtures("here")
def test_ppo_of_rllib_learns_and_plays_legally() -> None:
    torch.set_num_threads(1)
    layers = {"fcnet_hiddens": [64], "head_fcnet_hiddens": [64], "vf_share_layers": False}
    config = (
        PPOConfig()
        .environment(MaskedEnv, env_config=OPTIONS)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=4)
        .learners(num_learners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=layers))
        .training(lr=1e-3, gamma=1.0, entropy_coeff=0.01, train_batch_size_per_learner=2000, minibatch_size=500, num_epochs=6)
        .debugging(seed=1)
    )
    learner = config.build_algo()
    leads = [learner.train()["env_runners"]["episode_return_mean"] for _ in range(8)]
    assert leads[-1] > leads[0] + 0.2  # points behind Big Money, a lead of 30 counts 1
    play_a_game(learner.get_module())
    learner.stop()


def play_a_game(module: Any) -> None:
    """What the module finds most likely is legal: the environment would say so."""
    env = MaskedEnv(OPTIONS)
    observation, _ = env.reset(seed=2)
    over = False
    while not over:
        batch = {"obs": {name: torch.from_numpy(numbers[None]) for name, numbers in observation.items()}}
        with torch.no_grad():
            likely = module.forward_inference(batch)["action_dist_inputs"]
        observation, _, terminated, truncated, _ = env.step(numpy.int64(likely.argmax()))
        over = terminated or truncated
