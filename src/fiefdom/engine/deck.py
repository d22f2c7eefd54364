"""A deck: cards of known order on top of an unordered rest, from which a card is drawn by lot when it is needed.

So no order exists before somebody sees it. A shuffle moves counts, and a state holds no secret order that could leak. A card that is put
below others lies at its place, and between it and the known ones above are holes: places of which nobody knows which card of the rest
lies there (R-I-INFO-4). The lowest known place is never a hole.
"""

from __future__ import annotations

from fiefdom.engine.bits import bit, take_at
from fiefdom.engine.layout import KNOWN, SLOTS, Counts, Long, Mask, Word, Words
from fiefdom.engine.rules import apart, inlined, written_in_c
from fiefdom.engine.stack import record
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.words import DECK, DISCARD_PILE, PUBLIC, SHUFFLE

WORD_MASK = 0xFFFFFFFF
WARM_UP = 12

HOLE = NOTHING
"""A place of a deck in which a card of the rest lies, nobody knows which."""


@inlined
def next_word(words: Words) -> Word:
    """The next 32 random bits of a stream."""
    word: Word = (words[0] + words[1] + words[3]) & WORD_MASK
    words[3] = (words[3] + 1) & WORD_MASK
    words[0] = words[1] ^ (words[1] >> 9)
    words[1] = (words[2] + (words[2] << 3)) & WORD_MASK
    words[2] = (((words[2] << 21) | (words[2] >> 11)) + word) & WORD_MASK
    return word


@inlined
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


def take_top(state: State, seat: int) -> int:
    """Take the next card of a deck, shuffling first where that is needed (R-DRAW-1); NOTHING if there is none (R-DRAW-3)."""
    if not is_top_known(state, seat) and state.script and state.script.dealing:
        return take_told(state, seat)
    return take_next(state, seat)


def is_top_known(state: State, seat: int) -> bool:
    """Whether it is settled which card is drawn next."""
    return state.known_size[seat] > 0 and state.known[seat][state.known_size[seat] - 1] != HOLE


def take_next(state: State, seat: int) -> int:
    """The same where no script tells which card it is."""
    if state.known_size[seat] == 0 and state.rest_size[seat] == 0:
        if state.discard_size[seat] == 0:
            return NOTHING
        shuffle(state, seat)
    if state.known_size[seat] > 0:
        return take_known(state, seat)
    return take_unknown(state, seat)


def take_known(state: State, seat: int) -> int:
    """Take the top card of the known places; what lies in a hole is drawn by lot."""
    slot = leave_top(state, seat)
    if slot == HOLE:
        size = number_unknown(state, seat) + 1
        return take_at(state.rest[seat], size, below(state.random[seat], size))
    return slot


def leave_top(state: State, seat: int) -> int:
    """Take the top one of the known places off; the card that lies there, or HOLE."""
    state.known_size[seat] -= 1
    slot = state.known[seat][state.known_size[seat]]
    state.known[seat][state.known_size[seat]] = 0
    return slot


@apart
def number_unknown(state: State, seat: int) -> int:
    """How many cards of a deck lie nobody knows where: below the known places, and in holes among them."""
    number = state.rest_size[seat]
    for place in range(state.known_size[seat]):
        if state.known[seat][place] == HOLE:
            number += 1
    return number


def take_unknown(state: State, seat: int) -> int:
    """Take a card of the unordered rest by lot (R-DRAW-12)."""
    size = state.rest_size[seat]
    state.rest_size[seat] = size - 1
    return take_at(state.rest[seat], size, below(state.random[seat], size))


@written_in_c
def take_by_lot(rest: Counts, size: int, number: int, words: Words, hand: Counts) -> Mask:
    """Move so many of the `size` cards of an unordered rest to a hand, one after the other by lot; their slots."""
    mask: Mask = 0
    for taken in range(number):
        slot = take_at(rest, size - taken, below(words, size - taken))
        hand[slot] += 1
        mask |= bit(slot)
    return mask


def take_told(state: State, seat: int) -> int:
    """Take the card of unknown place on top that the script tells; NOTHING if there is none."""
    is_hole = state.known_size[seat] > 0
    if state.rest_size[seat] == 0 and not is_hole:
        if state.discard_size[seat] == 0:
            return NOTHING
        shuffle(state, seat)
    slot = told_card(state, seat)
    if is_hole:
        leave_top(state, seat)
    else:
        state.rest_size[seat] -= 1
    state.rest[seat][slot] -= 1
    return slot


