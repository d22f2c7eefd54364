"""Who sits at a table: bots that stand in for somebody, people who come back, people who give up."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from fiefdom.agents.agent import DEFAULT_BOT
from fiefdom.server import rated_games
from fiefdom.server.attendance import Attendance
from fiefdom.server.chairs import Chair
from fiefdom.server.picture import SeatState
from fiefdom.server.refusal import Refused
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    from fiefdom.server.room import Room


class Seating:
    """Lets people and bots change places at the table of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def check_replaceable(self, seat: int) -> None:
        """Refuse to put a bot where somebody is, or may soon be back."""
        table, attendance = self.room.table, self.room.attendance
        if seat >= len(table.chairs):
            raise Refused("seats.no-seat", value=seat)
        chair = table.chairs[seat]
        if chair.kind == "bot" or table.stage == "over" or attendance.is_here(seat):
            raise Refused("not-allowed.seat-taken", value=seat)
        if chair.kind == "person" and not attendance.is_missing(seat):
            left = math.ceil(attendance.expected_until(seat) - self.room.now)
            raise Refused("too-early.may-return", player=chair.name, seconds=left)

    async def seat_bot(self, seat: int, bot: str, language: str) -> None:
        """Let a bot stand in for somebody who is missing, or take a seat that nobody has taken."""
        async with self.room.lock:
            self.check_replaceable(seat)
            self.room.table.seat_bot(seat, bot, Texts(language))
            await self._show_chairs()
        self.room.driver.start()

    async def give_back(self, seat: int) -> None:
        """Somebody has come back for whom a bot stands in. (Whoever calls this holds the lock.)"""
        self.room.table.give_back(seat)
        await self._show_chairs()

    async def _show_chairs(self) -> None:
        """Keep who sits where now, and write everything anew for everybody; whoever was asked is asked again."""
        await self.room.save_chairs()
        await self.room.save_plan()  # a bot has perhaps chosen cards at once
        self.room.forget_feeds()
        await self.room.reactions.ask_again()
        self.room.timing.follow()

    async def give_up(self, seat: int, language: str) -> None:
        """Let somebody give the game up: of two players the other one has won; of more, a bot goes on, and they can watch."""
        async with self.room.lock:
            if self.room.table.stage != "playing":
                raise Refused("not-now.nothing-to-give-up")
            await self.end_for(seat, language)
        self.room.driver.start()

    async def claim(self, seat: int, language: str) -> None:
        """End a game of two for somebody who stays away: the other one has won."""
        async with self.room.lock:
            table = self.room.table
            if table.stage != "playing" or len(table.chairs) != 2 or table.chairs[seat].kind != "person":
                raise Refused("not-now.nothing-to-claim")
            if not self.room.attendance.is_absent(seat):
                until = self.room.attendance.expected_until(seat) + self.room.attendance.absence
                player, left = table.chairs[seat].name, max(1, math.ceil(until - self.room.now))
                raise Refused("too-early.may-return", player=player, seconds=left)
            await self.end_for(seat, language)

    async def end_for(self, seat: int, language: str) -> None:
        """End the game for somebody. (Whoever calls this holds the lock.)"""
        room = self.room
        room.table.chairs[seat].given_up = True
        if room.table.given_up is None:
            room.table.seat_bot(seat, DEFAULT_BOT, Texts(language))
            for guest in room.guests:
                guest.seat = None if guest.seat == seat else guest.seat
            room.attendance.note(seat, 0)
        await self._show_given_up()

    async def _show_given_up(self) -> None:
        room = self.room
        if room.table.stage != "over":
            await self._show_chairs()
            return
        await room.save_chairs()
        await rated_games.count(room)
        room.reactions.curtain = room.voting.ballot = None
        room.thinkers.forget(room.table.id, but_those_who_tell=True)
        room.timing.follow()
        room.publish()


def seat_state(chair: Chair, attendance: Attendance, *, is_owner: bool, tells: bool, is_of_two: bool) -> SeatState:
    """What the table says of a seat; the game adds its part (`picture.py`)."""
    is_person, is_here = chair.kind == "person", attendance.is_here(chair.seat)
    is_away = is_person and not is_here
    return SeatState(
        seat=chair.seat,
        name=chair.name,
        kind=chair.kind,
        bot=chair.bot,
        owner=is_owner,
        advised=chair.advised,
        tells=tells,
        known=bool(chair.account) and is_person,
        connected=is_here or chair.kind == "bot",
        missing=is_away and attendance.is_missing(chair.seat),
        absent=is_away and is_of_two and attendance.is_absent(chair.seat),
    )
