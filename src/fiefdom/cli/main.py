"""The command `fiefdom` and what all its verbs share: arguments, the language, errors, exit codes."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import itertools
import os
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from types import ModuleType
from typing import Any, NoReturn

from fiefdom import __version__
from fiefdom.cli.output import FOUND_WRONG, INTERRUPTED, WRONG_USE
from fiefdom.errors import BadLanguage, BadPath, BadUsage, FiefdomError, SystemProblem, nearest
from fiefdom.text.languages import check_language, language_of
from fiefdom.text.texts import Texts

AUTO = "auto"
ORDERS = (AUTO, "logical", "visual")
"""How text from right to left can be sent to the terminal."""

VERBS = [
    *("serve", "play", "learn", "puzzles", "advise", "review", "replay", "cards", "kingdoms"),
    *("strategies", "sim", "tournament", "sweep", "evolve", "atlas", "bot", "evaluate", "dataset"),
    *("check", "soak", "bench", "completion", "data", "admin"),
]
"""Each is a module here: `add_arguments(parser, texts)` and `run(arguments) -> exit code`; the message `help-VERB` is its help.

In the order in which they are listed: to play and to study, to test strategies and bots, to look after all of it.
"""


def parser(texts: Texts | None = None, wanted: Collection[str] = VERBS) -> Grammar:
    """The grammar of the command line, explained in the language of the texts; only of the `wanted` verbs with their arguments.

    A verb's module is imported for its arguments, and some need much of the package: whoever asks for one need not wait for all.
    """
    texts = texts or Texts()
    top = Grammar(prog="fiefdom", **_style(texts, "help-fiefdom"))
    _add_shared_arguments(top, texts, default=None)
    top.add_argument("--version", action="version", version=f"fiefdom {__version__}", help=texts.format("help-version"))
    verbs = top.add_subparsers(dest="verb", metavar="VERB", required=True, help=texts.format("help-verbs"))
    for name in VERBS:
        verb = verbs.add_parser(name, help=texts.format(f"help-{name}"), **_style(texts, f"help-{name}"))
        if name in wanted:
            with _one_thread_for_algebra():
                module = importlib.import_module(f"fiefdom.cli.{name}")
            _add_verb(verb, module, texts)
    return top


REQUIRED = "the following arguments are required: "
"""How argparse begins to say what is missing."""


class Grammar(argparse.ArgumentParser):
    """A parser that raises `BadUsage` where argparse would print its usage and leave."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """A verb refuses what it does not know itself: it knows the options that may be meant."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            near = nearest(unknown[0], self._option_string_actions)
            raise BadUsage("unknown", word=unknown[0], near=near, program=self.prog)
        return found, unknown

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError:
            if action.type is float:
                raise BadUsage("no-number", option=_name(action), value=arg_string) from None
            raise BadUsage("no-whole-number", option=_name(action), value=arg_string) from None

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            near, choices = nearest(value, action.choices), ", ".join(action.choices)
            if action.dest == "verb":
                raise BadUsage("no-verb", value=value, near=near, choices=choices)
            raise BadUsage("no-choice", option=_name(action), value=value, near=near, choices=choices)

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError:
            if action.option_strings:
                raise BadUsage("no-value", option=_name(action)) from None
            raise BadUsage("nothing", argument=_name(action), program=self.prog) from None

    def error(self, message: str) -> NoReturn:
        """What is missing; whatever else there is to complain about is told in argparse's own words."""
        _, is_required, missing = message.partition(REQUIRED)
        if is_required:
            raise BadUsage("required", arguments=missing, program=self.prog)
        raise BadUsage("argparse", why=message, program=self.prog)


ALGEBRA_THREADS = "OPENBLAS_NUM_THREADS"


@contextlib.contextmanager
def _one_thread_for_algebra() -> Iterator[None]:
    """While NumPy is loaded, let its linear algebra have one thread.

    It would start one for every core, and they wait busily, which takes as long as loading NumPy; nothing here multiplies matrices.
    Programs that are started later decide for themselves.
    """
    if ALGEBRA_THREADS in os.environ:
        yield
        return
    os.environ[ALGEBRA_THREADS] = "1"
    try:
        yield
    finally:
        del os.environ[ALGEBRA_THREADS]


