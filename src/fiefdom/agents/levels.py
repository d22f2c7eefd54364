"""The levels for people: eight opponents, each clearly weaker than the next. What they score is in docs/guides/opponents.md."""

from __future__ import annotations

from random import Random

from fiefdom.agents.agent import AgentKind, FindStrategy
from fiefdom.agents.learner import Learner
from fiefdom.agents.newcomer import Beginner, Novice
from fiefdom.agents.plans import Plans
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import BRIEF, ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadAgent
from fiefdom.evolve.find import LatestLeaders, find_leaders
from fiefdom.game.driver import Agent
from fiefdom.game.engines import Engine
from fiefdom.game.view import View
from fiefdom.strategy.library import library, ultimate_with
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.strategy import Strategy

BEGINNER_SILVER = 0.48
NOVICE_SILVER = 0.5
"""How often they take Silver rather than something more exciting."""

APPRENTICE_SLIP = 0.38
JOURNEYMAN_SLIP = 0.27
CRAFTSMAN_SLIP = 0.17
ADEPT_SLIP = 0.03
"""How often those who know a plan do not keep to it."""

EXPERT = ThinkingTime(rollouts=BRIEF)
"""An expert looks at each decision for some milliseconds. These numbers were found on the development list of `benchmarks/strength`, so
that each level takes about 70 % of the points from the one below."""

GAMES = 240
"""Games of each strategy in a small trial; a multiple of every number of players."""


class KingdomAgent:
    """Plays the strategy that a function finds for the kingdom of the first question."""

    def __init__(self, find: FindStrategy, engine: Engine | None = None) -> None:
        self.find = find
        self.engine = engine
        self._found: tuple[Kingdom, int, StrategyAgent] | None = None

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if self._found is None or self._found[:2] != (view.kingdom, view.seats):
            strategy = self.find(view.kingdom, view.seats)
            self._found = view.kingdom, view.seats, StrategyAgent(strategy, self.engine)
        return self._found[2].choose(view)


class LeaderAgent:
    """Plays the best strategy known for the kingdom. If a better one is bred while it plays, it goes over to it with its next turn."""

    def __init__(self, engine: Engine | None = None) -> None:
        self.engine = engine
        self.latest: LatestLeaders | None = None
        self._turn = -1
        self._agent: StrategyAgent | None = None

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if self.latest is None or (self.latest.board, self.latest.players) != (view.kingdom, view.seats):
            self.latest, self._agent = LatestLeaders(view.kingdom, view.seats), None
        turn = -1 if view.seat is None else view.turns(view.seat)
        is_new, self._turn = turn != self._turn, turn
        if self._agent is None or (is_new and self.latest.refresh()):
            self._agent = StrategyAgent(self.latest.leaders.best, self.engine)
        return self._agent.choose(view)


def best_single_card(kingdom: Kingdom, players: int) -> Strategy:
    """Big Money Ultimate with one copy of the Action that helps it most."""
    base = library()["big-money-ultimate"]
    candidates = [base, *(ultimate_with(card) for card in kingdom.kingdom_cards if card.has_type(ACTION))]
    return max(candidates, key=lambda strategy: _points(strategy, base, kingdom, players))


def best_leader(kingdom: Kingdom, players: int) -> Strategy:
    """The best strategy known for the kingdom."""
    return find_leaders(kingdom, players).best


def _points(strategy: Strategy, base: Strategy, kingdom: Kingdom, players: int) -> int:
    """Twice the points of a strategy in a trial against others that play the base."""
    won, shared, _ = play_block(kingdom, [strategy, *[base] * (players - 1)], GameBlock(GAMES, seed=1)).outcomes[0].tolist()
    return int(2 * won + shared)


class RandomAgent:
    """Answers at random, the same way for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def choose(self, view: View) -> str:
        """Any legal answer."""
        if view.question is None or not view.question.answers:
            raise BadAgent("idle")
        return self.random.choice(view.question.answers)


def apprentice(seed: int) -> Agent:
    """Money and Provinces, and often something that looks better."""
    return Learner(StrategyAgent(library()["big-money-ultimate"]), APPRENTICE_SLIP, seed)


def journeyman(seed: int, plan: Agent | None = None) -> Agent:
    """The same with the one Action that helps most, better kept to. Who knows that plan already may give it."""
    return Learner(plan or KingdomAgent(best_single_card), JOURNEYMAN_SLIP, seed)


def craftsman(seed: int, plan: Agent | None = None) -> Agent:
    """The best strategy known, not always kept to."""
    return Learner(plan or LeaderAgent(), CRAFTSMAN_SLIP, seed)


def adept(seed: int, plan: Agent | None = None) -> Agent:
    """The best strategy known."""
    return Learner(plan or LeaderAgent(), ADEPT_SLIP, seed)


def expert(seed: int, plans: Plans | None = None) -> Agent:
    """A brief look at each decision."""
    return ThinkingAgent(seed, EXPERT, plans=plans)


LEVELS = (
    AgentKind("beginner", lambda seed: Beginner(seed, silver=BEGINNER_SILVER), level=1, by_lot=True),
    AgentKind("novice", lambda seed: Novice(seed, silver=NOVICE_SILVER), level=2, by_lot=True),
    AgentKind("apprentice", apprentice, level=3, by_lot=True),
    AgentKind("journeyman", journeyman, level=4, effort="once-a-kingdom", by_lot=True),
    AgentKind("craftsman", craftsman, level=5, effort="once-a-kingdom", goes_by_leaders=True, by_lot=True),
    AgentKind("adept", adept, level=6, effort="once-a-kingdom", goes_by_leaders=True, by_lot=True),
    AgentKind("expert", expert, level=7, effort="once-a-kingdom", goes_by_leaders=True),
    AgentKind("master", ThinkingAgent, level=8, effort="each-answer", goes_by_leaders=True),
)
"""From the weakest to the strongest; `bot-NAME` and `bot-NAME-about` are their texts."""

LEADER = AgentKind("leader", lambda _: LeaderAgent(), effort="once-a-kingdom", goes_by_leaders=True, finder=best_leader)
"""No level: what levels from the fifth on begin with. It does not think, so it plays as fast as any strategy."""
