"""Who is meant by the name of a player: one way to read it, for every command. The agents there are, by name."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Literal, TypeAlias

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadAgent, BadStrategy, nearest
from fiefdom.game.decision import LONGEST_NAME, RESERVED
from fiefdom.game.driver import Agent
from fiefdom.game.question import Question
from fiefdom.strategy.library import is_strategy, library, strategy_of
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.letters import visible
from fiefdom.text.texts import Texts

PROGRAM = "cmd:"
"""What the name of a player begins with that is a program: the rest is its command."""

DEFAULT_BOT = "big-money"
"""Who plays where a bot is wanted and none is named."""

Effort = Literal["at-once", "once-a-kingdom", "each-answer"]
"""When an agent takes longer than a moment: never, when it first sees a kingdom, or whenever it is asked."""

FindStrategy: TypeAlias = Callable[[Kingdom, int], Strategy]
"""From a kingdom and the number of players to a strategy."""

SETTLED = ("treasure", "reveal")
"""Questions that need no thought: all Treasures are played, a Reaction is shown."""


@dataclass(frozen=True)
class AgentKind:
    """A kind of agent that people can choose. With `takes_card`, also as `name+card`. `level` is 0 if it is none.

    One that `goes_by_leaders` plays better if better strategies were bred for the kingdom. One that plays a strategy which it finds
    for the kingdom has a `finder`. One that plays `by_lot` does not always answer the same question alike.
    """

    name: str
    make: Callable[[int], Agent]
    takes_card: bool = False
    level: int = 0
    effort: Effort = "at-once"
    goes_by_leaders: bool = False
    finder: FindStrategy | None = None
    by_lot: bool = False


@dataclass(frozen=True)
class PlayerName:
    """Who is meant by a word: an agent of this kind, a strategy, or a program, by its command."""

    word: str
    kind: AgentKind | None = None
    strategy: Strategy | None = None
    command: str | None = None

    @property
    def effort(self) -> Effort:
        """When it takes longer than a moment."""
        return self.kind.effort if self.kind else "at-once"

    @property
    def finder(self) -> FindStrategy | None:
        """What finds the strategy that it plays by, if it plays by one."""
        strategy = self.strategy
        if strategy is not None:
            return lambda _kingdom, _players: strategy
        return self.kind.finder if self.kind else None

    def agent(self, seed: int = 0) -> Agent:
        """The agent, with its luck. (Programs are those of `fiefdom.bots`.)"""
        if self.command is not None:
            raise BadAgent("program", name=self.word)
        return self.kind.make(seed) if self.kind else _strategy_agent(self.strategy)


def agent_kinds() -> tuple[AgentKind, ...]:
    """The registry: every kind of agent that people can choose, the levels from the weakest on."""
    from fiefdom.agents.levels import LEADER, LEVELS, RandomAgent

    money = AgentKind(DEFAULT_BOT, lambda _: _strategy_agent(library()[DEFAULT_BOT]), takes_card=True)
    return (AgentKind("random", RandomAgent, by_lot=True), money, *LEVELS, LEADER)


def _strategy_agent(strategy: Strategy | None) -> Agent:
    from fiefdom.agents.strategy_agent import StrategyAgent

    assert strategy is not None
    return StrategyAgent(strategy)


def is_settled(question: Question) -> bool:
    """Whether whoever thinks about each answer gives this one without a thought."""
    return len(question.answers) == 1 or question.id.rpartition(".")[2] in SETTLED


def is_program(word: str) -> bool:
    """Whether a player is a program of somebody's own."""
    return word.strip().lower().startswith(PROGRAM)


def read_player(word: str, cards: Sequence[Card] = (), *, files: bool = False, allow_commands: bool = False) -> PlayerName:
    """Who is meant: `random`, `expert` or `level-7`, a strategy, `smithy` or `big-money+witch`, a program, `cmd:./mybot`.

    With `files` the path of a strategy's file will do as well, or its rules: leave it out where the word comes from somebody else's
    computer. So with `allow_commands`: a command is run with the rights of this process.
    """
    text = word.strip()
    if is_program(text):
        if not allow_commands:
            raise BadAgent("no-commands", name=word)
        return PlayerName(text, command=text[len(PROGRAM) :].strip())
    kind = None if is_strategy(text) else _kind(text.lower())
    return PlayerName(text, kind) if kind else PlayerName(text, strategy=_strategy(text, tuple(cards), files=files))


def _kind(name: str) -> AgentKind | None:
    head, plus, tail = name.partition("+")
    level = re.fullmatch(r"level-?([1-9])", head)
    number = int(level[1]) if level else -1
    kind = next((kind for kind in agent_kinds() if head == kind.name or number == kind.level), None)
    if kind and plus:
        raise BadAgent("no-card", name=kind.name, card=tail)
    return kind


def _strategy(word: str, cards: tuple[Card, ...], *, files: bool) -> Strategy:
    try:
        found = strategy_of(word, cards, files=files)
    except BadStrategy as problem:
        if problem.line:
            raise
        raise BadAgent(cause=problem) from None
    if found is None:
        names = [kind.name for kind in agent_kinds()]
        raise BadAgent("none", name=word, near=nearest(word.lower(), [*names, *library()]), names=", ".join(names))
    return found


def find_agent(word: str, seed: int = 0, cards: Sequence[Card] = (), *, files: bool = False) -> Agent:
    """The agent of this name (`read_player`), with its luck."""
    return read_player(word, cards, files=files, allow_commands=True).agent(seed)


# What players are called


def title_of(player: PlayerName, texts: Texts, cards: Sequence[Card] = ()) -> str:
    """What a player is called at the table: `Big Money with Smithy`, `Expert`; a strategy or a program by its own name."""
    if player.command is not None:
        return command_title(player.command)
    head, plus, tail = (player.kind.name if player.kind else player.word.lower()).partition("+")
    key = f"bot-{head}-with" if plus else f"bot-{head}"
    if texts.has(key):
        return visible(texts.format(key, card=texts.card(find_card(tail, cards))) if plus else texts.format(key))
    assert player.strategy is not None
    return "".join(letter for letter in visible(player.strategy.name) if letter not in RESERVED)[:LONGEST_NAME].strip()


def command_title(command: str) -> str:
    """What a program is called at the table: the last word of its command that is no option, without folder and ending."""
    words = [word for word in shlex.split(command) if not word.startswith("-")]
    name = PurePath(words[-1] if words else command).stem
    return "".join(sign for sign in name if sign.isalnum() or sign in "-_ ")[:30].strip() or "bot"
