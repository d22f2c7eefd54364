"""The one thing an agent does, and the agents there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadAgent, did_you_mean
from fiefdom.game.view import View


class Agent(Protocol):
    """Answers questions. It sees a view and nothing else."""

    def choose(self, view: View) -> str:
        """The answer to `view.question`: the name of a card, or `pass`."""
        ...


@dataclass(frozen=True)
class AgentKind:
    """A kind of agent that can be asked for by name. With `takes_card`, as `name+card`."""

    name: str
    make: Callable[[int, Card | None], Agent]
    takes_card: bool = False


def agent_kinds() -> tuple[AgentKind, ...]:
    """The registry: every kind of agent."""
    from fiefdom.agents.big_money import BigMoney
    from fiefdom.agents.random_agent import RandomAgent

    return (
        AgentKind("random", lambda seed, _: RandomAgent(seed)),
        AgentKind("big-money", lambda _, card: BigMoney(card), takes_card=True),
    )


def find_agent(name: str, seed: int = 0, cards: Iterable[Card] = ()) -> Agent:
    """The agent of this name: `random`, `big-money`, `big-money+smithy`; the card can be one of these own cards."""
    head, plus, tail = name.strip().lower().partition("+")
    kinds = {kind.name: kind for kind in agent_kinds()}
    kind = kinds.get(head)
    if kind is None:
        hint = did_you_mean(head, kinds) or f"there are {', '.join(kinds)}, and big-money+CARD"
        raise BadAgent(f"there is no bot `{name}`", hint)
    if plus and not kind.takes_card:
        raise BadAgent(f"the bot `{head}` does not take a card", f"leave out `+{tail}`")
    card = find_card(tail, tuple(cards)) if plus else None
    if card and not card.has_type(ACTION):
        raise BadAgent(f"`{card}` is not an Action that a bot could play", "for example `big-money+smithy`")
    return kind.make(seed, card)
