"""A history of what people did and saw at tables, and whether it fits what is stored: nothing lost, nothing doubled, nothing made up.

Every deed that was confirmed must be stored as it was done, everything that is stored for a person must have been done by them, and what
somebody was shown must be how the stored game begins. Deeds whose answer never came may be there or not.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from fiefdom.game.decision import Decision, read_entries
from fiefdom.server.chairs import Chair
from fiefdom.server.database import Database
from fiefdom.server.table_plan import TablePlan
from tests.server.clients import Greedy, Player

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 3.0
PATIENCE = 6.0
"""Seconds, as browsers wait between two tries to connect, and for an answer."""

TREASURES = {"copper", "silver", "gold", "pass"}
"""What playing all Treasures answers; an Action phase is passed for it."""

REACTIONS = {"moat"}
"""What the server answers for whoever does not react in time."""

GONE = (WebSocketException, OSError, TimeoutError)


class SeatAt(NamedTuple):
    """Somebody's place."""

    table: str
    seat: int


@dataclass
class Done:
    """Something that somebody wanted: cards as an answer to a question, all Treasures (None), or a name. It was confirmed, or refused."""

    who: SeatAt
    number: int
    cards: tuple[str, ...] | None = None
    name: str = ""
    fate: Literal["unknown", "done", "refused"] = "unknown"


@dataclass
class History:
    """What all people did and saw."""

    deeds: list[Done] = field(default_factory=list)
    shown: dict[SeatAt, list[str]] = field(default_factory=lambda: defaultdict(list))
    contradictions: list[str] = field(default_factory=list)

    def see(self, who: SeatAt, log: list[dict[str, Any]]) -> None:
        """Note what somebody was shown: all of it, as it is now. What was there before must be there still."""
        lines, before = [plain(entry["text"]) for entry in log], self.shown[who]
        if lines[: len(before)] != before:
            self.contradictions.append(f"{who}: the log has changed: {before[-3:]} became {lines[len(before) - 3 : len(before)]}")
        self.shown[who] = lines


NAME = re.compile(r"P(\d)x\d+")


def plain(text: str) -> str:
    """A line without the names of the moment."""
    return NAME.sub(r"P\1", text)


# Against what is stored


def problems(history: History, database: Database) -> list[str]:
    """Everything that does not fit."""
    found = list(history.contradictions)
    by_seat: dict[SeatAt, list[Done]] = defaultdict(list)
    for deed in history.deeds:
        by_seat[deed.who].append(deed)
    for who, deeds in by_seat.items():
        plan, chairs = database.execute("SELECT plan, chairs FROM tables WHERE id = ?", (who.table,)).fetchone()
        acts = [lines for (lines,) in database.execute("SELECT lines FROM acts WHERE table_id = ? ORDER BY number", (who.table,))]
        found += _wrong_answers(
            who, [deed for deed in deeds if not deed.name], stored_answers(acts, msgspec.json.decode(plan, type=TablePlan))
        )
        found += _wrong_name(who, [deed for deed in deeds if deed.name], msgspec.json.decode(chairs, type=list[Chair])[who.seat].name)
    return found


def stored_answers(acts: list[str], plan: TablePlan) -> dict[tuple[int, int], list[str]]:
    """What was answered, by the seat and the number of the question with which an act began."""
    counts: dict[str, int] = defaultdict(int)
    found: dict[tuple[int, int], list[str]] = {}
    kingdom = plan.the_kingdom()
    for lines in acts:
        entries = [entry for line in lines.splitlines() for entry in read_entries(line, own=kingdom.own_cards)]
        decisions = [entry for entry in entries if isinstance(entry, Decision)]
        for player in dict.fromkeys(decision.player for decision in decisions):
            own = [decision.answer for decision in decisions if decision.player == player]
            found[int(player) - 1, counts[player] + 1] = own
            counts[player] += len(own)
    return found


def slug(answer: str) -> str:
    return answer.lower().replace(" ", "-").replace("'", "")


def _wrong_answers(who: SeatAt, deeds: list[Done], stored: dict[tuple[int, int], list[str]]) -> Iterator[str]:
    tried: dict[int, list[Done]] = defaultdict(list)
    for deed in deeds:
        tried[deed.number].append(deed)
        if deed.fate == "done" and (who.seat, deed.number) not in stored:
            yield f"{who}: the confirmed answer to question {deed.number} is lost"
    for (seat, number), answers in stored.items():
        is_by_the_clock = not tried[number] and set(map(slug, answers)) <= REACTIONS
        if seat == who.seat and not is_by_the_clock and not any(deed.fate != "refused" and _fits(deed, answers) for deed in tried[number]):
            tries = [(deed.cards, deed.fate) for deed in tried[number]]
            yield f"{who}: {answers} is stored as an answer to question {number}, but nobody said so; tried was {tries}"


def _fits(deed: Done, answers: list[str]) -> bool:
    """Whether cards were stored as they were named; what follows of itself, the last card or the pass at the end, may be missing."""
    said = [slug(answer) for answer in answers]
    if deed.cards is None:
        return set(said) <= TREASURES
    return all(stored == wanted for stored, wanted in zip(said, deed.cards, strict=False))


