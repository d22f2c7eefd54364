"""Arrays of games: the same games as single positions, on both engines, whatever the threads; bad arrays and bytes are refused."""

from __future__ import annotations

import copy
import pickle
import struct
import zlib
from collections.abc import Callable
from typing import Any

import numpy
import pytest

import fiefdom.game.engines
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.engine.layout import SEATS, SLOTS, dtype
from fiefdom.engine.state import State
from fiefdom.engine.words import ASK_TREASURE
from fiefdom.errors import BadBatch, BadBytes, BadPlayers, BadSeed, IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.batch import HEADER, PASS_ANSWER, Batch
from fiefdom.game.position import Position

FIRST_GAME = find_kingdom("First Game")
MIXED = [random_kingdom(seed, "both") for seed in range(5)] * 3
MIXED_SEATS = numpy.arange(15) % 5 + 2
FAST = engines.compiled() or plain
ENGINES = [pytest.param(FAST, id="fast"), pytest.param(plain, id="plain")]


def mixed(engine: Any = None, **options: Any) -> Batch:
    """Fifteen games of five kingdoms, three for each number of players from 2 to 6, the starters going round."""
    return Batch(MIXED, seats=MIXED_SEATS, seeds=100, starters=numpy.arange(15) % MIXED_SEATS, engine=engine, **options)


def play(batch: Batch, steps: int, seed: int = 1) -> Batch:
    """The same batch after so many random steps."""
    generator = numpy.random.default_rng(seed)
    for _ in range(steps):
        batch.step(batch.random_answers(generator))
    return batch


def same_bytes(records: Any, others: Any) -> bool:
    return bool(records.tobytes() == others.tobytes())


def zero_answers(batch: Batch) -> Any:
    return numpy.zeros(len(batch), numpy.int16)


# The same games


@pytest.mark.parametrize(("engine", "steps"), [(FAST, 600), (plain, 30)])
def test_stepping_a_batch_is_stepping_each_position(engine: Any, steps: int) -> None:
    batch = mixed(engine)
    starters = [game % int(MIXED_SEATS[game]) for game in range(15)]
    positions = [
        Position.new(kingdom, seats=int(MIXED_SEATS[game]), seed=100 + game, starter=starters[game], engine=engine)
        for game, kingdom in enumerate(MIXED)
    ]
    generator = numpy.random.default_rng(5)
    for _ in range(steps):
        answers = batch.random_answers(generator)
        batch.step(answers)
        for position, answer in zip(positions, answers, strict=True):
            if not position.is_over:
                position.answer("pass" if answer == -1 else position.kingdom.cards[answer])
        assert same_bytes(batch.states, numpy.array([position.record() for position in positions]))
    assert [batch.position(game) for game in range(15)] == positions
    assert [position.broken_law() for position in positions] == [""] * 15
    assert batch.over.any() == (steps > 500)


@pytest.mark.skipif(not engines.compiled(), reason="there is one engine only")
def test_both_engines_play_the_same_games_to_the_byte() -> None:
    fast, slow = mixed(engines.compiled()), mixed(plain)
    assert (fast.engine, slow.engine) == ("compiled", "plain")
    generator = numpy.random.default_rng(2)
    for _ in range(60):
        answers = fast.random_answers(generator)
        fast.step(answers)
        slow.step(answers)
        assert same_bytes(fast.states, slow.states)
        assert same_bytes(fast.masks(), slow.masks())
        assert [part.tolist() for part in fast.scores()] == [part.tolist() for part in slow.scores()]
    assert fast == slow
    assert same_bytes(fast.random_answers(numpy.random.default_rng(3)), slow.random_answers(numpy.random.default_rng(3)))


@pytest.mark.parametrize(("engine", "games", "steps"), [(FAST, 120, 60), (plain, 50, 5)])
def test_threads_change_nothing(engine: Any, games: int, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fiefdom.game.engines, "SMALLEST_PIECE", 16)
    alone = play(Batch(FIRST_GAME, games, engine=engine), steps)
    shared = play(Batch(FIRST_GAME, games, threads=3, engine=engine), steps)
    assert (alone.threads, shared.threads) == (1, 3)
    assert alone == shared
    assert same_bytes(alone.masks(), shared.masks())
    assert [same_bytes(*parts) for parts in zip(alone.scores(), shared.scores(), strict=True)] == [True, True]


