"""The five languages say the same: every message, every argument and plural, and command words that do not contradict each other.

Whether numbers, cards and names are right is told by `test_facts_in_texts.py`.
"""

from __future__ import annotations

import pathlib
import re
from collections import Counter, defaultdict

import babel
import pytest
from fluent.syntax import ast

import fiefdom
from fiefdom.agents.agent import agent_kinds
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.recommended import PRINTED_SETS, set_key
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.text.languages import LANGUAGES, RIGHT_TO_LEFT
from fiefdom.text.letters import FIRST_STRONG_ISOLATE, LEFT_TO_RIGHT_ISOLATE, fold, strip_isolates
from fiefdom.text.texts import Texts
from tests.unit.locales import FILES, body, common, found_in, is_plural, key_of, patterns, rendered, selected_by, variables

OTHERS = LANGUAGES[1:]

PLURAL_CLASSES = {
    "en": {"one", "other"},
    "ro": {"one", "few", "other"},
    "pl": {"one", "few", "many", "other"},
    "is": {"one", "other"},
    "he": {"one", "two", "other"},
}

QUESTIONS = tuple(questions_by_id(CATALOGUE))

LONGEST_SUMMARY = 60
NUMBERS = range(131)
"""Enough to meet every plural class more than once; hands of such sizes exist."""


