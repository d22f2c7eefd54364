"""What waits for an answer must be what play leaves there: every question is asked again when a position is read."""

from __future__ import annotations

import functools
import re
import zlib
from collections.abc import Callable
from typing import Any

import numpy
import pytest

from fiefdom.cards.card import card, plus
from fiefdom.cards.kind_table import step_numbers, steps
from fiefdom.cards.kingdoms import Kingdom, find_kingdom
from fiefdom.cards.sets import card_sets
from fiefdom.cards.vocabulary import questions_by_id
from fiefdom.engine.kinds import ACTION, VICTORY
from fiefdom.engine.layout import DEPTH
from fiefdom.engine.plays import SILVER_PLAYED, play_again
from fiefdom.engine.stack import ROOM_TO_PLAY
from fiefdom.errors import BadBytes, BadNotation, BadPlayers, BadSeed
from fiefdom.game import soundness
from fiefdom.game.batch import HEADER as BATCH_HEADER
from fiefdom.game.batch import Batch
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.pending import QUESTION
from fiefdom.game.position import Position, split_seed, unsound
from tests.properties.forgeries import signed
from tests.stages import ENGINES, keep_in_mind, staged

TABLE = """
edition       = both
players       = alice, bob, carol
kingdom       = {card}, Throne Room, Village, Moat, Festival, Gardens, Laboratory, Market, Merchant, Woodcutter
alice.hand    = {card}, Throne Room, Copper x2, Estate
alice.deck    = {deck}
alice.discard = Duchy, Curse, Silver
alice.actions = 9
alice.buys    = 3
trash         = Gold, Estate
bob.hand      = Moat, Copper, Estate, Duchy x2
bob.deck      = Silver, Gold, Copper x5
carol.hand    = Copper x2, Gold, Estate, Duchy
carol.deck    = Silver, Gold, Copper x5
supply.Curse  = 0
"""

ASKED: dict[str, tuple[str, tuple[str, ...]]] = {
    "action": ("Smithy", ()),
    "treasure": ("Smithy", ("pass",)),
    "buy": ("Smithy", ("pass", "pass")),
    "treasure, the second": ("Smithy", ("pass", "Copper")),
    "buy, after a Treasure": ("Smithy", ("pass", "Copper", "Copper")),
    "buy, the second": ("Smithy", ("pass", "Copper", "pass", "Copper")),
    "throne-room.play": ("Smithy", ("Throne Room",)),
    "cellar.discard": ("Cellar", ("Cellar",)),
    "cellar.discard, the second": ("Cellar", ("Cellar", "Copper")),
    "chapel.trash": ("Chapel", ("Chapel",)),
    "chapel.trash, the third": ("Chapel", ("Chapel", "Copper", "Copper")),
    "remodel.trash": ("Remodel", ("Remodel",)),
    "remodel.gain": ("Remodel", ("Remodel", "Estate")),
    "mine.trash": ("Mine", ("Mine",)),
    "mine.gain": ("Mine", ("Mine", "Copper")),
    "moneylender.trash": ("Moneylender", ("Moneylender",)),
    "workshop.gain": ("Workshop", ("Workshop",)),
    "feast.gain": ("Feast", ("Feast",)),
    "artisan.gain": ("Artisan", ("Artisan",)),
    "artisan.topdeck": ("Artisan", ("Artisan", "Silver")),
    "library.set-aside": ("Library", ("Library",)),
    "library.set-aside, the second": ("Library", ("Library", "Village")),
    "harbinger.topdeck": ("Harbinger", ("Harbinger",)),
    "sentry.trash": ("Sentry", ("Sentry",)),
    "sentry.trash, the second": ("Sentry", ("Sentry", "Gold")),
    "sentry.discard": ("Sentry", ("Sentry", "pass")),
    "sentry.topdeck": ("Sentry", ("Sentry", "pass", "pass")),
    "vassal.play": ("Vassal", ("Vassal",)),
    "moat.reveal": ("Militia", ("Militia",)),
    "militia.discard": ("Militia", ("Militia", "pass")),
    "militia.discard, the second": ("Militia", ("Militia", "pass", "Copper")),
    "militia.discard, thrown": ("Militia", ("Throne Room", "Militia", "pass", "Copper", "Estate")),
    "bureaucrat.topdeck": ("Bureaucrat", ("Bureaucrat", "pass")),
    "bandit.trash": ("Bandit", ("Bandit", "pass")),
    "spy.discard": ("Spy", ("Spy", "pass")),
    "spy.discard, the second": ("Spy", ("Spy", "pass", "pass")),
    "thief.trash": ("Thief", ("Thief", "pass")),
    "thief.trash, the second": ("Thief", ("Thief", "pass", "Silver")),
    "thief.gain": ("Thief", ("Thief", "pass", "Silver", "Silver")),
    "thief.gain, the second": ("Thief", ("Thief", "pass", "Silver", "Gold", "Gold")),
    "chancellor.discard-deck": ("Chancellor", ("Chancellor",)),
    "poacher.discard": ("Poacher", ("Poacher",)),
}
"""Every question there is, the card that is played, and the answers that lead to it."""