def _name(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


def _add_verb(verb: argparse.ArgumentParser, module: ModuleType, texts: Texts) -> None:
    module.add_arguments(verb, texts)
    _add_shared_arguments(verb, texts, default=argparse.SUPPRESS)
    verb.set_defaults(run=module.run)


def verbs_wanted(arguments: Iterable[str]) -> list[str]:
    """The verbs that a command line may mean; completion has to know all of them."""
    named = [word for word in arguments if word in VERBS]
    return VERBS if "completion" in named else named


def _style(texts: Texts, about: str) -> dict[str, Any]:
    """What a parser needs to explain itself in another language."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{texts.format('help-usage')}: " if prefix is None else prefix)

    return {"description": texts.format(about), "formatter_class": Formatter, "add_help": False}


def _add_shared_arguments(parser: argparse.ArgumentParser, texts: Texts, default: Any) -> None:
    """The options of the command and of every verb; a verb's `default` must not hide what stood before the verb."""
    parser._positionals.title = texts.format("help-arguments")
    parser._optionals.title = texts.format("help-options")
    parser.add_argument("--lang", metavar="LANGUAGE", default=default, help=texts.format("help-language"))
    usual = default or AUTO
    parser.add_argument("--bidi", choices=ORDERS, default=usual, help=texts.format("help-play-bidi"))
    parser.add_argument("-h", "--help", action="help", help=texts.format("help-help"))


def language_wanted(arguments: Iterable[str]) -> str:
    """The language to explain things in: the one that `--lang` asks for, if there is such a one, or that of the locale."""
    asked = _asked_for("--lang", arguments)
    try:
        return check_language(asked) if asked else language_of(os.environ)
    except BadLanguage:
        return language_of(os.environ)


def _asked_for(option: str, arguments: Iterable[str]) -> str:
    """What a command line says to an option that matters before it can be read."""
    words = list(arguments)
    asked = [after for word, after in itertools.pairwise(words) if word == option]
    asked += [word.removeprefix(f"{option}=") for word in words if word.startswith(f"{option}=")]
    return asked[0] if asked else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb. 0: fine, 1: it found something wrong, 2: wrong use, 130: interrupted."""
    words = sys.argv[1:] if arguments is None else arguments
    _mend_streams()
    try:
        with _reading_order(words):
            return _run(words)
    except KeyboardInterrupt:
        sys.stderr.write(f"{_texts(words).format('error-interrupted')}\n")
        return INTERRUPTED
    except BrokenPipeError:
        _write_nothing_more()
        return FOUND_WRONG


@contextlib.contextmanager
def _reading_order(words: Sequence[str]) -> Iterator[None]:
    """Print in the order of reading; games do that themselves."""
    texts = _texts(words)
    if not texts.is_rtl:
        yield
        return
    from fiefdom.cli.right_to_left import turned

    with turned(texts, _asked_for("--bidi", words) or AUTO):
        yield


def _run(words: Sequence[str]) -> int:
    """Run a verb; what is refused is told in the language of the texts."""
    texts = _texts(words)
    try:
        grammar = parser(texts, verbs_wanted(words))
        if not words:
            sys.stderr.write(grammar.format_help())
            return WRONG_USE
        given = grammar.parse_args(words, argparse.Namespace(texts=texts, grammar=grammar))
        if given.lang is not None:
            given.texts = texts = Texts(given.lang)
        code: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except FiefdomError as problem:
        return _refuse(problem, texts)
    except OSError as problem:
        return _refuse(_not_written(problem), texts)
    return code


def _texts(words: Sequence[str]) -> Texts:
    return Texts(language_wanted(words))


def _refuse(problem: FiefdomError, texts: Texts) -> int:
    sys.stderr.write(f"{texts.format('error')}: {texts.error(problem)}\n")
    return WRONG_USE


def _not_written(problem: OSError) -> FiefdomError:
    """What the system did not let us do; a problem without a file is about standard output."""
    if problem.filename is not None:
        return BadPath("unusable", path=problem.filename, why=SystemProblem.of(problem))
    _write_nothing_more()
    return BadPath("standard-output", why=SystemProblem.of(problem))


def _write_nothing_more() -> None:
    """Whoever read our output has gone, or has no room; Python must not try again when it ends.

    Only the process's own output is cut off: where somebody runs a verb from a program and has put another stream in its place, that
    stream, and the file behind it, is theirs.
    """
    if sys.__stdout__ is not None and sys.stdout is sys.__stdout__:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno())


def _mend_streams() -> None:
    """Where a stream is closed, write into nothing; where an encoding lacks a letter, show another sign for it."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: SIM115
        if hasattr(getattr(sys, name), "reconfigure"):
            getattr(sys, name).reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
