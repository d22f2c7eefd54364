"""The levels for people: eight opponents, each clearly weaker than the next. What they score is in docs/guides/opponents.md."""

from __future__ import annotations

from fiefdom.agents.agent import AgentKind
from fiefdom.agents.beginner import APPRENTICE_SILVER, Beginner, Novice
from fiefdom.agents.kingdom_agent import KingdomAgent, best_leader, best_single_card
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.strategy.library import library

LEVELS = (
    AgentKind("beginner", Beginner, level=1),
    AgentKind("novice", Novice, level=2),
    AgentKind("apprentice", lambda seed: Novice(seed, silver=APPRENTICE_SILVER), level=3),
    AgentKind("journeyman", lambda _: StrategyAgent(library()["big-money"]), level=4),
    AgentKind("craftsman", lambda _: StrategyAgent(library()["big-money-ultimate"]), level=5),
    AgentKind("adept", lambda _: KingdomAgent(best_single_card), level=6, effort="once-a-kingdom"),
    AgentKind("expert", lambda _: KingdomAgent(best_leader), level=7, effort="once-a-kingdom"),
    AgentKind("master", ThinkingAgent, level=8, effort="each-answer"),
)
"""From the weakest to the strongest; `bot-NAME` and `bot-NAME-about` are their texts."""