def _wrong_name(who: SeatAt, deeds: list[Done], stored: str) -> Iterator[str]:
    """The last name that was confirmed holds, or one that was wanted after it."""
    confirmed = [place for place, deed in enumerate(deeds) if deed.fate == "done"]
    if confirmed and stored not in [deed.name for deed in deeds[confirmed[-1] :] if deed.fate != "refused"]:
        yield f"{who}: the confirmed name {deeds[confirmed[-1]].name} is lost, {stored} is stored"


# People


class Witness:
    """Somebody who plays, comes back whenever the line is lost, and notes everything."""

    def __init__(self, history: History, host: str, who: SeatAt, token: str, seed: int, think: float = 0.0) -> None:
        self.history, self.host, self.who, self.token = history, host, who, token
        self.choose = Greedy(seed)
        self.think = think
        self.confirmed = 0
        self.answers = 0
        self.renamed = 0
        self.away: list[float] = []
        """Seconds from losing the line to having it again."""
        self.is_over = False
        self.shown = ""
        """The last thing that was seen of the game."""
        self.lately: deque[str] = deque(maxlen=12)
        """What has happened, with the time, for whoever wants to know why somebody is stuck."""
        self.longest: tuple[float, list[str]] = (0.0, [])
        """The longest time away, and what had happened then."""
        self._asked = 0.0

    async def live(self, until: asyncio.Event) -> None:
        """Play until the game is over, or it is time to go."""
        pause, lost = 0.0, None
        while not until.is_set() and not self.is_over:
            await asyncio.sleep(pause)
            since = time.monotonic()
            try:
                async with connect(
                    f"ws://{self.host}/ws", max_size=None, open_timeout=PATIENCE, ping_interval=None, close_timeout=0.1
                ) as line:
                    client = Player(line)
                    reply = await self.ask(client, "hello", table=self.who.table, token=self.token)
                    if reply["type"] == "done":
                        if lost is not None:
                            self.away.append(time.monotonic() - lost)
                            self.longest = max(self.longest, (self.away[-1], list(self.lately)))
                        pause, lost = 0.0, None
                        self.note(client)
                        await self.play(client, until)
                    else:  # browsers do not hang up: whoever should come again is told so
                        await client.until(lambda _: False)
            except TimeoutError:
                since = self._asked or since  # nobody was there any more when the question was put
                self._tell("no answer")
            except GONE as problem:
                since = time.monotonic()
                self._tell(f"{type(problem).__name__}: {problem}")
            if not until.is_set() and not self.is_over:
                lost = since if lost is None else lost
                pause = min(LONGEST_PAUSE, pause * 2 or FIRST_PAUSE)

    def _tell(self, what: str) -> None:
        self.lately.append(f"{time.strftime('%H:%M:%S')} {what}")

    async def ask(self, client: Player, kind: str, **fields: Any) -> dict[str, Any]:
        self._asked = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            reply = await client.ask(kind, **fields)
        self._asked = 0.0
        if kind != "ping":
            self._tell(f"{kind} {fields.get('question', '')} {reply['type']} {reply.get('code', '')}")
        return reply

    def note(self, client: Player) -> None:
        self.history.see(self.who, client.log)
        question = client.question
        self.shown = f"stage {client.state['stage']}, question {question and question['number']}, {len(client.log)} lines"
        if question and question["number"] <= self.confirmed:
            self.history.contradictions.append(f"{self.who}: question {question['number']} is asked again, {self.confirmed} was answered")

    async def play(self, client: Player, until: asyncio.Event) -> None:
        while client.state["stage"] != "over" and not until.is_set():
            question = client.question
            if question and question["number"] > self.confirmed:
                await self.answer(client, question)
                if self.answers % 20 == 5:
                    await self.rename(client)
                await asyncio.sleep(self.think)
            else:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE / 4):
                        await client.read()
                        continue
                await self.ask(client, "ping")
            self.note(client)
        self.is_over = client.state["stage"] == "over"

    async def answer(self, client: Player, question: dict[str, Any]) -> None:
        cards = None if question["id"] == "treasure" else self.choose(client.state)
        deed = Done(self.who, question["number"], None if cards is None else tuple(cards))
        await self.do(client, deed, *(("play_treasures", {}) if cards is None else ("answer", {"cards": cards})))
        if deed.fate == "done":
            self.confirmed = deed.number
            self.answers += 1
            async with asyncio.timeout(PATIENCE):
                while client.question and client.question["number"] <= deed.number:
                    await client.read()  # a table that is given up just now confirms, and shows nothing any more: then the line ends

    async def rename(self, client: Player) -> None:
        self.renamed += 1
        deed = Done(self.who, 0, name=f"P{self.who.seat}x{self.renamed}")
        await self.do(client, deed, "rename", {"name": deed.name})

    async def do(self, client: Player, deed: Done, kind: str, fields: dict[str, Any]) -> None:
        self.history.deeds.append(deed)
        if not deed.name:
            fields = {**fields, "question": deed.number}
        reply = await self.ask(client, kind, **fields)
        deed.fate = "done" if reply["type"] == "done" else "refused"
