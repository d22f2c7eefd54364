"""Rollouts: honest deals, the same on both engines, in one thread or several, at once or in pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy
import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.engine.layout import SLOTS
from fiefdom.engine.redeal import redeal
from fiefdom.engine.state import NOTHING, State
from fiefdom.errors import BadNumber, BadView
from fiefdom.game import engines, plain
from fiefdom.game.plain import Handle, KindTable, unpack
from fiefdom.game.position import Position, packed_kinds
from fiefdom.game.view import View, view
from fiefdom.strategy.library import library
from fiefdom.strategy.rollout import BY_LOT
from fiefdom.strategy.rollouts import Arm, Outcomes, PlanLots, Rollouts, running_sums
from tests.agents.sparring import views
from tests.stages import ENGINES, needs_compiler

STRATEGIES = (library()["big-money-ultimate"], library()["smithy"])
EVEN = (0.5, 0.5)


def asked(seed: int, players: int = 2, edition: int | str = "both") -> Iterator[View]:
    """Views of a game between random agents, every card of the kingdom in use."""
    kingdom = random_kingdom(seed, edition)
    agents = [find_agent("beginner", seed + seat) for seat in range(players)]
    return views(Position.new(kingdom, seats=players, seed=seed), agents)


def rollouts(seen: View, **more: object) -> Rollouts:
    return Rollouts(seen, PlanLots(STRATEGIES, [EVEN] * seen.seats), seed=7, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seed", "players", "open_counts"), [(1, 2, 0), (2, 3, 0), (3, 6, 0), (4, 2, 1)])
def test_a_deal_fits_the_view_and_breaks_no_law(seed: int, players: int, open_counts: int) -> None:
    kingdom = random_kingdom(seed, "both")
    position = Position.new(kingdom, seats=players, seed=seed)
    agents = [find_agent("beginner", seed + seat) for seat in range(players)]
    for number, _ in enumerate(views(position, agents)):
        seat = position.handle.decider
        seen = view(position, seat, open_counts=bool(open_counts))
        if number % 7 and position.question and position.question.is_phase:
            continue
        handle = Handle(KindTable(packed_kinds(kingdom)))
        unpack(seen.record, handle.data)
        redeal(handle.data, seat, open_counts, number, seed)
        dealt = Position(kingdom, handle)
        assert dealt.broken_law() == position.broken_law()
        assert view(dealt, seat, open_counts=bool(open_counts)) == seen


def test_deals_put_unseen_cards_everywhere_they_can_be() -> None:
    position = Position.new(find_kingdom("First Game"), seed=3)
    seen = view(position, 0)
    hands = set()
    for number in range(200):
        state = State()
        unpack(seen.record, state)
        redeal(state, 0, 0, number, 0)
        hands.add(state.hand[1][0])
        assert sum(state.hand[0]) == 5
    assert hands == {2, 3, 4, 5}


def test_a_known_discard_pile_and_known_cards_on_the_deck_stay_where_they_are() -> None:
    position = Position.new(find_kingdom("First Game"), seed=3)
    record = view(position, 0).record
    record["owned"][0][1] += 2
    record["discard"][0][1] = 1
    record["top"][0] = 1
    record["rest_size"][0] = 6
    record["known"][0][0] = 1
    record["known_size"][0] = 1
    for number in range(20):
        state = State()
        unpack(record, state)
        redeal(state, 0, 0, number, 0)
        assert state.discard[0][1] == 1
        assert state.known[0][0] == 1
        assert state.rest[0][1] == 0
        assert state.rest_size[0] == 5


@needs_compiler
@pytest.mark.parametrize(("seed", "players"), [(11, 2), (12, 4)])
def test_both_engines_play_the_same_rollouts(seed: int, players: int) -> None:
    compared = 0
    for number, seen in enumerate(asked(seed, players)):
        question = seen.question
        assert question is not None
        if number % 40 and (question.is_phase or compared > 4):
            continue
        compared += 1
        slots = [slot for slot in range(SLOTS) if int(seen.record["legal"]) >> slot & 1][:2]
        arms = [Arm(0), Arm(BY_LOT), Arm(1, (NOTHING,)), *(Arm(0, (slot, NOTHING)) for slot in slots)]
        fast = rollouts(seen, engine=engines.compiled()).play(arms, 2)
        slow = rollouts(seen, engine=plain).play(arms, 2)
        assert numpy.array_equal(fast.points, slow.points)
        assert numpy.array_equal(fast.leads, slow.leads)
        assert numpy.array_equal(fast.victors, slow.victors)
        assert numpy.array_equal(fast.ends, slow.ends)
    assert compared > 4


@needs_compiler
def test_pieces_and_threads_change_nothing() -> None:
    seen = next(asked(5))
    arms = [Arm(0), Arm(1)]
    whole = rollouts(seen).play(arms, 60)
    pieces = [rollouts(seen).play(arms, 20, first=first) for first in (0, 20, 40)]
    threaded = rollouts(seen, threads=2).play(arms, 60)
    assert numpy.array_equal(whole.points, numpy.concatenate([each.points for each in pieces]))
    assert numpy.array_equal(whole.leads, threaded.leads)
    assert len({row.tobytes() for row in whole.leads}) > 20


@needs_compiler
@pytest.mark.parametrize("threads", [1, 2])
def test_many_rollouts_are_played_in_pieces_between_which_one_can_interrupt(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = next(asked(5))
    whole = rollouts(seen).play([Arm(0), Arm(1)], 60)
    monkeypatch.setattr("fiefdom.strategy.rollouts.PIECE", 16)
    sizes: list[int] = []
    one_by_one = rollouts(seen, threads=threads)
    play = one_by_one._play_native

    def noted(rows: object, first: int, outcomes: Outcomes) -> None:
        sizes.append(len(outcomes.points))
        play(rows, first, outcomes)

    monkeypatch.setattr(one_by_one, "_play_native", noted)
    assert numpy.array_equal(one_by_one.play([Arm(0), Arm(1)], 60).leads, whole.leads)
    assert max(sizes) <= 8


@needs_compiler
def test_arms_share_their_luck() -> None:
    outcomes = rollouts(next(asked(6))).play([Arm(0), Arm(1), Arm(0)], 40)
    assert numpy.array_equal(outcomes.leads[:, 0], outcomes.leads[:, 2])
    assert not numpy.array_equal(outcomes.leads[:, 0], outcomes.leads[:, 1])


@needs_compiler
def test_the_others_play_by_the_chances_given() -> None:
    seen = next(asked(7))
    arms = [Arm(0)]
    first = Rollouts(seen, PlanLots(STRATEGIES, [(1, 0), (1, 0)])).play(arms, 30)
    second = Rollouts(seen, PlanLots(STRATEGIES, [(0, 1), (0, 1)])).play(arms, 30)
    mixed = Rollouts(seen, PlanLots(STRATEGIES, [(0, 1), (1, 1)])).play(arms, 30)
    assert not numpy.array_equal(first.leads, second.leads)
    from_first = (mixed.leads == first.leads).all(axis=1)
    from_second = (mixed.leads == second.leads).all(axis=1)
    assert (from_first | from_second).all()
    assert from_first.any()
    assert from_second.any()


def test_illegal_answers_of_an_arm_are_left_to_the_plan() -> None:
    seen = next(asked(8))
    outcomes = rollouts(seen, engine=plain).play([Arm(0), Arm(0, (31,))], 1)
    assert outcomes.leads[0, 0] == outcomes.leads[0, 1]


def test_who_is_not_asked_cannot_roll_out() -> None:
    position = Position.new(find_kingdom("First Game"), seed=1)
    with pytest.raises(BadView):
        rollouts(view(position, 1))
    with pytest.raises(BadNumber):
        Rollouts(view(position, 0), PlanLots(STRATEGIES, [EVEN]))


def test_chances_become_running_sums() -> None:
    assert running_sums([1, 0, 3]).tolist() == [1073741823, 1073741823, 4294967295]
    with pytest.raises(BadNumber):
        running_sums([0, 0])


@pytest.mark.parametrize("engine", ENGINES)
def test_no_arms_and_no_rollouts_are_nothing(engine: Any) -> None:
    some = rollouts(next(asked(1)), engine=engine)
    assert [each.shape[:2] for each in some.play([], 3)] == [(3, 0)] * 4
    assert [each.shape[:2] for each in some.play([Arm(0), Arm(1)], 0)] == [(0, 2)] * 4
