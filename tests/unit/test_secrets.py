"""What the data for each player contain, down to the bytes: views of positions, and what a player is told of events."""

from __future__ import annotations

import numpy
import pytest

from fiefdom.cards.catalogue import find_card
from fiefdom.engine.words import DRAW, REVEAL_HAND
from fiefdom.game.engines import Engine
from fiefdom.game.events import GameEvent
from fiefdom.game.position import Position
from fiefdom.game.view import view
from tests.stages import ENGINES, answered, staged, told

EVERYBODY = (0, 1, 2, None)
"""The seats of a table of three, and a spectator."""


def looks_the_same(one: Position, other: Position, seat: int | None) -> bool:
    """Whether a seat is sent the same bytes for two positions."""
    assert one.kingdom == other.kingdom
    return bool(view(one, seat).record.tobytes() == view(other, seat).record.tobytes())


def who_can_tell(one: str, other: str, *answers: str) -> list[int | None]:
    """The viewers at a table of three who can tell two games apart after these answers: by a view, or by what they are told."""
    first, second = (staged(f"players = ann, ben, cat\n{text}") for text in (one, other))
    happened, happened_too = (answered(position, *answers) for position in (first, second))
    return [
        seat
        for seat in EVERYBODY
        if not looks_the_same(first, second, seat) or told(first, happened, seat) != told(second, happened_too, seat)
    ]


def names(events: list[GameEvent], verb: str) -> list[str | None]:
    """The cards of the events with this verb, None where the face is hidden."""
    return [event.card.name if event.card else None for event in events if event.verb == verb]


def test_of_a_hidden_card_all_is_told_but_its_face() -> None:
    position = staged("players = ann, ben, cat\nkingdom = Smithy\nann.hand = Smithy\nann.deck = Gold, Silver, Copper")
    drawn = [event for event in told(position, answered(position, "Smithy"), 0) if event.verb == "draw"]
    assert [(event.origin, event.target) for event in drawn] == [("deck", "hand")] * 3
    for event in drawn:
        assert event.card
        assert event.seen_by(1) == event.seen_by(None) == event._replace(card=None)


# Piles and hands


@pytest.mark.parametrize("open_counts", [False, True], ids=["", "house rule"])
def test_no_view_contains_size_or_contents_of_a_discard_pile_and_every_view_its_top(open_counts: bool) -> None:
    """T-171."""
    position = staged("players = ann, ben, cat\nann.discard = Gold, Silver, Curse\nben.discard = Duchy, Copper x3\nphase = buy")
    for seat in EVERYBODY:
        record = view(position, seat, open_counts=open_counts).record
        assert not record["discard"].any()
        assert record["discard_size"].tolist() == ([3, 4, 0, 0, 0, 0] if open_counts else [0] * 6)
        assert [view(position, seat).discard_top(other) for other in range(3)] == [find_card("Gold"), find_card("Duchy"), None]


def test_nobody_can_tell_discard_piles_with_the_same_top_apart() -> None:
    """T-171."""
    assert (
        who_can_tell("ann.discard = Gold, Silver, Curse\nann.deck = Copper x2", "ann.discard = Gold, Copper x2\nann.deck = Silver, Curse")
        == []
    )
    assert who_can_tell("ben.discard = Gold, Silver", "ben.discard = Gold\nben.deck = Silver") == [1]  # one may count the own deck
    assert who_can_tell("ben.discard = Gold, Silver", "ben.discard = Silver, Gold") == [0, 1, 2, None]
    assert who_can_tell("ben.discard = Gold", "ben.discard = nothing\nben.deck = Gold") == [0, 1, 2, None]


def test_every_view_contains_all_hand_sizes_and_the_faces_of_the_own_hand_alone() -> None:
    """T-172."""
    position = staged("players = ann, ben, cat\nann.hand = Gold, Curse\nben.hand = Silver x3\ncat.hand = Estate")
    for seat in EVERYBODY:
        record = view(position, seat).record
        assert record["hand_size"].tolist() == [2, 3, 1, 0, 0, 0]
        shown = [other for other in range(6) if record["hand"][other].any() or record["hand_mask"][other]]
        assert shown == ([] if seat is None else [seat])


def test_only_its_owner_can_tell_hands_of_the_same_size_apart() -> None:
    """T-172."""
    assert who_can_tell("ben.hand = Silver, Gold\nben.deck = Curse x2", "ben.hand = Curse x2\nben.deck = Silver, Gold") == [1]
    assert who_can_tell("ann.hand = Silver, Gold\nann.deck = Copper", "ann.hand = Silver, Copper\nann.deck = Gold") == [0]
    assert who_can_tell("ben.hand = Gold\nben.deck = Gold", "ben.hand = Gold x2") == [0, 1, 2, None]


