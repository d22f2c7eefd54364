"""The PettingZoo environments: the suites that ship with the library, and what they do not ask."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from fiefdom.envs import fiefdom_v0
from fiefdom.envs.encoding import Encoding, action_of, mask
from fiefdom.game.view import view

# PettingZoo documents the dictionary with a mask, and its test knows the environments that have one by their names.
DICTIONARIES = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
pytestmark = DICTIONARIES


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_api_test_passes(players: int) -> None:
    api_test(fiefdom_v0.env(players=players), num_cycles=400)


def test_the_api_test_passes_without_wrappers_too() -> None:
    api_test(fiefdom_v0.raw_env(kingdom="First Game"), num_cycles=400)


def test_the_seed_test_passes() -> None:
    seed_test(fiefdom_v0.env, num_cycles=150)
    seed_test(functools.partial(fiefdom_v0.env, players=4, canonical=True), num_cycles=50)


def test_the_parallel_tests_pass() -> None:
    parallel_api_test(fiefdom_v0.parallel_env(), num_cycles=100)
    parallel_seed_test(fiefdom_v0.parallel_env, num_cycles=100)


def test_the_max_cycles_test_passes() -> None:
    """It acts at random and out of turn, so illegal actions must change nothing."""
    parallel = functools.partial(fiefdom_v0.parallel_env, illegal="ignore")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles))))


def test_the_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(fiefdom_v0.env(kingdom="First Game"))
    assert "turns per second" in capsys.readouterr().out


def played(env: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """The agents in the order in which they were asked, and their rewards."""
    env.reset(seed=seed)
    generator = numpy.random.default_rng(seed)
    order: list[str] = []
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        action = None if terminated or truncated else generator.choice(numpy.flatnonzero(observation["action_mask"]))
        order += [agent] if action is not None else []
        env.step(action)
    return order, rewards


def test_a_game_ends_with_rewards_that_add_up_to_nothing() -> None:
    order, rewards = played(fiefdom_v0.env(kingdom="First Game", players=3), 2)
    assert set(order) == {"player_0", "player_1", "player_2"}
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_agents_are_asked_out_of_turn() -> None:
    """Militia makes others discard, so not everybody acts in turn."""
    env = fiefdom_v0.raw_env(kingdom="First Game")
    for seed in range(20):
        env.reset(seed=seed)
        generator = numpy.random.default_rng(seed)
        while not any(env.terminations.values()):
            position = env.arena.position(0)
            if position.turn != position.handle.decider:
                assert env.agent_selection == f"player_{position.handle.decider}"
                return
            env.step(generator.choice(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    pytest.fail("nobody was asked out of turn")


def test_observations_are_those_of_the_encoding() -> None:
    env = fiefdom_v0.raw_env(kingdom="First Game", players=3, canonical=True, memory=False)
    env.reset(seed=1)
    generator = numpy.random.default_rng(1)
    for _ in range(100):
        position = env.arena.position(0)
        for seat, agent in enumerate(env.agents):
            observation = env.observe(agent)
            assert env.observation_space(agent).contains(observation)
            assert observation["observation"].tolist() == Encoding(3).observe(view(position, seat)).tolist()
        asked = env.observe(env.agent_selection)["action_mask"]
        assert asked.tolist() == mask(view(position, position.handle.decider), canonical=True).tolist()
        env.step(generator.choice(numpy.flatnonzero(asked)))


@pytest.mark.filterwarnings("ignore:.*Illegal move made:UserWarning")
def test_an_illegal_action_loses_the_game() -> None:
    env = fiefdom_v0.env(kingdom="First Game", starter=0)
    env.reset(seed=1)
    env.step(action_of("Province"))
    assert env.rewards == {"player_0": -1, "player_1": 0}
    raw = fiefdom_v0.raw_env(kingdom="First Game", starter=0)
    raw.reset(seed=1)
    raw.step(action_of("Province"))
    assert raw.rewards == {"player_0": -1, "player_1": 1}


def test_episodes_are_cut_off() -> None:
    env = fiefdom_v0.raw_env(max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(0)
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}


def test_it_is_named_with_its_version() -> None:
    env = fiefdom_v0.env(render_mode="ansi", kingdom="First Game")
    env.reset(seed=1)
    assert (str(env.unwrapped), env.metadata["name"]) == ("fiefdom_v0", "fiefdom_v0")
    assert isinstance(env.render(), str)
    env.close()
