"""One name, one strength: wherever a level plays, it is made alike, and knows all that its seat has seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import numpy
import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.agents.big_money import BigMoney
from fiefdom.agents.levels import LEVELS
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.bots.bot import find_player
from fiefdom.bots.guests import find_contender, simulate
from fiefdom.bots.match import play_games
from fiefdom.bots.protocol import BotAnswer
from fiefdom.bots.serve import Served
from fiefdom.bots.sight import event_messages, new_game_message, question_message
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.datasets.batch_play import play_together
from fiefdom.datasets.dataset_plan import DatasetPlan
from fiefdom.envs.arena import Arena
from fiefdom.evaluation.contenders import read_contender
from fiefdom.game.driver import Agent, Seated
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.game.view import View
from fiefdom.server.daily_games import played
from fiefdom.simulation.job import MatchJob
from fiefdom.strategy.library import library
from fiefdom.terminal.session import Session
from tests.server.threads import Bots, ThreadThinkers

THINKING = [level.name for level in LEVELS if isinstance(level.make(1), ThinkingAgent)]
KINGDOM = find_kingdom("First Game")
OPPONENT = "big-money"


class Noted:
    """What thinkers are when they are asked, wherever they were made."""

    def __init__(self) -> None:
        self.traits: list[tuple[object, ...]] = []
        self.lapses: list[str] = []

    def choose(self, agent: ThinkingAgent, view: View) -> str:
        """In the place of thinking, which would take long."""
        self.traits.append(traits_of(agent))
        if agent.memory is None or not agent.memory.fits(view):
            assert view.question is not None
            self.lapses.append(f"{view.question.id} in turn {view.turns(view.turn)}")
        return BigMoney().choose(view)


def traits_of(agent: ThinkingAgent) -> tuple[object, ...]:
    """What makes a thinker as strong as it is; plans that were handed to it would be others than those it finds."""
    return type(agent), agent.budget.rollouts, agent.budget.seconds, agent.share, agent.find, agent.plans, agent.engine


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    found = Noted()
    monkeypatch.setattr(ThinkingAgent, "choose", lambda agent, view: found.choose(agent, view))
    return found


# Where levels play


def at_the_terminal(level: str) -> None:
    Session.seated(Game(Setup(KINGDOM, ("1", "2"), 0, 5)), {"1": level, "2": OPPONENT}).advance()


def in_a_simulation(level: str) -> None:
    simulate([level, OPPONENT], KINGDOM, 2, seed=1, threads=1)


def in_a_match(level: str) -> None:
    players = tuple(find_contender(word) for word in (level, OPPONENT))
    list(play_games(MatchJob(KINGDOM, players, 2, 1), range(2)))


def in_an_evaluation(level: str) -> None:
    list(play_games(MatchJob(KINGDOM, (read_contender(level), library()[OPPONENT]), 2, 1), range(2)))  # type: ignore[arg-type]


def in_an_arena(level: str) -> None:
    arena = Arena(1, kingdom=KINGDOM, opponents=level)
    arena.seed(3)
    arena.reset()
    random = numpy.random.default_rng(1)
    while not arena.ended.any():
        arena.step(numpy.array([random.choice(numpy.flatnonzero(mask)) for mask in arena.masks]))


def in_a_dataset(level: str) -> None:
    play_together(DatasetPlan("records", KINGDOM, 2, (level, OPPONENT), 2, 1), range(2), observing=False)


def in_the_daily_game(level: str) -> None:
    played(Setup(KINGDOM, ("1", "2"), 0, 5), level, OPPONENT)


def as_a_program(level: str) -> None:
    """Over the protocol, as `fiefdom bot serve` answers."""
    game, opponent, told = Game(Setup(KINGDOM, ("1", "2"), 0, 5)), Seated(find_agent(OPPONENT)), 0
    served = Served(level)
    served.reply(new_game_message(KINGDOM, ("1", "2"), 0, 0))
    while question := game.question:
        if question.seat == 1:
            game.answer(opponent.answer(game.position))
            continue
        answer = served.reply(question_message(game.view(0), 1, 1.0, event_messages(game.events_for(0, told), told)))
        told = len(game.events)
        assert isinstance(answer, BotAnswer)
        game.answer(answer.answer)


def at_a_table_in_the_browser(level: str) -> None:
    """In the process of bots, by the way that questions and events go there."""

    class RealBots(Bots):
        def find(self, name: str, seed: int) -> Agent:
            return find_player(name, seed)

    async def main() -> None:
        thinkers = ThreadThinkers(RealBots())
        game, opponent = Game(Setup(KINGDOM, ("1", "2"), 0, 5)), Seated(find_agent(OPPONENT))

        async def seen(first: int) -> list[GameEvent]:
            return game.events_for(0, first)

        try:
            while question := game.question:
                if question.seat == 0:
                    game.answer(await thinkers.answer(game.view(0), level, "table/0", seen))
                else:
                    game.answer(opponent.answer(game.position))
        finally:
            await thinkers.close()

    asyncio.run(main())


PLACES: tuple[Callable[[str], None], ...] = (
    at_the_terminal,
    at_a_table_in_the_browser,
    as_a_program,
    in_a_simulation,
    in_a_match,
    in_an_evaluation,
    in_an_arena,
    in_a_dataset,
    in_the_daily_game,
)


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_a_level_that_thinks_is_the_same_everywhere(place: Callable[[str], None], level: str, noted: Noted) -> None:
    place(level)
    made = find_agent(level)
    assert isinstance(made, ThinkingAgent)
    assert noted.traits
    assert set(noted.traits) == {traits_of(made)}
    assert noted.lapses == []


def test_levels_have_no_clock_so_that_a_slow_machine_does_not_make_them_weaker() -> None:
    for level in THINKING:
        agent = find_agent(level)
        assert isinstance(agent, ThinkingAgent)
        assert agent.budget.seconds is None
