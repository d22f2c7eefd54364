"""A review of a game: the win chance at every decision, what decisions cost, and how much of the result was luck.

For each player: fair share + luck + own decisions + decisions of the others = result. See docs/guides/review.md.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from fiefdom.agents.chance import Z95, Chance, value_of
from fiefdom.agents.plans import FindLeaders
from fiefdom.agents.thinking import number_of
from fiefdom.evolve.find import find_leaders
from fiefdom.game.decision import Decision
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.record import Record
from fiefdom.game.view import View, view
from fiefdom.review.advice import PlanOutline, plan_of
from fiefdom.review.appraisal import Appraisal, Cost
from fiefdom.review.reasons import AdvisedAnswer
from fiefdom.review.weighing import COMPETITION, Z99, Outlook, check_rollouts
from fiefdom.text.reasons import Reason

TINY = 1e-9
"""Numbers that are equal in theory differ by less."""

GRADES = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""What decisions are called that cost at least so much."""


@dataclass(frozen=True)
class ReviewedStep:
    """A decision: what was answered, the best answer, and what the difference cost. `chances` are the win chances of all seats before the
    answer, `after` those after it, with what it tells about the player's plan; both add up to 1. `change_error` is the standard error of
    `change`, `noise` that of the win chances as far as it comes from the rollouts.

    `answers` are those that were measured, the best one first, and `why` says why it is better than the one given, or than the next one;
    `plan` is what it fits.

    `number` counts as `fiefdom replay --at` does. `turn` is the number of the turn of `turn_seat` in which it was made. `hand` are the
    player's cards in hand and in play.
    """

    number: int
    seat: int
    turn_seat: int
    turn: int
    question: str
    answer: str
    best: str
    cost: Cost
    chances: tuple[Chance, ...]
    after: tuple[float, ...]
    change_error: float = 0.0
    noise: float = 0.0
    hand: tuple[str, ...] = ()
    answers: tuple[AdvisedAnswer, ...] = ()
    why: tuple[Reason, ...] = ()
    plan: PlanOutline | None = None

    @property
    def is_close(self) -> bool:
        """Whether the best two answers are too close to call."""
        return len(self.answers) > 1 and self.answers[1].is_close and not any(reason.code == "wins" for reason in self.why)

    @property
    def compared(self) -> str:
        """The answer that the best one is compared with in `why`: the one given, or the next best."""
        return self.answer if self.best != self.answer else self.answers[1].answer

    @property
    def chance(self) -> Chance:
        """The win chance of the player before the answer."""
        return self.chances[self.seat]

    @property
    def value(self) -> float:
        """The same without its interval."""
        return self.chance.share

    @property
    def change(self) -> float:
        """What the answer changed for the player."""
        return self.after[self.seat] - self.value

    @property
    def loss(self) -> float:
        """What the answer cost, compared with the best one."""
        return self.cost.points

    def goes_on(self, before: ReviewedStep) -> bool:
        """Whether the same card asks once more."""
        return "." in self.question and before.question == self.question

    @property
    def grade(self) -> str:
        """`inaccuracy`, `mistake` or `blunder`; nothing where the decision cost little, or may have cost nothing."""
        if not self.cost.is_clear:
            return ""
        return next((name for least, name in GRADES if self.loss >= least - TINY), "")

    def as_dict(self, players: Sequence[str]) -> dict[str, Any]:
        return {
            "number": self.number,
            "player": players[self.seat],
            "turn": self.turn,
            "turn_of": players[self.turn_seat],
            "question": self.question,
            "hand": self.hand,
            "answer": self.answer,
            "best": self.best,
            "chance": self.value,
            "interval": [self.chance.low, self.chance.high],
            "chances": [chance.share for chance in self.chances],
            "after": self.after[self.seat],
            "loss": self.loss,
            "loss_reach": self.cost.reach,
            "too_close_to_call": self.is_close,
            "answers": [answer.as_dict() for answer in self.answers],
            "why": [reason.as_dict() for reason in self.why],
            "plan": self.plan.as_dict() if self.plan else None,
        }


