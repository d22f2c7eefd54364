"""Reactions at a table: those who may react are asked behind the curtain, one after the other, each for a limited time."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.kind_table import protects
from fiefdom.engine.kinds import ATTACK, REACTION
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, Question
from fiefdom.game.reacting import carried_out, offered, stages
from fiefdom.game.view import view
from fiefdom.server.feed import ENCODER
from fiefdom.server.wire import Waiting

if TYPE_CHECKING:
    from fiefdom.server.room import Room
    from fiefdom.server.table import TableAct


class Scenery(NamedTuple):
    """A position, and the number of batches of events that led to it."""

    position: Position
    batches: int


@dataclass(frozen=True)
class ShownReaction:
    """A Reaction that somebody has shown, where the game stood before, and what has happened since then."""

    position: Position
    seat: int
    card: Card
    events: Sequence[GameEvent]

    @property
    def may_react_again(self) -> bool:
        """Whether its player could have another one to show for all that anybody can know."""
        kingdom, offer = self.position.kingdom, offered(self.position)
        is_immune = protects(self.card) or (offer is not None and bool(offer.immune >> self.seat & 1))
        held = sum(1 << kingdom.slots[card.name] for card in view(self.position, None).possible(self.seat))
        return bool(stages(kingdom, held, self._hand, is_immune=is_immune))

    @property
    def _hand(self) -> int:
        """How many cards are in hand when it is carried out."""
        changes = {"draw": 1, "discard": -1}
        own = (event for event in self.events if event.seat == self.seat and event.cause == self.card)
        return view(self.position, None).hand_size(self.seat) + sum(changes.get(event.verb, 0) for event in own)


@dataclass
class Volley:
    """The Attacks that one command has led to; answers about Reactions belong to it. `before` is where the game stood then.

    Each play of an Attack is the seats that could react to it, in turn order, without those that have shown a Reaction and cannot show
    another one for all that anybody can know.
    """

    before: Scenery
    plays: list[list[int]] = field(default_factory=list)
    shown: int = 0
    """How many Reactions were shown."""

    def note(self, events: Iterable[GameEvent], question: Question | None) -> None:
        """See which Attacks were played, and who is asked."""
        attacks = [event for event in events if event.verb == "play" and is_attack(event)]
        self.plays += [possible_reactors(self.before.position, event.seat) for event in attacks]
        if self.plays and question and question.is_reaction and question.seat not in self.plays[-1]:
            self.plays[-1].append(question.seat)  # only invented cards can give somebody a Reaction in between

    def note_shown(self, shown: ShownReaction, position: Position) -> None:
        """Somebody has shown a Reaction, and the game stands here now. Everybody will see it, so that their window is over.

        If it is to be carried out, that is done for all to see; the others can react after that (`go_on_after`).
        """
        self.shown += 1
        if carried_out(position):
            self.plays[-1].clear()
        elif not shown.may_react_again:
            self.plays[-1].remove(shown.seat)

    def go_on_after(self, shown: ShownReaction, attacker: int) -> None:
        """What a Reaction says is done: whoever has shown it may show another one, and then it is the turn of those who come after."""
        others = possible_reactors(self.before.position, attacker)
        seats = self.before.position.seats
        left = [seat for seat in others if (seat - attacker) % seats > (shown.seat - attacker) % seats]
        self.plays.append([shown.seat, *left] if shown.may_react_again else left)


def is_attack(event: GameEvent) -> bool:
    return event.verb == "play" and event.card is not None and event.card.has_type(ATTACK)


def possible_reactors(position: Position, attacker: int) -> list[int]:
    """The seats that could react to an Attack for all that anybody can know, in turn order: they own a Reaction and have a hand."""
    seen = view(position, None)
    others = [(attacker + distance) % seen.seats for distance in range(1, seen.seats)]
    return [seat for seat in others if seen.hand_size(seat) and any(card.has_type(REACTION) for card in seen.possible(seat))]


@dataclass
class Curtain:
    """The windows of a volley. `length` says how long a seat's is; 0 is one without a limit, which lasts only while they are asked."""

    volley: Volley
    length: Callable[[int], float]
    play: int = -1
    seat: int = -1
    """The play of an Attack, and the seat, whose window it is."""

    number: int = 0
    """Counts the windows."""

    ends: float = 0.0
    """When the window is over; infinite without a limit."""

    asked: dict[int, Scenery] = field(default_factory=dict)
    """Those who were asked have seen more than the others."""

    has_asked: bool = False
    """Whether somebody was asked in this window."""

    _waiting: deque[int] = field(default_factory=deque)
    _shown: int = 0
    """How many Reactions were shown when the window was opened."""

    def seen_by(self, viewer: int | None) -> Scenery:
        """What a viewer has seen before it was hidden."""
        before = self.volley.before
        return before if viewer is None else self.asked.get(viewer, before)

    @property
    def seconds(self) -> float:
        """How long the windows of this play last together, at most."""
        return sum(self.length(seat) for seat in self.volley.plays[self.play])

    def is_asking(self, question: Question | None) -> bool:
        """Whether the open question is one for a Reaction, of whoever's window it is."""
        is_last = self.play == len(self.volley.plays) - 1
        return is_last and question is not None and question.is_reaction and question.seat == self.seat

    def go_on(self, now: float, question: Question | None) -> bool:
        """Go on to the window that is open now; False when all are over."""
        while self._is_over(now, question):
            if self._has_shown and self.seat in self.volley.plays[self.play]:
                self._open(self.seat, now)
            elif self._waiting:
                self._open(self._waiting.popleft(), now)
            elif self.play + 1 < len(self.volley.plays):
                self.play += 1
                self.seat = -1
                self._waiting.extend(self.volley.plays[self.play])
            else:
                return False
        return True

    def _open(self, seat: int, now: float) -> None:
        self.seat = seat
        self.number += 1
        self.has_asked = False
        self._shown = self.volley.shown
        self.ends = now + (self.length(seat) or math.inf)

    @property
    def _has_shown(self) -> bool:
        """Whether somebody has shown a Reaction in this window; who could show another one gets a window anew."""
        return self.volley.shown > self._shown

    def _is_over(self, now: float, question: Question | None) -> bool:
        if self.play < 0 or self._has_shown or self.seat not in self.volley.plays[self.play]:
            return True
        return now >= self.ends if self.ends < math.inf else not self.is_asking(question)


