"""Reactions at a table: those who may react are asked behind the curtain, one after the other, each for a limited time."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from fiefdom.server.curtain import Curtain, Scenery
from fiefdom.server.feed import ENCODER
from fiefdom.server.messages import Waiting
from fiefdom.server.table import Table, TableAct

if TYPE_CHECKING:
    from fiefdom.server.room import Room


class Reactions:
    """The curtain of a room, and whoever's time it is to react. What is done here is done by whoever holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.curtain: Curtain | None = None

    @property
    def is_secret(self) -> bool:
        """Whether something is hidden of which somebody could learn by what others do: then they can only react."""
        return self.curtain is not None and self.curtain.ends < math.inf

    def hides_from(self, viewer: int | None) -> bool:
        """Whether the curtain is down for a viewer: for all but whoever is asked for a Reaction."""
        curtain, question = self.curtain, self.room.table.question
        if curtain is None:
            return False
        return not (question is not None and question.seat == viewer and curtain.is_asking(question))

    def seen_by(self, viewer: int | None) -> Scenery:
        """What a viewer has seen before the curtain came down."""
        assert self.curtain is not None
        return self.curtain.seen_by(viewer)

    def seconds_left(self, viewer: int | None) -> int | None:
        """How much time a viewer who is asked for a Reaction has left; None without a limit."""
        curtain = self.curtain
        if curtain is None or curtain.ends == math.inf or self.hides_from(viewer):
            return None
        return max(0, round(curtain.ends - self.room.now))

    def _length(self, seat: int) -> float:
        """How long a seat may think about a Reaction: without a limit (0) where nobody else could notice."""
        room = self.room
        others = [person for person in room.table.people if person != seat]
        if not others and not room.spectators:
            return 0.0
        is_bot = room.table.chairs[seat].kind == "bot"
        return room.settings.bot_reaction_window if is_bot else room.settings.reaction_window

    # The curtain comes down

    def follow(self, act: TableAct) -> None:
        """Let the curtain down if an act was an Attack to which somebody could react in secret."""
        if not act.is_new:
            self.curtain = None
        elif self.curtain is None:
            self.resume()

    def resume(self) -> None:
        """Let the curtain down if the last thing that happened was an Attack; after a restart whoever may react has time anew."""
        table = self.room.table
        curtain = Curtain(table.volley, self._length) if table.volley else None
        if curtain and curtain.go_on(self.room.now, table.question):
            self.curtain = curtain
            self._tell_to_wait()
            self.room.show_scenery()
            self._begin_window()

    def _tell_to_wait(self) -> None:
        assert self.curtain is not None
        for feed in self.room.feeds:
            if self.hides_from(feed.viewer):
                message = Waiting(seconds=self.curtain.seconds, prompt=feed.texts.format("wait-for-reactions"))
                self.room.send_all(ENCODER.encode(message), feed)

    # Behind it

    async def go_on(self, acted: int | None = None) -> bool:
        """See whose time it is to react, after one has `acted`. False when there is no curtain, or no longer."""
        curtain = self.curtain
        if curtain is None:
            return False
        play, number = curtain.play, curtain.number
        if not curtain.go_on(self.room.now, self.room.table.question):
            await self.room.do(Table.note_shown)
            self.curtain = None
            return False
        if acted is not None:
            self.room.show(acted)
        if curtain.play != play:
            self._tell_to_wait()
        if curtain.number != number:
            self._begin_window()
        return True

    def _begin_window(self) -> None:
        assert self.curtain is not None
        self.room.run(self._window(self.curtain, self.curtain.number))

    async def _window(self, curtain: Curtain, number: int) -> None:
        """Let somebody react. It is done beside what others do, so that nothing of theirs takes longer if somebody is asked."""
        await self._if_open(curtain, number, self._ask)
        while self.curtain is curtain and curtain.number == number and curtain.ends < math.inf:
            if (left := curtain.ends - self.room.now) > 0:
                await self.room.clock.sleep(left)
            else:
                await self._if_open(curtain, number, self._end)

    async def _if_open(self, curtain: Curtain, number: int, work: Callable[[Curtain], Awaitable[None]]) -> None:
        async with self.room.lock:
            if self.curtain is curtain and curtain.number == number and not self.room.is_broken:
                await work(curtain)
        self.room.driver.start()

    async def _ask(self, curtain: Curtain) -> None:
        """Show somebody that they are asked, or let a bot or a habit answer."""
        room, table = self.room, self.room.table
        if not curtain.is_asking(table.question):
            return
        if table.bot_to_decide:
            room.run(room.driver.let_decide())
        elif await room.do(room.by_habit):
            await room.go_on()
        else:
            assert table.game is not None
            curtain.asked[curtain.seat] = Scenery(table.game.position, len(table.batches))
            room.show(curtain.seat)

    async def _end(self, curtain: Curtain) -> None:
        """Answer for whoever has not reacted in time: a Reaction is nearly always wanted. Then go on."""
        room, question = self.room, self.room.table.question
        seat = question.seat if question and curtain.is_asking(question) else None
        if question and seat is not None:
            card = question.cards[0].name
            await room.do(lambda table: table.decide(card))
        await room.go_on(seat)

    async def ask_again(self) -> None:
        """Ask anew, because somebody else sits there now."""
        if self.curtain:
            await self._ask(self.curtain)
