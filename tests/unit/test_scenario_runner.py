"""Scenarios: acts, picks, shuffles, and what is left at the end of a block."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fiefdom.game import engines, plain
from fiefdom.game.position import Position
from fiefdom.scenario.runner import run_block
from fiefdom.scenario.syntax import blocks
from tests.scenario_pages import CHAPEL, MILITIA, PAGE, START, assert_fails, assert_passes, failure

# Acts


@pytest.mark.parametrize(
    ("act", "message"),
    [
        ("alice plays Copper", "`Copper` is no answer to `action` of seat 0"),
        ("alice plays Moat", "`Moat` is no answer to `action` of seat 0"),
        ("bob plays Moat", "the open question is `alice: action`"),
        ("alice buys Copper", "the open question is `alice: action`"),
        ("alice ends treasures", "the open question is `alice: action`"),
        ("bob ends turn", "the open question is `alice: action`"),
        ("alice: chapel.trash -> Copper", "the open question is `alice: action`"),
        ("bob: moat.reveal -> Moat", "the open question is `alice: action`"),
        ("carol plays Moat", "there is no player `carol`"),
        ("carol cannot play Moat", "there is no player `carol`"),
    ],
)
def test_an_act_that_does_not_answer_the_open_question_is_a_failure(act: str, message: str, tmp_path: Path) -> None:
    assert_fails(f"{START}alice.hand = Smithy, Copper\nbob.hand = Moat\n{act} # !", message, tmp_path)


def test_an_act_passes_no_other_question(tmp_path: Path) -> None:
    block = f"{START}alice.hand = Smithy, Copper\nalice ends actions\nalice buys Copper # !"
    assert_fails(block, "the open question is `alice: treasure`", tmp_path)
    assert_passes(block.replace("alice buys", "alice ends treasures\nalice buys"), tmp_path)


def test_ends_turn_passes_all_phases_that_are_left_and_no_more(tmp_path: Path) -> None:
    block = f"{START}alice.hand = Smithy, Copper\nbob.hand = Smithy, Copper\nalice ends turn\n"
    assert_passes(f"{block}alice.turns = 1\nquestion = bob: action\nalice.play = nothing", tmp_path)


def test_ends_turn_does_not_answer_a_card(tmp_path: Path) -> None:
    assert_fails(f"{CHAPEL}alice plays Chapel\nalice ends turn # !", "the open question is `alice: chapel.trash`", tmp_path)


@pytest.mark.parametrize(
    "act",
    [
        "alice plays Smithy",
        "alice cannot play Copper",
        "alice cannot buy Copper",
        "bob cannot play Moat",
        "alice cannot: chapel.trash -> Copper",
    ],
)
def test_what_can_be_done_and_what_cannot(act: str, tmp_path: Path) -> None:
    assert_passes(f"{START}alice.hand = Smithy, Copper\nbob.hand = Moat\n{act}", tmp_path)


@pytest.mark.parametrize(
    ("act", "value"),
    [
        ("alice cannot: chapel.trash -> Copper x2, Estate, Curse", "Copper x2, Estate, Curse"),
        ("alice cannot: chapel.trash -> Copper", "Copper"),
        ("alice cannot: chapel.trash -> nothing", "nothing"),
    ],
)
def test_a_cannot_of_something_possible_is_a_failure(act: str, value: str, tmp_path: Path) -> None:
    assert_fails(f"{CHAPEL}alice plays Chapel\n{act} # !", f"`{value}` is possible, but should not be", tmp_path)


def test_a_cannot_of_a_possible_play_or_purchase_is_a_failure(tmp_path: Path) -> None:
    assert_fails(f"{START}alice.hand = Smithy\nalice cannot play Smithy # !", "`Smithy` is possible, but should not be", tmp_path)
    assert_fails(f"{START}alice cannot buy Copper # !", "`Copper` is possible, but should not be", tmp_path)


def test_a_refused_act_changes_nothing(tmp_path: Path) -> None:
    tries = "alice cannot: chapel.trash -> Copper x3\nalice cannot: chapel.trash -> Copper x2, Estate, Curse, Gold\n"
    after = "alice.hand = Copper x2, Estate, Curse, Gold, Silver\ntrash = nothing\nquestion = alice: chapel.trash"
    assert_passes(f"{CHAPEL}alice plays Chapel\n{tries}{after}", tmp_path)


def test_a_refused_act_uses_up_no_scripted_shuffle(tmp_path: Path) -> None:
    hand = "alice.hand = Cellar, Copper, Estate\nalice.discard = Gold\nalice.shuffle = Gold, Estate\nalice plays Cellar\n"
    tries = "alice cannot: cellar.discard -> Estate x2\nalice: cellar.discard -> Estate\nalice.hand = Copper, Gold"
    assert_passes(f"{START}{hand}{tries}", tmp_path)


def test_another_players_answer_is_refused(tmp_path: Path) -> None:
    """T-292."""
    attack = f"{MILITIA}alice plays Militia\n"
    assert_fails(f"{attack}alice: militia.discard -> Gold, Silver # !", "the open question is `bob: militia.discard`", tmp_path)
    assert_passes(f"{attack}alice cannot: militia.discard -> Copper\nbob: militia.discard -> Gold, Silver", tmp_path)


@pytest.mark.parametrize("question", ["militia.discrad", "witch.gain", "moat", "militia", "discard"])
def test_a_question_that_no_card_of_the_scenario_asks_is_an_error(question: str, tmp_path: Path) -> None:
    for words in ("bob:", "bob cannot:"):
        block = f"{MILITIA}alice plays Militia\n{words} {question} -> Gold # !"
        assert_fails(block, f"no card of this scenario asks `{question}`", tmp_path)


# Picks


@pytest.mark.parametrize("picks", ["Gold, Silver", "Silver, Gold", "Estate, Copper", "Copper x2"])
def test_the_right_number_of_picks_is_accepted(picks: str, tmp_path: Path) -> None:
    assert_passes(f"{MILITIA}alice plays Militia\nbob: militia.discard -> {picks}\nbob.discard = {picks}", tmp_path)


@pytest.mark.parametrize(
    ("picks", "message"),
    [
        ("Gold", "`militia.discard` asks for 1 more"),
        ("Gold, Silver, Copper", "there is nothing to pick for `Copper`: the choice is over"),
        ("Gold, Gold", "`Gold` is no answer to `militia.discard` of seat 1"),
        ("Gold, Moat", "`Moat` is no answer to `militia.discard` of seat 1"),
        ("nothing", "`pass` is no answer to `militia.discard` of seat 1"),
    ],
)
def test_too_few_too_many_and_wrong_picks_are_refused(picks: str, message: str, tmp_path: Path) -> None:
    assert_fails(f"{MILITIA}alice plays Militia\nbob: militia.discard -> {picks} # !", message, tmp_path)
    assert_passes(f"{MILITIA}alice plays Militia\nbob cannot: militia.discard -> {picks}\nquestion = bob: militia.discard", tmp_path)


def test_a_free_number_of_picks_ends_where_the_list_ends(tmp_path: Path) -> None:
    for number in range(5):
        picks = ", ".join(["Curse", "Estate", "Copper", "Copper"][:number]) or "nothing"
        assert_passes(f"{CHAPEL}alice plays Chapel\nalice: chapel.trash -> {picks}\ntrash = {picks}\nquestion = nothing", tmp_path)
    five = f"{CHAPEL}alice plays Chapel\nalice: chapel.trash -> Curse, Estate, Copper x2, Gold # !"
    assert_fails(five, "there is nothing to pick for `Gold`: the choice is over", tmp_path)


@pytest.mark.parametrize("picks", ["Estate", "Estate, Copper", "Estate, Copper x2", "Copper, Estate", "Copper, Estate, Copper"])
def test_forced_picks_at_the_end_may_be_listed_or_left_out(picks: str, tmp_path: Path) -> None:
    block = f"{START}alice.hand = Militia\nbob.hand = Copper x5, Estate\nalice plays Militia\nbob: militia.discard -> {picks}\n"
    assert_passes(f"{block}bob.hand = Copper x3\nbob.discard = Estate, Copper x2", tmp_path)


def test_a_last_pick_that_is_not_forced_must_be_listed(tmp_path: Path) -> None:
    block = f"{START}alice.hand = Militia\nbob.hand = Copper x5, Estate\nalice plays Militia\nbob: militia.discard -> Copper x2 # !"
    assert_fails(block, "`militia.discard` asks for 1 more", tmp_path)


@pytest.mark.parametrize("picks", ["Estate, Estate", "Estate, Copper, Estate", "Estate, Gold"])
def test_forced_picks_that_are_listed_must_match(picks: str, tmp_path: Path) -> None:
    block = f"{START}alice.hand = Militia\nbob.hand = Copper x5, Estate\nalice plays Militia\nbob: militia.discard -> {picks} # !"
    assert_fails(block, "the last pick is forced to be `Copper`", tmp_path)


def test_more_picks_than_the_forced_ones_are_refused(tmp_path: Path) -> None:
    block = f"{START}alice.hand = Militia\nbob.hand = Copper x5, Estate\nalice plays Militia\nbob: militia.discard -> Estate, Copper x3 # !"
    assert_fails(block, "there is nothing to pick for `Copper`: the choice is over", tmp_path)


def test_a_choice_that_is_forced_from_its_first_pick_is_not_listed(tmp_path: Path) -> None:
    block = f"{START}alice.hand = Militia\nbob.hand = Copper x5\nalice plays Militia\n"
    assert_passes(f"{block}bob.discard = Copper x2\nquestion = nothing", tmp_path)
    assert_fails(f"{block}bob: militia.discard -> Copper x2 # !", "the open question is `alice: buy`", tmp_path)


# Shuffles


SHUFFLE = f"{START}alice.hand = Village\nalice.discard = Gold, Silver, Estate\n"


def test_a_scripted_shuffle_gives_the_order_of_the_deck(tmp_path: Path) -> None:
    assert_passes(
        f"{SHUFFLE}alice.shuffle = Silver, Gold, Estate\nalice plays Village\nalice.hand = Silver\nalice.deck = Gold, Estate", tmp_path
    )


def test_later_lines_are_for_later_shuffles(tmp_path: Path) -> None:
    script = "alice.shuffle = Silver, Gold, Estate\nalice.shuffle = Silver, Village\nbob.shuffle = Gold, Estate\n"
    acts = "alice plays Village\nalice ends turn\nalice.hand = Gold, Estate, Silver, Village\nbob ends turn\nbob.hand = Gold, Estate"
    assert_passes(f"{SHUFFLE}bob.discard = Gold, Estate\n{script}{acts}", tmp_path)


@pytest.mark.parametrize("cards", ["Silver, Gold", "Silver, Gold, Estate, Estate", "Silver, Gold, Copper", "Silver x2, Gold", "nothing"])
def test_a_script_that_lists_other_cards_than_are_shuffled_is_a_failure(cards: str, tmp_path: Path) -> None:
    block = f"{SHUFFLE}alice.shuffle = {cards}\nalice plays Village # !"
    assert_fails(block, "the scripted shuffle of alice does not list the cards that are shuffled", tmp_path)


def test_a_script_that_is_never_used_is_a_failure(tmp_path: Path) -> None:
    acts = "alice.shuffle = Silver, Gold, Estate\nalice.shuffle = Gold # !\nalice plays Village"
    assert_fails(f"{SHUFFLE}{acts}", "this shuffle never happens", tmp_path)
    assert_fails(f"{SHUFFLE}bob.shuffle = Gold # !\nalice plays Village", "this shuffle never happens", tmp_path)


def test_a_shuffle_without_a_script_is_random(tmp_path: Path) -> None:
    guesses = [failure(f"{SHUFFLE}alice plays Village\nalice.hand = {card}", tmp_path) for card in ("Gold", "Silver", "Estate")]
    assert all(guesses), "every run of a scenario shuffles in the same way"


# The end of a block


def test_a_question_of_a_card_left_open_is_a_failure(tmp_path: Path) -> None:
    assert_fails(f"{CHAPEL}alice plays Chapel # !", "the question `alice: chapel.trash` is left open", tmp_path)
    assert_fails(f"{CHAPEL}alice plays Chapel\nalice.actions = 0 # !", "the question `alice: chapel.trash` is left open", tmp_path)


def test_a_question_left_open_may_be_asserted(tmp_path: Path) -> None:
    asserted = f"{CHAPEL}alice plays Chapel\nquestion = alice: chapel.trash\nalice.actions = 0"
    assert_passes(asserted, tmp_path)
    assert_passes(f"{asserted}\nalice cannot: chapel.trash -> Copper x3", tmp_path)


def test_an_assertion_of_an_earlier_question_is_not_enough(tmp_path: Path) -> None:
    hand = "alice.hand = Throne Room, Chapel, Copper, Curse\nalice plays Throne Room\nalice: throne-room.play -> Chapel\n"
    asked = "question = alice: chapel.trash\nalice: chapel.trash -> nothing # !"
    assert_fails(f"{START}{hand}{asked}", "the question `alice: chapel.trash` is left open", tmp_path)


def test_a_phase_question_may_stay_open(tmp_path: Path) -> None:
    assert_passes(f"{START}alice.hand = Smithy\nbob.hand = Smithy\nalice ends turn", tmp_path)


# The runner watches the engine


class LeakyHandle(plain.Handle):
    """A game whose copies share its hands, which is a mistake."""

    def copy(self) -> plain.Handle:
        other = LeakyHandle(self.table)
        other.data = plain.copy_state(self.data)
        other.data.hand = self.data.hand
        return other


class ForgetfulHandle(plain.Handle):
    """A game that loses a card of the Trash with every answer, which is a mistake."""

    def answer(self, slot: int, **options: Any) -> Any:
        events = super().answer(slot, **options)
        self.data.trash[0] = max(0, self.data.trash[0] - 1)
        return events

    def copy(self) -> plain.Handle:
        other = ForgetfulHandle(self.table)
        other.data = plain.copy_state(self.data)
        return other


class Broken:
    """An engine with one of these handles."""

    KindTable = plain.KindTable

    def __init__(self, handle: type[plain.Handle]) -> None:
        self.Handle = handle


@pytest.mark.parametrize(
    ("handle", "message"),
    [
        (LeakyHandle, "an answer to a copy has changed the original"),
        (ForgetfulHandle, "cards have appeared or vanished"),
    ],
)
def test_an_engine_that_breaks_a_law_fails_the_scenario(handle: type[plain.Handle], message: str) -> None:
    text = PAGE.format(f"{CHAPEL}trash = Copper\nalice plays Chapel\nalice: chapel.trash -> nothing")
    (block,) = blocks(text)
    assert run_block(block, plain) is None
    problem = run_block(block, Broken(handle))
    assert problem is not None
    assert problem.message == message


@pytest.mark.parametrize("engine", ["plain", "compiled"])
def test_scenarios_run_on_the_engine_they_are_given(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = plain if engine == "plain" else engines.compiled()
    if module is None:
        pytest.skip("the engine is not compiled")
    used: set[str] = set()
    original = Position.copy

    def watched(position: Position) -> Position:
        used.add(position.engine)
        return original(position)

    monkeypatch.setattr(Position, "copy", watched)
    (block,) = blocks(PAGE.format(f"{CHAPEL}alice plays Chapel\nalice: chapel.trash -> nothing"))
    assert run_block(block, module) is None
    assert used == {engine}
