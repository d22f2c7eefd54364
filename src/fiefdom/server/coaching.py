"""What the coach of a lesson says, as a client is told it."""

from __future__ import annotations

from msgspec import Struct

from fiefdom.lessons.coach import Coach
from fiefdom.lessons.lesson import lesson_after
from fiefdom.text.texts import Texts


class CoachState(Struct, kw_only=True):
    """What the coach of a lesson says: `why` the last step was right, `text` what to do now, `remark` what is wrong with an answer.

    `step` of `of` steps are done. `marks` are cards and deeds (`pass`, `treasures`, `end-turn`) that go on, once somebody is lost. At the
    end of the lesson, `following` is the next one.
    """

    lesson: str
    title: str
    step: int
    of: int
    text: str
    why: str = ""
    remark: str = ""
    marks: list[str] = []
    done: bool = False
    following: str = ""
    following_title: str = ""


def coach_state(coach: Coach, texts: Texts) -> CoachState:
    """What the coach says now, in the words of the reader."""
    following = lesson_after(coach.lesson) if coach.step is None else None
    names = {card.name: card.slug for card in coach.game.kingdom.cards}
    return CoachState(
        lesson=coach.lesson.id,
        title=coach.title(texts),
        step=coach.done,
        of=len(coach.lesson.steps),
        text=coach.text(texts),
        why=coach.why(texts),
        remark=coach.remark(texts),
        marks=[names.get(mark, mark) for mark in coach.marks()],
        done=coach.step is None,
        following=following.id if following else "",
        following_title=texts.format(f"lesson-{following.id}") if following else "",
    )
