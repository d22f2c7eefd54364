"""The lessons: each can be taken to its end, by every answer that it accepts, in every language, and says what is wrong with the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from fiefdom.agents.agent import read_player
from fiefdom.errors import BadLesson, OffTheLesson
from fiefdom.game.commands import Commands, completed
from fiefdom.game.driver import Seated
from fiefdom.game.question import Question
from fiefdom.lessons.coach import Coach
from fiefdom.lessons.lesson import LEARNER, Lesson, LessonStep, find_lesson, lesson_after, lessons
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts, has_message
from tests.unit.locales import body

EVERY = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)


class Learner:
    """Takes a lesson; `choice` says which of the accepted answers to give, counted round."""

    def __init__(self, lesson: Lesson, choice: int = 0) -> None:
        self.lesson, self.choice = lesson, choice
        self.game = lesson.game("You", "Rival")
        self.coach = Coach(lesson, self.game)
        self.commands = Commands(self.game)
        self.commands.judge = self.coach.judge
        self.rival = Seated(read_player(lesson.rival).agent(1))
        self.money = Seated(read_player("big-money").agent(1))

    def questions(self) -> Iterator[tuple[LessonStep, Question]]:
        """The questions that the learner is asked, until the lesson is over; the others' are answered."""
        while (question := self.game.question) and (step := self.coach.step):
            if question.seat == LEARNER:
                yield step, question
            else:
                self.game.answer(self.rival.answer(self.game.position, self.game.events))

    def accepted(self, step: LessonStep, question: Question) -> tuple[str, ...]:
        cards = [tuple(word.strip() for word in words.split(",")) for words in step.accepts]
        fitting = [words for words in cards if all(word in question.answers for word in words)]
        return completed(question, fitting[self.choice % len(fitting)])

    def take(self) -> list[str]:
        """Take the lesson to its end; the names of the steps, as they come up."""
        seen: list[str] = []
        for step, question in self.questions():
            seen += [] if seen[-1:] == [step.name] else [step.name]
            if step.accepts:
                self.commands.answer(*self.accepted(step, question))
            else:
                self.game.answer(self.money.answer(self.game.position, self.game.events))
        return seen


@EVERY
def test_every_lesson_comes_to_its_end_by_its_first_answers_and_every_step_comes_up(lesson: Lesson) -> None:
    learner = Learner(lesson)
    assert learner.take() == [step.name for step in lesson.steps]
    assert learner.coach.step is None
    assert learner.coach.done == len(lesson.steps)


@EVERY
@pytest.mark.parametrize("choice", [1, 2, 3])
def test_every_other_answer_that_is_accepted_leads_to_the_end_as_well(lesson: Lesson, choice: int) -> None:
    learner = Learner(lesson, choice)
    learner.take()
    assert learner.coach.step is None


@EVERY
def test_what_is_not_accepted_is_not_carried_out_and_the_coach_says_why(lesson: Lesson) -> None:
    learner, refusals = Learner(lesson), 0
    for step, question in learner.questions():
        if not step.accepts:
            break
        for answer in question.answers:
            before = learner.game.position
            try:
                learner.coach.judge(question, completed(question, (answer,)))
            except OffTheLesson:
                refusals += 1
                assert learner.coach.remark(Texts("en")) != ""
                assert learner.coach.marks() != ()
            assert learner.game.position is before
        learner.commands.answer(*learner.accepted(step, question))
        assert learner.coach.remark(Texts("en")) == ""
    assert refusals > 0


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_and_step_has_its_words_in_every_language(lesson: Lesson, language: str) -> None:
    keys = [f"lesson-{lesson.id}{ending}" for ending in ("", "-about", "-end", *(f"-{step.name}" for step in lesson.steps))]
    assert [key for key in keys if not has_message(language, key)] == []


def test_every_text_of_the_lessons_belongs_to_one() -> None:
    known = {"lesson-heading", "lesson-commands", "lesson-show-me", "lesson-shown", "lesson-left", "lesson-next", "lesson-wrong"}
    known |= {f"lesson-column-{column}" for column in ("lesson", "about", "minutes")}
    for lesson in lessons():
        known |= {f"lesson-{lesson.id}{ending}" for ending in ("", "-about", "-end")}
        known |= {f"lesson-{lesson.id}-{step.name}{ending}" for step in lesson.steps for ending in ("", "-why", "-wrong")}
    written = {entry.id.name for entry in body("en", "lessons") if isinstance(entry, ast.Message)}
    special = {key for key in written if "-wrong-" in key}
    assert written - known - special == set()
    assert {key.partition("-wrong-")[0] + "-wrong" for key in special} <= known


def test_money_and_points_in_the_words_are_those_of_the_table() -> None:
    learner = Learner(find_lesson("the-end"))
    said = []
    for step, question in learner.questions():
        said.append(learner.coach.text(Texts("en")))
        learner.commands.answer(*learner.accepted(step, question))
    points, theirs = learner.lesson.position().scores
    assert f"You have {points} points, the other player has {theirs}." in said[0]
    assert said[3].startswith("$5.")
    assert learner.game.outcome
    assert learner.game.outcome.winners == (LEARNER,)


def test_picks_may_come_one_by_one() -> None:
    learner = Learner(find_lesson("drawing"))
    learner.commands.answer("Cellar")
    with pytest.raises(OffTheLesson):
        learner.commands.answer("Silver")
    learner.commands.answer("Estate")
    with pytest.raises(OffTheLesson):
        learner.commands.answer("pass")
    learner.commands.answer("Estate")
    learner.commands.answer("Estate")
    learner.commands.answer("pass")
    assert learner.coach.step
    assert learner.coach.step.name == "treasures"


def test_a_lesson_is_found_by_its_name_and_its_number() -> None:
    assert find_lesson("1") is find_lesson("A-Turn") is lessons()[0]
    with pytest.raises(BadLesson, match="no lesson `a-tour`"):
        find_lesson("a-tour")
    assert lesson_after(lessons()[-1]) is None
    assert lesson_after(lessons()[0]) is lessons()[1]
