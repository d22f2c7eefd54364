# What the compiled engine has in C before any rule: the rules of `engine/bits.py`, a few counts at a time.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
ctypedef double float64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset
cdef extern from *:
    """
    #define bit(slot) ((uint32_t)1 << (slot))
    #define single(mask) ((mask) != 0 && ((mask) & ((mask) - 1)) == 0)
    #if defined(_MSC_VER)
    #define apart_int int
    #define apart_void void
    #define apart_double double
    #define seldom(lent) ((lent) != NULL)
    #define inlined_int __forceinline int
    #define inlined_uint32_t __forceinline uint32_t
    #include <intrin.h>
    static __inline int lowest(uint32_t mask) { unsigned long place; _BitScanForward(&place, mask); return (int)place; }
    static __inline int topmost(uint32_t mask) { unsigned long place; _BitScanReverse(&place, mask); return (int)place; }
    static __inline int lowest_of_word(uint64_t word) {
        return (uint32_t)word ? lowest((uint32_t)word) : 32 + lowest((uint32_t)(word >> 32));
    }
    #else
    #define apart_int __attribute__((noinline)) int
    #define apart_void __attribute__((noinline)) void
    #define apart_double __attribute__((noinline)) double
    #define seldom(lent) __builtin_expect((lent) != NULL, 0)
    #define inlined_int __attribute__((always_inline)) int
    #define inlined_uint32_t __attribute__((always_inline)) uint32_t
    #define lowest(mask) __builtin_ctz(mask)
    #define topmost(mask) (31 - __builtin_clz(mask))
    #define lowest_of_word(word) __builtin_ctzll(word)
    #endif
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    #define LOW_BYTE_FIRST 0
    #else
    #define LOW_BYTE_FIRST 1
    #endif
    #define ONES 0x0101010101010101ull
    #define TOPS 0x8080808080808080ull
    #include <string.h>
    /* A bit for each of eight bytes that is not zero; the product gathers them. */
    static inline uint32_t mask_of_word(uint64_t word) {
        word = ((((word & ~TOPS) + ~TOPS) | word) & TOPS) >> 7;
        return (uint32_t)(word * 0x0102040810204080ull >> 56);
    }
    static inline int any_of(const uint8_t *counts) {
        uint64_t words[4];
        memcpy(words, counts, sizeof words);
        return (words[0] | words[1] | words[2] | words[3]) != 0;
    }
    #if defined(__SSE2__) || defined(_M_X64)
    #include <emmintrin.h>
    static inline uint32_t same_of_sixteen(const uint8_t *one, const uint8_t *other) {
        return _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)one), _mm_loadu_si128((const __m128i *)other)));
    }
    static inline uint32_t mask_of_more(const uint8_t *counts, const uint8_t *fewer) {
        return ~(same_of_sixteen(counts, fewer) | same_of_sixteen(counts + 16, fewer + 16) << 16);
    }
    #else
    static inline uint32_t mask_of_more(const uint8_t *counts, const uint8_t *fewer) {
        uint32_t mask = 0;
        int slot;
        for (slot = 0; slot < 32; slot += LOW_BYTE_FIRST ? 8 : 1) {
            uint64_t word = counts[slot], other = fewer[slot];
            if (LOW_BYTE_FIRST) {
                memcpy(&word, counts + slot, 8);
                memcpy(&other, fewer + slot, 8);
            }
            mask |= mask_of_word(word ^ other) << slot;
        }
        return mask;
    }
    #endif
    static inline void fill(uint8_t *blank, int place, int number, uint8_t byte) {
        uint64_t word = byte * ONES;
        if (0 < number && number <= 8 && place <= 504 && LOW_BYTE_FIRST) {
            word &= ~(uint64_t)0 >> (64 - 8 * number);
            memcpy(blank + place, &word, 8);
        } else memset(blank + place, byte, number);
    }
    static const uint8_t no_counts[32];
    #define from_place(row, place) ((row) + (place))
    #define mask_of(counts) mask_of_more(counts, no_counts)
    /* Sixteen counts at a time: their running totals, and one comparison of all of them with the index, so that nothing branches by
       which card it is. The bytes must not run over, so large decks are searched one slot after the other. All sixteen are written
       back, since a processor is slow to read several bytes of which it has just written one. */
    #if defined(__SSE2__) || defined(_M_X64)
    static inline __m128i sixteen(uint32_t byte) { return _mm_set1_epi64x(byte * ONES); }
    static inline __m128i totals_of(const uint8_t *counts) {
        __m128i totals = _mm_loadu_si128((const __m128i *)counts);
        totals = _mm_add_epi8(totals, _mm_slli_si128(totals, 1));
        totals = _mm_add_epi8(totals, _mm_slli_si128(totals, 2));
        totals = _mm_add_epi8(totals, _mm_slli_si128(totals, 4));
        return _mm_add_epi8(totals, _mm_slli_si128(totals, 8));
    }
    static inline int take_at(uint8_t *counts, int total, int index) {
        int slot = 0;
        if (total < 128) {
            __m128i totals = totals_of(counts);
            int sum = _mm_extract_epi16(totals, 7) >> 8;
            if (index < sum) {
                __m128i before = _mm_cmpgt_epi8(sixteen(index + 1), totals), here = _mm_slli_si128(before, 1);
                here = _mm_andnot_si128(before, _mm_or_si128(here, _mm_cvtsi32_si128(255)));
                _mm_storeu_si128((__m128i *)counts, _mm_add_epi8(_mm_loadu_si128((const __m128i *)counts), here));
                return lowest((uint32_t)_mm_movemask_epi8(here));
            }
            index -= sum;
            slot = 16;
        }
        while (index >= counts[slot]) index -= counts[slot++];
        counts[slot] -= 1;
        return slot;
    }
    #else
    static inline int take_at(uint8_t *counts, int total, int index) {
        int slot = 0;
        (void)total;
        while (index >= counts[slot]) index -= counts[slot++];
        counts[slot] -= 1;
        return slot;
    }
    #endif
    /* Counts times what each is worth, from -128 to 127, added up; and counts alone. */
    #if defined(__SSE2__) || defined(_M_X64)
    static inline __m128i weighted_sixteen(const uint8_t *counts, const int8_t *weights) {
        __m128i none = _mm_setzero_si128(), number = _mm_loadu_si128((const __m128i *)counts);
        __m128i worth = _mm_loadu_si128((const __m128i *)weights), sign = _mm_cmpgt_epi8(none, worth);
        return _mm_add_epi32(_mm_madd_epi16(_mm_unpacklo_epi8(number, none), _mm_unpacklo_epi8(worth, sign)),
                             _mm_madd_epi16(_mm_unpackhi_epi8(number, none), _mm_unpackhi_epi8(worth, sign)));
    }
    static inline int weighted_sum(const uint8_t *counts, const int8_t *weights) {
        __m128i sums = _mm_add_epi32(weighted_sixteen(counts, weights), weighted_sixteen(counts + 16, weights + 16));
        sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0x4E));
        return _mm_cvtsi128_si32(sums) + _mm_cvtsi128_si32(_mm_srli_si128(sums, 4));
    }
    static inline int counted(const uint8_t *counts) {
        __m128i none = _mm_setzero_si128(), low = _mm_sad_epu8(_mm_loadu_si128((const __m128i *)counts), none);
        low = _mm_add_epi64(low, _mm_sad_epu8(_mm_loadu_si128((const __m128i *)(counts + 16)), none));
        return _mm_cvtsi128_si32(low) + _mm_cvtsi128_si32(_mm_srli_si128(low, 8));
    }
    static inline uint32_t mask_with(const uint8_t *counts, int number) {
        __m128i wanted = sixteen(number & 255), low = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)counts), wanted);
        __m128i high = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(counts + 16)), wanted);
        return (uint32_t)_mm_movemask_epi8(low) | (uint32_t)_mm_movemask_epi8(high) << 16;
    }
    static inline int any_up_to(const uint8_t *counts, int most) {
        __m128i one = sixteen(1), limit = sixteen((uint32_t)(most - 1) & 255);
        __m128i low = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)counts), one);
        __m128i high = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)(counts + 16)), one);
        __m128i least = _mm_min_epu8(low, high);
        return most > 0 && _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(least, limit), least)) != 0;
    }
    static inline int slots_with(const uint8_t *counts, int number) {
        __m128i wanted = sixteen(number & 255), none = _mm_setzero_si128();
        __m128i low = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)counts), wanted);
        __m128i high = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(counts + 16)), wanted);
        low = _mm_sad_epu8(_mm_sub_epi8(none, _mm_add_epi8(low, high)), none);
        return _mm_cvtsi128_si32(low) + _mm_cvtsi128_si32(_mm_srli_si128(low, 8));
    }
    #else
    static inline int weighted_sum(const uint8_t *counts, const int8_t *weights) {
        int slot, total = 0;
        for (slot = 0; slot < 32; slot++) total += counts[slot] * weights[slot];
        return total;
    }
    static inline int counted(const uint8_t *counts) {
        int slot, total = 0;
        for (slot = 0; slot < 32; slot++) total += counts[slot];
        return total;
    }
    static inline uint32_t mask_with(const uint8_t *counts, int number) {
        uint32_t mask = 0;
        int slot;
        for (slot = 0; slot < 32; slot++) mask |= (uint32_t)(counts[slot] == number) << slot;
        return mask;
    }
    static inline int any_up_to(const uint8_t *counts, int most) {
        int slot, found = 0;
        for (slot = 0; slot < 32; slot++) found |= 0 < counts[slot] && counts[slot] <= most;
        return found;
    }
    static inline int slots_with(const uint8_t *counts, int number) {
        int slot, found = 0;
        for (slot = 0; slot < 32; slot++) found += counts[slot] == number;
        return found;
    }
    #endif
    /* Counts under a set of bytes, which are 255 or 0, added up; a sum of eight counts may need more than a byte. */
    #if defined(__SSE2__) || defined(_M_X64)
    #include <emmintrin.h>
    static inline int sum_of(const uint8_t *counts, const uint8_t *slots) {
        __m128i none = _mm_setzero_si128();
        __m128i one = _mm_and_si128(_mm_loadu_si128((const __m128i *)counts), _mm_loadu_si128((const __m128i *)slots));
        __m128i two = _mm_and_si128(_mm_loadu_si128((const __m128i *)(counts + 16)), _mm_loadu_si128((const __m128i *)(slots + 16)));
        __m128i sums = _mm_add_epi64(_mm_sad_epu8(one, none), _mm_sad_epu8(two, none));
        return _mm_cvtsi128_si32(sums) + _mm_cvtsi128_si32(_mm_srli_si128(sums, 8));
    }
    #else
    static inline int sum_of(const uint8_t *counts, const uint8_t *slots) {
        int slot, total = 0;
        for (slot = 0; slot < 32; slot++) total += counts[slot] & slots[slot];
        return total;
    }
    #endif
    """
    ctypedef int apart_int
    ctypedef void apart_void
    ctypedef double apart_double
    ctypedef int inlined_int
    bint seldom(const void* lent) nogil
    ctypedef uint32_t inlined_uint32_t
    const uint64_t ONES, TOPS
    const int LOW_BYTE_FIRST
    int take_at(uint8_t* counts, int total, int index) nogil
    int weighted_sum(const uint8_t* counts, const int8_t* weights) nogil
    int counted(const uint8_t* counts) nogil
    int slots_with(const uint8_t* counts, int number) nogil
    bint any_up_to(const uint8_t* counts, int most) nogil
    uint32_t mask_with(const uint8_t* counts, int number) nogil
    uint32_t mask_of_word(uint64_t word) nogil
    int16_t* from_place(int16_t* row, int place) nogil
    bint any_of(const uint8_t* counts) nogil
    int sum_of(const uint8_t* counts, const uint8_t* slots) nogil
    uint32_t mask_of(const uint8_t* counts) nogil
    void fill(uint8_t* blank, int place, int number, uint8_t byte) nogil
    uint32_t mask_of_more(const uint8_t* counts, const uint8_t* fewer) nogil
    int lowest_of_word(uint64_t word) nogil
    uint32_t bit(int slot) nogil
    bint single(uint32_t mask) nogil
    int lowest(uint32_t mask) nogil
    int topmost(uint32_t mask) nogil
