# The hand-written part of the compiled engine: memory, threads, and the way in and out of Python.
# There are no rules here.

from fiefdom.engine.state import Event as EventTuple

cdef size_t VALUE = <size_t>&(<State*>NULL).kinds  # the lent pointers come last and are no part of the value


cdef void record(State* state, int verb, int seat, int card, int origin, int target, int seen) noexcept nogil:
    cdef Recorder* recorder = state.recorder
    if recorder.number == recorder.capacity:
        recorder.capacity = recorder.capacity * 2 if recorder.capacity else 64
        recorder.events = <Event*>realloc(recorder.events, recorder.capacity * sizeof(Event))
    recorder.events[recorder.number] = Event(verb, seat, card, recorder.cause, origin, target, seen, 1)
    recorder.number += 1


cdef inline int advised(State* state) noexcept nogil:
    cdef int slot = decide_for_card(state, state.adviser[state.decider])
    if state.company:
        part_ways(state, state.company, slot)
    return slot


cdef list drain(Recorder* recorder):
    cdef int index
    cdef list events = []
    cdef Event event
    for index in range(recorder.number):
        event = recorder.events[index]
        events.append(EventTuple(
            event.verb, event.seat, event.card, event.cause, event.origin, event.target, event.seen, event.number
        ))
    free(recorder.events)
    return events


cdef class KindTable:
    """The kinds of card of one game."""

    cdef Kinds data

    def __init__(self, const unsigned char[::1] data not None):
        if <size_t>data.shape[0] != sizeof(Kinds):
            raise ValueError("wrong size of a table")
        memcpy(&self.data, &data[0], sizeof(Kinds))


cdef class Handle:
    """One game, held in C memory."""

    cdef State data
    cdef readonly KindTable table

    def __cinit__(self, KindTable table not None):
        memset(&self.data, 0, sizeof(State))
        self.table = table

    def load(self, const unsigned char[::1] data not None):
        """Take over the value of a saved state."""
        if <size_t>data.shape[0] != VALUE:
            raise ValueError("wrong size of a state")
        memset(&self.data, 0, sizeof(State))
        memcpy(&self.data, &data[0], VALUE)

    def dump(self):
        """The value as bytes."""
        return (<char*>&self.data)[:VALUE]

    def copy(self):
        """An independent copy."""
        cdef Handle other = Handle.__new__(Handle, self.table)
        memcpy(&other.data, &self.data, sizeof(State))
        return other

    def same(self, Handle other not None):
        """Whether two states are equal to the byte."""
        return memcmp(&self.data, &other.data, VALUE) == 0

    cdef list _end(self, Recorder* recorder, bint recording):
        self.data.kinds = NULL
        self.data.recorder = NULL
        self.data.script = NULL
        return drain(recorder) if recording else []

    cdef void _begin(self, Recorder* recorder, bint recording) noexcept:
        memset(recorder, 0, sizeof(Recorder))
        recorder.cause = NOTHING
        self.data.kinds = &self.table.data
        self.data.recorder = recorder if recording else NULL

    def set_up(self, int seats, uint32_t low, uint32_t high, int starter, *, bint recording=False, unsigned char[::1] script=None):
        """Lay out a new game."""
        cdef Recorder recorder
        memset(&self.data, 0, sizeof(State))
        self._begin(&recorder, recording)
        if script is not None:
            self.data.script = <Script*>&script[0]
        set_up(&self.data, seats, low, high, starter)
        return self._end(&recorder, recording)

    def resume(self, *, bint recording=False, unsigned char[::1] script=None):
        """Go on to the next question."""
        cdef Recorder recorder
        self._begin(&recorder, recording)
        if script is not None:
            self.data.script = <Script*>&script[0]
        run(&self.data)
        return self._end(&recorder, recording)

    def redeal(self, int viewer, bint open_counts, uint32_t low, uint32_t high):
        """Deal what a view's state does not show."""
        redeal(&self.data, viewer, open_counts, low, high)

    def is_legal(self, int slot):
        """Whether the open question can be answered so."""
        self.data.kinds = &self.table.data
        cdef bint legal = is_legal(&self.data, slot)
        self.data.kinds = NULL
        return legal

    def answer(self, int slot, *, bint recording=False, unsigned char[::1] script=None):
        """Give a legal answer; the caller has checked that it is."""
        cdef Recorder recorder
        self._begin(&recorder, recording)
        if script is not None:
            self.data.script = <Script*>&script[0]
        answer(&self.data, slot)
        return self._end(&recorder, recording)

    def play_all_treasures(self, *, bint recording=False):
        """Answer `treasure` until no Treasure is left."""
        cdef Recorder recorder
        self._begin(&recorder, recording)
        play_all_treasures(&self.data)
        return self._end(&recorder, recording)

    def score(self, int seat):
        """The victory points of a seat."""
        self.data.kinds = &self.table.data
        cdef int points = score(&self.data, seat)
        self.data.kinds = NULL
        return points

    def winners(self):
        """The bits of the seats that nobody beats."""
        self.data.kinds = &self.table.data
        cdef int seats = winners(&self.data)
        self.data.kinds = NULL
        return seats

    def broken_law(self):
        """The number of a law that the state breaks, 0 if none; its numbers must be within bounds."""
        self.data.kinds = &self.table.data
        cdef int law = broken_law(&self.data)
        self.data.kinds = NULL
        return law

    def shown_phase(self):
        """The phase that everybody sees."""
        return shown_phase(&self.data)

    def cards_of_kinds(self):
        """How many cards of each slot the game has."""
        cdef int slot
        return [cards_of_kind(&self.data, slot) for slot in range(self.table.data.number)]

    @property
    def question(self):
        return self.data.question

    @property
    def decider(self):
        return self.data.decider

    @property
    def asker(self):
        return self.data.asker

    @property
    def legal(self):
        return self.data.legal

    @property
    def may_pass(self):
        return self.data.may_pass

    @property
    def remaining(self):
        return self.data.remaining

    @property
    def turn(self):
        return self.data.turn

    @property
    def phase(self):
        return self.data.phase

    @property
    def seats(self):
        return self.data.seats