def told_card(state: State, seat: int) -> int:
    """Which of the cards of unknown place the script tells next.

    If the script tells none, note who wants one of which; then all that follows is void. A card that can be no other needs no telling.
    """
    assert state.script is not None
    slot = first_kind(state.rest[seat])
    if state.rest[seat][slot] < number_unknown(state, seat) and state.script.wanting == 0:
        if state.script.dealt == state.script.told:
            state.script.wanting = seat + 1
            for kind in range(SLOTS):
                state.script.choices[kind] = state.rest[seat][kind]
        else:
            slot = state.script.deals[state.script.dealt]
            state.script.dealt += 1
    return slot


def first_kind(counts: Counts) -> int:
    """The first slot with a card; there must be one."""
    slot = 0
    while counts[slot] == 0:
        slot += 1
    return slot


def shuffle(state: State, seat: int) -> None:
    """Make the discard pile the rest of the deck (R-DRAW-6: nothing else is shuffled)."""
    rest: Counts = state.rest[seat]
    discard: Counts = state.discard[seat]
    for slot in range(SLOTS):
        rest[slot] += discard[slot]
        discard[slot] = 0
    state.rest_size[seat] += state.discard_size[seat]
    state.discard_size[seat] = 0
    state.top[seat] = NOTHING
    if state.recorder:
        record(state, SHUFFLE, seat, NOTHING, DISCARD_PILE, DECK, PUBLIC)
    if state.script:
        arrange(state, seat)


def put_on_deck(state: State, seat: int, slot: int) -> None:
    """Put a card on top of a deck; nothing is shuffled (R-TERM-18)."""
    if state.known_size[seat] == KNOWN:
        sink(state, seat)
    state.known[seat][state.known_size[seat]] = slot
    state.known_size[seat] += 1


def sink(state: State, seat: int) -> None:
    """Let the deepest known card sink into the rest. No game of the catalogue's cards gets here; invented cards might."""
    state.rest[seat][state.known[seat][0]] += 1
    leave_bottom(state, seat)
    while state.known_size[seat] > 0 and state.known[seat][0] == HOLE:
        leave_bottom(state, seat)


def leave_bottom(state: State, seat: int) -> None:
    """Make the lowest known place one of the rest."""
    state.known_size[seat] -= 1
    for place in range(state.known_size[seat]):
        state.known[seat][place] = state.known[seat][place + 1]
    state.known[seat][state.known_size[seat]] = 0
    state.rest_size[seat] += 1


@apart
def put_into_deck(state: State, seat: int, slot: int, above: int) -> None:
    """Put a card into a deck below so many others, at most all; nothing is shuffled. Where no room is left its place is forgotten."""
    if state.known_size[seat] == KNOWN:
        sink(state, seat)
    if above >= KNOWN:
        state.rest[seat][slot] += 1
        state.rest_size[seat] += 1
        return
    while state.known_size[seat] < above:
        lay_hole(state, seat)
    for place in range(state.known_size[seat], state.known_size[seat] - above, -1):
        state.known[seat][place] = state.known[seat][place - 1]
    state.known[seat][state.known_size[seat] - above] = slot
    state.known_size[seat] += 1


def lay_hole(state: State, seat: int) -> None:
    """Make the uppermost place of the rest the lowest known one: a hole."""
    for place in range(state.known_size[seat], 0, -1):
        state.known[seat][place] = state.known[seat][place - 1]
    state.known[seat][0] = HOLE
    state.known_size[seat] += 1
    state.rest_size[seat] -= 1


def bottom_card(state: State, seat: int) -> int:
    """The lowest card of a deck that is not empty; of an unordered rest any card may be it."""
    if state.rest_size[seat] == 0:
        return state.known[seat][0]
    if state.script and state.script.dealing:
        return told_card(state, seat)
    size = number_unknown(state, seat)
    slot = take_at(state.rest[seat], size, below(state.random[seat], size))
    state.rest[seat][slot] += 1
    return slot


def deck_size(state: State, seat: int) -> int:
    """How many cards a deck has."""
    return state.known_size[seat] + state.rest_size[seat]


def arrange(state: State, seat: int) -> None:
    """Put a freshly shuffled deck into the order that a scenario wants, or note that the cards do not fit."""
    assert state.script is not None
    turn = state.script.used[seat]
    if turn == state.script.number[seat]:
        return
    state.script.used[seat] += 1
    size = state.script.sizes[seat][turn]
    if size != state.rest_size[seat]:
        state.script.fault = seat + 1
        return
    for place in range(size):
        slot = state.script.orders[seat][turn * KNOWN + size - 1 - place]
        if state.rest[seat][slot] == 0:
            state.script.fault = seat + 1
            return
        state.rest[seat][slot] -= 1
        state.rest_size[seat] -= 1
        put_on_deck(state, seat, slot)
