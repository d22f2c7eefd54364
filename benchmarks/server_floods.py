"""What others notice when somebody abuses the server: `python benchmarks/server_floods.py [FLOOD ...] [--seconds 6]`.

For each flood a server of its own is started on 127.0.0.1, with its usual limits. At a few tables two players answer each other: alone,
then while the flood goes on, then alone again. What the flood costs the others is the ratio to the slower of the two quiet times, which
also say how much the machine itself disturbs. Visitors try to load something meanwhile. Memory is that of the server before, at its most,
and some seconds after the flood. Players and visitors come from another address than the flood, as a proxy would tell, and the flood is a
process of its own that steps back behind them. All of it takes about seven minutes; `--json FILE` keeps the rows.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.floods import FLOODS, PLAYERS, Player, Server

CALM = 5.0
"""Seconds after a flood before memory is looked at again."""

TABLES = 3
SETTLING = 5.0
"""Seconds before anything is measured: the players begin, a flood gets up to its full strength."""

FILES = 1024
"""How many files the server may open: what systems usually allow at first."""


class OwnServer:
    """`fiefdom serve` in a process of its own."""

    def __init__(self, data: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = Server(f"127.0.0.1:{port}")
        command = [sys.executable, "-m", "fiefdom", "serve", "--no-open", "--port", str(port), "--data", data]
        if os.name == "posix":
            command = ["sh", "-c", f'ulimit -Sn {FILES}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.address.host}/api/health").status_code == 200:
                    return
            time.sleep(0.1)
        raise SystemExit("the server does not start")

    def memory(self) -> float:
        """What it has in memory, in MiB; 0 where nobody tells."""
        status = Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text().splitlines() if status.is_file() else []
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)

    def seconds(self) -> float:
        """The processor time that it has used; 0 where nobody tells."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.is_file():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


