"""What the pages of the puzzles and of the daily deal ask for over HTTP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiefdom.errors import BadPuzzle
from fiefdom.puzzles.puzzle import THEMES, Puzzle, shipped_puzzles
from fiefdom.puzzles.selection import next_puzzle
from fiefdom.server.chairs import digest
from fiefdom.server.daily import Dailies
from fiefdom.server.game_forms import GamesForgotten, MyGames
from fiefdom.server.guard import respond
from fiefdom.server.hall import Hall
from fiefdom.server.ledger import Ledger, SolverRecord
from fiefdom.server.puzzle_forms import DailyWish, NewPuzzle, PuzzleOverview, Solver, ThemeInfo

T = TypeVar("T")

Answer = Callable[[Request], Awaitable[Response]]


class Front(Protocol):
    """What the routes need of the server."""

    @property
    def hall(self) -> Hall: ...

    @property
    def dailies(self) -> Dailies: ...

    def count(self, request: Request) -> None:
        """Refuse an address that makes too much."""

    async def body(self, request: Request, kind: type[T]) -> T:
        """The form that was sent."""
        ...


class PuzzleRoutes:
    """The addresses of the puzzles."""

    def __init__(self, front: Front) -> None:
        self.front = front

    def routes(self, guarded: Callable[[Answer], Answer]) -> list[Route]:
        return [
            Route("/api/puzzles", guarded(self.overview), methods=["POST"]),
            Route("/api/puzzles/next", guarded(self.begin_next), methods=["POST"]),
            Route("/api/puzzles/forget", guarded(self.forget), methods=["POST"]),
            Route("/api/puzzles/{puzzle}", guarded(self.begin), methods=["POST"]),
            Route("/api/games/forget", guarded(self.forget_games), methods=["POST"]),
            Route("/api/daily", guarded(self.daily), methods=["POST"]),
            Route("/api/daily/play", guarded(self.play_daily), methods=["POST"]),
            Route("/api/daily/{date}", guarded(self.daily), methods=["POST"]),
        ]

    @property
    def ledger(self) -> Ledger:
        return Ledger(self.front.hall.storage)

    async def overview(self, request: Request) -> Response:
        wish = await self.front.body(request, Solver)
        return respond(overview(await self.ledger.solver(digest(wish.solver))))

    async def begin(self, request: Request) -> Response:
        self.front.count(request)
        puzzle = shipped_puzzles().find(request.path_params["puzzle"])
        return respond(await self.front.hall.make_puzzle(puzzle, await self.front.body(request, NewPuzzle)), 201)

    async def begin_next(self, request: Request) -> Response:
        """One that fits the solver."""
        self.front.count(request)
        wish = await self.front.body(request, NewPuzzle)
        return respond(await self.front.hall.make_puzzle(await self._next(wish), wish), 201)

    async def _next(self, wish: NewPuzzle) -> Puzzle:
        if wish.theme and wish.theme not in THEMES:
            raise BadPuzzle("theme", name=wish.theme, themes=THEMES)
        known = await self.ledger.solver(digest(wish.solver))
        puzzles = [puzzle for puzzle in shipped_puzzles().about([wish.theme] if wish.theme else []) if puzzle.id != wish.after]
        found = next_puzzle(puzzles, known.tries, known.rating, SystemRandom(), await self.ledger.ratings())
        return found or shipped_puzzles().find(wish.after)

    async def forget(self, request: Request) -> Response:
        """Delete all that is known of a solver."""
        wish = await self.front.body(request, Solver)
        await self.ledger.forget(digest(wish.solver))
        return respond({"ok": True})

    async def forget_games(self, request: Request) -> Response:
        """Delete games for whoever holds their tokens."""
        wish = await self.front.body(request, MyGames)
        deleted = [seat.table for seat in wish.seats if await self.front.hall.forget(seat.table, seat.token)]
        return respond(GamesForgotten(deleted=deleted))

    # The daily deal

    async def daily(self, request: Request) -> Response:
        """The deal of today, or of another day."""
        day = self.front.dailies.day(request.path_params.get("date", ""))
        return respond(await self.front.dailies.state(day, await self.front.body(request, DailyWish)))

    async def play_daily(self, request: Request) -> Response:
        self.front.count(request)
        return respond(await self.front.dailies.play(await self.front.body(request, DailyWish)), 201)


def overview(known: SolverRecord) -> PuzzleOverview:
    """All puzzles by theme, and what a solver has done with them."""
    puzzles = shipped_puzzles().puzzles
    number, solved, missed = (Counter[str]() for _ in range(3))
    for puzzle in puzzles:
        number.update(puzzle.themes)
        if puzzle.id in known.tries:
            (solved if known.tries[puzzle.id] else missed).update(puzzle.themes)
    tried = [was_solved for puzzle, was_solved in known.tries.items() if puzzle in shipped_puzzles().by_id]
    return PuzzleOverview(
        number=len(puzzles),
        solved=sum(tried),
        missed=len(tried) - sum(tried),
        rating=round(known.rating.points),
        themes=[
            ThemeInfo(theme=theme, number=number[theme], solved=solved[theme], missed=missed[theme]) for theme in THEMES if number[theme]
        ],
    )
