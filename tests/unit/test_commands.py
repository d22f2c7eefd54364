"""The grammar of typed commands: words, beginnings of words, cards and numbers, in every language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE, find_card
from fiefdom.errors import NotUnderstood
from fiefdom.game.view import View, view
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from fiefdom.text.typed import ALONE, SHOWS, VERBS, Command, parse
from tests.stages import staged

TABLE = "players = ana, ola\nkingdom = {}\nana.hand = {}\nola.hand = {}\n{}"
EVERY_CARD = "Chapel, Library, Militia, Moat, Smithy, Throne Room, Village"


def seen(hand: str, *answers: str, more: str = "", seat: int = 0, kingdom: str = EVERY_CARD, other: str = "Copper x5") -> View:
    """What a seat sees after ana, who has this hand, has answered."""
    position = staged(TABLE.format(kingdom, hand, other, more))
    for answer in answers:
        position.answer(answer)
    return view(position, seat)


ACTION = seen("Smithy, Village, Throne Room, Copper x2, Estate")
TREASURE = seen("Copper x2, Silver, Estate")
BUY = seen("Estate", more="phase = buy\nana.coins = 5\nana.buys = 2")
CHAPEL = seen("Chapel, Copper x4, Estate x2, Silver", "Chapel")
LAST_PICK = seen("Chapel, Copper x4, Estate x2, Silver", "Chapel", "Copper", "Copper", "Copper")
MILITIA = seen("Militia", "Militia", other="Copper x3, Estate x2", seat=1)
MOAT = seen("Militia", "Militia", other="Moat, Copper x4", seat=1)
LIBRARY = seen("Library", "Library", more="ana.deck = Village, Copper x9")
CHANCELLOR = seen("Chancellor", "Chancellor", more="edition = 1\nana.deck = Copper x3", kingdom="Chancellor")
WAITING = seen("Militia", "Militia", other="Copper x3, Estate x2", seat=0)


def answer(*answers: str) -> Command:
    return Command("answer", answers)


def show(value: str) -> Command:
    return Command("show", value=value)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("play smithy", answer("Smithy")),
        ("  PLAY   Smithy ", answer("Smithy")),
        ("/play smithy", answer("Smithy")),
        ("smithy", answer("Smithy")),
        ("sm", answer("Smithy")),
        ("pl smi", answer("Smithy")),
        ("mith", answer("Smithy")),
        ("throne room", answer("Throne Room")),
        ("play throne-room", answer("Throne Room")),
        ("throne_room", answer("Throne Room")),
        ("room", answer("Throne Room")),
        ("play village smithy", answer("Village", "Smithy")),
        ("village, throne room, smithy", answer("Village", "Throne Room", "Smithy")),
        ("pass", answer("pass")),
        ("done", answer("pass")),
        ("end", answer("pass")),
        ("t", Command("treasures")),
        ("treasures", Command("treasures")),
        ("tre", Command("treasures")),
        ("play treasures", Command("treasures")),
        ("e", Command("end-turn")),
        ("end turn", Command("end-turn")),
        ("end t", Command("end-turn")),
        ("u", Command("undo")),
        ("und", Command("undo")),
        ("redo", Command("redo")),
        ("?", Command("help")),
        ("help", Command("help")),
        ("? moat", Command("card", card=find_card("Moat"))),
        ("moat?", Command("card", card=find_card("Moat"))),
        ("help council", Command("card", card=find_card("Council Room"))),
        ("", show("question")),
        ("hand", show("hand")),
        ("supply", show("supply")),
        ("log", show("log")),
        ("deck", show("deck")),
        ("score", show("score")),
        ("save", Command("save")),
        ("save My Games/first_one.fief", Command("save", value="My Games/first_one.fief")),
        ("quit", Command("quit")),
        ("exit", Command("quit")),
    ],
)
def test_in_the_action_phase(text: str, command: Command) -> None:
    assert parse(text, Texts(), ACTION) == command


@pytest.mark.parametrize(
    ("sight", "text", "command"),
    [
        (TREASURE, "silver", answer("Silver")),
        (TREASURE, "play copper x2 silver", answer("Copper", "Copper", "Silver")),
        (TREASURE, "t", Command("treasures")),
        (BUY, "buy militia", answer("Militia")),
        (BUY, "militia", answer("Militia")),
        (BUY, "b estate copper", answer("Estate", "Copper")),
        (BUY, "buy estate x2", answer("Estate", "Estate")),
        (BUY, "end", answer("pass")),
        (CHAPEL, "trash estate copper", answer("Estate", "Copper", "pass")),
        (CHAPEL, "t est cop", answer("Estate", "Copper", "pass")),
        (CHAPEL, "estate", answer("Estate", "pass")),
        (CHAPEL, "estate x2, copper", answer("Estate", "Estate", "Copper", "pass")),
        (CHAPEL, "2 estate copper", answer("Estate", "Estate", "Copper", "pass")),
        (CHAPEL, "2x estate ×1 copper", answer("Estate", "Estate", "Copper", "pass")),
        (CHAPEL, "trash copper ×4", answer("Copper", "Copper", "Copper", "Copper")),
        (CHAPEL, "none", answer("pass")),
        (CHAPEL, "keep", answer("pass")),
        (LAST_PICK, "silver", answer("Silver")),
        (MILITIA, "discard estate copper", answer("Estate", "Copper")),
        (MILITIA, "discard estate", answer("Estate")),
        (MOAT, "yes", answer("Moat")),
        (MOAT, "y", answer("Moat")),
        (MOAT, "reveal", answer("Moat")),
        (MOAT, "reveal moat", answer("Moat")),
        (MOAT, "moat", answer("Moat")),
        (MOAT, "no", answer("pass")),
        (LIBRARY, "set aside", answer("Village")),
        (LIBRARY, "set aside village", answer("Village")),
        (LIBRARY, "set-aside vil", answer("Village")),
        (LIBRARY, "keep", answer("pass")),
        (CHANCELLOR, "discard deck", answer("Chancellor")),
        (CHANCELLOR, "discard", answer("Chancellor")),
        (CHANCELLOR, "deck", show("deck")),
    ],
)
def test_in_other_questions(sight: View, text: str, command: Command) -> None:
    assert parse(text, Texts(), sight) == command


@pytest.mark.parametrize(
    ("sight", "text", "key"),
    [
        (ACTION, "dance", "command"),
        (ACTION, "play dance", "card"),
        (ACTION, "undo smithy", "command"),
        (ACTION, ",", "command"),
        (ACTION, "? dance", "card"),
        (ACTION, "play smityh", "nearly-a-card"),
        (BUY, "buy silvr", "nearly-a-card"),
        (BUY, "silvr", "nearly-a-card"),
        (ACTION, "? m", "several-cards"),
        (ACTION, "play moat", "not-legal"),
        (ACTION, "copper", "not-legal"),
        (ACTION, "buy copper", "not-now"),
        (ACTION, "yes", "not-now"),
        (ACTION, "play", "choose-more"),
        (ACTION, "s", "several-words"),
        (TREASURE, "play copper 2", "card"),
        (BUY, "m", "several-cards"),
        (BUY, "t", "not-now"),
        (CHAPEL, "trash", "choose-more"),
        (CHAPEL, "copper x5", "choose-fewer"),
        (CHAPEL, "discard copper", "not-now"),
        (CHAPEL, "end turn", "not-now"),
        (CHAPEL, "yes", "not-now"),
        (MILITIA, "pass", "not-now"),
        (WAITING, "pass", "not-now"),
        (WAITING, "copper", "not-legal"),
        (WAITING, "t", "not-now"),
    ],
)
def test_what_cannot_be_done_says_why_in_every_language(sight: View, text: str, key: str) -> None:
    with pytest.raises(NotUnderstood) as problem:
        parse(text, Texts(), sight)
    assert problem.value.key == key
    assert len({Texts(language).error(problem.value) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_card_that_can_be_named_now_is_found_before_one_that_cannot() -> None:
    hand = seen("Militia, Copper", kingdom="Militia, Mine, Market, Moat")
    assert parse("m", Texts(), hand) == answer("Militia")
    with pytest.raises(NotUnderstood, match="cannot be chosen now: Mine"):
        parse("mine", Texts(), hand)


def test_when_the_question_is_not_ours_cards_can_still_be_looked_up() -> None:
    assert parse("? smithy", Texts(), WAITING).card == find_card("Smithy")


# Every language


SIGHTS = {
    "play": ACTION,
    "buy": BUY,
    "trash": CHAPEL,
    "discard": MILITIA,
    "reveal": MOAT,
    "set-aside": LIBRARY,
    "gain": seen("Workshop", "Workshop", kingdom="Workshop"),
    "topdeck": seen("Harbinger", "Harbinger", more="ana.deck = Copper\nana.discard = Estate, Copper", kingdom="Harbinger"),
}


def first_card(sight: View) -> Card:
    assert sight.question is not None
    return sight.question.cards[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", VERBS)
def test_a_verb_and_a_card_in_the_own_language(language: str, key: str) -> None:
    texts, sight = Texts(language), SIGHTS[key]
    card = first_card(sight)
    for verb in [*texts.words(f"word-{key}"), *Texts().words(f"word-{key}")]:
        for name in (texts.name(card), card.name):
            assert parse(f"{verb} {name}", texts, sight).answers[0] == card.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in ALONE if key not in ("yes", "keep")])
def test_a_word_alone_in_the_own_language(language: str, key: str) -> None:
    texts = Texts(language)
    wanted = answer("pass") if key in ("pass", "end") else show(key) if key in SHOWS else Command(key)
    for word in [*texts.words(f"word-{key}"), *Texts().words(f"word-{key}")]:
        assert parse(word, texts, ACTION) == wanted
        assert parse(word.upper(), texts, ACTION) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_in_the_own_language(language: str) -> None:
    texts = Texts(language)
    assert {parse(word, texts, MOAT) for word in texts.words("word-yes")} == {answer("Moat")}
    assert {parse(word, texts, LIBRARY) for word in [*texts.words("word-pass"), *texts.words("word-keep")]} == {answer("pass")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_turn_in_the_own_language(language: str) -> None:
    texts = Texts(language)
    for end in texts.words("word-end"):
        for turn in texts.words("word-turn"):
            assert parse(f"{end} {turn}", texts, ACTION) == Command("end-turn")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CATALOGUE, ids=lambda card: card.slug)
def test_every_card_can_be_looked_up_by_both_its_names(language: str, card: Card) -> None:
    texts = Texts(language)
    assert parse(f"? {texts.name(card)}", texts, ACTION).card == card
    assert parse(f"{card.name}?", texts, ACTION).card == card


def test_marks_of_direction_do_not_matter() -> None:
    assert parse("\u2068smithy\u2069\u200f", Texts("he"), ACTION) == answer("Smithy")


@given(st.text(max_size=40), st.sampled_from(LANGUAGES), st.sampled_from([ACTION, BUY, CHAPEL, MILITIA, MOAT, WAITING]))
def test_whatever_is_typed_is_a_command_or_a_problem(text: str, language: str, sight: View) -> None:
    legal = sight.question.answers if sight.question and sight.is_asked else ()
    assert set(answers_or_words(text, Texts(language), sight)) <= {*legal, "a problem in words"}


def answers_or_words(text: str, texts: Texts, sight: View) -> tuple[str, ...]:
    """The answers that a text means, if it means any."""
    try:
        return parse(text, texts, sight).answers
    except NotUnderstood as problem:
        return ("a problem in words",) if texts.error(problem) else ("a problem without words",)
