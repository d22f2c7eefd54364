"""Turns without questions: the same games to the byte as with every question asked."""

from __future__ import annotations

import pytest

from fiefdom.cards.card import Card, card, plus
from fiefdom.cards.catalogue import KINGDOM_CARDS, find_card
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.cards.verbs import draw_cards, next_turn
from fiefdom.engine.kinds import ACTION, PROVINCE, TREASURE
from fiefdom.engine.setup import set_up
from fiefdom.engine.state import Recorder, State
from fiefdom.game import engines, plain
from fiefdom.game.plain import pack, value_size
from fiefdom.strategy.board import Board, Piles
from fiefdom.strategy.compiler import compile_strategy, packed_program
from fiefdom.strategy.library import find_strategy, library
from fiefdom.strategy.play import GameBlock, adviser_for, play_block
from fiefdom.strategy.rollout import play_on
from fiefdom.strategy.strategy import Strategy
from fiefdom.strategy.tally import BY_LIMIT, Counters, play_counted
from fiefdom.strategy.turns import needs_no_question
from tests.stages import needs_compiler

BUSY = Strategy.parse("Province; Duchy if left(Province) < 4; Gold if count(Gold) < 3; action if count(action) < 8; Silver; Copper")
LOOKING = Strategy.parse("Province; Gold if hand(treasure) = 0; Silver if play(Copper) > 2 and hand_size < 3; Smithy; Village; Estate")
SIMPLE = Strategy.parse("Province; Gold; Smithy if count(Smithy) < 2; Market if count(Market) < 3; Village; Silver; Copper")
KINGDOM = "Smithy, Village, Market, Festival, Laboratory, Merchant, Witch, Moat, Throne Room, Cellar"


def laid_out(kingdom: Piles, players: int, seed: int) -> State:
    """A new game on the plain engine."""
    state = State()
    state.kinds = kingdom.kinds()
    set_up(state, players, seed, 0, seed % players)
    return state


def dumped(state: State) -> bytes:
    """The value of a state."""
    return bytes(pack(state).tobytes()[: value_size()])


def kingdom_of(names: str) -> Piles:
    """A board with these cards."""
    return Board(tuple(map(find_card, names.split(", "))))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_turns_without_questions_leave_the_same_bytes(players: int, seed: int) -> None:
    kingdom: Piles = kingdom_of(KINGDOM) if seed == 0 else random_kingdom(seed)
    programs = [compile_strategy((SIMPLE, BUSY, LOOKING, SIMPLE)[seat], kingdom) for seat in range(players)]
    quiet, noted = laid_out(kingdom, players, seed), laid_out(kingdom, players, seed)
    quiet.adviser, noted.recorder = adviser_for(programs), Recorder()
    for most_turns in range(1, 30):
        play_on(quiet, programs, most_turns)
        play_on(noted, programs, most_turns)
        assert dumped(quiet) == dumped(noted)


ASKING = [
    "Artisan, Bandit, Bureaucrat, Harbinger, Library, Mine, Moat, Moneylender, Remodel, Vassal",
    "Adventurer, Chancellor, Feast, Spy, Thief, Throne Room, Village, Moat, Workshop, Woodcutter",
    "Council Room, Library, Militia, Moat, Sentry, Throne Room, Vassal, Village, Witch, Workshop",
]


@pytest.mark.parametrize("cards", ASKING)
@pytest.mark.parametrize("players", [2, 3])
def test_what_cards_ask_is_answered_at_once_with_the_same_bytes(cards: str, players: int) -> None:
    kingdom = kingdom_of(cards)
    bought = "; ".join(f"{name} if count({name}) < 2" for name in cards.split(", "))
    programs = [compile_strategy(Strategy.parse(f"Province; {bought}; Gold; Silver"), kingdom), *[compile_strategy(BUSY, kingdom)] * 2]
    quiet, noted = laid_out(kingdom, players, 5), laid_out(kingdom, players, 5)
    quiet.adviser, noted.recorder = adviser_for(programs), Recorder()
    for most_turns in range(1, 30):
        play_on(quiet, programs, most_turns)
        play_on(noted, programs, most_turns)
        assert dumped(quiet) == dumped(noted)
    assert sum(map(sum, quiet.owned)) > 40


