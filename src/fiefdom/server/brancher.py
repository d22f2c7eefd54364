"""What if, in a process of its own: games played on from a moment, positions dealt anew for the player who is asked, advice about one."""

from __future__ import annotations

import time
from typing import NamedTuple

from fiefdom.cards.kingdoms import write_kingdom
from fiefdom.game import engines
from fiefdom.game.game import Game
from fiefdom.game.notation import write_position
from fiefdom.game.record import Record
from fiefdom.server import adviser
from fiefdom.server.adviser import option_of, thousandths
from fiefdom.server.branch import BranchFigures
from fiefdom.server.reviewer import reason_of
from fiefdom.server.wire import AdviceGiven
from fiefdom.text.texts import Texts

SLOWLY = 100
"""Games that are played on where the engine is not compiled."""


class Figures(NamedTuple):
    """What games that were played on have brought, and the seconds that took."""

    found: BranchFigures
    seconds: float


class Beginning(NamedTuple):
    """Where a branch begins: the position with all that its player could not see dealt anew, that player's seat, and the turn."""

    position: str
    seat: int
    turn_seat: int
    turn: int
    seconds: float


def game_at(record: str, step: int) -> Game:
    from fiefdom.review.branch import moment_of  # here, because the server itself needs nothing of it

    return moment_of(Record.parse(record), step)


def begin(record: str, step: int, seed: int) -> Beginning:
    """A position from which somebody plays on."""
    from fiefdom.review.branch import dealt_anew

    began, game = time.process_time(), game_at(record, step)
    assert game.question is not None
    position, turn = dealt_anew(game, seed), game.position.turn
    turns = game.view(None).turns(turn) + 1
    return Beginning(write_position(position), game.question.seat, turn, turns, time.process_time() - began)


def play_on(record: str, step: int, answers: tuple[str, ...], games: int) -> Figures:
    """Games from a moment on, as everybody would play, or after each of some answers."""
    from fiefdom.review import branch

    began, game = time.process_time(), game_at(record, step)
    outlook = adviser.outlook(write_kingdom(game.kingdom), len(game.players))
    played = branch.play_on(game, outlook, *answers, games=games if engines.is_compiled() else min(games, SLOWLY))
    turn = game.position.turn
    found = BranchFigures(
        seat=played.seat,
        turn_seat=turn,
        turn=game.view(None).turns(turn) + 1,
        games=played.games,
        chances=[thousandths(chance.share) for chance in played.chances],
        low=[thousandths(chance.low) for chance in played.chances],
        high=[thousandths(chance.high) for chance in played.chances],
        course=[thousandths(number) for number in played.course[:4]],
        options=[option_of(answer) for answer in played.answers],
        compared=played.compared,
        reasons=[reason_of(reason) for reason in played.why],
        slow=not engines.is_compiled(),
    )
    return Figures(found, time.process_time() - began)


def advise(record: str, rollouts: int, language: str) -> tuple[AdviceGiven, float]:
    """Advice to whoever is asked at the beginning of a record."""
    from fiefdom.review.advice import advise as advised

    began, game = time.process_time(), game_at(record, 0)
    assert game.question is not None
    outlook, seat = adviser.outlook(write_kingdom(game.kingdom), len(game.players)), game.question.seat
    given = adviser.told(advised(game, rollouts=rollouts, outlook=outlook), game.view(seat), Texts(language), number=1, part=1, of=1)
    return given, time.process_time() - began
