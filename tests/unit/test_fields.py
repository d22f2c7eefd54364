"""Every field of the state says who may see it, and everybody who is to tell it does: a new one cannot be forgotten anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
import pytest

from fiefdom.bots.sight import table_message
from fiefdom.engine.layout import SEATS, SLOTS, Field, Told, Who, fields
from fiefdom.engine.state import State
from fiefdom.engine.words import SUPPLY, ZONE_NAMES
from fiefdom.envs.encoding import Encoding
from fiefdom.game.notation import QUESTION_NUMBERS, read_position, write_position
from fiefdom.game.plain import record_of, value_size
from fiefdom.game.position import Position
from fiefdom.game.view import View, view
from fiefdom.scenario.stage import ONLY_ASSERTED, PLAYER_SUBJECTS, SHARED_SUBJECTS
from fiefdom.server import picture
from fiefdom.server.feed import ENCODER
from fiefdom.server.picture import TableOptions
from fiefdom.soak.write import settings
from fiefdom.text.texts import Texts
from tests.server.test_secrets import scene
from tests.stages import staged

NOTATION = (Path(__file__).parents[2] / "docs" / "reference" / "notation.md").read_text(encoding="utf-8")
FIELDS = [field for field in fields(State) if not field.lent]
FOUND_ANEW = ("seats", "question", "decider", "asker", "may_pass", "source", "remaining", "legal", "phase", "looker", "later")
"""The question and pending work cannot be just any; views, notation and scenarios of questions show that they are told."""


TEN = "Harbinger, Village, Smithy, Market, Festival, Laboratory, Moat, Militia, Mine, Witch"


def harbinger() -> Position:
    """A question in which there is something of everything: cards in play, in the discard pile that is looked through."""
    text = f"kingdom = {TEN}\nann.hand = Harbinger, Copper\nann.deck = Copper x3\nann.discard = Gold, Silver\nben.hand = Copper x2"
    position = staged(f"players = ann, ben\n{text}")
    position.answer("Harbinger")
    return position


def changed(field: Field) -> View:
    """What its player sees there, with one number of a field changed."""
    seen = view(harbinger(), 0, open_counts=True)
    record = record_of(seen.record.tobytes()[: value_size()])
    if field.shape:
        record[field.name].reshape(-1)[0] += 1
    else:
        record[field.name] = int(record[field.name]) + 1
    return View(seen.kingdom, record, 0, open_counts=True)


def observed(seen: View) -> bytes:
    return Encoding(2).observe(seen).tobytes()


def sent_to_bots(seen: View) -> bytes:
    table = table_message(seen)
    return ENCODER.encode({name: getattr(table, name) for name in table.__struct_fields__ if name != "state"})


def drawn(seen: View) -> bytes:
    position = harbinger()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(picture, "view", lambda *_, **__: seen)
        return ENCODER.encode(picture.draw(position, 0, scene(position, TableOptions(open_counts=True, score_counter=True)), Texts()))


TELLERS: dict[Told, Callable[[View], bytes]] = {Told.LEARNERS: observed, Told.BOTS: sent_to_bots, Told.PICTURE: drawn}
TOLD = [
    (field, told)
    for field in FIELDS
    for told in TELLERS
    if field.seen and told in field.seen.told and field.name not in FOUND_ANEW
]  # fmt: skip


def test_every_field_says_who_may_see_it() -> None:
    assert [field.name for field in FIELDS if field.seen is None] == []


@pytest.mark.parametrize(("field", "told"), TOLD, ids=[f"{field.name}-{told.name}" for field, told in TOLD])
def test_a_field_is_told_where_it_says(field: Field, told: Told) -> None:
    assert TELLERS[told](changed(field)) != TELLERS[told](view(harbinger(), 0, open_counts=True))


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_a_field_that_nobody_sees_is_blank_in_every_view(field: Field) -> None:
    assert field.seen is not None
    if field.seen.by is Who.NOBODY:
        assert not any(view(harbinger(), seat, open_counts=True).record[field.name].any() for seat in (None, 0, 1))


def test_every_zone_of_cards_is_told_by_the_notation() -> None:
    names = {field.name for field in FIELDS}
    assert {field.seen.size for field in FIELDS if field.seen and field.seen.size} <= names
    zones: list[Any] = [field for field in FIELDS if field.seen and field.seen.zone and field.shape[-1:] == (SLOTS,)]
    assert [field.name for field in zones if not field.seen.notation] == []
    position = harbinger()
    assert read_position(write_position(position)) == position


CALLED = {"in_play": "play", "stack": "pending", "counters": "silver_played", "witnessed": "witnessed.N"}
"""What the notation calls a field, if that is not its name."""


@pytest.mark.parametrize("name", [field.name for field in FIELDS if field.seen and field.seen.notation])
def test_the_page_of_the_notation_explains_every_field_that_it_tells(name: str) -> None:
    assert re.search(rf"(?<![\w.]){CALLED.get(name, name)}(?![\w.])", NOTATION)


WRITTEN = [
    field
    for field in FIELDS
    if field.seen and Told.SCENARIOS in field.seen.told and field.name not in ("seats", *QUESTION_NUMBERS, *ONLY_ASSERTED)
]


@pytest.mark.parametrize("field", WRITTEN, ids=lambda field: field.name)
def test_a_failure_of_a_soak_is_written_with_every_field_that_scenarios_tell(field: Field) -> None:
    position = harbinger()
    before = settings(position, [])
    record = position.record()
    changed = field.seen.size if field.seen and field.name in ("known", "in_play") else field.name  # a list gets one card more
    first = numpy.zeros(record[changed].shape, int)
    first.reshape(-1)[0] = 1
    record[changed] = record[changed] + first
    assert settings(Position.from_record(position.kingdom, record), []) != before


def test_every_zone_that_scenarios_tell_is_one_of_their_subjects() -> None:
    told: list[Any] = [field for field in FIELDS if field.seen and field.seen.zone not in (0, SUPPLY) and Told.SCENARIOS in field.seen.told]
    assert {ZONE_NAMES[field.seen.zone] for field in told if field.shape[0] == SEATS} <= set(PLAYER_SUBJECTS)
    assert {ZONE_NAMES[field.seen.zone] for field in told if field.shape[0] != SEATS} <= {*SHARED_SUBJECTS, *PLAYER_SUBJECTS}
