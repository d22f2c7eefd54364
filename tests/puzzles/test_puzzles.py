"""Puzzles: what a deed is, that the shipped ones hold, how tries are judged and rated, and that mining is the same every time."""

from __future__ import annotations

import itertools
import os
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fiefdom.cards.catalogue import SET_NAMES, find_card
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.errors import BadPuzzle, PuzzleAnswered
from fiefdom.game.commands import Commands
from fiefdom.game.notation import write_position
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.view import view
from fiefdom.puzzles.deed import Choice, deeds
from fiefdom.puzzles.digging import NICE, check_into, dig_into, in_order
from fiefdom.puzzles.measurement import DeedMeasurement
from fiefdom.puzzles.mining import MARGIN, SECOND_RUN, Dig, Mine, plans_with
from fiefdom.puzzles.puzzle import SOLVER, THEMES, Collection, Puzzle, load_puzzles, shipped_puzzles
from fiefdom.puzzles.rating import START, PuzzleRating, after_a_try
from fiefdom.puzzles.riddle import Riddle
from fiefdom.puzzles.selection import next_puzzle
from fiefdom.puzzles.telling import asked_text, hint_text, remark_text, why_text
from fiefdom.puzzles.themes import plays_from_hand
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.stages import answered, staged

PLAIN = 1400
"""What everybody finds begins below this rating."""

SAMPLE = 5
"""Shipped puzzles that are measured again; `fiefdom puzzles mine` has measured all of them twice."""


def a_puzzle(question: str, cards: int = 1) -> Puzzle:
    """A shipped puzzle that asks this, and whose answer names so many cards."""
    fitting = (puzzle for puzzle in shipped_puzzles().puzzles if puzzle.view.question and puzzle.view.question.id.endswith(question))
    return next(puzzle for puzzle in fitting if len(puzzle.best.words) == cards and puzzle.best.words != ("pass",))


# Deeds


def test_a_deed_is_all_that_is_bought_in_a_turn() -> None:
    position = staged("players = alice, bob\nkingdom = Market, Militia\nalice.hand = Market, Copper, Copper")
    answered(position, "Market")
    position.play_all_treasures()
    words = {deed.words for deed in deeds(position)}
    assert {("pass",), ("Estate",), ("Copper", "Copper"), ("Silver",), ("Copper", "Silver")} <= words
    assert ("Silver", "Copper") not in words
    assert Choice.at(position).then("Silver").then("Copper").deed.words == ("Copper", "Silver")


def test_what_the_engine_picks_itself_belongs_to_the_deed() -> None:
    position = staged(
        "players = alice, bob\nkingdom = Market, Militia\nalice.hand = Militia\nbob.hand = Gold, Copper, Copper, Copper, Copper"
    )
    answered(position, "Militia")
    words = {deed.words for deed in deeds(position)}
    assert words == {("Copper", "Copper"), ("Copper", "Gold")}
    assert Choice.at(position).then("Gold").deed.words == ("Copper", "Gold")


def test_what_a_card_then_does_because_nothing_else_is_left_does_not_belong_to_the_deed() -> None:
    position = staged("players = alice, bob\nkingdom = Remodel, Mine\nalice.hand = Remodel, Mine, Copper, Copper")
    assert {deed.words for deed in deeds(position)} == {("Remodel",), ("Mine",), ("pass",)}


# What is shipped


def test_there_are_many_and_each_can_be_asked() -> None:
    puzzles = shipped_puzzles().puzzles
    assert len(puzzles) >= 500
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.start.kingdom for puzzle in puzzles}) >= 60
    assert {puzzle.start.kingdom.edition for puzzle in puzzles} == {1, 2}
    for puzzle in puzzles:
        question = puzzle.view.question
        assert question is not None
        assert question.seat == SOLVER
        assert set(puzzle.themes) <= set(THEMES)


def test_the_best_answer_is_better_than_all_others_by_the_margin() -> None:
    for puzzle in shipped_puzzles().puzzles:
        known = {deed.words for deed in deeds(puzzle.start)}
        assert {answer.words for answer in puzzle.answers} <= known
        assert puzzle.gap >= MARGIN
        assert puzzle.deals >= SECOND_RUN[0]
        assert puzzle.answers[0].chance == max(answer.chance for answer in puzzle.answers)


