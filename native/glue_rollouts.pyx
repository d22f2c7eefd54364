# Rollouts: many games from one view, without the interpreter.


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
    cdef const unsigned char[::1] program
    cdef Py_ssize_t row, arm
    cdef uint64_t one
    cdef int seat, which
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
            for arm in range(arms.shape[0]):
                memcpy(&state, &dealt, sizeof(State))
                seated[viewer] = drawn if arms[arm, 0] == BY_LOT else known[arms[arm, 0]]
                give_answers(&state, viewer, <uint8_t*>&arms[arm, 0])
                state.adviser = seated
                play_on(&state, seated, most_turns)
                points[row, arm] = half_points(&state, viewer)
                leads[row, arm] = lead_of(&state, viewer)
                victors[row, arm] = winners(&state)
                note_end(&state, viewer, &ends[row, arm, 0])
