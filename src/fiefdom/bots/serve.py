"""The other end of the protocol: Fiefdom's own agents as a bot on standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from typing import IO

import msgspec

from fiefdom.agents.agent import find_agent
from fiefdom.bots.protocol import (
    PROTOCOL,
    BotAnswer,
    BotHello,
    BotOption,
    BotOptions,
    BotQuestion,
    FromBot,
    NewGame,
    Quit,
    Ready,
    ToBot,
    read_to_bot,
    write_line,
)
from fiefdom.bots.sight import read_events, read_view
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadNumber, BadView, FiefdomError
from fiefdom.game.driver import Seated
from fiefdom.lengths import LONGEST_LINE

SEED = "seed"


class Served:
    """An agent of Fiefdom that answers messages. Its option `seed` is for agents that need luck."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seed = 0
        self.seat = 0
        self.kingdom: Kingdom | None = None
        self.agent = Seated(find_agent(name, files=True))

    def reply(self, message: ToBot) -> FromBot | None:
        """What to say to a message; None is nothing."""
        if isinstance(message, BotHello):
            return BotHello(PROTOCOL, self.name, "Fiefdom", (BotOption(SEED, 0, about="the same seed gives the same answers"),))
        if isinstance(message, BotOptions):
            self.seed = int(message.values.get(SEED, self.seed))
        if isinstance(message, NewGame):
            return self._begin(message)
        return self._answer(message) if isinstance(message, BotQuestion) else None

    def _begin(self, message: NewGame) -> Ready:
        self.kingdom = Kingdom.of(message.kingdom, message.edition, CardFile.parse(message.own) if message.own else ())
        self.seat = message.seat
        self.agent = Seated(find_agent(self.name, self.seed, files=True))
        return Ready()

    def _answer(self, message: BotQuestion) -> BotAnswer:
        if self.kingdom is None:
            raise BadView("no-game")
        self.agent.tell(read_events(self.kingdom, self.seat, message.events))
        return BotAnswer(self.agent.ask(read_view(self.kingdom, self.seat, message.view)), message.number)


def serve(name: str, read: IO[bytes], write: IO[bytes], complain: Callable[[str], None]) -> int:
    """Answer messages until `quit` or the end of the input; the exit code. What is no message is complained of and left alone."""
    served = Served(name)
    while line := read.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            complain(str(BadNumber("line", most=LONGEST_LINE)))
            return 1
        try:
            message = read_to_bot(line)
            reply = served.reply(message)
        except (msgspec.MsgspecError, FiefdomError, UnicodeDecodeError, ValueError) as problem:
            complain(str(problem))
            continue
        if isinstance(message, Quit):
            return 0
        if reply is not None:
            write.write(write_line(reply))
            write.flush()
    return 0
