"""How records are laid out in memory: the one description from which everything else is made.

A record is a `Layout` whose attributes are annotated with the types below. To a reader and to the type checker they are plain
integers and lists; the metadata inside says how wide they are. From it come the C structs of the compiled engine
(`native/generate.py`), the NumPy dtypes of arrays of games, and the lists of the uncompiled engine.
"""

from __future__ import annotations

import enum
import functools
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_type_hints

if TYPE_CHECKING:
    import numpy

SEATS = 6  # R-COMP-11: at most six players
SLOTS = 32  # kinds of card in one game: 7 basic, 10 of the kingdom, and room
KNOWN = 128  # cards of known order on top of a deck, see docs/concepts/state.md
CARDS_IN_PLAY = 512  # R-SETUP: no game has more than 490 cards
DEPTH = 96  # pending steps, see docs/concepts/state.md
LATER = 24  # entries of what waits for another turn; the kinds of card in a game are fewer
TURN_COUNTERS = 6  # what cards count during a turn
INSTRUCTIONS = 256  # instructions of all the cards of a game together
SCRIPTED = 8  # shuffles one seat's script can hold
TURNS = 64  # rows of what is counted by turn; the last one holds everything later
LONGEST_ROW = 8192  # numbers of an observation at most


@dataclass(frozen=True)
class Of:
    """The C type of one element, and the shape of the array it stands in."""

    ctype: str
    shape: tuple[int, ...] = ()
    by_seat: bool = False
    """Whether there is a row for each seat."""


Byte = Annotated[int, Of("uint8")]
Short = Annotated[int, Of("uint16")]
Mask = Annotated[int, Of("uint32")]
"""A set of slots: bit n stands for slot n."""
Word = Annotated[int, Of("uint32")]
Long = Annotated[int, Of("uint64")]

