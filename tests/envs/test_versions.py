"""Observations only grow at the end: whatever is declared later, an older version is the beginning of a newer one."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import numpy
import pytest

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.engine.layout import SEATS, SLOTS, Told, fields
from fiefdom.engine.state import State
from fiefdom.engine.words import SOURCE_NAMES
from fiefdom.envs.arena import Arena, EnvConfig
from fiefdom.envs.arrays import observe
from fiefdom.envs.columns import COLUMNS, Column, Columns
from fiefdom.envs.encoding import ACTION_LIST, LATEST, Encoding
from fiefdom.envs.writer import source
from fiefdom.errors import BadEnvironment
from fiefdom.game import engines, plain
from fiefdom.game.batch import Batch
from fiefdom.game.position import Position
from fiefdom.game.view import view

LAST = COLUMNS.versions[-1]
WORD = dataclasses.replace(LAST, question=LAST.question + 3)
CARDS = dataclasses.replace(WORD, cards=LAST.cards + 5, source=len(SOURCE_NAMES) - 1)
NEXT = len(COLUMNS.versions)
GROWN = Columns(
    (*COLUMNS.versions, WORD, CARDS),
    (*COLUMNS.table, Column("depth", "steps that wait", since=NEXT)),
    (*COLUMNS.seat, Column("known_size", "one more of each seat", "state.turn + other", since=NEXT + 1)),
    (*COLUMNS.card, Column("more_trash", "one more of each card", "state.trash[slot] + 1", since=NEXT)),
    (*COLUMNS.card_seat, Column("more", "one more of each", "state.owned[other]", since=NEXT + 1, is_rare=True)),
)
"""Two versions more: a word and columns, then cards, words and columns."""


def written(columns: Columns, position: Position, seat: int) -> list[int]:
    """What a seat sees by these columns."""
    names: dict[str, Any] = {}
    exec(source(columns), names)
    versions = range(len(columns.versions))
    cells = []
    for version in versions:
        numbers = ACTION_LIST.of_answers(position.kingdom)[: len(position.kingdom.cards)].tolist()
        places = [columns.cell(position.seats, number - 1, version) for number in numbers]
        cells += [*places, *[0] * (SLOTS - len(places))]
    row = numpy.zeros(columns.start(position.seats, len(columns.versions)), numpy.int16)
    names["write_observation"](plain.state_of(position.handle), seat, position.seats, 0, False, False, cells, memoryview(row.data))
    return row.tolist()


def positions(players: int) -> list[Position]:
    """Moments of random games."""
    batch = Batch([random_kingdom(seed) for seed in range(12)], seats=players, seeds=4, engine=plain)
    generator = numpy.random.default_rng(1)
    for _ in range(40):
        batch.step(batch.random_answers(generator))
    return [batch.position(game) for game in range(len(batch))]


@pytest.mark.parametrize("players", range(2, SEATS + 1))
def test_what_is_added_comes_behind_everything(players: int) -> None:
    size = Encoding(players).size
    assert GROWN.start(players, NEXT) == size
    assert [GROWN.cell(players, card, 0) for card in range(LAST.cards)] == [COLUMNS.cell(players, card, 0) for card in range(LAST.cards)]
    for position in positions(players)[:3]:
        for seat in range(players):
            assert written(GROWN, position, seat)[:size] == written(COLUMNS, position, seat)


def test_no_two_numbers_share_a_place() -> None:
    for players in (2, 6):
        taken: list[int] = []
        for version in range(len(GROWN.versions)):
            table = sum(len(words) for _, _, words in GROWN.table_of(players, version))
            taken += range(GROWN.start(players, version), GROWN.start(players, version) + table)
            width = len(list(GROWN.cards_of(players, version)))
            cells = [GROWN.cell(players, card, version) for card in range(CARDS.cards)]
            taken += [cell + place for cell in cells for place in range(width)]
        assert sorted(taken) == list(range(GROWN.start(players, len(GROWN.versions))))


def test_columns_of_later_versions_are_written() -> None:
    for position in positions(3):
        row = written(GROWN, position, 1)
        first = GROWN.start(3, NEXT)
        assert row[first + WORD.question - LAST.question] == plain.state_of(position.handle).depth
        for slot, number in enumerate(ACTION_LIST.of_answers(position.kingdom)[: len(position.kingdom.cards)].tolist()):
            assert row[GROWN.cell(3, number - 1, NEXT)] == plain.state_of(position.handle).trash[slot] + 1
            mine = GROWN.cell(3, number - 1, NEXT + 1)
            assert row[mine : mine + 3] == [plain.state_of(position.handle).owned[seat][slot] for seat in (1, 2, 0)]


def test_a_version_is_the_beginning_of_the_next() -> None:
    position = positions(2)[0]
    newest = Encoding(2).observe(view(position, 0))
    for version in range(LATEST + 1):
        assert Encoding(2, version).observe(view(position, 0)).tolist() == newest[: Encoding(2, version).size].tolist()
        arena = Arena(3, EnvConfig(kingdom="First Game", version=version))
        arena.seed(1)
        arena.reset()
        assert arena.observations.shape == (3, Encoding(2, version).size)
        assert arena.masks.shape == (3, Encoding(2, version).actions)


def test_there_is_no_other_version() -> None:
    for version in (-1, LATEST + 1):
        with pytest.raises(BadEnvironment, match=f"`{version}`"):
            Encoding(2, version)


# What is declared is told


def test_every_card_and_every_question_of_the_catalogue_has_its_numbers() -> None:
    """Whoever adds a set of cards adds a version: `VERSIONS` in `envs/columns.py`."""
    assert len(CATALOGUE) == LAST.cards
    questions = {question for card in CATALOGUE for question in card.questions.values()}
    assert {question.word for question in questions if question.number > LAST.question} == set()
    assert {question.word for question in questions if question.source > LAST.source} == set()


def test_every_field_that_learners_are_told_is_in_a_column() -> None:
    used = set(re.findall(r"state\.(\w+)", source()))
    told = {field.name for field in fields(State) if field.seen and Told.LEARNERS in field.seen.told}
    assert told - used <= {"legal", "later"}, "the mask, and what `copies_in_mind` reads"
    assert "copies_in_mind(state" in source()


@pytest.mark.parametrize("engine", [plain, pytest.param(engines.compiled() or plain, id="fast")])
def test_cards_that_are_not_certain_are_told_to_their_owner_alone(engine: Any) -> None:
    batch = Batch(random_kingdom(1), 1, seats=3, engine=engine)
    batch.states["unsure"][0, 1, :4] = [2, 0, 0, 1]
    batch.states["unknown"][0, 1] = 3
    encoding = Encoding(3)
    owned, score = [], []
    for seat, name in ((0, "1"), (1, "0"), (2, "2")):
        row = observe(batch, numpy.array([seat]))[0]
        owned.append(encoding.card_part(row, f"owned_{name}")[:4].tolist())
        score.append(encoding.table_part(row, f"score_{name}").tolist())
    assert owned == [[5, 0, 0, 2], [7, 0, 0, 3], [5, 0, 0, 2]]
    assert score == [[2], [3], [2]]
