"""Why an answer is better than another: what the games looked like that were played on after each of them.

All answers are played on from the same deals with the same luck, so a difference between two of them is the answer's. Only what differs
clearly and by something that a player would notice is a reason.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from fiefdom.agents.chance import Chance
from fiefdom.cards.card import Card
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.layout import SLOTS
from fiefdom.game.view import View
from fiefdom.strategy.rollout import END_HOW, END_PROVINCES, END_SEAT, END_TURN
from fiefdom.strategy.rollouts import Outcomes
from fiefdom.strategy.tally import BY_PILES
from fiefdom.text.reasons import Reason

Numbers = NDArray[numpy.float64]

MOST_WATCHED = 2000
"""Deals of which the endings are kept: enough for every difference that is worth a word."""

CLEAR = 2.6
"""Standard errors from which on a difference is no accident; many are looked at."""

MOST_CARDS = 3
MOST_REASONS = 4


class Sign(NamedTuple):
    """Something that games differ in: what it is called when it grows and when it shrinks, and the least difference worth a word."""

    more: str
    less: str
    least: float


SIGNS = (
    Sign("provinces", "fewer-provinces", 0.25),
    Sign("rival", "less-rival", 0.25),
    Sign("ender", "less-ender", 0.08),
    Sign("later", "sooner", 0.5),
    Sign("piles", "fewer-piles", 0.1),
    Sign("lead", "less-lead", 1.0),
)
"""The columns of `numbers_of` before those of the cards, the most telling ones first."""

FOR_THE_BETTER = ("provinces", "less-rival", "ender", "sooner", "later", "piles", "fewer-piles", "lead")
"""What speaks for an answer that is better; the rest it is better in spite of. The lead says nothing that the others do not."""

LEAST_CARDS = 0.3
"""Copies at the end of a game that are worth a word."""


class Continuation(NamedTuple):
    """How games went on after an answer, on average: the turn in which they ended, the Provinces of the seat and of the strongest other
    one, the shares that the seat ended and that empty piles ended, and the points by which the seat was ahead."""

    turn: float
    provinces: float
    rival: float
    ender: float
    piles: float
    lead: float

    def as_dict(self) -> dict[str, float]:
        return self._asdict()


@dataclass(frozen=True)
class AdvisedAnswer:
    """An answer, what it is worth, and by how much it is worse than the best one, with half of that number's 95 % interval."""

    answer: str
    chance: Chance
    behind: float = 0.0
    reach: float = 0.0
    course: Continuation | None = None

    @property
    def is_close(self) -> bool:
        """Whether it may be as good as the best one."""
        return self.behind <= self.reach

    def as_dict(self) -> dict[str, Any]:
        return {
            "answer": self.answer,
            "chance": self.chance.share,
            "interval": [self.chance.low, self.chance.high],
            "behind": self.behind,
            "behind_reach": self.reach,
            "close": self.is_close,
            "course": self.course.as_dict() if self.course else None,
        }


class Endings:
    """How the games of several lines of play ended, on the same deals: a row for each deal, a column for each line."""

    def __init__(self, view: View) -> None:
        self.view = view
        assert view.seat is not None
        self.seat = view.seat
        self._rows: list[Numbers] = []

    def add(self, outcomes: Outcomes) -> None:
        """Take in more deals, as long as there are not enough."""
        room = MOST_WATCHED - sum(map(len, self._rows))
        if room > 0 and len(outcomes.points):
            self._rows.append(numbers_of(outcomes.between(0, room), self.seat))

    def forget(self) -> None:
        self._rows = []

    @property
    def numbers(self) -> Numbers:
        """All deals, lines and columns."""
        return numpy.concatenate(self._rows)

    @property
    def lines(self) -> int:
        """How many lines of play there are."""
        return int(self.numbers.shape[1])

    def course(self, line: int) -> Continuation:
        """The games of a line on average."""
        turn, *others = (float(number) for number in self.numbers[:, line, [3, 0, 1, 2, 4, 5]].mean(axis=0))
        return Continuation(turn, *others)

    def reasons(self, better: int, other: int, without: Sequence[int] = ()) -> tuple[Reason, ...]:
        """What speaks for a line, compared with another; copies of the cards `without` are what was answered, and no reason."""
        here, there = self.numbers[:, better], self.numbers[:, other]
        found = [Reason(code, *means) for code, means in signs_of(here, there) if code in FOR_THE_BETTER]
        told = [reason for reason in found if reason.code != "lead"]
        return (*self._cards(here, there, without), *(told or found)[:MOST_REASONS])

    def _cards(self, here: Numbers, there: Numbers, without: Sequence[int]) -> Iterator[Reason]:
        """The cards that one owns more copies of at the end, then those that one owns fewer of."""
        cards: tuple[Card, ...] = self.view.kingdom.cards
        slots = [slot for slot in range(len(cards)) if slot not in (PROVINCE, *without)]
        clear = {slot: change for slot in slots if (change := clear_change(here, there, len(SIGNS) + slot, LEAST_CARDS))}
        for sign, code in ((1, "more"), (-1, "fewer")):
            first = sorted((slot for slot in clear if clear[slot] * sign > 0), key=lambda slot: -abs(clear[slot]))
            for slot in first[:MOST_CARDS]:
                yield Reason(code, *means_of(here, there, len(SIGNS) + slot), cards[slot].name)


def numbers_of(outcomes: Outcomes, seat: int) -> Numbers:
    """What is compared, for each deal and line: the columns of `SIGNS`, then the seat's cards at the end, by slot."""
    ends = outcomes.ends.astype(float)
    signs = (
        ends[..., PROVINCE],
        ends[..., END_PROVINCES],
        outcomes.ends[..., END_SEAT] == seat,
        ends[..., END_TURN],
        outcomes.ends[..., END_HOW] == BY_PILES,
        outcomes.leads,
    )
    return numpy.concatenate([numpy.stack(signs, axis=-1).astype(float), ends[..., :SLOTS]], axis=-1)


def signs_of(here: Numbers, there: Numbers) -> Iterator[tuple[str, tuple[float, float]]]:
    """In what two lines differ clearly, and the averages of both."""
    for column, sign in enumerate(SIGNS):
        change = clear_change(here, there, column, sign.least)
        if change:
            yield sign.more if change > 0 else sign.less, means_of(here, there, column)


def means_of(here: Numbers, there: Numbers, column: int) -> tuple[float, float]:
    return float(here[:, column].mean()), float(there[:, column].mean())


def clear_change(here: Numbers, there: Numbers, column: int, least: float) -> float:
    """By how much a column differs on average, on the same deals; 0 where that is little, or may be an accident."""
    change = here[:, column] - there[:, column]
    mean = float(change.mean())
    if len(change) < 2 or abs(mean) < least:
        return 0.0
    return mean if abs(mean) > CLEAR * float(change.std(ddof=1)) / math.sqrt(len(change)) else 0.0
