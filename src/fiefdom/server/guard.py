"""What every request has to pass: it names this server, and its address has not asked for too much. And how requests are answered."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import ipaddress
import socket
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiefdom.errors import FiefdomError
from fiefdom.server.feed import ENCODER
from fiefdom.server.refusal import Refusal, Refused, retry_of
from fiefdom.server.settings import Settings
from fiefdom.text.languages import LANGUAGES, language_for
from fiefdom.text.texts import QuickTexts

SMALLEST_NETWORK = 64
"""Bits of an IPv6 network that one household gets, and with it more addresses than anybody could count."""

INSIDE = "fiefdom.inside"
"""Marks what another process of the house has passed on: that one has counted it, and it is not passed on again."""

MOST_HELD = 128
"""Of one address."""

MOST_REMEMBERED = 10_000
"""Addresses; then those are forgotten that have been quiet for a while."""

LOOKING = 5.0
"""Seconds between two looks for them."""

EXCUSED_RATE, EXCUSED_BURST = 10.0, 300.0
"""Refusals that are explained to one address, a second and at once."""

PENANCE = 5.0
"""Seconds that somebody waits who goes on after that: whoever is hung up on at once is back at once, and costs more."""

A_DROP = 0.01
LONGEST_WAIT = 3600.0

QUIET = 120.0
"""Seconds after which every bucket is full again, or nearly."""


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network, and an IPv4 address the same however it is written."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, SMALLEST_NETWORK), strict=False))


@dataclass
class Bucket:
    """Fills with `rate` drops a second up to `size`; whatever is asked for takes some."""

    rate: float
    size: float
    level: float = field(init=False)
    at: float = 0.0
    spent: float = field(init=False, default=0.0)
    """What was taken since the other processes of a house were told."""

    def __post_init__(self) -> None:
        """Begin full."""
        self.level = self.size

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Take some drops, if they are there."""
        if self.left(now) < drops:
            return False
        self.level -= drops
        self.spent += drops
        return True

    def pay(self, now: float, otherwise: Refused, drops: float = 1.0) -> None:
        """Take some drops, or refuse and say when they will be there."""
        if not self.take(now, drops):
            raise otherwise.until(self.wait(now, drops))

    def check(self, now: float, otherwise: Refused) -> None:
        """Refuse whoever owes something, until it is paid."""
        if self.left(now) <= 0:
            raise otherwise.until(self.wait(now, A_DROP))

    def wait(self, now: float, drops: float) -> float:
        """Seconds until so many drops are there."""
        missing = min(drops, self.size) - self.left(now)
        return min(LONGEST_WAIT, missing / self.rate if self.rate else LONGEST_WAIT) if missing > 0 else 0.0

    def owe(self, now: float, drops: float) -> None:
        """Take drops that may not be there: what something has cost is known only afterwards."""
        self.level = self.left(now) - drops
        self.spent += drops

    def owe_elsewhere(self, now: float, drops: float) -> None:
        """Take what was asked for at another process of the house; nobody owes more than there is room for."""
        if drops:
            self.level = max(-self.size, self.left(now) - drops)

    def told(self) -> float:
        """What the others have to be told of."""
        spent, self.spent = self.spent, 0.0
        return spent

    def left(self, now: float) -> float:
        """The drops in it; fewer than none if somebody owes some."""
        self.level = min(self.size, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.level


class Held(NamedTuple):
    """What an address has open at one process of a house."""

    sockets: int = 0
    studies: int = 0
    experiments: int = 0


class Used(Struct, array_like=True):
    """What one process tells the others of an address: the drops that it has taken lately, bucket by bucket, and what it has open."""

    drops: list[float]
    held: Held


@dataclass
class Address:
    """What one address uses: sockets, requests and work that are open now, and buckets for all that it asks for.

    Of its sockets some may come from `inside` the house: another process attends to the visitor, and counts them.
    """

    made: Bucket
    asked: Bucket
    said: Bucket
    worked: Bucket
    studied: Bucket
    experimented: Bucket
    excused: Bucket
    """Refusals that are explained. Who goes on is hung up on: to explain is more work than to refuse."""
    sockets: int = 0
    requests: int = 0
    working: int = 0
    studies: int = 0
    experiments: int = 0
    held: int = 0
    last_used: float = 0.0
    inside: int = 0
    elsewhere: dict[str, Held] = field(default_factory=dict)
    """What it has open at other processes of a house, as they have told."""
    last_told: Held | None = None

    @property
    def is_busy(self) -> bool:
        return bool(self.sockets or self.requests or self.working or self.studies or self.experiments or self.held)

    @property
    def own(self) -> Held:
        """What it has open here."""
        return Held(self.sockets - self.inside, self.studies, self.experiments)

    @property
    def in_all(self) -> Held:
        """What it has open in the whole house."""
        return Held(*map(sum, zip(self.own, *self.elsewhere.values(), strict=True))) if self.elsewhere else self.own

    @property
    def _shared(self) -> tuple[Bucket, ...]:
        return self.made, self.asked, self.said, self.worked, self.studied, self.experimented

    def news(self) -> Used | None:
        """What the other processes of a house have not been told yet."""
        drops, held = [bucket.told() for bucket in self._shared], self.own
        if held == (self.last_told or Held()) and not any(drops):
            return None
        self.last_told = held
        return Used(drops, held)

    def note(self, process: str, used: Used, now: float) -> None:
        """Count what another process has told."""
        for bucket, drops in zip(self._shared, used.drops, strict=True):
            bucket.owe_elsewhere(now, drops)
        self.elsewhere.pop(process, None)
        if any(used.held):
            self.elsewhere[process] = used.held

    async def do_penance(self) -> None:
        """Let somebody wait for nothing, unless very many do."""
        if self.held < MOST_HELD:
            self.held += 1
            try:
                await asyncio.sleep(PENANCE)
            finally:
                self.held -= 1


class Addresses:
    """All addresses that have been here lately."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Address] = {}
        self.banned: set[str] = set()
        """Those that the host wants to keep out."""
        self._looked = -QUIET

    def is_banned(self, address: str) -> bool:
        return bool(self.banned) and network_of(address) in self.banned

    def of(self, address: str, now: float) -> Address:
        key = network_of(address)
        if key not in self.known:
            self._forget_quiet(now)
            self.known[key] = self._new(now)
        self.known[key].last_used = now
        return self.known[key]

    def news(self) -> dict[str, Used]:
        """What the other processes of a house have not been told yet."""
        return {key: used for key, each in self.known.items() if (used := each.news())}

    def note(self, process: str, told: Mapping[str, Used], now: float) -> None:
        """Count what another process has told: limits hold for the house."""
        for key, used in told.items():
            self.of(key, now).note(process, used, now)

    def tell_anew(self) -> None:
        """Let what is open here be told again: there is somebody who does not know it."""
        for each in self.known.values():
            each.last_told = None

    def forget(self, process: str) -> None:
        """Let what a process has told be over: it is gone."""
        for each in self.known.values():
            each.elsewhere.pop(process, None)

    def _new(self, now: float) -> Address:
        settings = self.settings
        return Address(
            made=Bucket(settings.tables_per_minute / 60, settings.tables_per_minute, at=now),
            asked=Bucket(settings.request_rate, settings.request_burst, at=now),
            said=Bucket(settings.message_rate * settings.busy_connections, settings.message_burst * settings.busy_connections, at=now),
            worked=Bucket(settings.work_rate, settings.work_burst, at=now),
            studied=Bucket(settings.study_rate, settings.study_burst, at=now),
            experimented=Bucket(settings.lab_rate, settings.lab_burst, at=now),
            excused=Bucket(EXCUSED_RATE, EXCUSED_BURST, at=now),
        )

    def _forget_quiet(self, now: float) -> None:
        """Look now and then, if there are many, who has not been here for a while."""
        if len(self.known) >= MOST_REMEMBERED and now - self._looked >= LOOKING:
            self._looked = now
            self.known = {key: each for key, each in self.known.items() if each.is_busy or now - each.last_used < QUIET}


ANY = "*"


class Hosts:
    """The names of a server.

    Addresses in digits are always right: a browser that shows one went to that very address, and no other site can lend it a name.
    """

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        wanted = {*names, *(urlsplit(origin).hostname or "" for origin in origins)}
        self.names = {name.lower().rstrip(".") for name in wanted if name} | own_names()

    def knows(self, host: str | None) -> bool:
        """Whether the server goes by the name in a `Host` header. Browsers always send one, so none is no danger."""
        if host is None or ANY in self.names:
            return True
        name = name_in(host)
        return bool(name) and (is_address(name) or name in self.names or self._matches(name))

    def _matches(self, name: str) -> bool:
        """Whether one of the names is a pattern for this one: `*.example.org`."""
        parents = (name.split(".", number)[-1] for number in range(1, name.count(".") + 1))
        return any(f"{ANY}.{parent}" in self.names for parent in parents)


def own_names() -> set[str]:
    """What this machine is called: by itself, and by its neighbours in the network."""
    machine = socket.gethostname().lower()
    return {"localhost", f"{ANY}.localhost", machine, f"{machine.partition('.')[0]}.local"} - {"", ".local"}


def name_in(host: str) -> str:
    """The name in a `Host` header, without the port; empty if there is none."""
    if set(host) & set("@/?#\\"):
        return ""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a name is an address in digits."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Guard:
    """Stands before an application and counts its requests. Sockets are checked by whoever accepts them, who can say why not."""

    def __init__(self, app: ASGIApp, hosts: Hosts, addresses: Addresses, refused: Callable[[str], None]) -> None:
        self.app = app
        self.hosts = hosts
        self.addresses = addresses
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        now = asyncio.get_running_loop().time()
        address = self.addresses.of(client[0] if client else "", now)
        problem = None if scope.get(INSIDE) else self._why_not(Headers(scope=scope).get("host"), address, now)
        if self.addresses.is_banned(client[0] if client else ""):
            problem = Refused("banned")
        if problem:
            self.refused(problem.code)
            response = await self._refuse(scope, problem, address, now)
            await response(scope, receive, send)
            return
        address.requests += 1
        try:
            await self.app(scope, receive, send)
        finally:
            address.requests -= 1

    async def _refuse(self, scope: Scope, problem: Refused, address: Address, now: float) -> Response:
        """Say why not; whoever has asked too often in spite of it is not told again, and has to knock anew."""
        if address.excused.take(now):
            return refusal(problem, reader(HTTPConnection(scope)))
        await address.do_penance()
        return Response(status_code=problem.status, headers={"Connection": "close"})

    def _why_not(self, host: str | None, address: Address, now: float) -> Refused | None:
        if not self.hosts.knows(host):
            return unknown_host(host)
        if address.requests >= self.addresses.settings.requests_per_address:
            return Refused("too-fast.too-many-requests")
        if not address.asked.take(now):
            return Refused("too-fast.too-many-requests").until(address.asked.wait(now, 1))
        return None


def unknown_host(host: str | None) -> Refused:
    """The refusal of a name by which the server does not go."""
    name = name_in(host or "") or "?"
    return Refused("unknown-host", value=name, option=f"--allow-host {name}")


def reader(request: HTTPConnection) -> str:
    """The language of whoever reads the answer: what the address says, or else what the browser likes best."""
    wanted = request.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else language_for(request.headers.get("accept-language", ""))


def is_own_origin(headers: Headers, others: tuple[str, ...]) -> bool:
    """Whether a request comes from the server's own pages, from allowed ones, or from no browser at all."""
    origin = headers.get("origin")
    return origin is None or origin in others or urlsplit(origin).netloc == headers.get("host")


def respond(value: Any, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"})


@dataclass(frozen=True)
class Still:
    """What seldom changes, ready to be sent, also compressed: a browser asks each time, and gets it only if it does not have it already."""

    body: bytes
    compressed: bytes
    kind: str
    tag: str

    @classmethod
    def of(cls, body: bytes, kind: str) -> Still:
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'  # weak, because it may be compressed
        return cls(body, gzip.compress(body), kind, tag)

    def answer(self, request: HTTPConnection) -> Response:
        if is_known(request, self.tag):
            return not_modified(self.tag)
        return packed(self.compressed, self.kind, self.tag) if takes_gzip(request) else plain(self.body, self.kind, self.tag)


def takes_gzip(request: HTTPConnection) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def plain(body: bytes, kind: str, tag: str) -> Response:
    return Response(body, media_type=kind, headers={"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"})


def packed(body: bytes, kind: str, tag: str) -> Response:
    response = plain(body, kind, tag)
    response.headers["Content-Encoding"] = "gzip"
    return response


def is_known(request: HTTPConnection, tag: str) -> bool:
    return tag in {each.strip() for each in request.headers.get("if-none-match", "").split(",")}


def not_modified(tag: str) -> Response:
    return Response(status_code=304, headers={"ETag": tag, "Cache-Control": "no-cache"})


def refusal(problem: FiefdomError, language: str) -> Response:
    message, hint = problem.words(QuickTexts(language))
    retry = retry_of(problem)
    response = respond(Refusal(code=problem.code, values=problem.data, message=message, hint=hint, retry=retry), problem.status)
    if retry:
        response.headers["Retry-After"] = str(retry)
    return response


POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Only the server's own files, no inline script, no frames."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    "x-frame-options": "DENY",
}


class SafeHeaders:
    """Adds the headers to every response of an application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
