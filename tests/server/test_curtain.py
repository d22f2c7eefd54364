"""Nobody can tell by bytes or by the clock whether somebody holds a Reaction: twin games in which one player does, or does not."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from unittest import mock

import pytest

from fiefdom.game.decision import Decision
from fiefdom.game.game import Game, first_starter
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.record import Setup
from fiefdom.game.view import View
from fiefdom.server import table as tables
from fiefdom.server.lean_game import LeanGame
from fiefdom.server.picture import ClockRule
from fiefdom.server.thinkers import Seen
from tests.server.local import Client, HandClock, Local, QuickThinkers, local, run
from tests.stages import staged

KINGDOM = "Militia, Witch, Bureaucrat, Bandit, Spy, Thief, Moat, Throne Room, Vassal, Village"
FIRST_EDITION = "Militia, Witch, Bureaucrat, Cellar, Spy, Thief, Moat, Throne Room, Smithy, Village"
ATTACKS = ("militia", "witch", "bureaucrat", "bandit", "spy", "thief")
EVERYTHING = "Throne Room, Vassal, Village, Militia, Witch, Bureaucrat, Bandit, Spy, Thief, Copper x2"
WINDOW, BOT_WINDOW, QUARTER = 4.0, 0.5, 0.25

PLAYS = {
    "alone": ("{}",),
    "doubled": ("throne-room", "{}"),
    "by Vassal": ("vassal", "{}"),
    "by a doubled Vassal": ("throne-room", "vassal", "{}", "{}"),
    "after another": ("village", "militia", "{}"),
}


@dataclass(frozen=True)
class Twin:
    """A game in which the player `holder` has a Moat in hand, or, if not `held`, in the deck. Another one has one in any case."""

    cards: tuple[str, ...]
    """What the first player answers."""

    held: bool
    players: int = 2
    holder: int = 1
    another: int = 0
    seats: tuple[str, ...] = ()
    delay: float = 1.0
    """How long whoever is asked for a Reaction thinks; they refuse."""

    restart_after: float | None = None
    habits: dict[str, Any] = field(default_factory=dict)
    kingdom: str = KINGDOM
    edition: str = "both"
    forced: str = ""
    """The only other Action in hand."""

    clock: ClockRule | None = None
    shown: tuple[tuple[int, str], ...] = ()
    """The Reactions that are shown, one after the other: by which seat, and which."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.seats or tuple(f"P{seat}" for seat in range(self.players))

    def position(self) -> Position:
        """Where it begins. The decks are such that every Attack finds something, the same in both games."""
        hand = f"Throne Room, {self.forced.title()}, Copper x3" if self.forced else EVERYTHING
        on_deck = ", ".join([(self.forced or self.cards[-1]).title()] * 3)
        lines = [f"edition = {self.edition}", f"kingdom = {self.kingdom}", f"players = {', '.join(f'p{n}' for n in range(self.players))}"]
        lines += [f"p0.hand = {hand}", f"p0.deck = {on_deck}, Copper x9, Moat", "p0.actions = 5"]
        for seat in range(1, self.players):
            has_moat = self.held if seat == self.holder else seat == self.another
            in_hand, below = ("Moat", "Copper") if has_moat else ("Copper", "Moat")
            deck = "Silver, Gold, Silver, Gold, Estate, Silver, Gold, Silver, Gold"
            lines += [f"p{seat}.hand = {in_hand}, Copper x2, Estate x2", f"p{seat}.deck = {deck}, {below}"]
        return staged("\n".join(lines))


@contextlib.contextmanager
def beginning_with(position: Position) -> Iterator[None]:
    """Let every new game begin with a position and its first player, also when it is restored."""

    class Staged(LeanGame):
        def __init__(self, setup: Setup, engine: Any = None) -> None:
            super().__init__(setup, engine)
            self.position = position.copy()

        def whole(self) -> Game:
            game = Game(self.setup)
            game.position = position.copy()
            for entry in self.entries:
                game._replay(entry)
            return game

    seed = next(seed for seed in range(100) if first_starter(position.seats, Random(seed)) == 0)
    with mock.patch.object(tables, "LeanGame", Staged), mock.patch.object(secrets, "randbits", return_value=seed):
        yield


