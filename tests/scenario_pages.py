"""All documents with scenarios; and pages with one, for the tests of the runner: the line to be reported ends with the comment `!`."""

from __future__ import annotations

from pathlib import Path

from fiefdom.cards.sets import scenario_documents
from fiefdom.scenario.runner import FailedScenario, check_document

DOCUMENTS = {
    f"{path.parts[-3] if path.parent.name == 'scenarios' else path.parent.name}/{path.name}": path
    for path in (*scenario_documents(), *sorted((Path(__file__).parent / "scenarios").rglob("*.md")))
}
"""Those of the sets of cards, such as `base/smithy.md`, and those about the rules, such as `rules/attacks.md`."""

PAGE = "# A page\n\nSome words.\n\n## A heading\n\nWhy it is so.\n\n```scenario\n{}\n```\n\nMore words.\n"

START = """
players    = alice, bob
kingdom    = Cellar, Chapel, Library, Militia, Moat, Smithy, Throne Room, Village, Workshop
"""

MILITIA = """
players    = alice, bob
kingdom    = Militia, Moat
alice.hand = Militia, Copper
bob.hand   = Estate, Silver, Gold, Copper x2
"""

CHAPEL = """
players    = alice, bob
kingdom    = Chapel
alice.hand = Chapel, Copper x2, Estate, Curse, Gold, Silver
"""


def results(text: str, folder: Path) -> list[FailedScenario | None]:
    """Run the scenarios of a page."""
    path = folder / "rulings.md"
    path.write_text(text, encoding="utf-8")
    return list(check_document(path))


def failure(block: str, folder: Path) -> FailedScenario | None:
    """Run one block, which stands in the middle of a page."""
    (result,) = results(PAGE.format(block), folder)
    return result


def marked_line(block: str) -> int:
    """The line of the page whose comment is `!`."""
    return next(number for number, line in enumerate(PAGE.format(block).split("\n"), start=1) if line.endswith("# !"))


def assert_passes(block: str, folder: Path) -> None:
    """The block holds."""
    found = failure(block, folder)
    assert found is None, found


def assert_fails(block: str, message: str, folder: Path) -> None:
    """The block fails in its marked line, with this in the message."""
    found = failure(block, folder)
    assert found is not None, "the scenario passes"
    assert message in str(found.problem)
    assert found.line == marked_line(block)
    assert found.heading == "A heading"
    assert found.told(str).startswith(f"{folder / 'rulings.md'}:{found.line}: A heading: ")
