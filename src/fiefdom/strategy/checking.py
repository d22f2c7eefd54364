"""Everything that is wrong with the text of a strategy, statement by statement: for those who are still writing it."""

from __future__ import annotations

import re
from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.errors import BadStrategy
from fiefdom.lengths import LONGEST_STRATEGY
from fiefdom.strategy.strategy import StrategyDraft, read, statements

WORD = re.compile(r"[^\W\d][\w']*|\d+(?:\.\d+)?|\S")
QUOTED = ("name", "text", "value", "word", "split")
"""The values of a problem that repeat what stands there."""

MOST_PROBLEMS = 20
"""Problems that are told at once; a text with more of them is no strategy."""


class StrategyProblem(NamedTuple):
    """What is wrong, and how many characters it is about, from the place of the error on."""

    error: BadStrategy
    length: int

    @property
    def fix(self) -> str:
        """What was perhaps meant; may be empty."""
        told = [self.error.values, self.error.cause.values if self.error.cause else {}]
        return str(next((values["near"] for values in told if values.get("near")), ""))


def problems_in(text: str, own: tuple[Card, ...] = ()) -> tuple[str, list[StrategyProblem]]:
    """The name that a text gives its strategy, and what is wrong with it, in the order of the text."""
    if len(text) > LONGEST_STRATEGY:
        return "", [StrategyProblem(BadStrategy("too-long", line=1, column=1, number=len(text), most=LONGEST_STRATEGY), 1)]
    draft, found = StrategyDraft("", own), []
    lines = text.splitlines()
    for statement, place in statements(text):
        try:
            read(draft, statement, place)
        except BadStrategy as problem:
            found.append(StrategyProblem(problem, length_of(problem, lines)))
            if len(found) == MOST_PROBLEMS:  # each looks for what was meant among thousands of names
                break
    if not found:
        found = _of_the_whole(draft)
    return draft.words.get("name", ""), found


def _of_the_whole(draft: StrategyDraft) -> list[StrategyProblem]:
    try:
        draft.strategy()
    except BadStrategy as problem:
        return [StrategyProblem(BadStrategy(cause=problem, line=1, column=1), 1)]
    return []


def length_of(problem: BadStrategy, lines: list[str]) -> int:
    """How many characters of its line a problem is about: what it quotes, or the word that stands there."""
    rest = lines[problem.line - 1][problem.column - 1 :]
    quoted = [str(problem.values.get(key, "")) for key in QUOTED]
    fitting = [len(each) for each in quoted if each and rest.startswith(each)]
    word = WORD.match(rest)
    return max(fitting, default=word.end() if word else 1)
