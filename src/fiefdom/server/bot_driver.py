"""Asks the bots of a room whenever it is theirs to decide, with pauses in which people can follow."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
from typing import TYPE_CHECKING

from fiefdom.agents.agent import DEFAULT_BOT
from fiefdom.errors import FiefdomError
from fiefdom.game.question import PASS
from fiefdom.game.view import View

if TYPE_CHECKING:
    from fiefdom.server.chairs import Chair
    from fiefdom.server.room import Room
    from fiefdom.server.table import Table, TableAct

MOST_IN_A_ROW = 64
"""Decisions that a bot makes before others have a turn, however many its cards ask for."""


class Driver:
    """Asks the bots as long as anybody is here."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._driving: asyncio.Task[None] | None = None

    def start(self) -> None:
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
        """Let the bot decide that is asked."""
        room, table = self.room, self.room.table
        chair, acts, is_quiet = table.bot_to_decide, table.acts, not room.pause
        if chair is None:
            return
        view = self._view(chair)
        chosen = room.thinkers.answer_at_once(view, bot_of(chair))
        is_thinking = chosen is None
        if chosen is None:
            assert table.game is not None
            seen = functools.partial(table.game.seen_by, chair.seat)
            chosen = await room.thinkers.answer(view, bot_of(chair), f"{table.id}/{chair.seat}", seen)

        def deed(table: Table) -> TableAct | None:
            """Answer, unless somebody has taken back in the meantime what the bot thought about, or has come back to answer it."""
            if table.acts != acts or table.bot_to_decide is not chair:
                return None
            act = _decide(table, chosen)
            return act if is_thinking or not is_quiet else self._go_on(chair, act)

        await room.carry_out(deed, quietly=is_quiet)

    def _view(self, chair: Chair) -> View:
        table = self.room.table
        assert table.game is not None
        return table.game.view(chair.seat, open_counts=table.plan.options.open_counts)

    def _go_on(self, chair: Chair, act: TableAct) -> TableAct:
        """Let a bot that answers at once go on, as far as nothing comes between its decisions: they are stored together."""
        room, done = self.room, [act]
        while len(done) < MOST_IN_A_ROW and self._may_go_on(chair):
            chosen = room.thinkers.answer_at_once(self._view(chair), bot_of(chair))
            if chosen is None:
                break
            try:
                done.append(_decide(room.table, chosen))
            except FiefdomError:
                break  # what is done is stored first
        return act if act is done[-1] else dataclasses.replace(done[-1], before=tuple(done[:-1]))

    def _may_go_on(self, chair: Chair) -> bool:
        """Whether the bot is asked again, nobody could react to what it has done, and no clock has to be stored with it."""
        room = self.room
        is_asked = room.table.bot_to_decide is chair and not chair.out_of_time
        return is_asked and room.table.volley is None and room.reactions.curtain is None and room.timing.rule is None


def bot_of(chair: Chair) -> str:
    return chair.bot or DEFAULT_BOT


def _decide(table: Table, chosen: str) -> TableAct:
    """Answer the open question. Whoever plays a Treasure plays all of them."""
    is_treasure = table.question is not None and table.question.id == "treasure" and chosen != PASS
    return table.play_all() if is_treasure else table.decide(chosen)
