"""A review of a game: the win chance at every decision, what decisions cost, and how much of the result was luck.

For each player: fair share + luck + own decisions + decisions of the others = result. See docs/guides/review.md.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from fiefdom.agents.plans import FindLeaders
from fiefdom.evolve.find import find_leaders
from fiefdom.game.decision import Decision
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.review.outlook import Outlook
from fiefdom.review.step import ReviewedStep, Split, splits
from fiefdom.review.weighing import COMPETITION, Weighing, check_rollouts

ROLLOUTS = 3000
"""What weighing one decision costs unless said."""

SUSPICIOUS = 0.03
"""A decision that seems to cost so much is measured again, with fresh deals."""

LEAST_SWING = 0.05
"""Strokes of luck that are worth a word."""

AGAIN = 2
"""How much more that costs than a decision usually does."""


@dataclass(frozen=True)
class Review:
    """What came out. `steps` are the decisions that were weighed, in order; `results` are shares of the win, None while the game runs."""

    record: Record
    leaders: tuple[str, ...]
    steps: tuple[ReviewedStep, ...]
    results: tuple[float, ...] | None
    rollouts: int
    seed: int

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by seat."""
        return self.record.setup.players

    @property
    def splits(self) -> tuple[Split, ...]:
        """Luck and decisions of every seat."""
        return splits(self.steps, len(self.players), self.results)

    @property
    def mistakes(self) -> tuple[ReviewedStep, ...]:
        """The decisions that clearly cost at least five points, the worst first; of each player one a turn, since others follow from it."""
        found = dict.fromkeys(self.costly.values())
        return tuple(sorted((step for step in self.steps if step.number in found), key=lambda step: -step.loss))

    @functools.cached_property
    def costly(self) -> dict[int, int]:
        """The numbers of all decisions that cost so much, and for each the one of its turn that stands for it: the costliest.

        Decisions in a row within one card are one: the first of them stands for what the worst of them cost.
        """
        turns: dict[tuple[int, int, int], list[list[ReviewedStep]]] = {}
        for before, step in zip([None, *self.steps], self.steps, strict=False):
            if step.grade:
                chains = turns.setdefault((step.seat, step.turn_seat, step.turn), [])
                if chains and before is chains[-1][-1] and step.goes_on(before):
                    chains[-1].append(step)
                else:
                    chains.append([step])
        found = {}
        for chains in turns.values():
            first = max(chains, key=lambda chain: max(step.loss for step in chain))[0]
            found.update({step.number: first.number for chain in chains for step in chain})
        return found

    def grade(self, step: ReviewedStep) -> str:
        """What a decision is called, if it is the costly one of its turn."""
        return step.grade if self.costly.get(step.number) == step.number else ""

    @property
    def swings(self) -> tuple[tuple[ReviewedStep, float], ...]:
        """The biggest strokes of luck, good or bad: the decision before which the luck came, and the change."""
        steps = {step.number: step for step in self.steps}
        strokes = [stroke for split in self.splits for stroke in split.strokes[1:] if stroke.number in steps and stroke.is_clear]
        found = [(steps[stroke.number], stroke.change) for stroke in strokes if abs(stroke.change) >= LEAST_SWING]
        return tuple(sorted(found, key=lambda swing: -abs(swing[1])))

    def of(self, seat: int) -> tuple[ReviewedStep, ...]:
        """The decisions of a seat."""
        return tuple(step for step in self.steps if step.seat == seat)

    def as_dict(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "kingdom": [card.name for card in self.record.setup.kingdom.kingdom_cards],
            "edition": self.record.setup.kingdom.edition,
            "leaders": self.leaders,
            "rollouts": self.rollouts,
            "seed": self.seed,
            "finished": self.results is not None,
            "splits": [{"player": name, **split.as_dict()} for name, split in zip(self.players, self.splits, strict=True)],
            "mistakes": [step.number for step in self.mistakes],
            "decisions": [self.decision_as_dict(step) for step in self.steps],
        }

    def decision_as_dict(self, step: ReviewedStep) -> dict[str, Any]:
        """A decision with its grade, which the costliest of each turn has alone; `part_of` is the number of that one."""
        return {**step.as_dict(self.players), "grade": self.grade(step) or None, "part_of": self.costly.get(step.number)}


class Standing(NamedTuple):
    """A decision that stands: its number in the record, the position before it, and how many events had happened by then."""

    number: int
    decision: Decision
    position: Position
    events: int


