"""The lower bounds of `pyproject.toml` are true: with exactly these versions the parts that lean on them most still work."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
LOWEST_PYTHON = (3, 11)
LEANING = (
    "tests/unit/test_app.py",
    "tests/bots/test_check.py",
    "tests/unit/test_texts.py",
    "tests/server/test_http.py",
)
"""The screen (textual), printed errors (rich), texts (fluent.runtime), the server (starlette, uvicorn, websockets, msgspec)."""


def lowest() -> list[str]:
    """Each direct dependency at its lower bound."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = []
    for requirement in map(Requirement, project["dependencies"]):
        bounds = [bound.version for bound in requirement.specifier if bound.operator == ">="]
        assert len(bounds) == 1, f"`{requirement}` has no lower bound"
        if requirement.marker is None or requirement.marker.evaluate():
            pinned.append(f"{requirement.name}=={bounds[0]}")
    return pinned


def run(python: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(python), "-m", *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.version_info[:2] != LOWEST_PYTHON, reason="the lowest versions of libraries go with the lowest version of Python")
def test_the_lowest_versions_work(tmp_path: Path) -> None:
    venv.create(tmp_path / "lowest", with_pip=True)
    python = tmp_path / "lowest" / ("Scripts" if os.name == "nt" else "bin") / "python"
    if run(python, "pip", "download", "-q", "--no-deps", "-d", str(tmp_path), "iniconfig").returncode != 0:
        pytest.skip("there is no package index to install them from")
    tools = ["pytest", "pytest-xdist", "hypothesis", "httpx"]
    installed = run(python, "pip", "install", "-q", *lowest(), *tools)
    assert installed.returncode == 0, installed.stderr
    done = run(python, "pytest", "-q", "-x", "-p", "no:cacheprovider", *LEANING, PYTHONPATH=str(ROOT / "src"))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
