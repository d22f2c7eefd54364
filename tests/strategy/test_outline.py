"""The statements of a text, as a form shows them; and a text that is written neatly."""

from __future__ import annotations

import pytest

from fiefdom.strategy.checking import problems_in
from fiefdom.strategy.library import FILES, library
from fiefdom.strategy.outline import ComparedPart, outline_of, tidied
from fiefdom.strategy.strategy import Strategy

TEXT = """\
name:  Mine
open 4/3: silver,  smithy
province if money>15 and left(province)<3  # late
gold if not action_phase and (coins < 3 or buys > 1)
Provinse

[ chapel.trash ]
Curse; estate if not mine
end while losing: yes
"""


def test_each_statement_has_its_parts_and_its_place() -> None:
    shown = [(each.kind, tuple(each.place), each.text, each.section) for each in outline_of(TEXT)]
    assert shown == [
        ("opening", (2, 1), "open 4/3: silver,  smithy", "4/3"),
        ("rule", (3, 1), "province if money>15 and left(province)<3", "buy"),
        ("rule", (4, 1), "gold if not action_phase and (coins < 3 or buys > 1)", "buy"),
        ("text", (5, 1), "Provinse", "buy"),
        ("section", (7, 1), "[ chapel.trash ]", "chapel.trash"),
        ("rule", (8, 1), "Curse", "chapel.trash"),
        ("rule", (8, 8), "estate if not mine", "chapel.trash"),
        ("text", (9, 1), "end while losing: yes", "chapel.trash"),
    ]


def test_plain_conditions_come_apart_and_others_stay_whole() -> None:
    opening, plain, nested, *_, negated, _ = outline_of(TEXT)
    assert opening.targets == ("Silver", "Smithy")
    assert (plain.targets, plain.joined) == (("Province",), "and")
    assert plain.parts == (ComparedPart("money", ">", "15", "money"), ComparedPart("left(Province)", "<", "3", "left", "Province"))
    assert (nested.parts, nested.condition) == ((), "not action_phase and (coins < 3 or buys > 1)")
    assert negated.parts == (ComparedPart("not mine"),)
    (bracketed,) = outline_of("Gold if (money > 3) = starter")
    assert (bracketed.parts, bracketed.condition) == ((), "(money > 3) = starter")


def test_a_neat_text_says_the_same_and_keeps_its_comments() -> None:
    text = TEXT.replace("Provinse\n", "")
    neat = tidied(text)
    assert Strategy.parse(neat) == Strategy.parse(text)
    assert "Province if money > 15 and left(Province) < 3  # late\n" in neat
    assert "[chapel.trash]\nCurse\nEstate if not mine\n" in neat
    assert tidied(neat) == neat


@pytest.mark.parametrize("slug", library())
def test_the_library_can_be_tidied_and_shown(slug: str) -> None:
    text = (FILES / f"{slug}.strategy").read_text(encoding="utf-8")
    assert Strategy.parse(tidied(text)) == library()[slug]
    rules = [each for each in outline_of(text) if each.kind == "rule"]
    assert len(rules) == sum(map(len, library()[slug].sections.values()))
    assert all(text.splitlines()[each.place.line - 1][each.place.column - 1 :].startswith(each.text) for each in rules)


def test_no_text_takes_long_to_be_found_wrong() -> None:
    """Every wrong word is compared with thousands of names; twenty mistakes are enough to tell."""
    assert len(problems_in("[chapel.trahs]\n" * 5_000)[1]) == 20
