"""Learn the game by playing it: lessons with a coach, one after the other."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass

from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import put_json, put_sheet
from fiefdom.lessons.lesson import Lesson, find_lesson, lesson_after, lessons
from fiefdom.options import option
from fiefdom.terminal.lesson_game import LessonGame, lessons_done
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class LearnOptions:
    """What to show instead of a lesson."""

    list: bool = option(default=False)


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=texts.format("help-learn-lesson"))
    add_options(parser, texts, LearnOptions, "learn")
    add_shared(parser, texts, "json")


def run(arguments: argparse.Namespace) -> int:
    texts: Texts = arguments.texts
    if arguments.json:
        put_json([as_dict(lesson, texts) for lesson in lessons()])
        return 0
    if arguments.list:
        put_sheet(sheet_of_lessons(texts))
        return 0
    lesson: Lesson | None = find_lesson(arguments.lesson) if arguments.lesson else next_lesson()
    while lesson is not None:
        game = LessonGame(lesson, texts, bidi=arguments.bidi)
        code = game.run()
        lesson = lesson_after(lesson) if game.is_done and wants_more(lesson_after(lesson), texts) else None
        if not game.is_done:
            return code
    return 0


def next_lesson() -> Lesson:
    """The first lesson that was not taken to its end; the first of all once all are done."""
    done = lessons_done(os.environ)
    return next((lesson for lesson in lessons() if lesson.id not in done), lessons()[0])


def wants_more(lesson: Lesson | None, texts: Texts) -> bool:
    """Whether somebody at a keyboard wants to go on with the next lesson."""
    if lesson is None or not sys.stdin.isatty():
        return False
    sys.stdout.write(texts.format("lesson-next", title=texts.format(f"lesson-{lesson.id}")) + " ")
    sys.stdout.flush()
    return sys.stdin.readline().strip() == ""


def sheet_of_lessons(texts: Texts) -> Sheet:
    done = lessons_done(os.environ)
    lesson_head, about, minutes = (texts.format(f"lesson-column-{column}") for column in ("lesson", "about", "minutes"))
    rows = [
        (
            "✓" if lesson.id in done else "",
            lesson.id,
            texts.format(f"lesson-{lesson.id}"),
            texts.format(f"lesson-{lesson.id}-about"),
            str(lesson.minutes),
        )
        for lesson in lessons()
    ]
    return Sheet(("", lesson_head, "", about, minutes), rows, numbers=4)


def as_dict(lesson: Lesson, texts: Texts) -> dict[str, object]:
    """A lesson as JSON shows it."""
    return {
        "lesson": lesson.id,
        "title": texts.format(f"lesson-{lesson.id}"),
        "about": texts.format(f"lesson-{lesson.id}-about"),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "done": lesson.id in lessons_done(os.environ),
    }