# Arrays of games. `states` and `tables` are the bytes of NumPy arrays; a game's table is tables[which[game]].


def batch_reset(unsigned char[::1] states, const unsigned char[::1] tables, const uint32_t[::1] which, const int64_t[::1] games,
                const uint8_t[::1] seats, const uint64_t[::1] seeds, const uint8_t[::1] starters, Py_ssize_t start, Py_ssize_t stop):
    """Lay out the games named in `games` from place `start` to `stop`; seats, seeds and starters are in the same order."""
    cdef State* state
    cdef Py_ssize_t place
    with nogil:
        for place in range(start, stop):
            state = <State*>&states[0] + games[place]
            memset(state, 0, sizeof(State))
            state.kinds = <Kinds*>&tables[0] + which[games[place]]
            set_up(state, seats[place], <uint32_t>seeds[place], <uint32_t>(seeds[place] >> 32), starters[place])
            state.kinds = NULL


def batch_illegal(const unsigned char[::1] states, const int16_t[::1] answers, Py_ssize_t start, Py_ssize_t stop):
    """The first game whose answer is not legal, or -1. Games that are over take any answer."""
    cdef const State* state
    cdef int slot
    cdef Py_ssize_t game, found = -1
    with nogil:
        for game in range(start, stop):
            state = <const State*>&states[0] + game
            slot = answers[game]
            if state.question == NO_QUESTION:
                continue
            if slot == -1:
                if state.may_pass:
                    continue
            elif state.source == NUMBERS:
                if 0 <= slot <= <int>state.legal:
                    continue
            elif 0 <= slot < SLOTS and state.legal >> slot & 1:
                continue
            found = game
            break
    return found


def batch_by_lot(const unsigned char[::1] states, const double[::1] lots, int16_t[::1] answers, Py_ssize_t start, Py_ssize_t stop):
    """Write a legal answer for each game, chosen by a lot from 0 to 1; pass where a game is over."""
    cdef State* state
    cdef Py_ssize_t game
    cdef int slot
    with nogil:
        for game in range(start, stop):
            state = <State*>&states[0] + game
            slot = answer_at(state, <int>(lots[game] * number_of_answers(state)))
            answers[game] = -1 if slot == NOTHING else slot


def batch_step(unsigned char[::1] states, const unsigned char[::1] tables, const uint32_t[::1] which,
               const int16_t[::1] answers, Py_ssize_t start, Py_ssize_t stop):
    """Answer the open questions of the games from `start` to `stop`; games that are over stay as they are."""
    cdef State* state
    cdef Py_ssize_t game
    with nogil:
        for game in range(start, stop):
            state = <State*>&states[0] + game
            if state.question == NO_QUESTION:
                continue
            state.kinds = <Kinds*>&tables[0] + which[game]
            answer(state, NOTHING if answers[game] < 0 else answers[game])
            state.kinds = NULL