# Decks


def test_no_view_contains_the_order_of_a_deck_not_even_of_the_own_one() -> None:
    """T-336."""
    position = staged("players = ann, ben, cat\nann.deck = Gold, Silver, Curse\nben.deck = Duchy, Copper\nphase = buy")
    assert position.record()["known"].any()
    for seat in EVERYBODY:
        record = view(position, seat).record
        assert not any(record[field].any() for field in ("known", "known_size", "rest", "random"))
        assert record["rest_size"].tolist()[:3] == {0: [3, 0, 0], 1: [0, 2, 0], 2: [0, 0, 0], None: [0, 0, 0]}[seat]


def test_nobody_can_tell_the_order_of_a_deck() -> None:
    """T-336."""
    assert who_can_tell("ann.deck = Gold, Silver, Curse", "ann.deck = Curse, Silver, Gold") == []
    assert who_can_tell("ben.deck = Gold, Silver", "ben.deck = Silver, Gold") == []
    assert who_can_tell("ben.deck = Gold, Silver", "ben.deck = Silver") == [0, 1, 2, None]  # what a player owns is public


def test_the_order_in_which_a_card_left_the_deck_stays_a_secret() -> None:
    """T-336."""
    sentry = "kingdom = Sentry\nann.hand = Sentry\nann.deck = Copper, Gold, Estate"
    position = staged(f"players = ann, ben, cat\n{sentry}")
    events = answered(position, "Sentry", "pass", "pass", "Estate")
    assert position.record()["known_size"][0] == 2
    for seat in EVERYBODY:
        assert not view(position, seat).record["known"].any()
    assert names(told(position, events, 1), "put-back") == [None, None]
    assert names(told(position, events, 0), "put-back") == ["Gold", "Estate"]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_view_contains_no_random_generator(engine: Engine) -> None:
    """T-336."""
    one, other = (staged("players = ann, ben\nann.hand = Gold", engine, seed) for seed in (1, 2))
    assert one != other
    assert all(looks_the_same(one, other, seat) for seat in (0, 1, None))


# Drawing, looking, discarding


def test_others_are_told_only_how_many_cards_a_smithy_draws() -> None:
    """T-335."""
    start = "kingdom = Smithy, Moat\nann.hand = Smithy\nann.deck = "
    position = staged(f"players = ann, ben, cat\n{start}Gold, Moat, Curse")
    events = answered(position, "Smithy")
    assert names(told(position, events, 0), "draw") == ["Gold", "Moat", "Curse"]
    for seat in (1, 2, None):
        assert names(told(position, events, seat), "draw") == [None, None, None]
    assert who_can_tell(f"{start}Gold, Moat, Curse", f"{start}Moat, Gold, Curse", "Smithy") == [0]


def test_others_cannot_tell_what_a_smithy_has_drawn() -> None:
    """T-335."""
    start = "kingdom = Smithy\nann.hand = Smithy\nann.deck = "
    assert who_can_tell(f"{start}Gold x3, Copper x3", f"{start}Copper x3, Gold x3", "Smithy") == [0]
    assert who_can_tell(f"{start}Gold x3, Curse", f"{start}Gold, Curse, Gold x2", "Smithy") == [0]


def test_cards_that_sentry_looks_at_are_in_no_other_view() -> None:
    """T-240."""
    start = "kingdom = Sentry\nann.hand = Sentry\nann.deck = "
    position = staged(f"players = ann, ben, cat\n{start}Copper, Gold, Estate")
    events = answered(position, "Sentry")
    gold, estate = position.slot("Gold"), position.slot("Estate")
    assert numpy.flatnonzero(view(position, 0).record["looked"]).tolist() == [gold, estate]
    assert names(told(position, events, 0), "look") == ["Gold", "Estate"]
    for seat in (1, 2, None):
        seen = view(position, seat)
        assert (sum(seen.state.looked), seen.looked_at(0)) == (0, 2)
        assert names(told(position, events, seat), "look") == [None, None]
    other_cards = ("Copper, Gold, Estate, Silver, Curse", "Copper, Silver, Curse, Gold, Estate")
    assert who_can_tell(start + other_cards[0], start + other_cards[1], "Sentry") == [0]


