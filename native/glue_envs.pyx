# The environments' part of the compiled engine: observations, masks and whole steps of many games, written straight into arrays.
# `fiefdom.envs.encoding` says what the numbers mean; `fiefdom.envs.plain_arena` does the same in Python. There are no rules here.

cdef enum:
    ENVIRONMENT_STREAM = 131072


cdef void observe_game(State* state, int seat, int players, int first_edition, bint open_counts, const int16_t* cells, int16_t* row,
                       Py_ssize_t size) noexcept nogil:
    """Everything that the seat may know; `state.kinds` is lent."""
    memset(row, 0, sizeof(int16_t) * size)
    write_observation(state, seat, players, first_edition, open_counts, <int16_t*>cells, row)


def batch_observe(unsigned char[::1] states, const unsigned char[::1] tables, const uint32_t[::1] which, const int16_t[:, ::1] cells,
                  const uint8_t[::1] first_edition, const int64_t[::1] games, const int8_t[::1] seats, int players, bint open_counts,
                  int16_t[:, ::1] observations, Py_ssize_t start, Py_ssize_t stop):
    """Write what a seat of each of these games may know."""
    cdef State* state
    cdef Py_ssize_t place
    cdef uint32_t number
    with nogil:
        for place in range(start, stop):
            state = <State*>&states[0] + games[place]
            number = which[games[place]]
            state.kinds = <Kinds*>&tables[0] + number
            observe_game(state, seats[place], players, first_edition[number], open_counts, &cells[number, 0], &observations[place, 0],
                         observations.shape[1])
            state.kinds = NULL


def batch_action_masks(unsigned char[::1] states, const uint32_t[::1] which, const int16_t[:, ::1] numbers, const int64_t[::1] games,
                       bint canonical, int8_t[:, ::1] masks, Py_ssize_t start, Py_ssize_t stop):
    """Write which actions are legal for the seat that each of these games asks, into blank masks."""
    cdef Py_ssize_t place
    with nogil:
        for place in range(start, stop):
            write_mask(<State*>&states[0] + games[place], <int16_t*>&numbers[which[games[place]], 0], canonical, &masks[place, 0])


