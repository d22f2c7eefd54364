"""What happens with each message of a client: the deeds of players, and what they ask of each other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from fiefdom.bots.players import find_player
from fiefdom.cards.catalogue import find_card
from fiefdom.errors import BadPlayers, UnknownCard
from fiefdom.game.question import PASS
from fiefdom.game.record import is_public
from fiefdom.server import messages as m
from fiefdom.server.ballot import Ballot
from fiefdom.server.chairs import Chair, told_apart
from fiefdom.server.habits import check_habits
from fiefdom.server.refusal import Refused, named_in
from fiefdom.server.room import Guest, Preferences, Room
from fiefdom.server.table import Act, Table
from fiefdom.terminal.commands import Command, parse
from fiefdom.text.languages import check_language
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    from fiefdom.server.hall import Hall


class Desk:
    """Where the messages of one guest of a room arrive. `handle` gives what a command wanted to know, mostly nothing."""

    def __init__(self, hall: Hall, room: Room, guest: Guest) -> None:
        self.hall = hall
        self.room = room
        self.guest = guest

    async def handle(self, message: m.ClientMessage) -> str:
        """Carry out a message, or refuse it."""
        deed = DEEDS.get(type(message))
        if deed is None:
            raise Refused("no-hello", "second-hello")
        return await deed(self, message) or ""

    @property
    def seat(self) -> int:
        """The seat of the guest; spectators have none."""
        if self.guest.seat is None:
            raise Refused("not-seated")
        return self.guest.seat

    @property
    def chair(self) -> Chair:
        """The chair of the guest."""
        return self.room.table.chairs[self.seat]

    async def _act(self, deed: Callable[[Table], Act | None]) -> None:
        def visible_deed(table: Table) -> Act | None:
            self._check_curtain()
            return deed(table)

        self.seat  # noqa: B018 – spectators are refused
        try:
            await self.room.carry_out(visible_deed)
        except UnknownCard as problem:
            raise Refused("illegal-answer", "no-card", value=named_in(problem)) from problem

    def _check_curtain(self) -> None:
        """Nobody acts on what they cannot see yet."""
        if self.room.hides_from(self.seat):
            raise Refused("not-now", "others-react")

    # Deciding

    async def answer(self, message: m.Answer) -> None:
        """Answer a question."""
        cards = [card if card == PASS else find_card_for_answer(card) for card in message.cards]
        await self._unless_repeated(message.question, lambda table: table.answer(self.seat, message.question, cards))

    async def play_treasures(self, message: m.PlayTreasures) -> None:
        """Play all Treasures."""
        await self._unless_repeated(message.question, lambda table: table.play_treasures(self.seat, message.question))

    async def end_actions(self, message: m.EndActions) -> None:
        """End the Action phase."""
        await self._unless_repeated(message.question, lambda table: table.end_actions(self.seat, message.question))

    async def end_turn(self, message: m.EndTurn) -> None:
        """End the turn."""
        await self._unless_repeated(message.question, lambda table: table.end_turn(self.seat, message.question))

    async def _unless_repeated(self, number: int, deed: Callable[[Table], Act | None]) -> None:
        """Act, unless the question was answered before: then all is well already, also behind a curtain."""
        table = self.room.table
        if table.game is None or number >= table.question_number(self.seat):
            await self._act(deed)
        else:
            await self.room.settled()

    async def command(self, message: m.Command) -> str:
        """Do what a typed line says."""
        table, seat = self.room.table, self.seat
        if table.game is None:
            raise Refused("not-now", "not-begun")
        self._check_curtain()
        texts = Texts(self.guest.language)
        command = parse(message.text, texts, table.game.view(seat, open_counts=table.plan.options.open_counts))
        if command.kind == "card" and command.card:
            return f"{texts.card(command.card)}: {texts.text(command.card, table.plan.edition)}"
        return await self._typed(command, table.question_number(seat))

    async def _typed(self, command: Command, number: int) -> str:
        deeds: dict[str, Callable[[Table], Act | None]] = {
            "answer": lambda table: table.answer(self.seat, number, command.answers),
            "treasures": lambda table: table.play_treasures(self.seat, number),
            "end-turn": lambda table: table.end_turn(self.seat, number),
            "undo": lambda table: table.undo(self.seat),
            "redo": lambda table: table.redo(self.seat),
        }
        if command.kind in deeds:
            await self._act(deeds[command.kind])
            return ""
        if command.kind in ("show", "help"):
            return ""
        raise Refused("not-understood", "no-meaning", value=command.kind)

    # Taking back

    async def undo(self, _: m.Undo) -> None:
        """Take back the last deed."""
        await self._act(lambda table: table.undo(self.seat))

    async def redo(self, _: m.Redo) -> None:
        """Do again what was taken back."""
        await self._act(lambda table: table.redo(self.seat))

    async def request_undo(self, _: m.RequestUndo) -> None:
        """Ask the others to let one take back."""
        room, seat = self.room, self.seat
        async with room.lock:
            table = room.table
            self._check_no_ballot()
            if room.hides_from(seat) or not table.can_ask(seat):
                raise Refused("not-allowed", "nothing-to-ask")
            to, decision = table.to_take_back(seat)
            self._count_request(table)
            shown = decision if is_public(decision) else None
            ballot = self._ballot("undo", {person for person in table.people if person != seat})
            ballot.to = to
            ballot.question = shown.id if shown else ""
            ballot.cards = (find_card(shown.answer).slug,) if shown and shown.answer != PASS else ()
            room.open_ballot(ballot)
        await self._settle(ballot)

    def _count_request(self, table: Table) -> None:
        """Refuse the third request in a turn."""
        assert table.game is not None
        seen = table.game.view(None)
        turn = sum(seen.turns(seat) for seat in range(seen.seats))
        number = self.room.requests.get((turn, self.seat), 0)
        if number >= self.room.settings.requests_per_turn:
            raise Refused("not-allowed", "asked-enough")
        self.room.requests = {(turn, self.seat): number + 1}

    def _check_no_ballot(self) -> None:
        if self.room.ballot:
            raise Refused("not-now", "request-open")

    def _ballot(self, kind: Any, voters: set[int]) -> Ballot:
        room, table = self.room, self.room.table
        seen = table.game.view(None) if table.game else None
        return Ballot(
            room.next_ballot(),
            kind,
            self.seat,
            frozenset(voter for voter in voters if room.is_connected(voter)),
            room.now + room.settings.vote_time,
            table.acts,
            turn=seen.turns(self.seat) + (seen.turn == self.seat) if seen else 0,
        )

    async def vote(self, message: m.Vote) -> None:
        """Accept or deny the open request."""
        room = self.room
        async with room.lock:
            ballot = room.ballot
            if ballot is None or ballot.number != message.request:
                raise Refused("not-now", "no-request")
            ballot.vote(self.seat, accept=message.accept)
            if ballot.is_denied:
                room.ballot = None
            room.publish()
        await self._settle(ballot)

    async def _settle(self, ballot: Ballot) -> None:
        """Do what all have accepted."""
        room = self.room
        if room.ballot is not ballot or not ballot.is_accepted:
            return
        room.ballot = None
        if ballot.kind == "undo":
            await room.carry_out(lambda table: table.take_back(ballot.to) if table.acts == ballot.acts else None)
        elif ballot.target is not None:
            await self._seat_bot(ballot.target, ballot.bot)

    # People

    async def chat(self, message: m.Chat) -> None:
        """Say something."""
        text = " ".join(message.text.split())
        if not text:
            raise Refused("bad-message", "nothing-said")
        name = "" if self.guest.seat is None else self.chair.name
        self.room.say(self.guest.seat, name, text)

    async def rename(self, message: m.Rename) -> None:
        """Change one's name."""
        room, chair = self.room, self.chair
        async with room.lock:
            others = [other.name for other in room.table.chairs if other is not chair]
            try:
                chair.name = told_apart(message.name, others)
            except BadPlayers as problem:
                raise Refused("bad-name", value=named_in(problem)) from problem
            await room.save_chairs()
            room.rename()

    async def replace(self, message: m.Replace) -> None:
        """Put a bot where somebody is missing."""
        room, table = self.room, self.room.table
        find_player(message.bot, allow_commands=message.bot in room.settings.programs)
        async with room.lock:
            self._check_replaceable(message.seat)
            if not self.chair.owner:
                self._check_no_ballot()
                ballot = self._ballot("replace", {person for person in table.people if person not in (self.seat, message.seat)})
                ballot.target, ballot.bot = message.seat, message.bot
                room.open_ballot(ballot)
        if self.chair.owner:
            await self._seat_bot(message.seat, message.bot)
        else:
            await self._settle(ballot)

    def _check_replaceable(self, seat: int) -> None:
        table = self.room.table
        if seat >= len(table.chairs):
            raise Refused("bad-seats", "no-seat", value=seat)
        chair = table.chairs[seat]
        if chair.kind == "bot" or table.stage == "over" or self.room.is_connected(seat):
            raise Refused("not-allowed", "seat-taken", value=seat)
        if chair.kind == "open" and not self.chair.owner:
            raise Refused("not-allowed", "owner-only")

    async def _seat_bot(self, seat: int, bot: str) -> None:
        room = self.room
        async with room.lock:
            self._check_replaceable(seat)
            room.table.seat_bot(seat, bot, Texts(self.guest.language))
            await room.save_chairs()
            room.forget_feeds()
        room.drive()

    async def rematch(self, _: m.Rematch) -> None:
        """Play again."""
        self.seat  # noqa: B018 – spectators are refused
        await self.hall.rematch(self.room)

    # Messages

    async def snapshot(self, _: m.AskSnapshot) -> None:
        """Send everything anew."""
        async with self.room.lock:
            self.room.show_all(self.guest)

    async def after(self, message: m.After) -> None:
        """Send what was missed."""
        async with self.room.lock:
            feed = self.guest.feed
            self.room.show_all(self.guest, feed.id if feed else "", message.after)

    async def language(self, message: m.Language) -> None:
        """Go on in another language."""
        async with self.room.lock:
            self.guest.language = check_language(message.language)
            self.room.show_all(self.guest)

    async def preferences(self, message: m.Preferences) -> None:
        """Play differently from now on; if the open question is one of habit now, it is answered."""
        await self.room.follow(self.seat, Preferences(check_habits(message.habits), message.pace))


def find_card_for_answer(slug: str) -> str:
    """The name of a card that is answered."""
    try:
        return find_card(slug).name
    except UnknownCard as problem:
        raise Refused("illegal-answer", "no-card", value=named_in(problem)) from problem


DEEDS: dict[type, Callable[[Desk, Any], Awaitable[str | None]]] = {
    m.Answer: Desk.answer,
    m.PlayTreasures: Desk.play_treasures,
    m.EndActions: Desk.end_actions,
    m.EndTurn: Desk.end_turn,
    m.Command: Desk.command,
    m.Undo: Desk.undo,
    m.Redo: Desk.redo,
    m.RequestUndo: Desk.request_undo,
    m.Vote: Desk.vote,
    m.Chat: Desk.chat,
    m.Rename: Desk.rename,
    m.Replace: Desk.replace,
    m.Rematch: Desk.rematch,
    m.AskSnapshot: Desk.snapshot,
    m.After: Desk.after,
    m.Language: Desk.language,
    m.Preferences: Desk.preferences,
}
"""What each message does. `hello` and `ping` are the connection's own."""
