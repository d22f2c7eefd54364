"""Memory: it knows what the events have told, agrees with the truth, and stays out of the way where it cannot."""

from __future__ import annotations

from collections import Counter

import numpy
import pytest

import fiefdom
from fiefdom.agents.agent import find_agent
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.game import plain
from fiefdom.game.determinise import determinise_remembering
from fiefdom.game.memory import STARTING_DECK, Memory, SeatMemory, in_proportion
from fiefdom.game.position import Position
from fiefdom.game.view import view
from fiefdom.strategy.library import library
from fiefdom.strategy.rollouts import Arm, PlanLots, Rollouts
from fiefdom.strategy.strategy import Strategy
from fiefdom.terminal.session import Session
from tests.agents.sparring import thinker
from tests.stages import needs_compiler

PLAYERS = ["Ana", "Ola", "Rita"]


@pytest.mark.parametrize("seed", range(6))
def test_memory_agrees_with_the_truth(seed: int) -> None:
    game = fiefdom.new_game(random_kingdom(seed, "both"), players=PLAYERS, seed=seed)
    agents = [find_agent("beginner", seed + seat) for seat in range(3)]
    memories = [Memory() for _ in PLAYERS]
    told = 0
    while game.question:
        for seat, memory in enumerate(memories):
            memory.observe(game.events_for(seat, told))
        told = len(game.events)
        seat = game.question.seat
        compare(memories[seat], game.position, seat)
        game.answer(agents[seat].choose(game.view(seat)))


def compare(memory: Memory, position: Position, viewer: int) -> None:
    """What a seat remembers against what is so."""
    record = position.record()
    assert memory.fits(view(position, viewer))
    completed = memory.completed(view(position, viewer))
    for seat in range(position.seats):
        assert memory.seats[seat].deck == record["rest_size"][seat] + record["known_size"][seat]
        assert (completed["discard"][seat] <= record["discard"][seat]).all()
        number = int(completed["known_size"][seat])
        top = int(record["known_size"][seat])
        assert number <= top
        assert completed["known"][seat][:number].tolist() == record["known"][seat][top - number : top].tolist()
    assert (completed["discard"][viewer] == record["discard"][viewer]).all()


@pytest.mark.parametrize("open_counts", [False, True], ids=["remembered", "open"])
def test_decks_and_discard_piles_are_dealt_as_large_as_one_knows_them_to_be(open_counts: bool) -> None:
    game = fiefdom.new_game("First Game", players=PLAYERS, seed=4)
    bot = find_agent("big-money")
    dealt_piles = 0
    while game.question and game.view(0).turns(0) < 4:
        seat = game.question.seat
        memory = Memory()
        memory.observe([] if open_counts else game.events_for(seat))
        seen = view(game.position, seat, open_counts=open_counts)
        dealt, real = determinise_remembering(seen, memory, seed=9).record(), game.position.record()
        assert dealt["discard_size"].tolist() == real["discard_size"].tolist()
        assert (dealt["rest_size"] + dealt["known_size"]).tolist() == (real["rest_size"] + real["known_size"]).tolist()
        dealt_piles += sum(size > 1 for other, size in enumerate(real["discard_size"].tolist()) if other != seat)
        game.answer(bot.choose(seen))
    assert dealt_piles > 0, "some that could have been of another size"


def test_a_deck_that_is_put_down_lies_in_the_discard_pile_with_what_is_known_of_it() -> None:
    """As Chancellor does it."""
    gold, silver = find_card("Gold"), find_card("Silver")
    seat = SeatMemory()
    seat.move(silver, "hand", "discard")
    seat.move(gold, "hand", "deck")
    seat.put_deck_down()
    assert (seat.deck, seat.on_deck, seat.pile_size, seat.pile) == (0, [], STARTING_DECK + 2, Counter([gold, silver]))


def test_cards_that_others_did_not_play_are_supposed_to_be_no_treasures() -> None:
    """Whoever could buy for three with the first hand has four Coppers in the second."""
    game = fiefdom.new_game("First Game", players=["Ana", "Ola"], seed=5, starter=0)
    game.play_all_treasures()
    assert game.view(0).coins == 3
    game.answer("Silver")
    memory = Memory()
    memory.observe(game.events_for(1))
    assert memory.seats[0].leftovers == 2
    dealt = determinise_remembering(game.view(1), memory, seed=1).record()
    assert dealt["hand"][0].tolist() == game.position.record()["hand"][0].tolist()
    assert dealt["discard"][0].tolist() == game.position.record()["discard"][0].tolist()


def test_cards_that_others_did_not_play_are_supposed_to_be_no_actions_while_one_could_be_played() -> None:
    """Bea plays a Village and ends her turn with two Estates in hand, and with two Actions; she has a Smithy in her deck, too."""
    village, smithy, estate, silver = (find_card(name) for name in ("Village", "Smithy", "Estate", "Silver"))
    cards = [village, smithy, estate, silver]
    unseen = numpy.array([1, 3, 2, 4])
    seat = SeatMemory()
    seat.actions = 1
    seat.play(village, by_itself=True)
    seat.move(None, "hand", "discard")
    seat.move(None, "hand", "discard")
    assert seat.left_over(cards, unseen, room=2).tolist() == [0, 0, 2, 0]
    seat.actions = 1
    seat.play(smithy, by_itself=True)
    for _ in range(2):
        seat.move(None, "hand", "discard")
    assert seat.left_over(cards, unseen, room=4).tolist() == [1, 1, 2, 0], "what was drawn by the Smithy may be anything but a Treasure"
    seat.shuffle()
    assert (seat.leftovers, seat.idle) == (0, 0)