def staging(twin: Twin) -> contextlib.AbstractContextManager[None]:
    """Let every new game begin as the twin does."""
    return beginning_with(twin.position())


class Script:
    """What is answered: the plan, no Reaction but those that are `shown`, and all else there is to decide the same way every time."""

    def __init__(self, cards: tuple[str, ...], shown: Sequence[tuple[int, str]] = ()) -> None:
        self.cards = list(cards)
        self.shown = list(shown)

    def answers(self, asked: str, cards: list[str], remaining: int, seat: int = 0) -> list[str] | None:
        """None when the plan is carried out."""
        if asked.endswith(".reveal") and self.shown and self.shown[0][0] == seat and self.shown[0][1] in cards:
            return [self.shown.pop(0)[1]]
        if asked in SAID:
            return [SAID[asked]]
        if asked in ("action", "throne-room.play", "vassal.play"):
            return [self.cards.pop(0)] if self.cards else None
        if asked in ("treasure", "buy"):
            return None
        if asked in ("militia.discard", "diplomat.discard"):
            return ["copper" if "copper" in cards else "silver"] * remaining
        return cards[:1] if asked in ("thief.trash", "bandit.trash", "bureaucrat.topdeck", "swindler.gain") else []


SAID = {"minion.choose": "+2-coins", "torturer.choose": "gain-curse"}
"""What is answered where no card is asked for."""


class Scripted(QuickThinkers):
    """Bots that follow the script too, and end their turn then."""

    script: Script

    def answer_at_once(self, view: View, bot: str) -> None:
        """Never: none of them goes by its strategy."""

    async def answer(self, view: View, bot: str, player: str, seen: Seen | None = None) -> str:
        question = view.question
        assert question is not None
        chosen = self.script.answers(question.id, [card.slug for card in question.cards], 1, question.seat)
        names = {**{card.slug: card.name for card in question.cards}, **{label: label for label in question.labels}}
        return names[chosen[0]] if chosen else PASS


@dataclass
class Course:
    """What everybody but the one who may hold a Moat was sent, and when, since the game began."""

    seen: dict[str, list[tuple[float, bytes]]] = field(default_factory=dict)
    asked: list[tuple[int, float]] = field(default_factory=list)
    """The people who were asked for a Reaction, and when."""

    refused: list[int] = field(default_factory=list)
    """The seats that have shown no Reaction, in the record."""

    shown: list[tuple[int, str]] = field(default_factory=list)
    """The seats that have shown one, and which."""


