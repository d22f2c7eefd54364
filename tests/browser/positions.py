"""Tables in the middle of a game, or at its end: played here by a simple plan, and then found by the server among the stored ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.game.question import PASS, Question
from fiefdom.server.chairs import Chair, digest, new_table_id
from fiefdom.server.picture import Options
from fiefdom.server.storage import StoredTable
from fiefdom.server.table import Plan, Table
from tests.browser.serving import Serving

NAMES = ("Ana", "Ola", "Ion", "Sif")
MOST_SEEDS = 200

OPEN = Options(score_counter=True, open_counts=True)
"""A table at which there is most to see."""


@dataclass(frozen=True)
class Sought:
    """A moment in a game of `seats` people: the first at which `until` is so, if everybody buys what they can of `buys` in this order.

    The seeds are tried one after the other.
    """

    kingdom: str
    seats: int
    buys: Sequence[str]
    until: Callable[[Table], bool]
    options: Options = OPEN


@dataclass(frozen=True)
class Found:
    """A table that a server has, and the tokens of its seats."""

    table: str
    tokens: tuple[str, ...]


def serve(serving: Serving, sought: Sought) -> Found:
    """Put a table at this moment into the storage of a server."""
    table, acts = play(sought)
    tokens = tuple(chair.name + table.id for chair in table.chairs)
    for chair, token in zip(table.chairs, tokens, strict=True):
        chair.token = digest(token)
    asyncio.run_coroutine_threadsafe(_store(serving, table, acts), serving.loop).result()
    return Found(table.id, tokens)


async def _store(serving: Serving, table: Table, acts: Sequence[str]) -> None:
    storage = serving.server.hall.storage
    await storage.add_table(StoredTable(table.id, msgspec.json.encode(table.plan), msgspec.json.encode(table.chairs)))
    for number, lines in enumerate(acts):
        await storage.add_act(table.id, number, lines)


def play(sought: Sought) -> tuple[Table, list[str]]:
    """Play up to the moment; the table, and what was done."""
    return next(found for found in (_play(sought, seed) for seed in range(1, MOST_SEEDS)) if found)


def _play(sought: Sought, seed: int) -> tuple[Table, list[str]] | None:
    plan = Plan.of(find_kingdom(sought.kingdom), sought.seats, sought.options, seed, starter=0)
    chairs = [Chair(seat, NAMES[seat], "person", owner=seat == 0) for seat in range(sought.seats)]
    table = Table(new_table_id(), plan, chairs)
    table.begin()
    acts: list[str] = []
    while not sought.until(table):
        question = table.question
        if question is None:
            return None
        acts.append(table.decide(question.seat, answer(question, sought.buys)).lines)
    return table, acts


def answer(question: Question, buys: Sequence[str]) -> str:
    """What the players of these games choose: every Action and Treasure, the first card they want, otherwise as little as they may."""
    legal = [card.slug for card in question.cards]
    wanted = [card for card in buys if card in legal] if question.id == "buy" else legal
    if question.id in ("action", "treasure", "buy"):
        return wanted[0] if wanted else PASS
    return PASS if question.may_pass else legal[0]
