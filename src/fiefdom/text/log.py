"""What has happened in a game as lines to read: grouped, nested, in the words of a language and as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.kind_table import protects
from fiefdom.engine.kinds import ATTACK, TREASURE
from fiefdom.engine.words import ASK_NAME, QUESTION_NAMES
from fiefdom.game.events import SET_UP, GameEvent
from fiefdom.text.course import Course, Whereabouts
from fiefdom.text.texts import Texts

SILENT = frozenset(("choose", "forced", "start-buying", SET_UP))
"""Verbs that make no line of their own; what is said aloud does."""

SAID_ALOUD = QUESTION_NAMES[ASK_NAME]

ALONE = frozenset(("start-turn", "play-again", "discard-deck", "undo", "end-game"))
"""Kinds of lines that are about one event only."""

MAY_BE_HIDDEN = frozenset(("draw", "look", "put-back", "discard", "give", "receive"))
"""Kinds of lines that also have words for cards that the viewer does not see."""

CARRIED_OUT = {"topdeck": ("put-back",), "gain": ("gain", "take")}
"""The verbs by which the answer to a question is carried out, where they are not the question's own."""


class LogLine(NamedTuple):
    """A line of the log.

    `turn` counts all the turns of the game, 0 before the first. Headings of turns have the `depth` 0, what a player does 1, what
    comes of it 2 and more. `seat` has done it. `first` and `last` are numbers of events. `only_choice`: nobody was asked, there was
    nothing else to do.
    """

    turn: int
    seat: int
    depth: int
    text: str
    first: int
    last: int
    only_choice: bool = False

    def __str__(self) -> str:
        return f"{'  ' * self.depth}{self.text}"


class Log:
    """Writes the log of a game for one viewer, a seat or a spectator (None).

    Give it the events as the game has them, from the first one on; what the viewer may not know is left out here.
    """

    def __init__(self, players: Sequence[str], texts: Texts, viewer: int | None) -> None:
        self.players = tuple(players)
        self.texts = texts
        self.viewer = viewer
        self._course = Course()
        self._picks: list[GameEvent] = []
        self._forced: tuple[str, ...] = ()

    def add(self, events: Iterable[GameEvent]) -> list[LogLine]:
        """The lines for further events. What has happened since the last call is not mixed with what came before."""
        groups: list[_Group] = []
        for event in events:
            self._add(event, groups)
        return [line for group in groups for line in self._lines(group)]

    def _add(self, event: GameEvent, groups: list[_Group]) -> None:
        verb, before = event.verb, self._course.now
        now = self._course.follow(event)
        if event.question and event.is_for(self.viewer):
            self._note_pick(event)
        if verb == "undo":
            if event.is_for(self.viewer):
                groups.append(_Group("undo", before, event))
                if now.turn != before.turn:
                    groups.append(_Group("start-turn", now, event))
        elif (event.label or event.question == SAID_ALOUD) and event.is_for(self.viewer):
            _append(groups, "chosen", now, event, only_choice=verb == "forced")
        elif verb not in SILENT:
            is_only_choice = bool(self._picks or self._forced) and self._is_only_choice(event)
            _append(groups, _kind(event), now, event.seen_by(self.viewer), only_choice=is_only_choice)

    # Choices that were none

    def _note_pick(self, event: GameEvent) -> None:
        """Remember what was chosen, all the picks of one choice together."""
        if self._picks and (self._picks[-1].seat, self._picks[-1].question) != (event.seat, event.question):
            self._picks.clear()
        self._picks.append(event)

    def _is_only_choice(self, event: GameEvent) -> bool:
        """Whether the event carries out a choice in which every pick was forced."""
        if self._picks:
            question = self._picks[-1].question
            all_forced = all(pick.verb == "forced" for pick in self._picks)
            self._forced = CARRIED_OUT.get(question, (question,)) if all_forced else ()
            self._picks.clear()
        if event.verb not in self._forced:
            self._forced = ()
        return bool(self._forced)

    # Words

    def _lines(self, group: _Group) -> Iterator[LogLine]:
        text = self._text(group)
        if text:
            first, last = group.events[0].number, group.events[-1].number
            yield LogLine(group.moment.turn, group.events[0].seat, group.depth, text, first, last, group.only_choice)

    def _text(self, group: _Group) -> str:
        if group.kind == "start-turn":
            return self.texts.format("log-turn", n=group.moment.number, player=self.players[group.moment.seat])
        if group.kind == "end-game":
            return self._end(group.moment)
        player = self.players[group.events[0].seat]
        if group.kind == "new-hand":
            drawn = [event for event in group.events if event.verb == "draw"]
            return self._moved("draw", player, drawn) if drawn else ""
        if group.kind == "chosen":
            said = (self.texts.cards([event.card]) if event.card else self.texts.label(event.label) for event in group.events)
            return self.texts.format("log-chosen", player=player, answers=", ".join(said))
        return self._moved(group.kind, player, group.events)

    def _moved(self, kind: str, player: str, events: Sequence[GameEvent]) -> str:
        """The words for cards that move: all of them, their number, or their number and the last one."""
        cards = [event.card for event in events if event.card]
        key = f"log-{kind}"
        if kind in MAY_BE_HIDDEN and len(cards) < len(events):
            key += "-some" if cards else "-hidden"
        card: Card | str = cards[-1] if cards else ""
        return self.texts.format(key, player=player, n=len(events), cards=self.texts.cards(cards), card=card)

    def _end(self, moment: Whereabouts) -> str:
        seats = len(self.players)
        if not (self._course.is_complete and self._course.knows_piles):
            return self.texts.phase("over")
        if moment.is_without_provinces(seats):
            return self.texts.format("log-end-provinces")
        return self.texts.format("log-end-piles", n=moment.empty_piles(seats))


