"""Errors are data: every `raise` names a key, every key has a sentence in five languages, and values are what the sentence speaks of."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent

import fiefdom
from fiefdom import errors
from fiefdom.cards.catalogue import find_card
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import QuickTexts, Texts
from tests.unit.locales import body, patterns, variables

SOURCE = Path(fiefdom.__path__[0])
KINDS = {name: kind.kind for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.FiefdomError)}
OWN = {"line", "column", "file", "cause", "fault", "complaints"}
"""What an error knows that does not have to stand in its sentence."""
METHODS = {
    ("bots", "_failed"): "BotFailed",
    ("cards", "wrong"): "BadCards",
    ("strategy", "error"): "BadStrategy",
    ("strategy", "expected"): "BadStrategy",
}
"""Methods that make errors, by their layer."""
ADDED = {"expected": {"found", "at"}, "_failed": {"command"}}
"""The values that such a method adds to what it gets."""
SPREAD = {"when": {"moment", "number", "question"}}
"""The values that are given as one."""
PARTS = {"error-near", "error-retry", "error-at-line", "error-at-column", "error-found", "error-moment", "error-after"}
"""What stands in sentences, and is none."""
KEY = re.compile(r"[a-z0-9-]*")


class Site(NamedTuple):
    """A place where an error is made."""

    place: str
    layer: str
    code: str
    values: frozenset[str]


def sites() -> Iterator[Site]:
    """Every call of an error's class with a key."""
    for path in sorted(SOURCE.rglob("*.py")):
        layer = path.relative_to(SOURCE).parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = called(node, layer)
            if not isinstance(node, ast.Call) or name not in {*KINDS, "Refused"}:
                continue
            key = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else ""
            kind = KINDS.get(name, "")
            code = ".".join(filter(None, (kind, str(key))))
            if key or not node.args:
                yield Site(f"{path.relative_to(SOURCE)}:{node.lineno}", layer, code, values_of(node))


def values_of(node: ast.Call) -> frozenset[str]:
    """The names of the values that an error gets."""
    given = {word.arg for word in node.keywords if word.arg}
    spread = (word.value.id for word in node.keywords if not word.arg and isinstance(word.value, ast.Name))
    added: set[str] = ADDED.get(node.func.attr, set()) if isinstance(node.func, ast.Attribute) else set()
    return frozenset(given.union(added, *(SPREAD.get(name, set()) for name in spread)))


def called(node: ast.AST, layer: str) -> str:
    """The class of the error that a call makes, also by a method that knows the place."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Attribute):
        return METHODS.get((layer, node.func.attr), "")
    return node.func.id if isinstance(node.func, ast.Name) else ""


def message_of(code: str) -> str:
    return f"error-{code.replace('.', '-')}"


def needed(code: str) -> set[str]:
    """The values that the sentence of a code and its hints speak of."""
    names = [name for name in patterns("en") if name.partition(".")[0] == message_of(code)]
    return set().union(*(variables("en", name) for name in names))


SITES = list(sites())


def test_every_error_has_a_sentence_and_gets_the_values_it_speaks_of() -> None:
    assert len(SITES) > 50
    wrong = {}
    for place, _, code, values in SITES:
        if "cause" in values and "." not in code:
            continue
        if message_of(code) not in patterns("en"):
            wrong[place] = f"{code} has no sentence"
        elif values - OWN - {"near"} != needed(code) - OWN:
            wrong[place] = f"{code} needs {sorted(needed(code))}, gets {sorted(values)}"
    assert wrong == {}


def test_there_is_no_sentence_that_nobody_says() -> None:
    said = {message_of(code) for _, _, code, _ in SITES} | PARTS
    written = {entry.id.name for entry in body("en", "errors") if isinstance(entry, fluent.Message)}
    assert sorted(written - said) == []


def test_no_error_is_made_with_a_sentence() -> None:
    assert [f"{path.relative_to(SOURCE)}:{line}" for path, line in english_sites()] == []


def english_sites() -> Iterator[tuple[Path, int]]:
    """Errors that are made with a sentence, or with a hint of their own."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = called(node, path.relative_to(SOURCE).parts[0])
            if isinstance(node, ast.Call) and name in KINDS and node.args and not is_key(node.args[0]):
                yield path, node.lineno


def is_key(argument: ast.expr) -> bool:
    """Whether this is a key, or the variable of one."""
    if isinstance(argument, ast.Constant):
        return bool(KEY.fullmatch(str(argument.value)))
    return isinstance(argument, ast.Name) and argument.id in ("key", "code")


# What an error is


def test_an_error_is_a_code_values_and_words_in_every_language() -> None:
    problem = errors.NotUnderstood("nearly-a-card", value="smitthy", card=find_card("Smithy"))
    assert (problem.code, problem.status, problem.data) == ("not-understood.nearly-a-card", 400, {"value": "smitthy", "card": "Smithy"})
    assert str(problem) == "There is no card called: smitthy. Did you mean Smithy?"
    assert Texts("pl").error(problem) == "Nie ma karty o nazwie: smitthy. Czy chodzi o: Kuźnia?"
    assert str(pickle.loads(pickle.dumps(problem))) == str(problem)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_place_and_the_nearest_name_are_told_in_the_language(language: str) -> None:
    problem = errors.NotUnderstood("command", value="x", line=3, column=5, near="y")
    texts = Texts(language)
    where, hint = texts.format("error-at-column", line=3, column=5), texts.format("error-near", near="y")
    sentence = texts.format("error-not-understood-command", value="x")
    assert texts.error(problem) == f"{where}: {sentence}\n{texts.format('hint')}: {hint}"


def test_an_error_without_a_key_says_what_its_cause_says() -> None:
    cause = errors.BadPath("unwritable", path="here", why="No space left")
    problem = errors.BadRecord(cause=cause, file="a.fief", line=7)
    assert (problem.code, problem.message, problem.hint) == ("record", cause.message, cause.hint)
    assert str(problem) == f"a.fief:7: {cause}"


def test_several_values_stand_in_backticks_and_long_ones_are_cut() -> None:
    assert errors.NotUnderstood("command", value=("a", find_card("Moat"))).message == "I do not understand: `a`, `Moat`"
    assert len(str(errors.NotUnderstood("command", value="x" * 50_000))) < 2_100


def test_hints_with_commands_are_not_shown_in_a_browser() -> None:
    problem = errors.BadPath("no-text", path="a", expected="strategy")
    assert "fiefdom strategies" in Texts().error(problem)
    assert problem.words(QuickTexts()).hint == ""
