"""How hosts and their programs see whether a server is well: is it alive, can it take visitors, what are its numbers."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fiefdom.server.guard import respond
from fiefdom.server.metrics import TYPE, Together, memory_of_helpers
from fiefdom.server.passing_on import ask_others, is_inside
from fiefdom.server.refusal import Refused

if TYPE_CHECKING:
    from fiefdom.server.app import Server

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]


class HealthRoutes:
    """`/healthz`, `/readyz`, `/metrics`, and what people ask by hand."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self, guarded: Callable[[Answer], Answer]) -> list[Route]:
        return [
            Route("/healthz", self.alive),
            Route("/readyz", guarded(self.ready)),
            Route("/metrics", guarded(self.numbers)),
            Route("/api/health", guarded(self.health)),
        ]

    def watch(self) -> None:
        """Show the numbers that the parts of the server keep."""
        server, metrics = self.server, self.server.metrics
        metrics.watch("tables", "Tables in memory", lambda: len(server.hall.rooms))
        metrics.watch("visitors", "Connections of players and spectators", lambda: len(server.served))
        metrics.watch("work_lines", "Connections of those who study or experiment", lambda: len(server.lines))
        metrics.watch("studies", "Reviews that are made or wait", lambda: len(server.jobs.jobs))
        metrics.watch("experiments", "Experiments of the lab that run or wait", lambda: len(server.laboratory.experiments))
        metrics.watch_each("thinking_queue", "Questions that wait for bots", "lane", server.thinkers.waiting_by_lane())
        replaced = "Processes of bots that died or took too long, and were replaced"
        metrics.watch("thinking_replaced", replaced, lambda: sum(worker.replaced for worker in server.thinkers.workers))
        metrics.watch("helpers_memory_bytes", "Resident memory of the processes for bots, studies and the lab", memory_of_helpers)
        about = "Part of their thought that bots had lately, 1 for all of it"
        metrics.watch_each("thinking_strength", about, "lane", server.thinkers.strength_by_lane())

    async def alive(self, _: Request) -> Response:
        """The process answers: no reason to start it anew."""
        return PlainTextResponse("ok\n")

    async def ready(self, _: Request) -> Response:
        """The server can take visitors: it can keep games, and read them."""
        await self.server.hall.check_storage()
        return PlainTextResponse("ok\n")

    async def health(self, _: Request) -> Response:
        """Whether the server is well: it can keep games, and read them."""
        await self.server.hall.check_storage()
        server = self.server
        weakest = min(lane.strength for lane in server.thinkers.lanes())
        return respond({"ok": True, "tables": len(server.hall.rooms), "connections": len(server.served), "bot_strength": round(weakest, 3)})

    async def numbers(self, request: Request) -> Response:
        """The numbers for Prometheus, for those who may know how busy it is here."""
        if not self.may_know(request):
            raise Refused("unknown-address", value=request.url.path)
        house, text = self.server.hall.house, self.server.metrics.text()
        if house and not is_inside(request):
            others = await ask_others(request, house)
            up = {house.own.short: True, **{name: said is not None for name, said in others.items()}}
            text = Together({house.own.short: text, **{name: said for name, said in others.items() if said}}, up).text()
        return Response(text, media_type=TYPE)

    def may_know(self, request: Request) -> bool:
        """Whether a request comes from where the host sits."""
        client = request.client.host if request.client else ""
        try:
            address = ipaddress.ip_address(client.partition("%")[0])
        except ValueError:
            return False
        return any(address in ipaddress.ip_network(network) for network in self.server.settings.watchers)
