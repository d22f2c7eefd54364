"""Whatever stands in a scenario block, the runner reports it with a line; it never breaks down."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fiefdom.errors import BadScenario
from fiefdom.game import engines, plain
from fiefdom.scenario.runner import run_block
from fiefdom.scenario.syntax import ScenarioBlock, blocks
from tests.properties.games import examples
from tests.scenario_pages import DOCUMENTS

BLOCKS = [block for path in DOCUMENTS.values() for block in blocks(path.read_text(encoding="utf-8"))]
LINES = sorted({line for block in BLOCKS for _, line in block.lines})
PIECES = ["x", "x0", "x999", "=", "->", ":", ",", ".", "#", "-1", "250", "251", "99999", "²", "nothing", "alice", "cannot", "sees", "Curse"]
ENGINE = engines.compiled() or plain

words = st.lists(st.sampled_from([*PIECES, " "]) | st.text(max_size=6), max_size=6).map(" ".join)


@st.composite
def mangled(draw: st.DrawFn) -> ScenarioBlock:
    """A scenario with a few of its lines replaced, cut, or mixed with those of others."""
    block = draw(st.sampled_from(BLOCKS))
    lines = [line for _, line in block.lines]
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        cut = draw(st.integers(0, len(lines[place])))
        start = lines[place][:cut]
        lines[place] = draw(st.sampled_from(LINES) | words | words.map(start.__add__) | st.just(start) | st.just(""))
    return ScenarioBlock(block.heading, 1, tuple(enumerate(lines, start=2)))


@examples(500)
@given(mangled())
def test_a_mangled_scenario_passes_or_is_reported_with_its_line(block: ScenarioBlock) -> None:
    problem = run_block(block, ENGINE)
    if problem is not None:
        assert isinstance(problem, BadScenario)
        assert problem.message
        assert problem.line == 0 or problem.line in dict(block.lines)


@examples(300)
@given(st.lists(st.sampled_from(LINES) | st.text(max_size=20) | st.sampled_from(["```", "```scenario", "~~~", "# Title"]), max_size=30))
def test_any_document_can_be_searched_for_blocks(lines: list[str]) -> None:
    text = "\n".join(lines)
    found, problem = searched(text)
    for block in found:
        assert all(text.split("\n")[number - 1] == line for number, line in block.lines)
    if problem is not None:
        assert problem.message == "a fenced block is never closed"
        assert text.split("\n")[problem.line - 1].lstrip()[:3] in ("```", "~~~")


def searched(text: str) -> tuple[list[ScenarioBlock], BadScenario | None]:
    """The blocks of a document up to a mistake in its fences."""
    found: list[ScenarioBlock] = []
    try:
        found.extend(blocks(text))
    except BadScenario as problem:
        return found, problem
    return found, None
