"""The games of the levels with the deal of a day, played in a process of their own: what each scored and bought, and the best plan."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterable

from msgspec import Struct

from fiefdom.cards.kingdoms import read_kingdom
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.server.last_turns import GAINS
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts

POLITENESS = 10
"""By how much the process steps back behind the server."""

PLAYER = 0
"""The seat that everybody has; the bot has the other."""


class DailyLine(Struct, kw_only=True):
    """How somebody did: a level, by its name, or a person; their points and the opponent's, and what they got turn by turn."""

    name: str
    is_level: bool = False
    yours: bool = False
    score: int
    theirs: int
    won: bool
    turns: int
    gained: list[list[str]] = []


class LevelsPlayed(Struct, kw_only=True):
    """How all levels did, and the best plan that is known for the kingdom, in lines by language."""

    lines: list[DailyLine]
    plan: dict[str, list[str]]


def get_ready() -> None:
    """Begin, politely; Ctrl-C is for the server, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITENESS)


def play_levels(kingdom: str, seed: int, starter: int, bot: str) -> LevelsPlayed:
    """Let every level that need not think long play the deal."""
    from fiefdom.agents.levels import LEVELS

    setup = Setup(read_kingdom(kingdom), ("1", "2"), starter, seed)
    lines = [line_of(played(setup, level.name, bot), level.name, is_level=True) for level in LEVELS if level.effort != "each-answer"]
    return LevelsPlayed(lines=lines, plan=best_plan(setup))


def played(setup: Setup, level: str, bot: str) -> Game:
    """The game of a level against the bot."""
    from fiefdom.agents.agent import find_agent
    from fiefdom.game.driver import Seated

    game = Game(setup)
    seats = [Seated(find_agent(name, setup.seed or 0)) for name in (level, bot)]
    while (question := game.question) is not None:
        game.answer(seats[question.seat].answer(game.position, game.events))
    return game


def best_plan(setup: Setup) -> dict[str, list[str]]:
    """What the best leader is up to from the first hand on."""
    from fiefdom.review.advice import plan_of
    from fiefdom.review.page import plan_lines
    from fiefdom.review.weighing import Outlook

    game = Game(setup)
    assert game.question is not None
    view = game.view(game.question.seat)
    plan = plan_of(view, Outlook(setup.kingdom, len(setup.players)), 0)
    return {language: list(plan_lines(plan, setup.kingdom, Texts(language))) for language in LANGUAGES}


def line_of(game: Game, name: str, *, is_level: bool = False, yours: bool = False) -> DailyLine:
    """A finished game in a few numbers."""
    outcome = game.outcome
    assert outcome is not None
    return DailyLine(
        name=name,
        is_level=is_level,
        yours=yours,
        score=outcome.scores[PLAYER],
        theirs=outcome.scores[1 - PLAYER],
        won=PLAYER in outcome.winners,
        turns=outcome.turns[PLAYER],
        gained=gains_by_turn(game.events, PLAYER),
    )


def gains_by_turn(events: Iterable[GameEvent], seat: int) -> list[list[str]]:
    """What a seat bought and gained in each of its turns, as slugs."""
    turns: list[list[str]] = []
    turn_of = -1
    for event in events:
        if event.verb == "start-turn":
            turn_of = event.seat
            if turn_of == seat:
                turns.append([])
        elif event.verb in GAINS and event.card and event.seat == seat == turn_of:
            turns[-1].append(event.card.slug)
    return turns
