"""What hosts do while the server runs: see tables, visitors and bots, close a table, keep an address out, say something to everybody.

A host is whoever can read the database: the word that opens this is kept there (`host_word`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.server.connection import POLICY, Connection
from fiefdom.server.faults import StorageFailed
from fiefdom.server.guard import network_of, respond
from fiefdom.server.ledger import Ledger
from fiefdom.server.passing_on import ask_others, is_inside
from fiefdom.server.people_forms import Report
from fiefdom.server.refusal import Refused
from fiefdom.server.schema import BANS, put
from fiefdom.server.wire import LONGEST_TEXT, FromHost

if TYPE_CHECKING:
    from fiefdom.server.app import Server

WORD = "admin"
"""The name of the secret."""

SILENT = "silent"
"""What is said of a process that does not answer."""

KEEPING_UP = 15.0
"""Seconds between two looks at what the host has told other processes."""

Line: TypeAlias = dict[str, str | int]
Task: TypeAlias = "Callable[[AdminRoutes, str], Awaitable[list[Line]]]"
Answer: TypeAlias = Callable[[Request], Awaitable[Response]]


class AdminWish(Struct):
    """A task, and what it is about."""

    task: str
    value: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class AdminRoutes:
    """`POST /api/admin`. In a house a task is done by all processes, and what they say comes together."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self, guarded: Callable[[Answer], Answer]) -> list[Route]:
        return [Route("/api/admin", guarded(self.do), methods=["POST"])]

    async def open(self) -> None:
        """Remember who is to be kept out, and have a word for the host."""
        await Ledger(self.server.hall.storage).secret(WORD)
        await self._read_bans()

    async def do(self, request: Request) -> Response:
        """Carry a task out for whoever knows the word, and sits where numbers may be seen."""
        if not self.server.health.may_know(request):
            raise Refused("unknown-address", value=request.url.path)
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not hmac.compare_digest(given.encode(), (await Ledger(self.server.hall.storage).secret(WORD)).encode()):
            raise Refused("token.not-the-host")
        wish = await self.server.body(request, AdminWish)
        if wish.task not in TASKS:
            raise Refused("message", details=wish.task)
        lines = await TASKS[wish.task](self, wish.value)
        if wish.task in IN_COMMON:
            return respond(lines)
        house = self.server.hall.house
        if house:
            lines = [{"process": house.own.short, **line} for line in lines]
        if house and not is_inside(request):
            lines += self._of_others(await ask_others(request, house, request.state.body))
        if wish.task == "close" and not is_inside(request) and not any("table" in line for line in lines):
            lines += await self._close_stored(wish.value)
        return respond(lines)

    def _of_others(self, said: dict[str, bytes | None]) -> list[Line]:
        """What other processes say; one that says nothing is named, so that nobody takes this for all there is."""
        lines: list[Line] = []
        for process, answer in said.items():
            lines += [{"process": process, SILENT: 1}] if answer is None else msgspec.json.decode(answer, type=list[dict[str, Any]])
        return lines

    async def keep_up(self) -> None:
        """In a house, follow what other processes were told, also if this one did not hear it."""
        while True:
            await asyncio.sleep(KEEPING_UP)
            with contextlib.suppress(StorageFailed):
                await self._read_bans()

    async def _read_bans(self) -> None:
        rows = await self.server.hall.storage.run(lambda database, _: [each for (each,) in database.execute("SELECT id FROM bans")])
        self.server.addresses.banned = set(rows)

    # What there is

    async def tables(self, _: str) -> list[Line]:
        now = self.server.hall.clock.now
        return [
            {
                "table": room.table.id,
                "name": room.table.plan.name,
                "stage": room.table.stage,
                "players": ", ".join(room.table.names),
                "visitors": len(room.guests),
                "acts": room.table.acts,
                "idle": round(now - room.last_used),
            }
            for room in self.server.hall.rooms.values()
        ]

    async def visitors(self, _: str) -> list[Line]:
        known = self.server.addresses.known
        return [
            {"address": name, "sockets": sockets, "requests": each.requests, "tables": ", ".join(self._tables_of(name))}
            for name, each in known.items()
            if (sockets := each.sockets - self._passed_on(name)) or each.requests
        ]

    def _passed_on(self, address: str) -> int:
        """The sockets of an address that another process attends to, and counts."""
        return sum(each.owner is not None for each in self._connections(address))

    def _tables_of(self, address: str) -> list[str]:
        return sorted({each.room.table.id for each in self._connections(address) if each.room})

    def _connections(self, address: str) -> list[Connection]:
        return [connection for connection in self.server.connections if connection.address == address]

    async def bots(self, _: str) -> list[Line]:
        """How bots keep up, by what they cost: whether any are weaker than they are because many wait."""
        return [
            {
                "lane": lane.lane,
                "bots": lane.bots,
                "waiting": lane.waiting,
                "strength": f"{lane.strength:.0%}",
                "reduced": lane.reduced,
            }
            for lane in self.server.thinkers.lanes()
        ]

    async def bans(self, _: str) -> list[Line]:
        return [{"address": address} for address in sorted(self.server.addresses.banned)]

    async def reports(self, _: str) -> list[Line]:
        """What people have told about others, the latest first."""
        sql = "SELECT report FROM reports"
        rows = await self.server.hall.storage.run(lambda database, _: [bytes(body) for (body,) in database.execute(sql)])
        found = sorted((msgspec.json.decode(body, type=Report) for body in rows), key=lambda report: -report.at)
        return [
            {
                "time": datetime.fromtimestamp(each.at, UTC).isoformat(),
                "table": each.table,
                "about": each.about,
                "by": each.by,
                "text": each.text,
                "said": " / ".join(each.said),
            }
            for each in found
        ]

    # What can be done

    async def close(self, table: str) -> list[Line]:
        """Delete a table; whoever sits there is let go. In a house the one process that has it does so."""
        room = self.server.hall.rooms.get(table)
        if room is None:
            return []
        await self.server.hall.delete(room)
        return [{"table": table}]

    async def _close_stored(self, table: str) -> list[Line]:
        """Delete a table that nobody has open. Its lease goes with it: who took it just now cannot write to it."""
        storage, sql = self.server.hall.storage, "SELECT 1 FROM tables WHERE id = ?"
        if not await storage.run(lambda database, _: database.execute(sql, (table,)).fetchone()):
            return []
        await storage.delete_table(table)
        return [{"table": table}]

    async def ban(self, value: str) -> list[Line]:
        """Keep an address out, now and after a restart."""
        address = checked(value)
        self.server.addresses.banned.add(address)
        await self.server.hall.storage.run(lambda database, day: database.execute(put(BANS), (address, day)) and None)
        for connection in self._connections(address):
            connection.leave(POLICY, "banned")
        for line in list(self.server.lines):
            if line.client and network_of(line.client.host) == address:
                with contextlib.suppress(RuntimeError):  # it has gone by itself
                    await line.close(POLICY, "banned")
        return [{"address": address}]

    async def unban(self, value: str) -> list[Line]:
        address = checked(value)
        self.server.addresses.banned.discard(address)
        sql = "DELETE FROM bans WHERE id = ?"
        await self.server.hall.storage.run(lambda database, _: database.execute(sql, (address,)) and None)
        return [{"address": address}]

    async def say(self, text: str) -> list[Line]:
        """Tell everybody who sits at a table something."""
        served = self.server.served
        for connection in served:
            connection.tell(FromHost(text=text))
        return [{"told": len(served)}]


def checked(address: str) -> str:
    """What counts as one address."""
    network = network_of(address.strip())
    if not network[:1].isalnum() or ("." not in network and ":" not in network):
        raise Refused("message", details=address)
    return network


TASKS: dict[str, Task] = {
    "tables": AdminRoutes.tables,
    "visitors": AdminRoutes.visitors,
    "reports": AdminRoutes.reports,
    "bots": AdminRoutes.bots,
    "bans": AdminRoutes.bans,
    "close": AdminRoutes.close,
    "ban": AdminRoutes.ban,
    "unban": AdminRoutes.unban,
    "say": AdminRoutes.say,
}

IN_COMMON = {"bans", "reports"}
"""What all processes of a house would answer alike."""
