"""The sets of cards: a folder beside this file is a set, and whoever needs its definitions, texts or scenarios finds them here."""

from __future__ import annotations

import csv
import dataclasses
import functools
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fiefdom.cards.card import Card

HOME = Path(__file__).parent
BASIC = "basic"
"""The file of the cards that are in every game; they are in the order of their slots."""


@dataclasses.dataclass(frozen=True)
class CardSet:
    """The cards of one folder, in the order of their numbers, and the editions in which they came out."""

    name: str
    folder: Path
    modules: tuple[ModuleType, ...]
    cards: tuple[Card, ...]

    @property
    def editions(self) -> tuple[int, ...]:
        """All editions that any of the cards is in."""
        return tuple(sorted({edition for card in self.cards for edition in card.editions}))

    def table(self, name: str) -> list[dict[str, str]]:
        """The rows of a table that the set brings along, by the headings of its columns; none if it brings none."""
        path = self.folder / f"{name}.tsv"
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE, restval=""))


def set_folders(home: Path = HOME) -> list[Path]:
    """The folders of the sets; nothing is imported to find them."""
    return sorted(path.parent for path in home.glob("*/__init__.py"))


def definition_files(home: Path = HOME) -> list[Path]:
    """The files that say what cards do: the verbs that all share, and the definitions of the sets."""
    return [home / "verbs.py", *(path for folder in set_folders(home) for path in sorted(folder.glob("[!_]*.py")))]


def definition_modules() -> tuple[ModuleType, ...]:
    """The same files as modules."""
    return tuple(_module(path) for path in definition_files())


def scenario_documents() -> list[Path]:
    """The documents with the rulings on the cards of all sets."""
    return [path for folder in set_folders() for path in sorted(folder.glob("scenarios/*.md"))]


def card_texts(language: str) -> str:
    """What the sets have to say in a language, as Fluent has it."""
    paths = (folder / "texts" / f"{language}.ftl" for folder in set_folders())
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())


@functools.cache
def card_sets() -> tuple[CardSet, ...]:
    """All sets, in the order of their numbers, so that the cards of a later set come after those there are."""
    found = sorted((_module(folder).FIRST_NUMBER, folder) for folder in set_folders())
    return tuple(_card_set(folder, first) for first, folder in found)


def _module(path: Path) -> ModuleType:
    return importlib.import_module(".".join(["fiefdom", "cards", *path.relative_to(HOME).with_suffix("").parts]))


def _card_set(folder: Path, first: int) -> CardSet:
    modules = tuple(_module(path) for path in sorted(folder.glob("[!_]*.py")))
    cards = tuple(
        dataclasses.replace(card, editions=editions, number=number, set_name=folder.name)
        for number, (editions, card) in enumerate(_in_order(modules), start=first)
    )
    return CardSet(folder.name, folder, modules, cards)


def _in_order(modules: tuple[ModuleType, ...]) -> Iterator[tuple[tuple[int, ...], Card]]:
    """The cards of a set with their editions: the basic ones as they stand, then the others by name."""
    found = [(module, card) for module in modules for card in _defined_in(module)]
    basic = [each for each in found if each[0].__name__.endswith(f".{BASIC}")]
    others = sorted((each for each in found if each not in basic), key=lambda each: each[1].name)
    return ((module.EDITIONS, card) for module, card in (*basic, *others))


def _defined_in(module: ModuleType) -> list[Card]:
    from fiefdom.cards.card import Card  # the compiler looks for files before there is an engine to import

    return [value for value in vars(module).values() if isinstance(value, Card)]
