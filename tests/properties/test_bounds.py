"""No game, however absurd, overflows a field of the state: extremes on the plain engine with lists that complain."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom, random_kingdom
from fiefdom.engine.kinds import PROVINCE, VICTORY
from fiefdom.engine.layout import DEPTH, KNOWN
from fiefdom.engine.state import IN_PLAY_SLOTS, NOTHING, State
from fiefdom.engine.words import ASK_BUY, NO_QUESTION, SUPPLY
from fiefdom.game import engines, plain
from fiefdom.game.position import Position
from tests.properties.checked import CheckedEngine, CheckedHandle, CheckedState, OutOfBounds
from tests.properties.games import SOAK, Play, examples, plays
from tests.stages import staged

GAINERS = ("Artisan", "Bandit", "Bureaucrat", "Mine", "Remodel", "Thief", "Witch", "Workshop", "Throne Room", "Militia")
TURNS = 1000
ENGINE = engines.compiled() or plain


def play_both(checked: Position, choose: Callable[[Position], int], most: int) -> Position:
    """Play on the checked engine and, with the same answers, on the compiled one; they must not part."""
    assert isinstance(checked.handle, CheckedHandle)
    fast = Position.from_record(checked.kingdom, checked.record(), ENGINE)
    for number in range(most):
        if checked.handle.question == NO_QUESTION:
            break
        slot = choose(checked)
        checked.handle.answer(slot)
        fast.handle.answer(slot)
        if number % 50 == 0:
            assert fast == checked
            assert checked.broken_law() == ""
    assert fast == checked
    return checked


def anything(lots: Random, passes: float = 0.1) -> Callable[[Position], int]:
    """Answer by lot."""

    def choose(position: Position) -> int:
        handle = position.handle
        if handle.may_pass and (not handle.legal or lots.random() < passes):
            return NOTHING
        return lots.choice([slot for slot in range(17) if handle.legal >> slot & 1])

    return choose


# The checker checks


@pytest.mark.parametrize(
    "mistake",
    [
        lambda state: setattr(state, "coins", -1),
        lambda state: setattr(state, "coins", 65_536),
        lambda state: state.counters.__setitem__(0, 256),
        lambda state: state.hand[0].__setitem__(3, -1),
        lambda state: state.hand[0].__setitem__(3, 256),
        lambda state: state.hand[0].__getitem__(-1),
        lambda state: state.known[0].__setitem__(-1, 0),
        lambda state: state.stack.__setitem__(0, state.stack[0]._replace(number=256)),
        lambda state: state.stack.__setitem__(0, None),
        lambda state: state.trash.append(1),
    ],
)
def test_a_number_that_does_not_fit_is_noticed(mistake: Callable[[State], None]) -> None:
    with pytest.raises(OutOfBounds):
        mistake(CheckedState())


@pytest.mark.parametrize("index", [(KNOWN, 0), (0, 32)])
def test_a_place_outside_a_list_is_noticed(index: tuple[int, int]) -> None:
    state = CheckedState()
    with pytest.raises(IndexError):
        state.hand[index[0]][index[1]] += 1


# Extremes


@examples(15)
@given(plays())
def test_random_games_stay_within_bounds(play: Play) -> None:
    position = play.start(CheckedEngine)
    for answer in play.answers():
        position.answer(answer, recording=True)
    assert bytes(position) == bytes(play.end())


def endless(lots: Random) -> Callable[[Position], int]:
    """Answer by lot, but seldom buy, and never name the last card of a pile: so the game goes on."""
    freely = anything(lots)

    def choose(position: Position) -> int:
        handle = position.handle
        legal = handle.legal
        if handle.question == ASK_BUY and lots.random() < 0.93:
            return NOTHING
        if plain.state_of(handle).source == SUPPLY:
            supply = plain.state_of(handle).supply
            several = [slot for slot in range(17) if legal >> slot & 1 and supply[slot] > 1 and slot != PROVINCE]
            return lots.choice(several) if several else NOTHING if handle.may_pass else freely(position)
        return freely(position)

    return choose


@pytest.mark.parametrize("seed", [1, 2] if not SOAK else range(100))
def test_a_thousand_turns_in_one_game(seed: int) -> None:
    kingdom = Kingdom.of(GAINERS, "both") if seed == 1 else random_kingdom(seed, "both", excluded=["Chapel"])
    position = Position.new(kingdom, seats=6, seed=seed, engine=CheckedEngine)
    choose = endless(Random(seed))
    while not position.is_over and position.record()["turns"].sum() < TURNS:
        play_both(position, choose, 400)
    assert not position.is_over
    assert position.record()["turns"].sum() >= TURNS


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_player_buys_out_every_pile(seats: int) -> None:
    kingdom = random_kingdom(seats, "both", required=["Gardens"])
    record = Position.new(kingdom, seats=seats, engine=CheckedEngine).record()
    record["coins"], record["buys"] = 65_000, 1000
    position = Position.from_record(kingdom, record, CheckedEngine)
    while position.question and position.question.id == "treasure":
        position.answer("pass")
    position = play_both(position, anything(Random(seats), passes=0), int(record["supply"].sum()))
    assert position.record()["supply"].sum() == 0
    assert position.record()["empty_piles"] == 17
    assert position.question is not None
    assert position.question.answers == ("pass",)
    position.answer("pass")
    assert position.is_over
    assert position.scores[0] == points(position, 0)
    assert position.winners == (0,)


def points(position: Position, seat: int) -> int:
    """The points of a seat, counted from the card table of the rules."""
    owned = {card.name: int(number) for card, number in zip(position.kingdom.cards, position.record()["owned"][seat], strict=False)}
    plain_points = {"Estate": 1, "Duchy": 3, "Province": 6, "Curse": -1}
    return sum(plain_points.get(name, 0) * number for name, number in owned.items()) + owned.get("Gardens", 0) * (sum(owned.values()) // 10)


@pytest.mark.parametrize("at_once", [False, True], ids=["one by one", "at once"])
def test_every_card_that_can_be_played_is_in_play(at_once: bool) -> None:
    """The most that six players' piles hold: ten Actions of each of ten kinds, and all the Treasures, in one turn of one player."""
    kingdom = random_kingdom(1, "both", excluded=["Gardens"])
    record = Position.new(kingdom, seats=6, engine=CheckedEngine).record()
    put_everything_before(record, seat=0)
    position = Position.from_record(kingdom, record, CheckedEngine)
    assert position.broken_law() == ""
    if at_once:
        position.play_all_treasures()
    while position.question and position.question.id == "treasure":
        position.answer(position.question.answers[0], recording=True)
    record = position.record()
    assert (int(record["play_size"]), record["hand_size"][0], int(record["coins"])) == (360, 0, 120 + 2 * 80 + 3 * 60)
    fast = Position.from_record(kingdom, record, ENGINE)
    for each in (position, fast):
        each.answer("pass")
    assert fast == position
    assert position.record()["play_size"] == 0