def test_librarys_card_in_question_is_in_no_other_view_and_a_skipped_card_in_all() -> None:
    """T-274."""
    start = "kingdom = Library, Moat, Village\nann.hand = Library\nann.deck = "
    decks = f"{start}Moat, Village, Copper x9", f"{start}Village, Moat, Copper x9"
    assert who_can_tell(*decks, "Library") == [0]
    assert who_can_tell(*decks, "Library", "pass") == [0]
    position = staged(f"players = ann, ben, cat\n{decks[0]}")
    events = answered(position, "Library", "Moat")
    for seat in EVERYBODY:
        assert names(told(position, events, seat), "set-aside") == ["Moat"]
        assert view(position, seat).aside(0)[find_card("Moat")] == 1


def test_sentrys_cards_are_seen_when_they_are_trashed_or_on_top_of_the_discard_pile() -> None:
    """T-240."""
    position = staged("players = ann, ben, cat\nkingdom = Sentry\nann.hand = Sentry\nann.deck = Copper, Gold, Estate, Silver, Curse")
    events = answered(position, "Sentry", "Gold", "pass", "Estate")
    for seat in (1, 2, None):
        assert names(told(position, events, seat), "trash") == ["Gold"]
        assert names(told(position, events, seat), "discard") == ["Estate"]
        assert view(position, seat).trash == {find_card("Gold"): 1}
        assert view(position, seat).discard_top(0) == find_card("Estate")


def test_of_two_cards_that_sentry_discards_only_the_last_is_seen() -> None:
    """T-240."""
    position = staged("players = ann, ben, cat\nkingdom = Sentry\nann.hand = Sentry\nann.deck = Copper, Gold, Estate")
    events = answered(position, "Sentry", "pass", "Estate", "Gold")
    assert names(told(position, events, 1), "discard") == [None, "Gold"]
    assert view(position, 1).discard_top(0) == find_card("Gold")


@pytest.mark.parametrize(("picks", "shown"), [((), []), (("Gold",), ["Gold"]), (("Gold", "Curse", "Estate"), [None, None, "Estate"])])
def test_cellar_tells_the_others_how_many_cards_and_the_top_one(picks: tuple[str, ...], shown: list[str | None]) -> None:
    """T-178."""
    position = staged("players = ann, ben, cat\nkingdom = Cellar\nann.hand = Cellar, Gold, Curse, Estate, Silver\nann.deck = Copper x5")
    events = answered(position, "Cellar", *picks, "pass")
    for seat in (1, 2, None):
        assert names(told(position, events, seat), "discard") == shown
        assert names(told(position, events, seat), "choose") == []
    assert sorted(name for name in names(told(position, events, 0), "discard") if name) == sorted(picks)
    top = view(position, 1).discard_top(0)
    assert (top.name if top else None) == (picks[-1] if picks else None)


def test_others_cannot_tell_what_lies_below_the_top_after_cellar() -> None:
    """T-178."""
    first, second = (
        staged("players = ann, ben, cat\nkingdom = Cellar\nann.hand = Cellar, Estate, Gold, Curse\nann.deck = Copper x5") for _ in "ab"
    )
    happened = answered(first, "Cellar", "Gold", "Estate", "pass")
    happened_too = answered(second, "Cellar", "Curse", "Estate", "pass")
    assert not looks_the_same(first, second, 0)
    for seat in (1, 2, None):
        assert looks_the_same(first, second, seat)
        assert told(first, happened, seat) == told(second, happened_too, seat)


# Picks in the middle of a choice


@pytest.mark.parametrize(
    ("text", "attack", "picker"),
    [
        pytest.param("kingdom = Cellar\nann.hand = Cellar, Gold, Curse, Estate", "Cellar", 0, id="cellar"),
        pytest.param("kingdom = Chapel\nann.hand = Chapel, Gold, Curse, Estate", "Chapel", 0, id="chapel"),
        pytest.param("kingdom = Militia\nann.hand = Militia\nben.hand = Gold, Curse, Estate x2, Copper x2", "Militia", 1, id="militia"),
        pytest.param("kingdom = Sentry\nann.hand = Sentry\nann.deck = Copper, Gold, Curse", "Sentry", 0, id="sentry"),
    ],
)
def test_nobody_else_can_tell_what_has_been_picked_so_far(text: str, attack: str, picker: int) -> None:
    """T-178."""
    games = [staged(f"players = ann, ben, cat\n{text}") for _ in range(3)]
    happened = [answered(game, attack, *picks) for game, picks in zip(games, ((), ("Gold",), ("Curse",)), strict=True)]
    for game, events in zip(games[1:], happened[1:], strict=True):
        assert view(game, picker).is_asked
        assert not looks_the_same(games[0], game, picker)
        for seat in {*EVERYBODY} - {picker}:
            assert looks_the_same(games[0], game, seat)
            assert told(games[0], happened[0], seat) == told(game, events, seat)


