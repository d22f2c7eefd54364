"""The server as one ASGI application: the WebSocket, the HTTP requests, the files of the web client."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import ClientDisconnected

from fiefdom.errors import FiefdomError
from fiefdom.lessons.lesson import find_lesson
from fiefdom.server.admin import AdminRoutes
from fiefdom.server.branches import Branches
from fiefdom.server.card_info import own_card
from fiefdom.server.circles import Circles
from fiefdom.server.connection import GOING_AWAY, POLICY, TRY_LATER, Connection, pump
from fiefdom.server.daily import Dailies
from fiefdom.server.database import Use, database_at
from fiefdom.server.exchange import Exchange
from fiefdom.server.faults import StorageFailed, storage_refusal
from fiefdom.server.feed import ENCODER
from fiefdom.server.forms import HandOver, Join, NewLesson, NewTable
from fiefdom.server.frames import sender_at_once, sender_of
from fiefdom.server.game_forms import MyGames
from fiefdom.server.guard import (
    Address,
    Addresses,
    Guard,
    Hosts,
    SafeHeaders,
    Still,
    is_own_origin,
    network_of,
    reader,
    refusal,
    respond,
    unknown_host,
)
from fiefdom.server.hall import Hall
from fiefdom.server.health_routes import HealthRoutes
from fiefdom.server.house import House, new_process
from fiefdom.server.jobs import Jobs
from fiefdom.server.kingdom_routes import KingdomRoutes
from fiefdom.server.lab_routes import LabRoutes
from fiefdom.server.laboratory import Laboratory
from fiefdom.server.links import own_addresses
from fiefdom.server.logs import CURRENT
from fiefdom.server.metrics import Metrics
from fiefdom.server.passing_on import Inner, Messenger, is_inside
from fiefdom.server.people_routes import PeopleRoutes
from fiefdom.server.puzzle_routes import PuzzleRoutes
from fiefdom.server.reading_routes import read_ahead, reading_routes
from fiefdom.server.refusal import Refused
from fiefdom.server.replays import Archive
from fiefdom.server.settings import Settings
from fiefdom.server.storage import Storage
from fiefdom.server.study_routes import RequestWays, StudyRoutes
from fiefdom.server.summaries import Summaries
from fiefdom.server.thinkers import Thinkers
from fiefdom.server.web_client import NO_CLIENT, Assets, client_files
from fiefdom.server.wire import LONGEST_OWN_CARDS, MessageRefused
from fiefdom.server.work_line import WorkLine, attend
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import QuickTexts, Texts

T = TypeVar("T")

log = logging.getLogger("fiefdom.server")

SWITCH_INTERVAL = 0.0015
"""Seconds that other threads wait for the event loop while it is busy: the usual 5 ms add up, and much less slows the loop."""

CALL = 20
"""Requests that a new connection to a table counts as."""

AT_WORK = 6
"""Replays and stored tables that one address may wait for at the same time."""

LITTLE = 0.02
"""Seconds that work counts as which was not measured: a table brought back from disk, or a wish that was refused."""

GARBAGE = (10_000, 5, 50)
"""How often the garbage collector looks (`gc.set_threshold`). With the usual numbers it looks through all tables every few seconds, and
with 500 of them everybody waits a tenth of a second; what a server lets go of hardly ever needs it."""


class Server:
    """The application and what it is made of."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None, address: str = "") -> None:
        """`address` is where the other processes of a house find this one."""
        self.settings = settings
        self.own = new_process(address) if settings.workers else None
        self.thinkers = thinkers or Thinkers.of(settings)
        self.addresses = Addresses(settings)
        self.hosts = Hosts(settings.hosts, settings.origins)
        self.client = client_files()
        self.hall: Hall
        self.archive: Archive
        self.jobs: Jobs
        self.laboratory: Laboratory
        self.circles = Circles()
        self.branches: Branches
        self.summaries: Summaries
        self.metrics = Metrics()
        self.health = HealthRoutes(self)
        self.admin = AdminRoutes(self)
        self.exchange = Exchange(self.addresses, self.circles, lambda: self.hall.house)
        self.dailies: Dailies
        self.connections: set[Connection] = set()
        self.lines: set[WebSocket] = set()
        self.messenger = Messenger(lambda: self.hall.house)

    def app(self) -> SafeHeaders:
        compressed = Middleware(GZipMiddleware, minimum_size=500)
        pages = Starlette(
            routes=self._routes(), lifespan=self._lifespan, middleware=[compressed], exception_handlers={HTTPException: not_here}
        )
        guarded = Guard(pages, self.hosts, self.addresses, self.metrics.note_refusal)
        outer: ASGIApp = ProxyHeadersMiddleware(guarded, list(self.settings.proxies))  # type: ignore[arg-type,assignment]
        return SafeHeaders(Inner(guarded, outer, self.own.secret) if self.own else outer)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        before = sys.getswitchinterval(), gc.get_threshold()
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.set_threshold(*GARBAGE)
        use: Use = "shared" if self.own else "alone"
        process = self.own.id if self.own else ""
        storage = Storage(database_at(settings.database, settings.data, use), metrics=self.metrics, process=process)
        self.hall = Hall(storage, self.thinkers, settings, metrics=self.metrics, house=self._house())
        self.archive = Archive(self.hall)
        self.jobs = Jobs(storage, settings)
        self.laboratory = Laboratory(settings)
        self.branches = Branches(self.hall, self.archive, self.jobs)
        self.summaries = Summaries(self.hall)
        self.health.watch()
        self.dailies = Dailies(self.hall)
        self.thinkers.warm()
        await self.hall.open()
        await self.admin.open()
        reading = asyncio.create_task(asyncio.to_thread(get_ready, settings.programs))
        in_a_house = [asyncio.create_task(each) for each in (self.admin.keep_up(), self.exchange.run())] if self.own else []
        try:
            yield
        finally:
            await reading
            for task in in_a_house:
                task.cancel()
            for connection in list(self.connections):
                connection.leave(GOING_AWAY)
            for line in list(self.lines):
                with contextlib.suppress(RuntimeError):
                    await line.close(GOING_AWAY)
            self.archive.studio.close()
            self.jobs.close()
            self.dailies.close()
            self.laboratory.close()
            await self.hall.close()
            sys.setswitchinterval(before[0])
            gc.set_threshold(*before[1])

    def _house(self) -> House | None:
        """What this process knows of others. Claims are transactions of their own: two processes cannot get in each other's way."""
        if self.own is None:
            return None
        claims, pulse = (Storage(database_at(self.settings.database, self.settings.data, "leasing"), most_together=most) for most in (1, 2))
        return House(self.own, claims, pulse)

    def _routes(self) -> list[Route | WebSocketRoute | Mount]:
        ways = RequestWays(self.body, self._text, self._address, self.count, self._working)
        routes: list[Route | WebSocketRoute | Mount] = [
            WebSocketRoute("/ws", self.websocket),
            WebSocketRoute("/ws/work", self.work),
            Route("/api/tables", self._guarded(self.make_table), methods=["POST"]),
            Route("/api/tables/{table}", self._guarded(self.table_info)),
            Route("/api/tables/{table}/join", self._guarded(self.join), methods=["POST"]),
            Route("/api/tables/{table}/handover", self._guarded(self.hand_over), methods=["POST"]),
            Route("/api/tables/{table}/record", self._guarded(self.record)),
            Route("/api/games/mine", self._guarded(self.my_games), methods=["POST"]),
            Route("/api/cards/own", self._guarded(self.own_cards), methods=["POST"]),
            *KingdomRoutes().routes(self._guarded),
            *StudyRoutes(lambda: self.branches, ways).routes(self._guarded),
            *LabRoutes(lambda: self.laboratory, lambda: self.archive, self._text, self._address).routes(self._guarded),
            *reading_routes(self._guarded, self.settings.programs),
            Route("/api/lessons/{lesson}", self._guarded(self.take_lesson), methods=["POST"]),
            *PuzzleRoutes(self).routes(self._guarded),
            *PeopleRoutes(self).routes(self._guarded),
            Route("/api/addresses", self._guarded(self.own_addresses)),
            *self.health.routes(self._guarded),
            *self.admin.routes(self._guarded),
            *self.exchange.routes(self._guarded),
            Route("/api/{path:path}", self._guarded(self.nothing), methods=["GET", "POST"]),
        ]
        if self.client and (self.client / "assets").is_dir():
            routes.append(Mount("/assets", Assets(directory=self.client / "assets")))
        return [*routes, Route("/{path:path}", self.page)]

    @property
    def served(self) -> list[Connection]:
        """The connections that are attended to here; others are passed on to the process that has their table."""
        return [connection for connection in self.connections if connection.owner is None]

    # The game

    async def websocket(self, socket: WebSocket) -> None:
        """One client, from hello to goodbye."""
        address = self._address(socket)
        if not await self._accepted(socket, address):
            return
        address.sockets += 1
        address.inside += is_inside(socket)
        connection = Connection(self.hall, reader(socket), address)
        connection.address = network_of(socket.client.host if socket.client else "")
        self.connections.add(connection)
        sending = asyncio.create_task(self._send_all(socket, connection))
        try:
            await asyncio.create_task(self._receive_all(socket, connection))  # awakened directly, not through all layers of the application
        finally:
            self.connections.discard(connection)
            address.sockets -= 1
            address.inside -= is_inside(socket)
            patience = self.settings.close_time if connection.is_leaving else 0
            await connection.close()
            await asyncio.wait({sending}, timeout=patience)
            sending.cancel()

    async def _accepted(self, socket: WebSocket, address: Address) -> bool:
        """Let a client in, or tell it why not, unless it was told often enough."""
        problem = self._why_not(socket, address)
        if problem:
            self.metrics.note_refusal(problem.code)
        if problem and not address.excused.take(asyncio.get_running_loop().time()):
            await address.do_penance()
            await socket.close()
            return False
        await socket.accept()
        if problem:
            await socket.send_text(ENCODER.encode(refusal_message(problem, reader(socket))).decode())
            await socket.close(TRY_LATER if problem.kind in ("busy", "too-fast") else POLICY, problem.kind)
        return problem is None

    async def work(self, socket: WebSocket) -> None:
        """Somebody who has work done; when they go, it stops."""
        address = self._address(socket)
        if not await self._accepted(socket, address):
            return
        address.sockets += 1
        self.lines.add(socket)
        try:
            await attend(socket, WorkLine(self.jobs, self.laboratory, self.archive, address, reader(socket), self.circles))
        finally:
            self.lines.discard(socket)
            address.sockets -= 1

    async def _send_all(self, socket: WebSocket, connection: Connection) -> None:
        connection.send_at_once = sender_at_once(socket)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, ClientDisconnected):
            await pump(connection, sender_of(socket), socket.close)

    def _why_not(self, socket: WebSocket, address: Address) -> Refused | None:
        host = socket.headers.get("host")
        if not self.hosts.knows(host):
            return unknown_host(host)
        now = asyncio.get_running_loop().time()
        if not is_inside(socket) and not address.asked.take(now, CALL):
            return Refused("too-fast.too-many-requests").until(address.asked.wait(now, CALL))
        if not is_own_origin(socket.headers, self.settings.origins):
            return Refused("wrong-origin")
        if self.addresses.is_banned(socket.client.host if socket.client else ""):
            return Refused("banned")
        if len(self.connections) + len(self.lines) >= self.settings.most_connections:
            return Refused("busy.no-place-connection")
        if not is_inside(socket) and address.in_all.sockets >= self.settings.connections_per_address:
            return Refused("too-fast.too-many-connections")
        return None

    async def _receive_all(self, socket: WebSocket, connection: Connection) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            try:
                async with asyncio.timeout(None) as patience:
                    await self._receive_each(socket, connection, patience)
            except TimeoutError:
                if not connection.is_leaving:
                    connection.refuse(Refused("no-hello", value="hello"), 0)
                    connection.leave(POLICY, "no-hello")

    async def _receive_each(self, socket: WebSocket, connection: Connection, patience: asyncio.Timeout) -> None:
        while not connection.is_leaving:
            event = await self._next(socket, connection, patience)
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text") or event.get("bytes") or ""
            await connection.receive(text)
            if connection.owner and await self.messenger.takes(socket, connection, text):
                return

    async def _next(self, socket: WebSocket, connection: Connection, patience: asyncio.Timeout) -> Message:
        """The next message; whoever has said hello may take any time for it, unless they are to be let go."""
        if not connection.has_entered:
            patience.reschedule(asyncio.get_running_loop().time() + self.settings.hello_time)
        connection.listening = patience
        try:
            return await socket.receive()
        finally:
            connection.listening = None
            if patience.when() is not None and not patience.expired():
                patience.reschedule(None)

    # Tables

    async def make_table(self, request: Request) -> Response:
        self.count(request)
        wish = await self.body(request, NewTable)
        with self._working(request) as cost:
            cost.append(LITTLE * len(wish.played))
            wish = await self.summaries.matched(wish)
        return respond(await self.hall.make(wish), 201)

    async def take_lesson(self, request: Request) -> Response:
        self.count(request)
        lesson = find_lesson(request.path_params["lesson"])
        return respond(await self.hall.make_lesson(lesson, await self.body(request, NewLesson)), 201)

    async def table_info(self, request: Request) -> Response:
        """What anybody may know of a table."""
        table = request.path_params["table"]
        if table in self.hall.rooms:
            return respond(await self.hall.info(table))
        with self._working(request):
            return respond(await self.hall.info(table))

    async def join(self, request: Request) -> Response:
        self.count(request)
        return respond(await self.hall.join(request.path_params["table"], await self.body(request, Join)), 201)

    async def hand_over(self, request: Request) -> Response:
        self.count(request)
        return respond(await self.hall.hand_over(request.path_params["table"], await self.body(request, HandOver)), 201)

    async def record(self, request: Request) -> Response:
        table = request.path_params["table"]
        with self._working(request):
            record = await self.archive.record(table)
        headers = {"Content-Disposition": f'attachment; filename="fiefdom-{table}.fief"'}
        return PlainTextResponse(str(record), headers=headers)

    async def my_games(self, request: Request) -> Response:
        """What became of the games of whoever holds these tokens."""
        wish = await self.body(request, MyGames)
        with self._working(request) as cost:
            cost.append(LITTLE * len(wish.seats))
            return respond(await self.summaries.of(wish.seats))

    def _address(self, request: HTTPConnection) -> Address:
        return self.addresses.of(request.client.host if request.client else "", asyncio.get_running_loop().time())

    def count(self, request: Request) -> None:
        """Refuse an address that makes too much; what was passed on is counted where it came in."""
        if is_inside(request):
            return
        self._address(request).made.pay(asyncio.get_running_loop().time(), Refused("too-fast.too-many-tables"))

    async def body(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self._text(request, self.settings.largest_message), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("message", details=str(problem)[:200]) from None

    async def _text(self, request: Request, most: int) -> bytes:
        """The body of a request, which has to come in time."""
        body = b""
        try:
            async with asyncio.timeout(self.settings.header_time):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise Refused("too-large", most=most)
        except TimeoutError:
            raise Refused("too-slow") from None
        request.state.body = body  # for another process, perhaps
        return body

    @contextlib.contextmanager
    def _working(self, request: HTTPConnection) -> Iterator[list[float]]:
        """Let an address have work done, if it has not had too much; what it has cost is noted in the list, and counted afterwards."""
        address, clock = self._address(request), asyncio.get_running_loop().time
        address.worked.check(clock(), Refused("too-fast.too-much-work"))
        if address.working >= AT_WORK:
            raise Refused("too-fast.too-much-work")
        cost: list[float] = []
        address.working += 1
        try:
            yield cost
        finally:
            address.working -= 1
            address.worked.owe(clock(), sum(cost) if cost else LITTLE)

    # What is the same for all

    async def own_cards(self, request: Request) -> Response:
        """The cards that a text defines, as a table would have them; what is wrong with it says where."""
        text = (await self._text(request, LONGEST_OWN_CARDS)).decode("utf-8", errors="replace")
        return respond([own_card(card) for card in self.hall.own_cards(text)])

    async def own_addresses(self, request: Request) -> Response:
        """What links for others begin with."""
        client = request.client.host if request.client else ""
        return respond(await asyncio.to_thread(own_addresses, request.url, client, self.settings))

    async def nothing(self, request: Request) -> Response:
        """Addresses for programs that there are none of."""
        raise Refused("unknown-address", value=request.url.path)

    async def page(self, request: Request) -> Response:
        """The web client, whatever the address: it finds its own way. Files beside it are served as they are."""
        if self.client is None:
            return HTMLResponse(NO_CLIENT)
        path = request.path_params["path"]
        file = self.client / path
        if path and "/" not in path and "\\" not in path and not path.startswith(".") and file.is_file():
            return FileResponse(file)
        return Still.of((self.client / "index.html").read_bytes(), "text/html").answer(request)

    def _guarded(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Turn refusals into responses, and refuse pages of other sites that want to change something."""

        async def guarded(request: Request) -> Response:
            CURRENT.set(next(self.hall.requests))
            try:
                if request.method == "POST" and not is_own_origin(request.headers, self.settings.origins):
                    raise Refused("wrong-origin")
                return await self.messenger.answer(request, answer)
            except FiefdomError as problem:
                self.metrics.note_refusal(problem.code)
                return refusal(problem, reader(request))
            except StorageFailed as problem:
                log.error("%s %s: %s", request.method, request.url.path, problem)
                return refusal(storage_refusal(problem), reader(request))
            except ClientDisconnect:
                return Response(status_code=408)
            except Exception:
                log.exception("%s %s could not be answered", request.method, request.url.path)
                return refusal(Refused("server-error"), reader(request))

        return guarded


def get_ready(programs: Sequence[str]) -> None:
    """Read what takes long to read, and keep the garbage collector from looking through all of it again and again."""
    for language in LANGUAGES:
        Texts(language).format("wait-for-reactions")
        Texts(language).says("error-near", {"near": ""})
    read_ahead(programs)
    gc.collect()
    gc.freeze()


def refusal_message(problem: Refused, language: str) -> MessageRefused:
    message, hint = problem.words(QuickTexts(language))
    return MessageRefused(code=problem.code, values=problem.data, message=message, hint=hint, retry=problem.retry)


async def not_here(request: Request, problem: Exception) -> Response:
    """What no route answers, as a refusal."""
    if isinstance(problem, HTTPException) and problem.status_code == 405:
        return refusal(Refused("wrong-method", value=request.method), reader(request))
    return refusal(Refused("unknown-address", value=request.url.path), reader(request))


def make_app(settings: Settings | None = None) -> SafeHeaders:
    return Server(settings or Settings()).app()
