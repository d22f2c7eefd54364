"""Writes the rule that writes observations, from the columns that are declared.

The plain engine runs it as it is, and `native/generate.py` compiles it like every other rule: both write the same numbers, straight
from a state, and nothing that the columns do not say.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from fiefdom.engine.layout import SLOTS
from fiefdom.engine.observation import MOST
from fiefdom.envs.columns import COLUMNS, WORDS, Column, Columns

HEAD = '''
from fiefdom.engine.bits import any_of, from_place
from fiefdom.engine.knowledge import certain_copies
from fiefdom.engine.later import copies_in_mind
from fiefdom.engine.layout import Row
from fiefdom.engine.observation import at_most, copies_in_deck, looks_through_discard, top_of_deck
from fiefdom.engine.plays import ACTIONS_PLAYED, MERCHANTS, SILVER_PLAYED
from fiefdom.engine.scoring import known_score
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, State
from fiefdom.engine.turn import shown_phase
from fiefdom.engine.words import ASK_BUY, NO_QUESTION
from fiefdom.engine.zones import REDUCTION
from fiefdom.strategy.quantities import gains_to_end


def write_observation(
    state: State, seat: int, players: int, first_edition: int, open_counts: int, remembers: int, cells: Row, row: Row
) -> None:
    """Write what a seat may know into a blank row, and what it `remembers`; `cells` are the places of the cards, by slot."""
    asked: bool = state.question != NO_QUESTION and state.decider == seat
    seats = state.seats
    number = state.kinds.number
'''


@functools.cache
def writer() -> Callable[..., None]:
    """The rule as the plain engine runs it."""
    names: dict[str, Any] = {}
    exec(compile(source(), "<the columns of an observation>", "exec"), names)
    written: Callable[..., None] = names["write_observation"]
    return written


def source(columns: Columns = COLUMNS) -> str:
    """The text of the rule."""
    lines = [HEAD.strip(), *_table(columns), *_cards(columns), *_seats(columns), *_play(columns)]
    return "\n".join(lines) + "\n"


def _indented(depth: int, lines: Iterable[str]) -> Iterator[str]:
    return (" " * 4 * depth + line for line in lines)


def _guarded(when: str, lines: Iterable[str]) -> Iterator[str]:
    """Lines that count only then."""
    return itertools.chain([f"if {when}:"], _indented(1, lines)) if when else iter(lines)


# The table


def _table(columns: Columns) -> Iterator[str]:
    for version in range(len(columns.versions)):
        place, runs = 0, []
        for column, _, words in columns.table_of(0, version):
            runs.append((column.guard, _numbers(column, words, _start(columns, version, place))))
            place += len(words)
        for when, group in itertools.groupby(runs, lambda run: run[0]):
            yield from _indented(1, _guarded(when, itertools.chain.from_iterable(lines for _, lines in group)))


def _numbers(column: Column, words: range, place: str) -> list[str]:
    value = column.value or f"state.{column.name}"
    if column.name not in WORDS:
        return [f"row[{place}] = {_held(column, value)}"]
    word = f"{column.name}: int = {value}"
    return [word, f"if {words.start} < {column.name} <= {words.stop}:", f"    row[{place} + {column.name} - {words.start + 1}] = 1"]


def _held(column: Column, value: str) -> str:
    """A value as far as the row can hold it."""
    return f"at_most({value})" if column.field and column.high == MOST else value


def _start(columns: Columns, version: int, place: int) -> str:
    """A place in the table; what comes before it grows with the number of players."""
    fixed, each = columns.start(0, version), columns.start(1, version) - columns.start(0, version)
    return f"{each} * players + {fixed + place}" if each else str(fixed + place)


# Cards


def _cards(columns: Columns) -> Iterator[str]:
    """First what there is of nearly every card, in one go, of the seat itself and of the next, which is always there."""
    usual = [column for column in columns.card if column.is_usual]
    values = [f"{_number(columns, column)} = {column.value or f'{_counts(column)}[slot]'}" for column in usual]
    for distance, seat in enumerate(("seat", "following")):
        also = [column for column in columns.card_seat if column.is_usual]
        values += [f"{_number(columns, column, distance=str(distance))} = {_counts(column, seat)}[slot]" for column in also]
    yield from _indented(1, ["following = seat + 1 if seat + 1 < seats else 0", *_each_card(values)])
    others = [column for column in columns.card if column not in usual]
    for when, group in itertools.groupby(others, lambda column: "" if column.is_rare or column.one_slot else column.guard):
        together = list(group)
        if when and all(column.value for column in together):
            yield from _indented(1, _guarded(when, _each_card(f"{_number(columns, column)} = {column.value}" for column in together)))
            continue
        for column in together:
            yield from _indented(1, _now_and_then(columns, column))


def _each_card(lines: Iterable[str]) -> list[str]:
    """Lines for every slot, with `card` as the numbers of its card."""
    return ["for slot in range(number):", "    card: Row = from_place(row, cells[slot])", *_indented(1, lines)]


def _now_and_then(columns: Columns, column: Column, seat: str = "seat", distance: str = "") -> Iterator[str]:
    """A column of cards that is not always there."""
    counts = _counts(column, seat)
    looked_for = f"{counts} != NOTHING" if column.one_slot else f"any_of({counts})" if column.is_rare else ""
    when = " and ".join(filter(None, (column.guard, looked_for, "distance > 1" if distance and column.is_usual else "")))
    if column.one_slot:
        yield from _guarded(when, [f"{_number(columns, column, counts, distance)} = 1"])
        return
    value = "" if column.is_rare else column.value  # of a rare column it is the counts
    lines = [f"{_number(columns, column, distance=distance)} = {value or f'{counts}[slot]'}"]
    if column.is_seen:
        taken = f"{_number(columns, _named(columns.card, 'unseen'))} -= {counts}[slot]"
        lines += _guarded(f"{seat} == seat" if distance else "", [taken])
    yield from _guarded(when, _each_card(lines))
    if column.is_certain:
        certain = [f"{_number(columns, column, distance=distance)} = certain_copies(state, seat, {seat}, slot)"]
        yield from _guarded(f"{seat} != seat and state.unknown[{seat}] > 0", _each_card(certain))


def _counts(column: Column, seat: str = "seat") -> str:
    """The counts, or the slot, of a column: of a field with a row for each seat that of one seat."""
    of_seats = column.field is not None and len(column.field.shape) == 2 - column.one_slot
    return column.value or (f"state.{column.name}[{seat}]" if of_seats else f"state.{column.name}")


def _named(columns: Iterable[Column], name: str) -> Column:
    return next(column for column in columns if column.name == name)


def _number(columns: Columns, column: Column, slot: str = "", distance: str = "") -> str:
    """The number of the card in a slot; of a column with one for each seat, that of the seat at a distance."""
    order = [each for each, _ in columns.cards_of(1, column.since)]
    seats = sum(each.since == column.since for each in columns.card_seat)
    place = f"{order.index(column)}" + (f" + {seats} * {distance}" if distance else "")
    if not (slot or column.since):
        return f"card[{place}]"
    return f"row[cells[{f'{SLOTS * column.since} + ' if column.since else ''}{slot or 'slot'}] + {place}]"


# Seats


def _seats(columns: Columns) -> Iterator[str]:
    yield "    other = seat"
    yield "    for distance in range(seats):"
    for version in range(len(columns.versions)):
        own = [column for column in columns.seat if column.since == version]
        first = sum(len(words) for _, _, words in columns.table_of(0, version))
        if own:
            yield f"        player: Row = from_place(row, {_start(columns, version, first)} + {len(own)} * distance)"
        for place, column in enumerate(own):
            yield f"        player[{place}] = {_held(column, column.value or f'state.{column.name}[other]')}"
    for column in columns.card_seat:
        if column.name != "play":
            yield from _indented(2, _now_and_then(columns, column, "other", "distance"))
    yield "        other = other + 1 if other + 1 < seats else 0"


def _play(columns: Columns) -> Iterator[str]:
    """The play area is one list for all seats."""
    unseen, play = _named(columns.card, "unseen"), _named(columns.card_seat, "play")
    lines = [
        "for place in range(state.play_size):",
        "    entry = state.in_play[place]",
        "    card = from_place(row, cells[entry % IN_PLAY_SLOTS])",
        "    away = entry // IN_PLAY_SLOTS - seat",
        "    if away == 0:",
        f"        {_number(columns, unseen)} -= 1",
        "    elif away < 0:",
        "        away += seats",
        f"    {_number(columns, play, distance='away')} += 1",
    ]
    yield from _indented(1, lines)
