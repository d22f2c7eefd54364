"""One line for one decision, or for a few of the same kind in a row: `Ana: militia.discard -> Estate, Copper`."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.limits import check_label
from fiefdom.errors import BadNotation, BadPlayers
from fiefdom.game.question import PASS, as_number, kind_of
from fiefdom.lengths import LONGEST_RECORD, MOST_DECISIONS

HIDDEN = "?"
"""An answer that the reader of a record may not know."""

LINE = re.compile(r"^(?P<player>[^:>]+?)\s*:\s*(?P<id>[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+(?:-[a-z]+)*)?)\s*->\s*(?P<answers>.+)$")
ENTRY = re.compile(r"^(?P<answer>.+?)(?:\s+x(?P<times>[1-9]\d{0,2}))?$")
UNDO = re.compile(r"^undo to (?P<to>\d{1,6})(?:, (?P<how>redeal|reseed) (?P<seed>\d{1,20}))?$")


@dataclass(frozen=True)
class Decision:
    """Somebody has answered a question."""

    player: str
    id: str
    answer: str

    def __str__(self) -> str:
        return f"{self.player}: {self.id} -> {self.answer}"


@functools.lru_cache(maxsize=4096)
def decided(player: str, question: str, answer: str) -> Decision:
    """A decision; one object for all equal ones, because the same few are made again and again."""
    return Decision(player, question, answer)


@dataclass(frozen=True)
class TakeBack:
    """The game went back to an earlier decision; with a seed, what its player had not seen then was dealt anew.

    `keeps_hands` is how older records took back: only what was still to come from the decks changed.
    """

    to: int
    seed: int | None = None
    keeps_hands: bool = False

    def __str__(self) -> str:
        if self.seed is None:
            return f"undo to {self.to}"
        return f"undo to {self.to}, {'reseed' if self.keeps_hands else 'redeal'} {self.seed}"


Entry = Decision | TakeBack


def write_entries(entries: Iterable[Entry]) -> Iterator[str]:
    """Lines for decisions; answers of one player to one kind of question in a row share a line."""

    def kind(entry: Entry) -> tuple[str, str]:
        return (entry.player, entry.id) if isinstance(entry, Decision) else ("", str(entry))

    for (player, name), group in itertools.groupby(entries, key=kind):
        decisions = [entry.answer for entry in group if isinstance(entry, Decision)]
        yield f"{player}: {name} -> {write_answers(decisions)}" if player else name


def write_answers(answers: Sequence[str]) -> str:
    """`Copper x3, Silver`."""
    groups = ((answer, len(list(group))) for answer, group in itertools.groupby(answers))
    return ", ".join(answer if number == 1 else f"{answer} x{number}" for answer, number in groups)


def read_entries(line: str, own: Sequence[Card] = (), most: int = MOST_DECISIONS) -> list[Entry]:
    """What a line says, one decision at a time, at most so many; cards can also be own ones."""
    if len(line) > LONGEST_RECORD:
        raise BadNotation("decision-too-long", number=len(line), most=LONGEST_RECORD)
    undo = UNDO.match(line)
    if undo:
        seed = None if undo["seed"] is None else int(undo["seed"])
        return [TakeBack(int(undo["to"]), seed, keeps_hands=undo["how"] == "reseed")]
    match = LINE.match(line)
    if not match:
        raise BadNotation("decision", text=line[:80])
    answers = list(itertools.islice(read_answers(match["answers"], own, kind_of(match["id"])), most + 1))
    if len(answers) > most:
        raise BadNotation("decisions", text=line[:80], most=MOST_DECISIONS)
    return [Decision(match["player"], match["id"], answer) for answer in answers]


def read_answers(text: str, own: Sequence[Card] = (), kind: str = "card") -> Iterator[str]:
    """The answers of a list, one by one, with the names as on the cards, or the labels or numbers that this kind of question takes."""
    for entry in text.split(","):
        match = ENTRY.match(entry.strip())
        if not match:
            raise BadNotation("answers", text=text[:80])
        name = match["answer"]
        yield from [name if name in (PASS, HIDDEN) else read_answer(name, own, kind)] * int(match["times"] or 1)


def read_answer(text: str, own: Sequence[Card], kind: str) -> str:
    """An answer in its text form: the name of a card, a label or a number."""
    if kind == "card":
        return find_card(text, own).name
    if kind == "number":
        return str(as_number(text))
    check_label(text)
    return text


def standing_decisions(entries: Iterable[Entry]) -> Iterator[Decision]:
    """The decisions of a record that were not taken back."""
    standing: list[Decision] = []
    for entry in entries:
        if isinstance(entry, Decision):
            standing.append(entry)
        else:
            del standing[entry.to :]
    yield from standing


LONGEST_NAME = 40
RESERVED = ",:>#`"
"""Characters that records use themselves."""


def check_player_name(name: str) -> str:
    """A name that can stand in a record: one line, not empty, no comma, colon, `>` or `#`."""
    if not isinstance(name, str) or not name.strip() or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadPlayers("name", name=name)
    if set(name) & set(RESERVED):
        raise BadPlayers("name-character", name=name)
    return name


def told_apart(name: str, taken: Collection[str]) -> str:
    """A name that nobody else has: the second Ana is `Ana 2`."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free
