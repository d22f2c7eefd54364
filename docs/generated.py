"""What the documentation site makes out of the project: the Rulings pages, the fields of a state, the tree of errors, verbs and
questions, and the encoding for learners.

Rulings are the scenario documents of the sets of cards and in `tests/scenarios`, shown as they are; an overview and an index of rule ids
are made from them.
"""

from __future__ import annotations

import argparse
import dataclasses
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from markdown.extensions.toc import slugify, unique  # type: ignore[import-untyped]

from fiefdom import errors
from fiefdom.cards.card import Card, CardQuestion, SeenAnswer
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.sets import set_folders
from fiefdom.cards.vocabulary import parts, said_as, vocabulary
from fiefdom.cli import main
from fiefdom.cli.arguments import declared_by, message_of
from fiefdom.engine.layout import SEATS, dtype, fields
from fiefdom.engine.state import State
from fiefdom.engine.words import LABELS, NOWHERE, NUMBERS, SOURCE_NAMES
from fiefdom.envs.encoding import ACTION_NAMES, Encoding
from fiefdom.envs.encoding import EncodedField as EncodedField
from fiefdom.errors import FiefdomError
from fiefdom.fluent import source
from fiefdom.options import options_of
from fiefdom.scenario.syntax import blocks
from fiefdom.server.settings import Settings
from fiefdom.simulation.conditions import Conditions
from fiefdom.text.languages import LANGUAGES, OWN_NAMES
from fiefdom.text.texts import Texts

SETS = {folder.name: folder / "scenarios" for folder in set_folders()}
FOLDERS = SETS | {"rules": Path(__file__).parent.parent / "tests" / "scenarios" / "rules"}
TITLES = {name: f"Cards: {Texts().format(f'exp-{name}')}" for name in SETS} | {"rules": "Rules of the game"}
LAYOUT = "<!-- the fields of State -->"
ERRORS = "<!-- the tree of errors -->"
CODES = "<!-- the codes of errors -->"
ACTIONS = "<!-- the actions -->"
SIZES = "<!-- the sizes of observations -->"
TABLE_FIELDS = "<!-- the fields of the table -->"
CARD_FIELDS = "<!-- the fields of each card -->"
VERBS = "<!-- the verbs -->"
QUESTIONS = "<!-- the questions of cards -->"
VERB_QUESTIONS = "<!-- the questions of verbs -->"
CARD_NAMES = "<!-- names of cards -->"
COMMANDS = "<!-- the verbs of the command line -->"
SENTENCE = re.compile(r"^error-([a-z-]+) = (.*)(?:\n    \[.*)*(?:\n   \*\[\w+\] (.*))?", re.MULTILINE)
"""A message of `errors.ftl`: its name, its first line and, if it has several forms, the usual one."""
OPTIONS = re.compile("<!-- options of (\\w+) -->")
DECLARATIONS: dict[str, tuple[type, str]] = {
    "Conditions": (Conditions, "sim"),
    "Settings": (Settings, "serve"),
    **{name: (declared, verb) for verb in main.VERBS for name, declared in declared_by(verb).items()},
}
"""Where options are declared, and the group of messages that explain them."""

RULE_ID = re.compile(r"\bR-[A-Z0-9]+(?:-[A-Z_]+)?-\d+\b")


@dataclass(frozen=True)
class Document:
    """One scenario document, of a set of cards or about the rules."""

    folder: str
    path: Path

    @property
    def address(self) -> str:
        """Where it stands, seen from the folder of the Rulings pages."""
        return f"{self.folder}/{self.path.name}"

    @property
    def text(self) -> str:
        """The whole document."""
        return self.path.read_text(encoding="utf-8")

    @property
    def title(self) -> str:
        """Its first heading."""
        return self.text.partition("\n")[0].removeprefix("# ").strip()

    @property
    def number(self) -> int:
        """How many scenarios it has."""
        return len(list(blocks(self.text)))

    def sections(self) -> list[tuple[str, str, str]]:
        """The heading, its anchor on the page, and the text of each ruling."""
        taken = {slugify(self.title, "-")}
        found = []
        for part in re.split(r"^## ", self.text, flags=re.MULTILINE)[1:]:
            heading, _, body = part.partition("\n")
            found.append((heading.strip(), unique(slugify(heading.replace("`", ""), "-"), taken), body))
        return found


