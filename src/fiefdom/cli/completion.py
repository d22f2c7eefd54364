"""Print a script that completes commands in a shell: `source <(fiefdom completion bash)`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.cli.output import put
from fiefdom.strategy.library import library
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("shell", choices=SHELLS, help=texts.format("help-completion-shell"))


def run(arguments: argparse.Namespace) -> int:
    import shtab  # here, because nothing else needs it

    (verbs,) = (action for action in arguments.grammar._actions if isinstance(action, argparse._SubParsersAction))
    for name, verb in verbs.choices.items():
        for action in verb._actions:  # after this the grammar is for completing alone
            action.help = strip_isolates(action.help or "")
            action.choices = action.choices or words_for(name, action.dest) or None
            if action.type is Path or (name, action.dest) in FILES:
                action.complete = shtab.FILE
            elif (name, action.dest) in PLAYERS:
                action.complete = strategies_and_files()
    put(shtab.complete(arguments.grammar, arguments.shell))
    return 0


FILES = (("bot", "bots"), ("play", "resume"), ("sweep", "strategy"))
PLAYERS = (("sim", "players"), ("tournament", "players"), ("sweep", "against"))


def words_for(verb: str, argument: str) -> tuple[str, ...]:
    """The words that an argument of a verb can be, besides others."""
    sets = tuple(each.key for each in RECOMMENDED_SETS)
    known = {"lang": LANGUAGES, "kingdom": sets if verb in ("sim", "tournament", "sweep") else ("random", *sets)}
    names = {"cards": tuple(card.slug for card in CATALOGUE), "kingdoms": sets, "strategies": tuple(library())}
    return names.get(verb, ()) if argument == "name" else known.get(argument, ())


def strategies_and_files() -> dict[str, Any]:
    """How each shell completes a player: the slug of a strategy, or a file."""
    words = " ".join(library())
    bash = f'_fiefdom_players() {{ compgen -W "{words}" -- "$1"; _shtab_compgen_files "$1"; }}'
    zsh = f"_fiefdom_players() {{ compadd {words}; _files }}"
    by_shell = {"bash": "_fiefdom_players", "zsh": "_fiefdom_players", "fish": f"{words} (__fish_complete_path (commandline -ct))"}
    return {**by_shell, "preamble": {"bash": bash, "zsh": zsh}}
