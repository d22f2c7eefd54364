"""What the lab asks for over HTTP: the words of the strategy language, whether a text is a strategy, one game to look at."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.engine.layout import SEATS
from fiefdom.server.guard import reader, respond
from fiefdom.server.lab_work import CheckStrategy, LabInfo, LibraryStrategy, StrategyChecked, TextProblem
from fiefdom.server.laboratory import Laboratory
from fiefdom.server.refusal import Refused
from fiefdom.strategy.checking import problems_in
from fiefdom.strategy.condition import GENERAL
from fiefdom.strategy.expression import OF_CARDS, OF_THE_GAME, SHORT_FORMS, TYPES
from fiefdom.strategy.library import FILES, SUFFIX, library
from fiefdom.strategy.strategy import HEADERS, NOTHING, SPLITS, Strategy
from fiefdom.text.texts import QuickTexts

LARGEST = 64 * 1024
"""Bytes of a text that is checked, with all that JSON adds to it. What is longer than a message may be cannot be played either."""

Guarded = Callable[[Callable[[Request], Awaitable[Response]]], Callable[[Request], Awaitable[Response]]]
Body = Callable[[Request, int], Awaitable[bytes]]


class LabRoutes:
    """The addresses of the lab."""

    def __init__(self, laboratory: Callable[[], Laboratory], body: Body) -> None:
        self.laboratory = laboratory
        self.body = body

    def routes(self, guarded: Guarded) -> list[Route]:
        return [
            Route("/api/lab", guarded(self.info)),
            Route("/api/strategies/check", guarded(self.check), methods=["POST"]),
        ]

    async def info(self, _: Request) -> Response:
        """What there is; and somebody will type soon."""
        laboratory = self.laboratory()
        laboratory.warm()
        return respond(lab_info(laboratory))

    async def check(self, request: Request) -> Response:
        """What is wrong with a text, in the reader's language."""
        try:
            wish = msgspec.json.decode(await self.body(request, LARGEST), type=CheckStrategy)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("message", details=str(problem)[:200]) from None
        return respond(await asyncio.to_thread(checked, wish.text, reader(request)))


def lab_info(laboratory: Laboratory) -> LabInfo:
    """The lab of this server."""
    return LabInfo(
        is_open=laboratory.is_open,
        most_games=laboratory.limits.games,
        most_seconds=laboratory.limits.seconds,
        most_players=SEATS,
        keywords=["if", "and", "or", "not", "true", "false", "would", NOTHING],
        quantities=[*OF_THE_GAME, *SHORT_FORMS],
        of_cards=list(OF_CARDS),
        types=list(TYPES),
        sections=list(GENERAL),
        headers=[*(f"{word}:" for word in HEADERS), *(f"open {split}:" for split in SPLITS), "end while losing:"],
        library=[
            LibraryStrategy(
                slug=slug,
                name=strategy.name,
                author=strategy.author,
                about=strategy.about,
                text=text_of(slug),
            )
            for slug, strategy in library().items()
        ],
    )


def text_of(slug: str) -> str:
    """A strategy of the library as it was written, with its comments."""
    return (FILES / f"{slug}{SUFFIX}").read_text(encoding="utf-8")


def checked(text: str, language: str) -> StrategyChecked:
    """A text as it is understood."""
    name, problems = problems_in(text)
    texts = QuickTexts(language)
    told = []
    for problem in problems:
        error = problem.error
        message, hint = error.words_at_its_place(texts)
        told.append(
            TextProblem(
                line=error.line,
                column=error.column,
                length=problem.length,
                code=error.code,
                message=message,
                hint=hint,
                fix=problem.fix,
            )
        )
    return StrategyChecked(name=name, neat="" if problems else neat(text), problems=told)


def neat(text: str) -> str:
    """A strategy as it is written neatly: comments stay, and so does whatever has them."""
    if "#" in text:
        return text
    written = Strategy.parse(text, "").text
    return re.sub(r"^name: \n+", "", written).strip() + "\n"
