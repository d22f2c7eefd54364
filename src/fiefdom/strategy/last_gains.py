"""The last gains: Province, Duchy, Estate or what the deck still needs, by how likely each wins the race for the last Provinces.

The race is solved (`fiefdom.strategy.race_table`) for decks that are known by the coins which they draw in a turn. So what is weighed here
is little: the lead, Provinces and Duchies left, both strengths, and how much of a purchase will still be drawn.
"""

from __future__ import annotations

from fiefdom.engine.bits import bit, weighted_sum
from fiefdom.engine.deck import deck_size
from fiefdom.engine.kinds import DUCHY, ESTATE, PROVINCE
from fiefdom.engine.rules import apart, over_numbers
from fiefdom.engine.scoring import score
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.turn import HAND_SIZE
from fiefdom.strategy.game_end import score_with
from fiefdom.strategy.program import Program
from fiefdom.strategy.quantities import is_starter
from fiefdom.strategy.race import CERTAIN, FARTHEST, LAST_PROVINCES, WEAKEST, chance_to_win

GREEN = 1 << ESTATE | 1 << DUCHY | 1 << PROVINCE

DOUBT = 25000  # so much better must another purchase be: one point of win chance
DOUBT_OF_BUILDING = 50000
DOUBT_OF_ACTIONS = 75000  # an Action may do more than bring coins and cards

FEWEST = 30  # cards of a deck that draws itself, in tenths
MOST_DRAWN = 60
PER_TURN = 6 * HAND_SIZE * 200  # cards drawn by both until a Province is gone, times the parts of a thousand that hope for one


def is_near(state: State, program: Program) -> bool:
    """Whether the race for the last Provinces of two players is on, and nothing else will end the game soon."""
    return program.weighs != 0 and state.supply[PROVINCE] <= LAST_PROVINCES and state.seats == 2 and state.empty_piles < 2


def is_open(state: State, slot: int) -> bool:
    """Whether there is something to be weighed where the rules name this card, or nothing.

    Of Provinces only the last but one is a question. Whoever builds may go on while there are Duchies to come. What other Victory cards
    are for the rules know better.
    """
    if state.supply[PROVINCE] == 0 or state.legal & GREEN == 0:
        return False
    if slot == PROVINCE:
        return state.supply[PROVINCE] == 2 and state.buys == 1
    if slot != NOTHING and state.kinds.victories >> slot & 1:
        return GREEN >> slot & 1 != 0
    return state.supply[DUCHY] == 0 or state.supply[PROVINCE] < LAST_PROVINCES


@apart
def best_last_gain(state: State, program: Program, slot: int, built: int) -> int:
    """The best of what the rules name, what they name besides Victory cards, Duchy and Estate. In doubt the rules are right."""
    seat = state.decider
    other = 1 - seat
    lead = score(state, seat) - score(state, other)
    if lead > FARTHEST + 6 or lead < -FARTHEST - 6 or state.unknown[other] > 0:
        return slot
    coins = weighted_sum(state.owned[seat], program.coins)
    cards = weighted_sum(state.owned[seat], program.sizes)
    mine = strength(coins, cards)
    rival_coins = weighted_sum(state.owned[other], program.coins)
    theirs = strength(rival_coins, weighted_sum(state.owned[other], program.sizes))
    drawn = still_drawn(state.supply[PROVINCE], mine, theirs)
    late = drawn_late(state, seat, drawn)
    weaker = later(mine, strength(coins, cards + 10), late, drawn)
    best = slot
    most = -1
    if slot == NOTHING or GREEN & bit(slot) == 0:
        most = chance_with(state, NOTHING, lead, added(program, slot, coins, cards, mine, late, drawn), theirs)
        most += DOUBT_OF_ACTIONS if slot != NOTHING and state.kinds.actions >> slot & 1 else DOUBT
    else:
        most = chance_with(state, slot, lead, weaker, theirs) + DOUBT
        if built != NOTHING and slot != PROVINCE:
            building = chance_with(state, NOTHING, lead, added(program, built, coins, cards, mine, late, drawn), theirs)
            if building > most + DOUBT_OF_BUILDING - DOUBT:
                most = building
                best = built
    for green in range(ESTATE, PROVINCE):
        if green != slot and state.legal & bit(green):
            chance = chance_with(state, green, lead, weaker, theirs)
            if chance > most:
                most = chance
                best = green
    return best


def chance_with(state: State, slot: int, lead: int, mine: int, theirs: int) -> int:
    """How likely the player wins who buys a card for points, or no such card, and then has a deck so strong."""
    provinces = state.supply[PROVINCE] - (slot == PROVINCE)
    duchies = state.supply[DUCHY] - (slot == DUCHY)
    starts = is_starter(state, state.decider)
    after = lead
    if slot == DUCHY and state.kinds.measured != 0:
        after = score_with(state, state.decider, slot, NOTHING)
        after -= score(state, 1 - state.decider)
    elif slot != NOTHING:
        after += state.kinds.points[slot]
    if provinces == 0:
        return CERTAIN if after > 0 else 0 if after < 0 or starts else CERTAIN // 2
    stage = ((duchies > 0) * LAST_PROVINCES + provinces - 1) * 2 + starts
    return CERTAIN - chance_to_win(stage, -after, theirs, mine)


def added(program: Program, slot: int, coins: int, cards: int, mine: int, late: int, drawn: int) -> int:
    """The strength of a deck with such a card more, as far as that card will be drawn."""
    if slot == NOTHING:
        return mine
    return later(mine, strength(coins + program.coins[slot], cards + program.sizes[slot]), late, drawn)


@over_numbers
def later(now: int, then: int, late: int, drawn: int) -> int:
    """A strength that changes for so many of the cards that will be drawn."""
    better = then - now
    worse = now - then
    assert late >= 0
    assert drawn > 0
    if better > 0:
        assert better > 0
        return now + better * late // drawn
    assert worse >= 0
    return now - worse * late // drawn


def drawn_late(state: State, seat: int, drawn: int) -> int:
    """How many of so many cards come after the deck was shuffled, and may be what is bought now."""
    first = deck_size(state, seat) - HAND_SIZE
    return drawn if first <= 0 else drawn - first if first < drawn else 0


@over_numbers
def still_drawn(provinces: int, mine: int, theirs: int) -> int:
    """How many cards a player will draw until the Provinces are gone, roughly."""
    hope = hope_of_province(mine) + hope_of_province(theirs)
    assert provinces >= 0
    assert hope > 0
    drawn = PER_TURN * provinces // hope
    if drawn == 0:  # a deck so strong that the Provinces are gone at once
        return 1
    return drawn if drawn < MOST_DRAWN else MOST_DRAWN


@over_numbers
def hope_of_province(of: int) -> int:
    """How many turns of a thousand bring a Province to a deck of this strength."""
    return 70 + (of - WEAKEST if of > WEAKEST else 0)


@over_numbers
def strength(coins: int, cards: int) -> int:
    """The coins that a deck draws in a turn, in hundredths; of cards that draw cards there are fewer (in tenths)."""
    tenths = cards if cards > FEWEST else FEWEST
    assert coins >= 0
    assert tenths > 0
    return HAND_SIZE * 1000 * coins // tenths