def test_no_number_of_threads_means_all_the_cores() -> None:
    assert Batch(FIRST_GAME, threads=0).threads >= 1


def test_games_end_and_then_stay_as_they_are() -> None:
    batch = play(Batch(FIRST_GAME, 5, engine=FAST), 2000)
    assert batch.over.all()
    assert (batch.deciders == -1).all()
    assert not batch.masks().any()
    before = batch.clone()
    for answer in (-1, 0, 77, -5):
        batch.step(zero_answers(batch) + numpy.int16(answer))
    assert batch == before
    assert (batch.random_answers(numpy.random.default_rng(0)) == -1).all()


# What there is to know


@pytest.mark.parametrize("engine", ENGINES)
def test_masks_and_deciders_are_those_of_the_open_questions(engine: Any) -> None:
    batch = play(mixed(engine), 25)
    masks = batch.masks()
    assert (masks.shape, masks.dtype) == ((15, SLOTS + 1), numpy.dtype(bool))
    for game in range(15):
        question = batch.position(game).question
        assert question is not None
        slots = [batch.kingdom(game).cards.index(card) for card in question.cards]
        assert numpy.flatnonzero(masks[game]).tolist() == sorted(slots) + [SLOTS] * question.may_pass
        assert batch.deciders[game] == question.seat


@pytest.mark.parametrize(("engine", "steps"), [(FAST, 700), (plain, 20)])
def test_scores_and_winners_are_those_of_the_positions(engine: Any, steps: int) -> None:
    batch = play(mixed(engine), steps)
    points, winners = batch.scores()
    assert (points.shape, points.dtype, winners.dtype) == ((15, SEATS), numpy.dtype("int16"), numpy.dtype("uint8"))
    for game in range(15):
        position = batch.position(game)
        assert points[game].tolist() == [*position.scores, *[0] * (SEATS - position.seats)]
        assert [seat for seat in range(SEATS) if winners[game] >> seat & 1] == list(position.winners)


def test_each_distinct_kingdom_has_one_table() -> None:
    batch = mixed()
    assert batch.kingdoms == tuple(MIXED[:5])
    assert len(batch.tables) == 5
    assert batch.which.tolist() == [0, 1, 2, 3, 4] * 3
    assert [batch.kingdom(game) for game in range(15)] == MIXED


def test_the_states_are_the_memory_that_is_played_in() -> None:
    batch = play(Batch(FIRST_GAME, 4), 10)
    assert batch.states.dtype == dtype(State)
    assert batch.states.flags.c_contiguous
    batch.states[2] = batch.states[0]
    assert batch.position(2) == batch.position(0)


@pytest.mark.parametrize("name", ["tables", "which", "seats"])
def test_what_the_rules_rely_on_cannot_be_written(name: str) -> None:
    with pytest.raises(ValueError, match="read-only"):
        getattr(mixed(), name)[0] = 0


def test_a_batch_says_what_it_is() -> None:
    assert str(Batch(FIRST_GAME, 3)) == f"3 games of 2 players, 0 over, {FIRST_GAME}"
    assert repr(mixed()) == "<Batch: 15 games of 2-6 players, 0 over, 5 kingdoms>"


# Random answers


