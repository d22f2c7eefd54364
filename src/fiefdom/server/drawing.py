"""Draws the table for one viewer. This is the only way by which a game leaves the server.

What comes from the game comes through `fiefdom.game.view.view` and `GameEvent.seen_by`; what is added here is public.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import SOURCE_NAMES
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, Question
from fiefdom.game.state_record import played_by
from fiefdom.game.view import View, view
from fiefdom.server.picture import (
    EndingState,
    KingdomState,
    OpenQuestion,
    OpenRequest,
    Picture,
    Pile,
    SeatState,
    ShownEvent,
    Stage,
    TableOptions,
    TableResult,
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
    options: TableOptions
    seats: Sequence[SeatState]
    spectators: int = 0
    question_number: int = 0
    question_seconds: int | None = None
    undo: UndoState | None = None
    request: OpenRequest | None = None
    result: TableResult | None = None
    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Note the names by seat."""
        object.__setattr__(self, "names", tuple(seat.name for seat in self.seats))


@functools.lru_cache(maxsize=1024)
def kingdom_state(kingdom: Kingdom) -> KingdomState:
    """A kingdom for a client."""
    return KingdomState(key=kingdom.key, edition=kingdom.edition, cards=[card.slug for card in kingdom.kingdom_cards])


def draw(position: Position | None, viewer: int | None, scene: Scene, texts: Texts) -> Picture:
    """The table as a seat, or a spectator (None), may see it; without a position the game has not begun."""
    state = Picture(
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


def _draw_game(picture: Picture, seen: View, position: Position, scene: Scene, texts: Texts) -> None:
    state, question = seen.state, seen.question
    picture.turn, picture.phase = seen.turn, seen.phase
    picture.actions, picture.buys, picture.coins = seen.actions, seen.buys, seen.coins
    picture.turn_number = state.turns[seen.turn] + (0 if picture.phase == "over" else 1)
    picture.trash = counted(seen, state.trash)
    picture.question = _question(seen, question, scene)
    picture.prompt = texts.question(question, seen, scene.names) if question and seen.is_asked else texts.waiting(seen, scene.names)
    picture.hint = hint_text(seen, texts) if scene.options.hints and seen.is_asked else ""
    picture.ending = _ending(seen)
    picture.supply = _supply(seen, picture.question)
    scores = position.scores  # what is certain of the cards of a seat is public, and so is what they count (`View.owned`)
    for seat in picture.seats:
        _fill_in(seat, seen, scores, scene)
    if seen.seat is not None:
        picture.hand = counted(seen, state.hand[seen.seat])
        if seen.searches_discard:
            picture.discard = counted(seen, state.discard[seen.seat])
    if seen.is_asked and question and question.id == "buy":
        _warn_of_the_end(picture, position, scene)


def counted(seen: View, counts: Sequence[int]) -> dict[str, int]:
    """Numbers by slot for a client."""
    return {slug: number for slug, number in zip(seen.kingdom.slugs, counts, strict=False) if number}


def _fill_in(seat: SeatState, seen: View, scores: Sequence[int], scene: Scene) -> None:
    """What the game says of a seat, added to what the table says of it."""
    number, state, names = seat.seat, seen.state, seen.kingdom.slugs
    top = state.top[number]
    is_over = scene.stage == "over"
    counting = scene.options.score_counter or number == seen.seat or is_over
    seat.hand = state.hand_size[number]
    seat.deck = seen.deck_size(number)
    seat.discard = seen.discard_size(number)
    seat.top = None if top == NOTHING else names[top]
    seat.in_play = [names[slot] for slot in played_by(state, number)]
    seat.aside = counted(seen, seen.beside(number))
    seat.looked = seen.looked_at(number)
    seat.turns = state.turns[number]
    seat.score = scores[number] if counting and (is_over or not seen.unknown(number)) else None
    seat.owned = counted(seen, state.owned[number]) if counting else None


def _question(seen: View, question: Question | None, scene: Scene) -> OpenQuestion | None:
    if question is None:
        return None
    if not seen.is_asked:
        return OpenQuestion(seat=question.seat, id=question.id)
    return OpenQuestion(
        seat=question.seat,
        id=question.id,
        number=scene.question_number,
        cards=[card.slug for card in question.cards],
        answers=[answer for answer in question.answers if answer != PASS] if question.kind != "card" else [],
        may_pass=question.may_pass,
        remaining=question.remaining,
        source=SOURCE_NAMES[seen.state.source],
        picked=counted(seen, seen.state.picked),
        seconds=scene.question_seconds,
    )


def _supply(seen: View, question: OpenQuestion | None) -> list[Pile]:
    legal = set(question.cards) if question and question.source == "supply" else set()
    piles = zip(seen.kingdom.slugs, seen.kingdom.cards, seen.state.supply, strict=False)
    return [Pile(card=slug, cost=card.cost, left=left, legal=slug in legal) for slug, card, left in piles]


# The end of the game


def _ending(seen: View) -> EndingState:
    left = seen.state.supply[: len(seen.kingdom.cards)]
    return EndingState(provinces=left[PROVINCE], empty=left.count(0), empty_limit=seen.piles_that_end)


def _warn_of_the_end(state: Picture, position: Position, scene: Scene) -> None:
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


def events_seen(events: Iterable[GameEvent], viewer: int | None) -> list[ShownEvent]:
    """The events that a viewer may know of, without their numbers: those count hidden ones too."""
    return [_event(event.seen_by(viewer)) for event in events if event.is_for(viewer)]


def _event(event: GameEvent) -> ShownEvent:
    return ShownEvent(
        verb=event.verb,
        seat=event.seat,
        card=event.card.slug if event.card else None,
        cause=event.cause.slug if event.cause else None,
        origin=event.origin,
        target=event.target,
    )
