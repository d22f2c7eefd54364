"""The clocks of a table's people. The server owns the time: it says whose clock runs, and what happens when the time is out.

A clock runs while its person is asked. It stands still while others may react to an Attack, for whoever it is that may (so that nobody
learns from a clock who holds a Reaction), and while nobody is at the table. Bots have none.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from fiefdom.server.chairs import Chair, TurnUsed
from fiefdom.server.feed import ENCODER
from fiefdom.server.wire import ClocksShown
from fiefdom.text.languages import LANGUAGES

if TYPE_CHECKING:
    from fiefdom.server.room import Room, Visitor


class Timing:
    """The clocks of a room, if its table has any. What is done here is done by whoever holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.rule = room.table.plan.options.clock
        self._running: int | None = None
        self._since = 0.0
        self._turn = self._current_turn()
        self._is_fresh = False
        self._watch: asyncio.Task[None] | None = None

    def left(self, seat: int) -> float:
        """The seconds that somebody has left."""
        assert self.rule is not None
        passing = self.room.now - self._since if seat == self._running else 0.0
        return max(0.0, self.rule.seconds + self._earned(seat) - self.room.table.chairs[seat].spent - passing)

    def _earned(self, seat: int) -> int:
        """The seconds for turns that somebody has ended. They are counted in the game: a turn that is taken back earns nothing."""
        game = self.room.table.game
        if self.rule is None or game is None or not self.rule.increment:
            return 0
        return self.rule.increment * game.view(None).turns(seat)

    def count(self) -> None:
        """Note the time that has gone by on the clock that runs, and whether another turn has begun."""
        now = self.room.now
        if self._running is not None:
            self.room.table.chairs[self._running].spent += now - self._since
        self._since = now
        turn = self._current_turn()
        if turn != self._turn:
            self._begin(turn)

    def follow(self) -> None:
        """See whose clock runs now; when that is another one, or a turn has begun, everybody is told."""
        if self.rule is None or self.room.table.game is None:
            return
        self.count()
        is_fresh, self._is_fresh = self._is_fresh, False
        running = self._whose()
        if running != self._running or is_fresh:
            self._running = running
            self._watch_over(running)
            self.room.tell(self._shown())

    def _begin(self, turn: tuple[int, int] | None) -> None:
        """Note that this is another turn. Clocks for a turn are wound up."""
        assert self.rule is not None
        before, self._turn = self._turn, turn
        if self.rule.per == "turn":
            for chair in self.room.table.chairs:
                wind_up(chair, before, self._turn)
        self._is_fresh = self._is_fresh or self.rule.per == "turn" or self.rule.increment > 0

    def _current_turn(self) -> tuple[int, int] | None:
        game = self.room.table.game
        if self.rule is None or game is None:
            return None
        seen = game.view(None)
        return seen.turn, seen.turns(seen.turn)

    def _whose(self) -> int | None:
        """Whose clock is to run. Behind a curtain nobody's does: not even that would be the same for everybody."""
        room, question = self.room, self.room.table.question
        if question is None or room.table.stage != "playing" or not room.guests or room.reactions.curtain or question.is_reaction:
            return None
        chair = room.table.chairs[question.seat]
        return question.seat if chair.kind == "person" and not chair.out_of_time else None

    # Showing

    def _shown(self) -> ClocksShown:
        chairs = self.room.table.chairs
        left = [round(self.left(chair.seat), 1) if chair.kind == "person" else None for chair in chairs]
        return ClocksShown(left=left, running=self._running, out=[chair.seat for chair in chairs if chair.out_of_time])

    def show_to(self, guest: Visitor) -> None:
        """Tell somebody who has just come what the clocks say."""
        if self.rule is not None and self.room.table.game is not None:
            guest.send(ENCODER.encode(self._shown()))

    # When the time is out

    def _watch_over(self, seat: int | None) -> None:
        if self._watch and self._watch is not asyncio.current_task():
            self._watch.cancel()
        self._watch = None if seat is None else self.room.run(self._run_down(seat))

    async def _run_down(self, seat: int) -> None:
        room = self.room
        while (left := self.left(seat)) > 0:
            await room.clock.sleep(left)
        async with room.lock:
            if self._running == seat and self.left(seat) <= 0 and not room.is_broken:
                await self._run_out(seat)
        room.driver.start()

    async def _run_out(self, seat: int) -> None:
        """With a clock for a turn, a bot plays this turn to its end; with one for the game, it is given up."""
        assert self.rule is not None
        self.count()
        self.room.table.chairs[seat].out_of_time = True
        if self.rule.per == "game":
            language = next((guest.language for guest in self.room.guests), LANGUAGES[0])
            await self.room.seating.end_for(seat, language)
        else:
            await self.room.save_chairs()
            self.follow()

    async def pause_if_empty(self) -> None:
        """Stop all clocks when nobody is here any more, and keep what they say."""
        if self.rule is not None and not self.room.guests:
            self.follow()
            await self.room.save_chairs()


def wind_up(chair: Chair, before: tuple[int, int] | None, turn: tuple[int, int] | None) -> None:
    """Let a clock have all its time; but for a turn that was taken back to, no more than was left of it when it ended."""
    known = [used.turn for used in chair.earlier]
    if turn in known:
        place = known.index(turn)
        used = chair.earlier[place]
        del chair.earlier[place:]
        chair.spent, chair.out_of_time = used.spent, used.out_of_time
    else:
        if before is not None:
            chair.earlier.append(TurnUsed(before, chair.spent, chair.out_of_time))
        chair.spent, chair.out_of_time = 0.0, False