cdef class ArenaKernel:
    """The work of an arena (`fiefdom.envs.arena`) on its arrays, without the interpreter's lock."""

    cdef unsigned char[::1] states
    cdef const unsigned char[::1] tables
    cdef uint32_t[::1] which
    cdef const int16_t[:, ::1] numbers
    cdef const int16_t[:, ::1] cells
    cdef const int16_t[:, ::1] slots
    cdef const uint8_t[::1] first_edition
    cdef uint32_t[:, ::1] streams
    cdef uint64_t[::1] seeds
    cdef int16_t[:, ::1] observations
    cdef int8_t[:, ::1] masks
    cdef double[:, ::1] rewards
    cdef double[::1] earned
    cdef uint8_t[::1] terminated, truncated, illegal
    cdef int8_t[::1] actors, deciders
    cdef int players, played, starter, kingdoms
    cdef uint64_t most_turns
    cdef bint canonical, open_counts, ignore_illegal

    def __init__(self, arena):
        lens = arena.lens
        self.states, self.tables, self.which = arena.state_bytes, lens.tables, arena.which
        self.numbers, self.cells, self.slots, self.first_edition = lens.numbers, lens.cells, lens.slots, lens.first_edition
        self.streams, self.seeds = arena.streams, arena.seeds
        self.observations, self.masks, self.rewards = arena.all_observations, arena.all_masks, arena.rewards
        self.terminated, self.truncated, self.illegal = arena.terminated, arena.truncated, arena.illegal
        self.actors, self.deciders, self.earned = arena.actors, arena.deciders, arena.earned
        config = arena.config
        self.players, self.played, self.kingdoms = arena.players, arena.played, len(lens.numbers)
        self.starter = -1 if config.starter is None else config.starter
        self.most_turns, self.canonical, self.open_counts = config.most_turns, config.canonical, config.open_counts
        self.ignore_illegal = config.illegal == "ignore"

    def seed(self, Py_ssize_t game, uint64_t seed):
        """Begin the stream of a game's episodes anew."""
        seed_stream(&self.streams[game, 0], <uint32_t>seed, <uint32_t>(seed >> 32), ENVIRONMENT_STREAM)

    def reset(self, const uint8_t[::1] chosen, Py_ssize_t start, Py_ssize_t stop):
        """Begin a new episode in the games chosen."""
        cdef Py_ssize_t game
        with nogil:
            for game in range(start, stop):
                if chosen[game]:
                    self.begin(game)
                    self.report_game(game)

    def step(self, const int64_t[::1] actions, Py_ssize_t start, Py_ssize_t stop):
        """Carry out an action in each game, or begin anew where an episode has ended."""
        cdef Py_ssize_t game
        with nogil:
            for game in range(start, stop):
                if self.terminated[game] or self.truncated[game]:
                    self.begin(game)
                else:
                    self.act(game, actions[game])
                self.report_game(game)

    def answer(self, Py_ssize_t game, int slot):
        """Give the answer of an opponent that is not part of the kernel; it is legal."""
        cdef State* state = <State*>&self.states[0] + game
        state.kinds = <Kinds*>&self.tables[0] + self.which[game]
        answer(state, slot)
        state.kinds = NULL

    def report(self, Py_ssize_t start, Py_ssize_t stop):
        """Write what there is to know about the games."""
        cdef Py_ssize_t game
        with nogil:
            for game in range(start, stop):
                self.report_game(game)

    def pick(self, const double[::1] lots, int64_t[::1] actions, Py_ssize_t start, Py_ssize_t stop):
        """Write a legal action for each game, chosen by a lot from 0 to 1; pass where an episode has ended."""
        cdef Py_ssize_t game
        cdef const int8_t* mask
        cdef int action, choice, number
        with nogil:
            for game in range(start, stop):
                mask = &self.masks[game, 0]
                number = 0
                for action in range(self.masks.shape[1]):
                    number += mask[action]
                choice = <int>(lots[game] * number)
                action = 0
                while number and (choice or not mask[action]):
                    choice -= mask[action]
                    action += 1
                actions[game] = action

    def observe(self, Py_ssize_t game, int seat, int16_t[::1] row):
        """Write what a seat of a game may know."""
        cdef State* state = <State*>&self.states[0] + game
        state.kinds = <Kinds*>&self.tables[0] + self.which[game]
        self.observe_as(state, self.which[game], seat, &row[0])
        state.kinds = NULL

    cdef void observe_as(self, State* state, uint32_t number, int seat, int16_t* row) noexcept nogil:
        observe_game(state, seat, self.players, self.first_edition[number], self.open_counts, &self.cells[number, 0], row,
                     self.observations.shape[1])

    cdef void begin(self, Py_ssize_t game) noexcept nogil:
        cdef State* state = <State*>&self.states[0] + game
        cdef uint32_t* stream = &self.streams[game, 0]
        cdef uint32_t low = next_word(stream), high = next_word(stream)
        cdef int starter = self.starter
        self.seeds[game] = low | <uint64_t>high << 32
        if self.kingdoms > 1:
            self.which[game] = below(stream, self.kingdoms)
        if starter < 0:
            starter = below(stream, self.players)
        memset(state, 0, sizeof(State))
        state.kinds = <Kinds*>&self.tables[0] + self.which[game]
        set_up(state, self.players, low, high, starter)
        self.illegal[game] = 0
        self.actors[game] = lowest(self.played)
        self.let_others_play(state, stream)
        state.kinds = NULL

    cdef void act(self, Py_ssize_t game, int64_t action) noexcept nogil:
        cdef State* state = <State*>&self.states[0] + game
        cdef int slot = NO_SLOT
        cdef uint32_t number = self.which[game]
        if 0 <= action < self.masks.shape[1]:
            slot = answer_by(state, <int16_t*>&self.numbers[number, 0], <int16_t*>&self.slots[number, 0], <int>action, self.canonical)
        self.actors[game] = state.decider
        self.illegal[game] = slot == NO_SLOT
        if slot != NO_SLOT:
            state.kinds = <Kinds*>&self.tables[0] + self.which[game]
            answer(state, NOTHING if slot < 0 else slot)
            self.let_others_play(state, &self.streams[game, 0])
            state.kinds = NULL

    cdef void let_others_play(self, State* state, uint32_t* stream) noexcept nogil:
        """Answer at random for the seats that the environment plays."""
        cdef int choice, cards
        cdef uint32_t left
        while state.question != NO_QUESTION and not self.played >> state.decider & 1:
            if state.source == NUMBERS:
                answer(state, below(stream, <int>state.legal + 1))
                continue
            left = state.legal
            cards = 0
            while left:
                cards += 1
                left &= left - 1
            choice = below(stream, cards + state.may_pass)
            left = state.legal
            if choice == cards:
                answer(state, NOTHING)
                continue
            while choice:
                left &= left - 1
                choice -= 1
            answer(state, lowest(left))

    cdef void report_game(self, Py_ssize_t game) noexcept nogil:
        cdef State* state = <State*>&self.states[0] + game
        cdef int seat, actor = self.actors[game]
        cdef uint32_t number = self.which[game]
        cdef bint lost = self.illegal[game] and not self.ignore_illegal
        state.kinds = <Kinds*>&self.tables[0] + number
        self.terminated[game] = lost or state.phase == GAME_OVER
        self.truncated[game] = not self.terminated[game] and self.is_long(state)
        for seat in range(self.players):
            self.rewards[game, seat] = 0
        if lost:
            for seat in range(self.players):
                self.rewards[game, seat] = -1 if seat == actor else 1.0 / (self.players - 1)
        elif self.terminated[game] or self.truncated[game]:
            self.share(game, winners(state))
        self.earned[game] = self.rewards[game, actor]
        memset(&self.masks[game, 0], 0, self.masks.shape[1])
        if self.terminated[game] or self.truncated[game]:
            self.deciders[game] = -1
        else:
            self.deciders[game] = state.decider
            actor = state.decider
            write_mask(state, <int16_t*>&self.numbers[number, 0], self.canonical, &self.masks[game, 0])
        self.observe_as(state, number, actor, &self.observations[game, 0])
        state.kinds = NULL

    cdef bint is_long(self, const State* state) noexcept nogil:
        """Whether everybody has had the most turns."""
        cdef int seat
        if self.most_turns == 0:
            return False
        for seat in range(self.players):
            if state.turns[seat] < self.most_turns:
                return False
        return True

    cdef void share(self, Py_ssize_t game, int victors) noexcept nogil:
        """Share the victory among the winners so that all rewards together are 0."""
        cdef int seat, number = 0
        for seat in range(self.players):
            number += victors >> seat & 1
        for seat in range(self.players):
            self.rewards[game, seat] = (<double>self.players / number if victors >> seat & 1 else 0) - 1
            self.rewards[game, seat] /= self.players - 1