Counts = Annotated[list[int], Of("uint8", (SLOTS,))]
"""How many cards of each slot."""
Weights = Annotated[list[int], Of("int8", (SLOTS,))]
"""What a card of each slot counts."""
Ending = Annotated[list[int], Of("uint8", (SLOTS + 4,))]
"""What is noted of the end of a rollout: how many cards of each slot, and four numbers."""
Row = Annotated[list[int], Of("int16", (LONGEST_ROW,))]
"""An observation, or places in one."""
Flags = Annotated[list[int], Of("int8", (256,))]
"""A mask of actions."""
TurnCounts = Annotated[list[int], Of("uint8", (TURN_COUNTERS,))]
Words = Annotated[list[int], Of("uint32", (4,))]
SeatBytes = Annotated[list[int], Of("uint8", (SEATS,), by_seat=True)]
SeatShorts = Annotated[list[int], Of("uint16", (SEATS,), by_seat=True)]
SeatLongs = Annotated[list[int], Of("uint64", (SEATS,), by_seat=True)]
SeatMasks = Annotated[list[int], Of("uint32", (SEATS,), by_seat=True)]
SeatCounts = Annotated[list[list[int]], Of("uint8", (SEATS, SLOTS), by_seat=True)]
SeatViews = Annotated[list[list[list[int]]], Of("uint8", (SEATS, SEATS - 1, SLOTS // 4), by_seat=True)]
"""What a seat knows of the cards of each other seat: two bits for each slot, up to three copies."""
SeatOrder = Annotated[list[list[int]], Of("uint8", (SEATS, KNOWN), by_seat=True)]
"""Cards of known order, the last one on top."""
Entries = Annotated[list[int], Of("uint8", (CARDS_IN_PLAY,))]
SeatWords = Annotated[list[list[int]], Of("uint32", (SEATS, 4), by_seat=True)]


class Who(enum.Enum):
    """Who may see a field of the state (R-INFO, the table in section 8 of the rules). Who may not sees zeros."""

    ALL = "everybody, spectators too"
    OWNER = "the seat of the row"
    COUNTER = "the seat of the row; everybody by the house rule of open counts"
    OPEN = "everybody by the house rule of open counts, else nobody"
    SEARCHER = "the seat of the row while it chooses from these cards"
    LOOKER = "the seat that looks at cards"
    DECIDER = "the seat that is asked"
    SOURCE = "the seat that is asked; everybody where the cards that it may name lie open"
    SHOWN = "the seat that is asked as it is, the others as deeds have shown it"
    UNASKED = "everybody, but nobody else while a Reaction is asked for"
    CERTAIN = "the seat of the row as it is, the others without what is unsure to them"
    POOL = "everybody the sum over the seats, nobody whose they are"
    NOBODY = "no seat"


class Told(enum.Flag):
    """Who else than the notation tells a field, as far as it may be seen."""

    NOBODY = 0
    LEARNERS = enum.auto()  # the observations of environments and datasets
    BOTS = enum.auto()  # the table in the protocol of bots
    PICTURE = enum.auto()  # the state in the browser
    SCENARIOS = enum.auto()  # what rulings set up or assert
    PLAYERS = LEARNERS | BOTS | PICTURE
    ALL = PLAYERS | SCENARIOS


@dataclass(frozen=True)
class Seen:
    """What a field of the state says besides its width."""

    by: Who
    told: Told = Told.NOBODY
    zone: int = 0
    """The zone whose cards it holds (`fiefdom.engine.words`)."""
    size: str = ""
    """The field that has the number of these cards."""
    notation: str = ""
    """The part of the notation that says it; empty if it follows from other fields."""


def seen(by: Who, told: Told = Told.NOBODY, *, zone: int = 0, size: str = "", notation: str = "") -> Any:
    """Declare a field of the state: who may see it, who tells it, and where the notation does."""
    return Seen(by, told, zone, size, notation)


@dataclass(frozen=True)
class Field:
    """One attribute of a record: its name, element type and shape, and for the state what is declared of it."""

    name: str
    ctype: str
    shape: tuple[int, ...]
    seen: Seen | None = field(default=None, repr=False)
    by_seat: bool = False

    @property
    def lent(self) -> bool:
        """Whether the field points to another record, which is not part of the value."""
        return self.ctype.endswith("*")


@functools.cache
def fields(record: Any) -> tuple[Field, ...]:
    """The fields of a record class, in order."""
    found = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        metadata = [extra for extra in get_args(hint)[1:] if isinstance(extra, Of)]
        found.append(Field(name, metadata[0].ctype, metadata[0].shape, getattr(record, name, None), metadata[0].by_seat))
    return tuple(found)


@functools.cache
def told_in(record: Any, part: str) -> tuple[str, ...]:
    """The names of the fields that a part of the notation tells, in order."""
    return tuple(field.name for field in fields(record) if field.seen and field.seen.notation == part)


def blank(field: Field) -> Any:
    """The value of a field before anything has happened: zeros all over."""
    if field.lent:
        return None
    return _zeros(field.shape)


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


class Layout:
    """A record, blank at first."""

    def __init__(self) -> None:
        for each in fields(type(self)):  # type: ignore[arg-type]
            setattr(self, each.name, blank(each))


@functools.cache
def dtype(record: Any) -> numpy.dtype[Any]:
    """The NumPy dtype with the memory layout that a C compiler gives the struct."""
    import numpy

    columns: list[Any] = [(f.name, _format(f.ctype), f.shape) for f in fields(record)]
    return numpy.dtype(columns, align=True)


def _format(ctype: str) -> Any:
    if ctype.endswith("*"):
        return "uintp"
    return _SMALL_RECORDS.get(ctype, ctype)


_SMALL_RECORDS: dict[str, Any] = {
    "Frame": ("uint8", (8,)),
    "Instruction": ("uint8", (4,)),
    "Event": ("uint8", (8,)),
}
"""Records of bytes that stand inside another record; as rows of bytes they need no alignment."""