async def two_players(server: Server, times: list[float]) -> None:
    """Two people who play, one game after the other."""
    while True:
        table, tokens = await asyncio.to_thread(server.table, PLAYERS, "Ana", "Ola")
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(server.client(table, token, headers=PLAYERS)) for token in tokens]
            playing = [asyncio.create_task(Player(client, times).play(300)) for client in clients]
            try:
                await asyncio.wait(playing, timeout=30, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in playing:
                    task.cancel()


async def visitor(server: Server, answered: list[bool]) -> None:
    """Somebody new, twice a second, who waits for two seconds at most.

    Without certificates, which nobody needs here: to read them would keep the players in this process waiting.
    """
    while True:
        try:
            async with httpx.AsyncClient(headers=PLAYERS, timeout=2, verify=False) as client:
                answered.append((await client.get(f"http://{server.host}/api/kingdoms")).status_code == 200)
        except httpx.HTTPError:
            answered.append(False)
        await asyncio.sleep(0.5)


# Measuring


@dataclass
class Phase:
    """A time of so many seconds: what players waited for, and what the server has computed."""

    times: list[float] = field(default_factory=list)
    cpu: float = 0.0

    def milliseconds(self, share: float) -> float:
        """A quantile."""
        return statistics.quantiles(self.times, n=100, method="inclusive")[round(share * 100) - 1] * 1000 if len(self.times) > 1 else 0.0

    def __str__(self) -> str:
        return f"{self.milliseconds(0.5):6.1f} {self.milliseconds(0.99):7.1f} {100 * self.cpu:4.0f} %"


@dataclass
class Row:
    """What one flood has cost."""

    flood: str
    before: Phase = field(default_factory=Phase)
    during: Phase = field(default_factory=Phase)
    after: Phase = field(default_factory=Phase)
    answered: list[bool] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    def ratio(self, share: float) -> float:
        """How much longer others waited than in the slower of the quiet times."""
        quiet = max(self.before.milliseconds(share), self.after.milliseconds(share))
        return self.during.milliseconds(share) / quiet if quiet else 0.0

    def __str__(self) -> str:
        memory = " -> ".join(f"{each:.0f}" for each in self.memory)
        ratios = f"{self.ratio(0.5):5.2f} {self.ratio(0.99):5.2f}"
        visitors = f"{sum(self.answered):3} of {len(self.answered):3}"
        return f"{self.flood:14} | {self.before} | {self.during} | {self.after} | {ratios} | {visitors} | {memory} MiB"

    def values(self) -> dict[str, object]:
        """The row for programs."""
        phases = {name: getattr(self, name) for name in ("before", "during", "after")}
        numbers = {f"{name}_{quantile}": phase.milliseconds(quantile / 100) for name, phase in phases.items() for quantile in (50, 99)}
        return {"flood": self.flood, **numbers, "ratio_p50": self.ratio(0.5), "ratio_p99": self.ratio(0.99), "load": os.getloadavg()[0]}


HEADING = (
    f"{'flood':14} | {'quiet: p50, p99 ms, CPU':22} | {'flood':22} | {'quiet again':22} | {'p50 x, p99 x':12} | {'visitors':10} | memory"
)


async def measure(server: OwnServer, name: str, seconds: float) -> Row:
    """What others notice of a flood."""
    row, times = Row(name), list[float]()
    playing = asyncio.gather(*(two_players(server.address, times) for _ in range(TABLES)))
    await asyncio.sleep(SETTLING)
    await during(row.before, server, times, seconds)
    row.memory = [server.memory(), 0.0]
    async with flooding(server.address, name):
        await asyncio.sleep(SETTLING)
        visiting = asyncio.create_task(visitor(server.address, row.answered))
        watching = asyncio.create_task(watch(server, row))
        await during(row.during, server, times, seconds)
        watching.cancel()
        visiting.cancel()
    await asyncio.sleep(CALM)
    row.memory.append(server.memory())
    await during(row.after, server, times, seconds)
    playing.cancel()
    await asyncio.gather(playing, visiting, watching, return_exceptions=True)
    return row


async def during(phase: Phase, server: OwnServer, times: list[float], seconds: float) -> None:
    """Note what happens for so long."""
    times.clear()
    used, began = server.seconds(), time.monotonic()
    await asyncio.sleep(seconds)
    phase.times = list(times)
    phase.cpu = (server.seconds() - used) / (time.monotonic() - began)


async def watch(server: OwnServer, row: Row) -> None:
    """Look at its memory again and again."""
    while True:
        row.memory[1] = max(row.memory[1], server.memory())
        await asyncio.sleep(0.25)


@contextlib.asynccontextmanager
async def flooding(server: Server, name: str) -> AsyncIterator[None]:
    """A flood in a process of its own, as soon as it is at its strength."""
    command = [sys.executable, __file__, name, "--host", server.host]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(120):
            await process.stdout.readline()
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def be_flood(name: str, host: str) -> None:
    """Flood a server until this process is killed."""
    if hasattr(os, "nice"):
        os.nice(5)
    ready = asyncio.Event()
    flood = asyncio.ensure_future(FLOODS[name](Server(host), ready))
    await ready.wait()
    print("ready", flush=True)
    await flood


def main() -> None:
    """Try the floods one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=f"{', '.join(FLOODS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--json", type=Path, metavar="FILE", help="append the rows to a file, one JSON value a line")
    parser.add_argument("--host", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.host:
        asyncio.run(be_flood(given.floods[0], given.host))
        return
    print(HEADING)
    for name in given.floods or FLOODS:
        row = try_out(name, given.seconds)
        print(row, flush=True)
        if given.json:
            with given.json.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row.values()) + "\n")


def try_out(name: str, seconds: float) -> Row:
    """One flood, with a server of its own."""
    with tempfile.TemporaryDirectory() as data:
        server = OwnServer(data)
        try:
            server.wait()
            return asyncio.run(measure(server, name, seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
