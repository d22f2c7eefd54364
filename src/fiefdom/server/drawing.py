"""Draws the table for one viewer. This is the only way by which a game leaves the server.

What comes from the game comes through `fiefdom.game.view.view` and `GameEvent.seen_by`; what is added here is public.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING
from fiefdom.engine.words import ZONE_NAMES
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.view import View, looks_through_discard, view
from fiefdom.server.picture import (
    Ending,
    Event,
    KingdomState,
    OpenQuestion,
    OpenRequest,
    Options,
    Pile,
    Result,
    SeatState,
    Stage,
    State,
    UndoState,
)
from fiefdom.text.hints import hint_text
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class Scene:
    """What is to be drawn besides the cards: all that the table, not the game, knows. Nothing in it is secret from the viewer.

    Its seats are for one picture alone, which adds to them what the game says.
    """

    table: str
    stage: Stage
    kingdom: Kingdom
    options: Options
    seats: Sequence[SeatState]
    spectators: int = 0
    question_number: int = 0
    question_seconds: int | None = None
    undo: UndoState | None = None
    request: OpenRequest | None = None
    result: Result | None = None
    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Note the names by seat."""
        object.__setattr__(self, "names", tuple(seat.name for seat in self.seats))


@functools.lru_cache(maxsize=1024)
def kingdom_state(kingdom: Kingdom) -> KingdomState:
    """A kingdom for a client."""
    return KingdomState(key=kingdom.key, edition=kingdom.edition, cards=[card.slug for card in kingdom.kingdom_cards])


def draw(position: Position | None, viewer: int | None, scene: Scene, texts: Texts) -> State:
    """The table as a seat, or a spectator (None), may see it; without a position the game has not begun."""
    state = State(
        table=scene.table,
        stage=scene.stage,
        you=viewer,
        kingdom=kingdom_state(scene.kingdom),
        options=scene.options,
        seats=list(scene.seats),
        spectators=scene.spectators,
        undo=scene.undo,
        request=scene.request,
        result=scene.result,
    )
    if position is not None:
        seen = view(position, viewer, open_counts=scene.options.open_counts)
        _draw_game(state, seen, position, scene, texts)
    return state


class Sight:
    """A view with its numbers at hand: reading a NumPy record number by number is slow, and this is done for every viewer all the time."""

    def __init__(self, seen: View) -> None:
        record = seen.record
        self.view = seen
        self.question = seen.question
        self.is_asked = self.question is not None and self.question.seat == seen.seat
        self.slugs = slugs(seen.kingdom)
        self.turns, self.hand_sizes, self.tops = (record[name].tolist() for name in ("turns", "hand_size", "top"))
        self.aside, self.owned, self.supply = (record[name].tolist() for name in ("aside", "owned", "supply"))
        self.decks, self.discards, self.looked = (record[name].tolist() for name in ("rest_size", "discard_size", "looked"))
        self.looker = int(record["looker"])
        self.in_play = record["in_play"][: int(record["play_size"])].tolist()

    def counted(self, counts: Sequence[int]) -> dict[str, int]:
        """Numbers by slot for a client."""
        return {slug: number for slug, number in zip(self.slugs, counts, strict=False) if number}

    def beside(self, seat: int) -> dict[str, int]:
        """The cards of a seat that lie revealed or set aside, and the own ones that one looks at (`View.aside`)."""
        counts = self.aside[seat]
        if seat == self.view.seat == self.looker:
            counts = [number + more for number, more in zip(counts, self.looked, strict=True)]
        return self.counted(counts)


@functools.lru_cache(maxsize=1024)
def slugs(kingdom: Kingdom) -> tuple[str, ...]:
    """The slugs of the cards of a game."""
    return tuple(card.slug for card in kingdom.cards)


def _draw_game(state: State, seen: View, position: Position, scene: Scene, texts: Texts) -> None:
    sight = Sight(seen)
    state.turn, state.phase = seen.turn, seen.phase
    state.actions, state.buys, state.coins = seen.actions, seen.buys, seen.coins
    state.turn_number = sight.turns[state.turn] + (0 if state.phase == "over" else 1)
    state.trash = sight.counted(seen.record["trash"].tolist())
    state.question = _question(sight, scene)
    state.prompt = _prompt(sight, scene, texts)
    state.hint = hint_text(seen, texts) if scene.options.hints and sight.is_asked else ""
    state.ending = _ending(sight)
    state.supply = _supply(sight, state.question)
    scores = position.scores  # all owned cards are public, and so is what they count (`View.owned`)
    for seat in state.seats:
        _fill_in(seat, sight, scores, scene)
    if seen.seat is not None:
        state.hand = sight.counted(seen.record["hand"][seen.seat].tolist())
        if state.question and state.question.source == "discard" and looks_through_discard(seen.kingdom, seen.record, seen.seat):
            state.discard = counted(seen.discard())
    if sight.is_asked and state.question and state.question.id == "buy":
        _warn_of_the_end(state, position, scene)


