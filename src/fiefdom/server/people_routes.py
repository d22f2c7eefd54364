"""Requests about people: names of their own, open tables, ratings, blocks, reports to the host."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.server.chairs import chair_of_token
from fiefdom.server.guard import respond
from fiefdom.server.people_forms import BlockWish, Heard, NewPerson, OpenWish, Person, PersonMade, Report, ReportWish
from fiefdom.server.refusal import Refused
from fiefdom.server.schema import REPORTS, put

if TYPE_CHECKING:
    from fiefdom.server.app import Server

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
FEWEST, MOST = 2, 6


class PeopleRoutes:
    """What is asked of `People` and `Openings`. All of it counts as making something: nobody tries codes, or floods the host."""

    def __init__(self, front: Server) -> None:
        self.front = front

    def routes(self, guarded: Callable[[Answer], Answer]) -> list[Route]:
        return [
            Route("/api/people", guarded(self.make), methods=["POST"]),
            Route("/api/people/me", guarded(self.state), methods=["POST"]),
            Route("/api/people/forget", guarded(self.forget), methods=["POST"]),
            Route("/api/people/block", guarded(self.block), methods=["POST"]),
            Route("/api/open", guarded(self.open), methods=["POST"]),
            Route("/api/ratings/{players:int}", guarded(self.ratings)),
            Route("/api/tables/{table}/report", guarded(self.report), methods=["POST"]),
        ]

    async def make(self, request: Request) -> Response:
        self.front.count(request)
        name, code = await self.front.hall.people.make((await self.front.body(request, NewPerson)).name)
        return respond(PersonMade(name=name, code=code), 201)

    async def state(self, request: Request) -> Response:
        """What is known of somebody; if they say another name, it is theirs from now on."""
        self.front.count(request)
        wish, people = await self.front.body(request, Person), self.front.hall.people
        if wish.name:
            await people.rename(wish.code, wish.name)
        return respond(await people.state(wish.code))

    async def forget(self, request: Request) -> Response:
        self.front.count(request)
        await self.front.hall.people.forget((await self.front.body(request, Person)).code)
        return respond(Heard())

    async def block(self, request: Request) -> Response:
        self.front.count(request)
        wish, people = await self.front.body(request, BlockWish), self.front.hall.people
        if wish.unblock:
            await people.unblock(wish.code, wish.unblock)
        else:
            chairs = (await self.front.hall.look(wish.table)).table.chairs
            await people.block(wish.code, chairs[wish.seat].account if wish.seat < len(chairs) else "")
        return respond(await people.state(wish.code))

    async def open(self, request: Request) -> Response:
        """Tables that have a place."""
        wish, people = await self.front.body(request, OpenWish), self.front.hall.people
        avoided = await people.avoided((await people.find(wish.person)).id) if wish.person else set()
        return respond(await self.front.hall.openings.listed(avoided))

    async def ratings(self, request: Request) -> Response:
        players = request.path_params["players"]
        if not FEWEST <= players <= MOST:
            raise Refused("unknown-address", value=request.url.path)
        return respond(await self.front.hall.people.standings(players))

    async def report(self, request: Request) -> Response:
        """Tell the host about somebody, with what was said."""
        self.front.count(request)
        wish = await self.front.body(request, ReportWish)
        room = await self.front.hall.find(request.path_params["table"])
        chair = chair_of_token(room.table.chairs, wish.token)
        if chair is None or wish.seat >= len(room.table.chairs):
            raise Refused("token")
        said = [f"{each.name or '–'}: {each.text}" for each in room.chat]
        about = room.table.chairs[wish.seat].name
        kept = Report(table=room.table.id, by=chair.name, about=about, text=wish.text.strip(), said=said, at=int(time.time()))
        row = secrets.token_hex(8), msgspec.json.encode(kept)
        await self.front.hall.storage.run(lambda database, day: database.execute(put(REPORTS), (*row, day)) and None)
        return respond(Heard(), 201)