class Performance:
    """Plays a twin, and notes what everybody is sent."""

    def __init__(self, twin: Twin, here: Local) -> None:
        self.twin = twin
        self.here = here
        self.script = Script(twin.cards, twin.shown)
        self.course = Course()
        self.people: dict[int, Client] = {}
        self.table = ""
        self.tokens: list[str] = []
        self.began: dict[tuple[Client, int], float] = {}

    async def play(self) -> Course:
        twin, here = self.twin, self.here
        assert isinstance(here.hall.thinkers, Scripted)
        here.hall.thinkers.script = self.script
        self.table, self.tokens = await here.table(*twin.names, kingdom=twin.kingdom, edition=twin.edition, clock=twin.clock)
        await self.connect()
        restart_at = twin.restart_after
        began = here.clock.now
        while await self.step():
            assert here.clock.now < began + 100, "nobody is asked any more"
            if restart_at is not None and here.clock.now >= began + restart_at:
                restart_at = None
                self.note()
                await here.restart()
                await self.connect()
        self.note()
        game = here.hall.rooms[self.table].table.game
        assert game is not None
        decisions = [entry for entry in game.entries if isinstance(entry, Decision) and entry.id.endswith(".reveal")]
        self.course.refused = [int(decision.player) - 1 for decision in decisions if decision.answer == PASS]
        self.course.shown = [(int(decision.player) - 1, decision.answer.lower()) for decision in decisions if decision.answer != PASS]
        return self.course

    async def connect(self) -> None:
        here, twin = self.here, self.twin
        for seat, token in enumerate(self.tokens):
            if token:
                self.people[seat] = await here.client(self.table, token)
        self.spectator = await here.client(self.table)
        if twin.habits:
            await self.people[twin.holder].ask("preferences", habits=twin.habits)
        await here.settle()

    def note(self) -> None:
        """Note what was sent: the table's address is another one every time, and so are the names of feeds."""
        for name, client in {**{str(seat): client for seat, client in self.people.items()}, "spectator": self.spectator}.items():
            if name != str(self.twin.holder):
                told = [(time, data.replace(self.table.encode(), b"TABLE")) for time, data in zip(client.times, client.raw, strict=True)]
                self.course.seen.setdefault(name, []).extend(entry for entry in told if b'"type":"welcome"' not in entry[1])

    async def step(self) -> bool:
        """Let whoever can decide do so, or time pass; False when the plan is carried out."""
        here = self.here
        await here.settle()
        for seat, client in self.people.items():
            question = client.question
            if question and question["id"].endswith(".reveal") and not self.has_thought(seat, client):
                continue
            if question:
                cards = self.script.answers(question["id"], question["cards"], question["remaining"], seat)
                if cards is None:
                    return False
                assert (await client.answer(*cards))["type"] == "done"
                return True
        await here.wait(QUARTER)
        return True

    def has_thought(self, seat: int, client: Client) -> bool:
        """Whether somebody has had the time to think about a Reaction."""
        number = client, client.state["question"]["number"]
        if number not in self.began:
            self.began[number] = self.here.clock.now
            self.course.asked.append((seat, self.here.clock.now))
        return self.here.clock.now >= self.began[number] + self.twin.delay


def course_of(twin: Twin) -> Course:
    """Play a twin."""
    found: list[Course] = []

    async def main() -> None:
        clock = HandClock()
        async with local(clock=clock, thinkers=Scripted(), reaction_window=WINDOW, bot_reaction_window=BOT_WINDOW) as here:
            found.append(await Performance(twin, here).play())

    with staging(twin):
        run(main())
    return found[0]


def assert_equal_courses(twin: Twin) -> Course:
    """Whether somebody holds a Moat makes no difference to a byte, or to when it comes, for anybody else."""
    held, none = course_of(twin), course_of(replace(twin, held=False))
    assert held.seen.keys() == none.seen.keys()
    for viewer, told in held.seen.items():
        assert told == none.seen[viewer], viewer
    assert held.refused.count(twin.holder) > none.refused.count(twin.holder)
    assert held.shown == none.shown == list(twin.shown)
    return held


def cards_of(way: str, attack: str) -> tuple[str, ...]:
    return tuple(card.format(attack) for card in PLAYS[way])


@pytest.mark.parametrize("way", PLAYS)
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_refused_moat_is_as_none_whatever_is_played(attack: str, way: str) -> None:
    assert_equal_courses(Twin(cards_of(way, attack), held=True))


