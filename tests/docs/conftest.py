"""What several files of these tests need."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a warning of the build is a failure."""
    if importlib.util.find_spec("zensical") is None:
        pytest.skip("zensical is not installed (the extra `docs`)")
    target = tmp_path_factory.mktemp("site") / "site"
    work = target.with_name("work")
    work.mkdir()
    command = [sys.executable, str(ROOT / "docs" / "build_site.py"), "--site-dir", str(target), "--work-dir", str(work)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return target
