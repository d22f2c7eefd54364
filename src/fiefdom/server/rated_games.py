"""The end of a rated game: its players get their new ratings, once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from fiefdom.server.chairs import Chair
from fiefdom.server.ending import SeatRating, TableResult
from fiefdom.server.faults import StorageFailed
from fiefdom.server.people import BOT, Finish, People

if TYPE_CHECKING:
    from fiefdom.server.room import Room

log = logging.getLogger("fiefdom.server")


async def count(room: Room) -> None:
    """Count the game of a table that has ended, if it is to be. That it cannot be kept now is no reason to spoil the end."""
    result = room.result()
    if result is None or not room.table.plan.options.rated or result.ratings:
        return
    try:
        changes = await People(room.storage).note(room.table.id, finish_of(room.table.chairs, result))
    except StorageFailed as problem:
        log.error("the game of table %s was not counted: %s", room.table.id, problem)
        return
    result.ratings = [SeatRating(seat=seat, before=before, after=after) for seat, (before, after) in enumerate(changes)]


def finish_of(chairs: list[Chair], result: TableResult) -> list[Finish]:
    """Who ended how. Whoever has left the game to a bot, of their own will or by staying away, is behind all others."""
    places = {seat.seat: seat.place for seat in result.seats}
    return [Finish(_who(chair), len(chairs) + 1 if _has_left(chair) else places[chair.seat]) for chair in chairs]


def _has_left(chair: Chair) -> bool:
    return chair.kind == "bot" and bool(chair.account)


def _who(chair: Chair) -> str:
    return chair.account or f"{BOT}{chair.bot}"
