"""Studies that are followed by several people, one leading: where the leader is, everybody is told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from fiefdom.server.refusal import Refused

MOST_CIRCLES = 1000
MOST_PEOPLE = 100
"""People of one circle."""


@dataclass(eq=False)
class Member:
    """Somebody in a circle, by the bell that tells them of something new."""

    circle: Circle
    bell: asyncio.Event
    is_leader: bool = False
    said: tuple[str, int, bool] | None = None

    @property
    def news(self) -> tuple[str, int, bool]:
        """Where the leader is, how many people there are, and whether there is a leader."""
        return self.circle.at, len(self.circle.members), self.circle.leader is not None


@dataclass(eq=False)
class Circle:
    """One study: `at` is the part of the address after `#` that its leader has come to."""

    at: str = ""
    members: list[Member] = field(default_factory=list)

    @property
    def leader(self) -> Member | None:
        return next((member for member in self.members if member.is_leader), None)

    def tell(self) -> None:
        for member in self.members:
            member.bell.set()


class Circles:
    """All of them, by names that nobody guesses: whoever leads makes one up."""

    def __init__(self) -> None:
        self.circles: dict[str, Circle] = {}

    def join(self, study: str, bell: asyncio.Event) -> Member:
        """Follow a study, also one whose leader has not come yet."""
        if study not in self.circles and len(self.circles) >= MOST_CIRCLES:
            raise Refused("busy")
        circle = self.circles.setdefault(study, Circle())
        if len(circle.members) >= MOST_PEOPLE:
            raise Refused("busy")
        member = Member(circle, bell)
        circle.members.append(member)
        circle.tell()
        return member

    def lead(self, member: Member, at: str) -> None:
        """Go somewhere with all who follow; one leads at a time."""
        circle = member.circle
        if circle.leader not in (None, member):
            raise Refused("not-allowed.others-lead")
        member.is_leader = True
        circle.at = at
        circle.tell()

    def leave(self, member: Member) -> None:
        circle = member.circle
        circle.members.remove(member)
        circle.tell()
        self.circles = {study: each for study, each in self.circles.items() if each.members}
