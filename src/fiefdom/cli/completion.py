"""Print a script that completes commands in a shell: `source <(fiefdom completion bash)`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.cli.output import put
from fiefdom.strategy.library import library
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts

FILES = "FILES"
"""Instead of words: the shell completes names of files."""


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of `fiefdom completion`."""
    parser.add_argument("shell", choices=tuple(SHELLS), help=texts.format("help-completion-shell"))


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    put("\n".join(SHELLS[arguments.shell](list(verbs_of(arguments.grammar)))))
    return 0


# The grammar, as far as shells need it


@dataclass(frozen=True)
class Option:
    """An option, and what can follow it: words, `FILES`, or nothing (None) for a switch."""

    names: tuple[str, ...]
    about: str
    values: tuple[str, ...] | None


@dataclass(frozen=True)
class Verb:
    """A verb with its options, and the words that can stand alone."""

    name: str
    about: str
    options: tuple[Option, ...]
    words: tuple[str, ...]


def verbs_of(grammar: argparse.ArgumentParser) -> Iterator[Verb]:
    """The verbs of the command line."""
    found = next(action for action in grammar._actions if isinstance(action, argparse._SubParsersAction))
    for name, parser in found.choices.items():
        options = tuple(_option(action, name) for action in parser._actions if action.option_strings)
        words = [word for action in parser._actions if not action.option_strings for word in _values(action, name)]
        yield Verb(name, strip_isolates(parser.description or ""), options, tuple(words))


def _option(action: argparse.Action, verb: str) -> Option:
    values = None if action.nargs == 0 else _values(action, verb)
    return Option(tuple(action.option_strings), strip_isolates(action.help or ""), values)


def _values(action: argparse.Action, verb: str) -> tuple[str, ...]:
    """The words that an argument can be."""
    sets = tuple(each.key for each in RECOMMENDED_SETS)
    strategies = tuple(library())
    known = {
        ("cards", "name"): tuple(card.slug for card in CATALOGUE),
        ("evolve", "kingdom"): ("random", *sets),
        ("kingdoms", "name"): sets,
        ("play", "kingdom"): ("random", *sets),
        ("bot", "kingdom"): ("random", *sets),
        ("bot", "bots"): (FILES,),
        ("dataset", "kingdom"): ("random", *sets),
        ("play", "resume"): (FILES,),
        **{(each, "players"): (*strategies, FILES) for each in ("sim", "tournament")},
        **{(each, "kingdom"): sets for each in ("sim", "tournament", "sweep")},
        ("sweep", "strategy"): (FILES,),
        ("sweep", "against"): (*strategies, FILES),
        ("strategies", "name"): strategies,
        (verb, "lang"): LANGUAGES,
    }
    if action.choices is not None:
        return tuple(map(str, action.choices))
    return (FILES,) if action.type is Path else known.get((verb, action.dest), ())


# Scripts


def bash(verbs: list[Verb]) -> Iterator[str]:
    """A script for bash."""
    yield "# Completion of fiefdom for bash: source <(fiefdom completion bash)"
    yield "_fiefdom() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" verb="${COMP_WORDS[1]}" words="" files=""'
    yield '    if [ "$COMP_CWORD" -eq 1 ]; then'
    yield f'        words="{" ".join(verb.name for verb in verbs)} --help --lang --version"'
    yield "    else"
    yield '        case "$verb $before" in'
    for verb in verbs:
        yield from _bash_verb(verb)
    yield "        esac"
    yield "    fi"
    yield '    COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield '    if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi'
    yield "}"
    yield "complete -o filenames -F _fiefdom fiefdom"


def _bash_verb(verb: Verb) -> Iterator[str]:
    for option in verb.options:
        if option.values is not None:
            cases = "|".join(f'"{verb.name} {name}"' for name in option.names)
            yield f"            {cases}) {_bash_words(option.values)} ;;"
    names = tuple(name for option in verb.options for name in option.names if name.startswith("--"))
    yield f'            "{verb.name} "*) {_bash_words((*verb.words, *names))} ;;'


def _bash_words(words: tuple[str, ...]) -> str:
    plain = " ".join(word for word in words if word != FILES)
    return f'words="{plain}"' + (" files=yes" if FILES in words else "")


def zsh(verbs: list[Verb]) -> Iterator[str]:
    """A script for zsh."""
    yield "#compdef fiefdom"
    yield "# Completion of fiefdom for zsh: source <(fiefdom completion zsh)"
    yield "_fiefdom() {"
    yield "    local -a verbs"
    yield f"    verbs=({' '.join(_quoted(f'{verb.name}:{verb.about}') for verb in verbs)})"
    yield "    if (( CURRENT == 2 )); then _describe verb verbs; return; fi"
    yield "    case $words[2] in"
    for verb in verbs:
        specs = [_zsh_option(name, option) for option in verb.options for name in option.names]
        specs += [_quoted(f"*: :{_zsh_values(verb.words)}")] if verb.words else []
        yield f"        {verb.name}) shift words; (( CURRENT-- )); _arguments {' '.join(specs)} ;;"
    yield "    esac"
    yield "}"
    yield "compdef _fiefdom fiefdom"


def _zsh_option(name: str, option: Option) -> str:
    about = option.about.replace("[", "(").replace("]", ")").replace(":", "\\:")
    return _quoted(f"{name}[{about}]" + ("" if option.values is None else f": :{_zsh_values(option.values)}"))


def _zsh_values(values: tuple[str, ...]) -> str:
    if FILES in values:
        return "_files"
    escaped = [value.replace(":", "\\:") for value in values]
    return f"({' '.join(escaped)})" if values else " "


def fish(verbs: list[Verb]) -> Iterator[str]:
    """A script for fish."""
    yield "# Completion of fiefdom for fish: fiefdom completion fish | source"
    yield "complete -c fiefdom -f"
    for verb in verbs:
        yield f"complete -c fiefdom -n __fish_use_subcommand -a {verb.name} -d {_quoted(verb.about)}"
    for verb in verbs:
        seen = f"complete -c fiefdom -n '__fish_seen_subcommand_from {verb.name}'"
        if verb.words:
            yield f"{seen} {_fish_values(verb.words)}"
        for option in verb.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
            values = "" if option.values is None else f" -x {_fish_values(option.values)}".replace("-x -F", "-r -F")
            yield f"{seen} {names}{values} -d {_quoted(option.about)}"


def _fish_values(values: tuple[str, ...]) -> str:
    return "-F" if FILES in values else f"-a {_quoted(' '.join(values))}"


def _quoted(text: str) -> str:
    """A text in single quotes; an apostrophe in it becomes a typographical one, which no shell minds."""
    return f"'{text.replace(chr(39), '’')}'"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}
