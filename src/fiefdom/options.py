"""Options, each declared once: a field of a dataclass with its default, its limits, and how it is read.

The command line, its help, the checks and the reference pages are made from these fields. What an option is about is said in `text/`,
in the message `help-GROUP-NAME`.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiefdom.errors import BadNumber

UNSAID = dataclasses.MISSING


@dataclass(frozen=True)
class Option:
    """How a field is said on the command line, and what it may be. Numbers have limits, from `low` to `high`."""

    low: float | None = None
    high: float | None = None
    metavar: str | None = None
    choices: tuple[str, ...] | None = None
    flag: str = ""
    """Its name on the command line, if that is not the name of the field."""

    help: str = ""
    """The message that explains it, if it is not `help-GROUP-FLAG`."""

    usual: Any = None
    """What None stands for, where people can be told."""

    kind: type | None = None
    """What a word on the command line is, if the type of the field does not say it."""

    read: Callable[[str], Any] | None = None
    """Makes the value of a word, and refuses what is none."""

    bare: str | None = None
    """What it is if it is said without a value; None if it needs one."""


@dataclass(frozen=True)
class Declared(Option):
    """An option with the name, the type and the default of its field."""

    name: str = ""
    default: Any = None

    @property
    def is_repeated(self) -> bool:
        """Whether it can be given several times."""
        return self.kind is tuple


def option(default: Any = UNSAID, *, factory: Any = UNSAID, **how: Any) -> Any:
    """A field that is an option; `how` are the fields of `Option`."""
    return dataclasses.field(default=default, default_factory=factory, metadata={"option": Option(**how)})


@functools.cache
def options_of(declaration: type) -> tuple[Declared, ...]:
    """The options that a dataclass declares, in its order."""
    hints = typing.get_type_hints(declaration)
    return tuple(_declared(field, hints[field.name]) for field in dataclasses.fields(declaration) if "option" in field.metadata)


def _declared(field: dataclasses.Field[Any], hint: Any) -> Declared:
    how: Option = field.metadata["option"]
    default = field.default_factory() if callable(field.default_factory) else field.default
    said = {each.name: getattr(how, each.name) for each in dataclasses.fields(how)}
    said |= {"flag": how.flag or field.name.replace("_", "-"), "kind": how.kind or _kind(hint)}
    return Declared(**said, name=field.name, default=default)


def _kind(hint: Any) -> type:
    """The type of a single value: `int` for `int | None`, `str` where it can be many things."""
    kinds = [each for each in typing.get_args(hint) if each is not type(None)] if isinstance(hint, types.UnionType) else [hint]
    kind = typing.get_origin(kinds[0]) or kinds[0]
    return kind if len(kinds) == 1 else str


def check(value: object, declaration: type | None = None) -> None:
    """Refuse numbers that are out of their limits, in a dataclass or in what the arguments for one say."""
    for each in options_of(declaration or type(value)):
        number = getattr(value, each.name)
        if each.low is None or each.high is None or number is None:
            continue
        if not (isinstance(number, int | float) and each.low <= number <= each.high):
            raise BadNumber("out-of-limits", option=each.flag, value=str(number), low=f"{each.low}", high=f"{each.high}")
