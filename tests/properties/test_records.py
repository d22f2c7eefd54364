"""Two thousand random games recorded, parsed and replayed to identical states; and parsers that only fail politely."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.errors import FiefdomError
from fiefdom.game.decision import read_entries, write_entries
from fiefdom.game.game import Game, new_game
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.record import Record

GAMES = 2_000
CHUNKS = 20
PLAYERS = ("Ana", "Bogdan", "Cezary", "Dagný", "Efrat", "Flo 6")
MOST_DECISIONS = 80


def random_game(number: int) -> Game:
    """An eager random game, with undo and take-backs here and there."""
    random = Random(number)
    kingdom = random_kingdom(number, random.choice((1, 2, "both")))
    game = new_game(kingdom, players=PLAYERS[: random.randint(2, 6)], seed=number)
    while game.question and len(game.entries) < MOST_DECISIONS:
        answers = game.question.answers
        if game.question.may_pass and len(answers) > 1 and random.random() < 0.9:
            answers = answers[:-1]
        game.answer(random.choice(answers[-6:]))
        if random.random() < 0.02 and game.can_undo():
            game.undo()
        elif random.random() < 0.005 and game.decisions:
            game.take_back(random.randrange(game.decisions), seed=random.getrandbits(64))
    return game


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_recorded_games_replay_to_the_same_state(chunk: int) -> None:
    """Record, parse and replay; the last position survives as a line, too."""
    for number in range(chunk, GAMES, CHUNKS):
        game = random_game(number)
        replayed = Game.from_record(Record.parse(str(game.record)))
        assert replayed == game, number
        assert read_position(write_position(game.position)) == game.position, number


RECORD = str(random_game(1).record)
POSITION = write_position(random_game(2).position)
DECISION = next(iter(write_entries(random_game(3).entries)))


def mangled(text: str) -> st.SearchStrategy[str]:
    """A text with a few pieces cut, doubled, swapped or replaced."""

    def mangle(cuts: list[tuple[int, int, str]]) -> str:
        changed = text
        for start, length, replacement in cuts:
            place = start % (len(changed) + 1)
            changed = changed[:place] + replacement + changed[place + length :]
        return changed

    signs = ["", "\n", " | ", "->", ":", ",", "*", "=", "x999", "-1", "99999999999", "?", "pass"]
    piece = st.one_of(st.text(max_size=6), st.sampled_from(signs))
    return st.lists(st.tuples(st.integers(0, len(text)), st.integers(0, 12), piece), min_size=1, max_size=4).map(mangle)


@settings(max_examples=600)
@given(st.one_of(mangled(RECORD), st.text(max_size=200)))
def test_records_fail_politely_or_replay(text: str) -> None:
    """Whatever the text: a FiefdomError, or a record that writes itself back."""
    try:
        record = Record.parse(text)
        game = Game.from_record(record)
    except FiefdomError:
        return
    assert Record.parse(str(game.record)) == game.record


@settings(max_examples=600)
@given(st.one_of(mangled(POSITION), st.text(max_size=200)))
def test_positions_fail_politely_or_read_back(text: str) -> None:
    """Whatever the text: a FiefdomError, or a position that writes itself back and can be played on."""
    try:
        position = read_position(text)
    except FiefdomError:
        return
    assert read_position(write_position(position)) == position


@settings(max_examples=600)
@given(st.one_of(mangled(DECISION), st.text(max_size=80)))
def test_decisions_fail_politely_or_read_back(text: str) -> None:
    """Whatever the text: a FiefdomError, or decisions that write themselves back."""
    try:
        entries = read_entries(text)
    except FiefdomError:
        return
    assert [entry for line in write_entries(entries) for entry in read_entries(line)] == entries
