"""One name, one player: whatever takes the name of a player finds the same one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy
import pytest

from fiefdom.agents.agent import DEFAULT_BOT, PlayerName, agent_kinds, find_agent, read_player, title_of
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.bots.bot import Bot, find_player
from fiefdom.bots.guests import AgentGuest, find_contender
from fiefdom.bots.serve import Served
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cli.sim import contenders
from fiefdom.datasets.batch_play import AgentPlayer, RandomPlayer, StrategyPlayer, find_batch_player
from fiefdom.envs.arena import Arena
from fiefdom.errors import BadAgent
from fiefdom.game.batch import Batch
from fiefdom.game.driver import Agent
from fiefdom.game.game import new_game
from fiefdom.server import thought
from fiefdom.server.chairs import set_chairs
from fiefdom.server.forms import NewSeat
from fiefdom.server.wire import Replace
from fiefdom.simulation.conditions import Conditions
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy
from fiefdom.terminal.session import Session, read_seats
from fiefdom.text.texts import Texts

KINGDOM = find_kingdom("First Game")


def in_the_terminal(name: str) -> object:
    session = Session.seated(new_game(KINGDOM, players=["Ana", "Bot"], seed=1), {"Bot": name})
    return session.agents[1]


def in_a_dataset(name: str) -> object:
    player = find_batch_player(name, Batch([KINGDOM]), numpy.random.default_rng(1), 1)
    if isinstance(player, AgentPlayer):
        return player.agents[0].agent
    if isinstance(player, StrategyPlayer):  # a level that plays strategies is played by what finds them
        meant = read_player(name, files=True)
        return player.find(KINGDOM, 2) if meant.strategy else find_agent(name) if player.find is meant.finder else None
    return "random" if isinstance(player, RandomPlayer) else None


def in_an_arena(name: str) -> object:
    arena = Arena(1, kingdom=KINGDOM, opponents=name)
    arena.seed(1)
    return arena._new_agents(1)[1].agent  # the first plays by default what the learner is not asked


def in_a_thinker(name: str) -> object:
    found: list[Agent] = []

    class Mind(thought.Mind):
        def answer(self, asked: thought.BotTask) -> thought.Answered:
            found.append(self._resident(asked).agent)
            return super().answer(asked)

    view = new_game(KINGDOM, seed=1, starter=0).view(0)
    Mind(lambda name, seed: find_player(name, seed)).answer(thought.BotTask.about(view, name, "table/0"))
    return found[0]


def in_a_simulation(name: str) -> object:
    found = contenders([name], Conditions())[0]
    return found if isinstance(found, Strategy) else found.name if isinstance(found, AgentGuest) else None


PLACES: dict[str, Callable[[str], object]] = {
    "library": find_agent,
    "play": in_the_terminal,
    "sim": in_a_simulation,
    "serve": in_a_thinker,
    "bot match": lambda name: AgentGuest(name).agent(1),
    "bot serve": lambda name: Served(name).agent.agent,
    "environments": in_an_arena,
    "datasets": in_a_dataset,
}


def told(player: object, name: str) -> object:
    """What can be compared of a player: its strategy, or what kind of agent it is."""
    if isinstance(player, StrategyAgent):
        return player.strategy
    return type(find_agent(name)) if player in (name, "random") else player if isinstance(player, Strategy) else type(player)


@pytest.mark.parametrize("name", ["big-money", "big-money+smithy", "ultimate+witch", "smithy", "random", "novice", "level-7", "master"])
def test_a_name_means_the_same_player_everywhere(name: str) -> None:
    found = {place: told(find(name), name) for place, find in PLACES.items()}
    assert len({str(each) for each in found.values()}) == 1, found
    assert len(set(map(type, found.values()))) == 1, found


def test_big_money_is_the_strategy_of_the_library() -> None:
    assert read_player("big-money").strategy == library()["big-money"] == find_contender(" Big-Money ")
    assert "Smithy if count(Smithy) < count(treasure) / 11" in str(read_player("big-money+smithy").strategy)


@pytest.mark.parametrize("place", PLACES)
def test_a_name_that_there_is_not_is_refused_everywhere_alike(place: str) -> None:
    with pytest.raises(BadAgent, match="there is no player `smithyy`") as caught:
        PLACES[place]("smithyy")
    assert caught.value.hint == "did you mean `smithy`?"


@pytest.mark.parametrize("place", [place for place in PLACES if place not in ("serve", "library")])
def test_files_and_rules_are_players_wherever_they_are_ones_own(place: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.strategy"
    path.write_text("name: Mine\nProvince\nGold\n", encoding="utf-8")
    for name in (str(path), "Province; Gold"):
        found = told(PLACES[place](name), name)
        assert isinstance(found, Strategy)
        assert [str(card) for card in found.cards] == ["Province", "Gold"]


def test_strangers_name_neither_files_nor_commands(tmp_path: Path) -> None:
    path = tmp_path / "mine.strategy"
    path.write_text("Province\n", encoding="utf-8")
    for name in (str(path), "Province; Gold", f"cmd:{sys.executable}"):
        with pytest.raises(BadAgent):
            set_chairs([NewSeat(), NewSeat(kind="bot", bot=name)], Texts())


def test_a_program_is_one_where_it_is_allowed() -> None:
    name = f"CMD: {sys.executable} -q"
    assert read_player(name, allow_commands=True) == PlayerName(name, command=f"{sys.executable} -q")
    assert isinstance(find_player(name, allow_commands=True), Bot)
    assert find_contender(name, allow_commands=True) == AgentGuest(name)


def test_names_of_agents_are_no_names_of_strategies() -> None:
    assert [kind.name for kind in agent_kinds() if kind.name in library()] == [DEFAULT_BOT]


def test_whoever_names_nobody_gets_the_same_bot() -> None:
    seats = read_seats("Ana", 1, Texts())
    chairs, _ = set_chairs([NewSeat(), NewSeat(kind="bot")], Texts())
    replace = msgspec.convert({"type": "replace", "seat": 1, "number": 1}, Replace)
    assert {seats[1].bot, chairs[1].bot, replace.bot} == {DEFAULT_BOT}
    assert seats[1].name == chairs[1].name == title_of(read_player(DEFAULT_BOT), Texts()) == "Big Money"
