"""Agents and programs as guests of simulations, beside strategies and with the same seeds and statistics.

What is counted by turn, and purchases, are counted for strategies alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import numpy

from fiefdom.agents.agent import is_program, read_player
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.bots.bot import Limits, find_player
from fiefdom.bots.match import Failure, MatchPlan, PlayedGame, play_games
from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.layout import SEATS, dtype
from fiefdom.game.driver import Agent
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.simulation import run
from fiefdom.simulation.players import Player
from fiefdom.simulation.result import Result
from fiefdom.strategy.play import Block, Tally, group_seed, seating, tally_of
from fiefdom.strategy.strategy import Strategy
from fiefdom.strategy.tally import LOST, OUTCOMES, SHARED, TURNS, WON, Counters

GAMES_OF_PROGRAMS = 12
"""Games of a block with a program: whole groups whether two, three, four or six play, and nearly so with five."""


@dataclass(frozen=True)
class AgentGuest:
    """An agent by its name, `expert`, or a program, `cmd:./mybot`."""

    name: str
    cards: tuple[Card, ...] = ()
    failed: Callable[[Failure], None] | None = field(default=None, compare=False, repr=False)
    """Is told of every game that a program has lost by rule."""

    @property
    def wanted(self) -> tuple[Card, ...]:
        """Nobody knows."""
        return ()

    @property
    def games_at_once(self) -> int:
        """A program is started for every block, which may take as long as a few games; an agent is there at once, and may think."""
        return GAMES_OF_PROGRAMS if is_program(self.name) else 1

    def play_block(self, kingdom: Kingdom, players: Sequence[Player], block: Block, called_off: Event | None = None) -> Tally:
        """Play games question by question; a program that fails has lost by rule."""
        names = tuple(player.name for player in players)
        plan = GuestPlan(kingdom, names, block.seed, Limits(), {}, tuple(players), called_off, most_turns=block.most_turns)
        played = list(play_games(plan, range(block.first, block.first + block.games)))
        for failure in (failure for game in played for failure in game.failures):
            if self.failed:
                self.failed(failure)
        return tally_games(played, len(players))


@dataclass(frozen=True)
class GuestPlan(MatchPlan):
    """A match whose games have the seeds of the simulator, and in which strategies play too."""

    players: tuple[Player, ...] = ()
    called_off: Event | None = None

    @property
    def goes_on(self) -> bool:
        """Until somebody calls the match off."""
        return self.called_off is None or not self.called_off.is_set()

    def game(self, number: int) -> Game:
        """The same game that strategies would play under this number."""
        players = len(self.players)
        names = tuple(f"player {player + 1}" for player in seating(players, number))
        return Game(Setup(self.kingdom, names, 0, group_seed(self.seed, number // players)))

    def agents(self, number: int) -> list[Agent]:
        """Fresh agents for a game, by player."""
        return [self._agent(each, self.luck(number, player)) for player, each in enumerate(self.players)]

    def _agent(self, player: Player, seed: int) -> Agent:
        if isinstance(player, Strategy):
            return StrategyAgent(player)
        cards = player.cards if isinstance(player, AgentGuest) else ()
        return find_player(player.name, seed % 2**63, cards=cards, files=True, allow_commands=True, limits=self.limits)


def tally_games(games: Sequence[PlayedGame], players: int) -> Tally:
    """Games that were played one by one, added up as the engine does it."""
    counters: Any = numpy.zeros(1, dtype(Counters))[0]
    group = numpy.zeros((players, OUTCOMES), numpy.int64)
    for game in games:
        starter = game.number % players
        for player in range(players):
            outcome = WON if game.shares[player] == 1 else SHARED if game.shares[player] > 0 else LOST
            counters["by_place"][player * SEATS + (player - starter) % players][outcome] += 1
            group[player][outcome] += 1
            for name, value in (("scores", game.scores[player]), ("turns", game.turns[player])):
                counters[name][player] += value
                counters[f"{name}_squared"][player] += value * value
        counters["games"] += 1
        rounds = max(game.turns)
        counters["rounds"] += rounds
        counters["rounds_squared"] += rounds * rounds
        counters["lengths"][min(rounds, TURNS - 1)] += 1
        counters["endings"][game.ending] += 1
        if starter == players - 1:
            counters["outcomes"][:players] += group
            counters["outcomes_squared"][:players] += group**2
            counters["points_squared"][:players] += (2 * group[:, WON] + group[:, SHARED]) ** 2
            counters["groups"] += 1
            group[:] = 0
    return tally_of(counters, players)


def find_contender(
    word: str | Player,
    cards: Sequence[Card] = (),
    *,
    allow_commands: bool = False,
    failed: Callable[[Failure], None] | None = None,
) -> Player:
    """The player that a word means (`read_player`): a strategy, or an agent or a program as a guest."""
    if not isinstance(word, str):
        return word
    player = read_player(word, cards, files=True, allow_commands=allow_commands)
    if player.strategy:
        return player.strategy
    find_player(word, cards=cards, allow_commands=allow_commands)  # refuses commands that there are not
    return AgentGuest(player.word, tuple(cards), failed)


def simulate(
    players: Sequence[str | Player],
    kingdom: Any = None,
    games: int | None = None,
    *,
    cards: Sequence[Card] = (),
    allow_commands: bool = True,
    progress: Callable[[Result], None] | None = None,
    **conditions: Any,
) -> Result:
    """As `fiefdom.simulation.run.simulate`; players may also be levels and other agents, `expert`, and programs, `cmd:./mybot`.

    Those are played question by question, some ten thousand times slower than strategies, and need a whole kingdom.
    """
    found = [find_contender(player, cards, allow_commands=allow_commands) for player in players]
    return run.simulate(found, kingdom, games, cards=cards, progress=progress, **conditions)
