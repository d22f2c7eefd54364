# Rollouts: many games from one view, without the interpreter. Arms that begin alike go in company (`strategy/company.py`).

cdef enum:
    TOGETHER = 64  # arms in company at most: the bits of a word


cdef size_t LISTS = <size_t>&(<State*>NULL).known  # from here on a game in progress is mostly blank


cdef struct Stage:  # what waits while a company plays: games as they were when the arms set out that have parted from it since
    Company company  # first: the state points to it
    int kept
    uint64_t waiting[TOGETHER + 1]
    Program* programs[TOGETHER]
    State games[TOGETHER + 1]


cdef inline void copy_game(State* target, State* source) noexcept nogil:
    # Of the long lists only what is in use: `target` has blanks behind that, or is only read by this. All that is lent here are the kinds.
    cdef int seat
    memcpy(target, source, LISTS)
    for seat in range(source.seats):
        if source.known_size[seat]:
            memcpy(target.known[seat], source.known[seat], source.known_size[seat])
    memcpy(target.stack, source.stack, source.depth * sizeof(Frame))
    if source.play_size:
        memcpy(target.in_play, source.in_play, source.play_size)
    if source.later_size:
        memcpy(target.later, source.later, source.later_size * sizeof(Frame))
    target.kinds = source.kinds


cdef inline void keep_game(State* state, Company* company) noexcept nogil:
    cdef Stage* stage = <Stage*>company
    if company.parted:
        stage.waiting[stage.kept] = company.parted
        stage.kept += 1
    copy_game(&stage.games[stage.kept], state)


cdef uint64_t companions(Stage* stage, const uint8_t[:, ::1] arms, int first, int last, int leader) noexcept nogil:
    # The arms that give the same answers as one that leads, before their strategies are asked.
    cdef uint64_t found = 0
    cdef int arm
    for arm in range(leader, last):
        if memcmp(&arms[arm, 1], &arms[leader, 1], ARM - 1) == 0:
            found |= <uint64_t>1 << (arm - first)
    return found


cdef uint64_t next_company(Stage* stage, State* state, Program** seated, int viewer) noexcept nogil:
    # The arms that parted last take up their game; those of them whose purchases see other Treasures wait for another turn.
    cdef uint64_t together = stage.waiting[stage.kept], left = together
    cdef int arm
    memset(<char*>state + LISTS, 0, sizeof(State) - LISTS)
    copy_game(state, &stage.games[stage.kept])
    seated[viewer] = stage.programs[lowest_of_word(together)]
    while left:
        arm = lowest_of_word(left)
        left &= left - 1
        if stage.programs[arm].looks != seated[viewer].looks:
            together ^= <uint64_t>1 << arm
    stage.company.seat = viewer
    stage.company.turns = state.turns[viewer] + 1  # what waits was kept in this turn
    stage.company.arms = together
    stage.company.parted = stage.waiting[stage.kept] ^ together
    stage.company.programs = stage.programs
    state.adviser = seated
    state.company = &stage.company
    return together


def roll_out(KindTable table not None, const unsigned char[::1] record not None, int viewer, bint open_counts,
             list programs not None, const uint32_t[:, ::1] chances not None, const uint8_t[:, ::1] arms not None,
             uint64_t seed, uint64_t first, int most_turns, uint8_t[:, ::1] points not None, int16_t[:, ::1] leads not None,
             uint8_t[:, ::1] victors not None, uint8_t[:, :, ::1] ends not None):
    """Play rollouts number `first` on, a row of `points`, `leads`, `victors` and `ends` for each and a column for each arm.

    `chances` has the running sums of how likely each seat follows each program, of 2**32.
    """
    cdef State dealt, state
    cdef Program* seated[SEATS]
    cdef Program* known[PLANS]
    cdef Program* drawn
    cdef Stage* stage
    cdef const unsigned char[::1] program
    cdef Py_ssize_t row
    cdef uint64_t one, together, left
    cdef int seat, which, arm, part, begin, end, leader, number = arms.shape[0]
    if not 0 < len(programs) <= PLANS:
        raise ValueError("wrong number of programs")
    for which in range(len(programs)):
        program = programs[which]
        check_program(program)
        known[which] = <Program*>&program[0]  # the list keeps it
    if ends.shape[2] != END:
        raise ValueError("wrong size of an ending")
    if <size_t>record.shape[0] != VALUE:
        raise ValueError("wrong size of a state")
    stage = <Stage*>malloc(sizeof(Stage))
    if stage == NULL:
        raise MemoryError
    with nogil:
        for row in range(points.shape[0]):
            one = group_seed(seed, first + row)
            memset(&dealt, 0, sizeof(State))
            memcpy(&dealt, &record[0], VALUE)
            dealt.kinds = &table.data
            redeal(&dealt, viewer, open_counts, <uint32_t>one, <uint32_t>(one >> 32))
            for seat in range(dealt.seats):
                one = mixed(one + <uint64_t>0x9E3779B97F4A7C15)
                which = 0
                while chances[seat, which] < <uint32_t>one:
                    which += 1
                seated[seat] = known[which]
            drawn = seated[viewer]
            for part in range((number + TOGETHER - 1) // TOGETHER):
                begin = part * TOGETHER
                end = begin + TOGETHER if begin + TOGETHER < number else number
                for arm in range(begin, end):
                    stage.programs[arm - begin] = drawn if arms[arm, 0] == BY_LOT else known[arms[arm, 0]]
                left = ~<uint64_t>0 >> (TOGETHER - (end - begin))
                while left:
                    leader = begin + lowest_of_word(left)
                    memcpy(&stage.games[0], &dealt, sizeof(State))
                    give_answers(&stage.games[0], viewer, <uint8_t*>&arms[leader, 0])
                    stage.waiting[0] = companions(stage, arms, begin, end, leader)
                    left &= ~stage.waiting[0]
                    stage.kept = 0
                    while stage.kept >= 0:
                        next_company(stage, &state, seated, viewer)
                        play_on(&state, seated, most_turns)
                        together = stage.company.arms
                        leader = begin + lowest_of_word(together)
                        points[row, leader] = half_points(&state, viewer)
                        leads[row, leader] = lead_of(&state, viewer)
                        victors[row, leader] = winners(&state)
                        note_end(&state, viewer, &ends[row, leader, 0])
                        together &= together - 1
                        while together:
                            arm = begin + lowest_of_word(together)
                            together &= together - 1
                            points[row, arm] = points[row, leader]
                            leads[row, arm] = leads[row, leader]
                            victors[row, arm] = victors[row, leader]
                            memcpy(&ends[row, arm, 0], &ends[row, leader, 0], END)
                        if stage.company.parted:
                            stage.waiting[stage.kept] = stage.company.parted
                        else:
                            stage.kept -= 1
    free(stage)
