"""Reviews in the making, in a process of its own: a slice of work at a time, so that whoever goes away costs nothing more."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from fiefdom.engine.words import SOURCE_NAMES
from fiefdom.game.record import Record
from fiefdom.game.view import View
from fiefdom.server.adviser import option_of, thousandths
from fiefdom.server.asked import Place, place_of
from fiefdom.server.refusal import Refused
from fiefdom.server.work import ReviewPart, ReviewPlan, ReviewPoint, ReviewReason, ReviewRow, ReviewSplit, ReviewStroke
from fiefdom.text.reasons import Reason

if TYPE_CHECKING:
    from fiefdom.agents.chance import Chance
    from fiefdom.review.review import CurvePoint, Review, ReviewedStep

POLITENESS = 12
"""By how much the process steps back: behind the server, behind bots, behind replays."""

SLICE = 0.1
"""Seconds of work at once: ten parts a second are enough to watch."""


class Slice(NamedTuple):
    """What came of some work: what is new, how far it is, whether that is all, and the seconds that it took."""

    part: ReviewPart
    done: int
    of: int
    is_sketched: bool
    is_finished: bool
    seconds: float


class ReviewInTheMaking:
    """First a coarse curve of the whole game, then one decision after the other."""

    def __init__(self, record: str, rollouts: int) -> None:
        from fiefdom.review.review import Reviewing  # here, because the server itself needs nothing of it

        self.work = Reviewing(Record.parse(record), rollouts)
        if self.work.game.outcome is None:
            raise Refused("not-now.not-over")
        self.is_sketched = False
        self._places = {moment.number: place_at(moment.view) for moment in self.work.moments}
        self._pieces = self._all_pieces()

    def _all_pieces(self) -> Iterator[ReviewPart]:
        for point in self.work.sketch():
            yield ReviewPart(points=[point_of(point)])
        self.is_sketched = True
        for step in self.work:
            yield ReviewPart(rows=[self._row(step)])

    def _row(self, step: ReviewedStep, part_of: int | None = None) -> ReviewRow:
        return msgspec.structs.replace(row_of(step), part_of=part_of, place=self._places[step.number])

    def advance(self) -> Slice:
        """Work for a moment."""
        began, now = time.process_time(), time.monotonic()
        part, is_finished = ReviewPart(), False
        while time.monotonic() - now < SLICE and not is_finished:
            piece = next(self._pieces, None)
            is_finished = piece is None
            if piece:
                part.points += piece.points
                part.rows += piece.rows
        if is_finished:
            review = self.work.review
            rows = [self._row(step, review.costly.get(step.number)) for step in review.steps]
            part = msgspec.structs.replace(whole(review), points=part.points, rows=rows)
        return Slice(part, len(self.work.steps), len(self.work), self.is_sketched, is_finished, time.process_time() - began)


def whole(review: Review) -> ReviewPart:
    """All that a finished review says about the game as a whole."""
    splits = [
        ReviewSplit(
            start=thousandths(split.start),
            luck=thousandths(split.luck),
            decisions=thousandths(split.decisions),
            others=thousandths(split.others),
            end=thousandths(split.end),
            reach=thousandths(split.reach),
        )
        for split in review.splits
    ]
    strokes = [ReviewStroke(step=step.number, seat=step.seat, change=thousandths(change)) for step, change in review.swings]
    return ReviewPart(splits=splits, strokes=strokes)


def place_at(view: View) -> Place:
    """Where a table shows what the open question of a view asks for."""
    assert view.question is not None
    return place_of(view.question, SOURCE_NAMES[view.state.source])


def row_of(step: ReviewedStep) -> ReviewRow:
    low, high = bounds(step.chances)
    return ReviewRow(
        step=step.number,
        seat=step.seat,
        turn_seat=step.turn_seat,
        turn=step.turn,
        question=step.question,
        answer=step.answer,
        best=step.best,
        chances=[thousandths(chance.share) for chance in step.chances],
        low=low,
        high=high,
        after=[thousandths(share) for share in step.after],
        loss=thousandths(step.loss),
        reach=thousandths(step.cost.reach),
        grade=step.grade,
        close=step.is_close,
        answers=[option_of(answer) for answer in step.answers],
        compared=step.compared if step.why else "",
        reasons=[reason_of(reason) for reason in step.why],
        plan=ReviewPlan(kind=step.plan.kind, cards=[card.name for card in step.plan.cards]) if step.plan else None,
    )


def reason_of(reason: Reason) -> ReviewReason:
    return ReviewReason(code=reason.code, here=thousandths(reason.here), there=thousandths(reason.there), card=reason.card)


def point_of(point: CurvePoint) -> ReviewPoint:
    low, high = bounds(point.chances)
    shares = [thousandths(chance.share) for chance in point.chances]
    return ReviewPoint(step=point.number, turn_seat=point.turn_seat, turn=point.turn, chances=shares, low=low, high=high)


def bounds(chances: Sequence[Chance]) -> tuple[list[int], list[int]]:
    """Where the intervals of all seats begin and end."""
    return [thousandths(chance.low) for chance in chances], [thousandths(chance.high) for chance in chances]


# What the process does


REVIEWS: dict[str, ReviewInTheMaking] = {}
"""Those of this process."""


def get_ready() -> None:
    """Begin, politely; Ctrl-C is for the server, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITENESS)


def advance(key: str, record: str, rollouts: int) -> Slice:
    """Go on with a review, which begins with the first slice."""
    if key not in REVIEWS:
        REVIEWS[key] = ReviewInTheMaking(record, rollouts)
    try:
        done = REVIEWS[key].advance()
    except BaseException:
        forget(key)  # what is left of it would look finished
        raise
    if done.is_finished:
        forget(key)
    return done


def forget(key: str) -> None:
    REVIEWS.pop(key, None)
