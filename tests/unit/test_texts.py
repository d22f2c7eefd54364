"""Texts of a language: names, lists, plurals, questions, errors, and marks for mixed directions."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from fiefdom.cards.card import card as define
from fiefdom.cards.card import plus
from fiefdom.cards.catalogue import CATALOGUE, find_card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.engine.kinds import ACTION, ATTACK, REACTION
from fiefdom.engine.words import PHASE_NAMES, ZONE_NAMES
from fiefdom.errors import BadLanguage, BadRecord, UnknownCard
from fiefdom.game.position import Position
from fiefdom.game.question import Question
from fiefdom.game.view import view
from fiefdom.text.languages import LANGUAGES, OWN_NAMES, check_language, language_of
from fiefdom.text.letters import isolate, strip_isolates
from fiefdom.text.texts import Texts, render
from tests.stages import answered, staged

PLAYERS = ("Ana", "Bot", "Ola")
INVENTED = define("Windmill", 4, ACTION | ATTACK | REACTION, plus(cards=1))

# Languages


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "ro_RO"}, "ro"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "ro_RO", "LC_ALL": "is_IS@euro"}, "is"),
        ({"LANG": "he", "LC_ALL": ""}, "he"),
        ({"LANG": "iw_IL"}, "he"),
        ({"LANG": "ro_MD"}, "ro"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(("text", "language"), [("pl", "pl"), (" RO ", "ro"), ("is-IS", "is"), ("he_IL.UTF-8", "he")])
def test_a_language_may_be_written_as_a_locale(text: str, language: str) -> None:
    assert check_language(text) == language
    assert Texts(text).language == language


@pytest.mark.parametrize("text", ["", "xx", "polish", "e"])
def test_an_unknown_language_is_refused_with_the_ones_there_are(text: str) -> None:
    with pytest.raises(BadLanguage, match=f"`{text}`") as caught:
        Texts(text)
    assert caught.value.hint == "the languages are en, ro, pl, is, he"


def test_every_language_has_a_name_of_its_own() -> None:
    assert tuple(OWN_NAMES) == LANGUAGES


def test_texts_are_a_value() -> None:
    texts = Texts("pl", also_english=True)
    assert texts == Texts("pl", also_english=True) != Texts("pl")
    assert eval(repr(texts)) == texts


def test_only_hebrew_is_written_from_right_to_left() -> None:
    assert [language for language in LANGUAGES if Texts(language).is_rtl] == ["he"]


# Messages


def test_a_missing_message_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        Texts("pl").format("no-such-text")
    assert not Texts("pl").has("no-such-text")


def test_a_missing_argument_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError, match="log-turn"):
        Texts("pl").format("log-turn", n=1)


def test_what_a_language_lacks_is_shown_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_polish(language: str, key: str, arguments: dict[str, object], attribute: str = "") -> str | None:
        return None if language == "pl" else render(language, key, arguments, attribute)

    monkeypatch.setattr("fiefdom.text.texts.render", without_polish)
    assert Texts("pl").format("ui-hand") == "Hand"
    assert Texts("pl").summary(find_card("Smithy")) == "+3 Cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_no_commas_or_points_in_them(language: str) -> None:
    assert "12345" in strip_isolates(Texts(language).format("log-turn", n=12345, player="Ana"))


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 card", 2: "2 cards", 0: "0 cards"}),
        ("pl", {1: "1 karta", 2: "2 karty", 5: "5 kart", 12: "12 kart", 22: "22 karty"}),
        ("he", {1: "קלף אחד", 2: "שני קלפים", 3: "3 קלפים"}),
    ],
)
def test_numbers_choose_the_plural(language: str, forms: dict[int, str]) -> None:
    texts = Texts(language)
    assert {number: strip_isolates(texts.format("term-cards", n=number)) for number in forms} == forms


def test_an_overlong_argument_is_cut() -> None:
    text = Texts().format("error-not-understood-command", value="x" * 10_000)
    assert text.endswith("x…")
    assert len(text) < 2100


def test_command_words_are_a_list() -> None:
    assert Texts().words("word-quit") == ["quit", "exit"]
    assert Texts().words("word-set-aside") == ["set aside"]


# Directions


def test_left_to_right_languages_have_no_marks() -> None:
    for language in ("en", "ro", "pl", "is"):
        text = Texts(language, also_english=True).format("log-buy", player="Ana", cards="x") + Texts(language).cards(CATALOGUE)
        assert strip_isolates(text) == text


def test_hebrew_keeps_what_is_put_in_together() -> None:
    text = Texts("he").format("log-turn", n=3, player="Ana")
    assert isolate("Ana") in text
    assert isolate("3") in text
    assert "Ana" in strip_isolates(text)
    assert strip_isolates(text) != text


def test_hebrew_keeps_numbers_of_copies_together() -> None:
    assert Texts("he").cards(Counter({find_card("Copper"): 3})) == "נחושת \u2066×3\u2069"


def test_hebrew_keeps_english_names_together() -> None:
    assert Texts("he", also_english=True).card(find_card("Smithy")) == f"נפחייה ({isolate('Smithy')})"


# Cards


def test_cards_have_the_names_of_the_language() -> None:
    assert [Texts(language).card(find_card("Throne Room")) for language in ("en", "pl")] == ["Throne Room", "Sala tronowa"]


def test_english_names_can_be_shown_too() -> None:
    assert Texts("pl", also_english=True).card(find_card("Smithy")) == "Kuźnia (Smithy)"
    assert Texts("en", also_english=True).card(find_card("Smithy")) == "Smithy"


def test_an_invented_card_is_called_the_same_everywhere() -> None:
    assert Texts("pl", also_english=True).card(INVENTED) == "Windmill"
    assert (Texts().summary(INVENTED), Texts().text(INVENTED), Texts().rulings(INVENTED)) == ("+1 card", "+1 card", [])
    assert Texts().types(INVENTED) == "Action – Attack – Reaction"


def test_lists_are_sorted_by_type_and_name_and_counted() -> None:
    names = ("Curse", "Province", "Copper", "Village", "Estate", "Copper", "Moat", "Silver", "Copper")
    assert Texts().cards(map(find_card, names)) == "Moat, Village, Copper ×3, Silver, Estate, Province, Curse"


def test_lists_take_counts_as_well() -> None:
    assert Texts().cards(Counter({find_card("Estate"): 1, find_card("Moat"): 2, find_card("Gold"): 0})) == "Moat ×2, Estate"
    assert Texts().cards([]) == "nothing"


def test_lists_are_sorted_by_the_names_of_the_language() -> None:
    assert Texts("pl").cards(map(find_card, ("Market", "Chapel", "Workshop"))) == "Kaplica, Targowisko, Warsztat"


def test_types_have_names_together() -> None:
    assert Texts().types(find_card("Militia")) == "Action – Attack"
    assert Texts().types(find_card("Estate")) == "Victory"
    assert all(Texts(language).types(card) for language in LANGUAGES for card in CATALOGUE)


def test_cards_that_editions_play_differently_have_both_texts() -> None:
    """The mixed pool has the texts of the second edition (R-ED-6)."""
    texts, mine = Texts(), find_card("Mine")
    assert texts.text(mine, 1) != texts.text(mine, 2) == texts.text(mine, "both")
    assert texts.summary(mine, 1) != texts.summary(mine, 2) == texts.summary(mine, "both")
    assert texts.text(find_card("Moat"), 1) == texts.text(find_card("Moat"), 2)


def test_rulings_come_in_order() -> None:
    rulings = Texts().rulings(find_card("Village"))
    assert len(rulings) == 3
    assert rulings[0].startswith("You draw first")


# The table


def test_every_phase_and_zone_has_a_name() -> None:
    for texts in map(Texts, LANGUAGES):
        assert all(texts.phase(name) for name in (*PHASE_NAMES[1:], "clean-up"))
        assert all(texts.zone(name) for name in ZONE_NAMES[1:])


def test_recommended_sets_have_names_and_others_none() -> None:
    assert [Texts().set_name(find_kingdom(each.key)) for each in RECOMMENDED_SETS] == [each.name for each in RECOMMENDED_SETS]
    assert Texts("pl").set_name(find_kingdom("first-game-1")) == "Pierwsza rozgrywka"
    mixed = Kingdom.of(find_kingdom("first-game-2").code().replace("Moat", "Witch"))
    assert Texts().set_name(mixed) == ""


# Questions


def asked(position: Position, language: str = "en") -> str:
    question = position.question
    assert question is not None
    return strip_isolates(Texts(language).question(question, view(position, question.seat), PLAYERS))


def test_buying_says_how_much_and_how_often() -> None:
    position = staged("players = ana, bot\nkingdom = Festival\nana.hand = Festival\nphase = action")
    answered(position, "Festival")
    assert asked(position) == "Buy up to 2 cards for $2, or end your turn"
    answered(position, "Estate")
    assert asked(position) == "Buy a card for up to $0, or end your turn"


def test_a_choice_says_how_many_cards_are_left_to_choose() -> None:
    position = staged("players = ana, bot\nkingdom = Militia\nana.hand = Militia\nbot.hand = Copper x2, Estate x2, Gold")
    answered(position, "Militia")
    assert asked(position) == "Discard 2 cards"
    answered(position, "Copper")
    assert asked(position) == "Discard one more card"


def test_spy_says_whose_card_it_is() -> None:
    position = staged("edition = 1\nplayers = ana, bot\nkingdom = Spy\nana.hand = Spy\nana.deck = Gold, Estate\nbot.deck = Copper")
    answered(position, "Spy")
    assert asked(position) == "Discard this card of Ana: Estate? Otherwise it stays on the deck"
    answered(position, "pass")
    assert asked(position) == "Discard this card of Bot: Copper? Otherwise it stays on the deck"


def test_thief_says_whose_treasures_they_are() -> None:
    position = staged(
        "edition = 1\nplayers = ana, bot, ola\nkingdom = Thief\nana.hand = Thief\nbot.deck = Copper, Estate\nola.deck = Silver, Gold"
    )
    answered(position, "Thief")
    assert asked(position) == "Trash one of the Treasures that Ola has revealed"


def test_library_and_vassal_name_the_card_in_question() -> None:
    position = staged(
        "players = ana, bot\nkingdom = Library, Vassal, Moat\nana.hand = Library, Vassal\nana.deck = Moat x2\nana.actions = 2"
    )
    answered(position, "Library")
    assert asked(position) == "Set aside: Moat? Otherwise you keep it"
    answered(position, "Moat", "Moat", "Vassal")
    assert asked(position) == "Play the Action you have found: Moat?"
    assert "Fosa" in asked(position, "pl")


def test_a_question_of_an_invented_card_is_asked_by_what_it_asks_for() -> None:
    position = staged("players = ana, bot\nkingdom = Moat\nana.hand = Moat")
    question = Question("moat.discard", 0, (find_card("Copper"),), may_pass=True)
    assert Texts().question(question, view(position, 0), PLAYERS) == "Moat: discard a card"


def test_others_see_who_decides_and_about_which_card() -> None:
    position = staged("players = ana, bot\nkingdom = Militia\nana.hand = Militia\nbot.hand = Copper x2, Estate x3")
    assert Texts().waiting(view(position, 1), PLAYERS) == "Ana is deciding"
    answered(position, "Militia")
    assert Texts().waiting(view(position, 0), PLAYERS) == "Bot is deciding: Militia"
    assert Texts().waiting(view(position, None), PLAYERS) == "Bot is deciding: Militia"


def test_others_do_not_learn_who_holds_a_reaction() -> None:
    position = staged("players = ana, bot\nkingdom = Militia, Moat\nana.hand = Militia\nbot.hand = Copper x4, Moat")
    answered(position, "Militia")
    assert asked(position) == "Reveal Moat to be safe from this Attack?"
    assert Texts().waiting(view(position, 0), PLAYERS) == "Waiting for the others"


def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    position = staged("players = ana, bot\nkingdom = Moat\nsupply.Province = 1\nana.coins = 8\nphase = buy")
    answered(position, "Province")
    assert Texts().waiting(view(position, 0), PLAYERS) == "Game over"


# Errors


def test_an_error_is_told_with_its_hint_and_its_line() -> None:
    problem = UnknownCard("none", name="Moot", near="Moat")
    assert Texts().error(problem) == "there is no card `Moot`\nhint: did you mean `Moat`?"
    assert "שורה 3: " in strip_isolates(Texts("he").error(BadRecord("no-seed", line=3)))


# Cost


def test_importing_fiefdom_reads_no_texts() -> None:
    code = "import sys, fiefdom; print([name for name in sys.modules if name.startswith(('fluent', 'babel', 'fiefdom.text'))])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_importing_texts_reads_no_files() -> None:
    code = "import sys, fiefdom.text.texts, fiefdom.text.log; print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
