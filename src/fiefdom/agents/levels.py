"""The levels for people: eight opponents, each clearly weaker than the next. What they score is in docs/guides/opponents.md."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fiefdom.agents.agent import AgentKind, FindStrategy
from fiefdom.agents.big_money import BigMoney
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import ACTION, ATTACK, CURSED, VICTORY
from fiefdom.errors import BadAgent
from fiefdom.evolve.find import LatestLeaders, find_leaders
from fiefdom.game.engines import Engine
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import View
from fiefdom.strategy.library import library, ultimate_with
from fiefdom.strategy.play import GameBlock, play_block
from fiefdom.strategy.strategy import Strategy

LATE = 4
"""Provinces left when a novice begins to take Duchies."""

NOVICE_SILVER = 0.1
APPRENTICE_SILVER = 0.4
"""How often they take Silver rather than something more exciting."""

BEGINNER_GOLD = 0.75
BEGINNER_SILVER = 0.2
"""How often a beginner who can have them takes Treasures; otherwise something that does more than pay."""

BEGINNER_DEAREST = 0.5
"""How often a beginner takes the dearest Action; otherwise any, by lot."""


class Newcomer:
    """Plays whatever Action comes to hand, and takes one of the cards it likes by lot; all else as Big Money would."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.sense = BigMoney()

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        question = view.question
        if question is None or (question.id not in ("buy", "action") and not question.id.endswith(".gain")):
            return self.sense.choose(view)
        cards = question.cards if question.id == "action" else self.liked(view, question)
        if cards:
            return self.random.choice(cards).name
        return PASS if question.may_pass else self.sense.choose(view)

    def liked(self, view: View, question: Question) -> Sequence[Card]:
        """The cards to take one of by lot."""
        del view
        return [card for card in question.cards if card.cost > 0]


class Beginner(Newcomer):
    """Never leaves a Province, often takes Gold, and makes the mistakes of first games.

    Actions are more fun than Silver, so there are too many for one Action a turn; the dearest looks best; Attacks are not noticed; nothing
    that one has is thrown away.
    """

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        question = view.question
        if question and question.may_pass and question.id.endswith(".trash"):
            return PASS
        return super().choose(view)

    def liked(self, view: View, question: Question) -> Sequence[Card]:
        """The cards that catch the eye."""
        province, gold, silver = (find_card(name) for name in ("Province", "Gold", "Silver"))
        if province in question.cards:
            return [province]
        for treasure, often in ((gold, BEGINNER_GOLD), (silver, BEGINNER_SILVER)):
            if treasure in question.cards and self.random.random() < often:
                return [treasure]
        actions = [card for card in question.cards if card.has_type(ACTION) and not card.has_type(ATTACK)]
        if not actions:
            return [silver] if silver in question.cards else super().liked(view, question)
        dearest = max(card.cost for card in actions)
        return [card for card in actions if card.cost == dearest] if self.random.random() < BEGINNER_DEAREST else actions


class Novice(Newcomer):
    """Takes Provinces and Gold, otherwise Silver now and then and else the dearest card; Duchies can wait."""

    def __init__(self, seed: int = 0, *, silver: float = NOVICE_SILVER) -> None:
        super().__init__(seed)
        self.silver = silver

    def liked(self, view: View, question: Question) -> Sequence[Card]:
        """The cards that are worth having now."""
        scoring = VICTORY if view.supply[find_card("Province")] > LATE else 0
        cards = [card for card in super().liked(view, question) if not card.has_type(CURSED | scoring) or card.name == "Province"]
        dearest = max((card.cost for card in cards), default=0)
        silver = find_card("Silver")
        if silver in cards and dearest < find_card("Gold").cost and self.random.random() < self.silver:
            return [silver]
        return [card for card in cards if card.cost == dearest]


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


LEVELS = (
    AgentKind("beginner", Beginner, level=1),
    AgentKind("novice", Novice, level=2),
    AgentKind("apprentice", lambda seed: Novice(seed, silver=APPRENTICE_SILVER), level=3),
    AgentKind("journeyman", lambda _: StrategyAgent(library()["big-money"]), level=4, finder=lambda _, __: library()["big-money"]),
    AgentKind(
        "craftsman", lambda _: StrategyAgent(library()["big-money-ultimate"]), level=5, finder=lambda _, __: library()["big-money-ultimate"]
    ),
    AgentKind("adept", lambda _: KingdomAgent(best_single_card), level=6, effort="once-a-kingdom", finder=best_single_card),
    AgentKind("expert", lambda _: LeaderAgent(), level=7, effort="once-a-kingdom", goes_by_leaders=True, finder=best_leader),
    AgentKind("master", ThinkingAgent, level=8, effort="each-answer", goes_by_leaders=True),
)
"""From the weakest to the strongest; `bot-NAME` and `bot-NAME-about` are their texts."""
