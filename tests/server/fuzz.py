"""Messages that no client should send, in all shades between noise and nearly right."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from fiefdom.cards.catalogue import CATALOGUE
from tests.server.local import Client, Local

KINDS = (
    "hello", "answer", "play_treasures", "end_actions", "end_turn", "command", "undo", "redo", "request_undo", "vote", "chat", "rename",
    "replace", "rematch", "snapshot", "after", "language", "preferences", "ping", "welcome", "update", "", "drop table",
)  # fmt: skip
RARE = frozenset(("hello", "snapshot", "after", "language", "rename", "replace"))
"""Messages that are answered with everything; a few of them are enough."""

FIELDS = (
    "number",
    "question",
    "cards",
    "text",
    "request",
    "accept",
    "name",
    "seat",
    "bot",
    "table",
    "token",
    "language",
    "feed",
    "after",
    "habits",
    "pace",
)
WORDS = (
    *(card.slug for card in CATALOGUE),
    "pass",
    "",
    "en",
    "he",
    "big-money",
    "treasures",
    "fast",
    "buy",
    "\u202e",
    "\x00",
    "<script>",
    "💥",
    "a" * 600,
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    5,
    6,
    2**31,
    2**53,
    2**63,
    2**64,
    1e308,
    0.5,
    [],
    {},
    [[]],
    ["copper"],
    "x",
    {"treasure": "yes"},
    {"moat.reveal": "no"},
)


class Fuzz:
    """Makes messages by lot, and sends them as several guests of a few tables."""

    def __init__(self, here: Local, seed: int, right: float = 0.35) -> None:
        self.here = here
        self.right = right
        """The share of messages that are nearly right, or right; these are slow, because they are carried out."""
        self.lots = Random(seed)
        self.seats: list[tuple[str, str]] = []
        self.clients: list[Client] = []
        self.codes: Counter[str] = Counter()

    async def set_up(self) -> None:
        """Three tables with everybody connected, and a spectator."""
        for seats in (("Ana", "Ola"), ("Ana", "bot:big-money"), ("Ana", "Ola", "Eva")):
            table, tokens = await self.here.table(*seats)
            self.seats += [(table, token) for token in tokens if token]
            self.seats.append((table, ""))
        self.clients = [await self.here.client(*seat) for seat in self.seats]

    async def run(self, messages: int) -> None:
        """Send so many messages."""
        for _ in range(messages):
            place = self.lots.randrange(len(self.clients))
            client = self.clients[place]
            await client.connection.receive(self.message(client))
            self._note(client)
            if client.connection.is_leaving:
                await client.connection.close()
                self.clients[place] = await self.here.client(*self.seats[place])

    def _note(self, client: Client) -> None:
        outbox = client.connection.outbox
        while (data := outbox.get_now()) is not None:
            if len(data) > 3000:
                continue
            message = json.loads(data)
            if message["type"] == "refused":
                self.codes[message["code"].partition(".")[0]] += 1
                assert message["message"]

    # By lot

    def message(self, client: Client) -> str | bytes:
        """Any message."""
        if self.lots.random() < self.right:
            return json.dumps(self.plausible(client))
        shade = self.lots.random()
        if shade < 0.25:
            return self.lots.randbytes(self.lots.randrange(200))
        if shade < 0.55:
            return self.damaged(json.dumps(self.plausible(client)))
        if shade < 0.97:
            return json.dumps(self.wrong())
        if shade < 0.99:
            return "[" * self.lots.randrange(5000) + '"' * self.lots.randrange(3)
        return json.dumps({"type": "chat", "text": "x" * self.lots.randrange(40_000)})

    def damaged(self, text: str) -> str:
        """A message with a few characters changed, lost or doubled."""
        for _ in range(self.lots.randrange(1, 4)):
            place = self.lots.randrange(len(text) + 1)
            text = (
                text[:place]
                + self.lots.choice(('"', "{", "}", ",", "\\", "9", "", "\ud83d"[:0], "é"))
                + text[place + self.lots.randrange(3) :]
            )
        return text

    def wrong(self) -> Any:
        """JSON of the wrong shape."""
        if self.lots.random() < 0.1:
            return self.lots.choice(VALUES)
        fields = {self.lots.choice(FIELDS): self.value() for _ in range(self.lots.randrange(5))}
        return {"type": self.kind(), **fields}

    def value(self) -> Any:
        """Any value."""
        return self.lots.choice(VALUES) if self.lots.random() < 0.6 else self.lots.choice(WORDS)

    def kind(self) -> str:
        """The type of a message; those that are answered at length come less often."""
        kind = self.lots.choice(KINDS)
        return kind if kind not in RARE or self.lots.random() < 0.05 else "answer"

    def plausible(self, client: Client) -> dict[str, Any]:
        """A message that is nearly right, now and then even right."""
        kind = self.kind()
        number = self.question_number(client) + self.lots.choice((0, 0, 0, 0, -1, 1, 99))
        cards = [self.lots.choice(WORDS[:45]) for _ in range(self.lots.choice((0, 1, 1, 1, 2, 5)))]
        fields: dict[str, dict[str, Any]] = {
            "answer": {"question": max(0, number), "cards": cards},
            "play_treasures": {"question": max(0, number)},
            "end_actions": {"question": max(0, number)},
            "end_turn": {"question": max(0, number)},
            "command": {"text": " ".join(self.lots.choice(WORDS) for _ in range(3))[:500]},
            "vote": {"request": self.lots.randrange(4), "accept": self.lots.random() < 0.5},
            "chat": {"text": self.lots.choice(WORDS)},
            "rename": {"name": self.lots.choice(WORDS)},
            "replace": {"seat": self.lots.randrange(6), "bot": self.lots.choice(("big-money", "random", "nobody"))},
            "language": {"language": self.lots.choice(("en", "he", "pl", "xx"))},
            "after": {"after": self.lots.randrange(50)},
            "hello": {"table": self.lots.choice(self.seats)[0], "token": self.lots.choice(WORDS)[:90]},
        }
        return {"type": kind, "number": self.lots.randrange(9), **fields.get(kind, {})}

    def question_number(self, client: Client) -> int:
        """The number of the question that is open, as the client could know it."""
        seat = client.connection.seat
        table = self.here.hall.rooms[self.seats[self.clients.index(client)][0]].table
        return 1 if seat is None or table.game is None else table.question_number(seat)
