"""Whoever runs a game tells agents that remember what their seats see: all of it, in order, once."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy
import pytest

from fiefdom.agents.agent import AgentKind, PlayerName, find_agent, read_player
from fiefdom.agents.big_money import BigMoney
from fiefdom.bots import guests, match
from fiefdom.bots.bot import Bot, Limits
from fiefdom.bots.guests import AgentGuest
from fiefdom.bots.protocol import BotQuestion, NewGame
from fiefdom.bots.serve import Served
from fiefdom.bots.sight import event_messages, new_game_message, question_message, read_events
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.datasets import batch_play
from fiefdom.datasets.dataset_plan import DatasetPlan
from fiefdom.engine.state import NOTHING
from fiefdom.envs.arena import Arena
from fiefdom.envs.encoding import answer_of
from fiefdom.errors import BadView
from fiefdom.game import driver, engines, plain
from fiefdom.game.batch import PASS_ANSWER
from fiefdom.game.driver import Agent, Observer, Seated
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, new_game
from fiefdom.game.question import PASS
from fiefdom.game.record import Setup
from fiefdom.game.view import View
from fiefdom.simulation.job import MatchJob
from fiefdom.terminal.session import Session
from tests.bots.programs import at_question

KINGDOM = Kingdom.of("Militia, Witch, Moat, Cellar, Library, Village, Smithy, Vassal, Harbinger, Bureaucrat", 2)
"""Cards that show some players what others do not see."""


class Watcher:
    """Plays Big Money with a card, and keeps what it was told; `look` is called before each answer."""

    def __init__(self, card: str = "militia", look: Callable[[Watcher], object] = lambda _: None) -> None:
        self.player = find_agent(f"big-money+{card}")
        self.look = look
        self.seen: list[GameEvent] = []
        self.answers: list[str] = []

    def observe(self, events: Iterable[GameEvent]) -> None:
        self.seen += events

    def choose(self, view: View) -> str:
        self.look(self)
        self.answers.append(self.player.choose(view))
        return self.answers[-1]


def test_a_watcher_is_an_observer_and_big_money_is_none() -> None:
    assert isinstance(Watcher(), Observer)
    assert not isinstance(BigMoney(), Observer)


class Audience:
    """Watchers around one game, each compared with the game whenever it is asked."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.looks = 0
        self.watchers = [Watcher(card, self.look) for card in ("militia", "witch", "cellar")]

    def look(self, watcher: Watcher) -> None:
        assert self.game
        assert self.game.question
        assert watcher.seen == self.game.events_for(self.game.question.seat)
        self.looks += 1


def test_in_the_terminal() -> None:
    audience = Audience()
    game = audience.game = new_game(KINGDOM, players=["Ana", "Ola", "Ed"], seed=3, starter=0)
    Session(game, audience.watchers).advance()
    assert audience.looks == game.decisions > 100