class CurvePoint(NamedTuple):
    """The win chances of all seats at the first decision of a turn, from few rollouts: a first sketch of the curve."""

    number: int
    seat: int
    turn_seat: int
    turn: int
    chances: tuple[Chance, ...]

    def as_dict(self, players: Sequence[str]) -> dict[str, Any]:
        return {
            "number": self.number,
            "player": players[self.seat],
            "turn": self.turn,
            "turn_of": players[self.turn_seat],
            "chances": [chance.share for chance in self.chances],
            "intervals": [[chance.low, chance.high] for chance in self.chances],
        }


class Stroke(NamedTuple):
    """A stroke of luck: the number of the decision before which it came, the change, and its standard error."""

    number: int
    change: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it is more than the noise of the rollouts."""
        return abs(self.change) > Z99 * self.error


@dataclass(frozen=True)
class Split:
    """The parts of a player's result: `start + luck + decisions + others == end`. `reach` is half of the 95 % interval of each part."""

    start: float
    opening: float
    luck: float
    decisions: float
    others: float
    end: float
    reach: float
    strokes: tuple[Stroke, ...]

    def as_dict(self) -> dict[str, Any]:
        return {
            "start": self.start,
            "luck": self.luck,
            "luck_of_the_opening": self.opening,
            "decisions": self.decisions,
            "others": self.others,
            "end": self.end,
            "reach": self.reach,
            "strokes": [{"before": stroke.number, "change": stroke.change, "error": stroke.error} for stroke in self.strokes],
        }


def splits(steps: Sequence[ReviewedStep], seats: int, results: Sequence[float] | None) -> tuple[Split, ...]:
    """The split of every seat; without results it ends with the win chance after the last decision."""
    return tuple(split(steps, seats, seat, None if results is None else results[seat]) for seat in range(seats))


def split(steps: Sequence[ReviewedStep], seats: int, seat: int, result: float | None) -> Split:
    """The split of one seat. What changes between an answer and the next question is luck, of whichever seat that is."""
    chance = start = 1 / seats
    strokes: list[Stroke] = []
    decisions = others = noise = 0.0
    for step in steps:
        strokes.append(Stroke(step.number, step.chances[seat].share - chance, math.hypot(noise, step.noise)))
        change = step.after[seat] - step.chances[seat].share
        decisions += change if step.seat == seat else 0.0
        others += change if step.seat != seat else 0.0
        chance, noise = step.after[seat], step.noise
    end = chance if result is None else result
    if result is not None and steps:
        strokes.append(Stroke(steps[-1].number + 1, result - chance, noise))
    luck = sum(stroke.change for stroke in strokes)
    error = math.sqrt(sum(step.change_error**2 for step in steps))
    return Split(start, strokes[0].change if strokes else 0.0, luck, decisions, others, end, Z95 * error, tuple(strokes))


ROLLOUTS = 3000
"""What appraising one decision costs unless said."""

SUSPICIOUS = 0.03
"""A decision that seems to cost so much is measured again, with fresh deals."""

LEAST_SWING = 0.05
"""Strokes of luck that are worth a word."""

AGAIN = 2
"""How much more that costs than a decision usually does."""

SKETCH = 64
"""Rollouts for each point of a first curve: exact to about 12 points."""


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
        strokes = [(seat, stroke) for seat, split in enumerate(self.splits) for stroke in split.strokes[1:] if stroke.is_clear]
        own = [(steps[stroke.number], stroke) for seat, stroke in strokes if stroke.number in steps and steps[stroke.number].seat == seat]
        found = [(step, stroke.change) for step, stroke in own if abs(stroke.change) >= LEAST_SWING]
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

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return int(self.position.handle.decider)

    @property
    def view(self) -> View:
        """What that player saw."""
        return view(self.position, self.seat)


