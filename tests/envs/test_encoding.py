"""The encoding: numbers that never move, the same compiled and plain, and nothing in them that a seat may not know."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import numpy
import pytest

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.envs.arrays import action_masks, actions, answers, observe
from fiefdom.envs.encoding import ACTION_LIST, ACTION_NAMES, ACTIONS, LABEL_NAMES, LATEST, Encoding, action_of, answer_of, mask
from fiefdom.errors import BadBatch, BadKingdom, BadPlayers, BadView, IllegalAnswer, UnknownCard
from fiefdom.game import engines, plain
from fiefdom.game.batch import Batch
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.view import view
from tests.stages import staged

FIRST_GAME = find_kingdom("First Game")
TEN = "Chapel, Cellar, Militia, Market, Mine, Moat, Remodel, Smithy, Village, Workshop"


# Actions


def test_every_card_of_the_catalogue_has_one_number() -> None:
    assert sorted(ACTION_NAMES[1:]) == sorted([*(card.name for card in CATALOGUE), *LABEL_NAMES, *map(str, range(32))])
    assert [action_of(card) for card in CATALOGUE] == [ACTION_NAMES.index(card.name) for card in CATALOGUE]


def test_actions_and_answers_are_the_same_thing() -> None:
    assert [action_of(answer_of(action)) for action in range(ACTIONS)] == list(range(ACTIONS))
    assert (answer_of(0), action_of(PASS), action_of("council_room")) == (PASS, 0, ACTION_NAMES.index("Council Room"))


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_there_is_no_other_action(action: int) -> None:
    with pytest.raises(IllegalAnswer, match=f"`{action}`"):
        answer_of(action)


def test_a_card_without_a_number_is_refused() -> None:
    with pytest.raises(UnknownCard):
        action_of("Prosperity")
    invented = dataclasses.replace(FIRST_GAME.cards[8], name="Own Card")
    with pytest.raises(BadKingdom, match="`Own Card` has no number"):
        action_of(invented)


@pytest.mark.parametrize("seed", range(20))
def test_slots_and_actions_of_a_kingdom_fit_together(seed: int) -> None:
    kingdom = random_kingdom(seed, "both")
    numbers, slots = ACTION_LIST.of_answers(kingdom), ACTION_LIST.slots(kingdom)
    assert [slots[number] for number in numbers[:17]] == list(range(17))
    assert (numbers[:16] < numbers[1:17]).all(), "canonical order is the order of actions too"
    assert (slots == -2).sum() == ACTIONS - 1 - 17


# Observations


def test_fields_cover_an_observation_without_gaps() -> None:
    for players in range(2, 7):
        for version in range(LATEST + 1):
            encoding = Encoding(players, version)
            table = [place for field in encoding.table_fields for place in range(field.start, field.start + field.length)]
            assert len(table) == encoding.table_width
            assert sorted([*table, *encoding.card_places.flatten().tolist()]) == list(range(encoding.size))


def test_an_observation_says_what_the_view_says() -> None:
    position = Position.new(FIRST_GAME, seats=3, seed=4, starter=1)
    seen, encoding = view(position, 1), Encoding(3)
    row = encoding.observe(seen)
    hand = encoding.card_part(row, "hand")
    assert {ACTION_NAMES[card + 1]: int(hand[card]) for card in numpy.flatnonzero(hand)} == {c.name: n for c, n in seen.hand.items()}
    assert encoding.table_part(row, "question").tolist() == [0, 1, 0, *[0] * 14]
    assert encoding.table_part(row, "turn_0").tolist() == [1]
    assert encoding.table_part(row, "deck_size_0").tolist() == [5]
    assert encoding.table_part(row, "deck_size_1").tolist() == [-1]
    assert encoding.card_part(row, "in_game").sum() == 17
    assert encoding.card_part(row, "owned_2").sum() == 10
    other = encoding.observe(view(position, 0))
    assert encoding.table_part(other, "asked").tolist() == [0]
    assert encoding.table_part(other, "turn_1").tolist() == [1]


def test_a_game_of_fewer_players_fits_a_larger_encoding() -> None:
    batch = Batch([FIRST_GAME, FIRST_GAME], seats=[2, 4])
    encoding = Encoding(4)
    both = observe(batch)
    assert both.shape == (2, encoding.size)
    assert both[0].tolist() == encoding.observe(view(batch.position(0), 0)).tolist()
    assert encoding.card_part(both, "owned_3").sum(axis=1).tolist() == [0, 10]


def test_what_cannot_be_observed_is_refused() -> None:
    position = Position.new(FIRST_GAME, seats=3)
    with pytest.raises(BadView, match="spectator"):
        Encoding(3).observe(view(position, None))
    with pytest.raises(BadPlayers, match="`3`"):
        Encoding(2).observe(view(position, 0))
    with pytest.raises(BadPlayers, match="`7`"):
        Encoding(7)
    with pytest.raises(BadView, match="`hands`"):
        Encoding(2).table_part(numpy.zeros(Encoding(2).size), "hands")
    with pytest.raises(BadPlayers, match="no such seat"):
        observe(Batch(FIRST_GAME, 2), numpy.array([0, 2]))


# Batches


@pytest.mark.parametrize("engine", [pytest.param(engines.compiled() or plain, id="fast"), pytest.param(plain, id="plain")])
def test_a_batch_is_observed_game_by_game(engine: Any) -> None:
    batch = Batch([random_kingdom(seed, "both") for seed in range(6)], seats=3, engine=engine)
    generator = numpy.random.default_rng(3)
    for _ in range(12):
        batch.step(batch.random_answers(generator))
    seen, masks = observe(batch), action_masks(batch)
    for game in range(6):
        watching = view(batch.position(game), int(batch.deciders[game]))
        assert seen[game].tolist() == Encoding(3).observe(watching).tolist()
        assert masks[game].tolist() == mask(watching).tolist()


def test_actions_of_a_batch_become_answers_and_back() -> None:
    batch = Batch([random_kingdom(seed) for seed in range(50)])
    generator = numpy.random.default_rng(3)
    for _ in range(400):
        given = batch.random_answers(generator)
        chosen = actions(batch, given)
        assert (action_masks(batch)[numpy.arange(50), chosen] == ~batch.over).all()
        assert answers(batch, chosen).tolist() == given.tolist()
        batch.step(answers(batch, chosen))


def test_cards_that_are_not_there_are_no_answers() -> None:
    batch = Batch(FIRST_GAME, 3)
    assert answers(batch, numpy.array([action_of("Witch"), ACTIONS, -1])).tolist() == [-2, -2, -2]
    with pytest.raises(IllegalAnswer):
        batch.step(answers(batch, numpy.array([0, 0, action_of("Witch")])))
    with pytest.raises(BadBatch, match="float64"):
        answers(batch, numpy.zeros(3))


def test_a_saved_batch_is_observed_in_the_same_way() -> None:
    batch = Batch([random_kingdom(seed) for seed in range(20)], seeds=5)
    generator = numpy.random.default_rng(3)
    for _ in range(100):
        batch.step(batch.random_answers(generator))
    loaded = Batch.load(batch.save())
    for _ in range(50):
        assert (observe(loaded) == observe(batch)).all()
        given = batch.random_answers(generator)
        batch.step(given)
        loaded.step(given)


# Several cards in one choice


def choices(position: Position, *, canonical: bool) -> Iterator[tuple[tuple[str, ...], Position]]:
    """All ways to make the choice that is open: the cards named, and what comes of it."""
    asked = position.question
    assert asked is not None
    for action in numpy.flatnonzero(mask(view(position, asked.seat), canonical=canonical)).tolist():
        after = position.copy()
        after.answer(answer_of(action))
        if after.question is None or after.question.id != asked.id:
            yield (answer_of(action),), after
        else:
            yield from (((answer_of(action), *rest), end) for rest, end in choices(after, canonical=canonical))


@pytest.mark.parametrize(
    ("play", "seat", "hand"),
    [
        ("Chapel", 0, "Copper x2, Estate, Silver"),
        ("Cellar", 0, "Copper, Estate, Silver"),
        ("Militia", 1, "Copper, Estate x2, Gold, Silver"),
        ("Militia", 1, "Copper x4, Estate"),
    ],
)
def test_in_canonical_order_every_set_of_cards_is_chosen_in_one_way(play: str, seat: int, hand: str) -> None:
    hands = [f"alice.hand = {play}, {hand}", ""] if seat == 0 else [f"alice.hand = {play}", f"bob.hand = {hand}"]
    position = staged("\n".join(["players = alice, bob", f"kingdom = {TEN}", "alice.deck = Gold x5", *hands]))
    position.answer(play)

    def outcomes(*, canonical: bool) -> list[tuple[tuple[str, int], ...]]:
        ends = [end.record() for _, end in choices(position, canonical=canonical)]
        zones = [[*end["hand"][seat].tolist(), *end["discard"][seat].tolist(), *end["trash"].tolist()] for end in ends]
        return [tuple(zone) for zone in zones]

    free, ordered = outcomes(canonical=False), outcomes(canonical=True)
    assert set(free) == set(ordered)
    assert len(set(ordered)) == len(ordered) < len(free)