def watch(audience: Audience, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show an audience the games of matches."""
    make = match.game_of

    def game_of(job: MatchJob, number: int) -> Game:
        audience.game = make(job, number)
        return audience.game

    monkeypatch.setattr(match, "game_of", game_of)


def test_in_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    audience = Audience()
    watch(audience, monkeypatch)
    job = MatchJob(KINGDOM, (AgentGuest("a"), AgentGuest("b"), AgentGuest("c")), 3, 5)
    for number in range(3):
        audience.watchers = [Watcher(card, audience.look) for card in ("militia", "witch", "cellar")]
        match.play_game(job, number, audience.watchers)
    assert audience.looks > 300


def test_in_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    audience = Audience()
    watch(audience, monkeypatch)
    monkeypatch.setattr(guests, "find_player", lambda *_, **__: Watcher("militia", audience.look))
    guests.simulate([AgentGuest("a"), AgentGuest("b")], KINGDOM, 4, seed=2, threads=1)
    assert audience.looks > 200


def test_a_seated_agent_that_does_not_remember_is_only_asked() -> None:
    game = new_game(KINGDOM, seed=1, starter=0)
    assert Seated(BigMoney()).answer(game.position, game.events) == "Copper"


# Programs


def test_an_agent_that_is_served_is_told_what_the_messages_say(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers: list[Watcher] = []

    def found(*_: object, **__: object) -> Agent:
        watchers.append(Watcher())
        return watchers[-1]

    monkeypatch.setattr("fiefdom.bots.serve.find_agent", found)
    bot = Served("watcher")
    for seed in (1, 2):
        game = new_game(KINGDOM, seed=seed, starter=0)
        begin: NewGame = new_game_message(game.kingdom, game.players, 0, 0)
        bot.reply(begin)
        told = 0
        while game.question and game.decisions < 150:
            if game.question.seat:
                game.answer(find_agent("big-money+witch").choose(game.view(1)))
                continue
            events = event_messages(game.events_for(0)[told:], told)
            told += len(events)
            ask: BotQuestion = question_message(game.view(0), 1, 1.0, events)
            answer = bot.reply(ask)
            assert answer
            game.answer(answer.answer)  # type: ignore[union-attr]
            seen = [shown(event, number) for number, event in enumerate(game.events_for(0)[:told])]
            assert [shown(event, event.number) for event in watchers[-1].seen] == seen
    assert len(watchers) == 3  # one that was never asked, and one for each game


def shown(event: GameEvent, number: int) -> tuple[Any, ...]:
    """What a message says of an event; its number is that among those that were told."""
    return number, *event[1:7], event.question


def test_a_program_that_is_asked_by_views_is_told_with_its_next_question() -> None:
    command = at_question('say(type="answer", answer=message["answers"][0], remarks=json.dumps(message["events"]))')
    with Bot(command, Limits(60, 60, 60)) as bot:
        for seed in (1, 2):
            game = new_game(KINGDOM, seed=seed, starter=0)
            told: list[dict[str, Any]] = []
            first = 0
            for _ in range(4):
                bot.observe(game.events_for(0, first))
                first = len(game.events)
                answer = bot.choose(game.view(0))
                told += json.loads(bot.remarks)
                assert told == msgspec.to_builtins(event_messages(game.events_for(0)))
                game.answer(answer)


def test_an_event_of_another_game_is_refused() -> None:
    game = new_game("First Game", seed=1, starter=0)
    messages = event_messages(game.events_for(0))
    assert [event.card for event in read_events(game.kingdom, 0, messages)] == [event.card for event in game.events_for(0)]
    witch = event_messages([GameEvent(0, "play", 0, find_card("Witch"))])
    with pytest.raises(BadView, match="`Witch`, which is not in this game"):
        read_events(game.kingdom, 0, witch)


# Environments


@pytest.mark.parametrize("engine", [engines.compiled(), plain], ids=["compiled", "plain"])
def test_in_environments(engine: Any) -> None:
    watchers: list[Watcher] = []

    def opponent(_: int) -> Watcher:
        watchers.append(Watcher("militia" if len(watchers) % 2 else "witch"))
        return watchers[-1]

    kingdoms = [KINGDOM, find_kingdom("first-game-2")]
    arena = Arena(2, kingdom=kingdoms, players=3, opponents=opponent, starter=1, most_turns=8, illegal="ignore", engine=engine)
    arena.seed(4)
    arena.reset()
    games = [follow(arena, game) for game in range(2)]
    generator = numpy.random.default_rng(1)
    told = sum(catch_up(games[game], [*watchers_of(arena, game)], [0, 0]) for game in range(2))
    for step in range(60):
        ended = arena.ended.copy()
        actions = arena.random_actions(generator)
        if step % 7 == 3:
            actions[0] = 10**6  # no action at all: nothing happens
        before = [[*watchers_of(arena, game)] for game in range(2)]
        legal = [not ended[game] and actions[game] < 10**6 for game in range(2)]
        counts = [[len(watcher.answers) for watcher in around] for around in before]
        arena.step(actions)
        for game in range(2):
            if ended[game]:
                games[game], counts[game] = follow(arena, game), [0, 0]
            elif legal[game]:
                games[game].answer(answer_of(int(actions[game])))
            told += catch_up(games[game], [*watchers_of(arena, game)], counts[game])
            assert games[game].position == arena.position(game)
    assert told > 60


def follow(arena: Arena, game: int) -> Game:
    """The same game, to be played beside it."""
    return Game(Setup(arena.kingdom(game), ("a", "b", "c"), 1, int(arena.seeds[game])))


def watchers_of(arena: Arena, game: int) -> Iterable[Watcher]:
    return (seated.agent for seated in arena._agents[game] if isinstance(seated.agent, Watcher))


def catch_up(game: Game, watchers: list[Watcher], counts: list[int]) -> int:
    """Give the answers that the watchers have given, and compare what they were told with what they should have seen."""
    told = 0
    seen: list[list[GameEvent]] = [[], []]
    while game.question and game.question.seat and counts[game.question.seat - 1] < len(watchers[game.question.seat - 1].answers):
        place = game.question.seat - 1
        seen[place] = game.events_for(place + 1)
        game.answer(watchers[place].answers[counts[place]])
        counts[place] += 1
        told += 1
    assert all(not expected or watcher.seen == expected for watcher, expected in zip(watchers, seen, strict=True))
    return told


def test_who_does_not_remember_costs_an_environment_nothing() -> None:
    arena = Arena(2, kingdom=KINGDOM, opponents="big-money")
    arena.reset()
    assert arena._chronicles == {}


# Datasets


def test_in_datasets(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers: list[Watcher] = []

    def found(seed: int) -> Agent:
        watchers.append(Watcher())
        return watchers[-1]

    def read(name: str, **_: object) -> PlayerName:
        return PlayerName(name, AgentKind(name, found)) if name == "watcher" else read_player(name)

    monkeypatch.setattr(batch_play, "read_player", read)
    plan = DatasetPlan("records", KINGDOM, 2, ("watcher", "big-money+witch"), 3, 7)
    played = batch_play.play_together(plan, range(3), observing=False)
    for place in range(3):
        rows = played.columns["place"] == place
        game = Game(Setup(KINGDOM, ("a", "b"), plan.starter(place), plan.game_seed(place)))
        expected: list[GameEvent] = []
        for slot in played.columns["slot"][rows].tolist():
            assert game.question
            expected = game.events_for(0) if game.question.seat == 0 else expected
            game.answer(PASS if slot in (PASS_ANSWER, NOTHING) else KINGDOM.cards[slot].name)
        assert game.question is None
        assert watchers[place].seen == expected
        assert len(expected) > 300
    assert batch_play.chronicles_for([batch_play.AgentPlayer([BigMoney()])], played.batch, [1], [0]) == []


# Nobody else asks


def test_nobody_but_the_driver_asks_agents_or_tells_them_anything() -> None:
    """Agents ask each other, and a memory of one's own is no agent."""
    source = Path(driver.__file__).parents[1]
    files = [file for file in source.rglob("*.py") if file.parent.name != "agents" and file != Path(driver.__file__)]
    calls = [
        f"{file.relative_to(source)}: {ast.unparse(node.func)}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("choose", "observe")
    ]
    others = (
        "self.choose",
        "room.table.choose",  # which cards the table plays with
        "choosing.choose",
        "self.leaders.choose",  # one of a mixture of strategies
        "learning/model.py: self.rest.choose",  # an agent that asks another one
        "evaluation/profile.py: self.agent.choose",
        "memory.observe",
        "arena.observe",
        "self.observe",
        "kernel.observe",
        "self._kinds[kind].observe",  # a histogram
        "self.database.observe",
        "encoding.observe",
        "_lens(batch).observe",
    )
    assert [call for call in calls if not call.endswith((*others, "lens.observe"))] == []
    assert [file.name for file in files if "isinstance(" in file.read_text("utf-8") and ", Bot)" in file.read_text("utf-8")] == []
