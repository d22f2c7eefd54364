"""Sets of slots as the bits of an integer, and work on rows of bytes; the compiled engine has them in C."""

from __future__ import annotations

from fiefdom.engine.layout import Counts, Long, Mask, Row, Weights
from fiefdom.engine.rules import over_numbers, written_in_c


@written_in_c
def bit(slot: int) -> Mask:
    """The set that holds this slot alone."""
    return 1 << slot


@written_in_c
def lowest(mask: Mask) -> int:
    """The lowest slot of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


@written_in_c
def topmost(mask: Mask) -> int:
    """The highest slot of a set that is not empty."""
    return mask.bit_length() - 1


@written_in_c
def lowest_of_word(word: Long) -> int:
    """The lowest bit of 64 that are not all zero."""
    return (word & -word).bit_length() - 1


@written_in_c
def single(mask: Mask) -> bool:
    """Whether the set holds exactly one slot."""
    return mask != 0 and mask & (mask - 1) == 0


@over_numbers
def members(mask: Mask) -> int:
    """How many slots a set holds."""
    number = 0
    while mask != 0:
        number += 1
        mask &= mask - 1
    return number


@written_in_c
def mask_of(counts: Counts) -> Mask:
    """The slots that are counted."""
    return sum(1 << slot for slot, number in enumerate(counts) if number > 0)


@written_in_c
def any_of(counts: Counts) -> bool:
    """Whether anything is counted."""
    return any(counts)


@written_in_c
def counted(counts: Counts) -> int:
    """How many are counted together."""
    return sum(counts)


@written_in_c
def weighted_sum(counts: Counts, weights: Weights) -> int:
    """Counts, each multiplied by its weight, together."""
    return sum(number * weight for number, weight in zip(counts, weights, strict=True))


@written_in_c
def slots_with(counts: Counts, number: int) -> int:
    """How many slots are counted just so often."""
    return counts.count(number)


@written_in_c
def any_up_to(counts: Counts, most: int) -> bool:
    """Whether there is a slot that is counted, but at most so often."""
    return any(0 < number <= most for number in counts)


@written_in_c
def mask_with(counts: Counts, number: int) -> Mask:
    """The slots that are counted just so often."""
    return sum(1 << slot for slot, each in enumerate(counts) if each == number)


@written_in_c
def mask_of_more(counts: Counts, fewer: Counts) -> Mask:
    """The slots of which `counts` has more than `fewer`, which has more of none."""
    return sum(1 << slot for slot, number in enumerate(counts) if number > fewer[slot])


@written_in_c
def fill(blank: list[int], place: int, number: int, byte: int) -> None:
    """Write a byte so many times into an array, from a place on behind which it is blank."""
    blank[place : place + number] = [byte] * number


@written_in_c
def from_place(row: Row, place: int) -> Row:
    """A row without what stands before a place; it is the same memory, so a row of the plain engine is a `memoryview`."""
    return row[place:]


@written_in_c
def take_at(counts: Counts, total: int, index: int) -> int:
    """Take card number `index` (of `total`) as if the counted cards lay in order of their slots; its slot."""
    slot = 0
    while index >= counts[slot]:
        index -= counts[slot]
        slot += 1
    counts[slot] -= 1
    return slot