DECKS = {"Library": "Village, Village, Gold", "Vassal": "Village, Gold"}


def asked(name: str, engine: Any = None) -> Position:
    """The position in which a question is open."""
    card, answers = ASKED[name]
    position = staged(TABLE.format(card=card, deck=DECKS.get(card, "Village, Gold, Silver x3")), engine)
    for answer in answers:
        position.answer(answer)
    assert position.question is not None
    assert position.question.id == name.partition(",")[0]
    return position


def put(field: str, value: int, *place: int) -> Callable[[Any], None]:
    """What writes a number into a record."""

    def spoil(record: Any) -> None:
        if place:
            record[field][place] = value
        else:
            record[field] = value

    return spoil


def forged(position: Position, spoil: Callable[[Any], None]) -> bytes:
    """The saved position with a change in its record, and the checksum that fits."""
    record = position.record()
    spoil(record)
    return signed(bytes(Position.from_record(position.kingdom, record)))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", ASKED)
def test_every_question_can_be_saved_and_read(name: str, engine: Any) -> None:
    position = asked(name, engine)
    assert Position.from_bytes(bytes(position), engine) == position
    assert read_position(write_position(position), engine) == position


def test_every_question_of_the_base_game_is_asked_here() -> None:
    assert {name.partition(",")[0] for name in ASKED} == set(questions_by_id(card_sets()[0].cards))


@pytest.mark.parametrize("name", ASKED)
def test_no_number_of_a_question_can_be_changed(name: str) -> None:
    position = asked(name)
    for field in (*QUESTION, "last_picked"):
        value = position.record()[field]
        for other in {int(value) + 1, int(value) - 1, int(value) ^ 2}:
            if 0 <= other <= numpy.iinfo(value.dtype).max:
                with pytest.raises(BadBytes, match="contradicts itself"):
                    Position.from_bytes(forged(position, put(field, other)))


@pytest.mark.parametrize("name", ASKED)
def test_no_pending_step_can_be_exchanged_or_added(name: str) -> None:
    position = asked(name)
    record = position.record()
    depth = int(record["depth"])
    for place in range(depth):
        for step in set(range(place, len(steps()), 4)) - {int(record["stack"][place][0])}:
            with pytest.raises(BadBytes, match="contradicts itself"):
                Position.from_bytes(forged(position, put("stack", step, place, 0)))
    for place in {0, depth - 1}:
        with pytest.raises(BadBytes, match="contradicts itself"):
            Position.from_bytes(forged(position, functools.partial(leave_out, place)))
    with pytest.raises(BadBytes, match="something in `stack` where nothing can be"):
        Position.from_bytes(forged(position, lambda record: record["stack"].__setitem__((depth, 4), 1)))


def leave_out(place: int, record: Any) -> None:
    """Take one of the pending steps away."""
    record["stack"][place:-1] = record["stack"][place + 1 :].copy()
    record["depth"] -= 1


CARDS_ABOUT: dict[str, Callable[[Any], None]] = {
    "aside": lambda record: move(record, "hand", 2, "aside", 0),
    "looked": lambda record: move(record, "hand", 0, "looked", 0),
    "picked": lambda record: record["picked"].__setitem__(3, 1),
    "loot": lambda record: keep_in_mind(record, 2),
}


def move(record: Any, origin: str, seat: int, target: str, slot: int) -> None:
    """Move a card of a seat, with all that follows from it."""
    record[origin][seat][slot] -= 1
    (record[target] if target == "looked" else record[target][seat])[slot] += 1
    soundness.fill_in(record, 17)


@pytest.mark.parametrize("name", ["throne-room.play", "cellar.discard, the second", "moat.reveal", "harbinger.topdeck", "workshop.gain"])
@pytest.mark.parametrize("zone", CARDS_ABOUT)
def test_no_card_lies_about_that_no_effect_has_put_there(name: str, zone: str) -> None:
    position = asked(name)
    record = position.record()
    CARDS_ABOUT[zone](record)
    record["owned"] = soundness.owned_by_zones(record)
    assert unsound(position.kingdom, record) != ""


