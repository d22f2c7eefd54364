"""Every scenario document holds, block by block, on the compiled engine and on the plain one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import KINGDOM_CARDS
from fiefdom.game import engines, plain
from fiefdom.scenario.runner import check_document, run_block
from fiefdom.scenario.syntax import ScenarioBlock, blocks
from tests.scenario_pages import DOCUMENTS

BLOCKS = [(name, block) for name, path in DOCUMENTS.items() for block in blocks(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("block", [pytest.param(block, id=f"{name}::{block.heading}") for name, block in BLOCKS])
def test_scenario(block: ScenarioBlock) -> None:
    """One block on the compiled engine, or on the plain one where nothing was compiled."""
    problem = run_block(block, engines.compiled() or plain)
    assert problem is None, f"line {problem.line}: {problem}"


@pytest.mark.skipif(not engines.compiled(), reason="without a compiled engine every scenario has run on the plain one already")
@pytest.mark.parametrize("path", [pytest.param(path, id=name) for name, path in DOCUMENTS.items()])
def test_document_holds_on_the_plain_engine(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one seed: that both engines have the same luck is tested elsewhere."""
    monkeypatch.setattr("fiefdom.scenario.runner.SEEDS", (1,))
    results = list(check_document(path, plain))
    assert [str(failure) for failure in results if failure] == []
    assert len(results) == sum(1 for name, _ in BLOCKS if DOCUMENTS[name] == path)


@pytest.mark.parametrize("card", [pytest.param(card, id=card.slug) for card in KINGDOM_CARDS])
def test_every_kingdom_card_has_a_document_of_its_own(card: Card) -> None:
    own = [block for name, block in BLOCKS if name == f"{card.set_name}/{card.slug}.md"]
    assert len(own) >= 3
    assert all(any(card.name in line for _, line in block.lines) for block in own)


def test_no_two_scenarios_of_a_document_have_the_same_heading() -> None:
    headings = Counter((name, block.heading) for name, block in BLOCKS)
    assert [heading for heading, number in headings.items() if number > 1] == []


def test_every_scenario_says_why() -> None:
    silent = [f"{name}::{block.heading}" for name, block in BLOCKS if "R-" not in block.about]
    assert silent == []
