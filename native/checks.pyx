# What the checked build looks at: indices, numbers that go into narrow fields, assertions. A failure says where and ends the process.
cdef extern from *:
    """
    #include <stdio.h>
    #include <stdlib.h>
    static inline int64_t check_index(int64_t index, int64_t length, const char *place) {
        if (index >= 0 && index < length) return index;
        fprintf(stderr, "%sindex %lld of %lld elements\\n", place, (long long)index, (long long)length);
        abort();
    }
    static inline int64_t check_range(int64_t number, int64_t low, int64_t high, const char *place) {
        if (number >= low && number <= high) return number;
        fprintf(stderr, "%s%lld is stored where %lld to %lld fit\\n", place, (long long)number, (long long)low, (long long)high);
        abort();
    }
    static inline void check_that(int holds, const char *place) {
        if (holds) return;
        fprintf(stderr, "%san assertion does not hold\\n", place);
        abort();
    }
    """
    int64_t check_index(int64_t index, int64_t length, const char* place) nogil
    int64_t check_range(int64_t number, int64_t low, int64_t high, const char* place) nogil
    void check_that(bint holds, const char* place) nogil
