"""Players that search instead of learning: flat Monte Carlo, and information-set tree search (ISMCTS). No weights, much time.

    fiefdom evaluate baselines/search.py:flat --pairs 1
    fiefdom evaluate baselines/search.py:tree --pairs 1

Both think about purchases and gains; a strategy answers everything else, and plays both sides of the rollouts. They see a view and
nothing else: what is hidden is dealt anew for each rollout. (`master` is this idea with the best strategies known and many refinements.)
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

import numpy

from fiefdom.agents.strategy_agent import StrategyAgent, slot_of
from fiefdom.engine.state import NOTHING
from fiefdom.envs.episode import is_purchase
from fiefdom.game import engines
from fiefdom.game.determinise import determinise
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, answer_text
from fiefdom.game.view import View, view
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts

ROLLOUT_STRATEGY = "big-money-ultimate"
WIDE = 15
"""Points ahead that are nearly as good as any lead."""


class FlatMonteCarlo:
    """Tries every answer in the same deals, as often each, and gives the one that won most."""

    def __init__(self, seed: int = 0, *, rollouts: int = 200, strategy: str = ROLLOUT_STRATEGY) -> None:
        self.random = Random(seed)
        self.rollouts = rollouts
        self.strategy = find_strategy(strategy)
        self.rest = StrategyAgent(self.strategy)

    def choose(self, seen: View) -> str:
        """The answer to the open question."""
        if not seen.is_asked or not is_purchase(seen.state) or seen.question is None:
            return self.rest.choose(seen)
        answers = seen.question.answers
        slots = {card.name: slot for slot, card in enumerate(seen.kingdom.cards)} | {PASS: NOTHING}
        arms = [Arm(0, (slots[answer],)) for answer in answers]
        lots = PlanLots.known([self.strategy] * seen.seats)
        outcomes = Rollouts(seen, lots, seed=self.random.getrandbits(32)).play(arms, self.rollouts)
        worth = outcomes.points / 4 + numpy.tanh(outcomes.leads / WIDE) / 4  # half for the victory, half for the lead
        return answers[int(worth.mean(axis=0).argmax())]


@dataclass
class Node:
    """What is known about a sequence of own purchases: how often it was tried, and what it brought."""

    visits: int = 0
    points: float = 0.0
    available: int = 0
    """How often it could have been tried: hands differ from deal to deal."""
    children: dict[str, Node] = field(default_factory=dict)


class TreeSearch:
    """Single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012) over the own purchases of the next turns."""

    def __init__(self, seed: int = 0, *, iterations: int = 160, explore: float = 0.4, strategy: str = ROLLOUT_STRATEGY) -> None:
        self.random = Random(seed)
        self.iterations = iterations
        self.explore = explore
        self.strategy = find_strategy(strategy)
        self.rest = StrategyAgent(self.strategy)
        self.engine = engines.best()

    def choose(self, seen: View) -> str:
        """The answer to the open question: what was tried most."""
        if not seen.is_asked or not is_purchase(seen.state) or seen.question is None or seen.seat is None:
            return self.rest.choose(seen)
        root = Node()
        for _ in range(self.iterations):
            self._iterate(root, determinise(seen, self.random), seen.seat)
        return max(seen.question.answers, key=lambda answer: root.children[answer].visits if answer in root.children else 0)

    def _iterate(self, root: Node, position: Position, seat: int) -> None:
        """One deal: down the tree as far as it goes, one node more, then a rollout; all nodes on the way learn the result."""
        path, growing = [root], True
        while position.question is not None:
            if growing and position.question.seat == seat and is_purchase(view(position, seat).state):
                answer, growing = self._select(path[-1], position.question.answers)
                path.append(path[-1].children[answer])
            else:
                slot = slot_of(self.strategy, position, self.engine)
                answer = answer_text(position.kingdom, position.question.id, slot)
            position.answer(answer)
        worth = _worth(position, seat)
        for node in path:
            node.visits += 1
            node.points += worth

    def _select(self, node: Node, answers: tuple[str, ...]) -> tuple[str, bool]:
        """An answer that was never tried, or the one with the best upper bound; and whether the tree goes on below."""
        untried = [answer for answer in answers if answer not in node.children]
        for answer in answers:
            node.children.setdefault(answer, Node()).available += 1
        if untried:
            return self.random.choice(untried), False
        return max(answers, key=lambda answer: self._bound(node.children[answer])), True

    def _bound(self, node: Node) -> float:
        tries = max(node.visits, 1)
        return node.points / tries + self.explore * math.sqrt(math.log(node.available + 1) / tries)


def _worth(position: Position, seat: int) -> float:
    """Half for the victory, half for the lead: who has won says little about one purchase of twenty."""
    ahead = position.scores[seat] - max(score for other, score in enumerate(position.scores) if other != seat)
    return 0.5 * (seat in position.winners) / len(position.winners) + 0.25 * (1 + math.tanh(ahead / WIDE))


def flat(seed: int) -> FlatMonteCarlo:
    """For `fiefdom evaluate`."""
    return FlatMonteCarlo(seed)


def tree(seed: int) -> TreeSearch:
    """For `fiefdom evaluate`."""
    return TreeSearch(seed)
