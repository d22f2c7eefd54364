"""Positions to begin a test from, described as in a scenario."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from fiefdom.cards.kind_table import step_numbers
from fiefdom.engine.knowledge import hide_giving
from fiefdom.engine.later import kept_in_mind
from fiefdom.engine.state import NOTHING, Event, State
from fiefdom.engine.zones import move_passed
from fiefdom.game import engines, plain
from fiefdom.game.events import GameEvent, game_events
from fiefdom.game.position import Position
from fiefdom.scenario.stage import set_the_stage
from fiefdom.scenario.syntax import Setting, blocks, statements

NOT_COMPILED = "the engine was not compiled: no C compiler was found when Fiefdom was installed"

needs_compiler = pytest.mark.skipif(not engines.compiled(), reason=NOT_COMPILED)

ENGINES = [
    pytest.param(plain, id="plain"),
    pytest.param(engines.compiled(), id="compiled", marks=pytest.mark.skipif(not engines.compiled(), reason=NOT_COMPILED)),
]
"""Both engines, for tests that run on each of them."""


def staged(text: str, engine: ModuleType | Any = None, seed: int = 1) -> Position:
    """The position that the settings of a scenario describe."""
    (block,) = blocks(f"```scenario\n{text}\n```")
    settings = [line for line in statements(block) if isinstance(line, Setting)]
    return set_the_stage(settings, seed, engine).position


def answered(position: Position, *answers: str) -> list[Event]:
    """Give answers one after the other; everything that happened."""
    return [event for answer in answers for event in position.answer(answer, recording=True)]


def told(position: Position, events: list[Event], seat: int | None) -> list[GameEvent]:
    """What a seat, or a spectator, is told of the events, without their numbers."""
    named = game_events(events, position.kingdom, position.seats, 0)
    return [event.seen_by(seat)._replace(number=0) for event in named if event.is_for(seat)]


def pass_card(state: State, giver: int, receiver: int, slot: int) -> None:
    """Pass a card from hand to hand, without a card that says so."""
    hide_giving(state, giver, receiver, slot)
    move_passed(state, giver, receiver, slot)


def keep_in_mind(record: Any, slot: int = 0) -> None:
    """Let a play keep a card in mind that it cannot have trashed."""
    record["later"][0] = (step_numbers()[kept_in_mind], record["turn"], NOTHING, 1, 1, slot, 0, 0)
    record["later_size"] = 1
