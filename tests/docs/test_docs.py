"""The documentation builds without a warning, fetches nothing, and its reference pages are complete."""

from __future__ import annotations

import argparse
import html
import inspect
import re
import tomllib
from pathlib import Path

import fiefdom
from fiefdom import errors
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.cli.main import parser
from fiefdom.engine.layout import fields
from fiefdom.engine.state import State
from fiefdom.envs.encoding import ACTION_NAMES, Encoding
from fiefdom.scenario.syntax import blocks
from fiefdom.server.forms import schema
from tests.scenario_pages import DOCUMENTS

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT / "docs" / "reference"

QUESTION_IDS = tuple(questions_by_id(CATALOGUE))
"""All ids there are; scenarios, records and programs rely on them."""


def test_the_site_has_a_page_for_every_scenario_document(site: Path) -> None:
    for name, path in DOCUMENTS.items():
        page = (site / "rulings" / name).with_suffix(".html")
        assert page.read_text(encoding="utf-8").count("<pre>") >= len(list(blocks(path.read_text(encoding="utf-8"))))


def test_the_site_fetches_nothing_from_elsewhere(site: Path) -> None:
    foreign = r"[^>]+(?:src|href)=\"?(?:https?:)?//"
    fetched = re.compile(rf"<(?:script|img|iframe){foreign}|<link rel=\"?(?:stylesheet|preconnect|preload){foreign}")
    assert [page.name for page in site.rglob("*.html") if fetched.search(page.read_text(encoding="utf-8"))] == []


def test_the_site_lists_every_field_of_a_state(site: Path) -> None:
    page = (site / "reference" / "bytes.html").read_text(encoding="utf-8")
    assert [field.name for field in fields(State) if not field.lent and f"<code>{field.name}</code>" not in page] == []


def test_the_site_shows_every_action_and_every_field_of_an_observation(site: Path) -> None:
    page = (site / "reference" / "encoding.html").read_text(encoding="utf-8")
    encoding = Encoding(2)
    assert all(f"<td>{name}</td>" in page for name in ACTION_NAMES)
    assert str(encoding.size) in page
    first = [field for field in (*encoding.table_fields, *encoding.card_fields) if not field.name.endswith("_1")]
    assert re.findall(r"<td><code>(\w+)</code></td>", page) == [field.name for field in first]
    assert all(html.escape(field.meaning, quote=False) in page for field in first)


def test_the_site_describes_the_names_of_the_package(site: Path) -> None:
    page = (site / "reference" / "api.html").read_text(encoding="utf-8")
    assert "<!-- api" not in page
    assert [name for name in fiefdom.__all__ if f'<h3 id="{name.lower()}' not in page] == []
    assert "take_back(to: int, seed: int | None = None)" in html.unescape(re.sub(r"<[^>]+>", "", page))


def test_the_error_page_names_every_exception_under_its_parent(site: Path) -> None:
    page = (site / "reference" / "errors.html").read_text(encoding="utf-8")
    defined = [value for value in vars(errors).values() if inspect.isclass(value) and issubclass(value, errors.FiefdomError)]
    places = {error: page.find(f"<li><code>{error.__name__}</code>") for error in defined}
    assert [error.__name__ for error, place in places.items() if place < 0] == []
    above = {child: parent for parent in defined for child in parent.__subclasses__()}
    assert [child.__name__ for child, parent in above.items() if child in places and places[child] < places[parent]] == []


def test_the_question_page_names_every_id_and_no_other(site: Path) -> None:
    page = (site / "reference" / "questions.html").read_text(encoding="utf-8")
    assert sorted(re.findall(r"<tr>\s*<td><code>([^<]+)</code>", page)) == sorted(QUESTION_IDS)


def test_the_scenarios_use_every_question_id_and_no_other() -> None:
    found = [block for path in DOCUMENTS.values() for block in blocks(path.read_text(encoding="utf-8"))]
    text = "\n".join(line for block in found for _, line in block.lines)
    used = set(re.findall(r"^\w+: ([a-z-]+\.[a-z-]+) ->", text, re.MULTILINE))
    assert used == {question for question in QUESTION_IDS if "." in question}


def test_the_command_line_page_names_every_verb_and_option(site: Path) -> None:
    shared, *sections = (site / "reference" / "command-line.html").read_text(encoding="utf-8").split('<h2 id="fiefdom-')
    described = {section.partition('"')[0]: options_in(shared) | options_in(section) for section in sections}
    verbs = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    assert described == {name: options_of(verb) for name, verb in verbs.choices.items()}


def options_in(page: str) -> set[str]:
    """The options that the rows of tables begin with."""
    return set(re.findall(r"<tr>\s*<td[^>]*><code>(--[a-z-]+)", page))


def options_of(verb: argparse.ArgumentParser) -> set[str]:
    """The options of a verb that are words."""
    return {word for action in verb._actions for word in action.option_strings if word.startswith("--")}


TOLD_TO_PEOPLE = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.py"), *(ROOT / "src").rglob("*.py")]


def test_nobody_is_told_to_install_a_package_that_no_index_has() -> None:
    """Until there is a release, Fiefdom and its extras are installed from a clone."""
    told = re.compile(r"(?:pip|pipx|uv tool) install[^\n`]*?['\" ]fiefdom\b")
    assert [path.name for path in TOLD_TO_PEOPLE if told.search(path.read_text(encoding="utf-8"))] == []


def test_every_extra_that_people_are_told_of_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    told = {
        extra
        for path in TOLD_TO_PEOPLE
        for found in re.findall(r"'\.\[([a-z,]+)\]'", path.read_text(encoding="utf-8"))
        for extra in found.split(",")
    }
    assert told
    assert sorted(told - extras.keys()) == []


def test_the_guide_to_languages_names_every_file_of_one() -> None:
    page = (ROOT / "docs" / "guides" / "add-a-language.md").read_text(encoding="utf-8")
    files = [path.name for path in (ROOT / "src" / "fiefdom" / "text" / "locales" / "en").iterdir()]
    assert [name for name in files if f"| `{name}` |" not in page] == []


def test_every_name_of_the_package_has_an_example_that_runs() -> None:
    """`test_readme.py` runs them."""
    page = (REFERENCE / "api.md").read_text(encoding="utf-8")
    sections = {section.partition("\n")[0]: section for section in page.split("\n### ")[1:]}
    assert [name for name in fiefdom.__all__ if "```pycon\n>>> " not in sections[name]] == []


def test_the_site_lists_every_message_and_every_field_of_the_server(site: Path) -> None:
    page = (site / "reference" / "messages.html").read_text(encoding="utf-8")
    parts = schema()["$defs"]
    assert [name for name in parts if f'<h3 id="{name.lower()}"' not in page and "anyOf" not in parts[name]] == []
    fields = {field for part in parts.values() for field in part.get("properties", {})} - {"type"}
    assert [field for field in sorted(fields) if f"<td><code>{field}</code></td>" not in page] == []
