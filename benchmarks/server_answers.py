"""What an answer costs the server, without its clients: `python benchmarks/server_answers.py [--answers 2000] [--baseline ../checkout]`.

The whole server runs in this process, from the bytes of a WebSocket to those that go back, with its database in a file; only the sockets
are made of memory, and bots answer at once instead of in a process of their own. One person plays games of equal seeds against one bot
after the other, so that the same work is done each time, and nobody's processor time but the server's is counted. `--baseline` plays the
same with the package of another checkout, in turn, and prints the median of the ratios: what else the machine does disturbs both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.wires import Line, Served, by_lot, serving

ROOT = Path(__file__).resolve().parent.parent
WARM_UP = 100
"""Answers that are not counted."""

GAME = 60
"""Answers after which somebody else comes to a new table."""

PATIENCE = 20.0

UNLIMITED = {"message_rate": 1e9, "message_burst": 10**9, "tables_per_minute": 10**9, "request_rate": 1e9}


# The player


async def game(served: Served, answers: int) -> tuple[int, int]:
    """Play at a table of one's own; how many answers were given, and how many bytes came back."""
    from fiefdom.server.forms import NewSeat, NewTable

    hall = served.server.hall
    made = await hall.make(NewTable(kingdom="first-game-2", seats=[NewSeat(name="Ana"), NewSeat(kind="bot", bot="big-money")]))
    line, given = Line(served.make), 0
    line.send(type="hello", table=made.table, token=made.token, number=1)
    while given < answers:
        if (question := await asked(hall, made.table, line)) is None:
            break
        line.send(**answer(question, hall.rooms[made.table].table.question_number(0)))
        given += 1
    await asked(hall, made.table, line)
    line.hang_up()
    return given, line.wire.bytes


async def asked(hall: Any, table: str, line: Line) -> Any:
    """The next question of the person, when all is quiet; None at the end of the game."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await line.wire.written.wait()
        line.wire.written.clear()
        await asyncio.sleep(0)
        room = hall.rooms[table]
        if room.guests and not room.lock.locked() and room.driver._driving is None:
            question = room.table.question
            if question is None or question.seat == 0:
                return question
    raise SystemExit("the server does not answer")


def answer(question: Any, number: int) -> dict[str, Any]:
    """The Treasures together, the first Action, something to buy."""
    if question.id == "treasure":
        return {"type": "play_treasures", "question": number, "number": 2}
    cards = [card.slug for card in question.cards]
    if question.id == "buy":
        wanted = [card for card in ("province", "gold", "smithy", "militia", "silver") if card in cards]
        return {"type": "answer", "question": number, "cards": wanted[:1], "number": 2}
    needed = 0 if question.may_pass and not question.is_phase else question.remaining if not question.is_phase else 1
    hand = [card for card in cards for _ in range(needed)]
    return {"type": "answer", "question": number, "cards": hand[:needed], "number": 2}


# Measuring


async def play(answers: int) -> dict[str, float]:
    """Play so many answers, and say what one has cost."""
    by_lot(5)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), **UNLIMITED) as served:
            await game(served, WARM_UP)
            loop, process = time.thread_time(), time.process_time()
            given = sent = 0
            while given < answers:
                more, size = await game(served, min(GAME, answers - given))
                given, sent = given + more, sent + size
            loop, process = time.thread_time() - loop, time.process_time() - process
    return {"loop_us": 1e6 * loop / given, "process_us": 1e6 * process / given, "bytes": sent / given}


def measured(package: Path, answers: int) -> dict[str, float]:
    """The same in a process of its own, with the package of a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(package / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--once", f"--answers={answers}"]
    return dict(json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout))


def main() -> None:
    """Measure, in turn with another checkout if there is one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--baseline", type=Path, help="another checkout, with its compiled engine")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.once:
        print(json.dumps(asyncio.run(play(given.answers))))
        return
    packages = [ROOT, *([given.baseline.resolve()] if given.baseline else [])]
    rounds = [[measured(package, given.answers) for package in packages] for _ in range(given.rounds)]
    for place, package in enumerate(packages):
        best = {name: min(each[place][name] for each in rounds) for name in rounds[0][0]}
        print(package.name, *(f"{name} {value:.0f}" for name, value in best.items()))
    if given.baseline:
        ratios = [each[0]["process_us"] / each[1]["process_us"] for each in rounds]
        print(f"ratio {statistics.median(ratios):.2f}, of each round {' '.join(f'{ratio:.2f}' for ratio in ratios)}")


if __name__ == "__main__":
    main()
