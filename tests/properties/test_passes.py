"""Cards passed from hand to hand, which only two players see: what the others know of the cards of everybody after that.

These tests call the rule itself, so that any card can be passed at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fiefdom.agents.strategy_agent import slot_of, strategy_answer
from fiefdom.bots.sight import table_message
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.engine.kinds import PROVINCE
from fiefdom.engine.state import Recorder
from fiefdom.engine.words import HAND
from fiefdom.engine.zones import put_in_hand, put_in_play, take_from_hand, trash_from_hand
from fiefdom.game import engines, plain
from fiefdom.game.determinise import determinise
from fiefdom.game.engines import Engine
from fiefdom.game.events import GameEvent, game_events
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.view import view
from fiefdom.server.picture import Scene, SeatState, TableOptions, draw
from fiefdom.server.reactions import possible_reactors
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.texts import Texts
from tests.stages import pass_card, staged

COPPER, GOLD, ESTATE = 0, 2, 3
ENGINES = [engine for engine in (engines.compiled(), plain) if engine]


def passed(position: Position, giver: int, receiver: int, slot: int) -> list[GameEvent]:
    """Pass a card, and tell what has happened."""
    state = plain.state_of(position.handle)
    state.recorder = recorder = Recorder()
    pass_card(state, giver, receiver, slot)
    state.recorder = None
    return list(game_events(recorder.drain(), position.kingdom, position.seats, 0))


def start(seats: int = 3, seed: int = 1, kingdom: Kingdom | None = None) -> Position:
    return Position.new(kingdom or random_kingdom(seed), seats=seats, seed=seed, engine=plain)


def games_with_passes(number: int) -> Iterator[Position]:
    """Positions of random games in which cards are passed at random between the turns."""
    for seed in range(number):
        lots = Random(seed)
        position = start(2 + seed % 4, seed)
        for _ in range(60):
            if position.question is None:
                break
            position.answer(lots.choice(position.question.answers))
            giver = lots.randrange(position.seats)
            hand = [slot for slot, copies in enumerate(plain.state_of(position.handle).hand[giver]) if copies]
            if position.question and position.question.is_phase and hand and giver != position.turn and lots.random() < 0.2:
                passed(position, giver, (giver + 1) % position.seats, lots.choice(hand))
            yield position


def test_only_the_two_see_the_card() -> None:
    events = passed(start(), 1, 2, COPPER)
    assert [(event.verb, event.seat) for event in events] == [("give", 1), ("receive", 2)]
    for viewer in (None, 0, 1, 2):
        faces = [event.seen_by(viewer).card for event in events]
        assert all(faces) if viewer in (1, 2) else faces == [None, None]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_is_passed_changes_the_view_of_the_two_alone(seat: int | None) -> None:
    seen = []
    for slot in (COPPER, ESTATE):
        position = start()
        passed(position, 1, 2, slot)
        assert position.broken_law() == ""
        seen.append(view(position, seat))
    assert (seen[0] == seen[1]) == (seat in (None, 0))


def test_of_each_kind_one_copy_less_is_certain() -> None:
    position = start()
    passed(position, 1, 2, COPPER)
    seen = view(position, 0)
    names = [{str(card): number for card, number in seen.owned(seat).items()} for seat in range(3)]
    assert names == [{"Copper": 7, "Estate": 3}, {"Copper": 6, "Estate": 2}, {"Copper": 7, "Estate": 3}]
    assert [seen.unknown(seat) for seat in range(3)] == [0, 1, 1]
    own = view(position, 1)
    assert {str(card): number for card, number in own.owned(1).items()} == {"Copper": 6, "Estate": 3}
    assert [own.unknown(seat) for seat in range(3)] == [0, 0, 0]  # it was the own card
    assert {str(card): number for card, number in own.owned(2).items()} == {"Copper": 8, "Estate": 3}
    assert view(position, 2).owned(1) == own.owned(1)


def test_two_players_know_everything_and_who_watches_them_does_not() -> None:
    found = []
    for slot in (COPPER, ESTATE):
        position = start(2)
        passed(position, 0, 1, slot)
        assert position.broken_law() == ""
        for seat in (0, 1):
            seen = view(position, seat)
            assert [seen.unknown(0), seen.unknown(1)] == [0, 0]
            assert [seen.state.owned[other][slot] for other in (0, 1)] == [position.record()["owned"][other][slot] for other in (0, 1)]
        found.append(view(position, None))
    assert found[0] == found[1]
    assert [found[0].unknown(0), found[0].unknown(1)] == [1, 1]


def test_what_is_played_is_certain_again() -> None:
    position = start()
    state = plain.state_of(position.handle)
    state.hand[2][COPPER] -= 1
    state.hand[2][GOLD] += 1
    state.owned[2][COPPER] -= 1
    state.owned[2][GOLD] += 1
    state.hand_mask[2] |= 1 << GOLD
    passed(position, 2, 0, GOLD)
    gold = position.kingdom.cards[GOLD]
    assert view(position, 1).owned(0)[gold] == 0
    take_from_hand(state, 0, GOLD)
    put_in_play(state, 0, GOLD, HAND)
    assert position.broken_law() == ""
    assert view(position, 1).owned(0)[gold] == 1
    assert view(position, 1).unknown(0) == 0


def test_what_is_trashed_is_no_longer_unsure() -> None:
    position = start()
    passed(position, 2, 0, ESTATE)
    trash_from_hand(plain.state_of(position.handle), 0, ESTATE)
    assert position.broken_law() == ""
    assert [view(position, 1).unknown(seat) for seat in range(3)] == [1, 0, 1]  # it may be one of the own ones
    trash_from_hand(plain.state_of(position.handle), 2, ESTATE)
    assert position.broken_law() == ""


def test_games_in_which_cards_are_passed_keep_every_law_and_every_secret() -> None:
    met = 0
    for position in games_with_passes(8):
        assert position.broken_law() == ""
        met += bool(position.record()["unsure"].any())
        if position.question and position.question.is_phase:
            assert read_position(write_position(position), plain) == position
        for seat in (None, *range(position.seats)):
            seen = view(position, seat)
            shown = sum(sum(seen.owned(other).values()) + seen.unknown(other) for other in range(position.seats))
            assert shown == position.record()["owned"].sum()
    assert met > 50


@pytest.mark.parametrize("engine", ENGINES)
def test_positions_dealt_from_views_are_sound_and_look_the_same(engine: Engine) -> None:
    lots = Random(3)
    for number, position in enumerate(games_with_passes(4)):
        if number % 5 == 0:
            for seat in (None, *range(position.seats)):
                seen = view(position, seat)
                dealt = determinise(seen, lots, engine)
                assert dealt.broken_law() == ""
                assert dealt.cards_in_game() == position.cards_in_game()
                assert view(dealt, seat) == seen


def test_a_dealer_knows_no_more_than_the_viewer() -> None:
    """By lot the giver has passed a Copper or an Estate, whichever it was."""
    position = start()
    passed(position, 1, 2, COPPER)
    found = Counter(int(determinise(view(position, 0), Random(lot)).record()["owned"][2][COPPER]) for lot in range(60))
    assert set(found) == {7, 8}


# Whatever else reads the cards of others


def twins() -> list[Position]:
    """The same game, in which seat 1 has passed seat 2 a Copper or an Estate."""
    found = []
    for slot in (COPPER, ESTATE):
        position = start()
        passed(position, 1, 2, slot)
        found.append(position)
    return found


CONDITIONS = ["theirs(Estate) >= 4", "theirs(Copper) >= 8", "theirs(Copper) <= 6", "lead <= -1", "lead >= 1"]


@pytest.mark.parametrize("condition", CONDITIONS)
def test_strategies_ask_only_for_what_is_certain(condition: str) -> None:
    """In matches they play on the position itself, elsewhere on a view."""
    strategy = Strategy.parse(f"Copper if {condition}; Curse")
    found = set()
    for position in twins():
        position.answer("pass")
        for engine in ENGINES:
            found.add(slot_of(strategy, Position.from_bytes(bytes(position), engine), engine))
            found.add(strategy_answer(strategy, view(position, 0), engine))
    assert len(found) == 1


def test_the_picture_says_how_many_cards_are_unknown_and_no_margin_that_hangs_on_them() -> None:
    pictures = []
    for position in twins():
        record = position.record()
        record["supply"][PROVINCE] = 1
        record["coins"] = 8
        near = Position.from_record(position.kingdom, record, plain)
        while near.question and near.question.id != "buy":
            near.answer("pass")
        seats = [SeatState(seat=seat, name=name, kind="person") for seat, name in enumerate(("Ana", "Ola", "Eva"))]
        scene = Scene("table", "playing", near.kingdom, TableOptions(score_counter=True), seats, question_number=1)
        pictures.append(draw(near, 0, scene, Texts()))
    assert pictures[0] == pictures[1]
    assert [seat.unknown for seat in pictures[0].seats] == [0, 1, 1]
    province = next(pile for pile in pictures[0].supply if pile.card == "province")
    assert province.ends_game
    assert province.margin is None


def test_programs_are_told_how_many_cards_are_unknown() -> None:
    told = [table_message(view(position, 0)) for position in twins()]
    assert told[0] == told[1]
    assert [player.unknown for player in told[0].players] == [0, 1, 1]


def test_whoever_may_have_been_passed_a_reaction_may_react() -> None:
    kingdom = Kingdom.of("Moat, Militia, Village, Smithy, Market, Cellar, Mine, Remodel, Workshop, Witch", 2)
    moat = next(slot for slot, card in enumerate(kingdom.cards) if card.name == "Moat")
    found = []
    for slot in (COPPER, moat):
        position = start(kingdom=kingdom)
        state = plain.state_of(position.handle)
        state.supply[moat] -= 1
        state.owned[1][moat] += 1
        put_in_hand(state, 1, moat)
        passed(position, 1, 2, slot)
        assert position.broken_law() == ""
        found.append(possible_reactors(position, 0))
    assert found == [[1, 2], [1, 2]]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_forced_deal_gives_cards_that_may_have_been_passed(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 is asked for one of several cards; of one kind alone is it certain that they are its own."""
    monkeypatch.setattr("fiefdom.game.determinise.TRIES", 0)
    position = staged(
        "players = alice, bob, carol\nkingdom = Militia, Smithy\nalice.hand = Militia\nbob.hand = Copper x5\ncarol.hand = Gold x2", plain
    )
    passed(position, 2, 1, GOLD)
    position.answer("Militia")
    assert position.question is not None
    assert position.question.id == "militia.discard"
    for seat in (None, 0, 2):
        seen = view(position, seat)
        dealt = determinise(seen, Random(1), engine)
        assert dealt.broken_law() == ""
        assert view(dealt, seat) == seen
        assert dealt.question is not None
        assert {str(card) for card in dealt.question.cards} == {"Copper", "Gold"}