def test_actions_are_counted_as_they_are_played() -> None:
    game = fiefdom.new_game(
        find_kingdom("Village, Smithy, Market, Throne Room, Moat, Cellar, Chapel, Workshop, Mine, Witch"),
        players=["Ana", "Ola"],
        seed=3,
        starter=0,
    )
    bot = StrategyAgent(
        Strategy.parse(
            "Village if count(Village) < count(terminal); Throne Room if count(Throne Room) < 2; Smithy if count(Smithy) < 3; Silver"
        )
    )
    memory, ends = Memory(), 0
    while game.question and game.view(0).turns(0) < 25:
        memory.observe(game.events_for(1))
        seen = game.view(game.question.seat)
        if game.question.seat == 0 and game.question.id == "buy":
            assert memory.seats[0].actions == seen.actions
            ends += seen.actions != 1
        game.answer(bot.choose(seen))
    assert ends > 5


@pytest.mark.parametrize("seed", range(3))
def test_what_is_supposed_fits_the_numbers(seed: int) -> None:
    game = fiefdom.new_game(random_kingdom(seed, "both"), players=PLAYERS, seed=seed)
    agents = [find_agent("novice", seed + seat) for seat in range(3)]
    memories = [Memory() for _ in PLAYERS]
    more = 0
    while game.question:
        seat = game.question.seat
        memories[seat].observe(game.events_for(seat))
        seen = game.view(seat)
        certain, supposed = (of(seen)["discard"].astype(int) for of in (memories[seat].completed, memories[seat].supposed))
        assert (supposed >= certain).all()
        assert (supposed[seat] == certain[seat]).all()
        assert (supposed.sum(axis=1) <= game.position.record()["discard_size"]).all()
        more += int((supposed - certain).sum())
        game.answer(agents[seat].choose(seen))
    assert more > 0


def test_a_part_is_taken_in_proportion() -> None:
    assert in_proportion(numpy.array([4, 2, 0, 2]), 4).tolist() == [2, 1, 0, 1]
    assert in_proportion(numpy.array([3, 1]), 2).sum() == 2
    assert in_proportion(numpy.array([1, 1]), 5).tolist() == [1, 1]
    assert in_proportion(numpy.array([0, 0]), 3).tolist() == [0, 0]


@needs_compiler
def test_rollouts_keep_to_what_is_remembered() -> None:
    game = fiefdom.new_game("First Game", players=["Ana", "Ola"], seed=1, starter=0)
    bot = find_agent("craftsman")
    while game.question and (game.question.seat or game.view(0).turns(0) < 3):
        seat = game.question.seat
        game.answer(bot.choose(game.view(seat)))
    memory = Memory()
    memory.observe(game.events_for(0))
    strategies = [library()["smithy"]]
    lots = PlanLots(strategies, [[1.0]] * 2)
    with_memory = Rollouts(game.view(0), lots, memory=memory)
    assert with_memory.open_counts
    assert (
        with_memory.play([Arm(0)], 8).leads.tolist()
        == Rollouts(game.view(0), lots, memory=memory, engine=plain).play([Arm(0)], 8).leads.tolist()
    )
    assert with_memory.play([Arm(0)], 50).leads.tolist() != Rollouts(game.view(0), lots).play([Arm(0)], 50).leads.tolist()


def test_a_memory_with_gaps_is_not_used() -> None:
    game = fiefdom.new_game("First Game", players=["Ana", "Ola"], seed=1, starter=0)
    game.play_all_treasures()
    game.answer("pass")
    late = Memory()
    late.observe(game.events_for(1, 8))
    assert not late.fits(game.view(1))
    assert late.completed(game.view(1)).tobytes() == game.view(1).record.tobytes()


def test_what_was_taken_back_makes_memory_useless() -> None:
    game = fiefdom.new_game("First Game", players=["Ana", "Ola"], seed=1, starter=0)
    memory = Memory()
    game.answer("Copper")
    memory.observe(game.events_for(0))
    assert memory.fits(game.view(0))
    told = len(game.events)
    game.undo(0)
    memory.observe(game.events_for(0, told))
    assert not memory.fits(game.view(0))


@needs_compiler
def test_a_table_tells_its_bots_what_they_may_see() -> None:
    game = fiefdom.new_game("First Game", players=["Ana", "Ola"], seed=1)
    agents = [thinker(1, rollouts=16), thinker(2, rollouts=16)]
    session = Session(game, agents)
    while session.step():
        seat = game.question.seat if game.question else 0
        memory = agents[seat].memory
        assert memory is None or memory.is_whole
    for seat, agent in enumerate(agents):
        assert agent.memory is not None
        assert agent.memory.seats[seat].pile.total() == agent.memory.seats[seat].pile_size
