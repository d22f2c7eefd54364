"""Whether two checkouts send their clients the same: `python benchmarks/server_streams.py --baseline ../checkout`.

The same games are played by lot on both, over wires of memory: two people and a spectator in several languages, undo, hints, open counts,
Attacks and Reactions, bots. What each browser was sent is put together as it was before it was compressed, and compared to the byte.
For changes that are to make the server faster and nothing else. Whoever may react has any time for it, because what depends on the clock
cannot be compared (that nobody learns from it who holds a Reaction is tested by `tests/server/test_curtain.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.wires import Line, Served, serving

ROOT = Path(__file__).resolve().parent.parent
UNLIMITED = {"message_rate": 1e9, "message_burst": 10**9, "tables_per_minute": 10**9, "request_rate": 1e9}

PAUSE = 0.002
STILL = 3
"""Pauses without a byte after which nothing more is expected."""


class GamePlan(NamedTuple):
    """A game to be played: the options of its table, its seats, and in which languages it is looked at, by whom (None: a spectator)."""

    name: str
    table: dict[str, Any]
    browsers: tuple[tuple[int | None, str], ...]


PEOPLE = [{"name": "Ana"}, {"name": "Bo"}]
OPEN = {"hints": True, "open_counts": True, "score_counter": True, "undo": "ask"}
ATTACKS = "Militia, Moat, Witch, Bandit, Library, Throne Room, Harbinger, Cellar, Remodel, Vassal"
PLANS = (
    GamePlan("people", {"kingdom": "first-game-2", "seats": PEOPLE}, ((0, "en"), (1, "pl"), (None, "he"), (0, "ro"))),
    GamePlan("open", {"kingdom": ATTACKS, "seats": PEOPLE, "options": OPEN}, ((0, "he"), (1, "en"), (None, "en"))),
    GamePlan("alone", {"kingdom": "first-game-2", "seats": [{"name": "Ana"}, {"kind": "bot", "bot": "big-money"}]}, ((0, "en"),)),
    GamePlan(
        "bots",
        {
            "kingdom": ATTACKS,
            "options": {"hints": True, "undo": "free"},
            "seats": [{"name": "Ana"}, *({"kind": "bot", "bot": bot} for bot in ("big-money", "militia", "random"))],
        },
        ((0, "pl"), (None, "en")),
    ),
    GamePlan(
        "attacks",
        {"kingdom": ATTACKS, "seats": [*PEOPLE, {"kind": "bot", "bot": "big-money+witch"}]},
        ((0, "en"), (1, "he"), (None, "ro")),
    ),
)


# What a browser was sent


class Browser(Line):
    """A line that remembers what was sent over it."""

    def __init__(self, make: Any) -> None:
        super().__init__(make)
        self.data = b""
        write = self.wire.write

        def note(data: bytes) -> None:
            self.data += data
            write(data)

        self.wire.write = note  # type: ignore[method-assign]

    def messages(self) -> Iterator[bytes]:
        """The messages so far, as they were before they were compressed."""
        head, _, rest = self.data.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        inflate = zlib.decompressobj(-15)
        while rest:
            first, size, start = rest[0], rest[1], 2
            if size == 126:
                size, start = int.from_bytes(rest[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(rest[2:10], "big"), 10
            body, rest = rest[start : start + size], rest[start + size :]
            if first & 0x0F == 1:
                yield inflate.decompress(body + b"\0\0\xff\xff") if first & 0x40 else body


# Playing


async def played(served: Served, plan: GamePlan, steps: int, lots: random.Random) -> list[Browser]:
    """Play a game by lot; the browsers, with all that they were sent."""
    import msgspec

    from fiefdom.server.forms import Join, NewTable

    hall = served.server.hall
    made = await hall.make(msgspec.convert(plan.table, NewTable))
    tokens = {made.seat: made.token}
    for place, invitation in enumerate(made.invitations):
        joined = await hall.join(made.table, Join(invitation=invitation.token, name=f"Guest {place}"))
        tokens[joined.seat] = joined.token
    browsers = []
    for seat, language in plan.browsers:
        browsers.append(Browser(served.make))
        token = {} if seat is None else {"token": tokens[seat]}
        browsers[-1].send(type="hello", table=made.table, language=language, number=1, **token)
        await quiet(hall, made.table, browsers)
    for _ in range(steps):
        room = hall.rooms[made.table]
        if room.table.stage == "over":
            break
        step(room, plan, browsers, lots)
        await quiet(hall, made.table, browsers)
    for browser in browsers:
        browser.hang_up()
    return browsers


def step(room: Any, plan: GamePlan, browsers: list[Browser], lots: random.Random) -> None:
    """Do something that one of the people may do now, or may not."""
    table = room.table
    question = table.question
    by_seat = {seat: browser for (seat, _), browser in zip(plan.browsers, browsers, strict=True) if seat is not None}
    luck = lots.random()
    if luck < 0.04:
        by_seat[lots.choice(sorted(by_seat))].send(type=lots.choice(["undo", "redo", "request_undo", "snapshot"]), number=5)
    elif luck < 0.06:
        by_seat[lots.choice(sorted(by_seat))].send(type="chat", text="Hm?", number=6)
    elif room.voting.ballot is not None and luck < 0.5:
        for seat, browser in by_seat.items():
            if seat != room.voting.ballot.seat:
                browser.send(type="vote", request=room.voting.ballot.number, accept=lots.random() < 0.7, number=7)
    elif question is not None and question.seat in by_seat:
        by_seat[question.seat].send(**answer(question, table.question_number(question.seat), lots))


def answer(question: Any, number: int, lots: random.Random) -> dict[str, Any]:
    """Some answer to a question, mostly one that keeps the game going."""
    if question.id == "treasure":
        return {"type": lots.choice(["play_treasures"] * 5 + ["end_turn"]), "question": number, "number": 2}
    answers = [each for each in question.answers if each != "pass"]
    if question.id == "action" and lots.random() < 0.1:
        return {"type": "end_actions", "question": number, "number": 3}
    if not answers or (question.may_pass and lots.random() < 0.15):
        return {"type": "answer", "question": number, "cards": [], "number": 2}
    if question.id == "buy":
        return {"type": "answer", "question": number, "cards": [dearest(question, lots)], "number": 2}
    many = question.remaining if not question.is_phase and lots.random() < 0.6 else 1
    return {"type": "answer", "question": number, "cards": [lots.choice(answers) for _ in range(many)], "number": 2}


def dearest(question: Any, lots: random.Random) -> str:
    cards = sorted(question.cards, key=lambda card: (card.cost, lots.random()))
    return str(cards[-1 if lots.random() < 0.7 else lots.randrange(len(cards))].slug)


async def quiet(hall: Any, table: str, browsers: list[Browser]) -> None:
    """Wait until nothing more happens."""
    still, before = 0, -1
    while still < STILL:
        await asyncio.sleep(PAUSE)
        room = hall.rooms[table]
        is_busy = room.lock.locked() or room.driver._driving is not None or is_others_window(room)
        now = sum(len(browser.data) for browser in browsers)
        still = still + 1 if now == before and not is_busy else 0
        before = now


def is_others_window(room: Any) -> bool:
    """Whether a window for Reactions is open in which none of the people is asked: it closes by itself."""
    question = room.table.question
    is_asked = question is not None and question.is_reaction and room.table.chairs[question.seat].kind == "person"
    return room.reactions.curtain is not None and not is_asked


# Comparing


def by_lot(seed: int) -> random.Random:
    """Let everything that is drawn be drawn by one seed."""
    lots = random.Random(seed)
    secrets.randbits = lots.getrandbits  # type: ignore[assignment]
    secrets.token_urlsafe = lambda size=32: f"{lots.getrandbits(48 * 4):x}"[: size or 32]  # type: ignore[assignment]
    secrets.token_hex = lambda size=32: f"{lots.getrandbits(8 * (size or 32)):x}"  # type: ignore[assignment]
    return random.Random(seed)


async def streams(seeds: int, steps: int) -> dict[str, Any]:
    """Play all games; for each browser the digests of its messages."""
    found: dict[str, Any] = {}
    for seed in range(seeds):
        for plan in PLANS:
            lots = by_lot(1000 * seed + len(plan.name))
            with tempfile.TemporaryDirectory() as folder:
                async with serving(Path(folder), **UNLIMITED, reaction_window=0.0) as served:
                    for place, browser in enumerate(await played(served, plan, steps, lots)):
                        messages = list(browser.messages())
                        name = f"{plan.name} {seed} browser {place}"
                        found[name] = [sum(map(len, messages)), [shown(message) for message in messages]]
    return found


def shown(message: bytes) -> str:
    """A message as it is compared and told: its beginning, and a digest of it all."""
    return f"{message[:60].decode('utf-8', 'replace')} {len(message)} {hashlib.sha256(message).hexdigest()[:16]}"


def played_with(package: Path, seeds: int, steps: int) -> dict[str, Any]:
    """The same in a process of its own, with the package of a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(package / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--once", f"--seeds={seeds}", f"--steps={steps}"]
    return dict(json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout))


def main() -> None:
    """Play, and compare with the other checkout."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--baseline", type=Path, help="another checkout, with its compiled engine")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=150)
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.once:
        print(json.dumps(asyncio.run(streams(given.seeds, given.steps))))
        return
    here = played_with(ROOT, given.seeds, given.steps)
    there = played_with(given.baseline.resolve() if given.baseline else ROOT, given.seeds, given.steps)
    print(f"{len(here)} browsers, {sum(len(each[1]) for each in here.values())} messages, {sum(each[0] for each in here.values())} bytes")
    different = [name for name in here if here[name] != there.get(name)]
    for name in different:
        pairs = list(zip(here[name][1], there[name][1], strict=False))
        at = next((place for place, (mine, other) in enumerate(pairs) if mine != other), len(pairs))
        print(f"{name}: message {at} is another", *(each[1][at : at + 1] for each in (here[name], there[name])), sep="\n  ")
    print("the same to the byte" if not different else f"{len(different)} differ")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
