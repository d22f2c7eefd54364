"""Many rollouts from one view: what lines of play are worth, with the same deals and the same luck for each of them."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from fiefdom.engine.layout import SEATS
from fiefdom.engine.redeal import redeal
from fiefdom.engine.scoring import winners
from fiefdom.engine.state import State
from fiefdom.errors import BadNumber, BadView
from fiefdom.game import engines, plain
from fiefdom.game.engines import Engine
from fiefdom.game.memory import Memory
from fiefdom.game.plain import copy_state, unpack, value_size
from fiefdom.game.position import packed_kinds, split_seed
from fiefdom.game.view import View
from fiefdom.strategy.compiler import compile_strategy, packed_program
from fiefdom.strategy.play import WORD, adviser_for, group_seed, mixed
from fiefdom.strategy.rollout import ARM, BY_LOT, END, NO_MORE, give_answers, half_points, lead_of, note_end, play_on
from fiefdom.strategy.strategy import Strategy

TURNS_AHEAD = 50
"""A rollout that takes so many turns more is cut off and scored as it stands."""

PIECE = 20_000
"""Rollouts that are played in one go: about a second on one core."""

HALF_WORD = (1 << 32) - 1
HALF = numpy.uint64(HALF_WORD)
GOLDEN = numpy.uint64(0x9E3779B97F4A7C15)


class Arm(NamedTuple):
    """A line of play: answers as slots (255 passes), then what the strategy number `plan` says; `BY_LOT`, one drawn as for the others."""

    plan: int
    answers: tuple[int, ...] = ()


class PlanLots(NamedTuple):
    """What is drawn by lot in each rollout: `chances[seat][n]` says how likely a seat plays by `strategies[n]`."""

    strategies: Sequence[Strategy]
    chances: Sequence[Sequence[float]]

    @staticmethod
    def known(strategies: Sequence[Strategy]) -> PlanLots:
        """Where each seat plays by its own strategy."""
        return PlanLots(strategies, [[float(place == seat) for place in range(len(strategies))] for seat in range(len(strategies))])


class Outcomes(NamedTuple):
    """What rollouts brought: a row for each deal, a column for each arm."""

    points: NDArray[numpy.uint8]  # twice the points: 2 a win, 1 a shared one
    leads: NDArray[numpy.int16]  # victory points ahead of the best other player
    victors: NDArray[numpy.uint8]  # bits of the seats that have won
    ends: NDArray[numpy.uint8]  # how each game ended (`note_end`)

    @classmethod
    def room(cls, number: int, arms: int) -> Outcomes:
        """Room for so many rollouts of each arm."""
        points, victors = (numpy.zeros((number, arms), numpy.uint8) for _ in range(2))
        return cls(points, numpy.zeros((number, arms), numpy.int16), victors, numpy.zeros((number, arms, END), numpy.uint8))

    def between(self, start: int, stop: int) -> Outcomes:
        """Some of the rows, to be written to."""
        return Outcomes(self.points[start:stop], self.leads[start:stop], self.victors[start:stop], self.ends[start:stop])


class Rollouts:
    """Rollouts from a view of the seat that is asked.

    The seats follow strategies drawn by `lots`; the viewer's own row is used by arms whose plan is `BY_LOT`. With a `memory` the deals
    keep to what the seat remembers. The same seed gives the same rollouts, whatever the number of threads and however they are asked for.
    """

    def __init__(
        self,
        view: View,
        lots: PlanLots,
        *,
        seed: int = 0,
        threads: int = 1,
        memory: Memory | None = None,
        engine: Engine | None = None,
    ) -> None:
        if not view.is_asked or view.seat is None:
            raise BadView("rollouts")
        if len(lots.chances) != view.seats or any(len(row) != len(lots.strategies) for row in lots.chances):
            raise BadNumber("chances")
        self.view = view
        self.seat = view.seat
        self.strategies = tuple(lots.strategies)
        self.seed = seed
        self.threads = threads
        self.engine = engine or engines.best()
        self.record = memory.supposed(view) if memory else view.record
        self.open_counts = view.open_counts or bool(memory and memory.fits(view))
        self.most_turns = int(view.record["turns"].max()) + TURNS_AHEAD
        self.thresholds = numpy.array([running_sums(row) for row in lots.chances], numpy.uint32)

    def play(self, arms: Sequence[Arm], number: int, *, first: int = 0) -> Outcomes:
        """The rollouts number `first` to `first + number - 1` of every arm."""
        outcomes = Outcomes.room(number, len(arms))
        if not arms or not number:
            return outcomes
        rows = numpy.full((len(arms), ARM), NO_MORE, numpy.uint8)
        for row, arm in zip(rows, arms, strict=True):
            row[: 1 + len(arm.answers)] = (arm.plan, *arm.answers[: ARM - 1])
        if self.engine is plain:
            self._play_plainly(rows, first, outcomes)
        elif number * len(arms) <= PIECE and (self.threads == 1 or number < 2 * self.threads):
            self._play_native(rows, first, outcomes)
        else:
            self._play_in_pieces(rows, first, outcomes)
        return outcomes

    def _play_in_pieces(self, rows: Any, first: int, outcomes: Outcomes) -> None:
        """On so many threads, in pieces so small that Ctrl-C need not wait long."""
        number = len(outcomes.points)
        pieces = max(self.threads, -(-number * len(rows) // PIECE))
        bounds = numpy.linspace(0, number, pieces + 1).astype(int).tolist()
        parts = [(start, outcomes.between(start, stop)) for start, stop in itertools.pairwise(bounds)]
        pool = ThreadPoolExecutor(self.threads)
        try:
            list(pool.map(lambda part: self._play_native(rows, first + part[0], part[1]), parts))
        finally:
            pool.shutdown(cancel_futures=True)

    @functools.cached_property
    def _start(self) -> tuple[Any, ...]:
        """What every call of the compiled engine begins with."""
        kingdom = self.view.kingdom
        table = self.engine.KindTable(packed_kinds(kingdom))
        programs = [packed_program(strategy, kingdom) for strategy in self.strategies]
        return table, self.record.tobytes()[: value_size()], self.seat, self.open_counts, programs, self.thresholds

    def _play_native(self, rows: Any, first: int, outcomes: Outcomes) -> None:
        native = engines.native(self.engine)
        assert native is not None
        native.roll_out(*self._start, rows, self.seed & WORD, first, self.most_turns, *outcomes)

    def _play_plainly(self, rows: Any, first: int, outcomes: Outcomes) -> None:
        """The same on the plain engine."""
        kinds = self.view.kingdom.kinds()
        programs = [compile_strategy(strategy, self.view.kingdom) for strategy in self.strategies]
        for place in range(len(outcomes.points)):
            one = group_seed(self.seed, first + place)
            dealt = State()
            dealt.kinds = kinds
            unpack(self.record, dealt)
            redeal(dealt, self.seat, int(self.open_counts), *split_seed(one))
            drawn = [programs[which] for which in self._plans(one)]
            seated = list(drawn)
            for column, arm in enumerate(rows.tolist()):
                state = copy_state(dealt)
                seated[self.seat] = drawn[self.seat] if arm[0] == BY_LOT else programs[arm[0]]
                give_answers(state, self.seat, arm)
                state.adviser = adviser_for(seated)
                play_on(state, seated, self.most_turns)
                outcomes.points[place, column] = half_points(state, self.seat)
                outcomes.leads[place, column] = lead_of(state, self.seat)
                outcomes.victors[place, column] = winners(state)
                end = [0] * END
                note_end(state, self.seat, end)
                outcomes.ends[place, column] = end

    def plans(self, number: int, *, first: int = 0) -> NDArray[numpy.int64]:
        """The strategies drawn for all seats in the rollouts number `first` to `first + number - 1`: a row for each."""
        ones = group_seeds(self.seed & WORD, first, number)
        found = numpy.zeros((number, self.view.seats), numpy.int64)
        for seat in range(self.view.seats):
            ones = mixed_words(ones + GOLDEN)
            found[:, seat] = numpy.searchsorted(self.thresholds[seat], ones & HALF)
        return found

    def _plans(self, one: int) -> list[int]:
        """The strategy that each seat follows in a rollout."""
        found = []
        for seat in range(self.view.seats):
            one = mixed(one + 0x9E3779B97F4A7C15)
            found.append(int(numpy.searchsorted(self.thresholds[seat], one & HALF_WORD)))
        return [*found, *[0] * (SEATS - len(found))]


def group_seeds(seed: int, first: int, number: int) -> NDArray[numpy.uint64]:
    """`group_seed` of so many groups at once; whole numbers of 64 bits run over by themselves."""
    groups = numpy.arange(first + 1, first + number + 1, dtype=numpy.uint64)
    return mixed_words(numpy.uint64(mixed(seed + int(GOLDEN))) + groups * GOLDEN)


def mixed_words(words: NDArray[numpy.uint64]) -> NDArray[numpy.uint64]:
    """`mixed` of many words."""
    words = (words ^ (words >> numpy.uint64(30))) * numpy.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> numpy.uint64(27))) * numpy.uint64(0x94D049BB133111EB)
    return words ^ (words >> numpy.uint64(31))


def running_sums(chances: Sequence[float]) -> Any:
    """Chances as running sums of 2**32, so that the choice by lot is the same on every engine."""
    sums = numpy.cumsum(numpy.asarray(chances, float))
    if not len(sums) or sums[-1] <= 0:
        raise BadNumber("no-chance")
    scaled = numpy.floor(sums / sums[-1] * HALF_WORD)
    scaled[sums == sums[-1]] = HALF_WORD
    return scaled.astype(numpy.uint32)
