"""Players that answer for many games at once: chance, strategies, and every other agent one view at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy
from numpy.typing import NDArray

from fiefdom.agents.agent import read_player
from fiefdom.agents.random_agent import RandomAgent
from fiefdom.agents.strategy_agent import slot_of
from fiefdom.engine.state import NOTHING
from fiefdom.game import engines
from fiefdom.game.batch import PASS_ANSWER, Batch
from fiefdom.game.driver import Agent, Chronicle, Seated
from fiefdom.strategy.strategy import Strategy

Answers = NDArray[numpy.int16]
Games = NDArray[numpy.int64]


class BatchPlayer(Protocol):
    """Answers the open questions of some games of a batch."""

    def answers(self, batch: Batch, games: Games) -> Answers:
        """A slot for each of these games, or -1 to pass."""
        ...


def find_batch_player(name: str, batch: Batch, generator: numpy.random.Generator, first_seed: int) -> BatchPlayer:
    """The player of this name for a batch whose first game has this seed."""
    player = read_player(name, files=True, allow_commands=True)
    if player.strategy:
        return StrategyPlayer(player.strategy)
    agents = [player.agent(first_seed + game) for game in range(len(batch))]
    return RandomPlayer(generator) if type(agents[0]) is RandomAgent else AgentPlayer(agents)


class RandomPlayer:
    """Any legal answer, each as likely as the others."""

    def __init__(self, generator: numpy.random.Generator) -> None:
        self.generator = generator

    def answers(self, batch: Batch, games: Games) -> Answers:
        """Answers by lot."""
        return batch.random_answers(self.generator)[games]


class AgentPlayer:
    """An agent for each game, asked with its view: as slow as agents are. Those that remember are told by `chronicles`."""

    def __init__(self, agents: list[Agent]) -> None:
        self.agents = [Seated(agent) for agent in agents]
        self.remembers = self.agents[0].remembers
        self.chronicles: Sequence[Chronicle] = ()

    def answers(self, batch: Batch, games: Games) -> Answers:
        """What the agents choose."""
        return numpy.array([self._answer(batch, game) for game in games.tolist()], numpy.int16)

    def _answer(self, batch: Batch, game: int) -> int:
        position = batch.position(game)
        answer = self.agents[game].answer(position, self.chronicles[game].events if self.chronicles else ())
        number = position.legal_number(answer)
        return PASS_ANSWER if number == NOTHING else number


class StrategyPlayer:
    """Plays a strategy, without views: it asks for nothing that is not in them."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def answers(self, batch: Batch, games: Games) -> Answers:
        """What the strategy says."""
        engine = engines.best()
        slots = [slot_of(self.strategy, batch.position(game), engine) for game in games.tolist()]
        return numpy.array([PASS_ANSWER if slot == NOTHING else slot for slot in slots], numpy.int16)
