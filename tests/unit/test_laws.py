"""The laws of every state notice a state that breaks one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fiefdom.engine.state import NOTHING
from fiefdom.game.engines import Engine
from fiefdom.game.position import Position
from fiefdom.game.soundness import WORDS, out_of_bounds
from tests.stages import ENGINES, keep_in_mind, staged

TEXT = """
players       = alice, bob
kingdom       = Chapel, Sentry
alice.hand    = Sentry, Copper x2
alice.deck    = Gold, Silver, Curse
alice.discard = Gold, Estate
alice.play    = Copper
bob.hand      = Duchy
"""


def put(record: Any, field: str, *place: int, value: int) -> None:
    """Write a number of the record."""
    if place:
        record[field][place] = value
    else:
        record[field] = value


def change(record: Any, field: str, *place: int, by: int) -> None:
    """Add to a number of the record."""
    put(record, field, *place, value=int(record[field][place] if place else record[field]) + by)


def allow_nothing(record: Any) -> None:
    """Leave the open question without an answer."""
    put(record, "legal", value=0)
    put(record, "may_pass", value=0)


def look_at(record: Any) -> None:
    """Look at a card that nobody has."""
    change(record, "looked", 0, by=1)
    change(record, "looked_size", by=1)


def be_unsure(record: Any) -> None:
    """Let a card be one that a seat may own which it does not."""
    change(record, "unsure", 0, 5, by=1)
    change(record, "unknown", 0, by=1)


BREACHES: dict[str, tuple[int, Callable[[Any], None]]] = {
    "hand size": (1, lambda record: change(record, "hand_size", 0, by=1)),
    "deck size": (1, lambda record: change(record, "rest_size", 1, by=1)),
    "discard size": (1, lambda record: change(record, "discard_size", 0, by=-1)),
    "hand mask": (2, lambda record: change(record, "hand_mask", 1, by=1)),
    "card vanished from a deck": (3, lambda record: change(record, "known_size", 0, by=-1)),
    "card vanished from play": (3, lambda record: change(record, "play_size", by=-1)),
    "card appeared aside": (3, lambda record: change(record, "aside", 1, 3, by=1)),
    "looked-at size": (1, lambda record: change(record, "looked_size", by=1)),
    "unknown cards": (1, lambda record: change(record, "unknown", 0, by=1)),
    "card looked at and not owned": (3, lambda record: look_at(record)),
    "card unsure and not owned": (3, lambda record: be_unsure(record)),
    "stocked": (4, lambda record: change(record, "stocked", by=-1)),
    "empty piles": (4, lambda record: change(record, "empty_piles", by=1)),
    "pile of no card": (4, lambda record: change(record, "supply", 20, by=1)),
    "top of an empty pile": (5, lambda record: change(record, "top", 1, by=-NOTHING)),
    "no top": (5, lambda record: change(record, "top", 0, by=NOTHING - int(record["top"][0]))),
    "top that is not there": (5, lambda record: change(record, "top", 0, by=2)),
    "no answer": (6, allow_nothing),
    "no choice": (7, lambda record: change(record, "legal", by=-int(record["legal"]))),
    "no question": (8, lambda record: change(record, "question", by=-1)),
    "over with a question": (8, lambda record: change(record, "phase", by=3)),
    "picked": (9, lambda record: change(record, "picked", 0, by=1)),
    "loot that is not in the Trash": (9, keep_in_mind),
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("breach", BREACHES)
def test_a_state_that_breaks_a_law_is_noticed(breach: str, engine: Engine) -> None:
    law, spoil = BREACHES[breach]
    record = staged(TEXT).record()
    assert Position.from_record(staged(TEXT).kingdom, record, engine).broken_law() == ""
    spoil(record)
    assert out_of_bounds(record) == ""
    assert Position.from_record(staged(TEXT).kingdom, record, engine).broken_law() == WORDS[law]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_card_left_aside_after_its_effect_is_noticed(engine: Engine) -> None:
    record = staged(TEXT).record()
    change(record, "aside", 0, 3, by=1)
    change(record, "owned", 0, 3, by=1)
    assert Position.from_record(staged(TEXT).kingdom, record, engine).broken_law() == WORDS[9]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_forced_choice_that_is_asked_is_noticed(engine: Engine) -> None:
    position = staged(TEXT, engine)
    for answer in ("Sentry", "pass", "pass"):
        position.answer(answer)
    assert position.question is not None
    assert position.question.id == "sentry.topdeck"
    assert position.broken_law() == ""
    record = position.record()
    record["legal"] = 1 << position.slot("Silver")
    assert Position.from_record(position.kingdom, record, engine).broken_law() == "a question with a single answer is asked"


@pytest.mark.parametrize("engine", ENGINES)
def test_a_card_that_appears_in_the_supply_is_counted(engine: Engine) -> None:
    position = staged(TEXT, engine)
    for zone in ("supply", "trash"):
        record = position.record()
        record[zone][position.slot("Gold")] += 1
        other = Position.from_record(position.kingdom, record, engine)
        differences = {card.name: other.cards_in_game()[card] - number for card, number in position.cards_in_game().items()}
        assert {name: number for name, number in differences.items() if number} == {"Gold": 1}


@pytest.mark.parametrize(
    ("field", "place", "value"),
    [
        ("seats", (), 1),
        ("seats", (), 7),
        ("turn", (), 2),
        ("decider", (), 5),
        ("looker", (), 9),
        ("depth", (), 97),
        ("play_size", (), 513),
        ("known_size", (0,), 129),
        ("known", (0, 0), 32),
        ("in_play", (3,), 64),
        ("stack", (0, 0), 255),
        ("stack", (0, 1), 2),
        ("phase", (), 0),
        ("phase", (), 5),
        ("question", (), 12),
    ],
)
def test_a_number_outside_its_bounds_is_noticed(field: str, place: tuple[int, ...], value: int) -> None:
    record = staged(TEXT).record()
    assert out_of_bounds(record) == ""
    put(record, field, *place, value=value)
    assert out_of_bounds(record).startswith("there is a")