@pytest.mark.parametrize("attack", ["militia", "witch", "bureaucrat", "spy", "thief"])
def test_a_refused_moat_is_as_none_where_throne_room_leaves_no_choice(attack: str) -> None:
    """In the first edition Throne Room has to be used: what it plays twice here is played without being chosen."""
    twin = Twin(("throne-room",), held=True, kingdom=FIRST_EDITION, edition="1", forced=attack)
    assert assert_equal_courses(twin).refused == [1, 1]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_refused_moat_is_as_none_among_many(attack: str, players: int) -> None:
    """Also to another player who is asked, before or after the one who may hold a Moat."""
    for holder, another in {(1, players - 1), (players - 1, 1), (players // 2, players - 1)}:
        twin = Twin(cards_of("doubled", attack), held=True, players=players, holder=holder, another=another if another != holder else 0)
        assert {seat for seat, _ in assert_equal_courses(twin).asked} == {holder, another}


@pytest.mark.parametrize("delay", [0.0, 3.75])
@pytest.mark.parametrize("attack", ATTACKS)
def test_how_long_somebody_thinks_is_seen_by_nobody(attack: str, delay: float) -> None:
    assert_equal_courses(Twin(cards_of("doubled", attack), held=True, players=3, delay=delay, another=2))


@pytest.mark.parametrize("restart_after", [0.25, 2.0, 4.25, 6.0])
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_refused_moat_is_as_none_after_a_restart(attack: str, restart_after: float) -> None:
    """Before the first player has answered, afterwards, and with the second play of the Attack."""
    twin = Twin(cards_of("doubled", attack), held=True, players=3, another=2, restart_after=restart_after)
    assert_equal_courses(twin)


@pytest.mark.parametrize("way", ["alone", "doubled"])
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_moat_that_is_never_shown_by_habit_is_as_none(attack: str, way: str) -> None:
    held = assert_equal_courses(Twin(cards_of(way, attack), held=True, players=3, habits={"moat.reveal": "no"}))
    assert held.asked == []


@pytest.mark.parametrize("way", ["alone", "doubled"])
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_moat_that_a_bot_does_not_show_is_as_none(attack: str, way: str) -> None:
    """The bot is the only other player, the first of several, and the last one."""
    for seats, another in (
        (("Ana", "bot:big-money"), 0),
        (("Ana", "bot:big-money", "bot:big-money"), 2),
        (("Ana", "bot:big-money", "Ola"), 2),
    ):
        assert_equal_courses(Twin(cards_of(way, attack), held=True, players=len(seats), seats=seats, another=another))
        if len(seats) > 2:
            assert_equal_courses(Twin(cards_of(way, attack), held=True, players=len(seats), seats=seats, holder=2, another=1))


@pytest.mark.parametrize("way", ["alone", "doubled"])
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_moat_that_is_not_shown_to_a_bot_is_as_none(attack: str, way: str) -> None:
    """A bot attacks: another person, another bot and spectators learn nothing, neither of a person's Moat nor of a bot's."""
    seats = ("bot:big-money", "Ana", "Ola", "bot:big-money")
    for holder in (2, 3):
        assert_equal_courses(Twin(cards_of(way, attack), held=True, players=4, seats=seats, holder=holder, another=1))


@pytest.mark.parametrize("rule", [ClockRule(per="turn", seconds=60), ClockRule(per="game", seconds=900)], ids=lambda rule: rule.per)
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_refused_moat_is_as_none_where_there_are_clocks(attack: str, rule: ClockRule) -> None:
    """Whose clock runs, what it says and when that is told: all of it is the same, also after a restart behind the curtain."""
    for restart_after in (None, 2.0):
        twin = Twin(cards_of("doubled", attack), held=True, players=3, another=2, restart_after=restart_after, clock=rule)
        told = [data for _, data in assert_equal_courses(twin).seen["spectator"] if b'"type":"clock"' in data]
        assert told


# What those see who are asked


async def attacked(here: Local, twin: Twin) -> tuple[Client, str]:
    """The client of the first person at a table where a bot has just attacked, and the table."""
    thinkers = here.hall.thinkers
    assert isinstance(thinkers, Scripted)
    thinkers.script = Script(twin.cards)
    table, tokens = await here.table(*twin.names, kingdom=twin.kingdom, edition=twin.edition)
    client = await here.client(table, next(token for token in tokens if token))
    await here.wait(BOT_WINDOW)
    return client, table


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("person", [1, 2, 3])
def test_the_only_person_among_bots_is_always_asked_and_has_all_the_time(attack: str, person: int) -> None:
    """Whether bots could react before or after them: all of them own a Moat."""
    seats = ["bot:big-money"] * 4
    seats[person] = "Ana"
    twin = Twin((attack,), held=True, players=4, holder=person, seats=tuple(seats))

    async def main() -> None:
        for shown in (True, False):
            async with local(clock=HandClock(), thinkers=Scripted(), reaction_window=WINDOW, bot_reaction_window=BOT_WINDOW) as here:
                ana, _ = await attacked(here, twin)
                await here.wait(2 * BOT_WINDOW)
                assert ana.question
                assert (ana.question["id"], ana.question["seconds"]) == ("moat.reveal", None)
                await here.wait(100_000)
                assert ana.question
                assert ana.question["id"] == "moat.reveal"
                await ana.answer(*["moat"] * shown)
                await here.wait(2 * BOT_WINDOW)
                events = [event for message in ana.got for event in message.get("events", [])]
                moats = [event["seat"] for event in events if (event["verb"], event["card"]) == ("reveal", "moat")]
                assert moats == [person] * shown

    with staging(twin):
        run(main())


def test_the_only_person_has_a_limit_where_a_spectator_would_notice() -> None:
    twin = Twin(("witch",), held=True, seats=("bot:big-money", "Ana"))

    async def main() -> None:
        async with local(clock=HandClock(), thinkers=Scripted(), reaction_window=WINDOW, bot_reaction_window=BOT_WINDOW) as here:
            thinkers = here.hall.thinkers
            assert isinstance(thinkers, Scripted)
            thinkers.script = Script(twin.cards)
            table, tokens = await here.table(*twin.names, kingdom=twin.kingdom, edition=twin.edition)
            room = here.hall.rooms[table]
            async with room.lock:
                arriving = [asyncio.create_task(here.client(table)), asyncio.create_task(here.client(table, tokens[1]))]
                await asyncio.sleep(0)
            _, ana = [await client for client in arriving]
            await here.settle()
            assert ana.question
            assert ana.question["seconds"] == WINDOW

    with staging(twin):
        run(main())


def test_what_was_shown_stays_so_after_a_restart() -> None:
    twin = Twin(("militia",), held=False)

    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=WINDOW) as here:
            table, tokens = await here.table(*twin.names, kingdom=twin.kingdom, edition=twin.edition)
            ana, ola = [await here.client(table, token) for token in tokens]
            await ana.answer("militia")
            await here.wait(WINDOW)
            assert ola.question
            log = ola.log
            await here.restart()
            ola = await here.client(table, tokens[1])
            assert ola.log == log
            assert ola.question
            assert ola.question["id"] == "militia.discard"

    with staging(twin):
        run(main())


def test_whoever_is_asked_has_a_whole_window_again_after_a_restart() -> None:
    twin = Twin(("militia",), held=True)

    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=WINDOW) as here:
            table, tokens = await here.table(*twin.names, kingdom=twin.kingdom, edition=twin.edition)
            ana, ola = [await here.client(table, token) for token in tokens]
            await ana.answer("militia")
            await here.wait(WINDOW - 1)
            await here.restart()
            ana, ola = [await here.client(table, token) for token in tokens]
            assert ola.question
            assert ola.question["seconds"] == WINDOW
            assert ana.question is None
            await here.wait(WINDOW)
            assert ana.question

    with staging(twin):
        run(main())


def test_a_player_is_asked_after_the_window_of_the_one_before_or_when_that_one_has_shown_a_moat() -> None:
    twin = Twin(("witch",), held=True, players=3, another=2)

    async def main() -> None:
        for shown in (True, False):
            async with local(clock=HandClock(), reaction_window=WINDOW) as here:
                table, tokens = await here.table(*twin.names, kingdom=twin.kingdom, edition=twin.edition)
                attacker, first, second = [await here.client(table, token) for token in tokens]
                await attacker.answer("witch")
                await here.wait(1)
                await first.answer(*["moat"] * shown)
                await here.settle()
                assert (second.question is not None) == shown
                await here.wait(WINDOW - 1)
                assert second.question
                assert second.question["seconds"] == WINDOW

    with staging(twin):
        run(main())
