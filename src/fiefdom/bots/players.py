"""Players by name: the agents of Fiefdom, and programs of one's own as `cmd:./mybot`, where those are allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fiefdom.agents.agent import find_agent
from fiefdom.bots.bot import Bot, Limits
from fiefdom.bots.process import check_command
from fiefdom.bots.protocol import OptionValue
from fiefdom.cards.card import Card
from fiefdom.errors import BadAgent, BotFailed
from fiefdom.game.driver import Agent

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
    bot = Bot(command_of(name))
    check_command(bot.command)
    try:
        bot.start()
    except BotFailed as problem:
        hint = "; ".join(filter(None, (problem.hint, "`fiefdom bot check` tries it out")))
        raise BadAgent(problem.message, hint) from problem
    finally:
        bot.close()
