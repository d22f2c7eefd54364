"""The daily deal: one kingdom and one deal for everybody, against the same bot, and how the levels did with it.

Each seat draws from its own stream, so what somebody draws depends on what they own, and on nothing that others do. The seed comes from a
secret of the server: nobody can look at tomorrow's deal, or at the order of today's deck.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec

from fiefdom.cards.kingdoms import Kingdom, random_kingdom, write_kingdom
from fiefdom.server import daily_games
from fiefdom.server.card_info import kingdom_state
from fiefdom.server.chairs import digest, new_token
from fiefdom.server.daily_games import PLAYER, DailyLine, LevelsPlayed, line_of
from fiefdom.server.forms import kingdom_seed
from fiefdom.server.hall import Hall
from fiefdom.server.ledger import Ledger
from fiefdom.server.picture import TableOptions
from fiefdom.server.puzzle_forms import DailyMade, DailyState, DailyWish
from fiefdom.server.refusal import Refused
from fiefdom.server.room import Room
from fiefdom.server.studio import Studio
from fiefdom.server.table_plan import TablePlan
from fiefdom.text.languages import check_language

BOT = "adept"
"""Who everybody plays against. It plays the same way every time."""

DAYS = 31
"""For how long the deal of a day can be looked at."""

OPTIONS = TableOptions(spectators=False, score_counter=True, advice=False)


def today() -> date:
    """A day begins at midnight in Greenwich."""
    return datetime.now(UTC).date()


class Dailies:
    """The deals of the last days. `now` says what day it is."""

    def __init__(self, hall: Hall, now: Callable[[], date] = today) -> None:
        self.hall = hall
        self.now = now
        self.ledger = Ledger(hall.storage)
        self._studio = Studio(daily_games.get_ready)
        self._making: dict[str, asyncio.Task[LevelsPlayed]] = {}

    def close(self) -> None:
        self._studio.close()

    # The deal

    def day(self, text: str) -> date:
        """The day of an address; nothing means today. Days to come, and those long past, have nothing to show."""
        try:
            found = date.fromisoformat(text) if text else self.now()
        except ValueError:
            raise Refused("unknown-address", value=text) from None
        if not timedelta(0) <= self.now() - found <= timedelta(days=DAYS):
            raise Refused("unknown-address.no-deal", value=text)
        return found

    async def plan(self, day: date) -> TablePlan:
        """How the deal of a day is set up."""
        secret = await self.ledger.secret("daily")
        seed = int.from_bytes(hashlib.sha256(f"{secret} deal of {day.isoformat()}".encode()).digest()[:8])
        return msgspec.structs.replace(TablePlan.of(kingdom_of(day), 2, OPTIONS, seed), daily=day.isoformat())

    async def play(self, wish: DailyWish) -> DailyMade:
        """The table at which somebody plays today's deal: a new one, or where they sit already."""
        solver = wish.solver or new_token()
        day = self.now().isoformat()
        known = await self.ledger.daily_table(day, digest(solver))
        if await self._room(known, day):
            return DailyMade(table=known, seat=PLAYER, token="", date=day, solver=solver)
        plan = msgspec.structs.replace(await self.plan(self.now()), solver=digest(solver))
        table, token = await self.hall.make_prepared(plan, wish.name, BOT, wish.language)
        await self.ledger.note_daily(day, digest(solver), table)
        return DailyMade(table=table, seat=PLAYER, token=token, date=day, solver=solver)

    # What became of it

    async def state(self, day: date, wish: DailyWish) -> DailyState:
        """A day as somebody may see it: what others bought is hidden until one has played, or the day is over."""
        name = day.isoformat()
        own = await self.ledger.daily_table(name, digest(wish.solver)) if wish.solver else ""
        room = await self._room(own, name)
        levels = await self._levels(day)
        is_known = day < self.now() or (room is not None and room.table.stage == "over")
        people = [line for line in [await self._line(own, name, yours=True), *await self._friends(wish, own, name)] if line]
        lines = [*people, *(levels.lines if levels else [])]
        return DailyState(
            date=name,
            is_today=day == self.now(),
            previous=(day - timedelta(days=1)).isoformat() if (self.now() - day).days < DAYS else "",
            kingdom=kingdom_state(kingdom_of(day)),
            bot=BOT,
            table=own if room else "",
            stage=room.table.stage if room else "",
            is_ready=levels is not None,
            is_known=is_known,
            lines=[line if is_known else msgspec.structs.replace(line, gained=[]) for line in lines],
            plan=levels.plan[check_language(wish.language)] if levels and is_known else [],
        )

    async def _friends(self, wish: DailyWish, own: str, day: str) -> Sequence[DailyLine | None]:
        return [await self._line(table, day) for table in dict.fromkeys(wish.friends) if table != own]

    async def _line(self, table: str, day: str, *, yours: bool = False) -> DailyLine | None:
        """How a finished game of the day went; None if it is none."""
        room = await self._room(table, day)
        game = room.table.game if room and room.table.stage == "over" else None
        if room is None or game is None or game.outcome is None:
            return None
        return line_of(game.whole(), room.table.names[PLAYER], yours=yours)

    async def _room(self, table: str, day: str) -> Room | None:
        """A table of the deal of a day."""
        try:
            room = await self.hall.look(table) if table else None
        except Refused:
            return None
        return room if room and room.table.plan.daily == day else None

    async def _levels(self, day: date) -> LevelsPlayed | None:
        """How the levels did; None while they play, which is begun by the first who asks."""
        key = f"daily {day.isoformat()}"
        kept = await self.hall.storage.load_review(key)
        if kept:
            return msgspec.json.decode(kept, type=LevelsPlayed)
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._play_levels(day, key))
        task = self._making[key]
        if task.done():
            del self._making[key]
            return task.result()
        return None

    async def _play_levels(self, day: date, key: str) -> LevelsPlayed:
        plan = await self.plan(day)
        kingdom = write_kingdom(kingdom_of(day))
        made = await self._studio.make(daily_games.play_levels, kingdom, plan.seed, plan.starter, BOT)
        await self.hall.storage.add_review(key, msgspec.json.encode(made))
        return made


def kingdom_of(day: date) -> Kingdom:
    """The kingdom of a day, the same on every server."""
    return random_kingdom(kingdom_seed(day))
