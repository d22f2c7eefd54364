"""What a bot gets to see: games, views and events as messages of the protocol, and a view out of a message again."""

from __future__ import annotations

import base64
import zlib
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy

from fiefdom.bots.protocol import BotQuestion, CardData, GameOver, NewGame, SeenEvent, SeenPlayer, SeenTable
from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.layout import dtype
from fiefdom.engine.state import State
from fiefdom.errors import BadView
from fiefdom.game import soundness
from fiefdom.game.events import GameEvent
from fiefdom.game.plain import value_size
from fiefdom.game.view import View
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    from fiefdom.game.game import Outcome


def new_game_message(kingdom: Kingdom, players: tuple[str, ...], seat: int, starter: int) -> NewGame:
    """The beginning of a game for a seat."""
    texts = Texts()
    cards = tuple(card_data(card, texts.text(card, kingdom.edition)) for card in kingdom.cards)
    names = tuple(card.name for card in kingdom.kingdom_cards)
    return NewGame(kingdom.edition, names, players, seat, starter, cards, kingdom.definitions)


def card_data(card: Card, text: str) -> CardData:
    """A card as a bot gets it."""
    return CardData(card.name, card.cost, card.type_names, text, card.worth, card.points, dict(card.points_per), *card.plus)


def question_message(view: View, number: int, seconds: float, events: list[SeenEvent]) -> BotQuestion:
    """The open question of a view, with everything that its seat may know."""
    question = view.question
    if question is None or not view.is_asked:
        raise BadView("nobody-asked")
    return BotQuestion(number, question.id, question.answers, question.remaining, seconds, table_message(view), events)


def table_message(view: View) -> SeenTable:
    """A view of a seat."""
    return SeenTable(
        turn=view.turn,
        phase=view.phase,
        actions=view.actions,
        buys=view.buys,
        coins=view.coins,
        hand=_counts(view.hand),
        picked=_counts(view.picked),
        discard=_counts(view.discard()) if view.searches_discard else None,
        supply={card.name: number for card, number in view.supply.items()},
        trash=_counts(view.trash),
        players=[_player(view, seat) for seat in range(view.seats)],
        state=base64.b64encode(zlib.compress(view.value, 1)).decode(),
    )


def _player(view: View, seat: int) -> SeenPlayer:
    top = view.discard_top(seat)
    return SeenPlayer(
        hand_size=view.hand_size(seat),
        deck_size=view.deck_size(seat),
        discard_size=view.discard_size(seat),
        discard_top=top.name if top else None,
        in_play=[card.name for card in view.in_play(seat)],
        aside=_counts(view.aside(seat)),
        looked_at=view.looked_at(seat),
        owned=_counts(view.owned(seat)),
        unknown=view.unknown(seat),
        turns=view.turns(seat),
    )


def _counts(cards: Counter[Card]) -> dict[str, int]:
    return {card.name: number for card, number in cards.items()}


def event_messages(events: Iterable[GameEvent], first: int = 0) -> list[SeenEvent]:
    """Events that their reader may know, numbered anew: a gap in the numbers would tell that there was something to hide."""
    return [
        SeenEvent(
            number,
            event.verb,
            event.seat,
            event.card.name if event.card else None,
            event.cause.name if event.cause else None,
            event.origin,
            event.target,
            event.question,
            event.label,
        )
        for number, event in enumerate(events, first)
    ]


def read_events(kingdom: Kingdom, seat: int, events: Iterable[SeenEvent]) -> list[GameEvent]:
    """The events that a message holds, as one seat saw them: for bots that use the Fiefdom library."""
    cards: dict[str | None, Card | None] = {None: None, **{card.name: card for card in kingdom.cards}}
    seen: frozenset[int | None] = frozenset((seat,))
    try:
        return [
            GameEvent(
                each.number,
                each.verb,
                each.seat,
                cards[each.card],
                cards[each.cause],
                each.origin,
                each.target,
                seen,
                each.question,
                label=each.label,
            )
            for each in events
        ]
    except KeyError as problem:
        raise BadView("event", card=problem.args[0]) from None


def game_over_message(outcome: Outcome, events: list[SeenEvent]) -> GameOver:
    """The end of a game, with the events that have not been told yet."""
    return GameOver(outcome.scores, outcome.turns, outcome.winners, events)


def read_view(kingdom: Kingdom, seat: int, table: SeenTable) -> View:
    """The view that a message holds: for bots that use the Fiefdom library."""
    unpacker = zlib.decompressobj()
    try:
        value = unpacker.decompress(base64.b64decode(table.state, validate=True), value_size() + 1)
    except (ValueError, zlib.error) as problem:
        raise BadView("unreadable", start=table.state[:20], why=problem) from problem
    if len(value) != value_size() or not unpacker.eof:
        raise BadView("size", number=len(value))
    record = numpy.frombuffer(value.ljust(dtype(State).itemsize, b"\0"), dtype(State))[0].copy()
    if wrong := soundness.out_of_bounds(record, len(kingdom.cards)):
        raise BadView("contradiction", why=wrong)
    if record["decider"] != seat:
        raise BadView("other-seat")
    open_counts = all(player.discard_size is not None for player in table.players)
    return View(kingdom, record, seat, open_counts=open_counts)
