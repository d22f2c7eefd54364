"""Levels and agents by name; and that an agent's answer depends on its view and its luck alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from fiefdom.agents.agent import agent_kinds, find_agent, read_player, title_of
from fiefdom.agents.learner import Learner
from fiefdom.agents.levels import LEVELS, best_single_card
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadAgent, FiefdomError
from fiefdom.game.determinise import determinise
from fiefdom.game.driver import Agent
from fiefdom.game.position import Position
from fiefdom.game.view import View, view
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


@pytest.mark.parametrize(("better", "worse"), [("apprentice", "beginner"), ("journeyman", "novice"), ("craftsman", "apprentice")])
def test_lower_levels_lose_to_higher_ones(better: str, worse: str) -> None:
    kingdom = find_kingdom("First Game")
    games = [
        points(Position.new(kingdom, seed=seed, starter=starter), [find_agent(better, seed), find_agent(worse, seed)])
        for seed in range(10)
        for starter in (0, 1)
    ]
    assert sum(games) >= 12


LEARNING = [level.name for level in LEVELS if level.by_lot]
LED = [level.name for level in LEVELS if level.goes_by_leaders]
"""Levels that make the mistakes of people; and those that know what is best on a kingdom, which may be no Provinces."""


def decisions(name: str, games: int = 8) -> Iterator[tuple[View, str]]:
    """What a level was asked in some games against somebody of its kind, and what it answered."""
    for seed, code in enumerate(["first-game-2", "size-distortion-2", "first-game-1", "deck-top-2"] * (games // 4)):
        position = Position.new(find_kingdom(code), seed=seed)
        agents = [find_agent(name, seed), find_agent(name, seed + 100)]
        while not position.is_over:
            seen = view(position, position.handle.decider)
            answer = agents[position.handle.decider].choose(seen)
            yield seen, answer
            position.answer(answer)


@needs_compiler
@pytest.mark.parametrize("name", LEARNING)
def test_mistakes_are_never_nonsense(name: str) -> None:
    bought = 0
    for seen, answer in decisions(name):
        question = seen.question
        assert question
        if question.id == "buy":
            assert answer not in ("Curse", "Copper") or name in LED  # as some leaders do
            if "Province" in question.answers:
                bought += answer == "Province"
                plans = {"Gold"} if name in ("apprentice", "journeyman") else set(question.answers) if name in LED else set()
                assert answer in {"Province", *plans}  # whoever has a plan may have better things to do
        if question.id.endswith(".trash") and question.may_pass:
            assert answer not in ("Province", "Duchy", "Gold")
    assert bought > 20


@pytest.mark.parametrize("name", ["beginner", "novice"])
def test_games_of_newcomers_come_to_an_end(name: str) -> None:
    turns = [seen.turns(0) for seen, _ in decisions(name, games=16)]
    ends = [turn for turn, following in pairwise([*turns, 0]) if following < turn]
    assert len(ends) == 16
    assert sum(ends) / 16 < 33  # 39 when Provinces were bought by lot


def test_a_beginner_trashes_nothing_and_attacks_nobody() -> None:
    asked = 0
    for seen, answer in decisions("beginner"):
        question = seen.question
        assert question
        if question.may_pass and question.id.endswith(".trash"):
            assert answer == "pass"
            asked += 1
        assert question.id != "buy" or answer not in ("Witch", "Militia", "Bandit", "Bureaucrat")
    assert asked > 5


@needs_compiler
@pytest.mark.parametrize("name", ["apprentice", "journeyman", "craftsman"])
def test_learners_stray_from_their_plan_as_people_do(name: str) -> None:
    learner = find_agent(name, 5)
    assert isinstance(learner, Learner)
    strayed = followed = 0
    for seen, answer in decisions(name):
        question = seen.question
        assert question
        planned = learner.plan.choose(seen)
        followed += answer == planned
        if answer != planned and question.id == "buy" and answer != "Province":
            strayed += 1
            assert answer == "Duchy" or find_card(answer).has_type(ACTION)
    assert 0 < strayed < followed


@needs_compiler
def test_the_journeyman_knows_which_card_helps() -> None:
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
