"""Studies that are followed by several people, one leading: where the leader is, everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from msgspec import Struct

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
        return self.circle.at, self.circle.people, self.circle.is_led


class CircleSeen(Struct):
    """A circle as another process of the house sees it: where its leader is, if that is there, and how many people are."""

    at: str = ""
    people: int = 0
    led: bool = False


@dataclass(eq=False)
class Circle:
    """One study: `at` is the part of the address after `#` that its leader has come to."""

    at: str = ""
    members: list[Member] = field(default_factory=list)
    elsewhere: dict[str, CircleSeen] = field(default_factory=dict)
    """Who else there is, by the processes of a house to which they have come."""

    @property
    def leader(self) -> Member | None:
        return next((member for member in self.members if member.is_leader), None)

    @property
    def is_led(self) -> bool:
        return self.leader is not None or self.is_led_elsewhere

    @property
    def is_led_elsewhere(self) -> bool:
        return any(seen.led for seen in self.elsewhere.values())

    @property
    def people(self) -> int:
        return len(self.members) + sum(seen.people for seen in self.elsewhere.values())

    @property
    def seen(self) -> CircleSeen:
        """What others are told of it."""
        return CircleSeen(self.at if self.leader else "", len(self.members), self.leader is not None)

    def tell(self) -> None:
        for member in self.members:
            member.bell.set()


class Circles:
    """All of them, by names that nobody guesses: whoever leads makes one up."""

    def __init__(self) -> None:
        self.circles: dict[str, Circle] = {}
        self.on_change: Callable[[], None] = lambda: None
        self._told: set[str] = set()

    def join(self, study: str, bell: asyncio.Event) -> Member:
        """Follow a study, also one whose leader has not come yet."""
        if study not in self.circles and len(self.circles) >= MOST_CIRCLES:
            raise Refused("busy")
        circle = self.circles.setdefault(study, Circle())
        if circle.people >= MOST_PEOPLE:
            raise Refused("busy")
        member = Member(circle, bell)
        circle.members.append(member)
        self._change(circle)
        return member

    def lead(self, member: Member, at: str) -> None:
        """Go somewhere with all who follow; one leads at a time."""
        circle = member.circle
        if circle.leader not in (None, member) or circle.is_led_elsewhere:
            raise Refused("not-allowed.others-lead")
        member.is_leader = True
        circle.at = at
        self._change(circle)

    def leave(self, member: Member) -> None:
        circle = member.circle
        circle.members.remove(member)
        self._change(circle)
        self.circles = {study: each for study, each in self.circles.items() if each.members}

    def _change(self, circle: Circle) -> None:
        circle.tell()
        self.on_change()

    # The other processes of a house

    def news(self) -> dict[str, CircleSeen]:
        """All circles that have people here, and those that do not any more."""
        here = {study: circle.seen for study, circle in self.circles.items()}
        gone, self._told = self._told - set(here), set(here)
        return {**here, **dict.fromkeys(gone, CircleSeen())}

    def seen(self, studies: Iterable[str]) -> dict[str, CircleSeen]:
        """Some circles as they are here."""
        return {study: self.circles[study].seen for study in studies if study in self.circles}

    def note(self, process: str, told: Mapping[str, CircleSeen]) -> None:
        """Take what another process has told of circles that have people here, too."""
        for study, seen in told.items():
            circle = self.circles.get(study)
            if circle is None or circle.elsewhere.get(process, CircleSeen()) == seen:
                continue
            circle.elsewhere.pop(process, None)
            if seen.people:
                circle.elsewhere[process] = seen
            if seen.led:
                circle.at = seen.at
            circle.tell()

    def forget(self, process: str) -> None:
        """Let the people of a process be gone."""
        for circle in self.circles.values():
            if circle.elsewhere.pop(process, None):
                circle.tell()
