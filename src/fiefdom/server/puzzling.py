"""A puzzle at a table, as a client is told it: nothing of the answer until it is found or given up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from fiefdom.agents.agent import agent_kinds
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.puzzles.puzzle import Puzzle, PuzzleAnswer
from fiefdom.puzzles.riddle import Riddle
from fiefdom.puzzles.telling import asked_text, deed_text, hint_text, remark_text, why_text
from fiefdom.server.ledger import RatedTry
from fiefdom.text.texts import Texts


class PuzzleOption(Struct, kw_only=True):
    """A deed: its answers (cards by their slugs), and in words; win chance, its 95 % interval, and how far it is behind the best one, with
    half of that number's interval, in thousandths."""

    answers: list[str]
    text: str
    chance: int
    low: int
    high: int
    behind: int
    reach: int


class PuzzleState(Struct, kw_only=True):
    """A puzzle and how far one has come with it.

    `text` is what is asked; `hint` what was asked for beyond that, `remark` what there is to say about the last try. While it `is_open`
    `options`, `why` and `marks` are empty: then the answer is not known to the client. `rating` is the solver's, `change` what the try has
    changed, 0 if it did not count. `deals` are the games that each answer was measured with.
    """

    puzzle: str
    themes: list[str]
    level: int
    text: str
    is_open: bool
    solved: bool
    tries: int = 0
    hints: int = 0
    hint: str = ""
    remark: str = ""
    options: list[PuzzleOption] = []
    given: list[str] = []
    why: str = ""
    found_by: list[str] = []
    marks: list[str] = []
    deals: int = 0
    rating: int = 0
    change: int = 0


def puzzle_state(riddle: Riddle, rated: RatedTry | None, texts: Texts) -> PuzzleState:
    """What a solver is told now, in their words."""
    puzzle = riddle.puzzle
    state = PuzzleState(
        puzzle=puzzle.id,
        themes=list(puzzle.themes),
        level=puzzle.rating,
        text=asked_text(puzzle, texts),
        is_open=riddle.is_open,
        solved=riddle.solved,
        tries=len(riddle.tries),
        hints=riddle.hints,
        hint=hint_text(riddle, texts),
        remark=remark_text(riddle, texts),
        given=slugs_of(riddle.tries[-1].words, puzzle.start.kingdom) if riddle.tries else [],
    )
    if rated:
        state.rating = round(rated.after.points)
        state.change = round(rated.after.points) - round(rated.before.points)
    return state if riddle.is_open else with_answer(state, puzzle, texts)


def with_answer(state: PuzzleState, puzzle: Puzzle, texts: Texts) -> PuzzleState:
    """The state with what there is to know in the end."""
    kingdom = puzzle.start.kingdom
    state.options = [option_of(answer, kingdom, texts) for answer in puzzle.answers]
    state.why = why_text(puzzle, texts)
    state.found_by = [kind.name for kind in agent_kinds() if kind.name in puzzle.found_by]
    state.marks = slugs_of(puzzle.best.words, kingdom)
    state.deals = puzzle.deals
    return state


def option_of(answer: PuzzleAnswer, kingdom: Kingdom, texts: Texts) -> PuzzleOption:
    numbers = {name: round(1000 * getattr(answer, name)) for name in ("chance", "low", "high", "behind", "reach")}
    return PuzzleOption(answers=slugs_of(answer.words, kingdom), text=deed_text(answer.words, kingdom, texts), **numbers)


def slugs_of(words: Sequence[str], kingdom: Kingdom) -> list[str]:
    """Answers as clients know them."""
    return [kingdom.cards[kingdom.slots[word]].slug if word in kingdom.slots else word for word in words]