@pytest.mark.parametrize(("name", "numbers"), [("action", {0}), ("treasure", {0, 2}), ("buy", {0, 2, 3})])
def test_a_phase_is_shown_as_far_as_it_can_be(name: str, numbers: set[int]) -> None:
    position = asked(name)
    for number in range(6):
        record = position.record()
        record["stack"][0][7] = number
        assert (unsound(position.kingdom, record) == "") == (number in numbers), number


BEGUN = ("cellar.discard, the second", "chapel.trash, the third", "militia.discard, the second", "sentry.trash, the second")
"""Choices that have begun."""


@pytest.mark.parametrize("name", BEGUN)
def test_as_many_cards_are_picked_as_the_choice_says(name: str) -> None:
    position = asked(name)
    for number in (-1, 1):
        record = position.record()
        top = record["stack"][int(record["depth"]) - 1]
        top[3] = int(top[3]) + number
        assert "were not to be picked" in unsound(position.kingdom, record)


def test_no_more_cards_are_picked_than_there_are() -> None:
    position = asked("cellar.discard, the second")
    record = position.record()
    assert (record["hand"][0][0], record["picked"][0], int(record["remaining"])) == (2, 1, 3)
    record["picked"][0] = 3
    record["stack"][int(record["depth"]) - 1][7] = record["remaining"] = 1
    assert unsound(position.kingdom, record) == "`3` cards are picked that were not to be picked"


def test_a_second_play_needs_room_for_what_it_may_leave() -> None:
    position = asked("militia.discard, thrown")
    record = position.record()
    again = record["stack"][1].copy()
    depth = int(record["depth"])
    for more in range(DEPTH):
        if depth + more > DEPTH:
            break
        deeper = position.record()
        deeper["stack"][1 + more : depth + more] = record["stack"][1:depth]
        deeper["stack"][1 : 1 + more] = again
        deeper["depth"] = depth + more
        accepted = unsound(position.kingdom, deeper) == ""
        assert accepted == (1 + more + ROOM_TO_PLAY <= DEPTH), more
    assert depth + more > DEPTH


@pytest.mark.parametrize(
    ("name", "room"), [("throne-room.play", ROOM_TO_PLAY), ("vassal.play", ROOM_TO_PLAY), ("workshop.gain", ROOM_TO_PLAY - 1)]
)
def test_a_card_that_plays_another_asks_only_where_there_is_room(name: str, room: int) -> None:
    position = asked(name)
    smallest = position.record()
    for more in range(DEPTH - ROOM_TO_PLAY - 3, DEPTH - ROOM_TO_PLAY + 3):
        record = position.record()
        record["stack"][1 : 1 + more] = (step_numbers()[play_again], 0, 7, 0, 0, 255, 0, 0)
        record["stack"][1 + more] = smallest["stack"][1]
        record["depth"] = 2 + more
        assert (unsound(position.kingdom, record) == "") == (1 + more + room <= DEPTH), more


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda record: record["hand"].__setitem__((0, 20), 1), "something in `hand`"),
        (lambda record: record["supply"].__setitem__(31, 1), "something in `supply`"),
        (lambda record: record["turns"].__setitem__(4, 1), "something in `turns`"),
        (lambda record: record["random"].__setitem__((5, 3), 1), "something in `random`"),
        (lambda record: record["known"].__setitem__((0, 100), 1), "something in `known`"),
        (lambda record: record["in_play"].__setitem__(400, 1), "something in `in_play`"),
        (lambda record: record["filler"].__setitem__(0, 1), "something in `filler`"),
        (lambda record: record.__setitem__("coins", 30_001), "`30001` coins are too many"),
        (lambda record: record.__setitem__("actions", 60_000), "`60000` actions are too many"),
        (lambda record: record["counters"].__setitem__(SILVER_PLAYED, 2), "first Silvers are too many"),
        (lambda record: record["turns"].__setitem__(0, 2**64 - 1), "turns"),
        (lambda record: record["supply"].__setitem__(0, 247), "copies of a card, more than 250"),
        (lambda record: record["supply"].__setitem__(slice(0, 3), 200), "cards to be played, more than 512"),
        (lambda record: record["stack"].__setitem__((0, 1), 1), "does not"),
    ],
)
def test_more_than_a_game_can_have_is_refused_with_the_value(spoil: Callable[[Any], None], message: str) -> None:
    with pytest.raises(BadBytes, match=message) as refusal:
        Position.from_bytes(forged(asked("action"), spoil))
    assert refusal.value.hint


