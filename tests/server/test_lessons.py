"""Lessons at a table: the coach speaks in the reader's language, refuses with a reason, points when asked, and survives a restart."""

from __future__ import annotations

from fiefdom.lessons.lesson import LEARNER, find_lesson, lessons
from fiefdom.server.forms import NewLesson
from tests.server.clients import Running
from tests.server.local import Client, Local, local, run


async def learner(here: Local, lesson: str) -> Client:
    made = await here.hall.make_lesson(find_lesson(lesson), NewLesson(name="Ola"))
    return await here.client(made.table, made.token)


def test_the_coach_says_what_to_do_and_why_another_answer_is_not_carried_out() -> None:
    async def main() -> None:
        async with local() as here:
            ola = await learner(here, "a-turn")
            coach = ola.state["coach"]
            assert (coach["lesson"], coach["step"], coach["of"], coach["marks"]) == ("a-turn", 0, 4, [])
            assert coach["text"].startswith("This is your hand")
            await ola.ask("play_treasures", question=ola.question["number"])  # type: ignore[index]
            assert ola.state["coach"]["why"].startswith("You have $3 to spend.")
            before = here.room(ola).table.acts
            refused = await ola.answer("estate")
            assert refused["code"] == "off-the-lesson.not-now"
            assert ola.state["coach"]["remark"].startswith("An Estate is a point")
            assert ola.state["coach"]["marks"] == ["silver"]
            assert here.room(ola).table.acts == before
            await ola.answer("silver")
            assert ola.state["coach"]["remark"] == ""
            await ola.until(lambda: ola.question)
            assert ola.state["coach"]["step"] == 2

    run(main())


def test_the_coach_points_when_asked_and_forgets_it_at_the_next_step() -> None:
    async def main() -> None:
        async with local() as here:
            ola = await learner(here, "actions")
            assert (await ola.ask("show_me"))["type"] == "done"
            assert ola.state["coach"]["marks"] == ["village"]
            await ola.answer("village")
            assert ola.state["coach"]["marks"] == []

    run(main())


def test_a_lesson_is_taken_to_its_end_also_over_a_restart_and_in_another_language() -> None:
    async def main() -> None:
        async with local() as here:
            made = await here.hall.make_lesson(find_lesson("the-end"), NewLesson(name="Ola", language="he"))
            ola = await here.client(made.table, made.token, language="he")
            await ola.ask("play_treasures", question=ola.question["number"])  # type: ignore[index]
            await ola.answer("duchy")
            await ola.until(lambda: ola.question)
            done = ola.state["coach"]["step"]
            await here.restart()
            again = await here.client(made.table, made.token, language="he")
            await again.until(lambda: again.question)
            assert again.state["coach"]["step"] == done == 2
            await again.ask("play_treasures", question=again.question["number"])  # type: ignore[index]
            await again.answer("province")
            coach = again.state["coach"]
            assert (coach["done"], coach["following"]) == (True, "a-plan")
            assert "בסוף" in coach["text"]
            assert [seat["winner"] for seat in again.state["result"]["seats"]] == [True, False]

    run(main())


def test_what_was_learned_by_drawing_cannot_be_taken_back_in_a_lesson() -> None:
    async def main() -> None:
        async with local() as here:
            ola = await learner(here, "actions")
            await ola.answer("village")
            assert ola.state["undo"]["now"] is False
            treasures = await learner(here, "a-turn")
            await treasures.answer("copper")
            assert treasures.state["undo"]["now"] is True
            assert (await treasures.ask("undo"))["type"] == "done"
            assert treasures.state["coins"] == 0

    run(main())


def test_at_another_table_nobody_coaches() -> None:
    async def main() -> None:
        async with local() as here:
            (ola,) = await here.seated("Ola", "bot:big-money")
            assert ola.state["coach"] is None
            assert (await ola.ask("show_me"))["code"] == "not-now.no-lesson"

    run(main())


def test_lessons_over_http(server: Running) -> None:
    listed = server.get("/api/lessons?language=pl").json()
    assert [entry["lesson"] for entry in listed] == [lesson.id for lesson in lessons()]
    assert listed[0]["title"] == "Twoja pierwsza tura"
    made = server.post("/api/lessons/attacks", {"name": "Ola", "language": "pl"})
    assert (made.status_code, made.json()["seat"]) == (201, LEARNER)
    missing = server.post("/api/lessons/attack", {})
    assert (missing.status_code, missing.json()["code"]) == (400, "lesson.none")
    assert "attacks" in missing.json()["hint"]
