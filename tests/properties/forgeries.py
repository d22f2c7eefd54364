"""Positions that somebody has tampered with: as lines and as bytes, at random, by a seed.

Each is either refused with an error of Fiefdom, or it is a position that keeps every law, on both engines, whatever is answered from
there on. `python -m tests.properties.forgeries --number 1000000` tries a million; a few are tried in every run of the tests.
"""

from __future__ import annotations

import argparse
import re
import sys
import zlib
from collections import Counter
from random import Random
from typing import Any

from fiefdom.cards.catalogue import SET_NAMES
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.engine.layout import fields
from fiefdom.engine.state import NOTHING, State
from fiefdom.errors import FiefdomError
from fiefdom.game import engines, plain, soundness
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import HEADER, Position, unsound
from fiefdom.game.view import view
from tests.properties.games import Play
from tests.properties.inventions import invented_kingdom

FIELDS = tuple(field for field in fields(State) if not field.lent)
PARTS = re.compile(r"\d+|[a-z_]+|[^\da-z_]")
FORGERIES = 25
"""Of each position, as a line and as bytes."""

CHARACTERS = '0123456789abcxyz,.*=|:- _\\"²٣é\0\n'


def originals(lots: Random) -> Position:
    """A position of a random game, every tenth time of one with invented cards."""
    seed = lots.getrandbits(32)
    kingdom = invented_kingdom(lots) if lots.random() < 0.1 else random_kingdom(seed, lots.choice((1, 2, "both")), sets=SET_NAMES)
    seats = lots.randint(2, 6)
    return Play(kingdom, seats, seed, lots.randrange(seats), seed, lots.randbytes(lots.randrange(120))).end()


def forged_line(line: str, lots: Random) -> str:
    """A line with one to three of its words, numbers or signs exchanged, left out, repeated or invented."""
    parts = PARTS.findall(line)
    for _ in range(lots.randint(1, 3)):
        place = lots.randrange(len(parts))
        deed = lots.randrange(6)
        if deed == 0 and parts[place].isdigit():
            parts[place] = str(max(0, int(parts[place]) + lots.choice((-1, 1, 1, 2, 5, 200))))
        elif deed <= 2:
            alike = [part for part in parts if part.isdigit() == parts[place].isdigit() and part.isalpha() == parts[place].isalpha()]
            parts[place] = lots.choice(alike)
        elif deed == 3:
            parts[place] = ""
        elif deed == 4:
            parts[place] *= 2
        else:
            parts[place] = lots.choice(CHARACTERS)
    return "".join(parts)


def forged_bytes(position: Position, lots: Random) -> bytes:
    """Saved bytes with one to three changed numbers, often with all that follows from them, and the checksum that fits."""
    record = position.record()
    for _ in range(lots.randint(1, 3)):
        tamper(record, lots)
    if lots.random() < 0.7 and not soundness.out_of_bounds(record):
        soundness.fill_in(record, len(position.kingdom.cards))
        record["owned"] = soundness.owned_by_zones(record)
    saved = bytearray(bytes(Position.from_record(position.kingdom, record, engines.best())))
    if lots.random() < 0.02:
        saved[lots.randrange(len(saved))] = lots.randrange(256)
    return signed(bytes(saved))


def signed(data: bytes) -> bytes:
    """The same bytes with the checksum that fits them, as somebody would send who knows the format."""
    magic, version, _, layout, length = HEADER.unpack_from(data)
    body = data[HEADER.size :]
    return HEADER.pack(magic, version, zlib.crc32(body), layout, length) + body


def tamper(record: Any, lots: Random) -> None:
    """Change one number of a record, rather one that is used than one that is not."""
    field = lots.choice(FIELDS)
    numbers = record[field.name].reshape(-1) if field.shape else None
    if numbers is None:
        record[field.name] = changed(int(record[field.name]), lots) & ((1 << 8 * record[field.name].dtype.itemsize) - 1)
        return
    used = numbers.nonzero()[0]
    place = int(lots.choice(used)) if len(used) and lots.random() < 0.7 else lots.randrange(len(numbers))
    numbers[place] = changed(int(numbers[place]), lots) & ((1 << 8 * numbers.dtype.itemsize) - 1)


def changed(number: int, lots: Random) -> int:
    """Another number: a little more or less, a flipped bit, or anything."""
    return lots.choice((number + 1, number - 1, number ^ 1 << lots.randrange(32), lots.randrange(40), lots.getrandbits(64), NOTHING))


def play_on(position: Position, lots: Random, answers: int, *, on_both: bool) -> None:
    """Give random answers; no law is broken, no card is lost, and the plain engine does the same."""
    other = Position.from_record(position.kingdom, position.record(), plain) if on_both else None
    cards = position.cards_in_game()
    for number in range(answers):
        assert position.broken_law() == "", position.broken_law()
        if number % 10 == 0:
            check(position, cards, other)
        question = position.question
        if question is None:
            break
        answer = lots.choice(question.answers)
        position.answer(answer)
        if other:
            other.answer(answer)
    check(position, cards, other)


def check(position: Position, cards: Any, other: Position | None) -> None:
    """Hold a position against every law, and against the other engine's."""
    assert unsound(position.kingdom, position.record()) == ""
    assert position.cards_in_game() == cards
    assert other is None or other == position
    for seat in (None, *range(position.seats)):
        assert view(position, seat).seats == position.seats


def attempt(lots: Random, outcomes: Counter[str], answers: int = 40) -> None:
    """Forge one position both ways, and play on from what is accepted."""
    original = originals(lots)
    line = write_position(original)
    for _ in range(FORGERIES):
        for forged in (forged_line(line, lots), forged_bytes(original, lots)):
            try:
                position = read_position(forged) if isinstance(forged, str) else Position.from_bytes(forged)
            except FiefdomError:
                outcomes["refused " + type(forged).__name__] += 1
                continue
            outcomes["accepted " + type(forged).__name__] += 1
            if position == original:
                outcomes["unchanged"] += 1
                continue
            assert read_position(write_position(position)) == position
            play_on(position, lots, answers, on_both=lots.random() < 0.2)


def main() -> None:
    """Try so many forgeries and say how many were refused and accepted; stop at the first that goes wrong, with its seed."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--number", type=int, default=10_000, metavar="N", help="how many forgeries")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    arguments = parser.parse_args()
    outcomes: Counter[str] = Counter()
    for number in range(arguments.number // (2 * FORGERIES)):
        try:
            attempt(Random(f"{arguments.seed}.{number}"), outcomes)
        except Exception:
            sys.stderr.write(f"seed {arguments.seed}.{number} goes wrong\n")
            raise
        if number % 200 == 199:
            sys.stdout.write(f"{2 * FORGERIES * (number + 1)} {dict(sorted(outcomes.items()))}\n")
            sys.stdout.flush()
    sys.stdout.write(f"done {dict(sorted(outcomes.items()))}\n")


if __name__ == "__main__":
    main()
