"""What is asked for over HTTP about finished games: replays, branches; and about positions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.server.branch import CopyPosition, NewBranch, PositionWish
from fiefdom.server.branches import Branches
from fiefdom.server.forms import ReplayMade
from fiefdom.server.guard import Address, is_known, not_modified, packed, plain, reader, respond, takes_gzip
from fiefdom.server.lab_routes import Guarded
from fiefdom.server.replays import tag_of

SENDING = 1e7
"""Bytes of an answer that count as a second of work: a page that is kept ready has to be carried and sent, too."""


@dataclass(frozen=True)
class RequestWays:
    """What requests are read and counted with: their bodies decoded or as they are, the address they come from, whether that makes too many
    things, and whether it may have work done, the seconds of which are noted."""

    body: Callable[[Request, type[Any]], Awaitable[Any]]
    text: Callable[[Request, int], Awaitable[bytes]]
    address: Callable[[HTTPConnection], Address]
    count: Callable[[Request], None]
    working: Callable[[HTTPConnection], AbstractContextManager[list[float]]]


class StudyRoutes:
    """The addresses of finished games, their branches, and positions."""

    def __init__(self, branches: Callable[[], Branches], ways: RequestWays) -> None:
        self.branches = branches
        self.ways = ways

    def routes(self, guarded: Guarded) -> list[Route]:
        return [
            Route("/api/replays", guarded(self.add_replay), methods=["POST"]),
            Route("/api/replays/{replay}", guarded(self.replay)),
            Route("/api/replays/{replay}/moments", guarded(self.replay)),
            Route("/api/replays/{replay}/steps/{step:int}", guarded(self.replay)),
            Route("/api/replays/{replay}/branches", guarded(self.tree)),
            Route("/api/replays/{replay}/branches", guarded(self.make), methods=["POST"]),
            Route("/api/replays/{replay}/steps/{step:int}/position", guarded(self.at_step)),
            Route("/api/positions", guarded(self.lay_out), methods=["POST"]),
            Route("/api/tables/{table}/position", guarded(self.copied), methods=["POST"]),
        ]

    async def add_replay(self, request: Request) -> Response:
        self.ways.count(request)
        archive = self.branches().archive
        text = await self.ways.text(request, archive.hall.settings.largest_record)
        with self.ways.working(request) as cost:
            kept = await archive.add(text.decode("utf-8", errors="replace"))
            cost.append(kept.seconds)
        return respond(ReplayMade(replay=kept.name), 201)

    async def replay(self, request: Request) -> Response:
        """A game with its log, one step of it, or several."""
        archive = self.branches().archive
        with self.ways.working(request) as cost:
            wish = await archive.wish(request.path_params, request.query_params, compressed=takes_gzip(request))
            tag = tag_of(wish)
            if is_known(request, tag):
                return not_modified(tag)
            shown = await archive.show(wish)
            cost.append(shown.seconds + len(shown.body) / SENDING)
        return (packed if wish.compressed else plain)(shown.body, "application/json", tag)

    async def tree(self, request: Request) -> Response:
        return respond(await self.branches().tree(request.path_params["replay"], reader(request)))

    async def make(self, request: Request) -> Response:
        self.ways.count(request)
        wish = await self.ways.body(request, NewBranch)
        return respond(await self.branches().make(request.path_params["replay"], wish, self.ways.address(request)), 201)

    async def at_step(self, request: Request) -> Response:
        """A moment of a finished game as text."""
        return respond(await self.branches().at_step(request.path_params["replay"], request.path_params["step"]))

    async def lay_out(self, request: Request) -> Response:
        """A position as it looks, with advice or a table if that is wanted."""
        self.ways.count(request)
        wish = await self.ways.body(request, PositionWish)
        return respond(await self.branches().lay_out(wish, self.ways.address(request)))

    async def copied(self, request: Request) -> Response:
        """The position of a running game as far as a seat knows it."""
        wish = await self.ways.body(request, CopyPosition)
        return respond(await self.branches().copied(request.path_params["table"], wish))
