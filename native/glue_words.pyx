# Two rules that are faster with eight bytes at a time; `engine/stack.py` and `engine/deck.py` say what they do.


cdef inline uint64_t byte_at(int place, uint8_t number) noexcept nogil:
    return <uint64_t>number << (8 * place if LOW_BYTE_FIRST else 56 - 8 * place)


cdef inline Frame frame_of(uint8_t step, uint8_t seat, uint8_t card, uint8_t immune, uint8_t amount, uint8_t slot, uint8_t place,
                           uint8_t number) noexcept nogil:
    # Written as one word: a processor is slow to read eight bytes that it has just written one by one.
    cdef uint64_t word = byte_at(0, step) | byte_at(1, seat) | byte_at(2, card) | byte_at(3, immune)
    word |= byte_at(4, amount) | byte_at(5, slot) | byte_at(6, place) | byte_at(7, number)
    return (<Frame*>&word)[0]


cdef inline uint32_t take_by_lot(uint8_t* rest, int size, int number, uint32_t* words, uint8_t* hand) noexcept nogil:
    # The stream, the first eight slots and their running totals stay in registers; compare `take_at`.
    cdef uint32_t stream[4]
    cdef uint32_t mask = 0
    cdef uint64_t counts, held, totals, passed
    cdef int taken, index, few, slot, shift
    if size >= 128 or not LOW_BYTE_FIRST:
        return take_one_by_one(rest, size, number, words, hand)
    memcpy(stream, words, sizeof(stream))
    memcpy(&counts, rest, 8)
    memcpy(&held, hand, 8)
    totals = counts * ONES
    for taken in range(number):
        index = below(stream, size - taken)
        few = <int>(totals >> 56)
        if index < few:
            passed = ((<uint64_t>index * ONES | TOPS) - totals) & TOPS  # the slots that end before the card
            shift = lowest_of_word(passed ^ TOPS) - 7
            totals -= ONES << shift
            counts -= <uint64_t>1 << shift
            held += <uint64_t>1 << shift
            mask |= bit(shift >> 3)
        else:
            slot = 8 + take_at(rest + 8, size - taken - few, index - few)
            hand[slot] += 1
            mask |= bit(slot)
    memcpy(rest, &counts, 8)
    memcpy(hand, &held, 8)
    memcpy(words, stream, sizeof(stream))
    return mask


cdef uint32_t take_one_by_one(uint8_t* rest, int size, int number, uint32_t* words, uint8_t* hand) noexcept nogil:
    cdef uint32_t mask = 0
    cdef int taken, slot
    for taken in range(number):
        slot = take_at(rest, size - taken, below(words, size - taken))
        hand[slot] += 1
        mask |= bit(slot)
    return mask
