"""Hints for a first game: one for every question, in every language, and what they say when."""

from __future__ import annotations

import random

import pytest

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.engine.kinds import ACTION
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import view
from fiefdom.text.hints import Hint, Value, hint_text, hints
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts, has_message
from tests.stages import answered, staged
from tests.unit.locales import patterns, rendered
from tests.unit.test_translations import QUESTIONS

LONGEST = 260
"""A hint is read in the middle of a game."""


def hints_at(position: Position) -> tuple[Hint, ...]:
    """The hints for the player who is asked."""
    question = position.question
    assert question is not None
    return hints(view(position, question.seat))


def key_at(position: Position) -> str:
    return hints_at(position)[0].key


def cards_in(hint: Hint) -> set[Card]:
    cards = hint.arguments["cards"]
    assert isinstance(cards, tuple)
    return set(cards)


def cards(*names: str) -> set[Card]:
    return {find_card(name) for name in names}


def buying(settings: str = "", coins: int = 3, kingdom: str = "Smithy, Village, Market, Moat") -> Position:
    """Alice buys, with this many coins in Coppers, in the middle of the game."""
    hand = f"alice.hand = Copper x{coins}" if coins else "alice.hand = Estate"
    position = staged(f"players = alice, bob\nkingdom = {kingdom}\nalice.turns = 5\nbob.turns = 5\n{hand}\n{settings}")
    answered(position, *["Copper"] * coins)
    return position


# Every question


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_hint_in_every_language(question: str, language: str) -> None:
    key = f"hint-{question.replace('.', '-')}"
    assert has_message(language, key) or question == "buy"


def eager_answer(question: Question, generator: random.Random) -> str:
    """Something legal, and rather an Action than anything else, so that many cards have their say."""
    actions = [card.name for card in question.cards if card.has_type(ACTION)]
    return generator.choice(actions or [card.name for card in question.cards] or [PASS])