def log_lines(events: Iterable[GameEvent], players: Sequence[str], texts: Texts, viewer: int | None) -> list[LogLine]:
    """The whole log of a game, or of its beginning, for a seat or a spectator (None)."""
    return Log(players, texts, viewer).add(events)


class _Group:
    """Events of one kind in a row, as the viewer sees them, and where the game was then."""

    __slots__ = ("depth", "events", "kind", "moment", "only_choice")

    def __init__(self, kind: str, moment: Whereabouts, event: GameEvent, *, only_choice: bool = False) -> None:
        self.kind = kind
        self.moment = moment
        self.events = [event]
        self.only_choice = only_choice
        if kind in ("start-turn", "end-game") or (kind == "new-hand" and moment.turn == 0):
            self.depth = 0
        elif kind == "undo":
            self.depth = 1
        else:
            self.depth = len(moment.plays) + (0 if kind in ("play", "play-again") else 1)

    def takes(self, kind: str, moment: Whereabouts, event: GameEvent, *, only_choice: bool) -> bool:
        """Whether an event continues this group: one of its kind, of the same seat, at the same place of the same turn."""
        if self.kind != kind or kind in ALONE:
            return False
        mine = self.events[0]
        return (
            mine.seat == event.seat
            and (self.moment is moment or (self.moment.turn == moment.turn and len(self.moment.plays) == len(moment.plays)))
            and self.only_choice == only_choice
            and (mine.cause is event.cause or mine.cause == event.cause)
            and (kind == "new-hand" or self._fits(event.card))
        )

    def _fits(self, card: Card | None) -> bool:
        """Actions are played one by one. Seen and unseen cards do not mix, except that discarding ends with one seen (R-TERM-8)."""
        last = self.events[-1].card
        if self.kind == "play":
            return bool(last and card and last.has_type(TREASURE) and card.has_type(TREASURE))
        if last and card:
            return self.events[0].card is not None
        return last is None and (card is None or self.kind == "discard")


def _append(groups: list[_Group], kind: str, moment: Whereabouts, event: GameEvent, *, only_choice: bool) -> None:
    """Put an event to those of its kind, or after them. A shuffle for a new hand does not divide it, but comes before it."""
    is_divided = kind == "new-hand" and len(groups) > 1 and groups[-1].kind == "shuffle"
    if is_divided and groups[-2].takes(kind, moment, event, only_choice=only_choice):
        groups[-2:] = [groups[-1], groups[-2]]
    if groups and groups[-1].takes(kind, moment, event, only_choice=only_choice):
        groups[-1].events.append(event)
    else:
        groups.append(_Group(kind, moment, event, only_choice=only_choice))


def is_defence(event: GameEvent) -> bool:
    """Whether what is revealed protects from an Attack; cards are also revealed because an own card says so, or to do something."""
    return event.card is not None and event.cause is not None and event.cause.has_type(ATTACK) and protects(event.card)


def _kind(event: GameEvent) -> str:
    """What a line about the event says: `play-again` is the message `log-play-again`."""
    if event.cause is None and event.verb in ("draw", "discard"):
        return "new-hand"  # hands are put down and drawn in Clean-up, and drawn before the first turn
    if event.verb == "play" and event.origin == event.target:
        return "play-again"
    if event.verb == "gain":
        return {"hand": "gain-to-hand", "deck": "gain-onto-deck"}.get(event.target, "gain")
    if event.verb == "put-back" and event.target == "hand":
        return "to-hand"
    if event.verb == "reveal" and event.origin == "hand" and is_defence(event):
        return "reveal-reaction"
    return event.verb