def documents(folder: str) -> list[Document]:
    """The scenario documents of a folder, by name."""
    return [Document(folder, path) for path in sorted(FOLDERS[folder].glob("*.md"))]


def navigation() -> list[Any]:
    """The Rulings, as the navigation of the site lists them."""
    pages = [{title: [{d.title: f"rulings/{d.address}"} for d in documents(folder)]} for folder, title in TITLES.items()]
    return [{"Rulings": ["rulings/index.md", *pages, {"Rule ids": "rulings/rule-ids.md"}]}]


def pages() -> dict[str, str]:
    """The Rulings pages, by their place in the site."""
    made = {"index.md": overview(), "rule-ids.md": rule_ids()}
    made |= {document.address: document.text for folder in FOLDERS for document in documents(folder)}
    return {f"rulings/{address}": text for address, text in made.items()}


def filled_in(markdown: str) -> str:
    """A page with what is generated where it asks for it."""
    for place, table in TABLES.items():
        if place in markdown:
            markdown = markdown.replace(place, table())
    return with_options(markdown)


def overview() -> str:
    """The first page of the Rulings: every document and how many scenarios it has."""
    found = {folder: documents(folder) for folder in FOLDERS}
    total = sum(document.number for group in found.values() for document in group)
    lines = [
        "# Rulings",
        "",
        f"What the rules mean in {total} particular cases. Each ruling states one behaviour, says why, and proves it: the block below it",
        "is a [scenario](../reference/scenarios.md) that every test run plays on the engine. Ids like `R-DRAW-6` name rules of the",
        "[rule book](../rules/index.md); [the index](rule-ids.md) lists all rulings that cite one. `T-135` names an item of the checklist",
        "that the tests cover.",
    ]
    for folder, group in found.items():
        lines += ["", f"## {TITLES[folder]}", "", "| document | rulings |", "|---|--:|"]
        lines += [f"| [{document.title}]({document.address}) | {document.number} |" for document in group]
    return "\n".join(lines) + "\n"


def rule_ids() -> str:
    """The index from rule ids to the rulings that cite them."""
    cited: dict[str, list[str]] = defaultdict(list)
    for folder in FOLDERS:
        for document in documents(folder):
            for heading, anchor, body in document.sections():
                for rule in dict.fromkeys(RULE_ID.findall(body)):
                    cited[rule].append(f"[{heading}]({document.address}#{anchor})")
    lines = ["# Rule ids", "", f"The {len(cited)} rules that rulings cite, and where."]
    for rule in sorted(cited, key=by_area_and_number):
        lines += ["", f"**{rule}**", "", *(f"- {link}" for link in cited[rule])]
    return "\n".join(lines) + "\n"


def by_area_and_number(rule: str) -> tuple[str, int]:
    """Sorts R-DRAW-2 before R-DRAW-10."""
    area, _, number = rule.rpartition("-")
    return area, int(number)


def layout_table() -> str:
    """The fields of a state: where they begin, what they are, who may see them."""
    offsets = dtype(State).fields
    assert offsets is not None
    lines = ["| offset | field | type | seen by |", "|--:|---|---|---|"]
    for field in fields(State):
        if not field.lent:
            shape = "".join(f"[{length}]" for length in field.shape)
            kind = f"uint8{shape}[8]" if field.ctype == "Frame" else f"{field.ctype}{shape}"
            seen = field.seen.by.value if field.seen else ""
            lines.append(f"| {offsets[field.name][1]} | `{field.name}` | `{kind}` | {seen} |")
    return "\n".join(lines)


def verb_table() -> str:
    """The verbs that cards are made of: how a line with each looks, and what it does."""
    rows = (f"| `{verb.form}` | {verb.about.replace('_', ' ')} |" for verb in vocabulary().values())
    return "\n".join(["| line | what it does |", "|---|---|", *rows])


