"""Show a recorded game, or a moment of it.

Exit code 0: fine, 1: the record does not fit the rules, 2: wrong use, or a file that is no record.
"""

from __future__ import annotations

import argparse
import dataclasses
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.cli.arguments import add_options, add_shared
from fiefdom.cli.output import note, put, put_json
from fiefdom.errors import BadNumber, BadPlayers, BadRecord
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game
from fiefdom.game.question import Question
from fiefdom.game.record import Record
from fiefdom.game.view import View
from fiefdom.options import option
from fiefdom.terminal.lines import outcome_lines, question_lines, table_lines
from fiefdom.terminal.session import in_file, read_record
from fiefdom.text.log import log_lines
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class ReplayOptions:
    """Which moment, and in whose eyes."""

    at: int | None = option(None, metavar="N")
    seat: str | None = option(None, flag="as", metavar="SEAT")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=texts.format("help-replay-file"))
    add_options(parser, texts, ReplayOptions, "replay")
    add_shared(parser, texts, "json")


def run(arguments: argparse.Namespace) -> int:
    texts: Texts = arguments.texts
    record, at, seat = moment_wanted(arguments)
    try:
        game = Game.from_record(dataclasses.replace(record, entries=record.entries[:at]))
    except BadRecord as problem:
        return refused(in_file(problem, arguments.file), record, texts)
    if arguments.json:
        put_json(as_dict(game, record, at, seat))
        return 0
    if arguments.at is None:
        lines = game_lines(game, seat, texts)
    else:
        put(texts.format("ui-moment", n=at, of=len(record.entries)))
        lines = moment_lines(game, seat, texts)
    for line in lines:
        put(line)
    return 0


def moment_wanted(arguments: argparse.Namespace) -> tuple[Record, int, int | None]:
    """The record, how many of its decisions to replay, and the seat that looks on; None sees all cards."""
    record = read_record(arguments.file)
    return record, checked_moment(arguments.at, record), find_seat(arguments.seat, record)


def refused(problem: BadRecord, record: Record, texts: Texts) -> int:
    """Say why a record cannot be replayed; the exit code."""
    note(f"{texts.format('error')}: {texts.error(problem)}")
    return 2 if record.setup.seed is None else 1


def checked_moment(at: int | None, record: Record) -> int:
    """How many of the decisions to replay."""
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadNumber("moment", at=at, number=len(record.entries))
    return len(record.entries) if at is None else at


def find_seat(name: str | None, record: Record) -> int | None:
    """The seat of a name or a number; None, which sees all cards, if nobody is named."""
    players = record.setup.players
    if name is None:
        return None
    if name in players:
        return players.index(name)
    if name.isascii() and name.isdigit() and int(name) < len(players):
        return int(name)
    raise BadPlayers("none", name=name, players=", ".join(players), last=len(players) - 1)


# For people


def game_lines(game: Game, seat: int | None, texts: Texts) -> Iterator[str]:
    """The log of the game, then the table at its end."""
    events = game.events if seat is not None else list(map(opened, game.events))
    for line in log_lines(events, game.players, texts, seat):
        yield f"{line} {texts.format('log-only-choice')}" if line.only_choice else str(line)
    yield ""
    yield from moment_lines(game, seat, texts)


def opened(event: GameEvent) -> GameEvent:
    """The event as if everybody had seen it."""
    return event._replace(seen=event.seen | {None})


def moment_lines(game: Game, seat: int | None, texts: Texts) -> Iterator[str]:
    """The table, and what is asked, or how the game ended."""
    yield from table_lines(game, seat, texts)
    question = game.question
    if game.outcome:
        yield from outcome_lines(game, game.outcome, texts)
    elif question and seat not in (None, question.seat):
        yield texts.waiting(game.view(seat), game.players)
    elif question:
        yield texts.waiting(game.view(None), game.players)
        yield from question_lines(question, game.view(question.seat), game.players, texts)


# For programs


def as_dict(game: Game, record: Record, at: int, seat: int | None) -> dict[str, Any]:
    """The game and the moment as JSON shows them; with a seat, only what that seat may know."""
    shown = record if seat is None else record.without_secrets(seat)
    setup = shown.setup
    cards = {"zones": zones_as_dict(game)} if seat is None else {"view": view_as_dict(game.view(seat))}
    return {
        "setup": {
            "rules": setup.rules,
            "edition": setup.kingdom.edition,
            "kingdom": [card.name for card in setup.kingdom.kingdom_cards],
            "players": setup.players,
            "starter": setup.players[setup.starter],
            "seed": setup.seed,
        },
        "decisions": [str(entry) for entry in shown.entries],
        "at": at,
        "question": question_as_dict(game.question if seat is None else game.view(seat).question),
        **cards,
        "scores": dict(zip(game.players, game.position.scores, strict=True)),
        "winners": [game.players[winner] for winner in game.outcome.winners] if game.outcome else [],
    }


def question_as_dict(question: Question | None) -> dict[str, Any] | None:
    if question is None:
        return None
    return {"id": question.id, "seat": question.seat, "answers": question.answers, "remaining": question.remaining}


def view_as_dict(view: View) -> dict[str, Any]:
    own: dict[str, Any] = {"seat": view.seat, "hand": counted(view.hand), "picked": counted(view.picked)}
    return own | shared_as_dict(view) | {"players": [other_as_dict(view, seat) for seat in range(view.seats)]}


def other_as_dict(view: View, seat: int) -> dict[str, Any]:
    """What one seat may know of another, or of itself."""
    top = view.discard_top(seat)
    return {
        "hand_size": view.hand_size(seat),
        "deck_size": view.deck_size(seat),
        "discard_top": top.name if top else None,
        "in_play": [card.name for card in view.in_play(seat)],
        "aside": counted(view.aside(seat)),
        "owned": counted(view.owned(seat)),
        "unknown": view.unknown(seat),
        "turns": view.turns(seat),
    }


def zones_as_dict(game: Game) -> dict[str, Any]:
    """Where every card is."""
    seats = range(len(game.players))
    return shared_as_dict(game.view(None)) | {"phase": game.position.phase, "players": [seat_as_dict(game, seat) for seat in seats]}


def seat_as_dict(game: Game, seat: int) -> dict[str, Any]:
    """Where every card of a player is. The order of a deck is not settled before its cards are seen, so there is none."""
    view = game.view(seat)
    pile = game.position.record()["discard"][seat]
    discard = Counter({card: int(pile[slot]) for slot, card in enumerate(game.kingdom.cards) if pile[slot]})
    elsewhere = view.hand + discard + Counter(view.in_play(seat)) + view.aside(seat)
    cards = {"hand": counted(view.hand), "deck": counted(view.owned(seat) - elsewhere), "discard": counted(discard)}
    return cards | other_as_dict(view, seat)


def shared_as_dict(view: View) -> dict[str, Any]:
    return {
        "turn": view.turn,
        "phase": view.phase,
        "actions": view.actions,
        "buys": view.buys,
        "coins": view.coins,
        "supply": {card.name: number for card, number in view.supply.items()},
        "trash": counted(view.trash),
    }


def counted(cards: Counter[Card]) -> dict[str, int]:
    return {card.name: number for card, number in cards.items()}
