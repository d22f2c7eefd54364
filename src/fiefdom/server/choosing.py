"""Players of a table who choose its ten cards together, before the game begins: as they are shown it, and as they say it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card, is_own
from fiefdom.cards.choosing import Choosing, Method
from fiefdom.server.card_info import OwnCard, own_card


class ChoiceMade(Struct, kw_only=True):
    """What a seat has done: the card it has named or banned, the one that went and the one that came, or the number of a kingdom."""

    seat: int
    cards: list[str] = []
    kingdom: int | None = None


class ChoosingState(Struct, kw_only=True):
    """How far the players are: who is to do something now, the cards that are in, and those that may be named.

    These come in or, in a ban, go. `removable` may be swapped out, `kingdoms` be voted on; `own` are those of all of them that are in no
    catalogue. Nobody is to do anything before all seats are taken.
    """

    method: Method
    turn: list[int] = []
    cards: list[str] = []
    offered: list[str] = []
    removable: list[str] = []
    kingdoms: list[list[str]] = []
    made: list[ChoiceMade] = []
    own: list[OwnCard] = []


def choosing_state(choosing: Choosing, own: Sequence[Card], *, has_begun: bool) -> ChoosingState:
    """What everybody may see; nothing of it is secret."""

    def slugs(names: Sequence[str]) -> list[str]:
        return [find_card(name, own).slug for name in names]

    is_vote = choosing.method == "vote"
    return ChoosingState(
        method=choosing.method,
        turn=list(choosing.turn) if has_begun else [],
        cards=slugs(choosing.cards),
        offered=slugs(choosing.offered),
        removable=slugs(choosing.removable),
        kingdoms=[slugs(names) for names in choosing.dealt] if is_vote else [],
        made=[
            ChoiceMade(seat=seat, kingdom=int(names[0])) if is_vote else ChoiceMade(seat=seat, cards=slugs(names))
            for seat, names in choosing.deeds
        ],
        own=[own_card(card) for card in own if is_own(card)],
    )


def names_meant(choosing: Choosing, own: Sequence[Card], cards: Sequence[str], kingdom: int | None) -> tuple[str, ...]:
    """What somebody says they do, as a deed."""
    if choosing.method == "vote":
        return (str(kingdom),)
    return tuple(find_card(card, own).name for card in cards)
