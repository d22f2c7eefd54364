"""PettingZoo environments: every seat is an agent. `env` is the usual one, asked one after the other (AEC).

from fiefdom.envs import fiefdom_v0

env = fiefdom_v0.env(kingdom="First Game", players=3)
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.engine.observation import PASS_ACTION
from fiefdom.envs.arena import Arena, EnvConfig
from fiefdom.errors import MissingExtra
from fiefdom.game.notation import write_position

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

    from fiefdom.envs.gymnasium import observation_space as numbers_space
except ImportError as problem:
    raise MissingExtra("library", library="pettingzoo", extra="pettingzoo") from problem

NAME = "fiefdom_v0"
ILLEGAL_REWARD = -1

Observation = dict[str, NDArray[Any]]


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment in its usual wrappers: an illegal action ends the game, actions out of bounds and a wrong order are refused."""
    wrapped: AECEnv[str, Observation, int] = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class Seats:
    """What both environments have in common: an arena of one game, all of whose seats are agents."""

    metadata: dict[str, Any] = {"name": NAME, "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 4}  # noqa: RUF012
    agents: list[str]

    def __init__(
        self, config: EnvConfig | None = None, *, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        self.arena = Arena(1, config, **options, opponents=None)
        self.possible_agents = [f"player_{seat}" for seat in range(self.arena.players)]
        self.agents = []
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.cycles = 0
        encoding = self.arena.encoding
        mask = Box(0, 1, (encoding.actions,), numpy.int8)
        space: dict[str, Space[Any]] = {"observation": numbers_space(encoding), "action_mask": mask}
        self.observation_spaces = {agent: Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.arena.observe(0, seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> NDArray[numpy.int8]:
        """The legal actions of the seat that is asked; pass for all others, which nobody waits for."""
        mask: NDArray[numpy.int8] = self.arena.masks[0].copy()
        if self.arena.deciders[0] != seat:
            mask[:] = 0
            mask[PASS_ACTION] = 1
        return mask

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self.arena.seed(seed)
        self.arena.reset()
        self.agents = list(self.possible_agents)
        self.cycles = 0

    def _act(self, action: int) -> bool:
        """Answer the open question; whether the episode is cut off now."""
        self.arena.step([action])
        self.cycles += 1
        too_long = self.max_cycles is not None and self.cycles >= self.max_cycles
        return bool(self.arena.truncated[0]) or (too_long and not self.arena.terminated[0])

    def _each(self, value: Any) -> dict[str, Any]:
        """The same for all agents."""
        return dict.fromkeys(self.agents, value)

    def _rewards(self) -> dict[str, float]:
        return {agent: float(self.arena.rewards[0, seat]) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        """The game with all its secrets in one line of notation (`ansi`)."""
        return write_position(self.arena.position(0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return NAME


class raw_env(Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo calls it so
    """The environment without wrappers: agents act when they are asked.

    The options are those of `fiefdom.envs.arena.EnvConfig`; `max_cycles` cuts an episode off after so many actions.
    """

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode. The seed chooses the luck of this one and of all that follow until the next seed."""
        del options
        self._begin(seed)
        self.rewards = self._each(0)
        self._cumulative_rewards = self._each(0)
        self.terminations = self._each(value=False)
        self.truncations = self._each(value=False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.arena.deciders[0]]

    def step(self, action: int | None) -> None:
        """Answer the open question."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        cut_off = self._act(int(action))
        self.rewards = self._rewards()
        if self.arena.terminated[0] or cut_off:
            self.terminations = self._each(bool(self.arena.terminated[0]))
            self.truncations = self._each(cut_off)
        else:
            self.agent_selection = self.possible_agents[self.arena.deciders[0]]
        self._accumulate_rewards()


class parallel_env(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo calls it so
    """The same for libraries that want an action of every agent in every cycle: only the one that is asked is heard.

    The others may pass and nothing else.
    """

    metadata: dict[str, Any] = {**Seats.metadata, "is_parallelizable": True}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Begin an episode."""
        del options
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Answer the open question with the action of the agent that is asked."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        cut_off = self._act(int(actions[self.possible_agents[self.arena.deciders[0]]]))
        observations = {agent: self.observe(agent) for agent in self.agents}
        terminations, truncations = self._each(bool(self.arena.terminated[0])), self._each(cut_off)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if self.arena.terminated[0] or cut_off:
            self.agents = []
        return observations, self._rewards(), terminations, truncations, infos
