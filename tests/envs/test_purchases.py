"""Environments that ask for purchases alone, learners on any seat, games dealt as in matches, rewards for the lead."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from fiefdom.agents.strategy_agent import slot_of
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.engine.words import QUESTION_NAMES
from fiefdom.envs.arena import Arena, PlaysByKingdom
from fiefdom.envs.gymnasium import FiefdomEnv
from fiefdom.errors import BadBatch, BadEnvironment
from fiefdom.game import engines, plain
from fiefdom.strategy.library import library
from fiefdom.strategy.play import GameBlock, group_seed, play_block

FIRST_GAME = find_kingdom("First Game")
PURCHASES = [QUESTION_NAMES.index("buy") - 1, QUESTION_NAMES.index("gain") - 1]


def asked(arena: Arena) -> set[int]:
    """The kinds of the open questions."""
    return set(arena.encoding.table_part(arena.observations, "question").argmax(axis=1)[~arena.ended].tolist())


@pytest.mark.parametrize("opponents", [None, "random", "smithy", "beginner", ["leader"]])
def test_nothing_but_purchases_is_asked(opponents: Any) -> None:
    arena = Arena(8, kingdom="First Game", opponents=opponents, decisions="purchases")
    arena.seed(1)
    arena.reset()
    generator = numpy.random.default_rng(1)
    kinds: set[int] = set()
    for _ in range(60):
        kinds |= asked(arena)
        arena.step(arena.random_actions(generator))
    assert kinds == set(PURCHASES)


def test_both_engines_ask_for_the_same_purchases() -> None:
    arenas = [
        Arena(3, kingdom=[FIRST_GAME, random_kingdom(7)], opponents=None, decisions="purchases", margin=0.5, engine=engine)
        for engine in (engines.best(), plain)
    ]
    generator = numpy.random.default_rng(2)
    for arena in arenas:
        arena.seed(3)
        arena.reset()
    for _ in range(80):
        actions = arenas[0].random_actions(generator)
        for arena in arenas:
            arena.step(actions)
        for name in ("observations", "masks", "rewards", "deciders", "terminated"):
            numpy.testing.assert_array_equal(getattr(arenas[0], name), getattr(arenas[1], name))


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_buys_as_a_strategy_plays_its_game(seat: int) -> None:
    """Default play with the purchases of a strategy is the strategy; the games are those of a match with the same seed."""
    games, seed, buyer = 12, 5, library()["militia"]
    arena = Arena(games, kingdom=FIRST_GAME, opponents="smithy", decisions="purchases", default_play="militia", seat=seat, starter=0)
    arena.deal([group_seed(seed, pair) for pair in range(games)])
    rewards = numpy.full(games, numpy.nan)
    while numpy.isnan(rewards).any():
        slots = [0 if arena.ended[game] else slot_of(buyer, arena.position(game), engines.best()) for game in range(games)]
        arena.step([arena.lens.numbers[0][slot] if slot < len(FIRST_GAME.cards) else 0 for slot in slots])
        rewards = numpy.where(arena.ended & numpy.isnan(rewards), arena.rewards[:, seat], rewards)
    outcomes = play_block(FIRST_GAME, [buyer, library()["smithy"]], GameBlock(2 * games, seed)).by_place[0, seat].tolist()
    assert [int((rewards == outcome).sum()) for outcome in (1, 0, -1)] == outcomes


def test_strategies_by_kingdom_play_at_native_speed_and_beside_agents() -> None:
    met: list[Kingdom] = []

    def find(kingdom: Kingdom, players: int) -> Any:
        met.append(kingdom)
        return library()["smithy" if players == 2 else "big-money"]

    alone = Arena(4, kingdom=["First Game", "Deck Top"], opponents=PlaysByKingdom(find))
    assert not alone.scripted
    alone.seed(1)
    alone.reset()
    alone.step(alone.random_actions(numpy.random.default_rng(1)))
    assert set(met) <= set(alone.kingdoms)
    mixed = Arena(1, kingdom="First Game", players=3, opponents=[PlaysByKingdom(find), "beginner"])
    assert mixed.scripted
    mixed.seed(1)
    mixed.reset()
    assert mixed.deciders[0] == 0


def test_whoever_plays_a_strategy_needs_no_python() -> None:
    names = ("smithy", "big-money", "leader", "adept", "master")
    assert [Arena(1, kingdom="First Game", opponents=name).scripted for name in names] == [False, False, False, True, True]


def test_a_reward_for_the_lead_adds_up_to_nothing() -> None:
    arenas = [Arena(6, kingdom="First Game", players=3, opponents=None, margin=margin) for margin in (0, 1)]
    generator = numpy.random.default_rng(4)
    for arena in arenas:
        arena.seed(4)
        arena.reset()
    while not arenas[0].ended.any():
        actions = arenas[0].random_actions(generator)
        for arena in arenas:
            arena.step(actions)
    ended = arenas[0].ended
    numpy.testing.assert_allclose(arenas[1].rewards[ended].sum(axis=1), 0, atol=1e-12)
    points = numpy.array([arenas[1].position(game).scores for game in numpy.flatnonzero(ended).tolist()])
    ahead = (points - (points.sum(axis=1, keepdims=True) - points) / 2) / 30
    numpy.testing.assert_allclose(arenas[1].rewards[ended], ahead)


def test_a_learner_on_the_second_seat_gets_its_own_reward() -> None:
    env = FiefdomEnv(kingdom="First Game", opponents="big-money", seat=1, starter=0)
    observation, info = env.reset(seed=2)
    assert [int(env.arena.encoding.table_part(observation, name)[0]) for name in ("turn_0", "turns_0", "turns_1")] == [1, 0, 1]
    over, reward = False, 0.0
    while not over:
        action = info["action_mask"].nonzero()[0][0]
        _, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    assert reward == -1


@pytest.mark.parametrize(
    "options",
    [{"decisions": "some"}, {"margin": 2}, {"margin": -0.1}, {"seat": 2}, {"seat": -1}],
)
def test_impossible_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadEnvironment, match="hint:"):
        Arena(1, kingdom="First Game", **options)


def test_deals_must_fit_the_games() -> None:
    arena = Arena(2, kingdom="First Game")
    with pytest.raises(BadBatch, match="fit 2 games"):
        arena.deal([1])