def question_table() -> str:
    """What the cards of all sets ask, as they declare it, each with the words of the question."""
    rows = (question_row(card, word) for card in CATALOGUE for word in card.questions)
    return "\n".join(["| id | asked | question | answers | pass | picks | others learn |", "|---|---|---|---|---|---|---|", *rows])


def verb_question_table() -> str:
    """What the verbs ask on any card that they stand on."""
    asked = [(verb, question) for verb in vocabulary().values() for question in verb.asks]
    rows = (
        f"| *card*.{q.word} | `{verb.form}` | {answers_of(q)} | {'yes' if q.may_pass else 'no'} | {OTHERS_LEARN[q.seen]} |"
        for verb, q in asked
    )
    return "\n".join(["| id | line | answers | pass | others learn |", "|---|---|---|---|---|", *rows])


OTHERS_LEARN = {
    SeenAnswer.BY_ALL: "the answer",
    SeenAnswer.BY_DEEDS: "what follows",
    SeenAnswer.AS_REACTION: "what follows, not that it is asked",
    SeenAnswer.UNASKED: "what follows, not that there was a choice",
    SeenAnswer.BY_DECIDER: "nothing",
}
"""Who sees an answer, in words."""


def answers_of(question: CardQuestion) -> str:
    """What a question can be answered with: cards of a zone, any card, labels or numbers."""
    if question.labels:
        return ", ".join(f"`{label}`" for label in question.labels)
    said = {NOWHERE: "any card of the game", LABELS: "the labels of its options", NUMBERS: "a number from 0 on"}
    return said.get(question.source) or SOURCE_NAMES[question.source]


def question_row(card: Card, word: str) -> str:
    """One question; what depends on the edition says so."""
    asked = [(edition, *found) for edition in card.editions for found in asked_in(card, edition) if found[0].word == word]
    question, who, picks = asked[-1][1:] if asked else (card.questions[word], "others with it in hand", "1")
    passing = {edition for edition, each, *_ in asked if each.may_pass}
    depends = f"edition {' and '.join(map(str, sorted(passing)))}" if len(passing) < len({each[0] for each in asked}) else ""
    can_pass = (depends if passing else "no") if depends or not question.may_pass else "yes"
    words = Texts().format(f"ask-{card.slug}-{word}", card="a card", owner="a player", left=2)
    learned = OTHERS_LEARN[card.questions[word].seen]
    return f"| `{card.slug}.{word}` | {who} | {words} | {answers_of(question)} | {can_pass} | {picks} | {learned} |"


def asked_in(card: Card, edition: int) -> Iterator[tuple[CardQuestion, str, str]]:
    """The questions that a card asks in an edition, who is asked, and how many cards can be picked."""
    for head, inner in parts(card.effects[edition]):
        block = said_as(head)
        everyone = {"for each victim": "victim", "for each other": "others"}.get(block[0].words if block else "", "player")
        for said in (said_as(each) for each in inner or (head,)):
            for question in said[0].asks if said else ():
                who = question.of if question.of != "player" else everyone
                yield question, who, question.picks.format(*(said[1] if said else ()))


