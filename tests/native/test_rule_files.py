"""Rules are found where they are: a new file of the engine, of the cards or of the strategies stands in no list."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("static", "locales", "shipped", "learn", "__pycache__", "_native*")

STEP = '''"""New."""

from __future__ import annotations

from fiefdom.engine.state import Frame, State
{imports}

def {name}(state: State, frame: Frame) -> None:
    """A step."""
    state.coins = {value}
'''

FOUND = """
import sys
sys.path[:0] = ["native"]
import generate
from fiefdom.cards.kind_table import steps
rules = generate.read_rules()
assert tuple(rules.steps) == tuple(step.__name__ for step in steps())
print(*rules.steps)
print(*generate.inputs())
print(*rules.constants)
print(*rules.compiled)
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the sources to add files to."""
    shutil.copytree(ROOT / "src" / "fiefdom", tmp_path / "src" / "fiefdom", ignore=shutil.ignore_patterns(*HEAVY))
    shutil.copytree(ROOT / "native", tmp_path / "native", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def found_in(clone: Path) -> list[list[str]]:
    """The steps that both engines find in a copy, the files that the compiled one is made from, the constants and the rules."""
    command = [sys.executable, "-c", FOUND]
    done = subprocess.run(command, cwd=clone, env={"PYTHONPATH": str(clone / "src")}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize("place", ["engine/tide.py", "cards/harbour.py", "cards/harbour/caravan.py", "cards/harbour/__init__.py"])
def test_a_step_in_a_new_file_has_a_number_in_both_engines(clone: Path, place: str) -> None:
    before, inputs, _, _ = found_in(clone)
    path = clone / "src" / "fiefdom" / place
    if not path.parent.exists():
        path.parent.mkdir()
        (path.parent / "__init__.py").write_text("FIRST_NUMBER = 1000\n", encoding="utf-8")
    path.write_text(STEP.format(name="moor", value=1, imports="\nFIRST_NUMBER = 1000\n"), encoding="utf-8")
    steps, files, _, _ = found_in(clone)
    assert (set(steps) - set(before), set(files) - set(inputs)) == ({"moor"}, {place})


def test_a_file_of_constants_belongs_to_the_rules_that_use_them(clone: Path) -> None:
    package = clone / "src" / "fiefdom"
    (package / "cards" / "sizes.py").write_text(
        '"""Sizes."""\n\nfrom fiefdom.cards.more import LARGE\n\nLARGER = LARGE + 1\n', encoding="utf-8"
    )
    (package / "cards" / "more.py").write_text('"""More."""\n\nLARGE = 7\n', encoding="utf-8")
    imports = "from fiefdom.cards.sizes import LARGER\n"
    (package / "cards" / "harbour.py").write_text(STEP.format(name="moor", value="LARGER", imports=imports), encoding="utf-8")
    _, files, constants, _ = found_in(clone)
    assert {"cards/harbour.py", "cards/sizes.py", "cards/more.py"} <= set(files)
    assert {"LARGE", "LARGER"} <= set(constants)


def test_a_file_without_rules_does_not_make_the_engine_stale(clone: Path) -> None:
    (clone / "src" / "fiefdom" / "strategy" / "extra.py").write_text('"""Extra."""\n\nUNUSED = 7\n', encoding="utf-8")
    _, files, constants, _ = found_in(clone)
    assert "strategy/extra.py" not in files
    assert "UNUSED" not in constants


def test_marks_say_what_the_compiler_cannot_see(clone: Path) -> None:
    """A rule over plain numbers, and one that is written in C."""
    source = STEP.format(name="moor", value=1, imports="from fiefdom.engine.rules import over_numbers, written_in_c\n")
    for mark in ("over_numbers", "written_in_c"):
        source += f'\n\n@{mark}\ndef {mark}_too(number: int) -> int:\n    """A rule."""\n    return number\n'
    (clone / "src" / "fiefdom" / "cards" / "harbour.py").write_text(source, encoding="utf-8")
    compiled = found_in(clone)[3]
    assert "over_numbers_too" in compiled
    assert "written_in_c_too" not in compiled
