"""What is there to be read, and the same for all: cards, kingdoms, the rules for newcomers, the rule book, the list of lessons, texts."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.server import forms
from fiefdom.server.card_info import card_verbs
from fiefdom.server.feed import ENCODER
from fiefdom.server.guard import Still
from fiefdom.server.refusal import Refused
from fiefdom.text import rule_book
from fiefdom.text.languages import LANGUAGES, check_language
from fiefdom.text.texts import CARD_TEXTS, WORDS, source

Guarded = Callable[[Callable[[Request], Awaitable[Response]]], Callable[[Request], Awaitable[Response]]]


def reading_routes(guarded: Guarded, programs: Sequence[str]) -> list[Route]:
    """Their addresses; `programs` are those that may be chosen as opponents."""
    return [
        Route("/api/cards", guarded(the_same(forms.cards))),
        Route("/api/cards/verbs", guarded(the_same(card_verbs))),
        Route("/api/kingdoms", guarded(the_same(forms.choices, tuple(programs)))),
        Route("/api/learn/{language}", guarded(learn)),
        Route("/api/rules/{page}", guarded(rules)),
        Route("/api/lessons", guarded(lessons)),
        Route("/locales/{language}/{file}.ftl", guarded(locale)),
    ]


def the_same(make: Callable[..., Any], *what: Any) -> Callable[[Request], Awaitable[Response]]:
    """Answers with what a function makes, whoever asks."""

    async def answer(request: Request) -> Response:
        return still(make, *what).answer(request)

    return answer


async def learn(request: Request) -> Response:
    return still(forms.learn, check_language(request.path_params["language"]), kind="text/html").answer(request)


async def rules(request: Request) -> Response:
    """A page of the rule book by its name, or the one that a card is on."""
    page = rule_book.page_of(request.path_params["page"])
    if page is None:
        raise Refused("unknown-address", value=f"/rules/{request.path_params['page']}"[:100])
    return still(forms.rule_book_page, page).answer(request)


async def lessons(request: Request) -> Response:
    language = check_language(request.query_params.get("language", LANGUAGES[0]))
    return still(forms.lesson_list, language, kind="application/json").answer(request)


async def locale(request: Request) -> Response:
    language, file = request.path_params["language"], request.path_params["file"]
    if language not in LANGUAGES or file not in {*WORDS, *CARD_TEXTS}:
        raise Refused("unknown-address", value=f"{language}/{file}.ftl")
    return still(source, language, file, kind="text/plain").answer(request)


@functools.cache
def still(make: Callable[..., Any], *what: Any, kind: str = "application/json") -> Still:
    """What a function makes, ready to be sent again and again."""
    made = make(*what)
    return Still.of(made.encode() if isinstance(made, str) else ENCODER.encode(made), kind)


def read_ahead(programs: Sequence[str]) -> None:
    """Make what every visitor's first page asks for: whoever asks first would keep everybody waiting."""
    still(forms.choices, tuple(programs))
    still(forms.cards)
    for language in LANGUAGES:
        still(forms.lesson_list, language, kind="application/json")
