"""Version 0 of the PettingZoo environment, under the name that PettingZoo's tools expect."""

from __future__ import annotations

from fiefdom.envs.pettingzoo import env, parallel_env, raw_env

__all__ = ["env", "parallel_env", "raw_env"]
