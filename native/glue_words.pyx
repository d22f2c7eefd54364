# Three rules that are faster with several bytes at a time; `engine/stack.py` and `engine/deck.py` say what they do.


cdef inline uint64_t byte_at(int place, uint8_t number) noexcept nogil:
    return <uint64_t>number << (8 * place if LOW_BYTE_FIRST else 56 - 8 * place)


cdef inline Frame frame_of(uint8_t step, uint8_t seat, uint8_t card, uint8_t immune, uint8_t amount, uint8_t slot, uint8_t place,
                           uint8_t number) noexcept nogil:
    # Written as one word: a processor is slow to read eight bytes that it has just written one by one.
    cdef uint64_t word = byte_at(0, step) | byte_at(1, seat) | byte_at(2, card) | byte_at(3, immune)
    word |= byte_at(4, amount) | byte_at(5, slot) | byte_at(6, place) | byte_at(7, number)
    return (<Frame*>&word)[0]


cdef extern from *:
    """
    /* The unordered rest of a deck as a line of cards by slot: for each slot, how many cards lie in it or before it. Whoever takes a card
       out moves the ends of its own slot and of all behind it, and one comparison finds these: nothing branches by which card it is. The
       bytes must not run over, so large decks are searched card by card. */
    #if defined(__SSE2__) || defined(_M_X64)
    #define LONGEST_LINE 127
    typedef struct { __m128i low, high; } Line;
    static inline Line line_up(const uint8_t *rest) {
        Line line;
        __m128i last;
        line.low = totals_of(rest);
        last = _mm_shufflehi_epi16(_mm_unpackhi_epi8(line.low, line.low), 0xFF);
        line.high = _mm_add_epi8(totals_of(rest + 16), _mm_shuffle_epi32(last, 0xFF));
        return line;
    }
    static inline void take_from(Line *line, uint32_t place) {
        __m128i here = sixteen(place);
        line->low = _mm_add_epi8(line->low, _mm_cmpgt_epi8(line->low, here));
        line->high = _mm_add_epi8(line->high, _mm_cmpgt_epi8(line->high, here));
    }
    /* What is left of the line as counts. */
    static inline Line counts_of(Line line) {
        Line left;
        left.low = _mm_sub_epi8(line.low, _mm_slli_si128(line.low, 1));
        left.high = _mm_sub_epi8(line.high, _mm_or_si128(_mm_slli_si128(line.high, 1), _mm_srli_si128(line.low, 15)));
        return left;
    }
    static inline uint32_t hand_out(uint8_t *rest, Line left, uint8_t *hand) {
        __m128i low = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)rest), left.low), none = _mm_setzero_si128();
        __m128i high = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)(rest + 16)), left.high);
        _mm_storeu_si128((__m128i *)hand, _mm_add_epi8(_mm_loadu_si128((const __m128i *)hand), low));
        _mm_storeu_si128((__m128i *)(hand + 16), _mm_add_epi8(_mm_loadu_si128((const __m128i *)(hand + 16)), high));
        _mm_storeu_si128((__m128i *)rest, left.low);
        _mm_storeu_si128((__m128i *)(rest + 16), left.high);
        return (uint32_t)_mm_movemask_epi8(_mm_cmpgt_epi8(low, none)) | (uint32_t)_mm_movemask_epi8(_mm_cmpgt_epi8(high, none)) << 16;
    }
    #else
    #define LONGEST_LINE -1
    typedef int Line;
    #define line_up(rest) 0
    #define take_from(line, place) ((void)(place))
    #define counts_of(line) 0
    #define hand_out(rest, left, hand) 0
    #endif
    """
    const int LONGEST_LINE
    ctypedef struct Line:
        pass
    Line line_up(const uint8_t* rest) nogil
    void take_from(Line* line, uint32_t place) nogil
    Line counts_of(Line line) nogil
    uint32_t hand_out(uint8_t* rest, Line left, uint8_t* hand) nogil


cdef inline uint32_t take_by_lot(uint8_t* rest, int size, int number, uint32_t* words, uint8_t* hand) noexcept nogil:
    cdef uint32_t[4] stream
    cdef Line line
    cdef int taken
    if size > LONGEST_LINE:
        return take_one_by_one(rest, size, number, words, hand)
    stream[0], stream[1], stream[2], stream[3] = words[0], words[1], words[2], words[3]
    line = line_up(rest)
    for taken in range(number):
        take_from(&line, below(stream, size - taken))
    words[0], words[1], words[2], words[3] = stream[0], stream[1], stream[2], stream[3]
    return hand_out(rest, counts_of(line), hand)


cdef uint32_t take_one_by_one(uint8_t* rest, int size, int number, uint32_t* words, uint8_t* hand) noexcept nogil:
    cdef uint32_t mask = 0
    cdef int taken, slot
    for taken in range(number):
        slot = take_at(rest, size - taken, below(words, size - taken))
        hand[slot] += 1
        mask |= bit(slot)
    return mask
