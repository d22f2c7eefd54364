"""What programs answer: the rules from the top, the defaults, and the rule not to end the game while losing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.cards.card import Card, card, plus
from fiefdom.cards.catalogue import KINGDOM_CARDS, find_card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.verbs import add_actions, add_coins, choose, draw_cards, option, pay_to_draw
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadNumber, BadPlayers, BadStrategy
from fiefdom.game import engines, plain
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.soundness import fill_in, owned_by_zones
from fiefdom.game.view import view
from fiefdom.scenario.stage import push_phase
from fiefdom.strategy import program as program_tables
from fiefdom.strategy.board import Board, board_of
from fiefdom.strategy.compiler import compile_strategy
from fiefdom.strategy.expression import TYPES
from fiefdom.strategy.library import defaults, find_strategy, library
from fiefdom.strategy.play import GameBlock, group_seed, play_block
from fiefdom.strategy.strategy import Strategy
from tests.properties.games import Play, examples, plays
from tests.stages import NOT_COMPILED, staged

BOTH = tuple(engine for engine in (plain, engines.compiled()) if engine)

EVERYTHING = Strategy.parse("Province; Gold; action; Silver; any")
"""Buys whatever there is, so that every choice comes up."""


def answer(setup: str, rules: str, engine: Any = None) -> str:
    """What a strategy answers to the question of a scenario."""
    position = staged(setup)
    assert position.question is not None
    return StrategyAgent(Strategy.parse(rules), engine).choose(view(position, position.question.seat))


PAGE = card("Page", 2, ACTION, choose(2, option("+card", draw_cards(1)), option("+action", add_actions(1)), option("+coin", add_coins(1))))


PORTER = card("Porter", 3, ACTION, plus(coins=4), pay_to_draw(5))


def holding(own: Card, engine: Any) -> Position:
    """A first turn with an own card in hand."""
    position = Position.new(Kingdom.of([own, *KINGDOM_CARDS[:9]], edition="both"), seats=2, seed=1)
    record = position.record()
    record["hand"][0][position.kingdom.cards.index(own)] += 1
    fill_in(record, len(position.kingdom.cards))
    record["owned"] = owned_by_zones(record)
    record["question"] = record["legal"] = record["among"] = record["may_pass"] = record["source"] = record["remaining"] = 0
    record["stack"] = 0
    push_phase(record, None)
    position = Position.from_record(position.kingdom, record, engine)
    position.handle.resume()
    return position


@pytest.mark.parametrize("engine", BOTH)
@pytest.mark.parametrize(
    ("rules", "chosen"),
    [
        ("Page", "+card, +action"),
        ("Page; [page.choose]; +coin", "+coin, +card"),
        ("Page; [page.choose]; +card if hand(Copper) > 9; +Coin if actions = 0; +action", "+coin, +action"),
    ],
)
def test_rules_for_a_question_about_labels_name_labels(engine: Any, rules: str, chosen: str) -> None:
    position = holding(PAGE, engine)
    agent = StrategyAgent(Strategy.parse(rules, cards=(PAGE,)), engine)
    position.answer("Page")
    found = []
    while position.question and position.question.id == "page.choose":
        found.append(agent.choose(view(position, 0)))
        position.answer(found[-1])
    assert ", ".join(found) == chosen


@pytest.mark.parametrize("engine", BOTH)
@pytest.mark.parametrize(
    ("rules", "chosen"),
    [
        ("Porter", "4"),
        ("Porter; [porter.pay]; 2", "2"),
        ("Porter; [porter.pay]; 5; 1 if coins > 9; 3 if coins = 4; 0", "3"),
        ("Porter; [porter.pay]; 0", "0"),
    ],
)
def test_rules_for_a_question_about_numbers_name_numbers(engine: Any, rules: str, chosen: str) -> None:
    position = holding(PORTER, engine)
    position.answer("Porter")
    assert StrategyAgent(Strategy.parse(rules, cards=(PORTER,)), engine).choose(view(position, 0)) == chosen


BUYING = """
players = alice, bob
kingdom = Smithy, Village, Chapel, Gardens
alice.coins = {coins}
alice.buys = 1
phase = buy
"""


@pytest.mark.parametrize(
    ("coins", "rules", "bought"),
    [
        (6, "Province; Gold; Silver", "Gold"),
        (6, "Province; Gold if turn > 3; Silver", "Silver"),
        (6, "nothing if coins = 6; Gold", PASS),
        (2, "Province; Gold; Silver", PASS),
        (4, "open 4/3: Smithy, Silver\nopen 5/2: Gold, Chapel\nGold", "Smithy"),
        (3, "open 4/3: Smithy, Silver\nGold", "Silver"),
        (2, "open 5/2: Gold, Chapel\nGold", "Chapel"),
        (5, "open 5/2: nothing, Chapel\nDuchy", PASS),
        (4, "Silver if count(Copper) = 0 and cards = 0 and money = 0; Smithy", "Silver"),
        (4, "Smithy if left(Smithy) = 10 and left(Gardens) = 8 and empty_piles = 0; Silver", "Smithy"),
        (4, "Smithy if players = 2 and buys = 1 and coins = 4 and starter and not action_phase; Silver", "Smithy"),
        (4, "Smithy if gains_to_end = 8 and lead = 0 and score = 0 and hand_size = 0; Silver", "Smithy"),
        (4, "Smithy if 3 / 0 = 0 and 7 / 2 = 3.5 and 2 * 3 - 1 + 4 = 9; Silver", "Smithy"),
        (4, "Smithy if 4 = coins and 3.5 < coins and 9 >= left(Duchy) and not left(Estate) < 7.5; Silver", "Smithy"),
        (4, "Smithy if not (coins = 4) or not (coins > 3.9) or coins = 3.5; Silver", "Silver"),
        (4, "Smithy if action_phase; Silver if not coins; Estate if buys", "Estate"),
        (4, "Smithy if not lead and not count(Gold) and false; Silver if true and left(Province) <= 8", "Silver"),
        (40, "Gold if coins <= 39; Silver if coins >= 41; Duchy if coins > 39 and left(Province) < 9", "Duchy"),
        (4, "action; Silver", "Smithy"),
        (4, "Witch; Smithy if count(Witch) + left(Witch) = 0; Silver", "Smithy"),
    ],
)
def test_the_first_rule_that_applies_is_the_answer(coins: int, rules: str, bought: str) -> None:
    for engine in BOTH:
        assert answer(BUYING.format(coins=coins), rules, engine) == bought


CHOOSING = """
players = alice, bob
kingdom = Chapel, Village, Smithy, Militia, Throne Room, Workshop, Remodel, Cellar, Library, Witch
{hand}
"""


@pytest.mark.parametrize(
    ("hand", "rules", "chosen"),
    [
        ("alice.hand = Smithy, Village, Copper", "Gold", "Village"),
        ("alice.hand = Smithy, Village, Copper", "Gold\n[play]\nSmithy", "Smithy"),
        ("alice.hand = Smithy, Witch", "Gold", "Witch"),
        ("alice.hand = Chapel, Gold", "Gold", PASS),
        ("alice.hand = Chapel, Gold", "Gold\n[chapel.trash]\nGold", "Chapel"),
        ("alice.hand = Chapel, Estate", "Gold\n[play]\nChapel if would(chapel.trash)", "Chapel"),
        ("alice.hand = Chapel, Gold", "Gold\n[play]\nChapel if would(chapel.trash)", PASS),
        ("alice.hand = Chapel, Gold", "Gold\n[play]\nChapel if would(moneylender.trash)", PASS),
    ],
)
def test_actions_are_played_in_order(hand: str, rules: str, chosen: str) -> None:
    for engine in BOTH:
        assert answer(CHOOSING.format(hand=hand), rules, engine) == chosen


def test_choices_follow_the_own_section_then_the_general_one_then_the_defaults() -> None:
    asked = staged(CHOOSING.format(hand="alice.hand = Chapel, Estate, Copper, Curse"))
    asked.answer("Chapel")
    seen = view(asked, 0)
    for rules, chosen in [
        ("Gold", "Curse"),
        ("Gold\n[trash]\nEstate", "Estate"),
        ("Gold\n[trash]\nEstate\n[chapel.trash]\nCopper", "Copper"),
        ("Gold\n[chapel.trash]\nGold", PASS),
    ]:
        assert StrategyAgent(Strategy.parse(rules)).choose(seen) == chosen


def test_the_order_of_actions_says_nothing_about_throne_room() -> None:
    asked = staged(CHOOSING.format(hand="alice.hand = Throne Room, Smithy, Village"))
    asked.answer("Throne Room")
    seen = view(asked, 0)
    assert StrategyAgent(Strategy.parse("Gold\n[play]\nThrone Room")).choose(seen) == "Smithy"
    assert StrategyAgent(Strategy.parse("Gold\n[throne-room.play]\nVillage")).choose(seen) == "Village"


def test_cards_already_picked_no_longer_count() -> None:
    asked = staged(CHOOSING.format(hand="alice.hand = Chapel, Copper x3, Estate"))
    agent = StrategyAgent(Strategy.parse("Gold\n[chapel.trash]\nCopper if money > 1 and count(Copper) > 1 and hand(Copper) > 1"))
    asked.answer("Chapel")
    answers = []
    while asked.question and asked.question.id == "chapel.trash":
        answers.append(agent.choose(view(asked, 0)))
        asked.answer(answers[-1])
    assert answers == ["Copper", "Copper", PASS]


def test_gains_follow_the_list_of_buys_and_know_their_phase() -> None:
    asked = staged(CHOOSING.format(hand="alice.hand = Workshop"))
    asked.answer("Workshop")
    seen = view(asked, 0)
    assert StrategyAgent(Strategy.parse("Province; Smithy if action_phase; Silver")).choose(seen) == "Smithy"
    assert StrategyAgent(Strategy.parse("Smithy if not action_phase; Silver")).choose(seen) == "Silver"
    assert StrategyAgent(Strategy.parse("Smithy\n[workshop.gain]\nChapel")).choose(seen) == "Chapel"
    assert StrategyAgent(Strategy.parse("Province")).choose(seen) != PASS  # compulsory


LAST_PROVINCE = """
players = alice, bob
kingdom = Smithy
supply.Province = 1
alice.coins = 8
alice.buys = 1
phase = buy
bob.discard = {bob}
alice.discard = {alice}
alice.turns = {turns}
bob.turns = 5
"""


@pytest.mark.parametrize(
    ("alice", "bob", "turns", "bought"),
    [
        ("nothing", "Duchy", 5, "Province"),
        ("nothing", "Province, Duchy", 5, "Gold"),  # would end it behind
        ("nothing", "Province", 4, "Province"),  # level, in as many turns
        ("nothing", "Province", 5, "Gold"),  # level, with one turn more
    ],
)
def test_nobody_ends_the_game_while_losing(alice: str, bob: str, turns: int, bought: str) -> None:
    setup = LAST_PROVINCE.format(alice=alice, bob=bob, turns=turns)
    for engine in BOTH:
        assert answer(setup, "Province; Gold", engine) == bought
        assert answer(setup, "end while losing: yes\nProvince; Gold", engine) == "Province"


def test_the_third_pile_counts_as_the_end_too() -> None:
    setup = """
    players = alice, bob
    kingdom = Smithy, Village
    supply.Village = 0
    supply.Curse = 0
    supply.Smithy = 1
    alice.coins = 4
    alice.buys = 1
    phase = buy
    bob.discard = Duchy
    """
    assert answer(setup, "Smithy; Silver") == "Silver"
    assert answer(setup.replace("bob.discard = Duchy", "alice.discard = Duchy"), "Smithy; Silver") == "Smithy"


def test_whoever_wins_by_a_purchase_needs_no_rule_for_it() -> None:
    setup = """
    players = alice, bob
    kingdom = Smithy, Village
    supply.Village = 0
    supply.Curse = 0
    supply.Smithy = 1
    alice.coins = 6
    alice.buys = 1
    phase = buy
    alice.discard = {alice}
    bob.discard = {bob}
    """
    for engine in BOTH:
        assert answer(setup.format(alice="Duchy", bob="nothing"), "Gold", engine) == "Smithy"
        assert answer(setup.format(alice="Duchy", bob="Duchy"), "Gold", engine) == "Gold"  # would only share the victory
        assert answer(setup.format(alice="nothing", bob="Duchy"), "Gold", engine) == "Gold"
        assert answer(setup.format(alice="Duchy", bob="nothing"), "end while losing: yes\nGold", engine) == "Gold"


CHAPEL_IN_PLAY = """
players = alice, bob
kingdom = Chapel, Market
alice.hand = Chapel, {hand}
alice.actions = 1
alice.buys = 1
phase = action
"""

KEEPING = "Gold; Market; Silver\n[chapel.trash]\nCopper if spare(Copper)\nEstate"


def trashed_first(hand: str, rules: str, engine: Any = None) -> str:
    """What Chapel trashes first of a hand."""
    position = staged(CHAPEL_IN_PLAY.format(hand=hand))
    position.answer("Chapel")
    return StrategyAgent(Strategy.parse(rules), engine).choose(view(position, 0))


@pytest.mark.parametrize(
    ("hand", "trashed"),
    [
        ("Copper, Copper, Copper", "pass"),  # three coins buy Silver
        ("Copper, Copper, Copper, Copper", "Copper"),  # four do, too
        ("Copper, Copper, Estate", "Copper"),  # two coins buy nothing, with or without them
        ("Gold, Copper, Copper", "pass"),  # five coins buy a Market
        ("Gold, Gold, Copper, Estate", "Copper"),  # six are enough for Gold
        ("Gold, Copper, Copper, Estate", "Estate"),
    ],
)
def test_a_card_is_spare_if_the_same_is_bought_without_it(hand: str, trashed: str) -> None:
    for engine in BOTH:
        assert trashed_first(hand, KEEPING, engine) == trashed


def test_in_the_purchase_itself_everything_in_hand_is_spare() -> None:
    rules = "Gold if spare(Copper) > 1; Silver\n[chapel.trash]\nCopper if spare(Copper)"
    assert trashed_first("Gold, Gold, Copper, Copper", rules) == "Copper"


def test_a_condition_that_asks_about_itself_is_refused() -> None:
    circular = Strategy.parse("Gold\n[chapel.trash]\nCopper if would(chapel.trash)")
    with pytest.raises(BadStrategy, match="asks itself"):
        compile_strategy(circular, find_kingdom("Size Distortion", 2))


def test_too_many_rules_or_words_are_refused() -> None:
    with pytest.raises(BadStrategy, match="too many rules"):
        compile_strategy(Strategy.parse("Gold;" * 600), Board(()))
    with pytest.raises(BadStrategy, match="too long"):
        Strategy.parse(f"Gold if {' + '.join(['turn'] * 1500)} > 3")
    long = " + ".join(["turn * turn"] * 60)
    many = Strategy.parse("; ".join(f"Gold if {long} > {number}" for number in range(20)))
    with pytest.raises(BadStrategy, match="are too long"):
        compile_strategy(many, Board(()))


def test_the_last_of_many_rules_is_found() -> None:
    rules = "Province if turn > 90;" * 70 + "Smithy if turn > 90; Silver"
    for engine in BOTH:
        assert answer(BUYING.format(coins=5), rules, engine) == "Silver"


def test_a_rule_that_can_never_apply_is_left_out() -> None:
    program = compile_strategy(Strategy.parse("Gold if count(Witch) > 0; Silver if count(Witch) = 0; Copper if false"), Board(()))
    page = program.chains[program_tables.BUYING]
    assert program.page_ends[page] - program.page_rules[page] == 1
    rule = program.page_rules[page]
    assert program.first_test[rule] == program.last_test[rule]


def test_the_defaults_have_an_opinion_on_every_action_and_question() -> None:
    sections = defaults().sections
    targets = [rule.target for rule in sections["play"]]
    kinds = [TYPES[target] for target in targets if isinstance(target, str)]
    playable = [card for card in KINGDOM_CARDS if card.has_type(ACTION)]
    assert [str(card) for card in playable if card not in targets and not any(is_meant(card) for is_meant in kinds)] == []
    asked = [name for name in questions_by_id(KINGDOM_CARDS) if "." in name]
    assert [name for name in asked if name not in sections and name.partition(".")[2] not in sections] == []


# Laws

STRATEGIES = st.sampled_from([*library().values(), EVERYTHING])


@examples(40)
@given(plays(), STRATEGIES)
def test_answers_are_legal_and_both_engines_give_the_same(play: Play, strategy: Strategy) -> None:
    agents = [StrategyAgent(strategy, engine) for engine in BOTH]
    for position in play.positions():
        if position.question is not None:
            seen = view(position, position.question.seat)
            answers = {agent.choose(seen) for agent in agents}
            assert len(answers) == 1
            assert answers.pop() in position.question.answers


@examples(20)
@given(st.integers(0, 2**32), st.integers(2, 4), st.sampled_from([1, 2, "both"]), STRATEGIES)
def test_an_agent_with_the_view_plays_the_games_of_the_simulator(seed: int, seats: int, edition: int | str, strategy: Strategy) -> None:
    kingdom = random_kingdom(seed, edition)
    agent = StrategyAgent(strategy)
    position = Position.new(kingdom, seats=seats, seed=group_seed(seed, 0), starter=0)
    while position.question is not None and max(position.record()["turns"]) < 30:
        position.answer(agent.choose(view(position, position.question.seat)))
    tally = play_block(kingdom, [strategy] * seats, GameBlock(seats, seed=seed, most_turns=30))
    # The first game of the group has seat 0 as its starter.
    assert tally.by_place[0, 0].sum() == 1
    if position.is_over:
        winners = position.winners
        outcome = 2 if 0 not in winners else 0 if winners == (0,) else 1
        assert tally.by_place[0, 0, outcome] == 1


@pytest.mark.skipif(not engines.compiled(), reason=NOT_COMPILED)
@pytest.mark.parametrize("names", [("first-game", "witch"), ("smithy", "militia", "bureaucrat-gardens"), ("chapel-witch", "library")])
def test_both_engines_count_the_same(names: tuple[str, ...]) -> None:
    strategies = [find_strategy(name) for name in names]
    board = board_of(strategies)
    games = 8 * len(names)
    fast = play_block(board, strategies, GameBlock(games, seed=3), engines.compiled())
    assert fast == play_block(board, strategies, GameBlock(games, seed=3), plain)
    assert fast.games == games
    assert fast.outcomes.sum() == games * len(names)


def test_blocks_add_up() -> None:
    strategies = [find_strategy("smithy"), find_strategy("big-money-ultimate")]
    board = board_of(strategies)
    whole = play_block(board, strategies, GameBlock(60, seed=3))
    parts = [play_block(board, strategies, GameBlock(20, seed=3, first=first)) for first in (40, 0, 20)]
    assert parts[0] + parts[1] + parts[2] == whole
    assert play_block(board, strategies, GameBlock(60, seed=4)) != whole


def test_blocks_are_whole_groups_of_two_to_six() -> None:
    money = find_strategy("big-money")
    with pytest.raises(BadNumber, match="a multiple of 2"):
        play_block(Board(()), [money, money], GameBlock(7, seed=1))
    with pytest.raises(BadPlayers, match="2 to 6"):
        play_block(Board(()), [money], GameBlock(7, seed=1))
    with pytest.raises(BadPlayers, match="cannot be added"):
        play_block(Board(()), [money] * 2, GameBlock(2, seed=1)) + play_block(Board(()), [money] * 3, GameBlock(3, seed=1))


def test_boards_hold_what_the_strategies_would_buy() -> None:
    board = board_of([find_strategy("smithy"), find_strategy("workshop-gardens")])
    assert str(board) == "Gardens, Smithy, Workshop"
    assert board.edition == 2
    assert board_of([find_strategy("chancellor")]).edition == 1
    assert str(Board(())) == "basic cards"


def test_rules_about_absent_cards_are_left_out() -> None:
    program = compile_strategy(find_strategy("smithy"), Board(()))
    page = program.chains[program_tables.BUYING]
    assert program.page_ends[page] - program.page_rules[page] == 6


def test_a_kingdom_and_a_board_of_its_cards_are_the_same_game() -> None:
    kingdom = find_kingdom("First Game", 2)
    strategies = [find_strategy("first-game"), find_strategy("smithy")]
    assert play_block(kingdom, strategies, GameBlock(40, seed=1)) == play_block(
        Board(kingdom.kingdom_cards), strategies, GameBlock(40, seed=1)
    )
    assert isinstance(kingdom, Kingdom)
    assert find_card("Smithy") in kingdom.cards
