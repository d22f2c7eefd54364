"""Puzzles at a table: the answer is not sent before it is found, tries are judged and rated once, and then the game goes on."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from unittest import mock

from fiefdom.game.determinise import determinise
from fiefdom.game.notation import write_position
from fiefdom.puzzles.puzzle import Collection, Puzzle, shipped_puzzles
from fiefdom.puzzles.rating import START
from fiefdom.server import table
from fiefdom.server.chairs import digest
from fiefdom.server.ledger import Ledger
from fiefdom.server.puzzle_forms import NewPuzzle
from tests.server.clients import Running
from tests.server.local import Client, Local, local, run


def single_buy() -> Puzzle:
    """A puzzle in which one card is to be bought."""
    puzzles = (puzzle for puzzle in shipped_puzzles().puzzles if puzzle.view.question and puzzle.view.question.id == "buy")
    return next(puzzle for puzzle in puzzles if puzzle.view.buys == 1 and all(answer.words != ("pass",) for answer in puzzle.answers))


def slug(puzzle: Puzzle, place: int) -> str:
    return puzzle.start.kingdom.find(puzzle.answers[place].words[0]).slug


async def solver(here: Local, puzzle: Puzzle, token: str = "") -> tuple[Client, str]:
    made = await here.hall.make_puzzle(puzzle, NewPuzzle(name="Ola", solver=token))
    return await here.client(made.table, made.token), made.solver


def test_nothing_of_the_answer_is_sent_before_it_is_found() -> None:
    async def main() -> None:
        async with local() as here:
            puzzle = single_buy()
            ola, _ = await solver(here, puzzle)
            shown = ola.state["puzzle"]
            assert (shown["puzzle"], shown["is_open"], shown["options"], shown["why"], shown["marks"]) == (puzzle.id, True, [], "", [])
            assert str(puzzle.best.chance) not in json.dumps(shown)
            assert (await ola.ask("advise", question=ola.question["number"]))["code"] == "not-allowed.no-advice"  # type: ignore[index]
            refused = await ola.answer(slug(puzzle, 1))
            assert refused["code"] == "puzzle-answered.held-back"
            assert ola.state["puzzle"]["remark"]
            assert ola.state["puzzle"]["options"] == []

    run(main())


def test_no_byte_that_is_sent_before_depends_on_the_answer_or_on_what_the_solver_cannot_see() -> None:
    """Twins of a puzzle: the same position with other answers, numbers and reasons, and with another deal of what is hidden."""
    puzzle = single_buy()
    best, second, *rest = (replace(answer, chance=0.5, low=0.4, high=0.6, behind=0.1) for answer in puzzle.answers)
    other = replace(puzzle, answers=(second, best, *rest), prospects=puzzle.prospects[::-1], found_by=("beginner",), deals=77)
    dealt = replace(puzzle, position=write_position(determinise(puzzle.view, Random(5))))
    assert dealt.position != puzzle.position

    async def sent_for(twin: Puzzle) -> bytes:
        with mock.patch.object(table, "shipped_puzzles", return_value=Collection((twin,))):
            return await sent_at(twin)

    async def sent_at(twin: Puzzle) -> bytes:
        async with local() as here:
            ola, _ = await solver(here, twin)
            await ola.ask("advise", question=ola.question["number"])  # type: ignore[index]
            everything = b"\n".join(ola.raw)
            for name in (here.room(ola).table.id, ola.feed):
                everything = everything.replace(name.encode(), b"?")
            return re.sub(rb'"(time|since|started)":[0-9.]+', b"", everything)

    async def main() -> None:
        whole = await sent_for(puzzle)
        assert puzzle.id.encode() in whole
        assert await sent_for(other) == whole
        assert await sent_for(dealt) == whole

    run(main())


def test_a_try_is_judged_rated_once_and_then_the_game_goes_on() -> None:
    async def main() -> None:
        async with local() as here:
            puzzle = single_buy()
            ola, token = await solver(here, puzzle)
            acts = here.room(ola).table.acts
            await ola.answer(slug(puzzle, 0))
            shown = ola.state["puzzle"]
            assert (shown["is_open"], shown["solved"], shown["change"] > 0) == (False, True, True)
            assert shown["options"][0]["answers"] == [slug(puzzle, 0)]
            assert shown["why"]
            assert here.room(ola).table.acts == acts
            await ola.answer(slug(puzzle, 0))
            assert here.room(ola).table.acts > acts
            again, _ = await solver(here, puzzle, token)
            await again.answer(slug(puzzle, 1))
            assert again.state["puzzle"]["change"] == 0
            known = await Ledger(here.hall.storage).solver(digest(token))
            assert known.tries == {puzzle.id: True}
            assert known.rating.points > START

    run(main())


def test_who_gives_up_has_missed_it_and_a_hint_makes_it_not_count() -> None:
    async def main() -> None:
        async with local() as here:
            first, second = [puzzle for puzzle in shipped_puzzles().puzzles if puzzle.view.question][:2]
            ola, token = await solver(here, first)
            assert (await ola.ask("show_me"))["type"] == "done"
            assert ola.state["puzzle"]["change"] < 0
            assert (await ola.ask("hint"))["code"] == "not-now.no-puzzle"
            other, _ = await solver(here, second, token)
            await other.ask("hint")
            assert other.state["puzzle"]["hint"]
            await other.ask("show_me")
            assert other.state["puzzle"]["change"] == 0
            assert (await Ledger(here.hall.storage).solver(digest(token))).tries == {first.id: False}

    run(main())


def test_puzzles_over_http(server: Running) -> None:
    overview = server.post("/api/puzzles", {}).json()
    assert overview["number"] == len(shipped_puzzles().puzzles)
    assert overview["rating"] == START
    made = server.post("/api/puzzles/next", {"name": "Ola", "theme": "opening"})
    assert made.status_code == 201
    found = shipped_puzzles().find(made.json()["puzzle"])
    assert "opening" in found.themes
    other = server.post("/api/puzzles/next", {"theme": "opening", "after": found.id, "solver": made.json()["solver"]}).json()
    assert other["puzzle"] != found.id
    assert other["solver"] == made.json()["solver"]
    missing = server.post("/api/puzzles/zzzzzz", {})
    assert (missing.status_code, missing.json()["code"]) == (400, "puzzle.none")
    unknown = server.post("/api/puzzles/next", {"theme": "luck"})
    assert (unknown.status_code, unknown.json()["code"]) == (400, "puzzle.theme")
    assert server.post("/api/puzzles/forget", {"solver": other["solver"]}).status_code == 200
