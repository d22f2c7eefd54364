"""Visitors and requests that came to the wrong process of a house are passed on to the one that has their table."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.client
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from fiefdom.server.connection import RESTART, Connection
from fiefdom.server.faults import StorageFailed
from fiefdom.server.guard import INSIDE
from fiefdom.server.house import Elsewhere, House
from fiefdom.server.leases import EXPIRY, Neighbour
from fiefdom.server.refusal import Refused

SECRET = "x-fiefdom-house"
VISITOR = "x-fiefdom-visitor"
"""Headers between processes: the word of whoever is asked, and the address of the visitor."""

OPENING = 1.5
"""Seconds in which a process takes a visitor, or is taken for frozen."""

QUIET = 1.5
"""Seconds after which a process that is quiet is asked whether it is there, and within which it has to say so."""

ANSWERING = 10.0
"""Seconds in which a request is answered."""

GLANCE = 2.0
"""Seconds in which another process says what all are asked: a host does not wait longer for one that is frozen."""

AGAIN, TAKING_OVER = 0.25, 3 * EXPIRY
"""Seconds between two tries to find who has a table, and after which a guest is told to come again."""


PASSED_BACK = ("content-type", "cache-control", "content-disposition", "retry-after")
"""Headers of an answer that the visitor gets, too."""


class Gone(Exception):
    """The process does not answer. `surely`: nobody listens there."""

    def __init__(self, *, surely: bool) -> None:
        super().__init__()
        self.surely = surely


NOT_ME = 421
"""The status by which a process says that it is not the one that is meant: its address was another one's before."""


class Inner:
    """Knows what comes from other processes by their word, and for whom they come; nobody else can say that.

    A word that is wrong was meant for a process that had this address before. Whoever comes with it is not let in: a visitor who is
    passed on would be passed on here again.
    """

    def __init__(self, inside: ASGIApp, outside: ASGIApp, secret: str) -> None:
        self.inside, self.outside, self.secret = inside, outside, secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope) if scope["type"] in ("http", "websocket") else Headers()
        word = headers.get(SECRET)
        if word is None:
            await self.outside(scope, receive, send)
        elif not hmac.compare_digest(word.encode(), self.secret.encode()):
            await _refuse(scope, receive, send)
        else:
            await self.inside({**scope, "client": (headers.get(VISITOR, ""), 0), INSIDE: True}, receive, send)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})  # before it is accepted, which is status 403
    else:
        await Response(status_code=NOT_ME)(scope, receive, send)


def is_inside(request: HTTPConnection) -> bool:
    return bool(request.scope.get(INSIDE))


def _headers(request: HTTPConnection, owner: Neighbour) -> dict[str, str]:
    kept = {name: request.headers[name] for name in ("accept-language", "authorization", "content-type") if name in request.headers}
    return {**kept, SECRET: owner.secret, VISITOR: request.client.host if request.client else ""}


