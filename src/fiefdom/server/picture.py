"""What a viewer is sent to draw, and the drawing of it: the only way by which a game leaves the server.

What comes from the game comes through `fiefdom.game.view.view` and `GameEvent.seen_by`; what is added here is public. The client has no
rules; all it needs is here.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.setup import pile_size
from fiefdom.engine.state import NOTHING
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.state_record import played_by
from fiefdom.game.view import View, view
from fiefdom.server.asked import OpenQuestion, open_question
from fiefdom.server.card_info import KingdomState, kingdom_state
from fiefdom.server.choosing import ChoosingState
from fiefdom.server.coaching import CoachState
from fiefdom.server.ending import TableResult
from fiefdom.server.last_turns import LastTurn
from fiefdom.server.puzzling import PuzzleState
from fiefdom.text.hints import hint_text
from fiefdom.text.texts import Texts

UndoPolicy: TypeAlias = Literal["off", "free", "ask", "always"]
Pace: TypeAlias = Literal["off", "fast", "normal"]
Stage: TypeAlias = Literal["gathering", "playing", "over"]
RequestKind: TypeAlias = Literal["undo", "replace", "rematch"]


SHORTEST_CLOCK, LONGEST_CLOCK = 10, 4 * 60 * 60
"""Seconds that the clock of a table can be set to."""
LONGEST_INCREMENT = 5 * 60
"""Seconds that a turn can add to a clock."""


class SeatState(Struct, kw_only=True):
    """A player as the viewer sees them. None is what the viewer may not know.

    `kind` is `open` while nobody has taken the seat. `aside` are cards that lie revealed or set aside, the own looked-at ones too;
    `looked` is how many cards the player looks at. `owned` and `score` are there for the viewer's own seat, with the score counter for all;
    `unknown` is how many cards the player has besides, which were passed unseen; `money` is what the owned Treasures are worth.
    `missing`: a person has been away for so long that a bot may stand in for them. `absent`: for so
    long that the other one of two may claim the win. `advised`: they play with advice.
    `known`: the name is their own, by a recovery code. `tells`: a bot that can be asked now what it is up to.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    connected: bool = False
    missing: bool = False
    absent: bool = False
    owner: bool = False
    advised: bool = False
    tells: bool = False
    known: bool = False
    hand: int = 0
    deck: int | None = None
    discard: int | None = None
    top: str | None = None
    in_play: list[str] = []
    aside: dict[str, int] = {}
    looked: int = 0
    turns: int = 0
    score: int | None = None
    owned: dict[str, int] | None = None
    unknown: int = 0
    money: int | None = None


class Pile(Struct, kw_only=True, gc=False):
    """A pile of the Supply. `legal`: it can be named now; `affordable`: the coins there are would buy one for what it costs now, `cost`.

    `ends_game`: buying it would; `margin`: the viewer would then be so far ahead.
    """

    card: str
    cost: int
    left: int
    affordable: bool = False
    legal: bool = False
    ends_game: bool = False
    margin: int | None = None


class EndingState(Struct, kw_only=True):
    """How near the end is: the Provinces left of `provinces_at_first`, the empty piles of those it takes.

    `this_turn`: the game ends when this turn does.

    `near`: it is time to think of the end.
    """

    provinces: int
    provinces_at_first: int
    empty: int
    empty_limit: int
    this_turn: bool = False
    near: bool = False


class UndoState(Struct, kw_only=True):
    """What the viewer can take back: `now` alone, `ask` with a request. `taken_back`: somebody has taken back more than is free."""

    policy: UndoPolicy
    now: bool = False
    redo: bool = False
    ask: bool = False
    taken_back: bool = False


class VoteState(Struct, kw_only=True):
    """How a seat has voted."""

    seat: int
    accept: bool


class OpenRequest(Struct, kw_only=True):
    """What somebody asks of the others: to take back (`undo`), to `replace` whoever sits in `target`, or to play again (`rematch`).

    Of an undo, `question` and `cards` say what is to be taken back, if everybody saw it. It is denied after `seconds`.
    """

    request: int
    kind: RequestKind
    seat: int
    target: int | None = None
    question: str = ""
    cards: list[str] = []
    turn: int = 0
    seconds: int = 0
    votes: list[VoteState] = []
    may_vote: bool = False


