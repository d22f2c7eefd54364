"""What can happen to a card: every way that an event takes in a scenario, who sees it, and which cards do it.

Rulings cover each sentence of each card, so a way that none of them takes does not exist, or a ruling is missing.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from fiefdom.cards.sets import set_folders
from fiefdom.game.events import GameEvent, game_events
from fiefdom.game.position import Position
from fiefdom.scenario.runner import Run, documents
from fiefdom.scenario.syntax import blocks, statements

SCENARIOS = [*(folder / "scenarios" for folder in set_folders()), Path(__file__).parent.parent / "tests" / "scenarios"]
PLACE = "<!-- the ways of events -->"
SEED = 1
SHOWN = 5
"""Cards that are named in a row."""


TURN = "the turn"
"""What no card does."""


class Route(NamedTuple):
    """What happens, from where to where, who sees the card, and whether somebody learns something by it."""

    verb: str
    origin: str
    target: str
    seen: str
    informs: bool


class Watching(Run):
    """A run of a scenario that notes what happens."""

    seen: list[GameEvent]

    def answer(self, position: Position, name: str, script: Any) -> list[Any]:
        """Answer, and note what comes of it."""
        events = super().answer(position, name, script)
        self.seen += game_events(events, position.kingdom, position.seats, 0)
        return events


def with_ways(markdown: str) -> str:
    """A page with the table where it asks for it."""
    return markdown.replace(PLACE, route_table()) if PLACE in markdown else markdown


def events_of_scenarios() -> list[GameEvent]:
    """Everything that happens in the rulings."""
    found = []
    for path in documents(SCENARIOS):
        for block in blocks(path.read_text(encoding="utf-8")):
            run = Watching(statements(block), block.line, SEED, None)
            run.seen = []
            run.run()
            found += run.seen
    return found


def route_of(event: GameEvent) -> Route:
    """The way that an event has taken."""
    return Route(event.verb, event.origin, event.target, "all" if None in event.seen else "owner", event.informs)


@functools.cache
def routes() -> dict[Route, tuple[str, ...]]:
    """All ways there are, each with the cards whose instructions take it."""
    found: dict[Route, set[str]] = defaultdict(set)
    for event in events_of_scenarios():
        found[route_of(event)].add(event.cause.name if event.cause else TURN)
    return {route: tuple(sorted(cards, key=lambda name: (name != TURN, name))) for route, cards in sorted(found.items())}


def route_table() -> str:
    """The ways as a table."""
    return "\n".join(["| verb | from → to | sees the card | barrier | cards |", "|---|---|---|---|---|", *map(_row, routes().items())])


def _row(item: tuple[Route, tuple[str, ...]]) -> str:
    route, cards = item
    way = f" {route.origin}&nbsp;→&nbsp;{route.target}" if route.origin and route.target else f" {route.origin or route.target}".rstrip()
    named = ", ".join(cards[:SHOWN]) + (f" and {len(cards) - SHOWN} more" if len(cards) > SHOWN else "")
    return f"| `{route.verb}` |{way} | {route.seen} |{' yes' if route.informs else ''} | {named} |"
