"""Advice at a question, from the view of the player who is asked: the win chance, the best answers, the plan behind them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fiefdom.agents.chance import Z95, Chance
from fiefdom.agents.plans import FindLeaders
from fiefdom.errors import BadView
from fiefdom.evolve.find import find_leaders
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.view import View
from fiefdom.review.outlook import Outlook
from fiefdom.review.plan import PlanOutline, plan_of
from fiefdom.review.weighing import COMPETITION, Weighing, check_rollouts

ROLLOUTS = 8000
"""What advice costs unless said: half a second to two seconds on one core."""

OPTIONS = 4
PARTS = 8
"""How often advice in the making is shown."""


@dataclass(frozen=True)
class AdvisedAnswer:
    """An answer, what it is worth, and by how much it is worse than the best one, with half of that number's 95 % interval."""

    answer: str
    chance: Chance
    behind: float = 0.0
    reach: float = 0.0

    @property
    def is_close(self) -> bool:
        """Whether it may be as good as the best one."""
        return self.behind <= self.reach


@dataclass(frozen=True)
class Advice:
    """The best answers, the best one first, and the plan that goes with it. `wins_at_once`: the best one ends the game with a win.

    `chances` are the win chances of all seats if everybody plays on as they seem to; they add up to 1.
    """

    question: str
    seat: int
    options: tuple[AdvisedAnswer, ...]
    plan: PlanOutline
    rollouts: int
    chances: tuple[Chance, ...]
    wins_at_once: bool = False

    @property
    def answer(self) -> str:
        """The answer to give."""
        return self.options[0].answer

    @property
    def chance(self) -> Chance:
        """The win chance of the seat that is asked, before it answers."""
        return self.chances[self.seat]

    @property
    def is_close(self) -> bool:
        """Whether the best two answers are too close to call."""
        return len(self.options) > 1 and self.options[1].is_close and not self.wins_at_once

    def as_dict(self) -> dict[str, Any]:
        return {
            "question": self.question,
            "seat": self.seat,
            "answer": self.answer,
            "chance": self.chance.share,
            "interval": [self.chance.low, self.chance.high],
            "chances": [chance.share for chance in self.chances],
            "too_close_to_call": self.is_close,
            "wins_at_once": self.wins_at_once,
            "options": [
                {
                    "answer": option.answer,
                    "chance": option.chance.share,
                    "interval": [option.chance.low, option.chance.high],
                    "behind": option.behind,
                    "behind_reach": option.reach,
                    "close": option.is_close,
                }
                for option in self.options
            ],
            "plan": self.plan.as_dict(),
            "rollouts": self.rollouts,
        }


def advise(subject: Game | View, **how: Any) -> Advice:
    """Advice to the player who is asked, from what that player sees; of a game also from what that player has seen go by.

    The same view, memory, seed and leaders give the same advice, whatever is hidden. `how` is that of `advising`.
    """
    *_, last = advising(subject, **how)
    return last


def advising(
    subject: Game | View,
    *,
    rollouts: int = ROLLOUTS,
    seed: int = 0,
    threads: int = 1,
    find: FindLeaders = find_leaders,
    outlook: Outlook | None = None,
) -> Iterator[Advice]:
    """The same in the making: advice that becomes better with every step, to be shown meanwhile; stop whenever you like."""
    check_rollouts(rollouts)
    view = asked_view(subject)
    outlook = outlook or Outlook(view.kingdom, view.seats, find)
    weighing = Weighing(view, outlook, seed=seed, threads=threads, memory=memory_of(subject, view))
    weighing.compete(int(rollouts * COMPETITION), OPTIONS)
    deals = int(rollouts * (1 - COMPETITION)) // weighing.arms
    for _ in range(PARTS):
        weighing.measure(deals // PARTS)
        yield advice_of(weighing, rollouts)


def asked_view(subject: Game | View) -> View:
    """The view of the seat that is asked."""
    if isinstance(subject, View):
        view, question = subject, subject.question
    else:
        question = subject.question
        view = subject.view(question.seat if question else None)
    if question is None or not view.is_asked:
        raise BadView("no-advice")
    return view


def memory_of(subject: Game | View, view: View) -> Memory | None:
    """What the seat has seen go by in a game."""
    if isinstance(subject, View):
        return None
    memory = Memory()
    memory.observe(subject.events_for(view.seat))
    return memory


def advice_of(weighing: Weighing, rollouts: int) -> Advice:
    """What a weighing says so far."""
    question = weighing.view.question
    assert question is not None
    places = sorted(range(len(weighing.finalists)), key=lambda place: -weighing.worth(place))
    best = places[0]
    options = (
        AdvisedAnswer(weighing.answer(best), weighing.chance(best)),
        *(behind(weighing, best, place) for place in itertools.islice(places, 1, None)),
    )
    plan = plan_of(weighing.view, weighing.outlook, weighing.plan(best))
    wins = weighing.finalists[best].answers[0] in weighing.wins
    return Advice(question.id, question.seat, options, plan, rollouts, weighing.chances, wins)


def behind(weighing: Weighing, best: int, place: int) -> AdvisedAnswer:
    """An answer that is not the best one."""
    difference = weighing.difference(best, place)
    return AdvisedAnswer(weighing.answer(place), weighing.chance(place), difference.mean, Z95 * difference.error)
