"""Agents and programs as guests of simulations, beside strategies and with the same seeds and statistics."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import numpy

from fiefdom.agents.agent import is_program, read_player
from fiefdom.bots.bot import Limits, find_player, program
from fiefdom.bots.match import LostGame, Onlooker, PlayedGame, play_games
from fiefdom.bots.protocol import OptionValue
from fiefdom.cards.card import Card
from fiefdom.engine import words
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.state import State
from fiefdom.engine.words import ASK_BUY, NO_QUESTION
from fiefdom.engine.zones import row_of
from fiefdom.game.driver import Agent
from fiefdom.game.game import Game
from fiefdom.game.plain import pack
from fiefdom.game.position import Position
from fiefdom.game.state_record import read
from fiefdom.simulation import run
from fiefdom.simulation.job import MatchJob
from fiefdom.simulation.players import Player
from fiefdom.simulation.result import Result
from fiefdom.strategy.play import GameBlock, Tally
from fiefdom.strategy.tally import (
    EVERY,
    LOST,
    SHARED,
    WON,
    Counters,
    close_group,
    count_length,
    count_purchase,
    count_result,
    count_turn,
    see_first_hands,
)

GAMES_OF_PROGRAMS = 12
"""Games of a block with a program: whole groups whether two, three, four or six play, and nearly so with five."""


STARTED = words.EVENT_NAMES[words.START_TURN]
BOUGHT = words.EVENT_NAMES[words.BUY]
GAINED = (words.EVENT_NAMES[words.GAIN], words.EVENT_NAMES[words.TAKE])


@dataclass(frozen=True)
class AgentGuest:
    """An agent by its name, `expert`, or a program, `cmd:./mybot`."""

    name: str
    cards: tuple[Card, ...] = ()
    limits: Limits = field(default_factory=Limits, kw_only=True)
    options: Mapping[str, OptionValue] = field(default_factory=dict, hash=False, kw_only=True)
    """Of a program."""
    failed: Callable[[LostGame], None] | None = field(default=None, compare=False, repr=False)
    """Is told of every game that a program has lost by rule."""

    @property
    def wanted(self) -> tuple[Card, ...]:
        """Nobody knows."""
        return ()

    @property
    def games_at_once(self) -> int:
        """A program is started for every block, which may take as long as a few games; an agent is there at once, and may think."""
        return GAMES_OF_PROGRAMS if is_program(self.name) else 1

    def agent(self, seed: int) -> Agent:
        """A fresh agent with its luck; a program is not started yet."""
        command = read_player(self.name, allow_commands=True).command if is_program(self.name) else None
        if command is not None:
            return program(command, self.limits, self.options)
        return find_player(self.name, seed % 2**63, cards=self.cards, files=True)

    def play_block(self, job: MatchJob, block: GameBlock, called_off: Event | None = None) -> Tally:
        """Play games question by question; a program that fails has lost by rule."""
        return play_with_guests(job, block, called_off, self.failed)


def play_with_guests(
    job: MatchJob, block: GameBlock, called_off: Event | None = None, failed: Callable[[LostGame], None] | None = None
) -> Tally:
    """Play games of a match question by question, and count them; `failed` is told of those that a program has lost by rule."""
    count = GuestCount(called_off, len(job.players))
    points: list[int] = []
    for game in play_games(job, range(block.first, block.first + block.games), count):
        points += count_played(game, count.counters, count.players)
        if failed:
            for failure in game.failures:
                failed(failure)
    return Tally(pack(count.counters), count.players, numpy.array(points, numpy.uint8))


@dataclass(frozen=True)
class GuestCount(Onlooker):
    """Counts what happens in games with guests, as the engine counts it while strategies play."""

    players: int = 2
    counters: Counters = field(default_factory=Counters)

    def note(self, number: int, game: Game) -> None:
        """Count a game."""
        self.counters.starter = number % self.players
        see_first_hands(state_of(next(game.history())), self.counters)
        count_events(game, self.counters)
        if number // self.players % EVERY == 0:
            count_turns(game, self.counters)


def state_of(position: Position) -> State:
    """The state of a position for the functions that count."""
    state = read(position.record())
    state.kinds = position.kingdom.kinds()
    return state


def count_events(game: Game, counters: Counters) -> None:
    """Count what was bought and gained, by the turn in which it was."""
    slots = {card: slot for slot, card in enumerate(game.kingdom.cards)}
    players = len(game.players)
    begun, turn = [0] * players, 0
    for event in game.events:
        player = (event.seat + counters.starter) % players
        if event.verb == STARTED:
            turn = event.seat
            begun[turn] += 1
        elif event.verb == BOUGHT and event.card:
            count_purchase(counters, player, slots[event.card], begun[turn] - 1)
        elif event.verb in GAINED and event.card:
            counters.gained[player * SLOTS + slots[event.card]][row_of(begun[turn] - 1)] += 1


def count_turns(game: Game, counters: Counters) -> None:
    """Count the coins of each turn, and what its player owns at its end."""
    last = None
    for before, after in itertools.pairwise(map(state_of, game.history())):
        if before.question != ASK_BUY:
            continue
        seat, turns = before.turn, before.turns[before.turn]
        player = (seat + counters.starter) % before.seats
        if (seat, turns) != last:
            counters.coins_at[player][row_of(turns)] += before.coins
            last = seat, turns
        if after.turn != seat or after.question == NO_QUESTION:
            count_turn(after, counters, seat, player)


def count_played(game: PlayedGame, counters: Counters, players: int) -> list[int]:
    """Count how a game ended; the points of its group if it is the last one of it."""
    starter = game.number % players
    for player, (share, points, turns) in enumerate(zip(game.shares, game.scores, game.turns, strict=True)):
        outcome = WON if share == 1 else SHARED if share > 0 else LOST
        count_result(counters, player, (player - starter) % players, outcome, points, turns)
    count_length(counters, max(game.turns), game.ending)
    return [close_group(counters, players)] if starter == players - 1 else []


def find_contender(
    word: str | Player,
    cards: Sequence[Card] = (),
    *,
    allow_commands: bool = False,
    failed: Callable[[LostGame], None] | None = None,
) -> Player:
    """The player that a word means (`read_player`): a strategy, or an agent or a program as a guest."""
    if not isinstance(word, str):
        return word
    player = read_player(word, cards, files=True, allow_commands=allow_commands)
    if player.strategy:
        return player.strategy
    find_player(word, cards=cards, allow_commands=allow_commands)  # refuses commands that there are not
    return AgentGuest(player.word, tuple(cards), failed=failed)


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
