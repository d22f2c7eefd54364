"""A request to the others at the table, and their votes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from fiefdom.server.picture import OpenRequest, VoteState
from fiefdom.server.refusal import Refused


@dataclass
class Ballot:
    """What somebody asks for, who may vote, and how they have voted. Everybody has to accept, until `deadline`.

    `acts` is how many acts the game had: if it has gone on since, the request is void.
    """

    number: int
    kind: Literal["undo", "replace"]
    seat: int
    voters: frozenset[int]
    deadline: float
    acts: int
    to: int = 0
    target: int | None = None
    bot: str = ""
    question: str = ""
    cards: tuple[str, ...] = ()
    turn: int = 0
    votes: dict[int, bool] = field(default_factory=dict)

    def vote(self, seat: int, *, accept: bool) -> None:
        """Note a vote; nobody votes twice."""
        if seat not in self.voters:
            raise Refused("not-allowed", "no-vote")
        if seat in self.votes:
            raise Refused("not-allowed", "voted")
        self.votes[seat] = accept

    @property
    def is_accepted(self) -> bool:
        """Whether all who may vote have accepted."""
        return all(self.votes.get(seat, False) for seat in self.voters)

    @property
    def is_denied(self) -> bool:
        """Whether somebody has denied it."""
        return not all(self.votes.values())

    def shown_to(self, viewer: int | None, now: float) -> OpenRequest:
        """The request as a viewer sees it."""
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