# Revealing a hand


BUREAUCRAT = "players = ann, ben, cat\nkingdom = Bureaucrat, Gardens\nann.hand = Bureaucrat\ncat.hand = Estate\nben.hand = "


@pytest.mark.parametrize("hand", ["Copper x2, Gold", "Curse x2", "Bureaucrat"])
@pytest.mark.parametrize("engine", ENGINES)
def test_bureaucrats_victim_without_a_victory_card_reveals_the_whole_hand_and_keeps_it(hand: str, engine: Engine) -> None:
    """T-120, T-121, T-273."""
    position = staged(BUREAUCRAT + hand, engine)
    before = position.record()["hand"][1].tolist()
    events = answered(position, "Bureaucrat")
    revealed = [position.kingdom.cards[slot].name for slot, number in enumerate(before) for _ in range(number)]
    for seat in EVERYBODY:
        assert names(told(position, events, seat), "reveal-hand") == revealed
        assert [event.seat for event in told(position, events, seat) if event.verb == "reveal-hand"] == [1] * len(revealed)
    assert position.record()["hand"][1].tolist() == before
    assert position.record()["known_size"].tolist() == [1, 0, 1, 0, 0, 0]


def test_bureaucrats_victim_with_only_gardens_puts_the_gardens_back_for_all_to_see() -> None:
    """T-121."""
    position = staged(BUREAUCRAT + "Gardens, Copper, Curse")
    events = answered(position, "Bureaucrat")
    record = position.record()
    assert record["known"][1][:1].tolist() == [position.slot("Gardens")]
    assert {card.name: number for card, number in view(position, 1).hand.items()} == {"Copper": 1, "Curse": 1}
    for seat in EVERYBODY:
        assert names(told(position, events, seat), "put-back") == ["Gardens", "Estate"]
        assert names(told(position, events, seat), "reveal-hand") == []


def test_bureaucrat_reveals_no_hand_when_moat_is_shown() -> None:
    """T-273."""
    position = staged(BUREAUCRAT.replace("Gardens", "Moat") + "Moat, Copper")
    events = answered(position, "Bureaucrat", "Moat")
    assert [event for event in events if event.verb == REVEAL_HAND] == []


# Reactions


def test_nobody_can_tell_whether_moat_was_kept_back_or_not_in_hand() -> None:
    start = "players = ann, ben, cat\nkingdom = Witch, Moat\nann.hand = Witch\nann.deck = Copper x3\n"
    held = staged(f"{start}ben.hand = Moat\nben.deck = Estate")
    missing = staged(f"{start}ben.hand = Estate\nben.deck = Moat")
    asked, not_asked = answered(held, "Witch", "pass"), answered(missing, "Witch")
    for seat in (0, 2, None):
        assert looks_the_same(held, missing, seat)
        assert told(held, asked, seat) == told(missing, not_asked, seat)


def test_the_others_cannot_tell_who_is_asked_for_a_reaction() -> None:
    start = "players = ann, ben, cat\nkingdom = Witch, Moat\nann.hand = Witch\nann.deck = Copper x3\n"
    cards = "ben.deck = {1}\nben.hand = {0}\ncat.deck = {0}\ncat.hand = {1}"
    ben, cat = (staged(start + cards.format(*hands)) for hands in (("Moat", "Estate"), ("Estate", "Moat")))
    for position, seat in ((ben, 1), (cat, 2)):
        position.answer("Witch")
        question = position.question
        assert question is not None
        assert (question.id, question.seat) == ("moat.reveal", seat)
    assert looks_the_same(ben, cat, 0)
    assert looks_the_same(ben, cat, None)


# Rounds


@pytest.mark.parametrize("engine", ENGINES)
def test_throne_room_on_council_room_lets_the_others_draw_in_two_rounds(engine: Engine) -> None:
    """T-303."""
    decks = "\n".join(f"{name}.deck = Copper x10" for name in ("ann", "ben", "cat"))
    position = staged(
        f"players = ann, ben, cat\nkingdom = Throne Room, Council Room\nann.hand = Throne Room, Council Room\n{decks}", engine
    )
    events = answered(position, "Throne Room", "Council Room")
    draws = [event for event in events if event.verb == DRAW]
    assert [event.seat for event in draws] == [0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 1, 2]
    assert {position.kingdom.cards[event.cause].name for event in draws} == {"Council Room"}
    assert position.record()["buys"] == 3
