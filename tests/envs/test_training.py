"""A third party's learner as a client: MaskablePPO of sb3-contrib trains on the environment."""

from __future__ import annotations

import numpy
import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib and torch are large and not part of the test extra: pip install torch sb3-contrib")

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

from fiefdom.envs.gymnasium import FiefdomEnv

# torch and Stable-Baselines3 warn about things of their own, such as each other's deprecations.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_stable_baselines_accepts_the_environment() -> None:
    check_env(FiefdomEnv(kingdom="First Game"))


def test_maskable_ppo_trains_and_plays_legally() -> None:
    torch.set_num_threads(1)
    envs = make_vec_env(lambda: FiefdomEnv(kingdom="First Game", opponents="random"), n_envs=4, seed=1)
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=64, n_epochs=2, seed=1, device="cpu")
    before = [parameter.detach().clone() for parameter in model.policy.parameters()]
    model.learn(512)
    assert model.num_timesteps == 512
    assert any((old != new).any() for old, new in zip(before, model.policy.parameters(), strict=True))
    env = FiefdomEnv(kingdom="First Game", opponents="big-money")
    observation, info = env.reset(seed=2)
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=get_action_masks(env))
        observation, _, terminated, truncated, info = env.step(numpy.int64(action))
        over = terminated or truncated
        assert not info["illegal"]
