# The environments' part of the compiled engine: observations, masks and whole steps of many games, written straight into arrays.
# `fiefdom.envs.encoding` says what the numbers mean; `fiefdom.envs.plain_arena` does the same in Python. There are no rules here.

cdef enum:
    TABLE_NUMBERS = 34
    SEAT_NUMBERS = 7
    CARD_NUMBERS = 10
    CARD_SEAT_NUMBERS = 4
    ENCODED_CARDS = 39
    ENCODED_ACTIONS = ENCODED_CARDS + 1
    LARGEST_NUMBER = 32767
    ENVIRONMENT_STREAM = 131072

ENCODING = {"cards": ENCODED_CARDS, "table": TABLE_NUMBERS, "seat": SEAT_NUMBERS, "card": CARD_NUMBERS, "card_seat": CARD_SEAT_NUMBERS}


cdef inline int16_t at_most(uint64_t number) noexcept nogil:
    return <int16_t>number if number < LARGEST_NUMBER else <int16_t>LARGEST_NUMBER


cdef inline bint any_of(const uint8_t* counts) noexcept nogil:
    cdef uint64_t words[4]
    memcpy(words, counts, SLOTS)
    return (words[0] | words[1] | words[2] | words[3]) != 0


cdef int total_of(const uint8_t* counts) noexcept nogil:
    cdef int slot, total = 0
    for slot in range(SLOTS):
        total += counts[slot]
    return total


cdef void write_observation(State* state, int seat, int players, const uint8_t* numbers, int first_edition, bint open_counts,
                            int16_t* row) noexcept nogil:
    """Everything that the seat may know; `state.kinds` is lent."""
    cdef int table = TABLE_NUMBERS + SEAT_NUMBERS * players
    cdef int width = CARD_NUMBERS + CARD_SEAT_NUMBERS * players
    cdef int slot, other, distance, place, entry, number = state.kinds.number
    cdef int seats = state.seats
    cdef int looking = -1
    cdef bint asked = state.question != NO_QUESTION and state.decider == seat
    cdef int16_t* cells = row + table - width  # the rows of cards begin at number 1
    cdef int16_t* cell
    memset(row, 0, sizeof(int16_t) * (table + ENCODED_CARDS * width))
    if any_of(state.looked):
        looking = state.looker
    if asked:
        row[0] = 1
        row[state.question] = 1
        row[11 + state.source] = 1
        row[21] = state.remaining if state.remaining else 1
        row[22] = state.may_pass
    row[22 + (state.phase if asked else shown_phase(state))] = 1
    row[27] = at_most(state.actions)
    row[28] = at_most(state.buys)
    row[29] = at_most(state.coins)
    row[30] = state.merchants
    row[31] = state.silver_played
    row[32] = state.empty_piles
    row[33] = first_edition
    for slot in range(number):
        cell = cells + numbers[slot] * width
        cell[0] = 1
        cell[1] = state.supply[slot]
        cell[2] = state.trash[slot]
        cell[5] = state.hand[seat][slot]
        cell[6] = state.owned[seat][slot] - state.hand[seat][slot]
        cell[10] = state.owned[seat][slot]
        cell[14] = state.owned[seat + 1 if seat + 1 < seats else 0][slot]  # there are two players at least
    other = seat
    for distance in range(seats):
        write_seat(state, other, distance, numbers, cells, width, row)
        cell = row + TABLE_NUMBERS + SEAT_NUMBERS * distance
        cell[4] = at_most(state.rest_size[other] + state.known_size[other]) if open_counts or other == seat else -1
        cell[5] = at_most(state.discard_size[other]) if open_counts else -1
        cell[6] = total_of(state.looked) if other == looking else 0
        other = other + 1 if other + 1 < seats else 0
    for place in range(state.play_size):
        entry = state.in_play[place]
        distance = entry // IN_PLAY_SLOTS - seat
        cell = cells + numbers[entry % IN_PLAY_SLOTS] * width
        if distance == 0:
            cell[6] -= 1
        cell[CARD_NUMBERS + 1 + CARD_SEAT_NUMBERS * (distance if distance >= 0 else distance + seats)] += 1
    if any_of(state.aside[seat]):
        for slot in range(number):
            cells[numbers[slot] * width + 6] -= state.aside[seat][slot]
    if looking == seat:
        for slot in range(number):
            cell = cells + numbers[slot] * width
            cell[6] -= state.looked[slot]
            cell[8] = state.looked[slot]
    if any_of(state.loot):
        for slot in range(number):
            cells[numbers[slot] * width + 9] = state.loot[slot]
    if asked:
        write_choice(state, seat, numbers, cells, width)


