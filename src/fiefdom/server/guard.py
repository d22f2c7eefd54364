"""What every request has to pass: it names this server, and its address has not asked for too much. And how requests are answered."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from fiefdom.errors import FiefdomError
from fiefdom.server.feed import ENCODER
from fiefdom.server.forms import Refusal
from fiefdom.server.hosts import Hosts, name_in
from fiefdom.server.limits import Address, Addresses
from fiefdom.server.quick_texts import QuickTexts
from fiefdom.server.refusal import Refused
from fiefdom.text.languages import LANGUAGES, language_for


class Guard:
    """Stands before an application and counts its requests. Sockets are checked by whoever accepts them, who can say why not."""

    def __init__(self, app: ASGIApp, hosts: Hosts, addresses: Addresses) -> None:
        self.app = app
        self.hosts = hosts
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        now = asyncio.get_running_loop().time()
        address = self.addresses.of(client[0] if client else "", now)
        problem = self._why_not(Headers(scope=scope).get("host"), address, now)
        if problem:
            await refusal(problem, reader(HTTPConnection(scope)))(scope, receive, send)
            return
        address.requests += 1
        try:
            await self.app(scope, receive, send)
        finally:
            address.requests -= 1

    def _why_not(self, host: str | None, address: Address, now: float) -> Refused | None:
        if not self.hosts.knows(host):
            return unknown_host(host)
        if address.requests >= self.addresses.settings.requests_per_address or not address.asked.take(now):
            return Refused("too-fast.too-many-requests")
        return None


def unknown_host(host: str | None) -> Refused:
    """The refusal of a name by which the server does not go."""
    name = name_in(host or "") or "?"
    return Refused("unknown-host", value=name, option=f"--allow-host {name}")


def reader(request: HTTPConnection) -> str:
    """The language of whoever reads the answer: what the address says, or else what the browser likes best."""
    wanted = request.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else language_for(request.headers.get("accept-language", ""))


def respond(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
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
        """A body of a kind such as `text/plain`."""
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'  # weak, because it may be compressed
        return cls(body, gzip.compress(body), kind, tag)

    def answer(self, request: HTTPConnection) -> Response:
        """What a browser is sent."""
        if is_known(request, self.tag):
            return not_modified(self.tag)
        return packed(self.compressed, self.kind, self.tag) if takes_gzip(request) else plain(self.body, self.kind, self.tag)


def takes_gzip(request: HTTPConnection) -> bool:
    """Whether a browser understands what is compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def plain(body: bytes, kind: str, tag: str) -> Response:
    """A body with its tag."""
    return Response(body, media_type=kind, headers={"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"})


def packed(body: bytes, kind: str, tag: str) -> Response:
    """A compressed body with its tag."""
    response = plain(body, kind, tag)
    response.headers["Content-Encoding"] = "gzip"
    return response


def is_known(request: HTTPConnection, tag: str) -> bool:
    """Whether a browser has already what a tag stands for."""
    return tag in {each.strip() for each in request.headers.get("if-none-match", "").split(",")}


def not_modified(tag: str) -> Response:
    """Word that it is still the same."""
    return Response(status_code=304, headers={"ETag": tag, "Cache-Control": "no-cache"})


def refusal(problem: FiefdomError, language: str) -> Response:
    """A problem as a response, in a language."""
    message, hint = problem.words(QuickTexts(language))
    return respond(Refusal(code=problem.code, values=problem.data, message=message, hint=hint), problem.status)
