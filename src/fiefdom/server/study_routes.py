"""What the study of a game asks for over HTTP: branches, positions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.server.branch import CopyPosition, NewBranch, PositionWish
from fiefdom.server.branches import Branches
from fiefdom.server.guard import Address, reader, respond
from fiefdom.server.lab_routes import Guarded


class StudyRoutes:
    """The addresses of branches and positions. `count` refuses whoever makes too many tables."""

    def __init__(
        self,
        branches: Callable[[], Branches],
        body: Callable[[Request, type[Any]], Awaitable[Any]],
        address: Callable[[HTTPConnection], Address],
        count: Callable[[Request], None],
    ) -> None:
        self.branches = branches
        self.body = body
        self.address = address
        self.count = count

    def routes(self, guarded: Guarded) -> list[Route]:
        return [
            Route("/api/replays/{replay}/branches", guarded(self.tree)),
            Route("/api/replays/{replay}/branches", guarded(self.make), methods=["POST"]),
            Route("/api/replays/{replay}/steps/{step:int}/position", guarded(self.at_step)),
            Route("/api/positions", guarded(self.lay_out), methods=["POST"]),
            Route("/api/tables/{table}/position", guarded(self.copied), methods=["POST"]),
        ]

    async def tree(self, request: Request) -> Response:
        return respond(await self.branches().tree(request.path_params["replay"], reader(request)))

    async def make(self, request: Request) -> Response:
        self.count(request)
        wish = await self.body(request, NewBranch)
        return respond(await self.branches().make(request.path_params["replay"], wish, self.address(request)), 201)

    async def at_step(self, request: Request) -> Response:
        """A moment of a finished game as text."""
        return respond(await self.branches().at_step(request.path_params["replay"], request.path_params["step"]))

    async def lay_out(self, request: Request) -> Response:
        """A position as it looks, with advice or a table if that is wanted."""
        self.count(request)
        wish = await self.body(request, PositionWish)
        return respond(await self.branches().lay_out(wish, self.address(request)))

    async def copied(self, request: Request) -> Response:
        """The position of a running game as far as a seat knows it."""
        wish = await self.body(request, CopyPosition)
        return respond(await self.branches().copied(request.path_params["table"], wish))
