"""What bots that think tell at a table: their plan, and why they bought what they bought last. For whoever plays alone, and afterwards.

Their words come from what they thought then and from what the asker sees now, so nobody learns what they hold (`review/bot_plan.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from fiefdom.errors import BadAgent
from fiefdom.game.determinise import determinise
from fiefdom.game.view import was_seen
from fiefdom.server.advising import check_allowed
from fiefdom.server.chairs import Chair
from fiefdom.server.refusal import Refused
from fiefdom.server.thinkers import tells
from fiefdom.server.wire import BotsTold, BotTold
from fiefdom.text.texts import QuickTexts

if TYPE_CHECKING:
    from fiefdom.server.room import Room
    from fiefdom.server.table import Table


def tellers(table: Table) -> Sequence[Chair]:
    """The bots that can be asked, if this is a time to ask them: nobody else plays, or the game is over."""
    found = [chair for chair in table.chairs if chair.kind == "bot" and tells(chair.bot or "")] if table.game else []
    if not found:
        return ()
    if table.stage != "over":
        try:
            check_allowed(table, next(chair.seat for chair in table.chairs if chair.kind != "bot"))
        except (Refused, StopIteration):
            return ()
    return found


async def told_by_bots(room: Room, seat: int, language: str) -> BotsTold:
    """What the bots of a table tell somebody who sits at it."""
    table = room.table
    if not any(chair.kind == "bot" and tells(chair.bot or "") for chair in table.chairs):
        raise BadAgent("plan-nobody")
    found = tellers(table)
    if not found:
        raise BadAgent("plan-others")
    return BotsTold(bots=[await _told(room, seat, chair, language) for chair in found])


async def _told(room: Room, seat: int, chair: Chair, language: str) -> BotTold:
    table, game = room.table, room.table.game
    assert game is not None
    seen = game.view(seat, open_counts=table.plan.options.open_counts)
    known = game.position if table.stage == "over" else determinise(seen, Random(0))
    told = await room.thinkers.tell(known, chair.seat, chair.bot or "", f"{table.id}/{chair.seat}", language)
    texts = QuickTexts(language)
    stands = not told.thought or await asyncio.to_thread(lambda: was_seen(list(game.history())[:-1], chair.seat, told.thought))
    purchase = list(told.purchase) if stands else [texts.format("told-bought-nothing")]
    title = texts.format("told-plan-of", player=chair.name)
    return BotTold(seat=chair.seat, title=title, plan=list(told.plan), purchase=purchase)