# The files


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_file_is_there_and_can_be_read(language: str, file: str) -> None:
    assert body(language, file)
    assert [entry.content for entry in body(language, file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    names = Counter(entry.id.name for file in FILES for entry in body(language, file) if isinstance(entry, (ast.Message, ast.Term)))
    assert [name for name, number in names.items() if number > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_each_file_has_the_messages_that_it_has_in_english(language: str, file: str) -> None:
    def names(of: str) -> set[str]:
        return {entry.id.name for entry in body(of, file) if isinstance(entry, (ast.Message, ast.Term))}

    assert sorted(names("en") - names(language)) == []
    assert sorted(names(language) - names("en")) == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_attributes_that_they_have_in_english(language: str) -> None:
    def attributes(of: str) -> set[str]:
        return {name for name in patterns(of) if "." in name}

    assert len(attributes("en")) > 4 * len(CATALOGUE)
    assert sorted(attributes("en") ^ attributes(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_shown(language: str) -> None:
    assert [name for name in patterns(language) if not rendered(language, name)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    sentences = [name for name in common(language) if found_in("en", name).letters > 15]
    assert [name for name in sentences if strip_isolates(rendered(language, name) or "") == rendered("en", name)] == []


# Arguments and plurals


@pytest.mark.parametrize("language", OTHERS)
def test_texts_need_the_arguments_that_they_need_in_english(language: str) -> None:
    different = {name: variables(language, name) for name in common(language) if variables(language, name) != variables("en", name)}
    assert different == {}


def test_plural_classes_are_those_that_the_numbers_of_each_language_have() -> None:
    for language in LANGUAGES:
        rule = babel.Locale(language).plural_form
        assert {*rule.tags, "other"} == PLURAL_CLASSES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_exactly_the_classes_of_the_language(language: str) -> None:
    """A form for one certain number, such as `[1]`, may stand beside the classes."""
    wrong = {}
    for name in common(language):
        wanted = {selected_by(selector) for selector in found_in("en", name).selectors if is_plural(selector)}
        selectors = [selector for selector in found_in(language, name).selectors if is_plural(selector)]
        classes = [{key for key in map(key_of, selector.variants) if not key.isdigit()} for selector in selectors]
        if not wanted <= {selected_by(selector) for selector in selectors} or any(each != PLURAL_CLASSES[language] for each in classes):
            wrong[name] = classes
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_form_for_several_numbers_shows_the_number(language: str) -> None:
    """Icelandic says `21` as it says `1`: words like *one card* would be wrong there."""
    classes = {number: babel.Locale(language).plural_form(number) for number in NUMBERS}
    members = Counter(classes.values())
    silent = []
    for name in common(language):
        selectors = found_in(language, name).selectors
        if selectors and "97" in (rendered("en", name, 97) or ""):
            exact = {key_of(variant) for selector in selectors for variant in selector.variants}
            shared = [number for number in NUMBERS if members[classes[number]] > 1 and str(number) not in exact]
            silent += [(name, number) for number in shared if str(number) not in (rendered(language, name, number) or "")][:1]
    assert silent == []


# Directions


@pytest.mark.parametrize("language", sorted(RIGHT_TO_LEFT))
def test_the_sign_of_an_amount_stays_in_front_of_its_figures(language: str) -> None:
    """A dollar sign belongs to figures only if they are in the same isolate."""
    torn = re.compile(rf"(?<!{LEFT_TO_RIGHT_ISOLATE})\${FIRST_STRONG_ISOLATE}")
    assert [name for name in patterns(language) if torn.search(rendered(language, name) or "")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dollar_sign_stands_in_front_of_its_figures(language: str) -> None:
    """As on the cards and the counters, in every language."""
    assert [name for name in patterns(language) if re.search(r"97[\u2069 ]*\$(?!\d)", rendered(language, name) or "")] == []


# What there must be words for


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_words(question: str) -> None:
    assert [language for language in LANGUAGES if f"ask-{question.replace('.', '-')}" not in patterns(language)] == []


def test_every_bot_has_a_name() -> None:
    for kind in agent_kinds():
        assert patterns("en").keys() >= {f"bot-{kind.name}", f"bot-{kind.name}-about"}
        assert not kind.takes_card or f"bot-{kind.name}-with" in patterns("en")


def test_every_recommended_set_has_a_name() -> None:
    keys = [f"set{each.edition}-{set_key(each.name)}" for each in PRINTED_SETS]
    assert [key for key in keys if key not in patterns("en")] == []


def test_every_key_in_the_code_exists() -> None:
    root = pathlib.Path(fiefdom.__file__).parent
    used = defaultdict(list)
    for path in root.rglob("*.py"):
        for key in re.findall(r'(?:\btexts?\.format|self\.format|\.words)\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8")):
            used[key].append(path.name)
    assert len(used) > 10
    assert {key: files for key, files in used.items() if key not in patterns("en")} == {}


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_a_summary_a_text_and_rulings(language: str) -> None:
    """Cards that the editions play differently have both texts."""
    texts = patterns(language)
    for card in CATALOGUE:
        differs = card.effects[1] != card.effects[2]
        wanted = {f"{part}{ending}" for part in ("summary", "text") for ending in (("-1", "-2") if differs else ("",))}
        has = {name.partition(".")[2] for name in texts if name.startswith(f"card-text-{card.slug}.")}
        rulings = {name for name in has if name.startswith("ruling-")}
        assert f"card-{card.slug}" in texts
        assert has - rulings == wanted, card
        assert rulings == {f"ruling-{number + 1}" for number in range(len(rulings))}, card
        assert rulings, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_fits_a_small_tile(language: str) -> None:
    texts = Texts(language)
    summaries = {(card.name, edition): strip_isolates(texts.summary(card, edition)) for card in CATALOGUE for edition in (1, 2)}
    assert {place: (len(line), line) for place, line in summaries.items() if len(line) > LONGEST_SUMMARY} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_language_have_different_names(language: str) -> None:
    names = Counter(fold(Texts(language).name(card)) for card in CATALOGUE)
    assert [name for name, number in names.items() if number > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_card_is_called_what_another_is_called_in_english(language: str) -> None:
    english = {fold(card.name): card for card in CATALOGUE}
    assert [card for card in CATALOGUE if english.get(fold(Texts(language).name(card)), card) != card] == []


# Command words


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_do_not_contradict_each_other(language: str) -> None:
    """English words are understood in every language, so a word may not mean something else in one."""
    meanings = defaultdict(set)
    for key in (name for name in patterns("en") if name.startswith("word-")):
        assert Texts(language).words(key)
        for texts in (Texts(language), Texts("en")):
            for word in texts.words(key):
                meanings[fold(word)].add(key)
    assert {word: keys for word, keys in meanings.items() if len(keys) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_word_is_the_name_of_a_card(language: str) -> None:
    words = {fold(word) for key in patterns("en") if key.startswith("word-") for word in Texts(language).words(key)}
    names = {fold(name) for card in CATALOGUE for name in (card.name, Texts(language).name(card))}
    assert words & names == set()
