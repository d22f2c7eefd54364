"""Players that answer for many games at once: chance and Big Money as array arithmetic, every other agent one view at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

from fiefdom.agents.agent import find_agent
from fiefdom.agents.big_money import TREASURES_PER_COPY, BigMoney
from fiefdom.agents.random_agent import RandomAgent
from fiefdom.bots.players import is_command
from fiefdom.cards.card import Card
from fiefdom.engine.kinds import ACTION, CURSED, DUCHY, ESTATE, GOLD, PROVINCE, SILVER, TREASURE, VICTORY
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, ASK_TREASURE, DISCARD, GAIN, LAST_QUESTION, PLAY, REVEAL, TRASH
from fiefdom.errors import BadAgent
from fiefdom.game.batch import PASS_ANSWER, Batch
from fiefdom.game.driver import Agent, Chronicle, Seated
from fiefdom.game.question import PASS

Answers = NDArray[numpy.int16]
Games = NDArray[numpy.int64]


def _questions(*among: int) -> NDArray[numpy.bool_]:
    """Whether a question is among these, by its number."""
    return numpy.isin(numpy.arange(LAST_QUESTION + 1), among)


GLADLY = _questions(TRASH, DISCARD)
TAKES_FIRST = _questions(ASK_ACTION, ASK_TREASURE, PLAY, REVEAL)
GAINS = _questions(ASK_BUY, GAIN)


class BatchPlayer(Protocol):
    """Answers the open questions of some games of a batch."""

    def answers(self, batch: Batch, games: Games) -> Answers:
        """A slot for each of these games, or -1 to pass."""
        ...


def find_batch_player(name: str, batch: Batch, generator: numpy.random.Generator, first_seed: int) -> BatchPlayer:
    """The player of this name for a batch whose first game has this seed."""
    if is_command(name):
        raise BadAgent(f"`{name}` is a program, and a dataset asks many games at once", "let it play with `fiefdom bot match`")
    agent = find_agent(name, first_seed)
    if type(agent) is RandomAgent:
        return RandomPlayer(generator)
    if type(agent) is BigMoney:
        return BigMoneyPlayer(batch, agent.card)
    return AgentPlayer([agent, *(find_agent(name, first_seed + game) for game in range(1, len(batch)))])


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
        return PASS_ANSWER if answer == PASS else position.slot(answer)


class BigMoneyPlayer:
    """Plays exactly as the agent `fiefdom.agents.big_money.BigMoney`, for all games together."""

    def __init__(self, batch: Batch, card: Card | None) -> None:
        self.card = card
        slots = [kingdom.slots.get(card.name, -1) if card else -1 for kingdom in batch.kingdoms]
        self.slot = numpy.array(slots, numpy.int16)  # of the card, for each kingdom
        tables = batch.tables
        types, cost = tables["types"], tables["cost"].astype(int)
        self.money = tables["worth"].astype(int) + tables["plus_coins"]
        self.treasure = (types & TREASURE) != 0
        self.useless = (types & (CURSED | VICTORY)) != 0
        rank = numpy.where(types & CURSED, 0, numpy.where(types & VICTORY, 1, 2))
        self.worth_keeping = rank * 1000 + cost + ((types & ACTION) != 0)
        self.dearness = numpy.where(types & CURSED, 0, 1000) + cost

    def answers(self, batch: Batch, games: Games) -> Answers:
        """What Big Money names."""
        states = batch.states
        question, legal = states["question"][games], states["legal"][games]
        may_pass = states["may_pass"][games] != 0
        slots = (legal[:, None] >> numpy.arange(SLOTS, dtype=numpy.uint32) & 1).astype(bool)
        which = batch.which[games]
        glad = GLADLY[question]
        answers = self._give_up(slots, which, may_pass, glad)
        takes_first = TAKES_FIRST[question]
        answers[takes_first] = slots[takes_first].argmax(axis=1)
        answers[takes_first & (legal == 0)] = PASS_ANSWER
        gains = numpy.flatnonzero(GAINS[question])
        answers[gains] = self._gain(batch, games[gains], slots[gains], which[gains], may_pass[gains])
        return answers

    def _give_up(self, slots: NDArray[Any], which: NDArray[Any], may_pass: NDArray[Any], glad: NDArray[Any]) -> Answers:
        """What to discard, trash or put away: Curses first, then Victory cards, then the cheapest."""
        worst = numpy.where(slots, self.worth_keeping[which], 1 << 20).argmin(axis=1)
        useless = self.useless[which, worst]
        return numpy.where(may_pass & ~(useless & glad), PASS_ANSWER, worst).astype(numpy.int16)

    def _gain(self, batch: Batch, games: Games, slots: NDArray[Any], which: NDArray[Any], may_pass: NDArray[Any]) -> Answers:
        """The first wish that can be fulfilled; where one must gain something, the dearest card that is no Curse."""
        states, rows = batch.states, numpy.arange(len(games))
        owned = states["owned"][games, states["decider"][games]].astype(int)
        provinces = states["supply"][games, PROVINCE]
        money = (owned * self.money[which]).sum(axis=1)
        dearest = numpy.where(slots, self.dearness[which], -1).argmax(axis=1)
        answers = numpy.where(may_pass, PASS_ANSWER, dearest).astype(numpy.int16)
        wishes = [
            (SILVER, True),
            (self.slot[which], owned[rows, self.slot[which]] * TREASURES_PER_COPY < (owned * self.treasure[which]).sum(axis=1)),
            (DUCHY, provinces <= 6),
            (GOLD, True),
            (ESTATE, provinces <= 2),
            (DUCHY, provinces <= 4),
            (PROVINCE, money > (15 if self.card else 18)),
        ]
        for wish, wanted in wishes:  # from the least wanted on, so that the most wanted stays
            slot = numpy.broadcast_to(wish, len(games))
            there = (slot >= 0) & slots[rows, slot] & wanted
            answers = numpy.where(there, slot, answers).astype(numpy.int16)
        return answers
