# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Two players of Big Money and nothing else, written for this one purpose: the yardstick of the engine's speed.

It knows six cards, one strategy (Big Money Ultimate) and two players; it has no zones, no questions, no state to speak of.
"""
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcpy, memset


cdef enum:
    COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, KINDS


cdef int[KINDS] WORTH = [1, 2, 3, 0, 0, 0]
cdef int[KINDS] POINTS = [0, 0, 0, 1, 3, 6]


cdef struct Player:
    unsigned char deck[128]  # in no order: a draw takes any card and fills the gap with the last one
    unsigned char discard[128]
    int deck_size
    int discard_size
    int money
    int points
    int turns


cdef uint32_t next_word(uint32_t* words) noexcept nogil:
    cdef uint32_t word = words[0] + words[1] + words[3]
    words[3] += 1
    words[0] = words[1] ^ (words[1] >> 9)
    words[1] = words[2] + (words[2] << 3)
    words[2] = ((words[2] << 21) | (words[2] >> 11)) + word
    return word


cdef int draw(Player* player, uint32_t* words) noexcept nogil:
    cdef int kind, index
    if player.deck_size == 0:
        memcpy(player.deck, player.discard, player.discard_size)
        player.deck_size = player.discard_size
        player.discard_size = 0
    index = <int>((<uint64_t>next_word(words) * <uint64_t>player.deck_size) >> 32)
    kind = player.deck[index]
    player.deck_size -= 1
    player.deck[index] = player.deck[player.deck_size]
    return kind


cdef int choose(Player* player, int coins, int* supply) noexcept nogil:
    if coins >= 8 and player.money > 18:
        return PROVINCE
    if coins >= 5 and supply[PROVINCE] <= 4 and supply[DUCHY] > 0:
        return DUCHY
    if coins >= 2 and supply[PROVINCE] <= 2 and supply[ESTATE] > 0:
        return ESTATE
    if coins >= 6 and supply[GOLD] > 0:
        return GOLD
    if coins >= 5 and supply[PROVINCE] <= 6 and supply[DUCHY] > 0:
        return DUCHY
    if coins >= 3 and supply[SILVER] > 0:
        return SILVER
    return -1


cdef void take_turn(Player* player, uint32_t* words, int* supply) noexcept nogil:
    cdef int hand[5]
    cdef int place, kind, coins = 0
    for place in range(5):
        kind = draw(player, words)
        hand[place] = kind
        coins += WORTH[kind]
    for place in range(5):
        player.discard[player.discard_size + place] = hand[place]
    player.discard_size += 5
    kind = choose(player, coins, supply)
    if kind >= 0:
        supply[kind] -= 1
        player.discard[player.discard_size] = kind
        player.discard_size += 1
        player.money += WORTH[kind]
        player.points += POINTS[kind]
    player.turns += 1


cdef int play_game(uint32_t* words, int starter) noexcept nogil:
    """The winner, or 2 for a tie."""
    cdef Player players[2]
    cdef int supply[KINDS]
    cdef int seat, turn = starter
    memset(players, 0, sizeof(players))
    for seat in range(2):
        memset(players[seat].deck, COPPER, 7)
        memset(players[seat].deck + 7, ESTATE, 3)
        players[seat].deck_size = 10
        players[seat].money = 7
        players[seat].points = 3
    supply[COPPER] = 46
    supply[SILVER] = 40
    supply[GOLD] = 30
    supply[ESTATE] = supply[DUCHY] = supply[PROVINCE] = 8
    while supply[PROVINCE] > 0 and players[0].turns < 200:
        take_turn(&players[turn], words, supply)
        turn = 1 - turn
    if players[0].points != players[1].points:
        return 0 if players[0].points > players[1].points else 1
    if players[0].turns != players[1].turns:
        return 0 if players[0].turns < players[1].turns else 1
    return 2


def play_games(long games, uint32_t seed):
    """Play so many games, the starter alternating: wins of the first, of the second, ties."""
    cdef uint32_t words[4]
    cdef long results[3]
    cdef long game
    words[0] = seed
    words[1] = 0
    words[2] = 0
    words[3] = 1
    memset(results, 0, sizeof(results))
    with nogil:
        for game in range(12):
            next_word(words)
        for game in range(games):
            results[play_game(words, game & 1)] += 1
    return results[0], results[1], results[2]
