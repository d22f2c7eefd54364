"""A seat is sent what it may know and nothing else: what it may not know can change without a byte of its view changing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from fiefdom.engine.deck import HOLE
from fiefdom.engine.state import NOTHING
from fiefdom.engine.words import GIVE, PUBLIC, RECEIVE
from fiefdom.errors import BadPlayers
from fiefdom.game.determinise import determinise
from fiefdom.game.position import Position
from fiefdom.game.view import view
from tests.properties.games import Play, chosen, examples, plays


def viewers(position: Position) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(position.seats)]


def some(positions: Iterator[Position]) -> Iterator[Position]:
    """Every question of a card, and every fourth of the others."""
    for number, position in enumerate(positions):
        if number % 4 == 0 or (position.question and not position.question.is_phase):
            yield position


# Direct swaps of hidden cards


def cards_of(counts: Any, spared: int = NOTHING) -> list[int]:
    """The slots counted, one by one, without one copy of the spared one."""
    slots = [slot for slot, number in enumerate(counts.tolist()) for _ in range(number)]
    if spared in slots:
        slots.remove(spared)
    return slots


def hidden_zones(position: Position, record: Any, owner: int, seat: int | None) -> dict[str, list[int]]:
    """The cards of a player that a viewer sees nothing of but, for a hand and the own deck, how many they are."""
    zones = {"rest": cards_of(record["rest"][owner]), "discard": cards_of(record["discard"][owner], int(record["top"][owner]))}
    if owner == record["decider"]:
        if view(position, owner).searches_discard:
            del zones["discard"]  # its player chooses from it, and what can be chosen is worked out from it
    elif owner != seat:
        zones["hand"] = cards_of(record["hand"][owner])
    return zones


def swapped(position: Position, seat: int | None, lots: Random) -> Iterator[Position]:
    """Positions that differ from this one only in what the viewer may not know."""
    for owner in range(position.seats):
        record = position.record()
        zones = {name: cards for name, cards in hidden_zones(position, record, owner, seat).items() if cards}
        if len(zones) > 1:
            one, other = lots.sample(sorted(zones), 2)
            swap(record, owner, (one, lots.choice(zones[one])), (other, lots.choice(zones[other])))
        if owner != seat and zones.get("rest") and record["discard_size"][owner] and record["rest_size"][owner]:
            move(record, owner, lots.choice(cards_of(record["rest"][owner])))
        reorder(record, owner, lots)
        yield Position.from_record(position.kingdom, record)


def swap(record: Any, owner: int, *places: tuple[str, int]) -> None:
    """Exchange a card of one zone for a card of another."""
    (one, first), (other, second) = places
    for zone, out, into in ((one, first, second), (other, second, first)):
        record[zone][owner][out] -= 1
        record[zone][owner][into] += 1
    record["hand_mask"][owner] = sum(1 << slot for slot in set(cards_of(record["hand"][owner])))


def move(record: Any, owner: int, slot: int) -> None:
    """Put a card of a deck under a discard pile: another player may count neither (R-INFO-4)."""
    record["rest"][owner][slot] -= 1
    record["rest_size"][owner] -= 1
    record["discard"][owner][slot] += 1
    record["discard_size"][owner] += 1


def reorder(record: Any, owner: int, lots: Random) -> None:
    """Another order of the known cards of a deck, and another stream of luck."""
    size = int(record["known_size"][owner])
    places = [place for place in range(size) if record["known"][owner][place] != HOLE]
    order = record["known"][owner][places].tolist()
    lots.shuffle(order)
    record["known"][owner][places] = order
    record["random"][owner] = [lots.getrandbits(32) for _ in range(4)]


@examples(40)
@given(plays())
def test_swapping_hidden_cards_changes_no_view(play: Play) -> None:
    """T-171, T-172, T-336."""
    lots = Random(play.seed)
    for position in some(play.positions()):
        for seat in viewers(position):
            seen = view(position, seat)
            for other in swapped(position, seat, lots):
                assert other != position
                assert other.broken_law() == ""
                assert view(other, seat).record.tobytes() == seen.record.tobytes()


@examples(20)
@given(plays())
def test_swapping_cards_of_a_hand_changes_its_owners_view(play: Play) -> None:
    """T-172."""
    changed = 0
    for position in play.positions():
        record = position.record()
        for owner in range(position.seats):
            hand, deck = (set(cards_of(record[zone][owner])) for zone in ("hand", "rest"))
            if owner != record["decider"] and hand != deck and hand and deck:
                other = position.record()
                swap(other, owner, ("hand", min(hand - deck or hand)), ("rest", max(deck - hand or deck)))
                if (other["hand"] != record["hand"]).any():
                    changed += 1
                    assert view(Position.from_record(position.kingdom, other), owner) != view(position, owner)
    assert changed or len(play.choices) < 40


@examples(30)
@given(plays())
def test_what_is_public_is_in_every_view(play: Play) -> None:
    """T-173, T-184."""
    for position in some(play.positions()):
        record = position.record()
        for seat in viewers(position):
            seen = view(position, seat)
            assert list(seen.supply.values()) == record["supply"][:17].tolist()
            assert [seen.trash[card] for card in position.kingdom.cards] == record["trash"][:17].tolist()
            assert [seen.hand_size(other) for other in range(position.seats)] == record["hand_size"][: position.seats].tolist()
            assert [seen.actions, seen.buys, seen.coins] == [record["actions"], record["buys"], record["coins"]]
            assert (seen.turn, seen.seats) == (position.turn, position.seats)
            for other in range(position.seats):
                top = record["top"][other]
                assert seen.discard_top(other) == (None if top == NOTHING else position.kingdom.cards[top])
                size = record["rest_size"][other] + record["known_size"][other]
                assert seen.deck_size(other) == (size if other == seat else None)
                assert seen.discard_size(other) is None


@examples(30)
@given(plays())
def test_only_the_seat_that_is_asked_sees_the_question_in_full(play: Play) -> None:
    for position in play.positions():
        question = position.question
        for seat in viewers(position):
            seen = view(position, seat)
            assert seen.is_asked == (question is not None and question.seat == seat)
            if question is None or seen.is_asked:
                assert seen.question == question
            elif question.is_reaction:
                assert seen.question is None
            elif question.is_phase:
                assert seen.question is not None
                assert (seen.question.id, seen.question.seat) == (seen.phase, question.seat)
                assert seen.question.cards == (question.cards if seen.phase == "buy" else ())
            else:
                assert seen.question is not None
                assert (seen.question.id, seen.question.seat) == (question.id, question.seat)
                assert set(seen.question.cards) <= set(question.cards)
                if question.id in ("militia.discard", "cellar.discard", "sentry.trash", "harbinger.topdeck"):
                    assert seen.question.cards == ()


@examples(20)
@given(plays())
def test_making_a_view_changes_nothing(play: Play) -> None:
    for position in play.positions():
        saved = bytes(position)
        for seat in viewers(position):
            view(position, seat).record.fill(1)
        assert bytes(position) == saved


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    position = Play.plain().start()
    for seat in (-1, 2, 6):
        with pytest.raises(BadPlayers, match=f"there is no seat `{seat}`"):
            view(position, seat)


# Dealing anew what a view leaves open


@examples(40)
@given(plays())
def test_a_position_dealt_from_a_view_is_sound_and_has_the_same_view(play: Play) -> None:
    lots = Random(play.seed)
    for position in some(play.positions()):
        for seat in viewers(position):
            seen = view(position, seat)
            dealt = determinise(seen, lots)
            assert dealt.broken_law() == ""
            assert dealt.cards_in_game() == position.cards_in_game()
            assert view(dealt, seat) == seen
            assert (dealt.question is None) == (position.question is None)


@examples(30)
@given(plays())
def test_play_goes_on_from_a_position_dealt_from_a_view(play: Play) -> None:
    for seat in viewers(play.end()):
        dealt = determinise(view(play.end(), seat), Random(play.seed))
        cards = dealt.cards_in_game()
        for choice in play.choices[:60]:
            if dealt.question is None:
                break
            dealt.answer(chosen(dealt.question, choice))
            assert dealt.broken_law() == ""
            assert dealt.cards_in_game() == cards


@examples(30)
@given(plays())
def test_dealing_from_a_view_looks_at_the_view_alone(play: Play) -> None:
    """Two positions with the same view are dealt into the same one by the same lots."""
    position = play.end()
    for seat in viewers(position):
        seen = view(position, seat)
        dealt = determinise(seen, Random(play.seed))
        assert determinise(view(dealt, seat), Random(play.seed)) == dealt
        assert determinise(seen, Random(play.seed)) == dealt


@examples(25)
@given(plays(40))
def test_dealing_with_other_lots_deals_other_cards(play: Play) -> None:
    seen = view(play.end(), None)
    assert len({bytes(determinise(seen, Random(lot))) for lot in range(8)}) == 8


# Events


@examples(40)
@given(plays())
def test_a_face_is_seen_by_everybody_or_by_its_player_alone(play: Play) -> None:
    """T-335."""
    position = play.start()
    for answer in play.answers():
        for event in position.answer(answer, recording=True):
            between_two = event.verb in (GIVE, RECEIVE) and event.seen >> event.seat & 1 and event.seen.bit_count() == 2
            assert between_two or event.seen in (PUBLIC, 1 << event.seat)
