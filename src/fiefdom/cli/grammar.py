"""The grammar of the command line, which refuses what it does not have in the same words as everything else."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from fiefdom.errors import BadUsage, did_you_mean

Explain = Callable[[re.Match[str]], tuple[str, str]]
"""Makes a message and a hint of what a pattern has found; without a hint the help is one."""


class Grammar(argparse.ArgumentParser):
    """A parser that raises `BadUsage` where argparse would print its usage and leave."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """A verb refuses what it does not know itself: it knows the options that may be meant."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, with the value, and where help is."""
        said, hint = explained(message, self._option_string_actions)
        raise BadUsage(said, hint or f"`{self.prog} --help` tells how to use it")


def explained(message: str, options: Iterable[str] = ()) -> tuple[str, str]:
    """A complaint of argparse as a message and a hint; one that is not known here stays as it is."""
    unknown: tuple[str, Explain] = (
        r"unrecognized arguments: (?P<word>\S+).*",
        lambda found: (f"there is no `{found['word']}` here", did_you_mean(found["word"], options)),
    )
    for pattern, explain in (*COMPLAINTS, unknown):
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return explain(found)
    return message, ""


def _bad_number(found: re.Match[str]) -> tuple[str, str]:
    hint = "write a number in figures: `0.5`" if found["kind"] == "float" else "write a whole number in figures: `1000000`"
    return f"`{found['name']} {found['value']}` is no number", hint


def _bad_choice(found: re.Match[str]) -> tuple[str, str]:
    choices = re.findall(r"[^\s',]+", found["choices"])
    what = f"verb `{found['value']}`" if found["name"] == "VERB" else f"`{found['name']} {found['value']}`"
    return f"there is no {what}", did_you_mean(found["value"], choices) or f"there are {', '.join(choices)}"


COMPLAINTS: tuple[tuple[str, Explain], ...] = (
    (r"argument (?P<name>\S+): invalid (?P<kind>int|float) value: '(?P<value>.*)'", _bad_number),
    (r"argument (?P<name>\S+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.*)\)", _bad_choice),
    (r"argument (?P<name>\S+): expected .*", lambda found: (f"`{found['name']}` says nothing", _how_to_say(found["name"]))),
    (r"argument (?P<name>\S+): ignored explicit argument '(?P<value>.*)'", lambda found: (f"`{found['name']}` takes no value", "")),
    (r"the following arguments are required: (?P<names>.*)", lambda found: (f"`{found['names'].replace(', ', '`, `')}` is missing", "")),
    (
        r"ambiguous option: (?P<word>\S+) could match (?P<all>.*)",
        lambda found: (f"`{found['word']}` is not clear", f"it may be {found['all']}"),
    ),
)
"""What argparse says (in English, wherever it runs), and how we say it."""


def _how_to_say(name: str) -> str:
    return f"put a value behind it; one that begins with a minus so: `{name}=-…`" if name.startswith("--") else ""
