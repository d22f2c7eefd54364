"""A card is its definition, its texts and its scenarios: no other place names one, but those that are meant to be about certain cards."""

from __future__ import annotations

import ast
import dataclasses
import fnmatch
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE, KINGDOM_CARDS, SET_NAMES
from fiefdom.cards.vocabulary import vocabulary

ROOT = Path(__file__).parents[2]
PACKAGE = "src/fiefdom"

MEANT = {
    f"{PACKAGE}/strategy/files/*.strategy": "strategies are about certain cards",
    f"{PACKAGE}/evolve/shipped/*/*": "so are the strategies that were found for the recommended sets",
    f"{PACKAGE}/evolve/archetype.py": "so are the plans that people know",
    f"{PACKAGE}/evolve/archetypes.py": "plans",
    f"{PACKAGE}/evolve/combinations.py": "plans",
    f"{PACKAGE}/evolve/engine_decks.py": "plans",
    f"{PACKAGE}/evolve/rushes.py": "plans",
    f"{PACKAGE}/evolve/thin_decks.py": "plans",
    f"{PACKAGE}/review/advice.py": "what players call a plan for a large deck",
    f"{PACKAGE}/text/locales/*/opponents.ftl": "the words for that plan",
    f"{PACKAGE}/text/learn/*.md": "lessons",
    f"{PACKAGE}/text/locales/*/lessons.ftl": "lessons",
    f"{PACKAGE}/lessons/course/*.toml": "lessons",
    f"{PACKAGE}/cli/bench.py": "the match that the speed of engines is told by",
    f"{PACKAGE}/bots/check.py": "programs are tried against Attacks",
    f"{PACKAGE}/strategy/expression.py": "`mine` is a word of the language",
    f"{PACKAGE}/cli/puzzles.py": "`mine` is a word of the command line",
    f"{PACKAGE}/text/locales/*/puzzles.ftl": "so it is in its help; and what players call a theme",
    f"{PACKAGE}/evolve/find.py": "a folder of macOS",
    f"{PACKAGE}/terminal/session.py": "a folder of macOS",
    f"{PACKAGE}/envs/*.py": "what the numbers of an observation tell, by the cards that they come from",
    f"{PACKAGE}/evaluation/suites/*.json": "the kingdoms of an evaluation, which never change",
    f"{PACKAGE}/strategy/foreign.py": "a word of another simulator's files",
    f"{PACKAGE}/scenario/compare.py": "an example for whoever asserts no question",
    f"{PACKAGE}/strategy/condition.py": "an example for whoever writes a wrong condition",
    f"{PACKAGE}/text/locales/*/lab.ftl": "`mine` is a word of the strategy language",
    f"{PACKAGE}/text/locales/*/errors.ftl": "examples for those who write something wrong",
    f"{PACKAGE}/text/locales/*/research.ftl": "an example of a bot's name",
    f"{PACKAGE}/text/locales/*/ui.ftl": "what the match for speed is about",
    "web/src/home/HomePage.tsx": "the cards that welcome people",
    "web/src/lab/LabPage.tsx": "a strategy of the library, which the lab opens with",
    "web/src/words/keys.ts": "made from the words above",
}
"""Where cards are named on purpose, and why."""

NAMES = "|".join(card.name for card in KINGDOM_CARDS)
ORDINARY = {"replace"}
"""Slugs that are words of programs."""

SLUGS = "|".join(sorted({word for card in KINGDOM_CARDS for word in (card.slug, card.underscored)} - ORDINARY, key=len, reverse=True))
NAMED = re.compile(rf"\b(?:{NAMES})\b|^(?:{SLUGS})$|(?<![\w.-])(?:{SLUGS})\.[a-z]|[+-](?:{SLUGS})\b|\b(?:{SLUGS})-")
"""A name as it stands on the card, or a slug that can be nothing else: alone, or as a part of an id."""

LOCAL = {"judged", "MINE"}
"""What the code of others calls by the same names."""

KINDS = (".py", ".pyx", ".ts", ".tsx", ".ftl", ".md", ".json", ".tsv", ".strategy", ".toml")
QUOTED = re.compile(r'"([^"\n]*)"|`([^`\n]*)`')


