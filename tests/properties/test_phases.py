"""Others see of a turn what its player does, and not what the hand allows: the engine skips phases in which nothing can be played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from fiefdom.engine.kinds import TREASURE
from fiefdom.envs.encoding import Encoding
from fiefdom.game.determinise import determinise
from fiefdom.game.engines import Engine
from fiefdom.game.game import Game, new_game
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.view import View, view
from tests.properties.games import Play, chosen, examples, plays
from tests.properties.test_views import viewers
from tests.stages import ENGINES, staged


def others(position: Position) -> list[int | None]:
    """Everybody but the seat that is asked."""
    asked = position.question.seat if position.question else None
    return [None, *(seat for seat in range(position.seats) if seat != asked)]


def phase_by_deeds(game: Game, shown: str) -> str:
    """The phase that all see who have watched the turn: a Treasure, or a purchase, says what is over; so does the last Action."""
    return "treasure" if shown == "action" and game.view(None).actions == 0 else shown


def followed(shown: str, game: Game, first: int) -> str:
    """The phase shown by the events from number `first` on."""
    for event in game.events_for(None, first):
        if event.verb in ("start-turn", "buy"):
            shown = {"start-turn": "action", "buy": "buy"}[event.verb]
        elif event.verb == "play" and event.cause is None and event.card and event.card.types == TREASURE:
            shown = "treasure"
    return shown


@examples(40)
@given(plays())
def test_others_see_the_phase_that_deeds_have_shown(play: Play) -> None:
    game = new_game(play.kingdom, players=[f"P{seat}" for seat in range(play.seats)], seed=play.seed, starter=play.starter)
    shown = "action"
    for choice in play.choices:
        if game.question is None:
            break
        if game.question.is_phase:
            for seat in others(game.position):
                assert game.view(seat).phase == phase_by_deeds(game, shown)
            assert game.view(game.question.seat).phase == game.question.id
        first = len(game.events)
        game.answer(chosen(game.question, choice))
        shown = followed(shown, game, first)


@examples(40)
@given(plays())
def test_passing_a_phase_shows_nothing_to_others(play: Play) -> None:
    position = play.start()
    for choice in play.choices:
        question = position.question
        if question is None:
            break
        if question.id in ("action", "treasure"):
            game = passed(position)
            for seat in others(position):
                assert game.view(seat) == view(position, seat)
                assert game.events_for(seat, 1) == []
        position.answer(chosen(question, choice))


def passed(position: Position) -> Game:
    """A game in this position whose open question was passed; one event came before."""
    game = new_game(position.kingdom, players=[f"P{seat}" for seat in range(position.seats)], seed=1)
    del game.events[1:]
    game.position = position
    game.answer(PASS)
    return game


HANDS = ("Copper x5", "Village, Copper x4", "Village x2, Estate x3", "Estate x5", "Smithy, Estate x4", "Gold, Estate x4")


def at_turn(hand: str, play: str = "", engine: Engine | None = None) -> Position:
    """Ola's turn, with ten cards that are the same ones for every hand."""
    everything = {"Copper": 5, "Village": 2, "Estate": 5, "Smithy": 1, "Gold": 1}
    for entry in hand.split(", "):
        name, _, number = entry.partition(" x")
        everything[name] -= int(number or 1)
    deck = ", ".join(f"{name} x{number}" for name, number in everything.items() if number)
    return staged(f"players = ola, ana\nkingdom = Village, Smithy\nola.hand = {hand}\nola.deck = {deck}\n{play}", engine)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("seat", [1, None])
def test_a_hand_without_actions_or_treasures_looks_like_any_other(seat: int | None, engine: Engine) -> None:
    seen = {view(at_turn(hand, engine=engine), seat).record.tobytes() for hand in HANDS}
    asked = {at_turn(hand, engine=engine).question.id for hand in HANDS}  # type: ignore[union-attr]
    assert asked == {"action", "treasure", "buy"}
    assert len(seen) == 1


def test_others_see_the_same_whether_the_last_treasure_was_played_or_another_is_left() -> None:
    pictures = []
    for hand in ("Copper, Estate x4", "Copper x2, Estate x3"):
        position = at_turn(hand)
        position.answer("Copper")
        pictures.append(view(position, 1).record.tobytes())
    assert pictures[0] == pictures[1]


def test_others_see_the_treasures_begin_when_no_actions_are_left() -> None:
    position = at_turn("Smithy, Village, Estate x3", "ola.actions = 1")
    position.answer("Smithy")
    assert view(position, 1).phase == "treasure"
    assert view(at_turn("Village, Estate x4"), 1).phase == "action"


def test_a_purchase_shows_that_buying_has_begun() -> None:
    position = at_turn("Estate x5", "ola.buys = 2\nola.coins = 4")
    assert (position.phase, view(position, 1).phase) == ("buy", "action")
    position.answer("Estate")
    assert view(position, 1).phase == "buy"
    assert view(position, 1).question == position.question


@pytest.mark.parametrize("seat", [1, None])
def test_dealing_from_a_turn_of_another_asks_what_the_dealt_hand_allows(seat: int | None) -> None:
    seen = view(at_turn("Estate x5"), seat)
    asked = set()
    for lot in range(60):
        dealt = determinise(seen, Random(lot))
        assert dealt.question is not None
        hand = view(dealt, 0).hand
        can = [card for card in hand if card.name in ("Village", "Smithy")] or [card for card in hand if card.has_type(TREASURE)]
        assert (set(dealt.question.cards) == set(can)) or dealt.question.id == "buy"
        assert view(dealt, seat) == seen
        asked.add(dealt.question.id)
    assert asked == {"action", "treasure"}  # of these cards five without an Action or Treasure are hardly ever dealt


@examples(20)
@given(plays(40))
def test_observations_of_seats_that_are_not_asked_show_what_their_views_show(play: Play) -> None:
    encoding = Encoding(play.seats)
    for position in play.positions():
        for seat in viewers(position):
            if seat is not None:
                assert phases(encoding, view(position, seat)) == [view(position, seat).phase]


def phases(encoding: Encoding, seen: View) -> list[str]:
    """The phases that an observation says."""
    numbers = encoding.table_part(encoding.observe(seen), "phase").tolist()
    return [name for name, number in zip(("action", "treasure", "buy", "over"), numbers, strict=True) if number]


def test_a_hand_in_which_nothing_can_be_played_is_dealt_too() -> None:
    position = staged("players = ola, ana\nola.hand = Estate x5\nola.deck = Estate x2")
    dealt = determinise(view(position, 1), Random(1))
    assert dealt.question is not None
    assert dealt.question.id == "buy"
    assert view(dealt, 1) == view(position, 1)
