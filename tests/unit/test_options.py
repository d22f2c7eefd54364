"""Options are declared once: from the fields come the command line, the checks, the help in five languages and the reference."""

from __future__ import annotations

import argparse
import dataclasses
import math
from typing import Any

import pytest

from fiefdom.cli.arguments import Shared, add_options, chosen, declared_by, message_of
from fiefdom.cli.main import VERBS, main, parser
from fiefdom.errors import BadNumber
from fiefdom.options import Declared, check, option, options_of
from fiefdom.server.settings import Settings
from fiefdom.simulation.conditions import Conditions
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts

OF_VERBS = [(declared, verb) for verb in VERBS for declared in declared_by(verb).values()]
DECLARED = [
    (declared, group, each) for declared, group in [(Settings, "serve"), (Conditions, "sim"), *OF_VERBS] for each in options_of(declared)
]
IDS = [f"{declaration.__name__}.{each.name}" for declaration, _, each in DECLARED]
NUMBERS = [
    (declaration, each)
    for declaration, _, each in DECLARED
    if declaration in (Settings, Conditions) and (each.kind in (int, float) or each.low is not None)
]


ELSEWHERE = {"serve", "sim", "sweep", "tournament"}
"""Verbs whose options are declared with what they start."""


@pytest.mark.parametrize("verb", sorted(set(VERBS) - ELSEWHERE))
def test_every_option_of_a_verb_is_declared(verb: str) -> None:
    declared = {f"--{each.flag}" for found in (*declared_by(verb).values(), Shared) for each in options_of(found)}
    verbs = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    said = {word for action in verbs.choices[verb]._actions for word in action.option_strings if word.startswith("--")}
    assert said - declared == {"--lang", "--bidi", "--help"}


WRONG = ["soak --decisions 0", "bench --seconds 0", "bench --seconds nan", "bot match a --seconds inf"]


@pytest.mark.parametrize("line", WRONG)
def test_a_verb_refuses_numbers_beyond_their_limits(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = line.split()
    assert main(words) == 2
    assert f"`{words[-2].removeprefix('--')}` cannot be" in capsys.readouterr().err


@pytest.mark.parametrize("declaration", [Settings, Conditions])
def test_every_field_is_an_option(declaration: type) -> None:
    assert [each.name for each in options_of(declaration)] == [field.name for field in dataclasses.fields(declaration)]


@pytest.mark.parametrize(("declaration", "group", "each"), DECLARED, ids=IDS)
def test_every_option_is_explained_in_every_language(declaration: type, group: str, each: Declared) -> None:
    said = {language: Texts(language).format(message_of(each, group)) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)


@pytest.mark.parametrize(("declaration", "each"), NUMBERS, ids=[f"{declaration.__name__}.{each.name}" for declaration, each in NUMBERS])
def test_numbers_have_limits_and_are_refused_beyond_them(declaration: type, each: Declared) -> None:
    assert each.low is not None
    assert each.high is not None
    assert each.default is None or each.low <= each.default <= each.high
    for number in (each.low - 1, each.high + 1 if each.kind is int else each.high * 2, math.nan):
        with pytest.raises(BadNumber, match=f"`{each.flag}` cannot be"):
            declaration(**{each.name: number})


def test_every_setting_of_a_server_reaches_the_command_line() -> None:
    grammar = argparse.ArgumentParser()
    add_options(grammar, Texts(), Settings, "serve")
    words = [word for each in options_of(Settings) for word in (f"--{each.flag}", *said(each))]
    found = chosen(Settings, grammar.parse_args(words))
    assert found.keys() == {field.name for field in dataclasses.fields(Settings)}
    settings = Settings(**found)
    assert settings.bot_pace == 1.0
    assert settings.most_tables == 1
    assert settings.printed_cards_only
    assert settings.origins == ("https://games.example.org",)


def said(each: Declared) -> list[str]:
    words = {
        "database": "postgresql://games",
        "private_address": "10.0.0.5",
        "origins": "https://games.example.org/",
        "hosts": "games.example.org",
        "proxies": "10.0.0.0/8",
        "watchers": "10.0.0.0/8",
        "log": "json",
        "programs": "cmd:./mybot",
    }
    return [] if each.kind is bool else [words.get(each.name, "1")]


def test_what_is_not_said_is_left_to_the_declaration() -> None:
    grammar = argparse.ArgumentParser()
    add_options(grammar, Texts(), Conditions, "sim")
    assert Conditions(**chosen(Conditions, grammar.parse_args([]))) == Conditions()


@pytest.mark.parametrize(
    "words", [("serve", "--bot-pace", "-1.0"), ("serve", "--most-tables", "0"), ("sim", "smithy", "witch", "--games", "0")]
)
def test_the_command_line_refuses_what_is_beyond_limits(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert f"error: `{words[-2].removeprefix('--')}` cannot be {words[-1]}" in told
    assert "hint: From " in told


def test_help_begins_with_what_a_newcomer_needs_and_ends_with_what_a_host_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.startswith("    ") and line[4] != " "]
    assert listed == VERBS
    assert listed[:3] == ["serve", "play", "learn"]
    assert listed[-1] == "admin"


def test_help_says_the_default() -> None:
    grammar = parser(wanted=["serve"])
    verbs = next(action for action in grammar._actions if isinstance(action, argparse._SubParsersAction))
    assert "(default: 0.45)" in verbs.choices["serve"].format_help()


def test_a_declaration_may_have_other_names_and_kinds() -> None:
    @dataclasses.dataclass(frozen=True)
    class Tea:
        cups: int | None = option(None, low=1, high=12, usual=2)
        with_milk: bool = option(default=False)
        sugars: tuple[str, ...] = option((), flag="sugar")
        brewed: float = option(factory=lambda: 3.5, low=0, high=10)

    found = {each.name: each for each in options_of(Tea)}
    kinds: dict[str, Any] = {name: each.kind for name, each in found.items()}
    assert kinds == {"cups": int, "with_milk": bool, "sugars": tuple, "brewed": float}
    assert [each.flag for each in found.values()] == ["cups", "with-milk", "sugar", "brewed"]
    assert found["brewed"].default == 3.5
    check(Tea(cups=12))
    with pytest.raises(BadNumber, match="`cups` cannot be 13"):
        check(Tea(cups=13))
