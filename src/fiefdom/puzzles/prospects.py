"""What happens after a deed: when games end, who ends them, with how many Provinces. It is what the sentence is made from that says why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy

from fiefdom.agents.strategy_agent import slot_of
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.words import ASK_TREASURE, NO_QUESTION
from fiefdom.game.determinise import determinise
from fiefdom.game.position import Position
from fiefdom.game.view import View
from fiefdom.puzzles.deed import Deed
from fiefdom.puzzles.puzzle import Prospect
from fiefdom.review.weighing import Outlook
from fiefdom.strategy.rollouts import TURNS_AHEAD
from fiefdom.strategy.strategy import Strategy


def prospect(view: View, outlook: Outlook, deed: Deed, *, deals: int, seed: int) -> Prospect:
    """What so many games bring. The same seed gives the same deals to every deed."""
    assert view.seat is not None
    plans = outlook.rollouts(view, seed=seed).plans(deals)
    rows: list[list[float]] = []
    for row in plans.tolist():
        random = Random(f"{seed} {len(rows)}")
        position = determinise(view, random, outlook.engine)
        for number in deed.numbers:
            position.handle.answer(number)
        play_on(position, [outlook.strategies[plan] for plan in row], outlook)
        rows.append(_row(view, position))
    return Prospect(*numpy.mean(rows, axis=0).tolist())


def play_on(position: Position, strategies: Sequence[Strategy], outlook: Outlook) -> None:
    """Let strategies play a game to its end, or for very long."""
    handle, most = position.handle, int(position.record()["turns"].max()) + TURNS_AHEAD
    while handle.question != NO_QUESTION and position.record()["turns"].max() < most:
        if handle.question == ASK_TREASURE:
            handle.play_all_treasures()
        else:
            handle.answer(slot_of(strategies[handle.decider], position, outlook.engine))


def _row(view: View, position: Position) -> list[float]:
    assert view.seat is not None
    before, after = view.record, position.record()
    others = [seat for seat in range(view.seats) if seat != view.seat]
    turns = int(after["turns"][view.seat]) - int(before["turns"][view.seat]) - (view.turn == view.seat)
    lead = position.scores[view.seat] - max(position.scores[seat] for seat in others)
    provinces = after["owned"][:, PROVINCE].tolist()
    theirs = max(provinces[seat] for seat in others)
    return [turns, lead, provinces[view.seat], theirs, turns <= 0, bool(after["supply"][PROVINCE])]