class ClockRule(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How long people may think: so many seconds for all that they are asked in a turn, or in the whole game.

    To a clock for the game, `increment` seconds are added for each turn that its player has ended.
    """

    per: Literal["turn", "game"] = "turn"
    seconds: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] = 60
    increment: Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT)] = 0

    def __post_init__(self) -> None:
        if self.increment and self.per == "turn":
            raise ValueError("increment is for clocks with per `game`: one for a turn is wound up anyway")


class TableOptions(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What the table allows. `open_counts` shows the sizes of all decks and discard piles, `score_counter` scores and owned cards.

    With `hints` newcomers are told what a question means and what is wise. With `advice` whoever plays alone against bots may ask for it.

    A table that is `listed` is shown to everybody as long as it has a place, and anybody may take it. A `rated` game counts for the ratings
    of its players, who have names of their own; there is no advice.

    With a `clock` people have so much time. When that for a turn is out, a bot plays it to its end; when that for the game is, they have
    given up.
    """

    undo: UndoPolicy = "ask"
    spectators: bool = True
    open_counts: bool = False
    score_counter: bool = False
    hints: bool = False
    advice: bool = True
    clock: ClockRule | None = None
    listed: bool = False
    rated: bool = False


class Picture(Struct, kw_only=True):
    """Everything there is to draw for one viewer. `you` is the viewer's seat, None for spectators; `turn` the seat whose turn it is.

    `turn_number` counts that seat's turns. `prompt` says in the viewer's language what is asked, or who is waited for; `hint` tells a
    newcomer what to think of. `discard` is the own discard pile while Harbinger lets one look; `last_turns` are everybody's,
    the latest at the end. `name` is what its owner calls the table, if anything; `choosing` how its players choose the cards; `successor`
    the table at which they went on.
    """

    table: str
    name: str = ""
    successor: str = ""
    stage: Stage
    choosing: ChoosingState | None = None
    you: int | None
    kingdom: KingdomState
    options: TableOptions
    seats: list[SeatState]
    spectators: int = 0
    turn: int = 0
    turn_number: int = 0
    phase: str = ""
    actions: int = 0
    buys: int = 0
    coins: int = 0
    supply: list[Pile] = []
    trash: dict[str, int] = {}
    hand: dict[str, int] = {}
    discard: dict[str, int] = {}
    prompt: str = ""
    hint: str = ""
    question: OpenQuestion | None = None
    ending: EndingState | None = None
    last_turns: list[LastTurn] = []
    undo: UndoState | None = None
    request: OpenRequest | None = None
    result: TableResult | None = None
    coach: CoachState | None = None
    puzzle: PuzzleState | None = None


class LogEntry(Struct, kw_only=True, gc=False):
    """A line of the log. `depth` 0 is the heading of a turn, 1 what a player does, 2 and more what comes of it.

    `number` counts the viewer's own lines, `turn` the turns of the whole game. `decision` is the step of a replay at which the line
    has happened; None while the game runs, because the number of decisions would tell what others were asked.
    """

    number: int
    turn: int
    seat: int
    depth: int
    text: str
    only_choice: bool = False
    decision: int | None = None


class ShownEvent(Struct, kw_only=True, gc=False):
    """Something that happened, for animations, as the viewer may know it: the verbs and zones of the reference of events."""

    verb: str
    seat: int
    card: str | None = None
    cause: str | None = None
    origin: str = ""
    target: str = ""
    label: str = ""


class Said(Struct, kw_only=True):
    """Something that somebody said; `seat` is None for spectators."""

    number: int
    seat: int | None
    name: str
    text: str


class Scene(Struct):
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
    name: str = ""
    successor: str = ""
    choosing: ChoosingState | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])


def draw(position: Position | None, viewer: int | None, scene: Scene, texts: Texts) -> Picture:
    """The table as a seat, or a spectator (None), may see it; without a position the game has not begun."""
    state = Picture(
        table=scene.table,
        name=scene.name,
        successor=scene.successor,
        stage=scene.stage,
        choosing=scene.choosing,
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
    if question:
        picture.question = open_question(seen, question, scene.question_number, scene.question_seconds)
    names = scene.names
    picture.prompt = texts.question(question, seen, names) if question and seen.is_asked else texts.waiting(seen, names)
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
    if picture.ending.near and seen.is_asked and question and question.id == "buy":
        _warn_of_the_end(picture, position, with_margin=scene.options.score_counter and not any(state.unknown))


def counted(seen: View, counts: Sequence[int]) -> dict[str, int]:
    return {slug: number for slug, number in zip(seen.kingdom.slugs, counts, strict=False) if number} if any(counts) else {}


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
    seat.unknown = seen.unknown(number)
    seat.money = sum(map(operator.mul, seen.kingdom.worths, state.owned[number])) if counting else None


def _supply(seen: View, question: OpenQuestion | None) -> list[Pile]:
    legal = set(question.cards) if question and question.place == "supply" else set()
    coins, piles = seen.coins, zip(seen.kingdom.slugs, seen.costs, seen.state.supply, strict=False)
    return [Pile(card=slug, cost=cost, left=left, affordable=left > 0 and cost <= coins, legal=slug in legal) for slug, cost, left in piles]


# The end of the game


FEW_PROVINCES = 3
"""With so few left it is time to think of the end."""


def _ending(seen: View) -> EndingState:
    left = seen.state.supply[: len(seen.kingdom.cards)]
    provinces, empty, limit = left[PROVINCE], left.count(0), seen.piles_that_end
    near = provinces <= FEW_PROVINCES or empty >= limit - 1
    return EndingState(
        provinces=provinces, provinces_at_first=_provinces_at_first(seen.kingdom, seen.seats), empty=empty, empty_limit=limit, near=near
    )


@functools.lru_cache(maxsize=1024)
def _provinces_at_first(kingdom: Kingdom, seats: int) -> int:
    return pile_size(kingdom.kinds(), seats, PROVINCE)


def _warn_of_the_end(state: Picture, position: Position, *, with_margin: bool) -> None:
    """Try out what ends the game: the turn as it is, and the last card of each pile that can be bought. A margin tells others' cards.

    As long as the end is not near, neither could end it (R-END-1).
    """
    assert state.ending is not None
    assert state.question is not None
    ends, _ = _trial(position, PASS, state.you)
    state.ending.this_turn = ends
    state.ending.near |= ends
    for pile in state.supply:
        if pile.legal and (ends or pile.left == 1):
            pile.ends_game, margin = _trial(position, pile.card, state.you)
            pile.margin = margin if pile.ends_game and with_margin else None
            if pile.margin is not None and pile.margin < 0:
                state.question.doubts[pile.card] = "losing"


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
    return [shown_event(event.seen_by(viewer)) for event in events if event.is_for(viewer)]


def shown_event(event: GameEvent) -> ShownEvent:
    """An event as its viewer knows it already."""
    return ShownEvent(
        verb=event.verb,
        seat=event.seat,
        card=event.card.slug if event.card else None,
        cause=event.cause.slug if event.cause else None,
        origin=event.origin,
        target=event.target,
        label=event.label,
    )
