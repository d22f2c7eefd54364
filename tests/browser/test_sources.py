"""The sources of the client: what they may say and what they may not, read as text. No browser is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fiefdom.cards.catalogue import CATALOGUE
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


def lines() -> Iterator[tuple[Path, int, str]]:
    """Every line of the client's own code, without comments."""
    for path in sorted(SOURCES.rglob("*.ts*")):
        if path.name == "protocol.ts" or path.name.endswith(".d.ts"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.lstrip().startswith(("//", "/*", "*")):
                yield path, number, line


def at(path: Path, number: int) -> str:
    return f"{path.relative_to(SOURCES)}:{number}"


def test_there_are_no_rules_of_the_game_in_the_client() -> None:
    found = [f"{at(path, number)}: {instead}" for path, number, line in lines() for rule, instead in RULES.items() if re.search(rule, line)]
    assert found == []


def test_no_card_is_special_in_the_client() -> None:
    cards = re.compile(rf"[\"'`]({'|'.join(card.slug for card in CATALOGUE)})[\"'`]")
    found = [at(path, number) for path, number, line in lines() if path.name not in DECORATION and cards.search(line)]
    assert found == []
