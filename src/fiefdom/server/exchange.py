"""What the processes of a house tell each other of themselves: what addresses have used, and who follows which study.

Limits of an address hold for the whole house so, a moment late; and whoever leads a study is followed also by those who came to another
process. Nothing of it is kept: what a process that is gone has told is forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.server.circles import Circles, CircleSeen
from fiefdom.server.feed import ENCODER
from fiefdom.server.guard import Addresses, Used, respond
from fiefdom.server.house import BEAT, House
from fiefdom.server.leases import Neighbour
from fiefdom.server.passing_on import Gone, is_inside, tell
from fiefdom.server.refusal import Refused

PATH = "/api/house"

PAUSE = 0.1
"""Seconds between two rounds, however much there is to tell."""

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]


class News(Struct):
    """What one process tells the others."""

    process: str
    used: dict[str, Used] = {}
    circles: dict[str, CircleSeen] = {}


NEWS: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)
CIRCLES: msgspec.json.Decoder[dict[str, CircleSeen]] = msgspec.json.Decoder(dict[str, CircleSeen])


class Exchange:
    """Tells the others, now and then and when a circle changes, and takes what they tell."""

    def __init__(self, addresses: Addresses, circles: Circles, house: Callable[[], House | None]) -> None:
        self.addresses = addresses
        self.circles = circles
        self._house = house
        self._known: set[str] = set()
        self._bell = asyncio.Event()
        circles.on_change = self._bell.set

    def routes(self, guarded: Callable[[Answer], Answer]) -> list[Route]:
        return [Route(PATH, guarded(self.take), methods=["POST"])]

    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._bell.wait()
            self._bell.clear()
            await self.tell_all()
            await asyncio.sleep(PAUSE)

    async def tell_all(self) -> None:
        """Tell the others what they do not know yet. Whoever does not answer misses what was used, but hears of circles again."""
        house = self._house()
        others = house.others if house else ()
        self._look_at({other.id for other in others})
        news = News(house.own.id if house else "", self.addresses.news(), self.circles.news())
        if house and others and (news.used or news.circles):
            body = ENCODER.encode(news)
            await asyncio.gather(*(self._tell(house, other, body) for other in others))

    async def _tell(self, house: House, other: Neighbour, body: bytes) -> None:
        try:
            said = await house.call(tell, other, PATH, body)
            self.circles.note(other.id, CIRCLES.decode(said))
        except (OSError, http.client.HTTPException, Gone, msgspec.DecodeError):
            return  # it is gone, or of another version while they are replaced

    async def take(self, request: Request) -> Response:
        """Take what another process tells, and say what is known here of the circles that it asks about."""
        if not is_inside(request):
            raise Refused("unknown-address", value=request.url.path)
        try:
            news = NEWS.decode(await request.body())
            self.addresses.note(news.process, news.used, asyncio.get_running_loop().time())
        except (msgspec.DecodeError, ValueError) as problem:
            raise Refused("message", details=str(problem)[:200]) from None
        self._known.add(news.process)
        self.circles.note(news.process, news.circles)
        return respond(self.circles.seen(news.circles))

    def _look_at(self, others: set[str]) -> None:
        """Forget what those have told who are gone, and tell newcomers everything."""
        for process in self._known - others:
            self.addresses.forget(process)
            self.circles.forget(process)
        if others - self._known:
            self.addresses.tell_anew()
        self._known = others
