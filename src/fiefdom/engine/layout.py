"""How records are laid out in memory: the one description from which everything else is made.

A record is a `Layout` whose attributes are annotated with the types below. To a reader and to the type checker they are plain
integers and lists; the metadata inside says how wide they are. From it come the C structs of the compiled engine
(`native/generate.py`), the NumPy dtypes of arrays of games, and the lists of the uncompiled engine.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_type_hints

if TYPE_CHECKING:
    import numpy

SEATS = 6  # R-COMP-11: at most six players
SLOTS = 32  # kinds of card in one game: 7 basic, 10 of the kingdom, and room
KNOWN = 128  # cards of known order on top of a deck, see docs/concepts/state.md
CARDS_IN_PLAY = 512  # R-SETUP: no game has more than 490 cards
DEPTH = 96  # pending steps, see docs/concepts/state.md
INSTRUCTIONS = 256  # instructions of all the cards of a game together
SCRIPTED = 8  # shuffles one seat's script can hold


@dataclass(frozen=True)
class Of:
    """The C type of one element, and the shape of the array it stands in."""

    ctype: str
    shape: tuple[int, ...] = ()


Byte = Annotated[int, Of("uint8")]
Signed = Annotated[int, Of("int8")]
Short = Annotated[int, Of("uint16")]
Mask = Annotated[int, Of("uint32")]
"""A set of slots: bit n stands for slot n."""
Word = Annotated[int, Of("uint32")]
Long = Annotated[int, Of("uint64")]

Counts = Annotated[list[int], Of("uint8", (SLOTS,))]
"""How many cards of each slot."""
Words = Annotated[list[int], Of("uint32", (4,))]
SeatBytes = Annotated[list[int], Of("uint8", (SEATS,))]
SeatShorts = Annotated[list[int], Of("uint16", (SEATS,))]
SeatLongs = Annotated[list[int], Of("uint64", (SEATS,))]
SeatMasks = Annotated[list[int], Of("uint32", (SEATS,))]
SeatCounts = Annotated[list[list[int]], Of("uint8", (SEATS, SLOTS))]
SeatWords = Annotated[list[list[int]], Of("uint32", (SEATS, 4))]


@dataclass(frozen=True)
class Field:
    """One attribute of a record: its name, element type and shape."""

    name: str
    ctype: str
    shape: tuple[int, ...]

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
        found.append(Field(name, metadata[0].ctype, metadata[0].shape))
    return tuple(found)


def blank(field: Field) -> Any:
    """The value of a field before anything has happened: zeros all over."""
    if field.lent:
        return None
    if len(field.shape) == 2:
        return [[0] * field.shape[1] for _ in range(field.shape[0])]
    return [0] * field.shape[0] if field.shape else 0


class Layout:
    """A record, blank at first."""

    def __init__(self) -> None:
        for field in fields(self.__class__):
            setattr(self, field.name, blank(field))


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