def batch_masks(const unsigned char[::1] states, uint8_t[:, ::1] masks, Py_ssize_t start, Py_ssize_t stop):
    """Write which answers are legal: a column for each slot, label or number that fits, the last one for pass."""
    cdef const State* state
    cdef Py_ssize_t game
    cdef int slot
    cdef uint32_t legal
    cdef uint8_t* row
    with nogil:
        for game in range(start, stop):
            state = <const State*>&states[0] + game
            legal = answer_bits(state.source, state.legal)
            row = &masks[game, 0]
            for slot in range(SLOTS):
                row[slot] = legal >> slot & 1
            row[SLOTS] = state.may_pass


def batch_scores(unsigned char[::1] states, const unsigned char[::1] tables, const uint32_t[::1] which, int16_t[:, ::1] scores,
                 uint8_t[::1] victors, Py_ssize_t start, Py_ssize_t stop):
    """Write the victory points of every seat and the bits of the winners."""
    cdef State* state
    cdef Py_ssize_t game
    cdef int seat
    with nogil:
        for game in range(start, stop):
            state = <State*>&states[0] + game
            state.kinds = <Kinds*>&tables[0] + which[game]
            for seat in range(state.seats):
                scores[game, seat] = score(state, seat)
            victors[game] = winners(state)
            state.kinds = NULL


cdef uint64_t mixed(uint64_t word) noexcept nogil:
    word = (word ^ (word >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    word = (word ^ (word >> 27)) * <uint64_t>0x94D049BB133111EB
    return word ^ (word >> 31)


cdef uint64_t group_seed(uint64_t seed, uint64_t group) noexcept nogil:
    return mixed(mixed(seed + <uint64_t>0x9E3779B97F4A7C15) + (group + 1) * <uint64_t>0x9E3779B97F4A7C15)


def play_programs(KindTable table not None, list programs, uint64_t seed, uint64_t first, Py_ssize_t groups, int most_turns,
                  unsigned char[::1] counters not None, unsigned char[::1] points not None):
    """Play groups of games between strategies from group `first` on: the same shuffles once for each starter, who sits on seat 0."""
    cdef State state
    cdef Program* players[SEATS]
    cdef Program* seated[SEATS]
    cdef const unsigned char[::1] program
    cdef int seats = len(programs), seat, starter
    cdef uint64_t group, one
    cdef Counters* sums = <Counters*>&counters[0]
    if <size_t>counters.shape[0] != sizeof(Counters):
        raise ValueError("wrong size of counters")
    if points.shape[0] != groups:
        raise ValueError("wrong number of groups")
    for seat in range(seats):
        program = programs[seat]
        check_program(program)
        players[seat] = <Program*>&program[0]  # the list keeps it
    with nogil:
        for group in range(first, first + groups):
            one = group_seed(seed, group)
            for starter in range(seats):
                memset(&state, 0, sizeof(State))
                state.kinds = &table.data
                state.gains = <Gains*>sums  # their first fields
                for seat in range(seats):
                    seated[seat] = players[(seat + starter) % seats]
                state.adviser = seated
                set_up(&state, seats, <uint32_t>one, <uint32_t>(one >> 32), 0)
                play_counted(&state, seated, sums, <int>(group % EVERY), starter, most_turns)
                count_game(&state, sums, starter)
            points[group - first] = close_group(sums, seats)


cdef check_program(const unsigned char[::1] program):
    if program.shape[0] == 0 or <size_t>program.shape[0] % sizeof(Program):
        raise ValueError("wrong size of a program")


def decide_with(Handle handle not None, const unsigned char[::1] program not None):
    """The answer of a strategy to the open question."""
    check_program(program)
    handle.data.kinds = &handle.table.data
    cdef int slot = decide(&handle.data, <Program*>&program[0])
    handle.data.kinds = NULL
    return slot


def copy_many(Handle source not None, Py_ssize_t times):
    """Copy a state so many times into a small ring of others; for measuring what a copy costs."""
    cdef State* ring = <State*>malloc(16 * sizeof(State))
    cdef Py_ssize_t index
    cdef uint32_t check = 0
    with nogil:
        for index in range(times):
            memcpy(&ring[index & 15], &source.data, sizeof(State))
            check += ring[index & 15].legal
    free(ring)
    return check
