"""Arenas: the same games compiled and plain, alone and together; episodes, rewards, opponents and illegal actions."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import numpy
import pytest

import fiefdom.game.engines
from fiefdom.agents.agent import find_agent
from fiefdom.agents.big_money import BigMoney
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.envs.arena import POOL, Arena, EnvConfig
from fiefdom.envs.encoding import ACTIONS, Encoding, action_of, answer_of
from fiefdom.envs.episode import forfeited, shared_victory
from fiefdom.errors import BadAgent, BadBatch, BadEnvironment, BadPlayers, BadSeed, UnknownKingdom
from fiefdom.game import engines, plain
from fiefdom.game.view import View

KINGDOMS = [random_kingdom(seed, "both") for seed in range(8)]
WITCHES = [random_kingdom(seed, required=["Witch"]) for seed in range(4)]
ARRAYS = (
    "observations",
    "masks",
    "rewards",
    "earned",
    "terminated",
    "truncated",
    "illegal",
    "actors",
    "deciders",
    "seeds",
    "which",
    "state_bytes",
)


def begun(games: int = 4, *, seed: int = 5, **options: Any) -> Arena:
    """An arena at the first questions."""
    arena = Arena(games, **{"kingdom": KINGDOMS, **options})
    arena.seed(seed)
    arena.reset()
    return arena


def same(one: Arena, other: Arena) -> bool:
    return all(numpy.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)


def shares(victors: Iterable[int], players: int) -> list[float]:
    """The rewards where these seats share the victory."""
    return [shared_victory(sum(1 << victor for victor in victors), seat, players) for seat in range(players)]


def forfeit(loser: int, players: int) -> list[float]:
    """The rewards where a seat has lost by an illegal action."""
    return [forfeited(seat == loser, players) for seat in range(players)]


def mixed_actions(arena: Arena, generator: numpy.random.Generator) -> Any:
    """Legal actions, and now and then any action at all."""
    chosen = arena.random_actions(generator)
    wild = generator.random(len(arena)) < 0.02
    return numpy.where(wild, generator.integers(-1, ACTIONS + 1, len(arena)), chosen)


# What it is told


def test_options_are_told_one_by_one_or_as_a_value() -> None:
    config = EnvConfig(kingdom=KINGDOMS, players=3, opponents=None, canonical=True)
    together, apart = begun(config=config), begun(players=3, opponents=None, canonical=True)
    assert together.config == apart.config == config
    assert same(together, apart)
    assert Arena(1, config, players=2).config == dataclasses.replace(config, players=2)
    with pytest.raises(TypeError, match="colour"):
        Arena(colour="red")


# The same games


@pytest.mark.skipif(not engines.compiled(), reason="there is one engine only")
@pytest.mark.parametrize(
    "options",
    [
        {"opponents": "random"},
        {"opponents": None, "canonical": True, "open_counts": True},
        {"opponents": None, "players": 5, "illegal": "ignore"},
        {"opponents": "big-money", "players": 3},
        {"opponents": "random", "most_turns": 3, "starter": 1},
    ],
    ids=str,
)
def test_both_engines_play_the_same_episodes(options: dict[str, Any]) -> None:
    fast, slow = begun(engine=engines.compiled(), **options), begun(engine=plain, **options)
    generator = numpy.random.default_rng(1)
    assert same(fast, slow)
    for _ in range(20 if options["opponents"] == "big-money" else 60):
        actions = mixed_actions(fast, generator)
        fast.step(actions)
        slow.step(actions)
        assert same(fast, slow)
    assert (fast.random_actions(numpy.random.default_rng(2)) == slow.random_actions(numpy.random.default_rng(2))).all()


@pytest.mark.parametrize(
    "options",
    [
        {"opponents": "big-money+smithy", "kingdom": "First Game"},
        {"opponents": ["big-money", "big-money+witch"], "players": 3, "kingdom": WITCHES},
        {"opponents": "big-money", "most_turns": 3, "starter": 1},
        {"opponents": "big-money", "illegal": "ignore", "open_counts": True, "version": 0},
    ],
    ids=str,
)
@pytest.mark.parametrize("engine", [engines.compiled() or plain, plain], ids=["best", "plain"])
def test_strategies_that_the_engine_plays_are_those_that_are_asked(options: dict[str, Any], engine: Any) -> None:
    names = [options["opponents"]] if isinstance(options["opponents"], str) else options["opponents"]
    asked_ones = [lambda seed, name=name: find_agent(name, seed) for name in names]
    played, asked = begun(engine=engine, **options), begun(engine=engine, **{**options, "opponents": asked_ones})
    assert (played.scripted, asked.scripted) == (False, True)
    generator = numpy.random.default_rng(1)
    for _ in range(20 if engine is plain else 200):
        assert same(played, asked)
        actions = mixed_actions(played, generator)
        played.step(actions)
        asked.step(actions)


def test_games_together_are_the_games_alone() -> None:
    together = begun(5, seed=30, opponents="random")
    alone = [begun(1, seed=30 + game, opponents="random") for game in range(5)]
    generator = numpy.random.default_rng(1)
    for _ in range(400):
        actions = mixed_actions(together, generator)
        together.step(actions)
        for game, arena in enumerate(alone):
            arena.step(actions[game : game + 1])
            assert all(numpy.array_equal(getattr(arena, name)[0], getattr(together, name)[game]) for name in ARRAYS[:-1])
    assert len(set(together.which.tolist())) > 1


def test_threads_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fiefdom.game.engines, "SMALLEST_PIECE", 16)
    alone, shared = begun(100, opponents="random"), begun(100, opponents="random", threads=3)
    generator = numpy.random.default_rng(1)
    for _ in range(50):
        actions = alone.random_actions(generator)
        alone.step(actions)
        shared.step(actions)
    assert same(alone, shared)
    assert shared.threads == 3


def test_the_same_seed_gives_the_same_episodes_and_another_seed_others() -> None:
    def played(seed: int) -> Any:
        arena = begun(seed=seed, opponents="random")
        generator = numpy.random.default_rng(1)
        for _ in range(300):
            arena.step(arena.random_actions(generator))
        return arena.observations.copy()

    assert (played(1) == played(1)).all()
    assert (played(1) != played(2)).any()


# Actions


@pytest.mark.parametrize("canonical", [False, True])
def test_exactly_the_actions_in_the_mask_are_accepted(canonical: bool) -> None:
    arena = begun(1, opponents=None, canonical=canonical, illegal="ignore")
    generator = numpy.random.default_rng(7)
    for _ in range(150):
        if not arena.ended[0]:
            legal = set(numpy.flatnonzero(arena.masks[0]).tolist())
            for action in set(range(-2, ACTIONS + 2)) - legal:
                before = arena.states.tobytes()
                arena.step([action])
                assert (arena.states.tobytes(), bool(arena.illegal[0]), bool(arena.ended[0])) == (before, True, False), action
            for action in legal:
                arena.position(0).answer(answer_of(action))
        arena.step(arena.random_actions(generator))
        assert not arena.illegal[0]


@pytest.mark.parametrize("players", [2, 4])
def test_an_illegal_action_loses(players: int) -> None:
    arena = begun(1, opponents=None, players=players, starter=1)
    arena.step([action_of("Province")])
    assert (arena.illegal[0], arena.terminated[0], arena.deciders[0]) == (1, 1, -1)
    assert arena.rewards[0].tolist() == forfeit(1, players)
    assert not arena.masks.any()
    arena.step([0])
    assert (arena.illegal[0], arena.terminated[0], arena.deciders[0]) == (0, 0, 1)
    assert arena.rewards[0].tolist() == [0.0] * players


def test_random_actions_are_legal_and_each_as_likely() -> None:
    arena = begun(1, opponents=None, kingdom="First Game")
    arena.step([0])
    legal = numpy.flatnonzero(arena.masks[0])
    generator = numpy.random.default_rng(1)
    counts = numpy.bincount([int(arena.random_actions(generator)[0]) for _ in range(4000)], minlength=ACTIONS)
    assert numpy.flatnonzero(counts).tolist() == legal.tolist()
    expected = 4000 / len(legal)
    assert (abs(counts[legal] - expected) < 5 * expected**0.5).all()


# Ends


def test_a_game_that_ends_rewards_the_winners_and_then_begins_anew() -> None:
    arena = begun(20, opponents=None, players=3, most_turns=0)
    generator = numpy.random.default_rng(1)
    ended = 0
    for _ in range(1500):
        before = arena.ended.copy()
        arena.step(arena.random_actions(generator))
        assert not (before & arena.ended).any()
        for game in numpy.flatnonzero(arena.ended):
            ended += 1
            position = arena.position(int(game))
            assert position.is_over
            assert arena.rewards[game].tolist() == shares(position.winners, 3)
        assert not arena.rewards[~arena.ended].any()
    assert ended > 20


def test_a_long_game_is_cut_off_as_the_points_stand() -> None:
    arena = begun(1, opponents=None, most_turns=4, kingdom="First Game")
    while not arena.ended[0]:
        arena.step([0])
    assert (arena.terminated[0], arena.truncated[0]) == (0, 1)
    assert arena.states["turns"][0][:2].tolist() == [4, 4]
    assert arena.rewards[0].tolist() == [0.0, 0.0]


def test_rewards_add_up_to_nothing() -> None:
    assert shares([0], 2) == [1, -1]
    assert shares([0, 1], 2) == [0, 0]
    assert shares([1], 3) == [-0.5, 1, -0.5]
    assert forfeit(0, 2) == [-1, 1]
    for players in range(2, 7):
        for number in range(1, players + 1):
            assert sum(shares(range(number), players)) == pytest.approx(0)
        assert sum(forfeit(0, players)) == pytest.approx(0)


# Kingdoms, starters and opponents


def test_a_kingdom_and_a_starter_are_drawn_for_every_episode() -> None:
    arena = begun(200, kingdom="random", opponents=None)
    assert len(arena.kingdoms) == POOL
    assert len(set(arena.which.tolist())) > 150
    assert 60 < numpy.count_nonzero(arena.deciders == 0) < 140
    assert {arena.kingdom(game).edition for game in range(200)} == {2}
    assert set(begun(9, kingdom="First Game", starter=1, opponents=None).deciders.tolist()) == {1}


def test_the_learner_is_asked_and_nobody_else() -> None:
    for opponents in ("random", "big-money", ["big-money+smithy", "random"]):
        arena = begun(6, kingdom="First Game", opponents=opponents, players=3)
        generator = numpy.random.default_rng(1)
        for _ in range(120):
            assert set(arena.deciders.tolist()) <= {0, -1}
            arena.step(arena.random_actions(generator))


def test_agents_get_views_and_a_seed_of_their_own() -> None:
    seeds: list[int] = []

    class Watcher(BigMoney):
        def choose(self, view: View) -> str:
            assert view.seat in (1, 2)
            return super().choose(view)

    def make(seed: int) -> Watcher:
        seeds.append(seed)
        return Watcher()

    begun(3, opponents=make, players=3)
    assert len(set(seeds)) == 6


def test_big_money_beats_random_play() -> None:
    arena = begun(20, kingdom="First Game", opponents="big-money")
    generator = numpy.random.default_rng(1)
    rewards: list[float] = []
    while len(rewards) < 20:
        arena.step(arena.random_actions(generator))
        rewards += arena.rewards[arena.ended, 0].tolist()
    assert numpy.mean(rewards) < -0.9


def test_every_seat_can_be_observed() -> None:
    arena = begun(2, opponents=None, players=3)
    seat = int(arena.deciders[1])
    assert arena.observe(1, seat).tolist() == arena.observations[1].tolist()
    assert arena.observe(1, (seat + 1) % 3).tolist() != arena.observations[1].tolist()


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"games": 0}, BadEnvironment, "`0` games"),
        ({"players": 7}, BadPlayers, "`7` players"),
        ({"starter": 2}, BadPlayers, "no seat `2`"),
        ({"kingdom": "Nowhere"}, UnknownKingdom, "Nowhere"),
        ({"kingdom": []}, BadEnvironment, "no"),
        ({"opponents": "clever"}, BadAgent, "`clever`"),
        ({"opponents": ["random"], "players": 3}, BadEnvironment, "`1` opponents"),
        ({"most_turns": -1}, BadEnvironment, "`-1` turns"),
        ({"illegal": "explode"}, BadEnvironment, "`explode`"),
        ({"threads": -1}, BadBatch, "`-1` threads"),
    ],
)
def test_what_makes_no_arena_is_refused(options: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        Arena(**options)


def test_arrays_that_do_not_fit_are_refused() -> None:
    arena = begun(3)
    before = arena.states.tobytes()
    with pytest.raises(BadBatch, match="do not fit 3 games"):
        arena.step([0, 0])
    with pytest.raises(BadBatch, match="do not fit 3 games"):
        arena.seed([1, 2])
    with pytest.raises(BadSeed):
        arena.seed([1, -2, None])
    with pytest.raises(BadBatch, match="does not fit 3 games"):
        arena.reset(numpy.ones(2, bool))
    assert arena.states.tobytes() == before


def test_an_opponent_that_cheats_is_found_out() -> None:
    class Cheat:
        def choose(self, view: View) -> str:
            return "Province"

    with pytest.raises(BadEnvironment, match=r"seat `1` answered `Province` to `treasure`"):
        begun(1, opponents=lambda seed: Cheat(), starter=1)


def test_a_seed_is_drawn_if_none_is_given() -> None:
    one, other = Arena(2, kingdom="First Game"), Arena(2, kingdom=find_kingdom("First Game"))
    one.reset()
    other.reset()
    assert (one.seeds != other.seeds).all()


def test_random_kingdoms_are_of_the_sets_asked_for() -> None:
    usual, mixed = Arena(2, kingdom="random"), Arena(2, kingdom="random", sets=["base", "intrigue=5"])
    assert {kingdom.sets for kingdom in usual.kingdoms} == {("base",)}
    assert usual.kingdoms[7] == random_kingdom(7)
    assert {sum(card.set_name == "intrigue" for card in kingdom.kingdom_cards) for kingdom in mixed.kingdoms} == {5}


def test_what_memory_knows_is_told_unless_it_is_left_out() -> None:
    told, not_told = begun(starter=0), begun(starter=0, memory=False)
    encoding = told.encoding
    assert encoding.card_part(told.observations, "in_deck").sum(axis=1).tolist() == [5] * 4
    assert encoding.table_part(told.observations, "counted_deck_1").tolist() == [[5]] * 4
    assert encoding.table_part(told.observations, "gains_to_end").tolist() == [[8]] * 4
    older = Encoding(2, version=1).size
    assert (told.observations[:, :older] == not_told.observations[:, :older]).all()
    assert not encoding.card_part(not_told.observations, "in_deck").any()
    assert encoding.table_part(not_told.observations, "counted_deck_1").tolist() == [[-1]] * 4
    assert encoding.table_part(not_told.observations, "remembers").tolist() == [[0]] * 4
