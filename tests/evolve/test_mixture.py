from __future__ import annotations

import numpy
import pytest

from fiefdom.evolve.leaders import equilibrium, exploitability, robust_equilibrium, trimmed

ROCK_PAPER_SCISSORS = numpy.array([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])


def test_each_of_rock_paper_and_scissors_is_played_a_third_of_the_time() -> None:
    assert equilibrium(ROCK_PAPER_SCISSORS) == pytest.approx([1 / 3] * 3, abs=0.01)


def test_a_strategy_that_beats_all_others_is_played_alone() -> None:
    table = numpy.array([[0.5, 0.6, 0.7], [0.4, 0.5, 0.9], [0.3, 0.1, 0.5]])
    assert equilibrium(table) == pytest.approx([1, 0, 0], abs=0.01)


def test_a_cycle_of_different_strengths_has_the_weights_of_the_textbook() -> None:
    # Payoffs a, b, c of the three wins give weights proportional to (b, c, a) of the opposite wins.
    edge = numpy.array([[0.0, 0.1, -0.2], [-0.1, 0.0, 0.3], [0.2, -0.3, 0.0]])
    assert equilibrium(edge + 0.5) == pytest.approx([0.5, 1 / 3, 1 / 6], abs=0.02)


def test_nobody_does_better_against_the_mixture_than_the_mixture_itself() -> None:
    lots = numpy.random.default_rng(3)
    for size in range(2, 9):
        edge = numpy.triu(lots.uniform(-0.5, 0.5, (size, size)), 1)
        table = 0.5 + edge - edge.T
        assert exploitability(table, equilibrium(table)) < 0.01


def test_one_strategy_is_its_own_mixture() -> None:
    assert equilibrium(numpy.array([[0.5]])).tolist() == [1.0]
    assert equilibrium(numpy.zeros((0, 0))).tolist() == []


def test_trimming_keeps_the_largest_weights_and_their_sum() -> None:
    kept = trimmed(numpy.array([0.4, 0.01, 0.3, 0.29]), most=2)
    assert kept == pytest.approx([4 / 7, 0, 3 / 7, 0])


def test_trimming_keeps_something_even_if_all_are_small() -> None:
    assert trimmed(numpy.full(100, 0.01), most=5).sum() == pytest.approx(1)


def test_a_strategy_that_beats_the_leaders_but_loses_to_the_field_is_left_out() -> None:
    table = numpy.array([[0.5, 0.55], [0.45, 0.5]])
    assert equilibrium(table) == pytest.approx([1, 0], abs=0.01)
    assert robust_equilibrium(table, [0.5, 0.9]) == pytest.approx([0, 1], abs=0.01)