def test_random_answers_are_legal_and_each_as_likely() -> None:
    batch = Batch(FIRST_GAME, 300, seeds=[3] * 300, engine=FAST)
    while batch.states["question"][0] == ASK_TREASURE:
        batch.step(zero_answers(batch))
    legal = numpy.flatnonzero(batch.masks()[0])
    assert len(legal) > 3
    generator = numpy.random.default_rng(11)
    answers = numpy.concatenate([batch.random_answers(generator) for _ in range(40)])
    chosen = numpy.bincount(answers % (SLOTS + 1), minlength=SLOTS + 1)
    assert numpy.flatnonzero(chosen).tolist() == legal.tolist()
    expected = 12_000 / len(legal)
    assert (abs(chosen[legal] - expected) < 5 * expected**0.5).all()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_lot_chooses_the_legal_answer_at_its_place(engine: Any) -> None:
    class Lots:
        def __init__(self, place: int) -> None:
            self.place = place

        def random(self, number: int) -> Any:
            return (numpy.full(number, self.place) + 0.5) / wanted

    masks = numpy.array([1, 2**31, 2**32 - 1, 0b1011, 0x80010001, 0x00F0F000], numpy.uint32)
    batch = Batch(FIRST_GAME, len(masks), seeds=1, engine=engine)
    batch.states["legal"], batch.states["may_pass"] = masks, [0, 1, 0, 1, 1, 0]
    slots = [[slot for slot in range(SLOTS) if mask >> slot & 1] for mask in masks.tolist()]
    legal = [[*each, PASS_ANSWER] if may_pass else each for each, may_pass in zip(slots, batch.states["may_pass"], strict=True)]
    wanted = numpy.array([len(each) for each in legal])
    for place in range(SLOTS):
        found = batch.random_answers(Lots(place))  # type: ignore[arg-type]
        assert [answer for answer, each in zip(found.tolist(), legal, strict=True) if place < len(each)] == [
            each[place] for each in legal if place < len(each)
        ]


# Refusals


def test_several_threads_name_the_first_illegal_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "SMALLEST_PIECE", 2)
    batch = mixed(threads=3)
    before, answers = batch.clone(), batch.random_answers(numpy.random.default_rng(8))
    answers[[9, 13]] = -2
    with pytest.raises(IllegalAnswer, match=r"`-2` in game `9`"):
        batch.step(answers)
    assert batch == before


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("wrong", [SLOTS, 31, -2, 32767, -32768])
def test_one_illegal_answer_refuses_all_and_changes_nothing(engine: Any, wrong: int) -> None:
    batch = play(mixed(engine), 12)
    before = batch.clone()
    answers = batch.random_answers(numpy.random.default_rng(8))
    answers[[9, 13]] = wrong
    with pytest.raises(IllegalAnswer, match=rf"`{wrong}` in game `9` is no answer to `\S+` of seat \d\nhint: legal are "):
        batch.step(answers)
    assert batch == before


@pytest.mark.parametrize("engine", ENGINES)
def test_an_answer_the_question_does_not_allow_is_illegal(engine: Any) -> None:
    batch = Batch(FIRST_GAME, 3, engine=engine)
    assert not batch.masks()[0][5]
    with pytest.raises(IllegalAnswer, match=r"(?s)`5` in game `0` is no answer to `treasure` of seat 0.* 0 \(Copper\), -1 \(pass\)"):
        batch.step(numpy.full(3, 5, numpy.int16))


@pytest.mark.parametrize("engine", ENGINES)
def test_pass_is_illegal_where_a_card_must_be_named(engine: Any) -> None:
    militia = find_kingdom("First Game", 2)
    batch = Batch(militia, 200, seats=3, seeds=9, engine=FAST)
    generator = numpy.random.default_rng(1)
    while not (forced := ~batch.masks()[:, SLOTS] & ~batch.over).any():
        batch.step(batch.random_answers(generator))
    game = int(numpy.flatnonzero(forced)[0])
    again = Batch.load(batch.save(), engine=engine)
    answers = again.random_answers(generator)
    answers[game] = -1
    with pytest.raises(IllegalAnswer, match=f"`-1` in game `{game}`"):
        again.step(answers)
    assert again == batch


@pytest.mark.parametrize(
    "answers",
    [
        numpy.zeros(15, numpy.int32),
        numpy.zeros(15, numpy.uint16),
        numpy.zeros(15),
        numpy.zeros(14, numpy.int16),
        numpy.zeros((15, 1), numpy.int16),
        numpy.int16(0),
        [0] * 15,
        None,
    ],
)
def test_answers_of_another_shape_or_type_are_refused(answers: Any) -> None:
    batch = mixed()
    before = batch.clone()
    with pytest.raises(BadBatch, match="answers"):
        batch.step(answers)
    assert batch == before


