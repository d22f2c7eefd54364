"""Games of a dataset played together, with every decision noted on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

from fiefdom.agents.agent import FindStrategy, read_player
from fiefdom.agents.levels import RandomAgent
from fiefdom.agents.strategy_agent import slot_of
from fiefdom.bots.match import MOST_DECISIONS
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.datasets.dataset_plan import DatasetPlan
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import ASK_BUY
from fiefdom.envs.arrays import action_masks, actions, observe
from fiefdom.game import engines
from fiefdom.game.batch import PASS_ANSWER, Batch
from fiefdom.game.driver import Agent, Chronicle, Seated
from fiefdom.game.question import question_id
from fiefdom.game.record import Setup
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
    if player.finder:
        return StrategyPlayer(player.finder)
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
    """Plays a strategy, or one for each kingdom, without views: it asks for nothing that is not in them."""

    def __init__(self, find: FindStrategy) -> None:
        self.find = find
        self._found: dict[Kingdom, Strategy] = {}

    def answers(self, batch: Batch, games: Games) -> Answers:
        """What the strategy says."""
        engine = engines.best()
        slots = [slot_of(self._strategy(batch, game), batch.position(game), engine) for game in games.tolist()]
        return numpy.array([PASS_ANSWER if slot == NOTHING else slot for slot in slots], numpy.int16)

    def _strategy(self, batch: Batch, game: int) -> Strategy:
        kingdom = batch.kingdom(game)
        if kingdom not in self._found:
            self._found[kingdom] = self.find(kingdom, int(batch.states["seats"][game]))
        return self._found[kingdom]


GAMES_AT_ONCE = 128
"""Games that are played together; what they decide is one row group, so it must fit into memory."""


class ObservationBuffers:
    """Memory for observations that is used again and again: fresh memory would cost more time than filling it does."""

    def __init__(self) -> None:
        self._arrays: dict[str, NDArray[Any]] = {}

    def rows(self, name: str, number: int, like: NDArray[Any], *, keep: bool = False) -> NDArray[Any]:
        """At least so many rows like these; with `keep` they still hold what was written to the ones before."""
        before = self._arrays.get(name)
        if before is None or len(before) < number or before.shape[1:] != like.shape[1:]:
            self._arrays[name] = numpy.empty((max(number, 2 * len(before) if before is not None else 0), *like.shape[1:]), like.dtype)
            if keep and before is not None:
                self._arrays[name][: len(before)] = before
        return self._arrays[name]


@dataclass
class PlayedBatch:
    """Games that were played together, and their decisions as columns, sorted by game and number."""

    plan: DatasetPlan
    games: range
    batch: Batch
    columns: dict[str, NDArray[Any]] = field(default_factory=dict)

    @property
    def rows(self) -> int:
        """How many decisions there are."""
        return len(self.columns["place"])

    def results(self) -> tuple[NDArray[numpy.int16], NDArray[numpy.float32]]:
        """By game and seat: the points, and the share of the victory."""
        points, winners = self.batch.scores()
        seats = len(self.plan.players)
        won = (winners[:, None] >> numpy.arange(seats) & 1).astype(numpy.float32)
        return points[:, :seats], won / won.sum(axis=1, keepdims=True)


def play_together(plan: DatasetPlan, games: range, *, observing: bool, room: ObservationBuffers | None = None) -> PlayedBatch:
    """Play games of a plan to their ends. The same games come out the same, whatever was played before.

    With `room`, the observations stand there, until the next games are played.
    """
    numbers = list(games)
    seeds = numpy.array([plan.game_seed(game) for game in numbers], numpy.uint64)
    kingdoms = [plan.game_kingdom(game) for game in numbers]
    starters = [plan.starter(game) for game in numbers]
    batch = Batch(kingdoms, seats=len(plan.players), seeds=seeds, starters=starters)
    generator = numpy.random.default_rng([plan.seed, games.start])
    players = [find_batch_player(name, batch, generator, plan.game_seed(games.start) + seat) for seat, name in enumerate(plan.players)]
    chronicles = chronicles_for(players, batch, seeds.tolist(), starters)
    noted = _Notes(batch, room or ObservationBuffers(), observing=observing)
    for step in range(MOST_DECISIONS):
        running = numpy.flatnonzero(~batch.over)
        if not len(running):
            break
        answers = numpy.zeros(len(batch), numpy.int16)
        deciders = batch.states["decider"][running]
        for seat, player in enumerate(players):
            asked = running[deciders == seat]
            if len(asked):
                answers[asked] = player.answers(batch, asked)
        noted.add(step, running, answers[running])
        if chronicles:
            note(chronicles, running, answers)
        batch.step(answers)
    return PlayedBatch(plan, games, batch, noted.sorted_columns(games.start))


def chronicles_for(players: Sequence[BatchPlayer], batch: Batch, seeds: Sequence[int], starters: Sequence[int]) -> list[Chronicle]:
    """A chronicle of each game for the players who remember, none if nobody does."""
    listeners = [player for player in players if isinstance(player, AgentPlayer) and player.remembers]
    if not listeners:
        return []
    names = tuple(str(seat + 1) for seat in range(len(players)))
    starts = enumerate(zip(starters, seeds, strict=True))
    chronicles = [Chronicle(Setup(batch.kingdom(game), names, starter, seed)) for game, (starter, seed) in starts]
    for player in listeners:
        player.chronicles = chronicles
    return chronicles


def note(chronicles: Sequence[Chronicle], games: NDArray[numpy.int64], answers: NDArray[numpy.int16]) -> None:
    """Note what is answered in some games."""
    for game in games.tolist():
        chronicles[game].answer(NOTHING if answers[game] == PASS_ANSWER else int(answers[game]))


class _Notes:
    """The decisions as they are made, a few columns for each step."""

    def __init__(self, batch: Batch, room: ObservationBuffers, *, observing: bool) -> None:
        self.batch = batch
        self.observing = observing
        self.room = room
        self.rows = 0
        self.steps: list[dict[str, NDArray[Any]]] = []

    def add(self, step: int, games: NDArray[numpy.int64], answers: NDArray[numpy.int16]) -> None:
        """Note what is answered to the open questions."""
        states = self.batch.states
        columns: dict[str, NDArray[Any]] = {
            "place": games,
            "number": numpy.full(len(games), step, numpy.int32),
            "seat": states["decider"][games],
            "question": states["question"][games],
            "asker": states["asker"][games],
            "slot": answers,
        }
        if self.observing:
            columns["mask"] = action_masks(self.batch, games=games).view(numpy.uint8)
            columns["action"] = actions(self.batch, answers, games=games).astype(numpy.uint8)
            self._observe(games)
        self.steps.append(columns)
        self.rows += len(games)

    def _observe(self, games: NDArray[numpy.int64]) -> None:
        seen = observe(self.batch, games=games, memory=True)
        self.room.rows("as they come", self.rows + len(games), seen, keep=True)[self.rows : self.rows + len(games)] = seen

    def sorted_columns(self, first: int) -> dict[str, NDArray[Any]]:
        """All steps together, game after game; `place` is the game's place in the batch, `game` its number in the dataset."""
        columns = {name: numpy.concatenate([step[name] for step in self.steps]) for name in self.steps[0]}
        order = numpy.argsort(columns["place"], kind="stable")
        columns = {name: column[order] for name, column in columns.items()}
        columns["game"] = columns["place"] + first
        if self.observing:
            seen = self.room.rows("as they come", self.rows, observe(self.batch, games=columns["place"][:0]))
            columns["observation"] = self.room.rows("sorted", self.rows, seen)[: self.rows]
            seen.take(order, axis=0, out=columns["observation"], mode="clip")
        return columns


def question_names(played: PlayedBatch) -> tuple[NDArray[Any], Sequence[str]]:
    """The question of each decision as a number, and the ids that the numbers stand for."""
    columns, batch = played.columns, played.batch
    phase = columns["question"] <= ASK_BUY
    asker = numpy.where(phase, 0, columns["asker"])
    which = numpy.where(phase, 0, batch.which[columns["place"]]) if len(batch.kingdoms) > 1 else numpy.zeros(len(phase), int)
    code = (which.astype(numpy.int64) << 16) | (columns["question"].astype(numpy.int64) << 8) | asker
    distinct, places = numpy.unique(code, return_inverse=True)
    ids = [_question_id(batch, int(each)) for each in distinct]
    names = sorted(set(ids))
    return numpy.array([names.index(each) for each in ids], numpy.int32)[places], names


def _question_id(batch: Batch, code: int) -> str:
    return question_id(batch.kingdoms[code >> 16], code >> 8 & 255, code & 255)