PICKING = "Cellar, Chapel, Militia, Sentry, Poacher, Throne Room, Moat, Village, Market, Festival"


@pytest.mark.parametrize("seed", range(4))
def test_cards_picked_under_one_question_leave_the_same_bytes(seed: int) -> None:
    """Until a pass, until the number is reached, until no card is left, and the last ones without being asked."""
    kingdom = kingdom_of(PICKING)
    rules = ("Estate if count(Estate) > 1; Copper if hand_size > 3; Curse; Estate", "nothing", "any")
    bought = "\n".join(f"{name} if count({name}) < 2" for name in PICKING.split(", "))
    sections = f"[chapel.trash]\n{rules[seed % 3]}\n[cellar.discard]\n{rules[(seed + 1) % 3]}"
    players = [Strategy.parse(f"{bought}\nProvince\nGold\nSilver\n{sections}"), BUSY]
    programs = [compile_strategy(player, kingdom) for player in players]
    quiet, noted = laid_out(kingdom, 2, seed), laid_out(kingdom, 2, seed)
    quiet.adviser, noted.recorder = adviser_for(programs), Recorder()
    for most_turns in range(1, 30):
        play_on(quiet, programs, most_turns)
        play_on(noted, programs, most_turns)
        assert dumped(quiet) == dumped(noted)
    assert max(quiet.supply[7:9]) < 10  # Cellars and Chapels were bought


def test_a_turn_that_begins_with_what_waited_for_it_goes_on() -> None:
    coach = card("Coach", 4, ACTION, plus(cards=1, actions=1), next_turn(draw_cards(1)))
    board = Board((coach,))
    player = Strategy.parse("Province; Gold; Coach if count(Coach) < 3; Silver", cards=(coach,))
    programs = [compile_strategy(player, board)] * 2
    quiet, noted = laid_out(board, 2, 1), laid_out(board, 2, 1)
    quiet.adviser, noted.recorder = adviser_for(programs), Recorder()
    for most_turns in range(1, 30):
        play_on(quiet, programs, most_turns)
        play_on(noted, programs, most_turns)
        assert dumped(quiet) == dumped(noted)
    assert quiet.supply[PROVINCE] == 0
    assert play_block(board, [player, find_strategy("big-money")], GameBlock(20)).counters["endings"][BY_LIMIT] == 0


def test_turns_without_questions_are_counted_alike() -> None:
    kingdom = kingdom_of(KINGDOM)
    programs = [compile_strategy(strategy, kingdom) for strategy in (SIMPLE, BUSY, LOOKING)]
    sums = []
    for recorder in (None, Recorder()):
        counters = Counters()
        for group in range(3):
            state = laid_out(kingdom, 3, group)
            state.recorder, state.adviser = recorder, None if recorder else adviser_for(programs)
            play_counted(state, programs, counters, group, group % 3, 40)
        sums.append(pack(counters).tobytes())
    assert sums[0] == sums[1]


@pytest.mark.parametrize(
    ("rules", "looks"),
    [
        ("Province; Gold; Silver if coins = 3 and turn < 9", False),
        ("Gold if hand(Copper) = 0", True),
        ("Gold if hand(treasure) + count(Gold) > 3", True),
        ("Gold if play(Silver) > 1", True),
        ("Gold if not (hand_size > 2 or lead > 3)", True),
        ("Gold if mine and coins > 2", True),
        ("Gold if would(chapel.trash)", True),
        ("Gold if count(Gold) * hand_size > 3", True),
        ("Gold if action_phase and hand_size = 3", False),  # never a purchase
        ("Gold if deck_size > 3 or score * lead > 2 or buys - empty_piles > 1", False),
        ("; ".join(["Gold if turn > 3"] * 200), False),
        ("; ".join(["Gold if turn > 3"] * 200 + ["Silver if hand(Copper) = 0"]), True),
    ],
)
def test_what_asks_where_cards_lie_needs_the_question(rules: str, looks: bool) -> None:
    kingdom = kingdom_of("Chapel, Smithy")
    program = compile_strategy(Strategy.parse(rules), kingdom)
    assert program.looks == looks
    state = laid_out(kingdom, 2, 1)
    state.adviser = adviser_for([program] * 2)
    assert needs_no_question(state, 0, program) != looks