def test_answers_need_not_lie_side_by_side() -> None:
    batch, other = mixed(), mixed()
    answers = batch.random_answers(numpy.random.default_rng(1))
    batch.step(answers)
    other.step(numpy.repeat(answers, 2)[::2])
    assert batch == other


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: Batch(FIRST_GAME, 0), BadBatch, "`0` games"),
        (lambda: Batch(FIRST_GAME, -1), BadBatch, "`-1` games"),
        (lambda: Batch([]), BadBatch, "`0` games"),
        (lambda: Batch(MIXED, 3), BadBatch, "`15` kingdoms do not fit 3 games"),
        (lambda: Batch(FIRST_GAME, 2, seats=1), BadPlayers, "`1` players"),
        (lambda: Batch(FIRST_GAME, 2, seats=[2, 7]), BadPlayers, "`7` players"),
        (lambda: Batch(FIRST_GAME, 2, seats=[2, 3, 4]), BadBatch, "seats of 2 games"),
        (lambda: Batch(FIRST_GAME, 2, starters=2), BadPlayers, "no seat `2`"),
        (lambda: Batch(FIRST_GAME, 2, seats=[4, 3], starters=[3, 3]), BadPlayers, "no seat `3`"),
        (lambda: Batch(FIRST_GAME, 2, seeds=-1), BadSeed, "`-1`"),
        (lambda: Batch(FIRST_GAME, 2, seeds=2**64), BadSeed, str(2**64)),
        (lambda: Batch(FIRST_GAME, 2, seeds=[1, -2]), BadSeed, "`-2`"),
        (lambda: Batch(FIRST_GAME, 2, seeds=numpy.array([1.5, 2.5])), BadBatch, "seeds of 2 games"),
        (lambda: Batch(FIRST_GAME, 2, threads=-1), BadBatch, "`-1` threads"),
        (lambda: mixed().position(15), BadBatch, "no game `15`"),
        (lambda: mixed().position(-1), BadBatch, "no game `-1`"),
    ],
)
def test_what_makes_no_batch_is_refused(make: Callable[[], object], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        make()


# Seeds and resets


def test_a_single_seed_counts_up_and_goes_round() -> None:
    batch = Batch(FIRST_GAME, 3, seeds=2**64 - 2)
    seeds = [2**64 - 2, 2**64 - 1, 0]
    assert batch == Batch(FIRST_GAME, 3, seeds=numpy.array(seeds, numpy.uint64))
    assert [batch.position(game) for game in range(3)] == [Position.new(FIRST_GAME, seed=seed) for seed in seeds]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("games", "named"),
    [
        (7, [7]),
        ([7, 3], [7, 3]),
        (numpy.array([14, 0]), [14, 0]),
        (slice(4, 6), [4, 5]),
        (numpy.arange(15) % 7 == 2, [2, 9]),
        ([], []),
        (numpy.zeros(15, bool), []),
        (None, list(range(15))),
    ],
)
def test_a_part_is_laid_out_anew_and_the_rest_stays(engine: Any, games: Any, named: list[int]) -> None:
    batch = play(mixed(engine), 9)
    before = batch.clone()
    batch.reset(games, seeds=1000, starters=1)
    for game in range(15):
        if game in named:
            seats = int(MIXED_SEATS[game])
            fresh = Position.new(MIXED[game], seats=seats, seed=1000 + named.index(game), starter=1, engine=engine)
            assert batch.position(game) == fresh
        else:
            assert same_bytes(batch.states[game], before.states[game])


def test_new_seeds_can_be_one_for_each_game_named() -> None:
    batch = mixed()
    batch.reset([3, 1], seeds=[50, 60], starters=[2, 1])
    assert batch.position(3) == Position.new(MIXED[3], seats=5, seed=50, starter=2)
    assert batch.position(1) == Position.new(MIXED[1], seats=3, seed=60, starter=1)


