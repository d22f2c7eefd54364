"""A position: a game in progress, also in the middle of an effect. The engine's state with names instead of numbers."""

from __future__ import annotations

import functools
import hashlib
import struct
import sys
import zlib
from typing import Any

from fiefdom.cards.card import Card, Piles
from fiefdom.cards.kind_table import about, steps
from fiefdom.cards.kingdoms import Kingdom, read_kingdom, write_kingdom
from fiefdom.engine.deck import seed_stream
from fiefdom.engine.layout import SEATS, fields
from fiefdom.engine.rules import Dealt
from fiefdom.engine.state import NOTHING, Event, Frame, State
from fiefdom.engine.words import ASK_TREASURE, GAME_OVER, LABELS, NO_QUESTION, PHASE_NAMES
from fiefdom.errors import BadBytes, BadPlayers, BadSeed, FiefdomError, IllegalAnswer
from fiefdom.game import engines, soundness
from fiefdom.game.engines import Engine, GameHandle
from fiefdom.game.pending import book_of, contradiction
from fiefdom.game.plain import pack, record_of, value_size
from fiefdom.game.question import Answer, Question, answer_number, kind_of, question_id, question_of, slot_of
from fiefdom.game.state_record import StateRecord

RESEEDED = 1 << 16
"""Streams after a take-back have other numbers than those of a new game with the same seed."""

MAGIC = b"FIEF"
VERSION = 1
HEADER = struct.Struct("<4sHI8sH")  # magic, version, checksum, fingerprint of the layout, length of the kingdom's text


@functools.cache
def fingerprint() -> bytes:
    """Eight bytes that change whenever saved positions would be read wrongly: the fields and the numbers of steps."""
    text = repr([fields(State), [step.__name__ for step in steps()]])
    return hashlib.sha256(text.encode()).digest()[:8]


@functools.lru_cache(maxsize=256)
def packed_kinds(piles: Piles) -> bytes:
    """The table of a game's cards, ready for an engine."""
    packed: bytes = pack(piles.kinds()).tobytes()
    return packed


