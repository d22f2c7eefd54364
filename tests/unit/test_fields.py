"""Every field of the state says who may see it, and everybody who is to tell it does."""

from __future__ import annotations

from fiefdom.engine.layout import SLOTS, fields
from fiefdom.engine.state import State

FIELDS = [field for field in fields(State) if not field.lent]


def test_every_field_says_who_may_see_it() -> None:
    assert [field.name for field in FIELDS if field.seen is None] == []


def test_every_zone_of_cards_has_a_size_that_is_a_field() -> None:
    names = {field.name for field in FIELDS}
    assert {field.seen.size for field in FIELDS if field.seen and field.seen.size} <= names
    zones = [field for field in FIELDS if field.seen and field.seen.zone and field.shape[-1:] == (SLOTS,)]
    assert [field.name for field in zones if not field.seen.notation] == []  # type: ignore[union-attr]
