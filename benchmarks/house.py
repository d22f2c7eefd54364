"""Several processes on PostgreSQL while everything goes wrong: `python -m benchmarks.house [--workers 4] [--tables 200] [--kills 500] …`.

The processes of `fiefdom serve --workers N` are killed (`kill -9`), frozen (SIGSTOP, ten seconds later SIGCONT), the database is restarted,
and the lines between processes are cut, in an order drawn by lot, while people play at all tables and come back as browsers do. At the
end everybody gives one more answer, and the history of what all of them did and saw is held against what is stored
(`tests/server/history.py`). The exit code is 1 if anything is lost, doubled or stuck.

That takes long, so it is done in parts of `--part` faults, each with a database of its own. What came out of a part is a line in
`results/house.jsonl`; whoever starts the same again goes on after the last one, and the parts add up.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from benchmarks.household import FAULTS, Fault, Household
from fiefdom.server.database import database_at
from tests.server.clients import Player
from tests.server.history import GONE, PATIENCE, History, SeatAt, Witness, problems
from tests.server.postgres import binaries, running_postgres

RESULTS = Path(__file__).parent / "results" / "house.jsonl"
KINGDOM = "Militia, Moat, Witch, Village, Smithy, Market, Workshop, Cellar, Remodel, Mine"
STUCK = 60.0
"""Seconds after the last fault in which everybody must have given one more answer."""

SLOW_START = 30.0
"""Seconds in which the first tables are taken one after the other, as people come."""


# People


class Company:
    """Everybody who plays: two people at every other table, one and a bot at the others. Where a game is over, another table is made."""

    def __init__(self, host: str, tables: int, think: float) -> None:
        self.host, self.think = host, think
        self.history = History()
        self.everybody: list[Witness] = []
        self.now: dict[SeatAt, Witness] = {}
        """Those who are at games that are not over."""
        self.end = asyncio.Event()
        self._web = httpx.AsyncClient(timeout=PATIENCE)
        self.groups = [asyncio.create_task(self._play(number, number * SLOW_START / tables)) for number in range(tables)]

    async def _play(self, number: int, after: float) -> None:
        await asyncio.sleep(after)
        while not self.end.is_set():
            try:
                here = await self._sit_down(number)
            except (httpx.HTTPError, KeyError):  # nobody is there, or can make a table now
                await asyncio.sleep(1)
                continue
            for each in here:
                self.everybody.append(each)
                self.now[each.who] = each
            await asyncio.gather(*(each.live(self.end) for each in here))
            for each in here:
                del self.now[each.who]

    async def _sit_down(self, number: int) -> list[Witness]:
        seats: list[dict[str, Any]] = [{"name": "P0x0"}, {} if number % 2 else {"kind": "bot"}]
        made = await self._post("tables", {"kingdom": KINGDOM, "seats": seats})
        here = [self._witness(made["table"], made["seat"], made["token"])]
        for invitation in made["invitations"]:
            while not (joined := await self._post(f"tables/{made['table']}/join", {"invitation": invitation["token"], "name": "P1x0"})):
                await asyncio.sleep(1)
            here.append(self._witness(made["table"], joined["seat"], joined["token"]))
        return here

    def _witness(self, table: str, seat: int, token: str) -> Witness:
        return Witness(self.history, self.host, SeatAt(table, seat), token, len(self.everybody), self.think)

    async def _post(self, path: str, wish: dict[str, Any]) -> dict[str, Any]:
        return dict((await self._web.post(f"http://{self.host}/api/{path}", json=wish)).json())

    async def stuck(self) -> list[Witness]:
        """Those who give no answer any more, though their game is not over."""
        before = {who: each.answers for who, each in self.now.items()}
        until = time.monotonic() + STUCK
        while before and time.monotonic() < until:
            await asyncio.sleep(0.1)
            before = {who: answers for who, answers in before.items() if who in self.now and self.now[who].answers == answers}
        return [self.now[who] for who in before]

    async def leave(self) -> None:
        self.end.set()
        _, waiting = await asyncio.wait(self.groups, timeout=30)
        for task in waiting:
            task.cancel()
        for task in self.groups:
            if task.done() and not task.cancelled():
                task.result()  # a mistake of this program must be heard of
        await self._web.aclose()


async def second_look(host: str, who: Witness) -> str:
    """What somebody is shown who comes anew."""
    try:
        async with asyncio.timeout(PATIENCE), connect(f"ws://{host}/ws", max_size=None) as line:
            client = Player(line)
            reply = await client.ask("hello", table=who.who.table, token=who.token)
            if reply["type"] != "done":
                return str(reply)
            state = client.state
            return f"stage {state['stage']}, question {state['question']}, prompt {state['prompt']!r}, {len(client.log)} lines"
    except GONE as problem:
        return f"{type(problem).__name__}: {problem}"


# A part


async def trouble(house: Household, faults: Sequence[Fault], pause: float) -> None:
    """Everything that was ordered, in order."""
    for number, fault in enumerate(faults, 1):
        await asyncio.sleep(pause * (0.5 + house.lots.random()))
        print(f"\r{number}/{len(faults)} {fault:<10}", end="", file=sys.stderr, flush=True)
        await getattr(house, fault)()
    await house.thaw()
    print(file=sys.stderr)


async def play(given: argparse.Namespace, house: Household, faults: Sequence[Fault]) -> tuple[dict[str, Any], History]:
    """Let people play through it all; the numbers, and what they saw."""
    host = await house.ready()
    watching = asyncio.create_task(house.watch())
    await asyncio.sleep(1)
    company = Company(host, given.tables, given.think)
    began, load = time.monotonic(), os.getloadavg()[0]
    await asyncio.sleep(SLOW_START)
    await trouble(house, faults, given.pause)
    stuck = await company.stuck()
    for each in stuck:
        print(f"stuck: {each.who} after {each.answers} answers; {each.shown}; lately", *each.lately, sep="\n  ")
        print(f"  who comes anew sees: {await second_look(host, each)}")
    worst = max(company.everybody, key=lambda each: each.longest)
    print(f"away for {worst.longest[0]:.1f} s: {worst.who}", *worst.longest[1], sep="\n  ")
    await company.leave()
    watching.cancel()
    fates = Counter(deed.fate for deed in company.history.deeds)
    numbers = {
        "seconds": round(time.monotonic() - began),
        "load": [round(load, 1), round(os.getloadavg()[0], 1)],
        "games": len({each.who.table for each in company.everybody}),
        "games_over": len({each.who.table for each in company.everybody if each.is_over}),
        "answers_confirmed": sum(each.answers for each in company.everybody),
        **{f"deeds_{fate}": fates[fate] for fate in ("done", "refused", "unknown")},
        "lines_cut": house.cut_lines,
        "database_away": house.database_away,
        "back": Counter(f"{seconds:.1f}" for each in company.everybody for seconds in each.away),
        "stuck": len(stuck),
    }
    return numbers, company.history


def part(given: argparse.Namespace, faults: Sequence[Fault], seed: int) -> dict[str, Any]:
    """Start the database and the processes, let it happen, check."""
    programs = binaries()
    if programs is None:
        raise SystemExit("PostgreSQL is not installed (Debian: `apt install postgresql`)")
    with running_postgres(programs) as postgres, tempfile.TemporaryDirectory() as folder:
        house = Household(given.workers, postgres, Path(folder), Random(seed), fenced=not given.broken_fence)
        try:
            numbers, history = asyncio.run(play(given, house, faults))
        finally:
            house.end()
        with contextlib.closing(database_at(postgres.address, None, "looking")) as database:
            wrong = problems(history, database)
        if wrong or numbers["stuck"]:
            log = Path(tempfile.gettempdir()) / f"house-{int(time.time())}.log"
            log.write_text(house.logged(), encoding="utf-8")
            print(f"the log of the processes is {log}")
    for problem in wrong[:20]:
        print(problem)
    return {**numbers, "problems": len(wrong)}


# All parts


def conditions(given: argparse.Namespace) -> dict[str, Any]:
    """What parts must have in common to add up."""
    names = ("workers", "tables", *(f"{fault}s" for fault in FAULTS), "pause", "think", "seed", "broken_fence")
    return {name: getattr(given, name) for name in names}


def order(given: argparse.Namespace) -> list[Fault]:
    """All faults, in an order drawn by lot."""
    faults = [fault for fault in FAULTS for _ in range(getattr(given, f"{fault}s"))]
    Random(given.seed).shuffle(faults)
    return faults


def done(given: argparse.Namespace) -> list[dict[str, Any]]:
    """The parts that there are."""
    lines = given.results.read_text(encoding="utf-8").splitlines() if given.results.exists() else []
    return [found for line in lines if (found := json.loads(line))["conditions"] == conditions(given)]


def added_up(parts: Sequence[dict[str, Any]]) -> dict[str, float]:
    """The numbers of all parts together."""
    back: Counter[float] = Counter()
    faults: Counter[str] = Counter()
    for each in parts:
        back.update({float(seconds): number for seconds, number in each["back"].items()})
        faults.update(each["faults"])
    times = sorted(back.elements())
    names = ("seconds", "games", "games_over", "answers_confirmed", "deeds_done", "deeds_refused", "deeds_unknown", "lines_cut")
    return {
        **faults,
        **{name: sum(each[name] for each in parts) for name in (*names, "stuck", "problems")},
        "lines_lost": len(times),
        "back_p50_s": times[len(times) // 2] if times else 0.0,
        "back_p99_s": times[int(len(times) * 0.99)] if times else 0.0,
        "back_longest_s": times[-1] if times else 0.0,
    }


def main() -> int:
    """Do what is left, part by part; print the sum."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--restarts", type=int, default=50)
    parser.add_argument("--freezes", type=int, default=50)
    parser.add_argument("--cuts", type=int, default=20)
    parser.add_argument("--rolls", type=int, default=2, help="rolling restarts")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two faults, on average")
    parser.add_argument("--think", type=float, default=1.0, help="seconds that people think")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", type=int, default=60, help="faults between two looks at what is stored")
    parser.add_argument("--parts", type=int, default=10**6, help="parts to do now")
    parser.add_argument("--results", type=Path, default=RESULTS, help="a line for each part; those with the same conditions add up")
    parser.add_argument("--broken-fence", action="store_true", help="let processes write to what they have lost: the checker must notice")
    given = parser.parse_args()
    everything = order(given)
    for _ in range(given.parts):
        before = sum(sum(each["faults"].values()) for each in done(given))
        faults = everything[before : before + given.part]
        if not faults:
            break
        print(f"faults {before + 1} to {before + len(faults)} of {len(everything)}", flush=True)
        found = part(given, faults, given.seed + before)
        date = time.strftime("%Y-%m-%d %H:%M")
        line = {"date": date, "conditions": conditions(given), "faults": Counter(faults), **found}
        given.results.parent.mkdir(exist_ok=True)
        with given.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        print({name: value for name, value in found.items() if name != "back"}, flush=True)
    total = added_up(done(given))
    for name, value in total.items():
        print(f"{name:>20} {value:10.2f}")
    is_well = not total["problems"] and not total["stuck"]
    return int(is_well == given.broken_fence)


if __name__ == "__main__":
    sys.exit(main())
