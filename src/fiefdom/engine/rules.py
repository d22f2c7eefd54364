"""Where rules are found, and what they tell the compiler; the numbers of the steps come from the same places.

A rule is a public function over records: its first argument is one, or a row of one. Whatever else the compiler has to know of a
function is said by a mark on it. Uncompiled, a mark does nothing.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fiefdom.engine.words import NO_QUESTION, NOWHERE

Rule = TypeVar("Rule", bound=Callable[..., Any])


class Dealt(enum.Enum):
    """What is dealt for a number that a waiting step keeps from all but the seat that is asked."""

    AGAIN = "as many as at first: the choice begins again"
    CARD = "the card that the question is about"
    ASKED = "the distance of the seat that is asked"
    FROM_THE_TOP = "nothing: putting cards into an order begins again"
    FROM_HAND = "a card of the hand of the step's seat (`fiefdom.engine.redeal`)"


class About(NamedTuple):
    """What a step says of itself besides its deed."""

    asks: int = NO_QUESTION
    """The question of a turn that it asks, or answers."""
    answers: int = NO_QUESTION
    hides: str = ""
    """Which number of its frame is a secret while it waits, and what is dealt for it."""
    dealt: Dealt | None = None
    follows: Callable[..., None] | None = None
    """The instruction whose looked-at cards it asks about once more, those that are left."""
    asked_by: Callable[..., None] | None = None
    """The step that asks its question, with the same numbers."""
    leaves: int = NOWHERE
    """Where cards lie after it that a later instruction has to offer."""
    cheapens: bool = False
    """Whether cards cost less in the rest of the turn."""
    plays_again: bool = False
    """Whether it waits below a play of its card, an Action, to play it once more."""


def step(**said: Any) -> Callable[[Rule], Rule]:
    """Says something of a step: `@step(hides="number", dealt=Dealt.AGAIN)`."""

    def declare(function: Rule) -> Rule:
        vars(function)["about"] = About(**said)
        return function

    return declare


def over_numbers(function: Rule) -> Rule:
    """Marks a rule over plain numbers, which nothing else would tell from a function that is not compiled."""
    return function


def apart(function: Rule) -> Rule:
    """Marks a rule that is long or rarely needed: put into its callers it would take the registers that the usual way through needs."""
    return function


def inlined(function: Rule) -> Rule:
    """Marks a rule that is always put into its callers, which keep in registers what a call would write to memory."""
    return function


def written_in_c(function: Rule) -> Rule:
    """Marks a rule of which the compiled engine has its own version, in `native/`."""
    return function


def files_of(package: Path) -> list[Path]:
    """The files of a package and of the packages within it; a private file holds no rules."""
    return sorted(path for path in package.rglob("*.py") if path.name == "__init__.py" or not path.name.startswith("_"))