class Recollection:
    """What each seat of a game remembers, moment by moment."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._memories = [Memory() for _ in game.players]

    def at(self, seat: int, events: int) -> Memory:
        """What a seat remembers after so many events, never fewer than before."""
        memory = self._memories[seat]
        memory.observe(event.seen_by(seat) for event in self.game.events[memory.next : events] if event.is_for(seat))
        return memory


@dataclass
class Reviewing:
    """A review in the making: every `next` appraises one decision, and `review` is what there is so far.

    `sketch` gives a first coarse curve of the whole game before that. Both can be left off between any two steps.
    """

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

    @functools.cached_property
    def outlook(self) -> Outlook:
        """How everybody is taken to play; finding that may take some seconds."""
        return Outlook(self.game.kingdom, len(self.game.players), self.find)

    def __len__(self) -> int:
        return len(self.moments)

    def sketch(self, rollouts: int = SKETCH) -> Iterator[CurvePoint]:
        """A coarse curve: the first decision of each turn, with so many rollouts each."""
        remembered = Recollection(self.game)
        last = None
        for moment in self.moments:
            seen = moment.view
            this = seen.turn, seen.turns(seen.turn)
            if this != last:
                last = this
                memory = remembered.at(moment.seat, moment.events)
                play = self.outlook.rollouts(seen, seed=self._seed(moment), threads=self.threads, memory=memory)
                yield CurvePoint(moment.number, moment.seat, seen.turn, this[1] + 1, value_of(play, rollouts).chances)

    def __iter__(self) -> Iterator[ReviewedStep]:
        remembered = Recollection(self.game)
        while len(self.steps) < len(self.moments):
            moment = self.moments[len(self.steps)]
            self.steps.append(self._reviewed(moment, remembered.at(moment.seat, moment.events)))
            yield self.steps[-1]

    def _reviewed(self, moment: Standing, memory: Memory) -> ReviewedStep:
        """Appraise the answer that was given."""
        played = moment.decision.answer
        work = Appraisal(moment.view, self.outlook, played, seed=self._seed(moment), threads=self.threads, memory=memory)
        appraise(work, self.rollouts)
        following = self.moments[len(self.steps) + 1 :][:1]
        return step_of(moment, work, self.outlook.chances((following or [moment])[0].view))

    def _seed(self, moment: Standing) -> int:
        return Random(f"{self.seed} {moment.number}").getrandbits(64)

    @property
    def review(self) -> Review:
        """The review of the decisions that were weighed so far."""
        results = results_of(self.game) if len(self.steps) == len(self.moments) else None
        names = tuple(strategy.name for strategy in self.outlook.leaders.strategies) if self.steps else ()
        return Review(self.game.record, names, tuple(self.steps), results, self.rollouts, self.seed)


def appraise(work: Appraisal, rollouts: int) -> None:
    """Find the best answer, and measure what it is better by; what seems to cost much, once more on fresh deals."""
    work.compete(int(rollouts * COMPETITION))
    work.measure(int(rollouts * (1 - COMPETITION)) // work.lines)
    if work.cost.points >= SUSPICIOUS:
        work.forget()
        work.measure(rollouts * AGAIN // work.lines)


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


def step_of(moment: Standing, work: Appraisal, chances: Sequence[Sequence[float]]) -> ReviewedStep:
    """What an appraisal says about a decision; `chances` says how likely everybody follows each plan afterwards."""
    seen = work.view
    after, error = work.known_after(chances)
    return ReviewedStep(
        moment.number,
        moment.seat,
        seen.turn,
        seen.turns(seen.turn) + 1,
        moment.decision.id,
        moment.decision.answer,
        work.best_answer,
        work.cost,
        work.chances,
        after,
        error,
        work.noise,
        tuple(sorted(card.name for card in [*seen.hand.elements(), *seen.in_play(moment.seat)])),
        work.answers,
        work.reasons,
        plan_behind(work),
    )


def plan_behind(work: Appraisal) -> PlanOutline | None:
    """The likeliest of the leaders' plans that give the best answer, if one does, and if there was something to choose."""
    slot, choices = number_of(work.best_answer, work.view), work.outlook.choices(work.view)
    fitting = [plan for plan, choice in enumerate(choices) if choice == slot]
    if not fitting or len(work.answers) < 2:
        return None
    likely = work.outlook.chances(work.view)[work.seat]
    return plan_of(work.view, work.outlook, max(fitting, key=lambda plan: likely[plan]))


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