cdef inline void write_seat(State* state, int other, int distance, const uint8_t* numbers, int16_t* cells, int width,
                            int16_t* row) noexcept nogil:
    """What everybody knows about a player."""
    cdef int slot, number = state.kinds.number
    cdef int16_t* cell = row + TABLE_NUMBERS + SEAT_NUMBERS * distance
    cdef int16_t* column = cells + CARD_NUMBERS + CARD_SEAT_NUMBERS * distance
    cell[0] = state.turn == other
    cell[1] = at_most(state.turns[other])
    cell[2] = score(state, other)
    cell[3] = at_most(state.hand_size[other])
    if distance > 1:
        for slot in range(number):
            column[numbers[slot] * width] = state.owned[other][slot]
    if any_of(state.aside[other]):
        for slot in range(number):
            column[numbers[slot] * width + 2] = state.aside[other][slot]
    if state.top[other] != NOTHING:
        column[numbers[state.top[other]] * width + 3] = 1


cdef inline void write_choice(State* state, int seat, const uint8_t* numbers, int16_t* cells, int width) noexcept nogil:
    """What the asked seat knows because it is asked."""
    cdef int slot
    if state.question <= ASK_BUY:
        return
    cells[numbers[state.asker] * width + 3] = 1
    if any_of(state.picked):
        for slot in range(state.kinds.number):
            cells[numbers[slot] * width + 4] = state.picked[slot]
    if state.question == TOPDECK and state.source == DISCARD_PILE:
        for slot in range(state.kinds.number):
            cells[numbers[slot] * width + 7] = state.discard[seat][slot]


cdef uint32_t ascending(State* state) noexcept nogil:
    """The slots that may come next in a choice of several cards if they are named in ascending order; all for other questions."""
    cdef uint8_t* row = state.loot
    cdef int slot, total, needed, left = 0
    cdef uint32_t found = 0
    if state.depth == 0 or state.stack[state.depth - 1].step != STEP_picked:
        return 0xFFFFFFFFu
    if state.source == HAND:
        row = state.hand[state.decider]
    elif state.source == LOOKED:
        row = state.looked
    elif state.source == ASIDE:
        row = state.aside[state.decider]
    elif state.source == DISCARD_PILE:
        row = state.discard[state.decider]
    total = total_of(row) - total_of(state.picked)
    needed = 1 if state.may_pass else (state.remaining if state.remaining < total else total)
    for slot in range(SLOTS - 1, -1, -1):
        if state.last_picked != NOTHING and slot < state.last_picked:
            break
        left += row[slot] - state.picked[slot]
        if left >= needed:
            found |= bit(slot)
    return found


cdef inline uint32_t legal_slots(State* state, bint canonical) noexcept nogil:
    return state.legal & ascending(state) if canonical else state.legal


cdef inline void write_mask(State* state, const uint8_t* numbers, bint canonical, int8_t* mask) noexcept nogil:
    cdef uint32_t left
    memset(mask, 0, ENCODED_ACTIONS)
    if state.question == NO_QUESTION:
        return
    left = legal_slots(state, canonical)
    mask[0] = state.may_pass
    while left:
        mask[numbers[lowest(left)]] = 1
        left &= left - 1


