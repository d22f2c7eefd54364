"""Levels and agents by name; and that an agent's answer depends on its view and its luck alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fiefdom.agents.agent import agent_kinds, find_agent, read_player, title_of
from fiefdom.agents.levels import LEVELS, best_single_card
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.errors import BadAgent, FiefdomError
from fiefdom.game.determinise import determinise
from fiefdom.game.driver import Agent
from fiefdom.game.position import Position
from fiefdom.game.view import view
from fiefdom.strategy.library import library
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.agents.sparring import points, thinker, views
from tests.stages import needs_compiler

NAMES = [kind.name for kind in agent_kinds()]


@pytest.fixture(autouse=True, scope="module")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What these tests find is not kept on the disk of whoever runs them."""
    patch = pytest.MonkeyPatch()
    patch.setenv("FIEFDOM_CACHE", str(tmp_path_factory.mktemp("cache")))


def quick(name: str, seed: int) -> Agent:
    """The agent of a name; thinkers think less here."""
    agent = find_agent(name, seed)
    return thinker(seed, rollouts=16) if isinstance(agent, ThinkingAgent) else agent


@needs_compiler
@pytest.mark.parametrize("name", NAMES)
def test_the_answer_depends_on_the_view_and_the_luck_alone(name: str) -> None:
    kingdom = find_kingdom("First Game")
    position = Position.new(kingdom, seed=8)
    lots = Random(3)
    compared = 0
    for number, seen in enumerate(views(position, [find_agent("big-money+militia")] * 2)):
        if number % 12:
            continue
        other = determinise(seen, lots)
        assert view(other, seen.seat) == seen
        compared += other.record().tobytes() != position.record().tobytes()
        assert quick(name, number).choose(seen) == quick(name, number).choose(view(other, seen.seat))
    assert compared > 5


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_leaves_its_view_alone(name: str) -> None:
    seen = view(Position.new(find_kingdom("First Game"), seed=8), 0)
    before = seen.record.tobytes()
    quick(name, 1).choose(seen)
    assert seen.record.tobytes() == before


@needs_compiler
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_agent_plays_to_the_end(name: str, players: int) -> None:
    kingdom = find_kingdom("size-distortion-2")
    agents = [quick(name if seat == 0 else "big-money", seat) for seat in range(players)]
    points(Position.new(kingdom, seats=players, seed=4), agents)


def test_there_are_eight_levels_with_names_and_numbers() -> None:
    assert [level.level for level in LEVELS] == list(range(1, 9))
    for level in LEVELS:
        for name in (level.name, f"level-{level.level}", f"LEVEL{level.level} "):
            assert read_player(name).kind == level


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_called_something_else_each(language: str) -> None:
    texts = Texts(language)
    assert len({title_of(read_player(level.name), texts) for level in LEVELS}) == 8


@pytest.mark.parametrize(("better", "worse"), [("novice", "beginner"), ("apprentice", "beginner"), ("craftsman", "apprentice")])
def test_lower_levels_lose_to_higher_ones(better: str, worse: str) -> None:
    kingdom = find_kingdom("First Game")
    games = [
        points(Position.new(kingdom, seed=seed, starter=starter), [find_agent(better, seed), find_agent(worse, seed)])
        for seed in range(10)
        for starter in (0, 1)
    ]
    assert sum(games) >= 12


def test_a_beginner_never_leaves_a_province_and_trashes_nothing() -> None:
    bought = trashed = turns = 0
    for seed, code in enumerate(["first-game-2", "size-distortion-2", "first-game-1", "deck-top-2"] * 4):
        position = Position.new(find_kingdom(code), seed=seed)
        for seen in views(position, [find_agent("beginner", seed), find_agent("novice", seed)]):
            question = seen.question
            assert question
            if seen.seat != 0:
                continue
            if "Province" in question.answers and (question.id == "buy" or question.id.endswith(".gain")):
                assert find_agent("beginner", seed).choose(seen) == "Province"
                bought += 1
            if question.may_pass and question.id.endswith(".trash"):
                assert find_agent("beginner", seed).choose(seen) == "pass"
                trashed += 1
        turns += max(position.record()["turns"].tolist())
    assert bought > 40
    assert trashed > 10
    assert turns / 16 < 33  # 39 when Provinces were bought by lot


@needs_compiler
def test_the_adept_knows_which_card_helps() -> None:
    assert "Witch" in best_single_card(find_kingdom("size-distortion-2"), 2).name


def test_strategies_are_agents() -> None:
    for name, strategy in (("smithy", library()["smithy"]), ("Chapel-Witch", library()["chapel-witch"])):
        agent = find_agent(name)
        assert isinstance(agent, StrategyAgent)
        assert agent.strategy == strategy
    agent = find_agent("ultimate+market")
    assert isinstance(agent, StrategyAgent)
    assert agent.strategy.name == "Ultimate with one Market"
    assert title_of(read_player("ultimate+market"), Texts()) == "Ultimate with one Market"


def test_files_are_agents_only_where_they_may_be(tmp_path: Path) -> None:
    path = tmp_path / "mine.strategy"
    path.write_text("name: Mine, all: mine\nProvince\nGold\nSilver\n", encoding="utf-8")
    agent = find_agent(str(path), files=True)
    assert isinstance(agent, StrategyAgent)
    assert title_of(read_player(str(path), files=True), Texts()) == "Mine all mine"
    with pytest.raises(BadAgent):
        find_agent(str(path))
    with pytest.raises(FiefdomError):
        find_agent(str(tmp_path / "none.strategy"), files=True)


@pytest.mark.parametrize("name", ["", "level-9", "level-0", "exprt", "expert+smithy", "big-money+gold", "ultimate+gold", "Province; Gold"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadAgent) as caught:
        find_agent(name)
    assert caught.value.hint