@pytest.mark.parametrize(
    ("games", "options", "error"),
    [
        (15, {"seeds": 1}, BadBatch),
        ([0, 15], {"seeds": 1}, BadBatch),
        ([3, 3], {"seeds": 1}, BadBatch),
        ([[1, 2]], {"seeds": 1}, BadBatch),
        (numpy.ones(14, bool), {"seeds": 1}, BadBatch),
        ("x", {"seeds": 1}, BadBatch),
        ([1, 2], {"seeds": [1, 2, 3]}, BadBatch),
        ([1, 2], {"seeds": [1, -1]}, BadSeed),
        ([4, 0], {"seeds": 1, "starters": 2}, BadPlayers),
    ],
)
def test_a_refused_reset_changes_nothing(games: Any, options: dict[str, Any], error: type[Exception]) -> None:
    batch = play(mixed(), 9)
    before = batch.clone()
    with pytest.raises(error):
        batch.reset(games, **options)
    assert batch == before


# As a value


def test_a_clone_goes_its_own_way() -> None:
    batch = play(mixed(), 5)
    before = batch.states.copy()
    for other in (batch.clone(), copy.copy(batch), copy.deepcopy(batch)):
        assert other == batch
        play(other, 20)
        assert other != batch
        assert same_bytes(batch.states, before)
    assert play(batch.clone(), 20) == play(batch, 20)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_saved_batch_goes_on_in_the_same_way(engine: Any) -> None:
    batch = play(mixed(engine), 17)
    data = batch.save()
    for loaded in (Batch.load(data, engine=engine), Batch.load(data, threads=2), pickle.loads(pickle.dumps(batch))):
        assert loaded == batch
        assert loaded.save() == data
        assert loaded.seats.tolist() == MIXED_SEATS.tolist()
        assert play(loaded, 15) == play(batch.clone(), 15)


def test_a_loaded_batch_can_be_reset() -> None:
    loaded = Batch.load(play(mixed(), 9).save())
    loaded.reset(seeds=100, starters=numpy.arange(15) % MIXED_SEATS)
    assert loaded == mixed()


def test_bytes_damaged_anywhere_are_refused() -> None:
    data = play(Batch(MIXED[:3], seats=[2, 3, 4]), 30).save()
    for place in [*range(HEADER.size + 40), *range(HEADER.size + 40, len(data), 97)]:
        damaged = bytearray(data)
        damaged[place] ^= 0x11
        with pytest.raises(BadBytes):
            Batch.load(bytes(damaged))


@pytest.mark.parametrize("length", [0, 3, HEADER.size - 1, HEADER.size, HEADER.size + 50, -1])
def test_bytes_cut_short_are_refused(length: int) -> None:
    with pytest.raises(BadBytes):
        Batch.load(Batch(FIRST_GAME, 2).save()[:length])


def test_bytes_of_a_position_are_no_batch() -> None:
    with pytest.raises(BadBytes, match="not the beginning of a saved position or batch"):
        Batch.load(bytes(Position.new(FIRST_GAME)))


def rewritten(change: Callable[[bytearray, int], None]) -> bytes:
    """A saved batch of two games whose body was changed and whose checksum is right all the same."""
    data = Batch(FIRST_GAME, 2).save()
    magic, version, _, layout, games, length = HEADER.unpack_from(data)
    body = bytearray(data[HEADER.size :])
    change(body, length)
    return HEADER.pack(magic, version, zlib.crc32(body), layout, games, length) + body


def set_kingdom_number(body: bytearray, length: int) -> None:
    struct.pack_into("<I", body, length + 4, 1)


def misspell_card(body: bytearray, length: int) -> None:
    body[5:6] = b"?"


def place_of(field: str, length: int) -> int:
    """Where a field of the first game begins."""
    offsets = dtype(State).fields
    assert offsets is not None
    return length + 2 * 4 + int(offsets[field][1])


def seat_nine_players(body: bytearray, length: int) -> None:
    body[place_of("seats", length)] = 9


def add_card_to_hand(body: bytearray, length: int) -> None:
    body[place_of("hand", length)] += 1


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (set_kingdom_number, "has kingdom `1`, and there are 1"),
        (misspell_card, "a kingdom that cannot be"),
        (seat_nine_players, "game `0` of the batch contradicts itself: there is a seat"),
        (add_card_to_hand, "game `0` of the batch contradicts itself: the size of a zone"),
    ],
)
def test_bytes_that_make_no_sense_are_refused_even_with_a_right_checksum(change: Callable[[bytearray, int], None], text: str) -> None:
    with pytest.raises(BadBytes, match=text):
        Batch.load(rewritten(change))
