"""Players by name: the agents of Fiefdom, and programs of one's own as `cmd:./mybot`, where those are allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fiefdom.agents.agent import Agent, find_agent
from fiefdom.bots.bot import Bot, Limits
from fiefdom.bots.process import check_command
from fiefdom.bots.protocol import OptionValue
from fiefdom.cards.card import Card
from fiefdom.errors import BadAgent
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


def answer_of(agent: Agent, game: Game) -> str:
    """An agent's answer to the open question of a game: a program also hears what has happened, any other agent sees its view."""
    assert game.question is not None
    return agent.answer(game) if isinstance(agent, Bot) else agent.choose(game.view(game.question.seat))


class Understudy:
    """Sits in for a bot that has lost by rule, so that the others can play on: passes where it can, else the first answer."""

    def choose(self, view: View) -> str:
        """Do as little as possible."""
        question = view.question
        assert question is not None
        return PASS if question.may_pass else question.answers[0]
