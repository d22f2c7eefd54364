"""What happens with each message of a client: the deeds of players, and what they ask of each other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

from fiefdom.bots.bot import find_player
from fiefdom.game.question import PASS, kind_of
from fiefdom.game.record import is_public
from fiefdom.server import wire as m
from fiefdom.server.advising import AdviceToGuest
from fiefdom.server.chairs import Chair, free_name
from fiefdom.server.feed import ENCODER
from fiefdom.server.guard import Bucket
from fiefdom.server.habits import Preferences, check_habits
from fiefdom.server.refusal import Refused
from fiefdom.server.room import Room, Visitor
from fiefdom.server.table import Table, TableAct
from fiefdom.server.telling import told_by_bots
from fiefdom.text.languages import check_language
from fiefdom.text.texts import Texts
from fiefdom.text.typed import Command, parse

if TYPE_CHECKING:
    from fiefdom.server.hall import Hall


class Desk:
    """Where the messages of one guest of a room arrive. `handle` gives what a command wanted to know, mostly nothing."""

    def __init__(self, hall: Hall, room: Room, guest: Visitor, purse: Bucket | None = None) -> None:
        self.hall = hall
        self.room = room
        self.guest = guest
        self.purse = purse
        self.advice = AdviceToGuest(hall.advisers, room, guest, purse)

    async def handle(self, message: m.ClientMessage) -> str:
        deed = DEEDS.get(type(message))
        if deed is None:
            raise Refused("no-hello.second-hello")
        return await deed(self, message) or ""

    @property
    def seat(self) -> int:
        """The seat of the guest; spectators have none."""
        if self.guest.seat is None:
            raise Refused("not-seated")
        return self.guest.seat

    @property
    def chair(self) -> Chair:
        return self.room.table.chairs[self.seat]

    async def _act(self, deed: Callable[[Table], TableAct | None]) -> None:
        def visible_deed(table: Table) -> TableAct | None:
            self._check_curtain()
            return deed(table)

        self._check_curtain()
        await self.room.carry_out(visible_deed)

    def _check_curtain(self) -> None:
        """Nobody acts on what they cannot see yet, or when their time is out."""
        if self.chair.out_of_time and self.room.table.stage == "playing":
            raise Refused("not-now.time-out")
        if self.room.reactions.hides_from(self.seat):
            raise Refused("not-now.others-react")

    # Deciding

    async def answer(self, message: m.AnswerQuestion) -> None:
        game = self.room.table.game
        asked = game.question if game else None
        is_spoken = asked is not None and asked.kind != "card"
        find = self.room.table.kingdom.find
        cards = [card if card == PASS or is_spoken else find(card).name for card in message.cards]
        await self._unless_repeated(message.question, lambda table: table.answer(self.seat, message.question, cards))

    async def go_on(self, message: m.PlayTreasures | m.EndActions | m.EndTurn) -> None:
        """Go on with the turn as the message says."""
        deed = {m.PlayTreasures: Table.play_treasures, m.EndActions: Table.end_actions, m.EndTurn: Table.end_turn}[type(message)]
        await self._unless_repeated(message.question, lambda table: deed(table, self.seat, message.question))

    async def _unless_repeated(self, number: int, deed: Callable[[Table], TableAct | None]) -> None:
        """Act, unless the question was answered before: then all is well already, also behind a curtain."""
        if self.room.table.has_answered(self.seat, number):
            await self.room.settled()
        else:
            await self._act(deed)

    async def command(self, message: m.TypedCommand) -> str:
        table, seat = self.room.table, self.seat
        if table.game is None:
            raise Refused("not-now.not-begun")
        self._check_curtain()
        texts = Texts(self.guest.language)
        command = parse(message.text, texts, table.game.view(seat, open_counts=table.plan.options.open_counts))
        if command.kind == "card" and command.card:
            return f"{texts.card(command.card)}: {texts.text(command.card, table.plan.edition)}"
        return await self._typed(command, table.question_number(seat))

    async def _typed(self, command: Command, number: int) -> str:
        deeds: dict[str, Callable[[Table], TableAct | None]] = {
            "answer": lambda table: table.answer(self.seat, number, command.answers),
            "treasures": lambda table: table.play_treasures(self.seat, number),
            "end-turn": lambda table: table.end_turn(self.seat, number),
            "undo": self._undo,
            "redo": self._redo,
        }
        if command.kind in deeds:
            await self._act(deeds[command.kind])
            return ""
        if command.kind in ("show", "help"):
            return ""
        raise Refused("not-understood.no-meaning", value=command.kind)

    async def show_me(self, _: m.ShowMe) -> None:
        """Let the coach point at what goes on, or give a puzzle up."""
        table = self.room.table
        if table.coach:
            table.coach.show()
        elif table.riddle and table.riddle.is_open:
            table.riddle.show()
            await self.room.note_try()
        else:
            raise Refused("not-now.no-lesson")
        self.room.show(self.seat)

    async def hint(self, _: m.AskHint) -> None:
        """Give a hint at a puzzle."""
        riddle = self.room.table.riddle
        if riddle is None or not riddle.is_open:
            raise Refused("not-now.no-puzzle")
        riddle.hint()
        self.room.show(self.seat)

    async def choose(self, message: m.ChooseCards) -> None:
        """Do one's part in choosing the cards; after the last one the game begins."""
        room = self.room
        async with room.lock:
            room.table.choose(self.seat, message.cards, message.kingdom)
            await room.save_plan()
            room.forget_feeds()
            room.timing.follow()
        room.driver.start()

    # Advice

    async def advise(self, message: m.AskAdvice) -> None:
        self._check_curtain()
        await self.advice.start(self.seat, message.question)

    async def stop_advice(self, _: m.StopAdvice) -> None:
        self.advice.stop()

    async def ask_bots(self, _: m.AskBots) -> None:
        """Ask the bots that think what they are up to."""
        self._check_curtain()
        if self.purse:
            self.purse.pay(asyncio.get_running_loop().time(), Refused("too-fast.too-much-study"))
        self.guest.send(ENCODER.encode(await told_by_bots(self.room, self.seat, self.guest.language)))

    # Taking back

    async def undo(self, _: m.Undo) -> None:
        await self._act(self._undo)

    async def redo(self, _: m.Redo) -> None:
        await self._act(self._redo)

    def _undo(self, table: Table) -> TableAct:
        self._check_no_secrets()
        return table.undo(self.seat)

    def _redo(self, table: Table) -> TableAct:
        self._check_no_secrets()
        return table.redo(self.seat)

    def _check_no_secrets(self) -> None:
        """Whoever is asked in secret does nothing by which the others would learn of it."""
        if self.room.reactions.is_secret:
            raise Refused("not-now.others-react")

    async def request_undo(self, _: m.RequestUndo) -> None:
        room, seat = self.room, self.seat
        async with room.lock:
            table, voting = room.table, room.voting
            voting.check_none_open()
            self._check_no_secrets()
            if not table.can_ask(seat):
                raise Refused("not-allowed.nothing-to-ask")
            to, decision = table.to_take_back(seat)
            self._count_request(table)
            ballot = voting.prepare("undo", seat, frozenset(table.people) - {seat}, lambda: room.take_back(to, ballot.acts))
            if table.game is not None and is_public(decision, table.game.kingdom):
                ballot.question = decision.id
                is_card = decision.answer != PASS and kind_of(decision.id) == "card"
                ballot.cards = (table.kingdom.find(decision.answer).slug,) if is_card else ()
            voting.open(ballot)
        await voting.settle()

    def _count_request(self, table: Table) -> None:
        assert table.game is not None
        seen = table.game.view(None)
        self.room.voting.count_request(sum(seen.turns(seat) for seat in range(seen.seats)), self.seat)

    async def vote(self, message: m.Vote) -> None:
        voting = self.room.voting
        async with self.room.lock:
            voting.vote(message.request, self.seat, accept=message.accept)
        await voting.settle()

    # People

    async def chat(self, message: m.Chat) -> None:
        text = " ".join(message.text.split())
        if not text:
            raise Refused("message.nothing-said")
        name = "" if self.guest.seat is None else self.chair.name
        self.room.say(self.guest.seat, name, text)

    async def rename(self, message: m.Rename) -> None:
        room, chair = self.room, self.chair
        if chair.account:
            raise Refused("not-allowed.own-name")
        async with room.lock:
            others = [other.name for other in room.table.chairs if other is not chair]
            chair.name = free_name(message.name, others)
            await room.save_chairs()
            room.rename()

    async def replace(self, message: m.Replace) -> None:
        room, voting, language = self.room, self.room.voting, self.guest.language
        find_player(message.bot, allow_commands=message.bot in room.settings.programs)
        is_owner = self.seat == room.table.owner
        async with room.lock:
            room.seating.check_replaceable(message.seat)
            if room.table.chairs[message.seat].kind == "open" and not is_owner:
                raise Refused("not-allowed.owner-only")
            if not is_owner:
                voting.check_none_open()
                voters = frozenset(room.table.people) - {self.seat, message.seat}
                ballot = voting.prepare("replace", self.seat, voters, lambda: room.seating.seat_bot(message.seat, message.bot, language))
                ballot.target = message.seat
                voting.open(ballot)
        if is_owner:
            await room.seating.seat_bot(message.seat, message.bot, language)
        else:
            await voting.settle()

    async def concede(self, _: m.Concede) -> None:
        await self.room.seating.give_up(self.seat, self.guest.language)

    async def claim(self, _: m.ClaimWin) -> None:
        await self.room.seating.claim(1 - self.seat if self.seat < 2 else 0, self.guest.language)

    async def rematch(self, _: m.Rematch) -> None:
        """Ask the others for another game, or agree if somebody has asked; where the players have gone on already, go there."""
        room, seat = self.room, self.seat
        async with room.lock:
            table, voting = room.table, room.voting
            if table.stage != "over":
                raise Refused("not-now.rematch-early")
            if table.successor:
                self.guest.send(ENCODER.encode(m.Moved(table=table.successor)))
                return
            ballot = voting.ballot
            if ballot and ballot.kind == "rematch" and ballot.seat != seat:
                voting.vote(ballot.number, seat, accept=True)
            else:
                voting.check_none_open()
                voting.open(voting.prepare("rematch", seat, frozenset(table.people) - {seat}, lambda: self.hall.rematch(room)))
        await voting.settle()

    # Messages

    @contextlib.asynccontextmanager
    async def _unchanging(self) -> AsyncIterator[None]:
        """While nothing changes that the guest can see. How long others take to do something behind the curtain is their secret."""
        async with contextlib.nullcontext() if self.room.reactions.hides_from(self.guest.seat) else self.room.lock:
            yield

    async def snapshot(self, _: m.AskSnapshot) -> None:
        async with self._unchanging():
            self.room.show_all(self.guest)

    async def after(self, message: m.After) -> None:
        async with self._unchanging():
            feed = self.guest.feed
            self.room.show_all(self.guest, feed.id if feed else "", message.after)

    async def language(self, message: m.Language) -> None:
        async with self._unchanging():
            self.guest.language = check_language(message.language)
            self.room.show_all(self.guest)

    async def preferences(self, message: m.SetPreferences) -> None:
        """Play differently from now on; if the open question is one of habit now, it is answered."""
        await self.room.follow(self.seat, Preferences(check_habits(message.habits), message.pace))


DEEDS: dict[type, Callable[[Desk, Any], Awaitable[str | None]]] = {
    m.AnswerQuestion: Desk.answer,
    m.PlayTreasures: Desk.go_on,
    m.EndActions: Desk.go_on,
    m.EndTurn: Desk.go_on,
    m.ChooseCards: Desk.choose,
    m.TypedCommand: Desk.command,
    m.Undo: Desk.undo,
    m.Redo: Desk.redo,
    m.RequestUndo: Desk.request_undo,
    m.Vote: Desk.vote,
    m.Chat: Desk.chat,
    m.Rename: Desk.rename,
    m.Replace: Desk.replace,
    m.Concede: Desk.concede,
    m.ClaimWin: Desk.claim,
    m.Rematch: Desk.rematch,
    m.AskSnapshot: Desk.snapshot,
    m.After: Desk.after,
    m.Language: Desk.language,
    m.SetPreferences: Desk.preferences,
    m.ShowMe: Desk.show_me,
    m.AskHint: Desk.hint,
    m.AskAdvice: Desk.advise,
    m.StopAdvice: Desk.stop_advice,
    m.AskBots: Desk.ask_bots,
}
"""What each message does. `hello` and `ping` are the connection's own."""
