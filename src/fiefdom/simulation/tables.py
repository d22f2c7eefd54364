"""The numbers of matches, tournaments and sweeps as tidy tables: one row for each thing that was measured."""

from __future__ import annotations

from typing import TypeAlias

from fiefdom.simulation.result import CURVES, Result
from fiefdom.simulation.statistics import rounded
from fiefdom.simulation.sweep import Sweep
from fiefdom.simulation.tournament import Tournament

Cell: TypeAlias = str | int | float | None
Table: TypeAlias = list[dict[str, Cell]]
"""Rows with the same columns."""


def tables_of(shown: Result | Tournament | Sweep) -> dict[str, Table]:
    """The tables of whatever was played, by name."""
    if isinstance(shown, Result):
        return match_tables(shown)
    return tournament_tables(shown) if isinstance(shown, Tournament) else sweep_tables(shown)


def match_tables(result: Result) -> dict[str, Table]:
    """The tables of a match by name: players, seats, turns, lengths, purchases."""
    return {
        "players": [player.as_dict() for player in result.players],
        "seats": _seats(result),
        "turns": _turns(result),
        "lengths": [{"rounds": rounds, "games": int(games)} for rounds, games in enumerate(result.tally.lengths)],
        "purchases": _purchases(result),
    }


def _seats(result: Result) -> Table:
    return [
        {"seat": seat.seat, "name": name, "win": rounded(win), "loss": rounded(loss), "tie": rounded(tie)}
        for seat in result.by_seat
        for name, win, tie, loss in seat.players
    ]


def _turns(result: Result) -> Table:
    averages = {what: result.averages(what) for what in CURVES}
    return [
        {
            "name": name,
            "turn": turn + 1,
            "games": int(result.tally.counted[player, turn]),
            **{what: rounded(rows[player, turn]) for what, rows in averages.items()},
        }
        for player, name in enumerate(result.names)
        for turn in range(result.last_turn)
    ]


def _purchases(result: Result) -> Table:
    return [
        {"name": name, "card": card.name, "turn": turn + 1, "copies": int(result.tally.bought[player, slot, turn])}
        for player, name in enumerate(result.names)
        for slot, card in enumerate(result.job.board.cards)
        if result.tally.bought[player, slot].any()
        for turn in range(result.last_turn)
    ]


def tournament_tables(tournament: Tournament) -> dict[str, Table]:
    """The tables of a tournament by name: ratings, pairings."""
    return {"ratings": [rating.as_dict() for rating in tournament.ratings], "pairings": [pair.as_dict() for pair in tournament.pairings]}


def sweep_tables(sweep: Sweep) -> dict[str, Table]:
    """The table of a sweep: a row for each value."""
    return {"sweep": [{**step.values, **step.result.players[0].as_dict()} for step in sweep.steps]}
