"""Players by name: the agents of Fiefdom, and programs of one's own as `cmd:./mybot`, where those are allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fiefdom.agents.agent import Agent, Observer, find_agent
from fiefdom.bots.bot import Bot, Limits
from fiefdom.bots.process import check_command
from fiefdom.bots.protocol import OptionValue
from fiefdom.cards.card import Card
from fiefdom.errors import BadAgent, BotFailed
from fiefdom.game.game import Game
from fiefdom.game.question import PASS
from fiefdom.game.view import View

COMMAND = "cmd:"
"""What the name of a player begins with that is a program: the rest is its command."""


def is_command(name: str) -> bool:
    """Whether a player is a program of somebody's own."""
    return name.strip().lower().startswith(COMMAND)


def command_of(name: str) -> str:
    """The command of a player that is a program."""
    return name.strip()[len(COMMAND) :].strip()


def find_player(
    name: str,
    seed: int = 0,
    *,
    cards: Iterable[Card] = (),
    files: bool = False,
    allow_commands: bool = False,
    limits: Limits | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Agent:
    """The agent of this name, or with `allow_commands` the program of `cmd:COMMAND`.

    A command is run with the rights of this process. So whoever takes names from strangers, as a server does, allows none unless
    its operator says so.
    """
    if not is_command(name):
        return find_agent(name, seed, cards, files=files)
    if not allow_commands:
        raise BadAgent(f"`{name}` is a command, and commands are not allowed here", "choose one of the bots that Fiefdom brings along")
    bot = Bot(command_of(name), limits or Limits(), options or {})
    check_command(bot.command)
    return bot


def try_out(name: str) -> None:
    """Let a program introduce itself, so that one that cannot play is refused before anything begins. Other players can always play."""
    if not is_command(name):
        return
    bot = find_player(name, allow_commands=True)
    assert isinstance(bot, Bot)
    try:
        bot.start()
    except BotFailed as problem:
        hint = "; ".join(filter(None, (problem.hint, "`fiefdom bot check` tries it out")))
        raise BadAgent(problem.message, hint) from problem
    finally:
        bot.close()


class Seated:
    """An agent at a seat of a game. Before each question it is told what its seat has seen since the last one, if it remembers."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self._observer = agent if isinstance(agent, Observer) else None
        self._told = 0

    def answer(self, game: Game) -> str:
        """The answer to the open question of the game, which must be this seat's."""
        assert game.question is not None
        seat = game.question.seat
        if isinstance(self.agent, Bot):
            return self.agent.answer(game)  # with the names of the players, too
        if self._observer:
            self._observer.observe(game.events_for(seat, self._told))
            self._told = len(game.events)
        return self.agent.choose(game.view(seat))


class Understudy:
    """Sits in for a bot that has lost by rule, so that the others can play on: passes where it can, else the first answer."""

    def choose(self, view: View) -> str:
        """Do as little as possible."""
        question = view.question
        assert question is not None
        return PASS if question.may_pass else question.answers[0]
