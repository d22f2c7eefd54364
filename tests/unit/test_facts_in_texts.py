"""Texts cannot be wrong about the game: numbers, costs, cards and names are those of the cards, in every language.

English is held against the cards' data, the other languages against English: figures exactly, numbers in words as a set.
"""

from __future__ import annotations

import csv
import pathlib
import re
from collections.abc import Iterable

import pytest

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASE_GAME, BASIC_CARDS, CATALOGUE, KINGDOM_CARDS, find_card, pool
from fiefdom.cards.kind_table import make_kinds
from fiefdom.cards.verbs import do_choose, do_gain_card
from fiefdom.cards.vocabulary import said_as
from fiefdom.engine.setup import STARTING_COPPERS, STARTING_ESTATES, pile_size
from fiefdom.engine.turn import HAND_SIZE, piles_that_end
from fiefdom.text.languages import LANGUAGES, learn_page
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts
from tests.unit.locales import common, found_in, patterns, rendered
from tests.unit.numerals import figures_in, numbers_in, says_a_pair

OTHERS = LANGUAGES[1:]
SLUGS = {card.slug for card in CATALOGUE}
COUNTED = 97
"""Stands for every argument that is a number; no text says it of itself."""

COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = map(find_card, ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"))


def shown(language: str, name: str, number: int = COUNTED) -> str:
    return strip_isolates(rendered(language, name, number) or "")


def named(name: str) -> Card:
    return find_card(name)


def amounts(card: Card, edition: int = 2) -> list[int]:
    """The numbers that the verbs of a card are told, but not that one thing is chosen. A card that it gains is told by its name."""
    said = [(each.step, verb) for each in card.effects[edition] if (verb := said_as(each))]
    told = [
        (step, value)
        for step, (verb, values) in said
        for parameter, value in zip(verb.parameters, values, strict=True)
        if parameter.kind == "number"
    ]
    return [value for step, value in told if value and (step, value) != (do_choose, 1)]


def gained(card: Card) -> set[str]:
    """The cards that the instructions of a card name."""
    return {BASIC_CARDS[part.amount].slug for part in card.effects[2] if part.step is do_gain_card}


def pile(card: Card, seats: int) -> int:
    kinds = make_kinds((*BASIC_CARDS, *([] if card in BASIC_CARDS else [card])), edition=2)
    return pile_size(kinds, seats, BASIC_CARDS.index(card) if card in BASIC_CARDS else len(BASIC_CARDS))


# Names


def glossary() -> list[dict[str, str]]:
    path = pathlib.Path(__file__).parents[1] / "glossary.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_names_are_those_of_the_glossary() -> None:
    """A name that changes is a change of the glossary; two that are exchanged are a mistake."""
    rows = glossary()
    assert {row["key"] for row in rows} >= {f"card-{card.slug}" for card in (*BASIC_CARDS, *pool("both"))}
    wrong = [(row["key"], language) for row in rows for language in LANGUAGES if shown(language, row["key"]) != row[language]]
    assert wrong == []


# The cards' own texts


def bonuses(language: str, card: Card) -> str:
    """The printed bonuses in words: `+1 Card, +2 Actions, +$1`."""
    texts = Texts(language)
    counted = zip(("cards", "actions", "buys"), card.plus, strict=False)
    words = [strip_isolates(texts.format(f"term-plus-{what}", n=number)) for what, number in counted if number]
    return ", ".join([*words, *([f"+${card.plus.coins}"] if card.plus.coins else [])])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_begins_with_the_printed_bonuses(language: str) -> None:
    summaries = {card: strip_isolates(Texts(language).summary(card, 2)) for card in CATALOGUE}
    assert [(card.name, line) for card, line in summaries.items() if not line.startswith(bonuses(language, card))] == []


BESIDE_THE_DATA = {
    "Chapel": [0],
    "Conspirator": [1, 1],
    "Duke": [1],
    "Gardens": [1, 10],
    "Ironworks": [1, 1, 1],
    "Patrol": [4],
    "Poacher": [1],
    "Throne Room": [2],
}
"""Numbers of a summary that are in a card's steps, not among its numbers: none, a card and an Action, a point for a Duchy or for ten
cards, one a type, four cards, one a pile, twice."""


@pytest.mark.parametrize("card", CATALOGUE, ids=str)
@pytest.mark.parametrize("edition", [1, 2])
def test_the_numbers_of_an_english_summary_are_those_of_the_card(card: Card, edition: int) -> None:
    data = [*card.plus, card.worth, abs(card.points), *amounts(card, edition)]
    told = numbers_in("en", Texts().summary(card, edition))
    assert sorted(told.elements()) == sorted([number for number in data if number] + BESIDE_THE_DATA.get(card.name, []))


@pytest.mark.parametrize("card", CATALOGUE, ids=str)
@pytest.mark.parametrize("edition", [1, 2])
def test_the_numbers_of_an_english_text_are_those_of_the_card(card: Card, edition: int) -> None:
    text = Texts().text(card, edition)
    data = {*card.plus, card.worth, abs(card.points), *amounts(card, edition), 10 * card.points_per.get("ten", 0)} - {0, 1}
    data |= {4} if card.name == "Patrol" else set()
    told = set(numbers_in("en", text)) - {1}
    assert told | ({2} if says_a_pair("en", text) else set()) == data


@pytest.mark.parametrize("card", CATALOGUE, ids=str)
def test_an_english_text_names_the_cards_that_are_gained(card: Card) -> None:
    for part in ("summary", "text"):
        name = f"card-text-{card.slug}.{part}"
        if name in patterns("en"):
            assert {message[5:] for message in found_in("en", name).messages} >= gained(card)


# What the other languages say


def card_references(language: str, name: str) -> set[str]:
    return {message[5:] for message in found_in(language, name).messages if message[5:] in SLUGS and message.startswith("card-")}


def is_mentioned(language: str, slug: str, text: str) -> bool:
    """Whether a card stands in a text in an inflected form: a word that begins as its name does."""
    name = Texts(language).name(named(slug)).split()[0]
    stem = name[: max(3, len(name) - 4)]
    return stem in text if language == "he" else re.search(rf"\b{re.escape(stem)}", text) is not None


@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_about_the_cards_that_they_are_about_in_english(language: str) -> None:
    wrong = {}
    for name in common(language):
        here, english = card_references(language, name), card_references("en", name)
        missing = {slug for slug in english - here if not is_mentioned(language, slug, shown(language, name))}
        if missing or here - english:
            wrong[name] = missing, here - english
    assert wrong == {}


def has_other_figures(language: str, text: str, english: str) -> bool:
    """Whether a text has other figures than the English one. Hebrew says *one* in words, behind what it counts."""
    here, there = figures_in(text), figures_in(english)
    in_words = language == "he" and not here - there and set(there - here) <= {"1", "−1"} and re.search("אחת|אחד", text)
    return here != there and not in_words


@pytest.mark.parametrize("language", OTHERS)
def test_texts_have_the_figures_that_they_have_in_english(language: str) -> None:
    names = [name for name in common(language) if has_other_figures(language, shown(language, name), shown("en", name))]
    assert {name: (shown(language, name), shown("en", name)) for name in names} == {}


def differs(language: str, text: str, english: str) -> bool:
    """Whether a text says other numbers than the English one; *both* and *twice* may stand for two, on either side."""
    here, there = set(numbers_in(language, text)) - {1}, set(numbers_in("en", english)) - {1}
    if says_a_pair(language, text) or says_a_pair("en", english):
        here, there = here - {2}, there - {2}
    if language == "ro" and "nouă" in text.lower():  # nine, or new
        here, there = here - {9}, there - {9}
    return here != there


@pytest.mark.parametrize("language", OTHERS)
def test_texts_say_the_numbers_that_they_say_in_english(language: str) -> None:
    names = [name for name in common(language) if differs(language, shown(language, name), shown("en", name))]
    assert {name: (shown(language, name), shown("en", name)) for name in names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_says_no_other_number_than_the_one_it_is_for(language: str) -> None:
    wrong = []
    for name in (name for name in common(language) if found_in(language, name).selectors):
        always = set(numbers_in(language, shown(language, name))) - {COUNTED}
        for number in (1, 2, 3, 5, 22):
            text = shown(language, name, number)
            wrong += [(name, text)] if set(numbers_in(language, text)) - always - {number} else []
    assert wrong == []


# What is asked, and what has happened

DEEDS = {
    "en": {"trash": "trash", "discard": "discard", "gain": "gain", "buy": "buy"},
    "ro": {"trash": "arunc|rebut", "discard": "decart", "gain": "dobând", "buy": "cumpăr"},
    "pl": {"trash": "wyrzuc|wyrzuć", "discard": "odrzuc|odrzuć", "gain": "doda", "buy": "kup"},
    "is": {"trash": "hent|hend|rusl", "discard": r"kast[^b]", "gain": r"fáðu|fær\b|fá\b", "buy": "kaup"},
    "he": {"trash": "שלי?[כך]|הפקר", "discard": "העבר|העביר|משומש", "gain": "קבל", "buy": "רכיש"},
}
"""How each deed begins in each language."""

NO_DEED_IN_THEM = {"web-no-spy-discard", "log-discard-deck", "web-no-trash"}
"""*Leave it there*; *nothing into the Trash*."""


def deed_of(name: str) -> str:
    found = re.fullmatch(r"(?:ask|web-yes|web-no)(?:-[a-z-]+)?-(trash|discard|gain)|log-(trash|discard|gain|buy)(?:-[a-z-]+)?", name)
    return "" if found is None or name in NO_DEED_IN_THEM else found[1] or found[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_deed_that_a_question_or_a_line_of_the_log_names_is_its_own(language: str) -> None:
    wrong, checked = [], 0
    for name in filter(deed_of, common(language)):
        text = shown(language, name).lower()
        places = {deed: found.start() for deed, stem in DEEDS[language].items() if (found := re.search(stem, text))}
        checked += 1
        wrong += [] if places and min(places, key=lambda deed: places[deed]) == deed_of(name) else [(name, text)]
    assert checked > 20
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_says_something_else(language: str) -> None:
    lines = [shown(language, name) for name in common(language) if name.startswith("log-")]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("card", KINGDOM_CARDS, ids=str)
def test_the_numbers_of_an_english_question_are_those_of_its_card(card: Card) -> None:
    questions = [shown("en", name) for name in patterns("en") if name.startswith(f"ask-{card.slug}-")]
    told = {number for text in questions for number in numbers_in("en", text)} - {COUNTED}
    assert told <= {*amounts(card), *card.plus}


# Rulings, hints and other sentences with numbers in them

THRONE = 2
REMODELLED = amounts(named("Remodel"))[0]
FESTIVAL, MARKET, MILITIA, VILLAGE = map(named, ("Festival", "Market", "Militia", "Village"))


def after(first: int, *cards: Card) -> list[int]:
    """The Actions left after each of these cards of a turn."""
    left = [first]
    for card in cards:
        left.append(left[-1] - 1 + card.plus.actions)
    return left[1:]


TOLD: dict[str, Iterable[int]] = {
    "card-text-adventurer.ruling-3": amounts(named("Adventurer")),
    "card-text-bandit.ruling-5": amounts(named("Bandit")),
    "card-text-copper.ruling-3": [STARTING_COPPERS],
    "card-text-curse.ruling-2": [CURSE.cost],
    "card-text-curse.ruling-4": [CURSE.cost + REMODELLED],
    "card-text-estate.ruling-2": [STARTING_ESTATES],
    "card-text-feast.ruling-4": [THRONE],
    "card-text-festival.ruling-3": after(1, FESTIVAL, MARKET, FESTIVAL),
    "card-text-gardens.ruling-1": [39, 39 // 10, 40, 40 // 10, 9],
    "card-text-gardens.ruling-4": [2, pile(named("Gardens"), 2), pile(named("Gardens"), 3)],
    "card-text-laboratory.ruling-2": [named("Laboratory").plus.cards],
    "card-text-library.ruling-6": amounts(named("Library")),
    "card-text-merchant.ruling-1": [SILVER.worth],
    "card-text-merchant.ruling-2": [2, SILVER.worth + 2 * amounts(named("Merchant"))[0]],
    "card-text-militia.ruling-1": amounts(MILITIA),
    "card-text-militia.ruling-4": [THRONE * MILITIA.plus.coins, *amounts(MILITIA)],
    "card-text-moat.ruling-5": [THRONE],
    "card-text-moneylender.ruling-3": [COPPER.worth],
    "card-text-moneylender.ruling-4": amounts(named("Moneylender")),
    "card-text-sentry.ruling-3": amounts(named("Sentry")),
    "card-text-sentry.ruling-4": amounts(named("Sentry")),
    "card-text-smithy.ruling-1": [named("Smithy").plus.cards],
    "card-text-thief.ruling-1": amounts(named("Thief")),
    "card-text-throne-room.ruling-1": [THRONE, *after(1, named("Market"), named("Market"))],
    "card-text-throne-room.ruling-3": [THRONE],
    "card-text-throne-room.ruling-4": [THRONE * THRONE],
    "card-text-throne-room.ruling-6": [THRONE],
    "card-text-vassal.ruling-5": [named("Vassal").plus.coins],
    "card-text-village.ruling-3": [2, *after(1, VILLAGE, VILLAGE)],
    "card-text-witch.ruling-3": [named("Witch").plus.cards],
    "hint-buy-duchy": [DUCHY.points],
    "hint-buy-gold": [PROVINCE.cost],
    "hint-buy-gold-or": [PROVINCE.cost],
    "hint-buy-province": [PROVINCE.points],
    "hint-feast-gain": amounts(named("Feast")),
    "hint-moneylender-trash": [COPPER.worth, *amounts(named("Moneylender"))],
    "hint-replace-trash": amounts(named("Replace")),
    "hint-secret-passage-place": [0],
    "hint-upgrade-trash": [ESTATE.cost + amounts(named("Upgrade"))[0]],
    "hint-remodel-trash": [REMODELLED, ESTATE.cost + REMODELLED],
    "sim-ended-piles": [piles_that_end(2)],
    "ui-discard-to-three": amounts(MILITIA),
}
"""The numbers in sentences of their own, worked out from the cards. Gold can become Province: the hint on Remodel says so."""

OF_THE_GAME = re.compile(r"card-text-.*\.ruling|hint-|sim-ended|ui-discard|log-|end-|wait-")


def test_remodel_reaches_province_from_gold() -> None:
    assert GOLD.cost + REMODELLED >= PROVINCE.cost
    assert ESTATE.cost + REMODELLED >= named("Smithy").cost
    assert COPPER.cost + amounts(named("Mine"))[0] >= SILVER.cost < GOLD.cost <= SILVER.cost + amounts(named("Mine"))[0]


@pytest.mark.parametrize("name", [name for name in patterns("en") if OF_THE_GAME.match(name)])
def test_sentences_about_the_game_say_the_numbers_of_the_cards(name: str) -> None:
    """A new sentence with a number in it needs its row in the table."""
    told = set(numbers_in("en", shown("en", name))) - {COUNTED}
    assert told - {1} == set(TOLD.get(name, ())) - {1}


# The pages for beginners


def paragraphs(language: str) -> list[str]:
    return [line for line in learn_page(language).splitlines() if line and not re.match(r"#+ \d", line)]


@pytest.mark.parametrize("language", OTHERS)
def test_the_pages_for_beginners_say_the_same_numbers(language: str) -> None:
    pairs = list(zip(paragraphs(language), paragraphs("en"), strict=True))
    assert [pair for pair in pairs if differs(language, *pair)] == []
    assert [pair for pair in pairs if has_other_figures(language, *pair)] == []


def test_the_english_page_for_beginners_says_the_numbers_of_the_game() -> None:
    page = learn_page("en")
    piles = {2: "two", 3: "three", 4: "four", 5: "five", 7: "seven", 8: "eight", 10: "ten", 12: "twelve", 15: "fifteen", 18: "eighteen"}
    victories = (ESTATE, DUCHY, PROVINCE, named("Gardens"))
    same_in_both = [card for card in KINGDOM_CARDS if card.editions == (1, 2) and card.set_name == BASE_GAME]
    assert {pile(card, 2) for card in victories} == {8}
    assert {pile(card, 4) for card in victories} == {12}
    assert len(same_in_both) == 19
    for fact in (
        f"begin with {piles[STARTING_COPPERS]} *Copper* and three *Estate*",
        f"the first {piles[HAND_SIZE]} of them are your hand",
        f"{piles[len(BASIC_CARDS)]} basic piles",
        f"you draw {piles[HAND_SIZE]} new cards",
        f"until you hold {piles[amounts(MILITIA)[0]]} cards",
        f"any {piles[piles_that_end(2)]} piles of the Supply are empty",
        f"At ${GOLD.cost} *Gold* is a good purchase. As soon as you have ${PROVINCE.cost}",
        f"have {piles[pile(ESTATE, 2)]} cards each, with more players {piles[pile(ESTATE, 3)]}",
        f"The *Curse* pile has {piles[pile(CURSE, 2)]} cards for each player after the first",
        f"Five players get {piles[pile(PROVINCE, 5)]} *Province* cards and six get {piles[pile(PROVINCE, 6)]}",
        f"it takes {piles[piles_that_end(5)]} empty piles to end the game instead of {piles[piles_that_end(4)]}",
        "Nineteen Kingdom cards are the same",
    ):
        assert fact in page
