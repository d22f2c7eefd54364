"""The reference pages say what the code does: the grammars of the notation, its fields, the events, the API, the environment."""

from __future__ import annotations

import importlib.util
import inspect
import itertools
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import fiefdom
from fiefdom import errors
from fiefdom.agents.agent import agent_kinds
from fiefdom.cards.card_file import load_cards
from fiefdom.cards.kind_table import counters
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.engine import words
from fiefdom.engine.state import Frame
from fiefdom.fluent import source
from fiefdom.game.decision import write_entries
from fiefdom.game.events import FROM_DECK, INFORMING, SET_UP, GameEvent
from fiefdom.game.game import Game, new_game
from fiefdom.game.notation import QUESTION_NUMBERS, SEAT_VIEWS, SEAT_ZONES, SHARED_ZONES, TURN_NUMBERS, write_position
from fiefdom.terminal.screens import KEYS
from fiefdom.text.texts import Texts
from fiefdom.text.typed import ALONE, VERBS

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT / "docs" / "reference"
NOTATION = (REFERENCE / "notation.md").read_text(encoding="utf-8")
EVENTS = (REFERENCE / "events.md").read_text(encoding="utf-8")
PLAY = (ROOT / "docs" / "guides" / "play.md").read_text(encoding="utf-8")
API = (REFERENCE / "api.md").read_text(encoding="utf-8")

# The grammars, as the page has them

