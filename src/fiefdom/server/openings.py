"""Tables that have a place for anybody, as all processes of a house know them: whoever waits at one says so now and then."""

from __future__ import annotations

import time

import msgspec

from fiefdom.server.card_info import kingdom_state
from fiefdom.server.database import Database
from fiefdom.server.people_forms import OpenTable
from fiefdom.server.room import Room
from fiefdom.server.schema import OPENINGS, put
from fiefdom.server.storage import Storage

WAITING = 60.0
"""Seconds after which a table is not shown any more at which nobody waits."""

MOST = 200


class Openings:
    """Lists open tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def note(self, room: Room, rating: int | None = None) -> None:
        """Keep what others may see of a table, or forget it: nobody waits there, or there is no place."""
        table = room.table
        is_open = table.plan.options.listed and table.stage == "gathering" and not table.is_full
        here = [chair.name for chair in table.chairs if chair.kind != "open"]
        shown = OpenTable(
            table=table.id,
            name=table.plan.name,
            players=here,
            seats=len(table.chairs),
            kingdom=kingdom_state(table.kingdom),
            options=table.plan.options,
            rating=rating,
        )
        row = (table.id, _owner(room), msgspec.json.encode(shown), time.time())

        def work(database: Database, day: int) -> None:
            if is_open:
                database.execute(put(OPENINGS), (*row, day))
            else:
                database.execute("DELETE FROM openings WHERE id = ?", (table.id,))

        await self.storage.run(work)

    async def listed(self, avoided: set[str]) -> list[OpenTable]:
        """All of them at which somebody waits, the newest first."""
        sql = "SELECT owner, info FROM openings WHERE seen > ? ORDER BY seen DESC LIMIT ?"
        rows = await self.storage.run(lambda database, _: list(database.execute(sql, (time.time() - WAITING, MOST))))
        return [msgspec.json.decode(info, type=OpenTable) for owner, info in rows if owner not in avoided or not owner]


def _owner(room: Room) -> str:
    return next((chair.account for chair in room.table.chairs if chair.owner), "")
