"""Requests to the others at the table, and their votes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fiefdom.server.picture import OpenRequest, RequestKind, VoteState
from fiefdom.server.refusal import Refused

if TYPE_CHECKING:
    from fiefdom.server.room import Room


@dataclass
class Ballot:
    """What somebody asks for, who may vote, and how they have voted. Everybody who is not missing has to accept, until `deadline`.

    `deed` is what is done then.

    `acts` is how many acts the game had: if it has gone on since, nothing can be taken back by this request any more.
    """

    number: int
    kind: RequestKind
    seat: int
    voters: frozenset[int]
    deadline: float
    acts: int
    deed: Callable[[], Awaitable[None]]
    target: int | None = None
    question: str = ""
    cards: tuple[str, ...] = ()
    turn: int = 0
    votes: dict[int, bool] = field(default_factory=dict)

    def vote(self, seat: int, *, accept: bool) -> None:
        """Note a vote; nobody votes twice."""
        if seat not in self.voters:
            raise Refused("not-allowed.no-vote")
        if seat in self.votes:
            raise Refused("not-allowed.voted")
        self.votes[seat] = accept

    def is_accepted(self, is_missing: Callable[[int], bool]) -> bool:
        """Whether all have accepted who may vote and are not missing."""
        return not self.is_denied and all(seat in self.votes or is_missing(seat) for seat in self.voters)

    @property
    def is_denied(self) -> bool:
        return not all(self.votes.values())

    def shown_to(self, viewer: int | None, now: float) -> OpenRequest:
        return OpenRequest(
            request=self.number,
            kind=self.kind,
            seat=self.seat,
            target=self.target,
            question=self.question,
            cards=list(self.cards),
            turn=self.turn,
            seconds=max(0, round(self.deadline - now)),
            votes=[VoteState(seat=seat, accept=accept) for seat, accept in sorted(self.votes.items())],
            may_vote=viewer in self.voters and viewer not in self.votes,
        )


class Voting:
    """The open request of a room. Whoever is away for a moment has a vote, too: it is waited for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ballot: Ballot | None = None
        self._opened = 0
        self._requests: dict[tuple[int, int], int] = {}

    def check_none_open(self) -> None:
        if self.ballot:
            raise Refused("not-now.request-open")

    def count_request(self, turn: int, seat: int) -> None:
        """Refuse what somebody asks for too often in a turn of the game."""
        number = self._requests.get((turn, seat), 0)
        if number >= self.room.settings.requests_per_turn:
            raise Refused("not-allowed.asked-enough")
        self._requests = {(turn, seat): number + 1}

    def prepare(self, kind: RequestKind, seat: int, voters: frozenset[int], deed: Callable[[], Awaitable[None]]) -> Ballot:
        """A ballot about a deed, which stays open at least until nobody has to be waited for."""
        room, attendance = self.room, self.room.attendance
        game = room.table.game
        seen = game.view(None) if game else None
        waiting = [attendance.expected_until(voter) for voter in voters if not attendance.is_here(voter)]
        return Ballot(
            self._opened + 1,
            kind,
            seat,
            voters,
            max([room.now + room.settings.vote_time, *waiting]),
            room.table.acts,
            deed,
            turn=seen.turns(seat) + (seen.turn == seat) if seen else 0,
        )

    def open(self, ballot: Ballot) -> None:
        """Put a request to the vote. (Whoever calls this holds the lock.)"""
        self._opened = ballot.number
        self.ballot = ballot
        self.room.publish()
        self.room.run(self._close(ballot))

    def vote(self, number: int, seat: int, *, accept: bool) -> None:
        """Note a vote. (Whoever calls this holds the lock.)"""
        ballot = self.ballot
        if ballot is None or ballot.number != number:
            raise Refused("not-now.no-request")
        ballot.vote(seat, accept=accept)
        if ballot.is_denied:
            self.ballot = None
        self.room.publish()

    def note_act(self) -> None:
        """Drop a request to take something back if the game has gone on. (Who stands in for whom has nothing to do with that.)"""
        if self.ballot and self.ballot.kind == "undo" and self.ballot.acts != self.room.table.acts:
            self.ballot = None

    async def settle(self) -> None:
        ballot, room = self.ballot, self.room
        if ballot is None or not ballot.is_accepted(room.attendance.is_missing):
            return
        self.ballot = None
        await ballot.deed()

    async def _close(self, ballot: Ballot) -> None:
        room = self.room
        while (left := ballot.deadline - room.now) > 0:
            await room.clock.sleep(left)
        await self.settle()
        async with room.lock:
            if self.ballot is ballot:
                self.ballot = None
                room.publish()
