"""The replays of a server: games that were finished here, and records that somebody has uploaded."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from fiefdom import __version__
from fiefdom.game.record import Record
from fiefdom.server import film
from fiefdom.server.film import Kept, ReplayWish, Shown
from fiefdom.server.hall import Hall
from fiefdom.server.refusal import Refused
from fiefdom.server.room import Room
from fiefdom.server.studio import Studio
from fiefdom.text.languages import LANGUAGES, check_language

REMEMBERED = 64
"""Records that are kept ready."""

LONGEST_NUMBER = 9
"""Digits of a number in an address."""


class Archive:
    """Finds records, and has them shown."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.studio = Studio(film.get_ready)
        self._records: OrderedDict[tuple[str, int], str] = OrderedDict()

    async def add(self, text: str) -> Kept:
        """Keep a record, after playing it through."""
        if len(text) > self.hall.settings.largest_record:
            raise Refused("too-large", most=self.hall.settings.largest_record)
        kept = await self.studio.make(film.keep, text)
        await self.hall.storage.add_replay(kept.name, kept.record)
        return kept

    async def show(self, wish: ReplayWish) -> Shown:
        return await self.studio.make(film.show, wish)

    async def wish(self, path: Mapping[str, Any], query: Mapping[str, str], *, compressed: bool) -> ReplayWish:
        """What an address asks for: a game, a step of it, or the steps `from` one up to before another (`to`)."""
        language = check_language(query.get("language", LANGUAGES[0]))
        text, until = await self.text(path["replay"]), number_in(query, "to")
        first = path.get("step", number_in(query, "from", None if until is None else 0))
        return ReplayWish(path["replay"], text, query.get("seat", "open"), language, first, until, compressed)

    async def text(self, name: str) -> str:
        """The record of a replay or of a finished table."""
        if not film.UPLOADED.fullmatch(name):
            return self._of_table(await self._finished(name))
        if (name, 0) not in self._records:
            uploaded = await self.hall.storage.load_replay(name)
            if uploaded is None:
                raise Refused("unknown-table", value=name)
            self._remember((name, 0), uploaded)
        return self._records[name, 0]

    async def record(self, table: str) -> Record:
        """The record of a table; while its game runs it is secret."""
        return (await self._finished(table)).table.record()

    async def _finished(self, table: str) -> Room:
        room = await self.hall.look(table)
        if room.table.stage != "over":
            raise Refused("not-now.not-over")
        return room

    def _of_table(self, room: Room) -> str:
        """The text of a record, which is another one if the game has gone on after its end was taken back."""
        key = room.table.id, room.table.acts
        if key not in self._records:
            self._remember(key, str(room.table.record()))
        return self._records[key]

    def _remember(self, key: tuple[str, int], record: str) -> None:
        self._records[key] = record
        while len(self._records) > REMEMBERED:
            self._records.popitem(last=False)


def number_in(query: Mapping[str, str], key: str, missing: int | None = None) -> int | None:
    """A number of an address, if there is one."""
    text = query.get(key)
    if text is None:
        return missing
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Refused("message", details=key)
    return int(text)


def tag_of(wish: ReplayWish) -> str:
    """What tells whether a browser has the answer already: it is the same as long as the wish and this program are."""
    return f'W/"{hashlib.sha256(f"{__version__} {wish._replace(compressed=False)!r}".encode()).hexdigest()[:16]}"'
