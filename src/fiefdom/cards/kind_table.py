"""From cards to the tables that the rules read, and the numbers of steps that saved games use."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType, ModuleType

from fiefdom.cards.card import Block, Card
from fiefdom.cards.catalogue import MEASURES
from fiefdom.engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Instruction, Kinds
from fiefdom.engine.layout import INSTRUCTIONS, SLOTS, TURN_COUNTERS
from fiefdom.engine.plays import when_attacked_do
from fiefdom.engine.rules import About, files_of
from fiefdom.engine.state import Frame, State, no_step

PACKAGE = Path(__file__).resolve().parent.parent
Step = Callable[[State, Frame], None]


def _is_step(value: object, module: ModuleType) -> bool:
    """Steps are known by their signature: `(state, frame)`."""
    if not isinstance(value, FunctionType) or value.__module__ != module.__name__:
        return False
    code = value.__code__
    return code.co_argcount == 2 and code.co_varnames[:2] == ("state", "frame")


def _modules() -> list[ModuleType]:
    """Every module that can have steps, however deep in the packages."""
    paths = [path.relative_to(PACKAGE) for name in ("engine", "cards") for path in files_of(PACKAGE / name)]
    names = [[*path.parts[:-1], path.stem] if path.stem != "__init__" else path.parts[:-1] for path in paths]
    return [importlib.import_module(".".join(("fiefdom", *parts))) for parts in names]


@functools.cache
def steps() -> tuple[Step, ...]:
    """All steps; the place of a step is its number in saved games and in the compiled engine."""
    found = [value for module in _modules() for value in vars(module).values() if _is_step(value, module)]
    return (no_step, *sorted((step for step in found if step is not no_step), key=lambda step: step.__name__))


@functools.cache
def counters() -> dict[str, int]:
    """The counters of a turn by name, as rules and cards declare them in `COUNTERS`; their numbers are their places in the state."""
    found = sorted((number, name) for module in _modules() for name, number in getattr(module, "COUNTERS", {}).items())
    if [number for number, _ in found] != list(range(len(found))) or len(found) > TURN_COUNTERS:
        raise ValueError(f"counters have the numbers 0 to {TURN_COUNTERS - 1}, one after the other: {found}")
    return {name: number for number, name in found}


@functools.cache
def step_numbers() -> dict[Step, int]:
    """The number of each step."""
    return {step: number for number, step in enumerate(steps())}


@functools.cache
def about(number: int) -> About:
    """What the step with this number says of itself (`fiefdom.engine.rules.step`)."""
    found: About = vars(steps()[number]).get("about", About())
    return found


@functools.cache
def step_for(**said: int) -> int:
    """The number of the step that says this of itself: `step_for(asks=ASK_ACTION)`."""
    return next(number for number in range(len(steps())) if said.items() <= about(number)._asdict().items())


def protects(card: Card) -> bool:
    """Whether a Reaction does nothing but protect whoever shows it."""
    return card.has_type(REACTION) and not any(each.step is when_attacked_do for block in card.effects.values() for each in block)


def make_kinds(cards: Sequence[Card], edition: int | str) -> Kinds:
    """The table of a game with these cards, basic cards first, under this edition's texts."""
    kinds = Kinds()
    kinds.number = len(cards)
    text = 1 if edition == 1 else 2  # R-ED-6: the mixed pool has the second edition's texts
    program: list[Instruction] = []
    for slot, card in enumerate(cards):
        _fill_slot(kinds, slot, card)
        _add_instructions(kinds, slot, card.effects.get(text, ()), program)
    kinds.instructions[: len(program)] = program
    kinds.instructions[len(program) :] = [Instruction(no_step)] * (INSTRUCTIONS - len(program))
    _fill_masks(kinds)
    return kinds


def _fill_slot(kinds: Kinds, slot: int, card: Card) -> None:
    kinds.cost[slot] = card.cost
    kinds.types[slot] = card.types
    kinds.worth[slot] = card.worth
    kinds.printed[slot] = card.worth + card.plus.coins
    kinds.points[slot] = card.points
    for measure, points in card.points_per.items():
        kinds.points_per[MEASURES[measure]][slot] = points
    kinds.plus_cards[slot] = card.plus.cards
    kinds.plus_actions[slot] = card.plus.actions
    kinds.plus_buys[slot] = card.plus.buys
    kinds.plus_coins[slot] = card.plus.coins


def _add_instructions(kinds: Kinds, slot: int, block: Block, program: list[Instruction]) -> None:
    kinds.first[slot] = len(program)
    kinds.reacts[slot] = next((len(program) + place for place, each in enumerate(block) if each.step is when_attacked_do), 0)
    program.extend(block)
    kinds.last[slot] = len(program)


def _fill_masks(kinds: Kinds) -> None:
    kinds.actions = _mask(kinds, ACTION)
    kinds.treasures = _mask(kinds, TREASURE)
    kinds.bonuses = sum(1 << slot for slot in range(kinds.number) if _gives_bonuses_only(kinds, slot))
    kinds.plain = sum(1 << slot for slot in range(kinds.number) if _is_plain(kinds, slot))
    kinds.victories = _mask(kinds, VICTORY)
    kinds.reactions = _mask(kinds, REACTION)
    kinds.guards = sum(1 << slot for slot in range(kinds.number) if kinds.types[slot] & REACTION and not _reacts(kinds, slot))
    kinds.measures = sum(1 << measure for measure, points in enumerate(kinds.points_per) if any(points))
    kinds.measured = sum(1 << slot for slot in range(kinds.number) if any(points[slot] for points in kinds.points_per))
    for limit in range(SLOTS):
        kinds.up_to[limit] = sum(1 << slot for slot in range(kinds.number) if kinds.cost[slot] <= limit)


def _mask(kinds: Kinds, types: int) -> int:
    return sum(1 << slot for slot in range(kinds.number) if kinds.types[slot] & types)


def _gives_bonuses_only(kinds: Kinds, slot: int) -> bool:
    return kinds.types[slot] & (ACTION | ATTACK) == ACTION and kinds.first[slot] == kinds.last[slot]


def _reacts(kinds: Kinds, slot: int) -> bool:
    return kinds.instructions[kinds.reacts[slot]].step is when_attacked_do and kinds.first[slot] <= kinds.reacts[slot] < kinds.last[slot]


def _is_plain(kinds: Kinds, slot: int) -> bool:
    extras = kinds.plus_cards[slot] + kinds.plus_actions[slot] + kinds.plus_buys[slot] + kinds.plus_coins[slot]
    return kinds.types[slot] & TREASURE != 0 and extras == 0 and kinds.first[slot] == kinds.last[slot]
