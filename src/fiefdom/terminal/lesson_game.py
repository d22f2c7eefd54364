"""A lesson in the terminal: the game in lines, with a coach who says what to do, and why another answer is not carried out."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from fiefdom.agents.agent import read_player, title_of
from fiefdom.errors import BadPath, FiefdomError, OffTheLesson
from fiefdom.files import read_whole, write_whole
from fiefdom.lessons.coach import Coach
from fiefdom.lessons.lesson import LEARNER, Lesson, lessons
from fiefdom.terminal.direction import Direction
from fiefdom.terminal.plain_game import PlainGame
from fiefdom.terminal.session import Session, data_directory, own_name
from fiefdom.text.letters import fold
from fiefdom.text.texts import Texts

LEARNED = "lessons.txt"


def lessons_done(environment: Mapping[str, str]) -> frozenset[str]:
    """The ids of the lessons that were taken to their end on this computer."""
    path = data_directory(environment) / LEARNED
    try:
        return frozenset(read_whole(path, "lessons").split()) & {lesson.id for lesson in lessons()} if path.exists() else frozenset()
    except BadPath:
        return frozenset()


def note_done(lesson: Lesson, environment: Mapping[str, str]) -> None:
    done = lessons_done(environment) | {lesson.id}
    write_whole(data_directory(environment) / LEARNED, "".join(f"{each.id}\n" for each in lessons() if each.id in done))


class LessonGame(PlainGame):
    """Plays one lesson. It is kept nowhere: a lesson is short, and always the same."""

    def __init__(self, lesson: Lesson, texts: Texts, *, bidi: str = "auto") -> None:
        self.lesson = lesson
        learner, rival = own_name(os.environ, texts), title_of(read_player(lesson.rival), texts)
        game = lesson.game(learner, rival)
        session = Session.seated(game, {rival: lesson.rival})
        self.coach = Coach(lesson, session.game)
        session.judge = self.coach.judge
        super().__init__(session, texts, save_to=Path(os.devnull), new_session=lambda: session, bidi=bidi)
        self.direction = Direction.of(is_rtl=texts.is_rtl and sys.stdout.isatty(), mode=bidi, environment=os.environ)
        self.commands["undo"] = lambda _: self._done(lambda: self.session.undo_freely(LEARNER))

    @property
    def is_done(self) -> bool:
        return self.coach.step is None

    def _greet(self) -> None:
        place, of = lessons().index(self.lesson) + 1, len(lessons())
        self._put(self.texts.format("lesson-heading", number=place, of=of, title=self.coach.title(self.texts)))
        self._put(self.texts.format("lesson-commands"))

    def _go_on(self) -> bool:
        if not self.is_done:
            return super()._go_on()
        self._put_log()
        self._put_coach()
        return False

    def _put_news(self) -> None:
        self._put_coach()
        super()._put_news()

    def _put_coach(self) -> None:
        """What the coach says now, apart from what the game says."""
        said = [self.coach.why(self.texts), self.coach.text(self.texts)]
        self._put("")
        self._put_all(f"» {text}" for text in said if text)
        self._put("")

    def _obey(self, line: str) -> bool:
        if fold(line) in map(fold, self.texts.words("lesson-show-me")):
            self.coach.show()
            self._put(self.texts.format("lesson-shown", answers=", ".join(map(self._name, self.coach.marks()))))
            return True
        return super()._obey(line)

    def _name(self, word: str) -> str:
        """A card or a deed that the coach points at, as one types it."""
        cards = {card.name: card for card in self.session.game.kingdom.cards}
        return self.texts.card(cards[word]) if word in cards else " ".join(self.texts.words(f"word-{part}")[0] for part in word.split("-"))

    def _put_problem(self, problem: FiefdomError) -> None:
        if isinstance(problem, OffTheLesson):
            self._put(f"» {self.coach.remark(self.texts)}")
        else:
            super()._put_problem(problem)

    def _keep(self) -> None:
        if self.is_done:
            note_done(self.lesson, os.environ)

    def _leave(self) -> None:
        if not self.is_done:
            self._put(self.texts.format("lesson-left", command=f"fiefdom learn {self.lesson.id}"))