@dataclass
class Reviewing:
    """A review in the making: every `next` weighs one decision, and `review` is what there is so far."""

    subject: Record | Game
    rollouts: int = ROLLOUTS
    seed: int = 0
    threads: int = 1
    find: FindLeaders = find_leaders
    steps: list[ReviewedStep] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        """Replay the record, which says what is wrong with it."""
        check_rollouts(self.rollouts)
        self.game = self.subject if isinstance(self.subject, Game) else Game.from_record(self.subject)
        self.moments = [moment for moment in standing(self.game) if is_weighed(moment.decision)]
        self._outlook: Outlook | None = None
        self._plans: dict[int, int] = {}
        self._memories = [Memory() for _ in self.game.players]

    @property
    def outlook(self) -> Outlook:
        """How everybody is taken to play; finding that may take some seconds."""
        if self._outlook is None:
            self._outlook = Outlook(self.game.kingdom, len(self.game.players), self.find)
        return self._outlook

    def __len__(self) -> int:
        return len(self.moments)

    def __iter__(self) -> Iterator[ReviewedStep]:
        for moment in self.moments[len(self.steps) :]:
            self.steps.append(self._weigh(moment))
            yield self.steps[-1]

    def _weigh(self, moment: Standing) -> ReviewedStep:
        """Weigh what was played against the best answer."""
        question = moment.position.question
        assert question is not None
        weighing = Weighing(
            view(moment.position, question.seat),
            self.outlook,
            seed=Random(f"{self.seed} {moment.number}").getrandbits(64),
            threads=self.threads,
            memory=self._memory(question.seat, moment.events),
            played=moment.decision.answer,
            plan=self._plans.get(question.seat),
        )
        weighing.compete(int(self.rollouts * COMPETITION), 1)
        weighing.measure(int(self.rollouts * (1 - COMPETITION)) // weighing.arms)
        if weighing.difference(0, weighing.place_of_played).mean >= SUSPICIOUS:
            weighing.forget()
            weighing.measure(self.rollouts * AGAIN // weighing.arms)
        self._plans[question.seat] = weighing.plan(weighing.place_of_played)
        return step_of(moment, weighing, question.seat)

    def _memory(self, seat: int, events: int) -> Memory:
        """What a seat remembers after so many events."""
        memory = self._memories[seat]
        memory.observe(event.seen_by(seat) for event in self.game.events[memory.next : events] if event.is_for(seat))
        return memory

    @property
    def review(self) -> Review:
        """The review of the decisions that were weighed so far."""
        results = results_of(self.game) if len(self.steps) == len(self.moments) else None
        names = tuple(strategy.name for strategy in self.outlook.leaders.strategies) if self.steps else ()
        return Review(self.game.record, names, tuple(self.steps), results, self.rollouts, self.seed)


def review(
    subject: Record | Game,
    *,
    rollouts: int = ROLLOUTS,
    seed: int = 0,
    threads: int = 1,
    find: FindLeaders = find_leaders,
    advance: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a game. The same record, seed, rollouts and leaders give the same review; `advance` is told how far it is."""
    work = Reviewing(subject, rollouts, seed, threads, find)
    for done, _ in enumerate(work, 1):
        if advance:
            advance(done, len(work))
    return work.review


def step_of(moment: Standing, weighing: Weighing, seat: int) -> ReviewedStep:
    """What a weighing says about the decision of a seat."""
    seen, played, planned = weighing.view, weighing.place_of_played, weighing.place_of_planned
    return ReviewedStep(
        moment.number,
        seat,
        seen.turn,
        seen.turns(seen.turn) + 1,
        moment.decision.id,
        moment.decision.answer,
        weighing.answer(0),
        weighing.chance(0),
        weighing.chance(played).share,
        weighing.chance(planned).share,
        weighing.difference(0, played).error,
        weighing.difference(played, planned).error,
        tuple(sorted(card.name for card in [*seen.hand.elements(), *seen.in_play(seat)])),
        tuple(chance.share for chance in weighing.chances),
        weighing.noise(0),
    )


def standing(game: Game) -> list[Standing]:
    """The decisions that were not taken back."""
    found: list[Standing] = []
    trace = Game(game.setup)
    for number, entry in enumerate(game.entries):
        if isinstance(entry, Decision):
            found.append(Standing(number, entry, trace.position, len(trace.events)))
            trace.answer(entry.answer)
        else:
            del found[entry.to :]
            trace._replay(entry)
    return found


def is_weighed(decision: Decision) -> bool:
    """Playing a Treasure is nothing to think about; leaving one in hand may be."""
    return decision.id != "treasure" or decision.answer == PASS


def results_of(game: Game) -> tuple[float, ...] | None:
    """The share of the win that each seat has: all of it, half where it is shared, or nothing."""
    if game.outcome is None:
        return None
    winners = game.outcome.winners
    return tuple((1.0 if len(winners) == 1 else 0.5) if seat in winners else 0.0 for seat in range(len(game.players)))