@pytest.mark.parametrize("edition", [1, 2])
def test_in_random_games_every_question_has_a_hint_that_can_be_shown(edition: int) -> None:
    generator = random.Random(edition)
    met, found = set(), {}
    for seed in range(20):
        position = Position.new(random_kingdom(seed, edition), seats=generator.choice((2, 3, 5)), seed=seed)
        for _ in range(200):
            question = position.question
            if question is None:
                break
            here = hints_at(position)
            assert here, question
            met.add(question.id)
            found.update({hint.key: hint for hint in here})
            position.answer(eager_answer(question, generator))
    assert len(met) > 15
    assert all(hint.text(Texts(language)) for hint in found.values() for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_short(language: str) -> None:
    for key in (name for name in patterns("en") if name.startswith("hint-")):
        arguments: dict[str, Value] = {
            "cards": (find_card("Throne Room"), find_card("Council Room")),
            "card": find_card("Bureaucrat"),
            "n": 2,
            "coins": 5,
        }
        text = strip_isolates(Hint(key, arguments).text(Texts(language)))
        assert len(text) <= LONGEST, (key, len(text))


def test_only_the_player_who_is_asked_has_hints() -> None:
    position = staged("players = alice, bob\nkingdom = Militia, Moat\nalice.hand = Militia\nbob.hand = Moat, Copper x4")
    assert hints(view(position, 0))
    assert hints(view(position, 1)) == hints(view(position, None)) == ()
    answered(position, "Militia")
    assert hints(view(position, 0)) == ()
    assert hints(view(position, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_whole_sentences_that_can_stand_one_after_the_other(language: str) -> None:
    position = buying("alice.buys = 2")
    texts = Texts(language)
    first, second = (hint.text(texts) for hint in hints_at(position))
    assert hint_text(view(position, 0), texts) == f"{first} {second}"
    assert hint_text(view(position, 1), texts) == ""
    endings = {key: (rendered(language, key) or "")[-1] for key in patterns(language) if key.startswith("hint-")}
    assert {key: sign for key, sign in endings.items() if sign != "."} == {}


# The Action phase


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        ("Village, Smithy", "hint-action-first"),
        ("Village, Market", "hint-action-free"),
        ("Smithy, Moat", "hint-action-choose"),
        ("Smithy, Smithy", "hint-action"),
        ("Smithy", "hint-action"),
    ],
)
def test_actions_that_give_the_action_back_come_first(hand: str, key: str) -> None:
    assert key_at(staged(f"players = alice, bob\nkingdom = Village, Smithy, Market, Moat\nalice.hand = {hand}")) == key


def test_the_cards_to_play_first_are_named_in_the_language() -> None:
    (hint,) = hints_at(staged("players = alice, bob\nkingdom = Village, Smithy\nalice.hand = Village, Smithy"))
    assert cards_in(hint) == cards("Village")
    assert "Wioska" in hint.text(Texts("pl"))


def test_with_actions_left_there_is_nothing_to_choose_between() -> None:
    position = staged("players = alice, bob\nkingdom = Village, Smithy, Moat\nalice.hand = Village, Smithy, Moat")
    answered(position, "Village")
    assert key_at(position) == "hint-action"


# The Buy phase


@pytest.mark.parametrize(
    ("coins", "key", "strongest"),
    [
        (0, "hint-buy-nothing", set()),
        (1, "hint-buy-nothing", set()),
        (2, "hint-buy-cheap", {"Moat"}),
        (3, "hint-buy-cards", {"Village"}),
        (4, "hint-buy-cards", {"Smithy"}),
        (5, "hint-buy-cards", {"Market"}),
        (6, "hint-buy-gold-or", {"Market"}),
        (7, "hint-buy-gold-or", {"Market"}),
    ],
)
def test_the_hint_for_buying_fits_the_coins_and_the_kingdom(coins: int, key: str, strongest: set[str]) -> None:
    position = buying(coins=coins)
    offered = {card for card in cards_in(hints_at(position)[0]) if card.name in ("Village", "Smithy", "Market", "Moat")}
    assert (key_at(position), offered) == (key, cards(*strongest))


@pytest.mark.parametrize(("turns", "key"), [(0, "hint-buy-opening"), (1, "hint-buy-opening"), (2, "hint-buy-cards")])
def test_the_first_two_turns_have_a_hint_of_their_own(turns: int, key: str) -> None:
    position = staged(f"players = alice, bob\nkingdom = Smithy\nalice.turns = {turns}\nbob.turns = {turns}\nalice.hand = Copper x4")
    answered(position, *["Copper"] * 4)
    assert key_at(position) == key


def test_without_affordable_actions_silver_is_the_hint() -> None:
    assert key_at(
        buying("supply.Smithy = 0", 3, "Market, Witch, Festival, Laboratory, Library, Mine, Council Room, Smithy, Sentry, Bandit")
    ) == ("hint-buy-silver")


def test_with_eight_coins_it_is_time_for_provinces() -> None:
    assert key_at(buying(coins=8)) == "hint-buy-province"


def test_the_last_province_comes_with_a_warning() -> None:
    assert key_at(buying("supply.Province = 1", coins=8)) == "hint-buy-last-province"


@pytest.mark.parametrize(
    ("coins", "provinces", "key"),
    [
        (5, 5, "hint-buy-cards"),
        (5, 4, "hint-buy-duchy"),
        (6, 3, "hint-buy-gold-or"),
        (6, 2, "hint-buy-duchy"),
        (2, 3, "hint-buy-cheap"),
        (2, 2, "hint-buy-estate"),
        (1, 1, "hint-buy-nothing"),
    ],
)
def test_towards_the_end_points_are_worth_buying(coins: int, provinces: int, key: str) -> None:
    assert key_at(buying(f"supply.Province = {provinces}", coins)) == key


def test_several_buys_and_nearly_enough_empty_piles_are_pointed_out() -> None:
    assert [hint.key for hint in hints_at(buying())[1:]] == []
    assert [hint.key for hint in hints_at(buying("alice.buys = 2"))[1:]] == ["hint-several-buys"]
    assert [hint.key for hint in hints_at(buying("supply.Curse = 0"))[1:]] == []
    near = buying("alice.buys = 2\nsupply.Curse = 0\nsupply.Duchy = 0")
    assert [hint.key for hint in hints_at(near)[1:]] == ["hint-several-buys", "hint-piles"]


def test_with_five_players_the_end_needs_one_pile_more() -> None:
    def keys(empty: str) -> list[str]:
        settings = f"players = alice, bob, cleo, dan, eve\nalice.hand = Copper x3\n{empty}"
        position = staged(settings)
        answered(position, *["Copper"] * 3)
        return [hint.key for hint in hints_at(position)[1:]]

    assert keys("supply.Curse = 0\nsupply.Duchy = 0") == []
    assert keys("supply.Curse = 0\nsupply.Duchy = 0\nsupply.Estate = 0") == ["hint-piles"]


# Cards


def test_the_attack_that_a_reaction_answers_is_named() -> None:
    position = staged(
        "players = alice, bob\nkingdom = Militia, Witch, Moat, Village\nalice.hand = Village, Militia, Witch\nbob.hand = Moat, Copper x4"
    )
    answered(position, "Village", "Militia")
    (hint,) = hints_at(position)
    assert hint.key == "hint-moat-reveal"
    assert hint.arguments["card"] == find_card("Militia")
    answered(position, "Moat", "Witch")
    assert hints_at(position)[0].arguments["card"] == find_card("Witch")


@pytest.mark.parametrize(("hand", "key"), [("Library", "hint-library-set-aside"), ("Village, Library", "hint-library-set-aside-playable")])
def test_what_library_finds_is_worth_keeping_only_if_it_can_be_played(hand: str, key: str) -> None:
    position = staged(f"players = alice, bob\nkingdom = Library, Village, Moat\nalice.hand = {hand}\nalice.deck = Moat, Moat, Copper")
    answered(position, *hand.split(", "))
    assert key_at(position) == key


def test_spy_judges_ones_own_cards_otherwise_than_those_of_others() -> None:
    position = staged("edition = 1\nplayers = alice, bob\nkingdom = Spy\nalice.hand = Spy\nalice.deck = Copper, Gold\nbob.deck = Estate")
    answered(position, "Spy")
    assert key_at(position) == "hint-spy-discard-own"
    answered(position, "pass")
    assert key_at(position) == "hint-spy-discard"
