"""The agents there are, by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadAgent, BadStrategy, nearest
from fiefdom.game.driver import Agent

Effort = Literal["at-once", "once-a-kingdom", "each-answer"]
"""When an agent takes longer than a moment: never, when it first sees a kingdom, or whenever it is asked."""


@dataclass(frozen=True)
class AgentKind:
    """A kind of agent that can be asked for by name. With `takes_card`, as `name+card`. `level` is 0 if it is none for people."""

    name: str
    make: Callable[[int, Card | None], Agent]
    takes_card: bool = False
    level: int = 0
    effort: Effort = "at-once"


def agent_kinds() -> tuple[AgentKind, ...]:
    """The registry: every kind of agent, the levels for people from the weakest on."""
    from fiefdom.agents.big_money import BigMoney
    from fiefdom.agents.levels import LEVELS
    from fiefdom.agents.random_agent import RandomAgent

    return (
        AgentKind("random", lambda seed, _: RandomAgent(seed)),
        AgentKind("big-money", lambda _, card: BigMoney(card), takes_card=True),
        *(AgentKind(level.name, _without_card(level.make), level=level.number, effort=level.effort) for level in LEVELS),
    )


def _without_card(make: Callable[[int], Agent]) -> Callable[[int, Card | None], Agent]:
    return lambda seed, _: make(seed)


def find_kind(name: str) -> AgentKind | None:
    """The kind of agent that a name means: `random`, `expert`, `level-6`, `big-money+smithy`; None if it is none of them."""
    head = name.strip().lower().partition("+")[0]
    level = re.fullmatch(r"level-?([1-9])", head)
    number = int(level[1]) if level else -1
    return next((kind for kind in agent_kinds() if head == kind.name or number == kind.level), None)


def find_agent(name: str, seed: int = 0, cards: Iterable[Card] = (), *, files: bool = False) -> Agent:
    """The agent of this name: `random`, `big-money+smithy`, `expert` or `level-6`, a strategy such as `chapel-witch`.

    With `files` the path of a strategy's file will do as well; leave it out where the name comes from somebody else's computer.
    """
    kind = find_kind(name)
    if kind is None:
        return _strategy_agent(name, tuple(cards), files=files)
    _, plus, tail = name.strip().lower().partition("+")
    if plus and not kind.takes_card:
        raise BadAgent("no-card", name=kind.name, card=tail)
    card = find_card(tail, tuple(cards)) if plus else None
    if card and not card.has_type(ACTION):
        raise BadAgent("no-action", card=card)
    return kind.make(seed, card)


def _strategy_agent(name: str, cards: tuple[Card, ...], *, files: bool) -> Agent:
    """An agent that plays a strategy of the library, or one of a file."""
    from fiefdom.agents.strategy_agent import StrategyAgent
    from fiefdom.strategy.library import GENERIC, SUFFIX, find_strategy, library, read_strategy

    slug = name.strip().lower()
    if slug in library() or slug.startswith(GENERIC):
        try:
            return StrategyAgent(find_strategy(slug, cards))
        except BadStrategy as problem:
            raise BadAgent(cause=problem) from None
    if files and slug.endswith(SUFFIX):
        return StrategyAgent(read_strategy(Path(name.strip()), cards))
    names = [kind.name for kind in agent_kinds()]
    raise BadAgent("none", name=name, near=nearest(slug, [*names, *library()]), names=", ".join(names))
