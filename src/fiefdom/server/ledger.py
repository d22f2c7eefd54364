"""Who has tried which puzzle, and with what success: ratings of solvers and of puzzles, and which table was whose daily deal.

A solver is whoever holds a token; only its digest is kept. Nothing else is known of anybody.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from fiefdom.puzzles.puzzle import Puzzle
from fiefdom.puzzles.rating import PuzzleRating, after_a_try
from fiefdom.server.database import Database
from fiefdom.server.schema import DAILIES, PARTS, PUZZLES, SECRETS, SOLVERS, TRIES, insert, put
from fiefdom.server.storage import Storage


@dataclass(frozen=True)
class SolverRecord:
    """What somebody has done: their rating, and the puzzles that were tried, with whether they were solved."""

    rating: PuzzleRating
    tries: Mapping[str, bool]


@dataclass(frozen=True)
class RatedTry:
    """A first try: the ratings of the solver before and after it, and the puzzle's after it."""

    before: PuzzleRating
    after: PuzzleRating
    puzzle: PuzzleRating


class Ledger:
    """Reads and writes it. The methods take the digest of a solver's token."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Puzzles

    async def solver(self, solver: str) -> SolverRecord:
        """All about a solver; somebody unknown begins."""

        def work(database: Database, _: int) -> SolverRecord:
            rows = database.execute("SELECT puzzle, solved FROM tries WHERE solver = ?", (solver,))
            return SolverRecord(_rating_of(database, "solvers", solver, PuzzleRating()), {puzzle: bool(solved) for puzzle, solved in rows})

        return await self.storage.run(work)

    async def ratings(self) -> dict[str, PuzzleRating]:
        """The ratings of all puzzles that anybody has tried."""
        sql = "SELECT id, rating, results FROM puzzles"
        return await self.storage.run(lambda database, _: {name: PuzzleRating(*values) for name, *values in database.execute(sql)})

    async def note(self, solver: str, puzzle: Puzzle, *, solved: bool) -> RatedTry | None:
        """Count a try; None if it was not the first of this solver at this puzzle."""

        def work(database: Database, day: int) -> RatedTry | None:
            database.wait_for_others()
            if database.execute("SELECT 1 FROM tries WHERE solver = ? AND puzzle = ?", (solver, puzzle.id)).fetchone():
                return None
            database.execute(insert(TRIES), (solver, puzzle.id, int(solved)))
            before = _rating_of(database, "solvers", solver, PuzzleRating())
            after, rated = after_a_try(before, _rating_of(database, "puzzles", puzzle.id, PuzzleRating(puzzle.rating)), solved=solved)
            database.execute(put(SOLVERS), (solver, after.points, after.results, day))
            database.execute(put(PUZZLES), (puzzle.id, rated.points, rated.results))
            return RatedTry(before, after, rated)

        return await self.storage.run(work)

    async def forget(self, solver: str) -> None:
        """Delete all that is known of a solver."""

        def work(database: Database, _: int) -> None:
            for table, column in ((SOLVERS, "id"), *PARTS[SOLVERS.name]):
                database.execute(f"DELETE FROM {table.name} WHERE {column} = ?", (solver,))

        await self.storage.run(work)

    # The daily deal

    async def secret(self, name: str) -> str:
        """Something that nobody outside can know and that stays the same."""

        def work(database: Database, _: int) -> str:
            database.execute(f"{insert(SECRETS)} ON CONFLICT DO NOTHING", (name, secrets.token_hex(16)))
            return str(database.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])

        return await self.storage.run(work)

    async def daily_table(self, date: str, solver: str) -> str:
        """The table at which somebody plays, or has played, the deal of a day; nothing if there is none."""
        sql = "SELECT table_id FROM dailies WHERE date = ? AND solver = ?"

        def work(database: Database, _: int) -> str:
            row = database.execute(sql, (date, solver)).fetchone()
            return str(row[0]) if row else ""

        return await self.storage.run(work)

    async def note_daily(self, date: str, solver: str, table: str) -> None:
        """Note the table of somebody's one try."""

        def work(database: Database, day: int) -> None:
            database.execute(put(DAILIES), (date, solver, table))
            fresh = PuzzleRating()
            database.execute(f"{insert(SOLVERS)} ON CONFLICT DO NOTHING", (solver, fresh.points, fresh.results, day))
            database.execute("UPDATE solvers SET day = ? WHERE id = ?", (day, solver))

        await self.storage.run(work)


def _rating_of(database: Database, table: str, name: str, otherwise: PuzzleRating) -> PuzzleRating:
    row = database.execute(f"SELECT rating, results FROM {table} WHERE id = ?", (name,)).fetchone()
    return PuzzleRating(*row) if row else otherwise
