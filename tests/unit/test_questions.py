"""Questions are declared once: beside the verbs that ask them, and as rows of words."""

from __future__ import annotations

from fiefdom.cards.card import SeenAnswer
from fiefdom.cards.catalogue import BASE_GAME, CATALOGUE, find_card
from fiefdom.cards.vocabulary import questions_by_id, vocabulary
from fiefdom.engine import words

BASE_CARDS = [card for card in CATALOGUE if card.set_name == BASE_GAME]


def test_the_numbers_of_questions_are_the_places_of_their_rows() -> None:
    named = {words.ASK_ACTION: "action", words.ASK_BUY: "buy", words.DISCARD_DECK: "discard-deck", words.ASK_CHOICE: "choose"}
    assert {number: words.QUESTION_NAMES[number] for number in named} == named
    assert len(words.ASKS) - 1 == words.LAST_QUESTION
    assert words.LAST_QUESTION < words.BUY  # a new question moves no event
    assert words.EVENT_NAMES[words.END_GAME] == "end-game"
    assert len(set(words.QUESTION_NAMES)) == len(words.QUESTION_NAMES)


def test_a_verb_that_asks_in_the_open_says_so_beside_its_card() -> None:
    asked = questions_by_id(BASE_CARDS)
    assert {name for name, question in asked.items() if question.seen is SeenAnswer.BY_ALL} == {
        "buy", "spy.discard", "thief.trash", "thief.gain", "bandit.trash", "vassal.play",
        *(name for name in asked if name.endswith(".gain")),
    }  # fmt: skip
    assert asked["moat.reveal"].seen is SeenAnswer.AS_REACTION
    assert asked["chapel.trash"].seen is SeenAnswer.UNASKED
    assert asked["cellar.discard"].seen is SeenAnswer.BY_DECIDER


def test_only_who_looks_through_a_discard_pile_is_shown_it() -> None:
    shown = [
        name for name, each in questions_by_id(BASE_CARDS).items() if each.source == words.DISCARD_PILE and each.hides_answers(each.source)
    ]
    assert shown == ["harbinger.topdeck"]


def test_cards_without_a_question_declare_none() -> None:
    assert find_card("Smithy").questions == {}
    assert list(find_card("Sentry").questions) == ["trash", "discard", "topdeck"]


def test_what_a_verb_asks_has_one_word_each() -> None:
    for verb in vocabulary().values():
        assert len({question.word for question in verb.asks}) == len(verb.asks), verb.words
