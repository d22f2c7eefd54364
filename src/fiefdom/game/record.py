"""The record of a game: its setup and its decisions as text (`.fief`). Replaying it gives the same game to the bit."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from fiefdom.cards.card import Card, SeenAnswer
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.kingdoms import Kingdom, find_edition
from fiefdom.errors import BadCards, BadRecord, FiefdomError
from fiefdom.game.decision import Decision, Entry, TakeBack, check_player_name, read_entries, write_entries
from fiefdom.game.position import check_seats, split_seed
from fiefdom.game.question import PASS
from fiefdom.lengths import LONGEST_RECORD, MOST_DECISIONS

FORMAT = "fiefdom record 1"
RULES_VERSION = 1
"""Goes up when a rule changes, so that old records are not replayed under new rules unnoticed."""

POSITION = "position"
"""What the line begins with that says where a game begins that does not begin at its beginning."""

OWN = "|"
"""What the lines that define own cards begin with."""


@dataclass(frozen=True)
class Setup:
    """How a game was set up. Without a seed it can be read, but not replayed.

    A game that begins in the middle has the line of its first `position`; what nobody has drawn yet goes by the seed.
    """

    kingdom: Kingdom
    players: tuple[str, ...]
    starter: int
    seed: int | None
    rules: int = RULES_VERSION
    position: str = ""


@dataclass(frozen=True)
class Record:
    """A setup and what was decided, taken back and decided again."""

    setup: Setup
    entries: tuple[Entry, ...] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        setup = self.setup
        lines = [
            FORMAT,
            f"rules {setup.rules}",
            f"edition {setup.kingdom.edition}",
            f"kingdom {setup.kingdom.code()}",
            *(f"| {line}".rstrip() for line in setup.kingdom.definitions.splitlines()),
            f"players {', '.join(setup.players)}",
            f"starter {setup.players[setup.starter]}",
            *([] if setup.seed is None else [f"seed {setup.seed}"]),
            *([f"{POSITION} {setup.position}"] if setup.position else []),
            "",
            *write_entries(self.entries),
            *(f"# {note}" for note in self.notes),
        ]
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"Record.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record that a text holds; the error says the line."""
        if len(text) > LONGEST_RECORD:
            raise BadRecord("characters", number=len(text), most=LONGEST_RECORD)
        lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), start=1)]
        defining = _defining_lines(lines)
        own = _own_cards(defining)
        lines = [(number, line) for number, line in lines if line and number not in defining]
        if not lines or lines[0][1] != FORMAT:
            found = lines[0][1][:40] if lines else ""
            raise BadRecord("start", line=lines[0][0] if lines else 1, found=found, format=FORMAT)
        head = {}
        body = []
        for number, line in lines[1:]:
            if not line.startswith(f"{POSITION} ") and (":" in line.split("->")[0] or line.startswith("undo ")):
                body.append((number, line))
            else:
                key, _, value = line.partition(" ")
                head[key] = (number, value.strip())
        setup = _setup(head, own)
        return cls(setup, tuple(_entries(body, setup)))

    def without_secrets(self, seat: int | None = None) -> Record:
        """The record as a seat, or a spectator, may have it while the game runs: no seed, and no decision that it may not know of."""
        player = None if seat is None else self.setup.players[seat]
        entries: list[Entry] = []
        standing: list[bool] = []
        for entry in self.entries:
            if isinstance(entry, Decision):
                standing.append(entry.player == player or is_public(entry, self.setup.kingdom, asking=True))
                entries += [entry] if standing[-1] else []
            else:
                gone, standing = standing[entry.to :], standing[: entry.to]
                entries += [TakeBack(sum(standing))] if any(gone) or entry.seed is not None else []
        return Record(dataclasses.replace(self.setup, seed=None, position=""), tuple(entries), self.notes)


def is_public(decision: Decision, kingdom: Kingdom, *, asking: bool = False) -> bool:
    """Whether everybody sees what was decided, and, with `asking`, that there was a choice."""
    question = kingdom.questions.get(decision.id)
    if question is None or question.seen >= (SeenAnswer.UNASKED if asking else SeenAnswer.BY_DECIDER):
        return False
    return decision.answer != PASS or question.seen is SeenAnswer.BY_ALL


def _defining_lines(lines: Sequence[tuple[int, str]]) -> dict[int, str]:
    """The lines that define own cards, by their numbers: those with a bar directly below the kingdom."""
    below = itertools.dropwhile(lambda line: not line[1].startswith("kingdom "), lines)
    with_bar = itertools.takewhile(lambda line: line[1].startswith(OWN), itertools.islice(below, 1, None))
    return {number: line.removeprefix(OWN).removeprefix(" ") for number, line in with_bar}


def _own_cards(defining: Mapping[int, str]) -> tuple[Card, ...]:
    """The own cards that a record defines; every line keeps its number, so that errors say the right one."""
    try:
        return CardFile.parse("\n".join(defining.get(number, "") for number in range(1, max(defining) + 1))).cards if defining else ()
    except BadCards as problem:
        bar = len(f"{OWN} ") if problem.column else 0
        raise BadRecord(cause=problem, column=problem.column + bar) from problem


def _setup(head: dict[str, tuple[int, str]], own: tuple[Card, ...]) -> Setup:
    """The setup of a record's first lines."""
    unknown = set(head) - {"rules", "edition", "kingdom", "players", "starter", "seed", POSITION}
    if unknown:
        key = min(unknown, key=lambda key: head[key][0])
        raise BadRecord("nothing", line=head[key][0], key=key)
    for key in ("rules", "edition", "kingdom", "players", "starter"):
        if key not in head:
            raise BadRecord("missing", line=1, key=key)
    try:
        return _checked_setup({key: value for key, (_, value) in head.items()}, own)
    except BadRecord:
        raise
    except FiefdomError as problem:
        raise BadRecord(cause=problem, line=1) from problem


def _checked_setup(head: dict[str, str], own: tuple[Card, ...]) -> Setup:
    players = tuple(check_player_name(name.strip()) for name in head["players"].split(","))
    check_seats(len(players))
    if len(set(players)) < len(players) or head["starter"] not in players:
        raise BadRecord("starter", line=1, starter=head["starter"], players=head["players"])
    for key in ("rules", "seed"):
        if key in head and not re.fullmatch("[0-9]{1,20}", head[key]):
            raise BadRecord("no-number", line=1, value=head[key][:40], key=key)
    if int(head["rules"]) != RULES_VERSION:
        raise BadRecord("rules", line=1, rules=head["rules"], wanted=RULES_VERSION)
    edition = find_edition(head["edition"])
    seed = int(head["seed"]) if "seed" in head else None
    if seed is not None:
        split_seed(seed)
    kingdom = Kingdom.of(head["kingdom"], edition, own)
    return Setup(kingdom, players, players.index(head["starter"]), seed, position=head.get(POSITION, ""))


def _entries(lines: Iterable[tuple[int, str]], setup: Setup) -> Iterable[Entry]:
    """The decisions of a record's other lines."""
    left = MOST_DECISIONS
    for number, line in lines:
        try:
            entries = read_entries(line, setup.kingdom.own_cards, left)
            left -= len(entries)
            for entry in entries:
                if isinstance(entry, Decision) and entry.player not in setup.players:
                    raise BadRecord("no-player", line=number, player=entry.player, players=", ".join(setup.players))
                yield entry
        except BadRecord:
            raise
        except FiefdomError as problem:
            raise BadRecord(cause=problem, line=number) from problem
