"""Views and positions dealt from them in the middle of cards: what is shown, and what has to be dealt."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType

import pytest

from fiefdom.cards.card import Card
from fiefdom.errors import BadView
from fiefdom.game import determinise as module
from fiefdom.game.determinise import determinise, determinise_remembering
from fiefdom.game.memory import Memory
from fiefdom.game.position import Position
from fiefdom.game.view import View, view
from tests.stages import ENGINES, staged


def names(cards: Mapping[Card, int]) -> dict[str, int]:
    return {str(card): number for card, number in cards.items()}


# Harbinger


def harbinger() -> Position:
    position = staged(
        "players = ann, ben\nkingdom = Harbinger\nann.hand = Harbinger\nann.deck = Copper\nann.discard = Gold, Silver, Silver, Estate"
    )
    position.answer("Harbinger")
    return position


def test_harbingers_player_looks_through_the_discard_pile() -> None:
    position = harbinger()
    assert position.question is not None
    assert position.question.id == "harbinger.topdeck"
    assert names(view(position, 0).discard()) == {"Gold": 1, "Silver": 2, "Estate": 1}
    assert names(view(determinise(view(position, 0), Random(1)), 0).discard()) == {"Gold": 1, "Silver": 2, "Estate": 1}


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_looks_through_it(seat: int | None) -> None:
    seen = view(harbinger(), seat)
    assert not seen.record["discard"].any()
    assert seen.question is not None
    assert seen.question.cards == ()
    with pytest.raises(BadView, match="nobody may look through a discard pile now"):
        seen.discard()


def test_nobody_looks_through_a_discard_pile_before_or_after() -> None:
    position = staged(
        "players = ann, ben\nkingdom = Harbinger\nann.hand = Harbinger, Copper\nann.deck = Copper\nann.discard = Gold, Silver"
    )
    for _ in range(2):
        with pytest.raises(BadView, match="nobody may look"):
            view(position, 0).discard()
        position.answer("Harbinger" if position.phase == "action" else "Copper")
        if position.question and position.question.id == "harbinger.topdeck":
            position.answer("Gold")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(BadView, match="a spectator has no cards"):
        _ = view(harbinger(), None).hand


# Vassal


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_is_told_what_vassal_asks_about(seat: int | None) -> None:
    """It lies on top of the discard pile, for all to see."""
    position = staged("players = ann, ben\nkingdom = Vassal, Festival\nann.hand = Vassal\nann.deck = Festival, Copper")
    position.answer("Vassal")
    question = view(position, seat).question
    assert question is not None
    assert (question.id, question.seat, [card.name for card in question.cards]) == ("vassal.play", 0, ["Festival"])


# Cards in play


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_whose_cards_are_in_play_in_the_order_of_play(seat: int | None) -> None:
    position = staged(
        "players = ann, ben\nkingdom = Festival\nann.hand = Festival x2, Copper, Silver\nann.deck = Estate x4\nben.hand = Copper x5"
    )
    for answer in ("Festival", "Festival", "Silver", "Copper"):
        position.answer(answer)
    seen = view(position, seat)
    assert [card.name for card in seen.in_play(0)] == ["Festival", "Festival", "Silver", "Copper"]
    assert seen.in_play(1) == []
    position.answer("pass")
    position.answer("Copper")
    seen = view(position, seat)
    assert seen.in_play(0) == []
    assert [card.name for card in seen.in_play(1)] == ["Copper"]


# Militia


@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.parametrize("picked", [(), ("Copper",)])
def test_a_choice_of_several_cards_is_dealt_with_all_its_picks_to_come(seat: int | None, picked: tuple[str, ...]) -> None:
    position = staged("players = ann, ben, cat\nkingdom = Militia\nann.hand = Militia\nben.hand = Copper x3, Estate x2\nben.deck = Gold x5")
    position.answer("Militia")
    asked = position.question
    for answer in picked:
        position.answer(answer)
    seen = view(position, seat)
    for lot in range(20):
        dealt = determinise(seen, Random(lot))
        assert view(dealt, seat) == seen
        assert dealt.question is not None
        assert asked is not None
        assert (dealt.question.id, dealt.question.remaining) == ("militia.discard", asked.remaining)
        for _ in range(2):
            if dealt.question and dealt.question.id == "militia.discard":
                dealt.answer(dealt.question.cards[0])
        assert int(dealt.record()["hand_size"][1]) == 3
        assert dealt.broken_law() == ""


# Deals that have to be forced


SHUFFLED = "Estate x4, Silver x4, Duchy x4, Curse x4, Gold x4"
"""Cards among which one that fits is hardly ever dealt."""

FORCED = {
    "library": (f"kingdom = Library, Moat\nann.hand = Library, Copper x5\nann.deck = Moat\nann.discard = {SHUFFLED}", ("Library",)),
    "moneylender": (f"kingdom = Moneylender\nann.hand = Moneylender, Copper, Estate\nann.discard = {SHUFFLED}", ("Moneylender",)),
    "throne room": (
        f"kingdom = Throne Room, Festival\nann.hand = Throne Room, Festival, Curse\nann.discard = {SHUFFLED}",
        ("Throne Room",),
    ),
    "sentry": (
        f"kingdom = Sentry\nann.hand = Sentry, Copper x4\nann.deck = Copper, Gold, Estate\nann.discard = {SHUFFLED}",
        ("Sentry", "pass", "pass"),
    ),
}


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize("key", FORCED)
def test_a_forced_deal_fits_the_question_and_deals_every_card_once(key: str, seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRIES", 0)
    text, answers = FORCED[key]
    position = staged(f"players = ann, ben\n{text}")
    for answer in answers:
        position.answer(answer)
    seen = view(position, seat)
    for lot in range(40):
        dealt = determinise(seen, Random(lot))
        assert view(dealt, seat) == seen
        assert dealt.broken_law() == ""
        assert dealt.cards_in_game() == position.cards_in_game()
        assert dealt.question is not None
        assert position.question is not None
        assert (dealt.question.id, dealt.question.may_pass) == (position.question.id, position.question.may_pass)
        assert len(dealt.question.answers) > 1


def test_a_reaction_in_sight_is_not_the_one_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cat's only Moat is the top of her discard pile, so it is Ben who is asked, whatever the lots say."""
    monkeypatch.setattr(module, "TRIES", 0)
    text = "kingdom = Witch, Moat\nann.hand = Witch\nben.hand = Moat, Copper\ncat.hand = Copper x2\ncat.discard = Moat"
    position = staged(f"players = ann, ben, cat\n{text}")
    position.answer("Witch")
    for lot in range(20):
        question = determinise(view(position, 0), Random(lot)).question
        assert question is not None
        assert (question.id, question.seat) == ("moat.reveal", 1)


