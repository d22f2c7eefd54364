"""A puzzle in the terminal: the position in lines, one answer, and the verdict. What was solved on this computer is kept in a file."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fiefdom.agents.agent import read_player, title_of
from fiefdom.errors import BadPath, FiefdomError, PuzzleAnswered
from fiefdom.files import read_whole, write_whole
from fiefdom.puzzles.puzzle import RIVAL, SOLVER, Puzzle
from fiefdom.puzzles.rating import PuzzleRating, after_a_try
from fiefdom.puzzles.riddle import Riddle
from fiefdom.puzzles.telling import answer_lines, asked_text, hint_text, remark_text, themes_text, why_text
from fiefdom.terminal import lines
from fiefdom.terminal.direction import Direction
from fiefdom.terminal.plain_game import PlainGame
from fiefdom.terminal.session import Session, data_directory, own_name
from fiefdom.text.letters import fold
from fiefdom.text.texts import Texts

RESULTS = "puzzles.json"


@dataclass
class PuzzleResults:
    """What somebody has done on this computer: their rating, and the puzzles that were tried, with whether they were solved."""

    rating: PuzzleRating = field(default_factory=PuzzleRating)
    tries: dict[str, bool] = field(default_factory=dict)

    def note(self, puzzle: Puzzle, *, solved: bool) -> int:
        """Count a try, if it is the first at this puzzle; by how much it has changed the rating."""
        if puzzle.id in self.tries:
            return 0
        before = self.rating
        self.tries[puzzle.id] = solved
        self.rating = after_a_try(before, PuzzleRating(puzzle.rating), solved=solved)[0]
        return round(self.rating.points) - round(before.points)


def load_results(environment: Mapping[str, str]) -> PuzzleResults:
    """What is kept; nothing if there is nothing that can be read."""
    path = data_directory(environment) / RESULTS
    try:
        kept = json.loads(read_whole(path, "puzzles"))
        return PuzzleResults(
            PuzzleRating(float(kept["rating"]), int(kept["results"])), {str(name): bool(solved) for name, solved in kept["tries"].items()}
        )
    except (BadPath, KeyError, TypeError, ValueError, AttributeError):
        return PuzzleResults()


def keep_results(results: PuzzleResults, environment: Mapping[str, str]) -> None:
    kept = {"rating": results.rating.points, "results": results.rating.results, "tries": results.tries}
    write_whole(data_directory(environment) / RESULTS, json.dumps(kept) + "\n")


class PuzzleGame(PlainGame):
    """Asks one puzzle. `wants_another` says that it was skipped."""

    def __init__(self, puzzle: Puzzle, texts: Texts, *, seed: int = 0, bidi: str = "auto") -> None:
        rival = title_of(read_player(RIVAL), texts)
        game = puzzle.game(own_name(os.environ, texts), rival, seed)
        session = Session.seated(game, {rival: RIVAL})
        self.riddle = Riddle(puzzle, session.game)
        session.judge = self.riddle.judge
        super().__init__(session, texts, save_to=Path(os.devnull), new_session=lambda: session, bidi=bidi)
        self.direction = Direction.of(is_rtl=texts.is_rtl and sys.stdout.isatty(), mode=bidi, environment=os.environ)
        self.commands["undo"] = lambda _: self._done(lambda: self.session.undo_freely(SOLVER))
        self.wants_another = False

    def _greet(self) -> None:
        puzzle, game = self.riddle.puzzle, self.session.game
        self._put(self.texts.format("puzzle-heading", puzzle=puzzle.id, themes=themes_text(puzzle, self.texts), level=puzzle.rating))
        self._put(asked_text(puzzle, self.texts))
        self._put_all(lines.supply_lines(game.view(SOLVER), self.texts))
        self._put_all(lines.score_line(game, seat, self.texts) for seat in range(len(game.players)))
        self._put(self.texts.format("puzzle-commands"))
        self._read_log()

    def _go_on(self) -> bool:
        return super()._go_on() and self.riddle.is_open

    def _obey(self, line: str) -> bool:
        typed = fold(line)
        for word, deed in (("hint", self._hint), ("show", self._give_up), ("skip", self._skip)):
            if typed in map(fold, self.texts.words(f"puzzle-word-{word}")):
                return deed()
        return super()._obey(line)

    def _hint(self) -> bool:
        self.riddle.hint()
        self._put(f"» {hint_text(self.riddle, self.texts)}")
        return True

    def _give_up(self) -> bool:
        self.riddle.show()
        self._tell_result()
        return False

    def _skip(self) -> bool:
        self.wants_another = True
        return False

    def _put_problem(self, problem: FiefdomError) -> None:
        if isinstance(problem, PuzzleAnswered):
            self._tell_result()
        else:
            super()._put_problem(problem)

    def _tell_result(self) -> None:
        self._put("")
        self._put_all(f"» {line}" for line in self._verdict())
        if self.riddle.counts:
            results = load_results(os.environ)
            change = results.note(self.riddle.puzzle, solved=self.riddle.solved)
            keep_results(results, os.environ)
            if change:
                self._put(self.texts.format("puzzle-rated", rating=round(results.rating.points), change=f"{change:+d}"))

    def _verdict(self) -> Iterator[str]:
        riddle, texts = self.riddle, self.texts
        if riddle.is_open:
            yield texts.format("puzzle-not-yet")
            yield remark_text(riddle, texts)
            yield texts.format("puzzle-again")
            return
        yield texts.format("puzzle-found" if riddle.solved else "puzzle-the-answer")
        yield from answer_lines(riddle.puzzle, texts)
        yield why_text(riddle.puzzle, texts)

    def _keep(self) -> None:
        """Nothing: a puzzle is short."""

    def _leave(self) -> None:
        """Nothing is lost."""
