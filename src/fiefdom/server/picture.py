"""What a viewer is sent to draw: the table, the log, events. The client has no rules; all it needs is here."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

UndoPolicy: TypeAlias = Literal["off", "free", "ask", "always"]
Pace: TypeAlias = Literal["off", "fast", "normal"]
Stage: TypeAlias = Literal["gathering", "playing", "over"]


class SeatState(Struct, kw_only=True):
    """A player as the viewer sees them. None is what the viewer may not know.

    `kind` is `open` while nobody has taken the seat. `aside` are cards that lie revealed or set aside, the own looked-at ones too;
    `looked` is how many cards the player looks at. `owned` and `score` are there for the viewer's own seat, with the score counter for all.
    `missing`: a person has been away for so long that a bot may stand in for them.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    connected: bool = False
    missing: bool = False
    owner: bool = False
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


class Pile(Struct, kw_only=True):
    """A pile of the Supply. `legal`: it can be named now. `ends_game`: buying it would; `margin`: the viewer would then be so far ahead."""

    card: str
    cost: int
    left: int
    legal: bool = False
    ends_game: bool = False
    margin: int | None = None


class OpenQuestion(Struct, kw_only=True):
    """The open question. Of another seat's only `seat` and `id` are told, and nothing at all of a Reaction.

    Of another seat's turn `id` is the phase that its deeds have shown. `number` is what an answer has to name, 0 if it is not for
    the viewer to answer. `cards` are the legal ones, `source` is the zone they are in; `answers` are the legal labels or numbers of a
    question that asks for those. `remaining` is how many more can be
    named, `picked` what was named so far. After `seconds` the server answers itself.
    """

    seat: int
    id: str
    number: int = 0
    cards: list[str] = []
    answers: list[str] = []
    may_pass: bool = False
    remaining: int = 1
    source: str = ""
    picked: dict[str, int] = {}
    seconds: int | None = None


class EndingState(Struct, kw_only=True):
    """How near the end is: the Provinces left, the empty piles of those it takes; `this_turn`: the game ends when this turn does."""

    provinces: int
    empty: int
    empty_limit: int
    this_turn: bool = False


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
    """What somebody asks of the others: to take back (`undo`), or to `replace` whoever sits in `target`.

    Of an undo, `question` and `cards` say what is to be taken back, if everybody saw it. It is denied after `seconds`.
    """

    request: int
    kind: Literal["undo", "replace"]
    seat: int
    target: int | None = None
    question: str = ""
    cards: list[str] = []
    turn: int = 0
    seconds: int = 0
    votes: list[VoteState] = []
    may_vote: bool = False


class KingdomState(Struct, kw_only=True):
    """The cards of the game. `key` is that of a recommended set (`first-game-2`), or nothing."""

    key: str
    edition: int | str
    cards: list[str]


class TableOptions(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What the table allows. `open_counts` shows the sizes of all decks and discard piles, `score_counter` scores and owned cards.

    With `hints` newcomers are told what a question means and what is wise.
    """

    undo: UndoPolicy = "ask"
    spectators: bool = True
    open_counts: bool = False
    score_counter: bool = False
    hints: bool = False


class ScoredCard(Struct, kw_only=True):
    """Cards of one kind in the deck of a player at the end, and the points of all of them together."""

    card: str
    number: int
    points: int


class SeatOutcome(Struct, kw_only=True):
    """How a seat ended: `place` 1 is the first; seats can share one."""

    seat: int
    score: int
    turns: int
    place: int
    winner: bool
    cards: list[ScoredCard]


class Curve(Struct, kw_only=True):
    """A seat's turns one by one: the score after each, and the most coins it had in it."""

    seat: int
    scores: list[int]
    coins: list[int]


class TableResult(Struct, kw_only=True):
    """The end of the game."""

    seats: list[SeatOutcome]
    curves: list[Curve]
    record: str
    replay: str


class Picture(Struct, kw_only=True):
    """Everything there is to draw for one viewer. `you` is the viewer's seat, None for spectators; `turn` the seat whose turn it is.

    `turn_number` counts that seat's turns. `prompt` says in the viewer's language what is asked, or who is waited for; `hint` tells a
    newcomer what to think of. `discard` is the own discard pile while Harbinger lets one look.
    """

    table: str
    stage: Stage
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
    undo: UndoState | None = None
    request: OpenRequest | None = None
    result: TableResult | None = None


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


class ShownEvent(Struct, kw_only=True):
    """Something that happened, for animations, as the viewer may know it: the verbs and zones of the reference of events."""

    verb: str
    seat: int
    card: str | None = None
    cause: str | None = None
    origin: str = ""
    target: str = ""


class Said(Struct, kw_only=True):
    """Something that somebody said; `seat` is None for spectators."""

    number: int
    seat: int | None
    name: str
    text: str
