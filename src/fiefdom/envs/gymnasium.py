"""Gymnasium environments: one game against our agents (`Fiefdom-v0`), and many games at once in arrays.

Importing this module registers `Fiefdom-v0`, so that `gymnasium.make("fiefdom.envs.gymnasium:Fiefdom-v0")` works anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from fiefdom.envs.arena import Arena, EnvConfig
from fiefdom.envs.encoding import Encoding
from fiefdom.errors import BadEnvironment, MissingExtra
from fiefdom.game.notation import write_position

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as problem:
    raise MissingExtra("library", library="gymnasium", extra="gymnasium") from problem

NAME = "Fiefdom-v0"


def observation_space(encoding: Encoding) -> Box[Any]:
    """The space of observations."""
    low, high = encoding.bounds
    return Box(low, high, dtype=numpy.int16)


class FiefdomEnv(gymnasium.Env[NDArray[numpy.int16], numpy.int64]):
    """One seat of a game against one of our agents, or against one for each other seat.

    `opponents` are names of agents (`random`, `big-money`, `big-money+smithy`) or functions from a seed to an agent. The other
    options are those of `fiefdom.envs.arena.EnvConfig`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(self, config: EnvConfig | None = None, *, render_mode: str | None = None, **options: Any) -> None:
        self.arena = Arena(1, config, **options)
        if self.arena.config.opponents is None:
            raise BadEnvironment("no-opponents")
        self.observation_space = observation_space(self.arena.encoding)
        self.action_space = Discrete(self.arena.encoding.actions)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[numpy.int16], dict[str, Any]]:
        """Begin an episode. The seed chooses the luck of this one and of all that follow until the next seed."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self.arena.seed(seed)
        self.arena.reset()
        return self.arena.observations[0].copy(), self._info()

    def step(self, action: numpy.int64) -> tuple[NDArray[numpy.int16], float, bool, bool, dict[str, Any]]:
        """Answer the open question. An illegal action loses the game."""
        if self.arena.ended[0]:
            raise BadEnvironment("over", action=action)
        arena = self.arena
        arena.step([action])
        ends = bool(arena.terminated[0]), bool(arena.truncated[0])
        return arena.observations[0].copy(), float(arena.rewards[0, arena.config.seat]), *ends, self._info()

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions are legal, as `MaskablePPO` asks for it."""
        legal: NDArray[numpy.bool_] = self.arena.masks[0] != 0
        return legal

    def render(self) -> str | None:
        """The game with all its secrets in one line of notation (`ansi`)."""
        return write_position(self.arena.position(0)) if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.arena.masks[0].copy(), "illegal": bool(self.arena.illegal[0])}


class FiefdomVectorEnv(VectorEnv[NDArray[numpy.int16], NDArray[numpy.int64], NDArray[Any]]):
    """Many games at once, stepped by the compiled engine on all cores.

    Game i is the same as a `FiefdomEnv` with the seed of the first game plus i. With `opponents=None` the actions are those of all
    seats: an observation is that of the seat that is asked, the reward that of the seat that has acted, and `info["rewards"]` has
    everybody's. With `copy=False` the arrays that `step` returns are written anew by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(self, num_envs: int = 1, config: EnvConfig | None = None, *, threads: int = 0, copy: bool = True, **options: Any) -> None:
        self.arena = Arena(num_envs, config, threads=threads, **options)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.arena.encoding)
        self.single_action_space = Discrete(self.arena.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._self_play = self.arena.config.opponents is None
        self._copy = copy

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[numpy.int16], dict[str, Any]]:
        """Begin an episode in all games, or in those of `options["reset_mask"]`."""
        if seed is not None:
            self.arena.seed(seed)
        self.arena.reset((options or {}).get("reset_mask"))
        return self._given(self.arena.observations), self._info()

    def step(
        self, actions: NDArray[numpy.int64]
    ) -> tuple[NDArray[numpy.int16], NDArray[numpy.float64], NDArray[numpy.bool_], NDArray[numpy.bool_], dict[str, Any]]:
        """Carry out an action in each game; where an episode has ended, begin another (autoreset mode NEXT_STEP)."""
        arena = self.arena
        arena.step(actions)
        ends = arena.terminated.view(numpy.bool_), arena.truncated.view(numpy.bool_)
        return self._given(arena.observations), self._given(arena.earned), self._given(ends[0]), self._given(ends[1]), self._info()

    def random_actions(self, generator: numpy.random.Generator) -> NDArray[numpy.int64]:
        """A legal action for each game, all as likely."""
        return self.arena.random_actions(generator)

    def _info(self) -> dict[str, Any]:
        arena = self.arena
        info = {"action_mask": self._given(arena.masks), "illegal": self._given(arena.illegal.view(numpy.bool_))}
        if self._self_play:
            info |= {"decider": self._given(arena.deciders), "actor": self._given(arena.actors), "rewards": self._given(arena.rewards)}
        return info

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


if NAME not in gymnasium.registry:
    gymnasium.register(
        NAME,
        entry_point="fiefdom.envs.gymnasium:FiefdomEnv",
        vector_entry_point="fiefdom.envs.gymnasium:FiefdomVectorEnv",
        disable_env_checker=True,  # it would check once more at every start; the tests do it
    )
