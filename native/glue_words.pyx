# Two rules that are faster with eight bytes at a time; `engine/stack.py` and `engine/deck.py` say what they do.


cdef inline uint64_t byte_at(int place, uint8_t number) noexcept nogil:
    return <uint64_t>number << (8 * place if LOW_BYTE_FIRST else 56 - 8 * place)


cdef inline Frame frame_of(uint8_t step, uint8_t seat, uint8_t card, uint8_t immune, uint8_t amount, uint8_t slot, uint8_t place,
                           uint8_t number) noexcept nogil:
    # Written as one word: a processor is slow to read eight bytes that it has just written one by one.
    cdef uint64_t word = byte_at(0, step) | byte_at(1, seat) | byte_at(2, card) | byte_at(3, immune)
    word |= byte_at(4, amount) | byte_at(5, slot) | byte_at(6, place) | byte_at(7, number)
    return (<Frame*>&word)[0]


cdef inline uint64_t less_lot(uint64_t totals, uint64_t index) noexcept nogil:
    # The slots that end behind the card have one card less. Totals and index are below 128, so no byte borrows from the next.
    return totals - (((totals | TOPS) - (index + 1) * ONES & TOPS) >> 7)


cdef inline uint32_t move_lots(uint8_t* rest, uint8_t* hand, uint64_t before, uint64_t totals) noexcept nogil:
    # Running totals become counts again; the hand gets what the rest has lost. Its slots.
    cdef uint64_t counts, left, held
    left = totals - (totals << 8 | before >> 56)
    memcpy(&counts, rest, 8)
    memcpy(&held, hand, 8)
    held += counts - left
    memcpy(rest, &left, 8)
    memcpy(hand, &held, 8)
    return mask_of_word(held)


cdef inline uint64_t totals_of(uint8_t* rest, uint64_t before) noexcept nogil:
    # The running totals of eight slots, after those of the eight before.
    cdef uint64_t counts
    memcpy(&counts, rest, 8)
    return (counts + (before >> 56)) * ONES


cdef inline uint32_t take_by_lot(uint8_t* rest, int size, int number, uint32_t* words, uint8_t* hand) noexcept nogil:
    # Without a branch that depends on which card it is: a comparison finds all slots that end behind it. The stream and the running
    # totals stay in registers; most decks have all their cards in the first sixteen slots.
    cdef uint32_t stream[4]
    cdef uint32_t mask
    cdef uint64_t first, second, third, fourth
    cdef int taken, index
    if size >= 128 or not LOW_BYTE_FIRST:
        return take_one_by_one(rest, size, number, words, hand)
    memcpy(stream, words, sizeof(stream))
    first = totals_of(rest, 0)
    second = totals_of(rest + 8, first)
    if <int>(second >> 56) == size:
        for taken in range(number):
            index = below(stream, size - taken)
            first = less_lot(first, index)
            second = less_lot(second, index)
        memcpy(words, stream, sizeof(stream))
        return move_lots(rest, hand, 0, first) | move_lots(rest + 8, hand + 8, first, second) << 8
    third = totals_of(rest + 16, second)
    fourth = totals_of(rest + 24, third)
    for taken in range(number):
        index = below(stream, size - taken)
        first = less_lot(first, index)
        second = less_lot(second, index)
        third = less_lot(third, index)
        fourth = less_lot(fourth, index)
    memcpy(words, stream, sizeof(stream))
    mask = move_lots(rest, hand, 0, first) | move_lots(rest + 8, hand + 8, first, second) << 8
    return mask | move_lots(rest + 16, hand + 16, second, third) << 16 | move_lots(rest + 24, hand + 24, third, fourth) << 24


cdef uint32_t take_one_by_one(uint8_t* rest, int size, int number, uint32_t* words, uint8_t* hand) noexcept nogil:
    cdef uint32_t mask = 0
    cdef int taken, slot
    for taken in range(number):
        slot = take_at(rest, size - taken, below(words, size - taken))
        hand[slot] += 1
        mask |= bit(slot)
    return mask