GRAMMAR = re.compile(r"^```grammar\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"^([a-z]+) += (.*(?:\n +.*)*)", re.MULTILINE)
TOKEN = re.compile(r'"[^"]*"|[a-z]+|\d+|\S')

IN_WORDS = {
    "player": r"[^,:>#`\n]{1,40}",
    "quoted": r"\"(?:[^\"\\|\n]|\\.)*\"",
    "definition": r"[^\n#]+",
    "remark": r"[^\n]*",
    "newline": r"\n",
}
"""The rules that the page explains in words."""


def rules() -> dict[str, str]:
    """The rules of all grammars of the page; those that stand in two must be the same."""
    found: dict[str, str] = {}
    for name, text in RULE.findall("\n".join(GRAMMAR.findall(NOTATION))):
        assert found.get(name, text) == text, name
        found[name] = text
    return found


class Pattern:
    """Makes a regular expression out of a rule; no rule of the notation uses itself."""

    def __init__(self, rules: dict[str, str], name: str) -> None:
        self.rules = rules
        self.tokens = TOKEN.findall(rules[name])

    def text(self) -> str:
        """The whole rule."""
        made = self.choice()
        assert self.tokens == []
        return made

    def choice(self) -> str:
        """Sequences with bars between them."""
        parts = [self.sequence()]
        while self.next() == "|":
            self.tokens.pop(0)
            parts.append(self.sequence())
        return f"(?:{'|'.join(parts)})"

    def sequence(self) -> str:
        """Items one after the other."""
        made = ""
        while self.next() and self.next() not in "|)]}":
            made += self.item()
        return made

    def item(self) -> str:
        """A text, a range, a name, a bracket, or `3 *` of one."""
        token = self.tokens.pop(0)
        if token.isdigit():
            assert self.tokens.pop(0) == "*"
            return f"{self.item()}{{{token}}}"
        if token in "([{":
            inner = self.choice()
            self.tokens.pop(0)
            return inner + {"(": "", "[": "?", "{": "*"}[token]
        if token.startswith('"') and self.next() == "…":
            return f"[{token[1]}-{(self.tokens.pop(0), self.tokens.pop(0))[1][1]}]"
        return re.escape(token[1:-1]) if token.startswith('"') else pattern(self.rules, token)

    def next(self) -> str:
        """The token that comes next."""
        return self.tokens[0] if self.tokens else ""


def pattern(rules: dict[str, str], name: str) -> str:
    """The regular expression of a rule."""
    return f"(?:{IN_WORDS[name]})" if name in IN_WORDS else Pattern(rules, name).text()


POSITION, ENTRY, RECORD = (re.compile(pattern(rules(), name)) for name in ("position", "entry", "record"))


def played(seed: int, decisions: int = 150) -> Game:
    """A game of random answers, some of them taken back."""
    random = Random(seed)
    players = ("Ana", "Bot 2", "Łucja", "Dagný", "רות", "F-6")[: 2 + seed % 5]
    game = new_game(random_kingdom(seed, ("1", "2", "both")[seed % 3]), players=players, seed=seed)
    while game.question and game.decisions < decisions:
        answers = game.question.answers
        game.answer(random.choice(answers[:1] if random.random() < 0.5 else answers))
        if random.random() < 0.05 and game.can_undo():
            game.undo()
        elif random.random() < 0.02 and game.decisions:
            game.take_back(random.randrange(game.decisions), seed=random.getrandbits(64))
    return game


GAMES = [played(seed) for seed in range(12)]


def test_positions_are_written_as_the_grammar_says() -> None:
    lines = [write_position(position) for game in GAMES for position in itertools.islice(game.history(), 0, None, 3)]
    assert [line for line in lines if not POSITION.fullmatch(line)] == []
    assert any(field in line for line in lines for field in ("looked ", "picked ", "aside=", "known="))


def test_decisions_and_records_are_written_as_the_grammar_says() -> None:
    lines = [line for game in GAMES for line in write_entries(game.entries)]
    assert [line for line in lines if not ENTRY.fullmatch(line)] == []
    assert any("redeal" in line for line in lines)
    records = [
        text for game in GAMES for text in (str(game.record), str(game.record.without_secrets(0)), str(game.record.without_secrets()))
    ]
    assert [text for text in records if not RECORD.fullmatch(text)] == []


def test_games_with_own_cards_are_written_as_the_grammar_says() -> None:
    own = load_cards(ROOT / "examples" / "cards" / "village-square.cards")
    game = new_game(random_kingdom(1, 2, own.cards), players=["Ana", "Ola"], seed=1)
    random = Random(1)
    while game.question and game.decisions < 300:
        game.answer(random.choice(game.question.answers))
        assert POSITION.fullmatch(write_position(game.position))
    assert RECORD.fullmatch(str(game.record))
    assert "night-watch.topdeck" in str(game.record)


def test_finished_and_started_games_are_written_as_the_grammar_says() -> None:
    bot = fiefdom.find_agent("big-money")
    game = new_game("First Game", players=["Ana", "Bot"], seed=7)
    assert RECORD.fullmatch(str(game.record))
    while game.question:
        game.answer(bot.choose(game.view(game.question.seat)))
    assert POSITION.fullmatch(write_position(game.position))
    assert RECORD.fullmatch(str(game.record))
    assert "# Ana" in str(game.record)


@pytest.mark.parametrize(
    ("old", "new"),
    [("fief1", "fief2"), (" | turn", " | turn 1"), ("supply ", "supply 1,"), (" | ask", ""), ("random=", "random=0"), ("seat 1", "seat")],
)
def test_the_grammar_refuses_other_positions(old: str, new: str) -> None:
    line = write_position(GAMES[0].position)
    assert old in line
    assert not POSITION.fullmatch(line.replace(old, new, 1))


@pytest.mark.parametrize(
    "line",
    ["", "Ana: buy -> gold", "Ana: buy Gold", "Ana:buy -> Gold", "a: b: c -> Gold", "undo", "undo to 3, redeal", "undo to 3, reshuffle 7"],
)
def test_the_grammar_refuses_other_decisions(line: str) -> None:
    assert not ENTRY.fullmatch(line)


# The fields


def table(text: str, heading: str) -> list[str]:
    """The names in the first column of the table below a heading."""
    section = re.split(r"^#+ ", text.split(f"# {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    cells = re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def test_the_notation_page_explains_every_number_in_its_order() -> None:
    assert table(NOTATION, "The turn") == [*TURN_NUMBERS, *counters()]
    assert table(NOTATION, "The question") == list(QUESTION_NUMBERS)
    assert table(NOTATION, "Pending steps") == list(Frame._fields[1:])


def test_the_notation_page_explains_every_zone() -> None:
    assert table(NOTATION, "Shared zones") == list(SHARED_ZONES)
    views = {key.partition(".")[0] + ".N" for key in SEAT_VIEWS}
    assert sorted(table(NOTATION, "The seats")) == sorted([*SEAT_ZONES, *views, "turns", "known", "play", "top", "random"])


def test_the_notation_page_numbers_questions_and_zones_as_the_engine_does() -> None:
    assert ", ".join(f"{number} {name}" for number, name in enumerate(words.QUESTION_NAMES) if name) in NOTATION
    assert ", ".join(f"{number} {name}" for number, name in enumerate(words.ZONE_NAMES) if name) in NOTATION


# Events

GOLDEN_EVENT = re.compile(r"^(\d) ([a-z-]+) (.+?) (\w*>\w*|[a-z-]*)(?: by [\w ]+)? \[(\w*)\]$", re.MULTILINE)


def test_the_events_page_has_all_verbs() -> None:
    asked_only = {"", "action", "treasure", "topdeck", "name", "pay", "pass", "place"}
    assert set(table(EVENTS, "Verbs")) == {*words.EVENT_NAMES.values(), "undo", SET_UP} - asked_only
    assert part_of_the_docs("routes").PLACE in EVENTS


def test_the_ways_of_events_have_every_verb_and_every_event_of_the_golden_games() -> None:
    ways = part_of_the_docs("routes").routes()
    assert {way.verb for way in ways} == set(table(EVENTS, "Verbs")) - {"undo", SET_UP}
    known = {(way.verb, f"{way.origin}>{way.target}", way.seen) for way in ways}
    found = set()
    for path in (ROOT / "tests" / "golden").glob("*.txt"):
        for seat, verb, _, route, seen in GOLDEN_EVENT.findall(path.read_text(encoding="utf-8")):
            assert seen == "all" or seat in seen  # a card that is given, its receiver sees as well
            found.add((verb, route if ">" in route else ">", "all" if seen == "all" else "owner"))
    assert len(found) > 25
    assert found - known == set(), "no ruling has it"


def test_the_ways_of_events_mark_the_barriers_and_name_cards() -> None:
    ways = part_of_the_docs("routes")
    marked = {way for way in ways.routes() if way.informs}
    assert {way.verb for way in marked} == INFORMING | FROM_DECK
    assert {way.verb: (way.origin, way.target) for way in marked if way.verb in FROM_DECK} == {
        "discard": ("deck", "discard"),
        "trash": ("deck", "trash"),
    }
    assert "| `trash` | looked&nbsp;→&nbsp;trash | all | | Sentry |" in ways.route_table()


def test_the_events_page_has_all_fields_and_zones() -> None:
    assert table(EVENTS, "Events") == [*GameEvent._fields, "informs"]
    assert set(table(EVENTS, "Zones")) == set(words.ZONE_NAMES) - {"", "loot"}


# The API


def part_of_the_docs(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """The part of the documentation that describes names."""
    return part_of_the_docs("api")


def test_the_page_of_errors_lists_every_code_and_what_it_says() -> None:
    table = part_of_the_docs("generated").code_table()
    assert "| `kingdom.not-ten` | a kingdom has ten cards, not `NUMBER` |" in table
    said = re.findall(r"^error-([a-z-]+) =", source("en", "errors"), re.MULTILINE)
    kinds = {kind.kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.FiefdomError)}
    listed = {code.replace(".", "-") for code in re.findall(r"^\| `([a-z.-]+)`", table, re.MULTILINE)}
    assert listed == {name for name in said if any(name.startswith(f"{kind}-") for kind in kinds)}
    assert "<!-- the codes of errors -->" in (REFERENCE / "errors.md").read_text(encoding="utf-8")


def test_the_api_page_lists_every_name_of_the_package_and_has_a_section_for_it() -> None:
    assert sorted(re.findall(r"^\| \[`(\w+)`\]", API, re.MULTILINE)) == sorted(fiefdom.__all__)
    assert sorted(re.findall(r"^### (\w+)$", API, re.MULTILINE)) == sorted(fiefdom.__all__)
    assert sorted(re.findall(r"<!-- api (\w+) -->", API)) == sorted(fiefdom.__all__)


@pytest.mark.parametrize("name", fiefdom.__all__)
def test_everything_on_the_api_page_is_explained(hook: ModuleType, name: str) -> None:
    text = hook.described(name)
    value = getattr(fiefdom, name)
    assert len(text) > 20
    assert not re.search(r"`: *$", text, re.MULTILINE), "a member without a docstring"
    if inspect.isclass(value):
        public = [member for member in vars(value) if not member.startswith("_")]
        assert [member for member in public if not re.search(rf"[`.]{member}\b", text + API)] == []


# The environment


def test_the_command_line_page_names_the_variables_of_the_environment() -> None:
    page = (REFERENCE / "command-line.md").read_text(encoding="utf-8").split("## Environment")[1]
    sources = [*(ROOT / "src").rglob("*.py"), ROOT / "hatch_build.py"]
    used = {name for path in sources for name in re.findall(r'"(FIEFDOM_[A-Z]+)"', path.read_text(encoding="utf-8"))}
    assert used == set(re.findall(r"FIEFDOM_[A-Z]+", page))
    assert "NO_COLOR" in page


# The guide to the terminal


def test_the_guide_names_every_key_and_every_command() -> None:
    codes = re.findall(r"(?<!`)`([^`\n]+)`(?!`)", PLAY)
    assert [key for key, _ in KEYS if key not in codes] == []
    explained = {*codes, *(code.split()[0] for code in codes)}
    assert [word for key in (*VERBS, *ALONE) for word in Texts().words(f"word-{key}") if word not in explained] == []


def test_the_guide_names_every_bot() -> None:
    assert [kind.name for kind in agent_kinds() if f"| `{kind.name}` |" not in PLAY] == []


def test_the_piped_game_of_the_guide_goes_as_shown(tmp_path: Path) -> None:
    shown = next(block for block in re.findall(r"^```console\n(.*?)^```$", PLAY, re.MULTILINE | re.DOTALL) if "printf" in block)
    command, *lines = shown.splitlines()
    typed, arguments = re.fullmatch(r"\$ printf '(.*)' \| fiefdom (.*)", command).groups()  # type: ignore[union-attr]
    environment = {**os.environ, "FIEFDOM_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}
    run = [sys.executable, "-m", "fiefdom", *shlex.split(arguments)]
    done = subprocess.run(run, input=typed.replace("\\n", "\n"), capture_output=True, encoding="utf-8", env=environment, check=True)
    assert "\n".join(line for line in lines if line != "…") in done.stdout


# Pictures


def test_pictures_need_nothing_from_elsewhere() -> None:
    pictures = list((ROOT / "docs" / "images").glob("*.svg"))
    assert pictures
    for picture in pictures:
        text = picture.read_text(encoding="utf-8")
        assert re.findall(r'url\(\W*http|@import|@font-face|<script|xlink:href=(?!"#)|<image', text) == []
