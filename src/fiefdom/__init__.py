"""Fiefdom: the open, unofficial home of the deck-building game Dominion, base game, first and second edition.

The names below are loaded when they are first used, so that `import fiefdom` costs nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from fiefdom import errors
    from fiefdom.agents.agent import find_agent
    from fiefdom.bots.guests import simulate
    from fiefdom.cards.card import Card
    from fiefdom.cards.card_file import CardFile, load_cards
    from fiefdom.cards.catalogue import CATALOGUE, find_card
    from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
    from fiefdom.game.batch import Batch
    from fiefdom.game.determinise import determinise
    from fiefdom.game.driver import Agent
    from fiefdom.game.game import Game, new_game
    from fiefdom.game.notation import read_position, write_position
    from fiefdom.game.position import Position
    from fiefdom.game.question import PASS, Question
    from fiefdom.game.record import Record
    from fiefdom.game.view import View, view
    from fiefdom.simulation.result import Result

_HOMES = {
    "Agent": "fiefdom.game.driver",
    "Batch": "fiefdom.game.batch",
    "CATALOGUE": "fiefdom.cards.catalogue",
    "Card": "fiefdom.cards.card",
    "CardFile": "fiefdom.cards.card_file",
    "Game": "fiefdom.game.game",
    "Kingdom": "fiefdom.cards.kingdoms",
    "PASS": "fiefdom.game.question",
    "Position": "fiefdom.game.position",
    "Question": "fiefdom.game.question",
    "Record": "fiefdom.game.record",
    "Result": "fiefdom.simulation.result",
    "View": "fiefdom.game.view",
    "determinise": "fiefdom.game.determinise",
    "find_agent": "fiefdom.agents.agent",
    "find_card": "fiefdom.cards.catalogue",
    "find_kingdom": "fiefdom.cards.kingdoms",
    "load_cards": "fiefdom.cards.card_file",
    "new_game": "fiefdom.game.game",
    "random_kingdom": "fiefdom.cards.kingdoms",
    "read_position": "fiefdom.game.notation",
    "simulate": "fiefdom.bots.guests",
    "view": "fiefdom.game.view",
    "write_position": "fiefdom.game.notation",
}

__all__ = [
    "CATALOGUE",
    "PASS",
    "Agent",
    "Batch",
    "Card",
    "CardFile",
    "Game",
    "Kingdom",
    "Position",
    "Question",
    "Record",
    "Result",
    "View",
    "determinise",
    "errors",
    "find_agent",
    "find_card",
    "find_kingdom",
    "load_cards",
    "new_game",
    "random_kingdom",
    "read_position",
    "simulate",
    "view",
    "write_position",
]


def __getattr__(name: str) -> Any:
    if name == "errors":
        return importlib.import_module("fiefdom.errors")
    if name not in _HOMES:
        raise AttributeError(f"module `fiefdom` has no `{name}`")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
