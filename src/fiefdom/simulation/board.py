"""The board that a simulation is played on: a kingdom that somebody wants, or just the cards that the players buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom, find_edition, find_kingdom
from fiefdom.simulation.players import Player
from fiefdom.strategy.board import Board, board_of

AnyBoard: TypeAlias = Kingdom | Board
"""Ten Kingdom cards, or as many as there are."""


def board_for(players: Sequence[Player], kingdom: AnyBoard | str | None, edition: int | str | None, own: Sequence[Card] = ()) -> AnyBoard:
    """The kingdom that is wanted, which may have own cards, or a board of the Kingdom cards that the players would buy."""
    if kingdom is not None:
        return find_kingdom(kingdom, edition, own) if isinstance(kingdom, str) else kingdom
    return board_of(players, None if edition is None else find_edition(edition))


def missing_cards(players: Sequence[Player], board: AnyBoard) -> dict[str, tuple[Card, ...]]:
    """The cards that players would buy and that are not on the board, by player; those rules are passed over."""
    there = set(board.cards)
    missing = {player.name: tuple(card for card in player.wanted if card not in there) for player in players}
    return {name: cards for name, cards in missing.items() if cards}
