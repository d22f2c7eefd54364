"""The levels for people: eight opponents, each clearly weaker than the next. What they score is in docs/guides/opponents.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fiefdom.agents.agent import Effort
from fiefdom.agents.beginner import APPRENTICE_SILVER, Beginner, Novice
from fiefdom.agents.kingdom_agent import KingdomAgent, best_leader, best_single_card
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.game.driver import Agent
from fiefdom.strategy.library import library


@dataclass(frozen=True)
class Level:
    """An opponent of a certain strength; `name` is the name of the agent, `bot-NAME` and `bot-NAME-about` are its texts."""

    number: int
    name: str
    make: Callable[[int], Agent]
    effort: Effort = "at-once"


LEVELS = (
    Level(1, "beginner", Beginner),
    Level(2, "novice", Novice),
    Level(3, "apprentice", lambda seed: Novice(seed, silver=APPRENTICE_SILVER)),
    Level(4, "journeyman", lambda _: StrategyAgent(library()["big-money"])),
    Level(5, "craftsman", lambda _: StrategyAgent(library()["big-money-ultimate"])),
    Level(6, "adept", lambda _: KingdomAgent(best_single_card), "once-a-kingdom"),
    Level(7, "expert", lambda _: KingdomAgent(best_leader), "once-a-kingdom"),
    Level(8, "master", ThinkingAgent, "each-answer"),
)
"""From the weakest to the strongest."""
