"""The sources of the client: what they may say and what they may not, read as text. No browser is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fiefdom.cards.catalogue import BASIC_CARDS
from tests.browser.serving import ROOT

SOURCES = ROOT / "web" / "src"

RULES = {
    r"\bid\.(includes|split|startsWith|endsWith)\(": "what a question is, is said by `question.kind`",
    r"question(\??\.value)?\??\.source\b": "where cards lie is said by `question.place` and `question.copies`",
    r"\.id === \"": "what can be done is said by `question.deeds`",
    r"\bphase === \"(action|treasure|buy)\"": "what can be done is said by `question.deeds`",
    r"\.(cost|coins|buys|actions|left)\s*[<>]=?\s*[a-z$]": "what can be bought is said by `pile.legal` and `pile.affordable`",
    r"\bworth\b.*\*|\*.*\bworth\b": "what a deck is worth is said by `seat.money`",
    r"\.provinces\s*[<>]|\.empty\s*[<>]": "that the end is near is said by `ending.near`",
    r"\"(start-turn|take)\"": "last turns are in `state.last_turns`",
}
"""Signs of a rule of the game, and what the server says instead."""

DECORATION = {"HomePage.tsx", "catalogue.ts", "TopBar.tsx"}
"""Where single cards are named for their pictures and colours alone."""

PAGES = (
    "daily",
    "gallery",
    "games",
    "home",
    "invent",
    "join",
    "kingdom",
    "lab",
    "learn",
    "new",
    "open",
    "position",
    "puzzles",
    "study",
    "table",
)
"""The folders of pages. None of them knows another one."""

BELOW = {
    "kept": (),
    "wire": ("kept",),
    "words": ("kept", "wire"),
    "ui": ("kept", "wire", "words"),
    "cards": ("kept", "wire", "words", "ui"),
    "shell": ("kept", "wire", "words", "ui", "cards"),
    "board": ("kept", "wire", "words", "ui", "cards", "shell"),
    **dict.fromkeys(PAGES, ("kept", "wire", "words", "ui", "cards", "shell", "board")),
    "app": ("styles", "kept", "wire", "words", "ui", "cards", "shell", "board", *PAGES),
}
"""What each folder may import, besides itself; types may come from anywhere. `app` knows the pages only by the table of routes."""

ONLY_IN = {
    r"\bfetch\(|new WebSocket\(": ("wire",),
    r"\blocalStorage\b": ("kept",),
    r"\b(document|window)\.": ("ui", "shell", "app", "wire", "words", "kept"),
    r"\baddEventListener\(\"key": ("ui",),
}
"""What has one place: talking to the server, what the browser keeps, the page itself, the one listener for keys."""


def lines() -> Iterator[tuple[Path, int, str]]:
    """Every line of the client's own code, without comments."""
    for path in sorted(SOURCES.rglob("*.ts*")):
        if path.name == "protocol.ts" or path.name.endswith(".d.ts"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.lstrip().startswith(("//", "/*", "*")):
                yield path, number, line


def folder_of(path: Path) -> str:
    return path.relative_to(SOURCES).parts[0]


def at(path: Path, number: int) -> str:
    return f"{path.relative_to(SOURCES)}:{number}"


def test_there_are_no_rules_of_the_game_in_the_client() -> None:
    found = [f"{at(path, number)}: {instead}" for path, number, line in lines() for rule, instead in RULES.items() if re.search(rule, line)]
    assert found == []


def test_no_basic_card_is_special_in_the_client() -> None:
    cards = re.compile(rf"[\"'`]({'|'.join(card.slug for card in BASIC_CARDS)})[\"'`]")
    found = [at(path, number) for path, number, line in lines() if path.name not in DECORATION and cards.search(line)]
    assert found == []


def test_every_folder_has_its_place() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir()}
    assert folders == {*BELOW, "styles"}
    assert [path.name for path in SOURCES.iterdir() if path.is_file()] == []


@pytest.mark.parametrize("folder", BELOW)
def test_a_folder_imports_only_what_is_below_it(folder: str) -> None:
    allowed = {folder, *BELOW[folder]}
    found = [
        f"{at(path, number)}: {imported[1]}"
        for path, number, line in lines()
        if folder_of(path) == folder and not line.startswith("import type ")
        for imported in re.finditer(r"(?:from|import) ?\(?\"\.\./([a-z]+)/", line)
        if imported[1] not in allowed
    ]
    assert found == []


@pytest.mark.parametrize("word", ONLY_IN)
def test_some_things_have_one_place(word: str) -> None:
    places = ONLY_IN[word]
    found = [at(path, number) for path, number, line in lines() if folder_of(path) not in places and re.search(word, line)]
    assert found == []


# Styles

LETTERS = r"font(?:-size)?:[^;/]*[^-\w.(][0-9.]+(?:px|rem)"
PHYSICAL = (
    r"(?<![\w-])(?:left|right|(?:min-|max-)?(?:width|height)|(?:margin|padding|border)-(?:left|right))(?=\s*:)|text-align: (?:left|right)"
)

UNSTYLED = {
    r"#[0-9a-fA-F]{3,8}\b": "colours are in tokens.css",
    LETTERS: "sizes of letters are in tokens.css",
    r"border-radius: [0-9]{2,}px": "radii are in tokens.css",
    r"z-index: [0-9]{2,}": "layers are in tokens.css",
    PHYSICAL: "right to left mirrors only logical directions",
    "!important": "layers say what wins",
}
"""What a style sheet may not say, and why."""

ALLOWED = {
    "styles/tokens.css": tuple(UNSTYLED),
    "styles/base.css": ("!important",),
    "cards/card.css": (r"#[0-9a-fA-F]{3,8}\b",),
    "home/home.css": (PHYSICAL,),
    "ui/chart.css": (LETTERS,),
}
"""Where each is written down; the fan of cards on the first page is the same in both directions, letters of a drawing grow with it."""


def sheets() -> Iterator[Path]:
    return (path for path in sorted(SOURCES.rglob("*.css")) if path.name != "fonts.css")


def test_style_sheets_say_colours_and_sizes_by_name() -> None:
    found = []
    for path in sheets():
        allowed = ALLOWED.get(path.relative_to(SOURCES).as_posix(), ())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if "@media" in line or "@container" in line:
                continue
            found += [f"{at(path, number)}: {why}" for word, why in UNSTYLED.items() if word not in allowed and re.search(word, line)]
    assert found == []


def test_every_rule_is_in_a_layer() -> None:
    outside = re.compile(r"^[^\s@/}][^\n]*\{", re.MULTILINE)
    assert [path.name for path in sheets() if outside.search(path.read_text(encoding="utf-8"))] == []


def test_the_board_does_not_ask_for_the_window() -> None:
    sizes = re.compile(r"@media [^{]*(?:width|height)|\d(?:d|s|l)?v[hwbi]\b")
    found = [path.name for path in sheets() if path.parent.name == "board" and sizes.search(path.read_text(encoding="utf-8"))]
    assert found == ["side.css"]  # which fills the window with the page of a table


def test_every_colour_and_size_that_is_named_is_there() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sheets())
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.tsx")))
    named = set(re.findall(r"var\((--[\w-]+)\)", text))
    assert named - set(re.findall(r"(--[\w-]+)\"?:", text + code)) == set()
