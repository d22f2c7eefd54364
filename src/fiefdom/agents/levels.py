"""The levels for people: eight opponents, each clearly weaker than the next. What they score is in docs/guides/opponents.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fiefdom.agents.agent import Agent
from fiefdom.agents.beginner import Beginner, Novice
from fiefdom.agents.kingdom_agent import KingdomAgent, best_leader, best_single_card
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.strategy.library import library

MASTER_ROLLOUTS = 100
GRANDMASTER_ROLLOUTS = 4000


@dataclass(frozen=True)
class Level:
    """An opponent of a certain strength; `name` is the name of the agent, `bot-NAME` and `bot-NAME-about` are its texts."""

    number: int
    name: str
    make: Callable[[int], Agent]


LEVELS = (
    Level(1, "beginner", Beginner),
    Level(2, "novice", Novice),
    Level(3, "apprentice", lambda _: StrategyAgent(library()["big-money"])),
    Level(4, "journeyman", lambda _: StrategyAgent(library()["big-money-ultimate"])),
    Level(5, "adept", lambda _: KingdomAgent(best_single_card)),
    Level(6, "expert", lambda _: KingdomAgent(best_leader)),
    Level(7, "master", lambda seed: ThinkingAgent(seed, rollouts=MASTER_ROLLOUTS)),
    Level(8, "grandmaster", lambda seed: ThinkingAgent(seed, rollouts=GRANDMASTER_ROLLOUTS)),
)
"""From the weakest to the strongest."""