def said(path: Path) -> Iterator[str]:
    """What a file says to a program or to people, without comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from said_in_python(ast.parse(text))
    elif path.suffix in (".ts", ".tsx"):
        code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
        yield from (each for found in QUOTED.findall(code) for each in found if each)
    else:
        yield from (line for line in text.splitlines() if not line.startswith("#"))


def said_in_python(tree: ast.Module) -> Iterator[str]:
    """The strings of a module, but not its docstrings and what it raises, which may give an example."""
    skipped = [node for node in ast.walk(tree) if isinstance(node, (ast.Expr, ast.Raise))]
    for statement in skipped:
        words = ast.walk(statement) if isinstance(statement, ast.Raise) else [statement.value]
        for word in words:
            if isinstance(word, ast.Constant):
                word.value = None
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def sources() -> Iterator[str]:
    """All files of the package, the client and the compiler that are no part of a set of cards."""
    sets = tuple(f"{PACKAGE}/cards/{name}/" for name in SET_NAMES)
    for folder in ("src/fiefdom", "web/src", "native"):
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in KINDS and "/static/" not in name and "_native" not in name and not name.startswith(sets):
                yield name


def test_cards_are_named_where_they_belong_and_nowhere_else() -> None:
    named = {name: {found[0] for each in said(ROOT / name) for found in NAMED.finditer(each)} for name in sources()}
    naming = {name: sorted(words) for name, words in named.items() if words}
    strange = {name: words for name, words in naming.items() if not any(fnmatch.fnmatch(name, pattern) for pattern in MEANT)}
    assert strange == {}


def defined_in_sets() -> dict[str, str]:
    """Verbs, steps and constants by the set whose files define them."""
    found: dict[str, str] = {}
    for name in SET_NAMES:
        for path in (ROOT / PACKAGE / "cards" / name).glob("[!_]*.py"):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                found |= dict.fromkeys(defined_by(node), name)
    return {word: name for word, name in found.items() if word != "EDITIONS"}


def defined_by(node: ast.stmt) -> list[str]:
    """What a statement of a module defines."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    return [target.id for target in node.targets if isinstance(target, ast.Name)] if isinstance(node, ast.Assign) else []


def spoken_in(path: Path) -> set[str]:
    """All names that the code of a file uses, as a program reads it."""
    if path.suffix == ".py":
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        return attributes | {node.id for node in nodes if isinstance(node, ast.Name)}
    return set(re.findall(r"[A-Za-z_]+", path.read_text(encoding="utf-8")))


def test_what_a_set_defines_is_used_by_sets_alone() -> None:
    names = defined_in_sets()
    files = [name for name in sources() if name.endswith((".py", ".pyx"))]
    imported = {name: sorted(spoken_in(ROOT / name) & names.keys() - LOCAL) for name in files}
    assert {name: words for name, words in imported.items() if words} == {}


def test_words_of_verbs_are_written_where_they_are_defined() -> None:
    words = [each.words for each in vocabulary().values() if ".verbs" not in each.build.__module__ and " " in each.words]
    verbs = re.compile(rf"\b(?:{'|'.join(words)})\b")
    naming = {name: sorted({found[0] for each in said(ROOT / name) for found in verbs.finditer(each)}) for name in sources()}
    meant = f"{PACKAGE}/text/locales/*/errors.ftl"  # what is wrong with `reveal to thief` is said with its words
    assert {name: found for name, found in naming.items() if found and not fnmatch.fnmatch(name, meant)} == {}


def test_no_field_of_a_card_is_there_for_one_card_alone() -> None:
    fields = [each for each in dataclasses.fields(Card) if each.name not in ("also", "names", "texts")]  # words, and those of own cards
    nothing = Card("", 0, 0)
    used = {each.name: sum(getattr(card, each.name) != getattr(nothing, each.name) for card in CATALOGUE) for each in fields}
    assert {name: number for name, number in used.items() if number < 2} == {}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ('"""Smithy."""\nx = 1  # Moat', []),
        ('draw = ("Smithy", "Moat")', ["Smithy", "Moat"]),
        ('if question.id == "library.set-aside": pass', ["library.s"]),
        ('from x import y\nlibrary = find("the library", "library-of")', ["library-"]),
        ('raise ValueError("for example `big-money+smithy`")', []),
    ],
)
def test_a_name_is_found_where_a_program_uses_it(words: str, found: list[str]) -> None:
    assert [match[0] for each in said_in_python(ast.parse(words)) for match in NAMED.finditer(each)] == found
