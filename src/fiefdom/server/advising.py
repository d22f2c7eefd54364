"""Advice at a running table: who may have it, and one guest's advice in the making, until the question is answered."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
from typing import TYPE_CHECKING

from fiefdom.errors import FiefdomError
from fiefdom.server import adviser
from fiefdom.server.adviser import AdviceSlice
from fiefdom.server.feed import ENCODER
from fiefdom.server.guard import Bucket
from fiefdom.server.refusal import Refused
from fiefdom.server.studio import Studio
from fiefdom.server.thought import BotTask
from fiefdom.server.wire import AdviceGiven
from fiefdom.text.texts import QuickTexts

if TYPE_CHECKING:
    from fiefdom.server.room import Room, Visitor
    from fiefdom.server.table import Table


class Advisers:
    """The process that makes advice for all tables, and who is next there: everybody a part at a time."""

    def __init__(self) -> None:
        self._studio = Studio(adviser.get_ready)
        self._numbers = itertools.count()

    def new_key(self) -> str:
        """What the process knows some advice by."""
        return str(next(self._numbers))

    async def advance(self, task: BotTask, language: str, number: int) -> AdviceSlice:
        return await self._studio.make(adviser.advance, task, language, number)

    async def forget(self, key: str) -> None:
        with contextlib.suppress(Refused):
            await self._studio.make(adviser.forget, key)

    def close(self) -> None:
        self._studio.close()


def check_allowed(table: Table, seat: int) -> None:
    """Refuse advice where the table has none, and where anybody else plays, or may come back to."""
    if not table.plan.options.advice or table.coach or (table.riddle and table.riddle.is_open):
        raise Refused("not-allowed.no-advice")
    if any(chair.seat != seat and (chair.kind != "bot" or chair.person) for chair in table.chairs):
        raise Refused("not-allowed.others-play")


class AdviceToGuest:
    """The advice of one guest: at most one at a time. `purse` is what their address may still have worked for it."""

    def __init__(self, advisers: Advisers, room: Room, guest: Visitor, purse: Bucket | None = None) -> None:
        self.advisers = advisers
        self.room = room
        self.guest = guest
        self.purse = purse
        self._making: asyncio.Task[None] | None = None

    async def start(self, seat: int, number: int) -> None:
        """Begin to advise about the open question of a seat."""
        table = self.room.table
        check_allowed(table, seat)
        table.check_asked(seat, number)
        if self.purse:
            self.purse.check(asyncio.get_running_loop().time(), Refused("too-fast.too-much-study"))
        self.stop()
        self._making = self.room.run(self._make(seat, number))
        await self._note(seat)

    async def _note(self, seat: int) -> None:
        """The table says from now on that it is played with advice."""
        async with self.room.lock:
            chair = self.room.table.chairs[seat]
            if not chair.advised:
                chair.advised = True
                await self.room.save_chairs()
                self.room.publish()

    def stop(self) -> None:
        if self._making:
            self._making.cancel()
            self._making = None

    async def _make(self, seat: int, number: int) -> None:
        table, acts, key = self.room.table, self.room.table.acts, self.advisers.new_key()
        assert table.game is not None
        task = BotTask.about(table.game.view(seat, open_counts=table.plan.options.open_counts), "", key)
        is_last = False
        try:
            task = dataclasses.replace(task, events=tuple(await table.game.seen_by(seat, 0)))
            while not is_last and table.acts == acts:
                made = await self.advisers.advance(task, self.guest.language, number)
                is_last = made.is_last
                self._pay(made.seconds)
                if table.acts == acts:
                    self._tell(made.given)
        except FiefdomError as problem:
            self._tell(AdviceGiven(question=number, problem=problem.words(QuickTexts(self.guest.language))[0]))
        finally:
            if not is_last:
                await asyncio.shield(self.advisers.forget(key))

    def _pay(self, seconds: float) -> None:
        if self.purse:
            self.purse.owe(asyncio.get_running_loop().time(), seconds)

    def _tell(self, advice: AdviceGiven) -> None:
        self.guest.send(ENCODER.encode(advice))
