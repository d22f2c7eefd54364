"""A game turn by turn: what each turn bought and gained, where it begins, and what the deck was made of at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import ACTION, TREASURE
from fiefdom.game.decision import Decision, Entry
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.server.last_turns import GAINS

BASIC_WORTH = 1
"""What a Treasure gives that everybody begins with."""


class DeckMade(Struct, kw_only=True, frozen=True):
    """All cards of a player: how many of each sort, and the coins that the Treasures among them give together."""

    actions: int = 0
    treasures: int = 0
    coppers: int = 0
    others: int = 0
    coins: int = 0


class TurnTaken(Struct, kw_only=True, frozen=True):
    """A turn: whose it was and which one of theirs, the step at which it begins, the cards it brought, and the deck at its end."""

    seat: int
    number: int
    step: int
    gained: list[str] = []
    deck: DeckMade = DeckMade()


def chronicle(steps: Sequence[tuple[Position, Sequence[GameEvent]]], entries: Iterable[Entry]) -> list[TurnTaken]:
    """The turns of a game, without what was taken back. `steps` begins with the opening, then comes one for each entry."""
    history = [followed([], 0, *steps[0])]
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Decision):
            history.append(followed(history[-1], number, *steps[number]))
        else:
            del history[entry.to + 1 :]
    turns = history[-1]
    return [*turns[:-1], *[ended(turn, steps[-1][0]) for turn in turns[-1:]]]


def followed(turns: list[TurnTaken], number: int, position: Position, events: Iterable[GameEvent]) -> list[TurnTaken]:
    """The turns after one more step."""
    turns = list(turns)
    for event in events:
        if event.verb == "start-turn":
            turns[-1:] = [ended(turn, position) for turn in turns[-1:]]
            turns.append(TurnTaken(seat=event.seat, number=1 + int(position.record()["turns"][event.seat]), step=number))
        elif event.verb in GAINS and event.card and turns and turns[-1].seat == event.seat:
            turns[-1] = replace(turns[-1], gained=[*turns[-1].gained, event.card.slug])
    return turns


def ended(turn: TurnTaken, position: Position) -> TurnTaken:
    """A turn with the deck that its player has now."""
    counts = position.record()["owned"][turn.seat].tolist()
    return replace(turn, deck=deck_of(zip(position.kingdom.cards, counts, strict=False)))


def deck_of(cards: Iterable[tuple[Card, int]]) -> DeckMade:
    found: dict[str, int] = {}
    for card, count in cards:
        sort = sort_of(card)
        found[sort] = found.get(sort, 0) + count
        found["coins"] = found.get("coins", 0) + card.worth * count
    return DeckMade(**found)


def sort_of(card: Card) -> str:
    """The sort that a card counts among; what is both an Action and a Treasure is an Action."""
    if card.has_type(ACTION):
        return "actions"
    if card.has_type(TREASURE):
        return "treasures" if card.worth > BASIC_WORTH or card.cost else "coppers"
    return "others"
