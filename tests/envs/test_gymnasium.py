"""The Gymnasium environments: the library's own check, and the same trajectories alone and in vectors."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from fiefdom.envs.encoding import ACTIONS, Encoding, action_of
from fiefdom.envs.gymnasium import FiefdomEnv, FiefdomVectorEnv
from fiefdom.errors import BadEnvironment
from fiefdom.game.notation import read_position

NAME = "fiefdom.envs.gymnasium:Fiefdom-v0"
SETS = ["First Game", "Size Distortion", "Deck Top"]


@pytest.mark.parametrize(
    "options",
    [{}, {"opponents": "big-money", "kingdom": "First Game"}, {"players": 4, "edition": "both", "canonical": True, "open_counts": True}],
    ids=str,
)
def test_the_check_of_gymnasium_passes(options: dict[str, Any]) -> None:
    check_env(gymnasium.make(NAME, **options).unwrapped)


def test_it_is_registered_under_its_name() -> None:
    env = gymnasium.make(NAME, kingdom="First Game", opponents="big-money")
    assert isinstance(env.unwrapped, FiefdomEnv)
    assert env.observation_space.shape == (Encoding(2).size,)
    assert env.action_space.n == ACTIONS  # type: ignore[attr-defined]


def test_an_episode_goes_from_reset_to_a_reward() -> None:
    env = FiefdomEnv(kingdom="First Game", opponents="random")
    generator = numpy.random.default_rng(1)
    observation, info = env.reset(seed=3)
    reward, over = 0.0, False
    while not over:
        assert reward == 0
        assert env.observation_space.contains(observation)
        assert (env.action_masks() == info["action_mask"]).all()
        action = generator.choice(numpy.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    assert reward in (-1, 0, 1)
    with pytest.raises(BadEnvironment, match="over"):
        env.step(numpy.int64(0))


def test_an_illegal_action_loses_the_game() -> None:
    env = FiefdomEnv(kingdom="First Game")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(numpy.int64(action_of("Province")))
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


def test_it_is_shown_as_a_line_that_can_be_read_again() -> None:
    env = FiefdomEnv(kingdom="First Game", render_mode="ansi")
    env.reset(seed=1)
    line = env.render()
    assert line is not None
    assert read_position(line) == env.arena.position(0)


def test_it_needs_opponents() -> None:
    with pytest.raises(BadEnvironment, match="needs opponents"):
        FiefdomEnv(opponents=None)


# Vectors


@pytest.mark.parametrize("opponents", ["random", "big-money"])
def test_vector_and_single_environments_give_the_same_trajectories(opponents: str) -> None:
    """The library's own vector of single environments, in the same autoreset mode, is the other side."""
    number = 3
    native = FiefdomVectorEnv(number, kingdom=SETS, opponents=opponents)
    single = SyncVectorEnv([lambda: FiefdomEnv(kingdom=SETS, opponents=opponents) for _ in range(number)])
    assert native.metadata["autoreset_mode"] == single.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert native.observation_space == single.observation_space
    assert native.action_space == single.action_space
    generator = numpy.random.default_rng(4)
    ours, our_info = native.reset(seed=11)
    theirs, their_info = single.reset(seed=11)
    for step in range(260):
        assert (ours == theirs).all()
        assert (our_info["action_mask"] == their_info["action_mask"]).all()
        actions = native.random_actions(generator)
        if step % 50 == 49:
            actions[step % number] = action_of("Curse")
        ours, *our_rest, our_info = native.step(actions)
        theirs, *their_rest, their_info = single.step(actions)
        assert all((one == other).all() for one, other in zip(our_rest, their_rest, strict=True))


def test_a_vector_can_be_made_by_name() -> None:
    env = gymnasium.make_vec(NAME, num_envs=7, kingdom="First Game", players=3)
    assert isinstance(env.unwrapped, FiefdomVectorEnv)
    observations, info = env.reset(seed=1)
    assert observations.shape == (7, Encoding(3).size)
    assert info["action_mask"].shape == (7, ACTIONS)
    assert env.observation_space.contains(observations)


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_kept_unless_that_is_not_wanted(copy: bool) -> None:
    env = FiefdomVectorEnv(4, kingdom="First Game", copy=copy)
    first, info = env.reset(seed=1)
    before = first.copy()
    for _ in range(3):
        env.step(numpy.full(4, 0))
    assert (first == before).all() == copy
    assert (info["action_mask"] is env.arena.masks) != copy


def test_some_games_can_be_reset_alone() -> None:
    env = FiefdomVectorEnv(3, kingdom="First Game")
    env.reset(seed=[1, 2, 3])
    env.step(numpy.zeros(3, numpy.int64))
    seeds = env.arena.seeds.copy()
    env.reset(options={"reset_mask": numpy.array([True, False, True])})
    assert (env.arena.seeds == seeds).tolist() == [False, True, False]


def test_in_self_play_the_reward_is_that_of_the_seat_that_acted() -> None:
    env = FiefdomVectorEnv(8, kingdom="First Game", players=3, opponents=None)
    env.reset(seed=1)
    generator = numpy.random.default_rng(1)
    found = 0
    for _ in range(600):
        _, reward, terminated, truncated, info = env.step(env.random_actions(generator))
        for game in numpy.flatnonzero(terminated | truncated):
            found += 1
            assert reward[game] == info["rewards"][game, info["actor"][game]]
            assert info["decider"][game] == -1
    assert found > 0
