"""Kingdoms over HTTP: drawn by lot, of the day, read from a code, and what there is to say about one without playing."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.cards.catalogue import BASE_GAME
from fiefdom.cards.design import designed_kingdom
from fiefdom.engine.layout import SEATS
from fiefdom.game.position import Position
from fiefdom.game.view import view
from fiefdom.server.card_info import KingdomPage, PileSize, kingdom_state
from fiefdom.server.forms import FEWEST_SEATS, kingdom_of_the_day
from fiefdom.server.guard import reader, respond
from fiefdom.server.hall import read_kingdom
from fiefdom.server.lab_routes import Guarded
from fiefdom.server.refusal import Refused
from fiefdom.server.wire import LONGEST_OWN_CARDS, LONGEST_TEXT
from fiefdom.text.named import cards_named, kingdom_named
from fiefdom.text.texts import Texts


class KingdomRoutes:
    """The addresses of kingdoms."""

    def routes(self, guarded: Guarded) -> list[Route]:
        return [
            Route("/api/kingdoms/random", guarded(self.random_kingdom)),
            Route("/api/kingdoms/today", guarded(self.todays_kingdom)),
            Route("/api/kingdoms/read", guarded(self.read_kingdom)),
            Route("/api/kingdoms/page", guarded(self.kingdom_page)),
        ]

    async def random_kingdom(self, request: Request) -> Response:
        """A kingdom by lot, with or without certain cards, from certain sets."""
        query, texts = request.query_params, Texts(reader(request))
        required, excluded = (query.get(name, "") for name in ("with", "without"))
        if len(required) + len(excluded) + len(query.get("sets", "")) > LONGEST_TEXT:
            raise Refused("too-large", most=LONGEST_TEXT)
        wishes = (cards_named(names, texts) for names in (required, excluded))
        needs, avoids = (list(filter(None, query.get(name, "").split(","))) for name in ("need", "avoid"))
        sets = query.get("sets") or BASE_GAME
        drawn = designed_kingdom(secrets.randbits(64), query.get("edition", "2"), *wishes, needs=needs, avoids=avoids, sets=sets)
        return respond(kingdom_state(drawn))

    async def todays_kingdom(self, _: Request) -> Response:
        """The kingdom of the day, the same for everybody. A day begins at midnight in Greenwich."""
        return respond(kingdom_of_the_day(datetime.now(UTC).date()))

    async def read_kingdom(self, request: Request) -> Response:
        """The cards of a code that is being written."""
        code = request.query_params.get("code", "")
        if len(code) > LONGEST_TEXT:
            raise Refused("too-large", most=LONGEST_TEXT)
        return respond(read_kingdom(code, reader(request)))

    async def kingdom_page(self, request: Request) -> Response:
        """Everything about a kingdom that need not be found out by games."""
        code = request.query_params.get("code", "")
        if len(code) > LONGEST_OWN_CARDS:
            raise Refused("too-large", most=LONGEST_OWN_CARDS)
        return respond(kingdom_page(code, reader(request)))


def kingdom_page(code: str, language: str) -> KingdomPage:
    """The kingdom of a code, a link, or the name of a recommended set."""
    kingdom = kingdom_named(code, None, Texts(language))
    seats = list(range(FEWEST_SEATS, SEATS + 1))
    supplies = [view(Position.new(kingdom, seats=number, seed=0), None).supply for number in seats]
    return KingdomPage(
        kingdom=kingdom_state(kingdom),
        code=kingdom.code(),
        underscore_code=kingdom.code("underscore"),
        seats=seats,
        piles=[PileSize(card=card.slug, sizes=[supply[card] for supply in supplies]) for card in kingdom.cards],
    )
