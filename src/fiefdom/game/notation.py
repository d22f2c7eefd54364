"""A position in one line, as chess has FEN: complete, readable, and parsing back to the same position to the byte.

The grammar is in docs/reference/notation.md. In short: fields separated by ` | `, zones as card lists, and where an effect is in
the middle, the pending steps by name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import numpy

from fiefdom.cards.kind_table import counters, step_numbers, steps
from fiefdom.cards.kingdoms import Kingdom, find_edition, read_definitions
from fiefdom.engine.deck import HOLE
from fiefdom.engine.later import kept_in_mind
from fiefdom.engine.layout import SEATS, SLOTS, dtype, fields, told_in
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.words import PHASE_NAMES
from fiefdom.errors import BadNotation, FiefdomError, nearest
from fiefdom.game import soundness
from fiefdom.game.engines import Engine
from fiefdom.game.position import Position, unsound
from fiefdom.game.state_record import StateRecord, entries_of, played_by, players_in_play, read, set_witnessed, witnessed_by
from fiefdom.lengths import LONGEST_POSITION

FORMAT = "fief1"
MOST_IN_A_BYTE = 255
UNKNOWN = "?"
"""A place of a deck above a known card, in which any card of the rest may lie."""

FIRST_COUNTERS = 2
"""How many counters of a turn the oldest positions have; the others are 0 there."""

TURN_NUMBERS = told_in(State, "turn numbers")
QUESTION_NUMBERS = told_in(State, "ask")
SHARED_ZONES = told_in(State, "zone")
SEAT_ZONES = told_in(State, "seat zone")
SEAT_VIEWS = {f"{name}.{seat}": seat for name in told_in(State, "seat views") for seat in range(SEATS)}
"""What a seat knows of the cards of another, by the words for it: `witnessed.2`."""
LISTS = {field.seen.notation: (field.name, field.seen.size) for field in fields(State) if field.seen and field.ctype == "Frame"}
"""The lists of frames: the fields that hold them and their sizes."""


def write_position(position: Position) -> str:
    """The line of a position."""
    return " | ".join(_fields(position, position.record()))


def _fields(position: Position, record: StateRecord) -> Iterator[str]:
    kingdom = position.kingdom
    yield f"{FORMAT} {kingdom.edition} {kingdom.code('underscore')}"
    if kingdom.definitions:
        yield f"cards {_quoted(kingdom.definitions)}"
    numbers = [*(record[name] for name in TURN_NUMBERS), *record["counters"][: len(counters())]]
    yield f"turn {record['turn']} {PHASE_NAMES[record['phase']]} {','.join(map(str, numbers))}"
    yield f"supply {','.join(str(number) for number in record['supply'][: len(kingdom.cards)])}"
    for zone in SHARED_ZONES:
        if record[zone].any():
            yield f"{zone} {_write_counts(kingdom, record[zone])}"
    for seat in range(position.seats):
        yield _write_seat(kingdom, record, seat)
    players = players_in_play(read(record))
    if players != sorted(players):
        yield "order " + ",".join(map(str, players))
    yield "ask " + ",".join(str(record[name]) for name in QUESTION_NUMBERS)
    if record["later_size"]:
        yield f"later {_write_frames(record, 'later')}"
    yield f"pending {_write_frames(record, 'pending') or '-'}"


def _write_frames(record: StateRecord, key: str) -> str:
    field, size = LISTS[key]
    return " ".join(f"{steps()[frame[0]].__name__}:{','.join(map(str, frame[1:]))}" for frame in record[field][: record[size]].tolist())


def _quoted(text: str) -> str:
    """A text in quotes on one line, in which no bar stands, and no sign that begins a comment in a record."""
    return json.dumps(text, ensure_ascii=False).replace("|", "\\u007c").replace("#", "\\u0023")


def _write_seat(kingdom: Kingdom, record: StateRecord, seat: int) -> str:
    parts = [f"seat {seat} turns={record['turns'][seat]}"]
    for zone in SEAT_ZONES:
        if record[zone][seat].any():
            parts.append(f"{zone}={_write_counts(kingdom, record[zone][seat])}")
    if record["witnessed"][seat].any():
        witnessed = witnessed_by(record, seat)
        parts += [f"{key}={_write_counts(kingdom, witnessed[other])}" for key, other in SEAT_VIEWS.items() if witnessed[other].any()]
    known = record["known"][seat][: record["known_size"][seat]].tolist()[::-1]
    if known:
        parts.append(f"known={','.join(_name(kingdom, slot) if slot != HOLE else UNKNOWN for slot in known)}")
    if played := played_by(read(record), seat):
        parts.append(f"play={','.join(_name(kingdom, slot) for slot in played)}")
    if record["top"][seat] != NOTHING:
        parts.append(f"top={_name(kingdom, record['top'][seat])}")
    parts.append("random=" + ".".join(f"{word:08x}" for word in record["random"][seat].tolist()))
    return " ".join(parts)


def _name(kingdom: Kingdom, slot: int) -> str:
    return kingdom.cards[slot].underscored


def _write_counts(kingdom: Kingdom, counts: Any) -> str:
    found = [(slot, int(number)) for slot, number in enumerate(counts) if number]
    return ",".join(_name(kingdom, slot) if number == 1 else f"{_name(kingdom, slot)}*{number}" for slot, number in found)


def read_position(line: str, engine: Engine | None = None) -> Position:
    """The position of a line."""
    if len(line) > LONGEST_POSITION:
        raise BadNotation("too-long", number=len(line), most=LONGEST_POSITION)
    fields = [field.strip() for field in line.strip().split("|")]
    own = [field.partition(" ")[2] for field in fields[1:2] if field.startswith("cards ")]
    kingdom = _read_kingdom(fields[0], *own)
    record = numpy.zeros((), dtype(State))
    seen: set[str] = set()
    for field in fields[1 + len(own) :]:
        _read_field(kingdom, record, field, seen)
    for field in fields:
        if field.startswith("order "):
            _put_in_order(record, field.partition(" ")[2])
        elif field.startswith("loot "):
            _read_loot(record, _read_counts(kingdom, field.partition(" ")[2]))
    missing = {"turn", "supply", "ask", "pending", "seat 0", "seat 1"} - seen
    if missing:
        raise BadNotation("missing", field=min(missing))
    soundness.fill_in(record, len(kingdom.cards))
    _fill_in_owners(record)
    if problem := unsound(kingdom, record, engine):
        raise BadNotation("contradiction", why=problem)
    return Position.from_record(kingdom, record, engine)


def _read_kingdom(field: str, own: str = "") -> Kingdom:
    words = field.split(maxsplit=2)
    if len(words) != 3 or words[0] != FORMAT:
        raise BadNotation("start", text=field[:40], format=FORMAT)
    return Kingdom.of(words[2], find_edition(words[1]), read_definitions(own) if own else ())


def _read_field(kingdom: Kingdom, record: StateRecord, field: str, seen: set[str]) -> None:
    key, _, rest = field.partition(" ")
    name = f"seat {rest.partition(' ')[0]}" if key == "seat" else key
    if name in seen:
        raise BadNotation("field-twice", name=name)
    seen.add(name)
    if key == "turn":
        _read_turn(record, rest)
    elif key == "supply":
        numbers = _numbers(rest, soundness.MOST_OF_A_KIND, len(kingdom.cards))
        record["supply"][: len(numbers)] = numbers
    elif key in SHARED_ZONES:
        record[key] = _read_counts(kingdom, rest)
    elif key == "seat":
        _read_seat(kingdom, record, rest)
    elif key == "ask":
        for name, number in zip(QUESTION_NUMBERS, _numbers(rest, 2**32 - 1, len(QUESTION_NUMBERS)), strict=True):
            _set_number(record, name, number)
    elif key in LISTS:
        _read_frames(record, key, rest)
    elif key in ("order", "loot"):
        pass  # until all seats are known
    else:
        raise BadNotation("field", text=field[:40])


def _set_number(record: StateRecord, name: str, number: int) -> None:
    most = numpy.iinfo(record[name].dtype).max
    if number > most:
        raise BadNotation("too-large", number=number, name=name, most=most)
    record[name] = number


def _read_turn(record: StateRecord, text: str) -> None:
    words = text.split()
    if len(words) != 3 or words[1] not in PHASE_NAMES[1:]:
        raise BadNotation("turn", text=text[:40])
    _set_number(record, "turn", _numbers(words[0], SEATS - 1, 1)[0])
    record["phase"] = PHASE_NAMES.index(words[1])
    told = min(max(len(words[2].split(",")), len(TURN_NUMBERS) + FIRST_COUNTERS), len(TURN_NUMBERS) + len(counters()))
    numbers = _numbers(words[2], soundness.MOST_COUNTED, told)
    for name, number in zip(TURN_NUMBERS, numbers, strict=False):
        _set_number(record, name, number)
    for (name, place), number in zip(counters().items(), numbers[len(TURN_NUMBERS) :], strict=False):
        if number > MOST_IN_A_BYTE:
            raise BadNotation("too-large", number=number, name=name, most=MOST_IN_A_BYTE)
        record["counters"][place] = number


def _numbers(text: str, most: int, length: int) -> list[int]:
    words = text.split(",")
    if len(words) != length or not all(re.fullmatch(r"[0-9]{1,10}", word) and int(word) <= most for word in words):
        raise BadNotation("numbers", text=text[:60], length=length, most=most)
    return [int(word) for word in words]


def _read_counts(kingdom: Kingdom, text: str) -> Any:
    counts = numpy.zeros(SLOTS, dtype=int)
    for entry in text.split(","):
        name, star, number = entry.partition("*")
        counts[_slot(kingdom, name)] += _numbers(number, soundness.MOST_OF_A_KIND, 1)[0] if star else 1
    if (counts > soundness.MOST_OF_A_KIND).any():
        raise BadNotation("copies", text=text[:60], most=soundness.MOST_OF_A_KIND)
    return counts


def _slot(kingdom: Kingdom, name: str) -> int:
    try:
        card = kingdom.find(name)
    except FiefdomError as problem:
        raise BadNotation(cause=problem) from problem
    if card not in kingdom.cards:
        raise BadNotation("not-in-kingdom", card=card, cards=kingdom.code("underscore"))
    return kingdom.cards.index(card)


def _read_seat(kingdom: Kingdom, record: StateRecord, text: str) -> None:
    number, _, rest = text.partition(" ")
    seat = _numbers(number, SEATS - 1, 1)[0]
    record["seats"] = max(int(record["seats"]), seat + 1)
    record["top"][seat] = NOTHING
    keys = [part.partition("=")[0] for part in rest.split()]
    if repeated := [key for key in keys if keys.count(key) > 1]:
        raise BadNotation("seat-twice", seat=seat, part=repeated[0][:40])
    for part in rest.split():
        key, _, value = part.partition("=")
        if key == "turns":
            record["turns"][seat] = _numbers(value, soundness.MOST_TURNS, 1)[0]
        elif key in SEAT_ZONES:
            record[key][seat] = _read_counts(kingdom, value)
        elif key in SEAT_VIEWS and SEAT_VIEWS[key] != seat:
            set_witnessed(record, seat, SEAT_VIEWS[key], _read_counts(kingdom, value))
        elif key == "top":
            record["top"][seat] = _slot(kingdom, value)
        elif key == "random":
            record["random"][seat] = _read_random(value)
        elif key in ("known", "play"):
            _read_order(kingdom, record, seat, key, value)
        else:
            raise BadNotation("part", text=part[:40])


def _read_random(text: str) -> list[int]:
    if not re.fullmatch(r"[0-9a-f]{8}(\.[0-9a-f]{8}){3}", text):
        raise BadNotation("stream", text=text[:40])
    return [int(word, 16) for word in text.split(".")]


def _read_order(kingdom: Kingdom, record: StateRecord, seat: int, key: str, text: str) -> None:
    slots = [HOLE if name == UNKNOWN and key == "known" else _slot(kingdom, name) for name in text.split(",")]
    if key == "known":
        if len(slots) > record["known"].shape[1]:
            raise BadNotation("known", number=len(slots), most=record["known"].shape[1])
        record["known"][seat][: len(slots)] = slots[::-1]
        record["known_size"][seat] = len(slots)
        return
    start = int(record["play_size"])
    if start + len(slots) > len(record["in_play"]):
        raise BadNotation("in-play", number=start + len(slots), most=len(record["in_play"]))
    record["in_play"][start : start + len(slots)] = entries_of(seat, slots)
    record["play_size"] = start + len(slots)


def _put_in_order(record: StateRecord, text: str) -> None:
    """Put the play area into the order in which the seats have played; each seat's own cards are in order already."""
    state = read(record)
    order = _numbers(text, SEATS - 1, state.play_size)
    if sorted(order) != sorted(players_in_play(state)):
        raise BadNotation("order", text=text[:60])
    played = {seat: iter(entries_of(seat, played_by(state, seat))) for seat in set(order)}
    record["in_play"][: state.play_size] = [next(played[seat]) for seat in order]