def batch_observe(unsigned char[::1] states, const unsigned char[::1] tables, const uint32_t[::1] which, const uint8_t[:, ::1] numbers,
                  const uint8_t[::1] first_edition, const int8_t[::1] seats, int players, bint open_counts,
                  int16_t[:, ::1] observations, Py_ssize_t start, Py_ssize_t stop):
    """Write what a seat of each game may know."""
    cdef State* state
    cdef Py_ssize_t game
    with nogil:
        for game in range(start, stop):
            state = <State*>&states[0] + game
            state.kinds = <Kinds*>&tables[0] + which[game]
            write_observation(state, seats[game], players, &numbers[which[game], 0], first_edition[which[game]], open_counts,
                              &observations[game, 0])
            state.kinds = NULL


def batch_action_masks(unsigned char[::1] states, const uint32_t[::1] which, const uint8_t[:, ::1] numbers, bint canonical,
                       int8_t[:, ::1] masks, Py_ssize_t start, Py_ssize_t stop):
    """Write which actions are legal for the seat that each game asks."""
    cdef Py_ssize_t game
    with nogil:
        for game in range(start, stop):
            write_mask(<State*>&states[0] + game, &numbers[which[game], 0], canonical, &masks[game, 0])


cdef class ArenaKernel:
    """The work of an arena (`fiefdom.envs.arena`) on its arrays, without the interpreter's lock."""

    cdef unsigned char[::1] states
    cdef const unsigned char[::1] tables
    cdef uint32_t[::1] which
    cdef const uint8_t[:, ::1] numbers
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
        self.states, self.tables, self.which = arena.state_bytes, arena.table_bytes, arena.which
        self.numbers, self.slots, self.first_edition = arena.numbers, arena.slots, arena.first_edition
        self.streams, self.seeds = arena.streams, arena.seeds
        self.observations, self.masks, self.rewards = arena.observations, arena.masks, arena.rewards
        self.terminated, self.truncated, self.illegal = arena.terminated, arena.truncated, arena.illegal
        self.actors, self.deciders, self.earned = arena.actors, arena.deciders, arena.earned
        self.players, self.played, self.starter, self.kingdoms = arena.players, arena.played, arena.starter, len(arena.numbers)
        self.most_turns, self.canonical, self.open_counts = arena.most_turns, arena.canonical, arena.open_counts
        self.ignore_illegal = arena.ignore_illegal

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
                for action in range(ENCODED_ACTIONS):
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
        write_observation(state, seat, self.players, &self.numbers[self.which[game], 0], self.first_edition[self.which[game]],
                          self.open_counts, &row[0])
        state.kinds = NULL

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
        cdef int slot = -2
        cdef bint legal
        if 0 <= action < ENCODED_ACTIONS:
            slot = self.slots[self.which[game], action]
        legal = state.may_pass if slot == -1 else slot >= 0 and legal_slots(state, self.canonical) >> slot & 1
        self.actors[game] = state.decider
        self.illegal[game] = not legal
        if legal:
            state.kinds = <Kinds*>&self.tables[0] + self.which[game]
            answer(state, NOTHING if slot < 0 else slot)
            self.let_others_play(state, &self.streams[game, 0])
            state.kinds = NULL

    cdef void let_others_play(self, State* state, uint32_t* stream) noexcept nogil:
        """Answer at random for the seats that the environment plays."""
        cdef int choice, cards
        cdef uint32_t left
        while state.question != NO_QUESTION and not self.played >> state.decider & 1:
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
        if self.terminated[game] or self.truncated[game]:
            self.deciders[game] = -1
            memset(&self.masks[game, 0], 0, ENCODED_ACTIONS)
        else:
            self.deciders[game] = state.decider
            actor = state.decider
            write_mask(state, &self.numbers[number, 0], self.canonical, &self.masks[game, 0])
        write_observation(state, actor, self.players, &self.numbers[number, 0], self.first_edition[number], self.open_counts,
                          &self.observations[game, 0])
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
