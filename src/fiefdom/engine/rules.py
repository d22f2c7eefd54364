"""Where rules are found, and what they tell the compiler; the numbers of the steps come from the same places.

A rule is a public function over records: its first argument is one, or a row of one. Whatever else the compiler has to know of a
function is said by a mark on it. Uncompiled, a mark does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])


def over_numbers(function: Rule) -> Rule:
    """Marks a rule over plain numbers, which nothing else would tell from a function that is not compiled."""
    return function


def apart(function: Rule) -> Rule:
    """Marks a rule that is long or rarely needed: put into its callers it would take the registers that the usual way through needs."""
    return function


def written_in_c(function: Rule) -> Rule:
    """Marks a rule of which the compiled engine has its own version, in `native/`."""
    return function


def files_of(package: Path) -> list[Path]:
    """The files of a package and of the packages within it; a private file holds no rules."""
    return sorted(path for path in package.rglob("*.py") if path.name == "__init__.py" or not path.name.startswith("_"))