class Messenger:
    """Finds who has a table, and passes on to them whoever asks for it."""

    def __init__(self, house: Callable[[], House | None]) -> None:
        self._house = house

    async def takes(self, socket: WebSocket, guest: Connection, hello: str | bytes) -> bool:
        """Let another process have a guest whose table it has, until they go; False if the table is here in the end.

        If it does not answer, the table will be anybody's before long.
        """
        clock = asyncio.get_running_loop().time
        until = clock() + TAKING_OVER
        while guest.owner:
            if clock() > until or is_inside(socket):
                guest.refuse(Refused("server-error.setting-up"), 0)
                guest.leave(RESTART, "setting-up")
                return True
            try:
                await pass_on(socket, guest.owner, hello)
            except Gone as problem:
                await self._note(guest.owner, problem)
                await asyncio.sleep(AGAIN)
                await guest.try_again(hello)
            else:
                return True
        return False

    async def answer(self, request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        """Answer a request here, or let the process do so that has its table."""
        try:
            return await answer(request)
        except Elsewhere as problem:
            try:
                return await self._pass_on(request, problem.owner)
            except Gone as gone:
                await self._note(problem.owner, gone)
                raise Refused("server-error.setting-up") from None

    async def _pass_on(self, request: Request, owner: Neighbour) -> Response:
        """The answer of the process that has a table."""
        house = self._house()
        if house is None or is_inside(request):  # it has changed hands just now
            raise Refused("server-error.setting-up")
        try:
            return await house.call(ask, request, owner, getattr(request.state, "body", b""), ANSWERING)
        except ConnectionRefusedError:
            raise Gone(surely=True) from None
        except (OSError, http.client.HTTPException):
            raise Gone(surely=False) from None

    async def _note(self, owner: Neighbour, problem: Gone) -> None:
        """Note that a process is gone, if it surely is."""
        house = self._house()
        if problem.surely and house:
            with contextlib.suppress(StorageFailed):
                await house.dismiss(owner.id)


# Sockets


async def pass_on(socket: WebSocket, owner: Neighbour, hello: str | bytes) -> None:
    """Carry messages between a visitor and the process that has their table, until one of them goes; `Gone` if it does not answer."""
    try:
        async with asyncio.timeout(OPENING):
            line = await connect(
                f"ws://{owner.address}{socket.url.path}?{socket.url.query}",
                additional_headers=_headers(socket, owner),
                compression=None,
                max_size=None,
                ping_interval=QUIET,
                ping_timeout=QUIET,
                close_timeout=QUIET,
                proxy=None,
            )
            await line.send(hello)
    except (ConnectionRefusedError, InvalidStatus):
        raise Gone(surely=True) from None
    except (OSError, TimeoutError, WebSocketException):
        raise Gone(surely=False) from None
    upward = asyncio.create_task(_carry_up(socket, line))
    try:
        await _carry_down(socket, line)
    finally:
        upward.cancel()
        await line.close()


async def _carry_up(socket: WebSocket, line: ClientConnection) -> None:
    with contextlib.suppress(WebSocketDisconnect, ConnectionClosed, RuntimeError):
        while (event := await socket.receive())["type"] != "websocket.disconnect":
            await line.send(event.get("text") or event.get("bytes") or "")
    await line.close()


async def _carry_down(socket: WebSocket, line: ClientConnection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            while True:
                await socket.send_text(await line.recv(decode=True))
        except ConnectionClosed as end:
            await socket.close(end.rcvd.code if end.rcvd else RESTART, end.rcvd.reason if end.rcvd else "")


# Requests


async def ask_others(request: Request, house: House, body: bytes = b"") -> dict[str, bytes | None]:
    """What the other processes of a house answer, all at the same time, by their short names; None where one does not."""

    async def answer(other: Neighbour) -> bytes | None:
        try:
            said = await house.call(ask, request, other, body, GLANCE)
        except (OSError, http.client.HTTPException, Gone):
            return None
        return bytes(said.body) if said.status_code < HTTPStatus.BAD_REQUEST else None

    others = house.others
    return dict(zip([other.short for other in others], await asyncio.gather(*map(answer, others)), strict=True))


def ask(request: Request, owner: Neighbour, body: bytes, patience: float) -> Response:
    """Ask another process the same; this waits."""
    line = http.client.HTTPConnection(owner.address, timeout=patience)
    with contextlib.closing(line):
        line.request(request.method, f"{request.url.path}?{request.url.query}", body, _headers(request, owner))
        answer = line.getresponse()
        if answer.status == NOT_ME:
            raise Gone(surely=True)
        kept = {name: value for name in PASSED_BACK if (value := answer.getheader(name))}
        return Response(answer.read(), answer.status, kept)


def tell(owner: Neighbour, path: str, body: bytes, patience: float = GLANCE) -> bytes:
    """Tell another process something that no visitor has asked for, and hear what it says; this waits."""
    line = http.client.HTTPConnection(owner.address, timeout=patience)
    with contextlib.closing(line):
        line.request("POST", path, body, {SECRET: owner.secret, VISITOR: ""})
        answer = line.getresponse()
        if answer.status != HTTPStatus.OK:
            raise Gone(surely=answer.status == NOT_ME)
        return answer.read()
