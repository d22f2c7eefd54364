"""Positions that somebody has tampered with are refused, or keep every law from there on."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.properties.forgeries import attempt
from tests.properties.games import FACTOR


@pytest.mark.parametrize("seed", range(12 * FACTOR))
def test_a_forged_position_is_refused_or_keeps_every_law(seed: int) -> None:
    outcomes: Counter[str] = Counter()
    attempt(Random(seed), outcomes, answers=25)
    assert outcomes["refused str"] > 5
    assert outcomes["refused bytes"] > 5