class Position:
    """A game in progress. It changes with `answer`; `copy` gives an independent one.

    `handle` is the engine's own object, for those who need its speed and do their own checking.
    """

    __slots__ = ("handle", "kingdom")

    def __init__(self, kingdom: Kingdom, handle: GameHandle) -> None:
        self.kingdom = kingdom
        self.handle = handle

    @classmethod
    def new(cls, kingdom: Kingdom, *, seats: int = 2, seed: int = 0, starter: int = 0, engine: Engine | None = None) -> Position:
        """The start of a game, at its first question (R-SETUP)."""
        check_seats(seats, starter)
        position = cls._blank(kingdom, engine)
        position.handle.set_up(seats, *split_seed(seed), starter)
        return position

    @classmethod
    def _blank(cls, kingdom: Kingdom, engine: Engine | None = None) -> Position:
        engine = engine or engines.best()
        return cls(kingdom, engine.Handle(engine.KindTable(packed_kinds(kingdom))))

    @classmethod
    def from_record(cls, kingdom: Kingdom, record: StateRecord, engine: Engine | None = None) -> Position:
        """The position of a NumPy record, whose numbers must be within bounds (`fiefdom.game.soundness`)."""
        position = cls._blank(kingdom, engine)
        position.handle.load(record.tobytes()[: value_size()])
        return position

    @classmethod
    def from_bytes(cls, data: bytes, engine: Engine | None = None) -> Position:
        """The position that `bytes(position)` saved."""
        kingdom, value = _read(bytes(data))
        record = record_of(value)
        if problem := unsound(kingdom, record, engine):
            raise BadBytes("contradiction", why=problem)
        return cls.from_record(kingdom, record, engine)

    # What there is to know

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over."""
        handle = self.handle
        if handle.question == NO_QUESTION:
            return None
        numbers = (handle.question, handle.asker, handle.decider, handle.legal, handle.may_pass, handle.remaining)
        return question_of(self.kingdom, numbers)

    @property
    def is_choosing(self) -> bool:
        """Whether a choice of several is under way: something is picked and not yet carried out."""
        record = self.record()
        waiting = Frame(*record["stack"][max(0, int(record["depth"]) - 1)].tolist())
        if record["source"] == LABELS:
            return bool(waiting.slot)
        if about(int(record["stack"][max(0, int(record["depth"]) - 1)][0])).dealt is Dealt.FROM_THE_TOP:
            return bool(waiting.number)
        return bool(record["picked"].any())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.handle.phase == GAME_OVER)

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self.handle.seats)

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or was the last."""
        return int(self.handle.turn)

    @property
    def phase(self) -> str:
        """`action`, `treasure`, `buy` or `over`."""
        return PHASE_NAMES[self.handle.phase]

    @property
    def scores(self) -> tuple[int, ...]:
        """The victory points of every seat as they stand (R-SCORE-1)."""
        return tuple(self.handle.score(seat) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that nobody beats as the points stand (R-SCORE-5 to R-SCORE-7)."""
        bits = self.handle.winners()
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    @property
    def engine(self) -> str:
        """`compiled` or `plain`."""
        return "plain" if type(self.handle).__module__.startswith("fiefdom.game") else "compiled"

    def broken_law(self) -> str:
        """The law of all states that this one breaks, in words; empty for every state that play can reach."""
        return soundness.WORDS[self.handle.broken_law()]

    def cards_in_game(self) -> dict[Card, int]:
        """How many cards of each kind there are in all zones together; it never changes (R-ZONE-7)."""
        return dict(zip(self.kingdom.cards, self.handle.cards_of_kinds(), strict=True))

    def record(self) -> StateRecord:
        """A copy of the state as a NumPy record; its fields are those of `fiefdom.engine.state.State`."""
        return record_of(self.handle.dump())

    # Going on

    def answer(self, name: Answer, *, recording: bool = False) -> list[Event]:
        """Answer the open question with a card, a label, a number or `pass`; the events, if they are wanted."""
        return self.accept(self.legal_number(name), recording=recording)

    def accept(self, number: int, *, recording: bool = False) -> list[Event]:
        """Go on from an answer that is known to be legal, as the engine takes it."""
        return self.handle.answer(number, recording=recording)

    def play_all_treasures(self, *, recording: bool = False) -> list[Event]:
        """Answer `treasure` with one Treasure after the other until none is left."""
        if self.handle.question != ASK_TREASURE:
            raise IllegalAnswer("no-treasures")
        return self.handle.play_all_treasures(recording=recording) or []

    def legal_number(self, name: Answer) -> int:
        """What the engine takes for a legal answer; others are refused."""
        handle = self.handle
        if handle.question == NO_QUESTION:
            raise IllegalAnswer("no-question", answer=name)
        asked = question_id(self.kingdom, handle.question, handle.asker)
        number = answer_number(self.kingdom, asked, name)
        if not handle.is_legal(number):
            is_card = number != NOTHING and kind_of(asked) == "card"
            raise self._illegal(self.kingdom.cards[number] if is_card else str(name))
        return number

    def slot(self, card: str | Card) -> int:
        """The slot of a card in this game."""
        return slot_of(self.kingdom, card)

    def _illegal(self, answer: str | Card) -> IllegalAnswer:
        question = self.question
        assert question is not None
        legal = [*question.cards, *question.answers[len(question.cards) :]]
        return IllegalAnswer("not-legal", answer=answer, question=question.id, seat=question.seat, legal=legal)

    def reseeded(self, seed: int) -> Position:
        """The same position with other random streams: everything unseen will come in another order."""
        record = self.record()
        for seat in range(self.seats):
            words = [0] * 4
            seed_stream(words, *split_seed(seed), RESEEDED + seat)
            record["random"][seat] = words
        return Position.from_record(self.kingdom, record, sys.modules[type(self.handle).__module__])

    # As a value

    def copy(self) -> Position:
        """An independent copy."""
        return Position(self.kingdom, self.handle.copy())

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.kingdom == other.kingdom and bool(self.handle.dump() == other.handle.dump())

    def __hash__(self) -> int:
        return hash((self.kingdom, self.handle.dump()))

    def __bytes__(self) -> bytes:
        text = write_kingdom(self.kingdom).encode()
        body: bytes = text + self.handle.dump()
        return HEADER.pack(MAGIC, VERSION, zlib.crc32(body), fingerprint(), len(text)) + body

    def __reduce__(self) -> Any:
        return Position.from_bytes, (bytes(self),)

    def __repr__(self) -> str:
        return f"Position.from_bytes(zlib.decompress(bytes.fromhex({zlib.compress(bytes(self), 9).hex()!r})))"

    def __str__(self) -> str:
        asked = "over" if self.is_over else str(self.question)
        return f"{self.seats} players, {self.kingdom}, {asked}"


def unsound(kingdom: Kingdom, record: StateRecord, engine: Engine | None = None) -> str:
    """What keeps a record from being a position that obeys every law, whatever is answered from there on; empty if nothing does."""
    kinds = book_of(kingdom)
    if problem := soundness.out_of_bounds(record, kinds.number) or soundness.out_of_place(record, kinds):
        return problem
    position = Position.from_record(kingdom, record, engine)
    return position.broken_law() or contradiction(kinds, position.handle, record)


def check_seats(seats: int, starter: int = 0) -> None:
    """Refuse numbers of players and starting seats that the game does not have (R-COMP-11)."""
    if not isinstance(seats, int) or not 2 <= seats <= SEATS:
        raise BadPlayers("number", number=seats, most=SEATS)
    if not isinstance(starter, int) or not 0 <= starter < seats:
        raise BadPlayers("no-starter", seat=starter, last=seats - 1)


def split_seed(seed: int) -> tuple[int, int]:
    """The two halves of a 64-bit seed."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
        raise BadSeed("range", seed=seed)
    return seed & 0xFFFFFFFF, seed >> 32


def _read(data: bytes) -> tuple[Kingdom, bytes]:
    """Take saved bytes apart, trusting none of them."""
    if len(data) < HEADER.size or data[:4] != MAGIC:
        raise BadBytes("start", start=data[:8].hex())
    _, version, checksum, layout, length = HEADER.unpack_from(data)
    if version != VERSION:
        raise BadBytes("format", version=version, wanted=VERSION)
    if layout != fingerprint():
        raise BadBytes("rules")
    body = data[HEADER.size :]
    if len(body) != length + value_size() or zlib.crc32(body) != checksum:
        raise BadBytes("damaged", number=len(data))
    return _kingdom_of(body[:length]), body[length:]


def _kingdom_of(text: bytes) -> Kingdom:
    try:
        return read_kingdom(text.decode())
    except (FiefdomError, ValueError) as problem:
        raise BadBytes("kingdom", why=problem) from problem
