"""Questions that a person does not want to be asked: the server answers them at once, as the person would.

A habit is about a question in which at most one card can be named: `yes` names it, `no` passes, `ask` leaves it to the person. Choices
that are none at all, such as an Action phase without Actions, are settled by the engine and need no habit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.game.question import PASS, Question
from fiefdom.server.picture import Pace
from fiefdom.server.refusal import Refused

HabitWish: TypeAlias = Literal["ask", "yes", "no"]

TREASURE = "treasure"
"""The phase in which `yes` plays all Treasures; holding one back gains nothing in this game."""


class Habit(NamedTuple):
    """A question with the wishes there can be about it; `usual` is the one that hardly anybody regrets."""

    question: str
    usual: HabitWish
    wishes: tuple[HabitWish, ...] = ("ask", "yes", "no")


DECLARED = [Habit(name, question.habit) for name, question in questions_by_id(CATALOGUE).items() if question.habit]

HABITS = (Habit(TREASURE, "yes", ("ask", "yes")), *sorted(DECLARED, key=lambda habit: habit.usual == "ask"))
"""Everything that can be made a habit."""

WISHES = {habit.question: habit.wishes for habit in HABITS}


class Preferences(NamedTuple):
    """How somebody wants to play: the questions that are settled for them, and how fast bots are shown."""

    habits: Mapping[str, HabitWish]
    pace: Pace


def check_habits(habits: Mapping[str, HabitWish]) -> dict[str, HabitWish]:
    """The habits, if there are such."""
    for question, wish in habits.items():
        if wish not in WISHES.get(question, ()):
            raise Refused("habit", question=question, wish=wish, known=", ".join(WISHES))
    return dict(habits)


def habitual_answer(question: Question, habits: Mapping[str, HabitWish]) -> str | None:
    """What a person with these habits answers; None if they want to be asked, or have more to choose from."""
    wish = habits.get(question.id, "ask")
    if wish == "ask" or not question.may_pass or (question.id != TREASURE and (question.remaining > 1 or len(question.cards) > 1)):
        return None
    return question.cards[0].name if wish == "yes" and question.cards else PASS