def _read_frames(record: StateRecord, key: str, text: str) -> None:
    numbers = {step.__name__: number for number, step in enumerate(steps())}
    frames = [] if text == "-" else text.split()
    field, size = LISTS[key]
    if len(frames) > len(record[field]):
        raise BadNotation("pending", number=len(frames), most=len(record[field]))
    for place, frame in enumerate(frames):
        name, _, rest = frame.partition(":")
        if name not in numbers:
            raise BadNotation("step", name=name[:40], near=nearest(name, numbers))
        record[field][place] = (numbers[name], *_numbers(rest, MOST_IN_A_BYTE, 7))
    record[size] = len(frames)


def _read_loot(record: StateRecord, counts: Any) -> None:
    """What Thief has trashed, as it was written before there was `later`."""
    found = [(slot, number) for slot, number in enumerate(counts.tolist()) if number]
    for place, (slot, number) in enumerate(found):
        record["later"][place] = (step_numbers()[kept_in_mind], record["turn"], NOTHING, 1, number, slot, 0, 0)
    record["later_size"] = len(found)


def _fill_in_owners(record: StateRecord) -> None:
    """Count what each seat owns, once every number that this needs is known to fit."""
    problem = soundness.out_of_bounds(record)
    owned = soundness.owned_by_zones(record) if not problem else numpy.zeros(1)
    if problem or owned.max() > soundness.MOST_OF_A_KIND:
        problem = problem or f"a player owns `{owned.max()}` copies of a card, more than {soundness.MOST_OF_A_KIND}"
        raise BadNotation("contradiction", why=problem)
    record["owned"] = owned
