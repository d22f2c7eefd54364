"""A lesson: a prepared table and the steps of the learner.

Lessons are the files of `course`; what they say is in `text/locales/*/lessons.ftl`.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

from fiefdom.errors import BadLesson, nearest
from fiefdom.game.game import Game
from fiefdom.game.position import Position
from fiefdom.scenario.stage import set_the_stage
from fiefdom.scenario.syntax import Setting, statement

LEARNER = 0
"""The seat of whoever takes the lesson."""


@dataclass(frozen=True)
class LessonStep:
    """What the learner is to do at one question. Its text is `lesson-LESSON-NAME`; with `-why`, what is said after it, with
    `-wrong` or `-wrong-CARD` what is said of other answers.

    `accepts` are the answers that go on: a card, `pass`, a word for a whole deed (`treasures`, `end-turn`), or cards with commas that
    belong together. Without any, everything does; without a question, the step is about all that come.
    """

    name: str
    question: str
    accepts: tuple[str, ...] = ()
    until_over: bool = False
    """Whether the step lasts until the game is over."""


@dataclass(frozen=True)
class Lesson:
    """A prepared table: where it begins, who the other player is, and the steps."""

    id: str
    minutes: int
    rival: str
    seed: int
    setting: str
    steps: tuple[LessonStep, ...]

    def position(self) -> Position:
        """Where the lesson begins."""
        settings = [statement(number, line) for number, line in enumerate(self.setting.splitlines(), start=1) if line.strip()]
        return set_the_stage([setting for setting in settings if isinstance(setting, Setting)], self.seed).position

    def game(self, learner: str, rival: str) -> Game:
        """The game of the lesson, the same one every time."""
        return Game.starting_at(self.position(), (learner, rival), self.seed)

    def steps_done(self, asked: Sequence[str], *, is_over: bool) -> int:
        """How many steps are done, from the ids of the questions that the learner has answered and, last, of the open one;
        that is empty while another player is asked.

        A step goes on while the same question comes again (Coppers are played one by one), unless the next step is about it, too. Steps
        whose question does not come up are left out.
        """
        done, last = 0, len(self.steps) - 1
        for following in asked[1:]:
            if done == last and not self.steps[last].until_over:
                return len(self.steps)
            done = self._step_at(done, following)
        return len(self.steps) if is_over else done

    def _step_at(self, done: int, following: str) -> int:
        """The step that is about the question that followed, given how many were done before it."""
        later = range(done + 1, len(self.steps))
        is_next = bool(later) and self.steps[done + 1].question in ("", following)
        if not following or (following == self.steps[done].question and not is_next):
            return done
        return next((number for number in later if self.steps[number].question in ("", following)), done)


@functools.cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which to take them."""
    files = sorted((file for file in resources.files(__package__).joinpath("course").iterdir()), key=lambda file: file.name)
    return tuple(_read(file.name.removesuffix(".toml").partition("-")[2], file.read_text(encoding="utf-8")) for file in files)


def _read(lesson: str, text: str) -> Lesson:
    content = tomllib.loads(text)
    steps = tuple(LessonStep(**{**step, "accepts": tuple(step.get("accepts", ()))}) for step in content.pop("steps"))
    return Lesson(lesson, steps=steps, **content)


def find_lesson(name: str) -> Lesson:
    """The lesson of an id or a number, from 1 on."""
    word = name.strip().lower()
    number = int(word) if word.isdecimal() and len(word) < len("1000") else 0
    for place, lesson in enumerate(lessons(), start=1):
        if word == lesson.id or number == place:
            return lesson
    names = [lesson.id for lesson in lessons()]
    raise BadLesson("none", name=name, near=nearest(word, names), number=len(names))


def lesson_after(lesson: Lesson) -> Lesson | None:
    """The lesson to take next."""
    following = lessons()[lessons().index(lesson) + 1 :]
    return following[0] if following else None
