"""A game as a picture made of characters: names of cards and numbers, no sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import BASIC

if TYPE_CHECKING:
    from fiefdom.game.game import Game

ROW = 6
"""Piles in a row of the Supply."""


def draw_table(game: Game) -> str:
    """The table as it lies, all cards open."""
    position, record = game.position, game.position.record()
    lines = [f"{game.kingdom}", *_piles(game, range(BASIC)), *_piles(game, range(BASIC, len(game.kingdom.cards)))]
    for seat, name in enumerate(game.players):
        mark = ">" if seat == position.turn else " "
        deck = int(record["rest_size"][seat] + record["known_size"][seat])
        hand = _listed((card, int(record["hand"][seat][slot])) for slot, card in enumerate(game.kingdom.cards))
        lines.append(f"{mark} {name}: {position.scores[seat]} VP | {deck} + {record['discard_size'][seat]} | {hand or '-'}")
    in_play = [game.kingdom.cards[entry % 32].name for entry in record["in_play"][: record["play_size"]].tolist()]
    trash = _listed((card, int(record["trash"][slot])) for slot, card in enumerate(game.kingdom.cards))
    lines += [f"  = {', '.join(in_play) or '-'}", f"  x {trash or '-'}"]
    lines.append(f"  A{record['actions']} B{record['buys']} ${record['coins']}  {_asked(game)}")
    return "\n".join(lines)


def _piles(game: Game, slots: Iterable[int]) -> list[str]:
    supply = game.position.record()["supply"]
    cells = [f"{game.kingdom.cards[slot].name} ${game.kingdom.cards[slot].cost} x{supply[slot]}" for slot in slots]
    rows = [cells[start : start + ROW] for start in range(0, len(cells), ROW)]
    return ["  " + "".join(f"{cell:<21}" for cell in row).rstrip() for row in rows]


def _listed(counts: Iterable[tuple[Card, int]]) -> str:
    return ", ".join(card.name if number == 1 else f"{card.name} x{number}" for card, number in counts if number)


def _asked(game: Game) -> str:
    question = game.question
    return f"{game.players[question.seat]}: {question.id} -> {' | '.join(question.answers)}" if question else "over"
