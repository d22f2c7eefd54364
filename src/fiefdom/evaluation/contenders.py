"""Whoever is evaluated: a strategy, an agent, a program, a model file, or a function of a Python file; and how it plays pairs of games.

In a pair the same shuffles are played twice with seats swapped. All ways to play give the same games to the same answers.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

from fiefdom.agents.agent import is_program, read_player
from fiefdom.bots.bot import program, try_out
from fiefdom.bots.guests import play_with_guests
from fiefdom.bots.match import play_games
from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.envs.arena import Arena, PlaysByKingdom
from fiefdom.errors import BadEvaluation, BadPath, SystemProblem
from fiefdom.evaluation.suite import SuitePlayer
from fiefdom.game.driver import Agent
from fiefdom.learning.model import SUFFIX, Model, ModelAgent
from fiefdom.simulation.job import MatchJob
from fiefdom.strategy.play import GameBlock, Tally, group_seed, play_block
from fiefdom.strategy.strategy import Strategy

Points = NDArray[numpy.uint8]
"""Of each pair, twice the games won in it: 0 to 4."""

MEMBERS = 2
"""Games of a pair."""


@dataclass(frozen=True)
class DealtPairs:
    """Pairs to be played on a kingdom against an opponent; `first` is the number of the first pair."""

    kingdom: Kingdom
    opponent: SuitePlayer
    seed: int
    pairs: int
    first: int = 0


class Contender(Protocol):
    """Somebody who can be evaluated."""

    @property
    def name(self) -> str:
        """What stands in the leaderboard."""
        ...

    def agent(self, seed: int) -> Agent:
        """Who answers in a game."""
        ...

    def knows(self, kingdom: Kingdom) -> bool:
        """Whether it can play there."""
        ...

    def play(self, pairings: Sequence[DealtPairs]) -> list[Points]:
        """The points of all pairs of each pairing."""
        ...


@dataclass(frozen=True)
class StrategyContender:
    """A strategy, or one for each kingdom, which the engine plays."""

    name: str
    find: Callable[[Kingdom, int], Strategy]

    def agent(self, seed: int) -> Agent:
        """Who answers in a game; luck is not needed."""
        from fiefdom.agents.levels import KingdomAgent

        del seed
        return KingdomAgent(self.find)

    def knows(self, kingdom: Kingdom) -> bool:
        """Strategies pass over what there is not."""
        del kingdom
        return True

    def play(self, pairings: Sequence[DealtPairs]) -> list[Points]:
        """The points of all pairs of each pairing."""
        return [self._points(pairing) for pairing in pairings]

    def _points(self, pairing: DealtPairs) -> Points:
        if not isinstance(pairing.opponent, Strategy):
            return asked(self, pairing)
        block = GameBlock(MEMBERS * pairing.pairs, pairing.seed, MEMBERS * pairing.first)
        points = play_block(pairing.kingdom, [self.find(pairing.kingdom, MEMBERS), pairing.opponent], block).points
        assert points is not None
        return points


@dataclass(frozen=True)
class AgentContender:
    """An agent or a program, asked one question at a time. It is also a guest of simulations (`GuestPlayer`)."""

    name: str
    make: Callable[[int], Agent]

    @property
    def wanted(self) -> tuple[Card, ...]:
        """Nobody knows."""
        return ()

    @property
    def games_at_once(self) -> int:
        """A pair."""
        return MEMBERS

    def agent(self, seed: int) -> Agent:
        """Who answers in a game."""
        return self.make(seed)

    def knows(self, kingdom: Kingdom) -> bool:
        """As far as anybody knows."""
        del kingdom
        return True

    def play(self, pairings: Sequence[DealtPairs]) -> list[Points]:
        """The points of all pairs of each pairing."""
        return [asked(self, pairing) for pairing in pairings]

    def play_block(self, job: MatchJob, block: GameBlock, called_off: Event | None = None) -> Tally:
        """Play games of a simulation."""
        return play_with_guests(job, block, called_off)


@dataclass(frozen=True)
class ModelContender:
    """A trained player from a file: it plays all games of an opponent side by side."""

    name: str
    model: Model

    def agent(self, seed: int) -> Agent:
        """Who answers in a game; it always does what it likes best."""
        del seed
        return ModelAgent(self.model)

    def knows(self, kingdom: Kingdom) -> bool:
        """Whether it has numbers for all the cards."""
        return {card.name for card in kingdom.cards} <= set(self.model.features.cards)

    def play(self, pairings: Sequence[DealtPairs]) -> list[Points]:
        """The points of all pairs of each pairing."""
        if any(not isinstance(pairing.opponent, Strategy) for pairing in pairings):
            return [asked(self, pairing) for pairing in pairings]
        rewards = sum(self._rewards(pairings, seat) for seat in range(MEMBERS))
        points = numpy.rint(rewards + MEMBERS).astype(numpy.uint8)
        cuts = numpy.cumsum([pairing.pairs for pairing in pairings])[:-1]
        return numpy.split(points, cuts)

    def _rewards(self, pairings: Sequence[DealtPairs], seat: int) -> NDArray[numpy.float64]:
        """What each pair brought where the model has this seat; the first seat begins."""
        strategies = {pairing.kingdom: pairing.opponent for pairing in pairings if isinstance(pairing.opponent, Strategy)}
        numbered = [(place, pairing, pair) for place, pairing in enumerate(pairings) for pair in range(pairing.pairs)]
        arena = Arena(
            len(numbered),
            kingdom=list(strategies),
            opponents=PlaysByKingdom(lambda kingdom, _: strategies[kingdom]),
            decisions="purchases",
            default_play=self.model.default_play,
            version=self.model.features.version,
            starter=0,
            seat=seat,
        )
        arena.deal([group_seed(each.seed, each.first + pair) for _, each, pair in numbered], [place for place, _, _ in numbered])
        rewards = numpy.full(len(arena), numpy.nan)
        while numpy.isnan(rewards).any():
            arena.step(self.model.act(arena.observations, arena.masks))
            ended = arena.ended & numpy.isnan(rewards)
            rewards[ended] = arena.rewards[ended, seat]
        return rewards


def asked(contender: Contender, pairing: DealtPairs) -> Points:
    """The points of pairs that are played question by question."""
    players = AgentContender(contender.name, contender.agent), guest(pairing.opponent)
    job = MatchJob(pairing.kingdom, players, MEMBERS * (pairing.first + pairing.pairs), pairing.seed)
    games = play_games(job, range(MEMBERS * pairing.first, job.games))
    twice = numpy.array([round(2 * game.shares[0]) for game in games], numpy.uint8)
    points: Points = twice.reshape(-1, MEMBERS).sum(axis=1, dtype=numpy.uint8)
    return points


def guest(opponent: SuitePlayer) -> Strategy | AgentContender:
    """An opponent as matches take it."""
    return opponent if isinstance(opponent, Strategy) else AgentContender(opponent.name, opponent.agent)


def read_contender(word: str) -> Contender:
    """Whom a word means: `model.npz`, `cmd:./mybot`, `mybot.py:make_agent` or `package.module:make_agent`, else a name as anywhere."""
    if word.endswith(SUFFIX):
        return ModelContender(Path(word).stem, Model.load(word))
    if is_program(word):
        try_out(word)
        command = read_player(word, allow_commands=True).command
        assert command is not None
        return AgentContender(word, lambda _: program(command))
    module, colon, function = word.rpartition(":")
    if colon and function.isidentifier():
        return AgentContender(word, _function(word, module, function))
    player = read_player(word, files=True)
    if player.finder:
        return StrategyContender(word, player.finder)
    return AgentContender(word, player.agent)


def _function(word: str, module: str, name: str) -> Callable[[int], Agent]:
    """A function from a seed to an agent, from a file or a module."""
    found = getattr(_module(word, module), name, None)
    if not callable(found):
        raise BadEvaluation("no-function", word=word, name=name)
    return found  # type: ignore[no-any-return]


def _module(word: str, module: str) -> Any:
    """A Python file, or a module that can be imported."""
    try:
        if not module.endswith(".py"):
            return importlib.import_module(module)
        path = Path(module)
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        found = importlib.util.module_from_spec(spec)
        sys.modules[path.stem] = found
        spec.loader.exec_module(found)
    except OSError as problem:
        raise BadPath("unreadable", path=module, why=SystemProblem.of(problem), expected="agent") from problem
    except ImportError as problem:
        raise BadEvaluation("no-module", word=word, why=str(problem)) from problem
    return found
