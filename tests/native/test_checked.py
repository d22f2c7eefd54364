"""The checked build: it soaks without a word, and names the rule and the line where a number does not fit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.stages import needs_compiler

pytestmark = needs_compiler

ROOT = Path(__file__).resolve().parents[2]

PREPARED = """
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.layout import dtype
from fiefdom.engine.state import State
from fiefdom.game import engines
from fiefdom.game.position import Position
from fiefdom.strategy.compiler import packed_program
from fiefdom.strategy.library import library

def altered(**fields):
    record = position.record()
    for name, value in fields.items():
        record[name] = value
    position.handle.load(record.tobytes()[: len(position.handle.dump())])

kingdom = find_kingdom("First Game", 2)
position = Position.new(kingdom, seed=1)
"""


@pytest.fixture(scope="module")
def checked() -> Path:
    """Compiled anew if the rules have changed since; in the source tree everything stays as it is."""
    before = (ROOT / "src" / "fiefdom" / "engine" / "_native.pyx").read_bytes()
    path = hatch_build.compile_engine(checked=True)
    assert path.is_relative_to(ROOT / "build" / "checked")
    assert (ROOT / "src" / "fiefdom" / "engine" / "_native.pyx").read_bytes() == before
    return path


def run_on(engine: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FIEFDOM_ENGINE": str(engine)}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_million_decisions_break_nothing(checked: Path) -> None:
    done = run_on(checked, "-m", "tests.native.soaked")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"1000000 decisions on {checked}\n"


FAULTS = {
    "a field runs over": (
        "altered(coins=65535)\nposition.answer('copper')",
        "engine/plays.py:",
        "in `play_treasure`: 65536 is stored where 0 to 65535 fit",
    ),
    "a field runs below nothing": (
        "altered(hand_size=0)\nposition.answer('copper')",
        "engine/zones.py:",
        "in `take_from_hand`: -1 is stored where 0 to 65535 fit",
    ),
    "an index is behind the end": (
        "altered(depth=97)\nposition.answer('copper')",
        "engine/stack.py:",
        "in `pop`: index 96 of 96 elements",
    ),
    "a strategy is asked what it has no room for": (
        "altered(question=200)\nengines.compiled().decide_with(position.handle, packed_program(library()['smithy'], kingdom))",
        "strategy/decide.py:",
        " elements",
    ),
}


@pytest.mark.parametrize(("deed", "file", "problem"), FAULTS.values(), ids=FAULTS.keys())
def test_what_c_would_go_on_with_ends_the_process_and_says_where(checked: Path, deed: str, file: str, problem: str) -> None:
    done = run_on(checked, "-c", PREPARED + deed)
    assert done.returncode < 0
    assert done.stderr.splitlines()[0].startswith(file)
    assert done.stderr.splitlines()[0].endswith(problem)


def test_undefined_behaviour_is_looked_for_too(checked: Path) -> None:
    assert sys.platform == "win32" or b"__ubsan_handle" in checked.read_bytes()