def test_a_view_that_nothing_fits_is_refused() -> None:
    position = staged("players = ann, ben\nkingdom = Moneylender\nann.hand = Moneylender, Copper")
    position.answer("Moneylender")
    seen = view(position, 1)
    record = seen.record.copy()
    record["owned"][0][seen.kingdom.slots["Copper"]] = 0
    record["owned"][0][seen.kingdom.slots["Gold"]] = 1
    with pytest.raises(BadView, match="no position fits this view"):
        determinise(View(seen.kingdom, record, seen.seat, open_counts=seen.open_counts), Random(1))


def test_only_the_seat_that_is_asked_can_be_dealt_by_its_memory() -> None:
    position = staged("players = ann, ben\nann.hand = Copper")
    for seat in (1, None):
        with pytest.raises(BadView, match="only the seat that is asked remembers"):
            determinise_remembering(view(position, seat), Memory(), 1)


# Vassal


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize(("pile", "former"), [("Gold, Copper x3", "Gold"), ("Festival, Copper x3", "Festival"), ("nothing", None)])
def test_what_lay_on_the_discard_pile_before_vassal_lies_below_what_it_found(
    engine: ModuleType, seat: int | None, pile: str, former: str | None
) -> None:
    """R-CARD-VASSAL-5: all have seen it, and when the found Action is played it shows again."""
    position = staged(
        f"players = ann, ben\nkingdom = Vassal, Festival\nann.hand = Vassal\nann.deck = Festival, Silver x6\nann.discard = {pile}", engine
    )
    position.answer("Vassal")
    for lot in range(20):
        dealt = determinise(view(position, seat), Random(lot), engine)
        dealt.answer("Festival")
        assert dealt.broken_law() == ""
        top = view(dealt, 1).discard_top(0)
        assert (top and top.name) == former
        assert bool(dealt.record()["discard_size"][0]) == (former is not None)
