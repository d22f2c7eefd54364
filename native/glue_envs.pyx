# The environments' part of the compiled engine: observations, masks and whole steps of many games, written straight into arrays.
# `fiefdom.envs.encoding` says what the numbers mean, `fiefdom.envs.episode` what a step does. There are no rules here.


cdef void observe_game(State* state, int seat, int players, int first_edition, bint open_counts, bint remembers,
                       const int16_t* cells, int16_t* row, Py_ssize_t size) noexcept nogil:
    """Everything that the seat may know; `state.kinds` is lent."""
    memset(row, 0, sizeof(int16_t) * size)
    write_observation(state, seat, players, first_edition, open_counts, remembers, <int16_t*>cells, row)


def batch_observe(unsigned char[::1] states, const unsigned char[::1] tables, const uint32_t[::1] which, const int16_t[:, ::1] cells,
                  const uint8_t[::1] first_edition, const int64_t[::1] games, const int8_t[::1] seats, int players, bint open_counts,
                  bint remembers, int16_t[:, ::1] observations, Py_ssize_t start, Py_ssize_t stop):
    """Write what a seat of each of these games may know."""
    cdef State* state
    cdef Py_ssize_t place
    cdef uint32_t number
    with nogil:
        for place in range(start, stop):
            state = <State*>&states[0] + games[place]
            number = which[games[place]]
            state.kinds = <Kinds*>&tables[0] + number
            observe_game(state, seats[place], players, first_edition[number], open_counts, remembers, &cells[number, 0],
                         &observations[place, 0], observations.shape[1])
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

    cdef unsigned char[::1] states, episodes
    cdef const unsigned char[::1] tables
    cdef const int16_t[:, ::1] numbers, cells, slots
    cdef const uint8_t[::1] first_edition
    cdef int16_t[:, ::1] observations
    cdef int8_t[:, ::1] masks
    cdef size_t[:, ::1] programs
    cdef ArenaTerms terms
    cdef list kept

    def __init__(self, arena):
        cdef const unsigned char[::1] terms = arena.terms.tobytes()
        lens = arena.lens
        self.states, self.episodes, self.tables = arena.state_bytes, arena.episode_bytes, lens.tables
        self.numbers, self.cells, self.slots, self.first_edition = lens.numbers, lens.cells, lens.slots, lens.first_edition
        self.observations, self.masks, self.programs = arena.all_observations, arena.all_masks, arena.programs
        self.kept = []
        memcpy(&self.terms, &terms[0], sizeof(ArenaTerms))

    def seed(self, Py_ssize_t game, uint64_t seed):
        """Begin the stream of a game's episodes anew."""
        seed_stream(self.episode(game).stream, <uint32_t>seed, <uint32_t>(seed >> 32), ENVIRONMENT_STREAM)

    def teach(self, Py_ssize_t which, int seat, const unsigned char[::1] program not None):
        """Let a seat play by a program in the games of a kingdom."""
        check_program(program)
        self.kept.append(program)
        self.programs[which, seat] = <size_t>&program[0]

    def reset(self, const uint8_t[::1] chosen, Py_ssize_t start, Py_ssize_t stop):
        """Begin a new episode in the games chosen."""
        cdef Py_ssize_t game
        with nogil:
            for game in range(start, stop):
                if chosen[game]:
                    self.begin(game)

    def step(self, const int64_t[::1] actions, Py_ssize_t start, Py_ssize_t stop):
        """Carry out an action in each game, or begin anew where an episode has ended."""
        cdef Py_ssize_t game
        with nogil:
            for game in range(start, stop):
                if self.episode(game).terminated or self.episode(game).truncated:
                    self.begin(game)
                else:
                    self.act(game, actions[game])

    def deal(self, Py_ssize_t game, uint64_t seed, int which):
        """Begin a game with these shuffles on a kingdom; the seat begins that was settled, or else the first."""
        self.episode(game).seed = seed
        self.episode(game).which = which
        self.episode(game).starter = 0 if self.terms.starter == DRAWN else self.terms.starter
        with nogil:
            self.lay_out(game)

    def answer(self, Py_ssize_t game, int slot):
        """Give the answer of an opponent that is not part of the kernel; it is legal."""
        answer(self.state(game), slot)
        self.report(game)

    def play_on(self, Py_ssize_t game):
        """Let the opponents answer that have learnt by now what to do."""
        let_others_play(self.state(game), self.episode(game), &self.terms, self.seated(game))
        self.report(game)

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
        self.observe_as(self.state(game), game, seat, &row[0])

    cdef Episode* episode(self, Py_ssize_t game) noexcept nogil:
        return <Episode*>&self.episodes[0] + game

    cdef State* state(self, Py_ssize_t game) noexcept nogil:
        """A game with its kinds, which are lent until it is reported or observed."""
        cdef State* state = <State*>&self.states[0] + game
        state.kinds = <Kinds*>&self.tables[0] + self.episode(game).which
        return state

    cdef Program** seated(self, Py_ssize_t game) noexcept nogil:
        return <Program**>&self.programs[self.episode(game).which, 0]

    cdef void begin(self, Py_ssize_t game) noexcept nogil:
        draw_episode(self.episode(game), &self.terms)
        self.lay_out(game)

    cdef void lay_out(self, Py_ssize_t game) noexcept nogil:
        memset(<State*>&self.states[0] + game, 0, sizeof(State))
        begin_episode(self.state(game), self.episode(game), &self.terms, self.seated(game))
        self.report(game)

    cdef void act(self, Py_ssize_t game, int64_t action) noexcept nogil:
        cdef State* state = self.state(game)
        cdef uint32_t number = self.episode(game).which
        cdef int slot = NO_SLOT
        if 0 <= action < self.masks.shape[1]:
            slot = answer_by(state, <int16_t*>&self.numbers[number, 0], <int16_t*>&self.slots[number, 0], <int>action,
                             self.terms.canonical)
        act_for_learner(state, self.episode(game), &self.terms, self.seated(game), slot)
        self.report(game)

    cdef void report(self, Py_ssize_t game) noexcept nogil:
        """Write what there is to know about a game."""
        cdef State* state = self.state(game)
        cdef Episode* episode = self.episode(game)
        judge(state, episode, &self.terms)
        memset(&self.masks[game, 0], 0, self.masks.shape[1])
        if episode.decider >= 0:
            write_mask(state, <int16_t*>&self.numbers[episode.which, 0], self.terms.canonical, &self.masks[game, 0])
        self.observe_as(state, game, episode.actor if episode.decider < 0 else episode.decider, &self.observations[game, 0])

    cdef void observe_as(self, State* state, Py_ssize_t game, int seat, int16_t* row) noexcept nogil:
        cdef uint32_t number = self.episode(game).which
        observe_game(state, seat, self.terms.players, self.first_edition[number], self.terms.open_counts, self.terms.remembers,
                     &self.cells[number, 0], row, self.observations.shape[1])
        state.kinds = NULL