def counted(cards: Mapping[Card, int]) -> dict[str, int]:
    """Cards and their numbers for a client."""
    return {card.slug: number for card, number in cards.items()}


def _fill_in(seat: SeatState, sight: Sight, scores: Sequence[int], scene: Scene) -> None:
    """What the game says of a seat, added to what the table says of it."""
    number, seen = seat.seat, sight.view
    top = sight.tops[number]
    counting = scene.options.score_counter or number == seen.seat or scene.stage == "over"
    seat.hand = sight.hand_sizes[number]
    seat.deck = sight.decks[number] if seen.open_counts or number == seen.seat else None
    seat.discard = sight.discards[number] if seen.open_counts else None
    seat.top = None if top == NOTHING else sight.slugs[top]
    seat.in_play = [sight.slugs[entry % IN_PLAY_SLOTS] for entry in sight.in_play if entry // IN_PLAY_SLOTS == number]
    seat.aside = sight.beside(number)
    seat.looked = sum(sight.looked) if sight.looker == number else 0
    seat.turns = sight.turns[number]
    seat.score = scores[number] if counting else None
    seat.owned = sight.counted(sight.owned[number]) if counting else None


def _question(sight: Sight, scene: Scene) -> OpenQuestion | None:
    question, seen = sight.question, sight.view
    if question is None:
        return None
    if not sight.is_asked:
        return OpenQuestion(seat=question.seat, id=question.id)
    return OpenQuestion(
        seat=question.seat,
        id=question.id,
        number=scene.question_number,
        cards=[card.slug for card in question.cards],
        may_pass=question.may_pass,
        remaining=question.remaining,
        source=ZONE_NAMES[seen.record["source"]],
        picked=sight.counted(seen.record["picked"].tolist()),
        seconds=scene.question_seconds,
    )


def _prompt(sight: Sight, scene: Scene, texts: Texts) -> str:
    question, seen = sight.question, sight.view
    return texts.question(question, seen, scene.names) if question and sight.is_asked else texts.waiting(seen, scene.names)


def _supply(sight: Sight, question: OpenQuestion | None) -> list[Pile]:
    legal = set(question.cards) if question and question.source == "supply" else set()
    piles = zip(sight.slugs, sight.view.kingdom.cards, sight.supply, strict=False)
    return [Pile(card=slug, cost=card.cost, left=left, legal=slug in legal) for slug, card, left in piles]


# The end of the game


def _ending(sight: Sight) -> Ending:
    left = sight.supply[: len(sight.slugs)]
    return Ending(provinces=left[PROVINCE], empty=left.count(0), empty_limit=sight.view.piles_that_end)


def _warn_of_the_end(state: State, position: Position, scene: Scene) -> None:
    """Try out what ends the game: the turn as it is, and the last card of each pile that can be bought."""
    assert state.ending is not None
    ends, _ = _trial(position, PASS, state.you)
    state.ending.this_turn = ends
    for pile in state.supply:
        if pile.legal and (ends or pile.left == 1):
            pile.ends_game, margin = _trial(position, pile.card, state.you)
            pile.margin = margin if pile.ends_game and scene.options.score_counter else None


def _trial(position: Position, answer: str, seat: int | None) -> tuple[bool, int]:
    """Whether the game is over if a seat answers this and then ends its turn, and how far it would be ahead."""
    trial = position.copy()
    trial.answer(answer)
    while not trial.is_over and trial.turn == seat:
        trial.answer(PASS)
    scores = list(trial.scores)
    mine = scores.pop(seat or 0)
    return trial.is_over, mine - max(scores)


# Events


def events_seen(events: Iterable[GameEvent], viewer: int | None) -> list[Event]:
    """The events that a viewer may know of, without their numbers: those count hidden ones too."""
    return [_event(event.seen_by(viewer)) for event in events if event.is_for(viewer)]


def _event(event: GameEvent) -> Event:
    return Event(
        verb=event.verb,
        seat=event.seat,
        card=event.card.slug if event.card else None,
        cause=event.cause.slug if event.cause else None,
        origin=event.origin,
        target=event.target,
    )