def sample() -> list[Puzzle]:
    puzzles = shipped_puzzles().puzzles
    return list(puzzles[3 :: len(puzzles) // SAMPLE])


@pytest.mark.parametrize("puzzle", sample(), ids=lambda puzzle: puzzle.id)
def test_a_sample_holds_on_other_deals(puzzle: Puzzle) -> None:
    dig = Dig(puzzle.start.kingdom, Random(1))
    measured = DeedMeasurement(puzzle.view, dig.outlook, deeds(puzzle.start), seed=20261118)
    measured.compete(100)
    measured.measure(4000)
    assert measured.best.words == puzzle.best.words
    assert measured.gap().mean > MARGIN - 0.03
    assert measured.least_gap() > 0.03


# Solving


def test_the_first_whole_deed_is_judged_and_not_carried_out() -> None:
    puzzle = a_puzzle("buy")
    game = puzzle.game("Ana", "Ola", 7)
    riddle, commands = Riddle(puzzle, game), Commands(game)
    commands.judge = riddle.judge
    before = game.position.copy()
    with pytest.raises(PuzzleAnswered):
        commands.answer(*puzzle.answers[1].words)
    assert game.position == before
    assert (riddle.is_open, riddle.solved, riddle.counts) == (True, False, True)
    with pytest.raises(PuzzleAnswered):
        commands.answer(*puzzle.best.words)
    assert (riddle.is_open, riddle.solved, riddle.counts) == (False, True, False)
    commands.answer(*puzzle.best.words)
    assert game.position != before


def test_a_basket_is_filled_one_by_one_and_can_be_emptied() -> None:
    puzzle = a_puzzle("buy", cards=2)
    game = puzzle.game("Ana", "Ola", 7)
    riddle, commands = Riddle(puzzle, game), Commands(game)
    commands.judge = riddle.judge
    first, second = puzzle.best.words
    commands.answer(first)
    assert riddle.picked == (first,)
    commands.undo_freely(SOLVER)
    assert not riddle.picked
    commands.answer(second)
    if puzzle.view.buys > len(puzzle.best.words):
        commands.answer(first)
    with pytest.raises(PuzzleAnswered):
        commands.answer(first if len(riddle.picked) == 1 else PASS)
    assert riddle.solved


def test_with_a_hint_a_try_does_not_count() -> None:
    puzzle = a_puzzle("buy")
    riddle = Riddle(puzzle, puzzle.game("Ana", "Ola", 7))
    riddle.hint()
    riddle.show()
    assert not riddle.counts


def test_the_solver_cannot_tell_the_deals_of_a_puzzle_apart() -> None:
    for puzzle in sample():
        games = [puzzle.game("Ana", "Ola", seed) for seed in (1, 2)]
        assert games[0].view(SOLVER) == games[1].view(SOLVER) == puzzle.view


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_is_told_in_every_language(language: str) -> None:
    texts = Texts(language)
    for puzzle in itertools.islice(shipped_puzzles().puzzles, 0, None, 7):
        riddle = Riddle(puzzle, puzzle.game("Ana", "Ola", 7))
        riddle.hints = 2
        with pytest.raises(PuzzleAnswered):
            riddle.judge(puzzle.view.question, (*puzzle.answers[1].words, PASS))  # type: ignore[arg-type]
        for text in (asked_text(puzzle, texts), hint_text(riddle, texts), remark_text(riddle, texts), why_text(puzzle, texts)):
            assert text
            assert "puzzle-" not in text


def test_numbers_of_a_reason_are_written_as_the_language_writes_them() -> None:
    point = re.compile(r"\d\.\d")
    said = {language: [why_text(puzzle, Texts(language)) for puzzle in shipped_puzzles().puzzles] for language in ("en", "ro")}
    assert any(map(point.search, said["en"]))
    assert not any(map(point.search, said["ro"]))
    assert any(re.search(r"[+−]\d+,\d", text) for text in said["ro"])


# Ratings and the next one


def test_ratings_go_up_for_who_wins_and_move_slower_later() -> None:
    solver, puzzle = after_a_try(PuzzleRating(), PuzzleRating(1500), solved=True)
    assert solver.points == START + 24
    assert puzzle.points == START - 24
    easy, _ = after_a_try(PuzzleRating(), PuzzleRating(1100), solved=True)
    assert easy.points < solver.points
    settled, _ = after_a_try(PuzzleRating(1500, 100), PuzzleRating(1500), solved=False)
    assert settled.points == START - 8


def test_the_next_puzzle_fits_and_is_new() -> None:
    puzzles = shipped_puzzles().puzzles
    hard = next_puzzle(puzzles, (), PuzzleRating(2400), Random(1))
    easy = next_puzzle(puzzles, (), PuzzleRating(800), Random(1))
    assert hard is not None
    assert easy is not None
    assert hard.rating > easy.rating
    left = next_puzzle(puzzles[:3], [puzzles[0].id, puzzles[2].id], PuzzleRating(), Random(1))
    assert left is puzzles[1]
    assert next_puzzle([], (), PuzzleRating(), Random(1)) is None


# Files


def test_a_collection_is_read_back_as_it_was_written() -> None:
    shipped = shipped_puzzles()
    assert Collection.parse(str(shipped)) == shipped


@pytest.mark.parametrize("text", ["", "nonsense", '{"format": "another"}', '{"format": "fiefdom puzzles 1"}\n{"id": 3}'])
def test_what_is_no_collection_is_refused_with_its_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPuzzle) as refused:
        load_puzzles(path)
    assert refused.value.file == str(path)


def test_an_unknown_puzzle_is_refused_with_the_one_that_was_meant() -> None:
    known = shipped_puzzles().puzzles[0].id
    with pytest.raises(BadPuzzle, match=known):
        shipped_puzzles().find(f"{known}x")


def test_mining_is_the_same_every_time_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    mine = Mine(seed=3, games=1)
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    dig_into(whole, mine, 2, nice=0)
    dig_into(parts, mine, 1, nice=0)
    assert load_puzzles(parts).dug == 1
    dig_into(parts, mine, 2, nice=0)
    assert parts.read_text() == whole.read_text()
    with pytest.raises(BadPuzzle, match="seed 3"):
        dig_into(whole, Mine(seed=4), 3)


def politeness(_: int) -> int:
    """How polite the process is that digs."""
    return os.nice(0)


def test_one_process_that_digs_is_as_polite_as_several_and_is_another_one() -> None:
    before = os.nice(0)
    assert list(in_order(politeness, range(2), 1)) == [(0, NICE), (1, NICE)]
    assert os.nice(0) == before


def test_puzzles_are_measured_again_and_those_that_do_not_hold_are_dropped(tmp_path: Path) -> None:
    clear = max(shipped_puzzles().puzzles, key=lambda puzzle: puzzle.gap * (puzzle.rating > PLAIN))
    opening = Position.new(find_kingdom("first-game-2"), seed=1)
    opening.play_all_treasures()
    false = replace(clear, id="000000", position=write_position(opening))
    path = tmp_path / "checked.jsonl"

    def stop(_: Collection) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        check_into(path, Collection((false, clear), seed=3, dug=7), nice=0, tell=stop)
    assert load_puzzles(path) == Collection((clear,), seed=3, dug=7, checked=0)
    found = check_into(path, Collection(), nice=0)
    assert (found.checked, found.seed, found.dug) == (1, 3, 7)
    assert str(found) == path.read_text()
    again = found.puzzles[0]
    assert (again.id, again.best.words, again.start) == (clear.id, clear.best.words, clear.start)


def test_kingdoms_of_both_editions_and_all_sets_are_dug_on_and_some_with_throne_room() -> None:
    kingdoms = [Mine().kingdom(number) for number in range(len(RECOMMENDED_SETS), len(RECOMMENDED_SETS) + 12)]
    assert {kingdom.edition for kingdom in kingdoms} == {1, 2}
    assert {card.set_name for kingdom in kingdoms for card in kingdom.kingdom_cards} == set(SET_NAMES)
    throned = [kingdom for kingdom in kingdoms if any(map(plays_from_hand, kingdom.cards))]
    assert len(throned) >= 4
    assert all(plans_with(kingdom, [find_card("Throne Room")]) for kingdom in throned)


def test_kingdoms_of_both_editions_are_dug_on() -> None:
    mine = Mine()
    assert mine.kingdom(0) == find_kingdom("first-game-1")
    assert {mine.kingdom(number).edition for number in (100, 101)} == {1, 2}
    assert view(Position.new(mine.kingdom(100)), 0).seats == 2
