"""The piles that a simulation is played with: a kingdom that somebody wants, or just the cards that the players name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.cards.kingdoms import CARDS_IN_KINGDOM, Kingdom, find_kingdom
from fiefdom.engine.layout import SLOTS
from fiefdom.errors import BadKingdom
from fiefdom.simulation.players import Player

MOST_PILES = SLOTS - len(BASIC_CARDS)


class Board(Kingdom):
    """Any number of Kingdom cards, also none: the board on which strategies are usually compared.

    Fewer piles matter: the game ends sooner when three of them are empty.
    """

    def _check_number(self, cards: Sequence[Card]) -> None:
        if len(cards) > MOST_PILES:
            raise BadKingdom(f"the players name `{len(cards)}` Kingdom cards", f"there is room for {MOST_PILES}; name a kingdom to choose among them")

    def __repr__(self) -> str:
        return f"Board.of({self.code()!r}, edition={self.edition!r})"


def board_for(players: Sequence[Player], kingdom: Kingdom | str | None, edition: int | str | None = None, own: Iterable[Card] = ()) -> Kingdom:
    """The kingdom that is wanted, or a board of the Kingdom cards that the players name.

    Own cards come on top of the named ones: a card that somebody invented is there to be bought.
    """
    if isinstance(kingdom, Kingdom):
        return kingdom
    if kingdom is not None:
        return find_kingdom(kingdom, edition)
    return _board({card.name: card for player in players for card in player.cards} | {card.name: card for card in own}, edition)


def _board(named: dict[str, Card], edition: int | str | None) -> Kingdom:
    basic = {card.name for card in BASIC_CARDS}
    cards = [card for name, card in named.items() if name not in basic]
    kind = Kingdom if len(cards) == CARDS_IN_KINGDOM else Board
    return kind.of(cards, edition)


def missing_cards(players: Sequence[Player], kingdom: Kingdom) -> dict[str, tuple[Card, ...]]:
    """The cards that players name and that are not on the board, by player; their rules are passed over."""
    missing = {player.name: tuple(card for card in player.cards if card.name not in kingdom.slots) for player in players}
    return {name: cards for name, cards in missing.items() if cards}