def put_everything_before(record: Any, seat: int) -> None:
    """Give a player all Treasures of the game in hand and all Actions in play, and the other players nothing of them."""
    for zone in ("hand", "rest", "discard", "owned"):
        record[zone] = 0
    for sizes in ("hand_size", "rest_size", "hand_mask"):
        record[sizes] = 0
    treasures = {0: 120, 1: 80, 2: 60}
    record["supply"][:3] = record["supply"][7:17] = 0
    for slot, number in treasures.items():
        record["hand"][seat][slot] = record["owned"][seat][slot] = number
    record["owned"][seat][7:17] = 10
    record["hand_size"][seat], record["hand_mask"][seat], record["legal"] = 260, 0b111, 0b111
    record["in_play"][:100] = [seat * IN_PLAY_SLOTS + slot for slot in range(7, 17) for _ in range(10)]
    record["play_size"] = 100
    record["stocked"], record["empty_piles"] = 0b1111000, 13


THRONES = """
edition       = {edition}
players       = alice, bob, carol
kingdom       = Throne Room, Smithy, Militia, Library, Council Room, Laboratory, Festival, Witch, Remodel, Moat
alice.hand    = Throne Room x20, Smithy x2, Library, Witch, Remodel, Council Room, Festival x2
alice.deck    = Throne Room x10, Copper x10, Laboratory x5, Militia x2, Estate x10
alice.discard = Throne Room x10, Gold x10, Curse x5
bob.hand      = Moat, Estate x4
carol.hand    = Moat, Gold x4
"""


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("seed", range(4 * (25 if SOAK else 1)))
def test_twenty_throne_rooms_in_hand(edition: int, seed: int) -> None:
    position = staged(THRONES.format(edition=edition), CheckedEngine, seed)
    freely = anything(Random(seed), passes=0.05)
    throne_room = position.slot("Throne Room")
    depths: list[int] = []

    def choose(each: Position) -> int:
        depths.append(plain.state_of(each.handle).depth)
        return throne_room if len(depths) <= 20 else freely(each)

    play_both(position, choose, 600)
    assert 20 < max(depths) < DEPTH


@examples(12)
@given(st.integers(0, 2**32 - 1), st.sampled_from([1, 2, "both"]), st.integers(2, 6))
def test_one_player_holds_every_kingdom_card(seed: int, edition: int | str, seats: int) -> None:
    """All the cards of the kingdom in one hand, all the Treasures in the deck, and a turn that goes on and on."""
    kingdom = random_kingdom(seed, edition)
    names = ", ".join(card.name for card in kingdom.kingdom_cards)
    hand = ", ".join(f"{card} x{8 if card.has_type(VICTORY) else 10}" for card in kingdom.kingdom_cards)
    players = ", ".join("abcdef"[:seats])
    others = "\n".join(f"{player}.hand = Gold, Silver x2, Estate, {victim(kingdom)}" for player in "bcdef"[: seats - 1])
    zones = f"a.hand = {hand}\na.deck = Copper x40, Silver x40, Gold x20\na.discard = Estate x8, Duchy x8, Curse x10"
    text = f"edition = {edition}\nplayers = {players}\nkingdom = {names}\n{zones}\n{others}\na.actions = 250"
    position = play_both(staged(text, CheckedEngine, seed % 1000), anything(Random(seed), passes=0.02), 500)
    assert position.record()["depth"] < DEPTH


def victim(kingdom: Kingdom) -> Card:
    """A Moat, if there is one."""
    return find_card("Moat") if find_card("Moat") in kingdom.kingdom_cards else find_card("Copper")
