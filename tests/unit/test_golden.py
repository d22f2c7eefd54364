"""The golden playthroughs are what the rules give today."""

from __future__ import annotations

import pytest

from fiefdom.cards.catalogue import BASE_GAME
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from tests.golden.playthrough import FOLDER, playthrough


@pytest.mark.parametrize("key", [found.key for found in RECOMMENDED_SETS if find_kingdom(found.key).sets == (BASE_GAME,)])
def test_playthrough_is_as_it_was(key: str) -> None:
    """If the change is meant: `python -m tests.golden.playthrough`, and review the diff."""
    assert playthrough(key) == (FOLDER / f"{key}.txt").read_text(encoding="utf-8")