@pytest.mark.parametrize("card", KINGDOM_CARDS, ids=str)
def test_what_would_be_named_depends_on_the_hand_whatever_else_is_on_the_board(card: Card) -> None:
    strategy = Strategy.parse(f"Gold if would({card.slug}.discard)\n[{card.slug}.discard]\nCopper")
    assert compile_strategy(strategy, Board((card,))).looks


def test_without_an_adviser_everything_is_asked() -> None:
    kingdom = kingdom_of("Smithy")
    state = laid_out(kingdom, 2, 1)
    program = compile_strategy(find_strategy("smithy"), kingdom)
    assert not needs_no_question(state, 0, program)
    state.adviser = adviser_for([program] * 2)
    assert needs_no_question(state, 0, program)


@pytest.mark.parametrize("name", sorted(library()))
def test_a_program_is_packed_to_the_byte(name: str) -> None:
    strategy = find_strategy(name)
    kingdom = random_kingdom(7)
    assert packed_program(strategy, kingdom) == plain.pack(compile_strategy(strategy, kingdom)).tobytes()


@needs_compiler
@pytest.mark.parametrize("cards", [9, 10, 17, 18, 25])
def test_draws_are_the_same_from_any_number_of_slots(cards: int) -> None:
    """Seven basic cards besides: up to 16 slots, more, and all 32. Compiled, sixteen counts are drawn from at a time."""
    board = Board(tuple(KINGDOM_CARDS[-cards:]))
    one_of_each = "; ".join(f"{card} if count({card}) = 0" for card in reversed(board.cards))
    players = [Strategy.parse(one_of_each), BUSY]
    fast, slow = (play_block(board, players, GameBlock(4, seed=cards, most_turns=60), engine) for engine in (engines.compiled(), plain))
    assert fast == slow
    assert fast.bought[0, : 7 + cards].any(axis=1).sum() > 10
    assert fast.bought[0, 5 + cards : 7 + cards].any()  # the last slots too


@needs_compiler
def test_draws_are_the_same_from_decks_of_any_size() -> None:
    """Above 127 cards the compiled engine draws one by one; such a deck comes from buying all but the last card of each pile."""
    board = kingdom_of("Festival, Market, Village, Laboratory, Smithy, Moat")
    names = ["Festival", "Market", "Gold", "Silver", "Village", "Laboratory", "Smithy", "Moat", "Copper"]
    hoarder = Strategy.parse("; ".join(f"{name} if left({name}) > 1" for name in names))
    players = [hoarder, Strategy.parse("nothing")]
    fast, slow = (play_block(board, players, GameBlock(2, seed=3), engine) for engine in (engines.compiled(), plain))
    assert fast == slow
    assert fast.cards_at[0].max() > 2 * 127


TREASURES = (card("Purse", 4, TREASURE, worth=3), card("Hoard", 6, TREASURE, worth=4))


@pytest.mark.parametrize("seed", range(3))
def test_treasures_that_are_not_basic_bring_their_coins(seed: int) -> None:
    """Nor does the bonus of a Merchant get lost where the Treasures are only counted."""
    kingdom = Board((*TREASURES, *map(find_card, ("Merchant", "Village", "Smithy"))))
    strategy = Strategy.parse("Province; Hoard; Purse; Gold; Merchant if count(Merchant) < 4; Silver; Copper", cards=TREASURES)
    programs = [compile_strategy(strategy, kingdom)] * 2
    quiet, noted = laid_out(kingdom, 2, seed), laid_out(kingdom, 2, seed)
    quiet.adviser, noted.recorder = adviser_for(programs), Recorder()
    for most_turns in range(1, 20):
        play_on(quiet, programs, most_turns)
        play_on(noted, programs, most_turns)
        assert dumped(quiet) == dumped(noted)
    assert min(quiet.owned[0][7:9]) > 0
