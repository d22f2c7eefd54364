"""Lets the bots of a room play: one answer after the other, with pauses in which people can follow."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING

from fiefdom.game.question import PASS
from fiefdom.server.table import Table, TableAct

if TYPE_CHECKING:
    from fiefdom.server.room import Room


class Driver:
    """Asks the bots whenever it is theirs to decide, as long as anybody is here."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._driving: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Let the bots play, if it is theirs to decide."""
        if self._driving is None and self.may_decide:
            self._driving = self.room.run(self._drive())

    @property
    def may_decide(self) -> bool:
        """Whether a bot is to decide now. (About Reactions they are asked in their windows.)"""
        room = self.room
        return room.table.bot_to_decide is not None and bool(room.guests) and not room.is_broken and room.reactions.curtain is None

    async def _drive(self) -> None:
        try:
            while self.may_decide:
                question = self.room.table.question
                await self.let_decide()
                if question and question.id != "treasure":
                    await self.room.clock.sleep(self.room.pause)
        finally:
            self._driving = None

    async def let_decide(self) -> None:
        """Let the bot decide that is asked. One that plays a Treasure plays all of them."""
        room, table = self.room, self.room.table
        chair, game, question, acts = table.bot_to_decide, table.game, table.question, table.acts
        if chair is None or game is None or question is None:
            return
        view = game.view(chair.seat, open_counts=table.plan.options.open_counts)
        seen = functools.partial(game.seen_by, chair.seat)
        chosen = await room.thinkers.answer(view, chair.bot, f"{table.id}/{chair.seat}", seen)

        def deed(table: Table) -> TableAct | None:
            """Answer, unless somebody has taken back in the meantime what the bot thought about, or has come back to answer it."""
            if table.acts != acts or table.bot_to_decide is not chair:
                return None
            is_treasure = question.id == "treasure" and chosen != PASS
            return table.play_all() if is_treasure else table.decide(chosen)

        await room.carry_out(deed, quietly=not room.pause)
