"""Actions that are labels and numbers: batches and environments with cards that only tests know, in a version that there is not yet."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import numpy
import pytest

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.words import ASK_CHOICE, NUMBERS
from fiefdom.envs import arena as arenas
from fiefdom.envs.arena import Arena
from fiefdom.envs.arrays import action_masks, actions, answers
from fiefdom.envs.columns import COLUMNS
from fiefdom.envs.encoding import ACTION_NAMES, LABEL_NAMES, ActionList, Lens
from fiefdom.errors import IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.batch import PASS_ANSWER, Batch
from fiefdom.game.question import legal_numbers
from tests.choices import CARDS, kingdom

OWN = tuple(CARDS)
FOUND = dict.fromkeys(label for card in OWN for question in card.questions.values() for label in question.labels)
LABELS = tuple(label for label in FOUND if label not in LABEL_NAMES)
LAST = COLUMNS.versions[-1]
NEXT = dataclasses.replace(LAST, cards=LAST.cards + len(OWN), labels=LAST.labels + len(LABELS))
INVENTED = ActionList(
    dataclasses.replace(COLUMNS, versions=(*COLUMNS.versions, NEXT, NEXT)),
    tuple(card.name for card in (*CATALOGUE, *OWN)),
    (*LABEL_NAMES, *LABELS),
)
"""Two versions more: cards and labels, then nothing at all."""

ENGINES = [plain, pytest.param(engines.compiled() or plain, id="fast")]


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """The version that there is not yet."""
    monkeypatch.setattr(Lens, "of", staticmethod(functools.partial(Lens.of, actions=INVENTED)))
    monkeypatch.setattr(arenas, "_check_known", lambda *_: None)


def test_labels_and_numbers_come_behind_all_that_there_was() -> None:
    names = INVENTED.names
    assert names[: len(ACTION_NAMES)] == ACTION_NAMES
    assert names[len(ACTION_NAMES) :] == (*(card.name for card in OWN), *LABELS)
    assert [INVENTED.of(name) for name in names] == list(range(len(names)))
    assert len(ACTION_NAMES) == COLUMNS.actions(len(COLUMNS.versions) - 1)


@pytest.mark.parametrize("engine", ENGINES)
def test_masks_and_actions_of_batches_are_those_of_the_positions(engine: Any) -> None:
    batch, generator, seen = Batch(kingdom(), 8, seeds=3, engine=engine), numpy.random.default_rng(1), set()
    for turn in range(250):
        masks, legal = batch.masks(), action_masks(batch)
        for game in range(len(batch)):
            if batch.states["question"][game] < ASK_CHOICE and turn % 20:
                continue  # nothing new, and slow to look at
            position = batch.position(game)
            question = position.question
            wanted = [] if question is None else legal_numbers(position.handle.question, position.handle.legal)
            assert numpy.flatnonzero(masks[game, :SLOTS]).tolist() == [number for number in wanted if number < SLOTS]
            named = [] if question is None else [INVENTED.of(answer) for answer in question.answers]
            assert numpy.flatnonzero(legal[game]).tolist() == sorted(named)
            seen |= {question.id} if question else set()
        chosen = batch.random_answers(generator)
        assert answers(batch, actions(batch, chosen)).tolist() == numpy.where(batch.over, PASS_ANSWER, chosen).tolist()
        batch.step(chosen)
    assert seen >= {"page.choose", "alms-house.pay", "dowser.name"}


@pytest.mark.parametrize("engine", ENGINES)
def test_numbers_that_a_mask_has_no_room_for_are_legal_all_the_same(engine: Any) -> None:
    batch = Batch(kingdom(), 200, seeds=3, engine=engine)
    batch.states["source"], batch.states["legal"], batch.states["may_pass"] = NUMBERS, 40, 0
    assert batch.masks().sum() == 200 * SLOTS
    drawn = batch.random_answers(numpy.random.default_rng(1))
    assert set(drawn.tolist()) <= set(range(41))
    assert drawn.max() > SLOTS


@pytest.mark.parametrize("engine", ENGINES)
def test_what_is_refused_says_which_labels_there_are(engine: Any) -> None:
    batch, generator = Batch(kingdom(), 1, seeds=3, engine=engine), numpy.random.default_rng(1)
    while (question := batch.position(0).question) and question.id != "page.choose":
        batch.step(batch.random_answers(generator))
    with pytest.raises(IllegalAnswer, match=r"0 \(\+card\), 1 \(\+action\)"):
        batch.step(numpy.array([7], numpy.int16))


def eager_actions(arena: Arena, generator: numpy.random.Generator) -> Any:
    """Actions by lot, but cards that ask are bought and played."""
    chosen: Any = arena.random_actions(generator)
    for name in ("Page", "Alms House"):
        chosen = numpy.where(arena.all_masks[:, INVENTED.of(name)], INVENTED.of(name), chosen)
    return chosen


@pytest.mark.parametrize("opponents", [None, "random", "big-money"])
def test_an_arena_plays_with_labels_and_numbers_and_both_engines_agree(opponents: str | None) -> None:
    fast, slow = (
        Arena(2, kingdom=kingdom(), opponents=opponents, canonical=True, engine=engine) for engine in (engines.compiled() or plain, plain)
    )
    generator, taken = numpy.random.default_rng(5), set()
    for arena in (fast, slow):
        arena.seed(2)
        arena.reset()
    for _ in range(150):
        chosen = eager_actions(fast, generator)
        taken |= {INVENTED.names[action] for action in chosen}
        for arena in (fast, slow):
            arena.step(chosen)
            assert not arena.illegal.any()
        assert (fast.all_masks == slow.all_masks).all()
        assert (fast.all_observations == slow.all_observations).all()
    assert taken & set(FOUND)
    assert taken & {"0", "1", "2"}


@pytest.mark.parametrize("engine", ENGINES)
def test_other_labels_numbers_and_cards_are_not_legal(engine: Any) -> None:
    arena = Arena(1, kingdom=kingdom(), opponents=None, illegal="ignore", engine=engine)
    generator = numpy.random.default_rng(5)
    seen: set[str] = set()
    arena.seed(2)
    arena.reset()
    while len(seen) < 2:
        question = arena.position(0).question
        if question and question.kind != "card" and question.kind not in seen:
            seen.add(question.kind)
            for action in set(range(len(INVENTED.names))) - {INVENTED.of(answer) for answer in question.answers}:
                arena.step([action])
                assert arena.illegal[0]
                assert arena.position(0).question == question
        arena.step(eager_actions(arena, generator))
