"""What the lab asks for over HTTP: the words of the strategy language, whether a text is a strategy, one game to look at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.cards.card_file import CardFile
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.engine.layout import SEATS
from fiefdom.errors import BadStrategy
from fiefdom.server.forms import ReplayMade
from fiefdom.server.guard import Address, reader, respond
from fiefdom.server.lab_work import (
    CheckStrategy,
    ConditionPart,
    Export,
    ExportFound,
    LabInfo,
    LibraryStrategy,
    MadeFile,
    OneGame,
    StatementShown,
    StrategyChecked,
    TextProblem,
)
from fiefdom.server.laboratory import Laboratory, exported, found_exported, one_game
from fiefdom.server.refusal import Refused
from fiefdom.server.replays import Archive
from fiefdom.strategy.checking import StrategyProblem, problems_in
from fiefdom.strategy.condition import COMPARISONS, GENERAL
from fiefdom.strategy.expression import OF_CARDS, OF_THE_GAME, SHORT_FORMS, TYPES
from fiefdom.strategy.foreign import converted, is_foreign
from fiefdom.strategy.library import FILES, SUFFIX, library
from fiefdom.strategy.outline import StrategyStatement, outline_of, tidied
from fiefdom.strategy.strategy import HEADERS, NOTHING, SETTINGS, SPLITS
from fiefdom.text.texts import QuickTexts

LARGEST = 32 * 1024
"""Bytes of a text that is checked, with all that JSON adds to it. What is longer than a message may be cannot be played either."""

Guarded = Callable[[Callable[[Request], Awaitable[Response]]], Callable[[Request], Awaitable[Response]]]
Body = Callable[[Request, int], Awaitable[bytes]]
Payer = Callable[[Request], Address]
T = TypeVar("T")


class LabRoutes:
    """The addresses of the lab."""

    def __init__(self, laboratory: Callable[[], Laboratory], archive: Callable[[], Archive], body: Body, payer: Payer) -> None:
        self.laboratory = laboratory
        self.archive = archive
        self.body = body
        self.payer = payer

    def routes(self, guarded: Guarded) -> list[Route]:
        return [
            Route("/api/lab", guarded(self.info)),
            Route("/api/lab/game", guarded(self.game), methods=["POST"]),
            Route("/api/lab/export", guarded(self.export), methods=["POST"]),
            Route("/api/lab/export-found", guarded(self.export_found), methods=["POST"]),
            Route("/api/strategies/check", guarded(self.check), methods=["POST"]),
        ]

    async def info(self, _: Request) -> Response:
        """What there is; and somebody will type soon."""
        laboratory = self.laboratory()
        laboratory.warm()
        return respond(lab_info(laboratory))

    async def check(self, request: Request) -> Response:
        """What is wrong with a text, in the reader's language. It is read here, so whoever sends long ones again and again has to wait."""
        payer, clock = self.payer(request), asyncio.get_running_loop().time
        payer.worked.check(clock(), Refused("too-fast.too-much-work"))
        wish = await self._read(request, CheckStrategy)
        found, seconds = await asyncio.to_thread(timed, wish, reader(request))
        payer.worked.owe(clock(), seconds)
        return respond(found)

    async def game(self, request: Request) -> Response:
        """One game of a match, kept like an uploaded record."""
        wish = await self._read(request, OneGame)
        made = await self.laboratory().make(one_game, self.payer(request), wish)
        return respond(ReplayMade(replay=(await self.archive().add(made.record)).name), 201)

    async def export(self, request: Request) -> Response:
        """Results as a file."""
        wish, laboratory = await self._read(request, Export), self.laboratory()
        return as_file(await laboratory.make(exported, self.payer(request), wish, laboratory.limits.games))

    async def export_found(self, request: Request) -> Response:
        """What a search has found, as a file."""
        wish = await self._read(request, ExportFound)
        return as_file(await self.laboratory().make(found_exported, self.payer(request), wish))

    async def _read(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self.body(request, LARGEST), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Refused("message", details=str(problem)[:200]) from None


def as_file(made: MadeFile) -> Response:
    """A file to be saved under its name."""
    headers = {"Content-Disposition": f'attachment; filename="{made.name}"'}
    return Response(made.body, media_type=made.kind, headers=headers)


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
        questions=list(questions_by_id(CATALOGUE)),
        headers=[*(f"{word}:" for word in HEADERS), *(f"open {split}:" for split in SPLITS), *(f"{word}:" for word in SETTINGS)],
        remarks=[f"{word}:" for word in HEADERS],
        nothing=NOTHING,
        signs=[sign for sign in COMPARISONS if sign != "=="],
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


def timed(wish: CheckStrategy, language: str) -> tuple[StrategyChecked, float]:
    """A text as it is understood, and the seconds of work that it took."""
    began = time.thread_time()
    return checked(wish, language), time.thread_time() - began


def checked(wish: CheckStrategy, language: str) -> StrategyChecked:
    """A text as it is understood."""
    own = tuple(CardFile.parse(wish.cards)) if wish.cards else ()
    name, problems = problems_in(wish.text, own)
    meant = ""
    if problems and is_foreign(wish.text):
        try:
            meant = converted(wish.text).text
        except BadStrategy as problem:
            problems = [StrategyProblem(problem, 1)]
    texts = QuickTexts(language)
    return StrategyChecked(
        name=name,
        neat="" if problems else tidied(wish.text, own),
        problems=[told(problem, texts) for problem in problems],
        statements=[shown(statement) for statement in outline_of(wish.text, own)],
        converted=meant,
    )


def told(problem: StrategyProblem, texts: QuickTexts) -> TextProblem:
    """A problem in words."""
    error = problem.error
    message, hint = error.words_at_its_place(texts)
    return TextProblem(
        line=max(1, error.line),
        column=max(1, error.column),
        length=problem.length,
        code=error.code,
        message=message,
        hint=hint,
        fix=problem.fix,
    )


def shown(statement: StrategyStatement) -> StatementShown:
    return StatementShown(
        kind=statement.kind,
        line=statement.place.line,
        column=statement.place.column,
        length=len(statement.text),
        text=statement.text,
        section=statement.section,
        targets=list(statement.targets),
        joined=statement.joined,
        parts=[ConditionPart(**part._asdict()) for part in statement.parts],
        condition=statement.condition,
    )
