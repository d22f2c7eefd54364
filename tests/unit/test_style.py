"""The tools that read the code: they are part of the tests, so that one command checks everything."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = {
    "ruff check": [sys.executable, "-m", "ruff", "check", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
    "import-linter": [str(Path(sys.executable).with_name("lint-imports"))],
}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_code_passes(tool: str) -> None:
    """Lint, format and layers; the types are checked by mypy before the tests are run (README)."""
    done = subprocess.run(TOOLS[tool], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_of_code_is_longer_than_500_lines() -> None:
    """One concept per file."""
    files = [path for folder in ("src", "native", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    long = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path: lines for path, lines in long.items() if lines > 500} == {}


def test_a_class_has_a_name_of_its_own() -> None:
    """One meaning for each name."""
    homes = defaultdict(list)
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(path.relative_to(ROOT)))
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


def test_the_compiled_engine_is_made_from_these_sources() -> None:
    """A stale build would test yesterday's rules."""
    native = pytest.importorskip("fiefdom.engine._native", reason="no C compiler was found when Fiefdom was installed")
    sys.path.insert(0, str(ROOT / "native"))
    import generate

    assert generate.inputs() == native.SOURCES, "rebuild it: python hatch_build.py"