class Reactions:
    """The curtain of a room, and whoever's time it is to react. What is done here is done by whoever holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.curtain: Curtain | None = None

    @property
    def is_secret(self) -> bool:
        """Whether something is hidden of which somebody could learn by what others do: then they can only react."""
        return self.curtain is not None and self.curtain.ends < math.inf

    def hides_from(self, viewer: int | None) -> bool:
        """Whether the curtain is down for a viewer: for all but whoever is asked for a Reaction."""
        curtain = self.curtain
        if curtain is None:
            return False
        question = self.room.table.question
        return not (question is not None and question.seat == viewer and curtain.is_asking(question))

    def seen_by(self, viewer: int | None) -> Scenery:
        """What a viewer has seen before the curtain came down."""
        assert self.curtain is not None
        return self.curtain.seen_by(viewer)

    def seconds_left(self, viewer: int | None) -> int | None:
        """How much time a viewer who is asked for a Reaction has left; None without a limit."""
        curtain = self.curtain
        if curtain is None or curtain.ends == math.inf or self.hides_from(viewer):
            return None
        return max(0, round(curtain.ends - self.room.now))

    def _length(self, seat: int) -> float:
        """How long a seat may think about a Reaction: without a limit (0) where nobody else could notice."""
        room = self.room
        others = [person for person in room.table.people if person != seat]
        if not others and not room.spectators:
            return 0.0
        is_bot = room.table.chairs[seat].kind == "bot"
        return room.settings.bot_reaction_window if is_bot else room.settings.reaction_window

    # The curtain comes down

    def follow(self, act: TableAct) -> None:
        """Let the curtain down if an act was an Attack to which somebody could react in secret."""
        if not act.is_new:
            self.curtain = None
        elif self.curtain is None:
            self.resume()

    def resume(self) -> None:
        """Let the curtain down if the last thing that happened was an Attack; after a restart whoever may react has time anew."""
        table = self.room.table
        curtain = Curtain(table.volley, self._length) if table.volley else None
        if curtain and curtain.go_on(self.room.now, table.question):
            self.curtain = curtain
            self._tell_to_wait()
            self.room.show_scenery()
            self._begin_window()

    def _tell_to_wait(self) -> None:
        assert self.curtain is not None
        for feed in self.room.feeds:
            if self.hides_from(feed.viewer):
                message = Waiting(seconds=self.curtain.seconds, prompt=feed.texts.format("wait-for-reactions"))
                self.room.send_all(ENCODER.encode(message), feed)

    # Behind it

    async def go_on(self, acted: int | None = None) -> bool:
        """See whose time it is to react, after one has `acted`. False when there is no curtain, or no longer."""
        curtain = self.curtain
        if curtain is None:
            return False
        play, number = curtain.play, curtain.number
        if not curtain.go_on(self.room.now, self.room.table.question):
            await self.room.do(lambda table: table.note_shown())
            self.curtain = None
            return False
        if acted is not None:
            self.room.show(acted)
        if curtain.play != play:
            self._tell_to_wait()
        if curtain.number != number:
            self._begin_window()
        elif curtain.has_asked and acted == curtain.seat:
            await self._ask(curtain)  # for another Reaction
        return True

    def _begin_window(self) -> None:
        assert self.curtain is not None
        self.room.run(self._window(self.curtain, self.curtain.number))

    async def _window(self, curtain: Curtain, number: int) -> None:
        """Let somebody react. It is done beside what others do, so that nothing of theirs takes longer if somebody is asked."""
        await self._if_open(curtain, number, self._ask)
        while self.curtain is curtain and curtain.number == number and curtain.ends < math.inf:
            if (left := curtain.ends - self.room.now) > 0:
                await self.room.clock.sleep(left)
            else:
                await self._if_open(curtain, number, self._end)

    async def _if_open(self, curtain: Curtain, number: int, work: Callable[[Curtain], Awaitable[None]]) -> None:
        async with self.room.lock:
            if self.curtain is curtain and curtain.number == number and not self.room.is_broken:
                await work(curtain)
        self.room.driver.start()

    async def _ask(self, curtain: Curtain) -> None:
        """Show somebody that they are asked, or let a bot or a habit answer."""
        room, table = self.room, self.room.table
        if not curtain.is_asking(table.question):
            return
        curtain.has_asked = True
        if table.bot_to_decide:
            room.run(room.driver.let_decide())
        elif await room.do(room.by_habit):
            await room.go_on()
        else:
            assert table.game is not None
            curtain.asked[curtain.seat] = Scenery(table.game.position, len(table.batches))
            room.show(curtain.seat)

    async def _end(self, curtain: Curtain) -> None:
        """Answer for whoever has not reacted in time: protection is nearly always wanted, anything else is left. Then go on."""
        room, question = self.room, self.room.table.question
        seat = question.seat if question and curtain.is_asking(question) else None
        if question and seat is not None:
            guards = [card.name for card in question.cards if protects(card)]
            await room.do(lambda table: table.decide(*guards[:1] or [PASS]))
        await room.go_on(seat)

    async def ask_again(self) -> None:
        """Ask anew, because somebody else sits there now."""
        if self.curtain:
            await self._ask(self.curtain)