def action_table(columns: int = 4) -> str:
    """All actions with their numbers, in columns from top to bottom."""
    height = -(-len(ACTION_NAMES) // columns)
    cells = [f"{number} | {name}" for number, name in enumerate(ACTION_NAMES)]
    rows = [cells[first::height] for first in range(height)]
    return "\n".join(["| " + "action | | " * columns, "|" + "--:|---|" * columns, *(f"| {' | '.join(row)} |" for row in rows)])


def size_table() -> str:
    """How many numbers an observation has."""
    encodings = [Encoding(players) for players in range(2, SEATS + 1)]
    rows = [f"| {each.players} | {each.table_width} | {each.card_width} | {each.size} |" for each in encodings]
    return "\n".join(["| players | table | each card | in all |", "|--:|--:|--:|--:|", *rows])


def field_table(found: Sequence[EncodedField]) -> str:
    """Fields of an observation with their places; those of the seats for the first seat."""
    lines = ["| field | place | values | |", "|---|--:|---|---|"]
    for each in found:
        place = str(each.start) if each.length == 1 else f"{each.start}–{each.start + each.length - 1}"
        if not each.name.endswith("_1"):
            lines.append(f"| `{each.name}` | {place} | {each.low} to {each.high} | {each.meaning} |")
    return "\n".join(lines)


def error_tree(error: type[FiefdomError], depth: int = 0) -> str:
    """An error with its docstring, and its children below it."""
    about = (error.__doc__ or "").strip().partition("\n")[0]
    children = [child for child in error.__subclasses__() if child.__module__ == FiefdomError.__module__]
    return "\n".join([f"{'    ' * depth}- `{error.__name__}`: {about}", *(error_tree(child, depth + 1) for child in children)])


def code_table() -> str:
    """The codes of all errors of the tree, with what they say in English; values are in capitals."""
    kinds = sorted({each.kind for each in vars(errors).values() if isinstance(each, type) and issubclass(each, FiefdomError)}, key=len)
    lines = []
    for name, first, variant in SENTENCE.findall(source("en", "errors")):
        kind = next((each for each in reversed(kinds) if name.startswith(f"{each}-")), "")
        if kind:
            said = re.sub(r"\{ \$([a-z]+) \}", lambda value: value[1].upper(), variant or first)
            lines.append(f"| `{kind}.{name.removeprefix(kind)[1:]}` | {re.sub('{ [a-z-]+ }', '…', said)} |")
    return "\n".join(["| code | says |", "|---|---|", *sorted(lines)])


def with_options(markdown: str) -> str:
    """A page with a table of options wherever it asks for one."""
    return OPTIONS.sub(lambda found: option_table(*DECLARATIONS[found[1]]), markdown)


def option_table(declaration: type, group: str) -> str:
    """The options that a class declares: what they are, their default and their limits."""
    lines = ["| option | |", "|---|---|"]
    for each in options_of(declaration):
        value = f"{{{','.join(each.choices)}}}" if each.choices else each.metavar or each.flag.upper()
        said = f"--{each.flag}" if each.kind is bool else f"--{each.flag} [{value}]" if each.bare is not None else f"--{each.flag} {value}"
        fixed = declaration.__dataclass_fields__[each.name].default  # type: ignore[attr-defined]
        usual = each.usual if fixed in (None, False, dataclasses.MISSING, ()) or each.is_repeated else fixed
        about = Texts().format(message_of(each, group))
        default = "" if usual is None else f"; {usual}"
        limits = "" if each.low is None else f". From {each.low} to {each.high}"
        lines.append(f"| `{said}` | {about}{default}{limits} |")
    return "\n".join(lines)


def command_table() -> str:
    """The verbs of the command line, as its help explains them."""
    verbs = next(action for action in main.parser()._actions if isinstance(action, argparse._SubParsersAction))
    rows = (f"| [`{verb.dest}`](#fiefdom-{verb.dest}) | {verb.help} |" for verb in verbs._choices_actions)
    return "\n".join(["| verb | |", "|---|---|", *rows])


def name_table() -> str:
    """The names of all cards in every language."""
    texts = [Texts(language) for language in LANGUAGES]
    rows = (f"| {' | '.join(each.card(card) for each in texts)} |" for card in sorted(CATALOGUE, key=lambda card: card.name))
    return "\n".join([f"| {' | '.join(OWN_NAMES.values())} |", "|---" * len(LANGUAGES) + "|", *rows])


TABLES: dict[str, Callable[[], str]] = {
    LAYOUT: layout_table,
    ERRORS: lambda: error_tree(FiefdomError),
    CODES: code_table,
    ACTIONS: action_table,
    SIZES: size_table,
    TABLE_FIELDS: lambda: field_table(Encoding(2).table_fields),
    CARD_FIELDS: lambda: field_table(Encoding(2).card_fields),
    VERBS: verb_table,
    QUESTIONS: question_table,
    VERB_QUESTIONS: verb_question_table,
    CARD_NAMES: name_table,
    COMMANDS: command_table,
}
"""What is made for each place that a page can name."""