def test_cards_that_could_bring_too_much_in_a_turn_are_refused() -> None:
    rich = [card(f"Rich {letter}", 3, ACTION, plus(coins=100)) for letter in "ABCDE"]
    proud = [card(f"Proud {letter}", 3, VICTORY, points=50, points_per={"ten": 4}) for letter in "ABCDE"]
    position = Position.new(Kingdom.of([*rich, *proud]), seats=2)
    assert unsound(position.kingdom, position.record()) == ""
    for slots, message in ((slice(7, 12), "points, more than"), (slice(12, 17), "coins in one turn")):
        record = position.record()
        record["supply"][slots] = 60
        assert message in unsound(position.kingdom, record)


def test_a_finished_game_is_tidy() -> None:
    position = asked("buy")
    record = position.record()
    record["supply"][5] = 0
    soundness.fill_in(record, 17)
    over = Position.from_record(position.kingdom, record)
    over.answer("pass")
    assert over.is_over
    assert Position.from_bytes(bytes(over)) == over
    for field in ("coins", "actions", "answer", "last_picked", "among", "remaining"):
        with pytest.raises(BadBytes, match=f"over, and its `{field}` is `1`"):
            Position.from_bytes(forged(over, put(field, 1)))
    with pytest.raises(BadBytes, match="over, and its `counters` is"):
        Position.from_bytes(forged(over, put("counters", 1, 0)))
    with pytest.raises(BadBytes, match="cards are left aside"):
        Position.from_bytes(forged(over, lambda record: move(record, "hand", 1, "aside", 0)))


def test_a_game_of_a_batch_is_held_against_the_same_laws() -> None:
    batch = Batch(find_kingdom("First Game"), games=2, seats=2)
    saved = batch.save()
    assert Batch.load(saved) == batch
    value = batch.position(1).handle.dump()
    changed = batch.position(1).record()
    changed["may_pass"] = 0
    body = saved[BATCH_HEADER.size :].replace(value, changed.tobytes()[: len(value)])
    magic, version, _, layout, games, length = BATCH_HEADER.unpack_from(saved)
    with pytest.raises(BadBytes, match="game `1` of the batch contradicts itself"):
        Batch.load(BATCH_HEADER.pack(magic, version, zlib.crc32(body), layout, games, length) + body)


def test_lines_that_made_python_complain_are_refused() -> None:
    line = write_position(asked("library.set-aside"))
    for old, new in (
        (re.search(r"seat 2 [^|]*", line).group(), "seat"),  # type: ignore[union-attr]
        ("fief1 both", "fief1 ²"),
        ("turn 0", "turn ٣"),
        ("ask 9,0,10", "ask 9,0,200"),
        ("turns=0 hand", "turns=0 turns=0 hand"),
    ):
        assert old in line
        with pytest.raises(BadNotation if "²" not in new else ValueError) as refusal:
            read_position(line.replace(old, new, 1))
        assert getattr(refusal.value, "hint", "")
    with pytest.raises(ValueError, match="no own cards"):
        read_position(line.replace(" | turn", f" | cards {'[' * 50_000} | turn", 1))


@pytest.mark.parametrize("name", ["action", "treasure", "buy"])
def test_nothing_waits_below_a_question_of_the_turn(name: str) -> None:
    position = asked(name)
    record = position.record()
    record["stack"][1] = record["stack"][0]
    record["stack"][0] = (step_numbers()[play_again], 0, 7, 0, 0, 255, 0, 0)
    record["depth"] = 2
    assert "waits where the turn of seat `0` does not" in unsound(position.kingdom, record)


@pytest.mark.parametrize("seed", [-1, 2**64, True, "7", 7.0, None])
def test_a_seed_has_64_bits(seed: Any) -> None:
    kingdom = find_kingdom("First Game")
    assert split_seed(0) == (0, 0)
    assert split_seed(2**64 - 1) == (2**32 - 1, 2**32 - 1)
    assert split_seed(3 << 32 | 5) == (5, 3)
    with pytest.raises(BadSeed, match="is no seed"):
        Position.new(kingdom, seed=seed)


@pytest.mark.parametrize(("seats", "starter"), [(1, 0), (7, 0), (2, 2), (2, -1), ("2", 0), (3, "0"), (2.0, 0)])
def test_seats_and_starters_that_a_game_does_not_have_are_refused(seats: Any, starter: Any) -> None:
    kingdom = find_kingdom("First Game")
    assert [Position.new(kingdom, seats=number, starter=number - 1).turn for number in (2, 6)] == [1, 5]
    with pytest.raises(BadPlayers):
        Position.new(kingdom, seats=seats, starter=starter)
