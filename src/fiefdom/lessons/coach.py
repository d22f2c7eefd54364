"""The coach of a lesson: what the learner is to do now, why the last answer was right, and what is wrong with another one.

What has been done is read off the game, so that a lesson can be left and gone on with like every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from fiefdom.cards.card import slug_of
from fiefdom.errors import OffTheLesson
from fiefdom.game.decision import standing_decisions
from fiefdom.game.game import Game
from fiefdom.game.question import PASS, Question
from fiefdom.lessons.lesson import LEARNER, Lesson, LessonStep
from fiefdom.text.texts import Texts


class Coach:
    """Watches one game of a lesson. `judge` refuses what does not belong to the step, and `remark` then says why."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self._shown = -1
        """The step in which the learner has asked to be shown what to do."""
        self._refused: tuple[int, tuple[str, ...]] | None = None
        """The step in which something was refused last, and what it was."""

    # Where the learner is

    @property
    def done(self) -> int:
        """How many steps are done."""
        learner = self.game.players[LEARNER]
        asked = [decision.id for decision in standing_decisions(self.game.entries) if decision.player == learner]
        question = self.game.question
        following = question.id if question and question.seat == LEARNER else ""
        return self.lesson.steps_done([*asked, following], is_over=question is None)

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; None when the lesson is over."""
        done = self.done
        return self.lesson.steps[done] if done < len(self.lesson.steps) else None

    def judge(self, question: Question, deed: Sequence[str]) -> None:
        """Refuse what leads away from the step; the deed is a list of answers, or the word for a whole command."""
        step = self.step
        if question.seat != LEARNER or step is None or question.id != step.question or self._fits(step, question, deed):
            self._refused = None
            return
        self._refused = self.done, tuple(deed)
        raise OffTheLesson("not-now", lesson=self.lesson.id, step=step.name)

    def _fits(self, step: LessonStep, question: Question, deed: Sequence[str]) -> bool:
        """Whether the step accepts a deed. Cards of a choice come in any order, all at once or one after the other."""
        if not step.accepts or all(word in step.accepts for word in deed):
            return True
        picked = [card.name for card in self.game.view(LEARNER).picked.elements()]
        chosen = Counter([*picked, *(word for word in deed if word != PASS)])
        is_last = PASS in deed or len(deed) >= question.remaining
        wanted = [Counter(_split(accepted)) for accepted in step.accepts]
        return any(chosen == cards if is_last else chosen <= cards for cards in wanted)

    # What to say

    def title(self, texts: Texts) -> str:
        return texts.format(f"lesson-{self.lesson.id}")

    def text(self, texts: Texts) -> str:
        """What is to be done now, or how the lesson ends."""
        step = self.step
        return self._say(texts, f"lesson-{self.lesson.id}-{step.name if step else 'end'}")

    def why(self, texts: Texts) -> str:
        """Why the step before was right; empty at the beginning, and where there is nothing to explain."""
        done = self.done
        key = f"lesson-{self.lesson.id}-{self.lesson.steps[done - 1].name}-why" if done else ""
        return self._say(texts, key) if key and texts.has(key) else ""

    def remark(self, texts: Texts) -> str:
        """What is wrong with the answer that was just refused; empty if none was."""
        step = self.step
        if step is None or self._refused is None or self._refused[0] != self.done:
            return ""
        about = f"lesson-{self.lesson.id}-{step.name}-wrong"
        keys = [*(f"{about}-{slug_of(answer)}" for answer in self._refused[1]), about, "lesson-wrong"]
        return self._say(texts, next(key for key in keys if texts.has(key)))

    def _say(self, texts: Texts, key: str) -> str:
        """A text with what there is to count."""
        points, theirs = self.game.position.scores
        return texts.format(key, coins=self.game.view(LEARNER).coins, points=points, theirs=theirs)

    def show(self) -> None:
        """Show what to do in this step."""
        self._shown = self.done

    def marks(self) -> tuple[str, ...]:
        """The cards and deeds that go on, once the learner has asked for them or was wrong."""
        step = self.step
        is_lost = self.done in (self._shown, self._refused[0] if self._refused else -1)
        return tuple(dict.fromkeys(_words(step))) if step and is_lost else ()


def _words(step: LessonStep) -> Iterator[str]:
    for accepted in step.accepts:
        yield from _split(accepted)


def _split(accepted: str) -> list[str]:
    return [word.strip() for word in accepted.split(",")]
