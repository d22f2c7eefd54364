"""A puzzle that somebody is solving: watches a game that begins at it, and judges the first deed instead of letting it be carried out.

So nothing moves while one reads the verdict; then the game can be played on from there, with any deed. What has been picked so far is read
off the game, and can be taken back like every answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fiefdom.errors import IllegalAnswer, PuzzleAnswered
from fiefdom.game.commands import ALL_TREASURES, END_OF_TURN
from fiefdom.game.decision import standing_decisions
from fiefdom.game.game import Game
from fiefdom.game.question import PASS, Question
from fiefdom.puzzles.deed import Choice
from fiefdom.puzzles.puzzle import SOLVER, Puzzle, PuzzleAnswer

HINTS = 2
"""What it is about; then one card of the answer, where it has several, or how much is to be gained."""


@dataclass(frozen=True)
class PuzzleTry:
    """A deed that somebody has tried; `answer` is what is known of it, None if it is not among the best few."""

    words: tuple[str, ...]
    answer: PuzzleAnswer | None
    solved: bool


class Riddle:
    """The state of a puzzle: what was tried, which hints were taken, whether the answer is known."""

    def __init__(self, puzzle: Puzzle, game: Game) -> None:
        self.puzzle = puzzle
        self.game = game
        self.tries: list[PuzzleTry] = []
        self.hints = 0
        self.shown = False

    @property
    def solved(self) -> bool:
        return any(each.solved for each in self.tries)

    @property
    def is_open(self) -> bool:
        """Whether the answer is still to be found."""
        return not self.solved and not self.shown

    @property
    def counts(self) -> bool:
        """Whether what was done so far is a result: the first try, without a hint; or giving up."""
        return not self.hints and (len(self.tries) == 1 or (self.shown and not self.tries))

    def judge(self, question: Question, deed: Sequence[str]) -> None:
        """Hold a deed back that would complete the choice, and note it; the deed is a list of answers, or the word for a command."""
        if not self.is_open or question.seat != SOLVER:
            return
        words = self._completed(deed)
        if words is None:
            return
        found = self.puzzle.judge(words)
        self.tries.append(PuzzleTry(words, found, found is self.puzzle.best))
        raise PuzzleAnswered("held-back", puzzle=self.puzzle.id)

    def _completed(self, deed: Sequence[str]) -> tuple[str, ...] | None:
        """The whole deed, if these answers complete it; None if there is more to choose, or the game will refuse it."""
        choice = Choice.at(self.puzzle.start)
        try:
            for answer in (*self.picked, *(PASS if word in (ALL_TREASURES, END_OF_TURN) else word for word in deed)):
                if choice.question is None:
                    break
                choice = choice.then(answer)
        except IllegalAnswer:
            return None
        return choice.deed.words if choice.question is None else None

    @property
    def picked(self) -> tuple[str, ...]:
        """What was picked so far of a choice of several."""
        return tuple(decision.answer for decision in standing_decisions(self.game.entries))

    def hint(self) -> None:
        """Take one more hint."""
        self.hints = min(HINTS, self.hints + 1)

    def show(self) -> None:
        """Give up: the answer is shown."""
        self.shown = True
