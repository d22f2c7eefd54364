"""Tables in the middle of a game, or at its end: played here by a simple plan, and then found by the server among the stored ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page

from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.game.question import PASS, Question
from fiefdom.server.chairs import Chair, digest, new_table_id
from fiefdom.server.picture import TableOptions
from fiefdom.server.storage import StoredTable
from fiefdom.server.table import Table
from fiefdom.server.table_plan import TablePlan
from tests.browser.serving import Serving
from tests.browser.visitors import Visitors

NAMES = ("Ana", "Ola", "Ion", "Sif")
MOST_SEEDS = 200

OPEN = TableOptions(score_counter=True, open_counts=True)
"""A table at which there is most to see."""


@dataclass(frozen=True)
class Sought:
    """A moment in a game of `seats` people: the first at which `until` is so, if everybody buys what they can of `buys` in this order.

    The seeds are tried one after the other.
    """

    kingdom: str | Kingdom
    seats: int
    buys: Sequence[str]
    until: Callable[[Table], bool]
    options: TableOptions = OPEN
    bots: bool = False
    """Whether all but the first are bots, who play on."""


@dataclass(frozen=True)
class Found:
    """A table that a server has, and the tokens of its seats."""

    table: str
    tokens: tuple[str, ...]


def sit_down(visitors: Visitors, found: Found, viewer: int | None, **how: Any) -> Page:
    """A visitor who looks at a table from a seat, or watches."""
    page = visitors.come(**how)
    if viewer is not None:
        seat = {"table": found.table, "seat": viewer, "token": found.tokens[viewer], "invitations": [], "kingdom": "", "players": []}
        page.evaluate("held => localStorage.setItem('fiefdom.tables', JSON.stringify([held]))", {**seat, "since": 1, "over": False})
    page.goto(f"{visitors.address}/t/{found.table}")
    page.wait_for_selector(".board")
    return page


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
    kingdom = sought.kingdom if isinstance(sought.kingdom, Kingdom) else find_kingdom(sought.kingdom)
    plan = TablePlan.of(kingdom, sought.seats, sought.options, seed, starter=0)
    chairs = [chair_at(seat, is_bot=sought.bots and seat > 0) for seat in range(sought.seats)]
    table = Table(new_table_id(), plan, chairs)
    table.begin()
    acts: list[str] = []
    while not sought.until(table):
        question = table.question
        if question is None:
            return None
        acts.append(table.decide(answer(question, sought.buys)).lines)
    return table, acts


def chair_at(seat: int, *, is_bot: bool) -> Chair:
    """A chair with somebody in it."""
    return Chair(seat, NAMES[seat], "bot", "big-money") if is_bot else Chair(seat, NAMES[seat], "person", owner=seat == 0)


def can_play(card: str, *, holding: str = "") -> Callable[[Table], bool]:
    """Whether the first player can play a card, and the second holds another one."""

    def met(table: Table) -> bool:
        question, game = table.question, table.game
        if question is None or game is None or question.seat != 0 or question.id != "action":
            return False
        others = {other.slug for other in game.view(1).hand}
        return any(other.slug == card for other in question.cards) and (not holding or holding in others)

    return met


def answer(question: Question, buys: Sequence[str]) -> str:
    """What the players of these games choose: every Action and Treasure, the first card they want, otherwise as little as they may."""
    legal = [card.slug for card in question.cards]
    wanted = [card for card in buys if card in legal] if question.id == "buy" else legal
    if question.id in ("action", "treasure", "buy"):
        return wanted[0] if wanted else PASS
    return PASS if question.may_pass else question.answers[0]
