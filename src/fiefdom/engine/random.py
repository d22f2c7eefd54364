"""The random generator: sfc32, four words of state, the same numbers compiled and not.

Every seat has a stream of its own, made from the game's seed. A `View` contains no generator.
"""

from __future__ import annotations

from fiefdom.engine.layout import Long, Word, Words

WORD_MASK = 0xFFFFFFFF
WARM_UP = 12


def next_word(words: Words) -> Word:
    """The next 32 random bits of a stream."""
    word: Word = (words[0] + words[1] + words[3]) & WORD_MASK
    words[3] = (words[3] + 1) & WORD_MASK
    words[0] = words[1] ^ (words[1] >> 9)
    words[1] = (words[2] + (words[2] << 3)) & WORD_MASK
    words[2] = (((words[2] << 21) | (words[2] >> 11)) + word) & WORD_MASK
    return word


def below(words: Words, bound: int) -> int:
    """A number from 0 to `bound` - 1, each exactly as likely as the others (R-DRAW-12; Lemire's method)."""
    assert bound > 0
    product: Long = next_word(words)
    product = product * bound
    if (product & WORD_MASK) < bound:
        # One draw in 2**32 / bound gets here; a few of those are rejected to keep the numbers fair.
        threshold: Long = (WORD_MASK % bound + 1) % bound
        while (product & WORD_MASK) < threshold:
            product = next_word(words)
            product = product * bound
    number: int = product >> 32
    return number


def seed_stream(words: Words, low: Word, high: Word, stream: Word) -> None:
    """Begin a stream: the seed's two halves and the number of the stream choose where."""
    words[0] = low
    words[1] = high
    words[2] = stream
    words[3] = 1
    for _ in range(WARM_UP):
        next_word(words)
