"""Messages that are put together here, and numbers that are written here, are what the libraries for them make."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from fiefdom.fluent import LONGEST_VALUE, Messages
from fiefdom.patterns import PLURALS
from fiefdom.text.languages import LANGUAGES, RIGHT_TO_LEFT
from fiefdom.text.numbers import POINTS, UNKNOWN, written, written_difference, written_percent
from fiefdom.text.texts import CARD_TEXTS, ERRORS, WORDS, source
from tests.unit.locales import patterns, variables

PARTS = (WORDS, ERRORS, CARD_TEXTS)


def both(language: str, *texts: str, isolating: bool) -> tuple[Messages, FluentBundle]:
    bundle = FluentBundle([language], use_isolating=isolating)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return Messages(language, *texts, isolating=isolating), bundle


def expected(bundle: FluentBundle, key: str, attribute: str, arguments: dict[str, Any]) -> str | None:
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        return None
    values = {name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, values)
    return None if errors else str(text)


@pytest.mark.parametrize("files", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_the_library_reads_it(language: str, files: tuple[str, ...]) -> None:
    messages, bundle = both(language, *(source(language, file) for file in files), isolating=language in RIGHT_TO_LEFT)
    keys = [key for key in messages if not key.startswith("-")]
    assert keys
    for key in keys:
        assert bundle.has_message(key)
        assert messages.attributes(key) == tuple(bundle.get_message(key).attributes)
        for attribute in ("", *messages.attributes(key)):
            name = f"{key}.{attribute}" if attribute else key
            needed = variables(language, name) if name in patterns(language) else set()
            for value in (0, 1, 2, 5, 22, 1234567, -3, "some{}thing"):
                arguments = dict.fromkeys(needed, value)
                assert messages.render(key, arguments, attribute) == expected(bundle, key, attribute, arguments)


@pytest.mark.parametrize("isolating", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "a = {$n}",
        "a = { $n } and { $n }",
        "a = two\n    lines with { $n }",
        "a =\n    below { $n }",
        "a = { $n ->\n    [one] one\n   *[other] { $n }\n}",
        "-t = Term\na = { -t } of { $n }",
        "b = other { $n }\n    .c = inner\na = { b } and { b.c }",
        'a = { "{" }{ $n }',
        "a = { $missing }",
        "# said\na = first { $n }   \n\n\n# again\na = second",
        "a =\n    .b = only an attribute",
        "a = ends with a colon: \n    .b = { $n }",
        "a = { a } again",
        "a = { $n ->\n    [1] just { 1 }\n    [x] a word\n   *[other] { $n }\n}",
        '-t = { $case ->\n   *[one] Term\n    [two] of a Term\n}\na = { -t(case: "two") } of { $n }',
        "a = { NUMBER($missing) }",
    ],
)
def test_whatever_fluent_can_say_is_said(text: str, isolating: bool) -> None:
    messages, bundle = both("pl", text, isolating=isolating)
    for value in (1, 5, "x"):
        assert messages.render("a", {"n": value}) == expected(bundle, "a", "", {"n": value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_the_form_that_the_tables_of_all_languages_say(language: str) -> None:
    plural_form = Locale.parse(language).plural_form
    assert [PLURALS[language](number) for number in range(1200)] == [plural_form(number) for number in range(1200)]


def test_every_language_has_plurals() -> None:
    assert set(PLURALS) == set(LANGUAGES)


def test_what_is_not_there_is_none() -> None:
    messages = Messages("en", "a = { $n }\n    .b = words")
    assert messages.render("b", {}) is None
    assert messages.render("a", {}) is None
    assert messages.render("a", {"n": 1}, "c") is None
    assert messages.render("a", {}, "b") == "words"
    assert messages.attributes("b") == ()
    assert Messages("en", "a = { b }\nb = { a }").render("a", {}) is None  # where the library has no end


def test_a_long_value_is_cut() -> None:
    text = Messages("en", "a = <{ $n }>").render("a", {"n": "x" * (LONGEST_VALUE + 1)})
    assert text == f"<{'x' * (LONGEST_VALUE - 1)}…>"


# Numbers


def test_every_language_writes_numbers() -> None:
    assert set(POINTS) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_library_writes_them(language: str) -> None:
    lots = Random(13)
    numbers = [0.0, -0.0, 0.5, 1.5, 2.5, 0.25, 0.35, 999.95, 1234567.0, -1234.5, 1e-9, math.inf]
    numbers += [lots.uniform(-1, 1) * 10 ** lots.randrange(9) for _ in range(500)]
    for number in numbers:
        assert written(number, language) == format_decimal(number, format="#,##0", locale=language)
        assert written(number, language, 2) == format_decimal(number, format="#,##0.00", locale=language)
        assert written_percent(number, language) == format_percent(number, format="#,##0.0%", locale=language)
        assert written_difference(number, language) == format_percent(number, format="+#,##0.0%;−#,##0.0%", locale=language)


def test_what_is_no_number_is_a_dash() -> None:
    assert {write(math.nan, "en") for write in (written, written_percent, written_difference)} == {UNKNOWN}
